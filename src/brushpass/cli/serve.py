"""`brushpass serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from pathlib import Path

from msgspec.structs import replace

from .arguments import Commands, Fault, command
from .settings import add_settings, settled

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("203.0.113.1", 9)
"""An address that nobody has: the way to it begins at the address that others know this machine by."""


def add(commands: Commands) -> None:
    new = command(commands, "serve", run, "serve the games to browsers")
    new.add_argument(
        "--share", action="store_true", help="let everybody in this network in, by this machine's own address"
    )
    new.add_argument(
        "--data", metavar="DIR", default="", help="where tables are kept (default: ~/.local/share/brushpass)"
    )
    new.add_argument("--open", action="store_true", help="open the page in the browser")
    add_settings(new)


def run(asked: argparse.Namespace) -> int:
    import uvicorn

    from ..compiling import awaited
    from ..server import create_app
    from ..server.listening import Config
    from ..server.log import log_to
    from ..server.premises import Premises
    from ..server.store import Store

    data = Path(asked.data) if asked.data else default_data()
    settings = replace(settled(asked, data), compiled=awaited())
    host = EVERYWHERE[0] if asked.share else settings.host
    shared = own_address() if asked.share else ""
    here = local_origins(shared or host, settings.port)
    settings = replace(settings, origins=settings.origins or here)
    premises = Premises(settings.data, settings.database_file)
    store = Store(settings.database_url())
    store.bring_up_to_date()
    log_to(sys.stderr, settings.log_limit)
    listening = bound(host, settings.port)
    print(f"Brushpass is at {settings.origins[0]} (Ctrl+C stops it)", flush=True)
    if shared:
        print(what_is_open(shared), flush=True)
    if asked.open:
        threading.Timer(1.0, webbrowser.open, (settings.origins[0],)).start()
    uvicorn.Server(Config(create_app(settings, store, premises), settings)).run([listening])
    return 0


def default_data() -> Path:
    """Where programs of this person keep their data."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "brushpass"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise Fault(f"port {port} at {host} cannot be used: {why}. Another one: --port {port + 1}") from None


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        try:
            towards.connect(ELSEWHERE)
        except OSError:
            raise Fault("this machine is in no network; without --share it serves itself") from None
        return str(towards.getsockname()[0])


def what_is_open(address: str) -> str:
    """Who can come in at an address that is shared, and how."""
    who = "everybody in this network" if ip_address(address).is_private else "everybody on the internet"
    return f"It is open to {who}, without a password and without encryption (http)."


def local_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses of this machine that a browser may use by itself: the one to tell others first."""
    others = () if host in (*EVERYWHERE, *LOOPBACK) else (host,)
    return tuple(f"http://{name}:{port}" for name in (*others, *LOOPBACK))
