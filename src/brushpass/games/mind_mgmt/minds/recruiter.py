"""The Recruiter's mind: gather recruits, be where nobody looks, keep a way out.

All values are in recruits. `t` is a position whose secret the Recruiter knows, so the real one or one that a bot has
imagined; what the Agents can know of it comes from the belief, which sees only what is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, Final

from ..box.city import (
    AT,
    FEATURES_AT,
    JUMPS,
    ORTHOGONAL,
    SIZE,
    WITH,
    bits,
    completable,
    glides,
    reach,
    steps,
    together,
)
from ..box.components import HENRY, MOVE, OPENING
from ..rules.immortals import heeded
from ..rules.recruiter import END
from ..state import HIDDEN, MindMgmt

FUTURE: Final = 0.6
"""What a recruit is worth that can be had within the next moves, compared with one that is had now."""
FORESIGHT: Final = 3
"""How many moves those are."""
FEAR: Final = 12.0
"""What it costs to be surely where the Agents look."""
OUT_OF_REACH: Final = 0.35
"""How much of that fear is left where no agent who is ready can come at once."""
SLIP: Final = 1.2
"""What a Mind Slip token is worth in hand."""
TRAPPED: Final = 20.0
"""What it costs to enter a dead end."""
WAYS_OUT: Final = 6
"""How many moves ahead a dead end is looked for."""
WHIM: Final = 0.35
"""How far apart, in recruits, choices may lie that are taken about equally often: a habit would be a tell."""
COVER: Final = 0.3
"""What an immortal is worth that stands where the Recruiter is: nobody can be captured there."""
NEAR: Final = 0.5
"""What is left of an immortal's worth for every space that it is away from where it is needed."""

# -- the way -----------------------------------------------------------------------------------------------------------


def live(t: MindMgmt) -> int:
    """The locations on which the hidden cards contact recruits, once and twice, as two sets in one."""
    once = twice = 0
    for feature in t.piles[HIDDEN]:
        twice |= once & WITH[feature]
        once |= WITH[feature]
    return once | twice << SIZE


def gain(live: int, place: int) -> int:
    """The recruits that a location contacts."""
    return (live >> place & 1) + (live >> place + SIZE & 1)


@lru_cache(maxsize=1 << 16)
def promise(chaos: int, live: int, head: int, visited: int, moves: int) -> float:
    """The most recruits to be contacted within so many Steps, nearer ones worth more."""
    best = 0.0
    if moves:
        for place in bits(steps(chaos)[head] & ~visited):
            worth = gain(live, place) + 0.8 * promise(chaos, live, place, visited | 1 << place, moves - 1)
            if worth > best:
                best = worth
    return best


def hours_left(t: MindMgmt) -> int:
    """How many numbers are still to be written after the next one."""
    return t.final_hour - len(t.path) - 1


def prospect(t: MindMgmt, live: int, place: int) -> float:
    """What a location is worth as the next one, but for the Agents: recruits now and soon, and a way out."""
    visited = t.visited() | 1 << place
    worth = gain(live, place) + FUTURE * promise(t.chaos, live, place, visited, FORESIGHT)
    ahead = min(hours_left(t), WAYS_OUT)
    if not completable(t.chaos, place, visited, ahead):
        slip = t.front and JUMPS[t.card][place] & ~visited
        worth -= TRAPPED / 4 if slip else TRAPPED
    return worth


def threatened(t: MindMgmt) -> int:
    """Where an agent can be, and act, in the Agents' next turn."""
    found = 0
    for agent, here in enumerate(t.agents):
        if not t.down >> agent & 1:
            found |= reach(t.chaos, here, MOVE)
    return found & ~t.crowded()


def after_action(t: MindMgmt) -> list[float]:
    """How likely the Agents find every location once the Recruiter has acted, whatever the action was."""
    from ..belief import public, worlds

    after = t.copy()
    after.path = (*t.path, 0)
    after.acted = True
    found: list[float] = worlds(public(after)).heat().tolist()
    return found


def danger(t: MindMgmt, heat: Sequence[float], place: int) -> float:
    """What it costs to go where the Agents look, as far as they can come."""
    return FEAR * heat[place] * (1.0 if threatened(t) >> place & 1 else OUT_OF_REACH)


def action_values(t: MindMgmt, options: Sequence[Any], heat: Sequence[float] | None) -> dict[Any, float]:
    """What every Step and Mind Slip is worth; without a heat map nobody is feared."""
    now = live(t)
    found: dict[Any, float] = {}
    for option in options:
        if option[0] != "step" and option[0] != "slip":
            continue
        place = AT[option[1]]
        worth = prospect(t, now, place)
        if heat is not None:
            worth -= danger(t, heat, place)
        if option[0] == "slip":
            worth -= SLIP
        found[option] = worth
    return found


def by_whim(values: dict[Any, float], rng: Random, whim: float = WHIM) -> Any:
    """One of the best choices, better ones more often."""
    best = max(values.values())
    weights = [exp((worth - best) / whim) for worth in values.values()]
    return rng.choices(list(values), weights)[0]


# -- the turn ----------------------------------------------------------------------------------------------------------


