"""The ids of what lies on the table of In Too Deep; zones, people, items and cards are called by their own."""

from __future__ import annotations

GUARDIAN = "guardian"
CRIMES_HAND = "crimes"
DILEMMAS_HAND = "dilemmas"
DATABANK = "databank"
DISPLAY = "display"
BAR = "bar"
OFFER = "offer"
TASKS = "tasks"
PLAN = "plan"
STORY = "story"
DRAW_PILES = "draw-piles"
MEMORY = "memory"
SHARED = "shared-stash"
OWN_STASH = "stash"


def border_id(border: int) -> str:
    return f"border-{border}"


def barrier_id(number: int) -> str:
    """A barrier, counted from 1."""
    return f"barrier-{number}"


def check_id(crime: str, number: int) -> str:
    """A term of a crime's condition, counted from 0."""
    return f"{crime}-{number}"


def open_id(crime: str) -> str:
    """That the story allows a crime."""
    return f"{crime}-open"


def over_id(player: int, criminal: str) -> str:
    """A row of somebody's dominance track."""
    return f"over-{player}-{criminal}"


def next_id(criminal: str) -> str:
    """The field of the viewer's track that a token goes to next."""
    return f"next-{criminal}"


def deed_id(crime: str) -> str:
    """A crime that is held up as it is committed."""
    return f"deed-{crime}"


def duel_id(player: int) -> str:
    """A hand that is held up in a challenge."""
    return f"duel-{player}"


def hook_id(criminal: str) -> str:
    """A free hook in the middle of the city."""
    return f"hook-{criminal}"


def bar_id(kind: str, number: int) -> str:
    return f"bar-{kind}-{number}"


def offer_id(third: int) -> str:
    """A third of the offer, counted from 1."""
    return f"offer-{third}"


def support_id(token: str) -> str:
    return f"own-{token}"


def task_id(row: int) -> str:
    """A row of the investigation, counted from 1."""
    return f"row-{row}"


def field_id(bonus: str) -> str:
    return f"plan-{bonus}"


def stash_id(player: int) -> str:
    return f"stash-{player}"


def deck_id(sort: str) -> str:
    return f"deck-{sort}"


def memory_id(kind: str) -> str:
    return f"memory-{kind}"
