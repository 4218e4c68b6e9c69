"""Step 3: what every hooked criminal can do, the support tokens, the petty crimes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from brushpass.table.question import joined
from brushpass.table.scene import Folder, Kind, Refusal

from ..rules.turn import DONE, PAY
from .abilities import OWNERS, Crush, Fetch, Force, Foresee, Hustle, Jump, Push, Run
from .asking import DeepChoice, DeepQuestion
from .crimes import effect, gain
from .deeds import FREE, ITEMS, Dominance, Drop, Move, Take, UseZone
from .eyes import DeepEyes
from .ids import support_id


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
        """TD-8.6: who has stamina for more, and what it costs; TD-13.23: that barriers do not matter."""
        tough = [eyes.name(one) for one in eyes.own.hooks if eyes.has_stamina(one)]
        key = "scene-stamina-more" if eyes.view.actions else "scene-stamina-only"
        stamina = eyes.say(key, names=eyes.texts.listed(tough)) if tough else ""
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
        for key in OWNERS:
            text = eyes.say(f"scene-folder-{key}-about")
            yield Folder(id=key, name=eyes.say(f"scene-folder-{key}"), text=text, kind=OWNERS[key])

    def refusals(self, eyes: DeepEyes) -> Iterator[Refusal]:
        """TD-9.8, TD-9.4: why a zone cannot be used, or not be reached."""
        offered = {option for option in eyes.asked.options if option != DONE}
        for one in eyes.own.hooks:
            zone = eyes.where(one)
            if eyes.city.search[eyes.zone(zone)] and ("zone", one) not in offered:
                yield Refusal(target=zone, text=eyes.say("scene-refuse-searched"))


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
