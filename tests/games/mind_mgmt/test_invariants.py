"""MM-INV: what stays true through whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import AT, EVERYWHERE
from brushpass.games.mind_mgmt.invariants import SETTING_UP, check
from brushpass.games.mind_mgmt.state import PILE, MindMgmt
from brushpass.games.mind_mgmt.view import View
from brushpass.testing import begin, play, rule, title, walk

from .table import P7, table, tables

BARE = [GAME.agree(seats, mode) for mode in GAME.modes for seats in GAME.seat_counts]
every_setup = pytest.mark.parametrize("setup", tables(), ids=title)
every_table = pytest.mark.parametrize("setup", BARE, ids=title)


@rule(
    "MM-INV-1",
    "MM-INV-2",
    "MM-INV-3",
    "MM-INV-5",
    "MM-INV-6",
    "MM-INV-7",
    "MM-INV-8",
    "MM-INV-9",
    "MM-INV-10",
    "MM-INV-11",
    "MM-INV-12",
    "MM-INV-13",
)
@every_setup
def test_every_position_of_whole_games(setup: Setup) -> None:
    for match in walk(setup, 1):
        if match.outcome is None:
            check(match.state, False)
            check(match.checkpoint[0], True)
            assert match.state.stage == match.checkpoint[0].stage, "a view tells the stage that is being played"


class Step(NamedTuple):
    """A choice: who chose what at which stage, and the position before and after it."""

    seat: int
    option: Any
    before: MindMgmt
    after: MindMgmt


def steps(setup: Setup, seed: int) -> Iterator[Step]:
    """A match choice by choice, after set-up."""
    match: Match[MindMgmt, View] = begin(setup, seed)
    rng = Random(seed)
    while (decision := match.decision) is not None:
        before = match.state.copy()
        option = rng.choice(decision.options)
        match.choose(option)
        if before.stage not in SETTING_UP and match.outcome is None:
            yield Step(decision.seat, option, before, match.state)


@rule("MM-INV-4", "MM-3.3", "MM-4.28")
@every_table
def test_time_moves_by_one_in_a_recruiters_turn_and_never_otherwise(setup: Setup) -> None:
    for seat, option, before, after in steps(setup, 2):
        assert after.hour - before.hour == (1 if seat == 0 and option == "end" else 0)


@rule("MM-INV-5", "MM-INV-7", "MM-INV-10", "MM-INV-11", "MM-5.16", "MM-7.11")
@every_table
def test_what_never_goes_back(setup: Setup) -> None:
    for _, _, before, after in steps(setup, 3):
        assert after.announced[: len(before.announced)] == before.announced, "MM-INV-5"
        for name in ("opened", "discarded", "slips", "record"):
            kept = getattr(before, name)
            assert getattr(after, name)[: len(kept)] == kept, "MM-INV-7"
        assert len(after.piles[PILE]) <= len(before.piles[PILE]), "MM-INV-7"
        assert after.chaos == before.chaos, "MM-INV-10"
        assert before.confirmed.items() <= after.confirmed.items(), "MM-INV-11"
        assert after.path[: len(before.path)] == before.path, "MM-INV-1"


@rule("MM-INV-9", "MM-5.5")
@every_table
def test_immortals_move_twice_at_most_and_the_second_time_for_a_token(setup: Setup) -> None:
    moves = tokens = 0
    for seat, option, before, after in steps(setup, 4):
        if seat == 0 and before.stage == "recruiter":
            moves += option[0] == "glide"
            tokens += (after.steps & ~before.steps).bit_count()
            assert moves <= 1 + tokens <= 2
            if option == "end":
                moves = tokens = 0


@rule("MM-INV-13", "MM-6.1", "MM-6.3")
@every_table
def test_two_agents_a_turn_and_every_agent_once_a_round(setup: Setup) -> None:
    rested: list[int] = []
    spaces = actions = 0
    for _, option, before, after in steps(setup, 5):
        if before.stage == "activate":
            spaces = actions = 0
        if before.stage == "agent":
            spaces += before.spaces - after.spaces if option[0] == "move" else 0
            actions += option[0] in ("ask", "reveal", "capture", "target", "shake")
            assert spaces <= 2 and actions <= 1
        if before.stage == "agent" and option == "end":
            rested.append(before.active)
            if after.stage == "recruiter":
                assert len(rested) % 2 == 0
    for number in range(0, len(rested) - 3, 4):
        assert sorted(rested[number : number + 4]) == [0, 1, 2, 3]


@rule("MM-INV-14", "MM-3.4", "MM-3.5")
@every_setup
def test_every_game_ends_with_one_winning_side_and_a_reason(setup: Setup) -> None:
    for seed in range(4):
        match = play(begin(setup, seed), Random(seed))
        outcome = match.outcome
        assert outcome is not None and outcome.reason in GAME.reasons
        assert outcome.winners in GAME.sides(setup)
        agents = outcome.reason in ("capture", "dead-end")
        assert (outcome.winners == (0,)) != agents
        turns = sum(event.event == "hour" for event in match.log(None))
        assert turns <= (9 if setup.mode == "training" else 11)
        assert (match.state.hour == match.state.final_hour) or outcome.reason != "clock"


# -- the checks themselves ---------------------------------------------------------------------------------------------


def forget_a_number(t: MindMgmt) -> None:
    t.path = t.path[:-1]


def go_round_in_circles(t: MindMgmt) -> None:
    t.path = (*t.path[:-1], t.path[0])


def step_too_far(t: MindMgmt) -> None:
    t.path = (*t.path[:-1], AT["F7"])


def slip_unseen(t: MindMgmt) -> None:
    t.slips = ((7, "front"),)


def slip_too_early(t: MindMgmt) -> None:
    t.slips = ((3, "front"),)


def lie_about_a_visit(t: MindMgmt) -> None:
    t.note("by", 7, AT["F7"])


def lie_about_a_capture(t: MindMgmt) -> None:
    t.note("not", 7, EVERYWHERE)


def owe_a_recruit(t: MindMgmt) -> None:
    t.announced = (*t.announced[:-1], (7, 1))


def lose_a_card(t: MindMgmt) -> None:
    t.piles[PILE].pop()


def show_too_much(t: MindMgmt) -> None:
    t.display = (*t.display, t.piles[PILE].pop())


def stand_together(t: MindMgmt) -> None:
    t.immortals = (t.immortals[1], *t.immortals[1:])


def lose_an_immortal(t: MindMgmt) -> None:
    t.immortals = t.immortals[1:]


def build_a_wall(t: MindMgmt) -> None:
    t.chaos |= t.chaos << 1


def tread_where_nobody_was(t: MindMgmt) -> None:
    t.steps |= 1 << AT["F7"]


def misremember(t: MindMgmt) -> None:
    t.confirmed[AT["B5"]] = 5


def write_too_much(t: MindMgmt) -> None:
    t.notes = dict.fromkeys(range(1, 17), (0, ""))


def rest_too_long(t: MindMgmt) -> None:
    t.down = 1


def be_a_round_ahead(t: MindMgmt) -> None:
    t.round += 1


def outlast_the_clock(t: MindMgmt) -> None:
    t.discarded, t.piles[PILE] = tuple(t.piles[PILE]), []


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (forget_a_number, "MM-INV-1"),
        (go_round_in_circles, "MM-INV-1"),
        (step_too_far, "MM-INV-2"),
        (slip_unseen, "MM-INV-2"),
        (slip_too_early, "MM-INV-2"),
        (lie_about_a_visit, "MM-INV-3"),
        (lie_about_a_capture, "MM-7.22"),
        (owe_a_recruit, "MM-INV-6"),
        (lose_a_card, "MM-INV-7"),
        (show_too_much, "MM-INV-8"),
        (stand_together, "MM-INV-9"),
        (lose_an_immortal, "MM-INV-9"),
        (build_a_wall, "MM-INV-10"),
        (tread_where_nobody_was, "MM-INV-11"),
        (misremember, "MM-INV-11"),
        (write_too_much, "MM-INV-12"),
        (rest_too_long, "MM-INV-13"),
        (be_a_round_ahead, "MM-INV-13"),
        (outlast_the_clock, "MM-INV-5"),
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[MindMgmt], None], broken: str) -> None:
    t = table(path=P7).t
    check(t, True)
    spoil(t)
    with pytest.raises(AssertionError, match=broken):
        check(t, True)
