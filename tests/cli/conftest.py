"""A tiny game for the command line's tests, with a hidden hand each, texts in three languages and a rules digest."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from brushpass.cli import main
from brushpass.engine import registered
from tests.cli.pebbles import PEBBLES, Pebbles
from tests.logs import log_put_back

Told = tuple[int, str, str]


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[Pebbles]:
    """The tiny game is known under its id while a test runs."""
    with registered(PEBBLES):
        yield PEBBLES


@pytest.fixture
def brushpass(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Told]:
    """Run a command with piped input; its exit code, what it printed and what it complained about."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: str, typed: str = "") -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with log_put_back():
            code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Callable[..., Path]:
    """A save of a match of the tiny game, played to the end or for some choices."""

    def save(choices: int = 99, **how: Any) -> Path:
        match = PEBBLES.start(**how)
        while match.decision is not None and choices:
            match.choose(match.decision.options[-1], match.decision.seat)
            choices -= 1
        path = tmp_path / "match.json"
        path.write_bytes(match.save())
        return path

    return save
