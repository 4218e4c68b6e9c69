"""Why something cannot be done now: what a scene shows to somebody who tries it. Ids and numbers, no sentences."""

from __future__ import annotations

import msgspec

from ..box.box import Box
from ..view import SeatView, View
from .network import price, reach
from .turn import MOST_MOVES


class Refused(msgspec.Struct, frozen=True):
    """Why not, in a word, and with what.

    | word | of | why | needs, has |
    | --- | --- | --- | --- |
    | none | lift | there is no own agent | |
    | cuts | lift | these cities and spaces would lose contact with the spy | |
    | same | connect, go | the spy is there already | |
    | inside | connect | the city is in the network already | |
    | apart | connect | no connection joins it to the spy's city; those cities of the network it is joined to | |
    | outside | go | the city is not in the network | |
    | tired | go | the spy has moved to and fro too often in this turn | |
    | supply | connect, accept | too few agents | agents needed, agents in supply |
    | full | accept | too many active missions | the limit, the active missions |
    | moved | accept | the spy has moved already in this turn | |
    | empty | accept | there is no card in the slot | |
    """

    word: str
    things: tuple[str, ...] = ()
    needs: int = 0
    has: int = 0


def placed(box: Box, seat: SeatView) -> int:
    """The spaces with agents of a player, as a set of the box."""
    return box.mask(seat.agents)


def rivals(box: Box, view: View) -> int:
    """The spaces with agents of players who are not on turn, as a set of the box."""
    return box.mask(space for seat in view.seats if seat.seat != view.active for space in seat.agents)


def cost(box: Box, view: View, city: str) -> int | None:
    """SC-6.3 to SC-6.7: the agents that it takes to connect a city from where the spy of the player on turn is.

    None if no connection joins them.
    """
    own = view.seats[view.active]
    spaces = dict(box.ways[own.city]).get(city) if own.city is not None else None
    return None if spaces is None else price(spaces & ~placed(box, own), rivals(box, view))


def why_not_lift(box: Box, view: View, space: str) -> Refused | None:
    """SC-8.1, SC-8.3: why the player on turn cannot take back agents from a space; None: they can."""
    own = view.seats[view.active]
    agents, bit = placed(box, own), box.bit[space]
    if own.city is None or not agents & bit:
        return Refused("none")
    before, after = reach(box, own.city, agents), reach(box, own.city, agents & ~bit)
    if not agents & ~bit & ~after:
        return None
    return Refused("cuts", box.nodes(before & ~after & ~bit))


def why_not_connect(box: Box, view: View, city: str) -> Refused | None:
    """SC-6.2, SC-6.8: why the player on turn cannot connect a city from where the spy is; None: they can."""
    own = view.seats[view.active]
    if city == own.city:
        return Refused("same")
    if city in own.network:
        return Refused("inside")
    needs = cost(box, view, city)
    if needs is None:
        return Refused("apart", tuple(there for there, _ in box.ways[city] if there in own.network))
    return Refused("supply", needs=needs, has=own.supply) if needs > own.supply else None


def why_not_go(box: Box, view: View, city: str) -> Refused | None:
    """SC-7.1, R-22: why the spy of the player on turn cannot move to a city; None: it can."""
    own = view.seats[view.active]
    if city == own.city:
        return Refused("same")
    if city not in own.network:
        return Refused("outside")
    return Refused("tired") if view.stage == "moved" and view.moves >= MOST_MOVES else None


def why_not_accept(box: Box, view: View, slot: int) -> Refused | None:
    """SC-5.2, SC-5.5: why the player on turn cannot take the card in a slot, counted from 1; None: they can."""
    own, most = view.seats[view.active], box.numbers.max_active_missions
    if slot > len(view.row):
        return Refused("empty")
    if view.stage != "turn":
        return Refused("moved")
    if len(own.missions) >= most:
        return Refused("full", needs=most, has=len(own.missions))
    needs = view.prices[slot - 1]
    return Refused("supply", needs=needs, has=own.supply) if needs > own.supply else None
