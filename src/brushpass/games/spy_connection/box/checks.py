"""What a box must be like to be played with: its map, its missions, its numbers.

Every check looks at what it can judge and leaves the rest: what follows from a fault of another entry is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from brushpass.boxes import Complaints, Draft, ids, listed
from brushpass.table import LANGUAGES

from ..state import MOST_SEATS
from .box import Connection, Mission

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
FREE = (
    "mission_slots",
    "max_active_missions",
    "end_trigger_completed_missions",
    "points_per_marked_city_on_unfinished_mission",
)
"""Numbers that a file can change."""
NUMBERS = (*FIXED, *FREE)
SIDES = {"light": "agents_per_player_variant_14", "dark": "agents_per_player"}
"""The fewest agents that a player has on each side of the board (SC-10.1, SC-10.5)."""
TOGETHER = (("cities", "spaces"), ("connections",), ("missions", "start_missions"), ("constants",))
"""Lists no two of whose entries may have the same id."""


def complaints(draft: Draft) -> list[str]:
    """All that is wrong with the contents of a file whose form has been looked at."""
    return [complaint for check in CHECKS for complaint in check(draft)]


def number(draft: Draft, name: str) -> int | None:
    """A constant, if the file has it."""
    return next((one.value for _, one in draft.made("constants") if one.id == name), None)


# -- every entry by itself ---------------------------------------------------------------------------------------------


def simple_ids(draft: Draft) -> Complaints:
    """Ids are simple and unique: cities and spaces together, missions and start missions together."""
    yield from ids(draft, TOGETHER)


def coordinates(draft: Draft) -> Complaints:
    """Everything lies on the canvas, each at a spot of its own."""
    taken: dict[tuple[float, float], str] = {}
    for label, entry in draft.made("cities", "spaces"):
        for axis, most in zip("xy", CANVAS, strict=True):
            if not 0 <= getattr(entry, axis) <= most:
                yield f"{label}: {axis}: must be from 0 to {most}, not {getattr(entry, axis):g}"
        spot = entry.x, entry.y
        if spot in taken:
            yield f"{label}: x, y: {taken[spot]} lies at the same spot"
        taken.setdefault(spot, label)


def names(draft: Draft) -> Complaints:
    """Every city has a name; English stands in for languages without one."""
    for label, city in draft.made("cities"):
        if not city.names[LANGUAGES[0]].strip():
            yield f"{label}: name_{LANGUAGES[0]}: must not be empty"


def slots(draft: Draft) -> Complaints:
    """SC-1.1, SC-5.3: the slots from the bottom up, each with what it asks for."""
    entries, wanted = draft.lists.get("mission_slots", []), number(draft, "mission_slots")
    if "mission_slots" in draft.lists and wanted is not None and len(entries) != wanted:
        yield f"mission_slots: must have {wanted} entries, as the constant mission_slots says, not {len(entries)}"
    for index, entry in enumerate(entries):
        slot = entry.made
        if slot is None:
            continue
        if slot.slot != index + 1:
            yield f"{entry.label}: slot: must be {index + 1}, the bottom one being 1, not {slot.slot}"
        for field in ("planning_light", "planning_dark"):
            if getattr(slot, field) < 0:
                yield f"{entry.label}: {field}: must not be negative"


def numbers(draft: Draft) -> Complaints:
    """All constants are there, are whole numbers from 1, and some of them cannot be changed."""
    for label, constant in draft.made("constants"):
        if constant.id not in NUMBERS:
            yield f"{label}: id: must be one of {listed(NUMBERS)}"
        elif constant.value != FIXED.get(constant.id, constant.value):
            yield f"{label}: value: must be {FIXED[constant.id]}, not {constant.value}"
        elif constant.value < 1:
            yield f"{label}: value: must be a whole number from 1, not {constant.value}"
    known = draft.ids("constants")
    if known is not None:
        yield from (f"constants: {name}: is missing" for name in NUMBERS if name not in known)


# -- what entries say of each other ------------------------------------------------------------------------------------


def connections(draft: Draft) -> Complaints:
    """SC-1.6: two different cities and the two or three spaces between; one connection for each pair."""
    pairs: dict[frozenset[str], str] = {}
    for label, connection in draft.made("connections"):
        yield from _connection(draft, label, connection)
        pair = frozenset((connection.a, connection.b))
        if pair in pairs:
            yield f"{label}: a, b: {pairs[pair]} joins the same cities"
        pairs.setdefault(pair, label)


def _connection(draft: Draft, label: str, connection: Connection) -> Complaints:
    """SC-1.6: one connection by itself."""
    spaces = connection.spaces
    for field in ("a", "b"):
        yield from _unknown(draft, f"{label}: {field}", "cities", [getattr(connection, field)])
    if connection.a == connection.b:
        yield f"{label}: b: must be another city than a"
    yield from _unknown(draft, f"{label}: spaces", "spaces", spaces)
    if len(set(spaces)) < len(spaces):
        yield f"{label}: spaces: one stands there twice"
    if len(spaces) not in LENGTHS:
        yield f"{label}: spaces: must be 2 or 3, not {len(spaces)}"
    if connection.length not in (None, len(spaces)):
        yield f"{label}: length: is {connection.length}, but there are {len(spaces)} spaces"


def _unknown(draft: Draft, where: str, section: str, named: Iterable[str]) -> Complaints:
    """Those cities or spaces that are named and are not there."""
    known = draft.ids(section)
    one = {"cities": "city", "spaces": "space"}[section]
    for name in dict.fromkeys(named):
        if known is not None and name not in known:
            yield f"{where}: there is no {one} {name!r}" + (f"; cities: {listed(known)}" if one == "city" else "")


def missions(draft: Draft) -> Complaints:
    """SC-1.4: two to four different cities, and points; a mission for every slot."""
    count, wanted = len(draft.lists.get("missions", ())), number(draft, "mission_slots")
    if "missions" in draft.lists and wanted is not None and count < wanted:
        yield f"missions: must be at least {wanted}, one for each slot, not {count}"
    for label, mission in draft.made("missions"):
        yield from _mission(draft, label, mission)
        if mission.start_city:
            yield f"{label}: start_city: only start missions have one"


def start_missions(draft: Draft) -> Complaints:
    """SC-1.5: like missions, with a start city among the cities; enough for four players."""
    count = len(draft.lists.get("start_missions", ()))
    if "start_missions" in draft.lists and count < MOST_SEATS:
        yield f"start_missions: must be at least {MOST_SEATS}, one for each player, not {count}"
    for label, mission in draft.made("start_missions"):
        yield from _mission(draft, label, mission)
        if not mission.start_city:
            yield f"{label}: start_city: is missing"
        elif mission.start_city not in mission.cities:
            yield f"{label}: start_city: {mission.start_city!r} is not among its cities: {listed(mission.cities)}"


def _mission(draft: Draft, label: str, mission: Mission) -> Complaints:
    yield from _unknown(draft, f"{label}: cities", "cities", mission.cities)
    if len(set(mission.cities)) < len(mission.cities):
        yield f"{label}: cities: one stands there twice"
    if len(mission.cities) not in CITIES_PER_MISSION:
        yield f"{label}: cities: must be 2 to 4, not {len(mission.cities)}"
    if mission.points < 1:
        yield f"{label}: points: must be positive, not {mission.points}"


def an_end(draft: Draft) -> Complaints:
    """SC-9.13: somebody can complete enough missions: all there are, and a start mission."""
    enough = number(draft, "end_trigger_completed_missions")
    most = len(draft.lists.get("missions", ())) + 1
    if "missions" in draft.lists and enough is not None and enough > most:
        label = next(one.label for one in draft.lists["constants"] if one.id == "end_trigger_completed_missions")
        yield f"{label}: value: nobody can complete {enough} missions: with a start mission there are {most}"


def something_to_do(draft: Draft) -> Complaints:
    """R-9: whoever takes everything back can pay any connection, whatever is bound by planning."""
    held = number(draft, "max_active_missions")
    if held is None or held < 1:
        return
    dearest = max(LENGTHS) * FIXED["discs_on_contested_space"]
    for side, constant in SIDES.items():
        agents = FIXED[constant]
        most = max(0, agents - dearest) // held
        for label, slot in draft.made("mission_slots"):
            planning = getattr(slot, f"planning_{side}")
            if planning > most:
                yield (
                    f"{label}: planning_{side}: must be at most {most}, not {planning}: with {held} missions (the "
                    f"constant max_active_missions) {dearest} of {agents} agents must be left for a connection"
                )


# -- the map as a whole ------------------------------------------------------------------------------------------------


class Sound:
    """The connections with which nothing is wrong, and what the others speak of."""

    def __init__(self, draft: Draft) -> None:
        self.connections: list[Connection] = []
        self.doubtful: set[str] = set()
        """The ids of the others, of their cities and of their spaces: of those nothing can be concluded."""
        for entry in draft.lists.get("connections", ()):
            if entry.made is not None and not any(_connection(draft, entry.label, entry.made)):
                self.connections.append(entry.made)
            else:
                self.doubtful |= {entry.id, *_words(entry.plain)}
        self.all = not self.doubtful

    def doubts(self, *named: Sequence[str] | None) -> bool:
        """Whether something of this may have to do with a connection with which something is wrong."""
        return any(name in self.doubtful for names in named for name in names or ())

    def touching(self) -> dict[str, list[str]]:
        """The neighbours of every city and space, sorted."""
        found: dict[str, set[str]] = {}
        for one in self.connections:
            for here, there in pairwise((one.a, *one.spaces, one.b)):
                found.setdefault(here, set()).add(there)
                found.setdefault(there, set()).add(here)
        return {node: sorted(near) for node, near in found.items()}


def _words(plain: object) -> Iterator[str]:
    """All texts in plain data, however deep."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, (list, dict)):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from _words(part)


