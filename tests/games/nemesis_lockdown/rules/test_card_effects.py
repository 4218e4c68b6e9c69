"""NL-7.34, NL-10.1, NL-10.3, NL-40.30: what single cards, Items and Events do, where no other test shows it."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import drawn, noise
from ..table import BOARD, BOX, Table, table

HERE: dict[str, Any] = {
    "rooms": ("r001", "alert_room"), "things": ("", ""), "met": True,
    "tiles": {"r001": "archive", "r002": "laboratory", "r003": "surgery"},
}  # fmt: skip
EVENT: dict[str, Any] = {**HERE, "stage": "event", "power": "s01 s02 s03"}
SILENT = next(token.id for token in BOX.explorations.values() if token.effect == "silence")


def as_(character: str, *hands: str, **more: Any) -> Table:
    """The first player as a Character, with the cards in hand by seat."""
    return table(**{**HERE, "characters": (character, "survivor"), "hand": hands, **more})


# -- Events ------------------------------------------------------------------------------------------------------------


@rule("NL-7.34", "NL-14.14", "NL-14.15", "NL-3.22")
def test_consuming_fire_takes_the_items_and_spreads_but_not_through_a_closed_door() -> None:
    burning = {"fires": ("r002",), "doors": {"c04": "closed"}}
    game = table(**EVENT, base=burning, chance=("consuming_fire",))
    assert game.t.base.counters == {"r001": 2, "r002": 0, "r003": 2}
    assert sorted(game.t.base.fires) == ["r001", "r002", "repository"], "nor from Rooms that have just caught fire"


@rule("NL-7.34", "NL-12.15", "NL-14.40")
def test_noise_in_corridors_makes_noise_or_takes_markers_for_good() -> None:
    game = table(**EVENT, chance=("noise_in_corridors",))
    assert game.t.base.noise == ("tech",) and (game.t.base.fires_gone, game.t.base.faults_gone) == (0, 0)
    again = table(**EVENT, base={"noise": ("tech",)}, chance=("noise_in_corridors",))
    assert (again.t.base.fires_gone, again.t.base.faults_gone) == (1, 1) and not again.events("encounter")


@rule("NL-7.34", "NL-7.55", "NL-30.10")
def test_a_coolant_leak_breaks_the_cooling_system_and_then_starts_the_countdown() -> None:
    there = {**EVENT, "tiles": {"r004": "cooling_system"}}
    game = table(**there, chance=("coolant_leak",))
    assert game.t.base.faults == ("r004",) and game.t.clock.countdown == -1
    again = table(**there, base={"faults": ("r004",)}, chance=("coolant_leak",))
    assert again.events("countdown") == [{"slot": 12}]
    unknown = table(**EVENT, chance=("coolant_leak",))
    assert not unknown.t.base.faults and not unknown.events("countdown"), "the tile lies face down"


@rule("NL-7.34", "NL-7.35", "NL-18.25", "NL-19.1")
def test_lurking_clears_the_empty_rooms_and_those_in_the_dark_are_attacked() -> None:
    dark = {**EVENT, "power": "s02", "figures": ("adult r001", "adult r009", "creeper alert_room"), "hand": ("", "")}
    game = table(**dark, chance=("lurking", "cut_2"))
    assert game.figures() == [("adult", "r001"), ("creeper", "alert_room")] and game.t.bag.inside_seen
    assert [(told["kind"], told["seat"]) for told in game.events("attack")] == [("adult", 0)], "the other is in light"


@rule("NL-7.34", "NL-40.52")
def test_panic_takes_ammo_of_own_choice_from_whoever_has_enough() -> None:
    panic = {**EVENT, "characters": ("sentry", "survivor"), "hand": ("", "search"), "chance": ("panic",)}
    game = table(**{**panic, "things": ("rifle:1 smg:1",)}, inventory=("medkit",))
    while game.prompt == "lose-ammo":
        assert game.seat == 0
        game.choose(game.options[0])
    assert [thing.load for thing in game.crew().things] == [0, 0] and game.items() == ["medkit"]
    poor = table(**{**panic, "things": ("rifle:1",)}, inventory=("medkit",))
    assert poor.prompt == "lose-item" and poor.crew().things[0].load == 1, "with too little ammo it is an Item"


# -- Action cards ------------------------------------------------------------------------------------------------------


@rule("NL-10.1", "NL-12.15", "NL-40.30")
def test_sensitive_hearing_lays_or_takes_one_marker_here() -> None:
    game = as_("lab_rat", "sensitive_hearing", base={"noise": ("c01", "c03")}).do("card", "sensitive_hearing")
    assert game.prompt == "either" and game.choose(0).prompt == "which-corridor"
    assert game.options == ("c02", "tech") and not game.choose("tech").events("encounter")
    assert {*game.t.base.noise} == {"c01", "c03", "tech"}
    quiet = as_("lab_rat", "sensitive_hearing", base={"noise": ("c01", "c03")}).do("card", "sensitive_hearing")
    assert quiet.choose(1, "c01").t.base.noise == ("c03",)


@rule("NL-14.39", "NL-40.30")
def test_overload_turns_one_door_of_the_own_section() -> None:
    shut = {"doors": {"c10": "closed", "c13": "closed", "c01": "destroyed"}}
    game = as_("hacker", "overload", base=shut).do("card", "overload").choose(1)
    assert game.prompt == "which-door" and {*game.options} == {
        way for way in BOARD.ways if BOARD.way_section[way] == "s01" and way != "c01"
    }
    game.choose("c10")
    assert "c10" not in game.t.base.doors and game.t.base.doors["c13"] == "closed"


@rule("NL-14.17", "NL-14.38", "NL-40.30")
def test_overload_breaks_a_computer_wherever_it_is() -> None:
    there = {"tiles": {"r001": "archive", "r002": "laboratory", "r003": "surgery"}, "base": {"faults": ("r002",)}}
    game = as_("hacker", "overload", **there).do("card", "overload").choose(0)
    assert game.prompt == "which-room" and game.options == ("r001", "alert_room"), "of those that work"
    assert game.choose("alert_room").t.base.faults == ("r002", "alert_room")


@rule("NL-11.35", "NL-40.65")
def test_who_does_not_want_to_come_along_stays() -> None:
    together = {"rooms": ("r001", "r001"), "chance": (noise("silence"),)}
    game = as_("sentry", "facility_tour", **together).do("card", "facility_tour").choose(1)
    assert game.prompt == "come-along" and game.seat == 1
    game.choose("no", "r002")
    assert game.crew().room == "r002" and game.crew(1).room == "r001"


@rule("NL-10.1", "NL-18.20", "NL-24.24")
def test_stun_costs_a_weapon_or_takes_a_small_hand() -> None:
    fight = {"figures": ("adult r001",), "things": ("rifle",), "inventory": ("medkit",), "chance": ("bulkheads_open",)}
    game = as_("sentry", "stun", **fight).do("card", "stun").choose(1)
    while game.prompt != "action":
        game.choose(game.options[0])
    assert not game.crew().carries("rifle") and game.items() == ["medkit"] and game.figures() == [("adult", "r002")]
    other = as_("sentry", "stun", "search rest vents", rooms=("r001", "r001")).choose(("card", "stun"), "pass", 0, 1)
    assert other.hand(1) == [] and len(other.crew(1).discard) == 3


@rule("NL-9.10", "NL-10.1")
def test_specimen_care_picks_up_and_draws() -> None:
    lying = {"base": {"objects": (("r001", "carcass", -1),)}}
    game = as_("xenobiologist", "specimen_care", **lying).do("card", "specimen_care").choose(0, "carcass")
    assert game.crew().carries("carcass") and len(game.hand()) == 1


# -- Items -------------------------------------------------------------------------------------------------------------


@rule("NL-12.6", "NL-12.7", "NL-19.1")
def test_a_decoy_calls_all_from_around_a_room_and_those_in_combat_attack_first() -> None:
    near = {"figures": ("adult r001", "creeper r003", "adult r009"), "inventory": ("decoy",)}
    game = as_("sentry", "rest search", **near, chance=("cut_2",)).do("item", "red", "decoy")
    assert game.prompt == "where" and {*game.options} == {*BOARD.next["r001"]}
    game.choose("r002")
    assert [told["seat"] for told in game.events("attack")] == [0] and game.crew().light == 1
    assert game.figures() == [("adult", "r002"), ("creeper", "r002"), ("adult", "r009")]


@rule("NL-39.17", "NL-39.18", "NL-11.7")
def test_what_a_drone_has_seen_is_what_is_found_there() -> None:
    drone = {"inventory": ("recon_drone",), "tiles": {"r001": "archive"}, "chance": ("guard_room", SILENT)}
    game = as_("sentry", "rest search stun", **drone).do("item", "red", "recon_drone").choose("r002")
    assert [told["tile"] for told in game.saw("saw-tile")] == ["guard_room"] and not game.saw("saw-tile", 1)
    game.do("move", "r002")
    assert game.t.tile("r002") == "guard_room" and game.events("explored")[0]["effect"] == "silence"


@rule("NL-8.4", "NL-40.68", "NL-17.7")
def test_a_smoke_grenade_blinds_the_others_and_lets_its_owner_go_unharmed() -> None:
    room = {"rooms": ("r001", "r001"), "figures": ("adult r001",), "inventory": ("smoke_grenade",)}
    game = as_("sentry", "rest search", "search contamination", **room, live=("", "harmless"),
               chance=(noise("silence"),))  # fmt: skip
    game.choose(("item", "red", "smoke_grenade"), "rest", "pass")
    assert game.prompt == "discard" and game.seat == 1 and game.options == ("search",), "an Action card"
    game.choose("search", "r002")
    assert game.crew().room == "r002" and not game.events("attack") and game.hand(1) == ["contamination"]


@rule("NL-25.15", "NL-25.19", "NL-14.13")
def test_a_pressure_washer_puts_out_a_fire_next_door() -> None:
    game = as_("janitor", "rest search", things=("pressure_washer",), base={"fires": ("r002", "r003")})
    game.do("item", "own", "pressure_washer").choose(0)
    assert game.t.base.fires == ("r003",)
    both = as_("janitor", "rest search", things=("pressure_washer",), base={"fires": ("r001", "r002")})
    both.do("item", "own", "pressure_washer").choose(0)
    assert both.prompt == "which-room" and both.options == ("r001", "r002")


@rule("NL-12.15", "NL-14.1")
@pytest.mark.parametrize("loud", [False, True])
def test_a_wail_fills_or_empties_the_corridors_of_the_section(loud: bool) -> None:
    ways = {way for way in BOARD.ways if BOARD.way_section[way] == "s01"}
    game = as_("lab_rat", "rest search", things=("wail",), base={"noise": ("c01", "c13", "tech")})
    game.do("item", "own", "wail").choose(int(loud))
    assert {*game.t.base.noise} == ({*ways, "c13", "tech"} if loud else {"c13", "tech"}) and not game.events(
        "encounter"
    )


@rule("NL-7.26", "NL-14.28", "NL-40.30")
def test_the_overmind_moves_an_intruder_that_is_not_in_combat() -> None:
    mind = {"things": ("overmind",), "rooms": ("r001", "r003"), "figures": ("adult r002", "adult r003", "adult r009")}
    game = as_("xenobiologist", "rest search", **mind, base={"doors": {"c04": "closed"}})
    game.do("item", "own", "overmind")
    assert game.prompt == "target" and game.options == (0,)
    game.choose(0)
    assert game.prompt == "which-corridor" and sorted(map(str, game.options)) == ["c01", "c03", "c04", "tech"]
    game.choose("c04")
    assert game.figures()[0] == ("adult", "r002") and game.t.base.doors["c04"] == "destroyed"
    alone = as_("xenobiologist", "rest search", things=("overmind",), figures=("adult r001",))
    assert not alone.offered("item"), "and not in Combat"


@rule("NL-25.15", "NL-25.19")
def test_a_battle_suit_costs_a_red_item_in_the_repository() -> None:
    there = {"rooms": ("repository",), "inventory": ("grenade medkit",)}
    game = as_("sentry", "rest search", **there).do("unlock")
    assert game.prompt == "lose-item" and game.options == (("red", "grenade"),)
    game.choose(("red", "grenade"))
    assert game.crew().carries("battle_suit") and game.items() == ["medkit"] and game.saw("lost", 1)
    assert not as_("sentry", "rest search", rooms=("repository",), inventory=("medkit",)).offered("unlock")


# -- cards that are not there ------------------------------------------------------------------------------------------


@rule("NL-6.4")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    every = " ".join(BOX.decks["lab_rat"])
    game = as_("lab_rat", f"{every} contamination", live=("harmless",)).do("card", "weird_metabolism")
    game.choose(0)
    while game.prompt == "discard":
        game.choose(game.options[0])
    assert len(game.hand()) == 10 and game.crew().discard == ("weird_metabolism",), "only the discarded one came back"


@rule("NL-6.22", "NL-21.21")
def test_whoever_bleeds_to_death_when_passing_discards_nothing() -> None:
    game = as_("sentry", "rest search", crew=({"wounds": ("bleeding", "hand", "body")},)).do("pass")
    assert game.crew().dead and game.seat == 1 and game.prompt == "action" and game.lying("r001") == ["corpse"]


@rule("NL-16.33", "NL-27.32")
def test_a_strike_on_eggs_is_heard_where_the_striker_is() -> None:
    there = {**HERE, "tiles": {"r001": "defense_control_room", "r005": "nest"}, "figures": ("larva r005",)}
    chance = (noise("1"), *drawn("larva_1"))
    game = table(**there, chance=chance).do("room", 0)
    while game.prompt != "action":
        game.choose(0 if game.prompt == "either" else game.options[0])
    assert game.events("egg-destroyed") == [{"room": "r005"}] and game.t.base.noise == ("c01",)
    assert game.t.base.faults == (), "no Malfunction marker lies in the Nest"
