"""AA-12, what may be seen: the only way in which a position leaves the rules, built from nothing."""

from __future__ import annotations

import msgspec

from .box.components import AGENTS, SIDES
from .state import ASIDES, DECK, DOWNS, HANDS, MARKET_DECK, AgentAvenue


class SeatView(msgspec.Struct, frozen=True):
    """A player: the cards are None to those who may not see them."""

    seat: int
    side: str
    hand_size: int
    hand: tuple[str, ...] | None
    swaps_used: int
    swaps_left: int
    aside: tuple[str, ...] | None
    """The cards swapped away; there are as many as swaps used."""


class SideView(msgspec.Struct, frozen=True):
    """What a side has in front of it and where its meeple stands."""

    side: str
    seats: tuple[int, ...]
    lead: int
    """The seat that makes the proposals of a team of two (R-10)."""
    steps: int
    space: int
    crew: dict[str, int]
    """How many agents of each name are in play."""
    recruits: tuple[str, ...]
    """The same agents in the order of recruiting."""
    ongoing: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    mode: str
    stage: str
    turn: int
    active: str
    sides: tuple[SideView, ...]
    seats: tuple[SeatView, ...]
    deck_size: int
    deck: tuple[str, ...] | None
    """What was left in the agent deck, once the match is over."""
    face_up: str | None
    first: int | None
    """The seat that lays, or has laid, the face-up card."""
    second: int | None
    """The seat that has laid the face-down card; None while there is none."""
    face_down: str | None
    """The face-down card, to the seat that laid it."""
    proposal: str | None
    """What a teammate proposes just now."""
    supply: tuple[str, ...]
    discard: tuple[str, ...]
    resolving: str | None
    market_size: int
    market_deck: tuple[str, ...] | None
    """What was left in the black market deck, once the match is over."""


def view(t: AgentAvenue, seat: int | None, over: bool) -> View:
    """AA-12: own cards, public facts, and everything once the match is over."""
    second = t.second if t.second >= 0 and t.piles[DOWNS[t.second]] else None
    return View(
        seat=seat,
        mode=t.setup.mode,
        stage=t.stage,
        turn=t.turns + 1,
        active=SIDES[t.active],
        sides=tuple(side_view(t, side) for side in range(2)),
        seats=tuple(seat_view(t, other, over or other == seat) for other in range(t.setup.seats)),
        deck_size=len(t.piles[DECK]),
        deck=tuple(t.piles[DECK]) if over else None,
        face_up=t.face_up or None,
        first=t.first if t.first >= 0 else None,
        second=second,
        face_down=t.piles[DOWNS[second]][0] if second is not None and (over or second == seat) else None,
        proposal=t.proposal or None,
        supply=t.supply,
        discard=t.discard,
        resolving=t.resolving or None,
        market_size=len(t.piles[MARKET_DECK]),
        market_deck=tuple(t.piles[MARKET_DECK]) if over else None,
    )


def seat_view(t: AgentAvenue, seat: int, own: bool) -> SeatView:
    """A player; `own`: with the cards."""
    return SeatView(
        seat=seat,
        side=SIDES[t.side_of(seat)],
        hand_size=len(t.piles[HANDS[seat]]),
        hand=tuple(t.piles[HANDS[seat]]) if own else None,
        swaps_used=t.swaps[seat],
        swaps_left=t.most_swaps(seat) - t.swaps[seat],
        aside=tuple(t.piles[ASIDES[seat]]) if own else None,
    )


def side_view(t: AgentAvenue, side: int) -> SideView:
    """A side; all of it is public."""
    own = t.sides[side]
    team, crew = own.team, own.crew
    return SideView(
        side=SIDES[side],
        seats=team,
        lead=team[0] if len(team) == 1 else t.lead_and_partner(side)[0],
        steps=own.steps,
        space=own.space,
        crew={name: crew.count(name) for name in AGENTS if name in crew},
        recruits=crew,
        ongoing=own.ongoing,
    )
