"""Dead Drop, a made-up game so small that all its histories can be counted: what a seat may imagine is known exactly.

Every turn the active seat runs an errand, lays a card face down at its drop and draws up to two cards; the next seat
opens the drop, or leaves it and the card goes back. Errands prove things of a hand (a compulsory one that could not be
run), show cards, let somebody look, or put a card away for good; the discard is shuffled into the deck when that is
empty. In the mode `stages` every step is a stage of its own, in `turns` the whole turn is one. The option `errand`
leaves one errand alone, so that a failure says what it comes from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

from brushpass.engine import Game, Outcome, Over, Places, Setup, State

NAMES = ("film", "key", "map")
CARDS = ("film", "film", "film", "key", "key", "key", "map", "map")
PLACES = Places()
DECK = PLACES.one("deck")
HANDS = PLACES.per_seat("hand", 3)
DROPS = PLACES.per_seat("drop", 3)
SAFES = PLACES.per_seat("safe", 3)
HAND_SIZE = 2
TURNS = 5


@dataclass(kw_only=True)
class DeadDrop(State):
    """Hidden: the deck, and of every seat the hand, the card at its drop, and the safe for what it put away."""

    turn: int = 0
    active: int = 0
    discard: list[str] = field(default_factory=list)

    @property
    def next(self) -> int:
        """The seat after the active one."""
        return (self.active + 1) % self.setup.seats

    def held(self) -> tuple[str, ...]:
        """The different cards in the active hand."""
        return tuple(dict.fromkeys(self.piles[HANDS[self.active]]))


class DeadDropView(msgspec.Struct):
    """What a seat may know."""

    turn: int
    active: int
    discard: list[str]
    sizes: list[int]
    own: list[list[str]]


def draw(t: DeadDrop, seat: int) -> None:
    """One card from the deck, which is the discard shuffled when it is empty."""
    if not t.piles[DECK] and t.discard:
        cards, t.discard = t.discard, []
        for card in cards:
            t.hide(card, DECK)
        for name in NAMES:  # there is nothing else in it
            t.deny(name, DECK, cards.count(name))
        t.tell("shuffled")
    if t.piles[DECK]:
        t.draw(DECK, HANDS[seat])


def refill(t: DeadDrop, seat: int) -> None:
    """Up to two cards in hand."""
    while len(t.piles[HANDS[seat]]) < HAND_SIZE and (t.piles[DECK] or t.discard):
        draw(t, seat)


async def deal(t: DeadDrop) -> None:
    """Two cards each."""
    for seat in range(t.setup.seats):
        refill(t, seat)
    t.stage = "whole_turn" if t.setup.mode == "turns" else "errand"


async def errand(t: DeadDrop) -> None:
    """Burn a key or show a pair, if there is one; look into the next hand; or put a card away and draw another."""
    only = t.setup.options["errand"]
    which = await t.ask(t.active, "errand", tuple(ERRANDS) if only == "any" else tuple(dict.fromkeys((only, "wait"))))
    if which != "wait":
        await ERRANDS[which](t)
    t.stage = "lay"


async def burn(t: DeadDrop) -> None:
    """A key goes to the discard; where there is none, everybody learns so."""
    hand = HANDS[t.active]
    if "key" not in t.piles[hand]:
        t.deny("key", hand)
        t.tell("could-not", t.active, "burn")
        return
    t.reveal("key", hand)
    t.discard.append("key")
    t.tell("discarded", t.active, "key")


async def show(t: DeadDrop) -> None:
    """Two cards of one name are shown, and one of them discarded; without a pair everybody learns so."""
    hand = HANDS[t.active]
    pairs = tuple(name for name in t.held() if t.piles[hand].count(name) > 1)
    if not pairs:
        for name in NAMES:
            t.deny(name, hand, 1)
        t.tell("could-not", t.active, "show")
        return
    name = await t.ask(t.active, "show", pairs)
    t.reveal(name, hand)
    t.reveal(name, hand)
    t.hide(name, hand)
    t.discard.append(name)
    t.tell("discarded", t.active, name)


async def look(t: DeadDrop) -> None:
    """See the next seat's hand."""
    found = t.peek(t.active, HANDS[t.next])
    t.tell("looked", t.active)
    t.tell("found", found, to=(t.active,))


async def swap(t: DeadDrop) -> None:
    """A card goes to the safe, unseen, and another comes from the deck."""
    if t.held():
        card = await t.ask(t.active, "swap", t.held(), private=True)
        t.slip(card, HANDS[t.active], SAFES[t.active])
    draw(t, t.active)
    t.tell("swapped", t.active)


ERRANDS = {"burn": burn, "show": show, "look": look, "swap": swap}


async def lay(t: DeadDrop) -> None:
    """A card is laid face down and the hand refilled; without a card the turn is over."""
    if not t.held():
        end_of_turn(t)
        return
    card = await t.ask(t.active, "lay", t.held(), private=True)
    t.slip(card, HANDS[t.active], DROPS[t.active])
    refill(t, t.active)
    t.tell("laid", t.active)
    t.stage = "open"


async def open_drop(t: DeadDrop) -> None:
    """The next seat opens the drop for all to see, or leaves it, and the card goes back to the hand."""
    drop = DROPS[t.active]
    card = t.piles[drop][0]
    if await t.ask(t.next, "open", ("open", "leave")) == "open":
        t.reveal(card, drop)
        t.discard.append(card)
        t.tell("discarded", t.active, card)
    else:
        t.slip(card, drop, HANDS[t.active])
        t.tell("left", t.active)
    end_of_turn(t)


def end_of_turn(t: DeadDrop) -> None:
    """The next seat's turn, or the end."""
    t.turn += 1
    t.active = t.next
    if t.turn == TURNS:
        raise Over(Outcome.of([0], "turns", seats=t.setup.seats))
    t.stage = "whole_turn" if t.setup.mode == "turns" else "errand"


async def whole_turn(t: DeadDrop) -> None:
    """All the steps of a turn in one stage."""
    await errand(t)
    await lay(t)
    if t.stage == "open":
        await open_drop(t)


class DeadDropGame(Game[DeadDrop, DeadDropView]):
    """For two or three."""

    id = "dead_drop"
    seat_counts = (2, 3)
    modes = ("stages", "turns")
    options: ClassVar = {"errand": ("any", "burn", "show", "look", "swap", "wait")}
    stages: ClassVar[dict[str, Any]] = {
        "deal": deal,
        "errand": errand,
        "lay": lay,
        "open": open_drop,
        "whole_turn": whole_turn,
    }
    state = DeadDrop
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "shuffled": (),
        "could-not": ("seat", "errand"),
        "discarded": ("seat", "card"),
        "looked": ("seat",),
        "found": ("cards",),
        "swapped": ("seat",),
        "laid": ("seat",),
        "left": ("seat",),
    }
    reasons = ("turns",)

    places = PLACES

    def deal(self, setup: Setup) -> DeadDrop:
        return DeadDrop(stage="deal", piles=PLACES.filled({DECK: CARDS}))

    def view(self, t: DeadDrop, seat: int | None, over: bool) -> DeadDropView:
        own = [] if seat is None else [t.piles[places[seat]][:] for places in (HANDS, DROPS, SAFES)]
        return DeadDropView(
            turn=t.turn, active=t.active, discard=t.discard[:], sizes=[len(pile) for pile in t.piles], own=own
        )

    def invariants(self, t: DeadDrop, between: bool) -> None:
        cards = sorted([card for pile in t.piles for card in pile] + t.discard)
        assert cards == sorted(CARDS), "a card was lost or made"


DEAD_DROP = DeadDropGame()
