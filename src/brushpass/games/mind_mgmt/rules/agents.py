"""MM-6, MM-7, MM-9: the Agents' turn. An activation is a menu that comes again until it is ended."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from brushpass.engine import Outcome

from ..box.city import AT, FEATURES_AT, LINES, LOCATIONS, ORTHOGONAL, WITH, bits, names, reach, together
from ..box.components import AGENTS, BILL, DUSTY, FEATURES, MERU, MOST_NOTES, MOVE
from ..state import HIDDEN, NOBODY, MindMgmt
from .asking import ask
from .immortals import move_immortal, push_targets
from .turns import agents_win, end_activation

Option = Any
"""A tuple that says what is done and with what, or a single word."""

END: Final = "end"
STAY: Final = "stay"

# -- MM-6: activation and movement -------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << len(AGENTS))
def ready(down: int) -> tuple[str, ...]:
    """MM-6.1, D-30: the agents that have not been activated in this round."""
    return tuple([agent for number, agent in enumerate(AGENTS) if not down >> number & 1])


async def activate(t: MindMgmt) -> None:
    """MM-6.1, MM-6.2, R-15, D-30: the next agent, by the seat that has the last say."""
    agent = await t.ask(t.last_say(), "activate", ready(t.down))
    t.active = AGENTS.index(agent)
    t.spaces = MOVE
    t.moved = t.did = t.freed = False
    t.tell("activated", t.last_say(), agent)
    t.stage = "agent"


async def agent(t: MindMgmt) -> Outcome | None:
    """MM-6.3 to MM-6.5, R-09, R-16, D-31 to D-34: one choice of an activation."""
    option = await t.ask(t.runner(t.active), "agent", agent_options(t), about=(AGENTS[t.active],))
    if option == END:
        return end_activation(t)
    kind = option[0]
    if kind == "move":
        move(t, AT[option[1]])
        return None
    end_move(t)
    if kind == "drum":
        t.freed = True
        t.drummed = AGENTS.index(option[1])
        t.stage = "drum"
    elif kind == "expose":
        t.freed = True
        pushed(t, AT[option[1]], AT[option[2]])
    elif kind == "stride":
        t.used = (*t.used, "long_stride")
        t.spaces += 1
        t.tell("strides", AGENTS[t.active])
    else:
        t.did = True
        return take_action(t, option)
    return None


def end_move(t: MindMgmt) -> None:
    """MM-6.5, R-24: whatever is done after the first space ends the move."""
    if t.moved:
        t.spaces = 0


def take_action(t: MindMgmt, option: Option) -> Outcome | None:
    """MM-6.3, MM-7, D-33: the one action of an activation."""
    kind = option[0]
    if kind == "ask":
        ask(t, option)
    elif kind == "reveal":
        t.stage = "reveal"
    elif kind == "capture":
        return capture(t)
    elif kind == "target":
        target(t)
    else:
        shake(t, option)
    return None


def agent_options(t: MindMgmt) -> tuple[Option, ...]:
    """D-31: what the active agent may still do: move, act, use a free action, or rest."""
    found: list[Option] = list(moves(t.chaos, t.agents[t.active], t.spaces))
    stride = t.has("long_stride") and not t.moved and t.spaces == MOVE and "long_stride" not in t.used
    if stride:
        found.append(("stride",))
    if not t.did:
        found += actions(t)
    if t.full and not t.freed:
        if t.active == BILL:
            found += exposures(t.chaos, t.immortals, t.agents[BILL])
        elif t.active == DUSTY:
            found += DRUMS
    found.append(END)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def moves(chaos: int, here: int, spaces: int) -> tuple[Option, ...]:
    """MM-6.6 to MM-6.10, R-28, D-32: where the agent may move to with the spaces that are left."""
    return tuple([("move", place) for place in names(reach(chaos, here, spaces) & ~(1 << here))])


def distance(chaos: int, here: int, there: int) -> int:
    """R-28: how many spaces away a location is for an agent."""
    far = 0
    while not reach(chaos, here, far) >> there & 1:
        far += 1
    return far


def move(t: MindMgmt, place: int) -> None:
    """MM-6.3, MM-6.5: the active agent goes there the shortest way."""
    t.spaces -= distance(t.chaos, t.agents[t.active], place)
    t.moved = True
    put_agent(t, t.active, place)


def put_agent(t: MindMgmt, agent: int, place: int) -> None:
    """An agent elsewhere."""
    t.agents = (*t.agents[:agent], place, *t.agents[agent + 1 :])
    t.tell("moved", AGENTS[agent], LOCATIONS[place])


def actions(t: MindMgmt) -> list[Option]:
    """MM-5.13, MM-5.14, MM-7, D-33: the actions that are legal where the active agent stands."""
    here, crowded = t.agents[t.active], t.crowded()
    if crowded >> here & 1:
        pairs = PAIRS if t.has("double_question") and "double_question" not in t.used else ()
        return [*SHAKES, *pairs]
    found: list[Option] = []
    for feature in FEATURES_AT[here]:
        if not WITH[feature] & crowded:
            found.append(("ask", feature))
            if t.dolphins:
                found.append(("ask", feature, "spy_dolphin"))
    if t.steps >> here & 1 and len(t.confirmed) < MOST_NOTES:
        found.append(("reveal",))
    found.append(("capture",))
    if t.full and t.active == MERU:
        found.append(("target",))
    return found


# -- MM-7: Capture and Shakedown ---------------------------------------------------------------------------------------


def capture(t: MindMgmt) -> Outcome | None:
    """MM-7.18 to MM-7.20, MM-11.1: the Recruiter is here, or only that it failed is told."""
    here = t.agents[t.active]
    t.disclose()
    caught = here == t.head
    t.tell("captured" if caught else "missed", AGENTS[t.active], LOCATIONS[here])
    if caught:
        return agents_win(t, "capture")
    t.note("not", t.hour, 1 << here)
    return None


SHAKES: Final[tuple[Option, ...]] = tuple(("shake", feature) for feature in FEATURES)
PAIRS: Final[tuple[Option, ...]] = tuple(
    ("shake", feature, other) for number, feature in enumerate(FEATURES) for other in FEATURES[number + 1 :]
)
"""MM-13.13: a Shakedown that names two features."""


def shake(t: MindMgmt, option: Option) -> None:
    """MM-7.12 to MM-7.15, MM-7.21, MM-13.13, D-37: each named card that is hidden is opened; then the push."""
    if len(option) > 2:
        t.used = (*t.used, "double_question")
    t.disclose()
    for feature in option[1:]:
        hit = feature in t.piles[HIDDEN]
        t.tell("shaken", AGENTS[t.active], feature, hit)
        if hit:
            t.reveal(feature, HIDDEN)
            t.opened = (*t.opened, (feature, t.hour))
            t.note("has", t.hour, FEATURES.index(feature))
        elif feature not in t.named and feature not in t.open_features():
            t.named = (*t.named, feature)
            t.note("ban", t.hour, FEATURES.index(feature))
    t.stage = "push"


async def push(t: MindMgmt) -> None:
    """MM-7.16, MM-7.17, R-21, D-38: the immortal here may be pushed, right or wrong."""
    here = t.agents[t.active]
    targets = push_targets(t.chaos, t.immortals, here)
    if targets:
        place = await t.ask(t.runner(t.active), "push", (*names(targets), STAY), about=(LOCATIONS[here],))
        if place != STAY:
            pushed(t, here, AT[place])
    t.stage = "agent"


def pushed(t: MindMgmt, place: int, target: int) -> None:
    """An agent has pushed an immortal."""
    move_immortal(t, place, target)
    t.tell("pushed", AGENTS[t.active], LOCATIONS[place], LOCATIONS[target])


# -- MM-9: abilities ---------------------------------------------------------------------------------------------------


def target(t: MindMgmt) -> None:
    """MM-9.3, MM-9.4: Meru's Psychic Targeting, answered yes or no."""
    here = t.agents[t.active]
    t.disclose()
    yes = bool(LINES[here] >> t.head & 1)
    t.note("in" if yes else "not", t.hour, LINES[here])
    t.tell("targeted", LOCATIONS[here], yes)


@lru_cache(maxsize=1 << 14)
def exposures(chaos: int, immortals: tuple[int, ...], here: int) -> tuple[Option, ...]:
    """MM-9.6, MM-9.7, R-12, D-39: an immortal beside Bill, and where it may go."""
    return tuple(
        [
            ("expose", LOCATIONS[place], LOCATIONS[target])
            for place in bits(ORTHOGONAL[here] & together(immortals))
            for target in bits(push_targets(chaos, immortals, place))
        ]
    )


DRUMS: Final[tuple[Option, ...]] = tuple(("drum", agent) for agent in AGENTS)


async def drum(t: MindMgmt) -> None:
    """MM-9.8, R-17, D-40: Dusty's Neurorhythm moves an agent, himself included, farther for every opened card."""
    here = t.agents[t.drummed]
    reached = reach(t.chaos, here, 1 + len(t.opened)) & ~(1 << here)
    place = await t.ask(t.runner(t.active), "drum", (*names(reached), STAY), about=(AGENTS[t.drummed],))
    if place != STAY:
        put_agent(t, t.drummed, AT[place])
    t.drummed = NOBODY
    t.stage = "agent"
