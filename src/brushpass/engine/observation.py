"""What one seat knows of a position: redaction, and all that a bot ever gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from . import knowledge
from .chance import Recorded
from .dealing import narrowest_first
from .decisions import Decision
from .errors import BrushpassError
from .events import Event, Waiting, event_of
from .fields import values
from .hindsight import Pool, in_hindsight, needs_in_hindsight, positions_in_hindsight
from .imagining import Position
from .knowledge import Facts
from .match import Match
from .retelling import HIDDEN
from .running import Answer, Run, SeenMove, answer_of, as_seen
from .setup import Setup
from .state import State
from .travel import packed, unpacked


def position_of(match: Match[Any, Any], seat: int) -> Position:
    """Redact a match's position for a seat."""
    if match.run.history is None:
        raise BrushpassError("an imagined world that keeps no history cannot be observed")
    checkpoint, start, lines, _ = match.checkpoint
    return redacted(match, seat, checkpoint, start, lines)


def redacted(match: Match[Any, Any], seat: int, checkpoint: State, start: int, lines: int) -> Position:
    """A checkpoint and the answers since it, with everything taken out that the seat does not know."""
    setup = match.setup
    base = checkpoint.copy()
    base.rng = 0
    base.facts = tuple(fact for fact in base.facts if fact[0] == seat)
    base.traces = {seat: base.traces[seat]} if seat in base.traces else {}
    unseen = _take_out(base, seat, setup)
    setup.game.redact(base, seat)
    answers = [answer_of(entry) for entry in (match.run.history or [])[start:]]
    told = match.run.log or []
    log = [line for line in told[:lines] if line[2] is None or seat in line[2]]
    heard = [(event, args) for event, args, to in told[lines:] if to is None or seat in to]
    moves: list[SeenMove] = []
    if setup.unseen[seat] and (answers or heard or _moved(match, checkpoint)):
        moves = seen_moves(match, seat, checkpoint, answers)
    known: list[SeenMove] = []
    if moves:
        sizes = {place: len(pile) for place, pile in enumerate(base.piles)}
        sizes |= {place: len(cards) for place, cards in unseen if place not in setup.ordered}
        known = in_hindsight(moves, sizes)
    pools = _pools(base, unseen, known, seat, setup)
    decision = None
    waiting: tuple[Waiting, ...] = ()
    pending = match.asked(seat)
    if pending is not None:
        decision = (pending.prompt, pending.options, pending.about)
    else:
        waiting = match.waiting
    together = match.gathering
    done = () if together is None else tuple(other for other in together.results if other != seat)
    script = _script(answers, seat, len(answers) if together is None else together.start - start)
    return Position(setup, seat, base, pools, script, moves, known, log, heard, done, decision, waiting)


def _moved(match: Match[Any, Any], checkpoint: State) -> bool:
    """Whether a card has moved, or somebody learnt something of one, since a checkpoint."""
    now: State = match.state
    return now.piles != checkpoint.piles or now.facts != checkpoint.facts or now.knowers != checkpoint.knowers


def _script(answers: Sequence[Answer], seat: int, side_by_side: int) -> list[Answer]:
    """The answers as far as a seat knows them; of those given side by side, from a number on, only its own."""
    script: list[Answer] = []
    for i, (kind, who, value, known, shown) in enumerate(answers):
        if i >= side_by_side and who != seat and kind == "choice":
            continue
        if known is None or seat in known:
            script.append((kind, who, value, None, None))
        elif kind != "act":
            script.append((kind, who, HIDDEN, (), shown))
    return script


def _take_out(base: State, seat: int, setup: Setup) -> list[tuple[int, list[str]]]:
    """Take the cards that a seat does not know out of their places; in an order, known ones stay between the gaps."""
    unseen = []
    for place, pile in enumerate(base.piles):
        if pile and seat not in setup.viewers[place]:
            taken, left = pile, []
            if place in setup.ordered:
                known = [seat in knowers for knowers in base.knowers[place]]
                left = [card if knows else "" for card, knows in zip(pile, known, strict=True)]
                taken = [card for card, knows in zip(pile, known, strict=True) if not knows]
                base.knowers[place] = [(seat,) if knows else () for knows in known]
            base.piles[place] = left
            if taken:
                unseen.append((place, taken))
    return unseen


