"""The ids of what lies on the table of Lockdown; Rooms, Corridors, Sections and decks are called by their own."""

from __future__ import annotations

BAG = "bag"
GATE = "gate"
LIFT = "lift"
PANELS = ("tech", BAG, GATE, LIFT)
"""The panels on the board, in order; Technical Corridors are called as wherever a Corridor is meant."""
HAND = "hand"
DECK = "deck"
GOALS = "goals"
GEAR = "gear"
KIT = "kit"
WOUNDS = "wounds"
LAST = "last"
FATES = "fates"
COMPUTER = "computer"
WEAKNESSES = "weaknesses"
TIME = "time"


def pawn_id(seat: int) -> str:
    """A Character."""
    return f"pawn-{seat}"


def intruder_id(number: int) -> str:
    """A figure, by the number it was placed under."""
    return f"intruder-{number}"


def noise_id(way: str) -> str:
    """The Noise marker of a Corridor."""
    return f"noise-{way}"


def door_id(way: str) -> str:
    return f"door-{way}"


def object_id(room: str, name: str, whose: int) -> str:
    """An Object in a Room; equal ones are one piece."""
    return f"{name}-{whose}-{room}" if whose >= 0 else f"{name}-{room}"


def sign_id(marker: str, room: str) -> str:
    """Fire, Malfunction and the like in a Room."""
    return f"{marker}-{room}"


def card_id(name: str, number: int) -> str:
    """A card in the viewer's hand; equal ones are counted from 0."""
    return f"card-{name}-{number}"


def item_id(name: str, number: int) -> str:
    """A hidden Item of the viewer's; equal ones are counted from 0."""
    return f"item-{name}-{number}"


def thing_id(seat: int, number: int) -> str:
    """What lies openly with somebody, counted from 0."""
    return f"thing-{seat}-{number}"


def wound_id(seat: int, name: str) -> str:
    """A Serious Wound."""
    return f"wound-{seat}-{name}"


def slot_id(slot: int) -> str:
    """A slot of the Time track, and the CSS token that lies at it."""
    return f"slot-{slot}"


def computer_id(card: str) -> str:
    return f"computer-{card}"


def letter_of(stairs: str) -> str:
    """The letter of an Emergency Staircase, with which its id ends."""
    return stairs.rpartition("_")[2].upper()
