"""Golden transcripts: one match per mode and seat count that a person can read; `python -m brushpass.testing.golden`.

A change of the rules that changes how a match runs shows here as a difference that can be read and judged.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from brushpass.engine import Game, Match, Setup, game, games
from brushpass.engine.events import event_of
from brushpass.table import Texts

from .play import begin, pick
from .texts import names_of

SEED = 1
MOST = 300
"""How many choices of a long match are written down; of the others only how it ends."""


def transcript(setup: Setup, seed: int = SEED) -> str:
    """A match in English: what happened, who was asked what, and what they chose; secrets are in brackets.

    It is a random match; but where turns are made of small steps, which lead nowhere at random, everybody takes advice.
    """
    return "\n".join(_lines(setup, seed)) + "\n"


def _lines(setup: Setup, seed: int) -> Iterator[str]:
    names = names_of(setup.seats)
    texts = Texts(setup.game, "en").at_table(names)
    match, rng = begin(setup, seed), Random(seed)
    options = "".join(f", {name} {value}" for name, value in setup.options.items())
    yield f"{texts.title}, {texts.mode(setup.mode)}, {setup.seats} seats{options}, seed {seed}"
    yield f"At the table: {', '.join(names)}"
    yield ""
    told = 0
    for _ in range(MOST):
        yield from _told(match, told, texts, names)
        told = len(match.run.log or ())
        if not match.decisions:
            break
        decision = pick(rng, match.decisions)
        mind = setup.game.mind
        advised = mind.small_steps
        option = mind.advise(match.observe(decision.seat), rng) if advised else pick(rng, decision.options)
        answer = texts.option(decision, option)
        yield f"> {names[decision.seat]}: {texts.prompt(decision)} {f'[{answer}]' if decision.private else answer}"
        match.choose(option, decision.seat)
    else:
        left = match.playout(rng)
        yield f"… and {left} more choices"
    outcome = match.outcome
    assert outcome is not None
    yield ""
    yield f"Won by {texts.listed(texts.winners(setup, outcome))}: {texts.reason(outcome.reason)}"
    yield "Scores: " + ", ".join(f"{name} {score:g}" for name, score in zip(names, outcome.scores, strict=True))


def _told(match: Match[Any, Any], since: int, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    for event, args, to in (match.run.log or ())[since:]:
        line = texts.event(event_of(match.game.events, event, args), names)
        yield f"  {line}" if to is None else f"  [to {texts.listed([names[seat] for seat in to])}] {line}"


def golden_setups(rules: Game[Any, Any]) -> list[Setup]:
    """One set-up for every mode and seat count, with the usual options."""
    return [rules.agree(seats, mode) for mode in rules.modes for seats in rules.counts(mode)]


def file_name(setup: Setup) -> str:
    """Where a set-up's transcript is kept."""
    return f"{setup.game.id}-{setup.mode}-{setup.seats}.txt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the transcripts of all installed games again."""
    parser = argparse.ArgumentParser(
        prog="python -m brushpass.testing.golden", description="Write the golden transcripts of all games again."
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path("tests/golden"))
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in games():
        for setup in golden_setups(game(game_id)):
            (folder / file_name(setup)).write_text(transcript(setup), encoding="utf-8")
            print(folder / file_name(setup))
    return 0


if __name__ == "__main__":
    sys.exit(main())
