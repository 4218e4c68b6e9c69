"""What any hooked criminal can do: move, take and drop items, use a zone, be dominated."""

from __future__ import annotations

from typing import Any

from brushpass.table.question import joined
from brushpass.table.scene import Option

from ..rules.abilities import ABILITIES
from ..rules.city import attracted
from ..rules.turn import DONE
from ..state import HELD, City
from .asking import DeepChoice, carry, goes, lies, there, travel
from .eyes import DeepEyes, Outlook
from .ids import next_id

FREE, ITEMS = "free", "items"
"""What is clicked where it lies: petty crimes and support tokens, items that can be taken or dropped."""
LIFT = "lift"
"""A folder: what would be picked up for an action though it may be had for nothing."""


def actor(value: Any) -> str:
    """Whose row an option stands in."""
    if value == DONE or value[0] in ("support", "petty"):
        return FREE
    return ABILITIES.get(value[0]) or str(value[1])


class Act(DeepChoice):
    """Something that a hooked criminal does, in their own row."""

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return actor(value)

    def now(self, eyes: DeepEyes, value: Any, outlook: Outlook, otherwise: str, **parts: Any) -> Option:
        """An option that changes the city: the news of it, or else what there is to tell."""
        text = joined(outlook.text or otherwise, self.price(eyes, value))
        return self.made(eyes, value, text=text, **outlook.ticks, **parts)

    def price(self, eyes: DeepEyes, value: Any) -> str:
        """That it is free; what costs an action says nothing."""
        return ""


class Move(Act):
    """TD-9.4: to a neighbouring zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-to", **eyes.texts.forms(zone=value[-1]))

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[-1])

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        criminal, zone = actor(value), value[-1]
        return self.now(
            eyes,
            value,
            goes(eyes, criminal, zone),
            there(eyes, zone, criminal),
            short=self.short(eyes, value),
            target=zone,
            ghosts=travel(eyes, criminal, zone),
            by=self.by(eyes, value),
        )


class Take(Act):
    """TD-9.5, TD-10.2, TD-10.12: an item into a criminal's hands; what was held is dropped."""

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return actor(value) if self.by(eyes, value) else ITEMS

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        """TD-10.12: what may be grabbed for nothing is hardly picked up for an action."""
        return (LIFT,) if value[0] == "pick" and ("grab", value[-1]) in eyes.asked.options else ()

    def name(self, eyes: DeepEyes, value: Any) -> str:
        who = eyes.texts.forms(criminal=actor(value))
        return eyes.say(f"scene-{value[0]}", **who, **eyes.texts.forms(item=value[-1]))

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[-1])

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        criminal, item = actor(value), value[-1]
        number, taken = eyes.number(criminal), eyes.item(item)

        def change(city: City) -> None:
            held = city.held(number)
            if held >= 0:
                city.put_item(held, city.at[number])
            city.put_item(taken, HELD + number)

        held = eyes.held(criminal)
        drops = eyes.say("scene-drops", **eyes.texts.forms(item=held)) if held else ""
        return self.now(
            eyes,
            value,
            eyes.outlook(change),
            drops,
            short=self.short(eyes, value),
            target=item,
            art=item,
            ghosts=carry(eyes, item, eyes.where(criminal)),
            by=self.by(eyes, value),
        )

    def price(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-free-action") if value[0] == "grab" else ""


class Drop(Act):
    """TD-9.12."""

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return ITEMS

    def name(self, eyes: DeepEyes, value: Any) -> str:
        who = eyes.texts.forms(criminal=value[1])
        return eyes.say("scene-drop", **who, **eyes.texts.forms(item=eyes.held(value[1])))

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        item = eyes.held(value[1])
        outlook = lies(eyes, item, eyes.where(value[1]))
        return self.now(eyes, value, outlook, "", target=item, art=item)

    def price(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-free-action")


class UseZone(Act):
    """TD-9.6, TD-9.7: the effect of a zone; search gathers there."""

    def zone(self, eyes: DeepEyes, value: Any) -> str:
        """The zone whose effect is used."""
        return eyes.where(value[1])

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-use", **eyes.texts.forms(zone=self.zone(eyes, value)))

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-use-short")

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        zone = self.zone(eyes, value)
        number = eyes.zone(zone)

        def change(city: City) -> None:
            city.search = attracted(city.search, number)

        outlook = eyes.outlook(change)
        does = eyes.say(f"short-{zone}")
        doubled = value[0] == "hustle" and any(
            one[0] == "zone" and eyes.where(one[1]) == zone for one in eyes.asked.options if one != DONE
        )
        return self.now(
            eyes,
            value,
            outlook._replace(text=joined(does, outlook.text)),
            "",
            short=self.short(eyes, value),
            target=None if doubled else zone,
        )


class Dominance(Act):
    """TD-9.10: 1 dominance over a hooked criminal."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-dominate")

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-dominate-short")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        field = eyes.field(value[1])
        return eyes.say("scene-becomes", before=eyes.worth(field), after=eyes.worth(field + 1))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return next_id(value[1])
