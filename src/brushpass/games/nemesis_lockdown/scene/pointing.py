"""The questions that are answered on the board: a Room, a Corridor, a Door, a Section, a slot of the Time track."""

from __future__ import annotations

from typing import Any

from brushpass.table.question import joined
from brushpass.table.scene import Tone

from ..box.box import CIRCUITS
from .asking import LockdownQuestion, Rooms, Ways
from .eyes import LockdownEyes
from .ids import LIFT, slot_id
from .outlook import Outlook, entering, noise


class Where(Rooms):
    """NL-11.3, NL-13.17: where to, what waits there, and whether a Noise roll follows; or where Intruders are lured."""

    def outlook(self, eyes: LockdownEyes, value: Any) -> Outlook:
        return entering(eyes, value, eyes.asked.about[0] == "roll")

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        lured = eyes.asked.about[0] == "lure"
        return super().text(eyes, value) if lured else self.outlook(eyes, value).text

    def tone(self, eyes: LockdownEyes, value: Any) -> Tone:
        return "plain" if eyes.asked.about[0] == "lure" else self.outlook(eyes, value).tone


class Noisy(Ways):
    """NL-11.25: where the Noise of a careful Movement is."""

    rules = ("NL-11.25",)

    def context(self, eyes: LockdownEyes) -> str:
        return noise(eyes, eyes.own.room).text


class Doors(Ways):
    """NL-14.25: which Door."""

    ways_out = ("enough",)


class Peek(Rooms):
    """NL-39.17: which unexplored Room is looked at."""

    ways_out = ("enough",)


class Sections(LockdownQuestion):
    """NL-23.1: a Section, or the Elevator, and whether it has power."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        number, on = eyes.base.power[value]
        return eyes.say("scene-power" if on else "scene-no-power", number=number)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return LIFT if value == CIRCUITS[-1] else str(value)


class Ride(Sections):
    """NL-28.15: with the Elevator; what waits at the stop."""

    rules = ("NL-28.15", "NL-28.16")

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return entering(eyes, eyes.board.stops[value], rolls=False).text

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return eyes.board.stops[value]


class Slots(LockdownQuestion):
    """NL-27.25: a slot of the Time track."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-slot", number=value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-in-rounds", count=eyes.view.clock.slot - value)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return slot_id(value)


class RoomElsewhere(Rooms):
    """NL-10.5: an action of some Room, here or far away."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        room, number = value
        return eyes.name(eyes.box.room_actions(eyes.tile(room))[number].id)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        room, number = value
        return joined(eyes.place(room), eyes.about(eyes.box.room_actions(eyes.tile(room))[number]))

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return str(value[0])


POINTING: dict[str, LockdownQuestion] = {
    "where": Where(),
    "which-room": Rooms(),
    "which-tile": Peek(),
    "which-corridor": Ways(),
    "which-area": Ways(),
    "careful-noise": Noisy(),
    "which-door": Doors(),
    "move-door": Doors(),
    "ride": Ride(),
    "place-power": Sections(),
    "power-from": Sections(),
    "power-to": Sections(),
    "which-css": Slots(),
    "move-css": Slots(),
    "which-action": RoomElsewhere(),
}
