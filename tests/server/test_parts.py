"""The small parts: names, buckets, cookies, eyes and outboxes."""

from __future__ import annotations

import asyncio
import gc
import weakref

import msgspec
import pytest

from brushpass.bots import LEVELS
from brushpass.engine import Observation, game
from brushpass.server.garbage import NEVER, searched_by_the_clock
from brushpass.server.http.pacing import in_turn
from brushpass.server.limits import LONGEST_WAIT, Bucket, Counts, Pace, network_of
from brushpass.server.tables.bots import BotPool, level_named
from brushpass.server.tables.mailbox import Mailbox
from brushpass.server.tables.naming import BOT_NAMES, bot_looks, bot_name, nickname
from brushpass.server.tokens import Invitations, Sessions, hashed
from brushpass.server.viewers.shown import Shown
from brushpass.server.viewers.viewer import SlowReader, Viewer
from brushpass.server.wire import frames
from brushpass.table import Scene


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Žofie\t Nová\n", "Žofie Nová"),
        ("ﬁne ①", "fine 1"),
        ("\u202eevil\u2066", "evil"),
        ("\ud800x", "x"),
        ("a\u200bb\u0000c", "abc"),
        ("x" * 100, "x" * 24),
        ("\u00a0\u2028", ""),
        ("\u3164", ""),
        ("\u2800 \u2800", ""),
        ("Ann\u3164", ""),
        ("\u034f\ufe0f", ""),
        ("Z\u0335\u0321\u0322a", ""),
        ("Nguy\u1ec5n Th\u1ecb", "Nguyễn Thị"),
        ("ก็ที่", "ก็ที่"),
        ("🦊", "🦊"),
        ("עדי", "\u2068עדי\u2069"),
        ("\u2068עדי\u2069", "\u2068עדי\u2069"),
    ],
)
def test_nicknames(given: str, shown: str) -> None:
    assert nickname(given) == shown


def test_bots_have_names() -> None:
    assert len({bot_name("spies", "Agent", seat) for seat in range(6)}) == 6
    taken: list[tuple[str, ...]] = [(), ("Hugo",), BOT_NAMES]
    assert [bot_name("spies", "Agent", 1, names) for names in taken] == ["Hugo", "Vera", "Hugo"]
    assert bot_name("gone", "Agent", 5, ["Felix", "Ada"]) == "Hugo"


