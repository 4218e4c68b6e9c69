"""AA-INV: what is true of every position, whatever was chosen."""

from __future__ import annotations

from collections import Counter

from .box.components import (
    AGENT_CARDS,
    CATCH,
    CODEBREAKER,
    CODEBREAKERS,
    COPIES,
    DAREDEVIL,
    DAREDEVILS,
    HAND_SIZE,
    HOMES,
    LEAST_ALONE,
    LEAST_IN_TEAM,
    MARKET_CARDS,
    ONGOING,
    RING,
    SUPPLY_SIZE,
    icons,
)
from .state import ASIDES, DECK, DOWNS, HANDS, MARKET_DECK, AgentAvenue

PLAY = ("swap", "lead_swaps", "partner_swaps", "lay_face_up", "lay_face_down")


def check(t: AgentAvenue, between: bool) -> None:
    """Assert all of them; `between`: at the start of a stage, where no rule is half done."""
    seats = range(t.setup.seats)
    agents_are_all_there(t)
    market_is_all_there(t)
    for seat in seats:
        assert len(t.piles[ASIDES[seat]]) == t.swaps[seat] <= t.most_swaps(seat), "AA-INV-6"
    for side, own in enumerate(t.sides):
        assert own.home == HOMES[side] and own.space == (HOMES[side] + own.steps) % RING, "AA-INV-8"
        assert t.lead(side) == -t.lead(1 - side), "AA-INV-8"
    assert t.turns < (19 if t.setup.mode == "basic" else 20), "AA-INV-13"
    if t.stage == "deal":
        return
    if t.stage in PLAY:
        between_turns(t)
    centre = [card for seat in seats for card in t.piles[DOWNS[seat]]]
    if t.stage == "recruit":
        assert t.face_up and len(centre) == 1, "AA-INV-5"
    elif between or not t.face_up:
        assert not centre, "AA-INV-5"
    if t.setup.mode == "basic":
        basic_crews(t)


def agents_are_all_there(t: AgentAvenue) -> None:
    """AA-INV-1."""
    cards: list[str] = [*t.sides[0].crew, *t.sides[1].crew, *t.piles[DECK]]
    if t.face_up:
        cards.append(t.face_up)
    for seat in range(t.setup.seats):
        cards += t.piles[HANDS[seat]] + t.piles[DOWNS[seat]] + t.piles[ASIDES[seat]]
    assert len(cards) == len(AGENT_CARDS) and Counter(cards) == COPIES, "AA-INV-1"


def market_is_all_there(t: AgentAvenue) -> None:
    """AA-INV-2, AA-INV-3, AA-INV-4."""
    deck = t.piles[MARKET_DECK]
    ongoing = [*t.sides[0].ongoing, *t.sides[1].ongoing]
    taken = [*t.discard, *ongoing]
    if t.resolving:
        taken.append(t.resolving)
    if t.setup.mode == "basic":
        assert not deck and not taken and not t.supply, "AA-INV-2"
        return
    assert sorted([*deck, *t.supply, *taken]) == list(MARKET_CARDS), "AA-INV-2"
    assert not ONGOING & {*t.discard} and {*ongoing} <= ONGOING, "AA-INV-2"
    if t.stage != "deal":
        assert not deck or len(t.supply) == SUPPLY_SIZE, "AA-INV-3"
        assert len(deck) == max(len(MARKET_CARDS) - SUPPLY_SIZE - len(taken), 0), "AA-INV-4"


def between_turns(t: AgentAvenue) -> None:
    """AA-INV-5, AA-INV-9, AA-INV-10, AA-INV-14; they stay true while the active side swaps and lays."""
    assert -CATCH < t.lead(0) < CATCH, "AA-INV-9"
    for crew in (own.crew for own in t.sides):
        assert crew.count(CODEBREAKER) < CODEBREAKERS and crew.count(DAREDEVIL) < DAREDEVILS, "AA-INV-10"
    if t.face_up:
        return
    for seat in range(t.setup.seats):
        assert len(t.piles[HANDS[seat]]) >= HAND_SIZE or not t.piles[DECK], "AA-INV-5"
    team = t.sides[t.active].team
    least = LEAST_ALONE if len(team) == 1 else LEAST_IN_TEAM
    assert all(len(t.piles[HANDS[seat]]) >= least for seat in team), "AA-INV-14"


def basic_crews(t: AgentAvenue) -> None:
    """AA-INV-7, AA-INV-11, and AA-INV-4 for the agent deck."""
    for own in t.sides:
        crew = own.crew
        assert len(crew) == t.turns, "AA-INV-7"
        moves = [icons(agent, ())[crew[: i + 1].count(agent)] for i, agent in enumerate(crew)]
        assert own.steps == sum(moves), "AA-INV-11"
    laid = 2 * t.turns + (2 if t.stage == "recruit" else 0)
    dealt = HAND_SIZE * t.setup.seats
    assert len(t.piles[DECK]) == max(len(AGENT_CARDS) - dealt - laid - sum(t.swaps), 0), "AA-INV-4"
