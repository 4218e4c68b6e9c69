"""Step 3: what every hooked criminal can do, the support tokens, the petty crimes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from brushpass.table.scene import Folder, Kind, Option, Refusal

from ..rules.abilities import ABILITIES
from ..rules.city import attracted
from ..rules.turn import DONE, PAY
from ..state import HELD, City
from .asking import DeepChoice, DeepQuestion, carry, goes, joined, lies, there, travel
from .crimes import effect, gain
from .eyes import DeepEyes, Outlook
from .ids import next_id, support_id

FREE, ITEMS = "free", "items"
"""What is clicked where it lies: petty crimes and support tokens, items that can be taken or dropped."""
PUSH, PULL, FORCE, RUN, FORESEE = "push", "pull", "force", "run", "foresee"
"""Folders: abilities with many ways."""


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
        text = joined(outlook.text or otherwise, self.paid(eyes, value))
        return self.made(eyes, value, text=text, checks=outlook.checks, **parts)

    def paid(self, eyes: DeepEyes, value: Any) -> str:
        """TD-8.6: that stamina pays for it, as there is no action left."""
        return "" if eyes.view.actions else eyes.say("scene-by-stamina")


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


class Run(Move):
    """TD-10.13: the Courier, as far as no barrier is in her way."""

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (RUN,)


class Jump(Move):
    """TD-10.8: the Jumper, to the opposite zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-jump", **eyes.texts.forms(zone=value[-1]))


class Take(Act):
    """TD-9.5, TD-10.2, TD-10.12: an item into a criminal's hands; what was held is dropped."""

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return ITEMS

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
        dominated = value[0] == "pick" and ("grab", item) in eyes.asked.options
        return self.now(
            eyes,
            value,
            eyes.outlook(change),
            drops,
            short=self.short(eyes, value),
            target=None if dominated else item,
            art=item,
            ghosts=carry(eyes, item, eyes.where(criminal)),
            by=self.by(eyes, value),
        )

    def paid(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-free-action") if value[0] == "grab" else super().paid(eyes, value)


class Fetch(Take):
    """TD-10.2, TD-10.3: the Hacker, from up to one zone away."""

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return actor(value)

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (PULL,)


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

    def paid(self, eyes: DeepEyes, value: Any) -> str:
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
            Outlook(outlook.checks, joined(does, outlook.text)),
            "",
            short=self.short(eyes, value),
            target=None if doubled else zone,
        )


class Hustle(UseZone):
    """TD-10.4: the Hustler, his own or a neighbouring zone."""

    def zone(self, eyes: DeepEyes, value: Any) -> str:
        return str(value[1])

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])


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


class Crush(Act):
    """TD-10.1: the Crusher moves a barrier or the Guardian; the first time is free."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-crush")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return joined(eyes.say("scene-crush-about"), "" if eyes.view.crushed else eyes.say("scene-free-action"))


class Push(Act):
    """TD-10.2: the Hacker moves an item one zone, where it ends dropped."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-thing-to", thing=eyes.name(value[1]), **eyes.texts.forms(zone=value[2]))

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        outlook = lies(eyes, value[1], value[2])
        ghosts = carry(eyes, value[1], value[2])
        return self.now(
            eyes, value, outlook, there(eyes, value[2]), target=value[2], ghosts=ghosts, by=self.by(eyes, value)
        )

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (PUSH, value[1])


class Force(Act):
    """TD-10.10: the Enforcer moves somebody else one zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-thing-to", thing=eyes.name(value[1]), **eyes.texts.forms(zone=value[2]))

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        outlook = goes(eyes, value[1], value[2])
        ghosts = travel(eyes, value[1], value[2])
        company = there(eyes, value[2], value[1])
        return self.now(eyes, value, outlook, company, target=value[2], ghosts=ghosts, by=self.by(eyes, value))

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (FORCE, value[1])


class Foresee(Act):
    """TD-10.11: the Oracle: 1 dominance over somebody near."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: DeepEyes, value: Any) -> str:
        field = eyes.field(value[1])
        after = min(field + 1, len(eyes.box.track) - 1)
        return eyes.say("scene-becomes", before=eyes.worth(field), after=eyes.worth(after))

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value[1])

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value[1])

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (FORESEE,)


class Support(DeepChoice):
    """TD-9.13: a kept support token."""

    kind = FREE

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say(f"about-{value[1]}")

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return "support"

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return support_id(value[1])


