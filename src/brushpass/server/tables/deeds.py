"""What somebody who sits at a table does by a frame of their page: answers, takes back, acts unasked, talks, moves.

A deed is done in memory at once. It comes back as what has to be written, and how the others are told once that is on
the disk.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...engine import BrushpassError, IllegalAct, IllegalChoice, MatchOver, NothingToUndo, WrongSeat
from .. import store
from ..errors import Code, Refused
from ..store.records import SeatRecord, Step, StepKind
from ..wire import frames
from . import chat
from .history import take

if TYPE_CHECKING:
    from .actor import Actor

log = logging.getLogger(__name__)

WHY: dict[type[BrushpassError], Code] = {
    WrongSeat: "wrong-seat",
    IllegalChoice: "illegal-choice",
    IllegalAct: "illegal-act",
    MatchOver: "over",
    NothingToUndo: "nothing-to-undo",
}
"""What the kernel's refusals are called on the wire. Their texts stay here: they are meant for programmers."""

Deed = tuple[list[store.Write], Callable[[], None]]
"""What has to be written, and how the others are told once it is on the disk."""


def step(at: Actor, kind: StepKind, seat: int, value: Any, now: float) -> list[store.Write]:
    """Answer, act or take back on the live match; what has to be written for it."""
    match = at.playing()
    try:
        chance = take(match, kind, seat, value)
    except BrushpassError as wrong:
        if type(wrong) not in WHY:
            log.error("table %s: %s", at.id, type(wrong).__name__, exc_info=wrong)
        raise Refused(WHY.get(type(wrong), "broken")) from None
    taken = Step(table_id=at.id, number=at.steps, kind=kind, seat=seat, value=value, chance=chance, at=now)
    return [store.add_step(taken), *at.moved(match, now)]


def choose(at: Actor, seat: SeatRecord, frame: frames.Choose, now: float) -> Deed:
    return _answer(at, seat, frame.question, "choice", frame.value, now)


def undo(at: Actor, seat: SeatRecord, frame: frames.Undo, now: float) -> Deed:
    return _answer(at, seat, frame.question, "undo", None, now)


def _answer(at: Actor, seat: SeatRecord, asked: int, kind: StepKind, value: Any, now: float) -> Deed:
    """An answer to a question that is still asked."""
    if seat.away:
        raise Refused("wrong-seat")
    if asked != at.questions.number(at.playing(), seat.seat):
        raise Refused("stale")
    return [*step(at, kind, seat.seat, value, now), *at.usher.answered(seat)], at.go_on


def do_unasked(at: Actor, seat: SeatRecord, frame: frames.Act, now: float) -> Deed:
    if seat.away:
        raise Refused("wrong-seat")
    return step(at, "act", seat.seat, frame.value, now), at.go_on


def say(at: Actor, seat: SeatRecord, frame: frames.Say, now: float) -> Deed:
    side: tuple[int, ...] = ()
    if frame.side:
        at.playing()
        side = next((side for side in at.sides if seat.seat in side and len(side) > 1), ())
        if not side:
            raise Refused("no-side")
    line = at.chat.say(seat, frame.text, side, now)
    said = frames.ChatFrame([chat.told(line)])
    return [store.add_chat(line)], lambda: at.audience.send(
        said, lambda viewer: line.reaches(at.seating.number(viewer.session))
    )


def reseat(at: Actor, seat: SeatRecord, frame: frames.SeatAction, now: float) -> Deed:
    return at.usher.change(seat, frame, now), at.go_on


def read_on(at: Actor, seat: SeatRecord, frame: frames.GoOn, now: float) -> Deed:
    """The learner has read what the bot says, and lets it go on."""
    at.playing()
    if at.course is None or seat.seat != at.course.learner:
        raise Refused("illegal-act")
    at.course.read(frame.number)
    return [], at.go_on


DEEDS: dict[type[frames.Action], Callable[[Actor, SeatRecord, Any, float], Deed]] = {
    frames.Choose: choose,
    frames.Act: do_unasked,
    frames.Undo: undo,
    frames.Say: say,
    frames.SeatAction: reseat,
    frames.GoOn: read_on,
}
"""What is done about a frame, by its kind."""
