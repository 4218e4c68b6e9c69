"""Two worlds: histories that differ only in what a seat does not know must look the same to it, byte for byte.

Match A is played at random. For every seat a second history, B, is told from the deal: what the seat knows happens
again, everything else afresh. Both are then replayed side by side and compared at every decision. The longer a history
is, the more of what the seat learnt later must come out right by luck; where telling it from the deal does not
succeed, B keeps more and more of A's beginning and is retold only from a later stage on.

A told history asks the same questions as A at every step, so it could not show a question that is asked only because
of a hidden fact. Therefore A also takes one step further than B was told: the same answer, and the same known
chance, in both. Unless that step shows the seat a hidden thing (a card seen to move, a new fact, a disclosure), both
must still look the same.

At some positions one of the two is also loaded from what a save of it would say: equal strings are then other objects,
and nothing that reaches a seat may depend on which object a string is, pickled observations included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from brushpass.engine import Game, Match, Setup, State
from brushpass.engine.chance import Dreamt
from brushpass.engine.match import dealt
from brushpass.engine.observation import redacted
from brushpass.engine.retelling import Contradiction, Retelling
from brushpass.engine.running import Answer, Run

from .looks import difference, looks, own_decision, reloaded
from .play import Acts, WrittenDown, begin, following, given, title
from .stepping import Leak, secret_act, step_in_words, take, take_the_same

TRIES = 50
"""How often a history is begun again from one stage before a later one is taken."""
LONGEST = 3_000
"""So many answers, chance among them, are told again at most: of a longer history the end."""

EVERY = 7
LOADED = {0: 0, 3: 1}
"""After so many answers, counted in sevens, which of the two worlds is also compared as it comes out of a save. Every
time would take twice as long, and in sevens because few games go round in them."""

Surfaces = Callable[[Match[Any, Any], int], bytes]
"""One more thing that reaches a seat: a scene, a frame, a bot's choice."""


class Tally(msgspec.Struct):
    """What was compared; a test whose histories never differ is worth nothing."""

    told: int = 0
    """Histories told again."""
    later: int = 0
    """Those of them that are told again only from some stage after the deal."""
    differed: int = 0
    """Those of them in which some answer that the seat does not know came out differently."""
    untold: int = 0
    """Histories for which no other could be found."""
    positions: int = 0
    """Pairs of positions that were compared."""
    steps: int = 0
    """Further steps that both worlds took and that were compared."""

    def __iadd__(self, other: Tally) -> Tally:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


def two_worlds(
    setup: Setup,
    seed: int,
    acts: Acts | None = None,
    *,
    seats: Sequence[int] | None = None,
    points: int = 6,
    every: int = 1,
    surfaces: Surfaces | None = None,
) -> Tally:
    """Compare, for every seat, the two worlds of histories that end at the last decision and at some random ones.

    They are compared at every decision, or every so many, and at the end.
    """
    rng = Random(f"two worlds {seed}")
    answers = _as_they_came(setup, seed, acts)
    tally = Tally()
    for seat in seats if seats is not None else range(setup.seats):
        ends = {len(answers) - 1, *(rng.randrange(len(answers)) for _ in range(points - 1))}
        for end in sorted(ends):
            tally += _compared(setup, seed, answers[:end], answers[end], seat, rng, surfaces, every)
    return tally


def _as_they_came(setup: Setup, seed: int, acts: Acts | None) -> list[Answer]:
    """The answers of a random match in the order of their arrival."""
    answers: list[Answer] = []
    match, rng = begin(setup, seed), Random(seed)
    while match.decisions:
        answers.append(following(match, rng, acts))
        match.answer(answers[-1])
    return answers


def _compared(
    setup: Setup,
    seed: int,
    answers: Sequence[Answer],
    following: Answer,
    seat: int,
    rng: Random,
    surfaces: Surfaces | None,
    every: int,
) -> Tally:
    """Tell one history again for one seat and compare the two along their whole length and one step on."""
    truth, stages = _with_stages(setup, seed, answers)
    where = f"{title(setup)}, seed {seed}, {len(answers)} answers"
    found = _told(truth, stages, seat, rng)
    if found is None:
        return Tally(untold=1)
    dreamt, from_deal = found
    tally = Tally(told=1, later=int(not from_deal), differed=int(unknown(truth, seat) != unknown(dreamt, seat)))
    one: Match[Any, Any] = Match.begin(setup, WrittenDown(truth.history))
    other: Match[Any, Any] = Match.begin(setup, WrittenDown(dreamt.history))
    for number, (mine, theirs) in enumerate(in_step(truth, dreamt, seat)):
        if number % every == 0:
            _same(one, other, seat, surfaces, where)
            tally.positions += 1
        for match, steps in ((one, mine), (other, theirs)):
            for answer in steps:
                match.answer(answer)
    _same(one, other, seat, surfaces, where)
    tally.positions += 1
    if one.history and given(one.history) != given(truth.history):
        raise AssertionError(f"a replay went another way [{where}]")
    if one.gathering is None:
        step = take(one, following, rng)
        if take_the_same(one, other, step, seat, rng):
            for match in (one, other):
                match.run.chance = WrittenDown(match.history)
            _same(one, other, seat, surfaces, where, f" {step_in_words(step)}")
            tally.steps += 1
    return tally


