"""Looking at a scene of MIND MGMT and finding things in it."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Match
from brushpass.table import Scene, Telling, Texts, seen
from brushpass.table.beats import Beat, since
from brushpass.table.scene import Field, Overlay, Panel

from .table import Table

NAMES = ("Vlasta", "Anna", "Petr", "Ida", "Hugo")


def look(game: Table | Match[Any, Any], seat: int | None = 0, language: str = "en") -> Scene:
    """The scene of a seat, or of a spectator."""
    match = game.match if isinstance(game, Table) else game
    return seen.look(match, seat, NAMES[: match.seats], Texts(match.game, language))


def lines(game: Table, seat: int | None = 1, language: str = "en") -> list[str]:
    """The log as a seat reads it."""
    return [line.text for line in look(game, seat, language).log]


def shown(game: Table, *answers: Any, seat: int | None = 1) -> tuple[Beat, ...]:
    """What a seat sees happen while these answers are given."""
    telling = Telling(seat, NAMES[: game.match.seats], Texts(game.match.game, "en"))
    heard = telling.of(game.match).heard
    game.choose(*answers)
    return since(telling.of(game.match).beats, heard)


def panel(scene: Scene, name: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == name)


def overlay(scene: Scene, name: str) -> Overlay:
    return next(overlay for overlay in scene.overlays if overlay.id == name)


def marks(scene: Scene, name: str) -> dict[str, str]:
    """What stands on the locations under an overlay."""
    return {mark.at: mark.text for mark in overlay(scene, name).marks}


def hour(scene: Scene, text: str) -> Field:
    return next(field for field in scene.tracks[0].fields if field.text == text)
