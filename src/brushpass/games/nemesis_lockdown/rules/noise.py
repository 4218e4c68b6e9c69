"""NL-12, NL-37.12 to NL-37.15: the Noise roll, Danger and Silence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..state import Figure, Lockdown
from .encounter import encounter
from .intruders import step_through
from .markers import add_noise, break_door, noise_everywhere
from .open import Open
from .surface import surface_card

SILENCE: Final = "silence"
DANGER: Final = "danger"
MARS: Final = "mars"
ENCOUNTER: Final = "encounter"


async def noise_roll(t: Lockdown, seat: int) -> None:
    """NL-12.1 to NL-12.5, NL-12.12 to NL-12.14, NL-37.12 to NL-37.14, NL-37.19."""
    room = t.crew[seat].room
    faces = die(t, room)
    face = faces[t.below(len(faces))]
    t.tell("noise-roll", seat, face)
    what = brings(t, seat, room, face)
    if what == DANGER:
        danger(t, room)
    elif what == MARS:
        await surface_card(t, seat)
    elif what == ENCOUNTER:
        await encounter(t, seat)
    elif what not in ("", SILENCE):
        add_noise(t, what)


def die(t: Open, room: str) -> tuple[str, ...]:
    """NL-12.1, NL-37.12: the faces of the die that is rolled in a Room."""
    return t.box.dice.mars if room in t.board.area else t.box.dice.noise


def brings(t: Open, seat: int, room: str, face: str) -> str:
    """NL-12.2 to NL-12.5, NL-12.12, NL-37.13: what a face brings to a Character in a Room.

    Silence, Danger, a Mars Surface card, an Encounter, the Corridor that gets Noise, or (empty) nothing.
    """
    if face == SILENCE:
        return DANGER if t.crew[seat].slime else SILENCE
    if face in (DANGER, MARS):
        return face
    way = t.board.numbered.get((room, int(face)), "")
    return ENCOUNTER if way in t.base.noise else way


def danger(t: Lockdown, room: str) -> None:
    """NL-12.6 to NL-12.11, NL-37.15, NL-37.36: Intruders come from next door, or Noise is everywhere."""
    t.tell("danger", room)
    outside = t.board.crossroads
    around = [one for one in outside if one != room] if room in outside else t.board.next[room]
    near = [figure for figure in t.figures if figure.room in around and not t.here(figure.room)]
    if near:
        come(t, near, room)
    else:
        noise_everywhere(t, room)


def come(t: Lockdown, figures: Sequence[Figure], room: str) -> None:
    """NL-12.6, NL-12.7: Intruders go to a neighbouring Room, or break a closed Door together and stay behind it."""
    closed = [way for way in t.base.doors if t.closed(way)]
    for figure in figures:
        ways = t.board.between(figure.room, room)
        free = [way for way in ways if way not in closed]
        if free:
            step_through(t, figure, free[0])
        elif not ways:  # NL-37.15, NL-37.36: over the surface
            figure.room = room
            t.tell("intruder-moved", figure.kind, room, figure.id)
        elif t.closed(ways[0]):
            break_door(t, ways[0])
