"""NL-26: what can be done in the Basic Rooms."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.state import POOL
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import BOARD, BOX, Table, drawn, table, twins

SILENCE = BOX.dice.noise.index("silence")
MISS = next(card.id for card in BOX.attacks.values() if "adult" not in card.symbols)
PAID = ("rest", "search")
HAND: dict[str, Any] = {"hand": ("demolition rest search",)}


def at(tile: str, room: str = "r001") -> dict[str, Any]:
    """The first player in an explored Room, the second one far away."""
    return {"rooms": (room, "stairs_d", "stairs_d"), "tiles": {room: tile}}


def used(game: Table, number: int = 0) -> Table:
    """Its action is taken."""
    return game.do("room", number)


@rule("NL-26.1", "NL-44.2")
def test_ten_basic_rooms_are_in_every_game() -> None:
    assert len(BOX.tile_bags["I"]) == len(table().t.board.hidden["I"]) == 10
    assert sorted(BOX.tile_bags["I"]) == [
        "archive", "cargo_sending_system_a", "cave_entrance", "cooling_system", "decontamination_room",
        "emergency_room", "laboratory", "nest", "power_generator", "transmitter_control_room",
    ]  # fmt: skip


@rule("NL-10.5", "NL-26.2")
def test_a_room_action_costs_two_cards_and_needs_the_character_there() -> None:
    game = table(**at("cooling_system"), **HAND)
    assert game.offered("room") == [0]
    assert len(used(game).hand()) == 1
    assert not table(**{**at("cooling_system"), "rooms": ("r002",)}).offered("room")
    assert not table(**at("cooling_system"), hand=("rest contamination contamination",)).offered("room")


@rule("NL-8.12", "NL-10.6", "NL-10.7", "NL-26.2")
def test_a_room_action_is_not_possible_in_combat_or_with_a_malfunction() -> None:
    assert not table(**at("cooling_system"), figures=("larva r001",)).offered("room")
    assert not table(**at("cooling_system"), base={"faults": ("r001",)}).offered("room")


@rule("NL-10.8", "NL-10.9")
def test_fire_and_darkness_do_not_hinder_a_room_action() -> None:
    assert table(**at("cooling_system"), base={"fires": ("r001",)}, power="s02").offered("room") == [0]


# -- Archive -----------------------------------------------------------------------------------------------------------


@rule("NL-26.3", "NL-26.4", "NL-26.5", "NL-26.6", "NL-40.31")
def test_the_archive_verifies_knowledge_and_shows_a_contingency() -> None:
    game = used(table(3, **at("archive"), orders=("", "code_red", "code_blue code_gray")))
    assert (game.crew().knowledge, game.crew().verified) == (5, True)
    assert game.prompt == "whose-order" and game.options == (-1, 1, 2), "the Pool or a player, never the active one"
    game.choose(1)
    assert game.saw("saw-orders") == [{"source": 1, "orders": ("code_red",)}] and not game.saw("saw-orders", 2)
    assert not table(**at("archive"), crew=({"verified": True},)).offered("room")


@rule("NL-26.5", "NL-39.8")
def test_one_of_several_contingencies_is_picked_blindly() -> None:
    game = used(table(3, **at("archive"), orders=("", "code_blue code_gray"), chance=("code_gray",))).choose(1)
    assert game.saw("saw-orders") == [{"source": 1, "orders": ("code_gray",)}]
    assert game.match.view(2).sizes[1].orders == 2, "and goes back"


@rule("NL-26.5", "NL-39.8", "NL-39.10")
@pytest.mark.parametrize("source", [1, -1])
def test_what_is_seen_in_the_archive_nobody_else_can_tell(source: int) -> None:
    one = {"orders": ("", "code_red", "code_blue code_yellow")}
    other = {"orders": ("", "code_gray", "code_blue code_yellow")}
    pair = twins(one, other, seats=3, **at("archive"), **HAND)
    lived(*pair, ("room", 0), *PAID, source, seats=(2,))


# -- Cave Entrance -----------------------------------------------------------------------------------------------------

CAVE: dict[str, Any] = {
    "rooms": ("r010", "stairs_d"), "tiles": {"r010": "cave_entrance", "r001": "archive", "r002": "laboratory"},
}  # fmt: skip


@rule("NL-26.7", "NL-26.8", "NL-26.9", "NL-19.16", "NL-40.32")
def test_the_cave_leads_to_explored_entrances_past_an_adult() -> None:
    game = used(table(**CAVE, chance=("cut_1", SILENCE)))
    assert game.prompt == "where"
    assert game.options == ("r001", "r002", "backup_power_supply", "alert_room", "elevator_s03")
    game.choose("r001")
    assert game.crew().room == "r001" and game.events("attack")[0]["kind"] == "adult" and not game.figures()
    assert game.crew().light == 2, "as in Darkness, though there is light"
    assert game.events("noise-roll") == [{"seat": 0, "face": "silence"}]


@rule("NL-26.7", "NL-8.16")
def test_nobody_crawls_into_a_cave_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARD, "entrance", dict.fromkeys(BOARD.entrance, 0))
    assert not table(**CAVE).offered("room"), "an Adult would wait there for nothing"


@rule("NL-26.9")
def test_whoever_comes_out_of_the_cave_to_others_makes_no_noise_roll() -> None:
    game = used(table(**{**CAVE, "rooms": ("r010", "r001")}, chance=(MISS,))).choose("r001")
    assert game.crew().room == "r001" and not game.events("noise-roll")


@rule("NL-26.9")
def test_whoever_dies_in_the_cave_makes_no_noise_roll() -> None:
    game = used(table(3, **CAVE, crew=({"wounds": ("knee", "body", "hand")},), chance=("cut_1",))).choose("r001")
    assert game.crew().dead and not game.events("noise-roll")


# -- Cooling System, Power Generator -----------------------------------------------------------------------------------


@rule("NL-26.10", "NL-26.11", "NL-30.10")
def test_the_cooling_system_starts_the_autodestruction_once() -> None:
    game = used(table(**at("cooling_system"), clock={"slot": 12}))
    assert game.t.clock.countdown == 9
    assert not table(**at("cooling_system"), clock={"slot": 12, "countdown": 9}).offered("room")


@rule("NL-26.33", "NL-40.36")
def test_the_generator_stops_a_yellow_autodestruction() -> None:
    assert used(table(**at("power_generator"), clock={"countdown": 9})).t.clock.countdown == -1
    assert table(**at("power_generator"), clock={"countdown": 9, "red": True}).offered("room") == [1]
    assert table(**at("power_generator")).offered("room") == [1]


@rule("NL-23.10", "NL-26.34")
@pytest.mark.parametrize("backup", [False, True])
@pytest.mark.parametrize("power", ["s01 s02", "s02"])
def test_the_generator_flips_the_power_of_its_section(power: str, backup: bool) -> None:
    game = table(**at("power_generator"), power=power, clock={"backup": backup})
    was = game.t.base.power["s01"]
    assert used(game, 1).t.base.power["s01"] == (was[0], not was[1])


# -- Decontamination Room, Emergency Room ------------------------------------------------------------------------------


@rule("NL-26.12", "NL-26.13", "NL-26.14", "NL-26.15")
def test_the_decontamination_room_cleans_a_character() -> None:
    sick: dict[str, Any] = {"hand": ("contamination contamination rest search",), "live": ("infected harmless",)}
    game = used(table(**at("decontamination_room"), **sick, crew=({"larva": True, "slime": True},)))
    assert game.hand() == ["contamination"] and game.events("got-rid") == [{"seat": 0, "strain": "infected"}]
    assert not game.crew().larva and not game.crew().slime
    clean = used(table(**at("decontamination_room"), **sick))
    assert not clean.crew().larva and not clean.crew().dead


@rule("NL-26.16", "NL-40.33")
def test_the_emergency_room_dresses_all_heals_one_or_heals_all_light_wounds() -> None:
    hurt = ({"wounds": ("knee", "body"), "dressed": ("hand",), "light": 2},)
    game = used(table(**at("emergency_room"), crew=hurt))
    assert game.options == (0, 1, 2)
    assert game.choose(0).crew().dressed == ("hand", "knee", "body")
    game = used(table(**at("emergency_room"), crew=hurt)).choose(1, "hand")
    assert game.crew().dressed == () and game.crew().wounds == ("knee", "body")
    game = used(table(**at("emergency_room"), crew=hurt)).choose(2)
    assert game.crew().light == 0 and game.crew().serious == 3


# -- Laboratory --------------------------------------------------------------------------------------------------------


@rule("NL-26.17", "NL-26.19", "NL-22.8", "NL-40.34")
def test_the_laboratory_analyses_an_object_there() -> None:
    assert not table(**at("laboratory")).offered("room")
    game = used(table(**at("laboratory"), base={"objects": (("r001", "carcass", -1),)}, chance=("light_blindness",)))
    game.choose((-1, "carcass"))
    assert game.crew().knowledge == 6 and game.t.lab.analysed == ("carcass",) and not game.lying("r001")
    assert game.t.lab.weaknesses[-1] == "light_blindness"


@rule("NL-26.18", "NL-40.35")
def test_an_object_of_somebody_else_needs_consent() -> None:
    there = {**at("laboratory"), "rooms": ("r001", "r001")}
    game = used(table(**there, things=("", "egg"))).choose((1, "egg"))
    assert game.seat == 1 and game.prompt == "allow"
    game.choose("no")
    assert game.crew(1).carries("egg") and game.crew().knowledge == 3
    game = used(table(**there, things=("", "egg"))).choose((1, "egg"), "yes")
    assert not game.crew(1).carries("egg") and game.crew().knowledge == 6
    game = used(table(**at("laboratory"), things=("egg",))).choose((0, "egg"))
    assert game.crew().knowledge == 6, "for one's own, nobody is asked"


# -- Cargo Sending System ----------------------------------------------------------------------------------------------

LAUNCH: dict[str, Any] = {"clock": {"slot": 10}}


@rule("NL-26.20", "NL-26.21", "NL-31.3")
def test_a_pod_is_boarded_at_a_slot_with_a_css_token() -> None:
    assert not table(**at("cargo_sending_system_a"), clock={"slot": 9}).offered("room")
    taken: dict[str, Any] = {"crew": ({}, {"fate": "pod", "pod": "a", "room": ""})}
    assert not table(**at("cargo_sending_system_a"), **LAUNCH, **taken).offered("room")
    game = used(table(**at("cargo_sending_system_a"), **LAUNCH))
    assert (game.crew().fate, game.crew().pod, game.crew().room) == ("pod", "a", "")
    assert game.crew().passed and not game.hand()


@rule("NL-26.22")
def test_whoever_has_boarded_is_out_of_reach() -> None:
    game = used(table(**at("cargo_sending_system_a"), **LAUNCH, base={"fires": ("r001",)}, hand=("rest search",)))
    assert game.crew().fate == "pod" and game.crew().light == 0, "the fire at the end of the turn"
    assert not game.t.here("r001")


# -- Nest --------------------------------------------------------------------------------------------------------------

NEST = at("nest", "r004")


@rule("NL-26.23", "NL-11.33")
def test_who_explores_the_nest_learns_something() -> None:
    game = table(rooms=("repository", "stairs_d"), chance=("nest", "explore_silence_1"))
    game.do("move", "r004")
    assert game.t.tile("r004") == "nest" and game.crew().knowledge == 4


@rule("NL-26.24", "NL-25.3")
def test_the_nest_is_not_searched() -> None:
    assert ("card", "search") not in table(**NEST, hand=("search rest",)).options
    assert "r004" not in table(**NEST).t.base.counters


@rule("NL-26.25", "NL-14.20")
def test_the_nest_never_breaks_down() -> None:
    assert ("card", "demolition") not in table(**NEST, hand=("demolition rest",)).options
    assert ("card", "demolition") in table(**at("archive"), hand=("demolition rest",)).options


@rule("NL-9.11", "NL-26.26", "NL-3.11")
def test_the_eggs_of_the_laboratory_board_lie_in_the_nest() -> None:
    assert table().t.lab.eggs == 5, "also before it is found"
    assert ("melee", "eggs") in table(**NEST).options
    assert ("melee", "eggs") not in table(**at("archive")).options
    assert ("pick-up",) not in table(**NEST).options, "cocooned ones are not picked up"


@rule("NL-26.27", "NL-24.16")
def test_a_dropped_egg_is_a_loose_one() -> None:
    game = table(**NEST, things=("egg",)).choose(("drop", "egg"))
    assert game.lying("r004") == ["egg"] and game.t.lab.eggs == 5 and ("pick-up",) in game.options


@rule("NL-26.28", "NL-26.30", "NL-26.31")
def test_an_egg_is_taken_out_of_its_cocoon_with_noise_and_the_last_one_destroys_the_nest() -> None:
    game = used(table(**NEST, chance=(SILENCE,)))
    assert game.crew().carries("egg") and game.t.lab.eggs == 4 and len(game.events("noise-roll")) == 1
    assert not game.t.lab.nest_destroyed
    loose = {"objects": (("r004", "egg", -1),)}
    game = used(table(**NEST, lab={"eggs": 1}, base=loose, chance=(SILENCE,)))
    assert game.t.lab.nest_destroyed and game.lying("r004") == ["egg"], "the loose one does not count"


@rule("NL-26.28")
def test_the_last_egg_destroyed_destroys_the_nest() -> None:
    hit = BOX.dice.combat.index("hit_1")
    game = table(**NEST, lab={"eggs": 1}, chance=(hit, SILENCE)).do("melee", "eggs")
    assert game.t.lab.eggs == 0 and game.t.lab.nest_destroyed


@rule("NL-26.29", "NL-7.44")
def test_a_destroyed_nest_stays_destroyed_when_eggs_come_back() -> None:
    game = table(
        **at("archive"), lab={"eggs": 0, "nest_destroyed": True}, stage="bag", chance=drawn("queen", "queen_1")
    )
    assert game.t.lab.eggs == 1 and game.t.lab.nest_destroyed


@rule("NL-26.32", "NL-24.6")
def test_an_egg_needs_a_hand_that_can_be_freed() -> None:
    assert not table(**NEST, lab={"eggs": 0}).offered("room")
    game = used(table(**NEST, things=("rifle shotgun",), chance=(SILENCE,)))
    assert game.prompt == "make-room" and game.options == ("rifle", "shotgun"), "there is no way back"
    assert [thing.name for thing in game.choose("rifle").crew().things] == ["shotgun", "egg"]


# -- Transmitter Control Room ------------------------------------------------------------------------------------------

TRANSMITTER = at("transmitter_control_room")


@rule("NL-26.35", "NL-40.37")
def test_a_signal_is_sent_once() -> None:
    game = table(**TRANSMITTER)
    assert game.offered("room") == [0]
    assert used(game).crew().signal
    assert not table(**TRANSMITTER, crew=({"signal": True},)).offered("room")


@rule("NL-26.36", "NL-26.37", "NL-39.7")
def test_the_objectives_of_a_player_with_a_signal_are_shown() -> None:
    game = table(3, **TRANSMITTER, goals=("", "no_witnesses"), met=True, crew=({}, {"signal": True}))
    used(game, 1).choose(1)
    assert game.saw("saw-objective") == [{"rival": 1, "card": "no_witnesses"}] and not game.saw("saw-objective", 2)
    both = used(table(3, **TRANSMITTER, crew=({}, {"signal": True})), 1).choose(1)
    assert len(both.saw("saw-objective")) == 2, "both, while two are held"


@rule("NL-26.37")
def test_the_dead_show_nothing_but_those_who_are_away_do() -> None:
    away = {"signal": True, "fate": "bunker", "room": "", "passed": True}
    assert used(table(3, **TRANSMITTER, crew=({}, away)), 1).options == (1,)
    dead = {**away, "fate": "dead", "quest": ""}
    assert table(3, **TRANSMITTER, crew=({}, dead), things=(None, "")).offered("room") == [0]


@rule("NL-26.36", "NL-39.7")
def test_which_objective_was_seen_nobody_else_can_tell() -> None:
    pair = twins(
        {"goals": ("", "no_witnesses")}, {"goals": ("", other_goal())}, seats=3, **TRANSMITTER, **HAND, met=True,
        crew=({}, {"signal": True}),
    )  # fmt: skip
    lived(*pair, ("room", 1), *PAID, 1, seats=(2,))


def other_goal() -> str:
    """Another Objective of the same deck that three can play with."""
    wanted = BOX.objectives["no_witnesses"].deck
    return next(card for card in BOX.objectives_for(wanted, 3) if card != "no_witnesses")


@rule("NL-28.6", "NL-39.8")
def test_the_pool_is_counted() -> None:
    assert table().match.view(None).pool == len(table().t.piles[POOL])
