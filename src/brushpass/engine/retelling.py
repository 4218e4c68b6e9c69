"""The answers since a checkpoint, told again in another world: the known ones as they were, the others afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from .chance import Chance
from .decisions import Decision
from .hidden import Hidden
from .hindsight import least_of
from .knowledge import OPEN, indices
from .match import Match
from .running import Run, as_seen
from .state import State

if TYPE_CHECKING:
    from .imagining import Position

HIDDEN: Final = "?"
"""Stands in a redacted answer for a value that the seat does not know."""


class Contradiction(BaseException):
    """The world being told disagrees with what the seat knows. Not an Exception: it is no bug of the rule it cuts."""


class Retelling(Chance):
    """Tells the answers of a position again: the known ones as they were, the others afresh. It is its own chance."""

    def __init__(self, position: Position, rng: Random, present: State | None = None, hindsight: bool = True) -> None:
        self.script = position.script
        self.moves = position.moves
        self.known = position.known
        self.heard = position.heard
        self.present = present
        """How it has come out, where that was dreamt first: what is not known then happens so that it comes to this."""
        self.hindsight = hindsight
        """Whether what left a place later tells what was chosen there; it may also have been what stayed."""
        self.done = position.done
        self.setup = position.setup
        self.seat = position.seat
        self.random = rng.random
        self.at = 0
        self.moved = 0
        """How many of the moves made now have been compared, and how many of those that the seat saw."""
        self.checked = 0
        self.listened = 0
        """The same of what has been told."""
        self.recognised = 0
        self.run: Run

    def tell(self, t: State, run: Run) -> Match[Any, Any]:
        """Run the rules from the checkpoint through all answers."""
        after, log = run.chance, run.log
        self.run = run
        run.chance = self
        run.moves = []
        if log is None:
            run.log = []
        self.listened = len(run.log or ())
        try:
            match: Match[Any, Any] = Match(self.setup, t, run)
            self.check()
            while self.at < len(self.script):
                self.answer(match)
                self.check()
        finally:
            run.chance = after
        if self.checked < len(self.moves) or self.recognised < len(self.heard):
            raise Contradiction
        for seat in self.done:
            while match.gathering is not None and seat in match.gathering.decisions:
                decision = match.gathering.decisions[seat]
                match.choose(decision.options[int(self.random() * len(decision.options))], seat)
        run.moves = None
        run.log = log
        return match

    def answer(self, match: Match[Any, Any]) -> None:
        """Give the next recorded choice or act."""
        kind, seat, value, _, shown = self.script[self.at]
        self.at += 1
        if kind == "act":
            match.act(seat, value)
            return
        pending = match.asked(seat)
        if kind == "chance" or pending is None:
            raise Contradiction
        if value is not HIDDEN:
            if value not in pending.options:
                raise Contradiction
            match.choose(value, seat)
            return
        match.choose(self.guess(match.state, pending, shown), seat)

    def check(self) -> None:
        """What the seat saw move, learnt and was told must be what it sees, learns and is told now."""
        made = self.run.moves or []
        for i in range(self.moved, len(made)):
            seen = as_seen(made[i], self.seat)
            if seen is not None:
                if self.checked >= len(self.moves) or self.moves[self.checked] != seen:
                    raise Contradiction
                self.checked += 1
        self.moved = len(made)
        log = self.run.log or []
        for i in range(self.listened, len(log)):
            event, args, to = log[i]
            if to is None or self.seat in to:
                if self.recognised >= len(self.heard) or self.heard[self.recognised] != (event, args):
                    raise Contradiction
                self.recognised += 1
        self.listened = len(log)

    def ahead(self) -> int:
        """The number of the next move among those that the seat saw; those made until now are compared at once."""
        self.check()
        return self.checked

    def guess(self, t: State, decision: Decision[Any], shown: Any) -> Any:
        """Choose for a seat whose choice is not known, in keeping with what was seen of it later."""
        options: Sequence[Any] = decision.options
        if decision.shown is not None:
            options = [option for option in options if decision.shown(option) == shown]
        if self.present is not None:
            recalled = self.setup.game.recall(self.present, t, decision)
            if recalled in options:
                return recalled
        viewers = self.setup.viewers
        now = self.ahead()
        for ahead in range(now, len(self.moves) if self.hindsight else now):
            card, source, target = self.moves[ahead]
            if source in (target, OPEN) or decision.seat not in viewers[source]:
                continue
            if card in options:  # it was chosen unseen, and seen when it left
                options = [card]
                break
            if card is None:
                if not any(option in t.piles[source] for option in options):
                    break
                card = self.known[ahead][0]
                wanted = self.wanted(ahead, target, t.piles[target]) if card is None else [card]
                if wanted:
                    options = [option for option in options if option in wanted]
                else:
                    options = [
                        option for option in options if not self.missed(now - 1, source, t.piles[source], option)
                    ]
                break
        if not options:
            raise Contradiction
        return options[int(self.random() * len(options))]

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, t: Hidden, n: int) -> int:
        value = self.happened()
        if value is HIDDEN:
            return int(self.random() * n)
        if not (isinstance(value, int) and 0 <= value < n):
            raise Contradiction
        return value

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        card = self.happened()
        if card is HIDDEN:
            if source == target:
                return int(self.random() * len(bag))
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

    def drawn(self, t: Hidden, bag: list[str], source: int, target: int) -> str:
        """A card for a draw that the seat did not see, leaving in the bag what it saw drawn later."""
        ahead = self.ahead()
        if ahead >= len(self.known):
            raise Contradiction
        known = self.known[ahead][0]
        wanted = [known] if isinstance(known, str) else self.wanted(ahead, target, t.piles[target])
        if wanted:
            return wanted[int(self.random() * len(wanted))]
        spare = self.spare(t, bag, source, target, ahead)
        cards = [card for card in sorted(spare) for _ in range(spare[card])]
        if self.present is not None and target >= 0:
            due = Counter(self.present.piles[target]) - Counter(t.piles[target])
            cards = [card for card in sorted(due) for _ in range(min(due[card], spare[card]))] or cards
        if not cards:
            raise Contradiction
        return cards[int(self.random() * len(cards))]

    # -- hindsight ---------------------------------------------------------------------------------------------------

    def spare(self, t: Hidden, bag: list[str], source: int, target: int, ahead: int) -> Counter[str]:
        """What may leave a bag for a target now: not what the seat saw leave the bag, or come from it, later.

        What it saw leave a place that can be reached unseen from the target may have come that way.
        """
        spare = Counter(bag)
        held = {place: Counter(t.piles[place]) for place in indices(self.setup.kin[source]) if place != source}
        held[source] = Counter()
        reached = {target}
        for card, left, entered in self.known[ahead + 1 :]:
            if card is None and left in reached:
                reached.add(entered)
            if not isinstance(card, str) or (left in reached and left != source):
                continue
            if left in held:
                if held[left][card] > 0:
                    held[left][card] -= 1
                elif spare[card] > 0:
                    spare[card] -= 1
            if entered in held:
                held[entered][card] += 1
        return spare

    def wanted(self, ahead: int, place: int, pile: Sequence[str]) -> list[str]:
        """What must come to a place now because the seat later saw it there, and no later arrival can bring it."""
        held = Counter(pile)
        missing: list[str] = []
        arrivals = 0
        for card, left, entered in self.known[ahead + 1 :]:
            if isinstance(card, tuple):
                if left == place:
                    seen = least_of(card)
                    missing += list((seen - held).elements())
                    held |= seen
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
