"""TD-INV: what stays true through whole games, and positions that would not be let pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.invariants import check
from brushpass.games.in_too_deep.state import (
    CRIMES,
    DATABANK,
    DILEMMAS,
    DISPLAY,
    HAND,
    LEVELS,
    MEMORY,
    NOBODY,
    PETTY,
    SUPPLY,
    SUPPORT,
    InTooDeep,
)
from brushpass.games.in_too_deep.view import View
from brushpass.testing import begin, rule, title
from brushpass.testing.play import pick

from .table import table, tables, wandered

every_table = pytest.mark.parametrize("setup", tables(), ids=title)


@rule(
    "TD-INV-1", "TD-INV-2", "TD-INV-3", "TD-INV-4", "TD-INV-5", "TD-INV-6", "TD-INV-7", "TD-INV-8", "TD-INV-9",
    "TD-INV-10", "TD-INV-11", "TD-INV-12", "TD-INV-13", "TD-INV-14", "TD-INV-17",
)  # fmt: skip
@every_table
def test_every_position_of_a_whole_game(setup: Setup) -> None:
    for match in wandered(setup, 1):
        check(match.state, False)
        check(match.checkpoint[0], True)


class Watch:
    """A game from turn to turn: what it had when a turn began, and what happened in it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.taken: list[Counter[str]] = []
        """The prompts that were answered in each turn."""
        self.displays: list[tuple[int, int]] = []
        """The chapter and the size of the display before every answer."""
        self.rings = set()
        self.tolerance = [0] * (setup.seats + 1)
        self.match: Match[InTooDeep, View]
        turn = 0
        for match in wandered(setup, seed):
            self.match, t = match, match.state
            if t.turns != turn:
                turn = t.turns
                self.taken.append(Counter())
            self.taken[-1][match.decisions[0].prompt] += 1
            self.displays.append((t.chapter, len(t.piles[DISPLAY])))
            self.rings.add(t.city.ring)
            self._never_less(t)

    def _never_less(self, t: InTooDeep) -> None:
        for player, console in enumerate(t.consoles):
            assert console.tolerance >= self.tolerance[player], "TD-INV-13"
            self.tolerance[player] = console.tolerance


@rule("TD-INV-3", "TD-INV-6", "TD-INV-13", "TD-INV-15", "TD-INV-17", "TD-INV-18", "TD-INV-19")
@every_table
def test_from_turn_to_turn(setup: Setup) -> None:
    watch = Watch(setup, 2)
    log = watch.match.log(None)
    assert len(watch.rings) == 1, "TD-INV-3"
    for (chapter, display), (later, after) in zip(watch.displays, watch.displays[1:], strict=False):
        assert after <= display or later > chapter, "TD-INV-6"
        assert later - chapter in (0, 1), "TD-INV-17"
    for taken in watch.taken:
        assert taken["crime"] <= 1 and taken["outcome"] <= 1, "TD-INV-15"
    ends = [event for event in log if event.event == "chapter-ends"]
    judged = [event for event in log if event.event in ("success", "failure")]
    assert [event.args["chapter"] for event in ends] == [event.args["chapter"] for event in judged] == [1, 2, 3]
    order = [event.args["seat"] for event in log if event.event == "turn"]
    players = len(watch.match.state.consoles)
    assert all(order[number] == order[number - players] for number in range(players, len(order))), "TD-INV-18"
    counts = Counter(order)
    assert max(counts.values()) - min(counts.values()) <= 1, "TD-INV-18"
    last = next(number for number, event in enumerate(log) if event.event == "last-turns")
    assert [event.event for event in log[last:]].count("turn") == players - 1, "TD-INV-18"
    assert any(event.event == "in-too-deep" for event in log), "TD-INV-19"
    values = next(event.args["values"] for event in log if event.event == "values")
    plan = dict(next(event.args["plan"] for event in log if event.event in ("foiled", "not-foiled")))
    assert all((value == 0) == (plan[kind] == 0) for kind, value in values), "TD-INV-19"
    outcome = watch.match.outcome
    assert outcome is not None and (outcome.winners or outcome.reason == "echo"), "TD-INV-19"


@rule("TD-INV-8")
@every_table
def test_databanks_grow_only_at_the_end_of_a_chapter(setup: Setup) -> None:
    before: tuple[int, ...] = ()
    chapter = 1
    for match in wandered(setup, 3):
        t = match.state
        sizes = tuple(len(t.piles[place]) for place in DATABANK)
        if before and any(after > size for after, size in zip(sizes, before, strict=True)):
            assert t.chapter == chapter + 1 and not any(t.piles[place] for place in HAND[: setup.seats])
        before, chapter = sizes, t.chapter


@rule("TD-INV-16")
@every_table
def test_a_hand_after_step_five(setup: Setup) -> None:
    """Whoever's turn is over has a major and a petty crime, unless there were none to draw."""
    owner = NOBODY
    for match in wandered(setup, 4):
        t = match.state
        if owner != NOBODY and t.active != owner and t.stage == "hook":
            majors = sum(len(t.piles[CRIMES[sort][owner]]) for sort in LEVELS)
            petty = len(t.piles[CRIMES[PETTY][owner]])
            assert majors or not any(match.view(None).decks[sort] for sort in LEVELS)
            assert petty or not match.view(None).decks[PETTY]
        owner = t.active if t.active != t.echo else NOBODY


