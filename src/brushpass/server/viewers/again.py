"""A match told again from its deal: where it stood after so many answers, and what some eyes saw of that.

Nothing but the answers is kept: to tell a whole match again takes milliseconds, less than to draw one scene of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ...engine import BrushpassError, Game, Match
from ...table import Scene, Seen, Story, Telling, face_of
from ..errors import Refused
from .texts import texts_of


class Looking:
    """Who looks: a seat (None: a spectator) or, if it is `open`, somebody who sees everything; in which language."""

    def __init__(
        self, rules: Game[Any, Any], seat: int | None, names: Sequence[str], language: str, open: bool = False
    ) -> None:
        self.seat = seat
        self.open = open
        self.names = tuple(names)
        self.texts = texts_of(rules, language).at_table(names)
        self._telling = Telling(seat, self.names, self.texts, open)

    def story(self, match: Match[Any, Any]) -> Story:
        """What they have heard up to this position, their beats included."""
        return self._telling.of(match)

    def scene(self, match: Match[Any, Any]) -> Scene:
        """What they see of a position; there is nothing to answer and nothing to take back."""
        seen = Seen.open(match, self.names) if self.open else Seen.of(match, self.seat, self.names)
        face = face_of(match.game)
        return face.scene(replace(seen, decision=None, undo=False), self.texts, self.story(match))


class Again:
    """The answers of a match that stand, without those that were taken back. The match itself may go on."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._setup = match.setup
        self._chance = match.run.chance
        self._promise = match.promise
        self._came = (match.history, match.outcome)
        self.answers = [answer for answer in match.history if answer[0] != "chance"]

    @property
    def rules(self) -> Game[Any, Any]:
        return self._setup.game

    @property
    def seats(self) -> int:
        return self._setup.seats

    def at(self, step: int) -> Match[Any, Any]:
        """The match after so many answers; 0: as it was dealt."""
        match: Match[Any, Any] = Match.begin(self._setup, self._chance, self._promise)
        for answer in self.answers[:step]:
            match.answer(answer)
        return match

    def positions(self) -> Iterator[Match[Any, Any]]:
        """One match, as it was dealt and after every answer. Refused: the present rules do not lead where it went."""
        try:
            match = self.at(0)
            yield match
            for answer in self.answers:
                match.answer(answer)
                yield match
        except BrushpassError:
            raise Refused("no-replay") from None
        if (match.history, match.outcome) != self._came:
            raise Refused("no-replay")
