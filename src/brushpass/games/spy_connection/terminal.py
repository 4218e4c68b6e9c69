"""The table of Spy Connection as plain text: connections with the agents on them, the row, and every player."""

from __future__ import annotations

from itertools import zip_longest

from brushpass.table import Texts

from .box.box import Box
from .view import MissionView, SeatView, View

LETTERS = "ABCD"
"""What stands for the agents of each seat; a small two for two agents."""
WIDTH = 44
"""Of the left one of two columns of connections."""


def draw(view: View, box: Box, texts: Texts) -> str:
    """The whole table."""
    rows = [_heading(view, texts), *_map(view, box, texts), "", *_offers(view, box, texts)]
    for seat in view.seats:
        rows += ["", *_player(view, seat, box, texts)]
    return "\n".join(row.rstrip() for row in rows)


def _heading(view: View, texts: Texts) -> str:
    heading = texts.say(
        "terminal-round", round=view.round, board=texts.say(f"terminal-{view.board}"), deck=view.deck_size
    )
    if view.data:
        heading += " " + texts.say("terminal-own-data", data=view.data)
    if view.trigger is not None:
        heading += "\n" + texts.say("terminal-last", seat=texts.player(view.trigger))
    return heading


# -- the map -----------------------------------------------------------------------------------------------------------


def _map(view: View, box: Box, texts: Texts) -> list[str]:
    """Every connection with what stands on its spaces, in two columns."""
    lines = [_connection(view, one.a, one.spaces, one.b, texts) for one in box.contents.connections]
    half = (len(lines) + 1) // 2
    return [f"{left:<{WIDTH}}{right}" for left, right in zip_longest(lines[:half], lines[half:], fillvalue="")]


def _connection(view: View, a: str, spaces: tuple[str, ...], b: str, texts: Texts) -> str:
    return f"{_city(view, a, texts)} ─{'─'.join(_space(view, space) for space in spaces)}─ {_city(view, b, texts)}"


def _city(view: View, city: str, texts: Texts) -> str:
    """A city with the spies in it."""
    spies = "".join(LETTERS[seat.seat] for seat in view.seats if seat.city == city)
    return f"{texts.name(city)}({spies})" if spies else texts.name(city)


def _space(view: View, space: str) -> str:
    """Whose agents stand on a space."""
    here = [(LETTERS[seat.seat], seat.agents.get(space, 0)) for seat in view.seats]
    return "".join(letter + "²" * (count > 1) for letter, count in here if count) or "○"


# -- the missions ------------------------------------------------------------------------------------------------------


def _offers(view: View, box: Box, texts: Texts) -> list[str]:
    """The start missions to pick from, and the row, the newest mission on top as on the board."""
    rows = []
    if view.starts:
        rows = [texts.say("terminal-starts"), *(f"  {mission(one, box, texts)}" for one in view.starts)]
    rows.append(texts.say("terminal-row"))
    for slot, one in reversed([*enumerate(view.row, 1)]):
        rows.append(f"  {slot}: {view.prices[slot - 1]}  {mission(one, box, texts)}")
    return rows


def mission(one: str, box: Box, texts: Texts) -> str:
    """A mission with what it brings."""
    return texts.say("terminal-mission", mission=texts.name(one), worth=_worth(one, box, texts))


def _worth(one: str, box: Box, texts: Texts) -> str:
    """SC-1.4: the points of a mission, and the extra turn that it may give."""
    card = box.missions[one]
    return texts.say("terminal-worth", points=card.points, extra="yes" if card.extra_turn else "no")


# -- the players -------------------------------------------------------------------------------------------------------


def _player(view: View, seat: SeatView, box: Box, texts: Texts) -> list[str]:
    """A player: the spy, the supply, the network and the missions."""
    name = texts.player(seat.seat)
    if seat.seat == view.seat:
        name = texts.say("terminal-you", seat=name)
    spy = texts.say("terminal-no-spy")
    if seat.city is not None:
        spy = texts.say("terminal-spy", city=texts.name(seat.city))
    done = texts.say("terminal-completed", count=seat.completed_count)
    if seat.score is not None:
        done = texts.say("terminal-completed-which", count=seat.completed_count, score=seat.score)
    sign = "▶" if seat.seat == view.active else " "
    supply = texts.say("terminal-supply", supply=seat.supply, total=seat.total)
    rows = [f"{sign} {LETTERS[seat.seat]} {name}: {spy} · {supply} · {done}"]
    if len(seat.network) > 1:
        rows.append(f"    {texts.say('terminal-network', cities=', '.join(map(texts.name, seat.network)))}")
    rows += [f"    {_active(one, box, texts)}" for one in seat.missions]
    rows += [f"    ✔ {mission(one, box, texts)}" for one in seat.completed or ()]
    return rows


def _active(one: MissionView, box: Box, texts: Texts) -> str:
    """An active mission with its marks."""
    card = box.missions[one.id]
    cities = "  ".join(f"{'●' if city in one.marked else '○'} {texts.name(city)}" for city in card.cities)
    told = f"{cities}  ({_worth(one.id, box, texts)})"
    if one.planning:
        told += f" · {texts.say('terminal-planning', count=one.planning)}"
    return f"{told} · {texts.say('terminal-start-mission')}" if card.start_city else told
