"""Everybody who looks at one table, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine import Match
from ...table.guide import Course
from ..wire import frames
from .questions import Questions
from .shown import Shown
from .sight import Sight
from .viewer import Viewer

SeatOf = Callable[[str | None], int | None]
"""Where a session sits; None: nowhere."""


class Audience:
    """The viewers of a table; those of one seat share its sight, and all spectators share theirs."""

    def __init__(self, questions: Questions, course: Course | None = None) -> None:
        """`course`: the match teaches the learner."""
        self._questions = questions
        self._course = course
        self.viewers: list[Viewer] = []
        self._sights: dict[int | None, Sight] = {}
        self._tables: dict[tuple[str | None, str, bool], tuple[frames.TableInfo, bytes]] = {}
        """The table frame that each of them was shown last; those who only look on share one."""

    @property
    def present(self) -> set[str]:
        """The sessions that look at the table now."""
        return {viewer.session for viewer in self.viewers if viewer.session is not None}

    def watching(self, seated: Callable[[str | None], object | None]) -> list[str]:
        """Everybody who looks on without a seat, by name, however many tabs they have open."""
        people = {
            viewer.session or id(viewer): viewer.name for viewer in self.viewers if seated(viewer.session) is None
        }
        return sorted(people.values())

    def looking_on(self, known: Callable[[str | None], bool]) -> int:
        """How many sockets are here of people who are not `known` here."""
        return sum(not known(viewer.session) for viewer in self.viewers)

    def turn_out(self, visible_to: Callable[[str | None, bool], bool]) -> None:
        """Send away those whom the table is not for any more."""
        for viewer in [viewer for viewer in self.viewers if not visible_to(viewer.session, viewer.guest)]:
            self.viewers.remove(viewer)
            viewer.send_away()

    def close(self) -> None:
        """The table leaves the memory: whoever looks at it comes back to it later."""
        for viewer in self.viewers:
            viewer.close()
        self.viewers.clear()

    def rest(self) -> None:
        """The match leaves the memory: let go of all that was made from it."""
        self._sights.clear()
        for viewer in self.viewers:
            viewer.rest()

    def send(self, frame: frames.ServerFrame, to: Callable[[Viewer], bool]) -> None:
        """The same frame for all of these."""
        for viewer in self.viewers:
            if to(viewer):
                viewer.send(frame)

    def show_table(
        self, info: Callable[[str | None, str, bool], frames.TableInfo], known: Callable[[str | None], bool]
    ) -> None:
        """Send the table frame to those for whom it has changed; all who are not `known` here are shown the same."""
        before, self._tables = self._tables, {}
        for viewer in self.viewers:
            who = (viewer.session if known(viewer.session) else None, viewer.language, viewer.guest)
            if who not in self._tables:
                table, old = info(*who), before.get(who)
                if old is None or old[0] != table:
                    old = table, frames.encode(frames.TableFrame(table))
                # What is the same stays the same object, so that nobody's has to be compared field by field.
                self._tables[who] = old
            table, frame = self._tables[who]
            if table is not viewer.table:
                viewer.inform(table, frame)

    def _sight(self, seat: int | None) -> Sight:
        course = self._course
        return Sight(seat, self._questions, course if course is not None and seat == course.learner else None)

    def show_scenes(
        self, match: Match[Any, Any], names: Sequence[str], seat_of: SeatOf, to: Viewer | None = None
    ) -> None:
        """Send scenes to everybody for whom they have changed; `to`: only to those who see what that viewer sees."""
        looked: dict[tuple[int | None, str], Shown] = {}
        for viewer in self.viewers:
            seat = seat_of(viewer.session)
            if to is not None and seat != seat_of(to.session):
                continue
            if (seat, viewer.language) not in looked:
                sight = self._sights.setdefault(seat, self._sight(seat))
                looked[seat, viewer.language] = sight.look(match, names, viewer.language)
            viewer.show(looked[seat, viewer.language])
