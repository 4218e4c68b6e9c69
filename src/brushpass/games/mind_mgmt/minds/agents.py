"""The Agents' mind: they share one belief, ask what tells most, split the city among them, and close in.

All values are in chances to win. Of a position nothing is looked at that the Agents do not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..belief import CAP, public
from ..box.city import (
    AT,
    BORDER_AT,
    BORDERS,
    FEATURES_AT,
    INTERIOR,
    LOCATIONS,
    ORTHOGONAL,
    WITH,
    bits,
    glides,
    reach,
    together,
)
from ..box.components import ACTIVATIONS, AGENTS, ALLY, BILL, DUSTY, HENRY, MERU, MOVE
from ..rules.agents import END, STAY
from ..rules.immortals import heeded, push_targets
from ..state import MindMgmt
from . import plain

if TYPE_CHECKING:
    from .picture import Picture

BIT: Final = 0.4
"""What it is worth to know one bit more about where the Recruiter is."""
STEP: Final = 0.06
"""What it is worth to be one space nearer to them."""
GRASP: Final = 0.3
"""What a Capture is worth beside its chance, where it is likely enough."""
LIKELY: Final = 0.34
"""From here on a Capture is likely enough, and when time runs out from there."""
DESPERATE: Final = 0.15
LATE: Final = 2
"""Time runs out when so many hours are left."""
SHAKE: Final = 0.1
"""What it is worth to open one of the Recruiter's feature cards."""
RECRUIT: Final = 0.12
"""What it is worth to keep the immortals from a recruit."""
DOLPHIN: Final = 0.9
"""Spy Dolphin is called when it tells so many bits more than a plain Ask; less with every hour."""
WORTH_IT: Final = 0.01
"""Nobody moves for less."""
OLD_HANDS: Final = ("meru", "bill_falls", "henry_lyme", "dusty")
"""The agents whose abilities help most, in this order."""


class Care(NamedTuple):
    """How well the Agents think."""

    cap: int = CAP
    """How many paths they keep in mind."""
    lapse: float = 0.0
    """How often they forget all of it and do what beginners do."""


SHARP: Final = Care()


class Plan(NamedTuple):
    """What an agent could do with its activation, and what for."""

    worth: float
    place: int
    """Where it acts."""
    action: Any
    """None: it only moves."""


def belief(t: MindMgmt, care: Care) -> Picture:
    """What the Agents believe."""
    from .picture import picture

    return picture(public(t), care.cap)


# -- an activation -----------------------------------------------------------------------------------------------------


def plans(t: MindMgmt, agent: int, spaces: int, seen: Picture) -> Iterator[Plan]:
    """All that an agent can do who may still move so many spaces: move and act, or act and then move."""
    here, fresh = t.agents[agent], agent != t.active
    reached = bits(reach(t.chaos, here, spaces))
    ends = {place: standing(t, agent, place, seen) for place in reached}
    if agent == BILL and t.full and (fresh or not t.freed):
        ends = {place: worth + opening(t, agent, place, seen) for place, worth in ends.items()}
    for place in reached:
        yield Plan(ends[place], place, None)
    if fresh or not t.did:
        if fresh or not t.moved:
            ends[here] = max(ends.values())
        for place in reached:
            for action, worth in actions(t, agent, place, seen):
                yield Plan(worth + ends[place], place, action)


def standing(t: MindMgmt, agent: int, place: int, seen: Picture) -> float:
    """What it is worth that an agent stands there when the Recruiter moves on."""
    worth = -STEP * seen.away[place]
    if agent == HENRY and t.full:
        worth -= RECRUIT * menace(t, t.immortals, place)
    return worth


def opening(t: MindMgmt, agent: int, place: int, seen: Picture) -> float:
    """MM-9.6: what it is worth to push an immortal beside that location away from a place that somebody can take."""
    beside = bits(ORTHOGONAL[place] & t.crowded())
    return max([taken(t, agent, there, seen) for there in beside], default=0.0)


def taken(t: MindMgmt, agent: int, place: int, seen: Picture) -> float:
    """The chance of a Capture there by the agent that is activated next, once no immortal is in the way."""
    if t.activated == ACTIVATIONS - 1 or not push_targets(t.chaos, t.immortals, place):
        return 0.0
    for other, here in enumerate(t.agents):
        if other != agent and not t.down >> other & 1 and reach(t.chaos, here, MOVE) >> place & 1:
            return seen.heat[place]
    return 0.0


