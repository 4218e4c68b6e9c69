"""TD-18: evidence gained and processed."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.state import BONUS, DISPLAY, MEMORY, NOBODY, STASH, SUPPLY
from brushpass.testing import rule

from ..table import BOX, Table, table

AT = {"jumper": "harbour", "hacker": "parish"}
QUIET = {"centre": 3, "ion_towers": 2, "zinbazaar": 1}


def gaining(count: int, **more: Any) -> Table:
    """Somebody is gaining so much evidence: one in the Harbour, more by a crime."""
    at, items = {"jumper": "harbour", "shadow": "aerodrome"}, {"cash": "jumper", "coupe": "shadow"}
    more = {"at": at, "items": items, "hooks": ("jumper shadow",), "search": QUIET, **more}
    if count == 1:
        game = table(**more).choose(("zone", "jumper"))
        return game.choose("gain") if game.prompt == "harbour" else game
    card = {3: "d2_2", 5: "d3_1"}[count]
    assert BOX.crimes[card].outcomes["careful"].gain_evidence == count
    game = table(crimes=(f"{card} petty_01",), story="d1_2 d2_1", stage="crime", **more)
    return game.choose(card, "careful")


@rule("TD-18.1", "TD-18.4", "TD-INV-6")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_the_first_from_the_bar_the_others_from_the_display(count: int) -> None:
    game = gaining(count, bar="timing weapons weapons target")
    assert game.prompt == "bar" and game.options == ("timing", "weapons", "target")
    supply = len(game.pile(SUPPLY))
    game.choose("weapons")
    assert len(game.pile(MEMORY[0])) == count and "weapons" in game.pile(MEMORY[0])
    assert len(game.t.bar) == 4 and game.t.bar[:3] == ("timing", "weapons", "target")
    assert len(game.pile(DISPLAY)) == 10 - count and len(game.pile(SUPPLY)) == supply
    assert len(game.events("bar-filled")) == 1 and len(game.events("gained-unseen")) == count - 1


@rule("TD-18.2", "TD-18.5", "TD-21.4", "TD-R-30")
def test_what_the_display_lacks_comes_from_the_supply() -> None:
    game = gaining(5, display=1)
    supply = len(game.pile(SUPPLY))
    game.choose("leader")
    assert len(game.pile(MEMORY[0])) == 5 and game.pile(DISPLAY) == [] and len(game.pile(SUPPLY)) == supply - 4
    assert game.t.trigger == 0 and len(game.t.bar) == 4


@rule("TD-18.2", "TD-R-30")
def test_where_there_is_none_none_is_gained() -> None:
    game = gaining(3, bar="", display=0, no_supply=True)
    assert game.prompt in ("process", "return") and game.pile(MEMORY[0]) == [] and game.t.bar == ()


@rule("TD-18.2", "TD-R-30")
def test_an_empty_bar_gives_way_to_the_display() -> None:
    def no_bar(t: Any) -> None:
        t.piles[MEMORY[1]] = sorted([*t.piles[MEMORY[1]], *t.bar])
        t.bar = ()

    game = gaining(1, display=6, bent=no_bar)
    assert game.prompt != "bar" and len(game.pile(MEMORY[0])) == 1
    assert len(game.t.bar) == 4 and len(game.pile(DISPLAY)) == 1 and game.t.trigger == NOBODY


@rule("TD-18.5", "TD-21.1", "TD-21.5", "TD-INV-17")
@pytest.mark.parametrize(("display", "ends"), [(4, False), (3, False), (2, True), (0, True)])
def test_a_bar_that_cannot_be_filled_from_the_display_ends_the_chapter(display: int, ends: bool) -> None:
    game = gaining(3, display=display).choose("leader")
    assert (game.t.trigger == 0) == ends and len(game.events("chapter-ends")) == ends
    assert len(game.t.bar) == 4


@rule("TD-18.3")
def test_gained_evidence_is_its_owners_secret() -> None:
    game = gaining(3, display="timing timing timing").choose("leader")
    mine, theirs = game.match.view(0), game.match.view(1)
    assert mine.secrets[0] is not None and mine.secrets[0].memory == ("leader", "timing", "timing")
    assert theirs.secrets[0] is None and theirs.consoles[0].memory == 3
    assert not game.events("drew-evidence")


# -- processing --------------------------------------------------------------------------------------------------------


def processing(memory: str, **more: Any) -> Table:
    """One evidence may be processed in the Harbour."""
    game = table(at=AT, hooks=("jumper",), memory=(memory,), **more).choose(("zone", "jumper"), "process")
    assert game.prompt == "process"
    return game


@rule("TD-18.6", "TD-18.7", "TD-18.8", "TD-18.10", "TD-18.12")
def test_where_evidence_may_go() -> None:
    game = processing("leader target", tasks="leader weapons timing")
    assert game.options == ("row_1", "bonus_support", "bonus_tolerance", "bonus_dominance", "stash", "decline")


@rule("TD-18.8", "TD-INV-7")
def test_a_row_of_the_investigation() -> None:
    game = processing("leader target").choose("row_1")
    assert game.t.rows == (("leader",), (), ()) and game.t.folders == (1, 2, 1)
    assert game.console().folders == 1 and game.pile(MEMORY[0]) == ["target"]
    assert game.match.view(1).rows[0] == ("leader",)


@rule("TD-18.8", "TD-18.9")
def test_a_row_without_folders_takes_no_more() -> None:
    game = processing("leader weapons", rows=("leader leader", "", ""), folders=(0, 2))
    assert "row_1" not in game.options and "row_2" in game.options


@rule("TD-18.10")
def test_the_bonus_of_tolerance() -> None:
    game = processing("leader").choose("bonus_tolerance", "leader")
    assert game.console().tolerance == 2 and game.pile(BONUS[1]) == ["leader"] and game.prompt == "act"


@rule("TD-18.10", "TD-13.1")
def test_the_bonus_of_support() -> None:
    game = processing("leader").choose("bonus_support", "leader")
    assert game.prompt == "offer"
    game.choose(2)
    assert game.console().supports == ("actions_1",)


@rule("TD-18.10")
def test_the_bonus_of_dominance_over_anybody() -> None:
    game = processing("leader").choose("bonus_dominance", "leader")
    assert game.prompt == "dominate" and game.options == game.t.city.names
    game.choose("hacker")
    assert game.field("hacker") == 1


@rule("TD-18.10", "TD-18.13")
def test_what_lies_on_a_bonus_field_is_hidden_even_from_who_put_it() -> None:
    game = processing("leader weapons").choose("bonus_tolerance")
    assert game.prompt == "evidence" and game.options == ("leader", "weapons") and game.decision.private
    game.choose("weapons")
    view = game.match.view(0)
    assert view.bonus == (False, True, False) and view.opened is None


@rule("TD-18.11")
def test_a_bonus_field_holds_one_token() -> None:
    game = processing("leader", bonus={"tolerance": "target"})
    assert "bonus_tolerance" not in game.options and "bonus_support" in game.options


@rule("TD-18.12", "TD-18.13")
def test_the_stash() -> None:
    game = processing("leader weapons", stash=("timing", "target")).choose("stash", "leader")
    assert game.pile(STASH[0]) == ["leader", "timing"] and game.prompt == "act"
    mine, theirs = game.match.view(0), game.match.view(1)
    assert mine.secrets[0] is not None and mine.secrets[0].stash == ("leader", "timing") and mine.secrets[1] is None
    assert theirs.consoles[0].stash == 2 and theirs.secrets[0] is None


@rule("TD-18.6")
def test_several_are_processed_one_after_another_each_fully() -> None:
    game = gaining(3, memory=("target",)).choose("leader", "bonus_support", "target")
    assert game.prompt == "offer"
    game.choose(1)
    assert game.prompt == "process" and "bonus_support" not in game.options


@rule("TD-18.6", "TD-R-19")
def test_without_evidence_nothing_is_processed() -> None:
    game = table(
        at={"jumper": "parish"},
        hooks=("jumper",),
        crimes=("a1_1 petty_17",),
        search={"blocks": 3, "centre": 2, "harbour": 1},
    )
    game.choose(("petty", "petty_17"))
    assert game.prompt == "act" and game.t.petty_discard == ("petty_17",)
