"""What lies in the open, as the rules read it: a state has it, and so has whoever sees no more than a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..box.board import Board
from ..box.box import Box
from ..state import Base, Crew, Laboratory


class Open(Protocol):
    """The open side of a table: enough to say what an action costs and what a roll would bring."""

    @property
    def box(self) -> Box: ...

    @property
    def board(self) -> Board: ...

    @property
    def crew(self) -> Sequence[Crew]: ...

    @property
    def base(self) -> Base: ...

    @property
    def lab(self) -> Laboratory: ...

    def tile(self, room: str) -> str:
        """What a Room is; empty: nobody has explored it."""

    def powered(self, room: str) -> bool:
        """NL-23.1: whether a Room is in a powered Section."""
