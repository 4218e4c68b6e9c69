"""Games of In Too Deep by the hundred: do they end, how long are they, who wins, what is committed and how.

python -m benchmarks.in_too_deep sensible --seats 3 --games 1000
python -m benchmarks.in_too_deep careful reckless --seats 2
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import mean, quantiles
from typing import Any

from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.rules.crimes import OUTCOMES
from tests.games.in_too_deep.players import PLAYERS, walk

MOST_DECISIONS = 50_000
"""A game that is longer counts as endless."""


class Found:
    """What many games have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.endless: list[int] = []
        self.decisions: list[int] = []
        self.turns: list[float] = []
        """A player's, on average."""
        self.droughts: list[int] = []
        """The longest of each game, in full rounds."""
        self.dead_clocks = 0
        self.wins: dict[int, float] = defaultdict(float)
        """By place in turn order, shared ones in parts."""
        self.echo_wins = 0
        self.scores: dict[str, list[float]] = defaultdict(list)
        """By player."""
        self.won: Counter[str] = Counter()
        """Games, by player; shared ones count for each."""
        self.margins: list[float] = []
        self.events: Counter[str] = Counter()
        self.crimes: Counter[str] = Counter()
        self.outcomes: Counter[tuple[int, str]] = Counter()
        self.corruption: list[int] = []
        self.sunk_wins = 0
        """Games won by somebody who is in too deep."""
        self.failed: Counter[int] = Counter()
        """Chapters that ended with folders left."""


def played(names: Sequence[str], seats: int, mode: str, seed: int, found: Found) -> None:
    """One game; from one to the next the players sit down one seat further."""
    setup = GAME.agree(seats, mode)
    seated = [names[(seat + seed) % len(names)] for seat in range(seats)]
    decisions = drought = 0
    for match in walk(setup, [PLAYERS[name] for name in seated], seed):
        t = match.state
        decisions += 1
        drought = max(drought, t.dry // len(t.consoles))
        if decisions > MOST_DECISIONS:
            found.endless.append(seed)
            return
    found.games += 1
    found.decisions.append(decisions)
    found.turns.append(t.turns / len(t.consoles))
    found.droughts.append(drought)
    ended(match, seated, found)


def ended(match: Any, seated: Sequence[str], found: Found) -> None:
    """What the end and the log of a game tell."""
    t, outcome = match.state, match.outcome
    seats = t.setup.seats
    for seat in outcome.winners:
        found.wins[(seat - t.first) % seats] += 1 / len(outcome.winners)
    found.echo_wins += not outcome.winners
    for seat, name in enumerate(seated):
        found.scores[name].append(outcome.scores[seat])
        found.won[name] += seat in outcome.winners
    standing = sorted(console.information for console in t.consoles)
    found.margins.append(standing[-1] - standing[-2])
    log = match.log(None)
    found.dead_clocks += any(event.event == "dead-clock" for event in log)
    for event in log:
        found.events[event.event] += 1
        if event.event in ("committed", "committed-petty"):
            found.crimes[event.args["crime"]] += 1
        elif event.event == "outcome":
            found.outcomes[t.box.crimes[event.args["crime"]].level, event.args["outcome"]] += 1
        elif event.event == "failure":
            found.failed[event.args["chapter"]] += 1
    corrupt = [event.args["count"] for event in log if event.event == "corruption"]
    found.corruption += corrupt
    sunk = [event.args["seat"] for event in log if event.event == "in-too-deep"]
    found.sunk_wins += any(seat in sunk for seat in outcome.winners)


def told(found: Found, seats: int, mode: str) -> None:
    """Print it."""
    games = found.games
    print(f"games ended: {games}; endless: {len(found.endless)} {found.endless[:5]}")
    if not games:
        return
    print(f"decisions: mean {mean(found.decisions):.0f}, most {max(found.decisions)}")
    tenths = quantiles(found.turns, n=10)
    print(f"turns each: mean {mean(found.turns):.1f}, tenths {tenths[0]:.1f} to {tenths[-1]:.1f}")
    print(f"longest drought: {max(found.droughts)} rounds; games with the dead clock (R-40): {found.dead_clocks}")
    wins = ", ".join(f"{found.wins[place] / games:.3f}" for place in range(seats))
    print(f"wins by place in turn order: {wins}; Echo: {found.echo_wins / games:.3f}")
    for name, scores in found.scores.items():
        print(f"{name}: information, mean {mean(scores):.0f}; won {found.won[name] / len(scores):.2f} of {len(scores)}")
    print(f"lead of the winner: mean {mean(found.margins):.0f}")
    print(f"corruption: mean {mean(found.corruption):.1f}, from {min(found.corruption)} to {max(found.corruption)}")
    print(f"games won by somebody in too deep: {found.sunk_wins / games:.3f}")
    print(f"foiled: {found.events['foiled'] / games:.3f}")
    failed = ", ".join(f"{found.failed[chapter] / games:.2f}" for chapter in (1, 2, 3))
    print(f"chapters that failed: {failed}")
    for level in (1, 2, 3):
        careful, both = found.outcomes[level, "careful"], sum(found.outcomes[level, how] for how in OUTCOMES)
        print(f"level {level}: {both / games:.1f} a game, {careful / max(1, both):.2f} careful")
    print(f"petty crimes: {found.events['committed-petty'] / games:.1f} a game")
    players = seats + (mode == "echo")
    box = GAME.box
    dealt = [crime.id for crime in box.crimes.values() if players >= box.four_plus or not crime.four_plus]
    rare = [f"{crime} {found.crimes[crime]}" for crime in sorted(dealt, key=lambda one: found.crimes[one])]
    print(f"never: {', '.join(crime for crime in dealt if not found.crimes[crime]) or 'none'}")
    print(f"rarest: {', '.join(rare[:8])}; most frequent: {', '.join(rare[-5:])}")


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("players", nargs="+", choices=PLAYERS)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--mode", default="standard", choices=GAME.modes)
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    found = Found()
    for number in range(given.games):
        played(given.players, given.seats, given.mode, given.seed + number, found)
    print(
        f"{' and '.join(given.players)}, {given.mode}, {given.seats} seats, {given.games} games from seed {given.seed}"
    )
    told(found, given.seats, given.mode)


if __name__ == "__main__":
    main()
