"""AA-8, AA-9, the end of a turn: what wins and loses, and whose turn is next."""

from __future__ import annotations

from functools import cache
from typing import Final

from brushpass.engine import Outcome, Over

from ..box.components import CATCH, CODEBREAKER, CODEBREAKERS, DAREDEVIL, DAREDEVILS, EFFECT
from ..state import DECK, AgentAvenue, Side
from .play import begin_turn

LEADER: Final = "leader_of_the_pack"
LED: Final[int] = EFFECT[LEADER]["at_least"]
PLANNED: Final[int] = EFFECT["masterplan"]["at_least"]


def ends(agent: str, copy: int, ongoing: tuple[str, ...]) -> str:
    """AA-8.3, AA-8.4, AA-10.34: whether that copy of an agent means a win or a loss to the side that has it."""
    if agent == CODEBREAKER and copy >= CODEBREAKERS:
        return "win"
    if agent == DAREDEVIL and LEADER in ongoing:
        return "win" if copy >= LED else ""
    return "lose" if agent == DAREDEVIL and copy >= DAREDEVILS else ""


def planned(names: int, ongoing: tuple[str, ...]) -> bool:
    """AA-10.36: whether so many names in play complete a masterplan."""
    return "masterplan" in ongoing and names >= PLANNED


def trapped(space: int, home: int, ongoing: tuple[str, ...]) -> bool:
    """AA-10.37: whether a meeple that stands there has run into the security system of that home."""
    return space == home and "security_system" in ongoing


def claim(own: Side, other: Side) -> str:
    """AA-8.2 to AA-8.4, AA-8.8, AA-10.21: why a side would win now, or an empty string."""
    if own.steps - other.steps >= CATCH:
        return "catch"
    crew, ongoing = own.crew, own.ongoing
    if ends(CODEBREAKER, crew.count(CODEBREAKER), ongoing):
        return "codebreakers"
    if ends(DAREDEVIL, other.crew.count(DAREDEVIL), other.ongoing) == "lose":
        return "daredevils"
    if not ongoing:
        return ""
    if ends(DAREDEVIL, crew.count(DAREDEVIL), ongoing) == "win":
        return "leader-of-the-pack"
    if planned(len(set(crew)), ongoing):
        return "masterplan"
    return "security-system" if trapped(other.space, own.home, ongoing) else ""


def end_of_turn(t: AgentAvenue) -> None:
    """AA-8.1, AA-8.8 to AA-8.10, AA-9, AA-4.2: settle all claims; without one the other side's turn begins."""
    active = t.active
    opponent = 1 - active
    ours, theirs = t.sides[active], t.sides[opponent]
    if reason := claim(ours, theirs):
        raise Over(won(ours.team, reason, t.setup.seats))
    if reason := claim(theirs, ours):
        raise Over(won(theirs.team, reason, t.setup.seats))
    if not t.piles[DECK] and not t.can_play(opponent):
        closer = ours if ours.steps >= theirs.steps else theirs
        raise Over(won(closer.team, "running-out", t.setup.seats))
    t.turns += 1
    t.active = opponent
    begin_turn(t)


@cache
def won(team: tuple[int, ...], reason: str, seats: int) -> Outcome:
    """AA-11.16: a side wins or loses as a whole."""
    return Outcome.of(team, reason, seats=seats)
