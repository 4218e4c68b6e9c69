"""What is seen to happen in the city: figures walk, items change hands, police gather, crimes are committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note
from brushpass.table.people import panel_id
from brushpass.table.scene import Tone

from ..state import NOBODY
from . import moments, reckoning, tokens
from .ids import GUARDIAN

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 250
"""How long a figure stands where it went before anything else happens."""
NOTED = 500
"""How long a word or two stand by themselves: they go when what they are about goes on."""
READ = 900
"""How long it is looked at what came to light."""
MOMENT = 1400
"""How long a committed crime is looked at."""
OWN = 700
"""How long the viewer looks at what a crime of their own has brought."""

Beats = tuple[Beat, ...]


def beats(story: Story, number: int, kind: str, args: dict[str, Any]) -> Beats:
    """What an event looks like; the story has not taken it in yet, so it knows how things were before.

    What the viewer does is seen to move, but nothing is said of it and nobody waits: the next question comes at once.
    Only what a crime brings them, and what they draw, is looked at for a moment.
    """
    make = MADE.get(kind)
    if make is None or (kind in ON_BOARD and not story.ring):
        return ()
    made = make(story, number, args)
    if kind in TO_ALL or story.active == NOBODY or not story.mine(story.active):
        return made
    if kind in TO_OWNER:
        made[-1].hold = min(made[-1].hold, OWN)
        return made[-1:]
    for beat in made:
        beat.hold, beat.notes = 0, ()
    return tuple([beat for beat in made if beat.goes or beat.pieces])


# -- the city ----------------------------------------------------------------------------------------------------------


def _moved(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-2.6: a criminal goes, and takes along what he holds."""
    return (Beat(event=number, goes=(Go(id=args["criminal"], path=(args["zone"],)),), hold=ARRIVED),)


def _guardian(story: Story, number: int, args: dict[str, Any]) -> Beats:
    return (Beat(event=number, goes=(Go(id=GUARDIAN, path=(args["zone"],)),), hold=ARRIVED),)


