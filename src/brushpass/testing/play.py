"""Random play, digests and replays: what the checks are built from."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from hashlib import blake2b
from random import Random
from typing import Any, Protocol

import msgspec

from brushpass.engine import BadSetup, Chance, Game, Match, Seeded, Setup, State
from brushpass.engine.hidden import Hidden
from brushpass.engine.running import Answer, Run

Acts = Callable[[Match[Any, Any], Random], tuple[int, Any] | None]
"""Now and then a seat and something it does unasked; mostly None."""

Each = Callable[[Match[Any, Any]], object]
"""Called at every decision, before it is answered."""

MOST_SETUPS = 64
"""Beyond this many combinations the options are varied one at a time."""


def setups(game: Game[Any, Any]) -> list[Setup]:
    """Every mode, seat count and option value of a game; all combinations of options, unless they are too many.

    Options are tried where they matter, and agreements that the game refuses are left out.
    """
    found = []
    for mode, seats in itertools.product(game.modes, game.seat_counts):
        options = {name: values for name, values in game.options.items() if seats in option_seats(game, name)}
        combined = [dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())]
        if len(combined) * len(game.modes) * len(game.seat_counts) > MOST_SETUPS:
            combined = [{}, *({name: value} for name, values in options.items() for value in values[1:])]
        for chosen in combined:
            with suppress(BadSetup):
                found.append(game.agree(seats, mode, chosen))
    return found


def sampled(game: Game[Any, Any], decisions: int, start: int = 0) -> list[tuple[Setup, list[int]]]:
    """Set-ups with seeds for random matches of about so many decisions in all, spread over all set-ups.

    Where there are more set-ups than matches, another `start` picks other ones.
    """
    possible = setups(game)
    length = len(given(play(begin(possible[0], 0), Random(0)).history))
    matches = max(round(decisions / length), 1)
    step = max(len(possible) // matches, 1)
    seeds: dict[int, list[int]] = {}
    for number in range(matches):
        seeds.setdefault((start + number * step) % len(possible), []).append(number)
    return [(possible[index], numbers) for index, numbers in sorted(seeds.items())]


def option_seats(game: Game[Any, Any], name: str) -> tuple[int, ...]:
    """At which numbers of seats an option matters."""
    return game.option_seats.get(name, game.seat_counts)


def at(setup: Setup, state: State, seed: int = 1) -> Match[Any, Any]:
    """A match set at a position between two stages, as if it had been dealt so."""
    chance = Seeded(seed)
    state.under(setup)
    state.rng = chance.first()
    return Match(setup, state, Run(chance, [], []))


def title(setup: Setup) -> str:
    """A set-up in a few words, as tests and tables name it: of the options those that are not as usual."""
    usual = setup.game.options
    options = "".join(f"-{name}={value}" for name, value in setup.options.items() if value != usual[name][0])
    return f"{setup.game.id}-{setup.mode}-{setup.seats}{options}"


def begin(setup: Setup, seed: int) -> Match[Any, Any]:
    """A match dealt from a seed."""
    return setup.game.start(setup.seats, setup.mode, setup.options, seed=seed)


def pick(rng: Random, values: Sequence[Any]) -> Any:
    """One of the values."""
    return values[int(rng.random() * len(values))]


def play(
    match: Match[Any, Any], rng: Random, each: Each | None = None, acts: Acts | None = None, most: int = 20_000
) -> Match[Any, Any]:
    """Play on at random to the end; of several pending decisions any may be answered first."""
    for _ in range(most):
        if not match.decisions:
            return match
        if each is not None:
            each(match)
        act = acts(match, rng) if acts is not None else None
        if act is not None:
            match.act(*act)
            continue
        decision = pick(rng, match.decisions)
        match.choose(pick(rng, decision.options), decision.seat)
    raise AssertionError(f"{match!r} has not ended after {most} decisions")


def given(history: Sequence[Answer]) -> list[Answer]:
    """The answers that somebody gave: chance left out."""
    return [answer for answer in history if answer[0] != "chance"]


def replay(setup: Setup, seed: int, answers: Sequence[Answer]) -> Match[Any, Any]:
    """A match from the deal through the answers given."""
    match = begin(setup, seed)
    for answer in answers:
        match.answer(answer)
    return match


def walk(setup: Setup, seed: int, acts: Acts | None = None) -> Iterator[Match[Any, Any]]:
    """Play a match at random and stop at every decision; the last one that comes is over."""
    match, rng = begin(setup, seed), Random(seed)
    while match.decisions:
        yield match
        act = acts(match, rng) if acts is not None else None
        if act is not None:
            match.act(*act)
            continue
        decision = pick(rng, match.decisions)
        match.choose(pick(rng, decision.options), decision.seat)
    yield match


# -- bytes to compare ------------------------------------------------------------------------------------------------


def canonical(value: Any) -> bytes:
    """A value as JSON. Keys are not sorted: an order that rules could see is part of what is compared."""
    return msgspec.json.encode(value)


def plain(state: State) -> dict[str, Any]:
    """A state as plain data, field by field, without what belongs to the running match."""
    return {field.name: msgspec.to_builtins(getattr(state, field.name)) for field in fields(state)}


def decisions(match: Match[Any, Any]) -> list[tuple[int, str, str, tuple[Any, ...]]]:
    """The pending decisions as plain data."""
    return [(d.seat, d.prompt, d.label, d.options) for d in match.decisions]


def digest(match: Match[Any, Any]) -> str:
    """A hash over all that a match is: state, history, log, outcome and what it asks."""
    whole = (plain(match.state), match.history, match.run.log, match.outcome, decisions(match))
    return blake2b(canonical(whole), digest_size=16).hexdigest()


# -- chance that was written down ------------------------------------------------------------------------------------


class Beyond(Protocol):
    """Where outcomes come from once the written ones are used up."""

    def number(self, n: int) -> int: ...

    def card(self, bag: list[str]) -> str: ...


class WrittenDown(Chance):
    """Chance that comes out as it did before. The state's one int counts the outcomes, so that forks agree."""

    def __init__(self, history: Sequence[Answer], beyond: Beyond | None = None) -> None:
        self.values = [answer[2] for answer in history if answer[0] == "chance"]
        self.beyond = beyond

    def below(self, t: Hidden, n: int) -> int:
        if t.rng == len(self.values) and self.beyond is not None:
            self.values.append(self.beyond.number(n))
        t.rng += 1
        value: int = self.values[t.rng - 1]
        return value

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        if t.rng == len(self.values) and self.beyond is not None:
            self.values.append(self.beyond.card(bag))
        t.rng += 1
        return bag.index(self.values[t.rng - 1])
