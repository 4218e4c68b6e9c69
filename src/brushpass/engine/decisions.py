"""What a rule asks of a seat: one of several plain values."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")

Option = Any
"""One of several plain values: a string, an int, None, or a tuple of those."""


class Decision(Generic[T]):
    """A question to one seat, awaited by a rule. The seat sees all of it, everybody else only `seat` and `label`."""

    __slots__ = ("about", "answer", "label", "options", "private", "prompt", "seat", "shown", "to")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[T, ...],
        private: bool = False,
        shown: Callable[[T], object] | None = None,
        label: str = "",
        about: tuple[Any, ...] = (),
        to: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.private = private
        """The others do not learn the answer, at most what `shown` makes of it."""
        self.shown = shown
        """A function of the option and of plain values; not of the table, which the history would then keep alive."""
        self.label = label
        """What everybody may know about the question while it is open; empty: the prompt."""
        self.to = to
        """Further seats that learn a private answer (the other side of a trade)."""
        self.about = about
        """What the question speaks of, under the names that `Game.prompts` gives; its seat alone sees it."""
        self.answer: T | None = None
        """Where the kernel puts the option chosen before it lets the rule go on."""

    def __await__(self) -> Generator[Decision[T], None, T]:
        given = self.answer
        if given is not None or not self.options:
            return (yield from self._anew())
        yield self
        return self.answer  # type: ignore[return-value]

    def _anew(self) -> Generator[Decision[T], None, T]:
        """A question that is awaited again is another question, since the history keeps the first with its answer."""
        if not self.options:
            raise ValueError(f"the question {self.prompt!r} to seat {self.seat} has no options")
        again = Decision(
            self.seat, self.prompt, self.options, self.private, self.shown, self.label, self.about, self.to
        )
        return (yield from again.__await__())

    def refresh(self) -> None:
        """Compute the options again after an act, if they depend on the state."""

    def __eq__(self, other: object) -> bool:
        """Whether two decisions ask the same of the same seat."""
        if not isinstance(other, Decision):
            return NotImplemented
        mine = (self.seat, self.prompt, self.options, self.private, self.label, self.about, self.to)
        return mine == (other.seat, other.prompt, other.options, other.private, other.label, other.about, other.to)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """A decision that travels is the question alone."""
        return _question, (self.seat, self.prompt, self.options, self.about)

    def alone(self) -> Decision[T]:
        """The question without what the kernel keeps beside it."""
        return _question(self.seat, self.prompt, self.options, self.about)


def _question(seat: int, prompt: str, options: tuple[T, ...], about: tuple[Any, ...]) -> Decision[T]:
    return Decision(seat, prompt, options, about=about)


class Following(Decision[T]):
    """A question whose options are computed again after every act."""

    __slots__ = ("compute",)

    def __init__(
        self,
        seat: int,
        prompt: str,
        compute: Callable[[], tuple[T, ...]],
        private: bool = False,
        shown: Callable[[T], object] | None = None,
        label: str = "",
        about: tuple[Any, ...] = (),
        to: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, prompt, (), private, shown, label, about, to)
        self.compute: Callable[[], tuple[T, ...]] | None = compute

    def __await__(self) -> Generator[Decision[T], None, T]:
        self.refresh()
        result = yield from super().__await__()
        self.compute = None  # the history keeps the question, and should not keep the table through it
        return result

    def refresh(self) -> None:
        if self.compute is not None:
            self.options = self.compute()


def frozen(value: Any) -> Any:
    """A value as options have it: tuples, where JSON only has lists."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list | tuple) else value


def same_type(mine: object, theirs: object) -> bool:
    """Whether two equal values are of the same types at every level (1 is neither True nor 1.0)."""
    if type(mine) is not type(theirs):
        return False
    if isinstance(mine, tuple) and isinstance(theirs, tuple):
        return all(same_type(a, b) for a, b in zip(mine, theirs, strict=True))
    return True
