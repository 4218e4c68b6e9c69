"""What is likely to follow: who waits in a Room, how likely an Encounter is there, how likely a shot hits."""

from __future__ import annotations

from typing import NamedTuple

from brushpass.table.question import joined
from brushpass.table.scene import Tone

from ..rules.combat import counted, raised, wounding
from ..rules.combat import die as combat_die
from ..rules.noise import ENCOUNTER, brings
from ..rules.noise import die as noise_die
from ..rules.standing import immune
from .eyes import LockdownEyes

LIKELY = 0.5
"""From here on a risk is danger."""


class Outlook(NamedTuple):
    """What may come of it, in a few words."""

    text: str = ""
    tone: Tone = "plain"


def entering(eyes: LockdownEyes, room: str, rolls: bool = True) -> Outlook:
    """NL-11.6 to NL-11.8, NL-8.9, NL-6.14: Combat, company or a Noise roll (if the Movement asks for one), and Fire."""
    outlook = _there(eyes, room, rolls)
    if not burns(eyes, room):
        return outlook
    return Outlook(joined(eyes.say("scene-on-fire"), outlook.text), "bad")


def burns(eyes: LockdownEyes, room: str) -> bool:
    """NL-6.14: whether the viewer's Character would be hurt by a Fire in a Room."""
    return room in eyes.base.fires and not immune(eyes.open, eyes.player, "fire")


def _there(eyes: LockdownEyes, room: str, rolls: bool) -> Outlook:
    """Whom one meets in a Room, or may meet."""
    kinds = [eyes.name(figure.kind) for figure in eyes.intruders(room)]
    if kinds:
        return Outlook(eyes.say("scene-combat", kinds=eyes.texts.listed(kinds)), "bad")
    people = [eyes.called(seat) for seat in eyes.people(room) if not eyes.mine(seat)]
    if people:
        return Outlook(eyes.say("scene-company", names=eyes.texts.listed(people)))
    return noise(eyes, room) if rolls else Outlook()


def noise(eyes: LockdownEyes, room: str) -> Outlook:
    """NL-12.1 to NL-12.5: how likely a Noise roll in a Room brings an Encounter."""
    chance = encounter(eyes, room)
    if not chance:
        return Outlook(eyes.say("scene-no-noise-near"))
    return Outlook(
        eyes.say("scene-encounter-odds", percent=round(100 * chance)), "bad" if chance >= LIKELY else "plain"
    )


def encounter(eyes: LockdownEyes, room: str) -> float:
    """The share of the faces that bring an Encounter to the viewer's Character in a Room."""
    faces = noise_die(eyes.open, room)
    return sum(brings(eyes.open, eyes.player, room, face) == ENCOUNTER for face in faces) / len(faces)


def shot(eyes: LockdownEyes, gun: str, kind: str) -> float:
    """NL-16.4 to NL-16.15: the share of the faces that hit a kind of target without a card being discarded for it."""
    changes = eyes.box.items[gun].effect
    faces = [counted(eyes.open, eyes.player, face, kind, changes) for face in combat_die(eyes.open, eyes.player)]
    hits = [raised(face, wounding(eyes.box.faces[face], kind), changes) for face in faces]
    return sum(hit > 0 for hit in hits) / len(hits)


def blow(eyes: LockdownEyes, kind: str) -> float:
    """NL-16.18: the same of a Melee attack."""
    faces = eyes.box.dice.combat
    return sum(wounding(eyes.box.faces[face], kind) > 0 for face in faces) / len(faces)
