"""Tic-tac-toe and connect four on our kernel, for the comparison with peers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from brushpass.engine import Game, Outcome, Setup, State

LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
THREE = tuple(any(mask & line == line for line in LINES) for mask in range(512))
BITS = tuple(1 << cell for cell in range(9))
CELLS = tuple(tuple(cell for cell in range(9) if mask >> cell & 1) for mask in range(512))

WINS = tuple(Outcome.of((seat,), "line", seats=2) for seat in range(2))
DRAW = Outcome.of((), "full", seats=2, scores=(0.5, 0.5))


@dataclass(kw_only=True)
class Grid(State):
    """Every seat's marks and the free cells as bit masks, and the seat to move."""

    marks: list[int]
    free: int = 511
    active: int = 0


async def place(t: Grid) -> Outcome | None:
    """The active seat marks a free cell; three in a row win."""
    seat = t.active
    cell = await t.ask(seat, "place", CELLS[t.free])
    t.marks[seat] = mine = t.marks[seat] | BITS[cell]
    t.free ^= BITS[cell]
    if THREE[mine]:
        return WINS[seat]
    if not t.free:
        return DRAW
    t.active = 1 - seat
    return None


class TicTacToe(Game[Grid, dict[str, Any]]):
    """Three in a row."""

    id = "tic_tac_toe"
    seat_counts = (2,)
    stages: ClassVar = {"place": place}
    state = Grid

    def deal(self, setup: Setup) -> Grid:
        return Grid(stage="place", marks=[0, 0])

    def view(self, t: Grid, seat: int | None, over: bool) -> dict[str, Any]:
        return {"marks": t.marks[:], "active": t.active}


WIDTH, HEIGHT = 7, 6
TALL = HEIGHT + 1
"""Bits of a column: one more than its cells, so that lines do not run from one column into the next."""
COLUMNS = tuple(tuple(x for x in range(WIDTH) if mask >> x & 1) for mask in range(1 << WIDTH))


@dataclass(kw_only=True)
class Drop(State):
    """Every seat's marks as a bit mask, the height of every column, the open columns, and the seat to move."""

    marks: list[int]
    heights: list[int]
    open: int = (1 << WIDTH) - 1
    active: int = 0


def four(marks: int) -> bool:
    """Whether four marks stand in a line: up, along a row, or along a diagonal."""
    up, row, fall, rise = marks & marks >> 1, marks & marks >> 7, marks & marks >> 6, marks & marks >> 8
    return bool(up & up >> 2 or row & row >> 14 or fall & fall >> 12 or rise & rise >> 16)


async def drop(t: Drop) -> Outcome | None:
    """The active seat drops a mark into a column; four in a row win."""
    seat = t.active
    x = await t.ask(seat, "drop", COLUMNS[t.open])
    y = t.heights[x]
    t.heights[x] = y + 1
    t.marks[seat] = mine = t.marks[seat] | 1 << x * TALL + y
    if four(mine):
        return WINS[seat]
    if y + 1 == HEIGHT:
        t.open ^= 1 << x
        if not t.open:
            return DRAW
    t.active = 1 - seat
    return None


class ConnectFour(Game[Drop, dict[str, Any]]):
    """Four in a row."""

    id = "connect_four"
    seat_counts = (2,)
    stages: ClassVar = {"drop": drop}
    state = Drop

    def deal(self, setup: Setup) -> Drop:
        return Drop(stage="drop", marks=[0, 0], heights=[0] * WIDTH)

    def view(self, t: Drop, seat: int | None, over: bool) -> dict[str, Any]:
        return {"marks": t.marks[:], "heights": t.heights[:], "active": t.active}
