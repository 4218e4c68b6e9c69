"""What an Objective still needs, as its owner reads it: ticks and rings."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.box.data import own_box
from brushpass.games.nemesis_lockdown.scene.needs import TOLD, leaves
from brushpass.testing import rule
from tests.games.finding import area

from .looking import look
from .table import table

BOX = own_box()
SETTLED = ("players_max",)
"""What is as it is before the match begins."""


def needs(card: str, **given: Any) -> list[tuple[str, bool]]:
    game = table(rooms=("r003",), tiles={"r003": "surgery"}, goals=(card,), met=True, **given)
    goal = next(one for one in area(look(game), "goals").cards if one.id == f"goal-{card}")
    return [(check.text, check.done) for check in goal.checks]


def test_every_objective_says_what_it_needs() -> None:
    asked = {leaf["pred"] for card in BOX.objectives.values() for leaf in leaves(card.condition)}
    assert asked - {*SETTLED} <= TOLD.keys()


@pytest.mark.parametrize("signal", [False, True])
@rule("NL-29.4")
def test_the_signal_is_ticked_once_it_is_sent(signal: bool) -> None:
    assert needs("scorched_earth", seats=5, crew=({"signal": signal},)) == [
        ("Nest destroyed or base destroyed", False),
        ("signal sent", signal),
    ]


@rule("NL-29.5")
def test_the_rooms_to_be_explored_are_counted_and_pointed_at() -> None:
    game = table(rooms=("r003",), tiles={"r003": "surgery"}, goals=("lower_floors",), met=True)
    goal = next(one for one in area(look(game), "goals").cards if one.id == "goal-lower_floors")
    assert goal.checks[0].text == f"{len(goal.about)} rooms to go"
    assert {"r006", "r012"} <= {*goal.about} and "r003" not in goal.about


@rule("NL-29.17", "NL-29.11")
def test_numbers_stand_against_what_is_asked_for() -> None:
    assert needs("full_dossier", crew=({"knowledge": 3},)) == [("3 of 8 knowledge", False)]
    assert needs("pack_rat", inventory=("medkit",))[1] == ("1 of 6 items", False)


@rule("NL-29.8")
def test_whose_death_is_asked_for_is_told_by_name_and_one_of_two_ways_is_enough() -> None:
    assert needs("sever_ties_2") == [("Ivo dead or only you alive", False)]
    assert needs("sever_ties_2", crew=({}, {"fate": "dead", "room": ""}), seats=3) == [("Ivo dead", True)]
