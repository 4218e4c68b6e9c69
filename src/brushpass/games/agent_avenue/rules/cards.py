"""AA-10.40 to AA-10.47, the instant black market cards: each an effect on behalf of the seat that took it.

An effect says whether the meeple came to rest on a black market space. One that cannot be carried out is skipped
(AA-10.12); one that can must be (R-5), so a skipped one tells everybody what is not in that hand. "Your hand" is that
of the taker (AA-11.14, R-21).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from ..box.components import AGENTS, COPIES, EFFECT, SIDES
from ..state import DECK, HANDS, AgentAvenue
from .movement import move
from .play import names
from .recruit import enlist

Effect = Callable[[AgentAvenue, int], Coroutine[Any, Any, bool]]
INSTANT: Final[dict[str, Effect]] = {}


def instant(card: str) -> Callable[[Effect], Effect]:
    """Register an effect under its card's id."""

    def registered(effect: Effect) -> Effect:
        INSTANT[card] = effect
        return effect

    return registered


def skipped(t: AgentAvenue, seat: int) -> bool:
    """AA-10.12: nothing happens."""
    t.tell("could-not", seat, t.resolving)
    return False


# Recruit a Sentinel from your hand.
@instant("outpost")
async def outpost(t: AgentAvenue, seat: int) -> bool:
    """AA-10.40."""
    hand, agent = HANDS[seat], EFFECT["outpost"]["agent"]
    if agent not in t.piles[hand]:
        t.deny(agent, hand)
        return skipped(t, seat)
    t.reveal(agent, hand)
    return enlist(t, t.side_of(seat), agent)


# Recruit the top card of the agent deck.
@instant("smoke_screen")
async def smoke_screen(t: AgentAvenue, seat: int) -> bool:
    """AA-10.41."""
    if not t.piles[DECK]:
        return skipped(t, seat)
    return enlist(t, t.side_of(seat), t.draw(DECK))


# Take an agent that your opponents have in play into your hand.
@instant("mind_control")
async def mind_control(t: AgentAvenue, seat: int) -> bool:
    """AA-10.42, AA-10.43."""
    opponent = 1 - t.side_of(seat)
    if not t.sides[opponent].crew:
        return skipped(t, seat)
    agent = await t.ask(seat, "mind-control", names(tuple(sorted(t.sides[opponent].crew))))
    t.take_out(opponent, agent)
    t.hide(agent, HANDS[seat])
    t.tell("mind-controlled", seat, agent)
    return False


# Show two agents of the same name from your hand; recruit one of them and keep the other.
@instant("double_trouble")
async def double_trouble(t: AgentAvenue, seat: int) -> bool:
    """AA-10.44."""
    hand = HANDS[seat]
    cards = t.piles[hand]
    pairs = tuple(name for name in names(tuple(cards)) if cards.count(name) > 1)
    if not pairs:
        for name in AGENTS:
            if COPIES[name] > 1:
                t.deny(name, hand, 1)
        return skipped(t, seat)
    agent = await t.ask(seat, "double-trouble", pairs)
    t.reveal(agent, hand)
    t.reveal(agent, hand)
    t.hide(agent, hand)
    t.tell("showed-two", seat, agent)
    return enlist(t, t.side_of(seat), agent)


# Move one space forward.
@instant("surveillance_truck")
async def surveillance_truck(t: AgentAvenue, seat: int) -> bool:
    """AA-10.45."""
    side, steps = t.side_of(seat), EFFECT["surveillance_truck"]["value"]
    t.tell("moved", SIDES[side], steps)
    return move(t, side, steps)


# Recruit an agent from your hand whose name you do not yet have in play.
@instant("secret_recruit")
async def secret_recruit(t: AgentAvenue, seat: int) -> bool:
    """AA-10.46, R-20."""
    hand, side = HANDS[seat], t.side_of(seat)
    crew = t.sides[side].crew
    new = tuple(name for name in names(tuple(t.piles[hand])) if name not in crew)
    if not new:
        for name in AGENTS:
            if name not in crew:
                t.deny(name, hand)
        return skipped(t, seat)
    agent = await t.ask(seat, "secret-recruit", new)
    t.reveal(agent, hand)
    return enlist(t, side, agent)


# Take one of your agents in play back into your hand; you may recruit that card again at once.
@instant("spycation")
async def spycation(t: AgentAvenue, seat: int) -> bool:
    """AA-10.47, R-19."""
    side, hand = t.side_of(seat), HANDS[seat]
    if not t.sides[side].crew:
        return skipped(t, seat)
    agent = await t.ask(seat, "spycation-return", names(tuple(sorted(t.sides[side].crew))))
    t.take_out(side, agent)
    t.hide(agent, hand)
    t.tell("returned", seat, agent)
    if await t.ask(seat, "spycation-recruit", ("recruit", "keep"), about=(agent,)) == "keep":
        return False
    t.reveal(agent, hand)
    return enlist(t, side, agent)
