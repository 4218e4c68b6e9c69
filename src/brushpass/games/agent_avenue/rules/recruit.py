"""The turn of Agent Avenue in the order of the rulebook: set-up, recruiting, movement, the end of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from brushpass.engine import Outcome, Over

from ..box.components import (
    CATCH,
    CODEBREAKER,
    CODEBREAKERS,
    DAREDEVIL,
    DAREDEVILS,
    EFFECT,
    HOMES,
    IS_HOME,
    IS_MARKET,
    RING,
    SIDES,
    SUPPLY_SIZE,
    icons,
)
from ..state import DECK, DOWNS, HANDS, MARKET_DECK, AgentAvenue
from .team import agree

CENTRE: Final = ("face_up", "face_down")

# -- AA-2, AA-10.2, AA-11.2: set-up ------------------------------------------------------------------------------------


async def deal(t: AgentAvenue) -> None:
    """AA-2.3 to AA-2.5, AA-10.2, AA-11.2, R-15: deal the hands, open the supply, draw who begins."""
    for seat in range(t.setup.seats):
        t.refill(seat)
    if t.piles[MARKET_DECK]:
        t.supply = tuple(t.draw(MARKET_DECK) for _ in range(SUPPLY_SIZE))
        t.tell("supply-opened", t.supply)
    t.active = t.below(2)
    t.tell("began", SIDES[t.active])
    begin_turn(t)


def begin_turn(t: AgentAvenue) -> None:
    """AA-4.1, AA-11.5: a turn begins with the Play step of the active side."""
    t.stage = "swap" if len(t.teams[t.active]) == 1 else "lead_swaps"


# -- AA-6: recruit -----------------------------------------------------------------------------------------------------


async def recruit(t: AgentAvenue) -> None:
    """AA-6, AA-7.7, AA-11.12: the opponents take one of the two cards, the active side the other; both meeples move."""
    active = t.active
    opponent = 1 - active
    team = t.teams[opponent]
    if len(team) == 1:
        taken = await t.ask(team[0], "recruit", CENTRE)
    else:
        taken = await agree(t, opponent, "recruit", CENTRE)
    hidden = turn_up(t)
    theirs, ours = (t.face_up, hidden) if taken == "face_up" else (hidden, t.face_up)
    t.face_up = ""
    they_landed = enlist(t, opponent, theirs)
    if enlist(t, active, ours):
        t.due = (active, opponent) if they_landed else (active,)  # AA-10.9
    elif they_landed:
        t.due = (opponent,)
    else:
        end_of_turn(t)
        return
    t.stage = "market"  # AA-10.23: only after both movements


def turn_up(t: AgentAvenue) -> str:
    """AA-6.3: the face-down card is revealed; one like the face-up card tells what else was in that hand."""
    place = DOWNS[t.second]
    card = t.piles[place][0]
    t.reveal(card, place)
    if card == t.face_up:  # AA-5.3, AA-11.8: all the cards that were kept have this name
        hand = HANDS[t.second]
        for _ in range(t.kept):
            t.reveal(card, hand)
        for _ in range(t.kept):
            t.hide(card, hand)
    return card


def enlist(t: AgentAvenue, side: int, agent: str) -> bool:
    """AA-6.1, AA-7.1, AA-10.14, AA-10.15: an agent joins a side, whose meeple moves; see `move` for the answer."""
    green, blue = t.crews
    if side:
        blue = crew = (*blue, agent)
    else:
        green = crew = (*green, agent)
    t.crews = green, blue
    steps = icons(agent, t.ongoing[side])[crew.count(agent)]
    t.tell("recruited", SIDES[side], agent, steps)
    return steps != 0 and move(t, side, steps)


# -- AA-7: movement ----------------------------------------------------------------------------------------------------


def move(t: AgentAvenue, side: int, steps: int) -> bool:
    """AA-7.4, AA-7.5, AA-10.4 to AA-10.6: go, and say whether a black market card is to be taken there."""
    total = t.steps[side] + steps
    space = (HOMES[side] + total) % RING
    if IS_HOME[space] and "getaway_car" in t.ongoing[side]:  # AA-10.35, R-6, R-7
        further: int = EFFECT["getaway_car"]["value"]
        total += further
        space = (space + further) % RING
        t.tell("drove-on", SIDES[side], further)
    t.steps = (t.steps[0], total) if side else (total, t.steps[1])
    return bool(t.supply) and IS_MARKET[space]


# -- AA-8, AA-9: end of turn -------------------------------------------------------------------------------------------


def end_of_turn(t: AgentAvenue) -> None:
    """AA-8.1, AA-8.8 to AA-8.10, AA-9, AA-4.2: settle all claims; without one the other side's turn begins."""
    active = t.active
    opponent = 1 - active
    if reason := claim(t, active):
        raise Over(won(t.teams, active, reason))
    if reason := claim(t, opponent):
        raise Over(won(t.teams, opponent, reason))
    if not t.piles[DECK] and not t.can_play(opponent):
        closer = active if t.lead(active) >= 0 else opponent
        raise Over(won(t.teams, closer, "running-out"))
    t.turns += 1
    t.active = opponent
    begin_turn(t)


def claim(t: AgentAvenue, side: int) -> str:
    """AA-8.2 to AA-8.4, AA-8.8, AA-10.21: why a side would win now, or an empty string."""
    other = 1 - side
    steps = t.steps
    if steps[side] - steps[other] >= CATCH:
        return "catch"
    crew = t.crews[side]
    if crew.count(CODEBREAKER) >= CODEBREAKERS:
        return "codebreakers"
    if t.crews[other].count(DAREDEVIL) >= DAREDEVILS and "leader_of_the_pack" not in t.ongoing[other]:
        return "daredevils"
    ongoing = t.ongoing[side]
    if not ongoing:
        return ""
    if "leader_of_the_pack" in ongoing and crew.count(DAREDEVIL) >= EFFECT["leader_of_the_pack"]["at_least"]:
        return "leader-of-the-pack"
    if "masterplan" in ongoing and len(set(crew)) >= EFFECT["masterplan"]["at_least"]:
        return "masterplan"
    if "security_system" in ongoing and t.space(other) == HOMES[side]:
        return "security-system"
    return ""


@cache
def won(teams: tuple[tuple[int, ...], ...], side: int, reason: str) -> Outcome:
    """AA-11.16: a side wins or loses as a whole."""
    return Outcome.of(teams[side], reason, seats=sum(map(len, teams)))
