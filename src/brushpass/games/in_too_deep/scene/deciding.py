"""The questions about cards and boards: crimes and their outcomes, evidence, support, dilemmas, decks."""

from __future__ import annotations

from typing import Any

from brushpass.table.question import joined
from brushpass.table.scene import Kind, Prompt

from ..box.box import called
from ..rules.crimes import NONE, OUTCOMES, spoken_of
from ..rules.processing import DECLINE, STASHED
from ..rules.turn import DONE
from .asking import DeepQuestion
from .crimes import brings, dilemma_art, effect, gain, reward
from .eyes import DeepEyes
from .ids import PLAN, TASKS, bar_id, deck_id, field_id, offer_id, stash_id, task_id

# -- TD-14: crimes -----------------------------------------------------------------------------------------------------


class CommitCrime(DeepQuestion):
    """TD-14.1, DC-32: which major crime, or none."""

    rules = ("TD-14.1", "TD-14.2", "TD-14.4", "TD-14.12")
    ways_out = (NONE,)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-no-crime") if value == NONE else eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        if value == NONE:
            return ""
        card = eyes.crime(value)
        return joined(gain(eyes, card), effect(eyes, card))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return None if value == NONE else str(value)

    def context(self, eyes: DeepEyes) -> str:
        return eyes.say("scene-crime-context" if len(eyes.asked.options) > 1 else "scene-crime-impossible")

    def usual(self, eyes: DeepEyes, value: Any) -> bool:
        return value == NONE and len(eyes.asked.options) == 1

    def lasting(self, eyes: DeepEyes, value: Any) -> bool:
        return bool(value != NONE)


class Assign(DeepQuestion):
    """TD-14.7: whom the effect speaks of."""

    rules = ("TD-14.7",)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.texts.listed([eyes.name(one) for one in value]) if value else eyes.say("scene-no-matter")

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return called(eyes.crime(eyes.asked.about[0]).effect_texts, eyes.texts.locale)

    def art(self, eyes: DeepEyes, value: Any) -> str:
        crime = eyes.crime(eyes.asked.about[0])
        people = [
            one for name, one in zip(spoken_of(crime), value, strict=True) if crime.condition.bind[name] != "zone"
        ]
        return people[0] if people else ""

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return str(value[0]) if len(value) == 1 else None


class Outcome(DeepQuestion):
    """TD-14.8, TD-14.9: careful or reckless."""

    rules = ("TD-14.8", "TD-14.9", "TD-14.10")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        label = called(eyes.crime(eyes.asked.about[0]).outcomes[value].labels, eyes.texts.locale)
        return label or eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        told = reward(eyes, eyes.crime(eyes.asked.about[0]).outcomes[value])
        return eyes.say("scene-outcome", outcome=eyes.name(value), reward=told)

    def tone(self, eyes: DeepEyes, value: Any) -> Any:
        return "bad" if value == OUTCOMES[1] else "plain"


# -- TD-18: evidence ---------------------------------------------------------------------------------------------------


class Bar(DeepQuestion):
    """TD-18.1: the first piece of evidence is chosen from the bar."""

    rules = ("TD-18.1",)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        """Whether a row asks for it, and how many the viewer has."""
        asked = any(kind == value and eyes.view.folders[row] for row, kind in enumerate(eyes.view.tasks))
        memory = () if eyes.secret is None else eyes.secret.memory
        have = eyes.say("scene-in-memory", count=memory.count(value)) if value in memory else ""
        return joined(eyes.say("scene-asked-for") if asked else "", have)

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return bar_id(value, 0)


