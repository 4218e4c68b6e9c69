"""`brushpass sim`, `brushpass arena` and `brushpass bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from brushpass.cli.bench import BARS, COSTS, RATES
from tests.cli.pebbles import PEBBLES

Run = Callable[..., tuple[int, str, str]]


def test_sim_for_programs(brushpass: Run) -> None:
    code, out, err = brushpass("sim", "pebbles", "--games", "40", "--seed", "5", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["game"] == "pebbles" and found["mode"] == "standard" and found["seats"] == 2
    assert found["options"] == {"size": 3, "night": False}
    assert found["bots"] is None and found["seed"] == 5 and found["games"] == 40
    assert sum(found["win_share_by_seat"]) + found["no_winner_share"] == pytest.approx(1)
    assert [side["seats"] for side in found["win_share_by_side"]] == [[0], [1]]
    assert sum(found["reasons"].values()) == pytest.approx(1)
    assert set(found["reasons"]) <= set(PEBBLES.reasons)
    # Two bets, four times a place and a pebble, and the end.
    assert found["decisions"] == {"mean": 11, "shortest": 11, "longest": 11}
    assert found["decisions_per_second"] > 0


def test_sim_is_repeatable(brushpass: Run) -> None:
    def shares(seed: str) -> Any:
        return json.loads(brushpass("sim", "pebbles", "--games", "30", "--seed", seed, "--json")[1])[
            "win_share_by_seat"
        ]

    assert shares("5") == shares("5")
    assert shares("5") != shares("6")


def test_sim_for_people(brushpass: Run) -> None:
    code, out, _ = brushpass("sim", "pebbles", "--games", "10", "--seats", "3", "--mode", "quick")
    assert code == 0
    assert "Pebbles · Quick · 3 seats · 10 games" in out
    assert "Decisions per game: 13.0 (13 to 13)." in out


def test_sim_in_every_language(brushpass: Run) -> None:
    told = {
        language: brushpass("sim", "agent_avenue", "--games", "3", "--language", language)[1]
        for language in ("en", "cs", "sk")
    }
    assert "How they ended" in told["en"] and "Jak skončily" in told["cs"] and "Ako skončili" in told["sk"]
    assert "Můj soused špion · Základní" in told["cs"]


def test_sim_with_bots(brushpass: Run) -> None:
    found = json.loads(brushpass("sim", "pebbles", "--games", "3", "--bots", "random,GREEDY".lower(), "--json")[1])
    assert found["bots"] == ["random", "greedy"]
    found = json.loads(brushpass("sim", "pebbles", "--games", "1", "--bots", "rookie", "--json")[1])
    assert found["bots"] == ["Rookie", "Rookie"]


def test_arena_for_programs(brushpass: Run) -> None:
    code, out, _ = brushpass("arena", "pebbles", "--bots", "random,greedy", "--games", "6", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["game"], found["games"], found["deals"]) == ("pebbles", 6, 3)
    assert [standing["bot"] for standing in found["standings"]] == ["random", "greedy"]
    assert set(found["standings"][0]) == {"bot", "rate", "low", "high", "moves", "seconds_per_move"}


def test_arena_for_people(brushpass: Run) -> None:
    code, out, _ = brushpass("arena", "pebbles", "--bots", "random", "--games", "2", "--mode", "quick")
    assert code == 0
    assert "pebbles, quick, 2 seats: 2 games on 1 deals" in out
    assert "Decisions a game: 9.0." in out


def bench(brushpass: Run, *more: str) -> tuple[int, str, str]:
    return brushpass("bench", "pebbles", "--seconds", "0.01", "--rounds", "2", *more)


@pytest.fixture
def no_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brushpass.cli.bench.find_spec", lambda name: None)


@pytest.fixture
def fake_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of nine moves that behaves as the real one does in our loop."""

    class State:
        def __init__(self) -> None:
            self.free = list(range(9))

        def is_terminal(self) -> bool:
            return not self.free

        def legal_actions(self) -> list[int]:
            return self.free

        def apply_action(self, action: int) -> None:
            self.free.remove(action)

    module = ModuleType("pyspiel")
    module.load_game = lambda name: SimpleNamespace(new_initial_state=State)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    monkeypatch.setattr("brushpass.cli.bench.find_spec", lambda name: name)


@pytest.mark.usefixtures("no_open_spiel")
def test_bench_without_the_yardstick(brushpass: Run) -> None:
    code, out, err = bench(brushpass)
    assert (code, err) == (0, "")
    assert "open_spiel is not installed: no ratio" in out
    found = json.loads(bench(brushpass, "--json")[1])
    assert found["yardstick"] is None
    assert found["note"] == "open_spiel is not installed: no ratio"
    assert set(found["measures"]) == {"decisions", "choices", "worlds", "imagined", "forks"}
    assert 0 < found["longest_world"] < 1000
    assert "the longest imagined world took" in out
    for figures in found["measures"].values():
        assert figures["per_second"] == max(figures["rounds"]) > 0
        assert len(figures["rounds"]) == 2
        assert figures["ratio"] is None and figures["met"] is None
        assert figures["microseconds"] == pytest.approx(1e6 / figures["per_second"])


@pytest.mark.usefixtures("fake_open_spiel")
def test_bench_with_the_yardstick(brushpass: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BARS, "pebbles", {"decisions": 0.35})
    found = json.loads(bench(brushpass, "--json")[1])
    unit = found["yardstick"]["best"]
    decisions = found["measures"]["decisions"]
    assert decisions["ratio"] == pytest.approx(decisions["per_second"] / unit)
    assert decisions["met"] is (decisions["ratio"] >= decisions["bar"])
    assert found["measures"]["forks"]["bar"] is None
    out = bench(brushpass)[1]
    assert "yardstick" in out and "no ratio" not in out
    assert "met" in out


@pytest.mark.usefixtures("no_open_spiel")
@pytest.mark.parametrize(("rate", "said"), [(1, "met"), (10**9, "not met")])
def test_bench_can_aim_at_a_rate(brushpass: Run, monkeypatch: pytest.MonkeyPatch, rate: int, said: str) -> None:
    """It needs no yardstick."""
    monkeypatch.setitem(RATES, "pebbles", {"imagined": rate})
    found = json.loads(bench(brushpass, "--json")[1])["measures"]
    assert found["imagined"]["met"] is (said == "met") and found["forks"]["met"] is None
    out = bench(brushpass)[1]
    assert f"{rate:,} a second" in out and said in out


@pytest.mark.usefixtures("no_open_spiel")
def test_bench_says_what_beliefs_cost(brushpass: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a game that measures it, by who plays: 95 of 100 must be below the bar."""
    costs = {"agents who ask": ([float(spent) for spent in range(1, 101)], 25.0), "others": ([1.0, 2.0, 3.0], 120.0)}
    monkeypatch.setitem(COSTS, "pebbles", "beliefs_of_pebbles")
    monkeypatch.setitem(sys.modules, "beliefs_of_pebbles", SimpleNamespace(costs=lambda setup: costs))
    found = json.loads(bench(brushpass, "--json")[1])["beliefs"]
    asking = {"positions": 100, "median": 50.5, "p95": 96.0, "most": 100.0, "bar": 25.0, "met": False}
    assert found["agents who ask"] == asking and found["others"]["met"]
    out = bench(brushpass)[1]
    assert "agents who ask" in out and "not met" in out
    monkeypatch.delitem(COSTS, "pebbles")
    assert json.loads(bench(brushpass, "--json")[1])["beliefs"] == {}
