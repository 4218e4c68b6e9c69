"""The block as a board: fourteen spaces in a ring, wide and tall, and the two meeples on them."""

from __future__ import annotations

from typing import Literal

from brushpass.table.scene import Board, Piece, Rect, Space

from ..box.components import HOMES, IS_HOME, IS_MARKET, RING
from .end import beaten, showdown
from .eyes import AvenueEyes, walk
from .ids import meeple_id, space_id
from .log import AvenueStory

WIDE = (852, 540)
TALL = (390, 404)
_WIDE = (
    (58, 270), (124, 122), (246, 96), (366, 88), (486, 88), (606, 96), (728, 122),
    (794, 270), (728, 418), (606, 444), (486, 452), (366, 452), (246, 444), (124, 418),
)  # fmt: skip
_TALL = (
    (42, 202), (42, 122), (42, 42), (144, 42), (246, 42), (348, 42), (348, 122),
    (348, 202), (348, 282), (348, 362), (246, 362), (144, 362), (42, 362), (42, 282),
)  # fmt: skip
"""The middles of the spaces, from the green home clockwise (AA-1.2)."""
SIZES = {"home": (74, 85), "market": (76, 72), "plain": (74, 68)}
SMALLER = 0.84
"""How much smaller the spaces are where the board is tall."""
SHAPES: dict[str, Literal["house", "octagon", "rect"]] = {"home": "house", "market": "octagon", "plain": "rect"}


RULES = {"home": "AA-2.2", "market": "AA-10.4", "plain": "AA-1.1"}
"""The rules that explain the spaces, and the meeples on them."""
MEEPLE_RULE = "AA-8.2"


def path(spaces: tuple[int, ...]) -> tuple[str, ...]:
    """A way as the ids of its spaces."""
    return tuple(map(space_id, spaces))


def board(eyes: AvenueEyes) -> Board:
    """AA-1.1 to AA-1.3: the ring; black markets only on the advanced face."""
    return Board(id="block", wide=WIDE, tall=TALL, art="ring", spaces=tuple(_space(eyes, n) for n in range(RING)))


def _space(eyes: AvenueEyes, number: int) -> Space:
    kind = "home" if IS_HOME[number] else "plain"
    if IS_MARKET[number] and eyes.view.mode == "advanced":
        kind = "market"
    name, seat = eyes.say("scene-space", number=number), None
    if kind == "home":
        owner = eyes.view.sides[HOMES.index(number)]
        name = eyes.say("scene-home-of", number=number, who=eyes.called(owner), you=eyes.you(owner))
        seat = owner.seats[0]
    elif kind == "market":
        name = eyes.say("scene-market-space", number=number)
    width, height = SIZES[kind]
    (x, y), (tall_x, tall_y) = _WIDE[number], _TALL[number]
    return Space(
        id=space_id(number),
        name=name,
        wide=Rect(x=x, y=y, w=width, h=height),
        tall=Rect(x=tall_x, y=tall_y, w=round(width * SMALLER, 1), h=round(height * SMALLER, 1)),
        shape=SHAPES[kind],
        kind=kind,
        icons=("market",) if kind == "market" else (),
        text=eyes.say("scene-home") if kind == "home" else "",
        seat=seat,
        burst=number == showdown(eyes),
        rule=RULES[kind],
    )


def pawns(eyes: AvenueEyes, story: AvenueStory) -> tuple[Piece, ...]:
    """AA-7.8: the two meeples, with the way they went since cards were last laid out."""
    return tuple(
        Piece(
            id=meeple_id(side.side),
            kind="pawn",
            at=space_id(side.space),
            name=eyes.say("scene-you") if eyes.mine(side) else eyes.called(side),
            seat=side.seats[0],
            letter=eyes.letter(side),
            shape=eyes.shape(side),
            used=side.side == beaten(eyes),
            rule=MEEPLE_RULE,
            moved=path(_trail(side.space, story.moves[side.side])),
        )
        for side in eyes.view.sides
    )


def _trail(space: int, moves: list[int]) -> tuple[int, ...]:
    """The way that ended on a space after these movements."""
    spaces = [(space - sum(moves)) % RING]
    for steps in moves:
        spaces += walk(spaces[-1], steps)
    return tuple(spaces) if len(spaces) > 1 else ()
