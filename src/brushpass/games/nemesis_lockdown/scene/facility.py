"""What belongs to nobody: the last cards, the computer, weaknesses, the bag by kinds, and what is left of the decks."""

from __future__ import annotations

from brushpass.table.scene import Area, Card

from ..box.box import COLOURS, TOKENS
from . import describing
from .eyes import LockdownEyes
from .ids import COMPUTER, LAST, WEAKNESSES, computer_id


def areas(eyes: LockdownEyes) -> tuple[Area, ...]:
    """Only what is there."""
    return tuple([area for area in (_last(eyes), _computer(eyes), _weaknesses(eyes), _bag(eyes), _decks(eyes))
                  if area.cards])  # fmt: skip


def _last(eyes: LockdownEyes) -> Area:
    """NL-7: the last Event card."""
    told = eyes.view.discards.get("event", ())
    cards = [
        Card(
            id=f"event-{card}",
            name=eyes.name(card),
            art="event",
            text=describing.event(eyes.texts, eyes.box.events[card]),
        )
        for card in told[-1:]
    ]
    return Area(id=LAST, name=eyes.say("scene-event"), layout="list", cards=tuple(cards))


def _computer(eyes: LockdownEyes) -> Area:
    """NL-10: the open Computer Action card."""
    card = eyes.base.computer
    entry = eyes.box.computers.get(card)
    cards = [Card(id=computer_id(card), name=eyes.name(card), art="computer", text=eyes.about(entry))] if entry else []
    return Area(id=COMPUTER, name=eyes.say("scene-computer"), layout="list", cards=tuple(cards))


def _weaknesses(eyes: LockdownEyes) -> Area:
    """NL-22: discovered Weaknesses, and those that nobody knows yet."""
    lab = eyes.view.lab
    known = [
        Card(
            id=f"weakness-{card}",
            name=eyes.name(card),
            art="weakness",
            text=eyes.about(eyes.box.weaknesses[card]),
            tone="good",
        )
        for card in lab.weaknesses
    ]
    unknown = [
        Card(
            id=f"weakness-{number}",
            name=eyes.say("scene-weakness-unknown"),
            art="weakness",
            text=eyes.say("scene-weakness-level", count=level),
            tone="quiet",
        )
        for number, level in enumerate(eyes.box.levels)
        if number >= len(lab.weaknesses)
    ]
    return Area(id=WEAKNESSES, name=eyes.say("scene-weaknesses"), layout="list", cards=(*known, *unknown))


def _bag(eyes: LockdownEyes) -> Area:
    """NL-39.22: the kinds of the tokens in the bag."""
    bag = eyes.view.bag
    counts = {
        kind: bag.inside.get(kind, 0) + sum(eyes.box.tokens[token].kind == kind for token in bag.inside_seen)
        for kind in TOKENS
    }
    cards = [
        Card(id=f"bag-{kind}", name=eyes.name(kind), art=kind, count=count) for kind, count in counts.items() if count
    ]
    return Area(id="in-bag", name=eyes.say("scene-bag"), layout="list", cards=tuple(cards))


def _decks(eyes: LockdownEyes) -> Area:
    """How many Items, events, attacks and the like are left."""
    decks, lab = eyes.view.decks, eyes.view.lab
    counts = [
        *[(f"item-{colour}", eyes.name(f"{colour}_item"), decks[colour]) for colour in COLOURS],
        ("event", eyes.say("scene-events"), decks["event"]),
        ("attack", eyes.say("scene-attacks"), decks["attack"]),
        ("egg", eyes.say("scene-eggs-reserve"), lab.reserve),
        ("order", eyes.say("scene-pool"), eyes.view.pool),
    ]
    cards = [Card(id=f"left-{art}", name=name, art=art, tag=str(count)) for art, name, count in counts]
    return Area(id="left", name=eyes.say("scene-left"), layout="list", cards=tuple(cards))
