"""Tables that teach a game to somebody who has never played it."""

from __future__ import annotations

from ...engine import UnknownGame, game
from ...table.guide import Course, guide_of
from ..store.records import TableRecord


def course_of(table: TableRecord) -> Course | None:
    """What is taught at a table; None: nothing, it is an ordinary one."""
    if not table.guided:
        return None
    try:
        guide = guide_of(game(table.game), table.learner)
    except UnknownGame:
        return None
    return None if guide is None else Course(guide)
