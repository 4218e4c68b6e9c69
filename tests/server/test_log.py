"""The log stays small, whatever happens."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from brushpass.server.log import OF_A_KIND, log_to
from tests.logs import log_put_back


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("brushpass.server.limits.time.monotonic", lambda: now[0])
    return now


@pytest.fixture
def written(now: list[float]) -> Iterator[io.StringIO]:
    """What is logged from now on, at most 20,000 bytes an hour, by a clock that stands still until a test moves it."""
    stream = io.StringIO()
    with log_put_back():
        log_to(stream, 20_000)
        yield stream


def test_of_a_kind_there_are_a_few_lines_and_then_a_number(written: io.StringIO, now: list[float]) -> None:
    for number in range(100):
        logging.getLogger("uvicorn.error").error("Exception in table %d", number)
    logging.getLogger("brushpass.bots").info("something else")
    assert written.getvalue().count("Exception in table") == OF_A_KIND
    assert "something else" in written.getvalue()
    now[0] = 60.0
    logging.getLogger("uvicorn.error").error("Exception in table %d", 100)
    assert "Exception in table 100 (and 95 more of this kind)" in written.getvalue()


def test_whatever_happens_an_hour_has_its_measure(written: io.StringIO, now: list[float]) -> None:
    for second in range(3600):
        now[0] = float(second)
        for number in range(10):
            logging.getLogger("brushpass").error(f"of its own kind {second} {number} " + "x" * 200)
    assert 10_000 < len(written.getvalue()) < 20_000


def test_strangers_are_not_news(written: io.StringIO) -> None:
    logging.getLogger("brushpass.server").debug("nothing")
    logging.getLogger("asyncio").info("nothing")
    assert written.getvalue() == ""
