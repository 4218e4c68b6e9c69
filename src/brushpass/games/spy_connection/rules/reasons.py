"""Why something cannot be done now: what a scene shows to somebody who tries it. Ids and numbers, no sentences."""

from __future__ import annotations

import msgspec

from ..box.box import Box
from ..state import Player
from .network import cut_off, network, price
from .turn import MOST_MOVES


class WhyNot(msgspec.Struct, frozen=True):
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
    | empty | accept | there is no card in the slot | |
    """

    word: str
    things: tuple[str, ...] = ()
    needs: int = 0
    has: int = 0


def why_not_accept(box: Box, player: Player, asked: tuple[int, ...], slot: int) -> WhyNot | None:
    """SC-5.2, SC-5.5: why a player cannot take the card in a slot, counted from 1; the filled slots ask for so much."""
    held, most = len(player.missions), box.numbers.max_active_missions
    if slot > len(asked):
        return WhyNot("empty")
    if held >= most:
        return WhyNot("full", needs=most, has=held)
    return _unpaid(asked[slot - 1], player)


def why_not_connect(box: Box, player: Player, rivals: int, city: str) -> WhyNot | None:
    """SC-6.2, SC-6.8: why a player cannot connect a city from where the spy is, with others on these spaces."""
    around = network(box, player.city, player.placed)
    if city == player.city:
        return WhyNot("same")
    if box.bit[city] & around.cities:
        return WhyNot("inside")
    missing = around.missing(city)
    if missing is None:
        return WhyNot("apart", tuple(there for there, _ in box.ways[city] if box.bit[there] & around.cities))
    return _unpaid(price(missing, rivals), player)


def why_not_go(box: Box, player: Player, moves: int, city: str) -> WhyNot | None:
    """SC-7.1, R-22: why a player's spy, which has moved so often, cannot move to a city."""
    if city == player.city:
        return WhyNot("same")
    if not box.bit[city] & network(box, player.city, player.placed).cities:
        return WhyNot("outside")
    return WhyNot("tired") if moves >= MOST_MOVES else None


def why_not_lift(box: Box, player: Player, space: str) -> WhyNot | None:
    """SC-8.1, SC-8.3: why a player cannot take back agents from a space."""
    bit = box.bit[space]
    if not player.placed & bit:
        return WhyNot("none")
    lost = cut_off(box, player.city, player.placed, bit)
    return WhyNot("cuts", box.nodes(lost)) if lost & player.placed else None


def _unpaid(needs: int, player: Player) -> WhyNot | None:
    """Too few agents in the supply."""
    return WhyNot("supply", needs=needs, has=player.supply) if needs > player.supply else None
