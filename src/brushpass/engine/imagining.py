"""Other worlds that look the same to a seat.

A `Position` holds a checkpoint and the answers since, both redacted for one seat. To imagine is to deal the unseen
cards afresh at the checkpoint and to tell the answers again: those the seat knows as they were, the others afresh. What
the seat saw since (a card that left a hand, its own draw) is known in hindsight and steers both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from . import dealing
from .chance import Chance, Dreamt
from .dealing import Deal
from .decisions import Decision
from .errors import BrushpassError, NoSuchWorld
from .events import Waiting
from .fields import values
from .following import Following
from .hidden import Hidden
from .hindsight import Pool, least_of
from .knowledge import OPEN, indices
from .match import Match
from .running import Answer, Run, SeenMove, Told, as_seen, rule_error
from .setup import Setup
from .state import State
from .tracing import by_kind, can_be

HIDDEN: Final = "?"
"""Stands in a redacted answer for a value that the seat does not know."""

TRIES: Final = 200
FOLLOWED: Final = 40
"""So often the cards that the seat once saw are followed to where they lie."""
DEALS: Final = 60
"""So often the cards of one kind are dealt in every try."""
BARREN: Final = 20
"""After so many tries in which none of these deals can be, there is no such world."""
DOUBT: Final = 300
"""After so many moves, all deals taken together, one is taken of which it is not sure that it can be."""


class Contradiction(BaseException):
    """The world being told disagrees with what the seat knows. Not an Exception: it is no bug of the rule it cuts."""


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
    traces: dict[int, list[SeenMove]] = field(default_factory=dict, repr=False)
    """The moves of every kind of cards: worked out for the first world that is imagined, and left behind,"""
    followings: dict[int, Following] = field(default_factory=dict, repr=False)
    """as is what follows from them, by the first place of every kind."""

    def __reduce__(self) -> tuple[object, ...]:
        return Position, tuple(values(self).values())[:-2]

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A whole world that looks the same to the seat; `keep`: with history and log from here on."""
        barren = 0
        for _ in range(TRIES):
            try:
                return self._imagined(rng, keep)
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

    def _imagined(self, rng: Random, keep: bool) -> Match[Any, Any]:
        game = self.setup.game
        t = self.base.copy()
        if not self.traces:
            self.traces = by_kind(t.traces.get(self.seat, ()), self.setup.kin)
        for pool in self.pools:
            self._lay_out_possible(t, pool, rng)
        game.dream(t, self.seat, rng)
        if not game.plausible(t, self.seat):
            raise Contradiction
        run = Run(Dreamt(rng), [] if keep else None, list(self.log) if keep else None)
        if not (self.script or self.moves or self.heard or self.done):
            match: Match[Any, Any] = Match(self.setup, t, run)
        else:
            match = Retelling(self, rng).tell(t, run)
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

    def _lay_out_possible(self, t: State, pool: Pool, rng: Random) -> None:
        """Deal the cards of one kind until they lie as they can have come to lie: the other kinds need not wait."""
        kind = self.setup.kin[pool[1][0][0]]
        trace = self.traces.get(kind, ())
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


