"""Who and what stands in the city: criminals with their holders' rings, items, the Guardian, the barriers."""

from __future__ import annotations

from brushpass.table.scene import Piece

from ..state import HELD, NOBODY
from .eyes import DeepEyes
from .ids import GUARDIAN, barrier_id, border_id


def pieces(eyes: DeepEyes) -> tuple[Piece, ...]:
    """TD-2: criminals first, then what lies beside them."""
    city = eyes.city
    if not city.ring:
        return ()
    return (
        Piece(
            id=GUARDIAN,
            kind="figure",
            at=city.ring[city.guardian],
            name=eyes.name(GUARDIAN),
            art=GUARDIAN,
            rule="TD-12.1",
        ),
        *[criminal(eyes, name) for name in city.names],
        *[_item(eyes, item) for item in range(len(city.items))],
        *[barrier(eyes, number, border) for number, border in enumerate(city.barriers)],
    )


def criminal(eyes: DeepEyes, name: str) -> Piece:
    """TD-2.10: a criminal in the ring of whoever has hooked them."""
    holder = eyes.controller(name)
    return Piece(
        id=name,
        kind="portrait",
        at=eyes.where(name),
        name=_called(eyes, name, holder),
        art=name,
        seat=None if holder == NOBODY else holder,
        acting=eyes.my_turn and holder == eyes.player,
        rule=f"TD-10.{ABILITY[name]}",
    )


def _called(eyes: DeepEyes, name: str, holder: int) -> str:
    """A criminal, who has hooked them and what they hold."""
    parts = [eyes.name(name)]
    parts.append(eyes.say("scene-hooked-by", who=eyes.called(holder), you=eyes.you(holder)) if holder != NOBODY
                 else eyes.say("scene-free"))  # fmt: skip
    if name == eyes.locked:
        parts.append(eyes.say("scene-locked"))
    if eyes.held(name):
        parts.append(eyes.told("scene-holds", item=eyes.held(name)))
    return ", ".join(parts)


def _item(eyes: DeepEyes, number: int) -> Piece:
    """TD-2.8, TD-2.9: dropped, or at the side of whoever holds it."""
    city = eyes.city
    where = city.items[number]
    holder = "" if where < HELD else city.names[where - HELD]
    return tile(eyes, number, city.ring[city.zone_of_item(number)], holder)


def tile(eyes: DeepEyes, number: int, zone: str, holder: str) -> Piece:
    """An item in a zone, at the side of whoever holds it there."""
    item = eyes.box.items[number]
    return Piece(
        id=item,
        kind="tile",
        at=zone,
        name=eyes.say("scene-item", item=eyes.name(item), type=eyes.name(eyes.box.item_type[item])),
        art=item,
        held_by=holder,
        rule="TD-2.8",
    )


def barrier(eyes: DeepEyes, number: int, border: int) -> Piece:
    """TD-2.2: a barrier across a border; with Echo, one is marked."""
    marked = eyes.view.marked == number
    name = eyes.say("scene-barrier", number=number + 1, marked="yes" if marked else "no")
    return Piece(
        id=barrier_id(number + 1),
        kind="barrier",
        at=border_id(border),
        name=name,
        rule="TD-12.5",
    )


ABILITY = {
    "crusher": 1,
    "hacker": 2,
    "hustler": 4,
    "shadow": 5,
    "jumper": 8,
    "mechanic": 9,
    "enforcer": 10,
    "oracle": 11,
    "smuggler": 12,
    "courier": 13,
}
"""The rule of TD-10 that tells what a criminal can do."""
