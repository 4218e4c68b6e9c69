"""One server has its data to itself: nobody else reads them, no second one uses them, and the secret is whole."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from brushpass.server.errors import Unusable
from brushpass.server.premises import Premises
from tests.server.conftest import Serve
from tests.server.people import Person


def open_to_others(path: Path) -> bool:
    return bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    secrets = []
    for _ in range(2):
        premises = Premises(tmp_path / "new", tmp_path / "new" / "brushpass.db")
        secrets.append(premises.secret)
        premises.close()
    assert len(secrets[0]) == 32 and secrets[0] == secrets[1]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_of_another_length_is_refused(length: int, tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"x" * length)
    with pytest.raises(Unusable, match=f"secret has {length} bytes"):
        Premises(tmp_path, tmp_path / "brushpass.db")
    assert (tmp_path / "secret").read_bytes() == b"x" * length  # whoever has a copy can put it back


def test_a_first_start_on_a_full_disk_leaves_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Unusable, match="No space left"):
            Premises(tmp_path, tmp_path / "brushpass.db")
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("secret")]
    Premises(tmp_path, tmp_path / "brushpass.db").close()


def test_a_second_server_is_refused_until_the_first_has_stopped(serve: Serve, tmp_path: Path) -> None:
    link = tmp_path / "by another name.db"
    link.symlink_to(tmp_path / "brushpass.db")
    with serve() as client:
        for database in (None, link):
            with pytest.raises(Unusable, match="another Brushpass uses"), serve(database=database):
                pass
        assert Person(client, "Ann").get("/api/me")[1]["name"] == "Ann"
    with serve():
        pass


def test_nobody_else_reads_what_is_kept(serve: Serve, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        tmp_path.chmod(0o755)
        sqlite3.connect(tmp_path / "brushpass.db").close()  # as an older Brushpass left it
        with serve() as client:
            Person(client, "Ann").open_table("me", "open")
            kept = [tmp_path, *tmp_path.iterdir()]
            assert {"secret", "brushpass.db", "brushpass.db-wal", "brushpass.db-shm"} <= {path.name for path in kept}
            assert not [path for path in kept if open_to_others(path)]
    finally:
        os.umask(before)


def test_a_folder_with_other_things_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters").mkdir()
    Premises(tmp_path, tmp_path / "brushpass.db").close()
    assert open_to_others(tmp_path) and not open_to_others(tmp_path / "brushpass.db")
