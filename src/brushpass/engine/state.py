"""The state of a match and the doors through which rules reach the world outside them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from . import knowledge
from .decisions import Decision, Following
from .fields import values
from .gathering import Together
from .knowledge import OPEN, Fact
from .records import Record, copied
from .running import Run
from .setup import Setup

S = TypeVar("S", bound="State")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class State(Record):
    """The position between two stages: the next stage, the generator's one int, the piles, and who knows what of them.

    A game's own state is a subclass with the same decorator.
    """

    stage: str
    rng: int = 0
    piles: list[list[str]] = field(default_factory=list)
    facts: tuple[Fact, ...] = ()

    # -- what belongs to a state without being part of the position --------------------------------------------------

    def under(self, setup: Setup) -> None:
        """Say what was agreed before the deal."""
        self.setup: Setup = setup

    def on(self, run: Run) -> None:
        """Say what the rules write to from now on."""
        self.run: Run = run

    def copy(self: S) -> S:
        """The same position again, not running."""
        new = copied(self)
        new.setup = self.setup
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), values(self), self.setup)

    # -- asking ------------------------------------------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        prompt: str,
        options: tuple[T, ...],
        private: bool = False,
        shown: Callable[[T], object] | None = None,
        label: str = "",
        about: tuple[Any, ...] = (),
    ) -> Decision[T]:
        """`await t.ask(seat, prompt, options)`: ask a seat for one of the options, and get the kernel's own one."""
        return Decision(seat, prompt, options, private, shown, label, about)

    def ask_following(
        self,
        seat: int,
        prompt: str,
        options: Callable[[], tuple[T, ...]],
        private: bool = False,
        shown: Callable[[T], object] | None = None,
        label: str = "",
        about: tuple[Any, ...] = (),
    ) -> Decision[T]:
        """Ask, with all that `ask` takes, but with options that are computed again after every act."""
        return Following(seat, prompt, options, private, shown, label, about)

    def together(self, rules: Mapping[int, Coroutine[Any, Any, T] | Decision[T]]) -> Together[T]:
        """`await t.together({seat: rule})`: run private rules (or single asks) side by side, each by its own seat.

        Nobody learns another seat's answers before all are done; afterwards the answers that were not asked with
        `private` are known, and what the rules told is told, in the order of the seats.
        """
        return Together(rules)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, event: str, *args: Any, to: Sequence[int] | None = None) -> None:
        """Say what happened, to everybody or to the seats in `to`."""
        log = self.run.log
        if log is not None:
            log.append((event, args, to))

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, n: int, to: Sequence[int] | None = None) -> int:
        """A random number from 0 to n-1, known to everybody or to the seats in `to`."""
        run = self.run
        value: int = run.chance.below(self, n)
        if run.history is not None:
            run.history.append((value, to if to is None else tuple(to)))
        return value

    def roll(self, sides: int = 6, to: Sequence[int] | None = None) -> int:
        """A die: a number from 1 to `sides`."""
        return self.below(sides, to) + 1

    def draw(self, source: int, target: int = OPEN) -> str:
        """Draw a card from a bag to a place, or into the open; only now is it decided which card it is."""
        run = self.run
        piles = self.piles
        bag = piles[source]
        card = bag.pop(run.chance.pick(self, bag, source, target))
        if target >= 0:
            insort(piles[target], card)
        history = run.history
        if history is not None:
            history.append((card, None if target < 0 else self.setup.viewers[target]))
        if self.facts or run.moves is not None:
            self._moved(card, source, target)
        return card

    def fill(self, source: int, target: int, size: int) -> None:
        """Draw from a bag to a place until it holds so many cards or the bag is empty."""
        run, piles = self.run, self.piles
        bag, pile = piles[source], piles[target]
        count = min(size - len(pile), len(bag))
        if self.facts or run.moves is not None:
            for _ in range(count):
                self.draw(source, target)
            return
        chance, history, viewers = run.chance, run.history, self.setup.viewers[target]
        for _ in range(count):
            card = bag.pop(chance.pick(self, bag, source, target))
            insort(pile, card)
            if history is not None:
                history.append((card, viewers))

    # -- hidden cards ------------------------------------------------------------------------------------------------

    def slip(self, card: str, source: int, target: int) -> None:
        """Move a card from one hidden place to another: whoever sees either place sees which card it is."""
        piles, viewers = self.piles, self.setup.viewers
        piles[source].remove(card)
        insort(piles[target], card)
        if viewers[source] != viewers[target]:
            self.disclose()
            self._moved(card, source, target)
        elif self.facts or self.run.moves is not None:
            self._moved(card, source, target)

    def reveal(self, card: str, source: int) -> None:
        """Take a card out of a hidden place into the open; the caller puts it where it goes."""
        self.piles[source].remove(card)
        run = self.run
        if run.history is not None:
            run.barrier = len(run.history)
        if self.facts or run.moves is not None:
            self._moved(card, source, OPEN)

    def hide(self, card: str, target: int) -> None:
        """Put a card that everybody has seen into a hidden place: they know it is there until it may have left."""
        insort(self.piles[target], card)
        self._moved(card, OPEN, target)

    def peek(self, seat: int, place: int) -> list[str]:
        """Let a seat see what lies in a place now; it knows these cards until they may have left."""
        pile = self.piles[place]
        self.disclose()
        for card in sorted(set(pile)):
            self.facts = knowledge.learned(self.facts, seat, card, 1 << place, pile.count(card))
        if self.run.moves is not None:
            self.run.moves.append((tuple(pile), place, place, (seat,)))
        return pile[:]

    def deny(self, card: str, place: int, most: int = 0) -> None:
        """Everybody learns that a place holds at most so many cards of that name (a skipped compulsory effect)."""
        for seat in range(self.setup.seats):
            if seat not in self.setup.viewers[place]:
                self.facts = knowledge.learned(self.facts, seat, card, 1 << place, 0, most)
        self.facts = knowledge.tidy(self.facts, self.piles)

    def disclose(self) -> None:
        """Say that a secret that is not a card has just become known to somebody: undo stops here."""
        run = self.run
        run.disclosures += 1
        if run.history is not None:
            run.barrier = len(run.history)

    def _moved(self, card: str, source: int, target: int) -> None:
        """Keep what every seat knows in step with a move that has been made."""
        viewers = self.setup.viewers
        if source == OPEN or target == OPEN:
            seers: Sequence[int] = range(self.setup.seats)
        else:
            seers = viewers[source] + viewers[target]
        alone = target != OPEN and len(self.piles[target]) == 1
        facts = knowledge.after_move(self.facts, card, source, target, seers, alone)
        if target != OPEN:
            for seat in seers:
                if seat not in viewers[target]:
                    facts = knowledge.learned(facts, seat, card, 1 << target, 1)
        self.facts = knowledge.tidy(facts, self.piles)
        if self.run.moves is not None:
            self.run.moves.append((card, source, target, seers))


def _again(kind: type[State], data: dict[str, Any], setup: Setup) -> State:
    """A state that has travelled."""
    state = kind(**data)
    state.under(setup)
    return state
