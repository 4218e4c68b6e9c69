"""What the parts of a scene call each other by: the ids that are there, and those that something refers to."""

from __future__ import annotations

from collections.abc import Iterator

from .scene import Area, Option, Overlay, Prompt, Scene


def ids(scene: Scene) -> frozenset[str]:
    """Every id on a scene that something may refer to."""
    areas = _areas(scene)
    cards = [card for area in areas for card in area.cards]
    ladders = [*scene.ladders, *(ladder for panel in scene.panels for ladder in panel.ladders)]
    rungs = [rung for ladder in ladders for rung in ladder.rungs]
    rows = (*(track.fields for track in scene.tracks), *(rung.fields for rung in rungs))
    fields = [field for row in rows for field in row]
    board = scene.board
    signs = [
        *(sign for field in fields for sign in field.marks),
        *(() if board is None else (sign for space in board.spaces for sign in space.signs)),
    ]
    named = (
        *(card.id for card in cards),
        *(check.id for card in cards for check in card.checks),
        *(die.id for area in areas for die in area.dice),
        *(area.id for area in areas),
        *(piece.id for piece in scene.pieces),
        *(() if board is None else (space.id for space in board.spaces)),
        *(() if board is None else (link.id for link in board.links)),
        *(() if board is None else (zone.id for zone in board.zones)),
        *(panel.id for panel in scene.panels),
        *(rung.id for rung in rungs),
        *(field.id for field in fields),
        *(sign.id for sign in signs),
    )
    return frozenset(named) - {""}


def named(scene: Scene) -> frozenset[str]:
    """Every id that something on a scene refers to: all of them are on it."""
    prompt, board = scene.prompt, scene.board
    found = [
        *scene.traces,
        *(place for piece in scene.pieces for place in (piece.at, piece.held_by, *piece.moved)),
        *(place for overlay in scene.overlays for place in _of_overlay(overlay)),
        *(place for area in _areas(scene) for card in area.cards for place in card.about),
        *(place for area in _areas(scene) for card in area.cards for check in card.checks for place in check.about),
        *(member.target for panel in scene.panels for member in panel.members),
        *(target for tool in scene.tools for target in (*tool.targets, *tool.texts)),
        *(() if board is None else (end for link in board.links for end in (link.a, link.b))),
        *(() if prompt is None else (refusal.target for refusal in prompt.refusals)),
        *(() if prompt is None else (place for option in prompt.options for place in _of_option(option))),
        *(() if prompt is None else _taken(prompt)),
    ]
    return frozenset(found) - {""}


def _areas(scene: Scene) -> list[Area]:
    return [*scene.areas, *(area for panel in scene.panels for area in panel.areas)]


def _of_overlay(overlay: Overlay) -> Iterator[str]:
    yield from (mark.at for mark in overlay.marks)
    yield from (stop.at for stop in overlay.trail)
    yield from (bar.target for bar in overlay.bars)


def _of_option(option: Option) -> Iterator[str]:
    yield option.target or ""
    yield from (*option.lifts, *option.checks, *option.unchecks)
    for ghost in option.ghosts:
        yield from (ghost.piece, *ghost.path)
    for piece in option.pieces:
        yield from (piece.at, piece.held_by)


def _taken(prompt: Prompt) -> Iterator[str]:
    """The things that are taken up before an option; folders are the prompt's own."""
    folders = {folder.id for folder in prompt.folders}
    yield from (key for option in prompt.options for key in option.by if key not in folders)


def held(scene: Scene) -> frozenset[str]:
    """Every id that a tab of a scene holds."""
    return frozenset(key for tab in scene.tabs for key in tab.holds)


def holdable(scene: Scene) -> frozenset[str]:
    """Every id that a tab may hold."""
    return frozenset(
        (
            *(area.id for area in scene.areas),
            *(ladder.id for ladder in scene.ladders),
            *(track.id for track in scene.tracks),
            *(overlay.id for overlay in scene.overlays),
            *(panel.id for panel in scene.panels),
        )
    )
