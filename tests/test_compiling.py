"""What is compiled is found by names, comes to lie whole at a place of its own, and is another when sources change."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from brushpass import compiling
from brushpass.compiling import compiled, fingerprint, has_compiler, lead_to, place_of, worth_compiling

needs_compiler = pytest.mark.skipif(
    not compiling.can_compile() and not os.environ.get("CI"), reason="there is no C compiler, or no mypyc"
)

FILES = {
    "__init__.py": "",
    "bots/search.py": "",
    "bots/simple.py": "",
    "engine/__init__.py": "",
    "engine/game.py": "",
    "engine/match.py": "def doubled(n: int) -> int:\n    return 2 * n\n",
    "games/chess/bot.py": "",
    "games/chess/box/__init__.py": "",
    "games/chess/box/checks.py": "import msgspec\n\nKIND: type[msgspec.Struct] | None = None\n",
    "games/chess/box/pieces.py": "import msgspec\n\n\nclass Piece(msgspec.Struct):\n    name: str | None\n",
    "games/chess/rules/__init__.py": "",
    "games/chess/rules/castling.py": "",
    "games/chess/scene/board.py": "",
    "games/chess/state.py": "",
    "games/chess/view.py": "",
    "server/bots.py": "",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with the rooms of ours."""
    package = tmp_path / "sources" / "brushpass"
    for name, text in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    return package


def test_what_a_bot_runs_is_found_by_the_names_of_rooms(package: Path) -> None:
    assert [path.as_posix() for path in worth_compiling(package)] == [
        "brushpass/bots/search.py",
        "brushpass/engine/match.py",
        "brushpass/games/chess/bot.py",
        "brushpass/games/chess/box/checks.py",
        "brushpass/games/chess/rules/castling.py",
        "brushpass/games/chess/state.py",
    ]


def test_every_game_has_something_to_compile() -> None:
    found = {path.parts[2] for path in worth_compiling() if path.parts[1] == "games"}
    assert found == {path.parent.name for path in compiling.PACKAGE.glob("games/*/__init__.py")}


def test_a_fingerprint_changes_with_any_source_and_nothing_else(package: Path) -> None:
    marks = [fingerprint(package)]
    (package / "server" / "static").mkdir()
    (package / "server" / "static" / "index.html").write_text("another page")
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "x.pyc").write_text("")
    assert fingerprint(package) == marks[0]
    (package / "games" / "chess" / "data.json").write_text("{}")
    marks.append(fingerprint(package))
    (package / "games" / "chess" / "data.json").rename(package / "games" / "chess" / "other.json")
    marks.append(fingerprint(package))
    (package / "engine" / "match.py").write_text("")
    marks.append(fingerprint(package))
    marks.append(fingerprint(package, [package / "server" / "bots.py"]))
    assert len(set(marks)) == 5


def test_a_fingerprint_does_not_hang_on_where_the_sources_lie(package: Path, tmp_path: Path) -> None:
    mark = fingerprint(package)
    elsewhere = tmp_path / "static" / "brushpass"
    elsewhere.parent.mkdir()
    assert fingerprint(package.rename(elsewhere)) == mark


def test_only_a_clone_awaits_compiled_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clone = compiling.PACKAGE.parents[1]
    assert compiling.awaited() == clone / "build" / f"fast-{fingerprint()}"
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path / "site-packages" / "brushpass")
    assert compiling.awaited() is None


def test_without_a_compiler_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not has_compiler()
    asked = subprocess.run([sys.executable, compiling.__file__])
    assert asked.returncode == 1


@needs_compiler
def test_what_is_compiled_lies_at_its_place_and_goes_stale_nowhere(package: Path, tmp_path: Path) -> None:
    folder = tmp_path / "build" / "fast"
    beside = tmp_path / "beside.py"
    beside.write_text("from brushpass.engine.match import doubled\n\nFOUR = doubled(2)\n")
    place = compiled(folder, package, [beside])
    assert place == place_of(folder, fingerprint(package, [beside]))
    lead_to(folder, place)
    asked = "import beside, brushpass.engine.match as m, brushpass.games.chess.box.pieces as p"
    files = "beside.__file__, m.__file__, p.__file__"
    ran = subprocess.run(
        [sys.executable, "-c", f"{asked}; print(beside.FOUR, {files})"],
        env={"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    inside = f"{folder}/brushpass"
    assert ran.stdout.split() == [
        "4",
        f"{folder}/beside{suffix}",
        f"{inside}/engine/match{suffix}",
        f"{inside}/games/chess/box/pieces.py",
    ]
    when = place.stat().st_mtime_ns
    assert compiled(folder, package, [beside]) == place and place.stat().st_mtime_ns == when
    assert not list(package.rglob(f"*{suffix}"))

    (package / "engine" / "match.py").write_text("def doubled(n: int) -> int:\n    return n + str(n)\n")
    with pytest.raises(SystemExit, match=r"(?s)match\.py:2: error.*could not compile"):
        compiled(folder, package, [beside])
    assert not place_of(folder, fingerprint(package, [beside])).exists()
    assert folder.resolve() == place


def test_what_was_compiled_last_is_kept_and_the_one_before(tmp_path: Path) -> None:
    folder = tmp_path / "fast"
    folder.mkdir()
    (folder / "old.txt").touch()
    for mark in ("a", "b", "c"):
        place_of(folder, mark).mkdir()
        lead_to(folder, place_of(folder, mark))
        assert folder.resolve() == place_of(folder, mark)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fast", "fast-b", "fast-c"]
