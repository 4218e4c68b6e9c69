"""The table of Agent Avenue as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Scene, Seen, Texts
from brushpass.table.question import prompt
from brushpass.table.scene import Gauge

from ..box.components import CATCH
from .board import board, pawns
from .cards import areas
from .curve import curve
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
        gauges=() if eyes.over else (_chase(eyes),),
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


def _chase(eyes: AvenueEyes) -> Gauge:
    """AA-8.2: how far the viewer's side (for spectators: green) has got, between being caught and catching."""
    own, other = eyes.own, eyes.other
    lead = eyes.lead
    you = "no" if eyes.watching else "yes"
    return Gauge(
        id="chase",
        name=eyes.say("scene-chase"),
        value=max(-CATCH, min(CATCH, lead)),
        low=-CATCH,
        high=CATCH,
        low_text=eyes.say("scene-chase-low", you=you, who=eyes.called(other)),
        high_text=eyes.say("scene-chase-high", you=you, who=eyes.called(own)),
        text=eyes.say("scene-chase-need", you=you, who=eyes.called(own), count=CATCH - lead),
        seat=own.seats[0],
    )
