"""What is seen to happen at the table of Spy Connection: a spy travels, agents come and go, missions change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note
from brushpass.table.people import panel_id

from .agents import disc
from .ids import agents_id, card_id, check_id, spy_id

if TYPE_CHECKING:
    from .log import Story

ARRIVED = 300
"""How long a spy stands in its new city, and a card where it went, before anything else happens."""
DONE = 700
"""How long it is seen what a completed mission brings."""
FREE = ("took-back", "discarded")
"""What somebody does on the way to an action: it needs no beat to whoever does it and is asked on at once."""


def beats(story: Story, number: int, kind: str, args: dict[str, Any]) -> tuple[Beat, ...]:
    """What an event looks like; the story has not taken it in yet, so it knows how things were before."""
    if kind in FREE and story.mine(args["seat"]):
        return ()
    if kind in ("moved", "connected"):
        return _travel(story, number, kind, args["seat"], args["city"])
    if kind == "took-back":
        return (Beat(event=number, lifts=(agents_id(args["seat"], args["space"]),)),)
    if kind in ("start", "accepted"):
        go = Go(id=card_id(args["mission"]), path=(panel_id(args["seat"]),))
        return (Beat(event=number, goes=(go,), hold=ARRIVED),)
    if kind == "turned-up":
        return (Beat(event=number, goes=(Go(id=card_id(args["mission"]), path=("offers",)),)),)
    if kind == "discarded":
        return (Beat(event=number, goes=(Go(id=card_id(args["mission"]), path=()),)),)
    if kind == "marked":
        return (Beat(event=number, checks=(check_id(args["mission"], args["city"]),), hold=ARRIVED),)
    if kind == "completed":
        return (_complete(story, number, args["seat"], args["mission"], args["points"]),)
    return ()


def _travel(story: Story, number: int, kind: str, seat: int, city: str) -> tuple[Beat, ...]:
    """SC-6.3 to SC-6.9, SC-7.1: the spy goes along its way; a new connection is then filled with agents along it."""
    way = story.way(kind, seat, city)
    travel = Beat(event=number, goes=(Go(id=spy_id(seat), path=way[1:]),), hold=ARRIVED)
    if kind == "moved":
        return (travel,)
    held = {*story.box.nodes(story.placed[seat])}
    rivals = {space for other, placed in enumerate(story.placed) if other != seat for space in story.box.nodes(placed)}
    agents = tuple(disc(story, seat, space, 1 + (space in rivals)) for space in way[1:-1] if space not in held)
    return (travel, Beat(event=number, pieces=agents)) if agents else (travel,)


def _complete(story: Story, number: int, seat: int, mission: str, points: int) -> Beat:
    """SC-9.5: the card goes face down to whoever has completed it."""
    note = Note(at=card_id(mission), text=story.say("scene-brings", count=points), tone="good")
    return Beat(event=number, goes=(Go(id=card_id(mission), path=(panel_id(seat),)),), notes=(note,), hold=DONE)
