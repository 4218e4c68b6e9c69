"""MM-5, the immortals: they glide, they recruit, and they silence agents."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from brushpass.engine import Outcome

from ..box.city import AT, LOCATIONS, ORTHOGONAL, WITH, bits, glides, names, pushes, together
from ..box.components import HENRY
from ..state import MindMgmt
from .turns import enough_recruits, lay_step

Option = Any


@lru_cache(maxsize=1 << 14)
def glide_options(chaos: int, immortals: tuple[int, ...]) -> tuple[Option, ...]:
    """MM-5.1 to MM-5.4, D-24, D-25: one immortal, one space."""
    near, taken = glides(chaos), together(immortals)
    return tuple(
        [("glide", LOCATIONS[place], LOCATIONS[target]) for place in immortals for target in bits(near[place] & ~taken)]
    )


def immortal_options(t: MindMgmt) -> list[Option]:
    """MM-5.5 to MM-5.8, MM-13.5, D-24 to D-27: recruit, move, or pay for another move."""
    found: list[Option] = [("recruit", feature) for feature in t.display if satisfied(t, feature)]
    moves = glide_options(t.chaos, t.immortals)
    if not t.glided:
        found += moves
    elif not t.extra and moves:
        found += [("pay", place) for place in names(t.unmarked())]
        if t.has("restless_ones") and "restless_ones" not in t.used:
            found.append(("rest",))
    return found


def glide(t: MindMgmt, place: int, target: int) -> None:
    """MM-5.1, MM-5.5: the move of the turn, or the extra one that was paid for."""
    if t.extra == "due":
        t.extra = "done"
    t.glided = True
    move_immortal(t, place, target)
    t.tell("glided", LOCATIONS[place], LOCATIONS[target])


def move_immortal(t: MindMgmt, place: int, target: int) -> None:
    """An immortal elsewhere; its place in the list stays."""
    t.immortals = tuple([target if other == place else other for other in t.immortals])


def pay(t: MindMgmt, option: Option) -> None:
    """MM-5.5, MM-13.5, D-26: a step token for an extra move, which follows at once; or none, once a game."""
    t.extra = "due"
    if option[0] == "pay":
        t.disclose()
        lay_step(t, AT[option[1]], len(t.path))
    else:
        t.used = (*t.used, "restless_ones")
        t.tell("restless")


def heeded(immortals: tuple[int, ...], henry: int) -> int:
    """MM-9.5, R-12: the immortals that Henry Lyme does not block."""
    return together(immortals) & ~(ORTHOGONAL[henry] | 1 << henry)


def satisfied(t: MindMgmt, feature: str) -> bool:
    """MM-5.7, MM-5.11: two immortals stand on locations with the feature."""
    return (heeded(t.immortals, t.agents[HENRY]) & WITH[feature]).bit_count() >= 2


def recruit(t: MindMgmt, feature: str) -> Outcome | None:
    """MM-5.9, MM-5.10, MM-5.15, MM-5.16, MM-11.4: a recruit on the feature's symbol, at once."""
    t.display = tuple([other for other in t.display if other != feature])
    t.discarded = (*t.discarded, feature)
    t.tell("recruited", feature)
    return enough_recruits(t)


def push_targets(chaos: int, immortals: tuple[int, ...], place: int) -> int:
    """MM-5.3, MM-5.4, MM-7.16, MM-9.6: where the immortal of a location may be pushed to."""
    return pushes(chaos)[place] & ~together(immortals)