def spaces(draft: Draft) -> Complaints:
    """SC-1.6, SC-1.9, R-2: what a space says of itself follows from the connections; shared ones touch their city."""
    if "connections" not in draft.lists:
        return
    sound = Sound(draft)
    touching = sound.touching()
    for label, space in draft.made("spaces"):
        if sound.doubts([space.id], space.connections, space.adjacent):
            continue
        along = [one for one in sound.connections if space.id in one.spaces]
        if along or sound.all:
            yield from _space(label, space, along, touching.get(space.id, []))


def _space(label: str, space: Any, along: list[Connection], near: list[str]) -> Complaints:
    """One space, with the connections that have it and its neighbours."""
    if not along:
        yield f"{label}: connections: no connection has this space"
        return
    if space.connections is not None and sorted(space.connections) != sorted(one.id for one in along):
        yield f"{label}: connections: must be {listed(one.id for one in along)}, not {listed(space.connections)}"
    if space.adjacent is not None and sorted(space.adjacent) != near:
        yield f"{label}: adjacent: must be {listed(near)}, as the connections say, not {listed(space.adjacent)}"
    if space.shared not in (None, len(along) > 1):
        yield f"{label}: shared: must be {str(len(along) > 1).lower()}"
    ends = [{one.a} if one.spaces[0] == space.id else {one.b} if one.spaces[-1] == space.id else set()
            for one in along]  # fmt: skip
    if len(along) > 1 and not set.intersection(*ends):
        yield f"{label}: connections: a shared space must be next to a city that all its connections lead to"


