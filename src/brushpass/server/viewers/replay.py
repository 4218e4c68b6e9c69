"""A finished match shown again, step by step from the deal: through a seat's eyes, or with everything open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ...engine import Decision, Match, Waiting
from ...engine.running import Answer
from ...table.beats import since
from ...table.scene import Line, event_of, line_id
from ..wire import frames
from ..wire.bodies import Asked, ReplayScene, ReplayStep
from .again import Again, Looking


class Replay(Again):
    """A match that is over; every answer is a step."""

    def check(self) -> None:
        """Refused: it cannot be told again."""
        for _ in self.positions():
            pass

    @property
    def last(self) -> int:
        """The last step; step 0 is the deal."""
        return len(self.answers)

    def _answer(self, match: Match[Any, Any], since: int, looking: Looking) -> Iterator[Asked | None]:
        """Give the further answers, one at a time; what was asked, None for something done unasked."""
        for answer in self.answers[since:]:
            decision = match.asked(answer[1])
            match.answer(answer)
            if answer[0] == "choice" and decision is not None:
                # Side by side, what the others choose is seen when all are done.
                yield asked_of(looking, decision, answer, secret=match.gathering is not None)
            else:
                yield None

    def show(self, step: int, looking: Looking) -> ReplayScene:
        """The table after so many answers, what the last of them was about, and what was seen to happen then."""
        match = self.at(max(0, step - 1))
        heard = looking.story(match).heard
        asked = next(self._answer(match, step - 1, looking)) if step else None
        scene = msgspec.Raw(frames.encode(looking.scene(match)))
        return ReplayScene(step=step, asked=asked, scene=scene, beats=since(looking.story(match).beats, heard))

    def tell(self, looking: Looking) -> tuple[str, list[ReplayStep]]:
        """How it ended, and every step in the words of the log; where that is silent, what was asked and chosen."""
        match = self.at(0)
        steps = [ReplayStep(seat=None, text=looking.texts.say("replay-deal"))]
        lengths = [match.told]
        for asked in self._answer(match, 0, looking):
            steps.append(silent_step(looking, asked))
            lengths.append(match.told)
        came = [bisect_right(lengths, at) for at, (*_, to) in enumerate(match.run.log or ()) if hears(looking, to)]
        scene = looking.scene(match)
        write_down(steps, scene.log, came)
        return "" if scene.verdict is None else scene.verdict.title or scene.verdict.text, steps


def hears(looking: Looking, to: Sequence[int] | None) -> bool:
    """Whether these eyes read an event, or see a choice, that is known to so many."""
    return looking.open or to is None or looking.seat in to


def asked_of(looking: Looking, decision: Decision[Any], answer: Answer, secret: bool) -> Asked:
    """What was asked and chosen; others saw only that somebody decides, and the choice unless it is `secret`."""
    _, seat, value, known, _ = answer
    own = looking.open or looking.seat == seat
    texts, waiting = looking.texts, Waiting(seat, decision.label or decision.prompt)
    return Asked(
        seat=seat,
        question=texts.prompt(decision) if own else texts.waiting(waiting, looking.names),
        answer=texts.option(decision, value) if own or (hears(looking, known) and not secret) else "",
    )


def silent_step(looking: Looking, asked: Asked | None) -> ReplayStep:
    """A step of which the log says nothing."""
    if asked is None:
        return ReplayStep(seat=None, text="")
    if not asked.answer:
        return ReplayStep(seat=asked.seat, text=asked.question)
    told = looking.texts.say("replay-choice", seat=looking.names[asked.seat], option=asked.answer)
    return ReplayStep(seat=asked.seat, text=told)


def write_down(steps: list[ReplayStep], log: Sequence[Line], came: Sequence[int]) -> None:
    """Give every step its lines of the log; `came` says at which step each event came.

    A heading opens the step after the one that told it, or that told the line above it: what a player does first in a
    turn may not be worth a line.
    """
    lines: dict[int, list[str]] = {}
    heading, above, step = "", 0, 0
    for line in log:
        event = event_of(line)
        if line.heading:
            heading, above = line.text, came[event] if line.id == line_id(event) else step
            continue
        step = came[event]
        if heading:
            steps[min(above + 1, step)].heading, heading = heading, ""
        lines.setdefault(step, []).append(line.text)
    for step, texts in lines.items():
        steps[step].text = " ".join(texts)
