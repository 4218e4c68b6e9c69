"""Finding things in a scene, whatever the game."""

from __future__ import annotations

from typing import Any

from brushpass.table import Scene
from brushpass.table.scene import Area, Card, Option, Piece, Refusal, Space


def areas(scene: Scene) -> list[Area]:
    return [*scene.areas, *(area for panel in scene.panels for area in panel.areas)]


def area(scene: Scene, area_id: str) -> Area:
    return next(area for area in areas(scene) if area.id == area_id)


def cards(scene: Scene) -> list[Card]:
    return [card for area in areas(scene) for card in area.cards]


def option(scene: Scene, *value: Any) -> Option:
    assert scene.prompt is not None
    wanted = value if len(value) > 1 else value[0]
    return next(option for option in scene.prompt.options if option.value == wanted)


def refusal(scene: Scene, target: str) -> Refusal:
    assert scene.prompt is not None
    return next(refusal for refusal in scene.prompt.refusals if refusal.target == target)


def space(scene: Scene, space_id: str) -> Space:
    assert scene.board is not None
    return next(space for space in scene.board.spaces if space.id == space_id)


def piece(scene: Scene, piece_id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == piece_id)