def actions(t: MindMgmt, agent: int, place: int, seen: Picture) -> Iterator[tuple[Any, float]]:
    """MM-7: the actions on a location, each with what it is worth."""
    crowded = t.crowded()
    if crowded >> place & 1:
        named, worth = shakedown(t, seen)
        yield named, worth + taken(t, agent, place, seen)
        return
    knowing = 0.0 if is_last(t) else BIT
    chance = seen.heat[place]
    hours = t.final_hour - t.hour
    grasp = GRASP if chance >= (LIKELY if hours > LATE else DESPERATE) else 0.0
    yield ("capture",), chance + grasp + knowing * seen.missing(place) * (1 - chance)
    for feature in FEATURES_AT[place]:
        if not WITH[feature] & crowded:
            yield asking(t, feature, seen, knowing)
    if t.steps >> place & 1:
        yield ("reveal",), knowing * seen.revealing(place)
    if t.full and agent == MERU:
        yield ("target",), knowing * seen.targeting(place)


def is_last(t: MindMgmt) -> bool:
    """Whether no agent is activated after this one, so that it helps nobody to know more."""
    final = t.final_hour if t.has("overtime") else t.final_hour - 1
    return t.hour >= final and t.activated == ACTIVATIONS - 1


def asking(t: MindMgmt, feature: str, seen: Picture, knowing: float) -> tuple[Any, float]:
    """MM-7.1, MM-9.9: an Ask, with Spy Dolphin where that tells much more."""
    possible = WITH[feature] & ~t.marked()
    told = seen.asking(possible)
    if t.dolphins:
        more = seen.calling(possible)
        if more - told > DOLPHIN * (t.final_hour - t.hour) / t.final_hour:
            return ("ask", feature, ALLY), knowing * more
    return ("ask", feature), knowing * told


def shakedown(t: MindMgmt, seen: Picture) -> tuple[Any, float]:
    """MM-7.12, MM-13.13: the likeliest hidden feature; two of them, where two may be named."""
    opened = t.open_features()
    likely = sorted([item for item in seen.features.items() if item[0] not in opened], key=lambda item: -item[1])
    names = [feature for feature, _ in likely[: 1 + (t.has("double_question") and "double_question" not in t.used)]]
    named = tuple([feature for feature in seen.features if feature in names])
    return ("shake", *named), SHAKE * sum([chance for feature, chance in likely if feature in names])


def best_plan(t: MindMgmt, agent: int, spaces: int, care: Care) -> Plan:
    """The best of them."""
    seen = belief(t, care)
    return max(plans(t, agent, spaces, seen), key=lambda plan: plan.worth)


def activate(t: MindMgmt, options: Sequence[str], care: Care) -> str:
    """MM-6.2, D-30: whoever can do most now."""
    return max(options, key=lambda agent: best_plan(t, AGENTS.index(agent), MOVE, care).worth)


def activation(t: MindMgmt, options: Sequence[Any], care: Care) -> Any:
    """D-31: the free action in good time, then the next part of the best plan."""
    agent, here = t.active, t.agents[t.active]
    plan = best_plan(t, agent, t.spaces, care)
    if not t.moved or t.did or plan.place == here:
        free = free_action(t, options, care)
        if free is not None:
            return free
    if ("stride",) in options:
        longer = best_plan(t, agent, t.spaces + 1, care)
        if longer.worth > plan.worth + GRASP / 2:
            return ("stride",)
    if plan.action is not None and plan.place == here:
        return plan.action
    seen = belief(t, care)
    move = ("move", LOCATIONS[plan.place])
    if move in options and (plan.action or plan.worth - standing(t, agent, here, seen) > WORTH_IT):
        return move
    return last_of_all(t, options, care)


# -- abilities ---------------------------------------------------------------------------------------------------------


def free_action(t: MindMgmt, options: Sequence[Any], care: Care) -> Any:
    """MM-9.2: Bill pushes where it helps, before he moves or after; Dusty drums to reach farther."""
    if t.active == BILL:
        pushes = [option for option in options if option[0] == "expose"]
        return exposure(t, pushes, belief(t, care)) if pushes else None
    if t.active == DUSTY and ("drum", AGENTS[DUSTY]) in options:
        return None if t.did else farther(t, care)
    return None


def nuisance(t: MindMgmt, immortals: tuple[int, ...], seen: Picture) -> float:
    """What the immortals are worth to the Recruiter where they stand: recruits, and places where nobody can act."""
    return RECRUIT * menace(t, immortals, t.agents[HENRY]) + sum([seen.heat[place] for place in immortals])


def menace(t: MindMgmt, immortals: tuple[int, ...], henry: int) -> float:
    """How many recruits the immortals are about to make with the display, at once or after one move."""
    standing = heeded(immortals, henry)
    near = glides(t.chaos)
    total = 0.0
    for feature in t.display:
        places = WITH[feature]
        ready = (standing & places).bit_count()
        if ready >= 2:
            total += 1.0
        elif ready:
            others = bits(standing & ~places)
            total += 0.5 * any(near[place] & places & ~together(immortals) for place in others)
    return total


