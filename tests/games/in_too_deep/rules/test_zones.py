"""TD-11: what the zones do."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.rules.dilemmas import hand_corruption
from brushpass.games.in_too_deep.state import (
    BESIDE,
    CRIMES,
    DECKS,
    DILEMMA_DISCARD,
    DISPLAY,
    HAND,
    MEMORY,
    PETTY,
    STASH,
)
from brushpass.testing import rule

from ..table import BOX, Table, dilemma, table

SEARCH = {"aerodrome": 3, "ion_towers": 2, "zinbazaar": 1}


def using(zone: str, **more: Any) -> Table:
    """The Jumper has just used a zone."""
    search = {one: count for one, count in SEARCH.items() if one != zone}
    for one in ("blocks", "centre", "harbour"):
        if len(search) == 3:
            break
        if one != zone:
            search[one] = 6 - sum(search.values())
    at = {"jumper": zone, **more.pop("at", {})}
    return table(at=at, search=search, hooks=("jumper", *more.pop("hooks", ())), **more).choose(("zone", "jumper"))


# -- Blocks ------------------------------------------------------------------------------------------------------------


@rule("TD-11.1", "TD-11.14", "TD-R-14")
@pytest.mark.parametrize("hand", [((), (1,)), ((1,), ()), ((), ())])
def test_a_challenge_needs_dilemmas_on_both_sides(hand: Any) -> None:
    game = using("blocks", hand=hand)
    assert game.prompt == "act" and game.t.actions == 1 and game.search()["blocks"] == 3


@rule("TD-11.1")
def test_one_may_challenge_one_opponent_or_nobody() -> None:
    game = using("blocks", seats=4, hand=((1,), (2,), (), (3,)))
    assert game.prompt == "challenge" and game.options == ("seat_1", "seat_3", "nobody")
    game.choose("nobody")
    assert game.prompt == "act" and game.events("challenged") == []


@rule("TD-11.2", "TD-19.2", "TD-R-12")
def test_the_value_of_a_challenge_is_the_hand_less_tolerance() -> None:
    game = using("blocks", hand=((6, 5), (1,)), databank=((12,), (18, 24)), tolerance=(4, 6))
    assert hand_corruption(game.t, 0) == 7 + 3 - 4 and hand_corruption(game.t, 1) == 1 - 6
    game.choose("seat_1")
    assert [event["value"] for event in game.events("showed")] == [6, -5]
    assert [event["dilemmas"] for event in game.events("showed")] == [(dilemma(5), dilemma(6)), (dilemma(1),)]


@rule("TD-11.3", "TD-11.4", "TD-11.5", "TD-INV-12")
@pytest.mark.parametrize(("mine", "theirs", "loser"), [(7, 3, 0), (3, 7, 1), (3, 3, 1)])
def test_the_higher_value_loses_and_the_challenger_wins_ties(mine: int, theirs: int, loser: int) -> None:
    numbers = {3: 3, 7: 6}
    hand = ((numbers[mine],), (numbers[theirs] + 6,))
    game = using("blocks", hand=hand).choose("seat_1")
    assert (game.seat, game.prompt) == (loser, "discard")
    game.choose(game.options[0])
    assert game.console(loser).information == 1 and game.console(1 - loser).information == 5
    assert game.pile(HAND[loser]) == [] and len(game.pile(DILEMMA_DISCARD)) == 1
    assert (game.seat, game.prompt) == (0, "act")


@rule("TD-11.4", "TD-R-13")
def test_a_poor_loser_pays_what_is_there() -> None:
    game = using("blocks", hand=((1,), (6,)), information=(3, 1)).choose("seat_1")
    assert (game.console(0).information, game.console(1).information) == (4, 0)
    assert game.events("won-challenge") == [{"seat": 0, "rival": 1, "count": 1}]


@rule("TD-11.5")
def test_the_loser_chooses_what_to_discard() -> None:
    game = using("blocks", hand=((1,), (6, 37, 65))).choose("seat_1")
    assert game.options == (dilemma(6), dilemma(37), dilemma(65)) and game.decision.private
    game.choose(dilemma(37))
    assert game.pile(HAND[1]) == [dilemma(6), dilemma(65)] and game.pile(DILEMMA_DISCARD) == [dilemma(37)]


# -- Centre ------------------------------------------------------------------------------------------------------------


@rule("TD-11.6")
def test_up_to_three_moves_of_guardian_and_barriers() -> None:
    game = using("centre", guardian="parish").choose(("guardian", "harbour"), ("barrier", 1, 2), ("barrier", 2, 4))
    assert game.prompt == "act" and game.where("guardian") == "harbour" and game.t.city.barriers == (2, 4)
    game = using("centre").choose(("guardian", "blocks"), "stop")
    assert game.prompt == "act" and game.where("guardian") == "blocks"


# -- Ion Towers --------------------------------------------------------------------------------------------------------


@rule("TD-11.7")
def test_a_support_token_of_the_towers() -> None:
    game = using("ion_towers")
    assert game.options == ("support", "level-1", "level-2", "level-3", "petty")
    game.choose("support", 2)
    assert game.console().supports == ("actions_1",)


@rule("TD-11.7", "TD-17.6")
@pytest.mark.parametrize("sort", ["level-1", "level-2", "level-3", PETTY])
def test_a_crime_of_the_towers_lies_beside_the_console_unseen(sort: str) -> None:
    game = using("ion_towers")
    left = len(game.pile(DECKS[sort]))
    game.choose(sort)
    assert len(game.pile(BESIDE[sort][0])) == 1 and len(game.pile(DECKS[sort])) == left - 1
    card = game.pile(BESIDE[sort][0])[0]
    assert game.console().beside == (sort,)
    secret = game.match.view(0).secrets[0]
    assert secret is not None and card not in secret.crimes
    game.end_turn()
    secret = game.match.view(0).secrets[0]
    assert secret is not None and card in secret.crimes and game.console().beside == ()


@rule("TD-11.7", "TD-17.4")
def test_an_empty_deck_is_not_offered() -> None:
    game = using("ion_towers", emptied=("level-2", PETTY))
    assert game.options == ("support", "level-1", "level-3")


# -- Parish, Harbour, Aerodrome ----------------------------------------------------------------------------------------


@rule("TD-11.8")
def test_tolerance_of_the_parish() -> None:
    assert using("parish").console().tolerance == 2


@rule("TD-11.9")
def test_the_harbour_gains_or_processes() -> None:
    game = using("harbour", memory=("leader",))
    assert game.options == ("gain", "process")
    game.choose("gain", "weapons")
    assert sorted(game.pile(MEMORY[0])) == ["leader", "weapons"] and len(game.pile(DISPLAY)) == 9
    game = using("harbour", memory=("leader",)).choose("process", "stash", "leader")
    assert game.pile(MEMORY[0]) == [] and game.pile(STASH[0]) == ["leader"]


@rule("TD-11.9")
def test_without_evidence_the_harbour_gains() -> None:
    assert using("harbour").prompt == "bar"


@rule("TD-11.10", "TD-2.7")
def test_the_aerodrome_sends_any_criminal_anywhere() -> None:
    game = using("aerodrome", at={"shadow": "parish"}, items={"rifle": "shadow"}, hooks=("shadow",))
    assert game.options == game.t.city.names
    game.choose("shadow")
    assert game.options == game.t.city.ring
    game.choose("zinbazaar")
    assert game.where("shadow") == game.where("rifle") == "zinbazaar" and game.holder("rifle") == "shadow"


# -- Heights -----------------------------------------------------------------------------------------------------------


@rule("TD-11.11")
def test_the_heights_do_two_things_the_same_one_twice_if_wished() -> None:
    game = using("heights", at={"shadow": "harbour"}, barriers=(3, 5))
    assert game.options == ("criminal", "item", "look", "police", "stop")
    game.choose("criminal")
    assert game.offered("shadow") == ["aerodrome"]
    game.choose(("shadow", "aerodrome"), "criminal")
    assert game.offered("shadow") == ["harbour"]
    game.choose(("shadow", "harbour"))
    assert game.prompt == "act" and game.where("shadow") == "harbour"


@rule("TD-11.11", "TD-11.12", "TD-R-9")
def test_the_heights_move_items_held_ones_too() -> None:
    game = using("heights", at={"shadow": "harbour"}, items={"cash": "shadow"}, barriers=(3, 5)).choose("item")
    assert ("cash", "parish") not in game.options
    game.choose(("cash", "aerodrome"), "police", ("barrier", 1, 4))
    assert game.where("cash") == "aerodrome" and game.holder("cash") == ""
    assert game.t.city.barriers == (4, 5) and game.prompt == "act"


@rule("TD-11.11")
def test_the_heights_look_at_two_tokens() -> None:
    game = using("heights", stash=("", "leader"), bonus={"support": "timing"}).choose("look")
    assert game.options == ("display", "bonus_support", "seat_1")
    game.choose("seat_1", "bonus_support")
    seen = [event.args["kind"] for event in game.match.log(0) if event.event in ("saw", "saw-stash")]
    assert seen == ["leader", "timing"] and game.prompt == "heights"


@rule("TD-11.11", "TD-R-48", "TD-11.14")
def test_a_choice_in_the_heights_may_be_passed_up() -> None:
    assert using("heights").choose("stop").prompt == "act"
    assert using("heights").choose("police", ("guardian", "blocks"), "stop").prompt == "act"


# -- Zinbazaar ---------------------------------------------------------------------------------------------------------


@rule("TD-11.13")
def test_the_zinbazaar_swaps_items_and_hands() -> None:
    game = using("zinbazaar", at={"shadow": "parish", "hacker": "harbour"}, items={"rifle": "shadow", "cash": "hacker"})
    game.choose("rifle")
    assert "rifle" not in game.options and len(game.options) == len(BOX.items) - 1
    game.choose("jammer")
    assert game.holder("jammer") == "shadow" and game.holder("rifle") == "" and game.where("rifle") == "blocks"
    game = using("zinbazaar", at={"shadow": "parish", "hacker": "harbour"}, items={"rifle": "shadow", "cash": "hacker"})
    game.choose("rifle", "cash")
    assert (game.holder("rifle"), game.holder("cash")) == ("hacker", "shadow")


@rule("TD-17.5")
def test_there_is_no_hand_limit() -> None:
    game = using("ion_towers", crimes=("a1_1 b1_1 c1_1 petty_01 petty_02 petty_03",)).choose(PETTY).end_turn()
    assert len(game.pile(CRIMES[PETTY][0])) == 4
