"""The table of Agent Avenue: who sits where, what lies open, and where the hidden cards are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brushpass.engine import Places, Record, State, everybody

from .box.components import (
    HAND_SIZE,
    LEAST_ALONE,
    LEAST_IN_TEAM,
    RING,
    SWAPS_ALONE,
    SWAPS_IN_TEAM,
)

MOST_SEATS: Final = 4

PLACES: Final = Places()
DECK: Final = PLACES.one("deck", kind="agent")
HANDS: Final = PLACES.per_seat("hand", MOST_SEATS, kind="agent")
DOWNS: Final = PLACES.per_seat("face-down", MOST_SEATS, kind="agent")
"""The card that a seat has laid face down in the centre."""
ASIDES: Final = PLACES.per_seat("swapped-away", MOST_SEATS, kind="agent")
MARKET_DECK: Final = PLACES.one("market-deck", kind="market", seen_by=everybody)
"""Empty in basic mode. Everybody knows what lies in it, since all that left it is in the open; only its order is not
known, and no bag has one."""


@dataclass(kw_only=True)
class Side(Record):
    """Green or blue: one player or two, a meeple, and what lies in front of them."""

    team: tuple[int, ...]
    """Its seats."""
    home: int
    """The space where its meeple began."""
    steps: int = 0
    """The unwrapped step total T (AA-7.8)."""
    crew: tuple[str, ...] = ()
    """The agents in play, in the order of recruiting."""
    ongoing: tuple[str, ...] = ()
    """The black market cards in front of it."""

    @property
    def space(self) -> int:
        """AA-7.8: where its meeple stands."""
        return (self.home + self.steps) % RING


@dataclass(kw_only=True)
class AgentAvenue(State):
    """The whole table; a side is 0 (green) or 1 (blue)."""

    sides: list[Side]
    swaps: list[int]
    """How many swaps each seat has used."""
    active: int = 0
    """The side whose turn it is."""
    turns: int = 0
    """Completed turns."""
    face_up: str = ""
    """The face-up card in the centre."""
    first: int = -1
    """The seat that lays, or has laid, the face-up card of this turn."""
    second: int = -1
    """The seat that has laid the face-down card."""
    kept: int = 0
    """How many cards that seat had left before it refilled (AA-5.3 and AA-11.8 depend on it)."""
    proposal: str = ""
    """What a teammate proposes just now (R-10)."""
    supply: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    resolving: str = ""
    """The instant card whose ability is being carried out."""
    due: tuple[int, ...] = ()
    """The sides that have to take a black market card, in order."""

    # -- sides and seats -----------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        """The side on which a seat plays."""
        return 0 if seat in self.sides[0].team else 1

    def lead_and_partner(self, side: int) -> tuple[int, int]:
        """R-10: who proposes and who responds; they change places with every turn of their own."""
        one, other = self.sides[side].team
        own_turn = self.turns // 2 if side == self.active else max(self.turns - 1, 0) // 2
        return (one, other) if own_turn % 2 == 0 else (other, one)

    def most_swaps(self, seat: int) -> int:
        """AA-5.5, AA-11.9, AA-11.10: how many swaps a seat has in the whole game."""
        return SWAPS_ALONE if len(self.sides[self.side_of(seat)].team) == 1 else SWAPS_IN_TEAM

    # -- the board -----------------------------------------------------------------------------------------------------

    def lead(self, side: int) -> int:
        """AA-7.8: how many steps a side has gained on the other since the start."""
        return self.sides[side].steps - self.sides[1 - side].steps

    # -- cards ---------------------------------------------------------------------------------------------------------

    def refill(self, seat: int) -> None:
        """AA-3.1, AA-3.3: draw until the hand holds four cards or the deck is empty."""
        self.fill(DECK, HANDS[seat], HAND_SIZE)

    def can_play(self, side: int) -> bool:
        """AA-9.1, AA-11.15, R-11: whether a side has the cards for a turn."""
        team = self.sides[side].team
        least = LEAST_ALONE if len(team) == 1 else LEAST_IN_TEAM
        return all(len(self.piles[HANDS[seat]]) >= least for seat in team)

    def take_out(self, side: int, agent: str) -> None:
        """AA-10.20: an agent leaves a side's play area; no meeple moves."""
        crew = list(self.sides[side].crew)
        crew.remove(agent)
        self.sides[side].crew = tuple(crew)