def neighbours(draft: Draft) -> Complaints:
    """SC-1.6: what a city says of its neighbours follows from the connections."""
    if "connections" not in draft.lists:
        return
    sound = Sound(draft)
    ends = [pair for one in sound.connections for pair in ((one.a, one.b), (one.b, one.a))]
    for label, city in draft.made("cities"):
        near = sorted(there for here, there in ends if here == city.id)
        if city.neighbours is None or sound.doubts([city.id], city.neighbours):
            continue
        if sorted(city.neighbours) != near:
            yield f"{label}: neighbours: must be {listed(near)}, not {listed(city.neighbours)}"


def one_map(draft: Draft) -> Complaints:
    """Every city can be reached from every other; those that cannot be reached from most of them are named."""
    cities = draft.ids("cities")
    if cities is None or not draft.whole("connections"):
        return
    joined: dict[str, list[str]] = {city: [] for city in cities}
    for _, one in draft.made("connections"):
        if one.a not in joined or one.b not in joined:
            return  # it is told of that connection, and may be the way that is missing
        joined[one.a].append(one.b)
        joined[one.b].append(one.a)
    parts = [_reached(joined, city) for city in cities]
    main = max(parts, key=len, default=set())
    first = next((city for city in cities if city in main), "")
    for entry in draft.lists["cities"]:
        if entry.id not in main:
            yield f"{entry.label}: neighbours: no way leads here from {first}"


def _reached(joined: dict[str, list[str]], start: str) -> set[str]:
    """The cities that can be reached from one of them."""
    seen, ahead = {start}, [start]
    while ahead:
        new = [city for city in joined[ahead.pop()] if city not in seen]
        seen.update(new)
        ahead += new
    return seen


CHECKS: Sequence[Callable[[Draft], Complaints]] = (
    simple_ids,
    coordinates,
    names,
    slots,
    numbers,
    connections,
    missions,
    start_missions,
    an_end,
    something_to_do,
    spaces,
    neighbours,
    one_map,
)
