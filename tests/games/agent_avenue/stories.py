"""Hands of Agent Avenue told backwards: what a hand, and what its owner put away and laid, may have been before.

A hand is an int with four bits for the number of each agent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from brushpass.games.agent_avenue.box.components import AGENTS

BITS = 4
UNIT = {name: 1 << BITS * index for index, name in enumerate(AGENTS)}
"""One card of each agent."""

Holding = tuple[int, int, int]
"""A hidden hand, what its owner put away, and the card it has laid face down."""
Event = Callable[[Holding], Iterable[Holding]]
"""What a holding may have been before something happened."""


def packed(cards: Iterable[str]) -> int:
    """Cards as an int."""
    return sum(UNIT[card] for card in cards)


def count(cards: int, unit: int) -> int:
    """How many cards of an agent there are."""
    return cards // unit & (1 << BITS) - 1


@lru_cache(maxsize=1 << 16)
def units(cards: int) -> tuple[int, ...]:
    """The different agents among cards."""
    return tuple(unit for unit in UNIT.values() if count(cards, unit))


@lru_cache(maxsize=1 << 16)
def cards_of(cards: int) -> tuple[str, ...]:
    """The names of cards, in canonical order."""
    return tuple(name for name, unit in UNIT.items() for _ in range(count(cards, unit)))


def size(cards: int) -> int:
    """How many cards there are."""
    return sum(count(cards, unit) for unit in UNIT.values())


def face_down(hand: int, face_up: int) -> list[int]:
    """AA-5.2, AA-5.3: what may be laid face down beside a card."""
    others = [unit for unit in units(hand) if unit != face_up]
    return others or [face_up]


# -- backwards: what a holding may have been before ------------------------------------------------------------------


def before_draw(now: Holding) -> Iterable[Holding]:
    hand, aside, down = now
    return [(hand - unit, aside, down) for unit in units(hand)]


def before_swap(now: Holding) -> Iterable[Holding]:
    hand, aside, down = now
    return [(hand + unit, aside - unit, down) for unit in units(aside)]


def before_leaving(unit: int) -> Event:
    return lambda now: [(now[0] + unit, now[1], now[2])]


def before_coming(unit: int) -> Event:
    return lambda now: [(now[0] - unit, now[1], now[2])] if count(now[0], unit) else []


def before_laying(face_up: int) -> Event:
    def before(now: Holding) -> Iterable[Holding]:
        hand, aside, down = now
        return [(hand + down, aside, 0)] if down in face_down(hand + down, face_up) else []

    return before


def before_turning_up(unit: int) -> Event:
    return lambda now: [(now[0], now[1], unit)] if not now[2] else []


def where(proved: Callable[[int], bool]) -> Event:
    """Something was proved of the hand."""
    return lambda now: [now] if proved(now[0]) else []
