"""NL-41: the worked examples, one after another."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import beneath
from brushpass.games.nemesis_lockdown.state import NOBODY, STRAINS
from brushpass.testing import rule

from ..chances import advantage, drawn, noise
from ..endings import BUNKER, ISOLATED
from ..table import BOARD, BOX, Table, table

SURVIVOR: dict[str, Any] = {"rooms": ("repository", "stairs_d"), "met": True}
"""The Survivor next to Room 004, the other far away."""
ARCHIVE: dict[str, Any] = {**SURVIVOR, "tiles": {"r004": "archive"}}
MISS = "evolve_1"
"""An Attack card of Creepers alone."""


def told(game: Table) -> list[str]:
    """The names of all that was told."""
    return [name for name, _, _ in game.match.run.log or []]


def through(game: Table, *wanted: Any) -> Table:
    """Everything that is asked is answered, with what is wanted where it is offered, else with the first option."""
    while game.match.decisions and game.prompt != "action":
        game.choose(next((one for one in wanted if one in game.options), game.options[0]))
    return game


@rule("NL-41.1")
def test_autodestruction_is_three_slots_ahead_then_three_more() -> None:
    game = table(rooms=("r005", "stairs_d"), tiles={"r005": "cooling_system"}, clock={"slot": 12}).do("room", 0)
    assert (game.t.clock.countdown, game.t.clock.red) == (9, False)
    later = table(**SURVIVOR, stage="time", clock={"slot": 9, "countdown": 9})
    assert (later.t.clock.slot, later.t.clock.countdown, later.t.clock.red) == (8, 6, True) and later.t.base.gate


@rule("NL-41.2", "NL-40.26")
@pytest.mark.parametrize(("choice", "faults", "fires"), [(0, (), ("r001",)), (1, ("r001",), ())])
def test_a_janitor_cleans_up_one_thing(choice: int, faults: tuple[str, ...], fires: tuple[str, ...]) -> None:
    both = {"faults": ("r001",), "fires": ("r001",)}
    game = table(characters=("janitor", "survivor"), rooms=("r001", "stairs_d"), tiles={"r001": "archive"},
                 hand=("clean_up rest",), base=both).do("card", "clean_up").choose(choice)  # fmt: skip
    assert (game.t.base.faults, game.t.base.fires) == (faults, fires) and game.hand() == ["rest"]


@rule("NL-41.3")
@pytest.mark.parametrize("company", [{"rooms": ("repository", "r004")}, {"figures": ("adult r004",)}])
def test_in_company_nobody_rolls(company: dict[str, Any]) -> None:
    game = table(**{**ARCHIVE, "characters": ("survivor", "sentry"), **company}).do("move", "r004")
    assert game.crew().room == "r004" and len(game.hand()) == 4 and not game.events("noise-roll")


@rule("NL-41.4", "NL-41.5")
@pytest.mark.parametrize(("token", "count"), [("explore_malfunction_3", 2), ("explore_malfunction_2", 3)])
def test_the_archive_is_explored_from_the_elevator(token: str, count: int) -> None:
    game = table(rooms=("elevator_s01", "stairs_d"), chance=("archive", token, noise("silence"))).do("move", "r004")
    base = game.t.base
    assert base.tiles["r004"] == "archive" and base.counters["r004"] == count and base.faults == ("r004",)
    assert len(game.hand()) == 4 and game.events("noise-roll") and all(token not in pile for pile in game.t.piles)


@rule("NL-41.6")
def test_a_2_is_noise_in_corridor_2_or_an_encounter() -> None:
    assert BOARD.numbered["r004", 2] == "c07"
    assert table(**ARCHIVE, chance=(noise("2"),)).do("move", "r004").t.base.noise == ("c07",)
    met = table(**ARCHIVE, base={"noise": ("c07",)}, chance=(noise("2"), *drawn("larva_1"))).do("move", "r004")
    assert met.events("encounter") and not met.t.base.noise


@rule("NL-41.7")
@pytest.mark.parametrize(("start", "room", "face"), [("elevator_s01", "r003", "4"), ("elevator_s01", "r003", "1"),
                                                     ("repository", "r002", "1")])  # fmt: skip
def test_noise_counts_behind_a_door_and_at_every_entrance(start: str, room: str, face: str) -> None:
    assert BOARD.ends["c04"] == ("r002", "r003") and BOARD.numbered["r003", 1] == "tech"
    base = {"noise": ("c04", "tech"), "doors": {"c04": "closed"}}
    game = table(rooms=(start, "stairs_d"), met=True, tiles={"r003": "guard_room", "r002": "surgery"}, base=base,
                 chance=(noise(face), *drawn("larva_1"))).do("move", room)  # fmt: skip
    assert game.events("encounter")


@rule("NL-41.8")
def test_an_event_is_movement_then_text_then_darkness() -> None:
    game = table(characters=("survivor", "sentry"), rooms=("repository", "isolation_room"), stage="event",
                 figures=("adult r001", "adult repository", "creeper r009"), base={"doors": {"c13": "closed"}},
                 chance=("bulkheads_open",))  # fmt: skip
    assert game.figures()[:3] == [("adult", "r002"), ("adult", "repository"), ("creeper", "r009")]
    names = told(game)
    assert names.index("intruder-moved") < names.index("door-opened") < names.index("noise")
    assert [one["way"] for one in game.events("noise")][:3] == ["c33", "c34", "c35"], "who is in light hears nothing"


SURPRISE: dict[str, Any] = {**ARCHIVE, "base": {"noise": ("c07", "c10")}}


@rule("NL-41.9", "NL-41.10")
@pytest.mark.parametrize(
    ("hand", "power", "surprised"),
    [("rest search", "s01 s02", True), ("rest search demolition", "s01 s02", False),
     ("rest search demolition", "s02 s03", True)],
)  # fmt: skip
def test_a_surprise_hangs_on_cards_and_light(hand: str, power: str, surprised: bool) -> None:
    token = BOX.tokens["adult_4"]
    assert (token.light, token.dark) == (2, 3)
    game = table(**SURPRISE, hand=(hand,), power=power, chance=(noise("2"), *drawn("adult_4"), MISS))
    game.do("move", "r004")
    assert not game.t.base.noise and game.figures() == [("adult", "r004")]
    assert bool(game.events("surprise")) == surprised == bool(game.events("attack"))


@rule("NL-41.11")
@pytest.mark.parametrize(("card", "dies"), [("cut_3", True), ("cut_4", False)])
def test_an_assault_rifle_adds_an_injury(card: str, dies: bool) -> None:
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "archive"}, things=("assault_rifle:5",),
                 crew=({"quest": ""},), weaknesses="clumsy_pursuit", figures=("adult r004",),
                 chance=(advantage("hit_2"), card))  # fmt: skip
    through(game.do("shoot", "assault_rifle", 0))
    assert bool(game.events("killed")) == dies and len(game.hand()) == 4 and game.crew().things[0].load == 4
    assert dies or game.t.figures[0].injuries == 3


@rule("NL-41.12")
def test_an_escape_is_wounded_first_and_then_elsewhere() -> None:
    chance = ("perched_in_the_dark_4", "knee", noise("silence"))
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "archive"}, figures=("adult r004",), chance=chance)
    game.do("escape", "elevator_s01")
    names = told(game)
    assert names.index("serious-wound") < names.index("moved") and game.crew().wounds == ("knee",)
    assert game.crew().room == "elevator_s01" and len(game.hand()) == 4


@rule("NL-41.13")
@pytest.mark.parametrize(
    ("card", "power", "light", "cards"),
    [("cut_2", "s01 s02", 1, 1), ("cut_2", "s02 s03", 2, 1), (MISS, "s02 s03", 0, 0)],
)
def test_a_cut_is_worse_in_the_dark(card: str, power: str, light: int, cards: int) -> None:
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "archive"}, figures=("adult r004",), power=power,
                 chance=(card,)).do("escape", "repository")  # fmt: skip
    assert game.crew().light == light and len(game.events("contaminated")) == cards


@rule("NL-41.14")
def test_rest_with_an_infected_card_brings_a_larva_that_can_be_removed() -> None:
    janitor: dict[str, Any] = {"characters": ("janitor", "survivor"), "met": True}
    game = table(**janitor, hand=("rest search contamination",), live=("infected",)).do("card", "rest")
    assert game.crew().larva and "contamination" in game.hand()
    ill: dict[str, Any] = {**janitor, "crew": ({"larva": True},)}
    for tile, room in (("surgery", "r002"), ("decontamination_room", "r005")):
        treated = table(**ill, rooms=(room, "stairs_d"), tiles={room: tile}).do("room", 0)
        assert not treated.crew().larva
    assert not table(**ill, things=("neutralizer",)).do("item", "crafted", "neutralizer").crew().larva


@rule("NL-41.15")
def test_a_second_egg_teaches_but_discovers_nothing() -> None:
    lab: dict[str, Any] = {"rooms": ("r004", "stairs_d"), "tiles": {"r004": "laboratory"}, "met": True}
    egg = table(**lab, things=("egg",))
    before = egg.crew().knowledge
    through(egg.do("room", 0))
    assert egg.crew().knowledge == before + 3 and len(egg.t.lab.weaknesses) == 2
    for thing, known in (("egg", 2), ("carcass", 3), ("corpse", 3)):
        dead: dict[str, Any] = {"crew": ({}, {"fate": "dead", "room": ""})} if thing == "corpse" else {}
        lying = {"objects": (("r004", thing, 1 if dead else NOBODY),)}
        found = {"analysed": ("egg",), "spent": 1, "reserve": 2 - (thing == "egg")}
        again = table(**lab, base=lying, weaknesses="thin_blood wary_of_shadows", lab=found, **dead)
        assert len(through(again.do("room", 0)).t.lab.weaknesses) == known


@rule("NL-41.16")
@pytest.mark.parametrize(("answer", "surprised"), [(("flashlight", "open"), False), ("pass", True)])
def test_a_flashlight_makes_the_lower_number_count(answer: Any, surprised: bool) -> None:
    game = table(**SURPRISE, hand=("rest search demolition",), power="s02 s03", things=("flashlight:2",),
                 chance=(noise("2"), *drawn("adult_4"), MISS)).do("move", "r004")  # fmt: skip
    assert game.prompt == "light"
    game.choose(answer)
    assert bool(game.events("surprise")) == surprised and game.crew().things[0].load == (2 if surprised else 1)


@rule("NL-41.17")
def test_a_medkit_dresses_or_heals_one_own_wound() -> None:
    hurt = ({"wounds": ("knee",), "dressed": ("hand",)},)
    for choice, wounds, dressed in ((0, 0, 2), (1, 1, 0)):
        game = table(**SURVIVOR, crew=hurt, inventory=("medkit",)).do("item", "green", "medkit").choose(choice)
        through(game)
        assert (len(game.crew().wounds), len(game.crew().dressed)) == (wounds, dressed)
        assert game.t.discards["green"] == ("medkit",)
    fight = table(**SURVIVOR, crew=hurt, inventory=("medkit",), figures=("adult repository",))
    assert not fight.offered("item") and BOX.items["medkit"].component


@rule("NL-41.18")
def test_a_search_in_a_white_room_takes_one_of_two_unseen() -> None:
    game = table(rooms=("r004", "r004"), tiles={"r004": "archive"}, hand=("search rest",), things=("", ""),
                 base={"counters": {"r004": 3}}, chance=("weapon_battery", "glowstick"))  # fmt: skip
    game.do("card", "search").choose("red")
    assert sorted(game.options) == ["glowstick", "weapon_battery"]
    game.choose("weapon_battery")
    assert game.items() == ["weapon_battery"] and game.t.base.counters["r004"] == 2
    assert game.match.view(1).secrets[0] is None and "weapon_battery" not in repr(game.match.log(1))


def outside(face: str, *chance: str | int, start: str = "x1", to: str = "a101", **more: Any) -> Table:
    """The first player arrives somewhere on the surface and rolls the Mars die."""
    base = {"covered": (), **more.pop("base", {})}
    places = {"rooms": (start, "b201"), "tiles": {"a101": "surgery"}, **more}
    dice = (BOX.dice.mars.index(face), *chance)
    return table(**{"board": "surface", "met": True, "base": base, "chance": dice, **places}).do("move", to)


@rule("NL-41.19")
def test_surgery_on_the_surface_hears_its_area() -> None:
    assert outside("1").t.base.noise == ("area_1",)
    assert outside("1", 3, base={"noise": ("area_1",)}).events("encounter")


@rule("NL-41.20")
def test_a_3_on_a_crossroads_is_noise_in_area_3() -> None:
    assert outside("3", start="a101", to="x1").t.base.noise == ("area_3",)


@rule("NL-41.29")
def test_a_card_for_all_is_worse_without_a_suit() -> None:
    entry = BOX.mars["sandstorm"]
    assert entry.affects == "all_surface"
    game = outside("mars", "sandstorm", start="a101", to="x1", seats=3, rooms=("a101", "x4", "a101"),
                   things=("", "enviro_suit", ""))  # fmt: skip
    while game.match.decisions and game.prompt != "action":
        game.choose(game.options[0])
    assert [len(game.hand(seat)) for seat in range(3)] == [5 - 1 - 2, 4, 4]


@rule("NL-41.21")
def test_alert_at_11_ends_the_game_after_5() -> None:
    game = table(rooms=("alert_room", "stairs_d"), clock={"slot": 11}).do("room", 0)
    assert game.t.clock.alert == 5
    assert table(**SURVIVOR, stage="time", clock={"slot": 6, "alert": 5}).match.outcome is None
    over = table(stage="time", clock={"slot": 5, "alert": 5}, crew=(BUNKER, ISOLATED), met=True)
    assert over.match.outcome is not None and over.t.clock.slot == 4


@rule("NL-41.22")
def test_autodestruction_beyond_the_track_comes_with_the_last_slot() -> None:
    game = table(rooms=("r005", "stairs_d"), tiles={"r005": "cooling_system"}, clock={"slot": 2}).do("room", 0)
    assert game.t.clock.countdown == 0 and not game.t.clock.red
    over = table(stage="time", clock={"slot": 1, "countdown": 0}, crew=(BUNKER, ISOLATED), met=True)
    assert over.match.outcome is not None and over.t.base.destroyed


@rule("NL-41.23")
def test_every_threshold_takes_the_highest_number() -> None:
    assert BOX.thresholds[14] == BOX.thresholds[13] == "red"
    first = table(**SURVIVOR, stage="time", clock={"slot": 15}).t.base.power
    assert [blue for _, blue in sorted(first.values())] == [True, False, False, False]
    second = table(**SURVIVOR, stage="time", clock={"slot": 14}, base={"power": dict(first)}).t.base.power
    assert not any(blue for _, blue in second.values())


@rule("NL-41.24")
def test_backup_power_needs_two_red_tokens() -> None:
    for sides, after in (((False, True, True, True), [False, True, True, True]),
                         ((False, False, True, True), [True, True, False, False])):  # fmt: skip
        power = {
            circuit: (number + 1, sides[number]) for number, circuit in enumerate(("s01", "s02", "s03", "elevator"))
        }
        game = table(rooms=("backup_power_supply", "stairs_d"), base={"power": power}).do("room", 0)
        assert game.prompt == "place-power"
        assert [blue for _, blue in sorted(through(game).t.base.power.values())] == after


@rule("NL-41.25")
def test_a_fourth_wound_by_fire_kills() -> None:
    dying = ({"wounds": ("knee", "hand", "body")},)
    game = table(3, rooms=("repository", "stairs_d", "stairs_d"), crew=dying, base={"fires": ("repository",)})
    assert through(game.do("pass"), "stop").crew().dead


@rule("NL-41.26")
def test_danger_behind_a_door_breaks_it_and_no_more() -> None:
    door = {"doors": {"c10": "closed"}}
    game = table(**ARCHIVE, figures=("adult r005",), base=door, chance=(noise("danger"),)).do("move", "r004")
    assert game.t.base.doors == {"c10": "destroyed"} and not game.t.base.noise and game.figures() == [("adult", "r005")]


@rule("NL-41.27")
def test_slime_makes_danger_of_silence_for_the_careful_too() -> None:
    game = table(**SURVIVOR, crew=({"slime": True},), chance=("archive", "explore_silence_1")).do("careful", "r004")
    assert game.events("danger") and game.prompt == "action" and {*game.t.base.noise} == {*BOARD.noisy["r004"]}


@rule("NL-41.28", "NL-41.32")
@pytest.mark.parametrize(("on_board", "gone"), [(10, 0), (8, 2)])
def test_no_malfunction_left_explodes_only_where_one_can_lie(on_board: int, gone: int) -> None:
    base: dict[str, Any] = {"faults": tuple(BOARD.fixed)[:on_board], "faults_gone": gone}
    assert "stairs_d" not in base["faults"]
    event: dict[str, Any] = {"rooms": ("stairs_d", "stairs_d"), "stage": "event", "power": "s01 s02 s03",
                             "characters": ("survivor", "sentry"), "base": base, "chance": ("damage",)}  # fmt: skip
    unexplored = table(**event, figures=("queen r009",))
    assert "destroyed" not in told(unexplored) and unexplored.t.base.faults[:on_board] == base["faults"]
    assert table(**event, figures=("queen r009",), tiles={"r009": "archive"}).t.base.destroyed


@rule("NL-41.30")
def test_two_numbers_at_one_end_are_one_corridor() -> None:
    assert BOARD.numbered["r012", 1] == BOARD.numbered["r012", 2] == BOARD.numbered["r011", 4] == "c29"
    lower: dict[str, Any] = {"rooms": ("r015", "stairs_a"), "tiles": {"r012": "archive", "r015": "laboratory"}}
    assert table(**lower, chance=(noise("1"),)).do("move", "r012").t.base.noise == ("c29",)
    second = table(**lower, met=True, base={"noise": ("c29",)}, chance=(noise("2"), *drawn("larva_1")))
    assert second.do("move", "r012").events("encounter")


@rule("NL-41.31")
def test_blood_chase_follows_whoever_bleeds() -> None:
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "archive"}, figures=("adult r004",),
                 crew=({"wounds": ("hand",)},), chance=("blood_chase_1",)).do("escape", "repository")  # fmt: skip
    assert game.crew().room == "repository" and game.figures() == [("adult", "repository")]
    assert not game.events("noise-roll") and game.offered("escape")


@rule("NL-41.33")
def test_a_short_circuit_spares_a_broken_computer() -> None:
    game = table(rooms=("stairs_d", "stairs_d"), tiles={"r004": "archive", "r005": "laboratory"}, met=True,
                 stage="event", power="s01 s03", base={"faults": ("r004",)}, chance=("short_circuit",))  # fmt: skip
    assert game.t.base.fires == ("r005",)


@rule("NL-41.34")
def test_a_neutralizer_cleans_hand_and_deck_and_ends_the_turns() -> None:
    game = table(**SURVIVOR, things=("neutralizer",), hand=("rest search demolition contamination",),
                 live=("infected",), crew=({"larva": True},), discard=("repairs",))  # fmt: skip
    game.do("item", "crafted", "neutralizer")
    crew = game.crew()
    assert not crew.larva and crew.passed and game.hand() == ["rest", "search"] and crew.discard == ()
    assert game.t.piles[beneath(STRAINS)] == ["infected"]
