"""TD-17: discarding and drawing crimes."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import beneath
from brushpass.games.in_too_deep.state import BESIDE, CRIMES, DECKS, LEVELS, PETTY
from brushpass.testing import rule

from ..table import Table, table


def step_five(cards: str, **more: Any) -> Table:
    return table(crimes=(cards,), stage="returns", **more)


@rule("TD-17.1")
def test_any_number_of_crimes_may_be_returned() -> None:
    game = step_five("a1_1 b1_1 c2_1 petty_01 petty_02")
    petty = (("petty", "petty_01"), ("petty", "petty_02"))
    assert game.options == (("level-1", "a1_1"), ("level-1", "b1_1"), ("level-2", "c2_1"), *petty, "done")
    game.choose(("level-1", "b1_1"), ("level-1", "a1_1"), ("petty", "petty_02"))
    assert game.pile(beneath(DECKS["level-1"])) == ["b1_1", "a1_1"]
    assert game.pile(beneath(DECKS[PETTY])) == ["petty_02"]
    assert [event["sort"] for event in game.events("returned")] == ["level-1", "level-1", "petty"]
    game.choose("done")
    assert game.seat == 1


@rule("TD-17.1")
def test_what_was_returned_comes_when_the_rest_is_gone_first_come_first() -> None:
    game = step_five("c1_1 d1_1 petty_01", emptied=("level-1",), beneath_decks={"level-1": "b1_1"})
    game.choose(("level-1", "d1_1"), ("level-1", "c1_1"), "done", "level-1")
    assert game.pile(CRIMES["level-1"][0]) == ["b1_1"]
    assert game.pile(beneath(DECKS["level-1"])) == ["d1_1", "c1_1"]


@rule("TD-17.2", "TD-17.3", "TD-INV-16", "TD-R-38")
@pytest.mark.parametrize("level", LEVELS)
def test_without_a_major_crime_one_draws_of_any_level(level: str) -> None:
    game = step_five("petty_01").choose("done")
    assert game.prompt == "deck" and game.options == LEVELS
    game.choose(level)
    assert len(game.pile(CRIMES[level][0])) == 1 and game.seat == 1
    assert game.events("drew-crime") == [{"seat": 0, "sort": level}]


@rule("TD-17.2", "TD-INV-16")
def test_without_a_petty_crime_one_draws_one() -> None:
    game = step_five("a1_1").choose("done")
    assert len(game.pile(CRIMES[PETTY][0])) == 1 and game.seat == 1
    assert game.events("drew-crime") == [{"seat": 0, "sort": "petty"}]


@rule("TD-17.2", "TD-17.5")
def test_who_has_both_draws_nothing() -> None:
    game = step_five("a1_1 petty_01").choose("done")
    assert game.seat == 1 and game.events("drew-crime") == []


@rule("TD-17.4", "TD-R-20")
def test_of_empty_decks_nothing_is_drawn() -> None:
    game = step_five("petty_01", emptied=("level-1", "level-3")).choose("done")
    assert game.options == ("level-2",)
    game = step_five("petty_01", emptied=LEVELS).choose("done")
    assert game.seat == 1 and game.console().crimes == ("petty",)
    game = step_five("a1_1", emptied=(PETTY,)).choose("done")
    assert game.seat == 1 and game.console().crimes == ("level-1",)


@rule("TD-17.6")
def test_what_lies_beside_the_console_does_not_count_and_comes_last() -> None:
    game = step_five("", beside=("b1_1 petty_03",)).choose("done", "level-3")
    assert game.seat == 1 and game.console().crimes == ("level-1", "level-3", "petty", "petty")
    assert "b1_1" in game.pile(CRIMES["level-1"][0]) and "petty_03" in game.pile(CRIMES[PETTY][0])
    assert not any(game.pile(BESIDE[sort][0]) for sort in (*LEVELS, PETTY))


@rule("TD-17.6")
def test_what_lies_beside_the_console_cannot_be_returned() -> None:
    game = step_five("a1_1 petty_01", beside=("b1_1",))
    assert ("level-1", "b1_1") not in game.options


@rule("TD-17.7")
def test_a_shortage_is_made_good_before_the_next_turn() -> None:
    """All level decks were empty; then somebody returned a card."""
    game = table(crimes=("petty_01", "a1_1 petty_02"), emptied=LEVELS, stage="returns", active=1)
    game.choose(("level-1", "a1_1"), "done")
    assert (game.seat, game.prompt, game.options) == (0, "deck", ("level-1",))
    game.choose("level-1")
    assert game.pile(CRIMES["level-1"][0]) == ["a1_1"] and game.prompt == "hook"
