"""Through whose eyes a scene is made: a viewer, and what the viewer may know now."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..engine import Decision
from .seen import Seen
from .text import Texts
from .viewer import Viewer

V = TypeVar("V")


class Eyes(Viewer, Generic[V]):
    """A viewer with a view; a game's own eyes add what its scene asks again and again."""

    def __init__(self, seen: Seen, texts: Texts) -> None:
        super().__init__(seen.seat, seen.names, texts, seen.setup)
        self.seen = seen
        self.view: V = seen.view
        self.over = seen.outcome is not None
        self.watching = seen.seat is None

    @property
    def asked(self) -> Decision[Any]:
        """The question that the viewer decides."""
        assert self.seen.decision is not None, "the viewer is asked nothing"
        return self.seen.decision

    def decides(self, *seats: int) -> bool:
        """Whether the table waits for one of these seats, the viewer's own among them."""
        return any(waiting.seat in seats for waiting in self.seen.waiting)

    @property
    def waiting(self) -> str:
        """Whom the table waits for, if not for the viewer."""
        if self.seen.decision is not None:
            return ""
        return " ".join(self.texts.waiting(waiting, self.names) for waiting in self.seen.waiting)
