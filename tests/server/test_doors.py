"""Strangers at the doors: control frames, fragments, silence, halves of requests, and too many of everything."""

from __future__ import annotations

import logging
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest

from brushpass.server import Settings
from tests.ports import free_port
from tests.server.doors import FRAGMENT, PING, PONG, TEXT, Server, Stranger, doors, frame

Open = Callable[..., AbstractContextManager[Server]]


@pytest.fixture
def open_doors(tmp_path: Path) -> Open:
    """Start a server with settings of the test's own."""

    def opened(**settings: Any) -> AbstractContextManager[Server]:
        port = free_port()
        origins = (f"http://127.0.0.1:{port}",)
        return doors(Settings(data=tmp_path, origins=origins, workers=0, **settings), port)

    return opened


@pytest.fixture
def server(open_doors: Open) -> Iterator[Server]:
    with open_doors() as server:
        yield server


FLOODS = {
    "pings": frame(PING),
    "pings that carry something": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "fragments": frame(FRAGMENT, last=False),
    "words": frame(TEXT, b"x"),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_the_socket(flood: str, server: Server) -> None:
    with Stranger(server.port) as stranger:
        assert stranger.upgrade("/ws/table/x").startswith(b"HTTP/1.1 101")
        if flood == "fragments":
            stranger.send(frame(TEXT, last=False))
        stranger.send(FLOODS[flood] * 500)
        assert stranger.closed_with() == 1008


def test_a_ping_now_and_then_is_answered(server: Server) -> None:
    with Stranger(server.port) as stranger:
        stranger.upgrade("/ws/table/x")
        for number in range(20):
            stranger.send(frame(PING, bytes([number])))
            assert stranger._exactly(3) == bytes((0x80 | PONG, 1, number))


def test_text_that_is_none_ends_the_socket_quietly(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with Stranger(server.port) as stranger:
        stranger.upgrade("/ws/table/x")
        stranger.send(frame(TEXT, b"\xff\xff"))
        assert stranger.closed_with() == 1007
    assert not caplog.records


HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("half", HALVES)
def test_whoever_does_not_say_what_they_want_is_shown_out(
    half: str, open_doors: Open, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with open_doors(request_within=0.2) as server:
        caplog.clear()
        with Stranger(server.port) as stranger:
            stranger.send(HALVES[half].replace(b"%d", str(server.port).encode()))
            assert stranger.ended()
        assert not caplog.records, "a stranger leaves no trace in the log"


def test_half_of_a_second_request_is_no_better(open_doors: Open) -> None:
    with open_doors(request_within=0.5) as server, Stranger(server.port) as stranger:
        assert stranger.status("/api/games") == 200
        stranger.send(b"GET / HTTP/1.1\r\nHost: ")
        assert stranger.ended()


def test_a_socket_has_brought_its_request_and_stays(open_doors: Open) -> None:
    with open_doors(request_within=0.3) as server, Stranger(server.port) as page, Stranger(server.port) as silent:
        assert page.upgrade("/ws/table/x").startswith(b"HTTP/1.1 101")
        with Stranger(server.port) as later:
            assert silent.ended() and later.ended()
        page.send(frame(PING, b"x"))
        assert page._exactly(3) == bytes((0x80 | PONG, 1)) + b"x"


def test_whoever_does_not_take_the_answer_is_shown_out(open_doors: Open) -> None:
    with open_doors(send_within=0.2) as server, Stranger(server.port) as stranger:
        asked = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        stranger.flood(asked, 100_000)
        assert stranger.ended()


def test_a_request_that_comes_slowly_but_in_time_is_answered(open_doors: Open) -> None:
    with open_doors(request_within=30.0) as server, Stranger(server.port) as stranger:
        for byte in f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode():
            stranger.send(bytes([byte]))
        assert stranger.head().startswith(b"HTTP/1.1 200")


def test_an_address_has_only_so_many_connections(open_doors: Open) -> None:
    with open_doors(connections_per_address=5) as server, ExitStack() as stack:
        for _ in range(5):
            assert stack.enter_context(Stranger(server.port)).get("/api/games").startswith(b"HTTP/1.1 200")
        with Stranger(server.port) as sixth:
            assert sixth.ended()
        with Stranger(server.port, "127.0.0.2") as other:
            assert other.get("/api/games").startswith(b"HTTP/1.1 200")


def test_when_the_house_is_full_whoever_has_most_makes_room(open_doors: Open) -> None:
    with open_doors(connections=6, request_within=600.0) as server, ExitStack() as stack:
        silent = [stack.enter_context(Stranger(server.port)) for _ in range(6)]
        with Stranger(server.port, "127.0.0.2") as other:
            assert other.get("/api/games").startswith(b"HTTP/1.1 200")
            assert silent[-1].ended()
            assert silent[0].get("/api/games").startswith(b"HTTP/1.1 200")
        stack.enter_context(Stranger(server.port)).get("/api/games")
        with Stranger(server.port) as one_more:
            assert one_more.ended(), "nobody has more than they have"


def test_more_connections_than_there_are_files(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "brushpass", "serve", "--port", str(port), "--data", str(tmp_path), "--workers=0"]
    limit = f"ulimit -n 300; exec {shlex.join(command)}"
    with subprocess.Popen(["sh", "-c", limit], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None and "Brushpass is at" in server.stdout.readline()
            with ExitStack() as stack:
                stack.enter_context(Stranger(port)).get("/api/games")
                for number in range(500):
                    stack.enter_context(Stranger(port, f"127.0.0.{number % 10 + 10}"))
                with Stranger(port) as other:
                    assert other.get("/api/games").startswith(b"HTTP/1.1 200")
        finally:
            server.terminate()
        assert "Traceback" not in server.communicate()[1]


def test_a_connection_that_is_over_makes_room(open_doors: Open) -> None:
    with open_doors(connections_per_address=1) as server:
        for _ in range(5):
            with Stranger(server.port) as stranger:
                assert stranger.get("/api/games", "Connection: close").startswith(b"HTTP/1.1 200")
                assert stranger.ended()
            with Stranger(server.port) as socket:
                assert socket.upgrade("/ws/table/x").startswith(b"HTTP/1.1 101")
                socket.send(frame(PING) * 500)
                assert socket.closed_with() == 1008
                assert socket.ended()


@pytest.mark.parametrize(("trusted", "answer"), [((), 429), (("127.0.0.1",), 200)])
def test_only_a_trusted_proxy_says_whom_it_asks_for(
    trusted: tuple[str, ...], answer: int, open_doors: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brushpass.server.limits.LONGEST_WAIT", 0.0)
    slow = {"address_rate": 0.25, "own_rate": 0.25}
    with open_doors(**slow, trusted_proxies=trusted) as server, Stranger(server.port) as stranger:
        answers = [stranger.status("/api/games", f"X-Forwarded-For: 192.0.2.{number}") for number in range(3)]
    assert answers == [200, answer, answer]
