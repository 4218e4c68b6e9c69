"""Games of Nemesis: Lockdown by the hundred: who survives and wins, how they got out, what the others died of and when.

python -m benchmarks.nemesis_lockdown greedy --games 400
python -m benchmarks.nemesis_lockdown Mastermind greedy --mode standard --seats 3 --board basic --games 60
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import mean
from time import perf_counter
from typing import Any

from brushpass.bots import create
from brushpass.engine.chance import mixed
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.rules.objectives import condemned

SETUPS = [
    (mode, seats, board) for mode in GAME.modes for seats in GAME.mode_seats[mode] for board in GAME.options["board"]
]
CAUSES = ("larva-attack", "struck", "vented", "event", "surface-card", "scanned", "launch")
"""Whichever of these events came last is what a Character died of."""
OCCASIONS = {"surprise": "surprised by", "time": "at night by", "acts": "running from"}
"""Whichever of these came last says why an Intruder attacked."""
QUIET = ("acts", "plays", "passes", "turn")
"""After these there is nothing left to die of but Fire and what bleeds."""
ENOUGH = 5
"""The Knowledge that no order asks more of."""


class Found:
    """What the seats of one bot have shown."""

    def __init__(self) -> None:
        self.seats = self.survived = self.won = self.came_out = 0
        self.spared = 0.0
        """Those who came out and are not infected, by the share of all orders that would spare them."""
        self.ends: dict[str, list[int]] = defaultdict(list)
        """How those left who lived, and what the others died of: the slots of the Time track where that was."""
        self.rooms: Counter[str] = Counter()
        """Where Characters died."""
        self.objectives: Counter[tuple[str, str]] = Counter()
        """Those of the Characters that were alive at the last check, and whether they were fulfilled."""
        self.ready: Counter[str] = Counter()
        """What those who left alive had done for the orders."""
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0


class Table:
    """What all games of one set-up have shown."""

    def __init__(self) -> None:
        self.games = self.seats = self.survived = self.won = self.decisions = 0


def played(names: Sequence[str], setup: tuple[str, int, str], seed: int, found: dict[str, Found], table: Table) -> None:
    """One game; from one to the next the players sit down one seat further."""
    mode, seats, board = setup
    match = GAME.start(seats, mode, {"board": board}, seed=seed)
    seated = [names[(seat + seed) % len(names)] for seat in range(seats)]
    bots = [create(name, mixed(seed * 16 + seat)) for seat, name in enumerate(seated)]
    while (decision := match.decision) is not None:
        one = found[seated[decision.seat]]
        begin = perf_counter()
        option = bots[decision.seat].choose(match.observe(decision.seat))
        if len(decision.options) > 1:
            took = perf_counter() - begin
            one.decisions += 1
            one.seconds += took
            one.longest = max(one.longest, took)
        match.choose(option, decision.seat)
        table.decisions += 1
    assert match.outcome is not None
    table.games += 1
    table.seats += seats
    table.survived += len(match.state.living())
    table.won += len(match.outcome.winners)
    ended(match, seated, found)


def ended(match: Any, seated: Sequence[str], found: dict[str, Found]) -> None:
    """What the end and the log of a game tell."""
    t, outcome = match.state, match.outcome
    seen = Seen(match.log(None))
    for seat, name in enumerate(seated):
        one, crew = found[name], t.crew[seat]
        one.seats += 1
        one.won += seat in outcome.winners
        one.survived += not crew.dead
        reason = outcome.reasons[seat]
        fate, slot = seen.left.get(seat, ("inside", t.clock.slot))
        if reason == "died":
            end, slot, room = seen.died[seat]
            one.rooms[f"{t.tile(room) or 'unseen or outside'}, {'lit' if room and t.powered(room) else 'dark'}"] += 1
        elif crew.dead:
            end = f"{reason} {seen.order if reason == 'order' else ''} ({fate})"
        else:
            end = fate
        one.ends[end].append(slot)
        if seat in seen.left:
            one.came_out += reason != "explosion"
            if reason not in ("explosion", "infection"):
                crew.fate = fate
                one.spared += spared(t, seat)
            done = (("Signal", crew.signal), ("Knowledge", crew.knowledge >= ENOUGH))
            one.ready[" and ".join([word for word, so in done if so]) or "nothing"] += 1
        for card, result in [*seen.shared, *seen.objectives.get(seat, ())]:
            one.objectives[card, result] += 1


def spared(t: Any, seat: int) -> float:
    """The share of the orders that would spare a Character; one game has one, the same for all."""
    orders = t.box.contingencies.values()
    mild = [order.count for order in orders if order.kills is None or not condemned(t, order.kills, seat)]
    return float(sum(mild) / sum(order.count for order in orders))


class Seen:
    """What a log tells: how and where everybody died or left, and what the last check showed."""

    def __init__(self, log: Sequence[Any]) -> None:
        self.died: dict[int, tuple[str, int, str]] = {}
        self.left: dict[int, tuple[str, int]] = {}
        self.order = ""
        self.shared: list[tuple[str, str]] = []
        self.objectives: dict[int, list[tuple[str, str]]] = defaultdict(list)
        slot, cause, occasion, rooms = 0, "", "", dict[int, str]()
        for event in log:
            word, args = event.event, event.args
            if word in ("round", "time"):
                slot = args["slot"]
            if word == "moved":
                rooms[args["seat"]] = args["room"]
            occasion = OCCASIONS.get(word, occasion)
            if word == "attack":
                cause = f"{occasion} {args['kind']}"
            elif word in CAUSES:
                cause = word if word != "event" else f"event {args['card']}"
            elif word in QUIET:
                cause = "fire or bleeding"
            elif word == "died":
                self.died[args["seat"]] = (cause, slot, rooms.get(args["seat"], ""))
            elif word == "left":
                self.left[args["seat"]] = (args["fate"], slot)
            elif word == "order":
                self.order = args["order"]
            elif word == "objective":
                self.objectives[args["seat"]].append((args["card"], args["result"]))
            elif word == "shared-objective":
                self.shared.append((args["card"], args["result"]))


def told(name: str, one: Found) -> None:
    """Print what a bot has shown."""
    print(f"\n{name}: {one.seats} seats; survived {one.survived / one.seats:.3f}, won {one.won / one.seats:.3f}")
    print(f"  came out {one.came_out / one.seats:.3f}; spared by any order {one.spared / one.seats:.3f}")
    print(f"  {one.seconds / max(1, one.decisions):.4f} s a decision, the longest {one.longest:.2f} s")
    for end, slots in sorted(one.ends.items(), key=lambda item: -len(item[1])):
        print(f"  {len(slots) / one.seats:.3f} {end}, at slot {mean(slots):.1f}")
    print("  died in:", ", ".join(f"{room} {count}" for room, count in one.rooms.most_common(10)))
    left = max(1, sum(one.ready.values()))
    print("  left with:", ", ".join(f"{what} {count / left:.2f}" for what, count in one.ready.most_common()))
    for card in sorted({card for card, _ in one.objectives}):
        done, failed = one.objectives[card, "fulfilled"], one.objectives[card, "failed"]
        print(f"  {card}: fulfilled {done} of {done + failed}")


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("players", nargs="+", help="random, greedy, or a level")
    asked.add_argument("--mode", choices=GAME.modes)
    asked.add_argument("--seats", type=int)
    asked.add_argument("--board", choices=GAME.options["board"])
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    setups = [
        setup
        for setup in SETUPS
        if given.mode in (None, setup[0]) and given.seats in (None, setup[1]) and given.board in (None, setup[2])
    ]
    found: dict[str, Found] = defaultdict(Found)
    tables: dict[tuple[str, int, str], Table] = defaultdict(Table)
    for number in range(given.games):
        setup = setups[number % len(setups)]
        played(given.players, setup, given.seed + number, found, tables[setup])
    print(f"{' and '.join(given.players)}, {given.games} games from seed {given.seed}")
    for (mode, seats, board), table in tables.items():
        survived, won = table.survived / table.seats, table.won / table.seats
        print(
            f"{mode} {seats} {board}: {table.games} games, {table.decisions / table.games:.0f} decisions each, "
            f"survived {survived:.2f}, won {won:.2f}"
        )
    for name, one in found.items():
        told(name, one)


if __name__ == "__main__":
    main()
