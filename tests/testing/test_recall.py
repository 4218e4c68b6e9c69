"""A secret that is not a card: what is dreamt of the present, the past lives up to."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from brushpass.engine import Decision, Game, Outcome, Setup, State, registered
from brushpass.testing import imagined_worlds, two_worlds

STREETS = ("north", "south", "east", "west")
STEPS = 5


@dataclass(kw_only=True)
class Chase(State):
    """`path` is the runner's alone; after every step everybody is told how often the runner has gone north."""

    path: list[str] = field(default_factory=list)
    told: list[int] = field(default_factory=list)


class ChaseView(msgspec.Struct):
    """What a seat may know."""

    told: list[int]
    path: list[str] | None


async def run(t: Chase) -> Outcome | None:
    """A secret step, and what is told of all of them."""
    street = await t.ask(0, "step", STREETS, private=True)
    t.path.append(street)
    t.told.append(t.path.count("north"))
    t.disclose()
    t.tell("alert", t.told[-1])
    await t.ask(1, "wait", ("on",))
    return Outcome.of([0], "away", seats=2) if len(t.path) == STEPS else None


class ChaseGame(Game[Chase, ChaseView]):
    """Its path is dreamt so that every alert comes out."""

    id = "chase"
    seat_counts = (2,)
    stages: ClassVar = {"run": run}
    state = Chase
    events: ClassVar = {"alert": ("count",)}
    reasons = ("away",)

    def deal(self, setup: Setup) -> Chase:
        return Chase(stage="run")

    def view(self, t: Chase, seat: int | None, over: bool) -> ChaseView:
        return ChaseView(t.told[:], t.path[:] if seat == 0 or over else None)

    def redact(self, t: Chase, seat: int) -> None:
        if seat != 0:
            t.path = ["?"] * len(t.path)

    def dream(self, t: Chase, seat: int, rng: Random) -> None:
        if seat != 0:
            gone = [now > before for before, now in zip([0, *t.told], t.told, strict=False)]
            t.path = ["north" if north else rng.choice(STREETS[1:]) for north in gone]


class Recalling(ChaseGame):
    """It knows which step must have been taken."""

    def recall(self, present: Chase, t: Chase, decision: Decision[Any]) -> Any:
        return present.path[len(t.path)] if decision.prompt == "step" and len(t.path) < len(present.path) else None


@pytest.mark.parametrize("rules", [ChaseGame(), Recalling()], ids=["dreamt", "recalled"])
def test_worlds_look_the_same_and_tell_the_same(rules: Game[Any, Any]) -> None:
    with registered(rules):
        for seed in range(4):
            assert imagined_worlds(rules.agree(), seed)
            assert two_worlds(rules.agree(), seed).positions


def test_with_recall_every_history_is_told_from_the_deal() -> None:
    with registered(Recalling()):
        tallies = [two_worlds(Recalling().agree(), seed, seats=[1], points=12) for seed in range(12)]
    assert sum(tally.differed for tally in tallies) > 20
    assert sum(tally.later + tally.untold for tally in tallies) == 0
