"""The ids of what lies on the table of Agent Avenue, and the rules that explain its cards."""

from __future__ import annotations

from ..view import SeatView

CARD_RULE = "AA-1.6"
RULES = {
    "distraction_device": "AA-10.30",
    "watchtower": "AA-10.31",
    "sinister_twin": "AA-10.32",
    "supercomputer": "AA-10.33",
    "leader_of_the_pack": "AA-10.34",
    "getaway_car": "AA-10.35",
    "masterplan": "AA-10.36",
    "security_system": "AA-10.37",
    "outpost": "AA-10.40",
    "smoke_screen": "AA-10.41",
    "mind_control": "AA-10.42",
    "double_trouble": "AA-10.44",
    "surveillance_truck": "AA-10.45",
    "secret_recruit": "AA-10.46",
    "spycation": "AA-10.47",
}
"""The rule of every black market card."""


def panel_id(side: str) -> str:
    return f"side-{side}"


def hand_id(seat: int) -> str:
    return f"hand-{seat}"


def crew_id(side: str, agent: str) -> str:
    return f"crew-{side}-{agent}"


def market_id(card: str) -> str:
    return f"market-{card}"


def hand_ids(seat: SeatView, own: bool) -> list[str]:
    """Own cards by name and number; others', which lie there unseen, by their place in the row."""
    if seat.hand is None or not own:
        return [f"{hand_id(seat.seat)}-{n}" for n in range(seat.hand_size)]
    return [f"{hand_id(seat.seat)}-{card}-{seat.hand[:n].count(card) + 1}" for n, card in enumerate(seat.hand)]
