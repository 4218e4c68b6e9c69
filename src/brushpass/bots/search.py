"""Monte-Carlo tree search over what the seats know, for any game, through observations alone.

Every simulation imagines a world that looks the same to the searching seat, walks down the tree by UCB with
availability counts, adds one node, and asks the game how that world will end (at random, if it knows no better).

Each seat has a tree of its own, whose nodes stand for what that seat has seen since the root, so that a secret choice
leads every other seat to one common node (multiple-observer ISMCTS).

Every world holds the searching seat's real cards, and opponents that learned in such worlds would learn to answer
cards that they cannot know. So where it has secrets, every third simulation looks through another seat's eyes: in the
imagined world it imagines once more, from what that seat sees, and the searching seat is a stranger there, with other
cards. In those worlds all seats learn; in its own the searching seat alone learns, and the others do what they learned.
Where a game can guess what seats would do, those that learn from nothing begin with that, and leave it as they learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from ..engine import Decision, Game, Match, Observation
from ..engine.mind import Enough, never
from .simple import dice, question

EXPLORE = 0.7
"""How much a rarely tried choice is worth trying again, in win shares."""
DOUBTS = 5
"""How many worlds may be rejected in a row because the other seats would hardly have chosen so."""
HABIT = 20
"""After how many visits to a node the game's guess makes only every second choice there."""
EYES = 3
"""One simulation in so many looks through another seat's eyes."""

CURIOSITY = 1.6
"""EXPLORE where turns are made of small steps, in units of how far the ends of the imagined games lie apart."""
WIDEN = 20
"""There a further choice is tried once those tried before have been taken so many times their number squared."""
STEPS = 4
"""How many small steps such a turn has, about."""

Entry = list[float]
"""What the search knows of a choice: how often it was taken, what it won in total, how often it was possible."""


