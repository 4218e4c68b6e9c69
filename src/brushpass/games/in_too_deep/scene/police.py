"""The questions about the Guardian and the barriers: they are taken up on the board, then put down."""

from __future__ import annotations

from typing import Any, ClassVar

from brushpass.table.scene import Ghost, Option, Piece

from ..rules.city import STOP
from .asking import DeepChoice, DeepQuestion, Word, there, travel
from .eyes import DeepEyes
from .ids import GUARDIAN, barrier_id, border_id
from .pieces import barrier


def moved(value: Any) -> str:
    """What an option moves: a barrier, the Guardian, or whoever the Guardian takes along."""
    return barrier_id(value[1]) if value[0] == "barrier" else str(value[2]) if value[0] == "escort" else GUARDIAN


def movable(eyes: DeepEyes) -> set[str]:
    """What may be moved."""
    return {moved(value) for value in eyes.asked.options if isinstance(value, tuple)}


def taken_up(eyes: DeepEyes, value: Any) -> tuple[str, ...]:
    """What is taken up first; nothing if there is nothing else."""
    return (moved(value),) if len(movable(eyes)) > 1 else ()


class Guardian(DeepChoice):
    """TD-12.1 to TD-12.3: the Guardian one zone on, alone or with somebody of its zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        told = eyes.texts.forms(zone=value[1])
        if len(value) > 2:
            return eyes.say("scene-escort", **told, **eyes.texts.forms(criminal=value[2]))
        return eyes.say("scene-guardian-to", **told)

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        zone = eyes.zone(value[1])

        def change(city: Any) -> None:
            city.guardian = zone
            if len(value) > 2:
                city.put_criminal(eyes.number(value[2]), zone)

        outlook = eyes.outlook(change)
        here = eyes.city.ring[eyes.city.guardian]
        escort = travel(eyes, value[2], value[1]) if len(value) > 2 else ()
        return self.made(
            eyes,
            value,
            text=outlook.text or there(eyes, value[1]),
            target=value[1],
            ghosts=(Ghost(piece=GUARDIAN, path=(here, value[1])), *escort),
            **outlook.ticks,
            by=taken_up(eyes, value),
        )


class Barrier(DeepChoice):
    """TD-12.5: a barrier to the next free border."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        ring = eyes.city.ring
        zones = eyes.texts.forms(zone=ring[value[2]], next=ring[(value[2] + 1) % len(ring)])
        return eyes.say("scene-barrier-to", number=value[1], **zones)

    def pieces(self, eyes: DeepEyes, value: Any) -> tuple[Piece, ...]:
        return (barrier(eyes, value[1], value[2]),)

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        number, border = value[1] - 1, value[2]
        outlook = eyes.outlook(lambda city: city.put_barrier(number, border))
        return self.made(
            eyes,
            value,
            text=outlook.text,
            target=border_id(border),
            pieces=self.pieces(eyes, value),
            **outlook.ticks,
            by=taken_up(eyes, value),
        )


class Police(DeepQuestion):
    """TD-11.6, TD-12.3, TD-13.13: one move of the Guardian or of a barrier."""

    rules = ("TD-12.1", "TD-12.2", "TD-12.5")
    ways_out = (STOP,)
    choices: ClassVar = {"guardian": Guardian(), "escort": Guardian(), "barrier": Barrier(), STOP: Word()}

    def ask(self, eyes: DeepEyes) -> str:
        """What may be moved is said beside it."""
        if eyes.asked.prompt != "police":
            return super().ask(eyes)
        return eyes.say("scene-ask-police", count=eyes.asked.about[0])

    def context(self, eyes: DeepEyes) -> str:
        things = movable(eyes)
        escorts = "yes" if things & set(eyes.city.names) else "no"
        return eyes.say("scene-take-police", escorts=escorts) if len(things) > 1 else ""


POLICING: dict[str, DeepQuestion] = dict.fromkeys(("police", "heights-police", "crush", "effect-police"), Police())
