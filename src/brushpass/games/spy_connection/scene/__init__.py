"""The table of Spy Connection as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt

from ..box.box import Box
from .about import about_data
from .board import board, pieces
from .cards import areas
from .end import traces, verdict
from .eyes import SpyEyes
from .log import Story
from .panels import panels
from .questions import QUESTIONS
from .tabs import tabs


def scene(seen: Seen, texts: Texts, story: Story, box: Box) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = SpyEyes(seen, texts, box)
    beside = areas(eyes)
    made = Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=eyes.say(f"scene-{eyes.view.board}"),
        panels=panels(eyes),
        board=board(eyes),
        pieces=pieces(eyes, story),
        areas=beside,
        prompt=prompt(QUESTIONS, eyes, story.steps(eyes.view.origin)),
        waiting=eyes.waiting,
        log=tuple(story.lines),
        verdict=verdict(eyes),
        tabs=tabs(eyes, beside),
        undo=seen.undo,
        data=about_data(box, texts),
    )
    made.traces = traces(made, story)
    return made


def _status(eyes: SpyEyes) -> str:
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
