"""The questions about what people carry: making room, picking up, crafting, having things analysed, trading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from brushpass.table.people import panel_id
from brushpass.table.question import joined
from brushpass.table.scene import Folder

from ..state import NOBODY
from .asking import LockdownQuestion, Things
from .drawings import thing_art
from .eyes import LockdownEyes
from .ids import object_id

MOST = 7
"""So many transfers are seen at once."""


class MakeRoom(Things):
    """NL-24.6: full hands."""

    rules = ("NL-24.6",)
    ways_out = ("decline",)


class PickUp(Things):
    """NL-24.16: an Object that lies in the Room."""

    rules = ("NL-24.16",)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        lying = [one for one in eyes.base.objects if one[:2] == (eyes.own.room, value)]
        return object_id(*lying[0]) if lying else eyes.own.room


class Keep(Things):
    """NL-25.6: what is kept of a Search; the others go under their deck."""

    rules = ("NL-25.6", "NL-25.7")


class Colours(LockdownQuestion):
    """NL-25.5: which Item deck."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(f"{value}_item")

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-deck-left", count=eyes.view.decks[value])

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return f"item-{value}"

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return f"left-item-{value}"


class Craft(LockdownQuestion):
    """NL-25.11: what is made, and of what."""

    rules = ("NL-25.11",)
    ways_out = ("decline",)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return super().name(eyes, value) if value == "decline" else eyes.name(value[0])

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        if value == "decline":
            return ""
        parts = eyes.texts.listed([eyes.name(part[1]) for part in value[1]])
        return joined(eyes.say("scene-made-of", parts=parts), eyes.does(value[0]))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return "" if value == "decline" else thing_art(value[0])


class Analyse(Things):
    """NL-26.17, NL-26.18: an Object, the viewer's own or somebody's who agrees."""

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        if value[0] in (NOBODY, eyes.player):
            return eyes.name(value[1])
        return eyes.say("scene-whose", thing=eyes.name(value[1]), name=eyes.called(value[0]))

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        new = value[1] not in eyes.view.lab.analysed
        return eyes.say("scene-analyse-new" if new else "scene-analyse-known")

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        if value[0] == NOBODY:
            return eyes.own.room
        return super().target(eyes, value[1]) if value[0] == eyes.player else panel_id(value[0])


class Trade(LockdownQuestion):
    """NL-9.12: a deal, made up transfer by transfer."""

    rules: tuple[str, ...] = ("NL-9.12", "NL-9.14")
    ways_out: ClassVar[tuple[Any, ...]] = ("stop",)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        """Among those of one folder the thing alone."""
        if not isinstance(value, tuple):
            return super().name(eyes, value)
        if self.by(eyes, value):
            return thing_of(eyes, value)
        if value[0] == "show":
            return eyes.say("scene-show", name=eyes.called(value[1]), thing=thing_of(eyes, value))
        return transfer(eyes, value)

    def by(self, eyes: LockdownEyes, value: Any) -> tuple[str, ...]:
        """Where there is much to give, first from whom to whom."""
        if not isinstance(value, tuple) or len(eyes.asked.options) <= MOST:
            return ()
        return (pair(value),)

    def folders(self, eyes: LockdownEyes) -> Iterable[Folder]:
        made: dict[str, list[Any]] = {}
        for one in eyes.asked.options:
            for key in self.by(eyes, one):
                made.setdefault(key, []).append(one)
        for key, ones in made.items():
            things = eyes.texts.listed([thing_of(eyes, one) for one in ones])
            yield Folder(id=key, name=between(eyes, ones[0]), text=things)

    def context(self, eyes: LockdownEyes) -> str:
        """What has been put together so far."""
        return eyes.say("scene-deal", deal=deal(eyes)) if eyes.asked.about[0] else ""

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        if not isinstance(value, tuple):
            return ""
        return thing_art(value[3]) if value[0] == "open" else f"item-{value[-1]}"


def pair(one: Any) -> str:
    """What transfers between the same people have in common."""
    return "-".join(map(str, one[:2] if one[0] == "show" else one[1:3]))


def between(eyes: LockdownEyes, one: Any) -> str:
    """From whom to whom, or to whom something is shown."""
    if one[0] == "show":
        return eyes.say("scene-show-to", name=eyes.called(one[1]))
    return eyes.say("scene-between", giver=eyes.called(one[1]), getter=eyes.called(one[2]))


class Accept(Trade):
    """NL-9.12, NL-9.17: whether to agree, and whether to show something first."""

    rules = ("NL-9.12", "NL-9.14", "NL-9.17")
    ways_out = ()


def deal(eyes: LockdownEyes) -> str:
    """The deal that a question speaks of."""
    return "; ".join([transfer(eyes, one) for one in eyes.asked.about[0]])


def transfer(eyes: LockdownEyes, one: Any) -> str:
    """NL-9.12: what goes from whom to whom."""
    return eyes.say("scene-transfer", thing=thing_of(eyes, one), giver=eyes.called(one[1]), getter=eyes.called(one[2]))


def thing_of(eyes: LockdownEyes, one: Any) -> str:
    """What goes over, or is shown: an Item by its name, or by the colour of its back."""
    return eyes.name(one[3] if one[0] == "open" else f"{one[-1]}_item")


CARRYING: dict[str, LockdownQuestion] = {
    "make-room": MakeRoom(),
    "trade-room": MakeRoom(),
    "blocked-hand": Things(),
    "search-keep": Keep(),
    "drop-what": Things(),
    "lose-item": Things(),
    "give-what": MakeRoom(),
    "show-what": Things(),
    "pick-up": PickUp(),
    "crafted": Things(),
    "load": Things(),
    "lose-ammo": Things(),
    "attach": Things(),
    "which-deck": Colours(),
    "craft": Craft(),
    "analyse": Analyse(),
    "trade": Trade(),
    "accept": Accept(),
}
