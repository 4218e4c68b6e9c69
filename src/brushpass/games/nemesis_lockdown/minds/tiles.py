"""Where in the base something can be done: the tiles by what their actions do, and the Rooms in which they lie."""

from __future__ import annotations

from typing import Final

from ..box.box import Box
from ..state import Lockdown

Deed = tuple[str, int]
"""A tile, and the place of one of its actions."""
KNOWN: Final[dict[str, dict[str, tuple[Deed, ...]]]] = {}
"""By the fingerprint of a box and the operation."""


def deeds(box: Box) -> dict[str, tuple[Deed, ...]]:
    """Where each operation is carried out."""
    if box.fingerprint not in KNOWN:
        found: dict[str, list[Deed]] = {}
        for tile in box.tiles.values():
            for number, action in enumerate(tile.actions):
                for step in action.effect:
                    found.setdefault(step["op"], []).append((tile.id, number))
                    for inner in step.get("then", ()):
                        found.setdefault(inner["op"], []).append((tile.id, number))
        KNOWN[box.fingerprint] = {op: tuple(dict.fromkeys(where)) for op, where in found.items()}
    return KNOWN[box.fingerprint]


def laid(t: Lockdown) -> dict[str, str]:
    """The Room of every tile that lies open, Staircases apart."""
    return {tile: room for room, tile in (*t.board.fixed.items(), *t.base.tiles.items())}


def hidden(t: Lockdown) -> dict[str, list[str]]:
    """The Rooms whose tiles nobody has turned up yet, by the backs of the tiles."""
    return {
        slot: [room for room in rooms if room not in t.base.tiles and room not in t.board.fixed]
        for slot, rooms in t.board.hidden.items()
    }


HOPS: Final[dict[tuple[str, str], dict[tuple[str, str], int]]] = {}
"""By the fingerprint of a box and the board."""


def hops(t: Lockdown) -> dict[tuple[str, str], int]:
    """How many Corridors or rides lie between two Rooms, with all Doors open."""
    key = (t.box.fingerprint, t.board.id)
    if key not in HOPS:
        HOPS[key] = counted(t)
    return HOPS[key]


def counted(t: Lockdown) -> dict[tuple[str, str], int]:
    """NL-11.3: step by step from every Room."""
    board = t.board
    stops = list(board.stops.values())
    found: dict[tuple[str, str], int] = {}
    for start in board.rooms:
        found[start, start] = 0
        edge = [start]
        while edge:
            further: list[str] = []
            for room in edge:
                for near in (*board.next[room], *(stops if room in stops else ())):
                    if (start, near) not in found:
                        found[start, near] = found[start, room] + 1
                        further.append(near)
            edge = further
    return found
