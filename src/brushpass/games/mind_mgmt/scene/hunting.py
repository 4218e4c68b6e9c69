"""The questions of the Agents' turn: who acts, where to, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from brushpass.table.scene import Folder, Ghost, Kind, Piece, Refusal

from ..box.city import AT, FEATURES_AT, LINES, TEMPLES, WITH, names
from ..box.components import ALLY, FEATURES
from ..rules.agents import END, STAY, distance
from . import tokens
from .eyes import MindEyes
from .ids import immortal_id, note_id
from .insight import insight, known, level, visited_share
from .panels import ABILITIES
from .setting_up import PLACE, FewPlaces, MindChoice, MindQuestion, Placing, Word, with_features
from .ways import way

ACT = "act"
EXPOSE = "expose"
DOLPHIN, SHAKE, PAIR, DRUM = "dolphin", "shake", "pair", "drum"
"""Folders of the menu."""


def heated(eyes: MindEyes) -> bool:
    """Whether the Agents agreed to be told how likely everything is."""
    return level(eyes) == "heat"


class Activate(MindQuestion):
    """MM-6.1, MM-6.2, R-15: which of the agents that are ready acts next."""

    rules = ("MM-6.1", "MM-6.2", "R-15")

    def label(self, eyes: MindEyes) -> str:
        return eyes.say("scene-label-last-say") if len(eyes.sides[1].seats) > 1 else ""

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: MindEyes, value: Any) -> str:
        where = eyes.say("scene-on", place=eyes.where(value), what=with_features(eyes, eyes.where(value)))
        return f"{where} · {eyes.name(ABILITIES[value])}" if eyes.full else where

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value)


# -- MM-6: movement ----------------------------------------------------------------------------------------------------


class Move(MindChoice):
    """MM-6.6 to MM-6.10, R-28: a location within reach."""

    kind = PLACE

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-move-to", place=value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        """R-28: how far it is, and what is there."""
        far = distance(eyes.chaos, AT[eyes.where(eyes.active)], AT[value[1]])
        return f"{eyes.say('scene-spaces', count=far)} · {with_features(eyes, value[1])}"

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[1])

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        return (Ghost(piece=eyes.active, path=way(eyes.chaos, eyes.where(eyes.active), value[1])),)


class Stride(MindChoice):
    """MM-13.10: one space more, once a round."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name("long_stride")

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-stride")


# -- MM-7: actions -----------------------------------------------------------------------------------------------------


class Ask(MindChoice):
    """MM-7.1, MM-9.9: a feature of the agent's location; with Spy Dolphin every match is marked."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.told("scene-ask-about", feature=value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        """MM-7.4, MM-7.6: where a token can lie then; with the heat map, how likely there is one."""
        if heated(eyes):
            return eyes.say(
                "scene-ask-chance", share=eyes.share(visited_share(known(eyes), self.possible(eyes, value)))
            )
        return eyes.say("scene-ask-all" if len(value) > 2 else "scene-ask-one")

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        """MM-7.4: where a token can lie then."""
        return tuple([tokens.step(eyes, place) for place in names(self.possible(eyes, value))])

    def possible(self, eyes: MindEyes, value: Any) -> int:
        """The locations with the feature that are not marked yet."""
        return WITH[value[1]] & ~eyes.marked

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value[1])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (DOLPHIN,) if len(value) > 2 else ()


class Reveal(MindChoice):
    """MM-7.9: when the Recruiter was here."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-reveal", place=eyes.where(eyes.active))

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-reveal-about")

    def art(self, eyes: MindEyes, value: Any) -> str:
        return "step"


