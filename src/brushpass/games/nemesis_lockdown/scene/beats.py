"""What is seen to happen on the base, one thing after the other: steps, Noise, Intruders, attacks, events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note
from brushpass.table.people import panel_id
from brushpass.table.scene import Card, Tone

from ..rules.noise import DANGER
from . import describing
from .ids import BAG, LIFT, intruder_id, pawn_id
from .pieces import intruder

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 250
"""How long a figure stands where it went before anything else happens."""
READ = 900
"""How long it is looked at what came to light."""
CARD = 2200
"""How long a card is held up: it has a sentence or two."""

Beats = tuple[Beat, ...]


def beats(story: Story, number: int, kind: str, args: dict[str, Any]) -> Beats:
    """What an event looks like.

    What the viewer does is seen to move, but nothing is said of it and nobody waits: the next question comes at once.
    What comes to light by it, an Intruder or an event, everybody looks at.
    """
    make = MADE.get(kind)
    if make is None or (kind, args.get("room")) == story.shown:
        return ()
    made = make(story, number, args)
    if kind in DONE and story.mine(args["seat"]):
        for beat in made:
            beat.hold, beat.notes = 0, ()
        return tuple([beat for beat in made if beat.goes or beat.lifts])
    return made


def _noted(number: int, at: str, text: str, tone: Tone = "plain", hold: int = READ) -> Beats:
    return (Beat(event=number, notes=(Note(at=at, text=text, tone=tone),), hold=hold),)


def _said(key: str, where: str, tone: Tone = "plain") -> Callable[[Story, int, dict[str, Any]], Beats]:
    """A word at a Room, a Corridor or a player."""

    def made(story: Story, number: int, args: dict[str, Any]) -> Beats:
        at = panel_id(args["seat"]) if where == "seat" else args[where]
        return _noted(number, at, story.say(key), tone)

    return made


# -- people ------------------------------------------------------------------------------------------------------------


def _moved(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-11.5: a Character goes."""
    return (Beat(event=number, goes=(Go(id=pawn_id(args["seat"]), path=(args["room"],)),), hold=ARRIVED),)


def _rolled(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-12.1: the face of the Noise die; that there is Danger is seen in the Room."""
    if args["face"] == DANGER:
        return ()
    return _noted(number, pawn_id(args["seat"]), story.say("scene-beat-roll", face=story.name(args["face"])))


def _noise(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-12.2, NL-37.13: in a Corridor, or in every Room of an Area; in several at once where one thing makes it."""
    way, board = args["way"], story.box.boards[story.setup.options["board"]]
    rooms = [room for room in board.rooms if board.area.get(room) == way] or [way]
    heard = tuple([Note(at=room, text=story.say("scene-beat-noise")) for room in rooms])
    before = story.beats.pop().notes if story.noisy else ()
    return (Beat(event=number, notes=(*before, *heard), hold=READ),)


def _explored(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-11.12: what the Room is, and what its token brings."""
    return _noted(number, args["room"], f"{story.name(args['tile'])}: {story.name(args['effect'])}")


def _wounded(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-21.4: which wound it is."""
    return _noted(number, panel_id(args["seat"]), story.name(args["card"]), "bad")


def _gone(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-31, NL-35.1: a Character leaves the board, one way or another, unless it has before."""
    if args["seat"] in story.away:
        return ()
    return (Beat(event=number, lifts=(pawn_id(args["seat"]),), hold=READ),)


def _played(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-8.5: what everybody is shown."""
    return _noted(number, panel_id(args["seat"]), story.name(args.get("card") or args["item"]))


# -- Intruders ---------------------------------------------------------------------------------------------------------


def _appeared(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-15.7: a figure."""
    piece = intruder(story, args["figure"], args["kind"], args["room"])
    note = Note(at=args["room"], text=story.name(args["kind"]), tone="bad")
    return (Beat(event=number, pieces=(piece,), notes=(note,), hold=READ),)


def _stalked(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-7.24: an Intruder goes."""
    return (Beat(event=number, goes=(Go(id=intruder_id(args["figure"]), path=(args["room"],)),), hold=ARRIVED),)


def _vanished(story: Story, number: int, args: dict[str, Any]) -> Beats:
    return (Beat(event=number, lifts=(intruder_id(args["figure"]),), hold=ARRIVED),)


def _killed(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-18.3."""
    note = Note(at=args["room"], text=f"{story.name(args['kind'])}: {story.say('scene-beat-dead')}", tone="good")
    return (Beat(event=number, lifts=(intruder_id(args["figure"]),), notes=(note,), hold=READ),)


def _attacked(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-19.7: the Attack card is turned up: who attacks whom, and what it does."""
    missed = args["result"] != "hit"
    entry = story.box.attacks.get(args["card"])
    text = story.say("scene-beat-miss") if missed or entry is None else describing.about(story.texts, entry)
    tag = story.say("scene-beat-attacks", kind=story.name(args["kind"]), seat=story.called(args["seat"]))
    card = Card(
        id=f"shown-{args['card']}",
        name=story.name(args["card"]),
        tag=tag,
        art="attack",
        text=text,
        tone="quiet" if missed else "bad",
        source=panel_id(args["seat"]),
    )
    return (Beat(event=number, shown=(card,), hold=CARD),)


# -- the base and its events -------------------------------------------------------------------------------------------


def _event(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-7.22: the Event card is turned up, and read."""
    entry = story.box.events[args["card"]]
    dark = describing.dark(story.texts, entry)
    told = (describing.about(story.texts, entry), story.say("scene-in-dark", text=dark) if dark else "")
    card = Card(
        id=f"shown-{args['card']}",
        name=story.name(args["card"]),
        tag=story.say("scene-event"),
        art="event",
        text=" ".join(filter(None, told)),
    )
    return (Beat(event=number, shown=(card,), hold=CARD),)


def _powered(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-23.12: light goes out, or on."""
    at = LIFT if args["circuit"] == "elevator" else args["circuit"]
    tone: Tone = "good" if args["side"] == "on" else "bad"
    return _noted(number, at, story.say("scene-beat-power", side=args["side"]), tone)


def _drawn(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """NL-7.37: the token that the bag gives."""
    return _noted(number, BAG, story.say("scene-beat-bag", kind=story.name(args["kind"])))


MADE: dict[str, Callable[[Story, int, dict[str, Any]], Beats]] = {
    "moved": _moved,
    "drove": _moved,
    "returned": _moved,
    "explored": _explored,
    "noise-roll": _rolled,
    "noise": _noise,
    "danger": _said("scene-beat-danger", "room", "bad"),
    "fire": _said("scene-beat-fire", "room", "bad"),
    "malfunction": _said("scene-beat-malfunction", "room", "bad"),
    "plays": _played,
    "uses": _played,
    "reacted": _played,
    "passes": _said("scene-beat-passes", "seat"),
    "light-wound": _said("scene-beat-light", "seat", "bad"),
    "serious-wound": _wounded,
    "boarded": _gone,
    "died": _gone,
    "left": _gone,
    "appeared": _appeared,
    "intruder-moved": _stalked,
    "left-board": _vanished,
    "larva-attack": _vanished,
    "killed": _killed,
    "attack": _attacked,
    "event": _event,
    "power": _powered,
    "development": _drawn,
}
DONE = ("moved", "drove", "plays", "uses", "passes", "reacted")
"""What somebody does, and knows."""
