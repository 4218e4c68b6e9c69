"""Why the bot of a guided match does what it does, in a sentence: from its own cards, which lie open, and the table."""

from __future__ import annotations

from collections.abc import Mapping

from brushpass.table.guide import Reason

from ..box.components import CATCH, CODEBREAKER
from ..rules.play import NO_SWAP
from ..scene.eyes import AvenueEyes, next_end, next_steps
from ..scene.ids import centre_id, hand_id

BIG = 3
"""So many steps are better not left to the other one."""


def why(eyes: AvenueEyes, plans: Mapping[str, str]) -> Reason | None:
    """The reason for the bot's next choice; what it plays face down it says nothing of."""
    if "recruit" in plans:
        takes = _takes if plans["recruit"] == "face_up" else _leaves
        return Reason(
            f"guide-why-{takes(eyes)}", _worths(eyes, eyes.face_up), (centre_id(eyes.view.turn, plans["recruit"]),)
        )
    if plans.get("swap", NO_SWAP) != NO_SWAP:
        return Reason("guide-why-swaps", {"card": plans["swap"]}, _hand(eyes))
    if "lay-face-up" in plans and ("swap" in plans or not _may_swap(eyes)):  # once a turn, at its first question
        return Reason("guide-why-plays", _worths(eyes, plans["lay-face-up"]), _hand(eyes))
    return None


def _may_swap(eyes: AvenueEyes) -> bool:
    """AA-5.5, AA-5.6: whether the bot's turn begins with the question of a swap."""
    return eyes.view.seats[eyes.other.seats[0]].swaps_left > 0 and eyes.view.deck_size > 0


def _takes(eyes: AvenueEyes) -> str:
    """Why it takes the card that it sees."""
    card, bot, learner = eyes.face_up, eyes.other, eyes.own
    if next_end(bot, card) == "win" or next_steps(bot, card) - eyes.lead >= CATCH:
        return "wins"
    if next_end(learner, card) == "win" or next_steps(learner, card) + eyes.lead >= CATCH:
        return "saves"
    if next_steps(bot, card) > 0:
        return "gains"
    if card == CODEBREAKER:
        return "collects"
    return "denies" if next_steps(learner, card) >= BIG else "settles"


def _leaves(eyes: AvenueEyes) -> str:
    """Why it takes the card that it does not see."""
    return "fears" if next_end(eyes.other, eyes.face_up) == "lose" else "guesses"


def _worths(eyes: AvenueEyes, card: str) -> dict[str, str]:
    return {"card": card, "mine": eyes.worth(eyes.other, card), "yours": eyes.worth(eyes.own, card)}


def _hand(eyes: AvenueEyes) -> tuple[str, ...]:
    return (hand_id(eyes.other.seats[0]),)
