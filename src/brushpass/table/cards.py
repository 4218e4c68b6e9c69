"""Cards, dice and where they lie, as plain data."""

from __future__ import annotations

from typing import Literal

from .parts import Amount, Part, Tone


class Value(Part):
    """A number or a sign on a card; `applies` is the one that counts for the viewer now."""

    text: str
    applies: bool = False
    tone: Tone = "plain"
    icon: str = ""


class Check(Part):
    """A thing that a mission or a checklist asks for: a tick when it holds, a ring while it does not."""

    id: str
    text: str
    done: bool = False
    about: tuple[str, ...] = ()
    """The ids of the spaces and pieces that it speaks of, ringed while somebody points at it in a checklist."""


class Card(Part):
    """A card, face or back."""

    id: str
    name: str = ""
    back: bool = False
    art: str = ""
    tag: str = ""
    """One word about it: instant, ongoing."""
    values: tuple[Value, ...] = ()
    text: str = ""
    count: int = 1
    tone: Tone = "plain"
    done: int = 0
    """Steps of `steps` that are fulfilled: pips, or the ticks of a mission."""
    steps: int = 0
    checks: tuple[Check, ...] = ()
    price: Amount | None = None
    """What it costs: before its name."""
    gain: Amount | None = None
    """What it brings: behind its name."""
    rule: str = ""
    """The rule that explains it."""
    holds: tuple[str, ...] = ()
    """The ids of the cards that have become one with it: whichever of them lay elsewhere before travels here."""
    about: tuple[str, ...] = ()
    """The ids of the spaces and pieces that it speaks of: they are ringed while somebody points at it."""
    source: str = ""
    """The id of the area, panel or piece where it starts if the viewer has not seen it before."""


class Die(Part):
    """A die as it lies, with what it means."""

    id: str
    text: str
    """The side that is up."""
    name: str
    icon: str = ""
    tone: Tone = "plain"


class Area(Part):
    """Cards that lie together. `stack` shows a back and a number. Cards with checks and a name are checklists."""

    id: str
    name: str
    layout: Literal["fan", "row", "grid", "list", "stack"]
    cards: tuple[Card, ...] = ()
    count: int | None = None
    note: str = ""
    line: str = ""
    """A line of text under its name."""
    place: Literal["hand", "left", "centre", "event", "supply", "seat"] = "supply"
    """Where it belongs on the screen: the viewer's hand, the hand as a grid in the left rail, the middle of the board,
    under the board as what happened last, a rail, a seat's panel. In the middle a `list` is steps one after another, of
    which those that are over are `quiet` and the one that is on is `go`, and a `grid` is small faces under its name."""
    strip: bool = False
    """On phones it also lies in the strip under the question, where a hand would be."""
    private: bool = False
    """Only the viewer sees it, and it says so."""
    dice: tuple[Die, ...] = ()
