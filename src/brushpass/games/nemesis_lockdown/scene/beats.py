"""What is seen to happen on the base, one thing after the other: steps, Noise, Intruders, attacks, events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note, Strike
from brushpass.table.people import panel_id
from brushpass.table.scene import Card, Tone

from ..rules.noise import DANGER
from ..state import NOBODY
from . import moments
from .ids import BAG, GATE, LIFT, TIME, door_id, intruder_id, noise_id, pawn_id
from .pieces import intruder, pawn

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 250
"""How long a figure stands where it went before anything else happens."""
SEEN = 600
"""How long it is looked at what needs no words, or one."""
READ = 900
"""How long it is looked at what came to light."""
MISS = 1200
"""How long a card is held up that does nothing."""
TOKEN = 1700
"""How long a token is held up."""
CARD = 2200
"""How long a card is held up: it has a sentence or two."""
EVENT = 2800
"""An Event card has more."""
DEATH = 2600
"""How long the table is silent when somebody dies."""

Beats = tuple[Beat, ...]
Ids = tuple[str, ...]
Args = dict[str, Any]
Make = Callable[["Story", int, Args], Beats]


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


def _noted(number: int, at: str, text: str, tone: Tone = "plain", hold: int = READ, becomes: Ids = ()) -> Beats:
    return (Beat(event=number, notes=(Note(at=at, text=text, tone=tone),), becomes=becomes, hold=hold),)


def _said(key: str, where: str, tone: Tone = "plain", hold: int = READ) -> Make:
    """A word at a Room or a player, who look so from now on."""

    def made(story: Story, number: int, args: Args) -> Beats:
        at = panel_id(args["seat"]) if where == "seat" else args[where]
        return _noted(number, at, story.say(key), tone, hold, becomes=(at,))

    return made


def _shown(number: int, card: Card, hold: int = CARD) -> Beat:
    """A card is held up."""
    return Beat(event=number, shown=(card,), hold=hold)


def _turned(number: int, card: Card, hold: int = CARD) -> Beats:
    """A card is turned up, and held up."""
    return (_shown(number, moments.back(card), 0), _shown(number, card, hold))


def _turns(where: Callable[[Args], str]) -> Make:
    """Something looks different from now on, and no words are needed."""

    def made(story: Story, number: int, args: Args) -> Beats:
        return (Beat(event=number, becomes=(where(args),), hold=ARRIVED),)

    return made


# -- people ------------------------------------------------------------------------------------------------------------


def _moved(story: Story, number: int, args: Args) -> Beats:
    """NL-11.5: a Character goes, and the viewer's own light with it, unless what is there comes to light only now."""
    seat, room = args["seat"], args["room"]
    lit = (story.rooms.get(seat, ""), room) if story.mine(seat) and room in story.tiles else ()
    return (Beat(event=number, goes=(Go(id=pawn_id(seat), path=(room,)),), becomes=lit, hold=ARRIVED),)


def _rolled(story: Story, number: int, args: Args) -> Beats:
    """NL-12.1: the face of the Noise die; that there is Danger is seen in the Room."""
    if args["face"] == DANGER:
        return ()
    return _noted(number, pawn_id(args["seat"]), story.say("scene-beat-roll", face=story.name(args["face"])))


def _noise(story: Story, number: int, args: Args) -> Beats:
    """NL-12.2, NL-37.13: in a Corridor, or in every Room of an Area; in several at once where one thing makes it."""
    way, board = args["way"], story.box.boards[story.setup.options["board"]]
    rooms = [room for room in board.rooms if board.area.get(room) == way] or [way]
    heard = [Note(at=room, text=story.say("scene-beat-noise")) for room in rooms]
    return _at_once(story, number, heard, (noise_id(way), *rooms))


def _at_once(story: Story, number: int, notes: Sequence[Note], becomes: Ids) -> Beats:
    """What happens in several places by one thing is seen in all of them at once."""
    along = story.lately == story.hearing and story.beats[-1].event == number - 1
    before = story.beats.pop() if along else Beat(event=number)
    return (Beat(event=number, notes=(*before.notes, *notes), becomes=(*before.becomes, *becomes), hold=READ),)