def _barrier(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-12.5: a barrier shifts to another border."""
    border = story.ring.index(args["zone"])
    return (Beat(event=number, pieces=(tokens.barrier(story, args["number"], border, False),), hold=ARRIVED),)


def _item(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-2.9: an item is dropped somewhere else, whoever held it."""
    return (Beat(event=number, pieces=(tokens.tile(story, story.box, args["item"], args["zone"]),), hold=ARRIVED),)


def _took(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-9.5: an item comes into a criminal's hands."""
    criminal = args["criminal"]
    piece = tokens.tile(story, story.box, args["item"], story.at[criminal], criminal)
    return (Beat(event=number, pieces=(piece,), hold=ARRIVED),)


def _dropped(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-9.12."""
    piece = tokens.tile(story, story.box, args["item"], story.at[args["criminal"]])
    return (Beat(event=number, pieces=(piece,), hold=ARRIVED),)


def _swapped(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-11.13: two items change places, and hands."""
    pieces = []
    for item, other in ((args["item"], args["other"]), (args["other"], args["item"])):
        holder = story.items[other] if story.items[other] in story.at else ""
        pieces.append(tokens.tile(story, story.box, item, story.zone(other), holder))
    return (Beat(event=number, pieces=tuple(pieces), hold=ARRIVED),)


def _searched(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-9.7: search gathers."""
    return (_noted(number, args["zone"], story.say("scene-beat-search"), "bad", ARRIVED),)


def _hooked(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-7.6: a criminal gets the ring of whoever hooked them."""
    criminal, seat = args["criminal"], args["seat"]
    piece = tokens.criminal(story, criminal, story.at[criminal], seat)
    note = Note(at=criminal, text=story.called(seat))
    return (Beat(event=number, pieces=(piece,), notes=(note,), hold=NOTED),)


def _unhooked(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-7.8: a criminal is nobody's again."""
    criminal = args["criminal"]
    return (Beat(event=number, pieces=(tokens.criminal(story, criminal, story.at[criminal], NOBODY),)),)


# -- the players -------------------------------------------------------------------------------------------------------


def _noted(number: int, at: str, text: str, tone: Tone = "plain", hold: int = READ) -> Beat:
    return Beat(event=number, notes=(Note(at=at, text=text, tone=tone),), hold=hold)


def _committed(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-14.5, TD-16.2: a crime is laid on the table and turned up."""
    face = moments.crime(story, args["seat"], args["crime"])
    return (
        Beat(event=number, shown=(moments.back(face),), hold=ARRIVED),
        Beat(event=number, shown=(face,), hold=MOMENT),
    )


def _outcome(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-14.8: careful, or reckless, and what that brings."""
    face = moments.outcome(story, args["crime"], args["outcome"])
    return (Beat(event=number, shown=(face,), hold=MOMENT),)


def _challenged(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-11.1: two hands lie face to face."""
    hands = moments.duel(story, dict.fromkeys((args["seat"], args["rival"])))
    return (Beat(event=number, shown=hands, hold=READ),)


def _showed(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-11.2: a hand is turned up in a challenge."""
    hands = moments.duel(story, {**story.duel, args["seat"]: args["value"]})
    return (Beat(event=number, shown=hands, hold=MOMENT),)


def _counted(key: str, tone: Tone = "plain") -> Callable[[Story, int, dict[str, Any]], Beats]:
    """What somebody gains or loses, at their panel."""

    def make(story: Story, number: int, args: dict[str, Any]) -> Beats:
        if not args["count"]:
            return ()
        return (_noted(number, panel_id(args["seat"]), story.say(key, count=args["count"]), tone, NOTED),)

    return make


def _gained(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-18.1: everybody sees what is taken from the bar."""
    return (_noted(number, panel_id(args["seat"]), story.name(args["kind"]), "plain", NOTED),)


def _won(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-11.4: the loser pays."""
    text = story.say("scene-beat-info", count=args["count"])
    hands = moments.duel(story, story.duel, won=args["seat"])
    note = Note(at=panel_id(args["seat"]), text=text, tone="good")
    return (Beat(event=number, shown=hands, notes=(note,), hold=MOMENT),)


def _drew(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-19.1: the viewer sees what dilemmas they have drawn."""
    if not args["dilemmas"]:
        return ()
    return (Beat(event=number, shown=tuple([moments.dilemma(story, one) for one in args["dilemmas"]]), hold=MOMENT),)


def _echo_card(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-23.8: Echo's card is turned up."""
    face = moments.echo_card(story, args["card"])
    return (
        Beat(event=number, shown=(moments.back(face),)),
        Beat(event=number, shown=(face,), hold=MOMENT),
    )


def _progress(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-23.17: how far Echo has come."""
    text = story.say("scene-echo-line", progress=args["count"])
    return (_noted(number, panel_id(story.setup.seats), text),)


MADE: dict[str, Callable[[Story, int, dict[str, Any]], Beats]] = {
    "moved": _moved,
    "guardian": _guardian,
    "barrier": _barrier,
    "item-moved": _item,
    "took-item": _took,
    "dropped": _dropped,
    "items-swapped": _swapped,
    "searched": _searched,
    "search-moved": _searched,
    "hooked": _hooked,
    "took-hook": _hooked,
    "unhooked": _unhooked,
    "committed": _committed,
    "committed-petty": _committed,
    "outcome": _outcome,
    "challenged": _challenged,
    "showed": _showed,
    "won-challenge": _won,
    "information": _counted("scene-beat-info", "good"),
    "dilemmas": _counted("scene-beat-dilemmas", "bad"),
    "drew-dilemmas": _drew,
    "gained": _gained,
    "echo-card": _echo_card,
    "progress": _progress,
    **reckoning.MADE,
}
ON_BOARD = (
    "barrier", "took-item", "dropped", "items-swapped", "hooked", "took-hook", "unhooked"
)  # fmt: skip
"""What can be shown only by a story that knows where everything is: one that has heard the city laid out."""
TO_ALL = ("challenged", "showed", "won-challenge", *reckoning.MADE)
"""What comes to light, and is looked at by whoever brought it about as well."""
TO_OWNER = ("committed-petty", "outcome", "information", "drew-dilemmas")
"""What the viewer gets for a crime."""
