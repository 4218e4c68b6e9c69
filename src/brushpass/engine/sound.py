"""Whether what a save says can be true of a table: its seats, its events, its places and who knows what of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import to_builtins

from .chance import M64
from .fields import values
from .knowledge import Fact, indices
from .running import Answer, SeenMove, Told
from .setup import Setup
from .state import State

DEEPEST: Final = 16
"""How deep plain data in a save may be nested."""
WIDEST: Final = 1024
"""The most bits of a number in a save."""


def is_plain(value: Any, deep: int = DEEPEST) -> bool:
    """Whether a value is plain data that is neither too deep nor too large to work with."""
    kind = type(value)
    if kind is str or value is None or kind is bool or kind is float:
        return True
    if kind is int:
        return bool(value.bit_length() <= WIDEST)
    if kind is dict:
        return is_plain([*value.values()], deep)
    if kind is list or kind is tuple:
        return deep > 0 and all(is_plain(item, deep - 1) for item in value)
    return False


def is_option(value: Any) -> bool:
    """Whether a value is what a rule may offer: a string, an int, None or a tuple of those."""
    if type(value) is tuple:
        return all(is_option(item) for item in value)
    return value is None or type(value) in (str, int)


def complaint(setup: Setup, state: State, history: Sequence[Answer], log: Sequence[Told]) -> str:
    """The first thing that cannot be true at this table; empty if there is none."""
    return next(_complaints(setup, state, history, log), "")


def _complaints(setup: Setup, state: State, history: Sequence[Answer], log: Sequence[Told]) -> Iterator[str]:
    for number, answer in enumerate(history, 1):
        if not _is_answer(setup, answer):
            yield f"answer {number} is none that can be given at this table"
    for number, line in enumerate(log, 1):
        if not _is_told(setup, line):
            yield f"line {number} of its log tells nothing that happens in this game"
    if state.stage not in setup.game.stages:
        yield f"there is no stage {state.stage!r}"
    if not is_plain(to_builtins(values(state))):
        yield "something in its position is too large"
    if not 0 <= state.rng <= M64:
        yield "no generator has such a memory"
    if len(state.piles) != len(setup.places):
        yield "it has other places"
    elif not all(_is_fact(setup, fact) for fact in state.facts):
        yield "somebody knows something of places that are not there"
    elif not all(_is_seat(setup, seat) for seat in state.traces) or not all(
        _is_move(setup, move) for trace in state.traces.values() for move in trace
    ):
        yield "cards went to places that are not there"
    elif not _are_knowers(setup, state):
        yield "somebody knows an order that is not there"
    elif not all(_is_so(state, fact) for fact in state.facts):
        yield "somebody knows what is not so"
    else:
        try:
            setup.game.invariants(state, True)
        except Exception as broken:
            yield f"its position cannot be ({type(broken).__name__}: {broken})"


def _is_seat(setup: Setup, seat: Any) -> bool:
    return type(seat) is int and 0 <= seat < setup.seats


def _are_seats(setup: Setup, seats: Any) -> bool:
    """Whether these are seats of the table, each once."""
    return type(seats) is tuple and all(_is_seat(setup, seat) for seat in seats) and len({*seats}) == len(seats)


def _is_told(setup: Setup, line: Told) -> bool:
    """Whether the game has such an event, and those who stand in it or hear of it sit at the table."""
    event, args, to = line
    names = setup.game.events.get(event)
    if names is None or len(names) != len(args) or not (to is None or _are_seats(setup, to)):
        return False
    for name, value in zip(names, args, strict=True):
        if name in setup.game.players and not _is_seat(setup, value):
            return False
        if name == "seats" and not _are_seats(setup, value):
            return False
    return True


def _is_answer(setup: Setup, answer: Answer) -> bool:
    kind, seat, value, known, _ = answer
    if not (known is None or _are_seats(setup, known)):
        return False
    if kind == "chance":
        return seat == -1 and type(value) in (str, int)
    return _is_seat(setup, seat) and (kind == "act" or (kind == "choice" and is_option(value)))


def _is_move(setup: Setup, move: SeenMove) -> bool:
    """Whether a card went, or somebody looked, between places of the table."""
    return all(-1 <= place < len(setup.places) for place in move[1:])


def _are_knowers(setup: Setup, state: State) -> bool:
    """Whether there are seats that know it, or none, for every card that lies in an order, and for no other."""
    return set(state.knowers) <= set(setup.ordered) and all(
        len(known := state.knowers.get(place, [])) == len(state.piles[place])
        and all(_are_seats(setup, seats) for seats in known)
        for place in setup.ordered
    )


def _is_so(state: State, fact: Fact) -> bool:
    """Whether so many cards of that name lie there, without those that the seat knows by their position."""
    seat, name, low, high, places = fact
    count = 0
    for place in indices(places):
        cards = state.piles[place]
        known = state.knowers.get(place, [()] * len(cards))
        count += sum(card == name and seat not in seats for card, seats in zip(cards, known, strict=True))
    return low <= count <= high


def _is_fact(setup: Setup, fact: Fact) -> bool:
    seat, _, low, high, places = fact
    return _is_seat(setup, seat) and 0 <= low <= high and 0 < places < 1 << len(setup.places)
