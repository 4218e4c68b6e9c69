"""Everybody who looks at one table, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine import Match
from ..wire import frames
from .showing import scene_bytes
from .viewer import Eyes, Viewer, scene_frame


class Audience:
    """The viewers of a table; those of one seat share its eyes, and all spectators share theirs."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []
        self._eyes: dict[int | None, Eyes] = {}

    def eyes(self, seat: int | None) -> Eyes:
        return self._eyes.setdefault(seat, Eyes())

    @property
    def present(self) -> set[str]:
        """The sessions that look at the table now."""
        return {viewer.session for viewer in self.viewers if viewer.session is not None}

    def turn_out(self, visible_to: Callable[[str | None, bool], bool]) -> None:
        """Send away those whom the table is not for any more."""
        for viewer in [viewer for viewer in self.viewers if not visible_to(viewer.session, viewer.guest)]:
            self.viewers.remove(viewer)
            viewer.send_away()

    def close(self) -> None:
        for viewer in self.viewers:
            viewer.close()

    def send(self, frame: frames.ServerFrame) -> None:
        """The same frame for everybody."""
        for viewer in self.viewers:
            viewer.send(frame)

    def show_table(self, info: Callable[[str | None, str, bool], frames.TableInfo]) -> None:
        """Send the table frame to everybody for whom it has changed."""
        for viewer in self.viewers:
            frame = frames.TableFrame(info(viewer.session, viewer.language, viewer.guest))
            data = frames.encode(frame)
            if data != viewer.table:
                viewer.table = data
                viewer.send_bytes(frame, data)

    def show_scenes(
        self,
        match: Match[Any, Any],
        names: Sequence[str],
        seat_of: Callable[[str | None], int | None],
        to: Viewer | None = None,
    ) -> None:
        """Send scenes to everybody for whom they have changed; `to`: look only through that viewer's eyes."""
        looking: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers:
            looking.setdefault(seat_of(viewer.session), []).append(viewer)
        for seat, viewers in looking.items():
            if to is not None and to not in viewers:
                continue
            languages = sorted({viewer.language for viewer in viewers})
            scenes = {language: scene_bytes(match, seat, language, names) for language in languages}
            eyes = self.eyes(seat)
            eyes.looked(scenes)
            for viewer in viewers:
                if viewer.seen != (eyes.version, viewer.language):
                    viewer.seen = (eyes.version, viewer.language)
                    viewer.send(scene_frame(eyes.version, scenes[viewer.language]))
