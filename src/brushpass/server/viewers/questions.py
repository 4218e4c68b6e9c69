"""Which question an answer is to: a number that changes with the seat's own question and with nothing else.

It follows from the question and from how many choices of the seat stand, all of which the seat knows. So it tells
nothing, it is the same after a restart, and a choice that was under way while somebody else acted still meets its
question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from ...engine import Match
from ...engine.running import Entry, answer_of

BYTES = 6
"""A JavaScript number holds so much."""


class Questions:
    """The questions of one table. It counts as the match goes on, and again when the match was rebuilt."""

    __slots__ = ("_chosen", "_counted", "_history")

    def __init__(self) -> None:
        self._history: list[Entry] = []
        self._counted = 0
        self._chosen: Counter[int] = Counter()

    def number(self, match: Match[Any, Any], seat: int) -> int:
        """The number of what a seat is asked now; that of nothing, if it is not asked."""
        asked = match.asked(seat)
        about = None if asked is None else (asked.prompt, asked.options, asked.about)
        mark = msgspec.json.encode((self.chosen(match, seat), about))
        return int.from_bytes(blake2b(mark, digest_size=BYTES).digest(), "big")

    def chosen(self, match: Match[Any, Any], seat: int) -> int:
        """How many choices of a seat stand: two equal questions after each other are not the same one."""
        history = match.run.history or []
        if history is not self._history or len(history) < self._counted:
            self._history, self._counted = history, 0
            self._chosen.clear()
        settled = len(history) if match.gathering is None else match.gathering.start
        self._chosen.update(_choosers(history[self._counted : settled]))
        self._counted = max(self._counted, settled)
        # Answers side by side are put in order when all have come.
        return self._chosen[seat] + sum(who == seat for who in _choosers(history[self._counted :]))


def _choosers(entries: Iterable[Entry]) -> list[int]:
    answers = map(answer_of, entries)
    return [answer[1] for answer in answers if answer[0] == "choice"]
