"""TD-14, TD-16, TD-20.8, TD-20.9: committing crimes, their effects and their rewards."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.state import CRIMES, DECKS, DISPLAY, HAND, MEMORY, NOBODY, PETTY
from brushpass.testing import rule

from ..table import BOX, Table, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}
QUIET = {"centre": 3, "ion_towers": 2, "zinbazaar": 1}
"""Search that leaves the Harbour and its neighbours alone."""


def step_four(cards: str, **more: Any) -> Table:
    """Step 4 of whoever has the Jumper, who holds the cash in the Harbour."""
    more = {"at": AT, "items": {"cash": "jumper"}, "hooks": ("jumper",), **more}
    return table(crimes=(f"{cards} petty_01",), stage="crime", **more)


# -- TD-14 -------------------------------------------------------------------------------------------------------------


@rule("TD-14.1", "TD-14.4", "TD-R-4")
def test_only_what_can_be_committed_is_offered() -> None:
    game = step_four("d1_1 e1_1 a1_1")
    assert game.options == ("d1_1", "none")
    game.choose("d1_1", "reckless", "leader")
    assert game.prompt == "return"


@rule("TD-14.1")
def test_step_four_is_asked_even_if_nothing_can_be_committed() -> None:
    game = step_four("a1_1", items={})
    assert (game.prompt, game.options) == ("crime", ("none",))


@rule("TD-14.2", "TD-INV-10")
@pytest.mark.parametrize(
    ("story", "open_cards"),
    [
        ("", ("d1_1", "none")),
        ("d1_2", ("d1_1", "d2_2", "none")),
        ("d1_2 d2_1", ("d1_1", "d2_2", "d3_1", "none")),
        ("a1_1 a2_1", ("d1_1", "none")),
        ("c1_1 c2_1", ("d1_1", "none")),
    ],
)
def test_what_the_story_allows(story: str, open_cards: tuple[str, ...]) -> None:
    items = {"cash": "jumper", "coupe": "shadow"}
    game = step_four("d1_1 d2_2 d3_1", story=story, search=QUIET, hooks=("jumper shadow",), items=items)
    assert game.options == open_cards


@rule("TD-14.2", "TD-14.3")
def test_crimes_of_others_count_and_several_of_a_level_are_allowed() -> None:
    game = step_four("d1_1 d2_2", story="d1_2 d2_1 d3_1", search=QUIET)
    assert game.options == ("d1_1", "d2_2", "none")


@rule("TD-14.5", "TD-14.8", "TD-14.11", "TD-14.12")
def test_the_order_of_a_major_crime() -> None:
    game = step_four("d2_2", story="d1_2", search=QUIET)
    game.choose("d2_2")
    assert game.prompt == "outcome" and game.search()["harbour"] == 3
    assert game.console().hooks == ("jumper",) and "d2_2" not in game.t.story
    game.choose("careful", "leader")
    assert game.prompt == "process"
    game.choose("decline", "decline")
    assert game.t.story == ("d1_2", "d2_2") and game.console().hooks == () and game.prompt == "return"
    told = list(dict.fromkeys([event.event for event in game.match.log(None)]))
    wanted = ["committed", "searched", "outcome", "information", "dilemmas", "gained", "gained-unseen", "unhooked"]
    assert [one for one in told if one in wanted] == wanted


@rule("TD-14.12", "TD-INV-15")
def test_after_a_major_crime_all_hooks_are_in_the_middle() -> None:
    game = step_four("d1_1", hooks=("jumper shadow hacker", "smuggler")).choose("d1_1", "reckless", "leader")
    assert game.console().hooks == () and game.console(1).hooks == ("smuggler",)


@rule("TD-14.13")
def test_who_commits_none_keeps_the_hooks() -> None:
    game = step_four("d1_1", hooks=("jumper shadow",)).choose("none")
    assert game.console().hooks == ("jumper", "shadow") and game.prompt == "return"
    assert game.events("no-crime") == [{"seat": 0}]


@rule("TD-14.9", "TD-14.10", "TD-20.9")
@pytest.mark.parametrize("how", ["careful", "reckless"])
def test_rewards(how: str) -> None:
    game = step_four("d2_2", story="d1_2", search=QUIET).choose("d2_2", how)
    reward = BOX.crimes["d2_2"].outcomes[how]
    assert game.console().information == 3 + reward.information
    assert len(game.pile(HAND[0])) == reward.dilemmas
    game.choose("weapons")
    assert len(game.pile(MEMORY[0])) == reward.gain_evidence > 0
    for _ in range(reward.process_evidence):
        assert game.prompt == "process" and "decline" in game.options
        game.choose("decline")
    assert game.prompt == "return"


@rule("TD-14.10", "TD-R-19", "TD-R-45")
def test_declining_to_process_one_token_does_not_forfeit_the_rest() -> None:
    game = step_four("d2_2", story="d1_2", search=QUIET).choose("d2_2", "careful", "leader", "decline")
    assert game.prompt == "process"
    game.choose("row_1")
    assert game.console().folders == 1 and game.prompt == "return"


@rule("TD-14.9")
def test_what_an_outcome_does_not_bring_is_not_asked_for() -> None:
    game = step_four("d1_1").choose("d1_1", "reckless")
    assert BOX.crimes["d1_1"].outcomes["reckless"].process_evidence == 0
    game.choose("leader")
    assert game.prompt == "return"


@rule("TD-14.7")
def test_with_several_assignments_one_chooses() -> None:
    at = {**AT, "enforcer": "harbour"}
    items = {"cash": "jumper", "stims": "enforcer"}
    game = step_four("g1_1", at=at, items=items, hooks=("jumper enforcer",), lines="ABCDG", search=QUIET)
    assert game.options == ("none",)
    at = {**AT, "enforcer": "aerodrome", "shadow": "zinbazaar"}
    game = step_four("g1_1", at=at, items=items, hooks=("jumper enforcer",), lines="ABCDG", search=QUIET).choose("g1_1")
    assert game.prompt == "assign" and game.options == (("jumper",), ("enforcer",))
    game.choose(("enforcer",))
    assert game.holder("stims") == "" and game.holder("cash") == "jumper"


@rule("TD-14.7")
def test_assignments_with_the_same_effect_are_one() -> None:
    """Both hold goods in the Harbour: whoever it is, search comes to the Harbour."""
    at = {**AT, "enforcer": "harbour"}
    items = {"cash": "jumper", "stims": "enforcer"}
    game = step_four("d2_2", at=at, items=items, hooks=("jumper enforcer",), story="d1_2", search=QUIET).choose("d2_2")
    assert game.prompt == "outcome" and game.search()["harbour"] == 3
    at = {**AT, "enforcer": "aerodrome"}
    game = step_four("d2_2", at=at, items=items, hooks=("jumper enforcer",), story="d1_2", search=QUIET).choose("d2_2")
    assert game.prompt == "assign" and game.options == (("jumper",), ("enforcer",))


@rule("TD-14.7", "TD-14.6")
def test_without_an_effect_nobody_asks_who_it_was() -> None:
    at = {**AT, "enforcer": "aerodrome"}
    game = step_four("d1_1", at=at, items={"cash": "jumper", "stims": "enforcer"}, hooks=("jumper enforcer",))
    assert game.choose("d1_1").prompt == "outcome"


# -- TD-16 -------------------------------------------------------------------------------------------------------------


@rule("TD-16.1", "TD-16.4", "TD-16.5", "TD-16.6", "TD-9.14")
def test_a_petty_crime() -> None:
    game = table(at=AT, items={"cash": "jumper"}, search={"harbour": 3, "parish": 2, "blocks": 1}, hooks=("jumper",),
                 crimes=("a1_1 petty_05 petty_13",))  # fmt: skip
    assert game.offered("petty") == ["petty_05"]
    game.choose(("petty", "petty_05"), "weapons")
    assert game.pile(MEMORY[0]) == ["weapons"] and game.t.petty_discard == ("petty_05",)
    assert game.console().hooks == ("jumper",) and game.prompt == "act" and game.t.actions == 2


@rule("TD-16.4")
def test_petty_rewards_end_with_support_tokens() -> None:
    game = table(at=AT, items={"rifle": "jumper"}, hooks=("jumper",), crimes=("a1_1 petty_10",), barriers=(2, 6))
    game.choose(("petty", "petty_10"))
    assert game.prompt == "assign"
    game.choose(("enforcer",))
    assert game.prompt == "effect-way" and game.options == ("harbour",)
    game.choose("harbour")
    assert game.where("enforcer") == "harbour" and game.console().information == 6 and len(game.pile(HAND[0])) == 1
    assert game.prompt == "offer"
    game.choose(3)
    assert game.console().supports == ("move_search",)


@rule("TD-16.1")
def test_petty_crimes_are_for_step_three() -> None:
    items = {"rifle": "jumper", "cash": "hacker"}
    game = table(at=AT, items=items, hooks=("jumper hacker",), crimes=("a1_1 petty_18",), stage="hook")
    assert game.offered("petty") == []
    game.choose("skip", "done")
    assert game.offered("petty") == [] and game.prompt == "crime"


@rule("TD-16.2", "TD-16.3")
def test_any_number_of_petty_crimes() -> None:
    items = {"rifle": "jumper", "cash": "hacker"}
    game = table(
        at={**AT, "hacker": "blocks"}, items=items, hooks=("jumper hacker",), crimes=("a1_1 petty_18 petty_09",)
    )
    game.choose(("petty", "petty_18"), 1, ("petty", "petty_09"), 2)
    assert game.t.petty_discard == ("petty_18", "petty_09") and game.t.story == ()


@rule("TD-16.5", "TD-17.4")
def test_an_empty_petty_deck_is_made_anew_of_its_discard() -> None:
    game = table(at=AT, crimes=("a1_1", "b1_1"), petty_discard="petty_01 petty_02", emptied=(PETTY,), stage="returns")
    game.choose("done")
    assert len(game.pile(CRIMES[PETTY][0])) == 1 and len(game.pile(DECKS[PETTY])) == 1
    assert game.t.petty_discard == ()


@rule("TD-16.5")
def test_the_card_being_committed_is_not_among_those_that_come_back() -> None:
    items = {"rifle": "jumper", "cash": "hacker"}
    game = table(
        at=AT, items=items, hooks=("jumper hacker",), crimes=("a1_1 petty_18", "b1_1"), emptied=(PETTY,),
        petty_discard="petty_01 petty_02", offer=("draw_petty", "challenge", "actions_1"),
    )  # fmt: skip
    game.choose(("petty", "petty_18"), 1)
    assert game.console().beside == (PETTY, PETTY) and game.t.petty_discard == ("petty_18",)


# -- TD-20.8: effects --------------------------------------------------------------------------------------------------


def committing(card: str, at: dict[str, str], items: dict[str, str], **more: Any) -> Table:
    """A crime is being committed: petty, or of a story that allows it."""
    crime = BOX.crimes[card]
    story = " ".join(f"{crime.line.lower()}{level}_1" for level in range(1, crime.level))
    hooks = more.pop("hooks", ("jumper hacker",))
    crimes = (f"a1_1 {card}",) if not crime.level else (f"{card} petty_01",)
    more = {"lines": "ABCDE" if crime.line in "ABCDE" else "ABEFG", **more}
    stage = "crime" if crime.level else "act"
    game = table(seats=4, at=at, items=items, hooks=hooks, crimes=crimes, story=story, stage=stage, **more)
    return game.choose(card if crime.level else ("petty", card))


@rule("TD-20.8", "TD-14.6")
def test_drop_held() -> None:
    game = committing("c1_2", {"jumper": "heights"}, {"cash": "jumper"}, hooks=("jumper",))
    assert game.holder("cash") == "" and game.where("cash") == "heights"


@rule("TD-20.8", "TD-R-34")
def test_drop_items_at_reaches_ones_own_criminals_only() -> None:
    at = {"jumper": "centre", "hacker": "parish", "shadow": "centre"}
    items = {"coupe": "jumper", "rifle": "hacker", "stims": "shadow"}
    game = committing("b2_1", at, items)
    assert [game.holder(item) for item in ("coupe", "rifle", "stims")] == ["", "hacker", "shadow"]


@rule("TD-20.8", "TD-12.2")
def test_move_guardian_exactly_so_many_steps() -> None:
    game = committing("e2_1", {"jumper": "centre"}, {"jammer": "jumper"}, hooks=("jumper",))
    assert game.prompt == "effect-police" and "stop" not in game.options
    game.choose(("escort", "ion_towers", "jumper"), ("guardian", "parish"))
    assert (game.where("jumper"), game.where("guardian"), game.prompt) == ("ion_towers", "parish", "outcome")


@rule("TD-20.8")
def test_move_barrier() -> None:
    game = committing("d2_1", {"jumper": "harbour", "hacker": "parish"}, {"coupe": "jumper", "cash": "hacker"})
    assert {option[0] for option in game.options} == {"barrier"}
    game.choose(("barrier", 1, 2), ("barrier", 2, 6))
    assert game.t.city.barriers == (2, 6) and game.prompt == "outcome"


@rule("TD-20.8", "TD-14.6")
def test_move_criminal_and_nothing_where_both_sides_are_blocked() -> None:
    at = {"jumper": "harbour", "hacker": "harbour"}
    game = committing("c1_1", at, {"cash": "jumper"}, hooks=("jumper",), barriers=(3, 4))
    assert game.prompt == "outcome" and game.where("hacker") == "harbour"
    game = committing("c1_1", at, {"cash": "jumper"}, hooks=("jumper",), barriers=(3, 6))
    assert game.prompt == "effect-way" and game.options == ("aerodrome",)


@rule("TD-20.8")
def test_relocate_criminal() -> None:
    at = {"jumper": "harbour", "hacker": "harbour"}
    game = committing("c2_1", at, {"coupe": "jumper", "rifle": "hacker"}, hooks=("jumper",))
    assert game.where("hacker") == game.where("rifle") == "blocks" and game.holder("rifle") == "hacker"
    at = {"jumper": "harbour", "hacker": "parish", "shadow": "harbour"}
    game = committing("c3_1", at, {"coupe": "jumper", "cash": "hacker"}, barriers=(3, 4))
    assert game.prompt == "effect-zone" and game.options == game.t.city.ring
    game.choose("harbour")
    assert game.where("shadow") == "harbour" and game.holder("cash") == ""


@rule("TD-20.8")
def test_relocate_item() -> None:
    at = {"jumper": "harbour", "hacker": "harbour"}
    game = committing("f1_1", at, {"cash": "jumper"}, hooks=("jumper",)).choose("zinbazaar")
    assert game.where("cash") == "zinbazaar" and game.holder("cash") == ""


@rule("TD-20.8", "TD-12.7")
def test_attract_search_and_nothing_where_there_is_some() -> None:
    at = {"jumper": "harbour"}
    game = committing("d2_2", at, {"cash": "jumper"}, hooks=("jumper",))
    assert game.search() == {"blocks": 2, "parish": 1, "harbour": 3}


@rule("TD-20.8", "TD-8.2", "TD-8.3")
def test_gain_and_lose_dominance() -> None:
    at = {"jumper": "harbour", "hacker": "parish"}
    game = committing("a2_3", at, {"jammer": "jumper", "decryptor": "hacker"}, dominance=({"jumper": 8},))
    game.choose(("hacker",))
    assert game.field("hacker") == 1 and game.field("jumper") == 8
    at = {"jumper": "harbour", "hacker": "blocks"}
    game = committing("b2_3", at, {"rifle": "jumper", "cash": "hacker"}, dominance=({"hacker": 4},))
    assert game.field("hacker") == 3


@rule("TD-20.8")
def test_effects_are_resolved_in_order_and_places_are_read_then() -> None:
    """The Jumper drops what is in the Guardian's zone, then the Guardian goes on."""
    at = {"jumper": "centre", "hacker": "ion_towers"}
    game = committing("b3_1", at, {"rifle": "jumper", "jammer": "hacker"})
    assert game.holder("rifle") == "" and game.where("rifle") == "centre" and game.prompt == "effect-police"
    game.choose(("escort", "ion_towers", "jumper"))
    assert game.where("jumper") == "ion_towers" and game.where("rifle") == "centre"


@rule("TD-14.9", "TD-18.4", "TD-18.5")
def test_a_crime_may_end_the_chapter() -> None:
    game = step_four("d1_1", display=0).choose("d1_1", "reckless", "leader")
    assert game.t.trigger == 0 and len(game.t.bar) == 4 and len(game.pile(DISPLAY)) == 0
    assert game.t.trigger != NOBODY and game.events("chapter-ends") == [{"chapter": 1}]
