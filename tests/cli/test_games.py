"""`brushpass games` and what is common to all commands."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from brushpass.cli import main

Run = Callable[..., tuple[int, str, str]]


def test_games_for_people(brushpass: Run) -> None:
    code, out, err = brushpass("games")
    assert (code, err) == (0, "")
    assert (
        "Pebbles  (pebbles)\nHide three, lay two.\n  seats    2, 3\n  modes    standard (With bets), quick (Quick)"
        in out
    )
    assert "option   night = False, True" in out


def test_games_in_czech(brushpass: Run) -> None:
    assert "Kamínky" in brushpass("games", "--language", "cs")[1]


def test_games_for_programs(brushpass: Run) -> None:
    code, out, _ = brushpass("games", "--json")
    described = {game["id"]: game for game in json.loads(out)["games"]}
    assert code == 0
    assert described["pebbles"] == {
        "id": "pebbles",
        "title": "Pebbles",
        "about": "Hide three, lay two.",
        "version": 1,
        "seats": [2, 3],
        "modes": {"standard": "With bets", "quick": "Quick"},
        "mode_seats": {"standard": [2, 3], "quick": [2, 3]},
        "options": {"size": [3, 4], "night": [False, True]},
    }


def test_the_surroundings_choose_the_language(brushpass: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", "sk_SK.UTF-8")
    assert "Kamienky" in brushpass("games")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["games", "--language", "de"], "invalid choice: 'de'"),
        (["sim"], "the following arguments are required: GAME"),
        (["sim", "chess"], "there is no game 'chess'; installed: "),
        (["sim", "pebbles", "--mode", "wild"], "pebbles has no mode 'wild'; possible: standard, quick"),
        (["sim", "pebbles", "--seats", "7"], "pebbles has no table for 7 seats; possible: 2, 3"),
        (["sim", "pebbles", "--seats", "two"], "argument --seats: invalid int value: 'two'"),
        (["sim", "pebbles", "--games", "0"], "argument --games: 0 is not above 0"),
        (["sim", "pebbles", "--option", "size"], "an option is given as NAME=VALUE, not 'size'"),
        (["sim", "pebbles", "--option", "size=9"], "size cannot be '9'; possible: 3, 4"),
        (["sim", "pebbles", "--option", "taste=9"], "has no option 'taste'; possible: size, night"),
        (["sim", "pebbles", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["sim", "pebbles", "--bots", "random,random,random"], "3 bots were named for 2 seats on 2 sides"),
        (["arena", "pebbles"], "the following arguments are required: --bots"),
        (["arena", "pebbles", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["arena", "pebbles", "--bots", "random,random,random"], "3 bots were named"),
        (["arena", "pebbles", "--bots", "random", "--option", "size=9"], "size cannot be '9'; possible: 3, 4"),
        (["arena", "pebbles", "--bots", "random", "--jobs", "0"], "argument --jobs: 0 is not above 0"),
        (["bench", "pebbles", "--seconds", "0"], "argument --seconds: 0 is not a time"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "pebbles", "--seat", "3"], "there is no seat 3; the seats are 1 to 2"),
        (["play", "pebbles", "--seat", "0"], "there is no seat 0; the seats are 1 to 2"),
        (["play", "pebbles", "--hot-seat", "--seat", "1"], "--hot-seat puts people in all seats"),
        (["play", "pebbles", "--hot-seat", "--bots", "random"], "--hot-seat puts people in all seats"),
        (["play", "pebbles", "--bots", "random,random"], "2 bots were named for 1 seats"),
        (["play", "pebbles", "--names", "a,b,c"], "3 names were given for 2 seats"),
        (["play", "pebbles", "--load", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["play", "pebbles", "--save", "no/where.json"], "no/where.json cannot be written: No such file"),
        (["play", "--load", "nowhere.json", "--seed", "1"], "--seed cannot be changed in a saved match"),
        (["play", "--load", "nowhere.json", "--mode", "quick"], "--mode cannot be changed in a saved match"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["replay", "x.json", "--seat", "1", "--open"], "not allowed with argument"),
        (["verify", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "pebbles", "PB-2.9"], "there is no rule 'PB-2.9'; near matches: PB-2.2, PB-2.1"),
    ],
)
def test_every_fault_is_one_line(brushpass: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = brushpass(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("brushpass: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_help_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "--help"])
    assert left.value.code == 0
    assert "--hot-seat" in capsys.readouterr().out


def test_control_c_ends_quietly(brushpass: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("brushpass.cli.games.describe", interrupted)
    assert brushpass("games") == (130, "", "\n")


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """`brushpass rules agent_avenue | head -1` says nothing on stderr."""
    command = f"{sys.executable} -m brushpass.cli rules agent_avenue | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("# Agent Avenue")
    assert done.stderr == ""
