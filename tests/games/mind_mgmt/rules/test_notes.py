"""MM-8: mental notes and marks, which Agents write unasked."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import IllegalAct
from brushpass.games.mind_mgmt.view import NoteView
from brushpass.testing import digest, rule

from ..table import P, Table, dealt, set_up, table


def written(game: Table) -> list[tuple[int, str, str]]:
    """The notes on the board."""
    return [(note.number, note.place, note.text) for note in game.seen.notes]


@rule("MM-8.1", "MM-R-27")
def test_notes_are_placed_rewritten_moved_and_removed() -> None:
    game = table(seats=3)
    game.act("note", "B4", text="10?").act("note", "C3", seat=2, text="")
    assert written(game) == [(1, "B4", "10?"), (2, "C3", "")]
    game.act("note-text", "note-1", seat=2, text="11")
    game.act("note-move", "note-1", to="C3")
    assert written(game) == [(1, "C3", "11"), (2, "C3", "")]
    game.act("note-away", "note-2")
    assert written(game) == [(1, "C3", "11")]
    game.act("note", "A1", text="x").act("note", "A1", text="y")
    assert [number for number, _, _ in written(game)] == [1, 2, 3], "the first that lies in the supply"
    assert game.match.view(0).notes == game.match.view(None).notes == game.seen.notes
    told = [event.event for event in game.match.log(0)]
    assert told == ["noted", "noted", "noted", "note-moved", "note-gone", "noted", "noted"]


@rule("MM-8.1")
@pytest.mark.parametrize("prompt", ["chaos", "card", "start", "opening", "immortal", "agent-start", "recruiter"])
def test_at_any_time(prompt: str) -> None:
    game = set_up(dealt(), prompt)
    before = game.decision
    game.act("note", "B4", text="here?")
    assert written(game) == [(1, "B4", "here?")]
    assert (game.prompt, game.options) == (before.prompt, before.options)


@rule("MM-8.1", "MM-7.5")
def test_in_the_middle_of_the_recruiters_answer() -> None:
    game = table(path=f"{P} C2", active="meru", agents="C7 F1 A7 F7").choose(("ask", "billboard"))
    game.act("note", "B4", text="?")
    assert game.prompt == "answer" and game.options == ("B4",)
    game.choose("B4")
    assert game.seen.steps == ("B4",)


@rule("MM-8.2", "MM-7.11")
def test_confirmed_notes_are_out_of_reach() -> None:
    game = table("training")
    with pytest.raises(IllegalAct, match="there lie: none"):
        game.act("note-away", "note-1")
    assert game.seen.confirmed == {"B6": 1}


@rule("MM-8.3", "MM-INV-12")
def test_fifteen_notes_of_both_kinds() -> None:
    game = table("training")
    for number in range(14):
        game.act("note", f"{'ABCDEF'[number % 6]}1", text=str(number))
    with pytest.raises(IllegalAct, match="all 15 notes"):
        game.act("note", "B4", text="x")
    game.act("note-away", "note-3").act("note", "B4", text="x")
    assert (3, "B4", "x") in written(game)


@rule("MM-R-27")
def test_four_notes_on_a_location_and_twelve_characters() -> None:
    game = table()
    for _ in range(4):
        game.act("note", "B4", text="x" * 12)
    with pytest.raises(IllegalAct, match="4 notes lie on B4"):
        game.act("note", "B4", text="")
    game.act("note", "B5", text="")
    with pytest.raises(IllegalAct, match="4 notes lie on B4"):
        game.act("note-move", "note-5", to="B4")
    game.act("note-move", "note-1", to="B4")
    with pytest.raises(IllegalAct, match="12 characters fit"):
        game.act("note", "C3", text="x" * 13)
    with pytest.raises(IllegalAct, match="12 characters fit"):
        game.act("note-text", "note-1", text="x" * 13)


@rule("MM-R-27")
def test_what_cannot_be_read_is_not_written() -> None:
    game = table().act("note", "B4", text="  a\n\u202eb\x00  c ")
    assert written(game) == [(1, "B4", "ab c")]


@rule("MM-8.4", "MM-R-20", "MM-R-27")
def test_marks_are_the_agents_own() -> None:
    game = table(seats=3)
    lines = len(game.match.log(0))
    game.act("mark", "B4", text="not before nine").act("mark", "C3", seat=2, text="x" * 24)
    assert game.match.view(1).marks == game.match.view(2).marks == {"C3": "x" * 24, "B4": "not before nine"}
    assert game.match.view(0).marks is None and game.match.view(None).marks is None
    assert len(game.match.log(0)) == len(game.match.log(1)) == lines
    game.act("mark", "B4", seat=2, text="").act("mark", "C3", text="later")
    assert game.seen.marks == {"C3": "later"}
    with pytest.raises(IllegalAct, match="24 characters fit"):
        game.act("mark", "B4", text="x" * 25)


@rule("MM-R-20", "MM-11.8")
def test_marks_stay_hidden_when_it_is_over() -> None:
    game = table(path=f"{P} C2", active="bill_falls", agents="A1 A1 C2 A1").act("mark", "B4", text="here")
    game.choose(("capture",))
    assert game.outcome is not None
    assert game.match.view(0).marks is None and game.match.view(None).marks is None
    assert game.seen.marks == {"B4": "here"}


@rule("MM-8.1")
def test_the_recruiter_writes_nothing() -> None:
    game = table()
    for act in ({"tool": "note", "target": "B4", "text": ""}, {"tool": "mark", "target": "B4", "text": ""}, None):
        with pytest.raises(IllegalAct, match="the Recruiter writes no notes"):
            game.match.act(0, act)


BAD: list[Any] = [
    None,
    7,
    "note",
    [],
    {},
    {"tool": "note"},
    {"tool": "note", "target": "B4"},
    {"tool": "note", "target": "B4", "text": 7},
    {"tool": "note", "target": "B4", "text": "x", "more": "y"},
    {"tool": "note", "target": "G9", "text": "x"},
    {"tool": "note", "target": "", "text": "x"},
    {"tool": ["note"], "target": "B4", "text": "x"},
    {"tool": "burn", "target": "B4", "text": "x"},
    {"tool": "note-text", "target": "note-9", "text": "x"},
    {"tool": "note-text", "target": "1", "text": "x"},
    {"tool": "note-text", "target": "note-01", "text": "x"},
    {"tool": "note-text", "target": "note-" + "9" * 900, "text": "x"},
    {"tool": "note-move", "target": "note-1", "to": "Z1"},
    {"tool": "note-move", "target": "note-1"},
    {"tool": "note-away", "target": "note-²"},
    {"tool": "mark", "target": None, "text": "x"},
]


@rule("MM-8.1", "MM-R-27")
@pytest.mark.parametrize("act", BAD, ids=str)
def test_a_bad_act_is_refused_in_clear_words_and_loses_nothing(act: Any) -> None:
    game = table().act("note", "B4", text="kept")
    before = digest(game.match)
    with pytest.raises(IllegalAct) as refused:
        game.match.act(1, act)
    assert str(refused.value)
    assert digest(game.match) == before
    assert game.seen.notes == (NoteView(1, "B4", "kept"),)
