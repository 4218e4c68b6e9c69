"""Hidden cards: the doors through which rules draw them, move them and let seats look at them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from . import knowledge
from .knowledge import ANY, OPEN, Facts
from .places import TOP, beneath, on_top
from .records import Record
from .running import Fell, Look, Move, Run, SeenMove, as_seen
from .setup import Setup

LONGEST_TRACE: Final = 400
"""So many moves are kept, the latest: what was known before them is then known by facts alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class Hidden(Record):
    """The piles of a position, and who knows what of them."""

    rng: int = 0
    piles: list[list[str]] = field(default_factory=list)
    facts: Facts = ()
    knowers: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    """For every card that lies in an order, the seats that know which card lies there."""
    traces: dict[int, list[SeenMove]] = field(default_factory=dict)
    """For every seat that knows anything of hidden cards, the moves that it saw since: facts forget what several of
    them say together."""

    def under(self, setup: Setup) -> None:
        """Say what was agreed before the deal."""
        self.setup: Setup = setup

    def on(self, run: Run) -> None:
        """Say what the rules write to from now on."""
        self.run: Run = run

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, source: int, target: int = OPEN) -> str:
        """Draw a card from a bag to a place, or into the open; only now is it decided which card it is.

        From a deck with an order comes first what lies on top of it, then the bag, then what lies under it.
        """
        run, setup, piles = self.run, self.setup, self.piles
        if source in setup.decks and (piles[on_top(source)] or not piles[source]):
            return self._draw_next(on_top(source) if piles[on_top(source)] else beneath(source), target)
        bag = piles[source]
        card = bag.pop(run.chance.pick(self, bag, source, target))
        if target >= 0:
            insort(piles[target], card)
        history = run.history
        if history is not None:
            history.append(Fell(card, None if target < 0 else setup.viewers[target]))
        watched = target >= 0 and bool(setup.viewers[source])  # by whom it is taken from
        if run.moves is not None or (history is not None and (watched or self.facts or self.traces)):
            self._moved(card, source, target)
        return card

    def fill(self, source: int, target: int, size: int) -> None:
        """Draw from a bag to a place until it holds so many cards or there are no more."""
        run, piles = self.run, self.piles
        bag, pile = piles[source], piles[target]
        if self._watched() or source in self.setup.decks:
            for _ in range(min(size - len(pile), self.left(source))):
                self.draw(source, target)
            return
        chance, history, viewers = run.chance, run.history, self.setup.viewers[target]
        for _ in range(min(size - len(pile), len(bag))):
            card = bag.pop(chance.pick(self, bag, source, target))
            insort(pile, card)
            if history is not None:
                history.append(Fell(card, viewers))

    def left(self, deck: int) -> int:
        """How many cards can be drawn, those on top of a deck and under it included."""
        count = len(self.piles[deck])
        if deck in self.setup.decks:
            count += len(self.piles[on_top(deck)]) + len(self.piles[beneath(deck)])
        return count

    # -- moving ------------------------------------------------------------------------------------------------------

    def slip(self, card: str, source: int, target: int) -> None:
        """Move a card from one hidden place to another: whoever sees either place sees which card it is."""
        run, setup = self.run, self.setup
        seen, shown = setup.viewers[source], setup.viewers[target]
        if setup.ordered or run.private or setup.kin[source] != setup.kin[target]:
            self._same_kind(card, source, target)
            self._take(card, source)
            self._put(card, source, target, seen + shown)
        else:
            self.piles[source].remove(card)
            insort(self.piles[target], card)
        history = run.history
        if history is not None and seen != shown:
            run.barrier = len(history)
            self._moved(card, source, target)
        elif run.moves is not None or (history is not None and (self.facts or self.traces)):
            self._moved(card, source, target)

    def reveal(self, card: str, source: int) -> None:
        """Take a card out of a hidden place into the open; the caller puts it where it goes."""
        run = self.run
        if run.private or self.setup.ordered:
            self._take(card, source)
        else:
            self.piles[source].remove(card)
        history = run.history
        if history is not None:
            run.barrier = len(history)
        if run.moves is not None or (history is not None and (self.facts or self.traces)):
            self._moved(card, source, OPEN)

    def hide(self, card: str, target: int) -> None:
        """Put a card that everybody has seen into a hidden place: they know it is there until it may have left."""
        self._put(card, OPEN, target, range(self.setup.seats))
        self._moved(card, OPEN, target)

    def hide_all(self, cards: Sequence[str], target: int) -> None:
        """Put several such cards into a hidden place at once: a discard pile that is shuffled into its deck."""
        setup = self.setup
        if target in setup.ordered or not setup.secret >> target & 1:
            for card in cards:
                self.hide(card, target)
            return
        seats = tuple(range(setup.seats))
        for card in cards:
            self._put(card, OPEN, target, seats)
        if self._forgets():
            return
        near, far = knowledge.parted(self.facts, 1 << target)
        for card in cards:
            near = self._came(near, card, OPEN, target, seats)
        self._tidy(near, far, 1 << target)
        for card in cards:
            self._keep((card, OPEN, target, seats))

    # -- looking -----------------------------------------------------------------------------------------------------

    def peek(self, seat: int, place: int) -> list[str]:
        """Let a seat see what lies in a place now; it knows these cards until they may have left."""
        pile = self.piles[place]
        self._barrier()
        if place in self.setup.ordered:
            self._see_in_order(seat, place)
        else:
            if not self._forgets() and seat not in self.setup.viewers[place]:
                family = self.setup.kin[place]
                near, far = knowledge.parted(self.facts, family)
                self._tidy(knowledge.nothing_else(near, seat, pile, place), far, family)
            self._looked([(card, pile.count(card), ANY) for card in sorted(set(pile))], place, (seat,))
        return pile[:]

    def glimpse(self, seat: int, place: int) -> str:
        """Let a seat see one card of a bag, by chance, of those that it does not know to be there."""
        run, pile = self.run, self.piles[place]
        known: dict[str, int] = {}
        for who, name, low, _, places in self.facts:
            if who == seat and places == 1 << place:
                known[name] = low
        unknown = [name for name in sorted(set(pile)) for _ in range(pile.count(name) - known.get(name, 0))] or pile
        card = unknown[run.chance.pick(self, unknown, place, place)]
        if run.history is not None:
            run.history.append(Fell(card, (seat,)))
        self._looked([(card, min(known.get(card, 0) + 1, pile.count(card)), ANY)], place, (seat,))
        return card

    def show(self, card: str, place: int, least: int = 1, to: Sequence[int] | None = None) -> None:
        """Some seats (or everybody) learn that a place holds at least so many cards of that name."""
        self._barrier()
        self._looked([(card, least, ANY)], place, range(self.setup.seats) if to is None else to)

    def deny(self, card: str, place: int, most: int = 0, to: Sequence[int] | None = None) -> None:
        """Some seats (or everybody) learn that a place holds at most so many (a skipped compulsory effect)."""
        self._looked([(card, 0, most)], place, range(self.setup.seats) if to is None else to)

    def disclose(self) -> None:
        """Say that a secret that is not a card has just become known to somebody: undo stops here."""
        self.run.disclosures += 1
        self._barrier()

    # -- decks with an order -----------------------------------------------------------------------------------------

    def order(self, deck: int, count: int) -> int:
        """Decide which cards come next from a deck, so that somebody can look at them; how many lie ready now."""
        top = on_top(deck)
        while len(self.piles[top]) < count:
            bag = self.piles[deck]
            if bag:
                card = bag.pop(self.run.chance.pick(self, bag, deck, top))
                if self.run.history is not None:
                    self.run.history.append(Fell(card, ()))
                self._put(card, deck, top, ())
                self._moved(card, deck, top)
            elif self.piles[beneath(deck)]:
                self._draw_next(beneath(deck), top)
            else:
                break
        return len(self.piles[top])

    def shuffle(self, deck: int) -> None:
        """Shuffle a deck: what lay on top of it or under it may now be anywhere in it."""
        for place in (on_top(deck), beneath(deck)):
            while self.piles[place]:
                self._draw_next(place, deck)

    def _draw_next(self, place: int, target: int) -> str:
        """Take what comes first in an order: no chance is left in it, but somebody may see it for the first time."""
        self._alone()
        card = self.piles[place].pop(0)
        knew = self.knowers[place].pop(0)
        seers: Sequence[int] = range(self.setup.seats) if target < 0 else self.setup.viewers[target]
        if any(seat not in knew for seat in seers):
            self._barrier()
        if target >= 0:
            self._put(card, place, target, knew)
        self._moved(card, place, target, knew)
        return card

    def _see_in_order(self, seat: int, place: int) -> None:
        """A seat learns which cards lie in an order, and where."""
        pile, knowers = self.piles[place], self.knowers.get(place, [])
        for at, card in enumerate(pile):
            if seat not in knowers[at]:
                knowers[at] = (*knowers[at], seat)
                near, far = knowledge.parted(self.facts, 1 << place)
                self._tidy(self._per_seat(near, card, place, OPEN, (seat,), seat), far, 1 << place)
        self._keep((tuple([(card, 1, ANY) for card in pile]), place, place, (seat,)))

    # -- keeping what everybody knows in step -----------------------------------------------------------------------

    def _take(self, card: str, source: int) -> None:
        self._alone()
        if source in self.setup.ordered:
            raise ValueError(f"from {self.setup.places[source]!r}, which has an order, cards are drawn")
        self.piles[source].remove(card)

    def _put(self, card: str, source: int, target: int, seers: Sequence[int]) -> None:
        """Lay a card into a pile; in an order it lies last, or first if it is put on top of a deck."""
        self._alone()
        if target not in self.setup.ordered:
            insort(self.piles[target], card)
            return
        on_deck = self.setup.places[target].order == TOP and source not in (target - 1, target + 1)
        at = 0 if on_deck else len(self.piles[target])
        self.piles[target].insert(at, card)
        self.knowers.setdefault(target, []).insert(at, tuple(sorted({*seers})))

    def _same_kind(self, card: str, source: int, target: int) -> None:
        setup = self.setup
        if setup.kin[source] != setup.kin[target]:
            raise ValueError(
                f"{card!r} goes from {setup.places[source]!r} to {setup.places[target]!r}, which is of another kind"
            )

    def _alone(self) -> None:
        """Where private rules run side by side no card moves: everybody would see that at once."""
        if self.run.private:
            raise ValueError("a card moves in a private rule side by side with others")

    def _watched(self) -> bool:
        """Whether anybody has to be told of a move: whoever retraces the moves, or knows anything of hidden cards."""
        run = self.run
        return run.moves is not None or (run.history is not None and bool(self.facts or self.traces))

    def _keep(self, move: Move) -> None:
        """Write a move down for whoever retraces the moves, and for those who know anything of hidden cards."""
        run = self.run
        if run.moves is not None:
            run.moves.append(move)
        if run.history is not None and (self.facts or self.traces):
            self._trace(move)

    def _trace(self, move: Move) -> None:
        setup, traces = self.setup, self.traces
        kin = setup.kin[max(move[1], move[2])]
        everybody = len(traces) == setup.seats
        for seat in range(setup.seats) if everybody else sorted({*traces, *[fact[0] for fact in self.facts]}):
            seen = as_seen(move, seat)
            if seen is not None and setup.unseen[seat] & kin:
                trace = traces.setdefault(seat, [])
                if len(trace) >= LONGEST_TRACE:
                    del trace[0]
                trace.append(seen)

    def _forgets(self) -> bool:
        """Whether nobody will ever ask what seats know here: a throw-away world keeps neither history nor facts."""
        return self.run.history is None and self.run.moves is None

    def _barrier(self) -> None:
        """Somebody has learnt something: undo stops here."""
        run = self.run
        if run.history is not None:
            run.barrier = len(run.history)

    def _looked(self, looks: list[Look], place: int, seats: Sequence[int]) -> None:
        """Seats learn how many cards of some names a place holds."""
        if self._forgets():
            return
        near, far = knowledge.parted(self.facts, 1 << place)
        for seat in seats:
            if seat not in self.setup.viewers[place]:
                for card, least, most in looks:
                    near = knowledge.learned(near, seat, card, 1 << place, least, most)
        self._tidy(near, far, 1 << place)
        self._keep((tuple(looks), place, place, tuple(seats)))

    def _moved(self, card: str, source: int, target: int, knew: Sequence[int] = ()) -> None:
        """Keep what every seat knows in step with a move that has been made; `knew`: who knew the card in its order."""
        if self._forgets():
            return
        setup = self.setup
        viewers = setup.viewers
        if source < 0 or target < 0:
            seers: Sequence[int] = range(setup.seats)
        else:
            self._same_kind(card, source, target)
            seers = (*viewers[source], *viewers[target], *knew)
        touched = knowledge.bit(source) | knowledge.bit(target)
        if not setup.secret & touched:  # everybody sees all cards of that kind
            if self.run.moves is not None:
                self.run.moves.append((card, source, target, tuple(range(setup.seats))))
            return
        near, far = knowledge.parted(self.facts, touched)
        if setup.ordered and (source in setup.ordered or target in setup.ordered):
            for seat in range(setup.seats):
                near = self._per_seat(near, card, OPEN if seat in knew else source, target, seers, seat)
        else:
            near = self._came(near, card, source, target, seers)
        self._tidy(near, far, touched)
        self._keep((card, source, target, tuple(sorted({*seers}))))

    def _came(self, facts: Facts, card: str, source: int, target: int, seers: Sequence[int]) -> Facts:
        """The facts after a move between places without an order: those who saw the card know where it is."""
        facts = knowledge.after_move(facts, card, source, target, seers, self.piles)
        if target >= 0:
            for seat in seers:
                if seat not in self.setup.viewers[target]:
                    facts = knowledge.learned(facts, seat, card, 1 << target, 1)
        return facts

    def _per_seat(self, facts: Facts, card: str, source: int, target: int, seers: Sequence[int], seat: int) -> Facts:
        """The facts after a move of which one seat knew or now knows the position: to it that card counts no more."""
        sees = seat in seers
        known_there = sees and target in self.setup.ordered
        mine = tuple([fact for fact in facts if fact[0] == seat])
        others = tuple([fact for fact in facts if fact[0] != seat])
        where = OPEN if known_there else target
        mine = knowledge.after_move(mine, card, source, where, (seat,) if sees else (), self.piles)
        if sees and where >= 0 and seat not in self.setup.viewers[where]:
            mine = knowledge.learned(mine, seat, card, 1 << where, 1)
        return others + mine

    def _tidy(self, near: Facts, far: Facts, touched: int) -> None:
        setup = self.setup
        self.facts = knowledge.tidy(near, far, self.piles, setup.kin, setup.unseen, touched)
