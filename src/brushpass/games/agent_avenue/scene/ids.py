"""The ids of what lies on the table of Agent Avenue."""

from __future__ import annotations

from collections.abc import Sequence


def panel_id(side: str) -> str:
    return f"side-{side}"


def hand_id(seat: int) -> str:
    return f"hand-{seat}"


def crew_id(side: str, agent: str) -> str:
    return f"crew-{side}-{agent}"


def market_id(card: str) -> str:
    return f"market-{card}"


def centre_id(turn: int, which: str) -> str:
    """The id of a laid-out card, which it keeps when it is recruited."""
    return f"turn-{turn}-{which}"


def space_id(space: int) -> str:
    return f"space-{space}"


def meeple_id(side: str) -> str:
    return f"meeple-{side}"


def in_hand(seat: int, hand: Sequence[str], own: bool) -> list[tuple[str, str]]:
    """The cards of an open hand with their ids: own ones by name and number, others' by their place in the row."""
    stem = hand_id(seat)
    return [
        (f"{stem}-{card}-{hand[:n].count(card) + 1}" if own else f"{stem}-{n}", card) for n, card in enumerate(hand)
    ]
