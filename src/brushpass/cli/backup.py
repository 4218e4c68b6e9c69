"""`brushpass backup`: a copy of a server's data that is whole, also while games run."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from .arguments import Commands, Fault, command
from .serve import default_data
from .settings import FILE

BESIDE = ("secret", FILE)
"""What belongs to the data besides the database."""


def add(commands: Commands) -> None:
    new = command(commands, "backup", run, "copy a server's data into a new folder, also while games run")
    new.add_argument("folder", help="where the copy goes; `brushpass serve --data FOLDER` goes on with it")
    new.add_argument("--data", metavar="DIR", default="", help="the server's data (default: ~/.local/share/brushpass)")
    new.add_argument("--database", metavar="FILE", default="", help="its SQLite file, if it is not in the data folder")


def run(asked: argparse.Namespace) -> int:
    data = Path(asked.data) if asked.data else default_data()
    database = Path(asked.database) if asked.database else data / "brushpass.db"
    folder = Path(asked.folder)
    if folder.exists():
        raise Fault(f"{folder} is there already: a backup goes into a new folder")
    if not database.is_file():
        raise Fault(f"there is no database {database}")
    coming = folder.with_name(f"{folder.name}.part")
    try:
        shutil.rmtree(coming, ignore_errors=True)
        coming.mkdir(mode=0o700, parents=True)
        tables = copied(database, coming / "brushpass.db")
        for name in BESIDE:
            if (data / name).is_file():
                _ours_alone(coming / name)
                shutil.copyfile(data / name, coming / name)
                _synced(coming / name)
        coming.rename(folder)  # from now on it is there, and whole
        _synced(folder.parent)
    except OSError as wrong:
        raise Fault(f"{wrong.filename or folder} cannot be written: {wrong.strerror}") from None
    except sqlite3.Error as wrong:
        raise Fault(f"{database} cannot be copied: {wrong}") from None
    print(f"{tables} tables are in {folder}")
    return 0


def copied(database: Path, into: Path) -> int:
    """Copy a database as it is at one moment, by SQLite's own means; how many tables the copy has."""
    _ours_alone(into)
    with (
        closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(into)) as copy,
    ):
        source.backup(copy)
        wrong = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if wrong != "ok":
            raise Fault(f"the copy of {database} is not whole: {wrong}")
        tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    _synced(into)
    return tables


def _ours_alone(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _synced(path: Path) -> None:
    """On the disk, whatever happens next."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
