"""What the pages show is true: marked code runs and prints what stands below it, links lead somewhere."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from brushpass.engine.game import _registered, game

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```python run\n(.*?)^```\n(?:\n```text output\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")


def blocks(page: Path) -> list[tuple[str, str | None]]:
    """The code of a page that is marked for running, each with the output that stands directly below it."""
    return [(code, output or None) for code, output in BLOCK.findall(page.read_text(encoding="utf-8"))]


def name(page: Path) -> str:
    """A page as tests are named."""
    return str(page.relative_to(ROOT))


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module for a page's code; the games that it registers are forgotten afterwards."""
    made = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", made)
    before = dict(_registered)
    yield made
    _registered.clear()
    _registered.update(before)
    game.cache_clear()


def test_some_code_is_marked_for_running() -> None:
    assert sum(len(blocks(page)) for page in PAGES) >= 8


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_code_runs_and_prints_what_it_says(
    page: Path, module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page share their names, from top to bottom; what they write goes to a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(ROOT)
    for number, (code, output) in enumerate(blocks(page), 1):
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(code, f"{name(page)}, block {number}", "exec", dont_inherit=True), module.__dict__)
        if output is not None:
            assert printed.getvalue() == output, f"{name(page)}, block {number}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_to_files(page: Path) -> None:
    for markdown, html in LINK.findall(page.read_text(encoding="utf-8")):
        target = (markdown or html).partition("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), f"{name(page)} links to {target}"


@pytest.mark.parametrize("picture", sorted((ROOT / "docs").rglob("*.svg")), ids=name)
def test_pictures_need_nothing_from_elsewhere(picture: Path) -> None:
    addresses = re.findall(r"[a-z]+://[^\s\"')]+", picture.read_text(encoding="utf-8"))
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
