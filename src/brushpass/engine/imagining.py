"""Other worlds that look the same to a seat.

A `Position` holds a checkpoint and the answers since, both redacted for one seat. To imagine is to deal the unseen
cards anew at the checkpoint and to tell the answers again: those the seat knows as they were, the others anew. What
the seat saw since (a card that left a hand, its own draw) is known in hindsight and steers both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from . import knowledge
from .chance import Chance, Dreamt
from .decisions import Decision
from .errors import NoSuchWorld
from .events import Waiting
from .fields import values
from .knowledge import OPEN, Deal, Facts
from .match import Match
from .running import Answer, Run, Told
from .setup import Setup
from .state import State

HIDDEN: Final = "?"
"""Stands in a redacted answer for a value that the seat does not know."""

SeenMove = tuple[str | tuple[str, ...] | None, int, int]
"""A card (None: the seat did not see which), the place it left and the place it went to.

The same place twice: the seat looked at all the cards there, which stand in the tuple.
"""

TRIES: Final = 200


class Contradiction(BaseException):
    """The world being told disagrees with what the seat knows. Not an Exception: it is no bug of the rule it cuts."""


@dataclass(slots=True, eq=False)
class Position:
    """A position as one seat knows it: enough to imagine it whole, and nothing more."""

    setup: Setup
    seat: int
    base: State
    pool: list[str]
    sizes: list[tuple[int, int]]
    facts: Facts
    script: list[Answer]
    moves: list[SeenMove]
    log: list[Told]
    done: tuple[int, ...]
    decision: tuple[str, tuple[Any, ...], tuple[Any, ...]] | None
    waiting: tuple[Waiting, ...]

    def __reduce__(self) -> tuple[object, ...]:
        return Position, tuple(values(self).values())

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A whole world that looks the same to the seat; `keep`: with history and log from here on."""
        for _ in range(TRIES):
            try:
                return self._imagined(rng, keep)
            except Contradiction:
                continue
        raise NoSuchWorld(f"no world found in {TRIES} tries that agrees with what seat {self.seat} knows")

    def _imagined(self, rng: Random, keep: bool) -> Match[Any, Any]:
        game = self.setup.game
        t = self.base.copy()
        if self.sizes:
            deal = self._deal(t, rng)
            piles = t.piles
            for place, cards in deal.items():
                piles[place] = cards
        game.dream(t, self.seat, rng)
        if not game.plausible(t, self.seat):
            raise Contradiction
        run = Run(Dreamt(rng), [] if keep else None, list(self.log) if keep else None)
        if not self.script and not self.done:
            match: Match[Any, Any] = Match(self.setup, t, run)
        else:
            match = Retelling(self, rng).tell(t, run)
        own = self.decision
        found = match._asked if match.gathering is None else match.gathering.decisions.get(self.seat)
        if own is not None and (
            found is None or found.seat != self.seat or own != (found.prompt, found.options, found.about)
        ):
            raise Contradiction
        if own is None and match.waiting != self.waiting:
            raise Contradiction
        return match

    def _deal(self, t: State, rng: Random) -> Deal:
        """Deal the pool to the unseen places so that all that is known stays true."""
        if not self.facts:
            return knowledge.deal_plain(self.pool, self.sizes, rng)
        for _ in range(30):
            deal = knowledge.deal_knowing(self.pool, self.sizes, self.facts, rng)
            if deal is not None:
                return deal

        def fits(candidate: Deal) -> bool:
            for place, cards in candidate.items():
                t.piles[place] = sorted(cards)
            return self.setup.game.plausible(t, self.seat)

        searched = knowledge.deal_exhaustive(self.pool, self.sizes, self.facts, rng, fits)
        if searched is None:
            raise NoSuchWorld(f"no deal agrees with what seat {self.seat} knows")
        return searched


