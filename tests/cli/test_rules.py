"""`brushpass rules`: the digest, its sections and its rules."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from rich.console import Console

from brushpass.cli import output
from brushpass.engine import game
from brushpass.table.digest import digest_of
from tests.cli.pebbles import PEBBLES

Run = Callable[..., tuple[int, str, str]]


def test_the_whole_digest(brushpass: Run) -> None:
    code, out, _ = brushpass("rules", "pebbles")
    assert code == 0
    assert out.startswith("# Pebbles - rules\n")
    assert "**PB-INV-1** Twelve pebbles in all." in out


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("PB-2.2", "**PB-2.2** Most red ones win.\n"),
        ("pb-2.2", "**PB-2.2** Most red ones win.\n"),
        ("2.2", "**PB-2.2** Most red ones win.\n"),
        ("R-1", "**R-1 Ties.** Nobody wins. Reason: fairness.\n"),
        ("PB-INV-1", "**PB-INV-1** Twelve pebbles in all.\n"),
        ("D-1", "**D-1** when: own turn; options: one pebble\n"),
        ("1", "## 1. Components\n\n- **PB-1.1** There are twelve pebbles.\n"),
        ("PB-1", "## 1. Components\n\n- **PB-1.1** There are twelve pebbles.\n"),
    ],
)
def test_a_part_of_it(brushpass: Run, wanted: str, text: str) -> None:
    assert brushpass("rules", "pebbles", wanted) == (0, text, "")


def test_a_section_goes_on_over_its_own_headings(brushpass: Run) -> None:
    out = brushpass("rules", "pebbles", "2")[1]
    assert "PB-2.1" in out and "### Ends" in out and "PB-2.2" in out and "D-1" not in out


@pytest.mark.parametrize("wanted", ["5", "5.2"])
def test_options_stand_anywhere(brushpass: Run, wanted: str) -> None:
    asked = ("--language", "cs")
    told = brushpass("rules", "agent_avenue", wanted, *asked)
    assert told[0] == 0 and "Ty dvě karty" in told[1]
    assert brushpass("rules", "agent_avenue", *asked, wanted) == told
    assert brushpass("rules", *asked, "agent_avenue", wanted) == told
    assert brushpass("rules", "agent_avenue", wanted, "more")[0] == 2


def test_long_rules_come_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people read in a terminal, and only what does not fit on the screen."""
    paged: list[str] = []
    screen = Console(file=io.StringIO(), force_terminal=True, width=80, height=24)
    monkeypatch.setattr(output, "console", lambda: screen)
    monkeypatch.setattr("pydoc.pager", paged.append)
    output.print_pages("short")
    assert not paged
    output.print_pages("\n\n".join(f"paragraph {number}" for number in range(40)))
    assert len(paged) == 1 and "paragraph 0" in paged[0] and "paragraph 39" in paged[0]


@pytest.mark.parametrize("wanted", ["AA-5.2", "AA-10.47", "R-7", "AA-INV-3", "D-T7", "AA-9"])
def test_agent_avenue_ships_its_digest(brushpass: Run, wanted: str) -> None:
    code, out, _ = brushpass("rules", "agent_avenue", wanted)
    assert code == 0
    assert wanted.removeprefix("AA-") in out


@pytest.mark.parametrize(
    ("language", "text"), [("en", "The two cards must"), ("cs", "Ty dvě karty"), ("sk", "Tie dve karty")]
)
def test_the_rules_in_every_language(brushpass: Run, language: str, text: str) -> None:
    assert text in brushpass("rules", "agent_avenue", "AA-5.2", "--language", language)[1]
    assert "one distinct card name in hand" in brushpass("rules", "agent_avenue", "D-1", "--language", language)[1]
    assert "twelve pebbles" in brushpass("rules", "pebbles", "PB-1.1", "--language", language)[1]


def test_the_rules_in_a_match_speak_its_language(brushpass: Run) -> None:
    asked = ("play", "agent_avenue", "--seed", "3", "--bots", "random", "--language", "sk")
    assert "Tie dve karty musia" in brushpass(*asked, typed="pravidlá AA-5.2\nkoniec\n")[1]


def test_every_numbered_line_of_agent_avenue_is_found() -> None:
    digest = digest_of(game("agent_avenue"))
    lines = [line for line in digest.text.splitlines() if line.startswith("- **AA-")]
    assert len(lines) > 130
    for line in lines:
        assert digest.find(line.split("**")[1]) == line[2:]


def test_a_game_without_a_digest(brushpass: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.pebbles.Pebbles.folder", None)
    assert brushpass("rules", "pebbles") == (2, "", "brushpass: pebbles ships no rules digest\n")


def test_a_match_goes_on_without_a_digest(brushpass: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert PEBBLES.folder is not None
    copytree(PEBBLES.folder / "locale", tmp_path / "locale")
    monkeypatch.setattr("tests.cli.pebbles.Pebbles.folder", tmp_path)
    code, out, _ = brushpass("play", "pebbles", "--seed", "3", "--bots", "random", typed="rules\n1\nquit\n")
    assert code == 0
    assert "This game comes without its rules." in out and "Where to?" in out
