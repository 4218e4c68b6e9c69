"""What the questions of Lockdown have in common, and the plain ones: a Room, a Corridor, somebody, a card, a thing."""

from __future__ import annotations

from typing import Any

from brushpass.table import Choice, Question
from brushpass.table.people import panel_id
from brushpass.table.question import joined

from ..box.board import TECH
from ..box.box import CONTAMINATION
from ..state import NOBODY
from .drawings import ACTIONS, thing_art
from .eyes import LockdownEyes
from .ids import card_id, intruder_id, item_id, thing_id, wound_id

EGGS = "eggs"


class LockdownChoice(Choice[LockdownEyes]):
    """A kind of option."""


class LockdownQuestion(LockdownChoice, Question[LockdownEyes]):
    """A question."""


# -- where things lie --------------------------------------------------------------------------------------------------


def carried_id(eyes: LockdownEyes, name: str, back: str = "") -> str | None:
    """The card of something that the viewer carries: openly, or hidden from the others."""
    for number, thing in enumerate(eyes.own.things):
        if thing.name == name and back in ("", "open", thing.back):
            return thing_id(eyes.player, number)
    if eyes.secret is not None and any(name in items for items in eyes.secret.inventory.values()):
        return item_id(name, 0)
    return None


def in_hand_id(eyes: LockdownEyes, name: str) -> str | None:
    """A card in the viewer's hand; a strain means the Contamination cards that were scanned."""
    held = () if eyes.secret is None else eyes.secret.hand
    plain = name if name in held else CONTAMINATION
    return card_id(plain, 0) if plain in held else None


def purpose(eyes: LockdownEyes) -> str:
    """What for, where the viewer has played or used something."""
    seat, kind, word = eyes.doing
    if seat != eyes.player or kind not in ("plays", "uses"):
        return ""
    entry = eyes.box.cards.get((eyes.own.character, word)) if kind == "plays" else eyes.box.items.get(word)
    return joined(eyes.name(word), eyes.about(entry))


# -- plain questions ---------------------------------------------------------------------------------------------------


class Rooms(LockdownQuestion):
    """Which Room, clicked on the map."""

    def context(self, eyes: LockdownEyes) -> str:
        return purpose(eyes)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.place(value) if value in eyes.board.rank else super().name(eyes, value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """Who is there."""
        if value not in eyes.board.rank:
            return ""
        people = [eyes.called(seat) for seat in eyes.people(value)]
        there = [*people, *[eyes.name(figure.kind) for figure in eyes.intruders(value)]]
        return eyes.texts.listed(there) if there else ""

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return value if value in eyes.board.rank else None


class Ways(LockdownQuestion):
    """Which Corridor: by the Rooms at its ends, seen from the viewer's own."""

    def context(self, eyes: LockdownEyes) -> str:
        return purpose(eyes)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        ends = eyes.board.ends.get(value)
        if ends is None:
            return super().name(eyes, value)
        if eyes.own.room in ends:
            return eyes.say("scene-way-to", room=eyes.place(eyes.board.beyond[eyes.own.room, value]))
        return eyes.say("scene-way", room=eyes.place(ends[0]), other=eyes.place(ends[1]))

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """What lies in it."""
        door = eyes.base.doors.get(value)
        noise = eyes.say("scene-noise") if value in eyes.base.noise else ""
        return joined(noise, eyes.say(f"scene-door-{door}") if door else "")

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        """The Corridor itself; of an Area the first of its Rooms."""
        if value in eyes.board.ends or value == TECH:
            return str(value)
        return next((room for room in eyes.board.rooms if eyes.board.area.get(room) == value), None)


class Seats(LockdownQuestion):
    """Who, by name and Character."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.titled(value) if value != NOBODY else super().name(eyes, value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.whereabouts(value) if value != NOBODY else ""

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.crew(value).character if value != NOBODY else ""

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return panel_id(value) if value != NOBODY else None


class Figures(LockdownQuestion):
    """Which Intruder, or the Eggs."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return figure_name(eyes, value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """How much it has suffered, and where it is if not here."""
        figure = next((one for one in eyes.view.figures if one.id == value), None)
        if figure is None:
            return ""
        hurt = eyes.say("scene-injuries", count=figure.injuries) if figure.injuries else ""
        return joined(hurt, eyes.place(figure.room) if figure.room != eyes.own.room else "")

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return figure_kind(eyes, value)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return figure_id(eyes, value)


def figure_kind(eyes: LockdownEyes, value: Any) -> str:
    """The kind of a target: an Intruder by its number, or Eggs."""
    return "egg" if value == EGGS else next(one.kind for one in eyes.view.figures if one.id == value)


def figure_name(eyes: LockdownEyes, value: Any) -> str:
    """What a target is called."""
    return eyes.say("scene-sign-egg") if value == EGGS else eyes.name(figure_kind(eyes, value))


def figure_id(eyes: LockdownEyes, value: Any) -> str | None:
    """The piece of a target; Eggs lie in the viewer's Room."""
    return (eyes.own.room or None) if value == EGGS else intruder_id(value)


class HandCards(LockdownQuestion):
    """Which card of the hand."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return super().name(eyes, value) if value in self.ways_out else eyes.name(value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """What else it could be used for."""
        return eyes.about(eyes.box.cards.get((eyes.own.character, value)))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return ACTIONS.get(value, value if value == CONTAMINATION else "")

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return None if value in self.ways_out else in_hand_id(eyes, value)


class Things(LockdownQuestion):
    """Which thing of those that somebody carries, by its name alone or with its back."""

    def thing(self, value: Any) -> str:
        """Its name."""
        return str(value[-1]) if isinstance(value, tuple) else str(value)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return super().name(eyes, value) if value in self.ways_out else eyes.name(self.thing(value))

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return "" if value in self.ways_out else eyes.does(self.thing(value))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return "" if value in self.ways_out else thing_art(self.thing(value))

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        back = value[0] if isinstance(value, tuple) and isinstance(value[0], str) else ""
        return None if value in self.ways_out else carried_id(eyes, self.thing(value), back)


class Wounds(LockdownQuestion):
    """Which Serious Wound."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.about(eyes.box.wounds[value])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return wound_id(eyes.player, value)