class Capture(MindChoice):
    """MM-7.18: the Recruiter is here, or not."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-capture", place=eyes.where(eyes.active))

    def text(self, eyes: MindEyes, value: Any) -> str:
        if heated(eyes):
            chance = insight(known(eyes)).now[AT[eyes.where(eyes.active)]]
            return eyes.say("scene-chance", share=eyes.share(chance))
        return eyes.say("scene-capture-about")


class Target(MindChoice):
    """MM-9.3: Psychic Targeting."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name("psychic_targeting")

    def text(self, eyes: MindEyes, value: Any) -> str:
        """MM-9.3: with the heat map, how likely the answer is yes."""
        lines = LINES[AT[eyes.where(eyes.active)]]
        if heated(eyes):
            now = insight(known(eyes)).now
            chance = sum(share for place, share in enumerate(now) if lines >> place & 1)
            return eyes.say("scene-target-chance", share=eyes.share(chance))
        return eyes.say("scene-target-about", places=eyes.listed(names(lines)))


class Shake(MindChoice):
    """MM-7.13, MM-13.13: a feature out of all sixteen, or two of them."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.features(value[1:])

    def text(self, eyes: MindEyes, value: Any) -> str:
        """R-10: with the heat map, how likely it is a hidden card; a card that lies open is none."""
        opened = [feature for feature, _ in eyes.view.opened]
        if any(feature in opened for feature in value[1:]):
            return eyes.say("scene-shake-open")
        if len(value) == 2 and heated(eyes):
            return eyes.say("scene-chance", share=eyes.share(insight(known(eyes)).features[value[1]]))
        return ""

    def short(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value[-1])

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value[-1])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (SHAKE,) if len(value) == 2 else (PAIR, f"{PAIR}-{value[1]}")


# -- MM-9: abilities ---------------------------------------------------------------------------------------------------


class Expose(MindChoice):
    """MM-9.6: an immortal beside Bill, then where it goes."""

    kind = EXPOSE

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-glide", place=value[1], target=value[2])

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[2])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (immortal_id(eyes.view.immortals.index(value[1])),)

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        return (Ghost(piece=immortal_id(eyes.view.immortals.index(value[1])), path=(value[1], value[2])),)


class Drum(MindChoice):
    """MM-9.8: whom Dusty moves."""

    kind = ACT

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-drum-about", place=eyes.where(value[1]), count=1 + len(eyes.view.opened))

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value[1])

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[1])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (DRUM,)


class Agent(MindQuestion):
    """MM-6.3, MM-6.4: what the active agent may still do."""

    rules = ("MM-6.3", "MM-6.5", "MM-7.1", "MM-7.9", "MM-7.12", "MM-7.18")
    ways_out = (END,)
    in_turn = True
    choices: ClassVar = {
        "move": Move(),
        "stride": Stride(),
        "ask": Ask(),
        "reveal": Reveal(),
        "capture": Capture(),
        "target": Target(),
        "shake": Shake(),
        "expose": Expose(),
        "drum": Drum(),
        END: Word(),
    }

    def cited(self, eyes: MindEyes) -> tuple[str, ...]:
        """With the rules of the agent's own ability."""
        own = {"meru": "MM-9.3", "henry_lyme": "MM-9.5", "bill_falls": "MM-9.6", "dusty": "MM-9.8"}[eyes.active]
        return (*self.rules, own, "MM-5.13") if eyes.full else ("MM-6.3", "MM-6.5", "MM-7.1", "MM-7.9", "MM-7.18")

    def label(self, eyes: MindEyes) -> str:
        return eyes.told("scene-label-acts", agent=eyes.active)

    def ask(self, eyes: MindEyes) -> str:
        """MM-6.3, MM-6.5: what is left: spaces, the action, or neither."""
        view = eyes.view
        left = "both" if view.spaces and not view.did else "move" if view.spaces else "act" if not view.did else "none"
        return eyes.say("scene-ask-agent", left=left, count=view.spaces)

    def usual(self, eyes: MindEyes, value: Any) -> bool:
        return value == END and not eyes.view.spaces and eyes.view.did

    def rows(self, eyes: MindEyes) -> tuple[Kind, ...]:
        move = Kind(id=PLACE, name=eyes.say("scene-kind-move"), on_board=True)
        act = Kind(id=ACT, name="")
        expose = Kind(id=EXPOSE, name=eyes.name("expose_weakness"), on_board=True)
        return (act, move, expose) if eyes.active == "bill_falls" and eyes.full else (act, move)

    def folders(self, eyes: MindEyes) -> Iterable[Folder]:
        """Spy Dolphin, Shakedown, Neurorhythm: pressed first, then it is said what with."""
        yield Folder(id=DOLPHIN, name=eyes.name(ALLY), text=eyes.say("scene-dolphin-about"), art="dolphin", kind=ACT)
        yield Folder(id=SHAKE, name=eyes.say("scene-shake"), text=eyes.say("scene-shake-about"), art="immortal",
                     kind=ACT)  # fmt: skip
        yield Folder(id=PAIR, name=eyes.name("double_question"), text=eyes.say("scene-pair-about"), art="immortal",
                     kind=ACT)  # fmt: skip
        yield Folder(id=DRUM, name=eyes.name("neurorhythm"), text=eyes.say("scene-drum-folder"), art="dusty", kind=ACT)
        for feature in FEATURES[:-1]:
            yield Folder(id=f"{PAIR}-{feature}", name=eyes.name(feature), art=feature, kind=ACT)

    def refusals(self, eyes: MindEyes) -> Iterable[Refusal]:
        """MM-1.5, MM-5.13, MM-5.14: why something cannot be asked here."""
        here = eyes.where(eyes.active)
        if eyes.view.did:
            return
        if eyes.crowded >> AT[here] & 1:
            yield Refusal(
                target=here, text=eyes.say("scene-refuse-immortal"), name=eyes.say("scene-silenced"), kind=ACT
            )
        elif TEMPLES >> AT[here] & 1:
            yield Refusal(target=here, text=eyes.say("scene-refuse-temple"), name=eyes.say("scene-ask-word"), kind=ACT)
        else:
            for feature in FEATURES_AT[AT[here]]:
                blocked = names(WITH[feature] & eyes.crowded)
                if blocked:
                    text = eyes.say("scene-refuse-blocked", places=eyes.listed(blocked))
                    name = eyes.told("scene-ask-about", feature=feature)
                    yield Refusal(target=here, text=text, name=name, kind=ACT)


