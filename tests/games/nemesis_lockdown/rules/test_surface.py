"""NL-37: the surface of Mars."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.state import MARS, SURFACE_BAG, TILE_BAGS
from brushpass.testing import rule

from ..table import BOX, Table, table

BOARD = BOX.boards["surface"]
FACE = {face: BOX.dice.mars.index(face) for face in dict.fromkeys(BOX.dice.mars)}
TILES = {"a101": "guard_room", "a103": "surgery"}
CLEAR: dict[str, Any] = {"covered": ()}


def token(effect: str) -> str:
    """A Surface Exploration token with an effect."""
    return next(one.id for one in BOX.surface.values() if one.effect == effect)


def surface(*rooms: str, base: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table on the surface; nothing there is unexplored if nothing is said."""
    return table(**{"board": "surface", "rooms": rooms, "tiles": TILES, "base": CLEAR | (base or {}), **more})


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("NL-37.1", "NL-3.1")
def test_the_board_goes_with_any_mode() -> None:
    for mode in GAME.modes:
        match = GAME.start(GAME.counts(mode)[0], mode, {"board": "surface"}, seed=1)
        assert match.state.board.id == "surface"
    assert GAME.start(2, seed=1).state.board.id == "basic"


@rule("NL-37.2", "NL-37.32", "NL-37.33")
def test_a_token_for_every_surface_room_and_crossroads() -> None:
    t = GAME.start(2, "standard", {"board": "surface"}, seed=1).state
    assert len(t.piles[SURFACE_BAG]) == len(BOARD.tokens) == 10
    assert [*BOARD.crossroads] == [room for room in BOARD.tokens if room in t.base.covered and room != "a105"]
    assert len(t.piles[MARS]) == len(BOX.mars) == 8
    assert t.tile("a105") == "cargo_sending_system_a" and not t.explored("a105")
    assert "cargo_sending_system_a" not in t.piles[TILE_BAGS["I"]]
    assert len(t.piles[TILE_BAGS["I"]]) == len(BOARD.hidden["I"]) == 9


@rule("NL-37.4", "NL-37.5", "NL-37.9", "NL-37.10", "NL-37.30")
def test_areas_and_their_buildings() -> None:
    assert BOARD.areas == ("area_1", "area_2", "area_3", "area_4")
    for number in (1, 2, 4):
        building = [room for room, area in BOARD.area.items() if area == f"area_{number}"]
        assert building and all(BOARD.numbered[room, number] == f"area_{number}" for room in building)
        assert all(BOARD.section[room] == "s01" and BOARD.noisy[room][-1] == f"area_{number}" for room in building)
    for room in BOARD.crossroads:
        assert BOARD.area[room] == "area_3" and BOARD.noisy[room] == BOARD.areas and not BOARD.ways_of[room]


@rule("NL-37.3")
def test_underground_nothing_is_new() -> None:
    silence = BOX.dice.noise.index("silence")
    game = surface("b201", tiles={"b201": "archive", "b202": "laboratory"}, chance=(silence,))
    game.do("move", "b202")
    assert game.events("noise-roll") == [{"seat": 0, "face": "silence"}]


# -- moving ------------------------------------------------------------------------------------------------------------


@rule("NL-37.6", "NL-37.7", "NL-37.24", "NL-37.12")
def test_paths_are_walked_without_a_suit() -> None:
    game = surface("a101", "b201", chance=(FACE["silence"],))
    assert {"x1", "a102", "elevator_s01"} == {*game.offered("move")}
    game.do("move", "x1")
    assert game.crew().room == "x1" and game.events("noise-roll") == [{"seat": 0, "face": "silence"}]
    assert {*game.offered("move")} == {"a101", "x2", "x3"}
    assert len(game.hand()) == 4


@rule("NL-37.6", "NL-INV-2")
def test_no_door_and_no_noise_on_a_path() -> None:
    assert not any(room in BOARD.ends[way] for way in BOARD.ways for room in BOARD.crossroads)
    game = surface("a101", "b201", chance=(FACE["danger"],)).do("move", "x1")
    assert game.t.base.noise == BOARD.areas


@rule("NL-37.25", "NL-37.33")
def test_arriving_the_token_first_then_the_roll() -> None:
    game = surface("a101", "b201", base={"covered": ("x1",)}, chance=(token("slime"), FACE["silence"]))
    game.do("move", "x1")
    assert game.crew().slime and game.t.explored("x1") and "x1" not in game.t.base.counters
    told = [name for name, _, _ in game.match.run.log or []]
    assert told.index("surface-token") < told.index("slimed") < told.index("noise-roll") < told.index("danger")


@rule("NL-37.25")
def test_whoever_meets_somebody_outside_makes_no_roll() -> None:
    game = surface("a101", "x1").do("move", "x1")
    assert not game.events("noise-roll")
    game = surface("a101", "b201", figures=("adult x1",)).do("move", "x1")
    assert not game.events("noise-roll")


