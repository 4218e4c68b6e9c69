"""What an operator may decide about a server; the defaults suit one machine at home."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

LOCAL = ("http://localhost:8000", "http://127.0.0.1:8000")


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All settings. Times are in seconds."""

    data: Path
    """The folder of the database and of the server's secret."""
    database: Path | None = None
    """Another SQLite file than the one in `data`."""
    origins: tuple[str, ...] = LOCAL
    """The addresses that browsers reach this server under, exactly; pages from elsewhere are refused."""
    workers: int = 1
    """Processes that bots think in; 0: they think in a thread of the server."""
    compiled: Path | None = None
    """Where code compiled from these sources may come to lie: the workers run it as soon as it is there."""
    bot_delay: float = 0.7
    """No bot answers faster than this, so that how long it thought tells nothing."""
    idle: float = 120.0
    """A table that nothing has happened at for so long leaves the memory."""
    invite_days: int = 14
    frame_limit: int = 16 * 1024
    frame_rate: float = 20.0
    """Frames that one socket may send per second, and twice as many at once."""
    address_rate: float = 100.0
    """Frames and requests that one address may send per second, and four times as many at once."""
    sockets_per_address: int = 64
    bad_frames: int = 5
    """So many frames that cannot be read close a socket."""
    hello_within: float = 10.0
    send_within: float = 30.0
    gallery: bool = False
    """Whether the page of made-up scenes is there, for whoever works on the client."""

    @property
    def secure(self) -> bool:
        """Whether browsers always come over TLS."""
        return all(origin.startswith("https://") for origin in self.origins)

    @property
    def hosts(self) -> tuple[str, ...]:
        """The host names in the origins, without their ports; addresses that hold colons in brackets."""
        names = dict.fromkeys(urlsplit(origin).hostname or "" for origin in self.origins)
        return tuple(f"[{name}]" if ":" in name else name for name in names)

    def database_url(self) -> str:
        return f"sqlite:///{self.database or self.data / 'brushpass.db'}"

    def secret(self) -> bytes:
        """The key of cookies and invitations, made on the first start and readable by the owner alone."""
        path = self.data / "secret"
        self.data.mkdir(parents=True, exist_ok=True)
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(file, "wb") as out:
            out.write(secrets.token_bytes(32))
        return path.read_bytes()
