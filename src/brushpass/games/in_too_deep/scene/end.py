"""How a match of In Too Deep ended."""

from __future__ import annotations

from brushpass.table import Scene, ids
from brushpass.table.scene import Verdict

from .eyes import DeepEyes
from .log import Story


def verdict(eyes: DeepEyes, story: Story) -> Verdict | None:
    """TD-22.17: who won with how much information."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    winners = outcome.winners or (eyes.view.echo,)
    first = winners[0]
    most = eyes.view.consoles[first].information
    return Verdict(
        title=eyes.say(
            "scene-wins", you=eyes.you(first), who=eyes.texts.listed([*map(eyes.called, winners)]), count=most
        ),
        text=eyes.texts.reason(outcome.reason),
        won=None if eyes.watching else eyes.seat in outcome.winners,
        winners=tuple(outcome.winners),
        seats=tuple(
            [eyes.say("scene-result", count=eyes.view.consoles[seat].information) for seat in range(eyes.setup.seats)]
        ),
    )


def traces(made: Scene, story: Story) -> tuple[str, ...]:
    """What was touched last and is still there."""
    there = ids(made)
    return tuple([trace for trace in story.traces if trace in there])
