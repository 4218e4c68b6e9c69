"""NL-14: Noise, Slime, Fire, Malfunctions and Doors."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import drawn, noise
from ..endings import ISOLATED
from ..table import BOARD, BOX, Table, dealt, table

PAIR: dict[str, Any] = {"rooms": ("r001", "stairs_d"), "tiles": {"r001": "archive", "r002": "surgery"}}
JANITOR: dict[str, Any] = {**PAIR, "characters": ("janitor", "survivor")}
BROKEN = {"faults": ("r001",)}
ELEVEN = ("c03", "c04", "c05", "c07", "c08", "c09", "c10", "c11", "c12", "c13", "c14")


def through(game: Table, *wanted: Any) -> Table:
    """Everything that is asked is answered, with what is wanted where it is offered, else with the first option."""
    while game.match.decisions and game.prompt != "action":
        game.choose(next((one for one in wanted if one in game.options), game.options[0]))
    return game


# -- Noise and Slime ---------------------------------------------------------------------------------------------------


@rule("NL-14.2", "NL-14.4", "NL-14.32")
def test_noise_acts_on_both_ends_also_behind_a_closed_door() -> None:
    for start, room, face in (("repository", "r002", "3"), ("repository", "r001", "1")):
        game = table(**{**PAIR, "rooms": (start, "stairs_d")}, base={"noise": ("c01",), "doors": {"c01": "closed"}},
                     chance=(noise(face), *drawn("larva_1"))).do("move", room)  # fmt: skip
        assert game.events("encounter") and game.figures() == [("larva", room)]
        assert game.t.base.doors == {"c01": "closed"} and not game.t.base.noise


@rule("NL-14.3")
def test_noise_hinders_nobody() -> None:
    quiet, loud = table(**PAIR), table(**PAIR, base={"noise": BOARD.noisy["r001"]})
    assert quiet.options == loud.options
    assert loud.do("pass").choose("stop").t.base.noise == BOARD.noisy["r001"]


@rule("NL-14.6")
def test_a_silent_roll_is_danger_with_slime() -> None:
    game = table(**PAIR, crew=({"slime": True},), chance=(noise("silence"),)).do("move", "r002")
    assert game.events("danger") and {*game.t.base.noise} == {*BOARD.noisy["r002"]}


@rule("NL-14.7")
def test_decontamination_and_clothes_take_slime_away() -> None:
    slimed: dict[str, Any] = {"crew": ({"slime": True},)}
    clean = table(rooms=("r005", "stairs_d"), tiles={"r005": "decontamination_room"}, **slimed).do("room", 0)
    assert not through(clean).crew().slime
    assert not through(table(**PAIR, **slimed, inventory=("clothes",)).do("item", "green", "clothes")).crew().slime


# -- Fire --------------------------------------------------------------------------------------------------------------


@rule("NL-14.8", "NL-14.9")
def test_fire_burns_unexplored_rooms_too_characters_at_the_end_of_their_turn_and_intruders_later() -> None:
    fires = {"fires": ("r001", "r009")}
    game = table(**PAIR, base=fires, figures=("larva r009",))
    assert not game.t.explored("r009") and game.do("pass").choose("stop").crew().light == 1
    phase = table(rooms=("isolation_room", "isolation_room"), base=fires, figures=("larva r009",), stage="attacks")
    assert [(one["kind"], one["room"]) for one in phase.events("killed")] == [("larva", "r009")]


@rule("NL-14.10")
def test_fire_never_goes_out_by_itself() -> None:
    game = table(rooms=("isolation_room", "isolation_room"), met=True, base={"fires": ("r009",)}, stage="time",
                 power="s01 s02 s03", clock={"slot": 9}, chance=("bulkheads_open", drawn("larva_1")[0]))  # fmt: skip
    assert game.t.round == 2 and game.t.base.fires == ("r009",)


@rule("NL-14.11")
def test_a_burning_room_takes_no_second_marker() -> None:
    twelve = BOARD.rooms[:12]
    assert "r002" in twelve
    game = table(**{**PAIR, "rooms": ("repository", "stairs_d"), "tiles": {}}, base={"fires": twelve},
                 chance=("surgery", "explore_fire_1", noise("silence"))).do("move", "r002")  # fmt: skip
    assert game.t.base.fires == twelve and not game.t.base.destroyed


@rule("NL-14.12")
@pytest.mark.parametrize("room", ["nest", "repository", "isolation_room"])
def test_fire_may_lie_in_any_room(room: str) -> None:
    tiles = {"r004": "nest"} if room == "nest" else {}
    where = "r004" if room == "nest" else room
    game = table(rooms=(where, "stairs_d"), tiles=tiles, inventory=("thermite_charge",), lab={"eggs": 0})
    game.do("item", "red", "thermite_charge")
    assert where in through(game, where).t.base.fires


@rule("NL-14.15", "NL-7.56", "NL-40.61")
def test_several_fires_are_laid_one_by_one_until_none_is_left() -> None:
    burning = tuple(room for room in BOARD.rooms if room not in ("r004", "r005", "r008"))[:11]
    computers = {"r005": "archive", "r004": "laboratory", "r008": "power_generator"}
    game = table(rooms=("stairs_d", "stairs_d"), tiles=computers, met=True, stage="event", power="s01 s02 s03",
                 base={"fires": burning}, chance=("short_circuit",))  # fmt: skip
    assert game.t.base.destroyed and [one["room"] for one in game.events("fire")] == ["r004"]


# -- Malfunctions ------------------------------------------------------------------------------------------------------


@rule("NL-14.17", "NL-14.18")
def test_a_malfunction_stops_the_room_and_its_computer_and_nothing_else() -> None:
    hand = ("search rest demolition",)
    whole, broken = table(**PAIR, hand=hand), table(**PAIR, hand=hand, base=BROKEN)
    assert whole.offered("room") and whole.offered("computer")
    assert not broken.offered("room") and not broken.offered("computer")
    assert "search" in broken.offered("card") and broken.offered("move") == whole.offered("move")
    assert table(**PAIR, base=BROKEN, inventory=("recon_drone",)).offered("item")


@rule("NL-14.19", "NL-14.21")
def test_a_room_breaks_down_once_special_rooms_too() -> None:
    shaft: dict[str, Any] = {"rooms": ("stairs_d", "stairs_d"), "met": True, "stage": "event", "power": "elevator s01"}
    broken = {"faults": ("elevator_s01",)}
    game = table(**shaft, base=broken, chance=("kickstopper",))
    assert [one["room"] for one in game.events("malfunction")] == ["elevator_s02", "elevator_s03"]
    assert sorted(game.t.base.faults) == ["elevator_s01", "elevator_s02", "elevator_s03"]
    alert: dict[str, Any] = {"rooms": ("alert_room", "stairs_d")}
    assert table(**alert).offered("room") and not table(**alert, base={"faults": ("alert_room",)}).offered("room")


@rule("NL-14.22")
def test_a_malfunction_does_not_free_or_hurt_who_is_isolated() -> None:
    fault = {"faults": ("isolation_room",)}
    game = table(rooms=("repository", ""), crew=({}, ISOLATED), base=fault, clock={"slot": 5}).do("pass").choose("stop")
    assert game.crew(1).fate == "isolated" and not game.crew(1).dead
    ready: dict[str, Any] = {"rooms": ("isolation_room", "stairs_d"), "clock": {"slot": 5}}
    assert table(**ready).offered("room") and not table(**ready, base=fault).offered("room")


@rule("NL-14.23")
def test_a_repaired_malfunction_can_be_used_again() -> None:
    ten = ("r001", *[room for room in BOARD.fixed if room != "repository"][:9])
    game = table(**PAIR, hand=("repairs rest demolition",), base={"faults": ten}, met=True)
    game.choose(("card", "repairs"), "rest")
    assert len(through(game).t.base.faults) == 9
    game.do("card", "demolition")
    assert through(game).t.base.faults[-1] == "r001" and not game.t.base.destroyed


@rule("NL-33.6", "NL-INV-11")
def test_the_base_may_explode_while_a_card_is_played() -> None:
    ten = tuple([room for room in BOARD.fixed if room != "repository"][:10])
    game = table(**PAIR, hand=("rest search demolition",), base={"faults": ten}, met=True)
    game.do("card", "demolition")
    assert through(game).t.base.destroyed and game.match.outcome is not None
    game.match.game.invariants(game.match.checkpoint[0], True)


# -- Doors -------------------------------------------------------------------------------------------------------------


@rule("NL-14.26")
def test_all_doors_are_open_at_the_start() -> None:
    game = dealt()
    assert not game.t.base.doors and not any(game.t.closed(way) for way in BOARD.ways)


@rule("NL-14.25", "NL-14.29", "NL-14.31", "NL-14.39", "NL-40.30")
def test_doors_are_open_closed_or_destroyed_and_a_destroyed_one_stays_so() -> None:
    keys = {**JANITOR, "hand": ("master_keys rest",)}
    game = table(**keys).do("card", "master_keys")
    assert game.options == ("c01", "c02")
    assert game.choose("c01", "enough").t.base.doors == {"c01": "closed"}
    opened = table(**keys, base={"doors": {"c01": "closed"}}).do("card", "master_keys").choose("c01", "enough")
    assert opened.t.base.doors == {}
    ruined = table(**keys, base={"doors": {"c01": "destroyed"}})
    assert ruined.offered("move") == ["r002", "repository"]
    ruined.do("card", "master_keys")
    assert "c01" not in ruined.options
    both = table(**keys, base={"doors": {"c01": "destroyed", "c02": "destroyed"}})
    assert "master_keys" not in both.offered("card")


@rule("NL-14.31", "NL-14.39")
def test_closing_and_destroying_take_only_the_doors_that_fit() -> None:
    def mixed() -> dict[str, Any]:
        return {"doors": {"c01": "closed", "c03": "destroyed"}}

    shut = table(**{**PAIR, "characters": ("sentry", "survivor")}, hand=("quarantine rest",), base=mixed())
    through(shut.do("card", "quarantine"), "r002")
    assert shut.t.base.doors == {"c01": "closed", "c03": "destroyed", "c04": "closed"}
    blow = table(**PAIR, hand=("demolition rest",), base=mixed()).do("card", "demolition").choose(0)
    assert through(blow).t.base.doors == {"c01": "destroyed", "c03": "destroyed"}
    assert table(**PAIR, hand=("demolition rest",)).do("card", "demolition").options == (1,)


@rule("NL-14.27")
def test_a_closed_door_stops_people_and_grenades() -> None:
    thrown: dict[str, Any] = {**PAIR, "inventory": ("grenade",), "figures": ("adult r002",)}
    assert table(**thrown).offered("item") and "r002" in table(**thrown).offered("move")
    shut = table(**thrown, base={"doors": {"c01": "closed"}})
    assert not shut.offered("item") and "r002" not in shut.offered("move")


@rule("NL-14.33")
def test_doors_that_open_or_close_leave_the_main_gate_alone() -> None:
    far: dict[str, Any] = {"rooms": ("stairs_d", "stairs_d"), "met": True, "stage": "event"}
    game = table(**far, base={"doors": {"c01": "closed"}}, chance=("bulkheads_open",))
    assert not game.t.base.doors and not game.t.base.gate
    shut = table(**{**PAIR, "characters": ("sentry", "survivor")}, hand=("quarantine rest",), base={"gate": True})
    assert through(shut.do("card", "quarantine"), "r001").t.base.gate


@rule("NL-14.34", "NL-14.37", "NL-40.40")
def test_without_a_door_in_the_supply_a_closed_one_is_moved_and_venting_stops() -> None:
    doors = dict.fromkeys(ELEVEN, "closed") | {"c14": "destroyed"}
    game = table(**JANITOR, hand=("master_keys rest",), base={"doors": doors, "vent": "r004"})
    game.do("card", "master_keys").choose("c01")
    assert game.prompt == "move-door" and {*game.options} == {*ELEVEN} - {"c14"}
    game.choose("c07", "enough")
    base = game.t.base
    assert "c07" not in base.doors and base.doors["c01"] == "closed" and base.doors["c14"] == "destroyed"
    assert len(base.doors) == BOX.limits["doors"] and not base.vent and game.events("venting-stopped")


@rule("NL-14.40")
def test_markers_taken_out_for_good_lower_the_limits() -> None:
    far: dict[str, Any] = {"rooms": ("isolation_room", "isolation_room"), "met": True, "stage": "event"}
    game = table(**far, power="s01 s02 s03", base={"noise": ("tech",)}, chance=("noise_in_corridors",))
    assert (game.t.base.faults_gone, game.t.base.fires_gone) == (1, 1)
    full = tuple(BOARD.rooms[:12])
    none = table(**far, power="s01 s02 s03", base={"noise": ("tech",), "fires": full}, chance=("noise_in_corridors",))
    assert (none.t.base.faults_gone, none.t.base.fires_gone) == (1, 0) and not none.t.base.destroyed
