"""NL-44.21: the vocabulary of effects."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.box import language
from brushpass.games.nemesis_lockdown.rules.effects import OPERATIONS, PREDICATES, STANDING
from brushpass.testing import rule

from ..table import table

AT_THE_END = (
    "signal_sent", "escaped_in", "no_nemesis_survivor_survives", "only_survivor", "sections_explored", "queen_killed",
    "facility_destroyed", "nest_destroyed", "items_min", "survivors_min", "survivors_max", "player_dead",
    "carries_object", "weaknesses_face_up_min", "power_blue_min", "players_max", "knowledge_max",
)  # fmt: skip
"""The predicates of Objectives and Contingencies, which are judged on the final state."""


@rule("NL-44.21")
def test_every_operation_of_the_data_is_carried_out_or_stands() -> None:
    assert sorted([*OPERATIONS, *STANDING]) == sorted(language.OPERATIONS)


@rule("NL-44.21")
def test_every_predicate_of_the_data_is_judged() -> None:
    assert sorted([*PREDICATES, *AT_THE_END]) == sorted(language.PREDICATES)


@rule("NL-8.15", "NL-8.16", "NL-26.16")
def test_an_alternative_that_does_nothing_is_not_offered() -> None:
    emergency: dict[str, Any] = {"rooms": ("r001",), "tiles": {"r001": "emergency_room"}}
    assert not table(**emergency).offered("room")
    game = table(**emergency, crew=({"light": 1, "wounds": ("knee",)},))
    game.do("room", 0)
    assert game.prompt == "either" and game.options == (0, 2)
    assert game.choose(0).crew().dressed == ("knee",)
