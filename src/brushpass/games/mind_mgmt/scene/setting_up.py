"""The questions of MIND MGMT that both sides are asked in set-up, each in one place; the turns have their own files."""

from __future__ import annotations

from typing import Any, ClassVar

from brushpass.table import Choice, Question
from brushpass.table.scene import Ghost, Kind, Piece

from ..box.city import AT, FEATURES_AT
from ..box.components import CARDS, CHAOS, OPENING
from ..rules.contacts import contacts
from ..rules.set_up import LEAVE, RANDOM
from . import tokens
from .eyes import MindEyes
from .ids import RECRUITER_PIECE, chaos_id, slot_id

PLACE = "place"
"""The kind of choice that is made by a click on the city."""


class MindChoice(Choice[MindEyes]):
    """A kind of option of MIND MGMT."""


class Word(MindChoice):
    """An option of a single word, of which a terminal has nothing to tell."""

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say(f"scene-{eyes.asked.prompt}-{value}")

    def brief(self, eyes: MindEyes, value: Any) -> str:
        return ""


class MindQuestion(MindChoice, Question[MindEyes]):
    """What the questions have in common."""

    def ask(self, eyes: MindEyes) -> str:
        return eyes.say(f"scene-ask-{eyes.asked.prompt}")

    def context(self, eyes: MindEyes) -> str:
        key = f"scene-context-{eyes.asked.prompt}"
        return eyes.say(key) if eyes.texts.has(key) else ""


class Placing(MindQuestion):
    """A location, or a border, that is clicked in the city."""

    kind = PLACE

    def rows(self, eyes: MindEyes) -> tuple[Kind, ...]:
        return (Kind(id=PLACE, name="", on_board=True),)

    def name(self, eyes: MindEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value)


class FewPlaces(Placing):
    """One of a few locations, which also have a button each, since there is something to say about every one."""

    kind = ""

    def rows(self, eyes: MindEyes) -> tuple[Kind, ...]:
        return ()


def with_features(eyes: MindEyes, place: str) -> str:
    """What a location carries, in words."""
    features = FEATURES_AT[AT[place]]
    return eyes.features(features) if features else eyes.name("temple")


# -- the table ---------------------------------------------------------------------------------------------------------


class Chaos(Placing):
    """MM-2.2 to MM-2.4: a chaos token across a border."""

    rules: tuple[str, ...] = ("MM-2.2", "MM-2.3", "MM-2.4")

    def ask(self, eyes: MindEyes) -> str:
        return eyes.say("scene-ask-chaos", number=len(eyes.view.chaos) + 1, count=CHAOS)

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.chaos(eyes, value),)


class StreetWorks(MindQuestion):
    """MM-13.4: one of the chaos tokens, or none."""

    rules = ("MM-13.4",)
    kind = PLACE
    ways_out = (LEAVE,)
    choices: ClassVar = {LEAVE: Word()}

    def rows(self, eyes: MindEyes) -> tuple[Kind, ...]:
        return (Kind(id=PLACE, name="", on_board=True),)

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return chaos_id(value)


class StreetWorksTo(Chaos):
    """MM-13.4: where it goes."""

    rules = ("MM-13.4", "MM-2.3")

    def ask(self, eyes: MindEyes) -> str:
        return eyes.say("scene-ask-street-works-to", border=eyes.name(eyes.asked.about[0]))

    def lifts(self, eyes: MindEyes, value: Any) -> tuple[str, ...]:
        return (chaos_id(eyes.asked.about[0]),) if value != eyes.asked.about[0] else ()

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return super().pieces(eyes, value) if value != eyes.asked.about[0] else ()


# -- the Recruiter -----------------------------------------------------------------------------------------------------


class RecruiterCard(MindQuestion):
    """MM-2.11, R-29: one of the two cards, or chance."""

    rules = ("MM-2.11", "MM-4.15", "MM-4.16", "R-29")
    choices: ClassVar = {RANDOM: Word()}

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say(f"about-{value}")

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        return str(value) if value in CARDS else None


class Start(Placing):
    """MM-2.12 to MM-2.14: where the path begins; in training everybody sees it."""

    rules = ("MM-2.12", "MM-2.13", "MM-2.14", "MM-2.15")

    def context(self, eyes: MindEyes) -> str:
        return eyes.say("scene-context-start-full" if eyes.full else "scene-context-start-training")

    def text(self, eyes: MindEyes, value: Any) -> str:
        return with_features(eyes, value)


class PutBack(MindQuestion):
    """MM-13.3: one of four hidden cards."""

    rules = ("MM-13.3",)

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value)

    def target(self, eyes: MindEyes, value: Any) -> str | None:
        secret = eyes.view.secret
        assert secret is not None, "only the Recruiter is asked"
        return slot_id(secret.features.index(value))


def brings(eyes: MindEyes, place: str) -> list[str]:
    """MM-4.10: the features of a location that the Recruiter would find a recruit on."""
    assert eyes.view.secret is not None, "only the Recruiter is asked"
    return [feature for feature in FEATURES_AT[AT[place]] if feature in eyes.view.secret.features]


