"""Taking back what was done at a set table."""

from __future__ import annotations

from typing import Any

from brushpass.testing import Scripted, digest


def undone(game: Scripted[Any, Any], *options: Any, seat: int = 0) -> bool:
    """Whether these choices, made one after the other, can all be taken back to where it began."""
    before = digest(game.match)
    game.choose(*options)
    for _ in options:
        if not game.match.can_undo(seat):
            return False
        game.match.undo(seat)
    assert digest(game.match) == before
    return True
