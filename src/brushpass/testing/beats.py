"""Beats of every game that tells them: they lead from the scene before to the scene after, and name what is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec

from brushpass.engine import Setup
from brushpass.table import LANGUAGES, Scene, Seen, Telling, Texts, face_of, has_scenes, ids
from brushpass.table.beats import Beat, since
from brushpass.table.scene import Counter, Gauge

from .play import Acts, given, title, walk
from .texts import names_of

_texts = cache(Texts)


def beats_lead_on(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """What every viewer is shown to happen ends in what they see then; it can be sent as JSON, in the log's order."""
    if not has_scenes(setup.game):
        return
    names = names_of(setup.seats)
    viewers: list[int | None] = [*range(setup.seats), None]
    tellings = {seat: Telling(seat, names, _texts(setup.game, LANGUAGES[at % 3])) for at, seat in enumerate(viewers)}
    known: dict[int | None, tuple[Scene, int, int]] = {}
    for number, match in enumerate(walk(setup, seed, acts, every)):
        answers = len(given(match.history))
        # Every viewer sees two positions in a row, then the next viewer does.
        for at in {number, number - 1}:
            seat = viewers[at % len(viewers)]
            story = tellings[seat].of(match)
            scene = face_of(setup.game).scene(Seen.of(match, seat, names), story.texts, story)
            before, heard, answered = known.get(seat, (scene, story.heard, answers))
            beats = since(story.beats, heard)
            wrong = [*_order(beats, heard, story.heard), *_ends(beats, scene)]
            if answers - answered == 1:
                wrong += _pieces(beats, scene)
                wrong += _unknown(
                    beats, ids(before) | ids(scene) | _held(scene) | {amount.id for amount in _amounts(before)}
                )
            assert not wrong, f"{wrong} [{title(setup)}, seed {seed}, seat {seat}, answers {answers}]"
            known[seat] = (scene, story.heard, answers)


def _order(beats: Sequence[Beat], heard: int, now: int) -> Iterator[str]:
    """Events come in the order of the log, and were told since."""
    events = [beat.event for beat in beats]
    if events != sorted(events) or not all(heard <= event < now for event in events):
        yield f"the beats of events {heard} to {now} tell of {events}"
    sent = msgspec.json.encode(beats)
    again = msgspec.json.encode(msgspec.json.decode(sent, type=tuple[Beat, ...]))
    if msgspec.json.decode(again) != msgspec.json.decode(sent):  # as plain data: 2 and 2.0 are the same amount
        yield "the beats are not the same once they were sent"


def _ends(beats: Sequence[Beat], scene: Scene) -> Iterator[str]:
    """Pieces stand where their ways end, and amounts are what they have become."""
    stand = {go.id: go.path[-1] for beat in beats for go in beat.goes if go.path}
    for piece in scene.pieces:
        if stand.get(piece.id, piece.at) != piece.at:
            yield f"{piece.id} went to {stand[piece.id]} and stands at {piece.at}"
    told: dict[str, Counter | Gauge] = {amount.id: amount for beat in beats for amount in _told(beat)}
    for amount in _amounts(scene):
        if told.get(amount.id, amount) != amount:
            yield f"{told[amount.id]} became {amount}"
    for panel in scene.panels:
        score = told.get(panel.id)
        if panel.score is not None and score is not None and score.value != panel.score.value:
            yield f"the score of {panel.id}, {score.value}, became {panel.score.value}"


def _pieces(beats: Sequence[Beat], scene: Scene) -> Iterator[str]:
    """What came is there, and what was lifted is not."""
    placed: dict[str, bool] = {}
    for beat in beats:
        placed |= dict.fromkeys(beat.lifts, False) | {piece.id: True for piece in beat.pieces}
    there = {piece.id for piece in scene.pieces}
    for piece, stays in placed.items():
        if (piece in there) != stays:
            yield f"{piece} is {'not ' if stays else ''}on the board"


def _unknown(beats: Sequence[Beat], there: Iterable[str]) -> Iterator[str]:
    """Whatever a beat names is on one of the two scenes, or came and went with these beats."""
    there = {*there, *(piece.id for beat in beats for piece in beat.pieces)}
    for beat in beats:
        for named in (
            *(go.id for go in beat.goes),
            *(place for go in beat.goes for place in go.path),
            *(note.at for note in beat.notes),
            *(one for strike in beat.strikes for one in (strike.at, strike.by) if one),
            *(card.id for card in beat.cards),
            *(card.source for card in beat.shown if card.source),
            *(piece.at for piece in beat.pieces),
            *(amount.id for amount in _told(beat)),
            *(*beat.lifts, *beat.checks),
        ):
            if named not in there:
                yield f"{named} is on neither scene"


def _told(beat: Beat) -> Iterator[Counter | Gauge]:
    yield from beat.counters
    yield from beat.gauges


def _amounts(scene: Scene) -> Iterator[Counter | Gauge]:
    yield from scene.gauges
    yield from scene.counters
    for panel in scene.panels:
        yield from panel.counters
        for member in panel.members:
            yield from member.counters


def _held(scene: Scene) -> set[str]:
    """The cards that are part of a group."""
    areas = (*scene.areas, *(area for panel in scene.panels for area in panel.areas))
    return {held for area in areas for card in area.cards for held in card.holds}
