"""Looking at a scene of Spy Connection and finding things in it."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Match
from brushpass.table import Scene, Texts, seen
from brushpass.table.scene import Card, Panel
from tests.games.finding import cards

from .table import Table

NAMES = ("Tereza", "Oskar", "Bára", "Emil")


def look(game: Table | Match[Any, Any], seat: int | None = 0, language: str = "en") -> Scene:
    """The scene of a seat."""
    match = game.match if isinstance(game, Table) else game
    return seen.look(match, seat, NAMES[: match.seats], Texts(match.game, language))


def card(scene: Scene, mission: str) -> Card:
    return next(card for card in cards(scene) if card.id == f"mission-{mission}")


def panel(scene: Scene, seat: int) -> Panel:
    return next(panel for panel in scene.panels if panel.seats == (seat,))


def links_of(scene: Scene, seat: int) -> set[str]:
    assert scene.board is not None
    return {link.id for link in scene.board.links if link.seat == seat}
