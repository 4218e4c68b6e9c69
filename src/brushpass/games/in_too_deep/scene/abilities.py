"""What only one criminal can do: their abilities, those with many ways behind a folder."""

from __future__ import annotations

from typing import Any

from brushpass.table.question import joined
from brushpass.table.scene import Option

from .asking import carry, goes, lies, there, travel
from .deeds import LIFT, Act, Move, Take, UseZone
from .eyes import DeepEyes

PUSH, PULL, FORCE, RUN, FORESEE = "push", "pull", "force", "run", "foresee"
"""Folders: abilities with many ways."""
OWNERS = {PUSH: "hacker", PULL: "hacker", FORCE: "enforcer", FORESEE: "oracle", RUN: "courier", LIFT: "smuggler"}
"""Whose abilities they are."""


class Run(Move):
    """TD-10.13: the Courier, as far as no barrier is in her way."""

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (RUN,)


class Jump(Move):
    """TD-10.8: the Jumper, to the opposite zone."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-jump", **eyes.texts.forms(zone=value[-1]))


class Fetch(Take):
    """TD-10.2, TD-10.3: the Hacker, from up to one zone away."""

    def by(self, eyes: DeepEyes, value: Any) -> tuple[str, ...]:
        return (PULL,)


class Hustle(UseZone):
    """TD-10.4: the Hustler, his own or a neighbouring zone."""

    def zone(self, eyes: DeepEyes, value: Any) -> str:
        return str(value[1])

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])


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
