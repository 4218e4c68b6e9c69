"""What a seat may do unasked, as the page offers it: a note on a space, an offer, a switch, a resignation."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from .parts import Part, Tone


class ToolValue(Part):
    """One of the values that a tool offers."""

    value: Any
    """What is sent back."""
    name: str
    text: str = ""
    icon: str = ""
    tone: Tone = "plain"


class Tool(Part):
    """Something that the viewer may do unasked, at any moment, also while somebody else decides.

    Whoever takes it up picks a thing if it `picks` one, then where that goes if it goes `to` something, then chooses
    one of its `values` if it has any, then writes a text if it has a `longest` one. What came of it is sent as the
    value of an `act`, in the shape of a `Use`. The game checks it as it checks every act, so a tool shows what is
    allowed and is not what allows it.
    """

    id: str
    name: str
    icon: str = ""
    text: str = ""
    """What it does, in a sentence."""
    picks: Literal["nothing", "space", "piece", "card"] = "nothing"
    targets: tuple[str, ...] = ()
    """The ids of the things that may be picked; none: every space, piece or card on the scene."""
    to: Literal["nothing", "space"] = "nothing"
    """What is picked next: where the first thing is put down."""
    destinations: tuple[str, ...] = ()
    """The ids of the places where it may be put down; none: everywhere."""
    beside: bool = False
    """It waits beside the things it is for, for a click on one of them, and not among the other tools."""
    key: str = ""
    """A letter that takes it up."""
    values: tuple[ToolValue, ...] = ()
    longest: int = 0
    """How many characters its text may have; 0: it has none."""
    empty: bool = False
    """The text may be left empty: that wipes a note away."""
    now: Any = None
    """The value that holds now, for a tool that switches between its values."""
    texts: dict[str, str] = field(default_factory=dict)
    """The text that stands on a thing already, by its id ("" if the tool picks nothing): it is changed."""
    lasting: bool = False
    """It cannot be taken back: a client asks for confirmation."""


class Use(Part):
    """What came of a tool: the value of the act that is sent, with those fields that the tool asks for."""

    tool: str
    target: str = ""
    to: str = ""
    value: Any = None
    text: str = ""
