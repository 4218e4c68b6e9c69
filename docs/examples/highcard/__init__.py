"""High Card: three rounds in which all lay a card at once; the highest one that nobody else laid wins the round."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from brushpass import Game, Mind, Observation, Outcome, Places, Setup, State
from brushpass.table import Face, Story, Texts

CARDS = tuple(sorted(3 * ("1", "2", "3", "4", "5", "6")))
PLACES = Places()
DECK = PLACES.one("deck")
DISCARD = PLACES.one("discard")
HANDS = PLACES.per_seat("hand", 4)
"""Nobody sees the deck and the discard; every hand is seen by its own seat."""
ROUNDS = 3
KEEP = "keep"

# -- the state ---------------------------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class HighCard(State):
    """All that is public. The hidden cards are in the piles that every state has."""

    points: list[int]
    laid: tuple[str, ...] = ()
    leader: int = 0
    rounds: int = 0


# -- the rules, one stage after the other ------------------------------------------------------------------------------


@cache
def names(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The different cards in a pile, as options."""
    return tuple(dict.fromkeys(cards))


def is_swap(option: str) -> bool:
    """What the others learn of the answer to the swap question."""
    return option != KEEP


async def deal(t: HighCard) -> None:
    """HC-1: three cards each; chance says who leads."""
    for seat in range(t.setup.seats):
        t.fill(DECK, HANDS[seat], ROUNDS)
    t.leader = t.below(t.setup.seats)
    t.tell("began", t.leader)
    t.stage = "swap"


async def swap(t: HighCard) -> None:
    """HC-2: the leader may swap a card for one from the deck; the others see only whether it was done."""
    seat, hand = t.leader, HANDS[t.leader]
    card = await t.ask(seat, "swap", (KEEP, *names(tuple(t.piles[hand]))), private=True, shown=is_swap)
    if card != KEEP:
        t.slip(card, hand, DISCARD)
        t.tell("swapped", seat)
        t.tell("drew", t.draw(DECK, hand), to=(seat,))
    t.stage = "lay"


async def lay_one(t: HighCard, seat: int) -> str:
    """One seat's part of a round."""
    return await t.ask(seat, "lay", names(tuple(t.piles[HANDS[seat]])))


async def lay(t: HighCard) -> Outcome | None:
    """HC-3: all lay a card at once. HC-4: the highest one that is alone scores and leads. HC-5: the end."""
    cards = await t.together({seat: lay_one(t, seat) for seat in range(t.setup.seats)})
    for seat, card in cards.items():
        t.reveal(card, HANDS[seat])
        t.laid += (card,)
        t.tell("laid", seat, card)
    shown = list(cards.values())
    alone = [card for card in shown if shown.count(card) == 1]
    if alone:
        t.leader = shown.index(max(alone))
        t.points[t.leader] += 1
        t.tell("scored", t.leader)
    t.rounds += 1
    if t.rounds == ROUNDS:
        best = [seat for seat, points in enumerate(t.points) if points == max(t.points)]
        return Outcome.of(best, "most-rounds", seats=t.setup.seats)
    t.stage = "swap"
    return None


# -- what may be seen --------------------------------------------------------------------------------------------------


class View(msgspec.Struct, frozen=True):
    """The table as a seat, or a spectator, may see it; a hand is None to those who may not see it."""

    seat: int | None
    points: tuple[int, ...]
    laid: tuple[str, ...]
    leader: int
    rounds: int
    sizes: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]


class HighCardFace(Face[View, Story]):
    """What people see of it."""

    def draw(self, view: View, texts: Texts) -> str:
        """The table in a terminal."""
        rows = []
        for seat, hand in enumerate(view.hands):
            cards = " ".join(map(texts.name, hand)) if hand is not None else "? " * view.sizes[HANDS[seat]]
            mark = "▶" if seat == view.leader else " "
            rows.append(f"{mark} {texts.player(seat)}: {cards.strip()} ({view.points[seat]})")
        return "\n".join(rows)


# -- the bots ----------------------------------------------------------------------------------------------------------


class HighCardMind(Mind[HighCard, View]):
    """What its bots look at."""

    def advise(self, observation: Observation, rng: Random) -> Any:
        """Swap a 1 away, lay the highest card."""
        assert observation.decision is not None
        options = observation.decision.options
        if observation.decision.prompt == "swap":
            return "1" if "1" in options else KEEP
        return max(options)


# -- the game ----------------------------------------------------------------------------------------------------------


class HighCardGame(Game[HighCard, View]):
    """What the kernel has to know."""

    id = "highcard"
    seat_counts = (2, 3, 4)
    stages: ClassVar = {"deal": deal, "swap": swap, "lay": lay}
    state = HighCard
    places = PLACES
    events: ClassVar = {
        "began": ("seat",),
        "swapped": ("seat",),
        "drew": ("card",),
        "laid": ("seat", "card"),
        "scored": ("seat",),
    }
    named = ("card",)
    reasons = ("most-rounds",)
    folder = Path(__file__).parent
    mind = HighCardMind()
    face = HighCardFace()

    def deal(self, setup: Setup) -> HighCard:
        """The table before chance and anybody's choice."""
        return HighCard(stage="deal", piles=PLACES.filled({DECK: CARDS}), points=[0] * setup.seats)

    def view(self, t: HighCard, seat: int | None, over: bool) -> View:
        """Built from nothing: what is not put in here cannot leak."""
        hands = [tuple(t.piles[HANDS[who]]) if over or who == seat else None for who in range(t.setup.seats)]
        sizes = tuple(len(t.piles[place]) for place in (DECK, DISCARD, *HANDS[: t.setup.seats]))
        return View(seat, tuple(t.points), t.laid, t.leader, t.rounds, sizes, tuple(hands))

    def invariants(self, t: HighCard, between: bool) -> None:
        """HC-INV-1: no card is lost."""
        assert tuple(sorted([*t.laid, *(card for pile in t.piles for card in pile)])) == CARDS, "HC-INV-1"


GAME = HighCardGame()
