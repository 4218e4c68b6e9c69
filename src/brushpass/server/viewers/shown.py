"""A scene as it is sent: a viewer is sent only what they do not have of the log and of the board."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Raw
from msgspec.structs import replace

from ...table import Scene
from ...table.scene import Board, Line
from ..wire import frames

THINGS = ("spaces", "links")
"""What of a board is sent one by one, as far as it has changed."""


class Shown:
    """What a viewer sees at one moment, and the number of their question."""

    __slots__ = ("_after", "_board", "_lines", "_question", "_rest")

    def __init__(self, scene: Scene, question: int) -> None:
        self._question = question
        self._lines = scene.log
        self._board = scene.board
        self._rest = frames.encode(replace(scene, board=None, log=()))
        self._after: tuple[Shown | None, bytes] | None = None

    def same(self, other: Shown) -> bool:
        """Whether somebody who has seen one has seen the other."""
        return (self._question, self._rest, self._lines, self._board) == (
            other._question,
            other._rest,
            other._lines,
            other._board,
        )

    @property
    def mark(self) -> bytes:
        """A few bytes that tell it from every other one, for the time when it is not kept itself."""
        return blake2b(self._made(None), digest_size=16).digest()

    def frame(self, before: Shown | None) -> bytes:
        """The frame for a viewer who has seen that before; None: nothing. Most viewers of a seat have the same."""
        if self._after is None or self._after[0] is not before:
            self._after = (before, self._made(before))
        return self._after[1]

    def _made(self, before: Shown | None) -> bytes:
        kept = 0 if before is None else _common(before._lines, self._lines)
        board, news = _news(None if before is None else before._board, self._board)
        fields = [self._rest[:-1]]
        if kept < len(self._lines):
            fields.append(b'"log":' + frames.encode(self._lines[kept:]))
        if board is not None:
            fields.append(b'"board":' + frames.encode(board))
        return frames.encode(frames.SceneFrame(self._question, kept, news, Raw(b",".join(fields) + b"}")))


def _common(before: Sequence[Line], now: Sequence[Line]) -> int:
    """How many lines stay; after an undo fewer than there were."""
    most = min(len(before), len(now))
    if before[:most] == now[:most]:
        return most
    return next(at for at in range(most) if before[at] != now[at])


def _news(before: Board | None, now: Board | None) -> tuple[Board | None, frames.BoardNews]:
    """What is new on a board, and whether that is nothing, some of its things, or all of it."""
    if before == now:
        return None, "same"
    if before is None or now is None:
        return now, "whole"
    things = {}
    for field in now.__struct_fields__:
        old, new = getattr(before, field), getattr(now, field)
        if field in THINGS and [thing.id for thing in old] == [thing.id for thing in new]:
            things[field] = tuple(thing for was, thing in zip(old, new, strict=True) if was != thing)
        elif old != new:
            return now, "whole"
    return replace(now, **things), "part"
