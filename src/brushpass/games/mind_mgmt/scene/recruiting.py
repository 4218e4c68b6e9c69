"""The questions of the Recruiter's turn: step or slip, the immortals, and the answers that are owed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from brushpass.table.scene import Folder, Ghost, Kind, Piece, Refusal

from ..box.city import AT, FEATURES_AT, WITH
from ..rules.contacts import contacts
from ..rules.recruiter import END
from ..state import BOARD, FRONT
from . import tokens
from .eyes import MindEyes, clock
from .ids import display_id, immortal_id
from .insight import insight, known, prospect
from .setting_up import PLACE, FewPlaces, MindChoice, MindQuestion, Word, found_there, gain, numbered, walks

WALK, GLIDE = "walk", "glide"
"""Kinds of choice: what has a button, and what is done with an immortal."""
PAY = "pay"
"""The folder of the extra move."""


class Walk(MindChoice):
    """MM-4.5 to MM-4.9: a Step; what it brings, and how likely the Agents find the place."""

    kind = WALK
    slips: ClassVar[bool] = False

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say(f"scene-{value[0]}-to", place=value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        """MM-4.10, MM-4.13: contacts; and the share of histories that lead there."""
        place = value[1]
        share = prospect(eyes, self.slips)[AT[place]]
        found = found_there(eyes, place) or eyes.say("scene-no-contact")
        return f"{eyes.say('scene-they-think', share=eyes.share(share))} · {found}"

    def badge(self, eyes: MindEyes, value: Any) -> str:
        return gain(eyes, value[1])

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[1])

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        return walks(eyes, value[1])


class Slip(Walk):
    """MM-4.14 to MM-4.24: a landing of the card's Mind Slip, behind the token that is spent."""

    slips = True

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (f"slip-{value[2]}",)


class Glide(MindChoice):
    """MM-5.1 to MM-5.4: an immortal, then where it goes."""

    kind = GLIDE

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-glide", place=value[1], target=value[2])

    def text(self, eyes: MindEyes, value: Any) -> str:
        """MM-5.7: which features of the display two immortals would stand on."""
        there = eyes.crowded & ~(1 << AT[value[1]]) | 1 << AT[value[2]]
        here = FEATURES_AT[AT[value[2]]]
        pairs = [one for one in eyes.view.display if one in here and (WITH[one] & there).bit_count() > 1]
        return eyes.say("scene-pairs", features=eyes.features(pairs)) if pairs else ""

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[2])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (immortal_id(eyes.view.immortals.index(value[1])),)

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        return (Ghost(piece=immortal_id(eyes.view.immortals.index(value[1])), path=(value[1], value[2])),)


class Recruit(MindChoice):
    """MM-5.7 to MM-5.10: a recruit for the immortals, at once."""

    kind = WALK

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.told("scene-recruit", feature=value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-recruits-then", count=eyes.view.recruits + 1, goal=eyes.view.goal)

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value[1])

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return display_id(value[1])


class Pay(MindChoice):
    """MM-5.5: a step token on a visited location buys another immortal move."""

    kind = PLACE

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-pay", place=value[1])

    def text(self, eyes: MindEyes, value: Any) -> str:
        share = insight(known(eyes)).been[AT[value[1]]]
        return f"{numbered(eyes, value[1])} · {eyes.say('scene-they-think', share=eyes.share(share))}"

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value[1])

    def by(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (PAY,)

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.step(eyes, value[1]),)


class Rest(Word):
    """MM-13.5: the extra move without a step token, once."""

    kind = WALK

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-restless")

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-restless-about")


class End(Word):
    """MM-4.28: time advances."""

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say("scene-time-advances", time=clock(eyes.view.hour + 1))


