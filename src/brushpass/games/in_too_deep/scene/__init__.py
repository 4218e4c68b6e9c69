"""The table of In Too Deep as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt

from ..box.box import Box
from ..state import NOBODY
from .about import about_data
from .city import board
from .crimes import hand
from .end import areas as told_at_end
from .end import curve, traces, verdict
from .eyes import DeepEyes
from .log import Story
from .panels import panels
from .pieces import pieces
from .questions import QUESTIONS
from .syndicate import areas, clock, decks, plan, tasks
from .syndicate import story as told
from .tabs import tabs


def scene(seen: Seen, texts: Texts, story: Story, box: Box) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = DeepEyes(seen, texts, box)
    people = panels(eyes, story)
    beside = (*hand(eyes), *told_at_end(eyes, story), *areas(eyes))
    ladders = (tasks(eyes), *plan(eyes), told(eyes), decks(eyes))
    made = Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=_chapter(eyes),
        panels=people,
        others=eyes.say("scene-rivals"),
        board=board(eyes),
        pieces=pieces(eyes),
        areas=beside,
        tracks=(clock(eyes),),
        ladders=ladders,
        curves=curve(eyes, story),
        prompt=prompt(QUESTIONS, eyes),
        waiting=eyes.waiting,
        log=tuple(story.lines),
        verdict=verdict(eyes, story),
        tabs=tabs(eyes, people, beside, ladders),
        undo=seen.undo,
        data=about_data(box, texts),
    )
    made.traces = traces(made, story)
    return made


def _chapter(eyes: DeepEyes) -> str:
    """TD-18.5: where there is little room, the chapter and how much evidence it has left."""
    view = eyes.view
    left = eyes.say("scene-left", count=view.display) if view.trigger == NOBODY else eyes.say("scene-short-ending")
    return eyes.say("scene-short-chapter", chapter=view.chapter, left=left)


def _status(eyes: DeepEyes) -> str:
    """The mode, the chapter, the round, and what wins."""
    view = eyes.view
    rounds = (max(view.turns, 1) - 1) // len(view.consoles) + 1
    parts = (eyes.say("scene-chapter", chapter=view.chapter), eyes.say("scene-round", round=rounds),
             eyes.say("scene-goal"))  # fmt: skip
    return " · ".join(parts)
