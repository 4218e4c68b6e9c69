"""The ids of what lies on the table of Spy Connection, and the rules that explain its cards."""

from __future__ import annotations

MISSION_RULE = "SC-1.4"
START_RULE = "SC-1.5"


def spy_id(seat: int) -> str:
    return f"spy-{seat}"


def agents_id(seat: int, space: str) -> str:
    return f"agents-{seat}-{space}"


def card_id(mission: str) -> str:
    return f"mission-{mission}"


def check_id(mission: str, city: str) -> str:
    return f"mission-{mission}-{city}"