class Turn(MindQuestion):
    """MM-4.1, MM-4.2: whatever the turn still allows, in any order."""

    rules = ("MM-4.2", "MM-4.3", "MM-4.5", "MM-4.14", "MM-5.1", "MM-5.5", "MM-5.8")
    ways_out = (END,)
    in_turn = True
    choices: ClassVar = {
        "step": Walk(),
        "slip": Slip(),
        "glide": Glide(),
        "recruit": Recruit(),
        "pay": Pay(),
        "rest": Rest(),
        END: End(),
    }

    def cited(self, eyes: MindEyes) -> tuple[str, ...]:
        return self.rules if eyes.full else ("MM-4.1", "MM-4.3", "MM-4.5", "MM-4.14")

    def ask(self, eyes: MindEyes) -> str:
        """What is left of the turn."""
        view = eyes.view
        if view.extra == "due":
            return eyes.say("scene-ask-extra")
        if not view.acted:
            return eyes.say("scene-ask-walk", number=view.hour + 1)
        return eyes.say("scene-ask-immortals" if eyes.full else "scene-ask-turn-over")

    def context(self, eyes: MindEyes) -> str:
        """MM-4.11, MM-4.30: the contacts that the next alert will tell of."""
        return eyes.say("scene-context-due", count=due(eyes)) if due(eyes) else ""

    def usual(self, eyes: MindEyes, value: Any) -> bool:
        return value == END and not eyes.full

    def rows(self, eyes: MindEyes) -> tuple[Kind, ...]:
        walk = Kind(id=WALK, name="")
        glides = Kind(id=GLIDE, name=eyes.say("scene-kind-glide"), on_board=True)
        visited = Kind(id=PLACE, name="", on_board=True)
        return (walk, glides, visited) if eyes.full else (walk,)

    def folders(self, eyes: MindEyes) -> Iterable[Folder]:
        """The Mind Slip tokens that can be spent, and the extra move."""
        for token in (FRONT, BOARD):
            name = eyes.say("scene-slip-folder")
            text = eyes.say(f"scene-slip-{token}")
            yield Folder(id=f"slip-{token}", name=name, text=text, art="slip", kind=WALK)
        yield Folder(id=PAY, name=eyes.say("scene-pay-folder"), text=eyes.say("scene-pay-about"), art="step", kind=WALK)

    def refusals(self, eyes: MindEyes) -> Iterable[Refusal]:
        """MM-4.8: where the Recruiter has been already."""
        secret = eyes.view.secret
        assert secret is not None, "only the Recruiter is asked"
        if eyes.view.acted:
            return
        for number, place in enumerate(secret.path, 1):
            yield Refusal(target=place, text=eyes.say("scene-refuse-visited", number=number))


def due(eyes: MindEyes) -> int:
    """MM-4.11, MM-4.12: the contacts since the last alert, which only the Recruiter knows."""
    secret = eyes.view.secret
    assert secret is not None, "only the Recruiter is asked"
    last = max([hour for hour, _ in eyes.view.announced], default=0)
    path = [AT[place] for place in secret.path]
    return contacts(path, range(last + 1, len(path) + 1), secret.features, eyes.view.opened)


class LatePaperwork(MindQuestion):
    """MM-13.6: now, or together with the next alert."""

    rules = ("MM-13.6", "MM-4.30")
    choices: ClassVar = {"announce": Word(), "put-off": Word()}

    def context(self, eyes: MindEyes) -> str:
        return eyes.say("scene-context-due", count=due(eyes))


class Answer(FewPlaces):
    """MM-7.4: on which of the visited locations the step token goes."""

    rules = ("MM-7.4", "MM-7.5", "R-18")

    def ask(self, eyes: MindEyes) -> str:
        return eyes.told("scene-ask-answer", feature=eyes.asked.about[0])

    def text(self, eyes: MindEyes, value: Any) -> str:
        share = insight(known(eyes)).been[AT[value]]
        return f"{numbered(eyes, value)} · {eyes.say('scene-they-think', share=eyes.share(share))}"

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.step(eyes, value),)


RECRUITING: dict[str, MindQuestion] = {"recruiter": Turn(), "late-paperwork": LatePaperwork(), "answer": Answer()}
