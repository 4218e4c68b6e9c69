"""NL-28: what can be done in the Special Rooms."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.state import POOL
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import BOARD, BOX, Table, drawn, table, twins

SILENCE = BOX.dice.noise.index("silence")
PAID = ("rest", "search")
HAND: dict[str, Any] = {"hand": ("demolition rest search",)}


def used(game: Table, number: int = 0) -> Table:
    """The action of the Room is taken."""
    return game.do("room", number)


def standing(room: str, *others: str) -> dict[str, Any]:
    """The first player in a Room, the others far away if nothing is said."""
    return {"rooms": (room, *others, "stairs_d", "stairs_d")}


@rule("NL-28.1", "NL-28.2", "NL-3.2")
def test_special_rooms_are_always_there_and_explored() -> None:
    kinds = {BOX.tiles[tile].id for tile in BOARD.fixed.values()}
    assert kinds == {
        "alert_room", "backup_power_supply", "elevator_room_s01", "elevator_room_s02", "elevator_room_s03",
        "emergency_staircase", "repository", "isolation_room",
    }  # fmt: skip
    t = table().t
    assert all(t.tile(room) for room in BOARD.fixed) and not any(t.tile(room) for room in BOARD.hidden["I"])


@rule("NL-28.3", "NL-25.3")
@pytest.mark.parametrize("room", BOARD.fixed)
def test_special_rooms_are_not_searched(room: str) -> None:
    assert ("card", "search") not in table(**standing(room), hand=("search rest",)).options


@rule("NL-28.4")
def test_the_rules_of_rooms_hold_in_special_rooms() -> None:
    game = table(**standing("r001"), tiles={"r001": "archive"}, chance=(SILENCE,)).do("move", "repository")
    assert game.events("noise-roll")
    broken = table(**standing("alert_room"), hand=("demolition rest",)).do("card", "demolition").choose(1)
    assert broken.t.base.faults == ("alert_room",) and not broken.offered("room")
    burning = table(**standing("alert_room"), base={"fires": ("alert_room",)}).do("pass").choose("stop")
    assert burning.crew().light == 1


# -- Alert Room --------------------------------------------------------------------------------------------------------


@rule("NL-28.5", "NL-32.12", "NL-40.43")
def test_the_alert_is_started_once() -> None:
    assert used(table(**standing("alert_room"), clock={"slot": 11})).t.clock.alert == 5
    assert table(**standing("alert_room"), clock={"slot": 11, "alert": 5}).offered("room") == [1]


@rule("NL-28.6", "NL-40.43")
def test_a_contingency_is_taken_from_the_pool_and_kept() -> None:
    game = table(**standing("alert_room"), chance=("code_red",))
    there = len(game.t.piles[POOL])
    used(game, 1)
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.orders == ("code_red",) and len(game.t.piles[POOL]) == there - 1
    everything = "code_yellow code_yellow code_blue code_blue code_gray code_red"
    assert table(**standing("alert_room"), orders=("", everything)).offered("room") == [0]


@rule("NL-28.6", "NL-39.8", "NL-39.10")
def test_which_contingency_was_taken_nobody_else_can_tell() -> None:
    one, other = (table(3, **standing("alert_room"), **HAND, chance=(order,)) for order in ("code_red", "code_gray"))
    lived(one, other, ("room", 1), *PAID, seats=(1, 2))


# -- Backup Power Supply -----------------------------------------------------------------------------------------------

BACKUP = standing("backup_power_supply")


@rule("NL-28.7", "NL-28.8", "NL-28.9", "NL-28.10", "NL-23.11", "NL-40.44")
def test_the_backup_restores_two_tokens_and_distributes_all() -> None:
    game = used(table(**BACKUP, power="s01"))
    assert game.prompt == "place-power" and game.options == ("s01", "s02", "s03", "elevator")
    game.choose("s03", "elevator", "s01")
    assert game.t.base.power == {"s01": (3, False), "s02": (4, False), "s03": (1, True), "elevator": (2, True)}
    assert game.t.clock.backup


@rule("NL-28.8", "NL-28.9", "NL-28.11")
def test_with_one_red_token_the_backup_flips_none() -> None:
    game = used(table(**BACKUP, power="s01 s02 s03", clock={"backup": True})).choose("elevator", "s02", "s03")
    assert game.t.base.power == {"s01": (4, False), "s02": (2, True), "s03": (3, True), "elevator": (1, True)}
    assert game.t.clock.backup and not game.events("backup")


@rule("NL-28.8")
def test_the_two_lowest_tokens_light_up_and_the_others_go_out() -> None:
    numbers = {"s01": (1, False), "s02": (2, False), "s03": (3, True), "elevator": (4, True)}
    game = used(table(**BACKUP, base={"power": numbers})).choose("s01", "s02", "s03")
    assert [game.t.base.power[circuit][1] for circuit in numbers] == [True, True, False, False]


# -- Repository --------------------------------------------------------------------------------------------------------


@rule("NL-28.12")
def test_one_component_is_enough_in_the_repository() -> None:
    game = used(table(**standing("repository"), inventory=("toolbelt glowstick",)))
    assert game.options == (("taser", (("yellow", "toolbelt"),)), ("flamethrower", (("yellow", "toolbelt"),)))
    game.choose(("taser", (("yellow", "toolbelt"),)))
    assert game.crew().carries("taser") and game.items() == ["glowstick"]
    assert game.t.discards["yellow"] == ("toolbelt",)
    assert not table(**standing("repository"), inventory=("glowstick",)).offered("room")


@rule("NL-28.26", "NL-40.64")
def test_everybody_in_the_repository_may_craft_in_turn_order() -> None:
    game = table(
        4, rooms=("repository", "repository", "repository", "stairs_d"), first=2, active=0,
        inventory=("toolbelt", "medkit", "glowstick", "toolbelt"), things=("", "", "", ""),
    )  # fmt: skip
    used(game).choose(("taser", (("yellow", "toolbelt"),)))
    assert game.seat == 2 and list(game.options) == ["decline"], "asked, because nobody knows what is hidden"
    game.choose("decline")
    assert game.seat == 1 and game.options == ("decline", ("neutralizer", (("green", "medkit"),)))
    game.choose(("neutralizer", (("green", "medkit"),)))
    assert game.crew(1).carries("neutralizer") and len(game.hand(1)) == 5 and game.seat == 0 and game.t.acted == 1


@rule("NL-28.26")
def test_who_has_nothing_hidden_is_asked_only_with_an_open_component() -> None:
    there = {**standing("repository", "repository"), "inventory": ("toolbelt",)}
    game = used(table(**there, things=("", "flashlight:0"))).choose(("taser", (("yellow", "toolbelt"),)))
    assert game.seat == 1 and ("taser", (("yellow", "flashlight"),)) in game.options, "an empty one, too"
    assert used(table(**there, things=("", ""))).choose(("taser", (("yellow", "toolbelt"),))).prompt == "action"


@rule("NL-28.26", "NL-39.12", "NL-39.36")
def test_who_could_craft_in_the_repository_nobody_can_tell() -> None:
    pair = twins(
        {"inventory": ("toolbelt", "medkit")}, {"inventory": ("toolbelt", "medical_stapler")}, **HAND,
        seats=3, rooms=("repository", "repository", "stairs_d"),
    )  # fmt: skip
    for game in pair:
        game.match.act(1, "quiet")
    lived(*pair, ("room", 0), *PAID, ("taser", (("yellow", "toolbelt"),)), "decline", seats=(0, 2))


# -- Elevator ----------------------------------------------------------------------------------------------------------

LIFT: dict[str, Any] = {"rooms": ("elevator_s01", "elevator_s01", "stairs_d"), "power": "elevator"}


@rule("NL-28.13", "NL-10.9", "NL-13.14")
def test_the_elevator_needs_power_of_its_own() -> None:
    assert table(**LIFT).offered("room") == [0]
    assert not table(**{**LIFT, "power": "s01 s02 s03"}).offered("room")
    assert not table(**LIFT, base={"faults": ("elevator_s01",)}).offered("room")
    assert not table(**LIFT, figures=("larva elevator_s01",)).offered("room")


@rule("NL-28.14", "NL-28.18")
def test_the_elevator_is_called_for_a_card() -> None:
    game = used(table(**LIFT))
    assert game.t.base.elevator == "s01" and len(game.hand()) == 4 and game.offered("room") == [1]


@rule("NL-28.15", "NL-28.16", "NL-28.17", "NL-28.18", "NL-40.45", "NL-40.46")
def test_a_ride_takes_along_who_agrees_without_noise() -> None:
    game = used(table(3, **{**LIFT, "rooms": ("elevator_s01",) * 3}, base={"elevator": "s01"}), 1)
    assert game.prompt == "ride" and game.options == ("s02", "s03")
    game.choose("s03")
    assert game.seat == 1 and game.prompt == "come-along"
    game.choose("yes", "no")
    assert [game.crew(seat).room for seat in range(3)] == ["elevator_s03", "elevator_s03", "elevator_s01"]
    assert game.t.base.elevator == "s03" and not game.events("noise-roll")
    assert len(game.hand()) == 4 and len(game.hand(1)) == 5 and game.t.acted == 1


@rule("NL-28.19")
def test_staircases_have_no_action() -> None:
    assert not table(**standing("stairs_a")).offered("room")


# -- Isolation Room ----------------------------------------------------------------------------------------------------

ALONE = standing("isolation_room")
OPEN: dict[str, Any] = {"clock": {"slot": 8}}


@rule("NL-28.20", "NL-6.3")
def test_a_round_begins_with_a_card_more_in_the_isolation_room() -> None:
    rounds: dict[str, Any] = {**ALONE, "hand": ("", ""), "stage": "round"}
    assert len(table(**rounds).hand()) == 6 and len(table(**rounds).hand(1)) == 5
    assert len(table(**rounds, base={"faults": ("isolation_room",)}).hand()) == 5


@rule("NL-28.21", "NL-30.8")
def test_the_isolation_room_can_be_locked_once_it_is_unlocked() -> None:
    assert not table(**ALONE, clock={"slot": 9}).offered("room")
    assert table(**ALONE, **OPEN).offered("room") == [0]
    assert table(**ALONE, clock={"slot": 12, "alert": 6}).offered("room") == [0]


@rule("NL-28.22", "NL-28.23", "NL-28.24", "NL-31.12")
def test_a_character_locks_itself_in_with_a_noise_that_stays() -> None:
    game = used(table(3, **ALONE, **OPEN, things=("egg",), inventory=("medkit",), chance=(0,)))
    assert game.events("noise-roll") and game.t.base.noise == ("c34",)
    assert (game.crew().fate, game.crew().room) == ("isolated", "")
    assert game.crew().carries("egg") and game.items() == ["medkit"] and game.seat == 1


@rule("NL-28.22")
def test_an_intruder_that_comes_spoils_it() -> None:
    game = table(
        **ALONE, **OPEN, base={"noise": ("c34",)}, met=True, chance=(0, *drawn("adult", "adult_1")), power="s03"
    )
    used(game)
    assert game.crew().fate == "here" and game.figures() == [("adult", "isolation_room")]


@rule("NL-28.25", "NL-28.27", "NL-35.1")
def test_others_may_lock_themselves_in_as_well_and_nothing_reaches_who_has() -> None:
    gone = {"fate": "isolated", "room": "", "passed": True}
    game = table(
        3, rooms=("isolation_room", "", "stairs_d"), **OPEN, crew=({}, gone), chance=(SILENCE,),
        base={"fires": ("isolation_room",)},
    )  # fmt: skip
    assert game.t.here("isolation_room") == [0]
    used(game)
    assert [game.crew(seat).fate for seat in (0, 1)] == ["isolated", "isolated"] and game.crew(1).light == 0
