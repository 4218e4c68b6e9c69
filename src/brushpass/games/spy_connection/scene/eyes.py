"""Through whose eyes a scene is made: the viewer's own seat as the rules have it, its network and its missions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from brushpass.table import Eyes, Seen, Texts

from ..box.box import Box, Mission
from ..rules.ending import markable, markings
from ..rules.network import Network, network, price
from ..rules.turn import prices
from ..state import Active
from ..view import MissionView, SeatView, View, player

Goal = Literal["", "open", "done"]
"""What a city is to the viewer's missions: nothing, still to be marked on one, or marked on all that ask for it."""


class SpyEyes(Eyes[View]):
    """A viewer of the map; a spectator looks over the shoulder of whoever is on turn."""

    def __init__(self, seen: Seen, texts: Texts, box: Box) -> None:
        super().__init__(seen, texts)
        self.box = box
        seats = self.view.seats
        self.own: SeatView = seats[self.view.active if seen.seat is None else seen.seat]
        self.player = player(box, self.own)
        """The viewer's own seat as the rules have it."""
        self.rivals = box.mask(space for seat in seats if seat is not self.own for space in seat.agents)
        """The spaces with agents of anybody else."""
        self.prices = prices(box, self.view.board, len(self.own.missions))
        """What the slots ask of the viewer, the bottom one first."""

    @property
    def city(self) -> str:
        """Where the viewer's spy is, once there is one."""
        assert self.own.city is not None, "there is no spy before there is a start mission"
        return self.own.city

    @property
    def around(self) -> Network:
        """The viewer's network."""
        return network(self.box, self.city, self.player.placed)

    def cost(self, city: str) -> int:
        """SC-6.3 to SC-6.7: what it takes to connect a city that can be connected."""
        missing = self.around.missing(city)
        assert missing is not None, "no connection leads there"
        return price(missing, self.rivals)

    # -- missions ----------------------------------------------------------------------------------------------------

    def mission(self, mission: str) -> Mission:
        """What is on a card."""
        return self.box.missions[mission]

    def active(self, mission: str) -> Active:
        """A mission of the viewer's as the rules have it."""
        return next(one for one in self.player.missions if one[0] == mission)

    def missing(self, mission: MissionView) -> tuple[str, ...]:
        """SC-9.4: the cities of a mission that are not marked yet."""
        return tuple(city for city in self.mission(mission.id).cities if city not in mission.marked)

    def still(self, mission: str) -> list[str]:
        """SC-9.4: the cities that a mission of the viewer's needs after a mark on the spy's own."""
        one = next(one for one in self.own.missions if one.id == mission)
        return [city for city in self.missing(one) if city != self.city]

    def goals(self) -> dict[str, Goal]:
        """SC-9.2, SC-9.4: the cities that the viewer's own missions ask for; a spectator has none."""
        own = () if self.watching or self.over else self.own.missions
        found: dict[str, Goal] = {city: "done" for mission in own for city in mission.marked}
        return found | {city: "open" for mission in own for city in self.missing(mission)}

    def markable(self, city: str) -> list[Active]:
        """SC-9.2: the viewer's missions that ask for a mark there."""
        return markable(self.box, self.player.missions, self.box.bit[city], self._marked)

    def markings(self, city: str, supply: int) -> list[Active]:
        """SC-9.2 to SC-9.6: those of them that so many agents can mark."""
        return markings(self.box, self.player.missions, self.box.bit[city], supply, self._marked)

    @property
    def _marked(self) -> tuple[str, ...]:
        return tuple(one.id for one in self.own.missions if one.marked_now)

    # -- words -------------------------------------------------------------------------------------------------------

    def listed(self, cities: Iterable[str]) -> str:
        """Cities in a row, the last after "and"."""
        return self.texts.listed([*map(self.name, cities)])

    def extra(self, card: Mission) -> str:
        """SC-9.9: whether a text about a mission tells of an extra turn."""
        return "yes" if card.extra_turn else "no"
