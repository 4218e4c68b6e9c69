"""What is in the box: the map, the missions and the numbers, and the tables that the rules look things up in.

A box is made once, from checked data (see `data.py`), and never changes. Cities and spaces are nodes of one graph; a
set of nodes is an int with one bit for each, cities first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

import msgspec

from brushpass.table import LANGUAGES

from .sets import bits

Side = str
"""The side of the board that lies up: light or dark."""


class City(msgspec.Struct, frozen=True, kw_only=True):
    """SC-1.1: a city, with its place on a canvas of 1000 by 800."""

    id: str
    x: float
    y: float
    names: dict[str, str]
    """By language; empty: the data have none."""
    neighbours: tuple[str, ...] | None = None
    """May be left out: it follows from the connections."""
    source: str = "unknown"

    def name(self, language: str) -> str:
        """What it is called in a language; English stands in for one that the data do not have."""
        return self.names[language] or self.names[LANGUAGES[0]]


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """SC-1.6: a space of one or more connections."""

    id: str
    x: float
    y: float
    adjacent: tuple[str, ...] | None = None
    connections: tuple[str, ...] | None = None
    shared: bool | None = None
    """All three may be left out: they follow from the connections."""
    source: str = "unknown"


class Connection(msgspec.Struct, frozen=True, kw_only=True):
    """SC-1.6: what joins two cities; the spaces in order from `a` to `b`."""

    id: str
    a: str
    b: str
    spaces: tuple[str, ...]
    length: int | None = None
    """May be left out: it is the number of spaces."""
    source: str = "unknown"


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """SC-1.4, SC-1.5: a mission card; a start mission has a start city."""

    id: str
    cities: tuple[str, ...]
    points: int
    extra_turn: bool
    start_city: str = ""
    source: str = "unknown"


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """SC-5.3, SC-10.3: a slot of the row, the bottom one first, with the planning agents it asks for."""

    slot: int
    planning_light: int
    planning_dark: int
    source: str = "unknown"


class Constant(msgspec.Struct, frozen=True, kw_only=True):
    """A number of the rules as a file has it."""

    id: str
    value: int
    source: str = "unknown"


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """The constants of the rules, under the ids that they have in the data."""

    agents_per_player: int
    agents_per_player_variant_14: int
    mission_slots: int
    max_active_missions: int
    end_trigger_completed_missions: int
    discs_on_free_space: int
    discs_on_contested_space: int
    points_per_marked_city_on_unfinished_mission: int


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """The entries of a data file, in the file's order."""

    cities: tuple[City, ...]
    spaces: tuple[Space, ...]
    connections: tuple[Connection, ...]
    missions: tuple[Mission, ...]
    start_missions: tuple[Mission, ...]
    mission_slots: tuple[Slot, ...]
    numbers: Numbers


Way = tuple[str, int]
"""A neighbouring city and the spaces between."""


class Box:
    """The contents of a box and what follows from them."""

    def __init__(self, contents: Contents, fingerprint: str = "") -> None:
        self.contents = contents
        self.fingerprint = fingerprint
        """Empty for the data that come with the game, else a hash of what replaces them."""
        self.numbers = contents.numbers
        self.cities: dict[str, City] = {city.id: city for city in contents.cities}
        self.spaces: dict[str, Space] = {space.id: space for space in contents.spaces}
        self.missions: dict[str, Mission] = {one.id: one for one in (*contents.missions, *contents.start_missions)}
        """The start missions too."""

        self.bit: dict[str, int] = {node: 1 << i for i, node in enumerate((*self.cities, *self.spaces))}
        self.node: dict[int, str] = {bit: node for node, bit in self.bit.items()}
        self.all_cities = self.mask(self.cities)
        self.touching: dict[int, int] = dict.fromkeys(self.node, 0)
        """SC-1.9: the neighbours of every node."""
        self.ways: dict[str, tuple[Way, ...]] = dict.fromkeys(self.cities, ())
        """SC-1.6: every city's neighbours, with the spaces between."""
        self.paths: dict[tuple[str, str], tuple[str, ...]] = {}
        """SC-1.6: two neighbouring cities with the spaces between them, in order."""
        for one in contents.connections:
            path = (one.a, *one.spaces, one.b)
            for way in (path, path[::-1]):
                self.paths[way[0], way[-1]] = way
                self.ways[way[0]] = (*self.ways[way[0]], (way[-1], self.mask(one.spaces)))
                for here, there in pairwise(way):
                    self.touching[self.bit[here]] |= self.bit[there]

        self.mission_cards = tuple(sorted(one.id for one in contents.missions))
        self.start_cards = tuple(sorted(one.id for one in contents.start_missions))
        self.targets: dict[str, int] = {one.id: self.mask(one.cities) for one in self.missions.values()}
        """The cities of every mission."""
        self.planning: dict[Side, tuple[int, ...]] = {
            "light": tuple(slot.planning_light for slot in contents.mission_slots),
            "dark": tuple(slot.planning_dark for slot in contents.mission_slots),
        }
        """SC-5.3, SC-10.3: the planning agents that each slot asks for, the bottom one first."""

    def mask(self, nodes: Iterable[str]) -> int:
        """These cities or spaces as a set."""
        bits = 0
        for node in nodes:
            bits |= self.bit[node]
        return bits

    def nodes(self, mask: int) -> tuple[str, ...]:
        """The cities and spaces of a set, in the order of the data."""
        return tuple([self.node[bit] for bit in bits(mask)])

    def provenance(self) -> dict[str, dict[str, int]]:
        """How many cities, spaces, connections and missions are from the rulebook, public, or reconstructed."""
        contents = self.contents
        return {
            "cities": dict(Counter(city.source for city in contents.cities)),
            "spaces": dict(Counter(space.source for space in contents.spaces)),
            "connections": dict(Counter(connection.source for connection in contents.connections)),
            "missions": dict(Counter(mission.source for mission in contents.missions)),
            "start_missions": dict(Counter(mission.source for mission in contents.start_missions)),
        }
