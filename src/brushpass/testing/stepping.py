"""One step further: the truth and another world take the same step, and look the same unless the seat learnt something.

A world that is imagined, or told again, asks what was asked in truth, so it cannot show a question that is asked only
because of a hidden fact; the step that leads to the question can. `steps_agree` takes it from every position.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from brushpass.engine import Chance, Match, Setup
from brushpass.engine.hidden import Hidden
from brushpass.engine.retelling import HIDDEN
from brushpass.engine.running import Answer

from .looks import alike, difference
from .play import Acts, pick, title, walk

OPTIONS = 3
"""So many options of every position are tried."""


class Leak(AssertionError):
    """A seat can tell two worlds apart by something it must not know."""


class SameKnownChance(Chance):
    """Chance for a further step: what the seat knows of the outcomes given comes out the same, the rest at random.

    The state's one int counts the outcomes, as it does where chance was written down.
    """

    def __init__(self, outcomes: Sequence[Answer], seat: int, rng: Random) -> None:
        self.outcomes = [answer for answer in outcomes if answer[0] == "chance"]
        self.seat = seat
        self.rng = rng
        self.impossible = False

    def below(self, t: Hidden, n: int) -> int:
        t.rng += 1
        value = self._known()
        if type(value) is int and value < n:
            return value
        self.impossible |= value is not HIDDEN
        return self.rng.randrange(n)

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        t.rng += 1
        value = self._known()
        if value in bag:
            return bag.index(value)
        self.impossible |= value is not HIDDEN
        return self.rng.randrange(len(bag))

    def _known(self) -> Any:
        if not self.outcomes:
            return HIDDEN
        _, _, value, known, _ = self.outcomes.pop(0)
        return value if known is None or self.seat in known else HIDDEN


class Step(NamedTuple):
    """A step that the truth has taken."""

    asked: str
    answers: list[Answer]
    """What was answered, and what chance made of it."""
    disclosed: bool


def take(match: Match[Any, Any], answer: Answer, rng: Random) -> Step:
    """Take a step, with chance at random."""
    asked, length = match.decisions[0].prompt, len(match.history)
    disclosed = _step(match, answer, SameKnownChance((), -1, rng))
    return Step(asked, match.history[length:], disclosed)


def take_the_same(one: Match[Any, Any], other: Match[Any, Any], step: Step, seat: int, rng: Random) -> bool:
    """Take a step of one world in another one; whether both must look the same to the seat after it.

    They need not if the step showed the seat a hidden thing.
    """
    answer = next(answer for answer in step.answers if answer[0] != "chance")
    repeated = _repeated(other, answer, seat, rng)
    chance = SameKnownChance(step.answers, seat, rng)
    disclosed = step.disclosed
    if repeated is not None:
        disclosed |= _step(other, repeated, chance)
    elif not secret_act(answer, seat):
        return False
    return not disclosed and not chance.impossible and _learned(one, seat) == _learned(other, seat)


def _step(match: Match[Any, Any], answer: Answer, chance: Chance) -> bool:
    """Take a step and keep its moves; whether something was disclosed by it."""
    before = match.run.disclosures
    match.run.chance = chance
    match.run.moves = []
    match.answer(answer)
    return match.run.disclosures > before


def secret_act(answer: Answer, seat: int) -> bool:
    """Whether an answer is an act that the seat does not know of."""
    return answer[0] == "act" and answer[3] is not None and seat not in answer[3]


def _repeated(match: Match[Any, Any], answer: Answer, seat: int, rng: Random) -> Answer | None:
    """The other world's answer as it is given here: the same if the seat knows it, else one that shows as much."""
    kind, who, value, known, shown = answer
    if kind == "act":
        return None if secret_act(answer, seat) else answer
    decision = next(d for d in match.decisions if d.seat == who)
    if known is None or seat in known:
        return answer if value in decision.options else None
    hints = decision.shown or (lambda option: None)
    options = [option for option in decision.options if hints(option) == shown]
    return ("choice", who, pick(rng, options), known, shown) if options else None


def _learned(match: Match[Any, Any], seat: int) -> Any:
    """What the last step showed a seat of hidden cards: those it saw move, and what it now knows of them."""
    moves = [(card, *way) for card, *way, seers in match.run.moves or () if seat in seers]
    return moves, [fact for fact in match.state.facts if fact[0] == seat]


# -- from every position ---------------------------------------------------------------------------------------------


def steps_agree(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> int:
    """At every decision every seat imagines a world that takes the same step as the truth; how many were compared.

    Answers in a gathering wait for one another: what a step there shows depends on more than that step.
    """
    rng = Random(f"steps {seed}")
    compared = 0
    for match in walk(setup, seed, acts, every):
        if match.outcome is not None or match.gathering is not None:
            continue
        observations = [match.observe(seat) for seat in range(match.seats)]
        where = f"{title(setup)}, seed {seed}, after {len(match.history)} answers"
        for answer in _some_answers(match, rng, acts):
            truth = match.fork()
            step = take(truth, answer, rng)
            for observation in observations:
                world = observation.imagine(rng, keep=True)
                if take_the_same(truth, world, step, observation.seat, rng):
                    compared += _compared(truth, world, observation.seat, step, where)
    return compared


def _some_answers(match: Match[Any, Any], rng: Random, acts: Acts | None) -> list[Answer]:
    """Some of what may come next: a few options, since few would take the one that leads where few have been."""
    answers: list[Answer] = []
    for decision in match.decisions:
        options = rng.sample(decision.options, min(OPTIONS, len(decision.options)))
        answers += [("choice", decision.seat, option, None, None) for option in options]
    act = acts(match, rng) if acts is not None else None
    return answers if act is None else [*answers, ("act", *act, None, None)]


def _compared(truth: Match[Any, Any], world: Match[Any, Any], seat: int, step: Step, where: str) -> int:
    """Compare both worlds after a step, if the match goes on; 1 if so."""
    if truth.outcome is not None and world.outcome is not None:
        return 0
    wrong = difference(alike(truth, seat), alike(world, seat))
    if wrong:
        raise Leak(f"seat {seat} can tell two worlds apart {step_in_words(step)} by {wrong} [{where}]")
    return 1


def step_in_words(step: Step) -> str:
    """Which step it was."""
    return f"after {step.answers[0][:3]} to {step.asked!r}"