class Process(DeepQuestion):
    """TD-18.6 to TD-18.12: where a piece of evidence goes; the kind is said after that."""

    rules = ("TD-18.6", "TD-18.8", "TD-18.10", "TD-18.12", "R-19")
    ways_out = (DECLINE,)

    def context(self, eyes: DeepEyes) -> str:
        """TD-21.6: what folders are good for."""
        return eyes.say("scene-process-context", count=eyes.box.chapters[eyes.view.chapter - 1].information)

    def rows(self, eyes: DeepEyes) -> tuple[Kind, ...]:
        return (
            Kind(id=TASKS, name=eyes.say("scene-investigation"), text=eyes.say("scene-face-up")),
            Kind(id=PLAN, name=eyes.say("scene-plan"), text=eyes.say("scene-face-down")),
        )

    def row(self, eyes: DeepEyes, value: Any) -> str:
        return TASKS if self.number(value) else PLAN

    def number(self, value: Any) -> int:
        """A row of the investigation, counted from 1; 0: something else."""
        return int(value[-1]) if str(value).startswith("row_") else 0

    def name(self, eyes: DeepEyes, value: Any) -> str:
        row = self.number(value)
        if row:
            return eyes.name(eyes.view.tasks[row - 1])
        return (
            eyes.say(f"scene-process-{value}") if value in (STASHED, DECLINE) else _capital(eyes.say(f"scene-{value}"))
        )

    def short(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-process-stash-short") if value == STASHED else ""

    def text(self, eyes: DeepEyes, value: Any) -> str:
        if self.number(value) or value == DECLINE:
            return ""
        return eyes.say("scene-process-stash-about" if value == STASHED else "scene-process-bonus")

    def art(self, eyes: DeepEyes, value: Any) -> str:
        row = self.number(value)
        return eyes.view.tasks[row - 1] if row else ""

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        row = self.number(value)
        if row:
            return task_id(row)
        return None if value == DECLINE else stash_id(eyes.player) if value == STASHED else field_id(value)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


# -- TD-13: support ----------------------------------------------------------------------------------------------------


class Offer(DeepQuestion):
    """TD-13.1, TD-23.27: one of the three, with the information that lies there."""

    rules = ("TD-13.1", "TD-13.2", "TD-13.4", "TD-13.5")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(eyes.view.offer[value - 1])

    def text(self, eyes: DeepEyes, value: Any) -> str:
        token = eyes.box.supports[eyes.view.offer[value - 1]]
        return joined(eyes.say(f"scene-timing-{token.timing}"), eyes.say(f"about-{token.id}"))

    def badge(self, eyes: DeepEyes, value: Any) -> str:
        count = eyes.view.offered[value - 1]
        return eyes.say("scene-offer-info", count=count) if count else ""

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return offer_id(value)


# -- TD-17: decks and hands --------------------------------------------------------------------------------------------


class Return(DeepQuestion):
    """TD-17.1: crimes under their decks, one after another."""

    rules = ("TD-17.1", "TD-17.2")
    ways_out = (DONE,)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.say("scene-return-done") if value == DONE else eyes.name(value[1])

    def text(self, eyes: DeepEyes, value: Any) -> str:
        return "" if value == DONE else eyes.say("scene-return-about")

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return None if value == DONE else str(value[1])

    def usual(self, eyes: DeepEyes, value: Any) -> bool:
        return bool(value == DONE)


class Deck(DeepQuestion):
    """TD-17.2 to TD-17.4: from which deck a major crime is drawn."""

    rules = ("TD-17.2", "TD-17.3", "TD-17.4")

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: DeepEyes, value: Any) -> str:
        """The lines in which a crime of that level could be committed."""
        level = int(value[-1])
        if level == 1:
            return eyes.say("scene-deck-any", count=eyes.view.decks[value])
        lines = eyes.open_lines(level)
        told = eyes.say("scene-deck-lines", lines=", ".join(lines)) if lines else eyes.say("scene-deck-none")
        return joined(told, eyes.say("scene-left", count=eyes.view.decks[value]))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return deck_id(value)


# -- TD-19, TD-21.11: dilemmas -----------------------------------------------------------------------------------------


class Dilemmas(DeepQuestion):
    """Which dilemma: what it would bring, and its corruption."""

    def card(self, value: Any) -> str:
        """The dilemma of an option."""
        return str(value[1] if isinstance(value, tuple) else value)

    def name(self, eyes: DeepEyes, value: Any) -> str:
        return brings(eyes, eyes.dilemma(self.card(value)))

    def text(self, eyes: DeepEyes, value: Any) -> str:
        where = eyes.say(f"scene-from-{value[0]}") if isinstance(value, tuple) else ""
        return joined(eyes.say("scene-corruption", count=eyes.dilemma(self.card(value)).corruption), where)

    def art(self, eyes: DeepEyes, value: Any) -> str:
        return dilemma_art(eyes.dilemma(self.card(value)))

    def target(self, eyes: DeepEyes, value: Any) -> str | None:
        return self.card(value)


class Store(Dilemmas):
    """TD-21.11: half of the hand, rounded up, into the databank, one after another; nothing moves before all chose."""

    rules = ("TD-21.11", "TD-19.4", "TD-22.12", "TD-22.13", "TD-22.14", "TD-22.15")
    in_turn = True

    def prompt(self, eyes: DeepEyes, steps: tuple[str, ...] = ()) -> Prompt:
        """What is chosen already stands before what is left to choose from."""
        return super().prompt(eyes, tuple([self.name(eyes, card) for card in self.chosen(eyes)]))

    def chosen(self, eyes: DeepEyes) -> list[str]:
        """Those in hand that are not offered any more."""
        hand = () if eyes.secret is None else eyes.secret.hand
        return [card for card in hand if card not in eyes.asked.options]

    def context(self, eyes: DeepEyes) -> str:
        databank = () if eyes.secret is None else eyes.secret.databank
        stored = sum([eyes.dilemma(one).corruption for one in (*databank, *self.chosen(eyes))])
        return eyes.say("scene-store-context", stored=stored, tolerance=eyes.own.tolerance)


class Discard(Dilemmas):
    """TD-11.5, TD-13.14, TD-13.15."""

    rules = ("TD-11.5", "TD-13.14", "TD-13.15")


DECIDING: dict[str, DeepQuestion] = {
    "crime": CommitCrime(),
    "assign": Assign(),
    "outcome": Outcome(),
    "bar": Bar(),
    "process": Process(),
    "offer": Offer(),
    "echo-offer": Offer(),
    "return": Return(),
    "deck": Deck(),
    "store": Store(),
    "discard": Discard(),
    "discard-dilemma": Discard(),
}
