"""The time track: what has passed and was announced, the alerts ahead, and how long the Recruiter has to last."""

from __future__ import annotations

from brushpass.table.scene import Field, Sign, Track

from ..box.components import ALERTS, OPENING
from .eyes import MindEyes, clock
from .ids import hour_id


def hours(eyes: MindEyes) -> Track:
    """MM-1.12, MM-1.13, MM-2.5: the first field, then one for every hour up to the final one."""
    view = eyes.view
    name = eyes.say("scene-time", hour=clock(view.hour)) if view.hour else eyes.say("scene-time-before")
    fields = tuple([_field(eyes, hour) for hour in range(OPENING, view.final_hour + 1)])
    return Track(id="hours", name=name, fields=fields)


def _field(eyes: MindEyes, hour: int) -> Field:
    view = eyes.view
    alert, final = hour in ALERTS[view.mode], hour == view.final_hour
    told = dict(view.announced).get(hour)
    ahead = hour > view.hour
    icon = "flag" if final else "bell" if alert and ahead else ""
    return Field(
        text=eyes.say("scene-opening-hours") if hour == OPENING else f"{hour:02}",
        state="now" if hour == view.hour else "ahead" if ahead else "past",
        mark=_mark(eyes, hour, told),
        id=hour_id(hour),
        icon=icon if ahead else "",
        name=_name(eyes, alert, final, told),
        marks=_slips(eyes, hour),
        tone="bad" if alert or final else "plain",
    )


def _mark(eyes: MindEyes, hour: int, told: int | None) -> str:
    """MM-4.30, MM-13.6: the recruits beside an hour, or that it is now."""
    if told is not None:
        return eyes.say("scene-gained", count=told)
    if hour in ALERTS[eyes.view.mode] and eyes.view.overdue and hour <= eyes.view.hour:
        return eyes.say("scene-later")
    return eyes.say("scene-now") if hour == eyes.view.hour else ""


def _name(eyes: MindEyes, alert: bool, final: bool, told: int | None) -> str:
    """What a field is, to whoever hears it."""
    if told is not None:
        return eyes.say("scene-announced", count=told)
    if final:
        return eyes.say("scene-final")
    return eyes.say("scene-alert") if alert else ""


def _slips(eyes: MindEyes, hour: int) -> tuple[Sign, ...]:
    """MM-4.19: the Mind Slip tokens that lie beside an hour."""
    used = [token for at, token in eyes.view.slips if at == hour]
    return tuple([Sign(icon="slip", name=eyes.say("scene-slipped", hour=clock(hour))) for _ in used])
