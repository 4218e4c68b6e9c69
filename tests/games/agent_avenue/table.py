"""Setting a table of Agent Avenue and scripting what happens at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.box.components import AGENT_CARDS, AGENTS, MARKET_CARDS, SIDES
from brushpass.games.agent_avenue.state import ASIDES, DECK, HANDS, MARKET_DECK, AgentAvenue
from brushpass.games.agent_avenue.view import View
from brushpass.testing import Scripted, at

GREEN, BLUE = 0, 1
PLAIN_SUPPLY = ("distraction_device", "sinister_twin", "watchtower")
"""Ongoing cards that do nothing by themselves."""


class Table(Scripted[AgentAvenue, View]):
    """A match at a position, with one line per step."""

    def lay(self, face_up: str, face_down: str) -> Table:
        """A side of one lays out two cards without swapping."""
        if self.prompt == "swap":
            self.choose("no_swap")
        return self.choose(face_up, face_down)

    def turn(self, ours: str, theirs: str) -> Table:
        """A duel's turn up to the movement: the active side recruits `ours`, its opponent `theirs`."""
        self.lay(ours, theirs)
        return self.choose("face_down")

    def hand(self, seat: int) -> list[str]:
        return self.t.piles[HANDS[seat]]

    def aside(self, seat: int) -> list[str]:
        return self.t.piles[ASIDES[seat]]

    @property
    def deck(self) -> list[str]:
        return self.t.piles[DECK]

    @property
    def spaces(self) -> tuple[int, int]:
        return self.t.sides[GREEN].space, self.t.sides[BLUE].space

    @property
    def steps(self) -> tuple[int, int]:
        return self.t.sides[GREEN].steps, self.t.sides[BLUE].steps

    @property
    def crews(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.t.sides[GREEN].crew, self.t.sides[BLUE].crew

    @property
    def ongoing(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.t.sides[GREEN].ongoing, self.t.sides[BLUE].ongoing


def table(
    mode: str = "basic",
    seats: int = 2,
    *,
    pair: str = "green",
    active: str = "green",
    turns: int = 0,
    green: Iterable[str] = (),
    blue: Iterable[str] = (),
    steps: tuple[int, int] = (0, 0),
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    used: Sequence[int] | None = None,
    supply: Sequence[str] | None = None,
    market_deck: Sequence[str] | None = None,
    ongoing: tuple[Sequence[str], Sequence[str]] = ((), ()),
    stage: str = "",
    seed: int = 1,
) -> Table:
    """A match at the start of a turn. Cards that are not placed are in the decks, or out of it if `deck` says what is.

    Hands that are not given are four different ordinary cards; `used` are the swaps of each seat, which takes that
    many cards from the deck.
    """
    setup = GAME.agree(seats, mode, {"pair": pair})
    t = GAME.deal(setup)
    t.active, t.turns = SIDES.index(active), turns
    for side, crew, gone in zip(t.sides, (green, blue), steps, strict=True):
        side.crew, side.steps = tuple(crew), gone
    rest = list(AGENT_CARDS)
    for card in (*t.sides[0].crew, *t.sides[1].crew, *(card for hand in (hands or {}).values() for card in hand)):
        rest.remove(card)
    for card in deck or ():
        rest.remove(card)
    for seat in range(seats):
        t.piles[HANDS[seat]] = sorted(hands[seat] if hands and seat in hands else ordinary(rest))
    if used is not None:
        t.swaps = list(used)
        for seat, number in enumerate(used):
            t.piles[ASIDES[seat]] = sorted(rest.pop() for _ in range(number))
    t.piles[DECK] = sorted(rest if deck is None else deck)
    if mode == "advanced":
        for side, cards in zip(t.sides, ongoing, strict=True):
            side.ongoing = tuple(cards)
        free = [card for card in MARKET_CARDS if card not in (*ongoing[0], *ongoing[1])]
        t.supply = tuple(supply if supply is not None else [c for c in (*PLAIN_SUPPLY, *free) if c in free][:3])
        left = [card for card in free if card not in t.supply]
        t.piles[MARKET_DECK] = sorted(left if market_deck is None else market_deck)
        t.discard = tuple(card for card in left if card not in t.piles[MARKET_DECK])
    t.stage = stage or ("swap" if len(t.sides[t.active].team) == 1 else "lead_swaps")
    return Table(at(setup, t, seed))


def ordinary(rest: list[str]) -> list[str]:
    """Four cards of different names out of the rest."""
    cards = [name for name in reversed(AGENTS) if name in rest and rest.count(name) > 1][:4]
    for card in cards:
        rest.remove(card)
    return cards
