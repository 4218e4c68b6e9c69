"""The state of a match and the doors through which rules reach the world outside them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from .decisions import Decision, Following, frozen
from .fields import values
from .gathering import Together
from .hidden import Hidden
from .records import copied
from .running import Fell
from .setup import Setup

S = TypeVar("S", bound="State")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class State(Hidden):
    """The position between two stages: the next stage, the generator's one int, the piles, and who knows what of them.

    A game's own state is a subclass with the same decorator.
    """

    stage: str
    # -- what belongs to a state without being part of the position --------------------------------------------------

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
        to: tuple[int, ...] = (),
    ) -> Decision[T]:
        """`await t.ask(seat, prompt, options)`: ask a seat for one of the options, and get the kernel's own one.

        A `private` answer is known to the seat and to those in `to`; everybody else knows what `shown` makes of it.
        """
        return Decision(seat, prompt, options, private, shown, label, about, to)

    def ask_following(
        self,
        seat: int,
        prompt: str,
        options: Callable[[], tuple[T, ...]],
        private: bool = False,
        shown: Callable[[T], object] | None = None,
        label: str = "",
        about: tuple[Any, ...] = (),
        to: tuple[int, ...] = (),
    ) -> Decision[T]:
        """Ask, with all that `ask` takes, but with options that are computed again after every act."""
        return Following(seat, prompt, options, private, shown, label, about, to)

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
            for arg in args:
                if isinstance(arg, list):
                    args = frozen(args)  # as they come out of a save, and as nobody can change them any more
                    break
            log.append((event, args, to if to is None else tuple(to)))

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, n: int, to: Sequence[int] | None = None) -> int:
        """A random number from 0 to n-1, known to everybody or to the seats in `to`."""
        run = self.run
        value: int = run.chance.below(self, n)
        if run.history is not None:
            run.history.append(Fell(value, to if to is None else tuple(to)))
        return value

    def roll(self, sides: int = 6, to: Sequence[int] | None = None) -> int:
        """A die: a number from 1 to `sides`."""
        return self.below(sides, to) + 1


def _again(kind: type[State], data: dict[str, Any], setup: Setup) -> State:
    """A state that has travelled."""
    state = kind(**data)
    state.under(setup)
    return state
