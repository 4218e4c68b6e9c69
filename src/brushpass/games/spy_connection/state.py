"""The table of Spy Connection: what every player has where, the row of missions, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from brushpass.engine import Places, Record, State, everybody

from .box.box import Box

MOST_SEATS: Final = 4

PLACES: Final = Places()
DECK: Final = PLACES.one("deck", seen_by=everybody)
STARTS: Final = PLACES.one("start-missions", seen_by=everybody)
"""The mission deck and the start missions that nobody has. Everybody knows what lies in them, since all that left them
is in the open; only the order of the deck is not known, and no bag has one."""

Active = tuple[str, int, int]
"""An active mission: its id, its planning agents, and the cities marked on it, as a set of the box."""


def agents_on(active: Active) -> int:
    """SC-5.4, SC-9.2: the agents that an active mission binds, and gives back in the end."""
    return active[1] + active[2].bit_count()


@dataclass(kw_only=True)
class Player(Record):
    """What a seat has. Sets of cities and spaces are ints of the box; tuples and ints, because copies share them."""

    agents: int
    """All of the player's agents, wherever they are (SC-2.2, SC-10.1)."""
    supply: int
    city: str = ""
    """Where the spy is; empty before there is a start mission."""
    placed: int = 0
    """The spaces with at least one own agent."""
    double: int = 0
    """Those of them with two."""
    missions: tuple[Active, ...] = ()
    """The active missions, in the order in which they came."""
    completed: tuple[str, ...] = ()
    """The completed missions, in the order of completion."""

    def put_mark(self, mission: str, city: int) -> int:
        """SC-8.4, SC-9.2: an agent of the supply marks a city, or comes back if it is there; the marks there now."""
        now = 0
        missions = []
        for active in self.missions:
            if active[0] == mission:
                now = active[2] ^ city
                active = (mission, active[1], now)
            missions.append(active)
        self.supply += -1 if now & city else 1
        self.missions = tuple(missions)
        return now

    def release(self, mission: str) -> int:
        """SC-8.6, SC-9.5: a mission is no longer active, and all its agents return to the supply; how many."""
        count = sum(agents_on(active) for active in self.missions if active[0] == mission)
        self.missions = tuple(active for active in self.missions if active[0] != mission)
        self.supply += count
        return count


@dataclass(kw_only=True)
class SpyConnection(State):
    """Everything but the order of the deck is in the open."""

    players: list[Player]
    starts: tuple[str, ...] = ()
    """The start missions that can be picked just now (SC-2.6)."""
    row: tuple[str, ...] = ()
    """The available missions, the bottom one first (SC-5.3)."""
    discarded: tuple[str, ...] = ()
    first: int = 0
    """The starting player."""
    active: int = 0
    """Who is on turn, or picks a start mission."""
    round: int = 1
    origin: str = ""
    """The city in which the spy of the player on turn began it."""
    moves: int = 0
    """How often it has moved since then, or since the last free action (R-22)."""
    marked: tuple[str, ...] = ()
    """The missions that have been marked at this end of turn (R-10)."""
    extra: int = 0
    """The extra turns that the player on turn still has (SC-9.9)."""
    trigger: int = -1
    """Who triggered the end: the game ends before that player's next turn; -1: nobody yet (SC-9.13)."""
    exhausted: bool = False
    """Whether the end came because nobody could complete enough missions any more (SC-9.23)."""

    @property
    def box(self) -> Box:
        """What is in the box that is played with."""
        game: Any = self.setup.game
        box: Box = game.box
        return box

    @property
    def side(self) -> str:
        """SC-2.1, SC-10.3: the side of the board that lies up."""
        side: str = self.setup.options["board"]
        return side

    def rivals(self) -> int:
        """The spaces with agents of players who are not on turn (SC-6.6)."""
        spaces = 0
        for seat, player in enumerate(self.players):
            if seat != self.active:
                spaces |= player.placed
        return spaces
