"""The map as a board: cities with their names, the spaces between them, everybody's agents and spies."""

from __future__ import annotations

from collections.abc import Iterable

from brushpass.table.scene import Board, Link, Piece, Rect, Space

from ..box.box import City
from .agents import disc
from .eyes import Goal, SpyEyes
from .ids import spy_id
from .log import Story
from .map import CITY, SPACE, beside, drawn, frame, scale, steps

ART = {"light": "map", "dark": "night"}


def board(eyes: SpyEyes) -> Board:
    """SC-1.1, SC-1.6: the same picture wide and tall, since a phone shows a part of it; somebody's own map has none."""
    box = eyes.box
    _, _, width, height = frame(box)
    goals = eyes.goals()
    return Board(
        id="map",
        wide=(width, height),
        tall=(width, height),
        art=ART[eyes.view.board] if drawn(box) else "",
        spaces=(*(_city(eyes, city, goals.get(city.id, "")) for city in box.cities.values()), *_sockets(eyes)),
        links=tuple(_links(eyes)),
    )


def _city(eyes: SpyEyes, city: City, goal: Goal) -> Space:
    place = _at(eyes, city.x, city.y, CITY)
    name = eyes.name(city.id)
    return Space(
        id=city.id,
        name=name,
        wide=place,
        tall=place,
        shape="circle",
        kind="city",
        text=name,
        label=beside(eyes.box)[city.id],
        rule="SC-3.2",
        goal=goal,
    )


def _sockets(eyes: SpyEyes) -> Iterable[Space]:
    for space in eyes.box.spaces.values():
        place = _at(eyes, space.x, space.y, SPACE)
        yield Space(
            id=space.id, name=eyes.name(space.id), wide=place, tall=place, shape="circle", kind="slot", rule="SC-6.6"
        )


def _at(eyes: SpyEyes, x: float, y: float, size: float) -> Rect:
    left, top, _, _ = frame(eyes.box)
    size = round(size * scale(eyes.box), 1)
    return Rect(x=x - left, y=y - top, w=size, h=size)


def _links(eyes: SpyEyes) -> Iterable[Link]:
    """SC-3.1: every step between two places; those of the viewer's own network are in the viewer's colour."""
    reached = {*eyes.own.network, *eyes.own.agents}
    for a, b in steps(eyes.box):
        own = a in reached and b in reached
        yield Link(id=f"{a}~{b}", a=a, b=b, kind="line", seat=eyes.own.seat if own else None)


# -- pieces ----------------------------------------------------------------------------------------------------------


def pieces(eyes: SpyEyes, story: Story) -> tuple[Piece, ...]:
    """SC-1.7, SC-1.8: the agents of every seat, one piece a space, and the spies."""
    seats = eyes.view.seats
    agents = [disc(eyes, seat.seat, space, count) for seat in seats for space, count in seat.agents.items()]
    return (*agents, *(_spy(eyes, story, seat.seat, seat.city) for seat in seats if seat.city is not None))


def _spy(eyes: SpyEyes, story: Story, seat: int, city: str) -> Piece:
    trail = story.trails.get(seat, ())
    return Piece(
        id=spy_id(seat),
        kind="pawn",
        at=city,
        name=eyes.say("scene-spy", you=eyes.you(seat), who=eyes.called(seat)),
        seat=seat,
        letter=eyes.letter(seat),
        shape=eyes.shape(seat),
        acting=eyes.mine(seat) and eyes.seen.decision is not None and eyes.view.stage != "draft",
        moved=trail if len(trail) > 1 and trail[-1] == city else (),
        rule="SC-7.1",
    )