def _pools(
    base: State, unseen: Sequence[tuple[int, list[str]]], moves: Sequence[SeenMove], seat: int, setup: Setup
) -> list[Pool]:
    """The unseen cards kind by kind, with what the seat knows of them now, and which of them it has seen since."""
    known: Facts = base.facts
    found: dict[tuple[int, int], str] = {}
    if moves:
        in_order = sum(1 << place for place in setup.ordered)
        found = positions_in_hindsight(moves, base, setup)
        for (place, at), card in found.items():
            if not base.piles[place][at]:
                known = knowledge.after_move(known, card, place, knowledge.OPEN, (seat,), base.piles)
        for card, least, most, mask in needs_in_hindsight(moves, setup.unseen[seat] & ~in_order):
            known = knowledge.learned(known, seat, card, mask, least, most)
    pools: dict[int, Pool] = {}
    for place, cards in unseen:
        pool, where, _ = pools.setdefault(setup.kin[place], ([], [], ()))
        pool += cards
        seen = [card for (there, at), card in found.items() if there == place and not base.piles[place][at]]
        for card in seen:
            pool.remove(card)
        if len(cards) > len(seen):
            where.append((place, len(cards) - len(seen)))
    for (place, at), card in found.items():
        base.piles[place][at] = card
    for kin, (pool, where, _) in pools.items():
        pool.sort()
        where.sort(key=lambda item: item[1])
        pools[kin] = (pool, where, narrowest_first([fact for fact in known if fact[4] & kin]))
    return [pool for pool in pools.values() if pool[0] and not _all_in_one_bag(pool, base, setup)]


def _all_in_one_bag(pool: Pool, base: State, setup: Setup) -> bool:
    """Where the unseen cards of a kind all lie in one bag, the seat can tell which they are: they go back there."""
    cards, where, _ = pool
    place = where[0][0]
    if len(where) > 1 or place in setup.ordered:
        return False
    base.piles[place] = cards
    return True


def seen_moves(match: Match[Any, Any], seat: int, checkpoint: State, answers: Sequence[Answer]) -> list[SeenMove]:
    """The moves of cards since a checkpoint, as far as the seat saw which card it was, by running them once more."""
    run = Run(Recorded(answers, match.run.chance), None, None)
    run.moves = []
    again: Match[Any, Any] = Match(match.setup, checkpoint.copy(), run)
    for answer in answers:
        again.answer(answer)
    seen = [as_seen(move, seat) for move in run.moves or ()]
    return [move for move in seen if move is not None]


LATEST: Final = 100
"""So many events an observation holds: it costs the same late in a match as early."""


@dataclass(slots=True, eq=False)
class Observation:
    """All that a bot ever gets: the view, the log, the decision if it is the seat's, and worlds that look the same."""

    seat: int
    view: Any
    log: list[Event]
    """What happened last: at most the `LATEST` events that the seat was told."""
    told: int
    """How many events the seat was told from the deal on."""
    decision: Decision[Any] | None
    waiting: tuple[Waiting, ...]
    undo: bool
    position: Position

    def __reduce__(self) -> tuple[object, ...]:
        """Its bytes depend on what it says alone; events travel without the names of their arguments."""
        told = [(event.event, tuple(event.args.values())) for event in self.log]
        return _arrived, (packed(values(self) | {"log": told}),)

    @property
    def game(self) -> Any:
        return self.position.setup.game

    @property
    def setup(self) -> Setup:
        return self.position.setup

    def brief(self) -> Observation:
        """The same for somebody who wants no history: what is told in its worlds begins with them."""
        position = Position(**(values(self.position) | {"log": []}))
        return Observation(**(values(self) | {"position": position}))

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A world that looks the same to this seat: a function of the observation and the generator alone."""
        return self.position.imagine(rng, keep)


def _arrived(data: bytes) -> Observation:
    """An observation that has travelled."""
    said = unpacked(data)
    names = said["position"].setup.game.events
    said["log"] = [event_of(names, event, args) for event, args in said["log"]]
    return Observation(**said)


def observe(match: Match[Any, Any], seat: int) -> Observation:
    """What a bot in this seat gets."""
    asked = match.asked(seat)
    own = None if asked is None else asked.alone()
    position = position_of(match, seat)
    told = [*((event, args) for event, args, _ in position.log), *position.heard]
    names = match.game.events
    log = [event_of(names, event, args) for event, args in told[-LATEST:]]
    return Observation(seat, match.view(seat), log, len(told), own, match.waiting, match.can_undo(seat), position)
