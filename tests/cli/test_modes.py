"""Modes for some numbers of seats, and a player without one, on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from brushpass.engine import registered
from tests.tail import TAIL

Run = Callable[..., tuple[int, str, str]]
LOST = "1"
"""A seed with which whoever walks is caught."""


@pytest.fixture(autouse=True)
def tail() -> Iterator[None]:
    with registered(TAIL):
        yield


def test_games_says_which_modes_are_for_how_many(brushpass: Run) -> None:
    assert "  modes    race (Race; 2, 3, 4 seats), shadow (Shadowed; 1, 2 seats)\n" in brushpass("games")[1]
    told = json.loads(brushpass("games", "--json")[1])["games"]
    assert next(game for game in told if game["id"] == "tail")["mode_seats"] == {"race": [2, 3, 4], "shadow": [1, 2]}


@pytest.mark.parametrize("command", [["play"], ["sim"], ["arena", "--bots", "random"], ["bench"]])
def test_what_does_not_fit_is_refused_in_one_sentence(brushpass: Run, command: list[str]) -> None:
    name, *more = command
    code, out, err = brushpass(name, "tail", "--mode", "shadow", "--seats", "3", *more)
    assert (code, out) == (2, "")
    assert err == "brushpass: tail has no shadow game for 3 seats; possible: 1, 2 (for 3 seats: race)\n"


@pytest.mark.parametrize("command", ["play", "sim", "arena", "bench"])
def test_help_says_how_modes_and_seats_follow_from_each_other(brushpass: Run, command: str, capsys: object) -> None:
    with pytest.raises(SystemExit):
        brushpass(command, "--help")
    out = " ".join(capsys.readouterr().out.split())  # type: ignore[attr-defined]
    assert "(default: the game's first for so many); `brushpass games` lists them" in out
    assert "(default: the fewest of the mode)" in out


def test_one_person_plays_with_whoever_has_no_seat(brushpass: Run, tmp_path: Path) -> None:
    """The question, the table, the log and the end name it; so does the replay."""
    file = str(tmp_path / "match.json")
    code, out, err = brushpass(
        "play", "tail", "--mode", "shadow", "--names", "Ada", "--seed", LOST, "--save", file, typed="walk\nwalk\n"
    )
    assert (code, err) == (0, "")
    assert "How do you get away from The Shadow?" in out
    assert "  • The Shadow comes " in out and "\nThe Shadow: " in out
    assert "The Shadow wins.\nNobody got away.\n" in out
    assert "Bot" not in out
    code, out, _ = brushpass("replay", file, "--all", "--language", "cs")
    assert code == 0 and "Stín vyhrává.\nNeutekl nikdo.\n" in out and "• Stín je o " in out
    assert brushpass("verify", file)[0] == 0


def test_the_number_of_seats_alone_finds_the_mode(brushpass: Run) -> None:
    assert "Tail · Shadowed" in brushpass("play", "tail", "--seats", "1", typed="")[1]


def test_sim_counts_its_wins(brushpass: Run) -> None:
    found = json.loads(brushpass("sim", "tail", "--seats", "1", "--games", "40", "--json")[1])
    assert found["automaton"] == "shadow" and 0 < found["no_winner_share"] < 1
    out = brushpass("sim", "tail", "--seats", "1", "--games", "40")[1]
    assert "Tail · Shadowed · 1 seat · 40 games" in out
    lost = f"{100 * found['no_winner_share']:.1f} %"
    assert [row.split()[-2:] for row in out.splitlines() if "The Shadow" in row] == [lost.split()]
    assert "Nobody won" not in out
    assert json.loads(brushpass("sim", "tail", "--games", "1", "--json")[1])["automaton"] is None


def test_the_arena_takes_options_and_says_so(brushpass: Run) -> None:
    out = brushpass("arena", "tail", "--seats", "1", "--bots", "random", "--games", "2", "--option", "dark=true")[1]
    assert "tail, shadow, 1 seat, dark True: 2 games on 2 deals" in out
