"""Agents on the map of Spy Connection as pieces."""

from __future__ import annotations

from brushpass.table.scene import Piece
from brushpass.table.viewer import Viewer

from .ids import agents_id


def disc(viewer: Viewer, seat: int, space: str, count: int) -> Piece:
    """SC-INV-2: one or two agents of a seat on a space."""
    return Piece(
        id=agents_id(seat, space),
        kind="disc",
        at=space,
        name=viewer.say("scene-agents", count=count, you=viewer.you(seat), who=viewer.called(seat)),
        seat=seat,
        letter=viewer.letter(seat),
        shape=viewer.shape(seat),
        count=count,
        rule="SC-3.1",
    )
