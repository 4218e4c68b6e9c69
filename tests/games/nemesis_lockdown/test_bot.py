"""How bots play Nemesis: Lockdown: legal everywhere, from nothing that they may not know, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS, GreedyBot, create
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.bot import LEVELS as THINKING
from brushpass.games.nemesis_lockdown.bot import level_of
from brushpass.games.nemesis_lockdown.minds.pondering import better_than_first
from brushpass.games.nemesis_lockdown.minds.wanting import Wants, chance, keeper
from brushpass.testing import choices_of, rule, two_worlds

from .table import Table, table

TABLES = [
    (mode, seats, board)
    for mode in GAME.modes
    for seats in GAME.mode_seats[mode][:: 2 if mode != "solo" else 1]
    for board in GAME.options["board"]
]


def advised(at: Table, seat: int = 0) -> Any:
    """What looks best to a player at a glance."""
    decision = next(one for one in at.match.decisions if one.seat == seat)
    return GAME.mind.guess(at.match.state, decision, Random(1))


@pytest.mark.parametrize(("mode", "seats", "board"), TABLES)
def test_a_match_by_guesses_alone_ends_at_every_table(mode: str, seats: int, board: str) -> None:
    match = GAME.start(seats, mode, {"board": board}, seed=4)
    rng = Random(1)
    steps = 0
    while (decision := match.decision) is not None:
        before = match.state.copy() if steps % 20 == 0 else None
        option = GAME.mind.guess(match.state, decision, rng)
        assert option in decision.options, (decision.prompt, option)
        assert before is None or match.state == before, "a mind looks and touches nothing"
        match.choose(option, decision.seat)
        steps += 1
    assert match.outcome is not None


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("coop", 2), ("solo", 1)])
def test_a_player_chooses_the_same_in_every_world_that_looks_the_same(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=5)
    rng = Random(1)
    compared = 0
    while (decision := match.decision) is not None and compared < 50:
        option = GAME.mind.guess(match.state, decision, Random(3))
        world = match.imagine(decision.seat, rng)
        asked = world.asked(decision.seat)
        assert asked is not None
        assert GAME.mind.guess(world.state, asked, Random(3)) == option, decision.prompt
        compared += 1
        match.choose(option, decision.seat)
    assert compared == 50


@rule("NL-39.31", "NL-39.36")
def test_bots_choose_from_nothing_that_they_may_not_know() -> None:
    assert two_worlds(GAME.agree(2, "standard"), 3, surfaces=choices_of(GreedyBot(3))).positions > 20


def test_the_same_observation_and_seed_lead_to_the_same_choice() -> None:
    observation = table(figures=["adult isolation_room"], rooms=["isolation_room", "repository"]).match.observe(0)
    for level in LEVELS:
        assert create(level, 7).choose(observation) == create(level, 7).choose(observation), level


def test_levels_think_differently() -> None:
    assert len({level_of(effort) for effort in LEVELS.values()}) == len(THINKING)
    observation = table(clock={"slot": 9}, rooms=["isolation_room", "repository"]).match.observe(0)
    best = create("Mastermind", 1).choose(observation)
    erring = {create("Rookie", seed).choose(observation) for seed in range(20)}
    assert best in erring
    assert len(erring) > 1


# -- what anybody would do ---------------------------------------------------------------------------------------------


@rule("NL-28.21")
def test_whoever_can_lock_themselves_in_at_last_does() -> None:
    at = table(clock={"slot": 2}, rooms=["isolation_room", "repository"])
    assert advised(at) == ("room", 0)


@rule("NL-17.2")
def test_nobody_stays_with_the_queen() -> None:
    at = table(
        figures=["queen r015"], rooms=["r015", "repository"], tiles={"r015": "archive"}, hand=["search rest repairs"]
    )
    assert advised(at)[0] == "escape"


@rule("NL-6.14")
def test_a_burning_room_is_left() -> None:
    at = table(
        rooms=["r015", "repository"],
        tiles={"r015": "archive"},
        crew=[{"knowledge": 8, "verified": True, "signal": True}],
        base={"fires": ("r015",)},
    )
    assert advised(at)[0] in ("move", "careful")


@rule("NL-26.35")
def test_who_stands_at_the_transmitter_sends_the_signal() -> None:
    at = table(rooms=["r015", "repository"], tiles={"r015": "transmitter_control_room"})
    assert advised(at) == ("room", 0)


@rule("NL-26.4")
def test_who_stands_in_the_archive_learns() -> None:
    at = table(rooms=["r015", "repository"], tiles={"r015": "archive"}, crew=[{"signal": True}])
    assert advised(at) == ("room", 0)


@rule("NL-16.2", "NL-18.3")
def test_a_larva_is_shot() -> None:
    at = table(
        characters=["hacker", "survivor"],
        figures=["larva r015"],
        rooms=["r015", "repository"],
        tiles={"r015": "archive"},
    )
    assert advised(at) == ("shoot", "smart_gun", 0)


@rule("NL-10.20")
def test_friends_are_not_interrupted() -> None:
    at = table(mode="coop", rooms=["isolation_room", "isolation_room"], hand=[None, "interruption search"])
    at.choose(("move", "r015"))
    while at.prompt == "pay":
        at.choose(at.options[0])
    assert at.prompt == "interrupt"
    assert advised(at, 1) == "pass"


@rule("NL-9.12")
def test_nobody_gives_away_what_the_objective_asks_for() -> None:
    at = table(
        rooms=["isolation_room", "isolation_room"],
        things=["egg", None],
        goals=["live_sample", "upper_floors"],
        met=True,
        characters=["survivor", "hacker"],
        active=1,
    )
    at.do("trade")
    at.choose(("open", 0, 1, "egg")).choose("done")
    assert at.prompt == "accept"
    assert advised(at, 0) == "no"


@rule("NL-32.12")
def test_whoever_is_done_does_not_wander_about() -> None:
    at = table(
        rooms=["isolation_room", "repository"],
        crew=[{"knowledge": 8, "verified": True, "signal": True}],
        goals=["expert_witness", "upper_floors"],
        met=True,
        clock={"slot": 8},
    )
    assert advised(at) == ("room", 0)


@rule("NL-32.12", "NL-32.14")
def test_who_stands_in_the_alert_room_raises_the_alert() -> None:
    at = table(rooms=["alert_room", "isolation_room"], crew=[{"knowledge": 5, "signal": True}], clock={"slot": 14})
    assert advised(at) == ("room", 0)


@rule("NL-28.6", "NL-36.7")
@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_who_does_not_know_what_the_order_asks_for_looks_at_a_token_first(mode: str) -> None:
    at = table(mode=mode, rooms=["alert_room", "isolation_room"], clock={"slot": 14})
    assert advised(at) == ("room", 1)


@rule("NL-32.2", "NL-34.3")
def test_nobody_is_locked_in_who_knows_to_be_condemned_for_it() -> None:
    done = {"knowledge": 8, "verified": True, "signal": True}
    held = "code_green code_yellow code_yellow code_blue code_blue code_gray"
    where: dict[str, Any] = {
        "rooms": ["isolation_room", "repository"],
        "crew": [done],
        "clock": {"slot": 8},
        "active_order": "code_red",
    }
    assert advised(table(**where)) == ("room", 0)
    assert advised(table(**where, orders=[held])) != ("room", 0)


@rule("NL-34.3", "NL-32.11")
def test_whoever_is_condemned_as_things_stand_does_not_wait_for_the_end() -> None:
    held = "code_green code_yellow code_yellow code_blue code_gray code_red"
    at = table(
        rooms=["alert_room", "alert_room"],
        tiles={"r015": "transmitter_control_room"},
        base={"noise": ("c20", "c21", "c22", "c23")},
        clock={"slot": 10},
        power="",
        active_order="code_blue",
        orders=[held],
    )
    assert advised(at) == ("move", "elevator_s02"), "it is known that only the Signal saves"


@rule("NL-36.3", "NL-36.4")
def test_everybody_looks_after_one_of_the_shared_objectives() -> None:
    at = table(3, mode="coop", shared=("coop_power", "coop_explore", "coop_signal"))
    t = at.match.state
    assert [keeper(t, card) for card in t.shared] == [0, 1, 2]
    assert Wants(t, 1).sections["s02"] > 3 * Wants(t, 0).sections["s02"]
    t.crew[1].fate = "dead"
    assert keeper(t, "coop_explore") == 2
    assert keeper(t, "coop_power") == 0


@rule("NL-31.16")
def test_the_rover_is_taken_as_soon_as_the_gate_is_open() -> None:
    at = table(rooms=["r001", "isolation_room"], tiles={"r001": "guard_room"}, base={"gate": True, "rover": "r001"})
    assert advised(at) == ("leave", "rover")


@rule("NL-11.25")
def test_noise_is_passed_softly() -> None:
    done = {"knowledge": 8, "verified": True, "signal": True}
    loud = table(
        rooms=["r012", "repository"], crew=[done], clock={"slot": 8}, tiles={"r012": "archive", "r015": "laboratory"},
        base={"noise": ("c31", "c36"), "doors": {"c29": "closed"}},
    )  # fmt: skip
    assert advised(loud) == ("careful", "r015")
    quiet = table(
        rooms=["r012", "repository"], crew=[done], clock={"slot": 8}, tiles={"r012": "archive", "r015": "laboratory"}
    )
    assert advised(quiet) == ("move", "r015")


@rule("NL-28.7", "NL-28.10")
def test_whoever_is_at_the_backup_power_supply_turns_the_lights_on() -> None:
    at = table(rooms=["backup_power_supply", "repository"], clock={"slot": 13})
    assert advised(at) == ("room", 0)


@rule("NL-14.21", "NL-14.23")
def test_a_broken_isolation_room_is_repaired() -> None:
    at = table(
        rooms=["isolation_room", "repository"],
        clock={"slot": 6},
        base={"faults": ("isolation_room",)},
        hand=["repairs search rest"],
        characters=["survivor", "hacker"],
    )
    assert advised(at) == ("card", "repairs")


@rule("NL-14.39")
def test_whoever_is_shut_in_opens_a_door() -> None:
    doors = {"c02": "closed", "c03": "closed", "c08": "closed", "c09": "closed"}
    at = table(
        characters=["hacker", "survivor"],
        rooms=["repository", "isolation_room"],
        clock={"slot": 6},
        base={"doors": doors},
        hand=["overload search rest"],
    )
    assert advised(at) == ("card", "overload")
    at.choose(("card", "overload"))
    while at.prompt == "either":
        at.choose(advised(at))
    assert at.prompt == "which-door"
    assert advised(at) in doors


@rule("NL-26.35", "NL-21.5")
def test_the_sound_go_for_the_signal_and_the_hurt_go_home() -> None:
    near: dict[str, Any] = {"tiles": {"r015": "laboratory", "r012": "transmitter_control_room"}, "clock": {"slot": 7}}
    sound = table(rooms=["r015", "repository"], **near)
    assert advised(sound)[1] == "r012"
    hurt = table(rooms=["r015", "repository"], crew=[{"wounds": ("arm", "knee")}], **near)
    assert advised(hurt)[1] == "isolation_room"


@rule("NL-30.15", "NL-33.5")
def test_nobody_blows_up_the_base_without_another_way_out() -> None:
    inside: dict[str, Any] = {
        "rooms": ["r015", "repository"],
        "tiles": {"r015": "cooling_system"},
        "goals": ["big_game"],
        "met": True,
    }
    assert advised(table(crew=[{"signal": True}], **inside)) != ("room", 0)


@rule("NL-29.5", "NL-30.2")
def test_that_somebody_else_dies_is_likelier_than_that_oneself_brings_an_egg_home() -> None:
    at = table(rooms=["isolation_room", "repository"])
    dead = chance(at.match.state, 0, GAME.box.objectives["sever_ties_2"].condition)
    assert dead > chance(at.match.state, 0, GAME.box.objectives["live_sample"].condition)


def test_another_action_is_taken_only_if_it_is_better_beyond_chance() -> None:
    assert better_than_first([[0.5, 0.6]] * 8, 2) == 1
    assert better_than_first([[0.5, 0.9], [0.5, 0.2]] * 4, 2) == 0
    assert better_than_first([[0.5, 0.4, 0.7]] * 8, 3) == 2
    assert better_than_first([[0.5, 0.6]] * 2, 2) == 0, "two worlds say nothing"
