"""The Time track: what has passed, where power may fail, when pods leave, alert and countdown."""

from __future__ import annotations

from typing import Literal

from brushpass.table.scene import Field, Sign, Track

from ..state import NOBODY
from .eyes import LockdownEyes
from .ids import TIME, slot_id


def track(eyes: LockdownEyes) -> Track:
    """NL-1.52: slot by slot, to the last one, "S"."""
    left = eyes.view.clock.slot
    return Track(
        id=TIME,
        name=eyes.say("scene-time", count=left),
        fields=tuple([_field(eyes, slot) for slot in range(eyes.box.first_slot, -1, -1)]),
    )


def _field(eyes: LockdownEyes, slot: int) -> Field:
    now = eyes.view.clock.slot
    state: Literal["past", "now", "ahead"] = "past" if slot > now else "now" if slot == now else "ahead"
    marks = _marks(eyes, slot)
    pod = slot > 0 and slot in eyes.view.clock.css
    word = "scene-now" if slot == now else "scene-pod" if pod else "" if slot else "scene-end"
    return Field(
        text=str(slot) if slot else eyes.say("scene-slot-last"),
        state=state,
        mark=eyes.say(word) if word else "",
        id=slot_id(slot),
        name=eyes.say("scene-css", slot=slot) if pod else "",
        marks=tuple(marks),
        line=_line(eyes, slot),
        tone="bad" if any(sign.tone == "bad" for sign in marks) else "plain",
    )


def _marks(eyes: LockdownEyes, slot: int) -> list[Sign]:
    """NL-30: alert and countdown."""
    clock = eyes.view.clock
    marks: list[Sign] = []
    if clock.alert == slot != NOBODY:
        marks.append(Sign(icon="alert", name=eyes.name("alert"), tone="bad", id="alert-token"))
    if clock.countdown == slot != NOBODY:
        name = eyes.say("scene-countdown-red" if clock.red else "scene-countdown")
        marks.append(Sign(icon="autodestruction", name=name, tone="bad", id="countdown-token"))
    return marks


def _line(eyes: LockdownEyes, slot: int) -> Sign | None:
    """NL-23.12 to NL-23.14: what is crossed before a slot: power fails at once, or unless the backup runs."""
    line = eyes.box.thresholds.get(slot, "")
    if not line:
        return None
    spared = line == "red" and eyes.view.clock.backup
    key = "scene-line-blue" if line == "blue" else "scene-line-spared" if spared else "scene-line-red"
    return Sign(icon="bolt", name=eyes.say(key), tone="quiet" if spared else "bad")
