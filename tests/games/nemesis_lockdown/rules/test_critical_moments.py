"""NL-30: the first death, the Isolation Room, and Autodestruction; the First Encounter is with the end (NL-35)."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.rules.contamination import infest
from brushpass.games.nemesis_lockdown.state import NOBODY
from brushpass.testing import rule

from ..endings import ISOLATED
from ..table import BOX, table

HURT: dict[str, Any] = {"wounds": ("knee",), "dressed": ("hand", "body")}
BURNING: dict[str, Any] = {"rooms": ("r001", "r001"), "tiles": {"r001": "archive"}, "base": {"fires": ("r001",)}}
SILENCE = BOX.dice.noise.index("silence")
PLANT: dict[str, Any] = {"rooms": ("r004",), "tiles": {"r004": "cooling_system", "r005": "power_generator"}}


@rule("NL-30.1", "NL-30.6", "NL-30.7", "NL-31.14")
def test_the_gate_opens_once_and_stays_open() -> None:
    game = table(3, **BURNING, crew=(HURT, HURT))
    game.do("pass").choose("stop").do("pass").choose("stop")
    assert game.crew(0).dead and game.crew(1).dead
    assert game.t.base.gate and len(game.events("gate-opened")) == 1


@rule("NL-30.1", "NL-30.16")
def test_neither_eggs_nor_a_larva_on_a_character_are_the_first_encounter() -> None:
    game = table(rooms=("r004",), tiles={"r004": "nest"}, chance=(SILENCE,), things=("",))
    game.do("room", 0)
    assert game.crew().carries("egg")
    infest(game.t, 0)
    assert game.crew().larva and not game.events("first-encounter") and len(game.crew().goals) == 2


@rule("NL-30.1", "NL-30.2")
def test_only_the_first_figure_makes_players_choose() -> None:
    game = table(rooms=("r001",), tiles={"r001": "archive", "r002": "laboratory"}, base={"noise": ("c01",)}, met=True,
                 chance=(BOX.dice.noise.index("3"), 1))  # fmt: skip
    game.do("move", "r002")
    assert game.figures() and not game.events("first-encounter") and game.prompt == "action"


@rule("NL-30.8", "NL-30.9", "NL-32.14")
@pytest.mark.parametrize(("clock", "opened"), [({"slot": 9}, 0), ({"slot": 8}, 1), ({"slot": 15, "alert": 7}, 1)])
def test_when_the_isolation_room_is_unlocked(clock: dict[str, int], opened: int) -> None:
    game = table(rooms=("isolation_room",), clock=clock)
    assert len(game.offered("room")) == opened


@rule("NL-30.9", "NL-6.3")
def test_before_that_it_is_a_room_like_any_other_with_a_larger_hand() -> None:
    game = table(stage="round", rooms=("isolation_room", "repository"), hand=("", ""))
    assert (len(game.hand(0)), len(game.hand(1))) == (6, 5)
    game = table(rooms=("elevator_s03", "repository"), chance=(SILENCE,)).do("move", "isolation_room")
    assert game.crew().room == "isolation_room" and "elevator_s03" in game.offered("move")


@rule("NL-30.10", "NL-30.11")
def test_a_yellow_token_is_stopped_and_started_anew() -> None:
    game = table(**PLANT, clock={"slot": 12}).do("room", 0)
    assert (game.t.clock.countdown, game.t.clock.red) == (9, False)
    stopped = table(**{**PLANT, "rooms": ("r005",)}, clock={"slot": 12, "countdown": 9}).do("room", 0)
    assert stopped.t.clock.countdown == NOBODY
    assert table(**PLANT, clock={"slot": 11}).do("room", 0).t.clock.countdown == 8


@rule("NL-30.12", "NL-30.6")
def test_when_time_leaves_the_yellow_token_it_moves_on_red() -> None:
    game = table(stage="time", clock={"slot": 9, "countdown": 9}, met=True)
    assert (game.t.clock.countdown, game.t.clock.red, game.t.base.gate) == (6, True, True)
    assert game.events("irreversible") == [{"slot": 6}]
    waiting = table(stage="time", clock={"slot": 10, "countdown": 9}, met=True)
    assert (waiting.t.clock.countdown, waiting.t.clock.red) == (9, False)


@rule("NL-30.13")
def test_a_red_token_cannot_be_stopped() -> None:
    red = {"slot": 8, "countdown": 6, "red": True}
    generator = table(**{**PLANT, "rooms": ("r005",)}, clock=red)
    assert generator.offered("room") == [1]
    assert not table(**PLANT, clock=red).offered("room")


@rule("NL-30.14")
def test_a_token_beyond_the_track_lies_on_the_last_slot() -> None:
    assert table(**PLANT, clock={"slot": 2}).do("room", 0).t.clock.countdown == 0
    game = table(stage="time", clock={"slot": 2, "countdown": 2}, met=True)
    assert (game.t.clock.countdown, game.t.clock.red) == (0, True)


@rule("NL-30.15")
def test_it_may_be_started_over_somebody_in_isolation() -> None:
    game = table(**PLANT, crew=({}, ISOLATED), things=("", ""), met=True).do("room", 0)
    assert game.t.clock.countdown != NOBODY
