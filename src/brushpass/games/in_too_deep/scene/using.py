"""What zones, support tokens and effects of crimes ask for: swapping, sending, searching, looking, challenging."""

from __future__ import annotations

from typing import Any

from brushpass.table.scene import Option

from ..rules.city import STOP
from ..rules.dilemmas import NO_ONE
from ..rules.looking import DISPLAYED, SHARED_STASH, is_stash
from ..state import City
from .asking import (
    Criminals,
    DeepQuestion,
    Items,
    Nudge,
    Players,
    ThingTo,
    Zones,
    seat_of,
    there,
)
from .crimes import corruption
from .eyes import DeepEyes
from .ids import DISPLAY, SHARED, deck_id, field_id, memory_id, stash_id


class SwapItem(Items):
    """TD-11.13, TD-13.7: the first of two items that change places."""

    rules = ("TD-11.13", "TD-13.7")


class SendCriminal(Criminals):
    """TD-11.10, TD-13.27: whom to send anywhere."""

    rules = ("TD-11.10", "TD-13.27")


class SendItem(Items):
    """TD-13.8."""

    rules = ("TD-13.8",)


class SwapCriminal(Criminals):
    """TD-13.10."""

    rules = ("TD-13.10",)


class Towers(DeepQuestion):
    """TD-11.7: a support token, or a crime of any deck, unseen."""

    rules = ("TD-11.7", "TD-13.1")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-towers-support") if value == "support" else eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        if value == "support":
            return eyes.say("scene-towers-support-about")
        return eyes.say("scene-towers-deck-about", count=eyes.view.decks[value])

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return None if value == "support" else deck_id(value)


class Harbour(DeepQuestion):
    """TD-11.9: gain or process."""

    rules = ("TD-11.9", "TD-18.1", "TD-18.6")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say(f"scene-harbour-{value}")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say(f"scene-harbour-{value}-about")


class Heights(DeepQuestion):
    """TD-11.11: two small things."""

    rules = ("TD-11.11", "TD-11.12")
    ways_out = (STOP,)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say(f"scene-heights-{value}")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return "" if value == STOP else eyes.say(f"scene-heights-{value}-about")


class Challenge(Players):
    """TD-11.1 to TD-11.5: whom to challenge; what the viewer would show."""

    rules = ("TD-11.1", "TD-11.2", "TD-11.3", "TD-11.4", "TD-11.5")
    ways_out = (NO_ONE,)

    def context(self, eyes: DeepEyes) -> str:
        hand = () if eyes.secret is None else eyes.secret.hand
        return eyes.say("scene-challenge-own", count=corruption(eyes, hand, eyes.own.tolerance))

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-challenge-nobody") if value == NO_ONE else super().name(eyes, value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        if value == NO_ONE:
            return ""
        rival = eyes.view.consoles[seat_of(eyes, value)]
        return eyes.say("scene-challenge-about", count=rival.hand, tolerance=rival.tolerance)

    def lasting(self, eyes: DeepEyes, value: Any) -> bool:
        return bool(value != NO_ONE)


# -- TD-13.17 to TD-13.19, TD-13.28: face-down evidence ----------------------------------------------------------------


class FaceDown(DeepQuestion):
    """DC-22, DC-30: where face-down evidence lies."""

    rules = ("TD-13.17", "TD-13.18", "TD-13.19", "TD-13.28", "R-42")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        if is_stash(value):
            seat = seat_of(eyes, value)
            return eyes.say("scene-stash-of", who=eyes.called(seat), you=eyes.you(seat))
        return eyes.say(f"scene-spot-{value}") if value in (DISPLAYED, SHARED_STASH) else eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        view = eyes.view
        if is_stash(value):
            count = view.consoles[seat_of(eyes, value)].stash
        else:
            count = {DISPLAYED: view.display, SHARED_STASH: view.shared_face_down}.get(value, 1)
        return eyes.say("scene-face-down-count", count=count)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        if value == DISPLAYED:
            return DISPLAY
        if value == SHARED_STASH:
            return SHARED
        return stash_id(seat_of(eyes, value)) if is_stash(value) else field_id(value)


class Kinds(DeepQuestion):
    """Which kind of evidence."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value)


class OfMemory(Kinds):
    """TD-18.6: which evidence of the viewer's memory is placed face down."""

    rules = ("TD-18.10", "TD-18.12")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        memory = () if eyes.secret is None else eyes.secret.memory
        return eyes.say("scene-in-memory", count=memory.count(value))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return memory_id(value)


class TakeSeen(DeepQuestion):
    """TD-13.18: which of the two that were looked at."""

    rules = ("TD-13.18", "TD-13.26")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(eyes.asked.about[value - 1])

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(eyes.asked.about[value - 1])


# -- TD-13.21: search --------------------------------------------------------------------------------------------------


class SearchFrom(Zones):
    """Which group of search tokens moves."""

    rules = ("TD-13.21",)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-search", count=eyes.city.search[eyes.zone(value)])


class SearchTo(Zones):
    """Where they go."""

    rules = ("TD-13.21",)

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        source, to = eyes.zone(eyes.asked.about[0]), eyes.zone(value)

        def change(city: City) -> None:
            search = list(city.search)
            search[to], search[source] = search[source], 0
            city.search = tuple(search)

        outlook = eyes.outlook(change)
        return self.made(eyes, value, text=outlook.text or there(eyes, value), target=value, **outlook.ticks)


class SwapOther(Items):
    """The other of two items; which the first one is, the answer before has said."""

    rules = ("TD-11.13", "TD-13.7")


USING: dict[str, DeepQuestion] = {
    "swap-item": SwapItem(),
    "swap-other-item": SwapOther(),
    "swap-item-first": SwapItem(),
    "swap-item-with": SwapCriminal(),
    "swap-criminal": SwapCriminal(),
    "swap-other-criminal": SwapCriminal(),
    "send-criminal": SendCriminal(),
    "criminal-zone": ThingTo(),
    "send-item": SendItem(),
    "item-zone": ThingTo(),
    "nudge-criminal": Nudge(),
    "nudge-item": Nudge(),
    "effect-zone": ThingTo(),
    "effect-way": ThingTo(),
    "towers": Towers(),
    "harbour": Harbour(),
    "heights": Heights(),
    "challenge": Challenge(),
    "look": FaceDown(),
    "take": FaceDown(),
    "flip": FaceDown(),
    "take-own": Kinds(),
    "flip-own": Kinds(),
    "take-seen": TakeSeen(),
    "evidence": OfMemory(),
    "search-from": SearchFrom(),
    "search-to": SearchTo(),
}
