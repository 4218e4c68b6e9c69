"""The table of MIND MGMT: the Recruiter's secret, and all that lies in the open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from brushpass.engine import Places, Setup, State

from .box.city import together
from .box.components import FINAL_HOUR, GOAL, SUPPLY, TOGETHER

RECRUITER: Final = 0
"""The Recruiter's seat; all others are the Agents'."""
NOWHERE: Final = -1
"""No location, or one that the viewer does not know."""
NOBODY: Final = -1
"""No agent, or nobody's seat."""


def recruiter(setup: Setup, owner: int) -> Sequence[int]:
    """The Recruiter's hidden feature cards."""
    return (RECRUITER,)


PLACES: Final = Places()
PILE: Final = PLACES.one("pile")
"""The feature cards that nobody has."""
HIDDEN: Final = PLACES.one("hidden", seen_by=recruiter)
"""The Recruiter's feature cards."""

Entry = tuple[str, int, int, int]
"""Something that came out: its kind, the number of the path that it is about, and two sets, places or counts."""

FRONT: Final = "front"
BOARD: Final = "board"


@dataclass(kw_only=True)
class MindMgmt(State):
    """Locations are numbers, sets of them ints; tuples and ints, because copies share them."""

    # -- what only the Recruiter knows -------------------------------------------------------------------------------
    path: tuple[int, ...] = ()
    """The locations with the numbers 1, 2, 3 …; NOWHERE to those who do not know."""
    card: str = ""
    """The recruiter card in play."""
    spent: str = ""
    """The Mind Slip token that was spent in this turn: it is shown when time advances (MM-4.19)."""
    # -- what only the Agents know -----------------------------------------------------------------------------------
    marks: dict[int, str] = field(default_factory=dict)
    """R-27: the Agents' own marks on locations."""
    # -- the table ---------------------------------------------------------------------------------------------------
    hour: int = 0
    """What the time token shows; 0 before the opening is done."""
    chaos: int = 0
    """The borders with a chaos token."""
    front: int = 0
    """The Mind Slip tokens in front of the screen."""
    board: int = NOWHERE
    """Where the second Mind Slip token lies."""
    slips: tuple[tuple[int, str], ...] = ()
    """The spent Mind Slip tokens, each with its hour."""
    display: tuple[str, ...] = ()
    """The features with which immortals may recruit."""
    discarded: tuple[str, ...] = ()
    """Those with which they have."""
    opened: tuple[tuple[str, int], ...] = ()
    """The Recruiter's feature cards that a Shakedown has opened, each with the hour of the hit."""
    announced: tuple[tuple[int, int], ...] = ()
    """The recruits beside the hours of the time track."""
    immortals: tuple[int, ...] = ()
    agents: tuple[int, ...] = ()
    """Where the agents stand, by number."""
    owners: tuple[int, ...] = ()
    """Whose seat runs each agent; TOGETHER: all of them; NOBODY: not chosen yet."""
    down: int = 0
    """The agents that have been activated in this round."""
    activated: int = 0
    """How many have been activated in this turn."""
    round: int = 0
    """Counted from 0."""
    steps: int = 0
    """The locations with a step token."""
    confirmed: dict[int, int] = field(default_factory=dict)
    """The confirmed mental notes: the number of the visit, by location."""
    notes: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The unconfirmed mental notes by number: where each lies and what it says."""
    dolphins: int = 0
    """How often the ally may still be used."""
    named: tuple[str, ...] = ()
    """The features that were named in a Shakedown in vain."""
    record: tuple[Entry, ...] = ()
    """All that the Recruiter has let out, in order: what the belief is made from."""
    # -- the Recruiter's turn ----------------------------------------------------------------------------------------
    acted: bool = False
    glided: bool = False
    """The immortal move of the turn has been made."""
    extra: str = ""
    """The extra immortal move: empty, `due` once it is paid for, `done`."""
    # -- an activation -----------------------------------------------------------------------------------------------
    active: int = NOBODY
    spaces: int = 0
    """The spaces that the active agent may still move."""
    moved: bool = False
    did: bool = False
    """The action has been taken."""
    freed: bool = False
    """The free action has been taken."""
    drummed: int = NOBODY
    """Whom Dusty moves just now."""
    asked: str = ""
    """The feature of an Ask that the Recruiter has to answer."""
    # -- house modules (MM-13) ---------------------------------------------------------------------------------------
    used: tuple[str, ...] = ()
    """Those that work once and have; Long Stride stands up with the agents."""
    overdue: int = 0
    """MM-13.6: the first number whose contacts an alert that was put off has left out; 0: none."""

    # -- what follows from it ----------------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        """The full game, not the training mission."""
        return self.setup.mode == "full"

    @property
    def final_hour(self) -> int:
        """MM-3.4, MM-3.5."""
        return FINAL_HOUR[self.setup.mode]

    def has(self, module: str) -> bool:
        """Whether a house module is agreed on."""
        agreed: bool = self.setup.options[module]
        return agreed

    @property
    def head(self) -> int:
        """Where the Recruiter is."""
        return self.path[-1]

    def visited(self) -> int:
        """The locations with a number."""
        return together(self.path)

    def marked(self) -> int:
        """The locations with a step token or a confirmed note."""
        return self.steps | together(self.confirmed)

    def unmarked(self) -> int:
        """Where a step token may be laid."""
        return self.visited() & ~self.marked()

    def crowded(self) -> int:
        """The locations with an immortal."""
        return together(self.immortals)

    def open_features(self) -> tuple[str, ...]:
        """The Recruiter's feature cards that lie open."""
        return tuple([feature for feature, _ in self.opened])

    def recruits(self) -> int:
        """MM-11.3, MM-11.4, MM-11.6: what counts toward the goal."""
        return sum([count for _, count in self.announced]) + len(self.discarded)

    def goal(self) -> int:
        """MM-11.3, MM-11.4, MM-13.2, MM-13.11: the recruits that win."""
        return goal(self.setup)

    def supply(self) -> int:
        """MM-2.6, MM-2.7, MM-13.11: the recruit tokens that are left."""
        return SUPPLY[self.setup.mode] + int(self.has("higher_bar")) - self.recruits()

    def last_say(self) -> int:
        """R-15: whose word counts among the Agents in this round."""
        return 1 + self.round % (self.setup.seats - 1)

    def runner(self, agent: int) -> int:
        """MM-2.20: the seat that decides for an agent."""
        owner = self.owners[agent]
        return self.last_say() if owner == TOGETHER else owner

    def note(self, kind: str, number: int, what: int, more: int = 0) -> None:
        """Something has come out."""
        self.record = (*self.record, (kind, number, what, more))


def goal(setup: Setup) -> int:
    """MM-11.3, MM-11.4, MM-13.2, MM-13.11: the recruits that win at a table."""
    options = setup.options
    return GOAL[setup.mode] - int(options["softer_target"]) + int(options["higher_bar"])