def turn(t: MindMgmt, options: Sequence[Any], rng: Random, wary: bool, cover: float) -> Any:
    """D-20: recruit, act, move an immortal, pay for another move if it brings a recruit, end."""
    for option in options:
        if option[0] == "recruit":
            return option
    if not t.acted and t.extra != "due":
        return by_whim(action_values(t, options, after_action(t) if wary else None), rng)
    moves = [option for option in options if option[0] == "glide"]
    if moves:
        best = max(moves, key=lambda option: (formation(t, after_glide(t, option), cover), rng.random()))
        better = formation(t, after_glide(t, best), cover) > formation(t, t.immortals, cover)
        if t.extra == "due" or (better if wary else recruiting(t, after_glide(t, best))):
            return best
    if t.glided and not t.extra and completes_recruit(t):
        paid = [option for option in options if option[0] in ("rest", "pay")]
        if paid:
            return cheapest(t, paid)
    return END if END in options else options[0]


def after_glide(t: MindMgmt, option: Any) -> tuple[int, ...]:
    """Where the immortals would stand."""
    place, target = AT[option[1]], AT[option[2]]
    return tuple([target if other == place else other for other in t.immortals])


def cheapest(t: MindMgmt, paid: Sequence[Any]) -> Any:
    """The extra move that gives least away: for nothing, or for the oldest visit."""
    return min(paid, key=lambda option: -1 if option[0] == "rest" else t.path.index(AT[option[1]]))


def completes_recruit(t: MindMgmt) -> bool:
    """Whether one more immortal move would let them recruit with a card of the display."""
    near, taken = glides(t.chaos), t.crowded()
    for place in t.immortals:
        for target in bits(near[place] & ~taken):
            if recruiting(t, tuple([target if other == place else other for other in t.immortals])):
                return True
    return False


def recruiting(t: MindMgmt, immortals: tuple[int, ...]) -> bool:
    """Whether immortals who stand so can recruit with a card of the display."""
    standing = heeded(immortals, t.agents[HENRY])
    return any((standing & WITH[feature]).bit_count() >= 2 for feature in t.display)


def formation(t: MindMgmt, immortals: tuple[int, ...], cover: float) -> float:
    """What it is worth to have the immortals stand so: recruits at hand, recruits in sight, cover."""
    standing = heeded(immortals, t.agents[HENRY])
    worth = cover if together(immortals) >> t.head & 1 and t.acted else 0.0
    for feature in t.display:
        places = WITH[feature]
        if (standing & places).bit_count() >= 2:
            worth += 1.5
            continue
        ways = sorted([away(places, place) for place in immortals])[:2]
        worth += 0.6 * NEAR ** (ways[0] + ways[1])
    return worth


@lru_cache(maxsize=1 << 14)
def away(places: int, place: int) -> int:
    """How many moves an immortal is away from a set of locations, were the board empty."""
    row, column = divmod(place, 6)
    return min([max(abs(row - other // 6), abs(column - other % 6)) for other in bits(places)])


# -- set-up and answers ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def freedom(chaos: int, place: int) -> int:
    """How many openings begin on a location."""

    def count(head: int, visited: int, left: int) -> int:
        if not left:
            return 1
        return sum([count(way, visited | 1 << way, left - 1) for way in bits(steps(chaos)[head] & ~visited)])

    return count(place, 1 << place, OPENING - 1)


def start(t: MindMgmt, options: Sequence[str], rng: Random) -> str:
    """Where many ways begin, any of them."""
    weights = [float(freedom(t.chaos, AT[option])) for option in options]
    return rng.choices(list(options), weights)[0]


def opening(t: MindMgmt, options: Sequence[str], rng: Random) -> str:
    """Recruits, and not always the nearest."""
    now = live(t)
    return str(by_whim({option: prospect(t, now, AT[option]) for option in options}, rng))


def immortal(t: MindMgmt, options: Sequence[str], rng: Random) -> str:
    """Apart from each other, on as many different features as can be."""
    carried = {feature for place in t.immortals for feature in FEATURES_AT[place]}

    def worth(option: str) -> float:
        place = AT[option]
        new = len(set(FEATURES_AT[place]) - carried)
        beside = (ORTHOGONAL[place] & t.crowded()).bit_count()
        return new - beside + rng.random()

    return max(options, key=worth)


def put_back(t: MindMgmt, options: Sequence[str], rng: Random) -> str:
    """MM-13.3: the card whose locations lie farthest from the start."""
    near = reach(t.chaos, t.head, OPENING)
    return min(options, key=lambda feature: ((WITH[feature] & near).bit_count(), rng.random()))


def oldest(t: MindMgmt, options: Sequence[str]) -> str:
    """The visit that tells least about where the Recruiter is now."""
    return min(options, key=lambda option: t.path.index(AT[option]))


def paperwork(t: MindMgmt) -> str:
    """MM-13.6: many recruits at once are put off, unless they win."""
    from ..rules.contacts import contacts

    count = contacts(t.path, (t.hour - 1, t.hour), t.piles[HIDDEN], t.opened)
    return "put-off" if count >= 3 and t.recruits() + count < t.goal() else "announce"


def choose(
    t: MindMgmt, prompt: str, options: Sequence[Any], rng: Random, wary: bool = True, cover: float = COVER
) -> Any:
    """What the Recruiter does; without being `wary` they walk toward recruits, fear nobody, and answer anyhow."""
    if prompt == "recruiter":
        return turn(t, options, rng, wary, cover)
    if prompt in ("answer", "early-tip") and wary:
        return oldest(t, options)
    if prompt == "start":
        return start(t, options, rng)
    if prompt == "opening":
        return opening(t, options, rng)
    if prompt == "immortal":
        return immortal(t, options, rng)
    if prompt == "put-back":
        return put_back(t, options, rng)
    if prompt == "late-paperwork":
        return paperwork(t)
    if prompt == "street-works":
        return options[-1]
    return options[int(rng.random() * len(options))]
