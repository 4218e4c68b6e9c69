"""Ports for the servers that tests start."""

from __future__ import annotations

import socket
from pathlib import Path
from random import SystemRandom

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """A port that nobody listens at, and that the system gives to nobody who only wants to call somebody.

    One of those that it does give away may be taken again before the server that is started, or started again, has it.
    """
    first_given_away = int(RANGE.read_text().split()[0]) if RANGE.exists() else 32_768
    while True:
        port = SystemRandom().randrange(20_000, max(first_given_away, 20_100))
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
