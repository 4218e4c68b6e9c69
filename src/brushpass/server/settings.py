"""What an operator may decide about a server; the defaults suit one machine at home."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from msgspec import Meta, Struct, field


def about(text: str, **limits: Any) -> Meta:
    """What a setting is, for the help and for docs/settings.md, and within which limits."""
    made: Meta = Meta(description=text, **limits)
    return made


def spare_processors() -> int:
    """All but the one that the server itself needs."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, kw_only=True, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """All settings. Times are in seconds where nothing else is said, rates by the second."""

    data: Path
    """The folder of the database and of the server's secret: said on the command line alone."""
    compiled: Path | None = None
    """Where code compiled from these sources may come to lie: the workers run it as soon as it is there."""

    # -- where it is -------------------------------------------------------------------------------------------------
    host: Annotated[str, about("the address to listen at")] = "127.0.0.1"
    port: Annotated[int, about("the port to listen at", ge=0, le=65_535)] = 8000
    origins: Annotated[
        tuple[str, ...],
        about("the addresses that browsers use, exactly; without any http://localhost:PORT; others are refused"),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], about("addresses of proxies that say truly whom they ask for (X-Forwarded-For)")
    ] = ()
    database: Annotated[Path | None, about("another SQLite file than the one in the data folder")] = None

    # -- bots --------------------------------------------------------------------------------------------------------
    workers: Annotated[
        int,
        about("processes that bots think in, usually one for every processor but one; 0: a thread of the server", ge=0),
    ] = field(default_factory=spare_processors)
    bot_delay: Annotated[
        float,
        about("a bot answers after this, or after as many times this as its level takes; under 0.5: at once", ge=0),
    ] = 0.7

    # -- tables ------------------------------------------------------------------------------------------------------
    idle: Annotated[float, about("a table that nothing has happened at for so long leaves the memory", gt=0)] = 120.0
    invite_days: Annotated[int, about("days that an invitation is good for", ge=1)] = 14
    tables_per_person: Annotated[int, about("unfinished tables that a person may have opened", ge=1)] = 50
    tables_per_address: Annotated[int, about("unfinished tables that may have been opened from an address", ge=1)] = 200
    tables: Annotated[int, about("unfinished tables that there may be in all", ge=1)] = 20_000

    # -- how long things are kept ------------------------------------------------------------------------------------
    keep_empty: Annotated[float, about("days that a table is kept at which only bots sit", gt=0)] = 1.0
    keep_open: Annotated[float, about("days that a table is kept at which nothing has begun", gt=0)] = 14.0
    keep_running: Annotated[float, about("days that a match is kept in which nothing happens any more", gt=0)] = 180.0
    keep_over: Annotated[float, about("days that a match is kept that is over", gt=0)] = 365.0
    keep_names: Annotated[float, about("days that the name is kept of somebody who has no table", gt=0)] = 400.0

    spectators_per_table: Annotated[int, about("sockets of people without a seat who may look on at a table", ge=0)] = (
        200
    )

    # -- sockets -----------------------------------------------------------------------------------------------------
    frame_limit: Annotated[int, about("bytes that a frame may have", ge=1024)] = 16 * 1024
    frame_rate: Annotated[float, about("frames that a socket may send, and twice as many at once", gt=0)] = 20.0
    control_rate: Annotated[
        float, about("pings, pongs and fragments that a socket may send, and ten times as many at once", gt=0)
    ] = 5.0
    bad_frames: Annotated[int, about("so many frames that cannot be read close a socket", ge=1)] = 5
    hello_within: Annotated[float, about("a socket says whom it is for within this time", gt=0)] = 10.0
    send_within: Annotated[float, about("a connection takes what it is sent within this time", gt=0)] = 30.0
    sockets_per_person: Annotated[int, about("sockets that a person may have open", ge=1)] = 16

    # -- addresses: of IPv6 64 bits count as one ---------------------------------------------------------------------
    address_rate: Annotated[
        float, about("requests and frames of an address that are answered, and four times as many at once", gt=0)
    ] = 50.0
    own_rate: Annotated[
        float, about("so many of these are answered whatever others want, and four times as many at once", gt=0)
    ] = 10.0
    spare_rate: Annotated[float, about("so many are answered in all of those that want more than their own", gt=0)] = (
        100.0
    )
    stranger_rate: Annotated[
        float, about("handshakes of people who were never here that are answered in all, one after the other", gt=0)
    ] = 50.0
    sockets_per_address: Annotated[int, about("sockets that an address may have open", ge=1)] = 64
    connections_per_address: Annotated[int, about("connections that an address may have open", ge=1)] = 128
    connections: Annotated[
        int, about("connections that may be open in all, as far as the system has files for them", ge=1)
    ] = 4000
    request_within: Annotated[float, about("a request comes whole, head and body, within this time", gt=0)] = 15.0

    # -- the log -----------------------------------------------------------------------------------------------------
    log_limit: Annotated[int, about("bytes that the log may grow by in an hour", ge=1024)] = 500_000

    # -- for work on the client --------------------------------------------------------------------------------------
    gallery: Annotated[bool, about("offer /gallery, a page of made-up scenes, for work on the client")] = False

    @property
    def secure(self) -> bool:
        """Whether browsers always come over TLS."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def cookie(self) -> str:
        """A name that no other server at this host uses, since browsers do not keep ports apart; under TLS it is one
        that no other page can set (`__Host-`).
        """
        port = urlsplit(next(iter(self.origins), "")).port
        name = f"brushpass-{port}" if port else "brushpass"
        return f"__Host-{name}" if self.secure else name

    @property
    def hosts(self) -> tuple[str, ...]:
        """The host names in the origins, without their ports; addresses that hold colons in brackets."""
        names = dict.fromkeys(urlsplit(origin).hostname or "" for origin in self.origins)
        return tuple(f"[{name}]" if ":" in name else name for name in names)

    @property
    def database_file(self) -> Path:
        return self.database or self.data / "brushpass.db"

    def database_url(self) -> str:
        return f"sqlite:///{self.database_file}"
