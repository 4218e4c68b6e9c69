"""A side of the board as the rules look at it: which Room lies next to which, and through which Corridor."""

from __future__ import annotations

from typing import Final

from .entries import BoardEntry

TECH: Final = "tech"
"""NL-13.1: the one space of all Technical Corridors, wherever a Corridor is meant."""
EXTERIOR: Final = "area_3"
"""NL-37.4: the Area of the Crossroads; Areas, too, are called like Corridors where Noise is meant."""
BUNKER: Final = "bunker"
"""NL-37.28: where a Path may lead, which is no Room."""


class Board:
    """NL-44.1, NL-11.34: made once; Rooms and Corridors are called by their ids."""

    def __init__(self, entry: BoardEntry) -> None:
        self.id = entry.id
        by_number = sorted(entry.rooms, key=lambda room: room.number)
        self.crossroads: tuple[str, ...] = tuple([one["id"] for one in entry.crossroads])
        """NL-37.5: a kind of Room."""
        self.rooms: tuple[str, ...] = (*[room.id for room in by_number], *self.crossroads)
        """In ascending number; Crossroads, which have none, come last."""
        self.rank: dict[str, int] = {room: rank for rank, room in enumerate(self.rooms)}
        self.number: dict[str, int] = {room.id: room.number for room in by_number}
        nowhere = dict.fromkeys(self.crossroads, "")
        self.section: dict[str, str] = {room.id: room.section or "" for room in by_number} | nowhere
        """Empty: none, as of an Emergency Staircase (NL-13.9) and a Crossroads (NL-37.29)."""
        self.slot: dict[str, str] = {room.id: room.slot for room in by_number} | nowhere
        self.fixed: dict[str, str] = {room.id: room.room for room in by_number if room.slot == "fixed"}
        """NL-28.2: what is always there."""
        self.hidden: dict[str, tuple[str, ...]] = {
            slot: tuple([room.id for room in by_number if room.slot == slot]) for slot in ("I", "II")
        }
        """NL-3.3, NL-3.5: the spaces of the tiles that lie face down."""
        self.entrance: dict[str, int] = dict.fromkeys(self.crossroads, 0) | {
            room.id: room.technical_entrance or 0 for room in by_number
        }
        """The number at a Technical Corridors Entrance; 0: the Room has none."""
        self.exits: tuple[str, ...] = entry.exit_rooms
        self.stops: dict[str, str] = dict(entry.elevator_stops)
        """NL-13.13: the Elevator Room of each Section."""
        self.sections: tuple[str, ...] = tuple(sorted({room.section for room in by_number if room.section}))
        ways = entry.corridors
        self.ways: tuple[str, ...] = tuple([way.id for way in ways])
        self.ends: dict[str, tuple[str, str]] = {way.id: way.rooms for way in ways}
        self.way_section: dict[str, str] = {way.id: way.section or "" for way in ways}
        self.ways_of: dict[str, tuple[str, ...]] = {
            room: tuple([way.id for way in ways if room in way.rooms]) for room in self.rooms
        }
        """The Corridors of a Room, without the technical ones."""
        self.areas: tuple[str, ...] = tuple([f"area_{area['number']}" for area in entry.areas])
        self.area: dict[str, str] = {room.id: f"area_{room.area}" for room in by_number if room.area}
        """NL-37.4: the Area of every Room on the surface."""
        self.area |= dict.fromkeys(self.crossroads, EXTERIOR)
        self.noisy: dict[str, tuple[str, ...]] = {
            room.id: (
                *self.ways_of[room.id],
                *((TECH,) if room.technical_entrance else ()),
                *((self.area[room.id],) if room.area else ()),
            )
            for room in by_number
        }
        self.noisy |= dict.fromkeys(self.crossroads, self.areas)
        """Where Noise may lie around a Room."""
        self.beyond: dict[tuple[str, str], str] = {
            (room, way): one if two == room else two
            for room in self.rooms
            for way in self.ways_of[room]
            for one, two in (self.ends[way],)
        }
        """The Room at the other end of a Corridor."""
        self.paths: dict[str, tuple[str, ...]] = {
            room: tuple([two if one == room else one for one, two in entry.paths if room in (one, two)])
            for room in self.rooms
        }
        """NL-37.6: where the Paths from a Room lead, the Bunker among it."""
        self.next: dict[str, tuple[str, ...]] = {
            room: tuple(dict.fromkeys([*[self.beyond[room, way] for way in self.ways_of[room]], *self.trails(room)]))
            for room in self.rooms
        }
        """NL-11.3, NL-37.36: the neighbours."""
        outside = [one["id"] for one in entry.crossroads if one["token"]]
        self.tokens: tuple[str, ...] = (*[room.id for room in by_number if room.token], *outside)
        """NL-37.2: where Surface Exploration tokens lie."""
        self.covered: tuple[str, ...] = tuple([room for room in self.tokens if self.slot[room] not in self.hidden])
        """NL-37.32, NL-37.33: those of them that have no hidden tile."""
        self.on_foot: tuple[str, ...] = (entry.bunker["on_foot_from"],) if entry.bunker else self.exits
        """NL-31.15, NL-37.28: from where one can walk to the Bunker."""
        self.garage: str = entry.rover_start or self.exits[0]
        """NL-3.7: where the Rover stands at first."""
        self.numbered: dict[tuple[str, int], str] = {
            (room, number): way.id for way in ways for room, numbers in way.numbers.items() for number in numbers
        }
        """NL-11.34: the Corridor that bears a number at its end in a Room."""
        self.numbered |= {(room, number): TECH for room, number in self.entrance.items() if number}
        self.numbered |= {(room.id, room.area): self.area[room.id] for room in by_number if room.area}
        self.numbered |= {(room, number): f"area_{number}" for room in self.crossroads for number in (1, 2, 3, 4)}

    def trails(self, room: str) -> list[str]:
        """NL-37.6: the Rooms to which Paths lead."""
        return [other for other in self.paths[room] if other != BUNKER]

    def between(self, one: str, other: str) -> tuple[str, ...]:
        """The Corridors that lead directly from one Room to another."""
        return tuple([way for way in self.ways_of[one] if self.beyond[one, way] == other])
