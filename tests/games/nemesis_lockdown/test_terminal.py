"""The table of Lockdown in a terminal."""

from __future__ import annotations

import pytest

from brushpass.engine import Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.table import LANGUAGES
from brushpass.testing import rule, title, walk

from .test_scene import crowded
from .words import texts

SETUPS = [
    GAME.agree(2, "standard"),
    GAME.agree(5, "standard"),
    GAME.agree(3, "coop"),
    GAME.agree(2, "standard", {"board": "surface"}),
]


def drawn(seat: int | None = 0, language: str = "en") -> str:
    return GAME.face.draw(crowded().match.view(seat), texts(language))


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_any_table_can_be_drawn_for_anybody_in_lines_that_fit(setup: Setup) -> None:
    for number, match in enumerate(walk(setup, 2)):
        if number % 37 and match.outcome is None:
            continue
        for seat in (None, *range(setup.seats)):
            said = GAME.face.draw(match.view(seat), texts(LANGUAGES[number % len(LANGUAGES)]))
            assert max(map(len, said.splitlines())) < 90


@rule("NL-11.34", "NL-23.1")
def test_the_base_is_drawn_section_by_section_with_its_corridors() -> None:
    lines = drawn().splitlines()
    assert "S-02: No power 3" in lines
    lab = next(line for line in lines if "Laboratory" in line)
    assert "[20 08! 25 T!]" in lab and "*Adult* 3" in lab
    lift = next(line for line in lines if "Elevator Room S-02" in line)
    assert "07|" in lift


@rule("NL-39.1", "NL-39.31")
def test_hands_items_and_orders_are_drawn_for_their_owner_alone() -> None:
    own, other = drawn(0), drawn(1)
    assert "Service Route (1)" in own and "Medkit: " in own and "Code Red: " in own
    for secret in ("Service Route", "Medkit", "Code Red"):
        assert secret not in other and secret not in drawn(None)
    assert "1× Green Item" in other
    assert "2× Contamination (Infected)" in own


@rule("NL-1.52", "NL-10.10")
def test_the_clock_the_bag_and_the_computers_are_drawn() -> None:
    said = drawn()
    assert said.startswith("Round 1, time 9\nCSS tokens at 10, 8, 6, 4, 2, 1\nAlert!")
    assert "Intruder bag: 3× Larva, 6× Adult, 1× Queen, 1× Blank" in said
    assert "Computer Action A: Move the rover" in said
