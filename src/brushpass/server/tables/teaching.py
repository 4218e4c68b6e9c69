"""Tables that teach a game to somebody who has never played it."""

from __future__ import annotations

from ...engine import UnknownGame, game
from ...table import face_of
from ...table.guide import Course
from ..store.records import TableRecord


def course_of(table: TableRecord) -> Course | None:
    """What is taught at a table; None: nothing, it is an ordinary one."""
    if not table.guided:
        return None
    try:
        guide = face_of(game(table.game)).guide
    except UnknownGame:
        return None
    return None if guide is None else Course(guide)
