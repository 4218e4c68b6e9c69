"""Looking at a scene of In Too Deep and finding things in it."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Match
from brushpass.table import Scene, Telling, Texts, seen
from brushpass.table.beats import Beat, since
from brushpass.table.scene import Card, Check, Ladder, Panel, Rung
from tests.games.finding import area

from .table import Table

NAMES = ("Anna", "Petr", "Ida", "Hugo", "Jan")


def look(game: Table | Match[Any, Any], seat: int | None = 0, language: str = "en") -> Scene:
    """The scene of a seat, or of a spectator."""
    match = game.match if isinstance(game, Table) else game
    return seen.look(match, seat, NAMES[: match.seats], Texts(match.game, language))


def lines(game: Table, seat: int | None = 1, language: str = "en") -> list[str]:
    """The log as a seat reads it."""
    return [line.text for line in look(game, seat, language).log]


def shown(game: Match[Any, Any], *answers: Any, seat: int | None) -> tuple[Beat, ...]:
    """What a seat sees happen while these answers are given."""
    telling = Telling(seat, NAMES[: game.seats], Texts(game.game, "en"))
    heard = telling.of(game).heard
    for answer in answers:
        game.choose(answer)
    return since(telling.of(game).beats, heard)


def panel(scene: Scene, player: int) -> Panel:
    return next(panel for panel in scene.panels if panel.id == f"seat-{player}")


def ladder(scene: Scene, name: str) -> Ladder:
    ladders = [*scene.ladders, *(ladder for panel in scene.panels for ladder in panel.ladders)]
    return next(ladder for ladder in ladders if ladder.id == name)


def rung(scene: Scene, name: str) -> Rung:
    ladders = [*scene.ladders, *(ladder for panel in scene.panels for ladder in panel.ladders)]
    return next(rung for ladder in ladders for rung in ladder.rungs if rung.id == name)


def crime(scene: Scene, name: str) -> Card:
    """A crime of the viewer's hand."""
    return next(card for card in area(scene, "crimes").cards if card.id == name)


def checks(scene: Scene, name: str) -> dict[str, bool]:
    """The checklist of a crime."""
    return {check.text: check.done for check in crime(scene, name).checks}


def check(scene: Scene, crime_id: str, number: int) -> Check:
    """A term of a crime, counted from 0."""
    return next(check for check in crime(scene, crime_id).checks if check.id == f"{crime_id}-{number}")


def facts(scene: Scene, player: int) -> str:
    """What can be known of a rival, in one text."""
    return " | ".join(f"{card.name}: {card.text}" for card in area(scene, f"known-{player}").cards)
