"""TD-21, R-40: the end of a turn, of a chapter and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.rules.chapters import DROUGHT
from brushpass.games.in_too_deep.state import (
    BONUS,
    DATABANK,
    DILEMMA_DISCARD,
    DISPLAY,
    HAND,
    MEMORY,
    NOBODY,
    ROWS,
    SHARED,
    SUPPLY,
    TASKS,
)
from brushpass.testing import rule

from ..table import BOX, ECHO, STANDARD, Table, dilemma, table

FULL = ("leader leader", "weapons weapons", "timing")
"""Rows without a folder left, for two players."""


def triggered(chapter: int = 1, **more: Any) -> Table:
    """The last step of the turn in which the end of a chapter was triggered."""
    more = {"trigger": 0, "display": 0, **more}
    return table(stage="returns", chapter=chapter, **more)


# -- when --------------------------------------------------------------------------------------------------------------


@rule("TD-21.2", "TD-21.14", "TD-7.2")
@pytest.mark.parametrize("chapter", [1, 2])
def test_chapters_one_and_two_end_with_the_turn(chapter: int) -> None:
    game = triggered(chapter, rows=FULL, folders=(3, 2)).choose("done")
    assert (game.t.chapter, game.t.trigger) == (chapter + 1, NOBODY)
    assert (game.seat, game.prompt) == (1, "hook")
    assert [event["chapter"] for event in game.events("chapter")] == [chapter + 1]


@rule("TD-21.3", "TD-INV-18", "TD-21.15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_chapter_three_everybody_else_has_one_more_turn(seats: int) -> None:
    game = triggered(3, seats=seats).choose("done")
    assert game.events("last-turns") == [{"count": seats - 1}]
    for seat in range(1, seats):
        assert (game.seat, game.prompt, game.outcome) == (seat, "hook", None)
        game.idle()
    assert game.outcome is not None and game.events("failure")[0]["chapter"] == 3


@rule("TD-21.4", "TD-21.5", "TD-R-33")
def test_in_the_last_turns_the_supply_stands_in_for_the_display() -> None:
    at = {"jumper": "harbour"}
    game = table(seats=3, at=at, hooks=("jumper",), chapter=3, trigger=2, final=2, display=0)
    supply = len(game.pile(SUPPLY))
    game.choose(("zone", "jumper"), "leader")
    assert len(game.t.bar) == 4 and len(game.pile(SUPPLY)) == supply - 1
    assert game.t.trigger == 2 and game.events("chapter-ends") == []
    game.end_turn()
    assert game.t.final == 1 and game.seat == 1


@rule("TD-21.1", "TD-21.5", "TD-INV-17")
def test_the_end_is_triggered_once() -> None:
    at = {"jumper": "harbour", "shadow": "harbour"}
    game = table(at=at, hooks=("jumper",), display=0, search={"blocks": 3, "centre": 2, "heights": 1})
    game.choose(("zone", "jumper"), "leader")
    assert game.t.trigger == 0 and game.events("chapter-ends") == [{"chapter": 1}]


# -- step 1 ------------------------------------------------------------------------------------------------------------


@rule("TD-21.6", "TD-INV-7")
@pytest.mark.parametrize(("chapter", "each"), [(1, 2), (2, 3), (3, 4)])
def test_success(chapter: int, each: int) -> None:
    game = triggered(
        chapter, rows=FULL, folders=(5, 0), final=1 if chapter == 3 else 0, active=1 if chapter == 3 else 0
    )
    game.choose("done")
    assert game.events("success") == [{"chapter": chapter}]
    assert game.events("folders-paid") == [
        {"seat": 0, "folders": 5, "count": 5 * each},
        {"seat": 1, "folders": 0, "count": 0},
    ]
    if chapter < 3:
        assert (game.console(0).information, game.console(1).information) == (3 + 5 * each, 3)
        assert game.events("loses-dominance") == []


@rule("TD-21.7", "TD-21.8", "TD-R-22")
@pytest.mark.parametrize(("chapter", "count"), [(1, 2), (2, 3)])
def test_failure_costs_those_with_the_fewest_folders_dominance(chapter: int, count: int) -> None:
    track = {"oracle": 3, "mechanic": 1}
    game = triggered(chapter, rows=("leader", "", ""), folders=(1, 0), dominance=(track, track)).choose("done")
    assert game.events("failure") == [{"chapter": chapter, "count": 4}]
    lost = 0
    while game.prompt == "lose":
        assert game.seat == 1 and game.options in (("mechanic", "oracle"), ("oracle",))
        game.choose(game.options[0])
        lost += 1
    assert lost == count and sum(game.console(1).dominance.values()) == 4 - count
    assert sum(game.console(0).dominance.values()) == 4


@rule("TD-21.8", "TD-R-22")
def test_no_more_dominance_is_lost_than_there_is() -> None:
    game = triggered(2, rows=("leader", "", ""), folders=(1, 0), dominance=({}, {"oracle": 1})).choose("done", "oracle")
    assert game.prompt == "hook" and {*game.console(1).dominance.values()} == {0}


@rule("TD-21.7", "TD-21.8")
def test_several_losers_choose_in_turn_order_after_whose_turn_it_was() -> None:
    game = triggered(1, seats=4, trigger=1, active=1, dominance=({"oracle": 2},) * 4).choose("done")
    order = []
    while game.prompt == "lose":
        order.append(game.seat)
        game.choose("oracle")
    assert order == [2, 2, 3, 3, 0, 0, 1, 1]


@rule("TD-21.7", "TD-R-2", "TD-2.14")
def test_in_chapter_three_failure_costs_five_information() -> None:
    game = triggered(
        3, rows=("leader", "", ""), folders=(1, 0), final=1, active=1, information=(9, 4), dominance=({}, {"oracle": 3})
    )
    game.choose("done")
    assert game.events("penalty") == [{"seat": 1, "count": 4}] and game.events("loses-dominance") == []


# -- steps 2 to 6 ------------------------------------------------------------------------------------------------------


@rule("TD-21.9", "TD-21.10", "TD-INV-7")
def test_new_tasks_and_folders() -> None:
    tasks = set()
    for number in range(6):
        game = triggered(1, rows=FULL, folders=(3, 2), chance=("leader", "weapons", "timing", number)).choose("done")
        assert game.t.folders == BOX.rows["2"] and game.t.rows == ((), (), ())
        assert [console.folders for console in game.t.consoles] == [0, 0]
        assert sorted((*game.t.tasks, *game.pile(TASKS))) == sorted(BOX.kinds)
        tasks.add(game.t.tasks)
    assert game.events("tasks") == [{"kinds": game.t.tasks}]


@rule("TD-21.9", "TD-21.10", "TD-21.12", "TD-21.13")
def test_chapter_three_renews_nothing() -> None:
    game = triggered(3, rows=FULL, folders=(3, 2), final=1, active=1, bonus={"support": "target"}).choose("done")
    assert game.t.rows == (("leader", "leader"), ("weapons", "weapons"), ("timing",)) and game.t.folders == (0, 0, 0)
    assert game.t.tasks == ("leader", "weapons", "timing") and game.pile(DISPLAY) == []
    assert game.pile(BONUS[0]) == ["target"] and game.t.shared == () and game.t.chapter == 3


@rule("TD-21.11", "TD-INV-8", "TD-EX-22")
@pytest.mark.parametrize(("count", "stored"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3)])
def test_half_of_the_dilemmas_are_stored_rounded_up(count: int, stored: int) -> None:
    numbers = [*range(1, count + 1)]
    game = triggered(1, rows=FULL, folders=(3, 2), hand=(numbers,), databank=((60,),)).choose("done")
    for left in range(stored, 0, -1):
        assert (game.seat, game.prompt, game.decision.about) == (0, "store", (left,)) and game.decision.private
        game.choose(game.options[-1])
    assert game.prompt == "hook"
    assert len(game.pile(DATABANK[0])) == 1 + stored and len(game.pile(DILEMMA_DISCARD)) == count - stored
    assert game.pile(HAND[0]) == []
    assert dilemma(count) in game.pile(DATABANK[0]) or not count


@rule("TD-21.11")
def test_all_store_at_the_same_time() -> None:
    game = triggered(1, rows=FULL, folders=(3, 2), hand=((1, 2, 3), (4, 5))).choose("done")
    assert {decision.seat for decision in game.match.decisions} == {0, 1}
    game.match.choose(dilemma(5), 1)
    assert game.pile(DATABANK[1]) == [] and [one.seat for one in game.match.waiting] == [0]
    game.choose(dilemma(1), dilemma(2))
    assert game.pile(DATABANK[0]) == [dilemma(1), dilemma(2)] and game.pile(DATABANK[1]) == [dilemma(5)]
    assert game.pile(DILEMMA_DISCARD) == [dilemma(3), dilemma(4)]


@rule("TD-21.11")
def test_in_chapter_three_dilemmas_are_stored_too() -> None:
    game = triggered(3, final=1, active=1, hand=((1,), ())).choose("done")
    assert game.prompt == "store"
    game.choose(dilemma(1))
    assert game.outcome is not None and game.pile(DATABANK[0]) == [dilemma(1)]


@rule("TD-21.11", "TD-R-46")
def test_new_tasks_are_seen_before_storing_flipped_evidence_after_it() -> None:
    game = triggered(1, rows=FULL, folders=(3, 2), hand=((1,),), bonus={"support": "target"}).choose("done")
    assert game.prompt == "store" and game.events("tasks") and game.t.rows == ((), (), ())
    assert not game.t.shared and game.match.view(0).bonus[0]
    game.choose(dilemma(1))
    assert game.t.shared == ("target",)


@rule("TD-21.12", "TD-21.10", "TD-R-23")
def test_the_bar_stays_and_the_display_is_filled() -> None:
    game = triggered(1, rows=FULL, folders=(3, 2), bar="target target tactics funding")
    supply = len(game.pile(SUPPLY))
    game.choose("done")
    assert game.t.bar == ("target", "target", "tactics", "funding")
    assert len(game.pile(DISPLAY)) == 10 and len(game.pile(SUPPLY)) == supply + 5 - 10


@rule("TD-21.12", "TD-R-30", "TD-R-23")
def test_gaps_of_the_bar_are_filled_before_the_display() -> None:
    game = triggered(1, rows=FULL, folders=(3, 2), bar="target", no_supply=True).choose("done")
    assert len(game.t.bar) == 4 and len(game.pile(DISPLAY)) == 2 and game.pile(SUPPLY) == []
    assert [len(event["kinds"]) for event in game.events("bar-filled")] == [3]


@rule("TD-21.13", "TD-18.11", "TD-EX-23")
def test_bonus_evidence_goes_to_the_shared_stash_face_up() -> None:
    bonus = {"support": "target", "tolerance": "leader", "dominance": "target"}
    game = triggered(1, rows=FULL, folders=(3, 2), bonus=bonus, shared="funding").choose("done")
    assert game.t.shared == ("funding", "target", "leader", "target") and game.match.view(1).bonus == (False,) * 3
    assert game.events("chapter") == [{"chapter": 2, "kinds": ("target", "leader", "target")}]


@rule("TD-23.33", "TD-R-39", "TD-21.13")
def test_echos_bonus_evidence_stays_face_down() -> None:
    bonus = {"support": "target", "tolerance": "leader"}
    game = table(
        ECHO, 1, stage="evaluate", trigger=1, display=0, rows=("leader", "", ""), rows_down=("", "target", ""),
        folders=(1, 1), bonus=bonus, echo_fields="support",
    )  # fmt: skip
    assert game.t.shared == ("leader",) and game.pile(SHARED) == ["target"]
    assert game.t.echo_fields == () and game.match.view(0).shared_face_down == 1
    assert not any(game.pile(row) for row in ROWS)


# -- the dead clock ----------------------------------------------------------------------------------------------


@rule("TD-R-40")
@pytest.mark.parametrize(("mode", "seats", "players"), [(STANDARD, 2, 2), (STANDARD, 3, 3)])
def test_after_ten_rounds_without_evidence_the_display_drains(mode: str, seats: int, players: int) -> None:
    game = table(mode, seats, stage="begin", turns=0, dry=0)
    size = len(game.pile(DISPLAY))
    game.idle(DROUGHT * players - 1)
    assert len(game.pile(DISPLAY)) == size and game.events("dead-clock") == []
    supply = len(game.pile(SUPPLY))
    game.idle()
    assert len(game.events("dead-clock")) == 1 and len(game.pile(DISPLAY)) == size - 1
    assert len(game.pile(SUPPLY)) == supply + 1 and game.events("drained") == [{"count": size - 1}]
    game.idle()
    assert len(game.events("dead-clock")) == 1 and len(game.pile(DISPLAY)) == size - 2


@rule("TD-R-40")
def test_evidence_gained_stops_the_drain_for_ten_full_rounds() -> None:
    at = {"jumper": "harbour"}
    game = table(at=at, hooks=("jumper",), dry=25)
    game.choose(("zone", "jumper"), "leader").end_turn()
    size = len(game.pile(DISPLAY))
    game.idle(2 * DROUGHT - 1)
    assert len(game.pile(DISPLAY)) == size
    game.idle()
    assert len(game.pile(DISPLAY)) == size - 1 and len(game.events("dead-clock")) == 1


@rule("TD-R-40", "TD-13.26")
def test_evidence_that_is_taken_is_not_gained() -> None:
    offer = ("take_evidence", "challenge", "actions_1")
    search = {"blocks": 3, "parish": 2, "heights": 1}
    game = table(at={"jumper": "ion_towers"}, hooks=("jumper",), offer=offer, search=search, dry=7)
    game.choose(("zone", "jumper"), "support", 1, "display")
    assert game.t.dry == 7 and len(game.pile(MEMORY[0])) == 1


@rule("TD-R-40", "TD-21.2")
def test_an_empty_display_ends_the_chapter_at_last() -> None:
    game = table(stage="returns", dry=30, display=0, active=1).choose("done")
    assert game.events("chapter-ends") == [{"chapter": 1}] and game.t.chapter == 2 and game.seat == 0


@rule("TD-R-40")
def test_the_drought_goes_on_over_the_end_of_a_chapter() -> None:
    game = table(stage="returns", dry=30, display=0).choose("done")
    assert game.t.chapter == 2 and len(game.pile(DISPLAY)) == 10
    game.idle()
    assert len(game.pile(DISPLAY)) == 9


@rule("TD-R-40", "TD-21.3")
def test_in_chapter_three_the_dead_clock_leaves_the_last_turns() -> None:
    game = table(stage="returns", dry=30, display=0, chapter=3).choose("done")
    assert game.t.final == 1 and game.seat == 1
    game.idle()
    assert game.outcome is not None


@rule("TD-R-40", "TD-INV-17", "TD-INV-18", "TD-21.15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_in_which_nobody_does_anything_ends(seats: int) -> None:
    game = table(seats=seats, stage="begin", turns=0, dry=0)
    turns = 0
    while game.outcome is None:
        game.idle()
        turns += 1
        assert turns < 40 * seats
    assert [event["chapter"] for event in game.events("failure")] == [1, 2, 3]
