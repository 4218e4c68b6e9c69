"""Finding things in a scene, whatever the game."""

from __future__ import annotations

from typing import Any

from brushpass.table import Scene
from brushpass.table.scene import Card, Option, Piece, Refusal


def cards(scene: Scene) -> list[Card]:
    areas = [*scene.areas, *(area for panel in scene.panels for area in panel.areas)]
    return [card for area in areas for card in area.cards]


def option(scene: Scene, *value: Any) -> Option:
    assert scene.prompt is not None
    wanted = value if len(value) > 1 else value[0]
    return next(option for option in scene.prompt.options if option.value == wanted)


def refusal(scene: Scene, target: str) -> Refusal:
    assert scene.prompt is not None
    return next(refusal for refusal in scene.prompt.refusals if refusal.target == target)


def piece(scene: Scene, piece_id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == piece_id)