@rule("NL-37.32")
def test_the_open_tile_is_explored_by_whoever_enters() -> None:
    game = surface("x3", "b201", base={"covered": ("a105",)}, chance=(token("silence"),))
    game.do("move", "a105")
    assert game.t.explored("a105") and game.t.base.counters["a105"] == BOX.surface[token("silence")].items
    assert game.events("explored")[0]["tile"] == "cargo_sending_system_a"


@rule("NL-37.8")
def test_neither_fire_nor_malfunction_outside() -> None:
    game = surface("a101", "b201", base={"covered": ("x1",)}, chance=(token("malfunction"), FACE["silence"]))
    game.do("move", "x1")
    assert not game.t.base.faults
    thrower = surface("x1", "b201", inventory=("thermite_charge",), figures=("adult x1",))
    thrower.do("item", "red", "thermite_charge")
    while thrower.prompt in ("which-room", "target"):
        thrower.choose(0 if thrower.prompt == "target" else "x1")
    assert "x1" not in thrower.t.base.fires


@rule("NL-37.23", "NL-37.34")
def test_a_coloured_token_is_an_item_and_a_roll_follows() -> None:
    game = surface(
        "a101", "b201", base={"covered": ("x1",)}, chance=(token("green_item"), "medkit", FACE["silence"])
    )  # fmt: skip
    game.do("move", "x1")
    assert game.items() == ["medkit"] and game.events("found") == [{"seat": 0, "colour": "green"}]
    assert game.events("noise-roll")
    full = surface("a101", "b201", base={"covered": ("x1",)}, things=("shotgun egg",),
                   chance=(token("red_item"), "rifle", FACE["silence"]))  # fmt: skip
    full.do("move", "x1")
    assert full.prompt == "make-room" and "decline" in full.options
    full.choose("decline")
    assert [thing.name for thing in full.crew().things] == ["shotgun", "egg"] and full.events("noise-roll")


# -- Noise -------------------------------------------------------------------------------------------------------------


@rule("NL-37.13", "NL-37.10")
def test_in_a_building_the_own_number_is_the_area() -> None:
    inside = surface("a101", "b201", tiles={**TILES, "a102": "archive"}, chance=(FACE["1"],)).do("move", "a102")
    assert inside.t.base.noise == ("area_1",)
    corridor = surface("a101", "b201", tiles={**TILES, "a102": "archive"}, chance=(FACE["2"],)).do("move", "a102")
    assert corridor.t.base.noise == (BOARD.numbered["a102", 2],) == ("d03",)


@rule("NL-37.14", "NL-37.16")
def test_on_a_crossroads_numbers_are_areas() -> None:
    game = surface("a101", "b201", chance=(FACE["4"],)).do("move", "x1")
    assert game.t.base.noise == ("area_4",)
    noisy = {"noise": ("area_1", "area_4", "d01", "tech")}
    met = surface("a101", "b201", base=noisy, met=True, chance=(FACE["4"], 3)).do("move", "x1")
    assert met.events("encounter") and met.t.base.noise == ("d01", "tech")


@rule("NL-37.16")
def test_an_encounter_in_a_building_hushes_its_corridors_and_its_area() -> None:
    noisy = {"noise": ("area_1", "area_4", "d01", "d04", "tech")}
    met = surface("x1", "b201", base=noisy, met=True, chance=(FACE["1"], 3)).do("move", "a101")
    assert met.events("encounter") and met.t.base.noise == ("area_4", "d04", "tech")


@rule("NL-37.15", "NL-37.36")
def test_danger_outside_draws_intruders_of_area_3_alone() -> None:
    game = surface("a101", "b201", figures=("adult x4", "creeper a101"),
                   chance=(FACE["danger"],), crew=({"room": "x2"},))  # fmt: skip
    game.do("move", "x1")
    assert game.figures() == [("adult", "x1"), ("creeper", "a101")] and not game.t.base.noise


@rule("NL-37.36")
def test_danger_in_an_exit_room_draws_them_from_the_crossroads_next_to_it() -> None:
    game = surface("elevator_s01", "b201", figures=("adult x1", "creeper x4"), chance=(FACE["danger"],))
    game.do("move", "a101")
    assert game.figures() == [("adult", "a101"), ("creeper", "x4")]


@rule("NL-37.17")
def test_noise_in_areas_stays_in_the_event_phase() -> None:
    game = surface("isolation_room", "b201", base={"noise": ("area_1", "d01")}, power="s01 s02", stage="time")
    assert game.t.base.noise == ("area_1",)


@rule("NL-37.18", "NL-37.11")
def test_intruders_leave_by_their_area_and_stay_outside() -> None:
    one = next(card for card in BOX.events.values() if card.corridors == (1,) and "adult" in card.symbols)
    game = surface("isolation_room", "b201", figures=("adult a102", "adult x1"), stage="event", chance=(one.id,))
    assert game.figures()[0] == ("adult", "x1") and ("adult", "a102") not in game.figures()


