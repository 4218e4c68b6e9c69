"""Effects that let one player look at what is hidden: Objectives, Contingencies, CSS tokens and Rooms."""

from __future__ import annotations

from ..box.entries import Step
from ..state import NOBODY, Lockdown
from .effects import Deed, operation, possible
from .orders import (
    hidden_rooms,
    look_at_css,
    look_at_orders,
    look_at_rooms,
    move_css,
    order_sources,
    see_objectives,
    senders,
    take_order,
)
from .selecting import number


@operation("see_objectives")
async def see_objectives_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.36."""
    await see_objectives(t, deed.seat)


@possible("see_objectives")
def can_see_objectives(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(senders(t, deed.seat))


@operation("peek_contingency")
async def peek_contingency(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.5, NL-32.7."""
    await look_at_orders(t, deed.seat, deed.room, step["of"], number(t, step["n"], deed.seat))


@possible("peek_contingency")
def can_peek_contingency(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(order_sources(t, deed.seat, deed.room, step["of"]))


@operation("take_contingency")
async def take_contingency(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.6."""
    take_order(t, deed.seat)


@operation("peek_css")
async def peek_css(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.25."""
    deed.css = await look_at_css(t, deed.seat)


@operation("move_css")
async def move_css_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.26."""
    if deed.css != NOBODY:
        await move_css(t, deed.seat, deed.css)


@possible("peek_css", "move_css")
def can_peek_css(t: Lockdown, step: Step, deed: Deed) -> bool:
    return any(t.clock.css)


@operation("peek_rooms")
async def peek_rooms(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-39.17."""
    await look_at_rooms(t, deed.seat, number(t, step["n"], deed.seat), bool(step["tokens"]))


@possible("peek_rooms")
def can_peek_rooms(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(hidden_rooms(t))
