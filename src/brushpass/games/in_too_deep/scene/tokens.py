"""The pieces of the city as they look: a scene makes them from what is, beats from what has just happened."""

from __future__ import annotations

from brushpass.table.scene import Piece
from brushpass.table.viewer import Viewer

from ..box.box import Box
from ..state import NOBODY
from .ids import barrier_id, border_id

ABILITY = {
    "crusher": 1,
    "hacker": 2,
    "hustler": 4,
    "shadow": 5,
    "jumper": 8,
    "mechanic": 9,
    "enforcer": 10,
    "oracle": 11,
    "smuggler": 12,
    "courier": 13,
}
"""The rule of TD-10 that tells what a criminal can do."""


def criminal(viewer: Viewer, name: str, zone: str, holder: int, item: str = "", locked: bool = False) -> Piece:
    """TD-2.10: a criminal in the ring of whoever has hooked them; to be heard, what they hold."""
    parts = [viewer.name(name), viewer.say("scene-free")]
    if holder != NOBODY:
        parts[1] = viewer.say("scene-hooked-by", who=viewer.called(holder), you=viewer.you(holder))
    if locked:
        parts.append(viewer.say("scene-locked"))
    if item:
        parts.append(viewer.told("scene-holds", item=item))
    return Piece(
        id=name,
        kind="portrait",
        at=zone,
        name=", ".join(parts),
        art=name,
        seat=None if holder == NOBODY else holder,
        rule=f"TD-10.{ABILITY[name]}",
    )


def tile(viewer: Viewer, box: Box, item: str, zone: str, holder: str = "") -> Piece:
    """TD-2.8, TD-2.9: an item in a zone, dropped or at the side of whoever holds it."""
    name = viewer.say("scene-item", item=viewer.name(item), type=viewer.name(box.item_type[item]))
    return Piece(id=item, kind="tile", at=zone, name=name, art=item, held_by=holder, rule="TD-2.8")


def barrier(viewer: Viewer, number: int, border: int, marked: bool) -> Piece:
    """TD-2.2, TD-23.5: a barrier, counted from 1, across a border; with Echo, one is marked."""
    name = viewer.say("scene-barrier", number=number, marked="yes" if marked else "no")
    return Piece(id=barrier_id(number), kind="barrier", at=border_id(border), name=name, rule="TD-12.5")
