"""What one server has to itself: its folder and files, which nobody else reads, and which no second server uses."""

from __future__ import annotations

import os
import secrets
import sqlite3
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path

from .errors import Unusable

SECRET = "secret"
SECRET_BYTES = 32


class Premises:
    """The data of one server, as long as it runs. They are let go when the process ends, however that happens."""

    def __init__(self, data: Path, database: Path) -> None:
        """Unusable: another server is here, or something is wrong with the folder or the secret."""
        try:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)
            database = database.resolve()
            with ExitStack() as entered:
                self._lock = entered.enter_context(closing(_locked(database)))
                _keep_to_oneself(data, database)
                self.secret = _secret(data)
                entered.pop_all()
        except OSError as wrong:
            raise Unusable(f"{wrong.filename or data} cannot be used: {wrong.strerror}") from None

    def close(self) -> None:
        self._lock.close()


def _locked(database: Path) -> sqlite3.Connection:
    """The lock of a database is an SQLite file beside it: the system gives it back whatever becomes of the process."""
    lock = Path(f"{database}.lock")
    _ours_alone(lock)
    holding = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        holding.execute("PRAGMA journal_mode = MEMORY")
        holding.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        holding.close()
        raise Unusable(f"another Brushpass uses {database}: stop that one, or give this one another folder") from None
    return holding


def _ours_alone(path: Path) -> None:
    """A file that only its owner may read, whether it is there already or not."""
    # One that is there is not opened: to close it again would give back the locks that SQLite has on it.
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        path.chmod(0o600)


def _keep_to_oneself(data: Path, database: Path) -> None:
    """Others read neither the files nor, unless other things lie there too, the folder."""
    _ours_alone(database)  # SQLite's other files take after it
    for beside in ("-wal", "-shm", "-journal"):
        path = Path(f"{database}{beside}")
        if path.exists():
            path.chmod(0o600)
    if all(entry.name.startswith((SECRET, "brushpass.db", "settings.toml")) for entry in data.iterdir()):
        data.chmod(0o700)


def _secret(data: Path) -> bytes:
    """The key of cookies and invitations, made on the first start: whole and on the disk, or not there at all."""
    path = data / SECRET
    if not path.exists():
        _write_whole(path, secrets.token_bytes(SECRET_BYTES))
    path.chmod(0o600)
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise Unusable(
            f"{path} has {len(secret)} bytes instead of {SECRET_BYTES}: put a copy of it back, or remove it; "
            "without it people lose their seats and links are worthless"
        )
    return secret


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file that nobody ever finds half written; one that has come meanwhile stays."""
    file, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with os.fdopen(file, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if not path.exists():
            os.rename(name, path)
            name = ""
    finally:
        if name:
            os.unlink(name)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
