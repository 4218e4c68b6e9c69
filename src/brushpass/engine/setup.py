"""What was agreed before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .places import TOP, Place

if TYPE_CHECKING:
    from .game import Game


class Setup:
    """What was agreed before the deal: seats, mode, options. Shared by all positions of a match, never changed."""

    __slots__ = (
        "decks",
        "game",
        "kin",
        "mode",
        "options",
        "ordered",
        "places",
        "rules",
        "seats",
        "secret",
        "unseen",
        "viewers",
    )

    def __init__(self, game: Game[Any, Any], seats: int, mode: str, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.mode = mode
        self.options = dict(options)
        self.rules: int = game.version
        """The version of the rules that the match was dealt under; an older one where newer rules go on with it."""
        self.places: tuple[Place, ...] = (*game.places,)
        self.viewers: tuple[tuple[int, ...], ...] = tuple([place.viewers(self) for place in self.places])
        kinds: dict[str, int] = {}
        for index, place in enumerate(self.places):
            kinds[place.kind] = kinds.get(place.kind, 0) | 1 << index
        self.kin: tuple[int, ...] = tuple([kinds[place.kind] for place in self.places])
        """For every place the places of its kind, as a bit mask."""
        self.unseen: tuple[int, ...] = tuple([self._unseen(seat) for seat in range(seats)])
        """For every seat the places that it does not see."""
        self.secret: int = self._secret()
        """The places of the kinds of which somebody does not see everything."""
        self.ordered: tuple[int, ...] = tuple([index for index, place in enumerate(self.places) if place.order])
        """The places in which cards lie in an order."""
        self.decks: tuple[int, ...] = tuple([index - 1 for index in self.ordered if self.places[index].order == TOP])
        """The decks that have such places."""

    def _unseen(self, seat: int) -> int:
        return sum([1 << index for index, viewers in enumerate(self.viewers) if seat not in viewers])

    def _secret(self) -> int:
        return sum([1 << index for index, kin in enumerate(self.kin) if any(kin & unseen for unseen in self.unseen)])

    def __reduce__(self) -> tuple[object, ...]:
        return _agreed, (self.game.id, self.seats, self.mode, tuple(self.options.items()))

    def __repr__(self) -> str:
        return f"Setup({self.game.id}, seats={self.seats}, mode={self.mode!r}, options={self.options})"


def _agreed(game_id: str, seats: int, mode: str, options: tuple[tuple[str, Any], ...]) -> Setup:
    """An agreement that has travelled."""
    from .game import agreed, game

    return agreed(game(game_id), seats, mode, options)