@pytest.mark.parametrize("game_id", ["agent_avenue", "spy_connection"])
def test_a_bot_is_somebody_else_at_every_level_of_every_game(game_id: str) -> None:
    most = max(game(game_id).seat_counts)
    everybody: list[str] = []
    for level in LEVELS:
        here: list[str] = []
        for seat in range(most):
            here.append(bot_name(game_id, level, seat, here))
            assert bot_looks(game_id, here[-1]) is not None
        everybody += here
    assert len(set(everybody)) == most * len(LEVELS)
    looks = [bot_looks(game_id, name) for name in everybody]
    assert len(set(looks)) == len(looks)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the time is, for all that is limited by the second."""
    now = [0.0]
    monkeypatch.setattr("brushpass.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket(now: list[float]) -> None:
    bucket = Bucket(2, 4)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]


def test_counts() -> None:
    counts = Counts(2)
    assert [counts.add("a") for _ in range(3)] == [True, True, False] and counts.add("b")
    counts.drop("a")
    assert counts.add("a")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_belongs_to_a_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_whoever_is_too_fast_waits_and_then_is_refused(now: list[float]) -> None:
    pace = Pace(most=2, own=100, spare=100)
    assert [pace.wait("a") for _ in range(10)] == [0.0] * 8 + [0.5, 1.0]
    while (wait := pace.wait("a")) is not None:
        assert wait <= LONGEST_WAIT
    now[0] = 1.0
    assert pace.wait("a") == LONGEST_WAIT - 0.5, "what was refused was not counted"
    assert pace.wait("b") == 0.0


def test_what_is_ones_own_does_not_hang_on_what_others_want(now: list[float]) -> None:
    pace = Pace(most=100, own=1, spare=10)
    crowd = [pace.wait(f"192.0.2.{number % 10}") for number in range(1000)]
    assert crowd.count(0.0) == 10 * 4 + 10 and None in crowd
    assert [pace.wait("198.51.100.1") for _ in range(4)] == [0.0] * 4
    assert pace.wait("198.51.100.1") is None, "more than that is for all, and all of it is taken"


def test_strangers_come_in_one_after_the_other(now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("brushpass.server.http.pacing.asyncio.sleep", sleep)
    bucket = Bucket(2.0, 2.0)
    let_in = [asyncio.run(in_turn(bucket)) for _ in range(20)]
    assert let_in == [True] * 12 + [False] * 8
    assert waits[:12] == [0.0, 0.0, *[0.5 * number for number in range(1, 11)]]
    assert len(set(waits[12:])) == 8, "those who are refused do not all go at once"


def test_a_full_mailbox_lets_others_have_their_turn() -> None:
    async def main() -> list[str]:
        done: list[str] = []
        mailbox = Mailbox(60.0, lambda: True, "test")

        async def job() -> None:
            done.append("job")

        async def other() -> None:
            for _ in range(3):
                done.append("other")
                await asyncio.sleep(0)

        await asyncio.gather(*[mailbox.do(job) for _ in range(10)], other())
        await mailbox.close()
        return done

    done = asyncio.run(main())
    assert done.index("other") < 2 and max(at for at, who in enumerate(done) if who == "other") < 10
    assert done.count("job") == 10


def test_cookies() -> None:
    sessions = Sessions(b"key")
    cookie = sessions.cookie("abc")
    assert sessions.read(cookie) == "abc"
    assert Sessions(b"other").read(cookie) is None
    for wrong in (None, "", "abc", cookie[:-1], cookie + "x", "ž.ž.ž"):
        assert sessions.read(wrong) is None


def test_invitations() -> None:
    made = {
        Invitations(key).token(table, seat, generation)
        for key in (b"a", b"b")
        for table in ("t", "u")
        for seat in (0, 1)
        for generation in (1, 2)
    }
    assert len(made) == 16 and all(len(token) == 22 for token in made)
    assert hashed("x") != "x" and hashed("\ud800") == hashed("\ud800")


def test_an_outbox_keeps_the_newest_scene_and_drops_slow_readers() -> None:
    async def work() -> None:
        viewer = Viewer(None, "en")
        for number in range(100):
            viewer.show(Shown(Scene(game="g", title=f"title {number}", status="", panels=()), number))
            if number == 50:
                viewer.send(frames.Done("x"))
        assert await viewer.next() == b'{"t":"done","id":"x"}'
        newest = msgspec.json.decode(await viewer.next())
        assert newest["question"] == 99 and newest["scene"]["title"] == "title 99"
        for _ in range(65):
            viewer.send(frames.Pong())
        with pytest.raises(SlowReader):
            await viewer.next()

    asyncio.run(work())


def test_levels() -> None:
    assert level_named(None) == "Agent" and level_named("ROOKIE") == "Rookie" and level_named("god") is None


def test_a_bot_thinks_in_another_process_and_a_failing_one_still_answers() -> None:
    async def work() -> None:
        match = game("agent_avenue").start(2, "basic", seed=1)
        assert match.decision is not None
        observation: Observation = match.observe(match.decision.seat)
        pool = BotPool(1)
        try:
            assert await pool.choose("Rookie", 1, observation, 9) in match.decision.options
            assert await pool.choose("no such level", 1, observation, 9) in match.decision.options
        finally:
            pool.close()

    asyncio.run(work())


class Loop:
    """Something that holds itself, and so is freed by a search alone."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_searched_for_by_the_clock() -> None:
    async def serve() -> None:
        async with searched_by_the_clock(0.05):
            assert gc.get_threshold() == (*usual[:2], NEVER)
            old = Loop()
            gc.collect()  # it is old now: the small searches pass it over
            left = weakref.ref(old)
            del old
            gc.collect(1)
            assert left() is not None
            while left() is not None:
                await asyncio.sleep(0.01)

    usual = gc.get_threshold()
    asyncio.run(asyncio.wait_for(serve(), 10))
    assert gc.get_threshold() == usual
