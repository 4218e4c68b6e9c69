"""Where the server listens, and which address it tells people."""

from __future__ import annotations

import http.client
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from brushpass.cli.arguments import Fault
from brushpass.cli.serve import local_origins, own_address, what_is_open
from brushpass.server.premises import Premises
from tests.cli.conftest import Told
from tests.ports import free_port

Run = Callable[..., Told]


def test_a_port_that_is_taken_is_said_in_one_line(brushpass: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, out, err = brushpass("serve", "--port", str(port), "--data", str(tmp_path))
    assert code == 2 and not out
    assert err.count("\n") == 1 and f"port {port}" in err and f"--port {port + 1}" in err


def test_the_address_for_others_comes_first() -> None:
    here = ("http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000")
    assert local_origins("127.0.0.1", 8000) == local_origins("0.0.0.0", 8000) == here
    assert local_origins("192.168.1.5", 8000) == ("http://192.168.1.5:8000", *here)


def test_without_a_network_there_is_nothing_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", Nowhere)
    with pytest.raises(Fault, match="in no network"):
        own_address()


def test_whoever_shares_is_told_what_is_open() -> None:
    assert "everybody in this network, without a password and without encryption" in what_is_open("192.168.1.5")
    assert "everybody on the internet, without a password and without encryption" in what_is_open("8.8.8.8")


def test_a_shared_server_is_there_for_the_network(tmp_path: Path) -> None:
    try:
        address = own_address()
    except Fault:
        pytest.skip("this machine is in no network")
    port = free_port()
    command = [sys.executable, "-m", "brushpass.cli", "serve", "--share", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert f"http://{address}:{port} " in server.stdout.readline()
            assert server.stdout.readline() == what_is_open(address) + "\n"
            for host, names, status in (
                (address, address, 200),
                ("127.0.0.1", "localhost", 200),
                (address, "evil", 400),
            ):
                asking = http.client.HTTPConnection(host, port, timeout=30)
                asking.request("GET", "/api/games", headers={"Host": f"{names}:{port}"})
                assert asking.getresponse().status == status
                asking.close()
        finally:
            server.kill()


@pytest.mark.parametrize("wrong", ["no folder", "short secret", "no database", "newer", "in use"])
def test_a_server_that_cannot_begin_says_why_in_one_line(wrong: str, tmp_path: Path) -> None:
    data, database = tmp_path / "data", tmp_path / "data" / "brushpass.db"
    data.mkdir()
    using: Premises | None = None
    if wrong == "no folder":
        data = tmp_path / "file" / "data"
        data.parent.write_text("in the way")
    elif wrong == "short secret":
        (data / "secret").touch()
    elif wrong == "no database":
        database.write_text("this is a letter, " * 100)
    elif wrong == "newer":
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
            kept.execute("INSERT INTO alembic_version VALUES ('z9')")
    else:
        using = Premises(data, database)
    command = [sys.executable, "-m", "brushpass.cli", "serve", "--port", str(free_port()), "--data", str(data)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    if using is not None:
        using.close()
    assert told.returncode == 2 and told.stdout == ""
    assert told.stderr.startswith("brushpass: ") and told.stderr.count("\n") == 1
