"""What is seen to happen in the city: figures walk and glide, tokens drop, cards open, a capture fails or succeeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note
from brushpass.table.scene import Card

from ..box.city import WITH, names
from . import tokens
from .eyes import clock
from .ids import RECRUITER_PANEL, SLIP, chaos_id, display_id, immortal_id, slot_id, step_id
from .ways import way

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 250
"""How long a figure stands where it went before anything else happens."""
READ = 900
"""How long it is looked at what came to light."""
HELD = 1400
"""How long everybody holds their breath."""


def beats(story: Story, number: int, kind: str, args: dict[str, Any]) -> tuple[Beat, ...]:
    """What an event looks like; the story has not taken it in yet, so it knows how things were before."""
    make = MADE.get(kind)
    return () if make is None else make(story, number, args)


def _chaos(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    return (Beat(event=number, pieces=(tokens.chaos(story, args["border"]),), hold=ARRIVED),)


def _streets(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    lifted = Beat(event=number, lifts=(chaos_id(args["border"]),))
    return lifted, Beat(event=number, pieces=(tokens.chaos(story, args["target"]),), hold=ARRIVED)


def _immortal(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    piece = tokens.immortal(story, len(story.immortals), args["place"])
    return (Beat(event=number, pieces=(piece,), hold=ARRIVED),)


def _starts(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    return (Beat(event=number, pieces=(tokens.agent(story, args["agent"], args["place"]),), hold=ARRIVED),)


def _moved(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-6.6: along the way, location by location."""
    path = way(story.chaos, story.agents.get(args["agent"], args["place"]), args["place"])
    return (Beat(event=number, goes=(Go(id=args["agent"], path=path[1:]),), hold=ARRIVED),)


def _glided(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    if args["place"] not in story.immortals:
        return ()
    piece = immortal_id(story.immortals.index(args["place"]))
    return (Beat(event=number, goes=(Go(id=piece, path=(args["target"],)),), hold=ARRIVED),)


def _second_slip(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    return (Beat(event=number, pieces=(tokens.slip(story, args["place"]),), hold=ARRIVED),)


def _step(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-7.4: a step token drops, and it is read what it says."""
    note = Note(at=args["place"], text=story.say("scene-beat-step", time=clock(story.hour)))
    return (Beat(event=number, pieces=(tokens.step(story, args["place"]),), notes=(note,), hold=READ),)


def _nothing(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-7.6: all locations that are out of the question now say so at once."""
    places = names(WITH[args["feature"]] & ~story.marked)
    notes = tuple([Note(at=place, text=story.say("scene-beat-never"), tone="bad") for place in places])
    return (Beat(event=number, notes=notes, hold=READ),)


def _started(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    return (Beat(event=number, pieces=(tokens.confirmed(story, args["place"], 1),), hold=READ),)


def _revealed(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-7.9: the step token goes, the number comes."""
    note = Note(at=args["place"], text=clock(args["number"]), tone="good")
    piece = tokens.confirmed(story, args["place"], args["number"])
    return (Beat(event=number, lifts=(step_id(args["place"]),), pieces=(piece,), notes=(note,), hold=READ),)


def _announced(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-4.30: the recruits of an alert."""
    note = Note(at=RECRUITER_PANEL, text=story.say("scene-beat-recruits", count=args["count"]), tone="bad")
    return (Beat(event=number, notes=(note,), hold=READ),)


def _slipped(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-4.19: that there was a Mind Slip; the token of the board leaves it."""
    note = Note(at=RECRUITER_PANEL, text=story.say("scene-beat-slip"), tone="bad")
    lifts = (SLIP,) if args["token"] == "board" else ()
    return (Beat(event=number, notes=(note,), lifts=lifts, hold=READ),)


def _recruited(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-5.10: a card of the display is spent."""
    card = display_id(args["feature"])
    note = Note(at=card, text=story.say("scene-beat-recruits", count=1), tone="bad")
    return Beat(event=number, notes=(note,), hold=READ), Beat(event=number, goes=(Go(id=card, path=()),))


def _missed(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-7.18: everybody holds their breath, and nobody is there."""
    held = Note(at=args["place"], text=story.say("scene-beat-capture"))
    told = Note(at=args["place"], text=story.say("scene-beat-missed"), tone="bad")
    return Beat(event=number, notes=(held,), hold=HELD), Beat(event=number, notes=(told,), hold=READ)


def _captured(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-11.1: everybody holds their breath, and it is over."""
    held = Note(at=args["place"], text=story.say("scene-beat-capture"))
    told = Note(at=args["place"], text=story.say("scene-beat-captured"), tone="good")
    return Beat(event=number, notes=(held,), hold=HELD), Beat(event=number, notes=(told,), hold=HELD)


def _targeted(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-9.3: a word from afar."""
    text = story.say("scene-beat-in-line" if args["yes"] else "scene-beat-not-in-line")
    note = Note(at=args["place"], text=text, tone="good" if args["yes"] else "bad")
    return (Beat(event=number, notes=(note,), hold=READ),)


def _shaken(story: Story, number: int, args: dict[str, Any]) -> tuple[Beat, ...]:
    """MM-7.14: the feature is named; if it is one, its card turns up."""
    feature = args["feature"]
    where = story.agents.get(args["agent"], args["agent"])
    named = Note(at=where, text=story.say("scene-beat-named", feature=story.name(feature)))
    asked = Beat(event=number, notes=(named,), hold=READ)
    if not args["hit"]:
        told = Note(at=where, text=story.say("scene-beat-no"), tone="bad")
        return asked, Beat(event=number, notes=(told,), hold=READ)
    card = Card(id=slot_id(story.opened), name=story.name(feature), art=feature, tag=story.say("scene-open"))
    told = Note(at=slot_id(story.opened), text=story.say("scene-beat-hit"), tone="good")
    return asked, Beat(event=number, cards=(card,), notes=(told,), hold=READ)


MADE = {
    "chaos": _chaos,
    "streets-moved": _streets,
    "started": _started,
    "immortal": _immortal,
    "agent-starts": _starts,
    "second-slip": _second_slip,
    "moved": _moved,
    "glided": _glided,
    "pushed": _glided,
    "step-laid": _step,
    "nothing": _nothing,
    "revealed": _revealed,
    "announced": _announced,
    "slipped": _slipped,
    "recruited": _recruited,
    "missed": _missed,
    "captured": _captured,
    "targeted": _targeted,
    "shaken": _shaken,
}
"""What every sort of event looks like."""
