"""Other worlds that look the same to a seat.

A `Position` holds a checkpoint and the answers since, both redacted for one seat. To imagine is to deal the unseen
cards afresh at the checkpoint and to tell the answers again: those the seat knows as they were, the others afresh. What
the seat saw since (a card that left a hand, its own draw) is known in hindsight and steers both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from . import dealing
from .chance import Dreamt
from .dealing import Deal
from .errors import BrushpassError, NoSuchWorld
from .events import Waiting
from .fields import values
from .following import Following
from .hindsight import Pool
from .knowledge import indices
from .match import Match
from .retelling import Contradiction, Retelling
from .running import Answer, Run, SeenMove, Told, rule_error
from .setup import Setup
from .state import State
from .tracing import by_kind, can_be, telling

TRIES: Final = 200
FOLLOWED: Final = 40
"""So often the cards that the seat once saw are followed to where they lie."""
DEALS: Final = 60
"""So often the cards of one kind are dealt in every try."""
HINDSIGHT: Final = 20
"""So often a choice that the seat does not know is told by what left later; then, every other time, it may be any."""
BARREN: Final = 20
"""After so many tries in which none of these deals can be, there is no such world."""
DOUBT: Final = 300
"""After so many moves, all deals taken together, one is taken of which it is not sure that it can be."""


class Unlaid(Contradiction):
    """The cards of one kind cannot have come to lie in any of the ways in which they were dealt."""


@dataclass(slots=True, eq=False)
class Position:
    """A position as one seat knows it: enough to imagine it whole, and nothing more."""

    setup: Setup
    seat: int
    base: State
    """The checkpoint without what the seat does not know; where it knows positions in an order, gaps are empty."""
    pools: list[Pool]
    script: list[Answer]
    moves: list[SeenMove]
    known: list[SeenMove]
    """The moves with the cards that the seat could tell only later."""
    log: list[Told]
    heard: list[tuple[str, tuple[Any, ...]]]
    """What the seat was told since the checkpoint: a world that tells it anything else is not the one it is in."""
    done: tuple[int, ...]
    decision: tuple[str, tuple[Any, ...], tuple[Any, ...]] | None
    waiting: tuple[Waiting, ...]
    traces: dict[int, Sequence[SeenMove]] | None = field(default=None, repr=False)
    """The moves that tell anything of every kind of cards: worked out for the first world, and left behind,"""
    followings: dict[int, Following] = field(default_factory=dict, repr=False)
    """as is what follows from them, by the first place of every kind."""

    def __reduce__(self) -> tuple[object, ...]:
        return Position, tuple(values(self).values())[:-2]

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A whole world that looks the same to the seat; `keep`: with history and log from here on."""
        barren = 0
        for number in range(TRIES):
            try:
                return self._imagined(rng, keep, hindsight=number < HINDSIGHT or number % 2 == 0)
            except Unlaid:
                barren += 1
                if barren == BARREN:
                    break
            except Contradiction:
                continue
            except BrushpassError:
                raise
            except Exception as bug:
                raise rule_error(bug) from bug
        raise NoSuchWorld(f"no world found in {TRIES} tries that agrees with what seat {self.seat} knows")

    def _imagined(self, rng: Random, keep: bool, hindsight: bool) -> Match[Any, Any]:
        game = self.setup.game
        t = self.base.copy()
        traces = self.traces
        if traces is None:
            traces = self.traces = self._telling()
        for pool in self.pools:
            kind = self.setup.kin[pool[1][0][0]]
            self._lay_out_possible(t, pool, kind, traces[kind], rng)
        game.dream(t, self.seat, rng)
        if not game.plausible(t, self.seat):
            raise Contradiction
        run = Run(Dreamt(rng), [] if keep else None, list(self.log) if keep else None)
        if not (self.script or self.moves or self.heard or self.done):
            match: Match[Any, Any] = Match(self.setup, t, run)
        else:
            match = Retelling(self, rng, hindsight=hindsight).tell(t, run)
        own = self.decision
        found = match.asked(self.seat)
        if own is not None and (found is None or own != (found.prompt, found.options, found.about)):
            raise Contradiction
        if own is None and match.waiting != self.waiting:
            raise Contradiction
        if not keep:
            match.state.facts = ()
            match.state.traces = {}
        return match

    def _telling(self) -> dict[int, Sequence[SeenMove]]:
        """By kind the moves that tell anything of the cards to be dealt."""
        setup, traces = self.setup, by_kind(self.base.traces.get(self.seat, ()), self.setup.kin)
        found: dict[int, Sequence[SeenMove]] = {}
        for _, sizes, _ in self.pools:
            kind = setup.kin[sizes[0][0]]
            lying = {place: len(self.base.piles[place]) for place in indices(setup.unseen[self.seat] & kind)}
            lying.update([(place, size) for place, size in sizes if place not in setup.ordered])
            found[kind] = telling(traces.get(kind, ()), lying, setup.ordered)
        return found

    def _lay_out_possible(self, t: State, pool: Pool, kind: int, trace: Sequence[SeenMove], rng: Random) -> None:
        """Deal the cards of one kind until they lie as they can have come to lie: the other kinds need not wait."""
        unseen = self.setup.unseen[self.seat] & kind
        if trace and self._lay_out_followed(t, pool, trace, unseen, rng):
            return
        for dealt in range(DEALS):
            self._lay_out(t, self._deal(t, pool, rng), rng)
            if not trace or can_be(t.piles, trace, unseen, dealt * len(trace) > DOUBT):
                return
        raise Unlaid

    def _lay_out_followed(self, t: State, pool: Pool, trace: Sequence[SeenMove], unseen: int, rng: Random) -> bool:
        """Deal the cards of one kind, those that the seat once saw to where they may have got; false: nobody can."""
        cards, sizes, facts = pool
        if len(sizes) == 1:
            return False
        following = self.followings.get(sizes[0][0])
        if following is None:
            following = Following(cards, sizes, self._known_by_position(unseen), unseen, trace, facts)
            self.followings[sizes[0][0]] = following
        for _ in range(FOLLOWED):
            lying = following.told(rng)
            if lying is None:
                continue
            for card in following.known:
                if card in lying:
                    lying.remove(card)
            deal = dealing.deal_knowing(cards, sizes, facts, rng, lying)
            if deal is not None:
                self._lay_out(t, deal, rng)
                if following.certain or can_be(t.piles, trace, unseen, False):
                    return True
        return False

    def _known_by_position(self, unseen: int) -> list[tuple[str, int]]:
        """The cards, and their places, that the seat knows where they lie in an order."""
        ordered = [place for place in self.setup.ordered if unseen >> place & 1]
        return [(card, place) for place in ordered for card in self.base.piles[place] if card]

    def _deal(self, t: State, pool: Pool, rng: Random) -> Deal:
        """Deal the cards of one kind to the unseen places so that all that is known stays true."""
        cards, sizes, facts = pool
        if len(sizes) == 1:
            return {sizes[0][0]: cards[:]}
        if not facts:
            return dealing.deal_plain(cards, sizes, rng)

        def fits(candidate: Deal) -> bool:
            if len(self.pools) > 1 or self.setup.ordered:
                return True
            self._lay_out(t, {place: sorted(dealt) for place, dealt in candidate.items()}, rng)
            return self.setup.game.plausible(t, self.seat)

        deal = dealing.deal_agreeing(cards, sizes, facts, rng, fits)
        if deal is None:
            raise NoSuchWorld(f"no deal agrees with what seat {self.seat} knows")
        return deal

    def _lay_out(self, t: State, deal: Deal, rng: Random) -> None:
        """Put a deal on the table; where cards lie in an order, into the gaps between those that the seat knows."""
        for place, cards in deal.items():
            if place in self.setup.ordered:
                rng.shuffle(cards)
                gaps = iter(cards)
                t.piles[place] = [card or next(gaps) for card in self.base.piles[place]]
            else:
                t.piles[place] = cards
