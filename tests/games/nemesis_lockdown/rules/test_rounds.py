"""NL-6: the Player Phase."""

from __future__ import annotations

from typing import Any

from brushpass.testing import rule

from ..endings import BUNKER
from ..table import BOX, table

SILENCE = BOX.dice.noise.index("silence")
QUIET: dict[str, Any] = {
    "rooms": ("r001", "r005", "r009"),
    "tiles": {"r001": "archive", "r002": "laboratory", "r005": "emergency_room", "r009": "nest"},
}


@rule("NL-6.1", "NL-6.7", "NL-6.12")
def test_turns_go_round_until_all_have_passed_then_come_events() -> None:
    game = table(3, **QUIET, met=True, chance=("bulkheads_open",))
    asked = [game.seat]
    game.do("pass").choose("stop")
    for _ in range(2):
        asked.append(game.seat)
        game.do("pass").choose("stop")
    assert asked == [0, 1, 2] and game.events("event") and game.t.round == 2


@rule("NL-6.5", "NL-6.6", "NL-35.4")
def test_the_first_player_token_goes_on_clockwise() -> None:
    game = table(4, stage="round", round=1, crew=({}, BUNKER), things=("", ""), met=True)
    assert game.t.first == 2 and game.seat == 2 and game.t.playing() == [2, 3, 0]
    assert table(3, stage="round", round=0, met=True).t.first == 0


@rule("NL-6.7", "NL-6.12")
def test_who_has_passed_is_skipped() -> None:
    game = table(3, **QUIET, crew=({}, {"passed": True}), chance=(SILENCE, SILENCE))
    game.do("move", "r002").do("move", "r001")
    assert game.seat == 2 and game.prompt == "action"


@rule("NL-6.8", "NL-6.10")
def test_a_turn_is_two_actions_or_ends_with_the_pass() -> None:
    game = table(2, **QUIET, hand=("rest search repairs",), chance=(SILENCE, SILENCE))
    game.do("move", "r002")
    assert game.seat == 0 and "pass" in game.options
    two = table(2, **QUIET, hand=("rest search repairs",), chance=(SILENCE, SILENCE)).do("move", "r002")
    two.do("move", "r001")
    assert two.seat == 1 and not two.crew(0).passed
    game.do("pass").choose("stop")
    assert game.seat == 1 and game.crew(0).passed


@rule("NL-6.9")
def test_who_can_do_nothing_must_pass() -> None:
    game = table(2, **QUIET, hand=("",), things=("",))
    assert game.options == ("pass",)


@rule("NL-6.13")
def test_who_has_passed_may_still_react() -> None:
    game = table(2, rooms=("r001", "r001"), tiles=QUIET["tiles"], crew=({}, {"passed": True}),
                 hand=("rest search", "interruption rest"))  # fmt: skip
    game.choose(("move", "r002"))
    game.choose(game.options[0])
    assert game.prompt == "interrupt" and game.seat == 1 and "interruption" in game.options


BURNING: dict[str, Any] = {**QUIET, "base": {"fires": ("r001", "r005")}}


@rule("NL-6.14", "NL-6.15", "NL-6.22")
def test_fire_burns_once_a_turn_after_the_discard() -> None:
    game = table(2, **BURNING, crew=({"wounds": ("bleeding",)},))
    game.do("pass")
    assert game.crew().light == 1 and game.prompt == "pass-discard"
    game.choose(game.options[1])
    assert game.crew().light == 1
    game.choose("stop")
    assert game.crew().light == 2


@rule("NL-6.16")
def test_fire_does_not_burn_who_has_passed_before() -> None:
    game = table(3, **BURNING, crew=({}, {"passed": True}))
    game.do("pass").choose("stop")
    assert game.crew(0).light == 1 and game.crew(1).light == 0 and game.seat == 2


@rule("NL-6.21")
def test_a_pass_that_is_ordered_ends_the_turn_after_either_action() -> None:
    for acted in (0, 1):
        game = table(2, rooms=("r002", "r005"), tiles={"r002": "surgery", "r005": "nest"}, acted=acted)
        game.do("room", 0)
        assert game.events("passes") == [{"seat": 0}] and game.crew().passed


@rule("NL-6.23", "NL-31.5")
def test_who_left_the_burning_room_is_not_burnt() -> None:
    game = table(2, **BURNING | {"base": {"fires": ("r001",), "gate": True}}).do("leave", "rover")
    assert game.crew().fate == "bunker" and not game.events("light-wound")
    pod = table(2, rooms=("r004",), tiles={"r004": "cargo_sending_system_a"}, base={"fires": ("r004",)},
                clock={"slot": 10}, hand=("rest search",)).do("room", 0)  # fmt: skip
    assert pod.crew().fate == "pod" and not pod.events("light-wound")
