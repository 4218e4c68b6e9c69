"""Games of a few lines for tests of the kernel: rules, piles and viewers are given, the rest is nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from brushpass.engine import Game, Match, Outcome, Over, Places, Setup, State, everybody, nobody, register


@dataclass(kw_only=True)
class Tiny(State):
    """Some public fields of different shapes."""

    numbers: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    nested: list[list[int]] = field(default_factory=list)

    def end(self) -> None:
        raise Over(Outcome.of([0], "done", seats=self.setup.seats))


class TinyView(msgspec.Struct):
    """The public fields and the sizes of the piles."""

    numbers: list[int]
    words: list[str]
    sizes: list[int]


def tiny(
    *rules: Callable[[Any], Any],
    seats: int = 2,
    places: Places | None = None,
    piles: Sequence[Sequence[str]] = (),
    act: Callable[..., Any] | None = None,
    name: str = "tiny",
    known: bool = True,
) -> Game[Any, Any]:
    """A game whose stages are these rules, named after their functions, the first one first."""

    declared = places or Places()

    class TinyGame(Game[Tiny, TinyView]):
        id = name
        seat_counts = (seats,)
        stages = {rule.__name__: rule for rule in rules}  # noqa: RUF012
        state = Tiny
        places = declared
        events = {"said": ("seat", "word"), "rolled": ("number",)}  # noqa: RUF012
        reasons = ("done",)

        def deal(self, setup: Setup) -> Tiny:
            return Tiny(stage=rules[0].__name__, piles=[sorted(pile) for pile in piles])

        def view(self, t: Tiny, seat: int | None, over: bool) -> TinyView:
            return TinyView(t.numbers[:], t.words[:], [len(pile) for pile in t.piles])

        def act(self, t: Tiny, seat: int, what: Any) -> tuple[int, ...] | None:
            if act is None:
                return super().act(t, seat, what)
            result: tuple[int, ...] | None = act(t, seat, what)
            return result

    game = TinyGame()
    if known:
        register(game)
    return game


def places(*names: str) -> Places:
    """Places by name; one that ends in a seat's number is seen by that seat, one that ends in "open" by everybody."""
    made = Places()
    for name in names:
        seat = name.rpartition("-")[2]
        if seat.isdigit():
            made.one(name, seen_by=lambda setup, owner, seat=int(seat): (seat,))  # type: ignore[misc]
        else:
            made.one(name, seen_by=everybody if seat == "open" else nobody)
    return made


def answer(match: Match[Any, Any], *options: Any) -> Match[Any, Any]:
    """Answer one decision after the other."""
    for option in options:
        match.choose(option)
    return match
