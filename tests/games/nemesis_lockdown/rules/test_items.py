"""NL-24: Objects, Items, hands and inventory."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import beneath
from brushpass.games.nemesis_lockdown.state import ITEMS, LOST, Lockdown
from brushpass.testing import rule
from brushpass.testing.looks import alike
from tests.games.twins import lived

from ..table import BOX, Table, table, twins

AWAY: dict[str, Any] = {"rooms": ("r001", "stairs_d", "stairs_d"), "tiles": {"r001": "laboratory"}}
SEARCH: dict[str, Any] = {**AWAY, "hand": ("search rest",), "tiles": {"r001": "transmitter_control_room"}}
"""In a red Room."""
FIRE: dict[str, Any] = {**AWAY, "base": {"fires": ("r001",)}}


def names(game: Table, seat: int = 0) -> list[str]:
    """What lies openly with somebody."""
    return [thing.name for thing in game.crew(seat).things]


@rule("NL-24.1", "NL-24.2", "NL-39.12")
def test_an_inventory_is_hidden_but_for_numbers_and_colours() -> None:
    game = table(**AWAY, inventory=("medkit medkit clothes toolbelt grenade glowstick",))
    view = game.match.view(1)
    assert view.sizes[0].inventory == {"red": 2, "yellow": 1, "green": 3} and view.secrets[0] is None
    assert not view.crew[0].things


@rule("NL-10.3", "NL-24.3", "NL-39.12")
def test_who_uses_an_item_shows_it() -> None:
    game = table(**AWAY, inventory=("research_documents",))
    game.choose(("item", "green", "research_documents"))
    assert game.prompt == "pay" and names(game) == ["research_documents"], "shown before it is paid for"
    assert game.events("uses") == [{"seat": 0, "item": "research_documents"}]


@rule("NL-10.4", "NL-24.19")
def test_an_item_of_one_use_goes_to_its_discard_pile_after_use() -> None:
    game = table(**AWAY, inventory=("research_documents",)).do("item", "green", "research_documents")
    assert game.prompt == "either" and not game.t.discards["green"]
    game.choose(0)
    assert game.crew().knowledge == 5 and game.t.discards["green"] == ("research_documents",) and not names(game)


@rule("NL-10.4", "NL-21.14")
def test_who_dies_using_an_item_takes_it_along() -> None:
    game = table(
        3, **AWAY, inventory=("grenade",), base={"objects": (("r001", "egg", -1),)}, lab={"reserve": 2},
        crew=({"wounds": ("knee", "body", "hand")},), hand=("rest search demolition repairs",),
    )  # fmt: skip
    game.do("item", "red", "grenade")
    while not game.crew().dead:
        game.choose(game.options[0])
    assert not game.t.discards["red"] and game.t.piles[LOST["red"]] == ["grenade"]


@rule("NL-24.19")
def test_a_used_crafted_item_leaves_the_game() -> None:
    game = table(**AWAY, things=("taser",), figures=("adult r001",), chance=("cut_1", "power_surge"))
    stock = game.t.base.stock["taser"]
    game.do("item", "crafted", "taser").choose(0, 0)
    assert not names(game) and game.t.base.stock["taser"] == stock


@rule("NL-24.4", "NL-39.13")
def test_heavy_items_and_objects_are_public_and_fill_two_hands() -> None:
    game = table(**AWAY, things=("rifle:3 egg flashlight",))
    seen = game.match.view(1).crew[0].things
    assert [(thing.name, thing.load) for thing in seen] == [("rifle", 3), ("egg", 0), ("flashlight", 3)]
    game = table(**AWAY, things=("rifle egg",), base={"objects": (("r001", "carcass", -1),)}).do("pick-up")
    assert game.choose("carcass").prompt == "make-room"


@rule("NL-24.5", "NL-24.7", "NL-40.51")
def test_a_wounded_arm_drops_what_does_not_fit() -> None:
    game = table(**FIRE, things=("rifle egg",), crew=({"light": 2},), chance=("arm",)).do("pass").choose("stop")
    assert game.prompt == "blocked-hand" and game.options == ("rifle", "egg")
    game.choose("egg")
    assert names(game) == ["rifle"] and game.lying("r001") == ["egg"]
    light = table(**FIRE, things=("rifle flashlight",), crew=({"light": 2},), chance=("arm",)).do("pass").choose("stop")
    assert names(light) == ["rifle", "flashlight"], "what is not Heavy fills no hand"


@rule("NL-9.3", "NL-9.10", "NL-24.6", "NL-40.13", "NL-40.14")
def test_a_third_thing_needs_a_free_hand_or_is_left() -> None:
    full: dict[str, Any] = {**AWAY, "things": ("rifle shotgun",), "base": {"objects": (("r001", "carcass", -1),)}}
    game = table(**full).do("pick-up").choose("carcass")
    assert game.options == ("decline", "rifle", "shotgun")
    assert names(game.choose("rifle")) == ["shotgun", "carcass"] and len(game.hand()) == 4
    assert ("pick-up",) not in table(**full, figures=("larva r001",)).options, "not in Combat"
    game = table(**full).do("pick-up").choose("carcass", "decline")
    assert names(game) == ["rifle", "shotgun"] and game.lying("r001") == ["carcass"]


@rule("NL-24.8", "NL-24.9", "NL-25.7", "NL-16.35")
def test_a_weapon_found_is_taken_at_once_with_its_ammo_and_seen_by_all() -> None:
    game = table(**SEARCH, chance=("shotgun", "grenade")).do("card", "search").choose("shotgun")
    assert [(thing.name, thing.load) for thing in game.match.view(1).crew[0].things] == [("shotgun", 5)]
    assert game.t.acted == 1 and not game.items()


@rule("NL-24.10")
def test_a_weapon_holds_no_more_than_its_capacity() -> None:
    game = table(**AWAY, things=("rifle:3",), inventory=("weapon_battery",)).do("item", "red", "weapon_battery")
    assert game.choose(0).crew().things[0].load == 7
    full = table(**AWAY, things=("rifle:7",), inventory=("weapon_battery",)).do("item", "red", "weapon_battery")
    assert full.options == (1,), "a full one is not loaded"


@rule("NL-24.11")
def test_a_magazine_becomes_part_of_the_weapon() -> None:
    game = table(**AWAY, things=("rifle:4",), inventory=("extended_magazine weapon_battery",))
    game.do("item", "red", "extended_magazine")
    thing = game.crew().things[0]
    assert (thing.load, thing.attached) == (6, ("red", "extended_magazine")) and names(game) == ["rifle"]
    game.do("drop", "rifle")
    assert sorted(game.t.piles[beneath(ITEMS["red"])]) == ["extended_magazine", "rifle"]


@rule("NL-24.11")
def test_a_magazine_loads_the_weapon_that_it_is_attached_to() -> None:
    game = table(**AWAY, things=("rifle:1 shotgun:0",), inventory=("extended_magazine",))
    game.do("item", "red", "extended_magazine").choose("shotgun")
    assert [(thing.name, thing.load) for thing in game.crew().things] == [("rifle", 1), ("shotgun", 2)]


@rule("NL-24.11")
def test_a_weapon_with_a_magazine_is_loaded_to_the_brim() -> None:
    def attach(t: Lockdown) -> None:
        t.crew[0].things[0].attached = ("red", "extended_magazine")
        t.piles[ITEMS["red"]].remove("extended_magazine")

    game = table(**AWAY, things=("rifle:1",), inventory=("weapon_battery",), bent=attach)
    assert game.do("item", "red", "weapon_battery").choose(0).crew().things[0].load == 9


@rule("NL-24.12")
def test_duct_tape_joins_two_heavy_items() -> None:
    game = table(**AWAY, things=("rifle shotgun",), inventory=("duct_tape",)).do("item", "yellow", "duct_tape")
    game.choose(1)
    assert [thing.bound for thing in game.crew().things] == [1, 1]
    mixed = table(**AWAY, things=("rifle egg",), inventory=("duct_tape",))
    assert not mixed.offered("item"), "Objects cannot be joined"


@rule("NL-24.12")
def test_two_pairs_are_told_apart() -> None:
    def bind(t: Lockdown) -> None:
        for thing in t.crew[1].things:
            thing.bound = 1

    game = table(**AWAY, things=("rifle shotgun", "pistol flamethrower"), inventory=("duct_tape",), bent=bind)
    game.do("item", "yellow", "duct_tape").choose(1)
    assert [thing.bound for seat in (0, 1) for thing in game.crew(seat).things] == [2, 2, 1, 1]


@rule("NL-24.12", "NL-24.17")
def test_what_is_joined_fills_one_hand_and_is_dropped_together() -> None:
    def bind(t: Lockdown) -> None:
        for thing in t.crew[0].things:
            thing.bound = 1

    there: dict[str, Any] = {**AWAY, "things": ("rifle shotgun",), "base": {"objects": (("r001", "carcass", -1),)}}
    game = table(**there, bent=bind).do("pick-up").choose("carcass")
    assert names(game) == ["rifle", "shotgun", "carcass"]
    assert names(game.choose(("drop", "shotgun"))) == ["carcass"]


@rule("NL-24.13", "NL-18.7")
def test_a_dead_adult_leaves_a_carcass_and_a_larva_none() -> None:
    hit = BOX.dice.advantage.index("hit_2")
    game = table(**AWAY, figures=("larva r001",), things=("rifle",), chance=(hit,)).do("shoot", "rifle", 0)
    assert not game.figures() and not game.lying("r001")
    game = table(**AWAY, figures=("adult r001 4",), things=("rifle",), chance=(hit, "blood_chase_2"))
    assert game.do("shoot", "rifle", 0).lying("r001") == ["carcass"]


@rule("NL-24.14")
def test_an_object_is_no_item() -> None:
    assert ("card", "distraction") not in table(
        **AWAY, figures=("adult r001",), things=("egg",), hand=("distraction rest",)
    ).options
    assert ("card", "distraction") in table(
        **AWAY, figures=("adult r001",), things=("flashlight",), hand=("distraction rest",)
    ).options


@rule("NL-24.15", "NL-24.16", "NL-6.19", "NL-40.8")
def test_anything_is_dropped_free_of_charge() -> None:
    game = table(**AWAY, things=("rifle egg flashlight",), inventory=("medkit",))
    assert game.offered("drop") == ["rifle", "egg", "flashlight"] and game.offered("drop-hidden") == ["green"]
    game.choose(("drop", "egg"))
    assert game.lying("r001") == ["egg"] and game.t.acted == 0 and len(game.hand()) == 5
    game.choose(("drop", "flashlight"))
    assert game.t.piles[beneath(ITEMS["yellow"])] == ["flashlight"] and names(game) == ["rifle"]


@rule("NL-24.15")
def test_nothing_is_dropped_in_the_middle_of_something_or_out_of_turn() -> None:
    game = table(**AWAY, things=("egg", "egg"), inventory=("medkit",))
    game.choose(("move", "r002"))
    assert game.prompt == "pay" and not game.offered("drop")


@rule("NL-24.17", "NL-24.20")
def test_a_dropped_item_is_lost_under_its_deck() -> None:
    game = table(**AWAY, inventory=("medkit clothes",)).choose(("drop-hidden", "green"), "medkit")
    assert game.t.piles[beneath(ITEMS["green"])] == ["medkit"] and game.items() == ["clothes"]
    assert not game.t.discards["green"] and game.events("dropped-hidden") == [{"seat": 0, "colour": "green"}]


@rule("NL-24.17", "NL-39.12")
def test_what_was_dropped_unseen_nobody_else_can_tell() -> None:
    pair = twins({"inventory": ("medkit",)}, {"inventory": ("clothes",)}, **AWAY)
    lived(*pair, ("drop-hidden", "green"), ["medkit", "clothes"])


@rule("NL-24.18")
def test_a_dropped_crafted_item_goes_back_to_the_stock_and_an_own_one_leaves() -> None:
    game = table(**AWAY, characters=("hacker", "survivor"), things=("smart_gun taser",))
    game.choose(("drop", "taser"), ("drop", "smart_gun"))
    assert game.t.base.stock["taser"] == 3 and not names(game) and not game.lying("r001")


@rule("NL-24.20", "NL-24.24")
def test_an_item_discarded_unused_goes_unseen_under_its_deck() -> None:
    game = table(**AWAY, figures=("adult r001",), inventory=("medkit clothes",), hand=("distraction rest",))
    game.do("card", "distraction").choose(("green", "medkit"))
    assert game.t.piles[beneath(ITEMS["green"])] == ["medkit"] and game.events("lost") == [
        {"seat": 0, "colour": "green"}
    ]


@rule("NL-24.24", "NL-39.12")
def test_which_item_was_discarded_unused_nobody_else_can_tell() -> None:
    fight = {**AWAY, "figures": ("adult r001",), "hand": ("distraction rest",)}
    pair = twins({"inventory": ("medkit clothes",)}, {"inventory": ("antiseptic clothes",)}, **fight)
    lived(*pair, ("card", "distraction"), [("green", "medkit"), ("green", "antiseptic")])


@rule("NL-24.24")
def test_an_item_of_a_demanded_kind_is_shown() -> None:
    game = table(**AWAY, inventory=("weapon_battery glowstick",)).do("unlock")
    game.choose(("red", "weapon_battery"))
    assert [value for _, _, value, to, _ in game.match.history if to is None][-1] == ("red", "weapon_battery")
    assert "weapon_battery" in game.t.piles[beneath(ITEMS["red"])]


@rule("NL-24.21")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    def emptied(t: Lockdown) -> None:
        t.discards["red"] = ("grenade", "decoy")
        t.piles[ITEMS["red"]] = ["rifle"]

    game = table(**SEARCH, bent=emptied).do("card", "search")
    assert sorted(game.options) != [] and game.t.discards["red"] == ()
    game.choose(game.options[0])

    def bare(t: Lockdown) -> None:
        t.piles[ITEMS["red"]] = []

    nothing = table(**SEARCH, bent=bare).do("card", "search")
    assert nothing.prompt == "action" and not nothing.items() and nothing.t.base.counters["r001"] == 1


@rule("NL-24.22")
def test_an_item_works_on_its_owner_alone() -> None:
    there: dict[str, Any] = {**AWAY, "rooms": ("r001", "r001"), "inventory": ("medkit",)}
    assert not table(**there, crew=({}, {"wounds": ("knee",)})).offered("item")
    game = table(**there, crew=({"wounds": ("knee",)}, {"wounds": ("body",)})).do("item", "green", "medkit")
    game.choose(0, "knee")
    assert game.crew().dressed == ("knee",) and game.crew(1).wounds == ("body",)


@rule("NL-24.25", "NL-39.14")
def test_starting_and_quest_items_are_seen_to_be_such() -> None:
    seen = table(characters=("hacker", "survivor")).match.view(1).crew[0]
    assert [(thing.name, thing.back) for thing in seen.things] == [("smart_gun", "own")] and seen.quest == "cheat_codes"


# -- free uses ---------------------------------------------------------------------------------------------------------


@rule("NL-40.66", "NL-24.24")
def test_a_toolbelt_reloads_the_nailgun_free_of_charge() -> None:
    there: dict[str, Any] = {**AWAY, "characters": ("janitor", "survivor"), "things": ("nailgun:1",)}
    game = table(**there, inventory=("toolbelt",)).choose(("reload", "nailgun"), ("yellow", "toolbelt"))
    assert game.crew().things[0].load == 8 and game.t.piles[beneath(ITEMS["yellow"])] == ["toolbelt"]
    assert game.t.acted == 0 and len(game.hand()) == 5
    assert not table(**there, inventory=("duct_tape",)).offered("reload")
    assert not table(**{**there, "things": ("nailgun:8",)}, inventory=("toolbelt",)).offered("reload")


@rule("NL-40.66")
def test_a_toolbelt_turns_the_probe_arm_back() -> None:
    there: dict[str, Any] = {**AWAY, "characters": ("xenobiologist", "survivor"), "inventory": ("toolbelt",)}
    game = table(**there, figures=("adult r001",)).do("item", "own", "probe_arm")
    assert names(game) == ["probe_arm", "carcass"] and game.crew().things[0].turned
    assert ("item", "own", "probe_arm") not in game.options
    game.choose(("repair", "probe_arm"), ("yellow", "toolbelt"))
    assert not game.crew().things[0].turned and ("item", "own", "probe_arm") in game.options


@rule("NL-24.6")
def test_a_carcass_from_the_supply_needs_a_hand() -> None:
    game = table(
        **AWAY, characters=("xenobiologist", "survivor"), things=("probe_arm rifle shotgun",), figures=("adult r001",)
    ).do("item", "own", "probe_arm")
    assert game.options == ("rifle", "shotgun")
    assert names(game.choose("rifle")) == ["probe_arm", "shotgun", "carcass"]


@rule("NL-24.2", "NL-24.3", "NL-24.19")
def test_of_two_equal_items_the_one_that_was_shown_is_used_up() -> None:
    two: dict[str, Any] = {
        "rooms": ("r001",),
        "tiles": {"r001": "archive"},
        "inventory": ("medkit medkit",),
        "things": ("",),
    }
    game = table(**two, crew=({"wounds": ("knee",)},)).do("item", "green", "medkit").choose(0, "knee")
    assert game.items() == ["medkit"] and not game.crew().things and game.t.discards["green"] == ("medkit",)


@rule("NL-24.20", "NL-39.13", "NL-39.31")
def test_an_open_item_that_is_lost_is_seen_and_a_hidden_one_is_not() -> None:
    """Both are red; whoever looks on imagines nothing else than what was seen."""
    panic: dict[str, Any] = {
        "rooms": ("r001", "r001"), "tiles": {"r001": "archive"}, "stage": "event", "met": True, "hand": ("", ""),
        "things": ("rifle:0", ""), "inventory": ("grenade", "medkit"),
    }  # fmt: skip
    for item in ("rifle", "grenade"):
        game = table(**panic, chance=("panic",)).choose(("red", item))
        assert game.seat == 1 and game.prompt == "lose-item"
        assert [event["thing"] for event in game.events("dropped")] == ["rifle"] * (item == "rifle")
        for seed in range(8):
            world = game.match.observe(1).imagine(Random(seed), keep=True)
            assert alike(world, 1) == alike(game.match, 1), item


@rule("NL-25.7", "NL-39.12", "NL-39.31")
def test_of_two_items_that_were_looked_at_the_one_that_stayed_was_kept() -> None:
    """What was not kept leaves first, unseen; whoever looks on can imagine that while the search is under way."""
    game = table(**SEARCH, things=("smart_gun:2 rifle:3", ""), chance=("grenade", "shotgun"))
    game.do("card", "search").choose("shotgun")
    assert game.prompt == "make-room"
    for seed in range(8):
        world = game.match.observe(1).imagine(Random(seed), keep=True)
        assert alike(world, 1) == alike(game.match, 1)
