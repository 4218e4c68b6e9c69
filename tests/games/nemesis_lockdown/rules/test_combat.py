"""NL-16: Shoot and Melee."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import advantage, combat, noise
from ..table import Table, table

SENTRY: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("rifle",),
    "tiles": {"r001": "archive", "r002": "laboratory"},
}  # fmt: skip
"""Who knows no Weakness, with a Rifle, in a Room of S-01."""
DARK: dict[str, Any] = {**SENTRY, "power": "s02 s03"}
TOUGH = "cut_5"
"""An Attack card with a Resistance value of 5."""
HIT_BY = {
    "blank": (),
    "creeper": ("larva", "creeper"),
    "adult": ("larva", "creeper", "adult"),
    "hit_1": ("larva", "creeper", "adult", "breeder", "queen"),
    "hit_2": ("larva", "creeper", "adult", "breeder", "queen"),
}
KINDS = ("larva", "creeper", "adult", "breeder", "queen")


def dealt(game: Table) -> int:
    """The Injuries in all."""
    return sum(told["count"] for told in game.events("injured"))


def eggs(count: int, room: str = "r001") -> dict[str, Any]:
    """So many Eggs that lie in a Room."""
    return {"base": {"objects": (((room, "egg", -1),) * count)}, "lab": {"reserve": 3 - count}}


# -- Shoot -------------------------------------------------------------------------------------------------------------


@rule("NL-16.1", "NL-16.24", "NL-16.28")
def test_targets_are_the_intruders_and_the_eggs_of_the_own_room() -> None:
    game = table(**SENTRY, figures=("adult r001", "creeper r002", "larva r001"))
    assert game.offered("shoot") == [("rifle", 0), ("rifle", 2)] and game.offered("melee") == [0, 2]
    assert not table(**SENTRY, **eggs(1, "r002")).offered("shoot")
    assert table(**SENTRY, **eggs(1)).offered("melee") == ["eggs"], "out of Combat"
    assert table(**SENTRY, **eggs(1), figures=("adult r001",)).offered("melee") == [0, "eggs"], "and in Combat"
    carried = table(**{**SENTRY, "things": ("rifle egg",)})
    assert not carried.offered("melee") and not carried.offered("shoot")


@rule("NL-16.24", "NL-26.26")
def test_cocooned_eggs_are_a_target_in_the_nest() -> None:
    nest = {**SENTRY, "rooms": ("r005", "alert_room"), "tiles": {"r005": "nest"}, "power": "s02 s03"}
    game = table(**nest, chance=(combat("hit_2"), noise("silence"))).do("shoot", "rifle", "eggs")
    assert game.t.lab.eggs == 3 and game.t.lab.reserve == 5


@rule("NL-16.2", "NL-16.3", "NL-9.7")
def test_a_shot_costs_a_card_and_one_ammo_of_a_loaded_weapon() -> None:
    game = table(**DARK, figures=("adult r001",), chance=(combat("blank"),)).do("shoot", "rifle", 0)
    assert game.crew().things[0].load == 6 and len(game.hand()) == 4
    assert game.events("shot") == [{"seat": 0, "item": "rifle", "face": "blank"}]
    assert not table(**{**DARK, "things": ("rifle:0",)}, figures=("adult r001",)).offered("shoot")
    assert not table(**{**DARK, "things": ("",)}, figures=("adult r001",)).offered("shoot")


@rule("NL-16.4", "NL-16.5")
def test_the_die_hangs_on_the_power_of_the_section_alone() -> None:
    fight: dict[str, Any] = {"figures": ("adult r001",), "chance": (0,)}
    assert table(**SENTRY, **fight).do("shoot", "rifle", 0).events("shot")[0]["face"] == "discard_for_1"
    dark = table(**DARK, **fight).do("shoot", "rifle", 0)
    assert dark.events("shot")[0]["face"] == "blank"
    lit = table(**DARK, **fight, crew=({"lit": True},)).do("shoot", "rifle", 0)
    assert lit.events("shot")[0]["face"] == "blank", "a light of one's own changes nothing"
    stairs = {**SENTRY, "rooms": ("stairs_a", "alert_room"), "figures": ("adult stairs_a",), "chance": (0,)}
    assert table(**stairs).do("shoot", "rifle", 0).events("shot")[0]["face"] == "blank"


@rule("NL-16.7", "NL-16.8", "NL-16.9", "NL-16.10", "NL-16.11")
@pytest.mark.parametrize("face", HIT_BY)
def test_what_a_face_of_the_combat_die_does_when_shooting(face: str) -> None:
    for kind in KINDS:
        fight: dict[str, Any] = {"figures": (f"{kind} r001",), "chance": (combat(face), TOUGH, "cut_4")}
        game = table(**DARK, **fight).do("shoot", "rifle", 0)
        assert dealt(game) == ((2 if face == "hit_2" else 1) if kind in HIT_BY[face] else 0), kind
        assert not game.crew().serious
    game = table(**DARK, **eggs(3), chance=(combat(face), noise("silence"))).do("shoot", "rifle", "eggs")
    assert len(game.events("egg-destroyed")) == {"blank": 0, "hit_2": 2}.get(face, 1)


@rule("NL-16.12", "NL-40.22")
def test_a_card_for_a_hit() -> None:
    fight: dict[str, Any] = {"figures": ("queen r001",), "chance": (advantage("discard_for_1"), TOUGH, "cut_4")}
    game = table(**SENTRY, **fight, hand=("search rest",)).choose(("shoot", "rifle", 0), "search")
    assert game.prompt == "card-for-hit" and game.options == ("no", "rest")
    assert dealt(game.choose("rest")) == 1 and not game.hand()
    game = table(**SENTRY, **fight, hand=("search rest",)).choose(("shoot", "rifle", 0), "search", "no")
    assert dealt(game) == 0 and game.hand() == ["rest"]


@rule("NL-16.13")
def test_a_hit_and_a_card_for_another() -> None:
    fight: dict[str, Any] = {"figures": ("queen r001",), "chance": (advantage("hit_1_discard_for_2"), TOUGH, "cut_4")}
    game = table(**SENTRY, **fight, hand=("search rest",)).choose(("shoot", "rifle", 0), "search", "rest")
    assert dealt(game) == 2 and len(game.events("injured")) == 1
    assert dealt(table(**SENTRY, **fight, hand=("search rest",)).choose(("shoot", "rifle", 0), "search", "no")) == 1


@rule("NL-16.12", "NL-39.36")
def test_a_contamination_card_does_not_pay_for_a_hit_and_nobody_can_tell() -> None:
    fight: dict[str, Any] = {"figures": ("queen r001",), "chance": (advantage("discard_for_1"),)}
    game = table(**SENTRY, **fight, hand=("search contamination",)).choose(("shoot", "rifle", 0), "search")
    assert game.prompt == "card-for-hit" and game.options == ("no",)


@rule("NL-16.14", "NL-16.15")
def test_a_weapon_that_weakens_two_hits_leaves_a_hit_with_a_card_alone() -> None:
    fight: dict[str, Any] = {**SENTRY, "things": ("pistol",), "figures": ("queen r001",)}
    game = table(**fight, chance=(advantage("hit_2"), TOUGH, "cut_4")).do("shoot", "pistol", 0)
    assert dealt(game) == 1
    game = table(**fight, chance=(advantage("hit_1_discard_for_2"), TOUGH, "cut_4")).do("shoot", "pistol", 0)
    assert dealt(game.choose(game.options[1])) == 2


@rule("NL-16.6", "NL-16.34", "NL-40.23")
def test_a_reroll_comes_before_anything_is_made_of_the_face() -> None:
    fight: dict[str, Any] = {**SENTRY, "things": ("smart_gun",), "figures": ("adult r001",)}
    game = table(**fight, chance=(advantage("discard_for_1"), advantage("hit_1"), TOUGH)).do("shoot", "smart_gun", 0)
    assert game.prompt == "reroll" and game.options == ("keep", "reroll")
    game.choose("reroll")
    assert [told["face"] for told in game.events("shot")] == ["discard_for_1", "hit_1"] and dealt(game) == 1
    game = table(**fight, chance=(advantage("discard_for_1"),)).do("shoot", "smart_gun", 0).choose("keep")
    assert game.prompt == "card-for-hit"


@rule("NL-16.16", "NL-16.34", "NL-18.2")
def test_bonus_injuries_are_counted_before_the_one_condition_check() -> None:
    fight: dict[str, Any] = {**DARK, "things": ("shotgun",), "figures": ("adult r001",)}
    game = table(**fight, chance=(combat("hit_1"), "blood_chase_2")).do("shoot", "shotgun", 0)
    assert dealt(game) == 2 and len(game.events("checked")) == 1 and game.events("killed")
    assert not dealt(table(**fight, chance=(combat("creeper"),)).do("shoot", "shotgun", 0)), "a miss stays a miss"


@rule("NL-16.34")
def test_one_more_injury_is_bought_with_ammo_after_at_least_one() -> None:
    fight: dict[str, Any] = {**DARK, "things": ("smg",), "figures": ("adult r001",)}
    game = table(**fight, chance=(combat("hit_1"), TOUGH)).do("shoot", "smg", 0)
    assert game.prompt == "spend-ammo" and not game.events("checked")
    game.choose("yes")
    assert dealt(game) == 2 and game.crew().things[0].load == 5
    missed = table(**fight, chance=(combat("blank"),)).do("shoot", "smg", 0)
    assert missed.prompt == "action" and missed.crew().things[0].load == 6
    last = table(**{**fight, "things": ("smg:1",)}, chance=(combat("hit_1"), TOUGH)).do("shoot", "smg", 0)
    assert dealt(last) == 1 and last.prompt == "action", "the last one is shot"


@rule("NL-16.34", "NL-16.15")
def test_the_flamethrower_hurts_with_all_but_a_blank_and_its_fire_comes_last() -> None:
    fight: dict[str, Any] = {**DARK, "things": ("flamethrower",), "figures": ("adult r001",)}
    assert dealt(table(**fight, chance=(combat("creeper"), TOUGH)).do("shoot", "flamethrower", 0)) == 1
    assert dealt(table(**fight, chance=(combat("blank"),)).do("shoot", "flamethrower", 0)) == 0
    game = table(**fight, chance=(combat("hit_2"), TOUGH)).do("shoot", "flamethrower", 0)
    told = [event.event for event in game.match.log(None)]
    assert game.t.base.fires == ("r001",) and told.index("checked") < told.index("fire")


@rule("NL-16.34", "NL-22.12")
def test_a_weakness_changes_the_face() -> None:
    fight: dict[str, Any] = {**DARK, "figures": ("adult r001",), "chance": (combat("creeper"), TOUGH)}
    knows = {"knowledge": 3}
    assert dealt(table(**fight, weaknesses="soft_underbelly", crew=(knows,)).do("shoot", "rifle", 0)) == 1
    assert dealt(table(**fight, weaknesses="soft_underbelly").do("shoot", "rifle", 0)) == 0, "with Knowledge 1"
    fight["figures"] = ("breeder r001",)
    assert dealt(table(**fight, weaknesses="soft_underbelly", crew=(knows,)).do("shoot", "rifle", 0)) == 0


@rule("NL-16.35", "NL-24.10")
def test_a_weapon_comes_with_its_first_ammo() -> None:
    game = table(**{**SENTRY, "things": ("",)}, hand=("search rest",), chance=("rifle", "duct_tape"))
    game.choose(("card", "search"), "red", "rifle")
    assert [(thing.name, thing.load) for thing in game.crew().things] == [("rifle", 7)]
    unlocked = table(**{**SENTRY, "characters": ("survivor", "sentry"), "things": ("",)}, inventory=("weapon_battery",))
    unlocked.do("unlock")
    while unlocked.prompt != "action":
        unlocked.choose(unlocked.options[0])
    assert [(thing.name, thing.load) for thing in unlocked.crew().things] == [("assault_rifle", 8)]


# -- Melee -------------------------------------------------------------------------------------------------------------


@rule("NL-16.17", "NL-16.18", "NL-16.23", "NL-9.8")
def test_melee_needs_no_weapon_contaminates_first_and_rolls_the_combat_die() -> None:
    fight: dict[str, Any] = {**SENTRY, "things": ("",), "figures": ("adult r001",), "chance": ("harmless", 0)}
    game = table(**fight).do("melee", 0)
    told = [event.event for event in game.match.log(None)]
    assert told.index("contaminated") < told.index("struck") and game.crew().discard.count("contamination") == 1
    assert game.events("struck") == [{"seat": 0, "face": "blank"}], "though the Section has power"


@rule("NL-16.19", "NL-16.20", "NL-16.21", "NL-16.22")
@pytest.mark.parametrize("face", HIT_BY)
def test_what_a_face_does_in_melee(face: str) -> None:
    for kind in KINDS:
        chance = ("harmless", combat(face), TOUGH, "cut_4")
        game = table(**SENTRY, figures=(f"{kind} r001",), chance=chance).do("melee", 0)
        assert dealt(game) == int(kind in HIT_BY[face]), kind
        assert game.crew().serious == int(kind not in HIT_BY[face]), kind


@rule("NL-16.20", "NL-16.21", "NL-16.25", "NL-16.26", "NL-16.27")
@pytest.mark.parametrize("face", HIT_BY)
def test_melee_against_eggs_neither_contaminates_nor_wounds(face: str) -> None:
    game = table(**SENTRY, **eggs(3), chance=(combat(face), noise("silence"))).do("melee", "eggs")
    assert len(game.events("egg-destroyed")) == int(face != "blank")
    assert not game.events("contaminated") and not game.crew().serious
    assert len(game.events("noise-roll")) == 1, "hit or miss"


# -- Eggs --------------------------------------------------------------------------------------------------------------


@rule("NL-16.25", "NL-16.27", "NL-16.29", "NL-18.4")
def test_destroyed_eggs_return_to_the_reserve_and_the_attacker_makes_a_noise_roll() -> None:
    game = table(**DARK, **eggs(3), chance=(combat("hit_2"), noise("1"))).do("shoot", "rifle", "eggs")
    assert game.lying("r001") == ["egg"] and game.t.lab.reserve == 2 and not game.events("checked")
    assert game.events("noise-roll") == [{"seat": 0, "face": "1"}] and game.t.base.noise == ("c01",)
    alone = table(**DARK, **eggs(1), chance=(combat("hit_2"), noise("silence"))).do("shoot", "rifle", "eggs")
    assert len(alone.events("egg-destroyed")) == 1 and not alone.lying("r001"), "two Injuries, one Egg"
    missed = table(**DARK, **eggs(1), chance=(combat("blank"), noise("silence"))).do("shoot", "rifle", "eggs")
    assert missed.lying("r001") == ["egg"] and missed.events("noise-roll")


@rule("NL-16.27", "NL-16.34")
def test_the_noise_of_a_shot_at_eggs_comes_after_its_fire() -> None:
    chance = (combat("hit_2"), noise("silence"))
    game = table(**{**DARK, "things": ("flamethrower",)}, **eggs(2), chance=chance).do("shoot", "flamethrower", "eggs")
    told = [event.event for event in game.match.log(None)]
    assert told.index("egg-destroyed") < told.index("fire") < told.index("noise-roll")


@rule("NL-16.30", "NL-16.32")
def test_an_effect_on_one_intruder_may_be_used_on_eggs() -> None:
    chance = ("harmless", noise("silence"))
    hunter = {**SENTRY, "characters": ("survivor", "sentry"), "hand": ("desperate_attack rest",)}
    game = table(**hunter, **eggs(3), figures=("adult r001",), chance=chance).choose(("card", "desperate_attack"))
    assert game.prompt == "target" and game.options == (0, "eggs")
    game.choose("eggs")
    assert len(game.events("egg-destroyed")) == 2 and len(game.events("noise-roll")) == 1 and not dealt(game)


@rule("NL-16.30", "NL-27.20")
def test_venting_leaves_eggs_intact() -> None:
    vented: dict[str, Any] = {"vent": "r001", "doors": {"c01": "closed", "c02": "closed"}, **eggs(2)["base"]}
    passed = ({"passed": True}, {"passed": True})
    game = table(rooms=("alert_room", "alert_room"), base=vented, crew=passed, stage="turn_end", lab=eggs(2)["lab"])
    assert game.events("vented") == [{"room": "r001"}] and game.lying("r001") == ["egg", "egg"]


GRENADE: dict[str, Any] = {**SENTRY, "things": ("",), "inventory": ("grenade",)}


@rule("NL-16.31", "NL-16.32")
def test_eggs_in_another_room_are_attacked_from_the_own_one() -> None:
    game = table(**GRENADE, **eggs(3, "r002"), chance=(noise("1"),)).do("item", "red", "grenade")
    assert game.prompt == "target" and game.options == ("eggs",)
    game.choose("eggs")
    assert game.lying("r002") == ["egg"] and game.t.base.noise == ("c01",), "Corridor 1 of r001, not of r002"


@rule("NL-16.33", "NL-18.19")
def test_a_blast_destroys_eggs_as_it_injures_those_who_were_not_singled_out() -> None:
    fight: dict[str, Any] = {**GRENADE, "figures": ("creeper r002", "adult r002"), **eggs(3, "r002")}
    game = table(**fight, chance=("cut_5", "cut_4", noise("silence"))).do("item", "red", "grenade").choose(1)
    assert [(told["kind"], told["count"]) for told in game.events("injured")] == [("creeper", 1), ("adult", 2)]
    assert len(game.events("checked")) == 2, "each is checked for itself, in the order of placing"
    assert len(game.events("egg-destroyed")) == 1 and len(game.events("noise-roll")) == 1


@rule("NL-16.33", "NL-21.21")
def test_whoever_dies_of_the_own_blast_makes_no_noise() -> None:
    dying = ({"wounds": ("knee", "hand", "body")},)
    game = table(**GRENADE, **eggs(2), crew=dying).do("item", "red", "grenade").choose("eggs")
    assert game.crew().dead and len(game.events("egg-destroyed")) == 2 and not game.events("noise-roll")


@rule("NL-16.33", "NL-7.19")
def test_fire_makes_no_noise_roll() -> None:
    burning = {**eggs(3)["base"], "fires": ("r001",)}
    game = table(rooms=("alert_room", "alert_room"), base=burning, lab=eggs(3)["lab"], stage="attacks", met=True)
    assert len(game.events("egg-destroyed")) == 1
    before = [event.event for event in game.match.log(None)]
    assert "noise-roll" not in before[: before.index("event")]
