"""The state of a match and the doors through which rules reach the world outside them."""

from __future__ import annotations

import types
from bisect import insort
from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

import msgspec

from . import knowledge
from .chance import Chance
from .decisions import Decision, Together
from .knowledge import OPEN, Fact
from .records import record

if TYPE_CHECKING:
    from .game import Setup
    from .outcome import Outcome

S = TypeVar("S")
T = TypeVar("T")

Told = tuple[str, tuple[Any, ...], tuple[int, ...] | None]
"""An event's name, its arguments, and the seats that may know it (None: everybody)."""

Answer = tuple[str, int, Any, tuple[int, ...] | None, Any]
"""Kind (choice, chance, act), seat (-1: chance), value, the seats that know it (None: all), what the others know."""

Move = tuple[str, int, int, Sequence[int]]
"""A card, the place it left, the place it went to (the same one: it was looked at), and the seats that saw which."""


class Run:
    """What a running position writes to. It knows neither the match nor the state, so that forks are freed at once."""

    __slots__ = ("barrier", "chance", "checkpoint", "history", "log", "moves", "outcome")

    def __init__(self, chance: Chance, history: list[Answer] | None, log: list[Told] | None) -> None:
        self.chance = chance
        self.history = history
        self.log = log
        self.moves: list[Move] | None = None
        self.barrier = 0
        self.checkpoint: tuple[State, int, int, int] | None = None
        self.outcome: Outcome | None = None


class Next(Exception):
    """Cut the stack: the match goes on with the stage given."""


class Over(Exception):
    """Cut the stack: the match has ended with the outcome given."""


@record
class State(msgspec.Struct, kw_only=True, omit_defaults=True, eq=False, gc=False):
    """The position between two stages: the next stage, the generator's one int, the piles, and who knows what of them.

    `run` and `setup` belong to a state without being part of the position: a copy is not running. Nobody adds to the
    list of piles or takes from it, so that copies may share an empty one.
    """

    BESIDE: ClassVar[dict[str, str]] = {
        "run": "None",
        "setup": "self.setup",
        "piles": "self.piles and [*map(copy_list, self.piles)]",
    }

    stage: str
    rng: int = 0
    piles: list[list[str]] = []
    facts: tuple[Fact, ...] = ()
    if TYPE_CHECKING:
        run: Run = ...  # type: ignore[assignment]
        setup: Setup = ...  # type: ignore[assignment]

        def copy(self: S) -> S: ...
    else:
        run: Any = None
        setup: Any = None

    # -- asking ------------------------------------------------------------------------------------------------------

    ask = Decision
    """`await t.ask(seat, prompt, options)`: ask a seat for one of the options, and get the kernel's own one."""

    def ask_following(self, seat: int, prompt: str, options: Callable[[], tuple[T, ...]]) -> Decision[T]:
        """Ask with options that are computed again after every act."""
        return Decision(seat, prompt, options(), recompute=options)

    @types.coroutine
    def together(self, rules: Mapping[int, Coroutine[Any, Any, T]]) -> Generator[Together, dict[int, T], dict[int, T]]:
        """Run private rules side by side, each a sequence of asks by its own seat; return what each returned.

        Nobody learns another seat's answers before all are done; afterwards the answers that were not asked with
        `private` are known, and what the rules told is told, in the order of the seats.
        """
        return (yield Together(rules))

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, event: str, *args: Any, to: Sequence[int] | None = None) -> None:
        """Say what happened, to everybody or to the seats in `to`."""
        log = self.run.log
        if log is not None:
            log.append((event, args, to if to is None else tuple(to)))

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, n: int, to: Sequence[int] | None = None) -> int:
        """A random number from 0 to n-1, known to everybody or to the seats in `to`."""
        run = self.run
        value = run.chance.below(self, n)
        self._happened(value, to if to is None else tuple(to))
        return value

    def roll(self, sides: int = 6, to: Sequence[int] | None = None) -> int:
        """A die: a number from 1 to `sides`."""
        return self.below(sides, to) + 1

    def draw(self, source: int, target: int = OPEN) -> str:
        """Draw a card from a bag to a place, or into the open; only now is it decided which card it is."""
        run = self.run
        bag = self.piles[source]
        card = bag.pop(run.chance.pick(self, bag, source, target))
        was_empty = False
        if target >= 0:
            pile = self.piles[target]
            was_empty = not pile
            insort(pile, card)
        history = run.history
        if history is not None:
            known = None if target < 0 else self.setup.viewers[target]
            history.append(("chance", -1, card, known, None))
            run.barrier = len(history)
        if self.facts or run.moves is not None:
            self._moved(card, source, target, was_empty)
        return card

    def _happened(self, value: Any, known: tuple[int, ...] | None) -> None:
        history = self.run.history
        if history is not None:
            history.append(("chance", -1, value, known, None))
            self.run.barrier = len(history)

    # -- hidden cards ------------------------------------------------------------------------------------------------

    def slip(self, card: str, source: int, target: int) -> None:
        """Move a card from one hidden place to another: whoever sees either place sees which card it is."""
        piles = self.piles
        piles[source].remove(card)
        pile = piles[target]
        was_empty = not pile
        insort(pile, card)
        run = self.run
        if self.facts or run.moves is not None or self.setup.viewers[source] != self.setup.viewers[target]:
            self._moved(card, source, target, was_empty)

    def reveal(self, card: str, source: int) -> None:
        """Take a card out of a hidden place into the open; the caller puts it where it goes."""
        self.piles[source].remove(card)
        run = self.run
        if run.history is not None:
            run.barrier = len(run.history)
        if self.facts or run.moves is not None:
            self._moved(card, source, OPEN, False)

    def hide(self, card: str, target: int) -> None:
        """Put a card that everybody has seen into a hidden place: they know it is there until it may have left."""
        pile = self.piles[target]
        was_empty = not pile
        insort(pile, card)
        self._moved(card, OPEN, target, was_empty)

    def peek(self, seat: int, place: int) -> list[str]:
        """Let a seat see what lies in a place now; it knows these cards until they may have left."""
        pile = self.piles[place]
        self.disclose()
        for card in sorted(set(pile)):
            self.facts = knowledge.learned(self.facts, seat, card, 1 << place, pile.count(card))
        if self.run.moves is not None:
            self.run.moves += [(card, place, place, (seat,)) for card in pile]
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
        if run.history is not None:
            run.barrier = len(run.history)

    def _moved(self, card: str, source: int, target: int, was_empty: bool) -> None:
        """Keep what every seat knows in step with a move."""
        viewers = self.setup.viewers
        if source == OPEN or target == OPEN:
            seers: Sequence[int] = range(self.setup.seats)
        else:
            seers = viewers[source] + viewers[target]
        facts = knowledge.after_move(self.facts, card, source, target, seers, was_empty)
        if target != OPEN:
            for seat in seers:
                if seat not in viewers[target]:
                    facts = knowledge.learned(facts, seat, card, 1 << target, 1)
        self.facts = knowledge.tidy(facts, self.piles)
        if self.run.moves is not None:
            self.run.moves.append((card, source, target, seers))

    # -- control -----------------------------------------------------------------------------------------------------

    def over(self, outcome: Outcome) -> NoReturn:
        """End the match."""
        raise Over(outcome)
