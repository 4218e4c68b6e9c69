"""What a seat may believe of Agent Avenue's hidden cards, exactly, from nothing but its log and its views.

Every other seat's hand is a story of its own: cards came from the deck, unseen; one was put away or laid face down,
unseen; others came or left in the open; and now and then something was proved of the whole hand. Whether a world is
possible is found by telling every hand's story backwards, for any number of seats. How likely it is, is found by
telling it forwards; that is feasible while one hand alone is hidden (a duel) and few cards have been put away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from brushpass.engine import Match, Setup, State
from brushpass.games.agent_avenue.box.components import (
    AGENT_CARDS,
    HAND_SIZE,
    MARKET_CARDS,
    ONGOING,
)
from brushpass.games.agent_avenue.state import ASIDES, DECK, DOWNS, HANDS
from brushpass.games.agent_avenue.view import View
from brushpass.testing.histories import Key

from .stories import (
    UNIT,
    Event,
    Holding,
    before_coming,
    before_draw,
    before_laying,
    before_leaving,
    before_swap,
    before_turning_up,
    cards_of,
    count,
    face_down,
    packed,
    size,
    units,
    where,
)

MOST_STATES = 6_000
"""Beyond so many hands the probabilities are given up."""


class Witness:
    """Follows a match as one seat sees it."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.view: View
        self.lines = 0
        self.sizes = [0] * setup.seats
        self.deck = len(AGENT_CARDS)
        self.mine = 0
        """This seat's own hand."""
        self.unseen = packed(AGENT_CARDS)
        """The cards that are neither in the open nor this seat's."""
        self.put_away = 0
        self.face_up = 0
        self.first = self.second = self.taker = self.swapping = -1
        self.turned: list[int] = []
        self.resolving = ""
        self.stories: dict[int, list[Event]] = {other: [] for other in range(setup.seats) if other != seat}
        self.told: dict[tuple[int, int, Holding], bool] = {}
        self.beliefs: dict[Holding, float] | None = {(0, 0, 0): 1.0} if setup.seats == 2 else None
        """How likely every holding of the only opponent is, while that can be told."""

    def follow(self, truth: Match[Any, Any]) -> None:
        """Take in the new lines of the log, the view and who is asked what."""
        self.view = truth.view(self.seat)
        log = truth.log(self.seat)
        fresh, self.lines = log[self.lines :], len(log)
        if not any(self.sizes):
            for seat in range(self.setup.seats):
                self._refill(seat)
        if self.swapping >= 0 and not any(event.event == "swapped" for event in fresh):
            self._think(lambda hand, aside, down: [(hand, aside, down, 1 / (1 + len(units(hand))))])
        for event in fresh:
            self._happened(event.event, event.args)
        if self.taker >= 0 and self.view.resolving is None:
            self._refill(self.taker)
            self.taker = -1
        self.swapping = -1
        for waiting in truth.waiting:
            if waiting.seat != self.seat:
                self._asked(waiting.seat, waiting.label)
        assert self.sizes == [one.hand_size for one in self.view.seats], "the witness has lost count of a hand"
        assert self.deck == self.view.deck_size, "the witness has lost count of the deck"

    def _asked(self, seat: int, prompt: str) -> None:
        """A question may prove something of the hand by being asked."""
        if prompt == "swap":
            self.swapping = seat
        elif prompt == "double-trouble":
            self._proved(seat, lambda hand: any(count(hand, unit) > 1 for unit in units(hand)))
        elif prompt == "secret-recruit":
            crew = self._crew(seat)
            self._proved(seat, lambda hand: any(unit not in crew for unit in units(hand)))

    def _crew(self, seat: int) -> set[int]:
        side = next(side for side in self.view.sides if seat in side.seats)
        return {UNIT[name] for name in side.crew}

    def _happened(self, event: str, args: Mapping[str, Any]) -> None:
        """One line of the log."""
        match event:
            case "swapped":
                self._swapped(args["seat"])
            case "laid-face-up":
                self.face_up = UNIT[args["card"]]
                self.first = args["seat"]
                self._left(args["seat"], self.face_up)
            case "laid-face-down":
                self._laid(args["seat"])
            case "took-market-card" if args["market"] not in ONGOING:
                self.taker, self.resolving = args["seat"], args["market"]
            case "could-not":
                self._could_not(args["seat"], args["market"])
            case "mind-controlled" | "returned":
                self._came(args["seat"], UNIT[args["card"]])
            case "showed-two":
                shown = UNIT[args["card"]]
                self._proved(args["seat"], lambda hand: count(hand, shown) > 1)
            case "recruited" if self.taker < 0:
                self._turned_up(UNIT[args["card"]])
            case "recruited" if self.resolving == "smoke_screen":
                self._gone_from_deck(UNIT[args["card"]])
            case "recruited":
                self._left(self.taker, UNIT[args["card"]])

    def _could_not(self, seat: int, market: str) -> None:
        """AA-10.12, R-5: what a compulsory effect that was skipped proves of the hand."""
        if market == "outpost":
            self._proved(seat, lambda hand: not count(hand, UNIT["sentinel"]))
        elif market == "double_trouble":
            self._proved(seat, lambda hand: all(count(hand, unit) == 1 for unit in units(hand)))
        elif market == "secret_recruit":
            crew = self._crew(seat)
            self._proved(seat, lambda hand: all(unit in crew for unit in units(hand)))

    # -- the stories -------------------------------------------------------------------------------------------------

    def _refill(self, seat: int) -> None:
        """AA-3.1: up to four cards."""
        number = min(max(HAND_SIZE - self.sizes[seat], 0), self.deck)
        if seat == self.seat:
            self._drew(number)
            return
        for _ in range(number):
            self._draw(seat)

    def _draw(self, seat: int) -> None:
        """A card that this seat does not see."""
        self.sizes[seat] += 1
        self.deck -= 1
        self.stories[seat].append(before_draw)
        left = self.deck + 1
        self._think(
            lambda hand, aside, down: [
                (hand + unit, aside, down, count(deck, unit) / left)
                for deck in (self.unseen - hand - aside - down,)
                for unit in units(deck)
            ]
        )

    def _drew(self, number: int) -> None:
        """Cards that this seat has drawn itself: whatever else is so, they were in the deck."""
        drawn = packed(self.view.seats[self.seat].hand or ()) - self.mine
        assert size(drawn) == number, "the witness has lost count of its own cards"
        self.sizes[self.seat] += number
        self.mine += drawn
        for unit in units(drawn):
            for _ in range(count(drawn, unit)):
                self._gone_from_deck(unit)

    def _gone_from_deck(self, unit: int) -> None:
        self.deck -= 1
        self._think(
            lambda hand, aside, down: [(hand, aside, down, float(count(self.unseen - hand - aside - down, unit)))]
        )
        self.unseen -= unit

    def _swapped(self, seat: int) -> None:
        """AA-5.4: a card put away, another drawn."""
        self.sizes[seat] -= 1
        if seat == self.seat:
            aside = packed(self.view.seats[seat].aside or ())
            self.mine -= aside - self.put_away
            self.put_away = aside
            self._drew(1)
            return
        self.stories[seat].append(before_swap)
        self._think(
            lambda hand, aside, down: [
                (hand - unit, aside + unit, down, 1 / (1 + len(units(hand)))) for unit in units(hand)
            ]
        )
        self._draw(seat)

    def _laid(self, seat: int) -> None:
        """AA-5.1, AA-5.2, AA-11.6: a card laid face down; then the hands are filled."""
        self.sizes[seat] -= 1
        self.second = seat
        face_up = self.face_up
        if seat == self.seat:
            assert self.view.face_down is not None
            self.mine -= UNIT[self.view.face_down]
        else:
            self.stories[seat].append(before_laying(face_up))
            self._think(
                lambda hand, aside, down: [
                    (hand - unit, aside, unit, 1 / len(options))
                    for options in (face_down(hand, face_up),)
                    for unit in options
                ]
            )
        for filled in dict.fromkeys((self.first, seat)):
            self._refill(filled)

    def _turned_up(self, unit: int) -> None:
        """AA-6.3: of the two cards that are recruited one is the face-up card and the other had lain face down."""
        if not self.turned:
            self.turned.append(unit)
            return
        both = self.turned.pop() + unit
        hidden = both - self.face_up
        if self.second != self.seat:
            self.stories[self.second].append(before_turning_up(hidden))
            self._think(lambda hand, aside, down: [(hand, aside, 0, float(down == hidden))])
            self.unseen -= hidden

    def _left(self, seat: int, unit: int) -> None:
        """A card went from a hand into the open."""
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.mine -= unit
            return
        self.stories[seat].append(before_leaving(unit))
        self._think(
            lambda hand, aside, down: [(hand - unit, aside, down, 1.0)] if count(hand, unit) else [],
        )
        self.unseen -= unit

    def _came(self, seat: int, unit: int) -> None:
        """A card went from the open into a hand."""
        self.sizes[seat] += 1
        if seat == self.seat:
            self.mine += unit
            return
        self.stories[seat].append(before_coming(unit))
        self.unseen += unit
        self._think(lambda hand, aside, down: [(hand + unit, aside, down, 1.0)])

    def _proved(self, seat: int, true: Callable[[int], bool]) -> None:
        """Everybody learnt something of a hand."""
        if seat == self.seat:
            return
        self.stories[seat].append(where(true))
        self._think(lambda hand, aside, down: [(hand, aside, down, float(true(hand)))])

    def _think(self, after: Callable[[int, int, int], Iterable[tuple[int, int, int, float]]]) -> None:
        """What the only opponent may hold after something happened."""
        if self.beliefs is None:
            return
        beliefs: dict[Holding, float] = {}
        for holding, weight in self.beliefs.items():
            for hand, aside, down, factor in after(*holding):
                if factor:
                    now = (hand, aside, down)
                    beliefs[now] = beliefs.get(now, 0.0) + weight * factor
        total = sum(beliefs.values())
        if len(beliefs) > MOST_STATES:
            self.beliefs = None
        else:
            self.beliefs = {holding: weight / total for holding, weight in beliefs.items()}

    # -- what may be so ----------------------------------------------------------------------------------------------

    def key(self, t: State) -> Key:
        return tuple(tuple(pile) for pile in t.piles), b""

    def possible(self, key: Key) -> bool:
        """Whether all cards are there, the seat's own are its own, and every other hand has a story."""
        piles = key[0]
        own = self.view.seats[self.seat]
        if (piles[HANDS[self.seat]], piles[ASIDES[self.seat]]) != (own.hand, own.aside):
            return False
        laid = {self.second: 1} if self.view.second is not None else {}
        crews = [name for side in self.view.sides for name in side.recruits]
        in_the_open = [*crews, self.view.face_up] if self.view.face_up else crews
        if sorted([*in_the_open, *(card for pile in piles[:-1] for card in pile)]) != list(AGENT_CARDS):
            return False
        if len(piles[DECK]) != self.view.deck_size or len(piles[-1]) != self.view.market_size:
            return False
        for seat, one in enumerate(self.view.seats):
            hand, down, aside = (piles[places[seat]] for places in (HANDS, DOWNS, ASIDES))
            if (len(hand), len(down), len(aside)) != (one.hand_size, laid.get(seat, 0), one.swaps_used):
                return False
            if seat != self.seat and not self._has_story(seat, hand, aside, down):
                return False
        return True

    def _has_story(self, seat: int, hand: Iterable[str], aside: Iterable[str], down: Iterable[str]) -> bool:
        return self._tellable(seat, (packed(hand), packed(aside), packed(down)), len(self.stories[seat]))

    def _tellable(self, seat: int, holding: Holding, events: int) -> bool:
        """Whether a holding after so many events has a story that begins with an empty hand."""
        if not events:
            return holding == (0, 0, 0)
        key = (seat, events, holding)
        if key not in self.told:
            before = self.stories[seat][events - 1](holding)
            self.told[key] = any(self._tellable(seat, earlier, events - 1) for earlier in before)
        return self.told[key]

    def posterior(self) -> Mapping[Key, float] | None:
        """Every world of a duel."""
        if self.beliefs is None:
            return None
        other = 1 - self.seat
        own = self.view.seats[self.seat]
        piles: list[tuple[str, ...]] = [()] * len(self.setup.places)
        piles[HANDS[self.seat]], piles[ASIDES[self.seat]] = own.hand or (), own.aside or ()
        if self.view.face_down is not None:
            piles[DOWNS[self.seat]] = (self.view.face_down,)
        piles[-1] = self._market_deck()
        found = {}
        for (hand, aside, down), weight in self.beliefs.items():
            piles[HANDS[other]], piles[ASIDES[other]], piles[DOWNS[other]] = map(cards_of, (hand, aside, down))
            piles[DECK] = cards_of(self.unseen - hand - aside - down)
            found[tuple(piles), b""] = weight
        return found

    def _market_deck(self) -> tuple[str, ...]:
        """What is not in the open is in the black market deck."""
        view = self.view
        taken = {*view.supply, *view.discard, *(card for side in view.sides for card in side.ongoing)}
        if view.resolving:
            taken.add(view.resolving)
        return tuple(card for card in MARKET_CARDS if card not in taken) if self.setup.mode == "advanced" else ()


FILTERS = {"agent_avenue": Witness}
