"""Monte-Carlo tree search over what the seats know, for any game, through observations alone.

A simulation imagines a world, walks down the tree by UCB with availability counts, adds one node and asks the game how
that world will end (at random, if the game knows no better). Each seat has a tree of its own, whose nodes stand for
what that seat has seen since the root, so a secret choice leads every other seat to one common node.

An opponent must not answer cards that it cannot see, yet all worlds that look the same to the searching seat have that
seat's own cards in them. Therefore only every other simulation is such a world, in which the searching seat learns. The
others begin from what an opponent would observe in one of them, with the searching seat's cards dealt anew: there the
opponents learn what to do, and in the former they do it, each choice as often as it was found good.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from ..engine import Game, Match, Observation, Outcome
from .simple import dice, question

EXPLORE = 0.7
"""How much a rarely tried choice is worth trying again, in win shares."""

Entry = list[float]
"""What the search knows of a choice: how often it was taken, what it won in total, how often it was possible."""


class SearchBot:
    """Plays the given number of games in its head, then takes the choice it has tried most."""

    __slots__ = ("explore", "playouts", "seed", "minds", "trust", "depth")

    def __init__(
        self, playouts: int, seed: int = 0, explore: float = EXPLORE, minds: int = 20, trust=0.0, depth=99
    ) -> None:
        self.playouts = playouts
        self.seed = seed
        self.explore = explore
        self.minds = minds
        self.trust = trust
        self.depth = depth

    def choose(self, observation: Observation) -> Any:
        asked = question(observation)
        if len(asked.options) == 1:
            return asked.options[0]
        visits = self.rate(observation)
        best = max(asked.options, key=lambda option: visits[option][0])
        if self.trust:
            adv = observation.game.advise(observation, dice(observation, self.seed))
            a, b = visits[adv], visits[best]
            if not a[0] or a[1] / a[0] + self.trust > b[1] / b[0]:
                return adv
        return best

    def rate(self, observation: Observation) -> dict[Any, Entry]:
        """Search; what was learned about each option of the observation's decision."""
        asked = question(observation)
        rng = dice(observation, self.seed)
        seats = observation.setup.seats
        tree = Tree(observation.game, seats, self.explore)
        tree.depth = self.depth
        me = observation.seat
        others = []
        if self.minds:
            for i in range(self.minds):
                seat = [s for s in range(seats) if s != me][i % (seats - 1)]
                others.append((seat, observation.imagine(rng, True).observe(seat)))
        for i in range(self.playouts):
            if others and i % 2:
                seat, other = others[i // 2 % len(others)]
                roots = [s if s == seat else s + seats for s in range(seats)]
                tree.simulate(other, rng, roots, None)
            else:
                tree.simulate(observation, rng, list(range(seats)), me if others else None)
        table = tree.tables[observation.seat, asked.prompt]
        return {option: table.get(option, [0, 0.0, 0]) for option in asked.options}


class Tree:
    """All seats' trees. A node is a number; the root of a seat's tree is the seat's own."""

    __slots__ = ("explore", "foresee", "seats", "steps", "tables", "depth")

    def __init__(self, game: Game[Any, Any], seats: int, explore: float) -> None:
        self.foresee = game.foresee
        self.seats = seats
        self.explore = explore
        self.tables: dict[tuple[int, str], dict[Any, Entry]] = {}
        """The choices of the deciding seat, by its node and the prompt."""
        self.steps: dict[tuple[int, int, Any], int] = {}
        """The node that follows a node when its seat sees what another seat (or itself) chose."""

    def simulate(self, observation: Observation, rng: Random, nodes, learner) -> None:
        """One world, from the root to the end, and what it taught."""
        world = observation.imagine(rng)
        tables, steps, explore = self.tables, self.steps, self.explore
        path: list[tuple[Entry, int]] = []
        secret: list[tuple[int, Any]] = []  # what was answered side by side and is not seen before the join
        fresh = False
        while not fresh and (decision := world.decision) is not None:
            seat, options = decision.seat, decision.options
            if len(path) >= self.depth or (self.depth == 50 and seat != observation.seat):
                break
            place = (nodes[seat], decision.prompt)
            table = tables.get(place)
            if table is None:
                table = tables[place] = {}
            if learner is not None and seat != learner:
                best = mixed_choice(table, options, rng)
            else:
                best, high = None, -1.0
                untried = []
                for option in options:
                    entry = table.get(option)
                    if entry is None:
                        untried.append(option)
                    else:
                        visits, total, possible = entry
                        entry[2] = possible = possible + 1
                        if not untried:
                            worth = total / visits + explore * sqrt(log(possible) / visits)
                            if worth > high:
                                high, best = worth, option
                if untried:
                    fresh = True
                    best = untried[int(rng.random() * len(untried))]
                    table[best] = [0, 0.0, 1]
                path.append((table[best], seat))
            gathering = world.gathering
            if not fresh:
                seen: Any = best
                if decision.private:
                    seen = None if decision.shown is None else decision.shown(best)
                for other in range(self.seats):
                    if other == seat:
                        step = (nodes[other], seat, best)
                    elif gathering is None:
                        step = (nodes[other], seat, seen)
                    else:
                        continue
                    nodes[other] = steps.setdefault(step, 2 * self.seats + len(steps))
                if gathering is not None:
                    secret.append((seat, seen))
            world.choose(best, seat)
            if secret and world.gathering is not gathering:
                for who, seen in secret:
                    for other in range(self.seats):
                        if other != who:
                            nodes[other] = steps.setdefault((nodes[other], who, seen), 2 * self.seats + len(steps))
                secret.clear()
        won = self.foresee(world, rng)
        for entry, seat in path:
            entry[0] += 1
            entry[1] += won[seat]


def mixed_choice(table, options, rng):
    """Choose as often as it was found good."""
    weights = [table[o][0] if o in table else 0 for o in options]
    left = rng.random() * sum(weights)
    if not left:
        return options[int(rng.random() * len(options))]
    for option, weight in zip(options, weights):
        left -= weight
        if left < 0:
            return option
    return options[-1]


def play_on(world: Match[Any, Any], rng: Random) -> tuple[float, ...]:
    """What every seat wins when a world is played on at random."""
    world.playout(rng)
    return shares(world.outcome)


def shares(outcome: Outcome | None) -> tuple[float, ...]:
    """What every seat won, from 0 to 1: its score where scores are such shares, otherwise 1 for each winner."""
    assert outcome is not None
    scores = outcome.scores
    if min(scores) >= 0 and max(scores) <= 1:
        return scores
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(len(scores)))
