"""The questions within an action, one by one: cards, things, targets, places, trades and reactions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from brushpass.table.people import panel_id
from brushpass.table.scene import Folder, Tone

from ..box.box import CIRCUITS, CONTAMINATION, GOALS, INFECTED
from ..rules.actions import cost
from ..state import NOBODY
from .acting import offered
from .asking import (
    Figures,
    HandCards,
    LockdownQuestion,
    Rooms,
    Seats,
    Things,
    Ways,
    Wounds,
    carried_id,
    does,
    joined,
    purpose,
)
from .drawings import thing_art
from .eyes import LockdownEyes
from .ids import LIFT, card_id, object_id, slot_id
from .outlook import Outlook, entering, noise
from .wording import Speaker

# -- cards -------------------------------------------------------------------------------------------------------------


class Draft(LockdownQuestion):
    """NL-4.9: one of two Characters."""

    rules = ("NL-4.9",)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.about(eyes.box.characters[value])

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return str(value)


class Pay(HandCards):
    """NL-8.4: the cards that an action costs."""

    rules = ("NL-8.2", "NL-8.4")

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """What it does is read in the hand."""
        return ""

    def context(self, eyes: LockdownEyes) -> str:
        """For what, and how many cards it is."""
        seat, kind, word = eyes.doing
        if seat != eyes.player:
            return ""
        price = self.price(eyes, kind, word)
        return eyes.say("scene-paying", what=eyes.name(word), number=eyes.paid + 1, count=price)

    def price(self, eyes: LockdownEyes, kind: str, word: str) -> int:
        """What the viewer is paying in all."""
        if kind == "room-action":
            here = eyes.box.room_actions(eyes.tile(eyes.own.room))
            return next((one.cost or 1 for one in here if one.id == word), 1)
        action = {"plays": ("card", word), "uses": ("item", "", word)}.get(kind, (word,))
        return cost(eyes.open, eyes.player, action)


class Discard(HandCards):
    """NL-8.4: a card that an effect takes."""

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """What it does is read in the hand."""
        return ""


class PassDiscard(Discard):
    """NL-6.11: whoever passes may discard as many cards as they like."""

    rules = ("NL-6.11",)
    ways_out = ("stop",)

    def context(self, eyes: LockdownEyes) -> str:
        return eyes.say("scene-pass-discard")

    def usual(self, eyes: LockdownEyes, value: Any) -> bool:
        return bool(value == "stop")


class CardForHit(Discard):
    """NL-16.12, NL-16.13: one Injury more for a card."""

    rules = ("NL-16.12", "NL-16.13")
    ways_out = ("no",)


class Scan(LockdownQuestion):
    """NL-20.8: which Contamination card."""

    rules = ("NL-20.8",)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value)

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return CONTAMINATION if value == "unknown" else str(value)

    def tone(self, eyes: LockdownEyes, value: Any) -> Tone:
        return "bad" if value == INFECTED else "plain"

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        """Scanned cards lie before the others."""
        known = () if eyes.secret is None else eyes.secret.scanned
        return card_id(CONTAMINATION, len(known) if value == "unknown" else known.index(value))


class Objective(LockdownQuestion):
    """NL-30.2: which Objective is kept: one of two decks, or, with all together, one of the cards."""

    rules = ("NL-30.2", "NL-30.3")

    def context(self, eyes: LockdownEyes) -> str:
        """NL-30.4, NL-36.17: what becomes of the other one, and what the others learn."""
        return eyes.say("scene-keep-one", alone="yes" if eyes.setup.seats == 1 else "no")

    def card(self, eyes: LockdownEyes, value: Any) -> str:
        """The viewer's card that is meant."""
        held = () if eyes.secret is None else eyes.secret.objectives
        return next((card for card in held if value in (card, eyes.box.objectives[card].deck)), "")

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(self.card(eyes, value) or value)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        deck = eyes.name(value) if value in GOALS else ""
        return joined(deck, eyes.about(eyes.box.objectives.get(self.card(eyes, value))))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        card = eyes.box.objectives.get(self.card(eyes, value))
        return card.deck if card is not None and card.deck in GOALS else ""

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        card = self.card(eyes, value)
        return f"goal-{card}" if card else None

    def lasting(self, eyes: LockdownEyes, value: Any) -> bool:
        return True


class Reaction(HandCards):
    """NL-10.16: whether a card is played out of turn; asked of everybody who might have it."""

    ways_out = ("pass",)

    def context(self, eyes: LockdownEyes) -> str:
        return eyes.say("scene-no-such-card") if len(eyes.asked.options) == 1 else ""

    def usual(self, eyes: LockdownEyes, value: Any) -> bool:
        return value == "pass" and len(eyes.asked.options) == 1


