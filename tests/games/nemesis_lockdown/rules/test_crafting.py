"""NL-25: Search, crafting and Quest Items."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import beneath
from brushpass.games.nemesis_lockdown.box.box import COLOURS
from brushpass.games.nemesis_lockdown.state import ITEMS, Lockdown
from brushpass.testing import rule
from tests.games.twins import lived, same

from ..table import BOX, table

RED: dict[str, Any] = {
    "rooms": ("r001", "stairs_d", "stairs_d"), "tiles": {"r001": "transmitter_control_room"}, "hand": ("search rest",),
}  # fmt: skip
WHITE: dict[str, Any] = {**RED, "tiles": {"r001": "archive"}}
SEARCH = ("card", "search")


@rule("NL-25.1")
def test_every_character_can_search_by_card_alone() -> None:
    for character in BOX.characters.values():
        assert any(step["op"] == "search" for card in character.action_cards for step in card.effect)
    assert "search" not in BOX.basic


@rule("NL-25.2", "NL-25.4")
def test_a_search_needs_an_item_counter_and_lowers_it() -> None:
    game = table(**RED).do(*SEARCH)
    assert game.t.base.counters["r001"] == 1
    assert SEARCH not in table(**RED, base={"counters": {"r001": 0}}).options
    assert SEARCH not in table(**{**RED, "rooms": ("r002",)}).options, "nor is an unexplored Room searched"


@rule("NL-25.5", "NL-40.27")
def test_the_colour_of_the_room_names_the_deck_and_in_a_white_one_the_player() -> None:
    assert table(**RED).do(*SEARCH).prompt == "search-keep"
    game = table(**WHITE).do(*SEARCH)
    assert game.prompt == "which-deck" and game.options == COLOURS
    game.choose("green")
    assert game.choose(game.options[0]).events("searched") == [{"seat": 0, "colour": "green"}]


@rule("NL-25.6", "NL-25.7", "NL-40.28", "NL-39.15")
def test_one_of_two_cards_is_kept_unseen_and_the_other_goes_under_the_deck() -> None:
    game = table(**RED, chance=("grenade", "decoy")).do(*SEARCH)
    assert game.options == ("grenade", "decoy")
    game.choose("decoy")
    assert game.items() == ["decoy"] and game.t.piles[beneath(ITEMS["red"])] == ["grenade"]
    assert not game.crew().things and game.match.view(1).sizes[0].inventory["red"] == 1


@rule("NL-25.6", "NL-25.7", "NL-39.15", "NL-39.16", "NL-39.31")
@pytest.mark.parametrize(
    ("one", "other"),
    [(("grenade", "decoy"), ("recon_drone", "access_card")), (("grenade", "grenade"), ("glowstick", "decoy"))],
    ids=("different", "equal"),
)
def test_what_was_found_and_kept_nobody_else_can_tell(one: tuple[str, str], other: tuple[str, str]) -> None:
    worlds = table(**RED, chance=one), table(**RED, chance=other)
    lived(*worlds, SEARCH, [one[0], other[0]], seats=(1,))


@rule("NL-25.7", "NL-39.15")
def test_of_two_cards_the_hidden_one_is_not_told_by_the_heavy_one() -> None:
    worlds = table(**RED, chance=("rifle", "decoy")), table(**RED, chance=("rifle", "grenade"))
    lived(*worlds, SEARCH, "rifle", seats=(1,))
    same(*worlds, (1,), "at the end")
    assert worlds[0].crew().carries("rifle")


@rule("NL-25.8", "NL-10.8")
def test_neither_fire_nor_a_malfunction_hinders_a_search() -> None:
    assert SEARCH in table(**RED, base={"fires": ("r001",), "faults": ("r001",)}).options


@rule("NL-25.20")
def test_scavenging_an_empty_room_leaves_its_counter_at_0() -> None:
    there: dict[str, Any] = {**RED, "characters": ("janitor", "survivor"), "hand": ("scavenging rest",)}
    game = table(**there, base={"counters": {"r001": 0}}).do("card", "scavenging")
    assert game.prompt == "search-keep" and game.t.base.counters["r001"] == 0
    assert ("card", "scavenging") not in table(**{**there, "rooms": ("repository",)}).options


# -- crafting ----------------------------------------------------------------------------------------------------------

AWAY: dict[str, Any] = {"rooms": ("r001", "stairs_d", "stairs_d"), "tiles": {"r001": "archive"}}
CRAFT = ("craft",)
TASER = ("taser", (("yellow", "flashlight"), ("yellow", "toolbelt")))


@rule("NL-25.10", "NL-25.14")
def test_the_stock_of_crafted_items_is_public() -> None:
    assert table().match.view(None).base.stock == {
        "neutralizer": 3, "taser": 3, "flamethrower": 3, "enviro_suit": 3, "pistol": 3,
    }  # fmt: skip
    assert not any(item in BOX.item_decks[colour] for item in BOX.crafted for colour in COLOURS)


@rule("NL-9.5", "NL-9.18", "NL-25.11", "NL-25.13", "NL-40.18", "NL-40.19")
def test_two_components_make_an_item() -> None:
    game = table(**AWAY, inventory=("flashlight toolbelt glowstick",)).do(*CRAFT)
    assert game.options == (TASER,)
    game.choose(TASER)
    assert game.crew().carries("taser") and game.t.base.stock["taser"] == 2 and game.items() == ["glowstick"]
    assert game.t.discards["yellow"] == ("flashlight", "toolbelt") and len(game.hand()) == 4


@rule("NL-25.11")
def test_without_both_components_nothing_is_crafted() -> None:
    assert CRAFT not in table(**AWAY, inventory=("flashlight medkit",)).options
    assert CRAFT not in table(**AWAY, inventory=("flashlight toolbelt",), figures=("larva r001",)).options, "NL-9.5"
    open_one = table(**AWAY, things=("flashlight:0",), inventory=("toolbelt",)).do(*CRAFT)
    assert open_one.options == (("taser", (("yellow", "flashlight"), ("yellow", "toolbelt"))),)


@rule("NL-25.12")
def test_what_is_not_in_stock_is_not_crafted() -> None:
    def sold_out(t: Lockdown) -> None:
        t.base.stock["taser"] = 0

    assert CRAFT not in table(**AWAY, inventory=("flashlight toolbelt",), bent=sold_out).options


@rule("NL-25.14")
def test_the_recipes() -> None:
    recipes = {item: BOX.items[item].recipe for item in BOX.crafted}
    assert sorted(recipes) == ["enviro_suit", "flamethrower", "neutralizer", "pistol", "taser"]
    symbols = {item.component for item in BOX.items.values()}
    assert all(len(recipe) == 2 and symbols.issuperset(recipe) for recipe in recipes.values())


@rule("NL-25.11", "NL-24.6")
def test_a_crafted_weapon_comes_loaded_into_a_hand() -> None:
    game = table(**AWAY, inventory=("flashlight duct_tape",), things=("egg egg",)).do(*CRAFT)
    game.choose(("pistol", (("yellow", "flashlight"), ("yellow", "duct_tape"))))
    assert game.prompt == "make-room"
    game.choose("egg")
    assert [(thing.name, thing.load) for thing in game.crew().things] == [("egg", 0), ("pistol", 3)]


@rule("NL-25.11")
def test_the_janitor_crafts_with_a_yellow_item_for_anything() -> None:
    there: dict[str, Any] = {**AWAY, "characters": ("janitor", "survivor"), "hand": ("odd_jobs rest",), "things": ("",)}
    game = table(**there, inventory=("glowstick medkit rover_remote",)).do("card", "odd_jobs")
    assert ("neutralizer", (("green", "medkit"), ("yellow", "rover_remote"))) in game.options
    assert not [made for made, parts in game.options if ("red", "glowstick") in parts]


# -- Quest Items -------------------------------------------------------------------------------------------------------

UNLOCK = ("unlock",)


@rule("NL-25.15", "NL-25.16", "NL-25.19", "NL-40.67")
def test_a_quest_item_is_unlocked_by_what_it_asks_for() -> None:
    assert UNLOCK not in table(**AWAY).options
    game = table(**AWAY, inventory=("weapon_battery glowstick",)).do(*UNLOCK)
    assert len(game.hand()) == 4 and game.options == (("red", "weapon_battery"),)
    game.choose(("red", "weapon_battery"))
    assert [(thing.name, thing.load) for thing in game.crew().things] == [("assault_rifle", 8)]
    assert game.crew().quest == "" and ("drop", "assault_rifle") in game.options and game.items() == ["glowstick"]


@rule("NL-25.15", "NL-25.19")
@pytest.mark.parametrize(
    ("character", "good", "bad"),
    [
        ("hacker", {"tiles": {"r001": "transmitter_control_room"}}, {}),
        ("xenobiologist", {"crew": ({"knowledge": 6},)}, {"crew": ({"knowledge": 5},)}),
        ("sentry", {"rooms": ("repository",), "inventory": ("grenade",)}, {"inventory": ("grenade",)}),
        ("sentry", {"rooms": ("repository",), "inventory": ("grenade",)}, {"rooms": ("repository",)}),
        ("janitor", {"inventory": ("duct_tape",)}, {"inventory": ("medkit",)}),
    ],
)
def test_all_conditions_must_hold(character: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    who = {"characters": (character, "survivor")}
    assert UNLOCK in table(**{**AWAY, **who, **good}).options
    assert UNLOCK not in table(**{**AWAY, **who, **bad}).options


@rule("NL-25.19")
def test_a_contamination_card_is_part_of_the_price() -> None:
    game = table(**AWAY, characters=("lab_rat", "survivor")).do(*UNLOCK)
    assert game.crew().carries("wail") and game.crew().discard.count("contamination") == 1


@rule("NL-25.17")
def test_a_locked_quest_item_is_neither_used_nor_dropped_nor_lost() -> None:
    game = table(**AWAY, figures=("adult r001",), hand=("distraction rest search",))
    assert not game.offered("drop") and not game.offered("shoot")
    assert ("card", "distraction") not in game.options, "there is no Item to discard"


@rule("NL-25.18")
def test_a_quest_item_is_unlocked_out_of_combat_and_in_spite_of_a_malfunction() -> None:
    there: dict[str, Any] = {**AWAY, "inventory": ("weapon_battery",)}
    assert UNLOCK not in table(**there, figures=("larva r001",)).options
    assert UNLOCK in table(**there, base={"faults": ("r001",)}).options


@rule("NL-25.19", "NL-24.6")
def test_a_heavy_quest_item_needs_a_hand() -> None:
    game = (
        table(**AWAY, inventory=("weapon_battery",), things=("egg egg",)).do(*UNLOCK).choose(("red", "weapon_battery"))
    )
    assert game.prompt == "make-room" and game.options == ("egg",)
    assert game.choose("egg").crew().carries("assault_rifle")
