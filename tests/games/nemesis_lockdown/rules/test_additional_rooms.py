"""NL-27: what can be done in the Additional Rooms."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.state import DECK, Lockdown
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import BOARD, BOX, Table, table

SILENCE = BOX.dice.noise.index("silence")
HAND: dict[str, Any] = {"hand": ("demolition rest search",)}


def at(tile: str, room: str = "r001") -> dict[str, Any]:
    """The first player in an explored Room, the others far away."""
    return {"rooms": (room, "stairs_d", "stairs_d"), "tiles": {room: tile}}


def used(game: Table, number: int = 0) -> Table:
    """Its action is taken."""
    return game.do("room", number)


def sold_out(*items: str) -> Any:
    """A table whose stock lacks these."""

    def emptied(t: Lockdown) -> None:
        for item in items:
            t.base.stock[item] = 0

    return emptied


@rule("NL-27.1")
def test_six_of_nine_additional_rooms_are_in_a_game() -> None:
    assert len(BOARD.hidden["II"]) == 6
    assert sorted(BOX.tile_bags["II"]) == [
        "cargo_sending_system_b", "cargo_sending_system_c", "contaminated_room", "css_control_system",
        "defense_control_room", "guard_room", "surgery", "testing_lab", "vent_control_room",
    ]  # fmt: skip


@rule("NL-27.2", "NL-27.3", "NL-27.4", "NL-40.38")
def test_the_guard_room_hands_out_what_is_in_stock() -> None:
    game = used(table(**at("guard_room")))
    assert game.prompt == "crafted" and game.options == ("taser", "enviro_suit")
    game.choose("taser")
    assert game.crew().carries("taser") and game.t.base.counters["r001"] == 1 and game.t.base.stock["taser"] == 2
    assert used(table(**at("guard_room"), bent=sold_out("taser"))).crew().carries("enviro_suit")
    assert not table(**at("guard_room"), bent=sold_out("taser", "enviro_suit")).offered("room")
    assert not table(**at("guard_room"), base={"counters": {"r001": 0}}).offered("room")


@rule("NL-27.5", "NL-25.9")
def test_a_search_in_the_contaminated_room_slimes() -> None:
    game = table(**at("contaminated_room"), hand=("search rest",))
    assert not game.offered("room")
    game.do("card", "search").choose("red")
    assert game.choose(game.options[0]).crew().slime


@rule("NL-27.6", "NL-14.20")
def test_the_contaminated_room_never_breaks_down() -> None:
    assert ("card", "demolition") not in table(**at("contaminated_room"), hand=("demolition rest",)).options


@rule("NL-27.7", "NL-27.8", "NL-27.9", "NL-27.10", "NL-27.11")
def test_surgery_removes_all_infected_cards_wounds_and_ends_the_turn() -> None:
    game = table(
        **at("surgery"), hand=("contamination contamination rest search demolition",), scanned=("infected",),
        live=("infected infected harmless",), discard=("contamination",), spent=("infected",),
        crew=({"larva": True},),
    )  # fmt: skip
    used(game)
    assert len(game.events("got-rid")) == 4 and not game.crew().larva and game.crew().light == 1
    assert game.crew().passed and game.seat == 1, "though it was the first action"
    assert not game.hand() and not game.crew().discard
    assert sorted(game.t.piles[DECK[0]]) == sorted([*BOX.decks["survivor"], "contamination"])


@rule("NL-27.9")
def test_surgery_wounds_also_whoever_is_healthy() -> None:
    assert used(table(**at("surgery"))).crew().light == 1


@rule("NL-27.12")
def test_the_testing_lab_gives_a_neutralizer_for_knowledge() -> None:
    assert not table(**at("testing_lab")).offered("room")
    assert used(table(**at("testing_lab"), crew=({"knowledge": 4},))).crew().carries("neutralizer")
    assert not table(**at("testing_lab"), crew=({"knowledge": 4},), bent=sold_out("neutralizer")).offered("room")


# -- Vent Control Room -------------------------------------------------------------------------------------------------

VENT = at("vent_control_room")
SEALED = dict.fromkeys(BOARD.ways_of["r003"], "closed")


@rule("NL-27.13", "NL-27.15", "NL-27.19", "NL-40.39")
def test_any_room_with_an_entrance_and_whole_doors_can_be_vented() -> None:
    game = used(table(**VENT, base={"doors": {"c13": "destroyed"}}))
    assert game.prompt == "which-room"
    assert "r001" in game.options and "r003" in game.options, "one's own, and an unexplored one"
    assert "r010" not in game.options, "it has no Entrance"
    assert "r006" not in game.options and "r007" not in game.options, "a Door there is destroyed"


@rule("NL-27.14", "NL-27.15", "NL-27.16")
def test_all_its_doors_close_and_the_fire_goes_out() -> None:
    game = used(table(**VENT, base={"fires": ("r003",)})).choose("r003")
    assert game.t.base.doors == SEALED and game.t.base.vent == "r003" and not game.t.base.fires


@rule("NL-27.17")
def test_there_is_one_venting_token() -> None:
    assert not table(**VENT, base={"doors": SEALED, "vent": "r003"}).offered("room")


@rule("NL-27.18", "NL-14.28")
def test_a_door_that_goes_stops_the_venting() -> None:
    game = table(
        rooms=("r002", "stairs_d"), tiles={"r002": "archive"}, hand=("demolition rest",),
        base={"doors": dict(SEALED), "vent": "r003"},
    )  # fmt: skip
    game.do("card", "demolition").choose(0, "c04")
    assert game.t.base.vent == "" and game.events("venting-stopped")


@rule("NL-27.18", "NL-14.30")
def test_a_door_that_opens_stops_the_venting() -> None:
    game = table(
        rooms=("r002", "stairs_d"), tiles={"r002": "archive"}, characters=("janitor", "survivor"),
        hand=("master_keys rest",), base={"doors": dict(SEALED), "vent": "r003"},
    )  # fmt: skip
    game.do("card", "master_keys").choose("c04")
    assert game.t.base.vent == ""


@rule("NL-27.18", "NL-14.35")
def test_a_door_that_is_moved_away_stops_the_venting() -> None:
    others = dict.fromkeys(("c12", "c13", "c14", "c15", "c16", "c17", "c18", "c19"), "destroyed")
    game = table(
        rooms=("r001", "stairs_d"), tiles={"r001": "archive"}, characters=("janitor", "survivor"),
        hand=("master_keys rest",), base={"doors": {**SEALED, **others}, "vent": "r003"},
    )  # fmt: skip
    game.do("card", "master_keys").choose("c01")
    assert game.prompt == "move-door"
    game.choose("c04")
    assert game.t.base.vent == "" and game.t.base.doors["c01"] == "closed" and "c04" not in game.t.base.doors


@rule("NL-27.20", "NL-27.21", "NL-27.22", "NL-6.18")
def test_when_all_have_passed_everything_alive_in_the_room_dies() -> None:
    game = table(
        3, rooms=("r001", "r003", "r001"), tiles={"r001": "archive"}, figures=("adult r003", "larva r003"),
        base={"doors": dict(SEALED), "vent": "r003", "objects": (("r003", "egg", -1),)},
        crew=({}, {"passed": True}, {"passed": True}), things=("", "carcass"),
    )  # fmt: skip
    game.do("pass").choose("stop")
    assert game.crew(1).dead and not [room for _, room in game.figures() if room == "r003"]
    assert sorted(game.lying("r003")) == ["carcass", "carcass", "corpse", "egg"], "no Carcass of a Larva"
    assert game.t.base.vent == "" and {way: game.t.base.doors[way] for way in SEALED} == SEALED


@rule("NL-27.23", "NL-14.36")
def test_without_a_door_to_be_had_nothing_is_vented() -> None:
    doors = dict.fromkeys([f"c{number:02}" for number in range(1, 12)], "destroyed")
    game = used(table(**VENT, base={"doors": doors, "fires": ("r012",)})).choose("r012")
    assert game.t.base.vent == "" and game.t.base.doors == doors and game.t.base.fires == ("r012",)


# -- Cargo Sending Systems, CSS Control System -------------------------------------------------------------------------


@rule("NL-27.24")
@pytest.mark.parametrize("pod", ["b", "c"])
def test_the_other_pods_are_boarded_likewise(pod: str) -> None:
    room = at(f"cargo_sending_system_{pod}")
    assert not table(**room, clock={"slot": 9}).offered("room")
    game = used(table(**room, clock={"slot": 8}, hand=("rest search",)))
    assert (game.crew().fate, game.crew().pod) == ("pod", pod)


CONTROL = at("css_control_system")


@rule("NL-27.25", "NL-27.26", "NL-39.20", "NL-40.41")
def test_a_css_token_is_looked_at_and_moved() -> None:
    game = used(table(3, **CONTROL, chance=("css_a",)))
    assert game.prompt == "which-css" and list(game.options) == [10, 8, 6, 4, 2, 1]
    game.choose(8)
    assert game.saw("saw-css") == [{"slot": 8, "token": "css_a"}] and not game.saw("saw-css", 1)
    assert game.prompt == "move-css" and game.options == (8, 9, 7), "also to a slot without a printed space"
    assert game.choose(9).t.clock.css == (10, 9, 6, 4, 2, 1)
    assert used(table(**CONTROL)).choose(8, 8).t.clock.css == (10, 8, 6, 4, 2, 1)


@rule("NL-27.27")
def test_a_css_token_is_not_moved_onto_another_nor_from_the_slot_of_the_time_token() -> None:
    assert used(table(**CONTROL, clock={"css": (10, 9, 6, 4, 2, 1)})).choose(9).options == (9, 8)
    game = used(table(**CONTROL, clock={"slot": 10})).choose(10)
    assert game.prompt == "action" and game.events("looked-at-css")
    onto = used(table(**CONTROL, clock={"slot": 9, "css": (0, 8, 6, 4, 2, 1)})).choose(8)
    assert onto.options == (8, 9, 7), "but onto it, it is"


@rule("NL-27.28")
def test_a_css_token_is_not_moved_to_a_passed_slot_nor_off_the_track() -> None:
    past = used(table(**CONTROL, clock={"slot": 7, "css": (0, 0, 6, 4, 2, 1)})).choose(6)
    assert past.options == (6, 7, 5)
    assert used(table(**CONTROL, clock={"css": (10, 8, 6, 4, 0, 1)})).choose(1).options == (1, 2)
    assert not table(**CONTROL, clock={"slot": 0, "css": (0,) * 6}).offered("room")


@rule("NL-27.25", "NL-39.20", "NL-39.31")
def test_what_css_token_was_seen_nobody_else_can_tell() -> None:
    one, other = (table(3, **CONTROL, **HAND, chance=(token,)) for token in ("css_a", "css_none"))
    lived(one, other, ("room", 0), "rest", "search", 8, 9, seats=(1, 2))


# -- Defense Control Room ----------------------------------------------------------------------------------------------

DEFENSE: dict[str, Any] = {
    "rooms": ("r001", "r002"), "tiles": {"r001": "defense_control_room", "r002": "archive"},
    "figures": ("adult r002", "adult r002"), "chance": ("blood_chase_1", "blood_chase_3", "knee"),
}  # fmt: skip


@rule("NL-27.29", "NL-27.30", "NL-27.31", "NL-27.32", "NL-40.42")
def test_the_defense_strikes_a_room_with_intruders() -> None:
    game = used(table(**DEFENSE))
    assert game.prompt == "either" and game.options == (0, 1)
    game.choose(0)
    assert game.t.base.counters["r001"] == 1 and game.t.base.faults == ("r002",)
    assert [figure.injuries for figure in game.t.figures] == [1, 1] and len(game.events("checked")) == 2
    assert game.crew(1).wounds == ("knee",) and not game.crew(0).wounds
    game = used(table(**DEFENSE)).choose(1)
    assert game.t.base.counters["r001"] == 2 and game.t.base.faults == ("r001", "r002")


@rule("NL-27.29")
def test_without_items_the_room_itself_breaks_down() -> None:
    assert used(table(**DEFENSE, base={"counters": {"r001": 0, "r002": 2}})).options == (1,)


@rule("NL-27.31")
def test_a_room_that_cannot_break_down_is_struck_all_the_same() -> None:
    nest = {**DEFENSE, "tiles": {"r001": "defense_control_room", "r002": "nest"}, "lab": {"eggs": 0}}
    game = used(table(**nest)).choose(0)
    assert not game.t.base.faults and [figure.injuries for figure in game.t.figures] == [1, 1]


@rule("NL-27.30", "NL-27.33")
def test_a_room_with_a_malfunction_or_without_intruders_is_no_target() -> None:
    assert not table(**DEFENSE, base={"faults": ("r002",)}).offered("room")
    assert not table(**{**DEFENSE, "figures": (), "met": True}).offered("room")
    more = {**DEFENSE, "figures": ("adult r002", "adult r003")}
    assert used(table(**more)).choose(0).options == ("r002", "r003")


@rule("NL-27.29", "NL-27.33", "NL-10.22")
def test_a_room_that_breaks_down_for_it_is_no_target() -> None:
    afar: dict[str, Any] = {
        "rooms": ("r002", "stairs_d"), "tiles": {"r001": "defense_control_room", "r002": "archive"},
        "characters": ("hacker", "survivor"), "hand": ("remote_execution rest",), "figures": ("adult r001",),
    }  # fmt: skip
    game = table(**afar).do("card", "remote_execution").choose(("r001", 0))
    assert game.options == (0,), "by the Item Counter it can strike itself"
    bare = table(**afar, base={"counters": {"r001": 0, "r002": 2}}).do("card", "remote_execution")
    assert ("r001", 0) not in bare.options
