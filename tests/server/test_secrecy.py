"""Two worlds that differ only in what a seat does not know: the frames of that seat's socket are the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from brushpass.engine import Event, Game, Match, Setup, game, registered
from brushpass.server.store.records import ChatLine, SeatRecord, TableRecord
from brushpass.server.tables.chat import Chat, told
from brushpass.server.tables.clock import Clock
from brushpass.server.tables.info import table_info
from brushpass.server.tables.presence import Presence
from brushpass.server.tables.seats import Seating
from brushpass.server.tokens import Invitations
from brushpass.server.viewers.audience import Audience
from brushpass.server.viewers.questions import Questions
from brushpass.server.viewers.viewer import Viewer
from brushpass.server.wire import frames
from brushpass.table import LANGUAGES, Story
from brushpass.table.beats import Beat, Note
from brushpass.table.scene import Scene
from brushpass.table.seen import Seen
from brushpass.testing import Leak, Surfaces, scene_of, two_worlds
from tests.server.conftest import seated
from tests.server.people import Person
from tests.server.spies import SPIES, Spies, SpiesFace, Spying

AGENTS = game("agent_avenue")
MIND = game("mind_mgmt")
NAMES = ("Ann", "Bob", "Cyn", "Dan", "Eva")


class Onlookers:
    """A seat, a spectator and a guest by link look at a match, each at a socket of their own."""

    def __init__(self, match: Match[Any, Any], looker: int) -> None:
        self.match = match
        seats = [
            SeatRecord(table_id="t", seat=seat, kind="human", session=NAMES[seat], name=NAMES[seat])
            for seat in range(match.seats)
        ]
        self.invitations = Invitations(b"secret")
        self.seating = Seating("spies", seats, self.invitations)
        self.clock = Clock(60.0)
        self.now = self.moved = 0.0
        self.audience = Audience(Questions())
        self.audience.viewers += [Viewer(NAMES[looker], "en"), Viewer(None, "en"), Viewer(None, "en")]
        self.audience.viewers[-1].guest = True
        self.chat = Chat(())
        self.others = [side for side in match.game.sides(match.setup) if len(side) > 1 and looker not in side]
        """The sides that talk among themselves behind the looker's back."""

    def talk(self) -> None:
        """The others whisper something else in every world, then somebody says the same to everybody."""
        for side in self.others:
            for _ in range(1 + id(self) // 16 % 3):
                self.say(side[0], f"secret of {id(self)}", side)
        self.say(0, "well", ())

    def say(self, seat: int, text: str, side: tuple[int, ...]) -> None:
        line = self.chat.say(self.seating.seats[seat], text, side, self.now)
        self.audience.send(
            frames.ChatFrame([told(line)]), lambda viewer: line.reaches(self.seating.number(viewer.session))
        )

    def look(self) -> list[bytes]:
        """Something may have happened: what the sockets are sent now, in a language that changes each time.

        Everybody reads a part of their log again.
        """
        self.now += 1
        if self.clock.follow(self.match.waiting, self.now):
            self.moved = self.now
        for at, viewer in enumerate(self.audience.viewers):
            viewer.language = LANGUAGES[(int(self.now) + at) % len(LANGUAGES)]
        self.talk()
        self.audience.show_table(self.page, lambda session: session is not None)
        self.audience.show_scenes(self.match, self.seating.names, self.seating.number)
        sent: list[bytes] = []
        for viewer in self.audience.viewers:
            viewer.tell_earlier(int(self.now))
            sent += viewer.waiting()
        return sent

    def page(self, session: str | None, language: str, guest: bool) -> frames.TableInfo:
        """The table without the match, as the socket and `GET /api/tables/{id}` show it."""
        over = self.match.outcome is not None
        table = TableRecord(
            id="t",
            game=self.match.game.id,
            rules=1,
            mode=self.match.setup.mode,
            options=self.match.setup.options,
            host="Ann",
            public=True,
            time_kind="minutes",
            time_amount=1,
            secret=b"secret",
            nonces=["a", "b"],
            created=0.0,
            moved=self.moved,
            phase="over" if over else "playing",
            waiting=[waiting.seat for waiting in self.match.waiting],
        )
        return table_info(
            table,
            self.seating,
            Presence(self.seating.seats, self.clock, NAMES, 0.0),
            score=None,
            played=None,
            watching=[],
            stopped=False,
            whole=over,
            may_end=False,
            sides=self.match.game.sides(self.match.setup),
            invitations=self.invitations,
            session=session,
            guest=guest,
            language=language,
            now=self.now,
        )


class Sockets:
    """What a seat's socket and a spectator's are sent from look to look, and what the lists of tables say meanwhile.

    Every match has its own onlookers, so that each frame builds on the one before it.
    """

    def __init__(self) -> None:
        self.at: dict[int, Onlookers] = {}

    def __call__(self, match: Match[Any, Any], seat: int) -> bytes:
        looking = self.at.setdefault(id(match), Onlookers(match, seat))
        sent = looking.look()
        return b"\n".join((*sent, frames.encode(([waiting.seat for waiting in match.waiting], looking.moved))))


@pytest.mark.parametrize(
    ("rules", "seats", "mode", "points"),
    [
        (SPIES, 2, "standard", 3),
        (SPIES, 3, "standard", 3),
        (AGENTS, 2, "basic", 3),
        (AGENTS, 2, "advanced", 3),
        (AGENTS, 4, "basic", 3),
        (MIND, 2, "training", 3),
        (MIND, 5, "full", 2),
    ],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_a_seats_frames_tell_nothing_that_it_may_not_know(
    rules: Game[Any, Any], seats: int, mode: str, points: int
) -> None:
    tally = two_worlds(rules.agree(seats, mode), 1, seats=(0, 1), points=points, surfaces=Sockets())
    assert tally.differed >= 2 and tally.positions > 20


@pytest.mark.parametrize("looker", [0, 2], ids=["recruiter", "agent"])
def test_what_agents_mark_for_themselves_is_sent_to_agents_alone(looker: int) -> None:
    """Neither the Recruiter nor a spectator is sent a byte because of it; the other agents are."""
    sent = []
    for act in (None, {"tool": "mark", "target": "B4", "text": "not here"}):
        match = MIND.start(3, "training", seed=1)
        while match.state.stage != "activate":
            match.choose(match.decisions[0].options[0])
        onlookers = Onlookers(match, looker)
        onlookers.look()
        if act is not None:
            match.act(1, act)
        sent.append(onlookers.look())
    assert (sent[0] == sent[1]) == (looker == 0)
    assert any(b"not here" in frame for frame in sent[1]) == (looker != 0)


def test_the_sockets_are_sent_something() -> None:
    """Otherwise the comparison would be worth nothing."""
    match = SPIES.start(2, seed=1)
    sockets = Sockets()
    sent = [sockets(match, 0)]
    while match.decisions:
        match.choose(match.decisions[0].options[0], match.decisions[0].seat)
        sent.append(sockets(match, 0))
    assert all(b'{"t":"scene","question":' in frames for frames in sent)
    assert b'"secret":"736563726574"' in sent[-1]


class LeakyFace(SpiesFace):
    """Its scene looks behind the view."""

    def scene(self, seen: Seen, texts: Any, story: Any) -> Scene:
        scene = super().scene(seen, texts, story)
        scene.status += str(PEEKED[-1])
        return scene


class Leaky(Spies):
    face = LeakyFace()


PEEKED: list[Any] = []


def test_a_leak_in_a_scene_is_caught() -> None:
    leaky = Leaky()
    sockets = Sockets()

    def peeking(match: Match[Any, Any], seat: int) -> bytes:
        PEEKED.append(match.state.piles[1 + 2 * (1 - seat)])
        return sockets(match, seat)

    with pytest.raises(Leak, match="surfaces"):
        for seed in range(5):
            two_worlds(leaky.agree(2), seed, surfaces=peeking)


def test_a_whisper_that_reaches_the_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChatLine, "reaches", lambda line, seat: True)
    with pytest.raises(Leak, match="surfaces"):
        two_worlds(AGENTS.agree(4, "basic"), 1, seats=(0,), points=3, surfaces=Sockets())


class LeakyStory(Story):
    """Its scene is as it should be, but what is seen to happen is not."""

    def hear(self, number: int, event: Event) -> None:
        super().hear(number, event)
        self.beats.append(Beat(event=number, notes=(Note(at="seat-0", text=str(PEEKED[-1])),)))


class LeakyBeatsFace(SpiesFace):
    def story(self, seat: int | None, names: Sequence[str], texts: Any, setup: Setup) -> Story:
        return LeakyStory(seat, names, texts, setup)


class LeakyBeats(Spies):
    face = LeakyBeatsFace()


@pytest.mark.parametrize("surfaces", [Sockets(), scene_of("en")], ids=["sockets", "scenes"])
def test_a_leak_in_a_beat_is_caught(surfaces: Surfaces) -> None:
    def peeking(match: Match[Any, Any], seat: int) -> bytes:
        PEEKED.append(match.state.piles[1 + 2 * (1 - seat)])
        return surfaces(match, seat)

    with pytest.raises(Leak, match="surfaces"):
        for seed in range(5):
            two_worlds(LeakyBeats().agree(2), seed, surfaces=peeking)


async def two_bids(t: Spying, seat: int) -> int:
    """Two bids under the same public question."""
    first: int = await t.ask(seat, "bid", (1, 2))
    second: int = await t.ask(seat, "bid", (1, 2))
    return first + second


async def bids_twice(t: Spying) -> None:
    """All bid at once, then it is over."""
    await t.together({seat: two_bids(t, seat) for seat in range(t.setup.seats)})
    t.stage = "end"


class Deliberate(Spies):
    """Everybody bids twice, both times in secret; nobody else is told when the first bid is made."""

    id = "deliberate"
    stages: ClassVar = {**Spies.stages, "bids": bids_twice}


def test_a_secret_step_shows_in_no_frame_and_on_no_page(ann: Person, bob: Person, eve: Person) -> None:
    with registered(Deliberate()):
        table = seated(ann, bob, game="deliberate", public=True, time={"kind": "minutes", "amount": 5})
        with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watching:
            for _ in range(2):
                first.choose(first.options[0])
            for seat in (second, watching):
                seat.settle()
            frames = [len(seat.frames) for seat in (second, watching)]
            pages = [pages_of(person, table) for person in (bob, eve)]
            assert first.choose(2)["t"] == "done" and first.question == "bid"
            for seat, before in zip((second, watching), frames, strict=True):
                seat.settle()
                assert [frame["t"] for frame in seat.frames[before:]] == ["pong"]
            assert [pages_of(person, table) for person in (bob, eve)] == pages


def pages_of(person: Person, table: str) -> list[Any]:
    """Everything that HTTP tells somebody about a table."""
    return [person.get(path)[1] for path in ("/api/me", "/api/tables", f"/api/tables/{table}")]
