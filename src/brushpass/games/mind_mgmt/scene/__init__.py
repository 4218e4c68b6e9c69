"""The table of MIND MGMT as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt

from .about import about_data
from .cards import areas
from .city import board
from .end import curve, told_hours, traces, verdict
from .eyes import MindEyes, clock
from .hours import hours
from .insight import overlays
from .log import Story
from .notebook import tools
from .panels import panels
from .pieces import pieces
from .questions import QUESTIONS
from .tabs import tabs


def scene(seen: Seen, texts: Texts, story: Story) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = MindEyes(seen, texts)
    beside = areas(eyes)
    laid = told_hours(eyes) if eyes.over else overlays(eyes, story)
    made = Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=texts.mode(eyes.view.mode),
        panels=panels(eyes),
        board=board(eyes),
        pieces=pieces(eyes, story),
        overlays=laid,
        areas=beside,
        tracks=(hours(eyes),),
        curves=curve(eyes),
        prompt=prompt(QUESTIONS, eyes, story.steps()),
        tools=tools(eyes),
        waiting=eyes.waiting,
        log=tuple(story.lines),
        verdict=verdict(eyes, story),
        tabs=tabs(eyes, beside, laid),
        undo=seen.undo,
        data=about_data(texts),
    )
    made.traces = traces(made, story)
    return made


def _status(eyes: MindEyes) -> str:
    """The mode, the round and the hour, what the Recruiter needs, and the house modules that are agreed on."""
    view = eyes.view
    parts = [eyes.texts.mode(view.mode)]
    if view.hour:
        parts += [eyes.say("scene-round", round=view.round + 1), clock(view.hour)]
    parts.append(eyes.say("scene-goal", count=view.goal, time=clock(view.final_hour)))
    modules = [eyes.name(module) for module in view.modules]
    if modules:
        parts.append(", ".join(modules))
    return " · ".join(parts)
