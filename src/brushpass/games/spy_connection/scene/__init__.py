"""The table of Spy Connection as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brushpass.engine import Setup
from brushpass.table import Face, Scene, Seen, Texts, ids
from brushpass.table.scene import Verdict

from .. import terminal
from ..box.box import Box
from ..box.naming import Names, names
from ..view import SeatView, View
from .about import about_data
from .board import board, pieces
from .cards import areas, missions_and_marks, panels
from .eyes import Eyes
from .log import Story
from .questions import prompt


class SpyConnectionFace(Face[View, Story]):
    """The table in a browser and in a terminal, played with what is in a box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and the ways of the spies."""
        return Story(seat, names, texts, setup)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return terminal.draw(view, self.box, texts)

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        assert seen.decision is not None
        return terminal.follows(seen.view, self.box, seen.decision, option, texts)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Which data are from the rulebook and which are ours."""
        return about_data(self.box, texts)

    def names(self, locale: str) -> Names:
        """Missions, spaces, and the cities of replaced data."""
        return names(self.box, locale)


def scene(seen: Seen, texts: Texts, story: Story) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = Eyes(seen, texts)
    made = Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=eyes.say(f"scene-{eyes.view.board}"),
        panels=panels(eyes),
        board=board(eyes),
        pieces=pieces(eyes, story),
        areas=areas(eyes),
        prompt=prompt(eyes, story),
        waiting="" if seen.decision else " ".join(texts.waiting(waiting, seen.names) for waiting in seen.waiting),
        log=tuple(story.lines),
        verdict=_verdict(eyes),
        undo=seen.undo,
        data=about_data(eyes.box, texts),
    )
    made.traces = _traces(made, story)
    return made


def _status(eyes: Eyes) -> str:
    """The side of the board, the round, how the game ends, and whether somebody's own data are in use."""
    view = eyes.view
    parts = [eyes.say(f"scene-{view.board}")]
    if view.round and not eyes.over:
        parts.append(eyes.say("scene-round", round=view.round))
    if eyes.over:
        parts.append(eyes.say("scene-over", round=view.round))
    elif view.trigger is not None:
        parts.append(eyes.say("scene-last-turns"))
    else:
        parts.append(eyes.say("scene-goal", count=eyes.box.numbers.end_trigger_completed_missions))
    if view.data:
        parts.append(eyes.say("scene-own-data", data=view.data))
    return " · ".join(parts)


def _traces(made: Scene, story: Story) -> tuple[str, ...]:
    """What was touched last and is still there."""
    there = ids(made)
    return tuple(trace for trace in story.traces if trace in there)


def _verdict(eyes: Eyes) -> Verdict | None:
    """SC-9.18, SC-9.19: who won with how many points, why, and what everybody's score is made of."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    winner = outcome.winners[0]
    scores = [seat.score or 0 for seat in eyes.view.seats]
    trigger = winner if eyes.view.trigger is None else eyes.view.trigger
    tied = [eyes.called(seat) for seat, score in enumerate(scores) if score == scores[winner]]
    why = eyes.say(
        f"scene-why-{'exhausted' if eyes.view.exhausted else 'missions'}",
        you=eyes.you(trigger),
        who=eyes.called(trigger),
        count=eyes.view.seats[trigger].completed_count,
    )
    if len(tied) > 1:
        told = {"you": eyes.you(winner), "who": eyes.called(winner), "points": scores[winner]}
        why = f"{why} {eyes.say('scene-tie', names=eyes.texts.listed(tied), **told)}"
    return Verdict(
        title=eyes.say("scene-wins", you=eyes.you(winner), who=eyes.called(winner), count=scores[winner]),
        text=why,
        won=None if eyes.watching else eyes.seen.seat in outcome.winners,
        winners=tuple(outcome.winners),
        seats=tuple(_result(eyes, seat) for seat in eyes.view.seats),
        order=tuple(sorted(range(len(scores)), key=lambda seat: (seat != winner, -scores[seat]))),
    )


def _result(eyes: Eyes, seat: SeatView) -> str:
    """SC-9.15, SC-9.16: what a seat came to."""
    missions, marks = missions_and_marks(eyes, seat)
    points = eyes.say("scene-points", count=seat.score or 0)
    return f"{missions}, {points}" + (f" ({marks})" if marks else "")
