"""TD-19: dilemmas, corruption and tolerance. Challenges stand with the zones."""

from __future__ import annotations

import pytest

from brushpass.games.in_too_deep.rules.dilemmas import corruption, hand_corruption
from brushpass.games.in_too_deep.state import DATABANK, DILEMMA_DISCARD, DILEMMAS, HAND
from brushpass.testing import rule

from ..table import dilemma, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome"}
ALL = [*range(1, 73)]


@rule("TD-19.1", "TD-INV-8")
def test_dilemmas_go_to_the_hand() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper hacker",)).choose(("hook", "shadow"))
    assert len(game.pile(HAND[0])) == 1 and len(game.pile(DILEMMAS)) == 71
    told = [event.args["dilemmas"] for event in game.match.log(0) if event.event == "drew-dilemmas"]
    assert told == [tuple(game.pile(HAND[0]))]
    assert not [event for event in game.match.log(1) if event.event == "drew-dilemmas"]
    assert game.events("dilemmas") == [{"seat": 0, "count": 1}]


@rule("TD-19.1")
def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper hacker",), discarded=ALL[:3], hand=((), ALL[3:]))
    game.choose(("hook", "shadow"))
    assert len(game.pile(HAND[0])) == 1 and len(game.pile(DILEMMAS)) == 2 and game.pile(DILEMMA_DISCARD) == []


@rule("TD-19.1")
def test_without_deck_and_discard_none_is_drawn() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper hacker",), hand=((), ALL)).choose(("hook", "shadow"))
    assert game.pile(HAND[0]) == [] and game.events("dilemmas") == []


@rule("TD-19.2", "TD-19.4", "TD-R-21")
@pytest.mark.parametrize(("tolerance", "stored", "held"), [(0, 9, 1), (8, 1, -7), (12, -3, -11)])
def test_the_hand_counts_in_challenges_the_databank_at_the_end(tolerance: int, stored: int, held: int) -> None:
    game = table(hand=((1,),), databank=((6, 2),), tolerance=(tolerance,))
    assert corruption(game.t, 0, DATABANK[0]) == stored and hand_corruption(game.t, 0) == held


@rule("TD-19.3", "TD-INV-13")
def test_tolerance_has_no_limit() -> None:
    at = {"jumper": "parish"}
    game = table(at=at, hooks=("jumper",), tolerance=(10,), search={"blocks": 3, "centre": 2, "heights": 1})
    game.choose(("zone", "jumper"))
    assert game.console().tolerance == 12 and game.events("tolerance") == [{"seat": 0, "count": 12}]


@rule("TD-19.2")
def test_what_is_in_hand_is_shown_by_its_number_only() -> None:
    game = table(hand=((1, 2),), databank=((3,),))
    assert game.match.view(1).consoles[0].hand == 2 and game.match.view(1).consoles[0].databank == 1
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.hand == (dilemma(1), dilemma(2)) and mine.databank == (dilemma(3),)
