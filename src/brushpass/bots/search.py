"""Monte-Carlo tree search over what the seats know, for any game, through observations alone.

Every simulation imagines a world that looks the same to the searching seat, walks down the tree by UCB with
availability counts, adds one node, and asks the game how that world will end (at random, if it knows no better).

Each seat has a tree of its own, whose nodes stand for what that seat has seen since the root, so that a secret choice
leads every other seat to one common node (multiple-observer ISMCTS).

All seats learn, each for itself. Every world holds the searching seat's real cards, so the others come to answer
cards that they could not know; where a game can guess what they would do, they begin with that, and leave it only as
they learn better. A guess that never faded would be all that the search plays against: with more simulations it would
answer that one habit more exactly, and be no stronger against anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from ..engine import Decision, Match, Observation
from .simple import dice, question

EXPLORE = 0.7
"""How much a rarely tried choice is worth trying again, in win shares."""
DOUBTS = 5
"""How many worlds may be rejected in a row because the other seats would hardly have chosen so."""
CURIOSITY = 1.6
"""The same where turns are made of many small choices, in units of how far the imagined games' ends lie apart."""
WIDEN = 20
"""There a further choice is tried once those tried before have been taken so many times their number squared."""
STEPS = 4
"""How many small choices such a turn has, about."""
HABIT = 20
"""After how many visits to a node the game's guess makes only every second choice of another seat there."""

Entry = list[float]
"""What the search knows of a choice: how often it was taken, what it won in total, how often it was possible."""


class Table:
    """What the search knows of a seat's question at one of its nodes."""

    __slots__ = ("entries", "visits")

    def __init__(self) -> None:
        self.entries: dict[Any, Entry] = {}
        self.visits = 0

    def mark(self, options: tuple[Any, ...]) -> list[Any]:
        """Count a visit with these options; those never tried here."""
        self.visits += 1
        entries = self.entries
        untried = []
        for option in options:
            entry = entries.get(option)
            if entry is None:
                untried.append(option)
            else:
                entry[2] += 1
        return untried

    def take(self, option: Any) -> Entry:
        """The entry of a choice that is now made."""
        entry = self.entries.get(option)
        if entry is None:
            entry = self.entries[option] = [0, 0.0, 1]
        return entry

    def best(self, options: Sequence[Any], explore: float) -> Any:
        """The choice that promises most, all of them tried before."""
        best, high, entries = None, -1.0, self.entries
        for option in options:
            visits, total, possible = entries[option]
            worth = total / visits + explore * sqrt(log(possible) / visits)
            if worth > high:
                best, high = option, worth
        return best


