"""What a running position writes to, how its stages follow each other, and what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .decisions import Decision
from .outcome import Outcome

if TYPE_CHECKING:
    from .state import State

MOST_STAGES = 1_000_000
"""Stages without an end: more than any game needs, few enough that a loop is noticed within seconds."""
SPACING = 8
"""A checkpoint is taken at the start of a stage if so many answers have come since the last one."""

Told = tuple[str, tuple[Any, ...], Sequence[int] | None]
"""An event's name, its arguments, and the seats that may know it (None: everybody)."""

Answer = tuple[str, int, Any, tuple[int, ...] | None, Any]
"""Kind (choice, chance, act), seat (-1: chance), value, the seats that know it (None: all), what the others know."""

Entry = Decision[Any] | tuple[Any, tuple[int, ...] | None] | Answer
"""An answer as it is kept while a match runs: an answered decision, an outcome of chance, or the answer written out."""

Move = tuple[str | tuple[str, ...], int, int, Sequence[int]]
"""A card, the place it left, the place it went to, and the seats that saw which card it was.

The same place twice: the seats looked at all the cards there, which stand in the tuple.
"""

Checkpoint = tuple[Any, int, int, int]
"""A state at the start of a stage, and the lengths of history and log and the barrier at that moment."""


def answer_of(entry: Entry) -> Answer:
    """A kept answer written out."""
    if isinstance(entry, Decision):
        seat, option = entry.seat, entry.answer
        if not entry.private:
            return ("choice", seat, option, None, None)
        return ("choice", seat, option, (seat,), None if entry.shown is None else entry.shown(option))
    if len(entry) == 2:
        return ("chance", -1, entry[0], entry[1], None)
    return entry


class Run(msgspec.Struct, gc=False):
    """What a running position writes to. It knows neither the match nor the state, so that forks are freed at once."""

    chance: Any
    history: list[Entry] | None
    log: list[Told] | None
    barrier: int = 0
    """How long the history was when a secret came out last: undo stops there."""
    spacing: int = SPACING
    stages: int = 0
    """How many stages have begun."""
    saved: int = 0
    """Which of them began with the checkpoint."""
    checkpoint: Checkpoint | None = None
    earlier: Checkpoint | None = None
    """The checkpoint before that one, for an undo."""
    moves: list[Move] | None = None
    """The moves of hidden cards, kept only while somebody retraces them."""
    outcome: Outcome | None = None


class Next(Exception):
    """Cut the stack: the match goes on with the stage given."""


class Over(Exception):
    """Cut the stack: the match has ended with the outcome given."""


async def drive(t: State, run: Run) -> None:
    """Run stage after stage; a match that keeps its history takes checkpoints at stage starts.

    Not at every start: the state there follows from an earlier one and the answers since, and a copy at every stage
    took a third of the time of a light game.
    """
    stages: Mapping[str, Any] = t.setup.game.stages
    history, spacing = run.history, run.spacing
    due = 0
    for number in range(MOST_STAGES):
        if history is not None:
            run.stages = number
            now = len(history)
            if now >= due:
                due = now + spacing
                run.saved = number
                run.earlier = run.checkpoint
                run.checkpoint = (t.copy(), now, len(run.log), run.barrier)  # type: ignore[arg-type]
        try:
            outcome = await stages[t.stage](t)
        except Next as jump:
            t.stage = jump.args[0]
        except Over as end:
            run.outcome = end.args[0]
            return
        else:
            if outcome is not None:
                run.outcome = outcome
                return
    raise RuntimeError(f"{MOST_STAGES} stages without an end; the last was {t.stage!r}")


class NoChance:
    """In private rules side by side nothing may depend on who answers first, so there is no chance in them."""

    def first(self) -> int:
        return 0

    def below(self, t: Any, n: int) -> int:
        raise RuntimeError("chance inside private rules side by side: its outcome would depend on who answers first")

    def pick(self, t: Any, bag: Sequence[str], source: int, target: int) -> int:
        return self.below(t, 0)


NO_CHANCE = NoChance()
