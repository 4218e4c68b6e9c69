"""Tables at which a match comes to its end: who left how, and who has won."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Outcome

from .table import Table, table

BUNKER: dict[str, Any] = {"fate": "bunker", "room": ""}
POD: dict[str, Any] = {"fate": "evacuated", "room": ""}
ISOLATED: dict[str, Any] = {"fate": "isolated", "room": ""}
DEAD: dict[str, Any] = {"fate": "dead", "room": "", "goals": ()}


def closing(*crew: dict[str, Any], goals: tuple[str, ...] = (), **more: Any) -> Table:
    """A match that ends at once; nobody has anything but what is said."""
    seats = len(crew)
    empty: dict[str, Any] = {"stage": "ending", "things": [""] * seats, "met": True}
    return table(**{"seats": seats, "crew": crew, "goals": goals, **empty, **more})


def result(game: Table) -> Outcome:
    """How it ended."""
    assert game.match.outcome is not None
    return game.match.outcome


def fulfils(card: str, *crew: dict[str, Any], **more: Any) -> bool:
    """Whether the first seat has won with an Objective."""
    return 0 in result(closing(*crew, goals=(card,), **more)).winners


def ended(*crew: dict[str, Any], goals: str = "", mode: str = "coop", **more: Any) -> Outcome:
    """How it ended for all together, or alone."""
    return result(closing(*crew, goals=(goals,) * len(crew), mode=mode, **more))
