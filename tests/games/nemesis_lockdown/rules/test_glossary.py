"""NL-1: the words of the game, each shown by what it means on a table."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.box.box import CIRCUITS, CONTAMINATION, GOALS, OBJECTS
from brushpass.games.nemesis_lockdown.state import NOBODY, SCANNED, STRAINS
from brushpass.testing import rule

from ..chances import advantage, attack, combat, drawn, noise
from ..endings import BUNKER
from ..table import BOARD, BOX, Table, dealt, table

HERE: dict[str, Any] = {"rooms": ("r004", "stairs_d"), "tiles": {"r004": "archive"}, "met": True}
"""The first player in the Archive, the other far away."""
KINDS = ("larva", "creeper", "adult", "breeder", "queen")


def through(game: Table, *wanted: Any) -> Table:
    """Everything that is asked is answered, with what is wanted where it is offered, else with the first option."""
    while game.match.decisions and game.prompt != "action":
        game.choose(next((one for one in wanted if one in game.options), game.options[0]))
    return game


# -- people, creatures, places -----------------------------------------------------------------------------------------


@rule("NL-1.1", "NL-1.21")
def test_the_bunker_is_outside_and_holds_everybody() -> None:
    assert "bunker" not in BOARD.rooms
    game = table(3, rooms=("repository", "", ""), crew=({}, BUNKER, BUNKER), things=("", "", ""))
    assert [crew.fate for crew in game.t.crew] == ["here", "bunker", "bunker"]
    boom = table(2, crew=(BUNKER, {"fate": "here"}), things=("", ""), met=True, stage="time",
                 clock={"slot": 5, "countdown": 5, "red": True})  # fmt: skip
    assert boom.t.base.destroyed and not boom.crew(0).dead and boom.crew(1).dead


@rule("NL-1.2", "NL-1.3", "NL-1.4", "NL-1.5", "NL-1.6", "NL-1.7")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_intruder_is_an_enemy_in_the_room(kind: str) -> None:
    game = table(**HERE, things=("rifle",), figures=(f"{kind} r004",), power="s01 s02",
                 chance=(advantage("hit_1"), attack(5)))  # fmt: skip
    assert game.offered("escape") and game.offered("shoot") == [("rifle", 0)]
    through(game.do("shoot", "rifle", 0), 0)
    assert bool(game.events("killed")) == (kind == "larva"), "a Larva dies of one Injury"
    assert BOX.figures[kind] == dict(zip(KINDS, (6, 3, 8, 2, 1), strict=True))[kind]


@rule("NL-1.3")
def test_a_larva_attaches_instead_of_attacking() -> None:
    game = table(**HERE, figures=("larva r004",), chance=(noise("silence"),)).do("escape", "repository")
    assert game.crew().larva and not game.events("attack") and not game.figures()


@rule("NL-1.8", "NL-1.44")
def test_eggs_corpses_and_carcasses_are_objects_and_fill_a_hand() -> None:
    assert {*OBJECTS} == {"egg", "corpse", "carcass"}
    lying = {"objects": (("r004", "egg", NOBODY),)}
    game = table(**HERE, base=lying, things=("rifle shotgun",))
    assert game.offered("melee") == ["eggs"] and not game.offered("escape")
    game.do("pick-up").choose("egg")
    assert game.prompt == "make-room"


@rule("NL-1.9", "NL-1.10", "NL-1.11", "NL-1.12")
def test_two_characters_came_with_the_ship_and_four_worked_here() -> None:
    groups = {name: entry.group for name, entry in BOX.characters.items()}
    came = [name for name, group in groups.items() if group == "nemesis_survivor"]
    assert sorted(came) == ["lab_rat", "survivor"]
    assert sorted({*groups} - {*came}) == ["hacker", "janitor", "sentry", "xenobiologist"]
    for name in groups:
        game = table(characters=(name, "survivor" if name != "survivor" else "hacker"))
        assert game.crew().room == ("isolation_room" if name in came else "repository")


@rule("NL-1.13", "NL-1.49")
def test_three_sections_have_a_circuit_each_and_the_elevator_its_own() -> None:
    assert BOARD.sections == ("s01", "s02", "s03") and CIRCUITS == ("s01", "s02", "s03", "elevator")
    t = table(power="s02").t
    assert [t.powered(room) for room in ("repository", "alert_room", "isolation_room")] == [False, True, False]


@rule("NL-1.14")
def test_a_corridor_links_two_rooms_and_has_numbers_at_both_ends() -> None:
    for way in BOARD.ways:
        one, two = BOARD.ends[way]
        assert one != two and BOARD.beyond[one, way] == two and BOARD.beyond[two, way] == one
        for room in (one, two):
            assert any(BOARD.numbered[room, number] == way for number in (1, 2, 3, 4))


@rule("NL-1.15")
def test_technical_corridors_are_one_space_with_many_entrances() -> None:
    entrances = [room for room in BOARD.rooms if BOARD.entrance[room]]
    assert len(entrances) > 2 and all(BOARD.numbered[room, BOARD.entrance[room]] == "tech" for room in entrances)


@rule("NL-1.16")
@pytest.mark.parametrize("room", ["stairs_a", "stairs_b", "stairs_c", "stairs_d"])
def test_a_staircase_joins_two_sections(room: str) -> None:
    assert BOARD.section[room] == "" and len({BOARD.section[other] for other in BOARD.next[room]}) == 2


@rule("NL-1.17")
def test_the_cabin_stops_at_three_rooms() -> None:
    assert BOARD.stops == {section: f"elevator_{section}" for section in BOARD.sections}
    game = table(rooms=("elevator_s02", "stairs_d"), power="elevator s01", base={"elevator": "s02"})
    game.do("room", 1)
    assert game.options == ("s01", "s03") and game.choose("s03").crew().room == "elevator_s03"


@rule("NL-1.18", "NL-1.20")
def test_the_exit_room_is_a_space_whatever_lies_there_and_the_rover_takes_one() -> None:
    assert BOARD.exits == ("r001",)
    for tile in ("surgery", "guard_room"):
        open_gate = {"gate": True, "rover": "r001"}
        game = table(rooms=("r001", "r001"), tiles={"r001": tile}, base=open_gate, things=("", ""), met=True)
        assert game.offered("leave") == ["rover"]
        assert not table(rooms=("repository",), base=open_gate).offered("leave")
    through(game.choose(("leave", "rover")), "yes")
    assert [crew.fate for crew in game.t.crew] == ["bunker", "here"]


@rule("NL-1.22", "NL-1.23", "NL-1.24", "NL-1.25")
@pytest.mark.parametrize(
    ("room", "actions"),
    [("isolation_room", ["lock_yourself_in"]), ("repository", ["craft_equipment"]),
     ("backup_power_supply", ["restore_power"]), ("alert_room", ["start_alert", "peek_neutral_contingency"])],
)  # fmt: skip
def test_special_rooms_have_actions_of_their_own(room: str, actions: list[str]) -> None:
    game = table(rooms=(room, "stairs_d"), clock={"slot": 5}, inventory=("toolbelt flashlight",))
    assert [BOX.room_actions(game.t.tile(room))[number].id for number in game.offered("room")] == actions
    assert BOARD.section["backup_power_supply"] == "s03"


@rule("NL-1.26")
def test_the_nest_holds_the_eggs() -> None:
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "nest"}, chance=(noise("silence"),)).do("room", 0)
    assert through(game).crew().carries("egg") and game.t.lab.eggs == BOX.start.eggs_in_nest - 1
    assert BOX.tiles["nest"].category == "I"


@rule("NL-1.27")
@pytest.mark.parametrize("pod", ["a", "b", "c"])
def test_a_pod_has_one_seat(pod: str) -> None:
    room = "r004" if pod == "a" else "r002"
    tiles = {room: f"cargo_sending_system_{pod}"}
    soon = {"slot": 10}
    game = table(3, rooms=(room, room, "stairs_d"), tiles=tiles, things=("",) * 3, clock=soon).do("room", 0)
    assert (game.crew().fate, game.crew().pod) == ("pod", pod)
    inside = {"fate": "pod", "pod": pod, "room": "", "passed": True}
    assert not table(3, rooms=(room, "", "stairs_d"), tiles=tiles, clock=soon, crew=({}, inside)).offered("room")


# -- terms of the game -------------------------------------------------------------------------------------------------


@rule("NL-1.28", "NL-1.29", "NL-1.30")
def test_ten_action_cards_and_contamination_cards_are_one_deck_but_only_one_sort_pays() -> None:
    for name in BOX.characters:
        assert len(BOX.decks[name]) == 10
    game = table(**HERE, hand=("rest contamination",))
    assert game.match.view(1).sizes[0].hand == 2 and not game.offered("careful")
    game.choose(("move", "repository"))
    assert CONTAMINATION not in game.options


@rule("NL-1.31", "NL-1.32")
def test_7_of_27_are_infected_and_only_a_scan_tells() -> None:
    strains = dealt().t.piles[STRAINS]
    assert len(strains) == 27 and strains.count("infected") == 7
    game = table(**HERE, hand=("rest search contamination",), live=("infected",))
    assert "infected" not in repr(game.match.view(0))
    game.do("card", "rest")
    assert game.t.piles[SCANNED[0]] == ["infected"] and "infected" in repr(game.match.view(0))


@rule("NL-1.33", "NL-1.34")
def test_the_noise_die_has_ten_sides_two_of_them_without_a_number() -> None:
    faces = BOX.dice.noise
    assert len(faces) == 10 and sorted({*faces} - {"1", "2", "3", "4"}) == ["danger", "silence"]
    assert {"silence", "danger"} <= {token.effect for token in BOX.explorations.values()}
    quiet = table(**HERE, chance=(noise("silence"),)).do("move", "repository")
    assert not quiet.t.base.noise and not quiet.events("danger")
    assert table(**HERE, chance=(noise("danger"),)).do("move", "repository").events("danger")


@rule("NL-1.35", "NL-1.36")
def test_an_encounter_brings_a_new_figure_which_alone_surprises() -> None:
    game = table(**HERE, hand=("rest",), base={"noise": ("c09",)}, chance=(noise("3"), *drawn("adult_4"), "evolve_1"))
    game.do("move", "repository")
    assert game.figures() == [("adult", "repository")] and game.events("surprise")
    old = table(**HERE, hand=("rest",), figures=("adult r001",), chance=(noise("danger"),)).do("move", "repository")
    assert old.figures() == [("adult", "repository")] and not old.events("surprise") and not old.events("encounter")


@rule("NL-1.37", "NL-1.38")
def test_whoever_is_in_combat_leaves_by_escape() -> None:
    assert table(**HERE).offered("move") and not table(**HERE).offered("escape")
    fight = table(**HERE, figures=("adult r004",))
    assert fight.offered("escape") and not fight.offered("move")


@rule("NL-1.39", "NL-1.40", "NL-1.43")
@pytest.mark.parametrize(
    ("card", "injuries", "end"), [("cut_1", 1, "retreats"), ("cut_2", 2, "killed"), ("cut_5", 1, "")]
)
def test_an_injured_intruder_dies_retreats_or_stays_by_the_next_attack_card(card: str, injuries: int, end: str) -> None:
    fight = {**HERE, "characters": ("sentry", "survivor"), "figures": (f"adult r004 {injuries - 1}",)}
    game = table(**fight, chance=("harmless", combat("hit_1"), card, "power_surge")).do("melee", 0)
    assert game.events("injured") and [name for name in ("retreats", "killed") if game.events(name)] == [end] * bool(
        end
    )
    health = BOX.attacks[card].health
    assert not isinstance(health, int) or (end == "killed") == (injuries >= health)


@rule("NL-1.41", "NL-1.42")
def test_light_wounds_turn_serious_and_those_are_dressed_then_healed() -> None:
    burning: dict[str, Any] = {**HERE, "base": {"fires": ("r004",)}}
    assert table(**burning).do("pass").choose("stop").crew().light == 1
    third = table(**burning, crew=({"light": 2},), chance=("knee",)).do("pass").choose("stop").crew()
    assert (third.light, third.wounds) == (0, ("knee",))
    game = table(**HERE, crew=({"wounds": ("knee",)},), inventory=("medkit medkit",)).do("item", "green", "medkit")
    assert through(game, 0).crew().dressed == ("knee",)
    assert through(game.do("item", "green", "medkit"), 1).crew().serious == 0


@rule("NL-1.45", "NL-1.46")
def test_items_are_hidden_heavy_ones_in_hand_crafted_ones_open_and_quest_items_locked() -> None:
    game = table(**HERE, inventory=("medkit",), things=("rifle taser",))
    seen = game.match.view(1)
    assert seen.sizes[0].inventory["green"] == 1 and [thing.name for thing in seen.crew[0].things] == ["rifle", "taser"]
    assert BOX.items["rifle"].heavy and not BOX.items["taser"].heavy and "taser" in BOX.crafted
    assert game.crew().quest == BOX.characters["survivor"].quest_item == "assault_rifle"


@rule("NL-1.47", "NL-1.48")
def test_knowledge_is_verified_in_the_archive_and_makes_weaknesses_useful() -> None:
    game = table(**HERE)
    assert not game.crew().verified
    through(game.do("room", 0))
    assert game.crew().verified and game.crew().knowledge == BOX.characters["survivor"].start_knowledge + 2
    assert game.match.view(1).lab.weaknesses == ("thin_blood",)


@rule("NL-1.50")
def test_darkness_is_a_state_of_a_character() -> None:
    t = table(rooms=("r004", "r004"), tiles={"r004": "archive"}, power="s02", crew=({"lit": True},)).t
    assert not t.dark(0) and t.dark(1)


@rule("NL-1.51")
def test_a_threshold_is_a_line_on_the_time_track() -> None:
    assert {*BOX.thresholds.values()} == {"", "red", "blue"}
    crossed = table(**HERE, stage="time", clock={"slot": 12}, power="s01 s02")
    assert BOX.thresholds[11] == "blue" and crossed.events("power")


@rule("NL-1.53", "NL-1.54")
def test_contingencies_are_secret_and_alert_shortens_the_game() -> None:
    game = dealt()
    assert "code_" not in repr(game.match.view(None))
    alert = table(rooms=("alert_room", "stairs_d"), clock={"slot": 11}).do("room", 0)
    assert alert.t.clock.alert == 5


@rule("NL-1.55")
def test_autodestruction_is_stopped_while_it_is_yellow() -> None:
    plant: dict[str, Any] = {"rooms": ("r004", "stairs_d"), "tiles": {"r004": "power_generator"}}
    assert 0 in table(**plant, clock={"slot": 9, "countdown": 6}).offered("room")
    assert 0 not in table(**plant, clock={"slot": 9, "countdown": 6, "red": True}).offered("room")


@rule("NL-1.56")
def test_everybody_at_a_computer_uses_the_same_card() -> None:
    for seat in (0, 1):
        game = table(rooms=("r004", "r004"), tiles={"r004": "archive"}, things=("", ""), active=seat, first=seat)
        assert game.seat == seat and game.offered("computer")
    assert "lockdown" in "".join(BOX.computers).lower()


@rule("NL-1.57")
def test_the_bag_develops_in_step_10() -> None:
    game = table(rooms=("isolation_room", "isolation_room"), met=True, stage="bag", chance=drawn("larva_1"))
    assert game.events("development") == [{"kind": "larva", "token": "larva_1"}] and game.t.round == 2


@rule("NL-1.58")
@pytest.mark.parametrize(("power", "face"), [("s01 s02", "advantage"), ("s02 s03", "combat")])
def test_a_shot_with_power_uses_the_advantage_die(power: str, face: str) -> None:
    rolled = advantage("hit_2") if face == "advantage" else combat("blank")
    game = table(**HERE, things=("rifle",), figures=("adult r004",), power=power, chance=(rolled, attack(5)))
    through(game.do("shoot", "rifle", 0))
    assert bool(game.events("injured")) == (face == "advantage")


@rule("NL-1.59")
def test_everybody_has_a_number_and_a_side_that_says_passed() -> None:
    game = table(**HERE)
    assert [game.crew(seat).number for seat in (0, 1)] == [1, 2] and not game.crew().passed
    assert game.do("pass").choose("stop").crew().passed


@rule("NL-1.60")
def test_everybody_gets_a_personal_and_a_corporate_objective() -> None:
    assert dealt().crew().goals == GOALS and len(GOALS) == 2


@rule("NL-1.61")
def test_a_venting_token_marks_the_room() -> None:
    game = table(rooms=("r002", "stairs_d"), tiles={"r002": "vent_control_room", "r003": "surgery"}).do("room", 0)
    assert through(game, "r003").t.base.vent == "r003"


@rule("NL-1.62")
@pytest.mark.parametrize(
    ("tile", "item"), [("guard_room", "taser"), ("guard_room", "enviro_suit"), ("testing_lab", "neutralizer")]
)
def test_rooms_give_crafted_items(tile: str, item: str) -> None:
    game = table(rooms=("r002", "stairs_d"), tiles={"r002": tile}, crew=({"knowledge": 8},)).do("room", 0)
    assert through(game, item).crew().carries(item) and item in BOX.crafted


@rule("NL-1.63", "NL-1.64")
def test_on_the_surface_paths_lead_over_crossroads_and_the_mars_die_is_rolled() -> None:
    board = BOX.boards["surface"]
    assert board.crossroads and board.areas == ("area_1", "area_2", "area_3", "area_4")
    assert all(board.paths[room] for room in board.crossroads) and not BOARD.crossroads
    face = BOX.dice.mars.index("mars")
    game = table(board="surface", rooms=("a101", "b201"), tiles={"a101": "surgery"}, base={"covered": ()},
                 chance=(face, "suit_breach", "knee")).do("move", "x1")  # fmt: skip
    assert game.events("noise-roll") == [{"seat": 0, "face": "mars"}] and game.events("surface-card")
