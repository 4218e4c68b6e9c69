"""Random play, digests and replays: what the checks are built from."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from brushpass.engine import BadSetup, Chance, Decision, Game, Match, Mind, Seeded, Setup, State
from brushpass.engine.hidden import Hidden
from brushpass.engine.running import Answer, Run

Acts = Callable[[Match[Any, Any], Random], tuple[int, Any] | None]
"""Now and then a seat and something it does unasked; mostly None."""

Each = Callable[[Match[Any, Any]], object]
"""Called at every decision, before it is answered."""

MOST_DECISIONS = 40_000
"""A match that is not over by then is taken to have no end."""
LOOKS = 100
"""At about so many of its positions a long match is looked at."""
ADVISED = 0.5
"""How often a walk takes what the game itself guesses that somebody would do."""
MOST_SETUPS = 64
"""Beyond this many combinations the options are varied one at a time."""


def setups(game: Game[Any, Any]) -> list[Setup]:
    """Every mode, seat count and option value of a game; all combinations of options, unless they are too many.

    Options are tried where they matter, and agreements that the game refuses are left out.
    """
    found = []
    tables = [(mode, count) for mode in game.modes for count in game.counts(mode)]
    for mode, seats in tables:
        options = {name: values for name, values in game.options.items() if matters(game, name, mode, seats)}
        if math.prod(map(len, options.values())) * len(tables) > MOST_SETUPS:
            combined = [{}, *({name: value} for name, values in options.items() for value in values[1:])]
        else:
            combined = [dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())]
        for chosen in combined:
            with suppress(BadSetup):
                found.append(game.agree(seats, mode, chosen))
    return found


Sample = tuple[Setup, list[int], int]
"""A set-up, seeds for matches of it, and of how many decisions of such a match one is looked at."""


def sampled(game: Game[Any, Any], decisions: int, start: int = 0) -> list[Sample]:
    """Matches of about so many decisions in all, spread over all set-ups; long ones are not looked at everywhere.

    Where there are more set-ups than matches, another `start` picks other ones.
    """
    possible = setups(game)
    length = length_of(game)
    matches = max(round(decisions / length), 1)
    step = max(len(possible) // matches, 1)
    seeds: dict[int, list[int]] = {}
    for number in range(matches):
        seeds.setdefault((start + number * step) % len(possible), []).append(number)
    return [(possible[index], numbers, every_of(length)) for index, numbers in sorted(seeds.items())]


@cache
def length_of(game: Game[Any, Any]) -> int:
    """How many decisions a match of the usual set-up has."""
    return sum(1 for _ in walk(setups(game)[0], 0))


def every_of(length: int) -> int:
    """Of how many decisions of a match so long one is looked at."""
    return max(length // LOOKS, 1)


def matters(game: Game[Any, Any], name: str, mode: str, seats: int) -> bool:
    """Whether an option makes a difference in a mode with so many seats."""
    return seats in game.option_seats.get(name, game.seat_counts) and mode in game.option_modes.get(name, game.modes)


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
    match: Match[Any, Any],
    rng: Random,
    each: Each | None = None,
    acts: Acts | None = None,
    most: int = MOST_DECISIONS,
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
    raise endless(match, most)


class StillOn(AssertionError):
    """A match that has not ended after so many decisions."""


def endless(match: Match[Any, Any], most: int = MOST_DECISIONS) -> StillOn:
    """A match that does not end."""
    return StillOn(f"{match!r} has not ended after {most} decisions")


def given(history: Sequence[Answer]) -> list[Answer]:
    """The answers that somebody gave: chance left out."""
    return [answer for answer in history if answer[0] != "chance"]


def replay(setup: Setup, seed: int, answers: Sequence[Answer]) -> Match[Any, Any]:
    """A match from the deal through the answers given."""
    match = begin(setup, seed)
    for answer in answers:
        match.answer(answer)
    return match


def walk(
    setup: Setup, seed: int, acts: Acts | None = None, every: int = 1, advised: float = ADVISED
) -> Iterator[Match[Any, Any]]:
    """Play a match, half at random, and stop at every decision (or every so many); the last one that comes is over."""
    match, rng = begin(setup, seed), Random(seed)
    for number in range(MOST_DECISIONS):
        if not match.decisions:
            yield match
            return
        if number % every == 0:
            yield match
        match.answer(following(match, rng, acts, advised))
    raise endless(match)


def following(match: Match[Any, Any], rng: Random, acts: Acts | None = None, advised: float = ADVISED) -> Answer:
    """What comes next in a walk: now and then an act, else some seat's choice."""
    act = acts(match, rng) if acts is not None else None
    if act is not None:
        return ("act", *act, None, None)
    decision = pick(rng, match.decisions)
    return ("choice", decision.seat, sensible(match, decision, rng, advised), None, None)


def sensible(match: Match[Any, Any], decision: Decision[Any], rng: Random, advised: float = ADVISED) -> Any:
    """Half the time what the game guesses, if it can: at random alone, heavy games never come to their late rules."""
    if guesses(match.game) and rng.random() < advised:
        guess = match.game.mind.guess(match.state, decision, rng)
        if guess is not None:
            return guess
    return pick(rng, decision.options)


def guesses(game: Game[Any, Any]) -> bool:
    """Whether a game has a guess of what its players would do."""
    return type(game.mind).guess is not Mind.guess


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


class WrittenDown(Chance):
    """Chance that comes out as it did before. The state's one int counts the outcomes, so that forks agree."""

    def __init__(self, history: Sequence[Answer]) -> None:
        self.values = [answer[2] for answer in history if answer[0] == "chance"]

    def below(self, t: Hidden, n: int) -> int:
        t.rng += 1
        value: int = self.values[t.rng - 1]
        return value

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        t.rng += 1
        return bag.index(self.values[t.rng - 1])
