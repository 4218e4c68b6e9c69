"""Who and what stands in the base: the crew, the Intruders, Objects, Noise and Doors."""

from __future__ import annotations

from brushpass.table.scene import Piece
from brushpass.table.viewer import Viewer

from .base import numbers
from .drawings import thing_art
from .eyes import LockdownEyes
from .ids import door_id, intruder_id, noise_id, object_id, pawn_id


def pieces(eyes: LockdownEyes) -> tuple[Piece, ...]:
    """People first, then what threatens them, then what lies about."""
    here = [seat for seat, crew in enumerate(eyes.view.crew) if crew.room and not crew.out]
    return (
        *[_present(eyes, seat) for seat in here],
        *[intruder(eyes, figure.id, figure.kind, figure.room, figure.injuries) for figure in eyes.view.figures],
        *[piece for seat in here for piece in _carried(eyes, seat)],
        *_lying(eyes),
        *[noise(eyes, way) for way in eyes.base.noise if way in eyes.board.ends],
        *[door(eyes, way) for way in eyes.base.doors],
    )


def pawn(viewer: Viewer, seat: int, character: str, room: str, *, acting: bool = False) -> Piece:
    """A Character by its face."""
    return Piece(
        id=pawn_id(seat),
        kind="portrait",
        at=room,
        name=viewer.say("scene-who", name=viewer.called(seat), character=viewer.name(character)),
        art=character,
        seat=seat,
        letter=viewer.letter(seat),
        shape=viewer.shape(seat),
        acting=acting,
    )


def intruder(viewer: Viewer, number: int, kind: str, room: str, injuries: int = 0) -> Piece:
    """NL-15.12: an Intruder, with what it has suffered."""
    return Piece(id=intruder_id(number), kind="figure", at=room, name=viewer.name(kind), art=kind, hurt=injuries)


def noise(eyes: LockdownEyes, way: str) -> Piece:
    """NL-12: a Noise marker; around the viewer's own Room it bears the number that would bring an Encounter."""
    told = "".join([numbers(eyes, room, way) for room in eyes.board.ends[way]])
    art = "" if told else "noise"
    return Piece(id=noise_id(way), kind="token", at=way, name=eyes.name("noise"), letter=told, art=art, colour="red")


def door(eyes: LockdownEyes, way: str) -> Piece:
    """NL-14: a closed Door, or a destroyed one that lies along its Corridor."""
    closed = eyes.base.doors[way] == "closed"
    name = eyes.say("scene-door-closed" if closed else "scene-door-destroyed")
    return Piece(id=door_id(way), kind="door", at=way, name=name, used=not closed)


def _present(eyes: LockdownEyes, seat: int) -> Piece:
    """Whoever is on the board; the viewer's own Character is lit on its turn."""
    crew = eyes.crew(seat)
    return pawn(eyes, seat, crew.character, crew.room, acting=eyes.mine(seat) and eyes.on_turn(seat))


def _carried(eyes: LockdownEyes, seat: int) -> list[Piece]:
    """The Objects in somebody's hands."""
    crew = eyes.crew(seat)
    return [
        Piece(
            id=f"carried-{seat}-{number}",
            kind="tile",
            at=crew.room,
            name=eyes.name(thing.name),
            art=thing_art(thing.name),
            held_by=pawn_id(seat),
        )
        for number, thing in enumerate(crew.things)
        if thing.back == "object"
    ]


def _lying(eyes: LockdownEyes) -> list[Piece]:
    """Objects in Rooms; equal ones in one Room are one piece."""
    objects = eyes.base.objects
    return [
        Piece(
            id=object_id(*one),
            kind="tile",
            at=one[0],
            name=_called(eyes, one[1], one[2]),
            art=one[1],
            count=objects.count(one),
        )
        for one in dict.fromkeys(objects)
    ]


def _called(eyes: LockdownEyes, name: str, whose: int) -> str:
    return eyes.say("scene-whose", thing=eyes.name(name), name=eyes.called(whose)) if whose >= 0 else eyes.name(name)
