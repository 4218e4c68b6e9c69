"""AA-11, a team of two: how it agrees, and its Play step."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..box.components import SWAPS_IN_TEAM
from ..state import AgentAvenue
from .play import NO_SWAP, lay_face_down, lay_face_up, may_swap, swap, which_face_down, which_face_up, which_swap

CONFIRM: Final = "confirm"


@cache
def responses(options: tuple[str, ...], proposal: str) -> tuple[str, ...]:
    """R-10: confirm, or counter with something else."""
    return (CONFIRM, *(option for option in options if option != proposal))


@cache
def seat_options(team: tuple[int, ...]) -> tuple[str, ...]:
    """The teammates as options."""
    return tuple(f"seat_{seat}" for seat in team)


async def agree(t: AgentAvenue, side: int, matter: str, options: tuple[str, ...]) -> str:
    """R-10: the lead proposes, the partner confirms or counters once, then the lead decides."""
    lead, partner = t.lead_and_partner(side)
    t.proposal = await t.ask(lead, f"propose-{matter}", options)
    answer = await t.ask(partner, f"respond-{matter}", responses(options, t.proposal))
    if answer == CONFIRM:
        settled = t.proposal
    else:
        t.proposal = answer
        settled = await t.ask(lead, f"settle-{matter}", options)
    t.proposal = ""
    return settled


async def agree_on_seat(t: AgentAvenue, side: int, matter: str) -> int:
    """R-10: which teammate it will be."""
    team = t.sides[side].team
    return team[seat_options(team).index(await agree(t, side, matter, seat_options(team)))]


async def swapped(t: AgentAvenue, seat: int) -> bool:
    """AA-11.9: a teammate may swap before laying; the stage then comes again."""
    if not may_swap(t, seat, SWAPS_IN_TEAM):
        return False
    card = await which_swap(t, seat)
    if card == NO_SWAP:
        return False
    swap(t, seat, card)
    return True


async def lead_swaps(t: AgentAvenue) -> None:
    """AA-11.9, D-T7: the lead may swap before the team agrees who goes first."""
    lead, _ = t.lead_and_partner(t.active)
    if not await swapped(t, lead):
        t.stage = "partner_swaps"
        await partner_swaps(t)


async def partner_swaps(t: AgentAvenue) -> None:
    """AA-11.9, D-T7: then the partner may."""
    _, partner = t.lead_and_partner(t.active)
    if not await swapped(t, partner):
        await who_goes_first(t)


async def who_goes_first(t: AgentAvenue) -> None:
    """AA-11.6, D-T1: the teammates agree who lays the face-up card."""
    t.first = await agree_on_seat(t, t.active, "first")
    t.stage = "lay_face_up"


async def first_lays(t: AgentAvenue) -> None:
    """AA-11.6, AA-11.9, D-T2: that one may swap and lays a card face up; nobody refills yet (AA-11.17)."""
    if not await swapped(t, t.first):
        lay_face_up(t, t.first, await which_face_up(t, t.first))
        t.stage = "lay_face_down"


async def second_lays(t: AgentAvenue) -> None:
    """AA-11.6 to AA-11.11, D-T3: the other may swap and lays a card face down; both refill, the first one first."""
    one, other = t.sides[t.active].team
    second = other if t.first == one else one
    if not await swapped(t, second):
        lay_face_down(t, second, await which_face_down(t, second, t.face_up))
        t.refill(t.first)
        t.refill(second)
        t.stage = "recruit"