COSTLY = ("move", "pick", "zone", "dominate", "hack", "fetch", "hustle", "jump", "force", "run")
"""Options of step 3 that always cost an action."""
TOKENS = {"actions_1": 1, "actions_2": 2}


@rule("TD-INV-15", "TD-9.1")
@every_table
def test_the_actions_of_a_turn(setup: Setup) -> None:
    """No more is done in a turn than two actions, those that tokens bring, and those that stamina pays for."""
    turn = done = brought = stamina = 0
    match, rng = begin(setup, 5), Random(5)
    while match.decisions:
        decision = pick(rng, match.decisions)
        option = pick(rng, decision.options)
        if decision.prompt == "act":
            done += option[0] in COSTLY
            brought += TOKENS.get(option[1], 0) if option[0] == "support" else 0
        match.choose(option, decision.seat)
        if match.state.turns != turn:
            paid = len([event for event in match.log(None) if event.event == "stamina"])
            assert done <= 2 + brought + paid - stamina
            turn, done, brought, stamina = match.state.turns, 0, 0, paid


# -- what would not be let pass ----------------------------------------------------------------------------------------


def broken(change: Callable[[InTooDeep], Any], **kept: Any) -> str:
    """What is said of a position that cannot be."""
    t = table(**kept).t
    change(t)
    with pytest.raises(AssertionError) as caught:
        GAME.invariants(t, True)
    return str(caught.value).split("\n")[0]


def put(thing: Any, name: str, value: Any) -> Any:
    """As an expression."""
    setattr(thing, name, value)
    return thing


BROKEN: list[tuple[str, Callable[[InTooDeep], Any]]] = [
    ("TD-INV-1", lambda t: put(t.city, "search", (3, 1, 1, 1, 0, 0, 0, 0))),
    ("TD-INV-2", lambda t: (put(t.consoles[0], "hooks", (0,)), put(t.consoles[1], "hooks", (0,)))),
    ("TD-INV-2", lambda t: put(t.consoles[0], "hooks", (0, 1, 2, 3))),
    ("TD-INV-3", lambda t: put(t.city, "barriers", (2, 2))),
    ("TD-INV-3", lambda t: put(t.city, "guardian", 8)),
    ("TD-INV-3", lambda t: put(t.city, "ring", ("blocks",) * 8)),
    ("TD-INV-4", lambda t: put(t.city, "items", (8, 8, *t.city.items[2:]))),
    ("TD-INV-4", lambda t: put(t.city, "items", (14, *t.city.items[1:]))),
    ("TD-INV-5", lambda t: t.piles[SUPPLY].pop()),
    ("TD-INV-5", lambda t: t.piles[MEMORY[0]].append("leader")),
    ("TD-INV-6", lambda t: put(t, "bar", (*t.bar, "leader"))),
    ("TD-INV-6", lambda t: t.piles[DISPLAY].append("leader")),
    ("TD-INV-7", lambda t: put(t, "folders", (2, 2, 2))),
    ("TD-INV-7", lambda t: put(t.consoles[0], "folders", 1)),
    ("TD-INV-8", lambda t: t.piles[DILEMMAS].pop()),
    ("TD-INV-9", lambda t: t.piles[CRIMES["level-1"][0]].pop()),
    ("TD-INV-9", lambda t: put(t, "petty_discard", ("petty_01", "petty_01"))),
    ("TD-INV-10", lambda t: put(t, "story", ("a2_1",))),
    ("TD-INV-11", lambda t: put(t.consoles[0], "dominance", (9, 0, 0, 0, 0))),
    ("TD-INV-11", lambda t: put(t.consoles[0], "dominance", (0, 0, 0, 0))),
    ("TD-INV-12", lambda t: put(t.consoles[1], "information", -1)),
    ("TD-INV-12", lambda t: put(t, "offered", (0, -1, 0))),
    ("TD-INV-13", lambda t: put(t.consoles[1], "tolerance", 3)),
    ("TD-INV-14", lambda t: put(t, "lock", 0)),
    ("TD-INV-14", lambda t: put(t, "support_discard", ("tolerance",))),
    ("TD-INV-14", lambda t: put(t, "offer", ("", *t.offer[1:]))),
    ("TD-INV-17", lambda t: put(t, "chapter", 4)),
]


@pytest.mark.parametrize(
    ("name", "change"), BROKEN, ids=[f"{name}-{number}" for number, (name, _) in enumerate(BROKEN)]
)
def test_a_position_that_cannot_be_is_found(name: str, change: Callable[[InTooDeep], Any]) -> None:
    assert broken(change).startswith(name)


@rule("TD-INV-14")
def test_an_instant_token_in_a_memory_is_found() -> None:
    def kept(t: InTooDeep) -> None:
        t.piles[SUPPORT].remove("tolerance")
        t.consoles[0].supports = ("tolerance",)

    assert broken(kept).startswith("TD-INV-14: no instant token")
