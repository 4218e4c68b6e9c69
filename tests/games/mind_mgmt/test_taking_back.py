"""What can be taken back, up to the last thing that came out; forks and saves in the middle of an action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.engine import IllegalChoice, NothingToUndo, load
from brushpass.testing import digest, play, rule
from tests.games.undoing import undone

from .table import P7, P, Table, dealt, set_up, table

LATER = f"{P} C2"


@rule("MM-4.2")
@pytest.mark.parametrize(
    "options",
    [
        [("step", "C2")],
        [("slip", "D2", "front")],
        [("glide", "E3", "E4"), ("step", "C2")],
        [("recruit", "bus"), ("step", "C2")],
    ],
    ids=str,
)
def test_the_recruiter_takes_back_what_nobody_has_learnt_from(options: list[Any]) -> None:
    assert undone(table(immortals="F7 B1 E6 E3"), *options)


@rule("MM-5.5", "MM-4.28")
@pytest.mark.parametrize(
    "options", [[("glide", "E3", "E4"), ("pay", "B4")], [("step", "C2"), "end"]], ids=["a paid token", "time"]
)
def test_but_not_what_came_out(options: list[Any]) -> None:
    game = table()
    assert not undone(game, *options)
    with pytest.raises(NothingToUndo):
        game.match.undo(0)


@rule("MM-2.18")
def test_nor_an_opening_once_it_was_counted() -> None:
    assert not undone(set_up(dealt(), "confirm"), "confirm")


@rule("MM-R-29")
def test_a_card_can_be_chosen_again_but_not_drawn_again() -> None:
    assert undone(set_up(dealt(), "card"), "karl_box")
    assert not undone(set_up(dealt(), "card"), "random")


@rule("MM-13.6")
def test_paperwork_that_was_put_off_can_still_be_handed_in() -> None:
    game = table(path=LATER, late_paperwork=True).choose(("step", "D2"), "end")
    assert undone(game, "put-off")
    assert not undone(game, "announce")


@rule("MM-6.3", "MM-9.2")
@pytest.mark.parametrize(
    ("agent", "options"),
    [
        ("meru", [("move", "A2"), ("move", "A3")]),
        ("bill_falls", [("expose", "B6", "C6"), ("move", "B7")]),
        ("dusty", [("drum", "meru"), "A2", ("move", "F6")]),
        ("henry_lyme", ["end"]),
    ],
)
def test_agents_take_back_moves_and_free_actions(agent: str, options: list[Any]) -> None:
    game = table(path=LATER, active=agent, agents="A1 F1 B5 F7", immortals="B6 D6 E6 E3")
    assert undone(game, *options, seat=1)


@rule("MM-7.22")
@pytest.mark.parametrize(
    ("at", "options"),
    [
        ("B4", [("capture",)]),
        ("B4", [("target",)]),
        ("B4", [("reveal",)]),
        ("C7", [("ask", "billboard")]),
        ("A1", [("ask", "billboard", "spy_dolphin")]),
        ("E3", [("shake", "idol")]),
        ("E3", [("shake", "monks")]),
    ],
    ids=str,
)
def test_an_answer_cannot_be_taken_back(at: str, options: list[Any]) -> None:
    game = table(path=LATER, active="meru", agents=f"{at} F1 B5 F7", steps="B4")
    assert not undone(game, *options, seat=1)


@rule("MM-8.1")
def test_notes_stay_when_a_move_is_taken_back() -> None:
    game = table(path=LATER, active="meru").choose(("move", "A2"))
    game.act("note", "B4", text="10?").act("mark", "B5", text="no")
    game.match.undo(1)
    assert game.where("meru") == "A1"
    assert [note.text for note in game.seen.notes] == ["10?"] and game.seen.marks == {"B5": "no"}


def in_the_middle(what: str) -> Table:
    """A match in the middle of an action."""
    notes = {number: (place, "") for number, place in enumerate(["A1", "B1", "C1", "D1", "E1"] * 3, 1)}
    middle: dict[str, tuple[Table, list[Any]]] = {
        "answer": (table(path=P7, active="meru", agents="C7 F1 A7 F7"), [("ask", "billboard")]),
        "push": (table(path=LATER, active="meru", agents="E3 F1 A7 F7"), [("shake", "monks")]),
        "drum": (table(path=LATER, active="dusty"), [("drum", "meru")]),
        "take-back": (table(path=LATER, active="meru", agents="B4 F1 A7 F7", steps="B4", notes=notes), [("reveal",)]),
        "recruiter": (table(), [("glide", "E3", "E4"), ("pay", "B4")]),
        "street-works-to": (set_up(dealt(street_works=True), "street-works"), ["C2-D2"]),
        "late-paperwork": (table(path=LATER, late_paperwork=True), [("step", "D2"), "end"]),
    }
    game, options = middle[what]
    game.choose(*options)
    assert game.prompt == what
    return game


every_middle = pytest.mark.parametrize(
    "what", ["answer", "push", "drum", "take-back", "recruiter", "street-works-to", "late-paperwork"]
)


@every_middle
def test_a_fork_in_the_middle_of_an_action(what: str) -> None:
    game = in_the_middle(what)
    before = digest(game.match)
    fork, other = game.match.fork(), game.match.fork()
    assert digest(fork) == before and fork.decisions == other.decisions
    play(fork, Random(3))
    assert digest(game.match) == before
    play(other, Random(3))
    assert digest(fork) == digest(other)


@every_middle
def test_a_wrong_choice_loses_nothing(what: str) -> None:
    game = in_the_middle(what)
    before = digest(game.match)
    for wrong in ("burn", ("step",), ("glide", "A1", "F7"), None, 99, ("pay", "B4")):
        with pytest.raises(IllegalChoice, match="is not offered to seat"):
            game.choose(wrong)
    assert digest(game.match) == before


def test_saves_in_the_middle_of_an_action() -> None:
    game = set_up(dealt(3, street_works=True, picky_handler=True, early_tip=True), "agent-start")
    rng = Random(1)
    seen = set()
    while game.match.decision is not None:
        seen.add(game.prompt)
        again = load(game.match.save())
        assert digest(again) == digest(game.match) and again.save() == game.match.save()
        game.choose(rng.choice(game.options))
    assert {"recruiter", "agent", "activate"} <= seen
