"""Pebbles: everybody hides three, bets in secret and lays two; whoever laid most red ones wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from brushpass.engine import Game, Outcome, Over, Places, Setup, State
from brushpass.table import Face, Seen, Story, Texts

STONES = ("blue",) * 4 + ("green",) * 4 + ("red",) * 4
PLACES = Places()
BAG = PLACES.one("bag")
HANDS = PLACES.per_seat("hand", 3)


@dataclass(kw_only=True)
class Table(State):
    """What was laid, and the bets."""

    laid: list[list[str]]
    bets: list[int]
    active: int = 0


class View(msgspec.Struct, frozen=True):
    """Hands are None to those who may not see them."""

    seat: int | None
    hands: tuple[tuple[str, ...] | None, ...]
    laid: tuple[tuple[str, ...], ...]


async def deal(t: Table) -> None:
    for seat in range(t.setup.seats):
        for _ in range(3):
            t.draw(BAG, HANDS[seat])
        t.tell("dealt", seat, 3)
        t.tell("hand", tuple(t.piles[HANDS[seat]]), to=(seat,))
    t.stage = "bet" if t.setup.mode == "standard" else "lay"


async def bet(t: Table) -> None:
    async def secretly(seat: int) -> int:
        return await t.ask(seat, "bet", (0, 1, 2), private=True)

    made = await t.together({seat: secretly(seat) for seat in range(t.setup.seats)})
    t.bets = [made[seat] for seat in range(t.setup.seats)]
    t.tell("bets-made", tuple(range(t.setup.seats)))
    t.stage = "lay"


@cache
def names(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(hand))


async def lay(t: Table) -> None:
    seat = t.active
    hand = t.piles[HANDS[seat]]
    await t.ask(seat, "where", ((1, "left"), (2, "right")))
    card = await t.ask(seat, "lay", names(tuple(hand)))
    t.reveal(card, HANDS[seat])
    t.laid[seat].append(card)
    t.tell("laid", seat, card)
    t.active = (seat + 1) % t.setup.seats
    if all(len(pile) == 2 for pile in t.laid):
        t.stage = "done"


async def done(t: Table) -> None:
    await t.ask(0, "close", ("close",))
    reds = [pile.count("red") for pile in t.laid]
    best = [seat for seat, red in enumerate(reds) if red == max(reds)]
    winners = best if len(best) == 1 else ()
    raise Over(Outcome.of(winners, "reds" if winners else "even", seats=t.setup.seats, scores=[float(r) for r in reds]))


class PebblesFace(Face[View, Story]):
    """Hands and what was laid, in a terminal."""

    def draw(self, view: View, texts: Texts) -> str:
        def row(cards: tuple[str, ...] | None) -> str:
            return "???" if cards is None else " ".join(texts.name(card) for card in cards)

        return "\n".join(
            f"{texts.player(seat)} [{row(hand)}] laid [{row(laid)}]"
            for seat, (hand, laid) in enumerate(zip(view.hands, view.laid, strict=True))
        )

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        return "+1" if option == "red" else ""


class Pebbles(Game[Table, View]):
    """A game as small as it can be and still have secrets, private bets, an undo and a lone option."""

    id = "pebbles"
    seat_counts = (2, 3)
    modes = ("standard", "quick")
    options: ClassVar = {"size": (3, 4), "night": (False, True)}
    stages: ClassVar = {"deal": deal, "bet": bet, "lay": lay, "done": done}
    state = Table
    places = PLACES
    events: ClassVar = {
        "dealt": ("seat", "number"),
        "hand": ("cards",),
        "bets-made": ("seats",),
        "laid": ("seat", "card"),
    }
    named = ("card", "cards")
    reasons = ("reds", "even")
    folder = Path(__file__).parent
    face = PebblesFace()

    def deal(self, setup: Setup) -> Table:
        return Table(stage="deal", piles=PLACES.filled({BAG: STONES}), laid=[[] for _ in range(setup.seats)], bets=[])

    def view(self, t: Table, seat: int | None, over: bool) -> View:
        hands = [tuple(t.piles[HANDS[other]]) if over or other == seat else None for other in range(t.setup.seats)]
        return View(seat, tuple(hands), tuple(tuple(pile) for pile in t.laid))


PEBBLES = Pebbles()
