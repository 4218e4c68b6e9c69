"""Setting a table of Spy Connection and scripting what happens at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from brushpass.games.spy_connection import GAME, SpyConnectionGame
from brushpass.games.spy_connection.state import DECK, STARTS, Player, SpyConnection
from brushpass.games.spy_connection.view import SeatView, View
from brushpass.testing import Scripted, at

Carried = str | tuple[str, int] | tuple[str, int, Sequence[str]]
"""An active mission: its id, its planning agents, its marked cities."""

ELSEWHERE = ("istanbul", "moscow", "stockholm", "athens")
"""Where spies are of whom nothing is said."""


class Seat:
    """What a player has on the table; the rest is in the supply."""

    def __init__(
        self,
        city: str,
        on: Iterable[str] = (),
        *,
        twice: Iterable[str] = (),
        missions: Sequence[Carried] = (),
        completed: Sequence[str] = (),
        supply: int | None = None,
    ) -> None:
        self.city = city
        self.on, self.twice = tuple(on), tuple(twice)
        self.missions = [_carried(one) for one in missions]
        self.completed = tuple(completed)
        self.supply = supply
        """If given, so many agents are there in all that the supply is this."""

    def player(self, game: SpyConnectionGame, agents: int) -> Player:
        """As the rules see it."""
        box = game.box
        placed = len(self.on) + 2 * len(self.twice)
        used = placed + sum(planning + len(marks) for _, planning, marks in self.missions)
        total = agents if self.supply is None else used + self.supply
        return Player(
            agents=total,
            supply=total - used,
            city=self.city,
            placed=box.mask((*self.on, *self.twice)),
            double=box.mask(self.twice),
            missions=tuple((one, planning, box.mask(marks)) for one, planning, marks in self.missions),
            completed=self.completed,
        )


def _carried(one: Carried) -> tuple[str, int, tuple[str, ...]]:
    if isinstance(one, str):
        return one, 0, ()
    return (*one, ()) if len(one) == 2 else (one[0], one[1], tuple(one[2]))


class Table(Scripted[SpyConnection, View]):
    """A match at a position, with one line per step."""

    def end_turn(self) -> Table:
        """Be done, and take none of the extra turns."""
        self.choose("done")
        while self.match.decision is not None and self.prompt == "extra":
            self.choose("decline")
        return self

    def wait(self) -> Table:
        """A turn of which nothing matters: the cheapest of the actions."""
        go = [option for option in self.options if option[0] in ("go", "connect", "accept")]
        self.choose(go[0])
        if self.prompt == "moved":
            self.choose("stay")
        return self.end_turn()

    def offered(self, kind: str) -> list[Any]:
        """What can be done of that kind: the cities, spaces, slots or missions; of marks both mission and city."""
        found = [option[1:] for option in self.options if isinstance(option, tuple) and option[0] == kind]
        return [what[0] if len(what) == 1 else what for what in found]

    def player(self, seat: int = 0) -> Player:
        return self.t.players[seat]

    def seen(self, seat: int = 0) -> SeatView:
        """What everybody sees of a seat, and its owner as well."""
        return self.match.view(seat).seats[seat]


def table(
    *players: Seat,
    seats: int = 0,
    mode: str = "first",
    board: str = "light",
    agents: Mapping[int, int] | None = None,
    active: int = 0,
    first: int = 0,
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    stage: str = "turn",
    trigger: int = -1,
    game: SpyConnectionGame = GAME,
    seed: int = 1,
) -> Table:
    """A match at the start of a turn. Missions that are not placed are in the deck, or out of it if `deck` says so."""
    seats = max(seats, len(players), 2)
    options: dict[str, Any] = {"board": board} | {f"agents_{seat + 1}": n for seat, n in (agents or {}).items()}
    setup = game.agree(seats, mode, options)
    t = game.deal(setup)
    for seat in range(seats):
        chosen = players[seat] if seat < len(players) else Seat(ELSEWHERE[seat])
        t.players[seat] = chosen.player(game, t.players[seat].agents)
    taken = [card for player in t.players for card in (*player.completed, *(one[0] for one in player.missions))]
    t.piles[STARTS] = [card for card in game.box.start_cards if card not in taken]
    wanted = (*(row or ()), *(deck or ()))
    free = [card for card in game.box.mission_cards if card not in taken and card not in wanted]
    if row is None:
        row = [free.pop() for _ in range(4)]
    t.row = tuple(row)
    t.piles[DECK] = sorted(free if deck is None else deck)
    t.discarded = () if deck is None else tuple(free)
    t.active, t.first, t.stage, t.trigger = active, first, stage, trigger
    t.origin = t.players[active].city
    game.invariants(t_with_setup(t, setup), True)
    return Table(at(setup, t, seed))


def t_with_setup(t: SpyConnection, setup: Any) -> SpyConnection:
    """A state that knows its set-up, as the kernel would hand it out."""
    t.under(setup)
    return t