class Ends:
    """What the searching seat won in the games it imagined."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, won: float) -> None:
        """One game more."""
        self.count += 1
        self.total += won
        self.squares += won * won

    @property
    def spread(self) -> float:
        """The standard deviation."""
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))


class SearchBot:
    """Plays the given number of games in its head, then takes the choice it has tried most."""

    __slots__ = ("explore", "per_turn", "playouts", "seed")

    def __init__(self, playouts: int, seed: int = 0, explore: float = EXPLORE, *, per_turn: bool = False) -> None:
        """`per_turn`: where a turn is made of small steps, the playouts are shared among them."""
        self.playouts = playouts
        self.per_turn = per_turn
        self.seed = seed
        self.explore = explore

    def choose(self, observation: Observation) -> Any:
        options = question(observation).options
        if len(options) == 1:
            return options[0]
        found = self.rate(observation)
        return max(options, key=lambda option: found[option][0])

    def rate(self, observation: Observation) -> dict[Any, Entry]:
        """Search; what was learned about each option of the observation's decision."""
        asked = question(observation)
        rng = dice(observation, self.seed)
        tree = Tree(observation, self.explore)
        playouts = -(-self.playouts // STEPS) if self.per_turn and tree.narrow else self.playouts
        for _ in range(playouts):
            tree.simulate(rng)
        entries = tree.tables[observation.seat, asked.prompt].entries
        return {option: entries.get(option, [0, 0.0, 0]) for option in asked.options}


class Tree:
    """All seats' trees. A node is a number; the root of a seat's tree is the seat's own."""

    __slots__ = ("ends", "explore", "narrow", "observation", "seats", "steps", "tables")

    def __init__(self, observation: Observation, explore: float) -> None:
        self.observation = observation
        self.explore = explore
        self.narrow = observation.game.small_steps
        self.ends = Ends()
        self.seats = range(observation.setup.seats)
        self.tables: dict[tuple[int, str], Table] = {}
        """What is known of the deciding seat's choices, by its node and the prompt."""
        self.steps: dict[tuple[int, int, Any], int] = {}
        """The node that follows when the seat of a node sees what some seat chose."""

    def simulate(self, rng: Random) -> None:
        """One world, from the root to the end, and what it taught."""
        searcher, game = self.observation.seat, self.observation.game
        world = self.imagine(rng)
        nodes = list(self.seats)
        path: list[tuple[Entry, int]] = []
        hidden: list[tuple[int, Any]] = []  # what was answered side by side, not seen before all have answered
        fresh = False
        while not fresh and (decision := world.decision) is not None:
            seat = decision.seat
            table = self.tables.get((nodes[seat], decision.prompt))
            if table is None:
                table = self.tables[nodes[seat], decision.prompt] = Table()
            untried = table.mark(decision.options)
            choice = None
            if self.narrow:
                choice, fresh = self.follow(table, decision, untried, WIDEN if path else 1, world, rng)
            elif seat != searcher and rng.random() * (HABIT + table.visits) < HABIT:
                choice = game.guess(world.state, decision, rng)
            if choice is None:
                fresh = bool(untried)
                choice = pick(untried, rng) if fresh else table.best(decision.options, self.explore)
            path.append((table.take(choice), seat))
            gathering = world.gathering
            world.choose(choice, seat)
            if fresh:
                break
            nodes[seat] = self.step(nodes[seat], seat, choice)
            hidden.append((seat, seen(decision, choice)))
            if gathering is None or world.gathering is not gathering:
                for who, what in hidden:
                    for other in self.seats:
                        if other != who:
                            nodes[other] = self.step(nodes[other], who, what)
                hidden.clear()
        won = game.foresee(world, rng)
        self.ends.add(won[searcher])
        for entry, seat in path:
            entry[0] += 1
            entry[1] += won[seat]

    def follow(
        self,
        table: Table,
        decision: Decision[Any],
        untried: Sequence[Any],
        widen: int,
        world: Match[Any, Any],
        rng: Random,
    ) -> tuple[Any, bool]:
        """Where most choices lead nowhere: what the game guesses, and others only where that was done often; new?

        A choice is judged by what follows it. If all that may follow were tried, a good choice would be judged by
        the follies after it, and choices that end the turn, after which nothing can go wrong, would look best.
        """
        tried = len(decision.options) - len(untried)
        own = decision.seat == self.observation.seat
        if not own or not tried:
            return self.observation.game.guess(world.state, decision, rng), own
        if untried and table.visits > widen * tried * tried:
            return pick(untried, rng), True
        options = [option for option in decision.options if option in table.entries]
        return table.best(options, CURIOSITY * self.ends.spread), False

    def imagine(self, rng: Random) -> Match[Any, Any]:
        """A world that looks the same to the searching seat, and in which the others chose as they well might."""
        observation = self.observation
        believe = observation.game.believe
        for _ in range(DOUBTS):
            world = observation.imagine(rng)
            if rng.random() < believe(world.state, observation.seat, rng):
                return world
        return observation.imagine(rng)

    def step(self, node: int, seat: int, what: Any) -> int:
        """The node to which it leads to see what a seat chose."""
        return self.steps.setdefault((node, seat, what), len(self.seats) + len(self.steps))


def seen(decision: Decision[Any], choice: Any) -> Any:
    """What the other seats see of a choice."""
    if not decision.private:
        return choice
    return None if decision.shown is None else decision.shown(choice)


def pick(options: Sequence[Any], rng: Random) -> Any:
    """Any of the options."""
    return options[int(rng.random() * len(options))]
