"""What was agreed before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .knowledge import Place

if TYPE_CHECKING:
    from .game import Game


class Setup:
    """What was agreed before the deal: seats, mode, options. Shared by all positions of a match, never changed."""

    __slots__ = ("game", "mode", "options", "places", "seats", "viewers")

    def __init__(self, game: Game[Any, Any], seats: int, mode: str, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.mode = mode
        self.options = dict(options)
        self.places: tuple[Place, ...] = tuple(game.places(seats))
        self.viewers: tuple[tuple[int, ...], ...] = tuple([place.viewers for place in self.places])

    def __reduce__(self) -> tuple[object, ...]:
        return _agreed, (self.game.id, self.seats, self.mode, self.options)

    def __repr__(self) -> str:
        return f"Setup({self.game.id}, seats={self.seats}, mode={self.mode!r}, options={self.options})"


def _agreed(game_id: str, seats: int, mode: str, options: dict[str, Any]) -> Setup:
    """An agreement that has travelled."""
    from .game import game

    return game(game_id).agree(seats, mode, options)
