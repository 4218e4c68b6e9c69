"""The belief beside the truth, at length: is the true secret always possible, and are places as likely as it says?

    .venv/bin/python -m tests.games.mind_mgmt.truth --games 1000 --seed 1

plays matches of both modes and prints, for positions at which the Agents are on turn, how often the Recruiter was where
the belief gave so much chance, as bots weigh it and as people are shown it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log2
from random import Random
from typing import Any

import numpy as np

from brushpass.engine import Match
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.belief import Public, public, worlds
from brushpass.games.mind_mgmt.belief.histories import World, Worlds
from brushpass.games.mind_mgmt.box.components import CARDS, FEATURES, OPENING
from brushpass.games.mind_mgmt.minds import plain, recruiter
from brushpass.games.mind_mgmt.state import HIDDEN, RECRUITER, MindMgmt
from brushpass.games.mind_mgmt.view import View

EDGES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Where one bin of chances ends and the next begins."""


def truth(t: MindMgmt) -> World:
    """The secret of a position."""
    return World(t.path, t.card, tuple(sorted((*t.piles[HIDDEN], *t.open_features()), key=FEATURES.index)))


def weight_of(found: Worlds, world: World) -> float:
    """How likely a world's path is; 0 unless its cards go with it."""
    (where,) = np.nonzero((found.path == np.array(world.path)[:, None]).all(0))
    if not len(where) or not found.cards[where[0]] >> CARDS.index(world.card) & 1:
        return 0.0
    triples = [tuple(FEATURES[card] for card in triple) for triple in found.triples.tolist()]
    if world.features not in triples:
        return 0.0
    index = triples.index(world.features)
    if found.alive is not None and not int(found.alive[where[0], index // 64]) >> index % 64 & 1:
        return 0.0
    return float(found.weights[where[0]])


class Calibration:
    """Chances that were given, and how often what they were given to was so."""

    def __init__(self) -> None:
        self.given = np.zeros(len(EDGES) - 1)
        self.hits = np.zeros(len(EDGES) - 1)
        self.count = np.zeros(len(EDGES) - 1)
        self.surprise = 0.0
        self.best = 0
        self.positions = 0

    def add(self, heat: Any, head: int) -> None:
        """One position: how likely every location was, and which it was."""
        bins = np.clip(np.digitize(heat, EDGES) - 1, 0, len(EDGES) - 2)
        possible = heat > 0
        np.add.at(self.given, bins[possible], heat[possible])
        np.add.at(self.count, bins[possible], 1)
        self.hits[bins[head]] += 1
        self.surprise -= log2(max(heat[head], 1e-9))
        self.best += int(heat.argmax() == head)
        self.positions += 1

    def __str__(self) -> str:
        rows = [
            f"  {low:4.2f} to {high:4.2f}   {count:9,.0f} {given / count:8.3f} {hits / count:8.3f}"
            for low, high, count, given, hits in zip(EDGES, EDGES[1:], self.count, self.given, self.hits, strict=False)
            if count
        ]
        head = f"  {self.positions:,} positions, {self.surprise / self.positions:.2f} bits of surprise, "
        head += f"the likeliest place right in {self.best / self.positions:.1%}"
        return "\n".join([head, "  chance            places    given      hit", *rows])


def matches(mode: str, games: int, seed: int) -> Iterator[Match[MindMgmt, View]]:
    """Whole matches at every decision: the Recruiter walks toward recruits, every other match against belief Agents."""
    for number in range(seed, seed + games):
        match = GAME.start(2 + number % 4, mode, seed=number)
        rng = Random(number)
        while (decision := match.decision) is not None:
            yield match
            t = match.state
            if decision.seat == RECRUITER:
                choice = recruiter.choose(t, decision.prompt, decision.options, rng, wary=False)
            elif number % 2:
                choice = plain.choose(t, decision.prompt, decision.options, rng)
            else:
                choice = GAME.mind.guess(t, decision, rng)
            match.choose(choice, decision.seat)


def look(mode: str, games: int, seed: int) -> tuple[int, int, Calibration, Calibration]:
    """How many beliefs were looked at, in how many of them the truth was missing, and both calibrations."""
    looked = missing = 0
    weighed, shown = Calibration(), Calibration()
    last: Public | None = None
    for match in matches(mode, games, seed):
        t = match.state
        known = public(t)
        if len(t.path) < OPENING or known == last:
            continue
        last = known
        found = worlds(known)
        looked += 1
        missing += not found.thinned and weight_of(found, truth(t)) == 0
        if t.stage == "activate":
            weighed.add(found.heat(), t.head)
            shown.add(found.heat(evenly=True), t.head)
    return looked, missing, weighed, shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="in each mode (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first (default: %(default)s)")
    asked = parser.parse_args()
    for mode in GAME.modes:
        looked, missing, weighed, shown = look(mode, asked.games, asked.seed)
        print(f"{mode}: {asked.games:,} matches from seed {asked.seed}, {looked:,} beliefs, truth missing in {missing}")
        print(f" as bots weigh it\n{weighed}\n as people are shown it\n{shown}", flush=True)


if __name__ == "__main__":
    main()
