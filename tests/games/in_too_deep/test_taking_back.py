"""What can be taken back, up to the last thing that came out; forks, saves and replays in the middle of an action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.engine import NothingToUndo, load
from brushpass.testing import digest, play, rule
from tests.games.undoing import undone

from .table import ECHO, Table, dealt, dilemma, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}
FREE = {"aerodrome": 3, "parish": 2, "blocks": 1}
QUIET = {"centre": 3, "ion_towers": 2, "zinbazaar": 1}


@rule("TD-9.11")
@pytest.mark.parametrize(
    "options",
    [
        [("move", "jumper", "parish"), ("move", "shadow", "harbour"), "done", "none"],
        [("pick", "jumper", "cash"), ("drop", "jumper")],
        [("support", "guardian_barrier_3"), ("guardian", "blocks"), ("barrier", 1, 2), "stop"],
        [("dominate", "jumper"), ("support", "swap_items"), "cash", "stims"],
    ],
    ids=lambda options: str(options[0]),
)
def test_what_taught_nobody_anything_is_taken_back(options: list[Any]) -> None:
    supports = ("guardian_barrier_3 swap_items",)
    offer = ("challenge", "actions_1", "move_search")
    assert undone(table(at=AT, hooks=("jumper shadow",), supports=supports, offer=offer), *options)


@rule("TD-7.8", "TD-7.10")
def test_a_whole_first_step_is_taken_back() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper", "shadow"))
    assert undone(game, ("unhook", "jumper"), ("hook", "shadow"), ("move", "shadow", "harbour"))


@rule("TD-17.1")
def test_a_crime_that_left_the_hand_or_came_into_it_is_not_taken_back() -> None:
    assert not undone(table(crimes=("a1_1 b1_1 petty_01",), stage="returns"), ("level-1", "a1_1"))
    assert not undone(table(crimes=("petty_01",), stage="returns"), "done", "level-1")


@rule("TD-13.17", "TD-11.11")
def test_a_look_is_not_taken_back() -> None:
    kept: Any = {"at": {**AT, "jumper": "heights"}, "search": QUIET, "hooks": ("jumper",)}
    assert undone(table(**kept), ("zone", "jumper"), "look")
    assert not undone(table(**kept), ("zone", "jumper"), "look", "display")
    game = table(**kept).choose(("zone", "jumper"), "look", "display")
    with pytest.raises(NothingToUndo):
        game.match.undo(0)


@rule("TD-7.12", "TD-19.1")
def test_a_dilemma_drawn_is_not_taken_back() -> None:
    assert not undone(table(at=AT, stage="hook", hooks=("jumper hacker",)), ("hook", "shadow"))


@rule("TD-18.4")
def test_a_token_turned_up_is_not_taken_back() -> None:
    assert undone(table(at=AT, hooks=("jumper",)), ("zone", "jumper"))
    assert not undone(table(at=AT, hooks=("jumper",)), ("zone", "jumper"), "leader")


@rule("TD-11.2")
def test_a_challenge_is_not_taken_back() -> None:
    kept: Any = {"at": {**AT, "jumper": "blocks"}, "search": QUIET, "hooks": ("jumper",), "hand": ((1,), (6,))}
    assert undone(table(**kept), ("zone", "jumper"))
    assert not undone(table(**kept), ("zone", "jumper"), "seat_1")


@rule("TD-14.5")
def test_a_crime_that_was_shown_is_not_taken_back() -> None:
    kept: Any = {"at": AT, "items": {"cash": "jumper"}, "hooks": ("jumper",), "crimes": ("d1_1 petty_01",)}
    assert not undone(table(**kept, stage="crime"), "d1_1")


@rule("TD-18.6")
def test_a_token_comes_back_from_ones_own_stash_but_not_from_a_bonus_field() -> None:
    kept: Any = {"at": AT, "hooks": ("jumper",), "memory": ("leader weapons",)}
    assert undone(table(**kept), ("zone", "jumper"), "process", "stash", "leader")
    assert undone(table(**kept), ("zone", "jumper"), "process", "bonus_tolerance")
    assert not undone(table(**kept), ("zone", "jumper"), "process", "bonus_tolerance", "leader")


@rule("TD-23.35")
def test_echos_turn_is_not_taken_back() -> None:
    game = dealt(1, ECHO)
    game.idle()
    assert game.seat == 0 and game.prompt in ("hook", "echo-offer", "echo-gains") and not game.match.can_undo(0)


def middles() -> list[Any]:
    """Tables in the middle of something."""
    return [
        pytest.param(table(at=AT, hooks=("jumper",)).choose(("zone", "jumper")), id="a bar"),
        pytest.param(
            table(at=AT, hooks=("jumper",), memory=("leader weapons",)).choose(("zone", "jumper"), "process", "stash"),
            id="evidence",
        ),
        pytest.param(
            table(at=AT, hooks=("hacker",), search=FREE, offer=("peek_take_evidence", "challenge", "actions_1")).choose(
                ("zone", "hacker"), "support", 1, "display", "display"
            ),
            id="two seen tokens",
        ),
        pytest.param(
            table(
                at={**AT, "jumper": "blocks"}, search=QUIET, hooks=("jumper",), hand=((1,), (6, 12))
            ).choose(("zone", "jumper"), "seat_1"),
            id="a lost challenge",
        ),
        pytest.param(
            table(stage="returns", trigger=0, display=0, hand=((1, 2, 3), (4, 5))).choose("done", dilemma(1)),
            id="storing",
        ),
        pytest.param(
            table(
                at=AT, items={"cash": "jumper"}, hooks=("jumper",), crimes=("d1_1 petty_01",), stage="crime"
            ).choose("d1_1"),
            id="an outcome",
        ),
        pytest.param(
            table(at=AT, hooks=("hacker jumper shadow",), supports=("extra_hook",)).choose(
                ("support", "extra_hook"), ("unhook", "jumper")
            ),
            id="an extra hook",
        ),
    ]  # fmt: skip


@pytest.mark.parametrize("game", middles())
def test_forks_and_saves_in_the_middle_of_something(game: Table) -> None:
    now = digest(game.match)
    fork = game.match.fork()
    assert digest(fork) == now
    play(fork, Random(1))
    assert fork.outcome is not None and digest(game.match) == now
    for seat in range(game.match.seats):
        world = game.match.observe(seat).imagine(Random(seat))
        play(world, Random(2))
        assert world.outcome is not None
    assert digest(game.match) == now


@pytest.mark.parametrize("seats", [1, 2])
def test_a_saved_match_goes_on_as_it_would_have(seats: int) -> None:
    game = dealt(seats, ECHO, 3).idle(3)
    again = load(game.match.save())
    assert digest(again) == digest(game.match)
    one, other = play(game.match.fork(), Random(4)), play(again, Random(4))
    assert digest(one) == digest(other)
