"""NL-18: Injuries, the condition check, Retreat and the limits of figures."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import combat
from ..table import BOARD, BOX, Table, table

SHOT: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("rifle",),
    "tiles": {"r001": "archive", "r002": "laboratory", "r005": "nest"}, "power": "s02 s03",
}  # fmt: skip
"""Who knows no Weakness, with a Rifle, in the dark of r001."""
HIT = combat("hit_1")


def shooting(figure: str, *chance: str | int, **more: Any) -> Table:
    """An Intruder in r001 suffers one Injury."""
    return table(**{**SHOT, "figures": (figure,), **more}, chance=(HIT, *chance)).do("shoot", "rifle", 0)


# -- the condition check -----------------------------------------------------------------------------------------------


@rule("NL-18.1", "NL-18.5", "NL-18.2")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_one_card_is_held_against_all_injuries(kind: str) -> None:
    hurt = shooting(f"{kind} r001 1", "blood_rage_1")
    assert hurt.t.figures[0].injuries == 2 and not hurt.events("killed"), "3 are needed"
    assert shooting(f"{kind} r001 2", "blood_rage_1").events("killed") == [{"kind": kind, "room": "r001", "figure": 0}]
    assert shooting(f"{kind} r001 3", "blood_rage_1").events("killed"), "and more will do"
    assert len(hurt.events("checked")) == 1 and hurt.events("checked")[0]["cards"] == ("blood_rage_1",)


@rule("NL-18.3")
def test_a_larva_dies_at_once_without_a_card_or_a_carcass() -> None:
    game = shooting("larva r001")
    assert not game.figures() and not game.events("checked") and not game.lying("r001")
    assert game.t.bag.aside_seen == ("larva_1",)


@rule("NL-18.6")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_two_cards_are_added_for_the_large_ones(kind: str) -> None:
    assert shooting(f"{kind} r001 3", "blood_chase_2", "cut_2").events("killed"), "2 and 2 against 4"
    game = shooting(f"{kind} r001 3", "blood_chase_2", "cut_3")
    assert not game.events("killed") and game.events("checked")[0]["cards"] == ("blood_chase_2", "cut_3")


@rule("NL-18.7", "NL-19.1")
def test_a_check_reads_nothing_but_the_value_and_discards_the_card() -> None:
    game = shooting("adult r001", "cut_5")
    assert game.t.discards["attack"] == ("cut_5",) and not game.events("attack")
    assert not game.crew().light and "contamination" not in game.crew().discard


@rule("NL-18.8", "NL-19.10")
def test_an_empty_attack_deck_is_made_of_its_discard_pile() -> None:
    game = shooting("adult r001", "cut_5", discards={"attack": " ".join(BOX.attacks)})
    assert game.t.discards["attack"] == ("cut_5",) and game.match.view(None).decks["attack"] == len(BOX.attacks) - 1


@rule("NL-18.9", "NL-18.10")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_killed_intruder_leaves_a_carcass_and_its_token_stays_aside(kind: str) -> None:
    game = shooting(f"{kind} r001 9", "blood_chase_2", "cut_2")
    assert not game.figures() and game.lying("r001") == ["carcass"]
    assert game.t.bag.aside_seen == (f"{kind}_1",) and not game.t.bag.inside_seen


@rule("NL-22.12", "NL-18.5")
def test_thin_blood_lowers_the_value_for_who_knows_of_it() -> None:
    assert shooting("adult r001 1", "blood_rage_1", crew=({"knowledge": 3},)).events("killed")
    assert not shooting("adult r001 1", "blood_rage_1").events("killed")


# -- Retreat -----------------------------------------------------------------------------------------------------------


@rule("NL-18.11", "NL-18.13", "NL-18.14", "NL-18.15")
def test_a_retreating_intruder_goes_by_the_next_event_card_and_keeps_its_injuries() -> None:
    game = shooting("adult r001 9", "cut_1", "nest_event")
    assert game.figures() == [("adult", "r002")] and game.t.figures[0].injuries == 10 and not game.events("killed")
    assert game.t.discards["event"] == ("nest_event",)
    assert not game.t.base.noise, "its text is ignored, though the Nest is explored"
    assert "adult" not in BOX.events["nest_event"].symbols, "and so are its symbols"


@rule("NL-18.12", "NL-18.13")
@pytest.mark.parametrize("cards", [("cut_1", "cut_2"), ("cut_2", "cut_1")])
def test_one_retreat_symbol_of_two_is_enough(cards: tuple[str, str]) -> None:
    game = shooting("breeder r001 9", *cards, "nest_event")
    assert game.figures() == [("breeder", "r002")] and not game.events("killed")


@rule("NL-18.14", "NL-7.24")
def test_a_retreat_by_two_numbers_makes_both_steps() -> None:
    assert shooting("adult r001", "cut_1", "thats_hot").figures() == [("adult", "r001")], "to r002, and back"
    assert BOX.events["thats_hot"].corridors == (1, 3)
    assert shooting("adult r001", "cut_1", "kickstopper").figures() == [("adult", "elevator_s01")]


@rule("NL-18.15", "NL-13.7", "NL-18.25")
def test_a_retreat_into_the_technical_corridors_returns_the_token() -> None:
    game = shooting("adult r001 3", "cut_1", "egg_protection")
    assert not game.figures() and game.t.bag.inside_seen == ("adult_1",) and not game.t.bag.aside_seen


@rule("NL-18.16", "NL-14.28")
def test_a_retreating_intruder_breaks_a_door_and_stays() -> None:
    game = shooting("adult r001", "cut_1", "thats_hot", base={"doors": {"c01": "closed"}})
    assert game.t.base.doors == {"c01": "destroyed"} and game.figures() == [("adult", "r001")]
    assert game.offered("escape"), "still in Combat"


@rule("NL-18.17", "NL-15.2")
def test_a_retreat_to_other_characters_is_no_encounter() -> None:
    game = shooting("adult r001", "cut_1", "thats_hot", rooms=("r001", "r002"))
    assert game.figures() == [("adult", "r002")] and not game.events("encounter") and not game.events("attack")


@rule("NL-18.18", "NL-7.31")
def test_an_intruder_stays_where_no_corridor_has_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOARD.numbered, ("r001", 1))
    assert shooting("adult r001", "cut_1", "nest_event").figures() == [("adult", "r001")]


@rule("NL-18.20", "NL-22.6")
def test_pheromones_make_one_retreat_or_with_knowledge_all() -> None:
    fight: dict[str, Any] = {
        **SHOT, "characters": ("xenobiologist", "survivor"), "figures": ("adult r001", "creeper r001"),
        "hand": ("pheromones",), "chance": ("nest_event", "bulkheads_open"),
    }  # fmt: skip
    game = table(**fight).choose(("card", "pheromones"), 1)
    assert game.figures() == [("adult", "r001"), ("creeper", "r002")] and not game.events("checked")
    game = table(**fight, crew=({"knowledge": 5},)).choose(("card", "pheromones"))
    assert game.figures() == [("adult", "r002"), ("creeper", "r002")]


@rule("NL-22.12", "NL-18.20")
def test_whoever_fears_flames_retreats_from_a_burning_room() -> None:
    burning: dict[str, Any] = {"weaknesses": "fear_of_flame", "crew": ({"knowledge": 3},), "base": {"fires": ("r001",)}}
    assert shooting("adult r001", "cut_5", "nest_event", **burning).figures() == [("adult", "r002")]
    cold = {**burning, "base": {}}
    assert shooting("adult r001", "cut_5", "nest_event", **cold).figures() == [("adult", "r001")]


@rule("NL-18.19", "NL-7.16", "NL-7.18")
def test_several_are_checked_one_by_one_room_by_room() -> None:
    burning = {"fires": ("r002", "r001")}
    figures = ("adult r002", "creeper r001", "adult r001 2")
    chance = ("cut_5", "blood_rage_1", "cut_1", "nest_event")
    game = table(**{**SHOT, "rooms": ("alert_room", "alert_room")}, base=burning, figures=figures, stage="attacks",
                 chance=chance)  # fmt: skip
    told = [(told["kind"], told["cards"]) for told in game.events("checked")[:3]]
    assert told == [("creeper", ("cut_5",)), ("adult", ("blood_rage_1",)), ("adult", ("cut_1",))]
    assert game.events("killed")[0] == {"kind": "adult", "room": "r001", "figure": 2}
