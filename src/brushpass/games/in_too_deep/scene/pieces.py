"""Who and what stands in the city: criminals with their holders' rings, items, the Guardian, the barriers."""

from __future__ import annotations

from brushpass.table.scene import Piece

from . import tokens
from .eyes import DeepEyes
from .ids import GUARDIAN


def pieces(eyes: DeepEyes) -> tuple[Piece, ...]:
    """TD-2: the Guardian and the criminals first, then what lies beside them."""
    city = eyes.city
    if not city.ring:
        return ()
    zone, name = city.ring[city.guardian], eyes.name(GUARDIAN)
    return (
        Piece(id=GUARDIAN, kind="figure", at=zone, name=name, art=GUARDIAN, rule="TD-12.1"),
        *[_criminal(eyes, name) for name in city.names],
        *[tokens.tile(eyes, eyes.box, item, eyes.item_zone(item), eyes.holder(item)) for item in eyes.box.items],
        *[barrier(eyes, number + 1, border) for number, border in enumerate(city.barriers)],
    )


def _criminal(eyes: DeepEyes, name: str) -> Piece:
    holder = eyes.controller(name)
    piece = tokens.criminal(eyes, name, eyes.where(name), holder, eyes.held(name), name == eyes.locked)
    piece.acting = eyes.my_turn and holder == eyes.player
    return piece


def barrier(eyes: DeepEyes, number: int, border: int) -> Piece:
    """A barrier, counted from 1, across a border."""
    return tokens.barrier(eyes, number, border, eyes.view.marked == number - 1)
