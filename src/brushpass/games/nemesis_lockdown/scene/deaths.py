"""What people died of: the last thing before it that can be the death of somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..box.box import INFECTED
from ..state import NOBODY

if TYPE_CHECKING:
    from .log import Story

FELT_BY_ALL: Final = {
    "event": ("event", "card", "card"),
    "surface-card": ("surface", "card", "card"),
    "vented": ("vented", "room", "room"),
    "plays": ("deed", "card", "thing"),
    "uses": ("deed", "item", "thing"),
    "room-action": ("deed", "action", "thing"),
}
"""What anybody may die of: the words for it, the argument that they need, and what they call it."""
ENDS: Final = ("ended", "round")
"""What was before is over: of those whom the end finds on the base the outcome tells."""

Cause = tuple[str, dict[str, Any]]
"""The words for it, and what they need."""


class Deaths:
    """Who died of what."""

    def __init__(self) -> None:
        self._lately: list[tuple[int, Cause]] = []
        """What has happened in this round, and to whom: nobody, if it may have been to anybody."""
        self._of: dict[int, Cause] = {}

    def hear(self, story: Story, kind: str, args: dict[str, Any]) -> None:
        """Take in one event."""
        seat: int = args.get("seat", NOBODY)
        if kind in ENDS:
            self._lately.clear()
        elif kind == "revived":
            self._of.pop(seat, None)
        elif kind == "died":
            causes = [cause for whom, cause in self._lately if whom in (seat, NOBODY)]
            if causes:
                self._of[seat] = causes[-1]
        elif kind in FELT_BY_ALL:
            key, name, called = FELT_BY_ALL[kind]
            self._lately.append((NOBODY, (key, {called: args[name]})))
        else:
            self._lately += [(seat, cause) for cause in _done_to(story, kind, args)]

    def of(self, seat: int) -> Cause | None:
        """What somebody died of, if it can be told."""
        return self._of.get(seat)


def _done_to(story: Story, kind: str, args: dict[str, Any]) -> list[Cause]:
    """NL-17.3, NL-6.15, NL-16.21, NL-31.10, NL-20.6: what one person alone may die of."""
    seat = args.get("seat", NOBODY)
    if kind == "attack":
        flees = story.doing == (seat, "acts", "escape")
        return [("escape" if flees else "attack", {"kind": args["kind"]})]
    if kind == "burns":
        room = story.rooms.get(seat, "")
        return [("fire", {"room": room}) if room else ("burnt", {})]
    if kind == "scanned-openly":
        return [("parasite", {})] if args["strain"] == INFECTED else []
    return [({"struck": "melee", "returned": "pod"}[kind], {})] if kind in ("struck", "returned") else []
