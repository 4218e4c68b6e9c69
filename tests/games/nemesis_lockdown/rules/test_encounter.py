"""NL-15: Encounters and Surprise Attacks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.games.nemesis_lockdown.state import Bag, Lockdown
from brushpass.testing import rule

from ..chances import drawn, noise
from ..table import BOX, Table, table

MISS = "evolve_1"
"""An Attack card that hits with Creepers alone."""
STEP: dict[str, Any] = {
    "rooms": ("r001", "r010"), "tiles": {"r001": "archive", "r002": "laboratory", "r010": "testing_lab"},
    "base": {"noise": ("c04", "tech", "c01", "c05")}, "met": True,
}  # fmt: skip
"""A step from r001 to r002, both lit; Corridor 1 of r002 is c04, and there is Noise in it."""
EMPTY = {"larva": 0, "creeper": 0, "adult": 0, "breeder": 0, "queen": 0, "blank": 0}


def stepping(token: str, hand: str = "search rest demolition", **more: Any) -> Table:
    """The first player steps to r002 into an Encounter, and one of the cards is paid."""
    chance = (noise("1"), *drawn(token), MISS)
    return table(**{**STEP, "hand": (hand,), "chance": chance, **more}).do("move", "r002")


@rule("NL-15.1", "NL-15.5", "NL-15.6", "NL-15.12")
def test_a_noise_roll_brings_a_figure_with_its_token() -> None:
    game = stepping("adult_7")
    assert game.events("encounter") == [{"seat": 0, "kind": "adult", "token": "adult_7"}]
    assert [(one.kind, one.room, one.token) for one in game.t.figures] == [("adult", "r002", "adult_7")]
    assert game.t.bag.inside["adult"] == 4 and not game.t.bag.inside_seen and not game.t.bag.aside_seen


@rule("NL-15.4")
def test_an_encounter_takes_the_noise_of_all_corridors_of_the_room() -> None:
    assert stepping("adult_7").t.base.noise == ("c05",)


@rule("NL-15.2", "NL-7.32", "NL-18.17")
def test_an_intruder_that_walks_up_to_somebody_is_no_encounter() -> None:
    chance = ("damage", *drawn("blank_1", taken=("adult",)))
    game = table(rooms=("repository", "alert_room"), figures=("adult r001",), stage="event", chance=chance, first=1)
    assert game.figures() == [("adult", "repository")] and not game.events("encounter") and not game.events("surprise")
    assert game.t.fighting("repository") and game.offered("escape")


@rule("NL-15.3", "NL-11.9")
def test_whoever_walks_up_to_an_intruder_has_no_encounter() -> None:
    game = table(**{**STEP, "figures": ("adult r002",)}).do("move", "r002")
    assert not game.events("encounter") and not game.events("noise-roll") and not game.events("attack")
    assert game.offered("escape") and not game.offered("move")


@rule("NL-15.7", "NL-30.2", "NL-30.3")
def test_the_first_figure_of_all_comes_before_the_comparison() -> None:
    game = stepping("adult_10", met=False)
    assert game.prompt == "keep-objective" and game.figures() == [("adult", "r002")] and not game.events("surprise")
    game.choose("personal", "corporate")
    told = [event.event for event in game.match.log(None)]
    assert told.index("first-encounter") < told.index("kept") < told.index("surprise") < told.index("attack")


@rule("NL-15.8", "NL-15.10", "NL-15.11", "NL-19.3")
def test_fewer_cards_than_the_number_mean_a_surprise_attack() -> None:
    assert not stepping("adult_7", "search rest demolition").events("surprise"), "two cards are left, and two is it"
    game = stepping("adult_7", "search rest")
    assert game.events("surprise") == [{"seat": 0, "kind": "adult"}]
    assert [(told["seat"], told["result"]) for told in game.events("attack")] == [(0, "miss")]


@rule("NL-15.8", "NL-20.3")
def test_contamination_cards_count_as_cards_in_hand() -> None:
    assert not stepping("adult_7", "search contamination contamination").events("surprise")


@rule("NL-15.9")
def test_a_single_number_counts_in_light_and_darkness() -> None:
    cards = "search rest demolition interruption repairs"
    assert not stepping("queen_1", cards).events("surprise"), "four are left"
    assert stepping("queen_1", "search rest demolition interruption").events("surprise")
    assert stepping("queen_1", "search rest demolition interruption", power="s02 s03").events("surprise")
    assert not stepping("queen_1", cards, power="s02 s03").events("surprise")


@rule("NL-15.9", "NL-22.12")
def test_light_blindness_lowers_the_number_in_the_light_alone() -> None:
    assert not stepping("adult_7", "search rest", weaknesses="light_blindness").events("surprise")
    dark = {"weaknesses": "light_blindness", "power": "s02 s03"}
    assert stepping("adult_7", "search rest demolition interruption", **dark).events("surprise"), "it is 4 in the dark"


@rule("NL-15.13")
def test_the_blank_makes_noise_everywhere_and_returns() -> None:
    game = stepping("blank_1", "search")
    assert not game.figures() and not game.events("surprise") and game.t.bag.inside_seen == ("blank_1",)
    assert sorted(game.t.base.noise) == ["c01", "c03", "c04", "c05", "tech"]
    assert game.t.bag.inside["adult"] == 5, "nothing is added while there are others"


@rule("NL-15.14")
def test_the_blank_alone_in_the_bag_brings_an_adult() -> None:
    aside = {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 0}
    alone = Bag(inside={**EMPTY, "blank": 1}, aside=aside)
    game = stepping("blank_1", bag=alone, chance=(noise("1"), 0, "blank_1"))
    assert game.t.bag.inside["adult"] == 1 and game.t.bag.aside["adult"] == 11 and not game.figures()


@rule("NL-15.15")
def test_an_empty_bag_ends_the_encounter_after_its_first_step() -> None:
    def emptied(t: Lockdown) -> None:
        t.bag = Bag(inside=dict(EMPTY), aside=dict(EMPTY))

    game = stepping("adult_1", "search", bent=emptied)
    assert game.events("no-encounter") == [{"seat": 0}] and not game.figures() and game.t.base.noise == ("c05",)


PROTECTED: dict[str, Any] = {
    "tiles": STEP["tiles"], "things": ("egg", "egg"), "hand": ("", "contamination"), "stage": "event",
    "power": "s01 s03",
}  # fmt: skip
"""An Event orders an Encounter for whoever carries an Egg."""


@rule("NL-15.16", "NL-15.19", "NL-15.12")
def test_everybody_who_is_named_has_an_encounter_in_turn_order() -> None:
    first = drawn("creeper_1", taken=("adult",))
    second = drawn("adult_4", taken=("adult", "creeper"))
    chance = ("egg_protection", *first, *second, "blood_rage_1")
    game = table(**PROTECTED, rooms=("r002", "r002"), figures=("adult r002",), chance=chance, first=1)
    assert [(told["seat"], told["kind"]) for told in game.events("encounter")[:2]] == [(1, "creeper"), (0, "adult")]
    assert [told["seat"] for told in game.events("surprise")] == [0], "one card is enough against one of number 1"
    assert len(game.t.intruders("r002")) == 3


@rule("NL-15.17", "NL-19.5")
def test_an_encounter_of_nobody_in_particular_is_of_who_has_the_fewest_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = BOX.events["egg_protection"]
    step = {"op": "encounter", "room": {"with_character": {"pred": "not_in_combat"}}}
    monkeypatch.setitem(BOX.events, "egg_protection", msgspec.structs.replace(entry, effect=(step,), dark_effect=()))
    chance = ("egg_protection", *drawn("adult_1"), MISS)
    game = table(**{**PROTECTED, "hand": ("search", "")}, rooms=("r002", "r002"), chance=chance, met=True)
    assert game.events("encounter")[0]["seat"] == 1 and [told["seat"] for told in game.events("surprise")] == [1]


@rule("NL-15.18", "NL-7.51")
def test_after_an_encounter_the_step_goes_on() -> None:
    chance = (*drawn("adult_1"), noise("1"), *drawn("larva_1"), noise("silence"))
    game = table(**{**STEP, "rooms": ("r002", "r010"), "stage": "bag", "chance": chance, "power": "s01 s03"})
    assert [told["seat"] for told in game.events("noise-roll")] == [0, 1] and len(game.events("encounter")) == 1


@rule("NL-15.18", "NL-21.21")
def test_whoever_dies_in_an_encounter_does_no_more() -> None:
    dying = {"wounds": ("knee", "hand", "body")}
    game = stepping("adult_7", "search rest", crew=(dying,), chance=(noise("1"), *drawn("adult_7"), "cut_1"))
    assert game.crew().dead and game.crew().passed and game.seat == 1 and game.t.active == 1


@rule("NL-7.43", "NL-7.44", "NL-15.1", "NL-15.4", "NL-15.12")
def test_the_queen_comes_to_her_nest_as_the_token_drawn() -> None:
    there: dict[str, Any] = {
        "tiles": {"r005": "nest"}, "rooms": ("r005", "r005"), "base": {"noise": ("c10", "tech", "c05")}, "met": True,
    }  # fmt: skip
    game = table(**there, hand=("search rest", "search"), stage="bag", chance=(*drawn("queen_1"), "evolve_1"))
    assert [(figure.kind, figure.room, figure.token) for figure in game.t.figures] == [("queen", "r005", "queen_1")]
    assert game.events("encounter") == [{"seat": 1, "kind": "queen", "token": "queen_1"}]
    assert [told["seat"] for told in game.events("surprise")] == [1] and game.t.base.noise == ("c05",)
    assert not game.t.bag.inside_seen and not game.t.bag.inside["queen"]
