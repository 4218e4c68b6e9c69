"""SC-4 to SC-8, a turn: one of three actions, and free actions at any time.

Every choice is one round of a stage. A turn begins in the stage `turn`; a spy that has moved within the network goes
on in `moved`, from where it may still connect a city, stop, or come back; after the action comes `mark` (SC-9).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ..box.box import Box
from ..state import DECK, Active, Player, SpyConnection
from .network import discs, network, price

Option = Any
"""A tuple that says what is done and with what, or a single word."""

STAY: Final = "stay"
MOST_MOVES: Final = 8
"""R-22: after so many moves with nothing in between a spy that has moved does not move on."""

# -- SC-4: turn structure ----------------------------------------------------------------------------------------------


async def turn(t: SpyConnection) -> None:
    """SC-4.2, SC-4.3, SC-4.5, D-2: an action, or a free action before it."""
    player = t.players[t.active]
    do(t, player, await t.ask(t.active, "turn", turn_options(t, player)))


async def moved(t: SpyConnection) -> None:
    """SC-6.1, SC-6.12, SC-7, R-20, D-8: the spy has moved; connect a city from here, stop here, or go on."""
    player = t.players[t.active]
    option = await t.ask(t.active, "moved", moved_options(t, player), about=(player.city,))
    if option == STAY:
        t.tell("stayed", t.active, player.city)
        t.stage = "mark"
    else:
        do(t, player, option)


def turn_options(t: SpyConnection, player: Player) -> tuple[Option, ...]:
    """D-2: what can be done now: the actions, then the free actions."""
    box, missions, supply = t.box, player.missions, player.supply
    held = len(missions)
    around = network(box, player.city, player.placed)
    return (
        *acceptable(prices(box, t.side, held), len(t.row), supply, held < box.numbers.max_active_missions),
        *around.connectable(t.rivals(), supply),
        *around.go,
        *around.lift,
        *mission_options(box, missions),
    )


def moved_options(t: SpyConnection, player: Player) -> tuple[Option, ...]:
    """D-8, R-22: connect, go on, a free action, or stop."""
    around = network(t.box, player.city, player.placed)
    return (
        *around.connectable(t.rivals(), player.supply),
        *(around.go if t.moves < MOST_MOVES else ()),
        *around.lift,
        *mission_options(t.box, player.missions),
        STAY,
    )


def do(t: SpyConnection, player: Player, option: Option) -> None:
    """Whatever an option of several words says."""
    DOING[option[0]](t, player, option)


# -- SC-5: action A, accept a mission ----------------------------------------------------------------------------------


def prices(box: Box, side: str, held: int) -> tuple[int, ...]:
    """SC-5.3, SC-10.3, SC-10.4: the planning agents that each slot asks of a player who holds so many missions."""
    asked = box.planning[side]
    return asked if held or side == "light" else (0,) * len(asked)


@lru_cache(maxsize=4096)
def acceptable(prices: tuple[int, ...], filled: int, supply: int, room: bool) -> tuple[tuple[str, int], ...]:
    """SC-5.2, SC-5.5, D-6: the filled slots, counted from 1, that can be paid; none with three active missions."""
    return tuple(("accept", slot + 1) for slot in range(filled) if room and prices[slot] <= supply)


def accept(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-5.1, SC-5.4, SC-5.7 to SC-5.9: take the card, plan it, and let the row slide down."""
    row, slot = t.row, option[1]
    mission = row[slot - 1]
    planning = prices(t.box, t.side, len(player.missions))[slot - 1]
    player.supply -= planning
    player.missions = (*player.missions, (mission, planning, 0))
    t.tell("accepted", t.active, mission, planning)
    t.row = (*row[: slot - 1], *row[slot:])
    if t.piles[DECK]:
        new = t.draw(DECK)
        t.row = (*t.row, new)
        t.tell("turned-up", new)
    t.stage = "mark"


# -- SC-6: action B, connect a new city and move there -----------------------------------------------------------------


def connect(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-6.3 to SC-6.9, SC-6.14, R-13: agents on every space of the connection, and the spy goes to the new city."""
    city, rivals = option[1], t.rivals()
    missing = network(t.box, player.city, player.placed).missing(city)
    assert missing is not None, "only neighbours outside the network are offered"
    cost = price(missing, rivals)
    player.supply -= cost
    player.placed |= missing
    player.double |= missing & rivals
    player.city = city
    t.tell("connected", t.active, city, cost)
    t.stage = "mark"


# -- SC-6.1, SC-7: move within the network -----------------------------------------------------------------------------


def go(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-6.1, SC-7.1, SC-7.2, R-20: to another city of the network, however far; at the origin it is a new turn."""
    player.city = option[1]
    t.moves += 1
    t.tell("moved", t.active, player.city)
    t.stage = "turn" if player.city == t.origin else "moved"


# -- SC-8: free actions ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def mission_options(box: Box, missions: tuple[Active, ...]) -> tuple[Option, ...]:
    """SC-8.4 to SC-8.7, D-4, D-5: marks to take back, and missions to discard."""
    return (
        *(("unmark", mission, city) for mission, _, marks in missions for city in box.nodes(marks)),
        *(("discard", mission) for mission, _, _ in missions),
    )


def lift(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-8.1, SC-8.2: all own agents of one space."""
    space = t.box.bit[option[1]]
    count = discs(player.double, space)
    player.placed &= ~space
    player.double &= ~space
    player.supply += count
    t.moves = 0
    t.tell("took-back", t.active, option[1], count)


def unmark(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-8.4: a mark; the city counts as unvisited again."""
    _, mission, city = option
    player.put_mark(mission, t.box.bit[city])
    t.moves = 0
    t.tell("unmarked", t.active, mission, city)


def discard(t: SpyConnection, player: Player, option: Option) -> None:
    """SC-8.6, SC-8.7, R-12: out of the game, with all its agents back."""
    mission = option[1]
    count = player.release(mission)
    t.discarded = (*t.discarded, mission)
    t.moves = 0
    t.tell("discarded", t.active, mission, count)


DOING: Final[dict[str, Callable[[SpyConnection, Player, Option], None]]] = {
    "accept": accept,
    "connect": connect,
    "go": go,
    "lift": lift,
    "unmark": unmark,
    "discard": discard,
}
"""What carries an option out, by its first word."""
