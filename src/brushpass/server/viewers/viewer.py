"""Who looks at a table: what each socket is still to be sent, and what each seat's eyes have seen so far."""

from __future__ import annotations

import asyncio
from hashlib import blake2b

import msgspec

from ..wire import frames

MOST_UNSENT = 64
"""Frames a socket may lag behind, scenes and table frames not counted: of those only the newest waits."""


class SlowReader(Exception):
    """The socket does not take what it is sent."""


class Viewer:
    """One socket: whose it is, its language, and what it is still to be sent."""

    __slots__ = ("_closed", "_count", "_ready", "_unsent", "guest", "language", "seen", "sent_away", "session", "table")

    def __init__(self, session: str | None, language: str) -> None:
        self.session = session
        self.language = language
        self.guest = False
        """Came by a link to watch."""
        self.seen: tuple[int, str] | None = None
        """The version and language of the last scene."""
        self.table: bytes = b""
        """The last table frame."""
        self._unsent: dict[object, bytes] = {}
        self._count = 0
        self._ready = asyncio.Event()
        self._closed = False
        self.sent_away = False

    def send(self, frame: frames.ServerFrame) -> None:
        """Queue a frame; a scene or a table frame takes the place of an older one that is not sent yet."""
        self.send_bytes(frame, frames.encode(frame))

    def send_bytes(self, frame: object, data: bytes) -> None:
        kind: object = type(frame)
        if kind not in (frames.SceneFrame, frames.TableFrame):
            self._count += 1
            kind = self._count
        self._unsent.pop(kind, None)
        self._unsent[kind] = data
        if len(self._unsent) > MOST_UNSENT:
            self._closed = True
        self._ready.set()

    def send_away(self) -> None:
        """The table is not for this viewer any more: nothing more will be sent."""
        self.sent_away = self._closed = True
        self._ready.set()

    def close(self) -> None:
        """Nothing more will be sent now; the client may try again."""
        self._closed = True
        self._ready.set()

    async def next(self) -> bytes:
        """The next frame to be sent; SlowReader when too many have piled up or the viewer was sent away."""
        while not self._unsent and not self._closed:
            self._ready.clear()
            await self._ready.wait()
        if self._closed:
            raise SlowReader
        return self._unsent.pop(next(iter(self._unsent)))


class Eyes:
    """What one seat (or all spectators) see. The version rises only when that changes, so it tells nothing else."""

    __slots__ = ("_last", "version")

    def __init__(self) -> None:
        self.version = 0
        self._last: dict[str, bytes] = {}

    def looked(self, scenes: dict[str, bytes]) -> None:
        """Take note of the scene in every language in use; raise the version unless it is known to be the same."""
        marks = {language: blake2b(scene, digest_size=16).digest() for language, scene in scenes.items()}
        same = [mark == self._last[language] for language, mark in marks.items() if language in self._last]
        if same and all(same):
            self._last |= marks
        else:
            self.version += 1
            self._last = marks

    def go_on_from(self, version: int) -> None:
        """A client has seen higher numbers before the table left the memory: never repeat one."""
        if version > self.version:
            self.version = version
            self._last = {}


def scene_frame(version: int, scene: bytes) -> frames.SceneFrame:
    return frames.SceneFrame(version, msgspec.Raw(scene))
