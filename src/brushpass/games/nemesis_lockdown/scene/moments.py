"""Cards that are held up for a moment: a wound, a death, what comes in an Encounter, what the base has in store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brushpass.table.people import panel_id
from brushpass.table.scene import Card

from ..state import NOBODY
from . import describing
from .ids import intruder_id, pawn_id

if TYPE_CHECKING:
    from .log import Story

Args = dict[str, Any]


def back(card: Card) -> Card:
    """The same face down."""
    return Card(id=card.id, back=True, tag=card.tag, tone=card.tone)


# -- people ------------------------------------------------------------------------------------------------------------


def wound(story: Story, number: int, args: Args) -> Card:
    """NL-21.4: which Serious Wound it is, and what it does."""
    seat, name = args["seat"], args["card"]
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        tag=story.say("scene-beat-wound", name=story.called(seat)),
        art="serious_wound",
        text=describing.about(story.texts, story.box.wounds[name]),
        tone="bad",
        source=panel_id(seat) if seat in story.away else pawn_id(seat),
    )


def death(story: Story, number: int, seat: int) -> Card:
    """NL-21.12: who died, and of what."""
    cause = story.cause(seat)
    return Card(
        id=f"shown-dead-{seat}-{number}",
        name=story.called(seat),
        tag=story.say("scene-beat-died"),
        art=story.characters.get(seat, "corpse"),
        text=f"{cause[:1].upper()}{cause[1:]}." if cause else "",
        tone="bad",
        source=pawn_id(seat),
    )


def goal(story: Story, number: int, args: Args) -> Card:
    """NL-34.8: what somebody wanted, or all did, and whether it has come about."""
    name = args["card"]
    entry = story.box.objectives[name]
    told = story.texts.told(f"event-{story.hearing}", args, story.names)
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        tag=story.called(args["seat"]) if "seat" in args else "",
        art=entry.deck,
        text=f"{describing.about(story.texts, entry)} {told}",
        tone="good" if args["result"] == "fulfilled" else "bad",
        source=panel_id(args["seat"]) if "seat" in args else "",
    )


# -- Intruders ---------------------------------------------------------------------------------------------------------


def encounter(story: Story, number: int, args: Args) -> Card:
    """NL-15.4, NL-15.8: what an Intruder token brings, and when it takes by surprise."""
    token, kind, name = story.box.tokens[args["token"]], args["kind"], story.called(args["seat"])
    key = "scene-beat-blank" if kind == "blank" else "scene-beat-surprise-number"
    return Card(
        id=f"shown-{args['token']}-{number}",
        name=story.name(kind),
        tag=story.say("scene-beat-encounter", name=name),
        art=kind,
        text=story.say(key, name=name, light=token.light or 0, dark=token.dark or 0),
        tone="quiet" if kind == "blank" else "bad",
    )


def attack(story: Story, number: int, args: Args) -> Card:
    """NL-19.7: who attacks whom, and what the Attack card does."""
    seat, name, missed = args["seat"], args["card"], args["result"] != "hit"
    entry = story.box.attacks.get(name)
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        tag=story.say("scene-beat-attacks", kind=story.name(args["kind"]), seat=story.called(seat)),
        art="attack",
        text=story.say("scene-beat-miss") if missed or entry is None else describing.about(story.texts, entry),
        tone="quiet" if missed else "bad",
        source=panel_id(seat) if args["figure"] == NOBODY else intruder_id(args["figure"]),
    )


# -- the base ----------------------------------------------------------------------------------------------------------


def event(story: Story, number: int, name: str) -> Card:
    """NL-7.22: an Event card."""
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        tag=story.say("scene-event"),
        art="event",
        text=describing.event(story.texts, story.box.events[name]),
    )


def dire(story: Story, number: int, name: str, args: Args) -> Card:
    """NL-30: what changes the game for everybody."""
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        art=name,
        text=story.texts.told(f"event-{story.hearing}", args, story.names),
        tone="bad",
    )


def order(story: Story, number: int, name: str) -> Card:
    """NL-34.3: the Active Contingency."""
    return Card(
        id=f"shown-{name}-{number}",
        name=story.name(name),
        tag=story.say("scene-active"),
        art="order",
        text=describing.about(story.texts, story.box.contingencies[name]),
        tone="bad",
    )


def end(story: Story, number: int, args: Args) -> Card:
    """NL-33: that it is over, and how."""
    return Card(
        id=f"shown-end-{number}",
        name=story.say("scene-beat-end"),
        art="autodestruction" if args["how"] == "destroyed" else "bunker",
        text=story.texts.told("event-ended", args, story.names),
        tone="bad",
    )
