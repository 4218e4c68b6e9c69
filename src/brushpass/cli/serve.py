"""`brushpass serve`: the table in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path

from .arguments import Commands, Fault, command

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("203.0.113.1", 9)
"""An address that nobody has: the way to it begins at the address that others know this machine by."""


def add(commands: Commands) -> None:
    new = command(commands, "serve", run, "serve the games to browsers")
    new.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: %(default)s)")
    new.add_argument(
        "--share", action="store_true", help="let everybody in this network in, by this machine's own address"
    )
    new.add_argument("--port", type=int, default=8000, help="the port to listen at (default: %(default)s)")
    new.add_argument(
        "--data", metavar="DIR", default="", help="where tables are kept (default: ~/.local/share/brushpass)"
    )
    new.add_argument(
        "--database", metavar="FILE", default="", help="another SQLite file than the one in the data folder"
    )
    new.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address that browsers use, if it is not http://localhost:PORT; may be repeated",
    )
    new.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes for the bots")
    new.add_argument("--bot-delay", type=float, default=0.7, metavar="S", help="seconds before a bot answers")
    new.add_argument("--gallery", action="store_true", help="offer /gallery, for work on the client")
    new.add_argument("--open", action="store_true", help="open the page in the browser")


def run(asked: argparse.Namespace) -> int:
    import uvicorn

    from ..compiling import awaited
    from ..server import Settings, create_app

    data = Path(asked.data) if asked.data else default_data()
    host = EVERYWHERE[0] if asked.share else asked.host
    origins = (*asked.origin,) or local_origins(own_address() if asked.share else host, asked.port)
    settings = Settings(
        data=data,
        database=Path(asked.database) if asked.database else None,
        origins=origins,
        workers=asked.workers,
        compiled=awaited(),
        bot_delay=asked.bot_delay,
        gallery=asked.gallery,
    )
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Fault(f"{data} cannot be used: {wrong.strerror}") from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("brushpass").setLevel(logging.INFO)
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,  # addresses of pages hold invitations
        ws="websockets-sansio",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    listening = bound(host, asked.port)
    print(f"Brushpass is at {origins[0]} (Ctrl+C stops it)", flush=True)
    if asked.open:
        threading.Timer(1.0, webbrowser.open, (origins[0],)).start()
    uvicorn.Server(config).run([listening])
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


def local_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses of this machine that a browser may use by itself: the one to tell others first."""
    others = () if host in (*EVERYWHERE, *LOOPBACK) else (host,)
    return tuple(f"http://{name}:{port}" for name in (*others, *LOOPBACK))