class Retelling(Chance):
    """Tells the answers of a position again: the known ones as they were, the others anew. It is its own chance."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.script = position.script
        self.moves = position.moves
        self.known = in_hindsight(position.moves, position.sizes)
        self.done = position.done
        self.setup = position.setup
        self.seat = position.seat
        self.random = rng.random
        self.at = 0
        self.checked = 0
        self.run: Run

    def tell(self, t: State, run: Run) -> Match[Any, Any]:
        """Run the rules from the checkpoint through all answers."""
        after = run.chance
        self.run = run
        run.chance = self
        run.moves = []
        try:
            match: Match[Any, Any] = Match(self.setup, t, run)
            self.check()
            while self.at < len(self.script):
                self.answer(match)
                self.check()
        finally:
            run.chance = after
        for seat in self.done:
            while match.gathering is not None and seat in match.gathering.decisions:
                decision = match.gathering.decisions[seat]
                match.choose(decision.options[int(self.random() * len(decision.options))], seat)
        run.moves = None
        return match

    def answer(self, match: Match[Any, Any]) -> None:
        """Give the next recorded choice or act."""
        kind, seat, value, _, shown = self.script[self.at]
        self.at += 1
        if kind == "act":
            match.act(seat, value)
            return
        pending = match._asked if match.gathering is None else match.gathering.decisions.get(seat)
        if kind == "chance" or pending is None or pending.seat != seat:
            raise Contradiction
        if value is not HIDDEN:
            if value not in pending.options:
                raise Contradiction
            match.choose(value, seat)
            return
        match.choose(self.guess(match.state, pending, shown), seat)

    def check(self) -> None:
        """What the seat saw move must be what it sees move now."""
        made = self.run.moves or []
        for i in range(self.checked, len(made)):
            card, source, target, seers = made[i]
            if i >= len(self.moves) or self.moves[i] != (card if self.seat in seers else None, source, target):
                raise Contradiction
        self.checked = len(made)

    def guess(self, t: State, decision: Decision[Any], shown: Any) -> Any:
        """Choose for a seat whose choice is not known, in keeping with what was seen of it later."""
        options: Sequence[Any] = decision.options
        if decision.shown is not None:
            options = [option for option in options if decision.shown(option) == shown]
        viewers = self.setup.viewers
        for ahead in range(len(self.run.moves or ()), len(self.moves)):
            card, source, target = self.moves[ahead]
            if card is None and source != OPEN and decision.seat in viewers[source]:
                if not any(option in t.piles[source] for option in options):
                    break
                card = self.known[ahead][0]
                wanted = self.wanted(ahead, target, t.piles[target]) if card is None else [card]
                if wanted:
                    options = [option for option in options if option in wanted]
                else:
                    options = [option for option in options if not self.missed(ahead, source, t.piles[source], option)]
                break
        if not options:
            raise Contradiction
        return options[int(self.random() * len(options))]

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, t: State, n: int) -> int:
        value = self.happened()
        if value is HIDDEN:
            return int(self.random() * n)
        if not (isinstance(value, int) and 0 <= value < n):
            raise Contradiction
        return value

    def pick(self, t: State, bag: list[str], source: int, target: int) -> int:
        card = self.happened()
        if card is HIDDEN:
            card = self.drawn(t, bag, source, target)
        if card not in bag:
            raise Contradiction
        return bag.index(card)

    def happened(self) -> Any:
        """The recorded outcome, if the seat knows it."""
        if self.at >= len(self.script) or self.script[self.at][0] != "chance":
            raise Contradiction
        self.at += 1
        return self.script[self.at - 1][2]

    def drawn(self, t: State, bag: list[str], source: int, target: int) -> str:
        """A card for a draw that the seat did not see, leaving in the bag what it saw drawn later."""
        ahead = len(self.run.moves or ())
        wanted = self.wanted(ahead, target, t.piles[target])
        if wanted:
            return wanted[int(self.random() * len(wanted))]
        spare = Counter(bag)
        held = [Counter(pile) for pile in t.piles]
        for card, left, entered in self.known[ahead + 1 :]:
            if not isinstance(card, str) or left in (OPEN, target):
                continue
            if left != source and held[left][card] > 0:
                held[left][card] -= 1
            elif spare[card] > 0:
                spare[card] -= 1
            if entered >= 0:
                held[entered][card] += 1
        cards = [card for card in sorted(spare) for _ in range(spare[card])]
        if not cards:
            raise Contradiction
        return cards[int(self.random() * len(cards))]

    # -- hindsight ---------------------------------------------------------------------------------------------------

    def wanted(self, ahead: int, place: int, pile: Sequence[str]) -> list[str]:
        """What must come to a place now because the seat later saw it leave, and no later arrival can bring it."""
        held = Counter(pile)
        missing: list[str] = []
        arrivals = 0
        for card, left, entered in self.known[ahead + 1 :]:
            if isinstance(card, tuple):
                if left == place:
                    missing += list((Counter(card) - held).elements())
                    held |= Counter(card)
            elif left == place and card is not None:
                if held[card] > 0:
                    held[card] -= 1
                else:
                    missing.append(card)
            elif entered == place and card is not None:
                held[card] += 1
            elif entered == place:
                arrivals += 1
            if len(missing) > arrivals:
                return missing
        return []

    def missed(self, ahead: int, place: int, pile: Sequence[str], card: Any) -> bool:
        """Whether a place would lack a card that the seat later saw leave it, if this one went now."""
        if card not in pile:
            return False
        rest = list(pile)
        rest.remove(card)
        return bool(self.wanted(ahead, place, rest))


def in_hindsight(moves: Sequence[SeenMove], sizes: Sequence[tuple[int, int]]) -> list[SeenMove]:
    """The moves with the cards that the seat knows only now: what went alone to a place and was seen to leave it."""
    known = list(moves)
    count = Counter(dict(sizes))
    alone: dict[int, int] = {}
    for i, (card, source, target) in enumerate(moves):
        before = alone.pop(source, None)
        if before is not None and card is not None:
            known[before] = (card if isinstance(card, str) else card[0], *moves[before][1:])
        if source == target:
            continue
        count[source] -= 1
        alone.pop(target, None)
        if card is None and count[target] == 0:
            alone[target] = i
        count[target] += 1
    return known
