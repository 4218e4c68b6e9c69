"""Scenes of every game that has them: the places and the rules that they name are there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from brushpass.engine import Game, Match, Setup
from brushpass.table import (
    LANGUAGES,
    Scene,
    Seen,
    Telling,
    Texts,
    face_of,
    has_scenes,
    held,
    holdable,
    ids,
    look,
    look_open,
    named,
)
from brushpass.table.digest import NoDigest, digest_of
from brushpass.table.scene import event_of

from .play import Acts, title, walk
from .texts import names_of
from .two_worlds import Surfaces

_texts = cache(Texts)
"""Texts remember what they have said, which is most of what they will say."""


def scenes(match: Match[Any, Any], language: str) -> Iterator[tuple[int | None, Scene]]:
    """What everybody at the table, and a spectator, sees of it now."""
    texts = _texts(match.game, language)
    for seat in (*range(match.seats), None):
        yield seat, look(match, seat, names_of(match.seats), texts)


def scene_of(language: str) -> Surfaces:
    """A seat's scene, and what it was shown to happen, as both are sent: to be compared between two worlds."""

    def sent(match: Match[Any, Any], seat: int) -> bytes:
        names, texts = names_of(match.seats), _texts(match.game, language)
        story = Telling(seat, names, texts).of(match)
        scene = face_of(match.game).scene(Seen.of(match, seat, names), texts, story)
        return msgspec.json.encode((scene, story.beats))

    return sent


def options_name_places(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Who decides is offered every option once, each on something that is on the scene, which can be sent as JSON.

    The rules that the scene leads to can be looked up by players.
    """
    if not has_scenes(setup.game):
        return
    for number, match in enumerate(walk(setup, seed, acts, every)):
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            wrong = _wrong(match, seat, scene)
            if wrong:
                raise AssertionError(
                    f"{wrong} [{title(setup)}, seed {seed}, seat {seat}, answers {len(match.history)}]"
                )


def looking_back_works(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """A replay can show every position with everything open, and knows which event every line of the log tells."""
    if not has_scenes(setup.game):
        return
    names = names_of(setup.seats)
    for number, match in enumerate(walk(setup, seed, acts, every)):
        scene = look_open(match, names, _texts(setup.game, LANGUAGES[number % len(LANGUAGES)]))
        msgspec.json.encode(scene)
        assert scene.prompt is None and not scene.undo, "an open scene asks nobody anything"
        assert (scene.verdict is None) == (match.outcome is None), "the verdict comes with the end, not before"
        lines = [line.id for line in scene.log]
        assert lines == sorted(set(lines)), f"the log's lines have the ids {lines}"
        told = [event_of(line) for line in scene.log if not line.heading]
        assert all(event < match.told for event in told), f"{told} are told of {match.told} events"


def _wrong(match: Match[Any, Any], seat: int | None, scene: Scene) -> str:
    """What is wrong with a scene; empty if nothing is."""
    sent = msgspec.json.encode(scene)
    again = msgspec.json.encode(msgspec.json.decode(sent, type=Scene))
    if msgspec.json.decode(again) != msgspec.json.decode(sent):  # as plain data: 2 and 2.0 are the same place
        return "the scene is not the same once it was sent"
    pending = match.asked(seat)
    asked = () if pending is None else pending.options
    offered = scene.prompt.options if scene.prompt is not None else ()
    if sorted(map(repr, asked)) != sorted(repr(option.value) for option in offered):
        return f"asked for {asked}, the scene offers {[option.value for option in offered]}"
    keys = [option.key for option in offered]
    ways_out = [option.key for option in offered if option.way_out and option.key == 0]
    if sorted(keys) != [*ways_out, *range(1, len(keys) - len(ways_out) + 1)] or len(ways_out) > 1:
        return f"the keys are {keys}"
    missing = sorted((named(scene) - ids(scene)) | (held(scene) - holdable(scene)))
    if missing:
        return f"{missing} are not on the scene"
    rowless = sorted(_rows_used(scene) - _rows(scene))
    if rowless:
        return f"something is in the rows {rowless}, which the question does not have"
    unknown = sorted(_cited(scene) - _rules(match.game))
    return f"{unknown} are no rules that players can read" if unknown else ""


def _rows(scene: Scene) -> set[str]:
    """The kinds of choices that a question names, and no kind."""
    return {"", *(kind.id for kind in scene.prompt.kinds)} if scene.prompt is not None else set()


def _rows_used(scene: Scene) -> set[str]:
    """The kinds that options and folders belong to."""
    if scene.prompt is None or not scene.prompt.kinds:
        return set()
    return {one.kind for one in scene.prompt.options if not one.way_out} | {one.kind for one in scene.prompt.folders}


@cache
def _rules(game: Game[Any, Any]) -> frozenset[str]:
    """The rules that a player can look up."""
    try:
        return frozenset(digest_of(game).rules_of_play)
    except NoDigest:
        return frozenset()


def _cited(scene: Scene) -> set[str]:
    """The rules that a scene leads to."""
    areas = (*scene.areas, *(area for panel in scene.panels for area in panel.areas))
    cards = {card.rule for area in areas for card in area.cards if card.rule}
    return cards if scene.prompt is None else cards.union(scene.prompt.rules)
