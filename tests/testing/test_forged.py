"""The forger itself: it changes saves at any depth, and finds what a careless `load` lets in."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.engine import BrushpassError, Match, registered
from brushpass.engine.save import read, resume
from brushpass.testing import begin, forged, setups
from brushpass.testing.forged import Hang, forged_saves, forgery, honest_saves, main, patience, tried
from brushpass.testing.planted import Smugglers

SMUGGLERS = Smugglers()
SETUP = setups(SMUGGLERS)[1]


def test_honest_saves_come_from_all_over_a_match() -> None:
    with registered(SMUGGLERS):
        lengths = [[len(read(data).history) for data in honest_saves(SETUP, seed, 6)] for seed in range(20)]
    assert all(len(kept) == 7 and max(kept) == kept[-1] for kept in lengths)
    assert len({length for kept in lengths for length in kept}) > 20


def test_most_forged_saves_are_sealed_and_every_part_is_forged() -> None:
    honest = honest_saves(SETUP, 1, 6)
    changed: Counter[str] = Counter()
    sealed = 0
    for number in range(400):
        data = forgery(honest, Random(number))
        told = msgspec.json.decode(data)
        original = min(map(msgspec.json.decode, honest), key=lambda one: sum(told.get(key) != one[key] for key in one))
        changed.update(key for key in original if told.get(key) != original[key])
        try:
            read(data)
            sealed += 1
        except BrushpassError:
            continue
    assert sealed > 200
    assert set(changed) >= {"history", "log", "checkpoint", "chance", "seats", "outcome", "game", "rules"}


@pytest.mark.parametrize("later", [False, True], ids=["its own rules", "newer rules"])
def test_nothing_comes_of_a_forged_save_but_our_errors_and_matches(later: bool) -> None:
    tally = forged.Forged()
    for seed in range(10):
        tally += forged_saves(SETUP, seed, later=later)
    assert tally.mutants == 200
    assert tally.played > 10 and tally.refused["StaleSave"] > 20


def test_a_careless_load_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes every sealed save for its own lets in lines of the log that nobody can read."""
    monkeypatch.setattr(forged, "load", resume)
    with pytest.raises(AssertionError, match=r"a forged save led to .*seed \d+, mutant \d+"):
        for seed in range(40):
            forged_saves(SETUP, seed)


def test_a_match_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forged, "MOST", 3)
    with registered(SMUGGLERS), pytest.raises(AssertionError, match="has not ended after 3 decisions"):
        tried(begin(SETUP, 1).save(), Random(1), forged.Forged())


def test_a_hang_is_caught() -> None:
    with pytest.raises(Hang), patience(0.05):
        while True:
            pass


def test_a_hang_in_a_match_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(match: Match[Any, Any], rng: Random, ends: bool) -> None:
        while True:
            pass

    monkeypatch.setattr(forged, "used", forever)
    monkeypatch.setattr(forged, "PATIENCE", 0.05)
    with pytest.raises(AssertionError, match="led to Hang: more than 0 seconds"):
        forged_saves(SETUP, 1, 200)


def test_many_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "agent_avenue", "--mutants", "40", "--workers", "1"]) == 0
    assert "agent_avenue: 40 forged saves; refused: " in capsys.readouterr().out