def exposure(t: MindMgmt, pushes: Sequence[Any], seen: Picture) -> Any:
    """MM-9.6: the push that takes most from the Recruiter, if it takes anything."""

    def left(option: Any) -> float:
        return nuisance(t, after_push(t, AT[option[1]], AT[option[2]]), seen)

    best = min(pushes, key=left)
    return best if left(best) < nuisance(t, t.immortals, seen) - WORTH_IT else None


def after_push(t: MindMgmt, place: int, target: int) -> tuple[int, ...]:
    """Where the immortals would stand."""
    return tuple([target if other == place else other for other in t.immortals])


def push(t: MindMgmt, options: Sequence[str], care: Care) -> str:
    """MM-7.16: away from where it does most for the Recruiter."""
    seen, here = belief(t, care), t.agents[t.active]

    def left(option: str) -> float:
        return nuisance(t, t.immortals if option == STAY else after_push(t, here, AT[option]), seen)

    return min(options, key=left)


def farther(t: MindMgmt, care: Care) -> Any:
    """MM-9.8: Dusty drums for himself before he acts, if he can then do much more."""
    most = best_plan(t, DUSTY, t.spaces + 1 + len(t.opened), care)
    return ("drum", AGENTS[DUSTY]) if most.worth > best_plan(t, DUSTY, t.spaces, care).worth + BIT else None


def last_of_all(t: MindMgmt, options: Sequence[Any], care: Care) -> Any:
    """MM-9.8: before the activation ends Dusty drums for whoever gains most by it, rather for those who are ready."""
    seen = belief(t, care)

    def gains(agent: int) -> float:
        places = bits(reach(t.chaos, t.agents[agent], 1 + len(t.opened)))
        return max([standing(t, agent, place, seen) for place in places]) - standing(t, agent, t.agents[agent], seen)

    agent = max(range(len(AGENTS)), key=lambda agent: gains(agent) + (0 if t.down >> agent & 1 else WORTH_IT))
    drummed = ("drum", AGENTS[agent])
    return drummed if drummed in options and gains(agent) > WORTH_IT else END


def drum(t: MindMgmt, options: Sequence[str], care: Care) -> str:
    """MM-9.8, D-40: where the best plan begins, or nearer to the Recruiter."""
    seen, agent = belief(t, care), t.drummed

    def worth(option: str) -> float:
        place = t.agents[agent] if option == STAY else AT[option]
        if agent != DUSTY or t.did:
            return standing(t, agent, place, seen)
        there = t.copy()
        there.agents = (*t.agents[:agent], place, *t.agents[agent + 1 :])
        return best_plan(there, agent, t.spaces, care).worth

    return max(options, key=worth)


# -- set-up ------------------------------------------------------------------------------------------------------------


def agent_start(t: MindMgmt, options: Sequence[str], care: Care, rng: Random) -> str:
    """MM-2.23, D-10: where the agents together are nearest to wherever the Recruiter may be."""
    seen = belief(t, care)
    nearest = [min([seen.far[agent][place] for agent in t.agents], default=9) for place in range(len(LOCATIONS))]

    def distance(option: str) -> float:
        far = seen.far[AT[option]]
        return sum([chance * min(far[place], nearest[place]) for place, chance in enumerate(seen.heat)])

    return min(options, key=lambda option: distance(option) + 0.05 * rng.random())


def second_slip(t: MindMgmt, options: Sequence[str], care: Care, rng: Random) -> str:
    """MM-2.26, D-11: where the Recruiter is least likely to have been, and to come."""
    seen = belief(t, care)
    been = seen.worlds.been()

    def risk(option: str) -> float:
        place = AT[option]
        return float(been[place]) - 0.05 * seen.away[place] + 0.02 * rng.random()

    return min(options, key=risk)


def chaos(t: MindMgmt, options: Sequence[str], rng: Random) -> str:
    """MM-2.4: in the middle of the city, where it takes most ways away from somebody who may use each of them once."""
    inside = [option for option in options if all(INTERIOR >> place & 1 for place in BORDERS[BORDER_AT[option]])]
    wanted = inside or list(options)
    return wanted[int(rng.random() * len(wanted))]


def choose(t: MindMgmt, prompt: str, options: Sequence[Any], rng: Random, care: Care = SHARP) -> Any:
    """What the Agents do."""
    if rng.random() < care.lapse:
        return plain.choose(t, prompt, options, rng)
    if prompt == "agent":
        return activation(t, options, care)
    if prompt == "activate":
        return activate(t, options, care)
    if prompt == "push":
        return push(t, options, care)
    if prompt == "drum":
        return drum(t, options, care)
    if prompt == "agent-start":
        return agent_start(t, options, care, rng)
    if prompt == "second-slip":
        return second_slip(t, options, care, rng)
    if prompt == "chaos":
        return chaos(t, options, rng)
    if prompt == "agent-card":
        return min(options, key=OLD_HANDS.index)
    return options[0]