class Push(FewPlaces):
    """MM-7.16: where the immortal is pushed to, if anywhere."""

    rules = ("MM-7.16", "MM-5.3", "MM-5.4")
    ways_out = (STAY,)
    choices: ClassVar = {STAY: Word()}

    def label(self, eyes: MindEyes) -> str:
        return eyes.told("scene-label-acts", agent=eyes.active)

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        here = eyes.asked.about[0]
        return (Ghost(piece=immortal_id(eyes.view.immortals.index(here)), path=(here, value)),)


class DrumTo(Placing):
    """MM-9.8, R-17: where Dusty's rhythm takes an agent."""

    rules = ("MM-9.8", "R-17", "MM-6.6")
    ways_out = (STAY,)
    choices: ClassVar = {STAY: Word()}

    def label(self, eyes: MindEyes) -> str:
        return eyes.told("scene-label-acts", agent=eyes.active)

    def ask(self, eyes: MindEyes) -> str:
        return eyes.told("scene-ask-drum", agent=eyes.asked.about[0])

    def text(self, eyes: MindEyes, value: Any) -> str:
        return with_features(eyes, value)

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        agent = eyes.asked.about[0]
        return (Ghost(piece=agent, path=way(eyes.chaos, eyes.where(agent), value)),)


class TakeBack(MindQuestion):
    """R-11: a note that makes room for a confirmed one."""

    rules = ("R-11", "MM-8.3")

    def name(self, eyes: MindEyes, value: Any) -> str:
        note = next((note for note in eyes.view.notes if note.number == value), None)
        if note is None:
            return eyes.say("scene-room-now")
        return eyes.say("scene-note", place=note.place, text=note.text or "…")

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return note_id(value) if value else None

    def lifts(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (note_id(value),) if value else ()


HUNTING: dict[str, MindQuestion] = {
    "activate": Activate(),
    "agent": Agent(),
    "push": Push(),
    "drum": DrumTo(),
    "take-back": TakeBack(),
}