class Retelling(Chance):
    """Tells the answers of a position again: the known ones as they were, the others afresh. It is its own chance."""

    def __init__(self, position: Position, rng: Random, present: State | None = None) -> None:
        self.script = position.script
        self.moves = position.moves
        self.known = position.known
        self.heard = position.heard
        self.present = present
        """How it has come out, where that was dreamt first: what is not known then happens so that it comes to this."""
        self.done = position.done
        self.setup = position.setup
        self.seat = position.seat
        self.random = rng.random
        self.at = 0
        self.moved = 0
        """How many of the moves made now have been compared, and how many of those that the seat saw."""
        self.checked = 0
        self.listened = 0
        """The same of what has been told."""
        self.recognised = 0
        self.run: Run

    def tell(self, t: State, run: Run) -> Match[Any, Any]:
        """Run the rules from the checkpoint through all answers."""
        after, log = run.chance, run.log
        self.run = run
        run.chance = self
        run.moves = []
        if log is None:
            run.log = []
        self.listened = len(run.log or ())
        try:
            match: Match[Any, Any] = Match(self.setup, t, run)
            self.check()
            while self.at < len(self.script):
                self.answer(match)
                self.check()
        finally:
            run.chance = after
        if self.checked < len(self.moves) or self.recognised < len(self.heard):
            raise Contradiction
        for seat in self.done:
            while match.gathering is not None and seat in match.gathering.decisions:
                decision = match.gathering.decisions[seat]
                match.choose(decision.options[int(self.random() * len(decision.options))], seat)
        run.moves = None
        run.log = log
        return match

    def answer(self, match: Match[Any, Any]) -> None:
        """Give the next recorded choice or act."""
        kind, seat, value, _, shown = self.script[self.at]
        self.at += 1
        if kind == "act":
            match.act(seat, value)
            return
        pending = match.asked(seat)
        if kind == "chance" or pending is None:
            raise Contradiction
        if value is not HIDDEN:
            if value not in pending.options:
                raise Contradiction
            match.choose(value, seat)
            return
        match.choose(self.guess(match.state, pending, shown), seat)

    def check(self) -> None:
        """What the seat saw move, learnt and was told must be what it sees, learns and is told now."""
        made = self.run.moves or []
        for i in range(self.moved, len(made)):
            seen = as_seen(made[i], self.seat)
            if seen is not None:
                if self.checked >= len(self.moves) or self.moves[self.checked] != seen:
                    raise Contradiction
                self.checked += 1
        self.moved = len(made)
        log = self.run.log or []
        for i in range(self.listened, len(log)):
            event, args, to = log[i]
            if to is None or self.seat in to:
                if self.recognised >= len(self.heard) or self.heard[self.recognised] != (event, args):
                    raise Contradiction
                self.recognised += 1
        self.listened = len(log)

    def ahead(self) -> int:
        """The number of the next move among those that the seat saw; those made until now are compared at once."""
        self.check()
        return self.checked

    def guess(self, t: State, decision: Decision[Any], shown: Any) -> Any:
        """Choose for a seat whose choice is not known, in keeping with what was seen of it later."""
        options: Sequence[Any] = decision.options
        if decision.shown is not None:
            options = [option for option in options if decision.shown(option) == shown]
        if self.present is not None:
            recalled = self.setup.game.recall(self.present, t, decision)
            if recalled in options:
                return recalled
        viewers = self.setup.viewers
        now = self.ahead()
        for ahead in range(now, len(self.moves)):
            card, source, target = self.moves[ahead]
            if source in (target, OPEN) or decision.seat not in viewers[source]:
                continue
            if card in options:  # it was chosen unseen, and seen when it left
                options = [card]
                break
            if card is None:
                if not any(option in t.piles[source] for option in options):
                    break
                card = self.known[ahead][0]
                wanted = self.wanted(ahead, target, t.piles[target]) if card is None else [card]
                if wanted:
                    options = [option for option in options if option in wanted]
                else:
                    options = [
                        option for option in options if not self.missed(now - 1, source, t.piles[source], option)
                    ]
                break
        if not options:
            raise Contradiction
        return options[int(self.random() * len(options))]

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, t: Hidden, n: int) -> int:
        value = self.happened()
        if value is HIDDEN:
            return int(self.random() * n)
        if not (isinstance(value, int) and 0 <= value < n):
            raise Contradiction
        return value

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        card = self.happened()
        if card is HIDDEN:
            if source == target:
                return int(self.random() * len(bag))
            card = self.drawn(t, bag, source, target)
        if card not in bag:
            raise Contradiction
        return bag.index(card)

    def happened(self) -> Any:
        """The recorded outcome, if the seat knows it."""
        if self.at >= len(self.script) or self.script[self.at][0] != "chance":
            raise Contradiction
        self.at += 1
        return self.script[self.at - 1][2]

    def drawn(self, t: Hidden, bag: list[str], source: int, target: int) -> str:
        """A card for a draw that the seat did not see, leaving in the bag what it saw drawn later."""
        ahead = self.ahead()
        if ahead >= len(self.known):
            raise Contradiction
        known = self.known[ahead][0]
        wanted = [known] if isinstance(known, str) else self.wanted(ahead, target, t.piles[target])
        if wanted:
            return wanted[int(self.random() * len(wanted))]
        spare = self.spare(t, bag, source, target, ahead)
        cards = [card for card in sorted(spare) for _ in range(spare[card])]
        if self.present is not None and target >= 0:
            due = Counter(self.present.piles[target]) - Counter(t.piles[target])
            cards = [card for card in sorted(due) for _ in range(min(due[card], spare[card]))] or cards
        if not cards:
            raise Contradiction
        return cards[int(self.random() * len(cards))]

    # -- hindsight ---------------------------------------------------------------------------------------------------

    def spare(self, t: Hidden, bag: list[str], source: int, target: int, ahead: int) -> Counter[str]:
        """What may leave a bag for a target now: not what the seat saw leave the bag, or come from it, later.

        What it saw leave a place that can be reached unseen from the target may have come that way.
        """
        spare = Counter(bag)
        held = {place: Counter(t.piles[place]) for place in indices(self.setup.kin[source]) if place != source}
        held[source] = Counter()
        reached = {target}
        for card, left, entered in self.known[ahead + 1 :]:
            if card is None and left in reached:
                reached.add(entered)
            if not isinstance(card, str) or (left in reached and left != source):
                continue
            if left in held:
                if held[left][card] > 0:
                    held[left][card] -= 1
                elif spare[card] > 0:
                    spare[card] -= 1
            if entered in held:
                held[entered][card] += 1
        return spare

    def wanted(self, ahead: int, place: int, pile: Sequence[str]) -> list[str]:
        """What must come to a place now because the seat later saw it there, and no later arrival can bring it."""
        held = Counter(pile)
        missing: list[str] = []
        arrivals = 0
        for card, left, entered in self.known[ahead + 1 :]:
            if isinstance(card, tuple):
                if left == place:
                    seen = least_of(card)
                    missing += list((seen - held).elements())
                    held |= seen
            elif left == place and card is not None:
                if held[card] > 0:
                    held[card] -= 1
                else:
                    missing.append(card)
            elif entered == place and card is not None:
                held[card] += 1
            elif entered == place:
                arrivals += 1
            if len(missing) > arrivals:
                return missing
        return []

    def missed(self, ahead: int, place: int, pile: Sequence[str], card: Any) -> bool:
        """Whether a place would lack a card that the seat later saw leave it, if this one went now."""
        if card not in pile:
            return False
        rest = list(pile)
        rest.remove(card)
        return bool(self.wanted(ahead, place, rest))
