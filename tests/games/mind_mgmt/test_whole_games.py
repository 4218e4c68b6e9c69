"""Whole games at every kind of table, with Agents who write notes and marks as they go.

The checks that every game gets play without acts; and here every other history must be told from the deal.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import LOCATIONS
from brushpass.testing import CHECKS, begin, imagined_worlds, play, rule, steps_agree, title, two_worlds
from brushpass.testing.forged import Forged, forged_saves

from .table import tables

PLAIN = [GAME.agree(seats, mode) for mode in GAME.modes for seats in GAME.seat_counts]
every_table = pytest.mark.parametrize("setup", [*PLAIN, tables()[-1]], ids=[*map(title, PLAIN), "all-modules"])


def scribble(match: Match[Any, Any], rng: Random) -> tuple[int, Any] | None:
    """Now and then an Agent writes something."""
    if rng.random() > 0.12:
        return None
    notes = [f"note-{note.number}" for note in match.view(1).notes]
    place = rng.choice(LOCATIONS)
    possible: list[dict[str, str]] = [{"tool": "mark", "target": place, "text": rng.choice(("", "no", "later?"))}]
    if len(notes) + len(match.view(1).confirmed) < 15:
        possible.append({"tool": "note", "target": place, "text": str(rng.randrange(17))})
    for note in notes[:1]:
        possible.append({"tool": "note-text", "target": note, "text": "x"})
        possible.append({"tool": "note-away", "target": note})
        possible.append({"tool": "note-move", "target": note, "to": place})
    return rng.randrange(1, match.seats), rng.choice(possible)


@rule("MM-INV-15", "MM-8.1", "MM-R-20")
@every_table
def test_two_worlds_told_from_the_deal(setup: Setup) -> None:
    tally = two_worlds(setup, 11, scribble, points=4, every=3)
    assert tally.told and not tally.untold and not tally.later
    assert 2 * tally.differed > tally.told


@rule("MM-INV-15")
@every_table
def test_imagined_worlds_and_one_step_further(setup: Setup) -> None:
    assert imagined_worlds(setup, 12, scribble, every=6) > 16
    assert steps_agree(setup, 13, scribble, every=6) > 16


@rule("MM-8.1")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setup", [PLAIN[1], PLAIN[-1]], ids=title)
def test_every_check_with_notes_and_marks(check: Any, setup: Setup) -> None:
    check(setup, 14, scribble, every=5)


def test_forged_saves() -> None:
    tally = Forged()
    for seed, setup in enumerate(tables()[::4]):
        tally += forged_saves(setup, seed, mutants=12, acts=scribble)
    assert tally.mutants == 12 * len(tables()[::4]) and tally.played > 5


@rule("MM-INV-14")
def test_games_end_in_every_way() -> None:
    """But by recruits: chance alone hardly ever finds twelve."""
    reasons: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed, setup in enumerate(tables() * 4):
        match = play(begin(setup, seed), Random(seed), acts=scribble)
        assert match.outcome is not None
        reasons[match.outcome.reason] += 1
        events.update(event.event for event in match.whole_log())
    assert set(reasons) >= {"capture", "dead-end", "clock"}
    assert set(events) >= set(GAME.events) - {"captured"}
