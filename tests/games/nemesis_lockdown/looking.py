"""Looking at a scene of Lockdown and finding things in it."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Match
from brushpass.table import Scene, Texts, seen
from brushpass.table.scene import Field, Link, Panel, Zone
from tests.games.finding import area

from .table import Table

NAMES = ("Nora", "Ivo", "Bára", "Jan", "Hugo")


def look(game: Table | Match[Any, Any], seat: int | None = 0, language: str = "en") -> Scene:
    """The scene of a seat, or of a spectator."""
    match = game.match if isinstance(game, Table) else game
    return seen.look(match, seat, NAMES[: match.seats], Texts(match.game, language))


def link(scene: Scene, way: str) -> Link:
    assert scene.board is not None
    return next(link for link in scene.board.links if link.id == way)


def zone(scene: Scene, section: str) -> Zone:
    assert scene.board is not None
    return next(zone for zone in scene.board.zones if zone.id == section)


def panel(scene: Scene, seat: int) -> Panel:
    return next(panel for panel in scene.panels if panel.seats == (seat,))


def names(scene: Scene, name: str) -> list[str]:
    """What the cards of an area are called."""
    return [card.name for card in area(scene, name).cards]


def slot(scene: Scene, number: int) -> Field:
    """A slot of the Time track."""
    return next(field for field in scene.tracks[0].fields if field.id == f"slot-{number}")