def _marked(key: str) -> Make:
    """NL-14: Fire or a Malfunction."""

    def made(story: Story, number: int, args: Args) -> Beats:
        return _at_once(story, number, [Note(at=args["room"], text=story.say(key), tone="bad")], (args["room"],))

    return made


def _explored(story: Story, number: int, args: Args) -> Beats:
    """NL-11.12: what the Room is, and what its token brings."""
    room = args["room"]
    before = story.rooms.get(args["seat"], "") if story.mine(args["seat"]) else ""
    said = f"{story.name(args['tile'])}: {story.name(args['effect'])}"
    return _noted(number, room, said, becomes=(room, *filter(None, (before, story.left))))


def _hurt(story: Story, number: int, args: Args) -> Beats:
    """NL-21.1: a Light Wound."""
    seat = args["seat"]
    note = Note(at=panel_id(seat), text=story.say("scene-beat-light"), tone="bad")
    blow = (Strike(at=pawn_id(seat), own=story.mine(seat)),) if seat not in story.away else ()
    return (Beat(event=number, strikes=blow, notes=(note,), becomes=(panel_id(seat),), hold=SEEN),)


def _wounded(story: Story, number: int, args: Args) -> Beats:
    """NL-21.4: it is felt, then read which wound it is and what it does."""
    seat = args["seat"]
    felt: Beats = (Beat(event=number, strikes=(Strike(at=pawn_id(seat), own=story.mine(seat)),)),)
    if seat in story.away or story.lately == "light-wound":
        felt = ()
    if story.lately == "light-wound":  # the last of them: what it has led to is seen with its card
        story.beats[-1].becomes = ()
    return (*felt, _shown(number, moments.wound(story, number, args)), _after(number, panel_id(seat)))


def _after(number: int, *ids: str) -> Beat:
    """What was read has come about."""
    return Beat(event=number, becomes=ids)


def _died(story: Story, number: int, args: Args) -> Beats:
    """NL-21.12: somebody falls, and it is read of what."""
    seat = args["seat"]
    if seat in story.away:
        return ()
    fall = Beat(event=number, strikes=(Strike(at=pawn_id(seat), own=story.mine(seat)),))
    gone = Beat(event=number, lifts=(pawn_id(seat),), becomes=(panel_id(seat),), hold=ARRIVED)
    return (fall, _shown(number, moments.death(story, number, seat), DEATH), gone)


def _gone(story: Story, number: int, args: Args) -> Beats:
    """NL-31, NL-35.1: a Character leaves the board, one way or another, unless it has before."""
    if args["seat"] in story.away:
        return ()
    return (Beat(event=number, lifts=(pawn_id(args["seat"]),), becomes=(panel_id(args["seat"]),), hold=READ),)


def _back(story: Story, number: int, args: Args) -> Beats:
    """NL-31.7, NL-31.9, NL-36.11: a Character that was off the board stands on it again."""
    seat = args["seat"]
    rooms = [args["room"]] if "room" in args else [at for at, tile in story.tiles.items() if tile == "emergency_room"]
    if not rooms or seat not in story.characters:
        return ()
    piece = pawn(story, seat, story.characters[seat], rooms[0])
    return (Beat(event=number, pieces=(piece,), becomes=(rooms[0], panel_id(seat)), hold=READ),)


def _played(story: Story, number: int, args: Args) -> Beats:
    """NL-8.5: what everybody is shown."""
    return _noted(number, panel_id(args["seat"]), story.name(args.get("card") or args["item"]))


def _used_room(story: Story, number: int, args: Args) -> Beats:
    """NL-10.5: what a Room is used for, where that is."""
    return _noted(number, pawn_id(args["seat"]), story.name(args["action"]))


def _shot(story: Story, number: int, args: Args) -> Beats:
    """NL-16.4, NL-16.18: who attacks, and the face of the die."""
    return _noted(number, pawn_id(args["seat"]), story.say("scene-beat-shot", face=story.name(args["face"])), hold=SEEN)


