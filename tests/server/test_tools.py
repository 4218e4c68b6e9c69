"""What a seat may do unasked stands on its scene; what came of a tool goes to the game as an act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from brushpass.engine import IllegalAct, Match, Outcome, Over, Setup, registered
from brushpass.server.house import House
from brushpass.table import Seen, Story, Texts
from brushpass.table.scene import Scene, Tool, ToolValue, Use
from tests.server.conftest import Serve, seated
from tests.server.people import Person, Table
from tests.server.spies import Spies, SpiesFace, SpiesView, Spying
from tests.server.test_rebuild import again
from tests.server.test_refusals import digest
from tests.server.test_secrecy import Sockets

LONGEST = 12


@dataclass(kw_only=True)
class Noting(Spying):
    """Every seat's notes on its own cards, by the card's place in the hand."""

    notes: list[dict[str, str]] = field(default_factory=list)
    loud: bool = False


class NotingView(SpiesView):
    """With the own notes, which nobody else sees."""

    notes: dict[str, str]
    loud: bool


class NotingFace(SpiesFace):
    """Three tools: a note on a card, a switch, a resignation."""

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        scene = super().scene(seen, texts, story)
        view: NotingView = seen.view
        if seen.seat is not None and seen.outcome is None:
            switch = tuple(ToolValue(value=value, name=str(value)) for value in (True, False))
            scene.tools = (
                Tool(id="note", name="Note", picks="card", longest=LONGEST, empty=True, texts=view.notes),
                Tool(id="loud", name="Loud", values=switch, now=view.loud),
                Tool(id="resign", name="Resign", lasting=True),
            )
        return scene


class Noters(Spies):
    """Spies who write on their cards, switch something for all, and resign."""

    id = "noters"
    state = Noting
    face = NotingFace()

    def deal(self, setup: Setup) -> Noting:
        plain = super().deal(setup)
        return Noting(stage="deal", piles=plain.piles, points=plain.points, notes=[{} for _ in range(setup.seats)])

    def view(self, t: Any, seat: int | None, over: bool) -> NotingView:
        plain = msgspec.structs.asdict(super().view(t, seat, over))
        return NotingView(**plain, notes={} if seat is None else dict(t.notes[seat]), loud=t.loud)

    def redact(self, t: Any, seat: int) -> None:
        for other in range(t.setup.seats):
            if other != seat:
                t.notes[other] = {}

    def act(self, t: Any, seat: int, act: Any) -> tuple[int, ...] | None:
        try:
            use = msgspec.convert(act, Use)
        except msgspec.ValidationError:
            raise IllegalAct("no tool is used like this") from None
        match use:
            case Use(tool="note", target=target) if target.startswith("hand-") and len(use.text) <= LONGEST:
                t.notes[seat][target] = use.text
                return (seat,)
            case Use(tool="loud", value=bool(value)):
                t.loud = value
                return None
            case Use(tool="resign"):
                raise Over(Outcome.of([1 - seat], "points", seats=t.setup.seats))
        raise IllegalAct("no such tool")


@pytest.fixture(autouse=True)
def noters() -> Iterator[None]:
    with registered(Noters()):
        yield


def use(seat: Table, tool: str, **more: Any) -> dict[str, Any]:
    """Use a tool as the page does."""
    return seat.act("act", value={"tool": tool, **more})


def tools(seat: Table) -> dict[str, Any]:
    return {tool["id"]: tool for tool in seat.scene.get("tools", [])}


def test_a_seat_has_its_tools_whoever_is_asked_and_a_spectator_none(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, game="noters", public=True)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watching:
        assert first.question and not second.question
        for seat in (first, second):
            assert list(tools(seat)) == ["note", "loud", "resign"]
            assert (tools(seat)["note"]["picks"], tools(seat)["note"]["longest"]) == ("card", LONGEST)
        assert tools(watching) == {}


def test_a_note_is_there_for_its_writer_alone_and_after_a_restart(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob, game="noters")
        with ann.at(table) as first, bob.at(table) as second:
            asked, frames = first.asked, len(second.frames)
            assert use(first, "note", target="hand-1", text="keep it")["t"] == "done"
            assert tools(first)["note"]["texts"] == {"hand-1": "keep it"} and first.asked == asked
            second.settle()
            assert [frame["t"] for frame in second.frames[frames:]] == ["pong"]
            assert "keep it" not in second.received
            assert use(second, "loud", value=True)["t"] == "done"
            first.settle()
            assert tools(first)["loud"]["now"] is True
            assert first.choose("left", question=asked)["t"] == "done"
    with serve() as client, again(client, ann).at(table) as first, again(client, bob).at(table) as second:
        assert tools(first)["note"]["texts"] == {"hand-1": "keep it"} and "keep it" not in second.received


def test_a_tool_that_is_used_wrongly_changes_nothing(ann: Person, bob: Person, eve: Person, house: House) -> None:
    table = seated(ann, bob, game="noters", public=True)
    with ann.at(table) as first, eve.at(table) as watching:
        before = digest(house, table)
        wrong: list[dict[str, Any]] = [
            {"tool": "note", "target": "hand-0", "text": "x" * (LONGEST + 1)},
            {"tool": "note", "target": "elsewhere", "text": "x"},
            {"tool": "loud", "value": "yes"},
            {"tool": "hammer"},
            {"tool": "resign", "for": 1},
            {"target": "hand-0"},
        ]
        for value in wrong:
            assert first.act("act", value=value)["error"] == "illegal-act"
        assert use(watching, "resign")["error"] == "not-seated"
        assert digest(house, table) == before


def test_somebody_who_is_not_asked_resigns(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="noters")
    with ann.at(table) as first, bob.at(table) as second:
        assert use(second, "resign")["t"] == "done"
        first.settle()
        assert first.scene["verdict"]["winners"] == [0] and not tools(first) and not tools(second)


def test_the_others_sockets_cannot_tell_whether_there_are_notes() -> None:
    """Two matches alike but for one seat's notes: frame by frame the other seat is sent the same."""
    sent = []
    for note in ("", "the ace"):
        match: Match[Any, Any] = Noters().start(2, seed=3)
        sockets = Sockets()
        seen = [sockets(match, 0)]
        while match.decisions:
            if note:
                match.act(1, {"tool": "note", "target": "hand-0", "text": note})
            seen.append(sockets(match, 0))
            decision = match.decisions[0]
            match.choose(decision.options[0], decision.seat)
            seen.append(sockets(match, 0))
        sent.append(seen)
    assert sent[0] == sent[1]
