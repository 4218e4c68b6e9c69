"""Looking at a scene of Spy Connection and finding things in it."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Match
from brushpass.table import Scene, Texts, seen
from brushpass.table.scene import Card, Option, Panel, Piece, Refusal

from .table import Table

NAMES = ("Tereza", "Oskar", "Bára", "Emil")


def look(game: Table | Match[Any, Any], seat: int | None = 0, language: str = "en") -> Scene:
    """The scene of a seat."""
    match = game.match if isinstance(game, Table) else game
    return seen.look(match, seat, NAMES[: match.seats], Texts(match.game, language))


def cards(scene: Scene) -> list[Card]:
    areas = [*scene.areas, *(area for panel in scene.panels for area in panel.areas)]
    return [card for area in areas for card in area.cards]


def card(scene: Scene, mission: str) -> Card:
    return next(card for card in cards(scene) if card.id == f"mission-{mission}")


def option(scene: Scene, *value: Any) -> Option:
    assert scene.prompt is not None
    wanted = value if len(value) > 1 else value[0]
    return next(option for option in scene.prompt.options if option.value == wanted)


def refusal(scene: Scene, target: str) -> Refusal:
    assert scene.prompt is not None
    return next(refusal for refusal in scene.prompt.refusals if refusal.target == target)


def piece(scene: Scene, piece_id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == piece_id)


def panel(scene: Scene, seat: int) -> Panel:
    return next(panel for panel in scene.panels if panel.seats == (seat,))


def links_of(scene: Scene, seat: int) -> set[str]:
    assert scene.board is not None
    return {link.id for link in scene.board.links if link.seat == seat}
