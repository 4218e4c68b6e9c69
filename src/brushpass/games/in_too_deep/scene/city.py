"""The city: eight zones in a ring, what each does, the search in it, and the borders between them."""

from __future__ import annotations

from brushpass.table.scene import Board, Link, Rect, Sign, Space

from ..rules.city import beside
from ..state import ZONES
from .eyes import DeepEyes
from .ids import border_id

RING = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""The column and row of every zone, clockwise from the upper left corner."""
ICONS = {
    "blocks": "target-sign",
    "centre": "shield",
    "ion_towers": "gem",
    "parish": "tolerance",
    "harbour": "file",
    "aerodrome": "arrow",
    "heights": "eye",
    "zinbazaar": "swap",
}


def board(eyes: DeepEyes) -> Board:
    """TD-2.1: the ring, its middle free for the hooks that nobody has."""
    ring = eyes.city.ring
    return Board(
        id="city",
        wide=(800, 458),
        tall=(390, 318),
        spaces=tuple([_zone(eyes, zone) for zone in range(len(ring))]),
        links=tuple([_border(ring, border) for border in range(len(ring))]),
        art="bare",
        wide_middle=Rect(x=400, y=229, w=240, h=124),
        tall_middle=Rect(x=195, y=159, w=116, h=90),
    )


def _zone(eyes: DeepEyes, number: int) -> Space:
    """TD-9.6, TD-9.8: what a zone does, or that it does nothing while it is searched."""
    name, (column, row) = eyes.city.ring[number], RING[number]
    search = eyes.city.search[number]
    does = eyes.say(f"short-{name}")
    return Space(
        id=name,
        name=eyes.name(name),
        wide=Rect(x=134 + 266 * column, y=83 + 146 * row, w=252, h=133),
        tall=Rect(x=65 + 130 * column, y=55 + 104 * row, w=122, h=96),
        kind="district",
        icons=(ICONS[name],),
        text=eyes.name(name),
        note=eyes.say("scene-searched") if search else does,
        tone="quiet" if search else "plain",
        signs=(Sign(icon="search", name=eyes.say("scene-search", count=search), count=search, tone="bad"),)
        if search
        else (),
        art=name,
        rule="TD-11",
    )


def _border(ring: tuple[str, ...], border: int) -> Link:
    """TD-2.2."""
    return Link(id=border_id(border), a=ring[border], b=ring[beside(border, 1) % ZONES], kind="border")