# -- Intruders ---------------------------------------------------------------------------------------------------------


def _met(story: Story, number: int, args: Args) -> Beats:
    """NL-15.4, NL-15.5, NL-15.8: Noise goes, a token is turned up: what it brings, and when it takes by surprise."""
    card = moments.encounter(story, number, args)
    hushed = tuple(map(noise_id, story.board.noisy.get(story.rooms.get(args["seat"], ""), ())))
    return (
        Beat(event=number, shown=(moments.back(card),), becomes=hushed),
        _shown(number, card, MISS if args["kind"] == "blank" else TOKEN),
    )


def _appeared(story: Story, number: int, args: Args) -> Beats:
    """NL-15.7: a figure."""
    piece = intruder(story, args["figure"], args["kind"], args["room"])
    note = Note(at=args["room"], text=story.name(args["kind"]), tone="bad")
    return (Beat(event=number, pieces=(piece,), notes=(note,), hold=SEEN),)


def _stalked(story: Story, number: int, args: Args) -> Beats:
    """NL-7.24: an Intruder goes."""
    return (Beat(event=number, goes=(Go(id=intruder_id(args["figure"]), path=(args["room"],)),), hold=ARRIVED),)


def _vanished(story: Story, number: int, args: Args) -> Beats:
    return (Beat(event=number, lifts=(intruder_id(args["figure"]),), hold=ARRIVED),)


def _clings(story: Story, number: int, args: Args) -> Beats:
    """NL-19.13: a Larva is gone, and somebody has it."""
    strike = Strike(by=intruder_id(args["figure"]), at=pawn_id(args["seat"]), own=story.mine(args["seat"]))
    lunge = Beat(event=number, strikes=(strike,))
    note = Note(at=panel_id(args["seat"]), text=story.say("scene-state-larva"), tone="bad")
    return (lunge, Beat(event=number, lifts=(intruder_id(args["figure"]),), notes=(note,), hold=READ))


def _injured(story: Story, number: int, args: Args) -> Beats:
    """NL-18.2: an Intruder is hit."""
    figure = intruder_id(args["figure"])
    note = Note(at=figure, text=story.say("scene-beat-injured", count=args["count"]), tone="good")
    return (Beat(event=number, strikes=(Strike(at=figure),), notes=(note,), hold=SEEN),)


def _killed(story: Story, number: int, args: Args) -> Beats:
    """NL-18.3."""
    note = Note(at=args["room"], text=f"{story.name(args['kind'])}: {story.say('scene-beat-dead')}", tone="good")
    return (Beat(event=number, lifts=(intruder_id(args["figure"]),), notes=(note,), hold=READ),)


def _attacked(story: Story, number: int, args: Args) -> Beats:
    """NL-19.7: an Intruder lunges, then the Attack card is turned up: who attacks whom, and what it does."""
    card = moments.attack(story, number, args)
    shown = _shown(number, card, CARD if args["result"] == "hit" else MISS)
    if args["figure"] == NOBODY:
        return (shown,)
    at = pawn_id(args["seat"])
    said = story.say("scene-beat-surprise") if story.lately == "surprise" else card.tag
    strike, note = Strike(by=intruder_id(args["figure"]), at=at, hits=False), Note(at=at, text=said, tone="bad")
    return (Beat(event=number, strikes=(strike,), notes=(note,)), shown)


# -- the base and its events -------------------------------------------------------------------------------------------


def _timed(story: Story, number: int, args: Args) -> Beats:
    """NL-7.3: time goes on."""
    return (Beat(event=number, becomes=(TIME,), hold=SEEN),)


def _event(story: Story, number: int, args: Args) -> Beats:
    """NL-7.22: the Event card is turned up, and read."""
    return _turned(number, moments.event(story, number, args["card"]), EVENT)


