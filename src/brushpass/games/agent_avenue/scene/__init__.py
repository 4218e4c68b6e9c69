"""The table of Agent Avenue as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt

from .board import board, pawns
from .cards import areas
from .curve import chase, curve
from .end import traces, verdict
from .eyes import AvenueEyes
from .log import AvenueStory
from .panels import panels
from .questions import QUESTIONS


def scene(seen: Seen, texts: Texts, story: AvenueStory) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = AvenueEyes(seen, texts)
    return Scene(
        game=texts.game.id,
        title=texts.title,
        status=_status(eyes),
        mode=eyes.texts.mode(eyes.view.mode),
        panels=panels(eyes, story),
        board=board(eyes),
        pieces=pawns(eyes, story),
        areas=areas(eyes, story),
        gauges=() if eyes.over else (chase(eyes),),
        curves=(curve(eyes, story),) if eyes.over else (),
        prompt=prompt(QUESTIONS, eyes),
        waiting=eyes.waiting,
        log=(*story.lines, *story.ahead(eyes)),
        verdict=verdict(eyes, story),
        undo=seen.undo,
        traces=traces(eyes, story),
    )


def _status(eyes: AvenueEyes) -> str:
    """Mode, turn and deck in one line."""
    mode = eyes.texts.mode(eyes.view.mode)
    if eyes.over:
        return eyes.say("scene-status-over", mode=mode, turn=eyes.view.turn)
    return eyes.say("scene-status", mode=mode, turn=eyes.view.turn, deck=eyes.view.deck_size)
