"""AA-6, recruit: one of the two laid-out cards goes to either side."""

from __future__ import annotations

from typing import Final

from ..box.components import SIDES, icons
from ..state import DOWNS, HANDS, AgentAvenue, Side
from .ending import end_of_turn
from .movement import move
from .team import agree

CENTRE: Final = ("face_up", "face_down")


async def recruit(t: AgentAvenue) -> None:
    """AA-6, AA-7.7, AA-11.12: the opponents take one of the two cards, the active side the other; both meeples move."""
    active = t.active
    opponent = 1 - active
    team = t.sides[opponent].team
    if len(team) == 1:
        taken = await t.ask(team[0], "recruit", CENTRE)
    else:
        taken = await agree(t, opponent, "recruit", CENTRE)
    hidden = turn_up(t)
    theirs, ours = (t.face_up, hidden) if taken == "face_up" else (hidden, t.face_up)
    t.face_up = ""
    they_landed = enlist(t, opponent, theirs)
    if enlist(t, active, ours):
        t.due = (active, opponent) if they_landed else (active,)  # AA-10.9
    elif they_landed:
        t.due = (opponent,)
    else:
        end_of_turn(t)
        return
    t.stage = "market"  # AA-10.23: only after both movements


def turn_up(t: AgentAvenue) -> str:
    """AA-6.3: the face-down card is revealed; one like the face-up card tells what else was in that hand."""
    place = DOWNS[t.second]
    card = t.piles[place][0]
    t.reveal(card, place)
    if card == t.face_up:  # AA-5.3, AA-11.8: all the cards that were kept have this name
        hand = HANDS[t.second]
        for _ in range(t.kept):
            t.reveal(card, hand)
        for _ in range(t.kept):
            t.hide(card, hand)
    return card


def enlist(t: AgentAvenue, side: int, agent: str) -> bool:
    """AA-6.1, AA-7.1, AA-10.14, AA-10.15: an agent joins a side, whose meeple moves; see `move` for the answer."""
    steps = join(t.sides[side], agent)
    t.tell("recruited", SIDES[side], agent, steps)
    return steps != 0 and move(t, side, steps)


def join(side: Side, agent: str) -> int:
    """AA-6.1, AA-7.1 to AA-7.3: an agent comes into play; the steps that it is worth."""
    side.crew = (*side.crew, agent)
    return icons(agent, side.ongoing)[side.crew.count(agent)]
