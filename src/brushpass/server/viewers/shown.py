"""A scene as it is sent: a viewer is sent only what they do not have."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ...table import Scene
from ...table.beats import Beat, since
from ...table.scene import Area, Board, Line, Panel
from ..wire import frames

THINGS = ("spaces", "links")
"""What of a board is sent one by one, as far as it has changed."""
PARTS = ("panels", "pieces", "areas")
"""What of a scene is sent one by one."""
INSIDE: dict[type[Any], str] = {Panel: "areas", Area: "cards"}
"""What of such a thing is sent one by one in its turn."""
REST = tuple(field for field in Scene.__struct_fields__ if field not in ("board", "log"))
"""What stays out of a frame where it is the same."""
LINES = 60
"""So many lines of a log are sent at once: the newest, and on request those before."""
EMPTY = Scene(game="", title="", status="", panels=())


class Shown:
    """What a viewer sees at one moment, the number of their question, and what was seen to happen up to then."""

    __slots__ = ("_after", "_beats", "_heard", "_question", "_scene")

    def __init__(self, scene: Scene, question: int, beats: Sequence[Beat] = (), heard: int = 0) -> None:
        """`beats` of `heard` events; the story to which they belong may go on."""
        self._question = question
        self._scene = scene
        self._beats = beats
        self._heard = heard
        self._after: tuple[Shown | None, bytes] | None = None

    def same(self, other: Shown) -> bool:
        """Whether somebody who has seen one has seen the other."""
        return self._question == other._question and self._scene == other._scene

    @property
    def mark(self) -> bytes:
        """A few bytes that tell it from every other one, for the time when it is not kept itself."""
        return blake2b(self._made(None), digest_size=16).digest()

    def frame(self, before: Shown | None) -> bytes:
        """The frame for a viewer who has seen that before; None: nothing. Most viewers of a seat have the same."""
        if self._after is None or self._after[0] is not before:
            self._after = (before, self._made(before))
        return self._after[1]

    def earlier(self, before: int) -> frames.EarlierFrame:
        """What the log told before the line of that place in it."""
        return frames.EarlierFrame(before, tuple(self._scene.log[max(0, before - LINES) : before]))

    def _made(self, before: Shown | None) -> bytes:
        old, now = EMPTY if before is None else before._scene, self._scene
        lines = _common(old.log, now.log)
        board, news = _news(old.board, now.board)
        skipped = max(0, len(now.log) - LINES - lines)
        sent = replace(now, board=board, log=now.log[lines + skipped :])
        kept: list[str] = []
        parts: list[frames.Renewed] = []
        for field in REST:
            was, thing = getattr(old, field), getattr(now, field)
            if was == thing and not (field == "prompt" and self._asks_anew(before)):
                if thing != getattr(EMPTY, field):
                    kept.append(field)
                    setattr(sent, field, getattr(EMPTY, field))
            elif field in PARTS and was:
                setattr(sent, field, _less(was, thing, field, parts))
        scene = Raw(frames.encode(sent))
        beats = self._since(before) if before is not None and lines == len(old.log) else ()
        return frames.encode(
            frames.SceneFrame(self._question, lines, news, scene, tuple(kept), tuple(parts), beats, skipped)
        )

    def _asks_anew(self, before: Shown | None) -> bool:
        """Whether it is another question: one that reads like the one before is sent too, lest it be taken for it."""
        return before is not None and self._question != before._question

    def _since(self, before: Shown) -> tuple[Beat, ...]:
        """What was seen to happen after that; nothing for those who come, or after an answer was taken back."""
        return tuple(beat for beat in since(self._beats, before._heard) if beat.event < self._heard)


def _less(before: Sequence[Any], now: Sequence[Any], path: str, parts: list[frames.Renewed]) -> tuple[Any, ...]:
    """Those of some things that are new or not as they were, and of these in their turn only what is inside and new."""
    old = {thing.id: thing for thing in before}
    order = tuple(thing.id for thing in now)
    parts.append(frames.Renewed(path, None if order == tuple(old) else order))
    sent = []
    for thing in now:
        was, inside = old.get(thing.id), INSIDE.get(type(thing))
        if was == thing:
            continue
        if was is not None and inside is not None and getattr(was, inside):
            less = _less(getattr(was, inside), getattr(thing, inside), f"{path}/{thing.id}/{inside}", parts)
            thing = replace(thing, **{inside: less})
        sent.append(thing)
    return tuple(sent)


def _changed(before: Sequence[Any], now: Sequence[Any]) -> tuple[Any, ...] | None:
    """Those of some things that are not as they were; None: there are others, or they stand in another order."""
    if [thing.id for thing in before] != [thing.id for thing in now]:
        return None
    return tuple(thing for was, thing in zip(before, now, strict=True) if was != thing)


def _common(before: Sequence[Line], now: Sequence[Line]) -> int:
    """How many lines stay; after an undo fewer than there were."""
    most = min(len(before), len(now))
    # A story that goes on keeps its lines, so the very same line stands behind the very same ones.
    if (most and before[most - 1] is now[most - 1]) or before[:most] == now[:most]:
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
        if field in THINGS and (changed := _changed(old, new)) is not None:
            things[field] = changed
        elif old != new:
            return now, "whole"
    return replace(now, **things), "part"
