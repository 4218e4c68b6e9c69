"""The questions about hooks: step 1, the extra hook, the lock, the swap; and dominance that is gained or lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from brushpass.table.question import joined
from brushpass.table.scene import Option, Refusal

from ..rules.hooks import SKIP
from ..state import NOBODY, PORTS
from .asking import Criminals, DeepChoice, DeepQuestion, Players, Word, seat_of
from .eyes import DeepEyes
from .ids import next_id, over_id

HOOK = "hook"


class Hook(DeepChoice):
    """TD-7.6 to TD-7.12: a criminal that others have or nobody has."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value[1])

    def option(self, eyes: DeepEyes, value: Any) -> Option:
        """What it costs, what dominance it brings, and which crimes can then be committed."""
        criminal = value[1]
        hooks = (*eyes.own.hooks, criminal)
        gains = hooks if eyes.asked.prompt == HOOK else (criminal,)
        last = len(eyes.box.track) - 1
        dominance = {one: min(field + (one in gains), last) for one, field in eyes.own.dominance.items()}
        outlook = eyes.outlook(own=eyes.own_with(hooks, dominance))
        return self.made(
            eyes,
            value,
            text=self.follows(eyes, criminal, outlook.text, dominance[criminal]),
            art=criminal,
            target=criminal,
            **outlook.ticks,
        )

    def follows(self, eyes: DeepEyes, criminal: str, news: str, field: int) -> str:
        """TD-7.10, TD-8.4 to TD-8.6: the news, the price, what dominance is good for anew; else how far it then is."""
        reached = self.reached(eyes, field)
        anew = self.zone(eyes, field) != self.zone(eyes, eyes.field(criminal))
        return joined(news, self.cost(eyes, criminal), reached if anew else "") or reached

    def cost(self, eyes: DeepEyes, criminal: str) -> str:
        """TD-7.10, TD-7.11: what whoever has the criminal gets."""
        holder = eyes.controller(criminal)
        if holder == NOBODY:
            return ""
        return eyes.say("scene-hook-pays", who=eyes.called(holder), count=min(1, eyes.own.information))

    def reached(self, eyes: DeepEyes, field: int) -> str:
        """Dominance over a criminal, and what it is good for."""
        return eyes.say("scene-hook-dominance", worth=eyes.worth(field), zone=self.zone(eyes, field))

    def zone(self, eyes: DeepEyes, field: int) -> str:
        """TD-8.4 to TD-8.6: the zone of the dominance track."""
        return "stamina" if field >= eyes.box.stamina else "ability" if field >= eyes.box.ability else "none"


class Unhook(DeepChoice):
    """TD-7.8: back to the middle; a hook must follow."""

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-unhook", **eyes.texts.forms(criminal=value[1]))

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-unhook-about")

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value[1])

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value[1])


class Skip(Word):
    """TD-7.5: dominance over those hooked already."""

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-skip-about")


class Hooking(DeepQuestion):
    """TD-7: step 1."""

    rules = ("TD-7.3", "TD-7.4", "TD-7.8", "TD-7.10", "TD-7.12", "TD-8.1")
    ways_out = (SKIP,)
    choices: ClassVar = {HOOK: Hook(), "unhook": Unhook(), SKIP: Skip()}

    def context(self, eyes: DeepEyes) -> str:
        """TD-7.8, TD-7.12: that all ports are full, or that the third costs a dilemma; that a hook must follow."""
        hooked = len(eyes.own.hooks)
        ports = "scene-hook-full" if hooked == PORTS else "scene-hook-third" if hooked == PORTS - 1 else ""
        must = "scene-hook-must" if eyes.view.unhooked else ""
        return " ".join([eyes.say(key) for key in (must, ports) if key])

    def refusals(self, eyes: DeepEyes) -> Iterator[Refusal]:
        """TD-13.12: a lock."""
        if eyes.locked and eyes.locked not in eyes.own.hooks:
            yield Refusal(target=eyes.locked, text=eyes.say("scene-refuse-locked"))


class Dominate(Criminals):
    """TD-13.22, TD-18.10, TD-21.8: whose token moves, and what it is then worth."""

    gain: ClassVar = 1

    def text(self, eyes: DeepEyes, value: Any) -> str:
        field = eyes.field(value)
        after = min(max(field + self.gain, 0), len(eyes.box.track) - 1)
        return eyes.say("scene-becomes", before=eyes.worth(field), after=eyes.worth(after))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return over_id(eyes.player, value)


class Gain(Dominate):
    """Dominance gained."""

    rules = ("TD-8.2", "TD-18.10", "TD-13.22")

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        last = len(eyes.box.track) - 1
        return next_id(value) if eyes.field(value) < last else over_id(eyes.player, value)


class Lose(Dominate):
    """Dominance lost."""

    rules = ("TD-8.3", "TD-21.8")
    gain = -1


class OfEcho(Dominate):
    """TD-23.28: Echo's tokens are tied, and the human decides."""

    rules = ("TD-23.28",)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-field", worth=eyes.worth(eyes.view.consoles[eyes.view.echo].dominance[value]))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value)


class SwapHooks(Players):
    """TD-13.11: with whom all hooks are exchanged."""

    rules = ("TD-13.11",)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        hooks = [eyes.name(one) for one in eyes.view.consoles[seat_of(eyes, value)].hooks if one != eyes.locked]
        return eyes.texts.listed(hooks)


class Lock(Criminals):
    """TD-13.12."""

    rules = ("TD-13.12",)


HOOKING: dict[str, DeepQuestion] = {
    "hook": Hooking(),
    "extra-hook": Hooking(),
    "lock": Lock(),
    "swap-hooks": SwapHooks(),
    "dominate": Gain(),
    "lose": Lose(),
    "echo-gains": OfEcho(),
    "echo-loses": OfEcho(),
}
