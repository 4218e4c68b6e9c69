"""The first match of Agent Avenue: its deal, the line that shows everything, and the ideas as they come up on it.

The learner is green and begins. In the line they catch the bot in turn 5, whichever card it takes there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from brushpass.engine import Match
from brushpass.table import Seen, Texts
from brushpass.table.guide import Guide, Moment, Reason

from ..scene.eyes import AvenueEyes
from ..state import HANDS
from ..view import View
from . import ideas
from .reasons import why


class AvenueGuide(Guide[AvenueEyes]):
    """A duel without the black market."""

    mode = "basic"
    deal = (
        *("codebreaker", "daredevil", "enforcer", "saboteur"),  # the learner's hand
        *("codebreaker", "daredevil", "double_agent", "saboteur"),  # the bot's
        0,  # green begins
        *("enforcer", "sentinel"),  # turn 1, the learner refills
        *("mole", "saboteur"),  # turn 2, the bot refills
        *("daredevil", "double_agent"),  # turn 3
        *("codebreaker", "sentinel"),  # turn 4
        "enforcer",  # turn 5, for the swapped Daredevil
        *("enforcer", "saboteur"),
    )
    line = (
        *("no_swap", "enforcer", "daredevil", "face_up"),  # the learner +2, the bot +1
        *("no_swap", "double_agent", "saboteur", "face_up"),  # −1, −1
        *("no_swap", "codebreaker", "enforcer", "face_up"),  # +1, 0
        *("no_swap", "daredevil", "codebreaker", "face_up"),  # +3, 0: two short of a catch
        *("daredevil", "no_swap", "enforcer", "double_agent", "face_up"),  # +6, +2
    )
    moments: ClassVar[tuple[Moment[AvenueEyes], ...]] = ideas.MOMENTS

    def eyes(self, seen: Seen, texts: Texts) -> AvenueEyes:
        return AvenueEyes(seen, texts)

    def opened(self, match: Match[Any, Any]) -> View:
        """The bot's hand, and nothing else that is hidden: neither the card that it plays face down nor the deck."""
        view: View = match.view(self.learner)
        seats = [
            seat if seat.seat == self.learner else replace(seat, hand=tuple(match.state.piles[HANDS[seat.seat]]))
            for seat in view.seats
        ]
        return replace(view, seats=tuple(seats))

    def why(self, eyes: AvenueEyes, plans: Mapping[str, Any]) -> Reason | None:
        return why(eyes, plans)
