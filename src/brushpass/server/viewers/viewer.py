"""One who looks at a table: what their socket has been sent, and what it is still to be sent."""

from __future__ import annotations

import asyncio

from ..wire import frames
from .shown import Shown

MOST_UNSENT = 64
"""Frames a socket may lag behind, scenes and table frames not counted: of those only the newest waits."""


class SlowReader(Exception):
    """The socket does not take what it is sent."""


class Viewer:
    """One socket: whose it is, its language, and what it is still to be sent."""

    __slots__ = (
        "_closed",
        "_count",
        "_has",
        "_mark",
        "_ready",
        "_unsent",
        "back_later",
        "guest",
        "language",
        "name",
        "network",
        "sent_away",
        "session",
        "table",
    )

    def __init__(self, session: str | None, language: str, name: str = "", network: str = "") -> None:
        self.session = session
        self.language = language
        self.name = name
        """What they call themselves; who sits at the table may have another name there."""
        self.network = network
        """Where they come from."""
        self.guest = False
        """Came by a link to watch."""
        self.table: frames.TableInfo | None = None
        """What the last table frame said."""
        self._has: Shown | None = None
        """The last scene that went out on this socket: the next one builds on it."""
        self._mark: bytes | None = None
        """Its mark, while the table rests."""
        self._unsent: dict[object, bytes | Shown] = {}
        self._count = 0
        self._ready = asyncio.Event()
        self._closed = False
        self.sent_away = False
        """The table is not for them."""
        self.back_later = False
        """It is, but not now."""

    # -- what is to be sent ------------------------------------------------------------------------------------------

    def send(self, frame: frames.ServerFrame) -> None:
        """Queue a frame."""
        self._count += 1
        self._queue(self._count, frames.encode(frame))

    def inform(self, table: frames.TableInfo, frame: bytes) -> None:
        """Queue the table frame, in the place of an older one that is not sent yet."""
        self.table = table
        self._queue(frames.TableFrame, frame)

    def show(self, shown: Shown) -> None:
        """Queue a scene in the place of an older one that is not sent yet, unless it is the one they have."""
        if self._mark is not None:
            if self._mark == shown.mark:
                self._has = shown
            self._mark = None
        if shown is not self._unsent.get(Shown, self._has):
            self._queue(Shown, shown)

    def tell_earlier(self, before: int) -> None:
        """Queue older lines of the log that they are shown."""
        shown = self._unsent.get(Shown, self._has)
        if isinstance(shown, Shown):
            self.send(shown.earlier(before))

    def forget(self) -> None:
        """Whatever they have, the next scene is sent whole."""
        self._has = self._mark = None
        self._unsent.pop(Shown, None)

    def rest(self) -> None:
        """The table leaves the memory for a while: remember what they have by its mark alone."""
        if self._has is not None and Shown not in self._unsent:
            self._mark = self._has.mark
            self._has = None

    def _queue(self, kind: object, frame: bytes | Shown) -> None:
        self._unsent.pop(kind, None)
        self._unsent[kind] = frame
        if len(self._unsent) > MOST_UNSENT:
            self._closed = True
        self._ready.set()

    # -- sending -----------------------------------------------------------------------------------------------------

    def send_away(self) -> None:
        """The table is not for this viewer any more: nothing more will be sent."""
        self.sent_away = self._closed = True
        self._ready.set()

    def close(self) -> None:
        """Nothing more will be sent now; the client may try again."""
        self.back_later = self._closed = True
        self._ready.set()

    async def next(self) -> bytes:
        """The next frame to be sent; SlowReader when too many have piled up or the viewer was sent away."""
        while not self._unsent and not self._closed:
            self._ready.clear()
            await self._ready.wait()
        if self._closed:
            raise SlowReader
        return self._take()

    def waiting(self) -> list[bytes]:
        """All that is still to be sent, as it would be sent now."""
        return [self._take() for _ in range(len(self._unsent))]

    def _take(self) -> bytes:
        frame = self._unsent.pop(next(iter(self._unsent)))
        if isinstance(frame, Shown):
            before, self._has = self._has, frame
            return frame.frame(before)
        return frame