Stage = tuple[State, int, int]
"""The position at the start of a stage, and how many answers and log lines came before it."""


def _with_stages(setup: Setup, seed: int, answers: Sequence[Answer]) -> tuple[Match[Any, Any], list[Stage]]:
    """A match after these answers, and the starts of the stages that began on the way, the deal first."""
    match = begin(setup, seed)
    stages: list[Stage] = [(dealt(setup, match.run.chance), 0, 0)]
    for answer in (None, *answers):
        if answer is not None:
            match.answer(answer)
        checkpoint = match.checkpoint
        if checkpoint[0] is not stages[-1][0]:
            stages.append(checkpoint[:3])
    return match, stages


def _told(
    truth: Match[Any, Any], stages: Sequence[Stage], seat: int, rng: Random
) -> tuple[Match[Any, Any], bool] | None:
    """A match with another history, told from the deal or else from a later stage, and whether from the deal."""
    earliest = len(truth.history) - LONGEST
    first = next((number for number, (_, start, _) in enumerate(stages) if start >= earliest), len(stages))
    while first < len(stages):
        told = _told_from(truth, stages[first], seat, rng)
        if told is not None:
            return told, first == 0
        first = (first + len(stages) + 1) // 2
    return None


def _told_from(truth: Match[Any, Any], stage: Stage, seat: int, rng: Random) -> Match[Any, Any] | None:
    """Keep the history up to a stage and tell the rest afresh; None if no telling comes to what the seat sees now."""
    state, start, lines = stage
    position = redacted(truth, seat, state, start, lines)
    recalls = type(truth.game).recall is not Game.recall
    for _ in range(TRIES):
        present = truth.imagine(seat, rng).state if recalls else None
        try:
            after = Retelling(position, rng, present).tell(state.copy(), Run(Dreamt(rng), [], []))
        except Contradiction:
            continue
        if own_decision(after, seat) != own_decision(truth, seat) or after.waiting != truth.waiting:
            continue
        match: Match[Any, Any] = Match.begin(truth.setup, WrittenDown((*truth.history[:start], *after.history)))
        for answer in given((*truth.history[:start], *after.history)):
            match.answer(answer)
        return match
    return None


def unknown(match: Match[Any, Any], seat: int) -> list[Any]:
    """The values of all answers that a seat does not know."""
    together = match.gathering
    return [
        answer[2]
        for i, answer in enumerate(match.history)
        if (answer[3] is not None and seat not in answer[3])
        or (together is not None and i >= together.start and answer[1] != seat)
    ]


def in_step(
    truth: Match[Any, Any], dreamt: Match[Any, Any], seat: int
) -> list[tuple[Sequence[Answer], Sequence[Answer]]]:
    """The answers of both histories, paired so that after each pair the seat must see the same.

    An act that the seat does not know of stands alone, unless both histories begin with it. Answers that others have
    given in a gathering that is not over are unknown even in their number, so all answers of that gathering make one
    pair.
    """
    pairs: list[tuple[Sequence[Answer], Sequence[Answer]]] = []
    mine, theirs = (_until_gathering(match) for match in (truth, dreamt))
    at = 0
    for answer in mine:
        if not secret_act(answer, seat) or theirs[at : at + 1] == [answer]:
            pairs.append(([answer], theirs[at : at + 1]))
            at += 1
        else:
            pairs.append(([answer], []))
    tails = [given(match.history)[len(steps) :] for match, steps in ((truth, mine), (dreamt, theirs))]
    if any(tails):
        pairs.append((tails[0], tails[1]))
    return pairs


def _until_gathering(match: Match[Any, Any]) -> list[Answer]:
    return given(match.history if match.gathering is None else match.history[: match.gathering.start])


def _same(
    one: Match[Any, Any], other: Match[Any, Any], seat: int, surfaces: Surfaces | None, where: str, step: str = ""
) -> None:
    """Compare two worlds as a seat sees them. The end of a match may show everything."""
    if one.outcome is not None and other.outcome is not None:
        return
    seen = [looks(match, seat) for match in (one, other)]
    if surfaces is not None:
        for match, look in zip((one, other), seen, strict=True):
            look["surfaces"] = surfaces(match, seat)
    wrong = difference(*seen)
    loaded = LOADED.get(len(one.history) % EVERY)
    if not wrong and loaded is not None:
        wrong = difference(looks(reloaded((one, other)[loaded]), seat), seen[1 - loaded])
        step += ", one of them loaded," if wrong else ""
    if wrong:
        raise Leak(f"seat {seat} can tell two worlds apart{step} by {wrong} [{where}, now {len(one.history)}]")