class SearchBot:
    """Plays the given number of games in its head, then takes the choice it has tried most; of several, the best."""

    __slots__ = ("enough", "explore", "per_turn", "playouts", "seed", "slips")

    def __init__(
        self,
        playouts: int,
        seed: int = 0,
        explore: float = EXPLORE,
        *,
        per_turn: bool = False,
        slips: float = 0.0,
        enough: Enough = never,
    ) -> None:
        """`slips`: how often, from 0 to 1, it takes any choice that it has thought of instead of the best.

        `per_turn`: where a turn is made of small steps, playouts and slips are shared among them.
        `enough`: it plays no further games once that says so, and chooses by those it has played.
        """
        self.enough = enough
        self.slips = slips
        self.playouts = playouts
        self.per_turn = per_turn
        self.seed = seed
        self.explore = explore

    def choose(self, observation: Observation) -> Any:
        options = question(observation).options
        if len(options) == 1:
            return options[0]
        thought = observation.game.mind.think(observation, self.playouts, dice(observation, self.seed), self.enough)
        if thought is not None:
            return thought
        found = self.rate(observation)
        careless = dice(observation, self.seed + 1)
        if careless.random() * self.share(observation) < self.slips:
            return pick([option for option in options if found[option][0]], careless)
        return max(options, key=lambda option: (found[option][0], found[option][1]))

    def share(self, observation: Observation) -> int:
        """Among how many steps of a turn the effort is shared."""
        return STEPS if self.per_turn and observation.game.mind.small_steps else 1

    def rate(self, observation: Observation) -> dict[Any, Entry]:
        """Search; what was learned about each option of the observation's decision."""
        asked = question(observation)
        rng = dice(observation, self.seed)
        tree = Tree(observation, self.explore)
        others = [seat for seat in tree.seats if seat != observation.seat] if has_secrets(observation) else []
        for i in range(-(-self.playouts // self.share(observation))):
            if others and i % EYES == 1:
                tree.look_through(others[i // EYES % len(others)], rng)
            else:
                tree.look_ahead(rng, alone=bool(others))
            if self.enough():
                break
        entries = tree.tables[observation.seat, asked.prompt].entries
        return {option: entries.get(option, [0, 0.0, 0]) for option in asked.options}


def has_secrets(observation: Observation) -> bool:
    """Whether the seat may know what others do not: a place that some see and some do not, or secrets beside cards."""
    setup, seat = observation.setup, observation.seat
    if any(seat in viewers and len(viewers) < setup.seats for viewers in setup.viewers):
        return True
    return type(setup.game).redact is not Game.redact


class Table:
    """What the search knows of a seat's question at one of its nodes."""

    __slots__ = ("entries", "visits")

    def __init__(self) -> None:
        self.entries: dict[Any, Entry] = {}
        self.visits = 0

    def mark(self, options: Sequence[Any]) -> list[Any]:
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

    def recall(self, options: Sequence[Any], rng: Random) -> Any:
        """A choice as often as it was taken before; None: none of them ever was."""
        entries = self.entries
        tried = [option for option in options if option in entries]
        if len(tried) < 2:
            return tried[0] if tried else None
        return rng.choices(tried, [entries[option][0] for option in tried])[0]


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


class Tree:
    """All seats' trees. A node is a number; the root of a seat's tree is the seat's own.

    The searching seat has two: one for itself, and one as the stranger that others take it for.
    """

    __slots__ = ("ends", "explore", "narrow", "observation", "seats", "steps", "stranger", "tables")

    def __init__(self, observation: Observation, explore: float) -> None:
        self.observation = observation
        self.explore = explore
        self.narrow = observation.game.mind.small_steps
        self.ends = Ends()
        self.seats = range(observation.setup.seats)
        self.stranger = len(self.seats)
        """The root of the searching seat's tree as others imagine it."""
        self.tables: dict[tuple[int, str], Table] = {}
        """What is known of the deciding seat's choices, by its node and the prompt."""
        self.steps: dict[tuple[int, int, Any], int] = {}
        """The node that follows when the seat of a node sees what some seat chose."""

    def look_ahead(self, rng: Random, alone: bool) -> None:
        """A simulation of a world as the searching seat knows it; `alone`: only that seat learns."""
        self.simulate(self.imagine(rng), list(self.seats), rng, alone)

    def look_through(self, other: int, rng: Random) -> None:
        """A simulation of a world as another seat may know it, in which all seats learn."""
        nodes = list(self.seats)
        nodes[self.observation.seat] = self.stranger
        self.simulate(self.imagine(rng, keep=True).imagine(other, rng), nodes, rng, alone=False)

    def imagine(self, rng: Random, keep: bool = False) -> Match[Any, Any]:
        """A world that looks the same to the searching seat, and in which the others chose as they well might."""
        observation = self.observation
        believe = observation.game.mind.believe
        for _ in range(DOUBTS):
            world = observation.imagine(rng, keep)
            if rng.random() < believe(world.state, observation.seat, rng):
                return world
        return observation.imagine(rng, keep)

    def simulate(self, world: Match[Any, Any], nodes: list[int], rng: Random, alone: bool) -> None:
        """Play a world from the root to the end, and learn from it."""
        mind, searcher = self.observation.game.mind, self.observation.seat
        free = -1 if nodes[searcher] == self.stranger else searcher  # who never goes by the game's guess
        path: list[tuple[Entry, int]] = []
        hidden: list[tuple[int, Any]] = []  # what was answered side by side, not seen before all have answered
        fresh = False
        while not fresh and (decision := world.decision) is not None:
            seat, options = decision.seat, decision.options
            if not self.narrow:
                options = mind.consider(world.state, decision)
            table = self.tables.get((nodes[seat], decision.prompt))
            if table is None:
                table = self.tables[nodes[seat], decision.prompt] = Table()
            choice = None
            if alone and seat != searcher:
                choice = table.recall(options, rng)
                if choice is None:
                    choice = mind.guess(world.state, decision, rng)
                if choice is None:
                    choice = pick(options, rng)
            else:
                untried = table.mark(options)
                if self.narrow:
                    choice, fresh = self.follow(table, decision, WIDEN if path else 1, world, rng)
                elif seat != free and rng.random() * (HABIT + table.visits) < HABIT:
                    choice = mind.guess(world.state, decision, rng)
                if choice is None:
                    fresh = bool(untried)
                    choice = pick(untried, rng) if fresh else table.best(options, self.explore)
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
        won = mind.foresee(world, rng)
        self.ends.add(won[searcher])
        for entry, seat in path:
            entry[0] += 1
            entry[1] += won[seat]

    def follow(
        self, table: Table, decision: Decision[Any], widen: int, world: Match[Any, Any], rng: Random
    ) -> tuple[Any, bool]:
        """Where most choices lead nowhere: what the game guesses, and others only where that was done often; new?

        A choice is judged by what follows it. If all that may follow were tried, a good choice would be judged by
        the follies after it, and choices that end the turn, after which nothing can go wrong, would look best.
        """
        mind = self.observation.game.mind
        tried = [option for option in decision.options if option in table.entries]
        own = decision.seat == self.observation.seat
        if not own or not tried:
            return mind.guess(world.state, decision, rng), own
        if table.visits > widen * len(tried) ** 2:
            untried = [option for option in mind.consider(world.state, decision) if option not in table.entries]
            if untried:
                return pick(untried, rng), True
        return table.best(tried, CURIOSITY * self.ends.spread), False

    def step(self, node: int, seat: int, what: Any) -> int:
        """The node to which it leads to see what a seat chose."""
        return self.steps.setdefault((node, seat, what), len(self.seats) + 1 + len(self.steps))


def seen(decision: Decision[Any], choice: Any) -> Any:
    """What the other seats see of a choice."""
    if not decision.private:
        return choice
    return None if decision.shown is None else decision.shown(choice)


def pick(options: Sequence[Any], rng: Random) -> Any:
    """Any of the options."""
    return options[int(rng.random() * len(options))]
