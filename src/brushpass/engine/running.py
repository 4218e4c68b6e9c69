"""What a running position writes to, how its stages follow each other, and what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from .chance import Chance
from .decisions import Decision
from .errors import RuleError
from .outcome import Outcome

if TYPE_CHECKING:
    from .state import State

MOST_STAGES = 1_000_000
"""Stages without an end: more than any game needs, few enough that a loop is noticed within seconds."""
SPACING: Final = 12
"""A checkpoint is taken at the start of a stage if so many answers have come since the last one."""

Told = tuple[str, tuple[Any, ...], tuple[int, ...] | None]
"""An event's name, its arguments, and the seats that may know it (None: everybody)."""

Answer = tuple[str, int, Any, tuple[int, ...] | None, Any]
"""Kind (choice, chance, act), seat (-1: chance), value, the seats that know it (None: all), what the others know."""


class Fell:
    """How chance fell: the value, and the seats that know it (None: all)."""

    __slots__ = ("known", "value")

    def __init__(self, value: Any, known: tuple[int, ...] | None) -> None:
        self.value = value
        self.known = known


Entry = Decision[Any] | Fell | Answer
"""An answer as it is kept while a match runs: an answered decision, an outcome of chance, or the answer written out."""

Look = tuple[str, int, int]
"""The name of a card, and how many of it lie somewhere, at least and at most."""

Move = tuple[str | tuple[Look, ...], int, int, tuple[int, ...]]
"""A card, the place it left, the place it went to, and the seats that saw which card it was.

The same place twice: the seats learnt how many cards of some names lie there, which stand in the tuple.
"""

SeenMove = tuple[str | tuple[Look, ...] | None, int, int]
"""A card (None: the seat did not see which), the place it left and the place it went to.

The same place twice: the seat learnt how many cards of some names lie there, which stand in the tuple.
"""

Checkpoint = tuple[Any, int, int, int]
"""A state at the start of a stage, and the lengths of history and log and the barrier at that moment."""


def as_seen(move: Move, seat: int) -> SeenMove | None:
    """A move as a seat sees it; None: somebody else's look, of which it need not know."""
    card, source, target, seers = move
    if seat in seers:
        return card, source, target
    return None if source == target else (None, source, target)


def answer_of(entry: Entry) -> Answer:
    """A kept answer written out."""
    if isinstance(entry, Decision):
        seat, option = entry.seat, entry.answer
        if not entry.private:
            return ("choice", seat, option, None, None)
        return ("choice", seat, option, (seat, *entry.to), None if entry.shown is None else entry.shown(option))
    if isinstance(entry, Fell):
        return ("chance", -1, entry.value, entry.known, None)
    return entry


class Run:
    """What a running position writes to. It knows neither the match nor the state, so that forks are freed at once."""

    __slots__ = (
        "barrier",
        "chance",
        "checkpoint",
        "disclosures",
        "due",
        "earlier",
        "history",
        "log",
        "moves",
        "outcome",
        "private",
        "spacing",
    )

    def __init__(self, chance: Chance, history: list[Entry] | None, log: list[Told] | None, barrier: int = 0) -> None:
        self.chance = chance
        self.history = history
        self.log = log
        self.barrier = barrier
        """How long the history was when a secret came out last: undo stops there."""
        self.disclosures = 0
        """How often a secret that stays hidden from others came out to somebody."""
        self.spacing = SPACING
        self.due = 0
        """How long the history must be for the next checkpoint."""
        self.checkpoint: Checkpoint | None = None
        self.earlier: Checkpoint | None = None
        """The checkpoint before that one, for an undo."""
        self.moves: list[Move] | None = None
        """The moves of hidden cards, kept only while somebody retraces them."""
        self.private = False
        """Whether a private rule runs side by side with others: no card moves in it."""
        self.outcome: Outcome | None = None


class Next(Exception):
    """Cut the stack: the match goes on with the stage given."""

    def __init__(self, stage: str) -> None:
        super().__init__(stage)
        self.stage = stage


class Over(Exception):
    """Cut the stack: the match has ended with the outcome given."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


async def drive(t: State, run: Run) -> None:
    """Run stage after stage; a match that keeps its history takes checkpoints at stage starts.

    Not at every start: the state there follows from an earlier one and the answers since, and a copy at every stage
    took a third of the time of a light game.
    """
    stages: Mapping[str, Any] = t.setup.game.stages
    history = run.history
    for _ in range(MOST_STAGES):
        if history is not None and len(history) >= run.due:
            run.due = len(history) + run.spacing
            run.earlier = run.checkpoint
            run.checkpoint = (t.copy(), len(history), len(run.log), run.barrier)  # type: ignore[arg-type]
        try:
            outcome = await stages[t.stage](t)
        except Next as jump:
            t.stage = jump.stage
        except Over as end:
            run.outcome = end.outcome
            return
        else:
            if outcome is not None:
                run.outcome = outcome
                return
    raise RuntimeError(f"{MOST_STAGES} stages without an end; the last was {t.stage!r}")


_KERNEL: Final = __name__.removesuffix("running")


def rule_error(bug: Exception) -> RuleError:
    """Name the rules that were running when something went wrong, outermost first."""
    stack = []
    trace = bug.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        if not str(frame.f_globals.get("__name__")).startswith(_KERNEL):
            stack.append(frame.f_code.co_name)
        trace = trace.tb_next
    error = RuleError(f"{type(bug).__name__}: {bug} (in {' > '.join(stack) or 'the kernel'})", tuple(stack))
    error.__cause__ = bug  # said here because compiled code forgets what `raise` is said to come `from`
    return error
