"""What a box must be like to be played with: its map, its missions, its numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from brushpass.table import LANGUAGES

from ..state import MOST_SEATS
from .box import Contents, Mission

CANVAS = (1000, 800)
LENGTHS = (2, 3)
CITIES_PER_MISSION = (2, 3, 4)
FIXED = {
    "agents_per_player": 15,
    "agents_per_player_variant_14": 14,
    "discs_on_free_space": 1,
    "discs_on_contested_space": 2,
}
"""Numbers that the rules are built on: a file cannot change them."""
ID = re.compile(r"[a-z0-9][a-z0-9_-]*")

Complaints = Iterator[str]


def complaints(box: Contents) -> list[str]:
    """All that is wrong with a box; later checks build on what the earlier ones found to be right."""
    checks: Sequence[Sequence[Callable[[Contents], Complaints]]] = (
        (ids, coordinates, names, slots, numbers),
        (connections, missions, start_missions),
        (spaces, neighbours, one_map, something_to_do),
    )
    for group in checks:
        if wrong := [complaint for check in group for complaint in check(box)]:
            return wrong
    return []


def _label(section: str, index: int, entry: Any) -> str:
    return f"{section}[{index}] {entry.id}"


def _labelled(box: Contents, *sections: str) -> Iterator[tuple[str, Any]]:
    """All entries of some lists, as complaints name them."""
    for section in sections:
        for index, entry in enumerate(getattr(box, section)):
            yield _label(section, index, entry), entry


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


# -- every entry by itself ---------------------------------------------------------------------------------------------


def ids(box: Contents) -> Complaints:
    """Ids are simple and unique: cities and spaces together, connections, missions and start missions together."""
    for sections in (("cities", "spaces"), ("connections",), ("missions", "start_missions")):
        seen: dict[str, str] = {}
        for label, entry in _labelled(box, *sections):
            if not ID.fullmatch(entry.id):
                yield f"{label}: id: must be of small letters, digits, - and _"
            if entry.id in seen:
                yield f"{label}: id: {seen[entry.id]} has the same"
            seen.setdefault(entry.id, label)


def coordinates(box: Contents) -> Complaints:
    """Everything lies on the canvas, each at a spot of its own."""
    taken: dict[tuple[float, float], str] = {}
    for label, entry in _labelled(box, "cities", "spaces"):
        for axis, most in zip("xy", CANVAS, strict=True):
            if not 0 <= getattr(entry, axis) <= most:
                yield f"{label}: {axis}: must be from 0 to {most}, not {getattr(entry, axis):g}"
        spot = entry.x, entry.y
        if spot in taken:
            yield f"{label}: x, y: {taken[spot]} lies at the same spot"
        taken.setdefault(spot, label)


def names(box: Contents) -> Complaints:
    """Every city has a name; English stands in for languages without one."""
    for label, city in _labelled(box, "cities"):
        if not city.names[LANGUAGES[0]].strip():
            yield f"{label}: name_{LANGUAGES[0]}: must not be empty"


def slots(box: Contents) -> Complaints:
    """SC-1.1, SC-5.3: the slots from the bottom up, each with what it asks for."""
    if len(box.mission_slots) != box.numbers.mission_slots:
        yield f"mission_slots: must have {box.numbers.mission_slots} entries, as the constant mission_slots says"
    for index, slot in enumerate(box.mission_slots):
        if slot.slot != index + 1:
            yield f"mission_slots[{index}]: slot: must be {index + 1}, the bottom one being 1, not {slot.slot}"
        for field in ("planning_light", "planning_dark"):
            if getattr(slot, field) < 0:
                yield f"mission_slots[{index}]: {field}: must not be negative"


def numbers(box: Contents) -> Complaints:
    """Some numbers cannot be changed."""
    for name, value in FIXED.items():
        if getattr(box.numbers, name) != value:
            yield f"constants: {name}: must be {value}, not {getattr(box.numbers, name)}"


# -- what entries say of each other ------------------------------------------------------------------------------------


def connections(box: Contents) -> Complaints:
    """SC-1.6: two different cities and the two or three spaces between; one connection for each pair."""
    cities = [city.id for city in box.cities]
    known = {space.id for space in box.spaces}
    pairs: dict[frozenset[str], str] = {}
    for label, connection in _labelled(box, "connections"):
        for field in ("a", "b"):
            if getattr(connection, field) not in cities:
                yield f"{label}: {field}: there is no city {getattr(connection, field)!r}; cities: {_listed(cities)}"
        if connection.a == connection.b:
            yield f"{label}: b: must be another city than a"
        for space in connection.spaces:
            if space not in known:
                yield f"{label}: spaces: there is no space {space!r}"
        if len(set(connection.spaces)) < len(connection.spaces):
            yield f"{label}: spaces: one stands there twice"
        if len(connection.spaces) not in LENGTHS:
            yield f"{label}: spaces: must be 2 or 3, not {len(connection.spaces)}"
        if connection.length not in (None, len(connection.spaces)):
            yield f"{label}: length: is {connection.length}, but there are {len(connection.spaces)} spaces"
        pair = frozenset((connection.a, connection.b))
        if pair in pairs:
            yield f"{label}: a, b: {pairs[pair]} joins the same cities"
        pairs.setdefault(pair, label)


def missions(box: Contents) -> Complaints:
    """SC-1.4: two to four different cities, and points."""
    if len(box.missions) < box.numbers.mission_slots:
        yield f"missions: must be at least {box.numbers.mission_slots}, one for each slot, not {len(box.missions)}"
    for label, mission in _labelled(box, "missions"):
        yield from _mission(box, label, mission)
        if mission.start_city:
            yield f"{label}: start_city: only start missions have one"


def start_missions(box: Contents) -> Complaints:
    """SC-1.5: like missions, with a start city among the cities; enough for four players."""
    if len(box.start_missions) < MOST_SEATS:
        yield f"start_missions: must be at least {MOST_SEATS}, one for each player, not {len(box.start_missions)}"
    for label, mission in _labelled(box, "start_missions"):
        yield from _mission(box, label, mission)
        if mission.start_city not in mission.cities:
            yield f"{label}: start_city: {mission.start_city!r} is not among its cities: {_listed(mission.cities)}"


def _mission(box: Contents, label: str, mission: Mission) -> Complaints:
    cities = [city.id for city in box.cities]
    for city in mission.cities:
        if city not in cities:
            yield f"{label}: cities: there is no city {city!r}; cities: {_listed(cities)}"
    if len(set(mission.cities)) < len(mission.cities):
        yield f"{label}: cities: one stands there twice"
    if len(mission.cities) not in CITIES_PER_MISSION:
        yield f"{label}: cities: must be 2 to 4, not {len(mission.cities)}"
    if mission.points < 1:
        yield f"{label}: points: must be positive, not {mission.points}"


# -- the map as a whole ------------------------------------------------------------------------------------------------


def _paths(box: Contents) -> list[tuple[str, ...]]:
    """Every connection with its cities at either end."""
    return [(one.a, *one.spaces, one.b) for one in box.connections]


def _touching(box: Contents) -> dict[str, list[str]]:
    """The neighbours of every city and space, sorted."""
    found: dict[str, set[str]] = {
        node: set() for node in [*(city.id for city in box.cities), *(space.id for space in box.spaces)]
    }
    for path in _paths(box):
        for here, there in pairwise(path):
            found[here].add(there)
            found[there].add(here)
    return {node: sorted(near) for node, near in found.items()}


def spaces(box: Contents) -> Complaints:
    """SC-1.6, SC-1.9, R-2: what a space says of itself follows from the connections; shared ones touch their city."""
    touching = _touching(box)
    for label, space in _labelled(box, "spaces"):
        along = [one for one in box.connections if space.id in one.spaces]
        near = touching[space.id]
        if not along:
            yield f"{label}: connections: no connection has this space"
        if space.connections is not None and sorted(space.connections) != sorted(one.id for one in along):
            yield f"{label}: connections: must be {_listed(one.id for one in along)}"
        if space.adjacent is not None and sorted(space.adjacent) != near:
            yield f"{label}: adjacent: must be {_listed(near)}, as the connections say, not {_listed(space.adjacent)}"
        if space.shared not in (None, len(along) > 1):
            yield f"{label}: shared: must be {str(len(along) > 1).lower()}"
        ends = [{one.a} if one.spaces[0] == space.id else {one.b} if one.spaces[-1] == space.id else set()
                for one in along]  # fmt: skip
        if len(along) > 1 and not set.intersection(*ends):
            yield f"{label}: connections: a shared space must be next to a city that all its connections lead to"


def neighbours(box: Contents) -> Complaints:
    """SC-1.6: what a city says of its neighbours follows from the connections."""
    for label, city in _labelled(box, "cities"):
        ends = [(one.a, one.b) for one in box.connections] + [(one.b, one.a) for one in box.connections]
        near = sorted(there for here, there in ends if here == city.id)
        if city.neighbours is not None and sorted(city.neighbours) != near:
            yield f"{label}: neighbours: must be {_listed(near)}, not {_listed(city.neighbours)}"


def one_map(box: Contents) -> Complaints:
    """Every city can be reached from every other."""
    touching = _touching(box)
    seen = {box.cities[0].id} if box.cities else set()
    ahead = list(seen)
    while ahead:
        new = [node for node in touching[ahead.pop()] if node not in seen]
        seen.update(new)
        ahead += new
    for label, city in _labelled(box, "cities"):
        if city.id not in seen:
            yield f"{label}: neighbours: no way leads here from {box.cities[0].id}"


def something_to_do(box: Contents) -> Complaints:
    """R-9: whoever takes everything back can pay any connection, whatever is bound by planning."""
    numbers = box.numbers
    for side, agents in (("light", numbers.agents_per_player_variant_14), ("dark", numbers.agents_per_player)):
        dearest = max(getattr(slot, f"planning_{side}") for slot in box.mission_slots)
        left = agents - numbers.max_active_missions * dearest
        for label, one in _labelled(box, "connections"):
            cost = len(one.spaces) * numbers.discs_on_contested_space
            if cost > left:
                yield (
                    f"{label}: spaces: may cost {cost} agents, but with {numbers.max_active_missions} missions planned "
                    f"on the {side} side only {left} of {agents} are left"
                )
