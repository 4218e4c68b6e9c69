"""What the Recruiter's secret can be, told from public facts alone.

`worlds` finds every path that agrees with them, each with the feature cards and recruiter cards that it may go with.
It is rebuilt from the record each time, so that undo, replays and spectators need nothing, and the last few are kept.
NumPy, which does the work, is not imported before somebody asks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ..box.city import AT, BORDER_AT, WITH, together
from ..state import NOWHERE, Entry, MindMgmt

if TYPE_CHECKING:
    from ..view import View
    from .histories import Worlds

CAP: Final = 30_000
"""So many paths are kept; of more, so many that are drawn evenly."""
KEPT: Final = 8
"""So many beliefs are remembered: one may hold several megabytes."""


class Public(NamedTuple):
    """All that everybody knows of the Recruiter's secret."""

    chaos: int
    record: tuple[Entry, ...]
    length: int
    """How many numbers are written: one more than the hour when the Recruiter has acted and time has not advanced."""
    hour: int = 0
    front: int = 0
    """The Mind Slip tokens in front of the screen."""
    board: int = NOWHERE
    """Where the second Mind Slip token lies."""
    early: bool = True
    """R-07: a visit in the opening earns that token."""
    pending: int = 0
    """The Recruiter is about to lay a step token on one of these, so that at least one of them was visited."""
    can_act: bool = False
    """MM-4.4: the Recruiter's turn has begun, so that there is a legal action."""


def public(t: MindMgmt) -> Public:
    """The public facts of a position; no secret is looked at."""
    return Public(
        chaos=t.chaos,
        record=t.record,
        length=len(t.path),
        hour=t.hour,
        front=t.front,
        board=t.board,
        early=t.setup.options["early_visit_counts"],
        pending=WITH[t.asked] & ~t.marked() if t.asked else 0,
        can_act=t.stage == "recruiter" and not t.acted,
    )


def seen(view: View, over: bool = False) -> Public:
    """The same from what anybody may see; `over`: of a match that has ended, maybe in a dead end."""
    marked = together(AT[place] for place in (*view.steps, *view.confirmed))
    return Public(
        chaos=together(BORDER_AT[border] for border in view.chaos),
        record=view.record,
        length=view.numbers,
        hour=view.hour,
        front=view.front,
        board=NOWHERE if view.board is None else AT[view.board],
        early=view.early_visit_counts,
        pending=WITH[view.asked] & ~marked if view.asked else 0,
        can_act=view.stage == "recruiter" and not view.acted and not over,
    )


def when(known: Public, hour: int) -> Public:
    """What was public when the time token had come to an earlier hour, before the Agents' turn."""
    record = known.record
    for index, (kind, number, _, _) in enumerate(record):
        if number > hour or (kind == "hour" and number == hour):
            record = record[:index]
            break
    return Public(known.chaos, record, hour, hour)


@lru_cache(maxsize=KEPT)
def worlds(known: Public, cap: int = CAP) -> Worlds:
    """Every secret that agrees with what is known; of more paths than the cap, some (`thinned`)."""
    from .enumeration import enumerated

    while True:
        found = enumerated(known, cap)
        if found.count:
            return found
        if not found.thinned:
            raise ValueError(f"no secret of the Recruiter's agrees with {known}")
        cap *= 4
