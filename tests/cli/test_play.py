"""`brushpass play`: whole matches through piped input, and every command in them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from brushpass.cli.choosing import Unclear, command_in, folded, option_in
from brushpass.engine import load
from brushpass.table import Texts
from tests.cli.pebbles import PEBBLES

Run = Callable[..., tuple[int, str, str]]
SEEDED = ("play", "pebbles", "--seed", "3", "--bots", "random")
FIRST = "1\n" * 20
"""The first option wherever one is asked for."""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Pebbles · With bets · Bot 2: random", "Player 1 lays Green.", "All cards are on the table:"]),
        ("cs", ["Kamínky · Se sázkami", "Hráč 1 vykládá zelený kamínek.", "Všechny karty leží na stole:"]),
        ("sk", ["Kamienky · So stávkami", "Hráč 1 vykladá zelený kamienok.", "Všetky karty ležia na stole:"]),
    ],
)
def test_a_whole_match_against_a_bot(brushpass: Run, language: str, lines: list[str]) -> None:
    code, out, err = brushpass(*SEEDED, "--language", language, typed=FIRST)
    assert (code, err) == (0, "")
    for line in lines:
        assert line in out


def test_the_end_says_who_why_and_what_was_hidden(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="1\n1\nred\n1\nred\n\n")[1]
    end = out.rpartition("All cards are on the table:")[2]
    assert "???" not in end
    assert "Player 1 wins.\nMost red pebbles were laid there.\nPoints: Player 1 2, Bot 2 1\n" in end


def test_nobody_wins(brushpass: Run) -> None:
    match = PEBBLES.start(mode="quick", seed=3)
    out = brushpass("play", "pebbles", "--mode", "quick", "--hot-seat", "--seed", "3", typed=even_match())[1]
    assert match.outcome is None
    assert "Nobody wins.\nAs many red pebbles were laid by several.\n" in out


def even_match() -> str:
    """Both lay a red one and then another: Enter is for the curtain."""
    return "\n1\nred\n\n1\nred\n\n1\ngreen\n\n1\ngreen\n\n\n"


def test_options_say_what_follows(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="1\n1\n")[1]
    assert "   1  Green\n   2  Red     +1\n" in out


def test_the_log_is_told_once_and_again_on_demand(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="1\n1\nlog\nquit\n")[1]
    whole = out.split("› log\n")[1]
    assert "You hold Green, Red and Red." in whole
    assert out.count("You hold") == 2
    assert "What happened since\n  • Bets were made by Player 1 and Bot 2.\n\n" in out


def test_undo_takes_the_place_back_but_not_what_chance_decided(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="1\n1\nundo\n2\nquit\n")[1]
    after = out.split("› undo\n")[1]
    assert after.count("Taken back.") == 1
    assert after.index("Where to?") < after.index("Which one do you lay?")
    assert "There is nothing to take back" in brushpass(*SEEDED, typed="undo\nquit\n")[1]


def test_rules_inside_a_match(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="rules PB-2.2\nrules PB-9\nrules\nquit\n")[1]
    assert "› rules PB-2.2\n**PB-2.2** Most red ones win.\n" in out
    assert "There is no rule “PB-9”. Near matches: PB-" in out
    assert "# Pebbles - rules" in out


def test_help_lists_the_commands_in_the_players_language(brushpass: Run) -> None:
    out = brushpass(*SEEDED, "--language", "cs", typed="pomoc\nKONEC\n")[1]
    assert "  zpět      vezme zpět" in out
    assert out.endswith("Partie zůstala nedohraná.\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "The numbers go from 1 to 3."),
        ("0", "The numbers go from 1 to 3."),
        ("hello", "“hello” is neither an answer nor a command. Type help to see what you can do."),
        ("", "“” is neither an answer nor a command."),
    ],
)
def test_what_is_not_understood_is_asked_again(brushpass: Run, typed: str, answer: str) -> None:
    code, out, _ = brushpass(*SEEDED, typed=f"{typed}\n1\nquit\n")
    assert code == 0
    assert answer in out
    assert "Where to?" in out
    assert out.count("How many red ones") == 2


@pytest.mark.parametrize("typed", ["help", "log", "rules PB-2.2", "undo"])
def test_the_question_is_asked_again_after_a_command(brushpass: Run, typed: str) -> None:
    assert brushpass(*SEEDED, typed=f"{typed}\nquit\n")[1].count("How many red ones") == 2


def test_a_lone_option_is_shown_and_answered_with_enter(brushpass: Run) -> None:
    out = brushpass(*SEEDED, typed="1\n1\nred\n1\nred\n\n")[1]
    assert "   1  Close\n\nThere is only this one: press Enter.\n› \n" in out
    assert "wins." in out


def test_input_that_ends_leaves_the_match(brushpass: Run) -> None:
    code, out, err = brushpass(*SEEDED, typed="1\n")
    assert (code, err) == (0, "")
    assert out.endswith("The match was left unfinished.\n")


def test_names_and_seats(brushpass: Run) -> None:
    out = brushpass(*SEEDED, "--seat", "2", "--names", "Deep Blue, Anna", typed="1\nquit\n")[1]
    assert "Deep Blue [???] laid []\nAnna [Blue Green Red] laid []" in out
    out = brushpass("play", "pebbles", "--seats", "3", "--names", ",,Eva", "--bots", "random,greedy", typed="quit\n")[1]
    assert "Player 1 [" in out and "Eva [???]" in out and "Bot 2: random · Eva: greedy" in out


# -- around one device -----------------------------------------------------------------------------------------------


def test_the_curtain_hides_hands(brushpass: Run) -> None:
    """Seed 3 deals green, red, red to the first and blue, green, red to the second."""
    out = brushpass("play", "pebbles", "--hot-seat", "--seed", "3", typed="\n1\n\n1\nquit\n")[1]
    screens = out.split("─" * 72)
    for screen in screens:
        first, second = "[Green Red Red]" in screen, "[Blue Green Red]" in screen
        assert not (first and second)
        if "Pass the device" in screen:
            assert not first and not second and "hold" not in screen
        if "Player 1: How many" in screen:
            assert first and "You hold Green, Red and Red." in screen
        if "Player 2: How many" in screen:
            assert second and "You hold Blue, Green and Red." in screen and "Green, Red and Red" not in screen
    order = [name for screen in screens for name in ("Player 1", "Player 2") if f"Pass the device to {name}." in screen]
    assert order == ["Player 1", "Player 2", "Player 1"]


def test_no_curtain_between_two_choices_of_one_player(brushpass: Run) -> None:
    out = brushpass("play", "pebbles", "--hot-seat", "--seed", "3", "--mode", "quick", typed="\n1\n1\nquit\n")[1]
    assert out.count("Pass the device to Player 1.") == 1
    assert out.count("Pass the device to Player 2.") == 1


def test_leaving_at_the_curtain(brushpass: Run) -> None:
    code, out, _ = brushpass("play", "pebbles", "--hot-seat", typed="")
    assert code == 0
    assert "[" not in out.split("Pass the device")[1]


def test_two_people_and_a_bot(brushpass: Run) -> None:
    arguments = ("play", "pebbles", "--seats", "3", "--seat", "1", "--seat", "3", "--bots", "random", "--seed", "1")
    code, out, _ = brushpass(*arguments, typed=FIRST * 2)
    assert code == 0
    assert "Pass the device to Player 3." in out and "Pass the device to Bot 2." not in out
    assert "All cards are on the table:" in out


# -- saves -----------------------------------------------------------------------------------------------------------


def test_a_match_is_kept_and_taken_up_again(brushpass: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "kept.json")
    out = brushpass(*SEEDED, "--save", file, typed="1\n1\nquit\n")[1]
    assert f"To go on: brushpass play --load {file}" in out
    match = load(Path(file).read_bytes())
    assert match.decision is not None and match.decision.prompt == "lay"
    code, out, _ = brushpass("play", "--load", file, "--bots", "random", "--save", file, typed="red\n1\nred\n\n")
    assert code == 0
    assert "Player 1 wins." in out
    assert f"To check the deal: brushpass verify {file}" in out
    assert brushpass("verify", file)[0] == 0


def test_save_inside_a_match(brushpass: Run, tmp_path: Path) -> None:
    file = tmp_path / "now.json"
    out = brushpass(*SEEDED, typed=f"save\nsave {tmp_path}/no/where.json\nsave {file}\nquit\n")[1]
    assert "Say where to: save match.json" in out
    assert f"{tmp_path}/no/where.json cannot be written: No such file or directory." in out
    assert f"Saved to {file}. The file holds everybody’s secrets." in out
    assert json.loads(file.read_bytes())["game"] == "pebbles"
    assert [path.name for path in tmp_path.iterdir()] == ["now.json"]


def test_a_broken_save_cannot_be_taken_up(brushpass: Run, saved: Callable[..., Path]) -> None:
    file = saved(3, seed=1)
    file.write_bytes(file.read_bytes().replace(b'"pebbles"', b'"pebblez"'))
    code, out, err = brushpass("play", "--load", str(file))
    assert (code, out) == (2, "")
    assert "damaged" in err
    assert brushpass("play", "agent_avenue", "--load", str(saved(3, seed=1)))[2] == (
        f"brushpass: {file} is a match of pebbles, not of agent_avenue\n"
    )


# -- understanding ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "index"),
    [("2", 1), ("dvojita", 0), ("KRTEK", 1), ("mole", 1), ("double_agent", 0), ("Krt", 1), ("krtek a", 2), (" 3 ", 2)],
)
def test_numbers_names_and_ids_are_understood(typed: str, index: int) -> None:
    labels = ["Dvojitá agentka", "Krtek", "Krtek a syn"]
    ids = ["double_agent", "mole", "firm"]
    if typed == "Krt":
        with pytest.raises(Unclear, match="“Krt” could be Krtek and Krtek a syn"):
            option_in(typed, labels, ids, Texts(PEBBLES, "en"))
        return
    assert option_in(typed, labels, ids, Texts(PEBBLES, "en")) == index


def test_commands_are_understood_in_two_languages() -> None:
    slovak = Texts(PEBBLES, "sk")
    assert command_in("spat", slovak) == command_in("SPÄŤ", slovak) == command_in("undo", slovak) == ("undo", "")
    assert command_in("ulož  moja partia.json ", slovak) == ("save", "moja partia.json")
    assert command_in("1", slovak) is None
    assert folded("Žluťoučký KŮŇ ") == "zlutoucky kun"


# -- a real terminal -------------------------------------------------------------------------------------------------


def test_in_a_terminal_the_curtain_also_clears_what_was_scrolled_away() -> None:
    """Run under a pseudo-terminal; the second player must find an empty screen and nothing to scroll back to."""
    ours, theirs = pty.openpty()
    program = "import sys; from brushpass.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "play", "agent_avenue", "--hot-seat", "--seed", "1", "--language", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
    )
    os.close(theirs)
    os.write(ours, b"\nquit\n")
    said = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(ours)
    assert process.wait(timeout=60) == 0
    text = said.decode()
    curtain, _, shown = text.partition("press Enter when nobody else is looking.")
    assert "\x1b[2J\x1b[3J\x1b[H" in curtain
    assert "\x1b[2J\x1b[3J\x1b[H" in shown
    assert "The match was left unfinished." in shown
