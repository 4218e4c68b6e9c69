"""`brushpass sim`: many matches by random players or bots, and what they show about the game."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from ..bots import Bot, create
from ..engine import Match, Setup
from ..table import Texts
from .arguments import (
    Commands,
    Fault,
    add_json,
    add_language,
    add_seed,
    add_table,
    agreed,
    bot_names,
    command,
    positive,
)
from .output import console, print_json, print_table, progress, share


def add(commands: Commands) -> None:
    new = command(commands, "sim", run, "play many matches at random or with bots, and count what happens")
    new.add_argument("game", metavar="GAME", help="the game's id")
    add_table(new)
    new.add_argument("--games", type=positive, metavar="N", default=1000, help="how many (default: 1000)")
    add_seed(new)
    new.add_argument("--bots", metavar="A,B", help="one bot for all seats, one per side or one per seat")
    add_json(new)
    add_language(new)


def run(asked: argparse.Namespace) -> int:
    setup = agreed(asked)
    bots = bots_by_seat(setup, asked.bots)
    with progress("games", asked.games, asked.json) as advance:
        found = simulated(setup, bots, asked.games, asked.seed, advance)
    if asked.json:
        print_json(found)
    else:
        report(setup, found, Texts(setup.game, asked.language))
    return 0


def bots_by_seat(setup: Setup, text: str | None) -> list[str] | None:
    """The bot in every seat; None: uniformly random play without bots, which is faster."""
    if text is None:
        return None
    named = bot_names(text)
    sides = setup.game.sides(setup)
    if len(named) == 1:
        return named * setup.seats
    if len(named) == len(sides):
        return [named[next(i for i, side in enumerate(sides) if seat in side)] for seat in range(setup.seats)]
    if len(named) == setup.seats:
        return named
    raise Fault(f"{len(named)} bots were named for {setup.seats} seats on {len(sides)} sides")


def simulated(setup: Setup, bots: list[str] | None, games: int, seed: int, advance: Any) -> dict[str, Any]:
    """Play and count. Game number i is dealt from seed + i."""
    wins, first, reasons = [0] * setup.seats, 0, Counter[str]()
    nobody = 0
    lengths = []
    began = perf_counter()
    for number in range(games):
        match = setup.game.start(setup.seats, setup.mode, setup.options, seed=seed + number)
        opening = match.decision.seat if match.decision else 0
        if bots is None:
            lengths.append(sum(1 for _ in random_choices(match, Random(seed + number))))
        else:
            players = [create(name, seed + number * setup.seats + seat) for seat, name in enumerate(bots)]
            lengths.append(sum(1 for _ in bot_choices(match, players)))
        outcome = match.outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[seat] += 1
        first += opening in outcome.winners
        nobody += not outcome.winners
        reasons[outcome.reason] += 1
        advance()
    seconds = perf_counter() - began
    return {
        "game": setup.game.id,
        "mode": setup.mode,
        "seats": setup.seats,
        "options": setup.options,
        "bots": bots,
        "automaton": setup.game.automaton_in(setup.mode) or None,
        "seed": seed,
        "games": games,
        "win_share_by_seat": [won / games for won in wins],
        "win_share_by_side": [
            {"seats": side, "share": max(wins[seat] for seat in side) / games} for side in setup.game.sides(setup)
        ],
        "win_share_of_first_to_decide": first / games,
        "no_winner_share": nobody / games,
        "reasons": {reason: count / games for reason, count in reasons.most_common()},
        "decisions": {"mean": mean(lengths), "shortest": min(lengths), "longest": max(lengths)},
        "seconds": seconds,
        "decisions_per_second": sum(lengths) / seconds,
    }


def random_choices(match: Match[Any, Any], rng: Random) -> Iterator[Any]:
    """Play to the end at random, through the public door; yields what was chosen."""
    random = rng.random
    while (decision := match.decision) is not None:
        option = decision.options[int(random() * len(decision.options))]
        match.choose(option, decision.seat)
        yield option


def bot_choices(match: Match[Any, Any], players: Sequence[Bot]) -> Iterator[Any]:
    """Play to the end with bots; yields what was chosen."""
    while (decision := match.decision) is not None:
        option = players[decision.seat].choose(match.observe(decision.seat))
        match.choose(option, decision.seat)
        yield option


def report(setup: Setup, found: dict[str, Any], texts: Texts) -> None:
    say = texts.say
    names = found["bots"] or [say("sim-random")] * setup.seats
    mode = texts.mode(setup.mode)
    title = say("sim-title", title=texts.title, mode=mode, seats=setup.seats, games=found["games"])
    rows = []
    for side in found["win_share_by_side"]:
        seats = " + ".join(str(seat + 1) for seat in side["seats"])
        rows.append((seats, ", ".join(dict.fromkeys(names[s] for s in side["seats"])), share(side["share"], 1)))
    if found["automaton"]:
        rows.append(("–", texts.name(found["automaton"]), share(found["no_winner_share"], 1)))
    print_table(title, (say("sim-seat"), say("sim-player"), say("sim-wins")), rows, numbers_from=2)
    reasons = [(texts.reason(reason), share(part, 1)) for reason, part in found["reasons"].items()]
    print_table(say("sim-ends"), (say("sim-reason"), say("sim-share")), reasons)
    length = found["decisions"]
    out = console()
    out.print(say("sim-first", share=share(found["win_share_of_first_to_decide"], 1)))
    if found["no_winner_share"] and not found["automaton"]:
        out.print(say("sim-nobody", share=share(found["no_winner_share"], 1)))
    mean_length = f"{length['mean']:.1f}"
    out.print(say("sim-decisions", mean=mean_length, least=length["shortest"], most=length["longest"]))
    speed, seconds = f"{found['decisions_per_second']:,.0f}", f"{found['seconds']:.1f}"
    out.print(say("sim-speed", speed=speed, seconds=seconds))
