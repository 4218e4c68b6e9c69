"""What one seat knows of a position: redaction, and all that a bot ever gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from . import knowledge
from .chance import Recorded
from .decisions import Decision
from .errors import BrushpassError
from .events import Event, Waiting
from .fields import values
from .imagining import HIDDEN, Position, SeenMove, in_hindsight
from .match import Match, dealt
from .running import Answer, Run, answer_of
from .setup import Setup
from .state import State


def hindsight(moves: Sequence[SeenMove], hidden: int) -> list[tuple[str, int, int]]:
    """What the hidden places must have held before the moves, told from their end: (card, how many, mask of places)."""
    needs: Counter[tuple[str, int]] = Counter()
    for card, source, target in reversed(moves):
        if isinstance(card, tuple):
            needs |= Counter((name, 1 << source) for name in card)
        elif card is None:
            needs = _blurred(needs, source, target)
        else:
            if knowledge.holds(hidden, target) and needs[card, 1 << target] > 0:
                needs[card, 1 << target] -= 1
            if knowledge.holds(hidden, source):
                needs[card, 1 << source] += 1
    return [(card, number, mask) for (card, mask), number in needs.items() if number > 0]


def _blurred(needs: Counter[tuple[str, int]], source: int, target: int) -> Counter[tuple[str, int]]:
    """The needs before a move that was not seen: what was needed where it went may have lain where it came from."""
    blurred: Counter[tuple[str, int]] = Counter()
    for (card, mask), number in needs.items():
        blurred[card, mask | 1 << source if knowledge.holds(mask, target) else mask] += number
    return blurred


def position_of(match: Match[Any, Any], seat: int) -> Position:
    """Redact a match's position for a seat."""
    if match.run.history is None:
        raise BrushpassError("an imagined world that keeps no history cannot be observed")
    checkpoint, start, lines, _ = match.checkpoint
    return redacted(match, seat, checkpoint, start, lines)


def story_of(match: Match[Any, Any], seat: int) -> Position:
    """The whole history from the deal, redacted for a seat: what the two-world test tells anew."""
    return redacted(match, seat, dealt(match.setup, match.run.chance), 0, 0)


def redacted(match: Match[Any, Any], seat: int, checkpoint: State, start: int, lines: int) -> Position:
    """A checkpoint and the answers since it, with everything taken out that the seat does not know."""
    setup = match.setup
    viewers = setup.viewers
    base = checkpoint.copy()
    base.rng = 0
    facts = base.facts = tuple(fact for fact in base.facts if fact[0] == seat)
    pool: list[str] = []
    sizes: list[tuple[int, int]] = []
    hidden = 0
    for place, pile in enumerate(base.piles):
        if seat not in viewers[place]:
            hidden |= 1 << place
        if pile and seat not in viewers[place]:
            pool += pile
            sizes.append((place, len(pile)))
            base.piles[place] = []
    pool.sort()
    sizes.sort(key=lambda item: item[1])
    setup.game.redact(base, seat)

    together = match.gathering
    script: list[Answer] = []
    moves: list[SeenMove] = []
    history = match.run.history or []
    if len(history) > start:
        answers = [answer_of(entry) for entry in history[start:]]
        for i, (kind, who, value, known, shown) in enumerate(answers, start):
            if together is not None and i >= together.start and who != seat and kind == "choice":
                continue
            if known is None or seat in known:
                script.append((kind, who, value, None, None))
            elif kind != "act":
                script.append((kind, who, HIDDEN, (), shown))
        if hidden:
            moves = seen_moves(match, seat, checkpoint, answers)
            for card, number, mask in hindsight(in_hindsight(moves, sizes), hidden):
                facts = knowledge.learned(facts, seat, card, mask, number)
    decision = None
    waiting: tuple[Waiting, ...] = ()
    done: tuple[int, ...] = ()
    pending = match._asked
    if together is not None:
        done = tuple(other for other in together.results if other != seat)
        pending = together.decisions.get(seat)
    if pending is not None and pending.seat == seat:
        decision = (pending.prompt, pending.options, pending.about)
    else:
        waiting = match.waiting
    log = [told for told in (match.run.log or ())[:lines] if told[2] is None or seat in told[2]]
    return Position(setup, seat, base, pool, sizes, facts, script, moves, log, done, decision, waiting)


def seen_moves(match: Match[Any, Any], seat: int, checkpoint: State, answers: Sequence[Answer]) -> list[SeenMove]:
    """The moves of cards since a checkpoint, as far as the seat saw which card it was, by running them once more."""
    run = Run(Recorded(answers, match.run.chance), None, None)
    run.moves = []
    again: Match[Any, Any] = Match(match.setup, checkpoint.copy(), run)
    for answer in answers:
        again.answer(answer)
    return [(card if seat in seers else None, source, target) for card, source, target, seers in run.moves or ()]


@dataclass(slots=True, eq=False)
class Observation:
    """All that a bot ever gets: the view, the log, the decision if it is the seat's, and worlds that look the same."""

    seat: int
    view: Any
    log: list[Event]
    decision: Decision[Any] | None
    waiting: tuple[Waiting, ...]
    undo: bool
    position: Position

    def __reduce__(self) -> tuple[object, ...]:
        return Observation, tuple(values(self).values())

    @property
    def game(self) -> Any:
        return self.position.setup.game

    @property
    def setup(self) -> Setup:
        return self.position.setup

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A world that looks the same to this seat: a function of the observation and the generator alone."""
        return self.position.imagine(rng, keep)


def observe(match: Match[Any, Any], seat: int) -> Observation:
    """What a bot in this seat gets."""
    own = next((decision.alone() for decision in match.decisions if decision.seat == seat), None)
    return Observation(
        seat, match.view(seat), match.log(seat), own, match.waiting, match.can_undo(seat), position_of(match, seat)
    )