def gain(eyes: MindEyes, place: str) -> str:
    """The same as a number, if there is one."""
    found = brings(eyes, place)
    return eyes.say("scene-gained", count=len(found)) if found else ""


def found_there(eyes: MindEyes, place: str) -> str:
    """The same in words."""
    found = brings(eyes, place)
    return eyes.say("scene-contacts", count=len(found), features=eyes.features(found)) if found else ""


class Opening(FewPlaces):
    """MM-2.16, MM-2.17: the numbers 2 to 5."""

    rules = ("MM-2.16", "MM-2.17", "MM-4.5", "MM-4.6")
    in_turn = True

    def ask(self, eyes: MindEyes) -> str:
        return eyes.say("scene-ask-opening", number=eyes.view.numbers + 1, count=OPENING)

    def text(self, eyes: MindEyes, value: Any) -> str:
        return found_there(eyes, value) or eyes.say("scene-no-contact")

    def badge(self, eyes: MindEyes, value: Any) -> str:
        return gain(eyes, value)

    def ghosts(self, eyes: MindEyes, value: Any) -> tuple[Ghost, ...]:
        return walks(eyes, value)


def walks(eyes: MindEyes, place: str) -> tuple[Ghost, ...]:
    """The Recruiter on the way to a location."""
    assert eyes.view.secret is not None, "only the Recruiter is asked"
    return (Ghost(piece=RECRUITER_PIECE, path=(eyes.view.secret.path[-1], place)),)


class Confirm(MindQuestion):
    """MM-2.17, MM-2.18: until it is confirmed, the opening can be taken back."""

    rules = ("MM-2.17", "MM-2.18")
    ways_out = ("confirm",)
    choices: ClassVar = {"confirm": Word()}

    def context(self, eyes: MindEyes) -> str:
        """MM-2.18: how many recruits will be laid out."""
        secret = eyes.view.secret
        assert secret is not None, "only the Recruiter is asked"
        path = [AT[place] for place in secret.path]
        count = contacts(path, range(1, OPENING + 1), secret.features, ())
        return eyes.say("scene-context-confirm", count=count)

    def usual(self, eyes: MindEyes, value: Any) -> bool:
        return True


class Immortal(Placing):
    """MM-2.19: an immortal on an interior location."""

    rules = ("MM-2.19", "MM-5.7", "MM-5.13", "MM-5.14")

    def ask(self, eyes: MindEyes) -> str:
        return eyes.say("scene-ask-immortal", number=len(eyes.view.immortals) + 1)

    def text(self, eyes: MindEyes, value: Any) -> str:
        return with_features(eyes, value)

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.immortal(eyes, len(eyes.view.immortals), value),)


class EarlyTip(FewPlaces):
    """MM-13.9: one of the numbers 1 to 5 is given away."""

    rules = ("MM-13.9",)

    def text(self, eyes: MindEyes, value: Any) -> str:
        return numbered(eyes, value)

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.step(eyes, value),)


def numbered(eyes: MindEyes, place: str) -> str:
    """MM-3.3: the Recruiter's own number on a location."""
    assert eyes.view.secret is not None, "only the Recruiter is asked"
    return eyes.say("scene-your-number", number=eyes.view.secret.path.index(place) + 1)


# -- the Agents --------------------------------------------------------------------------------------------------------


class AgentCard(MindQuestion):
    """MM-2.22, R-23: one of the agents that nobody has taken."""

    rules = ("MM-2.20", "MM-2.22", "R-23")

    def name(self, eyes: MindEyes, value: Any) -> str:
        return eyes.name(value)

    def text(self, eyes: MindEyes, value: Any) -> str:
        return eyes.say(f"about-{value}")

    def art(self, eyes: MindEyes, value: Any) -> str:
        return str(value)


class AgentStart(Placing):
    """MM-2.23, R-26: where an agent begins."""

    rules = ("MM-2.23", "R-26")

    def ask(self, eyes: MindEyes) -> str:
        return eyes.told("scene-ask-agent-start", agent=eyes.asked.about[0])

    def text(self, eyes: MindEyes, value: Any) -> str:
        return with_features(eyes, value)

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.agent(eyes, eyes.asked.about[0], value),)


class SecondSlip(Placing):
    """MM-2.26: the second Mind Slip token beside a temple."""

    rules = ("MM-2.26", "MM-4.21", "MM-4.22", "R-07")

    def pieces(self, eyes: MindEyes, value: Any) -> tuple[Piece, ...]:
        return (tokens.slip(eyes, value),)


SET_UP: dict[str, MindQuestion] = {
    "chaos": Chaos(),
    "street-works": StreetWorks(),
    "street-works-to": StreetWorksTo(),
    "card": RecruiterCard(),
    "start": Start(),
    "put-back": PutBack(),
    "opening": Opening(),
    "confirm": Confirm(),
    "immortal": Immortal(),
    "agent-card": AgentCard(),
    "agent-start": AgentStart(),
    "second-slip": SecondSlip(),
    "early-tip": EarlyTip(),
}
