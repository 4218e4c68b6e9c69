"""How a match of Spy Connection ended: who and why, said to this viewer, and what everybody's score is made of."""

from __future__ import annotations

from brushpass.table import Scene, ids
from brushpass.table.scene import Verdict

from ..view import SeatView
from .eyes import SpyEyes
from .log import Story
from .panels import missions_and_marks


def verdict(eyes: SpyEyes) -> Verdict | None:
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


def _result(eyes: SpyEyes, seat: SeatView) -> str:
    """SC-9.15, SC-9.16: what a seat came to."""
    missions, marks = missions_and_marks(eyes, seat)
    points = eyes.say("scene-points", count=seat.score or 0)
    return f"{missions}, {points}" + (f" ({marks})" if marks else "")


def traces(made: Scene, story: Story) -> tuple[str, ...]:
    """What was touched last and is still there."""
    there = ids(made)
    return tuple(trace for trace in story.traces if trace in there)