# -- Mars Surface cards ------------------------------------------------------------------------------------------------


@rule("NL-37.19", "NL-37.20", "NL-37.21", "NL-37.31")
@pytest.mark.parametrize(
    ("start", "room", "things", "light", "serious"),
    [("a101", "x1", "", 0, 1), ("a101", "x1", "enviro_suit", 1, 0), ("x1", "a101", "", 1, 0)],
)
def test_outside_without_a_suit_the_upper_effect(start: str, room: str, things: str, light: int, serious: int) -> None:
    game = surface(start, "b201", things=(things,), chance=(FACE["mars"], "suit_breach", "knee")).do("move", room)
    assert game.events("surface-card") == [{"seat": 0, "card": "suit_breach"}]
    assert (game.crew().light, game.crew().serious) == (light, serious)


@rule("NL-37.20", "NL-37.21")
def test_a_card_for_all_concerns_everybody_on_the_surface() -> None:
    game = surface(
        "a101", "x4", "a103", "b201", seats=4, chance=(FACE["mars"], "freezing_wind"),
    ).do("move", "x1")  # fmt: skip
    assert [crew.light for crew in game.t.crew] == [1, 1, 0, 0]


@rule("NL-37.22", "NL-37.19")
def test_after_a_mars_symbol_on_a_token_the_roll_follows() -> None:
    game = surface("a101", "b201", base={"covered": ("x1",)},
                   chance=(token("mars_card"), "tremors", FACE["silence"])).do("move", "x1")  # fmt: skip
    assert game.t.base.noise == BOARD.areas and len(game.events("noise-roll")) == 1
    assert game.t.discards["mars"] == ("tremors",)


def test_a_card_may_make_the_active_player_pass() -> None:
    game = surface("a101", "b201", things=("",), chance=(FACE["mars"], "lost_bearings")).do("move", "x1")
    assert game.events("passes") == [{"seat": 0}]


def test_clear_sky_hushes_one_area() -> None:
    game = surface("a101", "b201", base={"noise": ("area_1", "area_2")}, chance=(FACE["mars"], "clear_sky"))
    game.do("move", "x1")
    assert game.prompt == "which-area" and game.options == ("area_1", "area_2")
    assert game.choose("area_2").t.base.noise == ("area_1",)


# -- Rover, Bunker, light ----------------------------------------------------------------------------------------------


@rule("NL-37.26", "NL-37.35")
def test_the_rover_goes_to_any_exit_room_without_a_roll() -> None:
    game = surface("a101", "b201", base={"covered": ("a105",)}, chance=(token("danger"),))
    assert {*game.offered("drive")} == {"a103", "a105"}
    game.do("drive", "a105")
    assert (game.crew().room, game.t.base.rover) == ("a105", "a105") and len(game.hand()) == 4
    assert game.t.explored("a105") and game.events("danger") and not game.events("noise-roll")
    assert not surface("a103", "b201").offered("drive")
    assert not surface("a101", "b201", figures=("adult a101",)).offered("drive")


@rule("NL-37.27")
def test_by_rover_to_the_bunker_through_an_open_gate() -> None:
    assert "bunker" not in surface("a101", "b201").offered("drive")
    game = surface("a101", "b201", base={"gate": True}).do("drive", "bunker")
    assert game.crew().fate == "bunker" and not game.t.base.rover and not game.events("noise-roll")
    assert len(game.hand()) == 4


@rule("NL-37.28")
def test_on_foot_to_the_bunker_from_the_crossroads_next_to_it() -> None:
    suit: dict[str, Any] = {"things": ("enviro_suit",), "base": {"gate": True}}
    game = surface("x4", "b201", **suit, chance=(FACE["silence"],)).do("leave", "foot")
    assert game.crew().fate == "bunker" and len(game.hand()) == 3
    noisy: dict[str, Any] = {"things": ("enviro_suit",), "base": {"gate": True, "noise": ("area_1",)}, "met": True}
    failed = surface("x4", "b201", **noisy, chance=(FACE["1"], 3)).do("leave", "foot")
    assert failed.figures() and failed.crew().fate == "here"
    for other in (
        surface("x4", "b201", things=("enviro_suit",)),
        surface("x4", "b201", base={"gate": True}),
        surface("x3", "b201", **suit),
        surface("a101", "b201", **suit),
        surface("x4", "b201", **suit, figures=("adult x4",)),
    ):
        assert not other.offered("leave")


@rule("NL-37.29")
def test_a_crossroads_is_not_dark_and_has_no_power() -> None:
    game = surface("x1", "b201", power="", figures=("adult x1",), things=("rifle:2",), chance=(0,))
    assert not game.t.dark(0) and not game.t.powered("x1")
    game.do("shoot", "rifle", 0)
    assert game.events("shot")[0]["face"] == BOX.dice.combat[0] != BOX.dice.advantage[0]
