"""The table of Lockdown as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt

from ..box.box import Box
from . import end, facility
from .about import about_data
from .base import board
from .console import goals, hand, kit
from .crew import panels
from .eyes import LockdownEyes
from .log import Story
from .pieces import pieces
from .questions import QUESTIONS
from .tabs import tabs
from .track import track
from .unasked import tools


def scene(seen: Seen, texts: Texts, story: Story, box: Box) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = LockdownEyes(seen, texts, box)
    eyes.doing, eyes.paid, eyes.threat = story.doing, story.paid, story.darkly
    eyes.turned, eyes.fulfilled = story.turned, story.fulfilled
    people = panels(eyes)
    beside = (*goals(eyes), *hand(eyes), *kit(eyes), *end.areas(eyes, story), *facility.areas(eyes))
    return Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=texts.mode(seen.setup.mode),
        panels=people,
        others=eyes.say("scene-crew"),
        others_note=eyes.say("scene-turn-order"),
        board=board(eyes),
        pieces=pieces(eyes),
        tracks=(track(eyes),),
        areas=beside,
        prompt=prompt(QUESTIONS, eyes),
        waiting=eyes.waiting,
        log=tuple(story.lines),
        verdict=end.verdict(eyes, story),
        tabs=tabs(eyes, people, beside),
        tools=tools(eyes),
        undo=seen.undo,
        data=about_data(box, texts),
    )


def _status(eyes: LockdownEyes) -> str:
    """The mode, the round, and the rounds left."""
    parts = (
        eyes.texts.mode(eyes.setup.mode),
        eyes.say("scene-characters", count=eyes.setup.seats),
        eyes.say("scene-rounds-left", count=eyes.view.clock.slot),
    )
    return " · ".join(parts)
