"""A match and its stored steps: taking one, and bringing a match back from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import BrushpassError, Match, Promise, StaleSave, game
from ...engine.decisions import frozen
from ...engine.running import answer_of
from ...engine.save import resume
from ...table.guide import guide_of
from ..store.records import Step, Stored, TableRecord

CHECKPOINT_EVERY = 32
"""After so many steps a match is saved as a whole."""


def dealt(table: TableRecord, seats: int) -> Match[Any, Any]:
    """The match at its first decision, from the promised secret and the seats' nonces; one that teaches is prepared."""
    rules = game(table.game)
    guide = guide_of(rules, table.learner) if table.guided else None
    promise = Promise(table.secret, table.nonces, () if guide is None else guide.deal)
    return rules.start(seats, table.mode, table.options, promise=promise)


def outcomes(match: Match[Any, Any], since: int) -> list[Any]:
    """What chance gave after the first so many answers."""
    answers = map(answer_of, (match.run.history or [])[since:])
    return [value for kind, _, value, _, _ in answers if kind == "chance"]


def take(match: Match[Any, Any], kind: str, seat: int, value: Any) -> list[Any]:
    """Answer, act or take back; the outcomes of chance that came of it. An error leaves the match as it was."""
    if kind == "undo":
        match.undo(seat)
        return []
    before = len(match.run.history or ())
    if kind == "act":
        match.act(seat, value)
    else:
        match.choose(value, seat)
    return outcomes(match, before)


def rebuilt(stored: Stored) -> Match[Any, Any]:
    """The match after all stored steps; StaleSave: the present rules lead elsewhere."""
    steps: Sequence[Step] = stored.steps
    if stored.save is not None:
        match = resume(stored.save)
    else:
        match = dealt(stored.table, len(stored.seats))
        _agree(steps[0], outcomes(match, 0))
        steps = steps[1:]
    for step in steps:
        try:
            value = step.value if step.kind == "act" else frozen(step.value)
            chance = take(match, step.kind, step.seat, value)
        except BrushpassError as wrong:
            raise StaleSave(f"step {step.number} cannot be taken again ({type(wrong).__name__})") from None
        _agree(step, chance)
    return match


def _agree(step: Step, chance: Sequence[Any]) -> None:
    if [frozen(value) for value in chance] != [frozen(value) for value in step.chance]:
        raise StaleSave(f"chance comes out differently at step {step.number}")
