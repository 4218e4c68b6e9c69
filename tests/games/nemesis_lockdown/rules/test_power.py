"""NL-23: power and Darkness."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..table import BOX, table

THERE: dict[str, Any] = {"rooms": ("r001", "stairs_d"), "tiles": {"r001": "archive", "r010": "laboratory"}}


@rule("NL-23.1", "NL-39.26")
def test_a_blue_token_powers_its_section() -> None:
    t = table(power="s01 elevator").t
    assert t.powered("r001") and not t.powered("r006") and not t.powered("r010") and t.base.power["elevator"][1]
    assert not t.powered("stairs_a"), "a Staircase belongs to none"


@rule("NL-23.2", "NL-16.4", "NL-16.5")
@pytest.mark.parametrize(("power", "face"), [("s01", BOX.dice.advantage[0]), ("s02", BOX.dice.combat[0])])
def test_a_shot_in_a_powered_section_uses_the_advantage_die(power: str, face: str) -> None:
    game = table(**THERE, power=power, figures=("adult r001",), things=("rifle",), chance=(0,))
    game.do("shoot", "rifle", 0)
    assert game.events("shot") == [{"seat": 0, "item": "rifle", "face": face}]


@rule("NL-23.2", "NL-16.5")
def test_a_light_of_ones_own_does_not_change_the_die() -> None:
    game = table(**THERE, power="s02", figures=("adult r001",), things=("rifle",), crew=({"lit": True},), chance=(0,))
    assert game.do("shoot", "rifle", 0).events("shot")[0]["face"] == BOX.dice.combat[0]


@rule("NL-23.3", "NL-10.10")
def test_a_computer_needs_power() -> None:
    assert table(**THERE, power="s01").offered("computer") and not table(**THERE, power="s02").offered("computer")


@rule("NL-23.4", "NL-23.6", "NL-23.7")
def test_whoever_is_without_power_and_light_is_in_darkness() -> None:
    assert not table(**THERE, power="s01").t.dark(0) and table(**THERE, power="s02").t.dark(0)
    assert not table(**THERE, power="s02", crew=({"lit": True},)).t.dark(0)
    assert table(**THERE).t.dark(1), "NL-13.10: on the stairs it is always dark"


# -- the Time track ----------------------------------------------------------------------------------------------------


def after(slot: int, **more: Any) -> Any:
    """What the base looks like when the Time token has left a slot."""
    return table(**THERE, stage="time", clock={"slot": slot, **more.pop("clock", {})}, **more).t


@rule("NL-23.12")
def test_thresholds_lie_between_slots() -> None:
    assert {BOX.thresholds[slot] for slot in range(15)} == {"", "red", "blue"}


@rule("NL-23.13", "NL-23.15")
@pytest.mark.parametrize("backup", [False, True])
def test_a_blue_threshold_always_turns_off_the_highest_number(backup: bool) -> None:
    assert BOX.thresholds[11] == "blue"
    numbers = {"s01": (3, True), "s02": (1, True), "s03": (4, False), "elevator": (2, False)}
    power = after(12, clock={"backup": backup}, base={"power": numbers}).base.power
    assert power == {**numbers, "s01": (3, False)}


@rule("NL-23.9", "NL-23.14")
def test_a_red_threshold_does_so_while_the_backup_is_off() -> None:
    assert BOX.thresholds[13] == "red"
    assert not after(14).base.power["s02"][1]
    assert after(14, clock={"backup": True}).base.power["s02"][1]


@rule("NL-23.13")
def test_without_a_threshold_the_power_stays() -> None:
    assert BOX.thresholds[12] == "" and after(13).base.power["s02"][1]


@rule("NL-23.16")
def test_without_a_blue_token_nothing_happens() -> None:
    assert not any(blue for _, blue in after(12, power="").base.power.values())


@rule("NL-23.5", "NL-7.14")
def test_noise_dies_down_where_there_is_power() -> None:
    t = after(13, base={"noise": ("c01", "c04", "c24")}, power="s01")
    assert t.base.noise == ("c01", "c24"), "not next to a Character, and not in the dark"


@rule("NL-23.17")
def test_power_that_fails_is_gone_in_the_same_round() -> None:
    t = after(12, base={"noise": ("c13",)}, power="s01 s02")
    assert not t.base.power["s02"][1] and t.base.noise == ("c13",)


# -- effects on power --------------------------------------------------------------------------------------------------


@rule("NL-23.10")
@pytest.mark.parametrize(("option", "circuit"), [(0, "s01"), (1, "elevator")])
def test_a_card_flips_a_token(option: int, circuit: str) -> None:
    game = table(**THERE, characters=("hacker", "survivor"), hand=("bypass rest",))
    was = game.t.base.power[circuit]
    game.do("card", "bypass").choose(option)
    assert game.t.base.power[circuit] == (was[0], not was[1])


@rule("NL-23.9", "NL-23.10")
def test_an_event_turns_the_time_token() -> None:
    game = table(**THERE, stage="event", clock={"backup": True}, chance=("power_surge",))
    assert not game.t.clock.backup and game.events("backup") == [{"side": "off"}]


@rule("NL-23.11")
def test_tokens_keep_their_numbers_and_sides_where_they_go() -> None:
    game = table(**THERE, computer="computer_action_b")
    power = dict(game.t.base.power)
    game.do("computer", 2).choose("s01", "s03")
    assert (game.t.base.power["s01"], game.t.base.power["s03"]) == (power["s03"], power["s01"])
