"""AA-2, AA-10.2, AA-11.2: set-up."""

from __future__ import annotations

from ..box.components import SIDES, SUPPLY_SIZE
from ..state import MARKET_DECK, AgentAvenue
from .play import begin_turn


async def deal(t: AgentAvenue) -> None:
    """AA-2.3 to AA-2.5, AA-10.2, AA-11.2, R-15: deal the hands, open the supply, draw who begins."""
    for seat in range(t.setup.seats):
        t.refill(seat)
    if t.piles[MARKET_DECK]:
        t.supply = tuple(t.draw(MARKET_DECK) for _ in range(SUPPLY_SIZE))
        t.tell("supply-opened", t.supply)
    t.active = t.below(2)
    t.tell("began", SIDES[t.active])
    begin_turn(t)
