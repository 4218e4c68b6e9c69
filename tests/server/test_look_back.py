"""Looking back during play: a viewer steps through what they saw, by their own log, and nobody else's secrets show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from brushpass.engine import Event, Game, Match, Setup, game, registered
from brushpass.server.viewers import replays as replaying
from brushpass.server.viewers.again import Looking
from brushpass.server.viewers.back import Past
from brushpass.server.viewers.replay import Replay
from brushpass.server.wire import frames
from brushpass.table import LANGUAGES, Story, Texts
from brushpass.table.beats import Beat
from brushpass.testing.two_worlds import two_worlds
from tests.server.conftest import Serve, seated
from tests.server.people import Person, Table
from tests.server.spies import SPIES, Spies, SpiesFace
from tests.server.test_replay import Newer, as_shown_again, both, finished
from tests.server.test_secrecy import Deliberate

AGENTS, CONNECTION = game("agent_avenue"), game("spy_connection")
NAMES = ("Ann", "Bob", "Cyn", "Dan")


def steps_of(person: Person, table: str, ask: str = "") -> list[int]:
    status, answer = person.get(f"/api/tables/{table}/back{ask}")
    assert status == 200, answer
    steps: list[int] = answer["steps"]
    return steps


def all_of(person: Person, table: str) -> list[Any]:
    """Everything that looking back shows somebody."""
    steps = steps_of(person, table)
    return [steps, *(person.get(f"/api/tables/{table}/back/{step}")[1] for step in range(len(steps)))]


def lines(scene: dict[str, Any]) -> int:
    return len(scene.get("log", []))


# -- what is shown -----------------------------------------------------------------------------------------------------


def sent_to(seats: Sequence[Table], most: int) -> Iterator[None]:
    """Play, so many answers long."""
    yield
    for _, _ in zip(range(most), both(seats[0], seats[1]), strict=False):
        yield


def test_every_step_is_the_last_scene_that_was_sent_with_so_much_in_its_log(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        first.choose("right")
        first.undo()
        seen: dict[int, tuple[dict[str, Any], ...]] = {}
        for _ in sent_to((first, second), 13):
            # Of answers side by side it shows the first seat's first, whoever was faster; here that is so anyway.
            seen[lines(first.scene)] = (first.scene, second.scene)
        for person, eyes in ((ann, 0), (bob, 1)):
            steps = steps_of(person, table)
            assert steps == list(seen) and len(steps) == 11
            for number, heard in enumerate(steps):
                shown = person.get(f"/api/tables/{table}/back/{number}")[1]
                assert shown["step"] == number and "prompt" not in shown["scene"]
                assert shown["scene"] == as_shown_again(seen[heard][eyes], shown["scene"])


def test_an_answer_that_was_taken_back_is_no_step(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first:
        before = all_of(bob, table)
        first.choose("right")
        assert steps_of(ann, table) == steps_of(bob, table) == [0, 1]
        first.undo()
        assert all_of(bob, table) == before and before[0] == [0]
        assert ann.get(f"/api/tables/{table}/back/1")[1]["error"] == "no-such-step"


def test_a_secret_step_shows_nowhere(ann: Person, bob: Person, eve: Person) -> None:
    with registered(Deliberate()):
        table = seated(ann, bob, game="deliberate", public=True)
        with ann.at(table) as first:
            for _ in range(2):
                first.choose(first.options[0])
            before = [all_of(person, table) for person in (bob, eve)]
            assert first.choose(2)["t"] == "done" and first.question == "bid"
            assert [all_of(person, table) for person in (bob, eve)] == before


def test_it_goes_on_after_the_end(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    steps = steps_of(ann, table)
    last = ann.get(f"/api/tables/{table}/back/{len(steps) - 1}")[1]["scene"]
    assert last["verdict"] and lines(last) == steps[-1]
    assert "verdict" not in ann.get(f"/api/tables/{table}/back/{len(steps) - 2}")[1]["scene"]


def test_it_is_told_in_the_language_that_is_asked_for(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="agent_avenue")
    asked = [ann.get(f"/api/tables/{table}/back/0?language={language}")[1]["scene"] for language in LANGUAGES]
    assert len({scene["areas"][0]["name"] for scene in asked}) > 1


class BeatingStory(Story):
    """Every event is seen to happen."""

    def hear(self, number: int, event: Event) -> None:
        super().hear(number, event)
        self.beats.append(Beat(event=number, hold=100 + number))


class BeatingFace(SpiesFace):
    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        return BeatingStory(seat, names, texts, setup)


class Beating(Spies):
    face = BeatingFace()


def played(rules: Game[Any, Any], seats: int, mode: str | None, seed: int, most: int = 10_000) -> Match[Any, Any]:
    match, rng = rules.start(seats, mode, seed=seed), Random(seed)
    while match.decisions and len(match.history) < most:
        decision = rng.choice(match.decisions)
        match.choose(rng.choice(decision.options), decision.seat)
    return match


def test_a_step_brings_the_beats_of_what_happened_in_it_and_no_others() -> None:
    rules = Beating()
    match = played(rules, 2, None, 3)
    looking = Looking(rules, 0, NAMES[:2], "en")
    past, replay = Past(match), Replay(match)
    steps = [step.heard for step in past.steps(looking)]
    for number, (since, heard) in enumerate(zip([steps[0], *steps], steps, strict=False)):
        assert [beat.event for beat in past.show(number, looking).beats] == list(range(since, heard))
    for eyes in (looking, Looking(rules, None, NAMES[:2], "en", open=True)):
        beats = [beat for step in range(replay.last + 1) for beat in replay.show(step, eyes).beats]
        assert [beat.event for beat in beats] == list(range(steps[-1]))


@pytest.mark.parametrize(
    ("rules", "seats", "mode"),
    [(AGENTS, 2, "advanced"), (AGENTS, 4, "basic"), (CONNECTION, 3, None)],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_in_every_game_a_step_tells_a_line(rules: Game[Any, Any], seats: int, mode: str | None) -> None:
    past = Past(played(rules, seats, mode, 5))
    looking = Looking(rules, 1, NAMES[:seats], "en")
    steps = past.steps(looking)
    assert steps[-1].answers == len(past.answers) and len(steps) > 10
    told = [step.line for step in steps[:-1]]
    assert told == sorted(set(told)) and [step.heard for step in steps] == sorted({step.heard for step in steps})


# -- what is not -------------------------------------------------------------------------------------------------------


def surface(match: Match[Any, Any], seat: int) -> bytes:
    """What looking back would show a seat and a spectator: all steps, the newest scenes, and one from further back."""
    shown = []
    for who, language in ((seat, "en"), (None, "cs")):
        past, looking = Past(match), Looking(match.game, who, NAMES[: match.seats], language)
        told = past.tell(looking)
        last = len(told.steps) - 1
        shown.append((told, [past.show(step, looking) for step in sorted({last // 2, max(0, last - 1), last})]))
    return frames.encode(shown)


@pytest.mark.parametrize(
    ("rules", "seats", "mode"),
    [(SPIES, 2, "standard"), (SPIES, 3, "standard"), (AGENTS, 2, "advanced"), (AGENTS, 4, "basic")],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_looking_back_tells_nothing_that_a_seat_may_not_know(rules: Game[Any, Any], seats: int, mode: str) -> None:
    tally = two_worlds(rules.agree(seats, mode), 1, seats=(1,), points=2, every=3, surfaces=surface)
    assert tally.differed >= 1 and tally.positions > 5


def test_the_session_decides_whose_eyes_they_are(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first:
        first.choose("left")
        first.choose(first.options[0])
    shown = {}
    for person in (ann, bob, eve):
        asked = [person.get(f"/api/tables/{table}/back/2{ask}")[1] for ask in ("", "?eyes=0", "?seat=0", "?eyes=open")]
        assert all(one == asked[0] for one in asked)
        shown[person] = asked[0]["scene"]["areas"][0].get("cards", [])
    assert [len(shown[person]) for person in (ann, bob, eve)] == [2, 3, 0]


def test_who_may_not_see_the_table_sees_nothing_of_its_past(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first:
        first.choose("left")
        key = first.table["watch"].partition("key=")[2]
    for path in ("back", "back/0"):
        for ask in ("", "?key=", f"?key={key[:-1]}", "?key=%C4%8D"):
            status, answer = eve.get(f"/api/tables/{table}/{path}{ask}")
            assert (status, answer["error"]) == (404, "not-found")
    assert steps_of(eve, table, f"?key={key}") == [0, 1]
    guest = eve.get(f"/api/tables/{table}/back/0?key={key}")[1]["scene"]
    assert "cards" not in guest["areas"][0]
    assert bob.get(f"/api/tables/{table}/back/0?key={key}")[1]["scene"]["areas"][0]["cards"]


def test_what_there_is_not_to_see(ann: Person) -> None:
    table = ann.open_table("me", "open")
    for path in ("back", "back/0"):
        assert ann.get(f"/api/tables/{table}/{path}")[1]["error"] == "not-started"


@pytest.mark.parametrize("step", ["1", "99", "-1", "1e1", "now", "9" * 5000])
def test_steps_that_do_not_exist(step: str, ann: Person, bob: Person) -> None:
    status, answer = ann.get(f"/api/tables/{seated(ann, bob)}/back/{step}")
    assert (status, answer["error"]) == (404, "no-such-step")


def test_a_match_that_newer_rules_took_over_is_not_told_wrongly(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            first.choose("left")
        assert steps_of(ann, table) == [0, 1]
    with registered(Newer()), serve() as client:
        ann.client = client
        with ann.at(table) as first:
            assert first.choose(first.options[0])["t"] == "done"
        for path in ("back", "back/0"):
            status, answer = ann.get(f"/api/tables/{table}/{path}?language=en")
            assert (status, answer["error"]) == (409, "no-replay")
            assert answer["text"] == "This game was played under older rules and cannot be shown again step by step."


# -- much of it --------------------------------------------------------------------------------------------------------


def test_who_hammers_is_slowed_down(serve: Serve, frozen: None) -> None:
    with serve() as client:
        table = seated(Person(client, "Ann"), Person(client, "Bob"), public=True)
    with serve(address_rate=10.0) as client:
        eve = Person(client)
        answers = [eve.get(f"/api/tables/{table}/back/0")[0] for _ in range(12)]
        assert answers[:7] == [200] * 7 and answers[-1] == 429


def test_only_so_many_wait(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(ann, bob)
    monkeypatch.setattr(replaying, "MOST_WAITING", 0)
    assert [ann.get(f"/api/tables/{table}/{path}")[0] for path in ("back", "back/0")] == [429, 429]


def test_the_table_goes_on_while_somebody_looks_back(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The telling works on a copy: what is answered meanwhile is neither in it nor kept waiting by it."""
    table = seated(ann, bob)
    copied: list[Past] = []
    original = Past.__init__

    def copying(past: Past, match: Match[Any, Any]) -> None:
        original(past, match)
        copied.append(past)

    monkeypatch.setattr(Past, "__init__", copying)
    with ann.at(table) as first:
        assert steps_of(ann, table) == [0]
        first.choose("left")
        looking = Looking(SPIES, 0, NAMES[:2], "en")
        assert copied[0].tell(looking).steps == [0] and steps_of(ann, table) == [0, 1]
