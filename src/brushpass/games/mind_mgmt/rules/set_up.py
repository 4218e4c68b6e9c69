"""MM-2, set-up, step by step in the order of MM-2.30."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..box.city import (
    AT,
    BESIDE_TEMPLES,
    BORDER_AT,
    BORDER_NAMES,
    EDGE,
    EVERYWHERE,
    INTERIOR,
    bits,
    completable,
    names,
    open_borders,
    steps,
    together,
)
from ..box.components import (
    AGENTS,
    CARDS,
    CHAOS,
    HIDDEN_FEATURES,
    IMMORTALS,
    OPENING,
    SHARES,
    TOGETHER,
)
from ..state import HIDDEN, NOBODY, PILE, RECRUITER, MindMgmt
from .contacts import contacts
from .turns import begin_recruiter_turn, lay_step, refill

RANDOM: Final = "random"
LEAVE: Final = "leave"

# -- the table ---------------------------------------------------------------------------------------------------------


async def chaos(t: MindMgmt) -> None:
    """MM-2.2 to MM-2.4, R-03, D-04: one chaos token after the other, clockwise from the Recruiter."""
    laid = t.chaos.bit_count()
    seat = laid % t.setup.seats
    border = await t.ask(seat, "chaos", open_borders(t.chaos))
    t.chaos |= 1 << BORDER_AT[border]
    t.tell("chaos", seat, border)
    if laid + 1 == CHAOS:
        t.stage = "street_works" if t.has("street_works") else "card"


async def street_works(t: MindMgmt) -> None:
    """MM-13.4, D-13: the Recruiter may move one chaos token to another border where it touches no other."""
    laid = tuple([BORDER_NAMES[border] for border in bits(t.chaos)])
    lifted = await t.ask(RECRUITER, "street-works", (*laid, LEAVE))
    if lifted == LEAVE:
        t.tell("streets-left")
    else:
        rest = t.chaos & ~(1 << BORDER_AT[lifted])
        others = tuple([border for border in open_borders(rest) if border != lifted])
        border = await t.ask(RECRUITER, "street-works-to", others, about=(lifted,))
        t.chaos = rest | 1 << BORDER_AT[border]
        t.tell("streets-moved", lifted, border)
    t.stage = "card"


# -- the Recruiter -----------------------------------------------------------------------------------------------------


async def card(t: MindMgmt) -> None:
    """MM-2.10, MM-2.11, R-29, D-05: a recruiter card, chosen or drawn; nobody else learns even which of the two.

    Lots are drawn before it is known whether they are needed: otherwise the history would tell.
    """
    t.front = 2 if t.has("second_wind") else 1
    lot = t.below(len(CARDS), to=())
    chosen = await t.ask(RECRUITER, "card", (*CARDS, RANDOM), private=True)
    if chosen == RANDOM:
        t.disclose()
        chosen = CARDS[lot]
    t.card = chosen
    t.tell("card-kept")
    t.tell("card-is", t.card, to=(RECRUITER,))
    t.stage = "start"


@lru_cache(maxsize=1024)
def starts(chaos: int) -> tuple[str, ...]:
    """MM-2.12, MM-2.17, R-04: where an opening can begin."""
    return tuple([name for name in names(EVERYWHERE) if completable(chaos, AT[name], 1 << AT[name], OPENING - 1)])


async def start(t: MindMgmt) -> None:
    """MM-2.12 to MM-2.15, D-06: number 1, public in training only; then the hidden feature cards."""
    place = await t.ask(RECRUITER, "start", starts(t.chaos), private=t.full)
    number = AT[place]
    t.path = (number,)
    if not t.full:
        t.confirmed[number] = 1
        t.note("at", 1, number)
        t.tell("started", place)
    picky = t.has("picky_handler")
    t.fill(PILE, HIDDEN, HIDDEN_FEATURES + picky)
    t.stage = "picky_handler" if picky else "opening"


async def picky_handler(t: MindMgmt) -> None:
    """MM-13.3, D-12: one of four cards goes back unseen."""
    feature = await t.ask(RECRUITER, "put-back", tuple(t.piles[HIDDEN]), private=True, shown=nothing_shown)
    t.slip(feature, HIDDEN, PILE)
    t.stage = "opening"


def nothing_shown(option: str) -> str:
    """What others see of an answer that is nobody's business."""
    return ""


@lru_cache(maxsize=1 << 15)
def opening_steps(chaos: int, path: tuple[int, ...]) -> tuple[str, ...]:
    """MM-2.16, MM-2.17, D-07: the Steps after which the opening can still be completed."""
    visited, left = together(path), OPENING - len(path) - 1
    return tuple(
        [
            name
            for name in names(steps(chaos)[path[-1]] & ~visited)
            if completable(chaos, AT[name], visited | 1 << AT[name], left)
        ]
    )


