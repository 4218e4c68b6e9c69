"""The drawings: everything in the box that a table shows has one."""

from __future__ import annotations

from brushpass.games.nemesis_lockdown.box.box import GOALS, OBJECTS, TOKENS
from brushpass.games.nemesis_lockdown.box.data import FOLDER, own_box
from brushpass.games.nemesis_lockdown.scene.drawings import ACTIONS, ITEMS, MARKERS, tile_art
from tests.games.drawings import symbols

SYMBOLS = symbols(FOLDER)
BOX = own_box()


def test_everybody_and_everything_on_the_board_is_drawn() -> None:
    assert {*BOX.characters, *TOKENS, *OBJECTS, *GOALS} <= SYMBOLS.keys()
    assert {tile_art(BOX.tiles[tile]) for tile in BOX.tiles} <= SYMBOLS.keys()
    assert {*MARKERS} <= SYMBOLS.keys()


def test_every_card_in_a_hand_and_every_item_has_a_drawing() -> None:
    assert {card for _, card in BOX.cards} == ACTIONS.keys()
    assert BOX.items.keys() == ITEMS.keys()
    assert {*ACTIONS.values(), *ITEMS.values()} <= SYMBOLS.keys()
