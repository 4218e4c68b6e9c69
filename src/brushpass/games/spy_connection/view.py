"""SC-11, what may be seen: the only way in which a position leaves the rules, built from nothing."""

from __future__ import annotations

import msgspec

from .box.box import Box
from .rules.ending import score
from .rules.network import discs, network
from .rules.turn import prices
from .state import DECK, Player, SpyConnection


class MissionView(msgspec.Struct, frozen=True):
    """An active mission; its cities, points and symbol are in the box under its id."""

    id: str
    planning: int
    """The agents on the planning spot."""
    marked: tuple[str, ...]
    """The cities with a mark."""
    marked_now: bool
    """Marked at this end of turn, so not again (R-10)."""


class SeatView(msgspec.Struct, frozen=True):
    """A player; all of it is public but which missions are completed."""

    seat: int
    city: str | None
    """Where the spy is; None before there is a start mission."""
    agents: dict[str, int]
    """Own agents on the board: how many on which space."""
    network: tuple[str, ...]
    """The cities that the spy can reach, its own included."""
    supply: int
    total: int
    """All agents of this player, 14 or 15."""
    missions: tuple[MissionView, ...]
    """The active missions, in the order in which they came."""
    completed_count: int
    completed: tuple[str, ...] | None
    """The completed missions, in order, to their owner and, once the match is over, to everybody."""
    score: int | None
    """What the player would have now (SC-9.15, SC-9.16), to those who see the completed missions."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    mode: str
    board: str
    """The side of the board that lies up: light or dark."""
    data: str
    """The fingerprint of data that replace those of the game; empty: the game's own."""
    stage: str
    """draft; turn: before the action; moved: the spy has moved; mark: after the action; extra: another turn?"""
    round: int
    first: int
    """The starting player."""
    active: int
    """Who is on turn, or picks a start mission."""
    origin: str | None
    """The city in which the spy of the player on turn began it."""
    moves: int
    """How often it has moved since then, or since the last free action (R-22)."""
    seats: tuple[SeatView, ...]
    row: tuple[str, ...]
    """The available missions, the bottom one (slot 1) first."""
    prices: tuple[int, ...]
    """The planning agents that each slot asks of the player on turn, the bottom one first."""
    deck_size: int
    starts: tuple[str, ...]
    """The start missions that can be picked."""
    discarded: tuple[str, ...]
    extra: int
    """The extra turns that the player on turn still has."""
    trigger: int | None
    """Who triggered the end: the others have one last turn."""
    exhausted: bool
    """Whether that was because nobody could complete enough missions any more."""


def view(t: SpyConnection, seat: int | None, over: bool) -> View:
    """SC-11: public facts, own completed missions, and everybody's once the match is over."""
    return View(
        seat=seat,
        mode=t.setup.mode,
        board=t.side,
        data=t.box.fingerprint,
        stage=t.stage,
        round=t.round,
        first=t.first,
        active=t.active,
        origin=t.origin or None,
        moves=t.moves,
        seats=tuple(seat_view(t, other, over or other == seat) for other in range(t.setup.seats)),
        row=t.row,
        prices=prices(t.box, t.side, len(t.players[t.active].missions)),
        deck_size=len(t.piles[DECK]),
        starts=t.starts,
        discarded=t.discarded,
        extra=t.extra,
        trigger=t.trigger if t.trigger >= 0 else None,
        exhausted=t.exhausted,
    )


def seat_view(t: SpyConnection, seat: int, own: bool) -> SeatView:
    """A player; `own`: with the completed missions (R-14)."""
    box, player = t.box, t.players[seat]
    reached = network(box, player.city, player.placed).cities if player.city else 0
    return SeatView(
        seat=seat,
        city=player.city or None,
        agents={space: discs(player.double, box.bit[space]) for space in box.nodes(player.placed)},
        network=box.nodes(reached),
        supply=player.supply,
        total=player.agents,
        missions=tuple(
            MissionView(mission, planning, box.nodes(marks), seat == t.active and mission in t.marked)
            for mission, planning, marks in player.missions
        ),
        completed_count=len(player.completed),
        completed=player.completed if own else None,
        score=score(box, player) if own else None,
    )


def player(box: Box, seat: SeatView) -> Player:
    """A seat as the rules have it, so that what they work out can be worked out from a view."""
    return Player(
        agents=seat.total,
        supply=seat.supply,
        city=seat.city or "",
        placed=box.mask(seat.agents),
        double=box.mask(space for space, count in seat.agents.items() if count > 1),
        missions=tuple((one.id, one.planning, box.mask(one.marked)) for one in seat.missions),
        completed=seat.completed or (),
    )
