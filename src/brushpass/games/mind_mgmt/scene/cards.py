"""Cards beside the city: features, recruiters that it could be, the ally, and what was written down."""

from __future__ import annotations

from brushpass.table.scene import Area, Card

from ..box.city import WITH, names
from ..box.components import ALLY, CARDS
from .eyes import MindEyes
from .ids import note_id


def feature_card(eyes: MindEyes, id: str, feature: str, tag: str = "", rule: str = "") -> Card:
    """A feature; pointing at it shows the locations that carry it."""
    return Card(id=id, name=eyes.name(feature), art=feature, tag=tag, about=names(WITH[feature]), rule=rule)


def areas(eyes: MindEyes) -> tuple[Area, ...]:
    """What lies beside the city."""
    return (*_recruiters(eyes), *_ally(eyes), *_notes(eyes))


def _recruiters(eyes: MindEyes) -> tuple[Area, ...]:
    """MM-1.9, MM-2.11, MM-2.24: the card in play to whoever may know it, else both that it could be."""
    secret = eyes.view.secret
    known = secret is not None and bool(secret.card)
    shown = (secret.card,) if secret is not None and known else CARDS
    cards = tuple([Card(id=card, name=eyes.name(card), art=card, text=eyes.say(f"about-{card}"),
                        rule="MM-4.15" if card == CARDS[0] else "MM-4.16") for card in shown])  # fmt: skip
    key = "scene-who-it-was" if eyes.over else "scene-who-you-are" if known else "scene-who-could-it-be"
    return (Area(id="recruiters", name=eyes.say(key), layout="list", cards=cards, private=known and not eyes.over),)


def _ally(eyes: MindEyes) -> tuple[Area, ...]:
    """MM-2.25, MM-9.9, MM-9.10: Spy Dolphin, as long as it can help."""
    if not eyes.view.dolphins:
        return ()
    text = eyes.say(f"about-{ALLY}")
    card = Card(id=ALLY, name=eyes.name(ALLY), art="dolphin", text=text, count=eyes.view.dolphins, rule="MM-9.9")
    return (Area(id="ally", name=eyes.say("scene-ally"), layout="list", cards=(card,)),)


def _notes(eyes: MindEyes) -> tuple[Area, ...]:
    """MM-8.1, R-27: what the notes say in full, and to the Agents their own marks."""
    view = eyes.view
    notes = [
        Card(id=f"written-{note_id(note.number)}", name=note.place, text=note.text or "…", about=(note.place,))
        for note in view.notes
    ]
    marks = [
        Card(id=f"written-mark-{place}", name=place, text=text, about=(place,), tag=eyes.say("scene-agents-only"))
        for place, text in (view.marks or {}).items()
    ]
    if not notes and not marks:
        return ()
    return (Area(id="notes", name=eyes.say("scene-notes"), layout="list", cards=(*notes, *marks)),)