def _powered(story: Story, number: int, args: Args) -> Beats:
    """NL-23.12: light goes out, or on, in a whole Section."""
    circuit, board = args["circuit"], story.board
    at = LIFT if circuit == "elevator" else circuit
    tone: Tone = "good" if args["side"] == "on" else "bad"
    rooms = [room for room in board.rooms if board.section[room] == circuit]
    ways = [way for way in board.ways if board.way_section[way] == circuit]
    said = story.say("scene-beat-power", side=args["side"])
    return _noted(number, at, said, tone, becomes=(at, *rooms, *ways))


def _drawn(story: Story, number: int, args: Args) -> Beats:
    """NL-7.37: the token that the bag gives."""
    return _noted(number, BAG, story.say("scene-beat-bag", kind=story.name(args["kind"])), becomes=(BAG,))


def _dire(name: str) -> Make:
    """NL-30: what changes the game for everybody is read by all."""

    def made(story: Story, number: int, args: Args) -> Beats:
        return (_shown(number, moments.dire(story, number, name, args)), _after(number, TIME))

    return made


# -- the end -----------------------------------------------------------------------------------------------------------


def _ended(story: Story, number: int, args: Args) -> Beats:
    """NL-33: it is over."""
    return (_shown(number, moments.end(story, number, args)),)


def _ordered(story: Story, number: int, args: Args) -> Beats:
    """NL-34.3: the Active Contingency is turned up."""
    return _turned(number, moments.order(story, number, args["order"]))


def _scanned(story: Story, number: int, args: Args) -> Beats:
    """NL-34.4."""
    infected = args["result"] == "infected"
    said = story.say("scene-beat-infected" if infected else "scene-beat-clean")
    return _noted(number, panel_id(args["seat"]), said, "bad" if infected else "good")


def _judged(story: Story, number: int, args: Args) -> Beats:
    """NL-34.8: what somebody wanted, and whether it has come about."""
    return (_shown(number, moments.goal(story, number, args), EVENT),)


MADE: dict[str, Make] = {
    "moved": _moved,
    "drove": _moved,
    "explored": _explored,
    "noise-roll": _rolled,
    "noise": _noise,
    "danger": _said("scene-beat-danger", "room", "bad"),
    "fire": _marked("scene-beat-fire"),
    "malfunction": _marked("scene-beat-malfunction"),
    "plays": _played,
    "uses": _played,
    "reacted": _played,
    "room-action": _used_room,
    "marker-discarded": _turns(lambda args: args["room"]),
    "venting": _turns(lambda args: args["room"]),
    "door-closed": _turns(lambda args: door_id(args["way"])),
    "door-opened": _turns(lambda args: door_id(args["way"])),
    "door-destroyed": _turns(lambda args: door_id(args["way"])),
    "egg-destroyed": _turns(lambda args: args["room"]),
    "gate-opened": _turns(lambda args: GATE),
    "passes": _said("scene-beat-passes", "seat", hold=SEEN),
    "burns": _said("scene-beat-fire", "seat", "bad"),
    "slimed": _said("scene-beat-slime", "seat", "bad"),
    "light-wound": _hurt,
    "serious-wound": _wounded,
    "boarded": _gone,
    "died": _died,
    "left": _gone,
    "returned": _back,
    "revived": _back,
    "shot": _shot,
    "struck": _shot,
    "encounter": _met,
    "appeared": _appeared,
    "intruder-moved": _stalked,
    "left-board": _vanished,
    "larva-attack": _clings,
    "injured": _injured,
    "replaced": _turns(lambda args: intruder_id(args["figure"])),
    "killed": _killed,
    "attack": _attacked,
    "time": _timed,
    "event": _event,
    "power": _powered,
    "development": _drawn,
    "alert": _dire("alert"),
    "countdown": _dire("autodestruction"),
    "irreversible": _dire("autodestruction"),
    "ended": _ended,
    "order": _ordered,
    "last-scan": _scanned,
    "objective": _judged,
    "shared-objective": _judged,
}
DONE = ("moved", "drove", "plays", "uses", "room-action", "passes", "reacted")
"""What somebody does, and knows."""
