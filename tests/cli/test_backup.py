"""`brushpass backup`: a copy that is whole, taken while games run, and goes on as a server's data."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from starlette.testclient import TestClient

from brushpass.engine import registered
from brushpass.server import Settings, create_app
from tests.cli.conftest import Told
from tests.server.people import ORIGIN, Person
from tests.server.spies import SPIES

Run = Callable[..., Told]


def settings(data: Path) -> Settings:
    return Settings(data=data, origins=(ORIGIN,), workers=0, bot_delay=0.0, frame_rate=1000.0)


def stored(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {row[0] for row in kept.execute("SELECT id FROM actions")}


def test_copies_are_whole_while_games_run(brushpass: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with registered(SPIES), TestClient(create_app(settings(data))) as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "rookie")
        ann.ok(f"/api/tables/{table}/start")
        acknowledged: set[str] = set()
        with ann.at(table) as seat:
            for number in range(25):
                assert seat.act("chat", id=f"line {number}", text="hello")["t"] == "done"
                acknowledged.add(f"line {number}")
                code, out, err = brushpass("backup", str(tmp_path / f"copy {number}"), "--data", str(data))
                assert (code, err) == (0, "") and out.startswith("1 tables are in")
                assert stored(tmp_path / f"copy {number}" / "brushpass.db") == acknowledged
    copy = tmp_path / "copy 24"
    assert not [path for path in (copy, *copy.iterdir()) if path.stat().st_mode & 0o077]
    with registered(SPIES), TestClient(create_app(settings(copy))) as client:
        ann.client = client  # with the secret the cookie is good, too
        with ann.at(table) as seat:
            assert len(seat.chat) == 25
            seat.play()


def test_what_cannot_be_copied_is_said_in_one_line(brushpass: Run, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "brushpass.db").write_text("this is a letter")
    for folder, data, why in (
        (tmp_path / "new", tmp_path / "nothing", "there is no database"),
        (tmp_path / "letters", tmp_path / "broken", "is there already"),
        (tmp_path / "new", tmp_path / "broken", "cannot be copied: file is not a database"),
    ):
        code, out, err = brushpass("backup", str(folder), "--data", str(data))
        assert (code, out) == (2, "") and err.count("\n") == 1 and why in err
        assert not (tmp_path / "new").exists()
