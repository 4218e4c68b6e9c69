"""AA-10, the black market: taking a card from the supply and what it does at once."""

from __future__ import annotations

from ..box.components import ONGOING
from ..state import MARKET_DECK, AgentAvenue
from .cards import INSTANT
from .ending import end_of_turn
from .team import agree, agree_on_seat


async def black_market(t: AgentAvenue) -> None:
    """AA-10.4, AA-10.9, AA-10.16, AA-10.17: one side takes one card and resolves it wholly, then whoever is next."""
    side = t.due[0]
    seat, card = await take(t, side)
    landed = False
    if card in ONGOING:  # AA-10.11
        own = t.sides[side]
        own.ongoing = (*own.ongoing, card)
    else:  # AA-10.10, AA-10.25
        t.resolving = card
        landed = await INSTANT[card](t, seat)
        t.resolving = ""
        t.discard = (*t.discard, card)
        t.refill(seat)  # AA-10.18, R-8
    if not landed:
        t.due = t.due[1:]
    if not t.supply:
        t.due = ()
    if not t.due:
        end_of_turn(t)


async def take(t: AgentAvenue, side: int) -> tuple[int, str]:
    """AA-10.4, AA-10.8, AA-11.13: who takes which card; the gap is filled from the market deck at once."""
    team = t.sides[side].team
    if len(team) == 1:
        seat = team[0]
        card = await t.ask(seat, "take-market-card", t.supply)
    else:
        seat = await agree_on_seat(t, side, "taker")
        card = await agree(t, side, "market", t.supply)
    t.tell("took-market-card", seat, card)
    gap = t.supply.index(card)
    filling: tuple[str, ...] = ()
    if t.piles[MARKET_DECK]:
        filling = (t.draw(MARKET_DECK),)
        t.tell("supply-refilled", *filling)
    t.supply = (*t.supply[:gap], *filling, *t.supply[gap + 1 :])
    return seat, card
