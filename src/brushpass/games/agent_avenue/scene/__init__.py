"""The table of Agent Avenue as a scene: what a viewer sees and can click, made from what the viewer may know."""

from __future__ import annotations

from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.scene import Gauge

from .. import terminal
from ..box.components import CATCH
from ..view import View
from .board import board, pawns
from .cards import areas
from .curve import curve
from .end import traces, verdict
from .eyes import Eyes
from .log import tell
from .panels import panels
from .questions import prompt


class AgentAvenueFace(Face[View]):
    """The table in a browser and in a terminal."""

    def scene(self, seen: Seen, texts: Texts) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return terminal.draw(view, texts)

    def follows(self, seen: Seen, option: str, texts: Texts) -> str:
        """What is known to follow from an option."""
        assert seen.decision is not None
        return terminal.follows(seen.view, seen.decision, option, texts)


def scene(seen: Seen, texts: Texts) -> Scene:
    """All that a seat, or a spectator, sees of the table."""
    eyes = Eyes(seen, texts)
    story = tell(eyes)
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
        prompt=prompt(eyes),
        waiting="" if seen.decision else " ".join(texts.waiting(waiting, seen.names) for waiting in seen.waiting),
        log=tuple(story.lines),
        verdict=verdict(eyes, story),
        undo=seen.undo,
        traces=traces(eyes, story),
    )


def _status(eyes: Eyes) -> str:
    """Mode, turn and deck in one line."""
    mode = eyes.texts.mode(eyes.view.mode)
    if eyes.over:
        return eyes.say("scene-status-over", mode=mode, turn=eyes.view.turn)
    return eyes.say("scene-status", mode=mode, turn=eyes.view.turn, deck=eyes.view.deck_size)


def _chase(eyes: Eyes) -> Gauge:
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
