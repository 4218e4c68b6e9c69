"""AA-4.1, AA-5, step 1 of a turn: swapping cards and laying two of them out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from brushpass.engine import Decision

from ..box.components import SWAPS_ALONE
from ..state import ASIDES, DECK, DOWNS, HANDS, AgentAvenue

NO_SWAP: Final = "no_swap"
BOTH: Final = "lay-both"
"""What everybody is told while a side of one chooses its two cards, first or second (R-24)."""


@cache
def names(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The different names among cards."""
    return tuple(dict.fromkeys(cards))


@cache
def swap_options(hand: tuple[str, ...]) -> tuple[str, ...]:
    """D-1: keep the hand, or swap one of its names away."""
    return (NO_SWAP, *names(hand))


@cache
def face_down_options(hand: tuple[str, ...], face_up: str) -> tuple[str, ...]:
    """AA-5.2, AA-5.3, AA-11.7, AA-11.8: another name, or the same one if there is no other."""
    return tuple(name for name in names(hand) if name != face_up) or (face_up,)


def is_swap(option: str) -> bool:
    """What the others learn of an answer to the swap question."""
    return option != NO_SWAP


@cache
def with_face_up(face_up: str) -> Callable[[str], str]:
    """What the others learn when both cards are chosen: the face-up one (R-24)."""
    return lambda face_down: face_up


def begin_turn(t: AgentAvenue) -> None:
    """AA-4.1, AA-11.5: a turn begins with the Play step of the active side."""
    t.stage = "swap" if len(t.sides[t.active].team) == 1 else "lead_swaps"


async def play_alone(t: AgentAvenue) -> None:
    """AA-5.1, AA-11.10, R-24: a side of one swaps as long as it likes, lays out two cards at once and refills."""
    seat = t.sides[t.active].team[0]
    if may_swap(t, seat, SWAPS_ALONE):
        card = await which_swap(t, seat)
        if card != NO_SWAP:
            swap(t, seat, card)
            return  # to the same stage again: it may be repeated (AA-5.5)
    face_up = await which_face_up(t, seat, BOTH)
    face_down = await which_face_down(t, seat, face_up, BOTH)
    lay_face_up(t, seat, face_up)
    lay_face_down(t, seat, face_down)
    t.refill(seat)
    t.stage = "recruit"


# Questions are plain functions that a rule awaits, so that asking adds no coroutine of its own.


def may_swap(t: AgentAvenue, seat: int, most: int) -> bool:
    """AA-5.5, AA-5.6: with a swap left and a card in the deck."""
    return t.swaps[seat] < most and bool(t.piles[DECK])


def which_swap(t: AgentAvenue, seat: int) -> Decision[str]:
    """D-1; the others learn whether it was a swap."""
    return t.ask(seat, "swap", swap_options(tuple(t.piles[HANDS[seat]])), True, is_swap)


def swap(t: AgentAvenue, seat: int, card: str) -> None:
    """AA-5.4, AA-5.7, R-3: put one card away for good and draw one."""
    hand = HANDS[seat]
    t.slip(card, hand, ASIDES[seat])
    t.draw(DECK, hand)
    t.swaps[seat] += 1
    t.tell("swapped", seat)


def which_face_up(t: AgentAvenue, seat: int, both: str = "") -> Decision[str]:
    """D-2; `both`: nobody learns it before the other card is chosen too (R-24)."""
    return t.ask(seat, "lay-face-up", names(tuple(t.piles[HANDS[seat]])), bool(both), label=both)


def which_face_down(t: AgentAvenue, seat: int, face_up: str, both: str = "") -> Decision[str]:
    """D-3, AA-5.2, AA-5.3, AA-11.7, AA-11.8: a card with another name if there is one; nobody learns which."""
    options, shown = face_down_options(tuple(t.piles[HANDS[seat]]), face_up), with_face_up(face_up) if both else None
    return t.ask(seat, "lay-face-down", options, True, shown, both, (face_up,))


def lay_face_up(t: AgentAvenue, seat: int, card: str) -> None:
    """AA-5.1, AA-11.6: one card from hand, for all to see."""
    t.reveal(card, HANDS[seat])
    t.face_up = card
    t.first = seat
    t.tell("laid-face-up", seat, card)


def lay_face_down(t: AgentAvenue, seat: int, card: str) -> None:
    """AA-5.1, AA-11.6: one card from hand, for nobody else to see."""
    hand = HANDS[seat]
    t.slip(card, hand, DOWNS[seat])
    t.second = seat
    t.kept = len(t.piles[hand])
    t.tell("laid-face-down", seat)
