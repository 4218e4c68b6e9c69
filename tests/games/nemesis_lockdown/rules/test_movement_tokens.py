"""NL-11.10 to NL-11.36: exploration, Careful Movement, and movement by cards."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import noise
from ..table import BOARD, BOX, Table, table

START: dict[str, Any] = {"rooms": ("repository", "stairs_d")}
FOUND = {"r002": "surgery", "r004": "archive"}


def explored(token: str, *chance: str | int, room: str = "r002", how: str = "move", **more: Any) -> Table:
    """The first player explores a Room next to the Repository with that token."""
    setting = {**START, **more, "chance": (FOUND[room], token, *chance)}
    return table(**setting).do(how, room)


@rule("NL-11.1", "NL-11.2")
def test_figures_stand_in_rooms_and_what_a_way_brings_comes_after_arrival() -> None:
    game = table(**START, figures=("adult r009",), chance=("surgery", "explore_fire_1", noise("silence")))
    game.do("move", "r002")
    assert game.crew().room in BOARD.rooms and game.t.figures[0].room in BOARD.rooms
    told = [name for name, _, _ in game.match.run.log or []]
    assert told.index("moved") < told.index("explored") < told.index("fire") < told.index("noise-roll")


@rule("NL-11.10")
def test_special_rooms_are_not_explored() -> None:
    game = table(rooms=("r001", "stairs_d"), tiles={"r001": "archive"}, chance=(noise("silence"),))
    assert all(game.t.explored(room) for room in BOARD.fixed)
    assert not game.do("move", "repository").events("explored") and "repository" not in game.t.base.counters


@rule("NL-11.13")
def test_the_nest_gets_no_item_counter() -> None:
    game = table(**START, chance=("nest", "explore_fire_1", noise("silence"))).do("move", "r004")
    assert game.t.tile("r004") == "nest" and "r004" not in game.t.base.counters and game.t.base.fires == ("r004",)


@rule("NL-11.14")
def test_alone_the_item_counter_is_half_the_number_rounded_up() -> None:
    chance = ("surgery", "explore_slime_2", noise("silence"))
    alone = table(1, mode="solo", characters=("sentry",), rooms=("repository",), met=True, chance=chance)
    assert BOX.found["explore_slime_2"].items == 3
    assert alone.do("move", "r002").t.base.counters["r002"] == 2


@rule("NL-11.15")
def test_a_token_is_gone_after_its_effect() -> None:
    game = explored("explore_fire_1", noise("silence"))
    assert all("explore_fire_1" not in pile for pile in game.t.piles)


@rule("NL-11.17", "NL-14.6", "NL-12.12")
def test_silence_is_danger_for_whoever_has_slime() -> None:
    game = explored("explore_silence_1", crew=({"slime": True},))
    assert game.events("danger") == [{"room": "r002"}] and not game.events("noise-roll")
    assert {*game.t.base.noise} == {*BOARD.noisy["r002"]}
    assert not explored("explore_silence_1").events("danger")


@rule("NL-11.18", "NL-11.27")
def test_silence_does_not_spare_the_marker_of_careful_movement() -> None:
    game = explored("explore_silence_1", how="careful")
    assert game.prompt == "careful-noise"
    assert game.choose("c03").t.base.noise == ("c03",) and not game.events("noise-roll")


@rule("NL-11.19")
def test_danger_comes_in_place_of_the_noise_roll() -> None:
    game = explored("explore_danger_1")
    assert game.events("danger") and not game.events("noise-roll") and game.t.base.counters["r002"] == 3


@rule("NL-11.20", "NL-11.29")
def test_danger_met_carefully_is_whole_and_leaves_no_other_marker() -> None:
    game = explored("explore_danger_1", how="careful")
    assert {*game.t.base.noise} == {*BOARD.noisy["r002"]} and game.prompt == "action"
    followed = explored("explore_danger_1", how="careful", figures=("adult r003",))
    assert followed.figures() == [("adult", "r002")] and not followed.t.base.noise


@rule("NL-11.21", "NL-11.22", "NL-11.23", "NL-11.24")
@pytest.mark.parametrize("token", ["explore_slime_1", "explore_fire_1", "explore_malfunction_1", "explore_door_1"])
def test_slime_fire_malfunction_and_door_come_before_the_noise_roll(token: str) -> None:
    game = explored(token, noise("silence"))
    effect = BOX.found[token].effect
    base = game.t.base
    assert game.crew().slime == (effect == "slime") and base.fires == (("r002",) if effect == "fire" else ())
    assert base.faults == (("r002",) if effect == "malfunction" else ())
    assert base.doors == ({"c03": "closed"} if effect == "door" else {}) and game.events("noise-roll")


@rule("NL-11.23")
def test_the_nest_and_the_contaminated_room_never_break_down() -> None:
    for tile, room in (("nest", "r004"), ("contaminated_room", "r002")):
        game = table(**START, chance=(tile, "explore_malfunction_1", noise("silence"))).do("move", room)
        assert game.t.tile(room) == tile and not game.t.base.faults and game.events("noise-roll")


@rule("NL-11.24", "NL-13.17")
def test_whoever_comes_underground_closes_no_door() -> None:
    game = table(rooms=("r001", "stairs_d"), tiles={"r001": "archive"}, characters=("survivor", "lab_rat"),
                 hand=("vents rest",), chance=("surgery", "explore_door_1", "evolve_1", noise("silence")))  # fmt: skip
    game.do("card", "vents").choose("r002")
    assert game.crew().room == "r002" and game.t.explored("r002") and not game.t.base.doors


@rule("NL-9.2", "NL-11.27", "NL-40.12")
def test_careful_movement_costs_two_cards_and_a_marker_of_choice_where_nobody_is() -> None:
    game = table(**START, tiles={"r002": "surgery"}, base={"noise": ("c01",)}).do("careful", "r002")
    assert game.options == ("c03", "c04", "tech") and len(game.hand()) == 3
    assert game.choose("c04").t.base.noise == ("c01", "c04") and not game.events("noise-roll")
    met = table(rooms=("repository", "r002"), tiles={"r002": "surgery"}).do("careful", "r002")
    assert met.crew().room == "r002" and not met.t.base.noise and len(met.hand()) == 3
    fight = table(**START, figures=("adult repository",))
    assert not fight.offered("careful") and not table(**START, hand=("rest",)).offered("careful")


@rule("NL-11.26", "NL-11.28", "NL-40.11")
def test_careful_movement_needs_a_way_without_noise_the_technical_one_counts() -> None:
    ways = BOARD.noisy["r002"]
    assert ways[-1] == "tech"
    last = table(**START, tiles={"r002": "surgery"}, base={"noise": ways[:-1]}).do("careful", "r002")
    assert last.choose("tech").t.base.noise == ways
    full = table(**START, tiles={"r002": "surgery"}, base={"noise": ways})
    assert "r002" not in full.offered("careful") and "r002" in full.offered("move")


@rule("NL-11.30")
def test_an_unexplored_room_with_an_intruder_is_explored_without_noise() -> None:
    game = explored("explore_fire_1", figures=("adult r002",))
    assert game.t.base.fires == ("r002",) and not game.events("noise-roll") and game.offered("escape")


@rule("NL-11.31", "NL-11.36")
def test_a_card_that_moves_explores_and_rolls_unless_it_says_otherwise() -> None:
    loud = ("surgery", "explore_fire_1", noise("silence"))
    tour = table(**START, characters=("sentry", "lab_rat"), hand=("facility_tour rest",), chance=loud)
    tour.do("card", "facility_tour").choose("r002")
    assert tour.t.base.fires == ("r002",) and tour.events("noise-roll")
    route: dict[str, Any] = {**START, "characters": ("janitor", "lab_rat"), "hand": ("service_route rest",)}
    silent = table(**route, chance=loud[:2]).do("card", "service_route").choose("r002")
    assert silent.t.base.fires == ("r002",) and not silent.events("noise-roll") and not silent.t.base.noise
    danger = table(**route, chance=("surgery", "explore_danger_1")).do("card", "service_route").choose("r002")
    assert danger.events("danger") and {*danger.t.base.noise} == {*BOARD.noisy["r002"]}


@rule("NL-11.32", "NL-11.35", "NL-40.65")
def test_two_who_go_together_explore_once_and_roll_once() -> None:
    tour: dict[str, Any] = {"characters": ("sentry", "lab_rat"), "rooms": ("repository", "repository")}
    chance = ("surgery", "explore_fire_1", noise("silence"))
    game = table(**tour, hand=("facility_tour rest",), chance=chance).do("card", "facility_tour")
    while game.prompt != "action":
        game.choose(next(one for one in game.options if one in (1, "r002", "yes")))
    assert game.crew().room == game.crew(1).room == "r002" and len(game.events("explored")) == 1
    assert [one["seat"] for one in game.events("noise-roll")] == [0]
    closed = {"doors": {"c03": "closed"}}
    barred = table(**tour, hand=("facility_tour rest",), base=closed).do("card", "facility_tour")
    while "r001" not in barred.options:
        barred.choose(barred.options[0])
    assert "r002" not in barred.options


@rule("NL-9.9")
def test_a_basic_action_can_be_repeated() -> None:
    game = table(**START, tiles={"r002": "surgery"}, chance=(noise("silence"),) * 2)
    game.do("move", "r002").do("move", "repository")
    assert game.crew().room == "repository" and len(game.hand()) == 3


@rule("NL-11.24", "NL-14.29", "NL-14.31")
def test_a_door_token_mends_no_destroyed_door() -> None:
    game = explored("explore_door_1", noise("silence"), base={"doors": {"c03": "destroyed"}})
    assert game.t.base.doors == {"c03": "destroyed"} and not game.events("door-closed")