async def opening(t: MindMgmt) -> None:
    """MM-2.16 to MM-2.18, D-07: the numbers 2 to 5, then the recruits of all five are laid out."""
    place = await t.ask(RECRUITER, "opening", opening_steps(t.chaos, t.path), private=True, shown=nothing_shown)
    t.path = (*t.path, AT[place])
    if len(t.path) < OPENING:
        return
    t.stage = "confirm"


async def confirm(t: MindMgmt) -> None:
    """MM-2.17, MM-2.18, R-04: until the opening is confirmed it can be taken back; then its recruits are counted."""
    await t.ask(RECRUITER, "confirm", ("confirm",))
    t.disclose()
    t.hour = OPENING
    count = contacts(t.path, range(1, OPENING + 1), t.piles[HIDDEN], ())
    t.announced = ((OPENING, count),)
    t.note("alert", OPENING, count, 1)
    t.tell("announced", OPENING, count)
    t.stage = "immortals" if t.full else hand_out(t)


async def immortals(t: MindMgmt) -> None:
    """MM-2.19, D-08: four immortals on four different interior locations."""
    place = await t.ask(RECRUITER, "immortal", names(INTERIOR & ~t.crowded()))
    t.immortals = (*t.immortals, AT[place])
    t.tell("immortal", place)
    if len(t.immortals) == IMMORTALS:
        t.stage = hand_out(t)


# -- the Agents --------------------------------------------------------------------------------------------------------


def hand_out(t: MindMgmt) -> str:
    """MM-2.20 to MM-2.22, R-23: the agent cards; the stage that comes next."""
    shares = SHARES[t.setup.seats]
    if t.full and t.setup.options["agent_cards"] == "chosen" and t.setup.seats > 2:
        return "agent_cards"
    if t.full and t.setup.seats > 2:
        left = list(shares)
        owners = []
        for _ in AGENTS:
            owners.append(left.pop(t.below(len(left))))
        shares = tuple(owners)
    share_out(t, shares)
    return "agents"


def share_out(t: MindMgmt, owners: tuple[int, ...]) -> None:
    """MM-2.20: who runs whom."""
    t.owners = owners
    t.tell("shared-out", owners)


async def agent_cards(t: MindMgmt) -> None:
    """MM-2.22, R-23, D-09: clockwise from the Recruiter's left, one card each, until every owner has their share."""
    owners = list(t.owners or (NOBODY,) * len(AGENTS))
    shares = SHARES[t.setup.seats]
    taken = sum([owner > TOGETHER for owner in owners])
    seat = 1 + taken % (t.setup.seats - 1)
    left = tuple([agent for number, agent in enumerate(AGENTS) if owners[number] == NOBODY])
    agent = await t.ask(seat, "agent-card", left)
    owners[AGENTS.index(agent)] = seat
    t.owners = tuple(owners)
    t.tell("agent-taken", seat, agent)
    if taken + 1 == sum([owner > TOGETHER for owner in shares]):
        share_out(t, tuple([max(owner, TOGETHER) for owner in owners]))
        t.stage = "agents"


async def agents(t: MindMgmt) -> None:
    """MM-2.23, MM-13.12, R-26, D-10: every agent on the edge, one after the other."""
    number = len(t.agents)
    inside = INTERIOR if t.has("inside_man") and not together(t.agents) & INTERIOR else 0
    place = await t.ask(t.runner(number), "agent-start", names(EDGE | inside), about=(AGENTS[number],))
    t.agents = (*t.agents, AT[place])
    t.tell("agent-starts", AGENTS[number], place)
    if len(t.agents) == len(AGENTS):
        if t.full:
            t.stage = "display" if t.has("second_wind") else "second_slip"
        else:
            begin_recruiter_turn(t)


async def second_slip(t: MindMgmt) -> None:
    """MM-2.26, D-11: the second Mind Slip token beside a temple."""
    place = await t.ask(t.last_say(), "second-slip", names(BESIDE_TEMPLES))
    t.board = AT[place]
    t.tell("second-slip", place)
    t.stage = "display"


async def display(t: MindMgmt) -> None:
    """MM-2.25, MM-2.27, MM-2.28, MM-13.14: the ally, and last of all the display."""
    t.dolphins = 2 if t.has("tame_dolphin") else 1
    refill(t)
    if t.has("early_tip"):
        t.stage = "early_tip"
    else:
        begin_recruiter_turn(t)


async def early_tip(t: MindMgmt) -> None:
    """MM-13.9, D-14: the Recruiter gives one of the numbers 1 to 5 away, without saying which."""
    place = await t.ask(RECRUITER, "early-tip", names(t.unmarked()))
    t.disclose()
    lay_step(t, AT[place], OPENING)
    begin_recruiter_turn(t)
