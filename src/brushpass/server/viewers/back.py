"""A match that is being played, looked back at: what one viewer has seen of it so far, step by step.

A step is what the viewer's own log tells at once, so that answers of which they know nothing make none: neither what
they were, nor how many, nor when.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec

from ...table import Story
from ...table.beats import since
from ..errors import Refused
from ..wire import frames
from ..wire.bodies import Back, BackScene
from .again import Again, Looking
from .shown import LINES


class Step(NamedTuple):
    """A position at which a viewer had heard so much; `answers`: the last one."""

    heard: int
    answers: int
    line: int
    """The newest line of the log."""


class Past(Again):
    """A match up to now, through the eyes of one of its viewers."""

    def steps(self, looking: Looking) -> list[Step]:
        """The deal, every position at which the log had told more, and now."""
        found: list[Step] = []
        for answers, match in enumerate(self.positions()):
            story = looking.story(match)
            if found and found[-1].heard == story.heard:
                found.pop()
            found.append(Step(story.heard, answers, newest(story)))
        told = [now for before, now in pairwise(found) if now.line != before.line or now is found[-1]]
        return [found[0], *told]

    def tell(self, looking: Looking) -> Back:
        """All the steps."""
        return Back([step.heard for step in self.steps(looking)])

    def show(self, number: int, looking: Looking) -> BackScene:
        """The table at the end of a step as it was seen then, and what was seen to happen in it."""
        steps = self.steps(looking)
        if number >= len(steps):
            raise Refused("no-such-step")
        match = self.at(steps[number].answers)
        scene = looking.scene(match)
        scene.log = scene.log[-LINES:]
        beats = since(looking.story(match).beats, steps[number - 1].heard) if number else ()
        return BackScene(number, msgspec.Raw(frames.encode(scene)), beats)


def newest(story: Story) -> int:
    """The id of the last line that is no heading; -1: nothing is told yet."""
    return next((line.id for line in reversed(story.lines) if not line.heading), -1)
