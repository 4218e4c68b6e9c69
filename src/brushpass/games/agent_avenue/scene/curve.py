"""AA-8.2, the chase, now and turn by turn: the lead of the viewer's side, from the public log alone."""

from __future__ import annotations

from itertools import pairwise

from brushpass.table.scene import Curve, Gauge, Moment

from .chase import between, gauge
from .eyes import AvenueEyes, signed
from .log import AvenueStory, Stride

WORTH_A_WORD = 2
"""A turn that moved the lead by so much may be named on the curve."""


def chase(eyes: AvenueEyes) -> Gauge:
    """How far the viewer's side (for spectators: green) has got, between being caught and catching."""
    return gauge(eyes, eyes.own, eyes.other, eyes.lead)


def curve(eyes: AvenueEyes, story: AvenueStory) -> Curve:
    """The lead after every turn, and the two turns that moved it most, up and down."""
    own, points = eyes.own, _leads(eyes, story)
    moments = _moments(eyes, story, points)
    return Curve(
        id="chase-so-far",
        note=eyes.say("scene-curve-level"),
        points=points,
        text=eyes.say("scene-curve", you=eyes.you(eyes.own), who=eyes.called(own), points=_listed(points, moments)),
        end_text=eyes.say("scene-curve-end", turn=len(points) - 1),
        moments=moments,
        low_seat=eyes.other.seats[0],
        high_seat=own.seats[0],
        **between(eyes, own, eyes.other),
    )


def _gain(eyes: AvenueEyes, stride: Stride) -> int:
    """What a movement brought the viewer's side."""
    return stride.steps if stride.side == eyes.own.side else -stride.steps


def _leads(eyes: AvenueEyes, story: AvenueStory) -> tuple[int, ...]:
    """AA-7.8: the lead at the start and after every turn, counted back from now."""
    leads = [eyes.lead]
    for strides in reversed(story.strides[1:]):
        leads.append(leads[-1] - sum(_gain(eyes, stride) for stride in strides))
    return tuple(reversed(leads))


def _moments(eyes: AvenueEyes, story: AvenueStory, points: tuple[int, ...]) -> tuple[Moment, ...]:
    """The highest rise and the deepest fall before the last turn, which the verdict tells; each by its main card."""
    swings = {turn: after - before for turn, (before, after) in enumerate(pairwise(points[:-1]), 1)}
    found = []
    for way in (1, -1):
        turn = max(swings, key=lambda turn: way * swings[turn], default=0)
        if turn and way * swings[turn] >= WORTH_A_WORD:
            stride = max(story.strides[turn], key=lambda stride: way * _gain(eyes, stride))
            found.append(Moment(at=turn, text=f"{eyes.name(stride.card)} {signed(stride.steps)}"))
    return tuple(sorted(found, key=lambda moment: moment.at))


def _listed(points: tuple[int, ...], moments: tuple[Moment, ...]) -> str:
    """The leads one after the other, each with what is said of it."""
    said = {moment.at: f" ({moment.text})" for moment in moments}
    return ", ".join(f"{signed(lead)}{said.get(turn, '')}" for turn, lead in enumerate(points))
