"""MM-12, the campaign: what a series of full games opens for either side, and what it may take into the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from brushpass.engine import Outcome, Pick, Played, Series

from ..box.components import AGENT_MODULES, MODULES, RECRUITER_MODULES
from ..state import MindMgmt

PACKAGES: Final = (RECRUITER_MODULES, AGENT_MODULES)
"""MM-12.2: what is in the packages of each side, in the order in which they are opened: a house module each (MM-13)."""
SIDES: Final = (0, 1)
"""The Recruiter and the Agents."""


def opened(winners: Sequence[int], side: int) -> tuple[str, ...]:
    """MM-12.2: after every game the side that lost it has opened its next package, as long as there is one."""
    return PACKAGES[side][: sum(winner != side for winner in winners)]


def streak(winners: Sequence[int]) -> int:
    """MM-12.6: how many games the side that won the last one has won in a row."""
    return next((games for games, winner in enumerate(reversed(winners)) if winner != winners[-1]), len(winners))


def most_for_winner(taken: int, games: int) -> int:
    """MM-12.6, R-14: fewer than the loser took, by as many as the winner has won in a row."""
    return max(0, taken - games)


def all_open(winners: Sequence[int]) -> bool:
    """MM-12.9: no package is left."""
    return all(len(opened(winners, side)) == len(PACKAGES[side]) for side in SIDES)


def choice(winners: Sequence[int], taken: Sequence[int]) -> Pick | None:
    """MM-12.5 to MM-12.9: the loser of the last game picks, then the winner; None: both have, or it is the first."""
    if not winners or len(taken) == len(SIDES):
        return None
    winner = winners[-1]
    side = winner if taken else 1 - winner
    modules = opened(winners, side)
    limited = bool(taken) and not all_open(winners)
    most = most_for_winner(taken[0], streak(winners)) if limited else len(modules)
    return Pick(side, modules, min(most, len(modules)))


class Campaign(Series[MindMgmt]):
    """MM-12.1, R-25: full games by the same people; what is left to the next game lies with the table."""

    modes: ClassVar = ("full",)
    options: ClassVar = MODULES

    def tale(self, t: MindMgmt, outcome: Outcome) -> dict[str, Any]:
        """MM-12.10: the recruiter character, how it ended, and in which round."""
        return {"card": t.card, "reason": outcome.reason, "round": t.round + 1}

    def pick(self, played: Sequence[Played], taken: Sequence[Sequence[str]]) -> Pick | None:
        """MM-12.5: modules for one game; they are put back after it (MM-12.12)."""
        return choice([game.won for game in played if game.won is not None], [len(modules) for modules in taken])
