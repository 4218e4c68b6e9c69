"""The drawings: everything in the box that a table shows has one."""

from __future__ import annotations

from brushpass.games.mind_mgmt.box.components import AGENTS, CARDS, FEATURES, FOLDER
from tests.games.drawings import symbols

SYMBOLS = symbols(FOLDER)


def test_everything_that_a_table_shows_is_drawn() -> None:
    things = ("temple", "immortal", "steps", "step", "spiral", "slip", "dolphin", "back")
    grounds = ("sand-wide", "sand-tall", "cover")
    assert {*FEATURES, *AGENTS, *CARDS, *things, *grounds} == SYMBOLS.keys()
