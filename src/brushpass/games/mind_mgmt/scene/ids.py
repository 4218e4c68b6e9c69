"""The ids of what lies on the table of MIND MGMT; a location and an agent are called by their own."""

from __future__ import annotations

RECRUITER_PANEL = "recruiter"
AGENTS_PANEL = "agents"
RECRUITER_PIECE = "the-recruiter"
"""Where the Recruiter is, to whoever may know."""
SLIP = "slip-token"
"""The second Mind Slip token."""


def immortal_id(number: int) -> str:
    return f"immortal-{number}"


def chaos_id(border: str) -> str:
    return f"chaos-{border}"


def step_id(place: str) -> str:
    return f"step-{place}"


def confirmed_id(place: str) -> str:
    return f"visit-{place}"


def note_id(number: int) -> str:
    return f"note-{number}"


def mark_id(place: str) -> str:
    return f"mark-{place}"


def slot_id(slot: int) -> str:
    """A feature card of the Recruiter's: those that lie open come first, then those that do not."""
    return f"hidden-{slot}"


def display_id(feature: str) -> str:
    return f"display-{feature}"


def hour_id(hour: int) -> str:
    return f"hour-{hour}"
