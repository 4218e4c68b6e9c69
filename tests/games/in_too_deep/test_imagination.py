"""Worlds imagined at set tables: they look like the truth, they can be, and they hold all that a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import beneath
from brushpass.games.in_too_deep.state import (
    BESIDE,
    BONUS,
    CRIMES,
    DATABANK,
    DECKS,
    DILEMMA_DISCARD,
    DISPLAY,
    HAND,
    MEMORY,
    PETTY,
    STASH,
    InTooDeep,
)
from brushpass.testing import rule
from tests.games.imagining import imagined

from .table import ECHO, Table, dilemma, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}
FREE = {"aerodrome": 3, "parish": 2, "blocks": 1}
QUIET = {"centre": 3, "ion_towers": 2, "zinbazaar": 1}


def kinds(worlds: list[InTooDeep], place: int) -> set[tuple[str, ...]]:
    """What lies in a place in these worlds."""
    return {tuple(world.piles[place]) for world in worlds}


def looking(token: str, **kept: Any) -> Table:
    """Somebody has just taken a token in the Ion Towers."""
    offer = (token, "challenge", "actions_1")
    return table(at=AT, hooks=("hacker",), search=FREE, offer=offer, **kept).choose(("zone", "hacker"), "support", 1)


@rule("TD-INV-20", "TD-18.3")
def test_hands_memories_and_stashes_of_others_may_be_anything() -> None:
    worlds = imagined(table(memory=("leader",), stash=("weapons",), hand=((1,),), databank=((2,),)))
    for place in (MEMORY[0], STASH[0], HAND[0], DATABANK[0], CRIMES["level-1"][0], CRIMES[PETTY][0], DISPLAY):
        assert len(kinds(worlds, place)) > 2


@rule("TD-INV-20", "TD-18.1")
def test_a_token_from_the_bar_is_known_to_be_in_that_memory() -> None:
    game = table(at=AT, hooks=("jumper",), memory=("target",)).choose(("zone", "jumper"), "gain", "leader")
    worlds = imagined(game)
    assert all("leader" in world.piles[MEMORY[0]] for world in worlds) and len(kinds(worlds, MEMORY[0])) > 2


@rule("TD-INV-20", "TD-13.17")
def test_what_was_looked_at_is_known_to_who_looked_alone() -> None:
    kept: Any = {"bonus": {"support": "timing"}, "stash": ("", "target target")}
    game = looking("peek_evidence", **kept).choose("bonus_support", "seat_1")
    mine = imagined(game, 0)
    assert kinds(mine, BONUS[0]) == {("timing",)} and all("target" in world.piles[STASH[1]] for world in mine)
    assert len(kinds(mine, STASH[1])) > 2
    assert len(kinds(imagined(game, 1), BONUS[0])) > 2


@rule("TD-INV-20", "TD-13.18")
def test_one_of_two_seen_tokens_was_taken() -> None:
    game = looking("peek_take_evidence", bonus={"support": "timing", "dominance": "leader"})
    game.choose("bonus_support", "bonus_dominance", 2)
    assert kinds(imagined(game, 0), BONUS[0]) == {("timing",)}
    worlds = imagined(game, 1)
    assert len(kinds(worlds, MEMORY[0])) > 2 and len(kinds(worlds, BONUS[0])) > 2


@rule("TD-INV-20", "TD-13.28")
def test_the_owner_of_a_stash_knows_what_may_have_been_taken() -> None:
    game = looking("take_evidence", stash=("", "leader timing")).choose("seat_1")
    worlds = imagined(game, 1)
    assert kinds(worlds, MEMORY[0]) == {tuple(game.pile(MEMORY[0]))}


@rule("TD-INV-20", "TD-11.2", "TD-11.5")
def test_after_a_challenge_all_know_the_hands_but_for_one_card() -> None:
    game = table(
        seats=3, at={**AT, "jumper": "blocks"}, search=QUIET, hooks=("jumper",), hand=((1,), (6, 12, 18), (5, 7)),
        databank=((), (30,)),
    )  # fmt: skip
    game.choose(("zone", "jumper"), "seat_1")
    for seat in (0, 2):
        assert kinds(imagined(game, seat), HAND[1]) == {(dilemma(6), dilemma(12), dilemma(18))}
    game.choose(dilemma(12))
    whole = {dilemma(6), dilemma(12), dilemma(18)}
    for seat in (0, 2):
        worlds = imagined(game, seat, 40)
        assert kinds(worlds, HAND[1]) == {tuple(sorted(whole - {card})) for card in whole}
        assert all({*world.piles[HAND[1]], *world.piles[DILEMMA_DISCARD]} == whole for world in worlds)
        assert len(kinds(worlds, DATABANK[1])) > 2


@rule("TD-INV-20", "TD-21.11")
def test_what_was_shown_is_then_stored_or_discarded() -> None:
    """Three shown cards, one discarded as the loser, of the other two one is stored."""
    game = table(
        at={**AT, "jumper": "blocks"}, search=QUIET, hooks=("jumper",), hand=((1,), (6, 12, 18)), display=0, trigger=0,
        rows=("leader leader", "weapons weapons", "timing"), folders=(3, 2),
    )  # fmt: skip
    game.choose(("zone", "jumper"), "seat_1", dilemma(12)).choose("done", "none", "done", dilemma(1), dilemma(18))
    assert game.prompt == "hook" and game.pile(DATABANK[1]) == [dilemma(18)]
    worlds = imagined(game, 0, 40)
    assert kinds(worlds, DATABANK[1]) == {(dilemma(number),) for number in (6, 12, 18)}
    for world in worlds:
        assert {*world.piles[DATABANK[1]], *world.piles[DILEMMA_DISCARD]} == {dilemma(number) for number in (6, 12, 18)}


@rule("TD-INV-20", "TD-17.1")
def test_who_returned_crimes_knows_what_comes_when_the_rest_is_gone() -> None:
    game = table(crimes=("a1_1 b1_1 petty_01",), emptied=("level-1",), seats=3, stage="returns")
    game.choose(("level-1", "b1_1"), ("level-1", "a1_1"), "done", "level-1")
    assert game.pile(CRIMES["level-1"][0]) == ["b1_1"]
    assert kinds(imagined(game, 0), beneath(DECKS["level-1"])) == {("a1_1",)}
    assert len(kinds(imagined(game, 1), beneath(DECKS["level-1"]))) > 1


@rule("TD-INV-20", "TD-11.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_crime_beside_a_console_may_be_any_of_its_deck(seat: int) -> None:
    game = table(at={**AT, "jumper": "ion_towers"}, hooks=("jumper",), search=FREE).choose(
        ("zone", "jumper"), "level-2"
    )
    assert len(kinds(imagined(game, seat), BESIDE["level-2"][0])) > 3


@rule("TD-INV-20", "TD-18.6")
def test_what_was_processed_may_be_any_of_what_was_there() -> None:
    """A token from the bar, then one to the stash: the first may lie there."""
    game = table(at=AT, hooks=("jumper hacker",), search={"centre": 3, "parish": 2, "blocks": 1}, memory=("target",))
    game.choose(("zone", "jumper"), "gain", "leader").end_turn().idle()
    assert all("leader" in world.piles[MEMORY[0]] for world in imagined(game))


@rule("TD-INV-20", "TD-23.23")
def test_all_of_echos_may_be_anything() -> None:
    at = {name: zone for name, zone in AT.items() if name != "smuggler"}
    game = table(
        ECHO, 1, at=at, memory=("", "leader weapons"), stash=("", "timing"), hand=((), (1,)), databank=((), (2,)),
        shared_down="target", bonus={"support": "funding"}, echo_fields="support",
    )  # fmt: skip
    worlds = imagined(game, 0)
    for place in (MEMORY[1], STASH[1], HAND[1], DATABANK[1], CRIMES["level-1"][1], BONUS[0]):
        assert len(kinds(worlds, place)) > 2


@rule("TD-INV-20", "TD-14.1")
def test_whoever_does_nothing_in_step_four_may_have_been_able_to() -> None:
    kept: Any = {"at": AT, "items": {"cash": "jumper"}, "hooks": ("jumper",), "search": QUIET, "stage": "crime"}
    game = table(**kept, crimes=("a1_1 petty_01", "b1_1")).choose("none")
    assert any("d1_1" in world.piles[CRIMES["level-1"][0]] for world in imagined(game, 1, 60))
