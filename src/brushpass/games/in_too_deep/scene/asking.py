"""What the questions of In Too Deep have in common, and the plain ones: a zone, a criminal, an item, a player."""

from __future__ import annotations

from typing import Any

from brushpass.table import Choice, Question
from brushpass.table.people import panel_id
from brushpass.table.scene import Ghost, Option

from ..rules.city import STOP
from .eyes import DeepEyes, Outlook


class DeepChoice(Choice[DeepEyes]):
    """A kind of option."""


class DeepQuestion(DeepChoice, Question[DeepEyes]):
    """A question."""


class Word(DeepChoice):
    """A way out, of which there is nothing to tell."""


# -- what a move does --------------------------------------------------------------------------------------------------


def goes(eyes: DeepEyes, criminal: str, zone: str) -> Outlook:
    """What it does to the viewer's crimes that a criminal goes to a zone."""
    number, to = eyes.number(criminal), eyes.zone(zone)
    return eyes.outlook(lambda city: city.put_criminal(number, to))


def lies(eyes: DeepEyes, item: str, zone: str) -> Outlook:
    """The same of an item that is dropped in a zone."""
    number, to = eyes.item(item), eyes.zone(zone)
    return eyes.outlook(lambda city: city.put_item(number, to))


def there(eyes: DeepEyes, zone: str, but: str = "") -> str:
    """Who and what is in a zone: criminals, the Guardian; else what it does, or that it is searched."""
    number = eyes.zone(zone)
    company = [eyes.name(name) for name, at in zip(eyes.city.names, eyes.city.at, strict=True)
               if at == number and name != but]  # fmt: skip
    if eyes.city.guardian == number:
        company.append(eyes.name("guardian"))
    if company:
        return eyes.say("scene-there", names=", ".join(company))
    return eyes.say("scene-is-searched") if eyes.city.search[number] else eyes.say("scene-nobody")


def travel(eyes: DeepEyes, criminal: str, zone: str) -> tuple[Ghost, ...]:
    """A criminal's way to a zone."""
    here = eyes.where(criminal)
    return (Ghost(piece=criminal, path=eyes.round_to(here, zone)),) if here != zone else ()


def carry(eyes: DeepEyes, item: str, zone: str) -> tuple[Ghost, ...]:
    """An item's way to a zone."""
    here = eyes.item_zone(item)
    return (Ghost(piece=item, path=eyes.round_to(here, zone)),) if here != zone else ()


def sent(choice: DeepChoice, eyes: DeepEyes, value: Any, thing: str, zone: str, **parts: Any) -> Option:
    """An option that sends a criminal or an item to a zone."""
    item = thing in eyes.box.items
    outlook = lies(eyes, thing, zone) if item else goes(eyes, thing, zone)
    return choice.made(
        eyes,
        value,
        text=outlook.text or there(eyes, zone, thing),
        target=zone,
        ghosts=carry(eyes, thing, zone) if item else travel(eyes, thing, zone),
        **outlook.ticks,
        **parts,
    )


# -- plain questions ---------------------------------------------------------------------------------------------------


class Criminals(DeepQuestion):
    """Which criminal, by their face."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.told("scene-in", zone=eyes.where(value))

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value)


class Items(DeepQuestion):
    """Which item."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        holder = eyes.holder(value)
        if holder:
            return eyes.told("scene-held-by", criminal=holder)
        return eyes.told("scene-in", zone=eyes.item_zone(value))

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value)


class Zones(DeepQuestion):
    """To which zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return there(eyes, value)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value)


class ThingTo(Zones):
    """To which zone a criminal or an item goes."""

    rules = ("TD-2.5", "TD-11.10", "TD-13.8", "TD-20.8")

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        return sent(self, eyes, value, eyes.asked.about[0], value)


class Players(DeepQuestion):
    """Which player, Echo among them."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.called(seat_of(eyes, value)) if is_player(value) else super().name(eyes, value)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return panel_id(seat_of(eyes, value)) if is_player(value) else None


def is_player(value: Any) -> bool:
    """Whether an option means a player."""
    return value == "echo" or str(value).startswith("seat_")


def seat_of(eyes: DeepEyes, value: Any) -> int:
    """The player that an option means."""
    return eyes.view.echo if value == "echo" else int(str(value).removeprefix("seat_"))


class Nudge(DeepQuestion):
    """TD-11.11: whom or what to move one zone: first it is taken up, then it is put down."""

    ways_out = (STOP,)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-thing-to", thing=eyes.name(value[0]), **eyes.texts.forms(zone=value[1]))

    def context(self, eyes: DeepEyes) -> str:
        return eyes.say("scene-take-up")

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (value[0],)

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        return sent(self, eyes, value, *value, by=self.by(eyes, value))
