"""A finished match shown again: to whom, what each pair of eyes sees at every step, and within which limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from starlette.testclient import TestClient

from brushpass.engine import Game, Match, game, registered
from brushpass.engine.decisions import Decision
from brushpass.engine.running import answer_of
from brushpass.server.house import House
from brushpass.server.viewers import replays as replaying
from brushpass.server.viewers.again import Looking
from brushpass.server.viewers.replay import Replay, asked_of, write_down
from brushpass.server.wire import frames
from brushpass.server.wire.bodies import ReplayStep
from brushpass.table import LANGUAGES, Seen, Telling, Texts, face_of
from brushpass.table.scene import Line, line_id
from brushpass.testing.two_worlds import two_worlds
from tests.server.conftest import Serve, seated
from tests.server.people import Person, Table
from tests.server.spies import SPIES, Spies, Spying

AGENTS, CONNECTION = game("agent_avenue"), game("spy_connection")
NAMES = ("Ann", "Bob", "Cyn", "Dan")


def both(first: Table, second: Table) -> Iterator[None]:
    """Let both take the first option, the first seat first if both are asked, until it is over."""
    while not first.scene.get("verdict"):
        seat = first if first.options else second
        seat.choose(seat.options[0])
        first.settle()
        second.settle()
        yield


def finished(ann: Person, bob: Person, **agreed: Any) -> str:
    """A table of two that is over."""
    table = seated(ann, bob, **agreed)
    with ann.at(table) as first, bob.at(table) as second:
        for _ in both(first, second):
            pass
    return table


def as_shown_again(live: dict[str, Any], again: dict[str, Any]) -> dict[str, Any]:
    """A scene without what only the live page has: undo, and a question, in whose place it now says who decides."""
    told = {name: part for name, part in live.items() if name not in ("prompt", "undo")}
    if "prompt" not in live:
        return told
    assert again["waiting"]
    return told | {"waiting": again["waiting"]}


# -- what is shown -----------------------------------------------------------------------------------------------------


def test_a_seat_sees_again_what_it_was_sent_without_what_was_taken_back(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        sent = [(first.scene, second.scene)]
        first.choose("right")
        first.undo()
        for _ in both(first, second):
            sent.append((first.scene, second.scene))
    for eyes in (0, 1):
        steps = ann.get(f"/api/tables/{table}/replay?eyes={eyes}")[1]["steps"]
        assert len(steps) == len(sent)
        for step, scenes in enumerate(sent):
            shown = bob.get(f"/api/tables/{table}/replay/{step}?eyes={eyes}")[1]
            assert shown["step"] == step
            assert shown["scene"] == as_shown_again(scenes[eyes], shown["scene"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "seats", "mode"),
    [(AGENTS, 2, "basic"), (AGENTS, 3, "advanced"), (AGENTS, 4, "advanced"), (CONNECTION, 3, None)],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_every_game_can_be_shown_again(rules: Game[Any, Any], seats: int, mode: str | None, language: str) -> None:
    names = NAMES[:seats]
    texts = Texts(rules, language).at_table(names)
    telling = Telling(1, names, texts)
    match, rng = rules.start(seats, mode, seed=4), Random(4)
    live: list[bytes] = []
    while match.decision is not None:
        if len(live) % 7 == 0:
            seen = msgspec.structs.replace(Seen.of(match, 1, names), decision=None, undo=False)
            live.append(frames.encode(face_of(rules).scene(seen, texts, telling.of(match))))
        else:
            live.append(b"")
        match.choose(rng.choice(match.decision.options))
    replay = Replay(match)
    assert replay.last == len(live)
    seat, everything = Looking(rules, 1, names, language), Looking(rules, None, names, language, open=True)
    for step, scene in enumerate(live):
        if scene:
            assert bytes(replay.show(step, Looking(rules, 1, names, language)).scene) == scene
    result, steps = replay.tell(everything)
    assert result and len(steps) == len(replay.tell(seat)[1]) == replay.last + 1
    assert all(step.text for step in steps) and sum(bool(step.heading) for step in steps) > 1
    last = msgspec.json.decode(replay.show(replay.last, everything).scene)
    assert last["verdict"]["winners"] and "verdict" not in msgspec.json.decode(replay.show(0, everything).scene)


def test_open_eyes_see_what_is_hidden(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    shown = [ann.get(f"/api/tables/{table}/replay/{step}?eyes={eyes}")[1] for step in (1, 2) for eyes in ("open", 1)]
    status = [one["scene"]["status"] for one in shown]
    assert status[0].endswith("[[], []]") and status[1].endswith("[]")
    hidden = shown[2]["asked"]["answer"]
    assert hidden.lower() in status[2] and status[3].endswith(" []")
    assert shown[2]["asked"] == {"seat": 0, "question": "Which card do you hide?", "answer": hidden}
    assert shown[3]["asked"] == {"seat": 0, "question": "Ann hides a card.", "answer": ""}
    assert ann.get(f"/api/tables/{table}/replay/2")[1] == shown[2]


def test_choices_side_by_side_are_seen_when_all_are_done(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    first, second = (ann.get(f"/api/tables/{table}/replay/{step}?eyes=1")[1]["asked"] for step in (3, 4))
    assert (first["seat"], first["answer"], second["seat"], second["answer"]) == (0, "", 1, "1")
    assert ann.get(f"/api/tables/{table}/replay/3?eyes=0")[1]["asked"]["answer"] == "1"
    assert ann.get(f"/api/tables/{table}/replay/4?eyes=0")[1]["asked"]["answer"] == "1"


def test_the_steps_are_told_as_the_eyes_read_them(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    told = ann.get(f"/api/tables/{table}/replay?eyes=1&language=en")[1]
    assert told["table"] == ann.get(f"/api/tables/{table}")[1]
    assert told["result"] == "The most points."
    texts = [(step["seat"], step["text"]) for step in told["steps"]]
    assert texts[:3] == [(None, "The deal"), (0, "Ann marked a side."), (0, "Ann hid a card.")]
    assert texts[3] == (0, "Ann bids.") and texts[4][0] == 1
    open_texts = [step["text"] for step in ann.get(f"/api/tables/{table}/replay")[1]["steps"]]
    assert open_texts[3] == "Ann chooses: 1"
    assert ann.get(f"/api/tables/{table}/replay?language=sk")[1]["steps"][0]["text"] == "Rozdanie"


def test_a_heading_opens_the_first_step_of_its_turn_though_the_log_is_silent_on_it() -> None:
    steps = [ReplayStep(seat=None, text=text) for text in ("deal", "silent", "b", "c")]
    log = [
        Line(id=line_id(0, before=True), text="Turn 1", heading=True),
        Line(id=line_id(0), text="One."),
        Line(id=line_id(1), text="Turn 2", heading=True),
        Line(id=line_id(2), text="Two."),
        Line(id=line_id(3), text="Three."),
    ]
    write_down(steps, log, came=[2, 2, 3, 3])
    assert [(step.heading, step.text) for step in steps] == [
        ("", "deal"),
        ("Turn 1", "silent"),
        ("", "One."),
        ("Turn 2", "Two. Three."),
    ]


def surface(match: Match[Any, Any], seat: int) -> bytes:
    """What a replay would show a seat of this position, and of the last choice that led to it."""
    looking = Looking(match.game, seat, NAMES[: match.seats], "en")
    history = match.run.history or []
    given = [entry for entry in history if isinstance(entry, Decision)]
    asked = None
    if given:
        asked = asked_of(looking, given[-1], answer_of(given[-1]), secret=match.gathering is not None)
    return frames.encode((looking.scene(match), asked))


@pytest.mark.parametrize(
    ("rules", "seats", "mode"),
    [(SPIES, 2, "standard"), (AGENTS, 2, "advanced"), (AGENTS, 4, "basic")],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_a_seats_eyes_see_nothing_that_it_did_not_know(rules: Game[Any, Any], seats: int, mode: str) -> None:
    tally = two_worlds(rules.agree(seats, mode), 1, seats=(0, 1), points=3, surfaces=surface)
    assert tally.differed >= 1 and tally.positions > 20


# -- who may look ------------------------------------------------------------------------------------------------------


def looks(person: Person, table: str) -> list[tuple[int, Any]]:
    found = [person.get(f"/api/tables/{table}/{path}") for path in ("replay", "replay/0", "replay/1?eyes=1")]
    return [(status, answer.get("error")) for status, answer in found]


def test_before_the_end_nobody_sees_anything(ann: Person, bob: Person, eve: Person) -> None:
    waiting = ann.open_table("me", "open", public=True)
    assert looks(ann, waiting) == looks(eve, waiting) == [(409, "not-started")] * 3
    table = seated(ann, bob, public=True)
    with ann.at(table) as first:
        first.choose("left")
        for person in (ann, bob, eve):
            assert looks(person, table) == [(409, "not-over")] * 3
    status, answer = bob.get(f"/api/tables/{table}/replay?language=en")
    assert (status, answer) == (409, {"error": "not-over", "text": "This can be seen once the game is over."})


def test_whoever_may_see_the_table_may_see_its_replay(ann: Person, bob: Person, eve: Person) -> None:
    closed, public = finished(ann, bob), finished(ann, bob, public=True)
    assert looks(ann, closed) == looks(bob, closed) == looks(eve, public) == [(200, None)] * 3
    assert looks(eve, closed) == looks(eve, "nowhere") == looks(ann, "nowhere") == [(404, "not-found")] * 3


def test_whoever_has_the_key_of_a_replay_may_see_it_and_nothing_else(ann: Person, bob: Person, eve: Person) -> None:
    table, other = finished(ann, bob), finished(ann, bob)
    told = ann.get(f"/api/tables/{table}/replay?language=en")[1]
    key = told["table"]["key"]
    ann.ok(f"/api/tables/{table}/rematch")
    shared = eve.get(f"/api/tables/{table}/replay?key={key}&language=en")
    assert shared[0] == 200 and shared[1]["steps"] == told["steps"] and shared[1]["table"]["rematch"] is None
    assert bob.get(f"/api/tables/{table}/replay")[1]["table"]["rematch"]
    assert eve.get(f"/api/tables/{table}/replay/1?key={key}&eyes=1")[0] == 200
    assert eve.get(f"/api/tables/{table}/save?key={key}") == ann.get(f"/api/tables/{table}/save")
    refused = (404, "not-found")
    for path in ("replay", "replay/1", "save"):
        for wrong in ("", "%C4%8D", key[:-1], key + "A", ann.get(f"/api/tables/{other}/replay")[1]["table"]["key"]):
            status, answer = eve.get(f"/api/tables/{table}/{path}?key={wrong}")
            assert (status, answer["error"]) == refused
        status, answer = eve.get(f"/api/tables/{other}/{path}?key={key}")
        assert (status, answer["error"]) == refused
    status, answer = eve.get(f"/api/tables/{table}?key={key}")
    assert (status, answer["error"]) == refused


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("replay/9999", 404, "no-such-step"),
        ("replay/-1", 404, "no-such-step"),
        ("replay/1e1", 404, "no-such-step"),
        ("replay/" + "9" * 5000, 404, "no-such-step"),
        ("replay?eyes=2", 400, "no-such-seat"),
        ("replay?eyes=-1", 400, "no-such-seat"),
        ("replay?eyes=", 400, "no-such-seat"),
        ("replay/1?eyes=everything", 400, "no-such-seat"),
        ("replay/1?eyes=" + "9" * 5000, 400, "no-such-seat"),
    ],
    ids=range(9),
)
def test_steps_and_eyes_that_do_not_exist(path: str, status: int, error: str, ann: Person, bob: Person) -> None:
    answer = ann.get(f"/api/tables/{finished(ann, bob)}/{path}")
    assert (answer[0], answer[1]["error"]) == (status, error)


# -- later, and much --------------------------------------------------------------------------------------------------


def test_after_a_restart_and_with_a_bot(serve: Serve) -> None:
    with serve() as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "rookie")
        ann.ok(f"/api/tables/{table}/start")
        with ann.at(table) as seat:
            seat.play()
        before = ann.get(f"/api/tables/{table}/replay")
    with serve() as client:
        ann.client = client
        assert ann.get(f"/api/tables/{table}/replay") == before
        assert ann.get(f"/api/tables/{table}/replay/5?eyes=0")[0] == 200


async def deal_two(t: Spying) -> None:
    """Two cards each."""
    for seat in range(t.setup.seats):
        for _ in range(2):
            t.draw(0, 1 + 2 * seat)
    t.stage = "turn"


class Newer(Spies):
    """Rules that deal otherwise: finished matches can still be loaded, but not told again."""

    stages: ClassVar = {**Spies.stages, "deal": deal_two}


def test_a_match_of_older_rules_is_not_told_wrongly(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = finished(ann, bob)
    with registered(Newer()), serve() as client:
        ann.client = client
        assert looks(ann, table) == [(409, "no-replay")] * 3


def test_a_stranger_who_hammers_is_slowed_down(serve: Serve, frozen: None) -> None:
    with serve() as client:
        table = finished(Person(client, "Ann"), Person(client, "Bob"), public=True)
    with serve(address_rate=10.0) as client:
        eve = Person(client)
        answers = [eve.get(f"/api/tables/{table}/replay/1")[0] for _ in range(12)]
        assert answers[:7] == [200] * 7 and answers[-1] == 429


def test_only_so_many_replays_are_kept_and_wait(
    ann: Person, bob: Person, house: House, monkeypatch: pytest.MonkeyPatch, client: TestClient
) -> None:
    monkeypatch.setattr(replaying, "MOST_KEPT", 2)
    tables = [finished(ann, bob) for _ in range(3)]
    for table in (*tables[:2], tables[0], tables[2]):
        assert looks(ann, table) == [(200, None)] * 3
    assert list(house.replays._kept) == [tables[0], tables[2]]
    monkeypatch.setattr(replaying, "MOST_WAITING", 0)
    assert looks(ann, tables[0]) == [(429, "too-fast")] * 3
