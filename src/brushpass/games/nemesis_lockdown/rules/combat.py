"""NL-16: Characters attack: Shoot, Melee, and Eggs as a target."""

from __future__ import annotations

from typing import Any, Final

from ..box.entries import Face, Step
from ..state import Figure, Lockdown
from .cards import discard
from .contamination import contaminate
from .intruders import injure
from .items import destroy_eggs, eggs_at, spend, thing_of
from .markers import put_marker
from .noise import noise_roll
from .open import Open
from .standing import stands
from .wounds import serious_wound

EGGS: Final = "eggs"
NO: Final = "no"


def targets(t: Lockdown, room: str) -> tuple[Any, ...]:
    """NL-16.1, NL-16.24, NL-40.21: the Intruders in a Room by their numbers, and the Eggs as a group."""
    eggs = (EGGS,) if eggs_at(t, room) else ()
    return (*[figure.id for figure in t.intruders(room)], *eggs)


async def shoot(t: Lockdown, seat: int, gun: str, target: Any) -> None:
    """NL-16.2 to NL-16.16, NL-16.34: in the order roll, reroll, face, Injuries, check, markers."""
    room = t.crew[seat].room
    figure = None if target == EGGS else t.figure(target)
    spend(t, seat, gun)
    changes = t.box.items[gun].effect
    face = roll(t, seat, gun)
    if any(change.get("reroll") for change in changes):
        if await t.ask(seat, "reroll", ("keep", "reroll"), about=(face,)) == "reroll":
            face = roll(t, seat, gun)
    kind = figure.kind if figure else "egg"
    face = counted(t, seat, face, kind, changes)
    injuries = await hits(t, seat, face, kind)
    injuries = await more(t, seat, gun, face, injuries, changes)
    await deal(t, seat, figure, injuries)
    for change in changes:
        if change.get("place") and change["when"] == face:
            put_marker(t, change["place"], room)
    if figure is None:
        await heard(t, seat)


def roll(t: Lockdown, seat: int, gun: str) -> str:
    """NL-16.4, NL-16.5, NL-23.2: the Advantage die where the Section is powered, else the Combat die."""
    faces = die(t, seat)
    face = faces[t.below(len(faces))]
    t.tell("shot", seat, gun, face)
    return face


def die(t: Open, seat: int) -> tuple[str, ...]:
    """NL-16.4, NL-16.5, NL-23.2: the faces of the die that a Character shoots with."""
    return t.box.dice.advantage if t.powered(t.crew[seat].room) else t.box.dice.combat


def counted(t: Open, seat: int, face: str, kind: str, changes: tuple[Step, ...]) -> str:
    """NL-16.15, NL-22.12: as what a face counts by weapon or Weakness."""
    for change in changes:
        if change.get("treat_as") and change["when"] == face:
            face = str(change["treat_as"])
    for step in stands(t, seat, "treat_face"):
        if step["face"] == face and step["target"] == kind and step["action"] == "shoot":
            face = str(step["as_face"])
    return face


async def hits(t: Lockdown, seat: int, face: str, kind: str) -> int:
    """NL-16.7 to NL-16.13, NL-40.22: the Injuries of a face, with the optional card; asked even with an empty hand."""
    meaning = t.box.faces[face]
    injuries = wounding(meaning, kind)
    if meaning.for_a_card:
        mine = tuple(dict.fromkeys(t.action_cards(seat)))
        paid = await t.ask(seat, "card-for-hit", (NO, *mine))
        if paid != NO:
            discard(t, seat, paid)
            injuries += meaning.for_a_card
    return injuries


def wounding(face: Face, kind: str) -> int:
    """NL-16.7 to NL-16.13: the Injuries that a face means for a kind of target."""
    return face.injuries if kind in face.hits else 0


def raised(face: str, injuries: int, changes: tuple[Step, ...]) -> int:
    """NL-16.34: the Injuries that a weapon does at least."""
    for change in changes:
        if change.get("minimum_injuries") and (change["when"] != "not_blank" or face != "blank"):
            injuries = max(injuries, int(change["minimum_injuries"]))
    return injuries


async def more(t: Lockdown, seat: int, gun: str, face: str, injuries: int, changes: tuple[Step, ...]) -> int:
    """NL-16.34: minimum Injuries, then additional ones that need at least 1, with their price."""
    injuries = raised(face, injuries, changes)
    for change in changes:
        if not change.get("extra_injuries") or not injuries:
            continue
        if change.get("spend_ammo"):
            thing = thing_of(t, seat, gun)
            if thing is None or not thing.load or await t.ask(seat, "spend-ammo", ("no", "yes")) == NO:
                continue
            spend(t, seat, gun)
        injuries += int(change["extra_injuries"])
    return injuries


async def deal(t: Lockdown, seat: int, figure: Figure | None, injuries: int) -> None:
    """NL-16.16, NL-16.25: Injuries to an Intruder, or to Eggs."""
    if figure is None:
        destroy_eggs(t, t.crew[seat].room, injuries)
    else:
        await injure(t, figure, injuries, seat)


async def heard(t: Lockdown, seat: int) -> None:
    """NL-16.27, NL-16.31: the Noise roll when an attack on Eggs is over, in the attacker's own Room."""
    if t.crew[seat].room:
        await noise_roll(t, seat)


async def melee(t: Lockdown, seat: int, target: Any) -> None:
    """NL-16.17 to NL-16.27: a Contamination card, the Combat die, and a Serious Wound for a miss; not so with Eggs."""
    figure = None if target == EGGS else t.figure(target)
    if figure is not None:
        contaminate(t, seat)
    face = t.box.dice.combat[t.below(len(t.box.dice.combat))]
    t.tell("struck", seat, face)
    meaning = t.box.faces[face]
    injuries = min(wounding(meaning, figure.kind if figure else "egg"), 1)
    await deal(t, seat, figure, injuries)
    if figure is None:
        await heard(t, seat)
    elif not injuries:
        await serious_wound(t, seat)
