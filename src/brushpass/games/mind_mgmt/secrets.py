"""What a seat does not know, blanked and dreamt anew: the Recruiter's path and cards, the Agents' marks."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Decision

from .belief import public, worlds
from .box.city import LOCATIONS, bits, completable, names, steps
from .box.components import CARDS, FEATURES, OPENING
from .rules.recruiter import tokens_after
from .state import BOARD, FRONT, HIDDEN, NOWHERE, PILE, RECRUITER, MindMgmt

UNKNOWN = "?"
"""A recruiter card that lies face down."""


def redact(t: MindMgmt, seat: int) -> None:
    """Blank the path to its length and the card to its back; to the Recruiter, what the Agents keep to themselves."""
    if seat == RECRUITER:
        t.marks = {}
        return
    known = {number: place for place, number in t.confirmed.items()}
    t.path = tuple([known.get(number, NOWHERE) for number in range(1, len(t.path) + 1)])
    t.card = UNKNOWN if t.card else ""
    t.spent = ""


def dream(t: MindMgmt, seat: int, rng: Random) -> None:
    """Fill in some secret that agrees with all that came out."""
    if seat == RECRUITER or not t.card:
        return
    if len(t.path) < OPENING:
        t.card = CARDS[int(rng.random() * len(CARDS))]
        t.path = opening(t.chaos, t.path, rng)
        return
    t.path, t.card, features = worlds(public(t)).pick(rng)
    if len(t.path) > t.hour and not steps(t.chaos)[t.path[-2]] >> t.path[-1] & 1:
        tokens = tokens_after(t, t.path[:-1])
        t.spent = tokens[int(rng.random() * len(tokens))]
    opened = t.open_features()
    hidden = [feature for feature in features if feature not in opened]
    elsewhere = {*hidden, *opened, *t.display, *t.discarded}
    t.piles[HIDDEN] = sorted(hidden)
    t.piles[PILE] = sorted([feature for feature in FEATURES if feature not in elsewhere])


def opening(chaos: int, known: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Some opening as long as it is known to be, any that can be completed."""
    path: list[int] = []
    visited = 0
    for place in known:
        if place == NOWHERE:
            ways = bits(steps(chaos)[path[-1]] & ~visited) if path else range(len(LOCATIONS))
            left = OPENING - len(path) - 1
            possible = [way for way in ways if completable(chaos, way, visited | 1 << way, left)]
            place = possible[int(rng.random() * len(possible))]
        path.append(place)
        visited |= 1 << place
    return tuple(path)


def recall(present: MindMgmt, t: MindMgmt, decision: Decision[Any]) -> Any:
    """What the Recruiter must have chosen so that it came to this present."""
    if decision.seat != RECRUITER:
        return None
    if decision.prompt == "card":
        return present.card or None
    if len(present.path) <= len(t.path):
        return None
    place = names(1 << present.path[len(t.path)])[0]
    if decision.prompt in ("start", "opening"):
        return place
    if decision.prompt == "recruiter" and not t.acted:
        if ("step", place) in decision.options:
            return ("step", place)
        spent = dict(present.slips).get(len(t.path) + 1, present.spent)
        slips = [("slip", place, token) for token in (spent, FRONT, BOARD)]
        return next((slip for slip in slips if slip in decision.options), None)
    return None