class InDark(Reaction):
    """NL-10.16: a card against what Darkness would bring."""

    def context(self, eyes: LockdownEyes) -> str:
        """What that is."""
        return " ".join(filter(None, (eyes.threat, super().context(eyes))))


class Interrupt(Reaction):
    """NL-10.17: an action of somebody in the same Room has no effect."""

    rules = ("NL-10.17", "NL-10.18", "NL-8.6")

    def context(self, eyes: LockdownEyes) -> str:
        """Who does what."""
        seat, _, word = eyes.doing
        act = "" if seat == NOBODY else eyes.say("scene-does", name=eyes.called(seat), what=eyes.name(word))
        return joined(act, super().context(eyes))


class Light(Things):
    """NL-23.8: a light at the moment it matters."""

    rules = ("NL-23.8",)
    ways_out = ("pass",)

    def context(self, eyes: LockdownEyes) -> str:
        """Against what; NL-39.36: whoever has no light is asked as well."""
        alone = "yes" if eyes.setup.seats == 1 else "no"
        none = eyes.say("scene-no-light", alone=alone) if len(eyes.asked.options) == 1 else ""
        return " ".join(filter(None, (eyes.threat, none)))

    def usual(self, eyes: LockdownEyes, value: Any) -> bool:
        return len(eyes.asked.options) == 1

    def thing(self, value: Any) -> str:
        return str(value[0])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return None if value == "pass" else carried_id(eyes, value[0], value[1])


# -- things ------------------------------------------------------------------------------------------------------------


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
        return joined(eyes.say("scene-made-of", parts=parts), does(eyes, value[0]))

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


MOST = 7
"""So many transfers are seen at once."""


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


# -- places ------------------------------------------------------------------------------------------------------------


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


# -- one of several things ---------------------------------------------------------------------------------------------


class Either(LockdownQuestion):
    """NL-8.15: one of the alternatives of an effect, each in words."""

    rules = ("NL-8.15", "NL-8.16")

    def context(self, eyes: LockdownEyes) -> str:
        """For what; whether nothing else would do anything."""
        return joined(purpose(eyes), eyes.say("scene-nothing-else") if len(eyes.asked.options) == 1 else "")

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return Speaker(eyes.texts).effect(eyes.box.choices[eyes.asked.about[0]]["options"][value])


class Computer(LockdownQuestion):
    """NL-10.11: what the open Computer card offers."""

    rules = ("NL-10.11",)
    ways_out = ("enough",)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return offered(eyes, value) if isinstance(value, int) else super().name(eyes, value)


class Sources(Seats):
    """NL-39.31: whose Contingency tokens."""

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        count = eyes.view.pool if value == NOBODY else eyes.view.sizes[value].orders
        return eyes.say("scene-orders-there", count=count)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return "left-order" if value == NOBODY else super().target(eyes, value)


class Company(Seats):
    """NL-11.35: who is taken along."""

    ways_out = (NOBODY,)


class YesOrNo(LockdownQuestion):
    """Yes or no."""


class Along(YesOrNo):
    """NL-28.16, NL-11.35: somebody takes the viewer along: to another stop of the Elevator, or next door."""

    rules = ("NL-28.16", "NL-11.35")

    def context(self, eyes: LockdownEyes) -> str:
        """Where to, as far as that is known, and what waits there."""
        stop = eyes.asked.about[1]
        if not stop:
            return eyes.say("scene-along-near")
        waits = entering(eyes, eyes.board.stops[stop], rolls=False).text
        return joined(eyes.say("scene-along-stop", section=eyes.name(stop)), waits)


DECIDING: dict[str, LockdownQuestion] = {
    "draft": Draft(),
    "pay": Pay(),
    "discard": Discard(),
    "pass-discard": PassDiscard(),
    "card-for-hit": CardForHit(),
    "scan-which": Scan(),
    "keep-objective": Objective(),
    "interrupt": Interrupt(),
    "redirect": Reaction(),
    "ignore-dark": InDark(),
    "ignore-surprise": InDark(),
    "skip-noise": Reaction(),
    "light": Light(),
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
    "target": Figures(),
    "who-attacks": Figures(),
    "which-character": Seats(),
    "whose-corpse": Seats(),
    "redirect-to": Seats(),
    "whose-objective": Seats(),
    "whose-order": Sources(),
    "take-along": Company(),
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
    "either": Either(),
    "computer": Computer(),
    "dress": Wounds(),
    "heal": Wounds(),
    "reroll": YesOrNo(),
    "spend-ammo": YesOrNo(),
    "come-along": Along(),
    "allow": YesOrNo(),
}
