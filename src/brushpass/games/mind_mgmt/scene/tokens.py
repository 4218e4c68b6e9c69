"""Figures and tokens by themselves, for whoever looks: what the board shows and what beats bring."""

from __future__ import annotations

from brushpass.table.scene import Piece
from brushpass.table.viewer import Viewer

from .eyes import CRESTS
from .ids import SLIP, chaos_id, confirmed_id, immortal_id, step_id


def agent(viewer: Viewer, name: str, place: str) -> Piece:
    """MM-1.8: an agent by letter, shape and colour."""
    letter, shape, colour = CRESTS[name]
    return Piece(
        id=name,
        kind="pawn",
        at=place,
        name=viewer.name(name),
        letter=letter,
        shape=shape,
        colour=colour,
        rule="MM-6.3",
    )


def immortal(viewer: Viewer, number: int, place: str) -> Piece:
    """MM-2.19: an immortal."""
    return Piece(
        id=immortal_id(number),
        kind="figure",
        at=place,
        name=viewer.say("scene-immortal", number=number + 1),
        art="immortal",
        rule="MM-5.13",
    )


def chaos(viewer: Viewer, border: str) -> Piece:
    """MM-2.2: a chaos token across a border."""
    name = viewer.say("scene-chaos", border=viewer.name(border))
    return Piece(id=chaos_id(border), kind="zigzag", at=border, name=name, rule="MM-4.7")


def step(viewer: Viewer, place: str) -> Piece:
    """MM-7.4: a step token."""
    name = viewer.say("scene-step", place=place)
    return Piece(id=step_id(place), kind="token", at=place, name=name, art="steps", corner="br", rule="MM-7.4")


def confirmed(viewer: Viewer, place: str, number: int) -> Piece:
    """MM-7.9: a confirmed note with the number of the visit."""
    return Piece(
        id=confirmed_id(place),
        kind="marker",
        at=place,
        name=viewer.say("scene-confirmed", place=place, number=number),
        letter=str(number),
        corner="br",
        tone="good",
        rule="MM-7.9",
    )


def slip(viewer: Viewer, place: str) -> Piece:
    """MM-2.26: the second Mind Slip token."""
    return Piece(
        id=SLIP,
        kind="token",
        at=place,
        name=viewer.say("scene-slip", place=place),
        art="spiral",
        corner="br",
        colour="violet",
        rule="MM-4.21",
    )