class Petty(DeepChoice):
    """TD-9.14, TD-16.1: a petty crime whose condition holds."""

    kind = FREE

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: DeepEyes, value: Any) -> str:
        card = eyes.crime(value[1])
        return joined(gain(eyes, card), effect(eyes, card))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value[1])


class Done(DeepChoice):
    """TD-9.2: the end of the step."""

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-done-about", count=eyes.view.actions) if eyes.view.actions else ""


class Acting(DeepQuestion):
    """TD-9, DC-4: actions and free actions, in a row for every hooked criminal."""

    rules = ("TD-9.1", "TD-9.4", "TD-9.5", "TD-9.6", "TD-9.9", "TD-9.10", "TD-9.11", "TD-8.6")
    ways_out = (DONE,)
    choices: ClassVar = {
        "move": Move(),
        "pick": Take(),
        "zone": UseZone(),
        "dominate": Dominance(),
        "drop": Drop(),
        "crush": Crush(),
        "hack": Push(),
        "fetch": Fetch(),
        "hustle": Hustle(),
        "jump": Jump(),
        "force": Force(),
        "foresee": Foresee(),
        "grab": Take(),
        "run": Run(),
        "support": Support(),
        "petty": Petty(),
        DONE: Done(),
    }

    def ask(self, eyes: DeepEyes) -> str:
        return eyes.say("scene-ask-act", count=eyes.view.actions)

    def context(self, eyes: DeepEyes) -> str:
        """TD-8.6: who has stamina for more; TD-13.23: that barriers do not matter."""
        tough = [eyes.name(one) for one in eyes.own.hooks if eyes.has_stamina(one)]
        stamina = eyes.say("scene-stamina-more", names=eyes.texts.listed(tough), count=len(tough)) if tough else ""
        return joined(stamina, eyes.say("scene-through") if eyes.view.through else "")

    def usual(self, eyes: DeepEyes, value: Any) -> bool:
        """Nothing is left but to drop what is held."""
        return value == DONE and all(one == DONE or one[0] in ("drop", "grab") for one in eyes.asked.options)

    def rows(self, eyes: DeepEyes) -> tuple[Kind, ...]:
        """A row for every hooked criminal, where they are; cards and tokens are clicked where they lie."""
        own = [Kind(id=one, name=eyes.name(one), text=eyes.name(eyes.where(one)), art=one) for one in eyes.own.hooks]
        items = Kind(id=ITEMS, name=eyes.say("scene-kind-items"), on_board=True)
        return (*own, items, Kind(id=FREE, name=eyes.say("scene-kind-free"), on_board=True))

    def order(self, eyes: DeepEyes, value: Any) -> int:
        """What lies behind a folder comes last."""
        return len(self.choice(value).by(eyes, value))

    def folders(self, eyes: DeepEyes) -> Iterable[Folder]:
        """Abilities with many ways: pressed first, then it is said with whom and where."""
        for key in (PUSH, PULL, FORCE, FORESEE, RUN):
            text = eyes.say(f"scene-folder-{key}-about")
            yield Folder(id=key, name=eyes.say(f"scene-folder-{key}"), text=text, kind=OWNERS[key])

    def refusals(self, eyes: DeepEyes) -> Iterator[Refusal]:
        """TD-9.8, TD-9.4: why a zone cannot be used, or not be reached."""
        offered = {option for option in eyes.asked.options if option != DONE}
        for one in eyes.own.hooks:
            zone = eyes.where(one)
            if eyes.city.search[eyes.zone(zone)] and ("zone", one) not in offered:
                yield Refusal(target=zone, text=eyes.say("scene-refuse-searched"))


OWNERS = {PUSH: "hacker", PULL: "hacker", FORCE: "enforcer", FORESEE: "oracle", RUN: "courier"}
"""Whose abilities they are."""


class Pay(DeepQuestion):
    """TD-8.6, DC-5: an action, or stamina of whoever acts."""

    rules = ("TD-8.6", "TD-9.3")

    def ask(self, eyes: DeepEyes) -> str:
        return eyes.say("scene-ask-pay", **eyes.texts.forms(criminal=eyes.asked.about[0]))

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say(f"scene-pay-{value}")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        if value == PAY[0]:
            return eyes.say("scene-pay-left", count=eyes.view.actions - 1)
        field = eyes.field(eyes.asked.about[0])
        return eyes.say("scene-becomes", before=eyes.worth(field), after=eyes.worth(field - 1))


ACTING: dict[str, DeepQuestion] = {"act": Acting(), "pay": Pay()}
