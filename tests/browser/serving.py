"""A real `brushpass serve` in a process of its own, over a folder of the test."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path

from tests.pace import BRUSHPASS, bot_delay
from tests.ports import free_port

STARTED_WITHIN = 60.0
"""Seconds; a busy machine is slow."""


class Server:
    """A server that can be killed and started again where it was."""

    def __init__(self, data: Path, *also: str, flags: tuple[str, ...] = (), games: Path | None = None) -> None:
        """`also` are further addresses that browsers may reach it under, `flags` further words of the command.

        `games` is the folder of an owner's own data.
        """
        self.data = data
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self._origins = (self.origin, *also)
        self._flags = flags
        self._surroundings = os.environ | ({} if games is None else {"BRUSHPASS_DATA": str(games)})
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and return when it answers."""
        command = [*BRUSHPASS, "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--workers", "1", "--bot-delay", str(bot_delay(0.05)), *self._flags]
        for origin in self._origins:
            command += ["--origin", origin]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._surroundings)
        end = time.monotonic() + STARTED_WITHIN
        while time.monotonic() < end:
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", self.port)):
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        self.kill()
        raise RuntimeError("the server did not start")

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.send_signal(by)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it as its owner would."""
        self.kill(signal.SIGINT)

    def let_pass(self, table: str, seconds: float) -> None:
        """Have what happened last at a table be that much longer ago; the server must not run meanwhile."""
        assert self._process is None
        with sqlite3.connect(self.data / "brushpass.db") as database:
            changed = database.execute("UPDATE tables SET moved = moved - ? WHERE id = ?", (seconds, table))
            assert changed.rowcount == 1
            database.execute("UPDATE seats SET gone = gone - ? WHERE table_id = ?", (seconds, table))
        database.close()
