"""How a match ended: who won and why, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The winners, the reason, and for every seat its score and its own reason."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[float, ...]
    reasons: tuple[str, ...]

    @classmethod
    def of(cls, winners: Sequence[int], reason: str, *, seats: int, scores: Sequence[float] | None = None) -> Outcome:
        """An outcome whose reason is the same for every seat; without scores a winner has 1 and a loser 0."""
        won = tuple(sorted(winners))
        points = scores if scores is not None else [seat in won for seat in range(seats)]
        return cls(won, reason, tuple(map(float, points)), (reason,) * seats)

    @property
    def winner(self) -> int | None:
        """The only or first winning seat; None if nobody won."""
        return self.winners[0] if self.winners else None

    @property
    def shares(self) -> tuple[float, ...]:
        """What every seat won: 1 for each winner, 0 for everybody else.

        Where nobody wins, all have lost and have nothing, unless the scores share one win out: that is a draw.
        """
        if not self.winners and sum(self.scores) == 1 and min(self.scores) >= 0:
            return self.scores
        return tuple(1.0 if seat in self.winners else 0.0 for seat in range(len(self.scores)))
