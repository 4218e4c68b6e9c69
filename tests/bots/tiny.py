"""Small games that the bots are tested on: noughts and crosses, a race of cards laid in secret, a trap, a bluff."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import parent_process
from random import Random
from typing import Any, ClassVar

from brushpass.engine import Decision, Game, Mind, Outcome, Over, Places, Setup, State, register

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(kw_only=True)
class Grid(State):
    """The nine cells: the seat that marked each, or -1."""

    cells: list[int]
    active: int = 0


async def mark(t: Grid) -> None:
    """The active seat marks a free cell; three in a row win."""
    seat = t.active
    cell = await t.ask(seat, "mark", tuple(cell for cell in range(9) if t.cells[cell] < 0))
    t.cells[cell] = seat
    if any(all(t.cells[place] == seat for place in line) for line in LINES):
        raise Over(Outcome.of((seat,), "line", seats=2))
    if min(t.cells) >= 0:
        raise Over(Outcome.of((), "full", seats=2, scores=(0.5, 0.5)))
    t.active = 1 - seat


class Noughts(Game[Grid, dict[str, Any]]):
    """Nothing is hidden, so a forced win or loss is easily set up."""

    id = "tiny_noughts"
    seat_counts = (2,)
    stages: ClassVar = {"mark": mark}
    state = Grid

    def deal(self, setup: Setup) -> Grid:
        return Grid(stage="mark", cells=[-1] * 9)

    def view(self, t: Grid, seat: int | None, over: bool) -> dict[str, Any]:
        return {"cells": t.cells[:], "active": t.active}


CARDS = ("1", "2", "3", "4", "5", "6")
RACING = Places()
DECK = RACING.one("deck")
HANDS = RACING.per_seat("hand", 4)


@dataclass(kw_only=True)
class Race(State):
    """Tricks won by each seat."""

    won: list[int]
    rounds: int = 0


async def hand_out(t: Race) -> None:
    """Three cards each."""
    for seat in range(t.setup.seats):
        for _ in range(3):
            t.draw(DECK, HANDS[seat])
    t.stage = "trick"


async def lay(t: Race, seat: int) -> str:
    """A seat chooses a card in secret."""
    card: str = await t.ask(seat, "lay", tuple(dict.fromkeys(t.piles[HANDS[seat]])))
    return card


async def trick(t: Race) -> None:
    """All lay a card at once; the highest card that nobody else laid wins; then one of the seats chooses a bonus."""
    laid: dict[int, str] = await t.together({seat: lay(t, seat) for seat in range(t.setup.seats)})
    for seat, card in laid.items():
        t.reveal(card, HANDS[seat])
    t.tell("laid", tuple(laid.values()))
    alone = [seat for seat in laid if list(laid.values()).count(laid[seat]) == 1]
    if alone:
        best = max(alone, key=lambda seat: laid[seat])
        t.won[best] += await t.ask(best, "bonus", (1, 2), private=True)
    t.rounds += 1
    if t.rounds == 3:
        top = max(t.won)
        winners = tuple(seat for seat in range(t.setup.seats) if t.won[seat] == top)
        raise Over(Outcome.of(winners, "most", seats=t.setup.seats, scores=[float(points) for points in t.won]))


class RaceGame(Game[Race, dict[str, Any]]):
    """Hidden hands, answers side by side, a private choice, scores that are no shares, two to four seats."""

    id = "tiny_race"
    seat_counts = (2, 3, 4)
    modes = ("standard", "pairs")
    stages: ClassVar = {"hand_out": hand_out, "trick": trick}
    state = Race
    places = RACING
    events: ClassVar = {"laid": ("cards",)}

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        if setup.mode == "pairs":
            return (0,), tuple(range(1, setup.seats))
        return super().sides(setup)

    def deal(self, setup: Setup) -> Race:
        return Race(stage="hand_out", piles=RACING.filled({DECK: CARDS * 3}), won=[0] * setup.seats)

    def view(self, t: Race, seat: int | None, over: bool) -> dict[str, Any]:
        hand = [] if seat is None else t.piles[HANDS[seat]][:]
        return {"won": t.won[:], "rounds": t.rounds, "hand": hand}


@dataclass(kw_only=True)
class Bait(State):
    """Nothing to remember: the match is over after two choices."""


async def bait(t: Bait) -> None:
    """Seat 0 keeps half of the win, or stakes it all on seat 1 not seeing the trap."""
    if await t.ask(0, "stake", ("half", "all")) == "half":
        raise Over(Outcome.of((), "shared", seats=2, scores=(0.5, 0.5)))
    fell = await t.ask(1, "step", ("into", "around")) == "into"
    raise Over(Outcome.of((0,) if fell else (1,), "trap", seats=2))


class Gullible(Mind[Bait, dict[str, Any]]):
    """Its guess is wrong: it says that seat 1 always falls into the trap."""

    def guess(self, t: Bait, decision: Decision[Any], rng: Random) -> str:
        return "into"


class Trap(Game[Bait, dict[str, Any]]):
    """To stake it all is right only for those who believe a wrong guess."""

    id = "tiny_trap"
    seat_counts = (2,)
    stages: ClassVar = {"bait": bait}
    state = Bait
    mind = Gullible()

    def deal(self, setup: Setup) -> Bait:
        return Bait(stage="bait")

    def view(self, t: Bait, seat: int | None, over: bool) -> dict[str, Any]:
        return {}


BLUFFING = Places()
BLUFFING.one("deck")
BLUFFING.per_seat("hand", 1)


@dataclass(kw_only=True)
class Stake(State):
    """The deck is place 0, the hand of seat 0 place 1."""


async def bluff(t: Stake) -> None:
    """Seat 0 draws a card and folds, or bets; seat 1 calls, and beats the low card only, or passes."""
    t.draw(0, 1)
    if await t.ask(0, "open", ("bet", "fold")) == "fold":
        raise Over(Outcome.of((0,) if t.below(10) < 2 else (1,), "folded", seats=2))
    if await t.ask(1, "reply", ("call", "pass")) == "pass":
        raise Over(Outcome.of((0,) if t.below(10) < 7 else (1,), "passed", seats=2))
    raise Over(Outcome.of((1,) if t.piles[1] == ["low"] else (0,), "called", seats=2))


class Bluff(Game[Stake, dict[str, Any]]):
    """One card in eight is low, so to call is wrong, and to bet on the low card right, for those who cannot see it."""

    id = "tiny_bluff"
    seat_counts = (2,)
    stages: ClassVar = {"bluff": bluff}
    state = Stake
    places = BLUFFING

    def deal(self, setup: Setup) -> Stake:
        return Stake(stage="bluff", piles=BLUFFING.filled({0: ["high"] * 7 + ["low"]}))

    def view(self, t: Stake, seat: int | None, over: bool) -> dict[str, Any]:
        return {"hand": t.piles[1][:] if seat == 0 else []}


NOUGHTS = Noughts()
RACE = RaceGame()
TRAP = Trap()
BLUFF = Bluff()
if parent_process() is not None:  # a worker of the arena, which finds the games by importing this module
    register(NOUGHTS)
    register(RACE)
    register(TRAP)
    register(BLUFF)
