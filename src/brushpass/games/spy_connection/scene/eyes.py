"""Through whose eyes a scene of Spy Connection is made: who is who, what things are called, what is near at hand."""

from __future__ import annotations

from typing import Any

from brushpass.table import Seen, Texts
from brushpass.table.scene import SHAPES, Shape

from ..box.box import Box, Mission
from ..rules.network import network
from ..view import MissionView, SeatView, View

COLOURS = ("green", "blue", "yellow", "red")
"""The colours of the seats, in their order, as the rest of the table shows them."""


class Eyes:
    """A viewer, what the viewer may know, and the viewer's language. A spectator looks over the shoulder on turn."""

    def __init__(self, seen: Seen, texts: Texts) -> None:
        self.seen = seen
        self.view: View = seen.view
        self.texts = texts
        self.say = texts.say
        self.box: Box = texts.game.box  # type: ignore[attr-defined]
        self.over = seen.outcome is not None
        self.watching = seen.seat is None
        self.own: SeatView = self.view.seats[self.view.active if seen.seat is None else seen.seat]
        """The viewer's own seat."""

    # -- who ----------------------------------------------------------------------------------------------------------

    def mine(self, seat: int) -> bool:
        """Whether the viewer sits there."""
        return seat == self.seen.seat

    def called(self, seat: int) -> str:
        """What whoever sits there is called."""
        return self.seen.names[seat]

    def you(self, seat: int) -> str:
        """Whether a text about a seat speaks to the viewer."""
        return "yes" if self.mine(seat) else "no"

    def letter(self, seat: int) -> str:
        """The first letter of the name, if it tells the players apart; else the number of the seat."""
        initials = [name.strip()[:1].upper() for name in self.seen.names]
        distinct = all(initials) and len(set(initials)) == len(initials)
        return initials[seat] if distinct else str(seat + 1)

    def shape(self, seat: int) -> Shape:
        return SHAPES[seat]

    # -- what things are called ---------------------------------------------------------------------------------------

    def told(self, key: str, /, **args: Any) -> str:
        """A text about cities, missions and spaces, which get their names in all forms, or about anything else."""
        return self.texts.told(key, args, self.seen.names)

    def name(self, thing: str) -> str:
        return self.texts.name(thing)

    def cities(self, mission: str) -> str:
        """The cities of a mission in a row."""
        return " · ".join(self.name(city) for city in self.box.missions[mission].cities)

    def mission(self, mission: str) -> Mission:
        return self.box.missions[mission]

    # -- what is where ------------------------------------------------------------------------------------------------

    def placed(self, seat: SeatView) -> int:
        """The spaces with a seat's agents, as a set."""
        return self.box.mask(seat.agents)

    def rivals(self, seat: SeatView) -> int:
        """The spaces with agents of anybody else."""
        return self.box.mask(space for other in self.view.seats if other is not seat for space in other.agents)

    def way(self, seat: SeatView, start: str, end: str) -> tuple[str, ...]:
        """SC-7.2: a shortest way through a seat's network, both cities included."""
        return way(self.box, self.placed(seat), start, end)

    def connection(self, start: str, end: str) -> tuple[str, ...]:
        """SC-1.6: two neighbouring cities with the spaces between them, in order."""
        return connection(self.box, start, end)

    def lost(self, seat: SeatView, space: str) -> tuple[str, ...]:
        """The cities that a seat's network would lose with the agents on a space."""
        assert seat.city is not None
        left = network(self.box, seat.city, self.placed(seat) & ~self.box.bit[space]).cities
        return tuple(city for city in seat.network if not self.box.bit[city] & left)

    # -- missions -----------------------------------------------------------------------------------------------------

    def missing(self, mission: MissionView) -> tuple[str, ...]:
        """SC-9.4: the cities of a mission that are not marked yet."""
        return tuple(city for city in self.mission(mission.id).cities if city not in mission.marked)

    def markable(self, seat: SeatView, city: str) -> tuple[MissionView, ...]:
        """SC-9.2, R-10: the missions of a seat on which a city could be marked at this end of turn."""
        return tuple(one for one in seat.missions if city in self.missing(one) and not one.marked_now)

    def prices(self) -> tuple[int, ...]:
        """SC-5.3, SC-10.3, SC-10.4: what the slots ask of the viewer, the bottom one first."""
        prices = self.box.planning[self.view.board]
        free = self.view.board == "dark" and not self.own.missions
        return (0,) * len(prices) if free else prices


# -- ids -------------------------------------------------------------------------------------------------------------


def spy_id(seat: int) -> str:
    return f"spy-{seat}"


def agents_id(seat: int, space: str) -> str:
    return f"agents-{seat}-{space}"


def card_id(mission: str) -> str:
    return f"mission-{mission}"


def check_id(mission: str, city: str) -> str:
    return f"mission-{mission}-{city}"


def panel_id(seat: int) -> str:
    return f"seat-{seat}"


def way(box: Box, placed: int, start: str, end: str) -> tuple[str, ...]:
    """SC-7.2: a shortest way through a network of agents on such spaces; over the map if it is not joined."""
    return shortest(box, placed | box.all_cities, start, end) or shortest(box, -1, start, end) or (start, end)


def connection(box: Box, start: str, end: str) -> tuple[str, ...]:
    """SC-1.6: two neighbouring cities with the spaces between them, in order."""
    for one in box.contents.connections:
        if (one.a, one.b) == (start, end):
            return (start, *one.spaces, end)
        if (one.b, one.a) == (start, end):
            return (start, *reversed(one.spaces), end)
    return (start, end)


def shortest(box: Box, passable: int, start: str, end: str) -> tuple[str, ...]:
    """A shortest way over such places, both ends included; nothing if there is none."""
    before: dict[int, int] = {box.bit[start]: 0}
    ahead = [box.bit[start]]
    for here in ahead:
        if here == box.bit[end]:
            break
        for there in map(box.bit.__getitem__, box.nodes(box.touching[here] & passable)):
            if there not in before:
                before[there] = here
                ahead.append(there)
    found, at = [], box.bit[end] if box.bit[end] in before else 0
    while at:
        found.append(box.node[at])
        at = before[at]
    return tuple(reversed(found))
