"""What is seen to happen in the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go

from .ids import GUARDIAN

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 250
"""How long a figure stands where it went before anything else happens."""


def beats(story: Story, number: int, kind: str, args: dict[str, Any]) -> tuple[Beat, ...]:
    """What an event looks like."""
    if kind == "moved":
        return (Beat(event=number, goes=(Go(id=args["criminal"], path=(args["zone"],)),), hold=ARRIVED),)
    if kind == "guardian":
        return (Beat(event=number, goes=(Go(id=GUARDIAN, path=(args["zone"],)),), hold=ARRIVED),)
    return ()
