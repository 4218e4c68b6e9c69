"""Worlds imagined at set tables: they look like the truth, they can be, and they hold all that an Agent cannot know."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from brushpass.games.mind_mgmt.box.city import AT, WITH, together
from brushpass.games.mind_mgmt.rules.contacts import contacts
from brushpass.games.mind_mgmt.state import HIDDEN
from brushpass.testing import rule
from tests.games import imagining

from .table import P7, P, table

LATER = f"{P} C2"
imagined = partial(imagining.imagined, worlds=40, every=10)


@rule("MM-INV-15", "MM-4.19", "MM-4.24")
@pytest.mark.parametrize("option", [("step", "C2"), ("slip", "D2", "front"), ("slip", "D2", "board")], ids=str)
def test_in_the_middle_of_a_turn_it_may_be_a_step_or_a_slip_with_either_token(option: Any) -> None:
    """A token lies on B4, so that everybody knows the board token is earned."""
    game = table(board="B4", confirmed="B4").choose(option)
    assert {world.spent for world in imagined(game, worlds=120)} == {"", "front", "board"}


@rule("MM-INV-15", "MM-4.21", "MM-4.22")
def test_the_board_token_may_be_earned_or_not() -> None:
    game = table(board="C2").turn(("step", "C2"))
    worlds = imagined(game)
    assert {world.board in world.path for world in worlds} == {True, False}


@rule("MM-INV-15", "MM-2.11")
def test_it_may_be_either_recruiter() -> None:
    for option in (("step", "C2"), ("slip", "D2", "front")):
        game = table().turn(option)
        assert {world.card for world in imagined(game)} == {"karl_box", "pipe_girl"}


@rule("MM-INV-15", "MM-7.7")
@pytest.mark.parametrize("steps", ["", "B4"])
def test_while_an_answer_is_due_one_or_many_may_be_the_candidates(steps: str) -> None:
    game = table(path=P7, active="meru", agents="C7 F1 A7 F7", steps=steps).choose(("ask", "billboard"))
    possible = WITH["billboard"] & ~together(AT[place] for place in steps.split())
    counts = {(together(world.path) & possible).bit_count() for world in imagined(game, worlds=80)}
    assert 0 not in counts and len(counts) > 1


@rule("MM-INV-15", "MM-7.14", "MM-7.15")
def test_shaken_cards_are_known_and_the_others_are_not() -> None:
    game = table(path=LATER, active="meru", agents="E3 F1 A7 F7", double_question=True)
    game.choose(("shake", "idol", "monks"))
    worlds = imagined(game)
    assert all("idol" not in world.piles[HIDDEN] and world.opened == (("monks", 6),) for world in worlds)
    assert len({tuple(world.piles[HIDDEN]) for world in worlds}) > 3
    assert not {feature for world in worlds for feature in world.piles[HIDDEN]} & {"bus", "palm"}


@rule("MM-INV-15", "MM-13.6", "MM-INV-6")
def test_an_alert_that_was_put_off_binds_nothing_until_it_is_made_up_for() -> None:
    game = table(path=LATER, late_paperwork=True).choose(("step", "D2"), "end", "put-off")
    counts = {contacts(world.path, (6, 7), world.piles[HIDDEN], world.opened) for world in imagined(game)}
    assert len(counts) > 1
    game.rest().turn(("step", "E2")).rest().turn(("step", "E1"))
    for world in imagined(game):
        assert contacts(world.path, range(6, 10), world.piles[HIDDEN], world.opened) == 3


@rule("MM-INV-15", "MM-13.9")
def test_an_early_tip_may_be_any_of_the_first_five() -> None:
    game = table(early_tip=True, stage="early_tip").choose("B4")
    assert {world.path.index(AT["B4"]) for world in imagined(game, worlds=80)} == {0, 1, 2, 3, 4}


@rule("MM-INV-15", "MM-9.9")
def test_where_the_dolphin_was_silent_nobody_has_been() -> None:
    game = table(path=P7, active="meru", agents="C7 F1 A7 F7").choose(("ask", "billboard", "spy_dolphin"))
    for world in imagined(game):
        assert together(world.path) & WITH["billboard"] == together(AT[place] for place in ("B4", "D2"))


@rule("MM-INV-15", "MM-R-07")
def test_where_early_visits_do_not_count_nor_do_imagined_ones() -> None:
    game = table(path=LATER, board="C2", early_visit_counts=False, stage="activate").rest()
    game.turn(("slip", "E2", "board"))
    for world in imagined(game):
        assert world.path.index(AT["C2"]) == 5


@rule("MM-INV-15", "MM-4.4")
def test_who_has_a_turn_can_move() -> None:
    """The front token is gone and the Recruiter is known to be in A1: B1 and A2 cannot both be visited."""
    game = table(path="D4 C4 C3 B3 B2 D2 D1 C1 B1 A1", slips={6: "front"}, confirmed="A1")
    worlds = imagined(game)
    assert all(world.head == AT["A1"] for world in worlds)
    assert {AT["B1"] in world.path for world in worlds} == {True, False}
    assert not any(AT["B1"] in world.path and AT["A2"] in world.path for world in worlds)


@rule("MM-INV-15", "MM-R-20")
def test_the_recruiter_imagines_no_marks() -> None:
    game = table().act("mark", "B4", text="here")
    assert all(world.marks == {} and world.path == game.t.path for world in imagined(game, seat=0, worlds=3))
