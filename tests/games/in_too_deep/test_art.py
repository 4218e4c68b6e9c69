"""The drawings: everything in the box that a table shows has one."""

from __future__ import annotations

from brushpass.games.in_too_deep.box.data import FOLDER, own_box
from tests.games.drawings import symbols

SYMBOLS = symbols(FOLDER)
BOX = own_box()
WARRANTS = {one.warrant for one in BOX.dilemmas.values()} - {""}


def test_everything_that_a_table_shows_is_drawn() -> None:
    assert {*BOX.criminals, *BOX.zones, *BOX.items, *BOX.kinds, *WARRANTS} <= SYMBOLS.keys()
    assert {"level-1", "level-2", "level-3", "petty", "careful", "reckless"} <= SYMBOLS.keys()
    assert {"guardian", "echo", "barrier", "search", "hook", "locked", "information", "dominance"} <= SYMBOLS.keys()
    assert {"support", "instant", "tolerance", "dilemma", "databank", "badge", "folder", "plan"} <= SYMBOLS.keys()
