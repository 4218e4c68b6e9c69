"""The questions about cards, Objectives and people; reactions; one of several alternatives; yes or no."""

from __future__ import annotations

from typing import Any

from brushpass.table.question import joined
from brushpass.table.scene import Tone

from ..box.box import CONTAMINATION, GOALS, INFECTED
from ..rules.actions import cost
from ..state import NOBODY
from .asking import Figures, HandCards, LockdownQuestion, Seats, Things, Wounds, carried_id, purpose
from .deeds import offered
from .eyes import LockdownEyes
from .ids import card_id
from .outlook import entering
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
    "target": Figures(),
    "who-attacks": Figures(),
    "which-character": Seats(),
    "whose-corpse": Seats(),
    "redirect-to": Seats(),
    "whose-objective": Seats(),
    "whose-order": Sources(),
    "take-along": Company(),
    "either": Either(),
    "computer": Computer(),
    "dress": Wounds(),
    "heal": Wounds(),
    "reroll": YesOrNo(),
    "spend-ammo": YesOrNo(),
    "come-along": Along(),
    "allow": YesOrNo(),
}
