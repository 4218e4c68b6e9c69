"""AA-7, movement: where a meeple comes to rest, and whether a black market card is to be taken there."""

from __future__ import annotations

from typing import Final

from ..box.components import EFFECT, IS_HOME, IS_MARKET, RING, SIDES
from ..state import AgentAvenue

CAR: Final = "getaway_car"
FURTHER: Final[int] = EFFECT[CAR]["value"]


def onward(space: int, steps: int, ongoing: tuple[str, ...]) -> int:
    """AA-7.4, AA-7.5, AA-10.35, R-6, R-7: how far a meeple goes in the end; a car takes it on from a home."""
    return steps + FURTHER if ongoing and steps and CAR in ongoing and IS_HOME[(space + steps) % RING] else steps


def shops(space: int, supply: tuple[str, ...]) -> bool:
    """AA-10.4 to AA-10.6, R-4: whether a meeple that came to rest there takes a black market card."""
    return bool(supply) and IS_MARKET[space]


def move(t: AgentAvenue, side: int, steps: int) -> bool:
    """AA-7.4, AA-7.5, AA-10.4 to AA-10.6: go, and say whether a black market card is to be taken there."""
    own = t.sides[side]
    gone = onward(own.space, steps, own.ongoing)
    own.steps += gone
    if gone != steps:
        t.tell("drove-on", SIDES[side], gone - steps)
    return bool(t.supply) and shops(own.space, t.supply)
