"""MM-17: the fourteen worked examples, on the shared position P."""

from __future__ import annotations

from brushpass.games.mind_mgmt.box.city import WITH, names
from brushpass.games.mind_mgmt.rules.contacts import contacts
from brushpass.games.mind_mgmt.state import HIDDEN
from brushpass.testing import rule

from .table import P7, P, places, table

CARDS = ("dogs", "monks", "cafe")


@rule("MM-EX-1")
def test_example_1_step() -> None:
    game = table()
    assert set(game.offered("step")) == {"B1", "C2", "A2", "C3"}
    assert contacts(places(P), (5,), CARDS, ()) == 1
    for place in ("B1", "C2"):
        assert contacts(places(place), (1,), CARDS, ()) == 1


@rule("MM-EX-2")
def test_example_2_the_slip_token_is_shown() -> None:
    game = table().turn(("slip", "D2", "front"))
    assert game.seen.slips == ((6, "front"),)
    lines = [event for event in game.match.log(1) if "place" in event.args]
    assert lines == [] and game.seen.secret is None


@rule("MM-EX-3")
def test_example_3_mind_slip() -> None:
    game = table()
    assert game.offered("slip") == [("D2", "front")]
    game.turn(("slip", "D2", "front"))
    assert game.secret == (*P.split(), "D2")
    assert table(card="pipe_girl").offered("slip") == [("D4", "front")]


@rule("MM-EX-4")
def test_example_4_immortal_recruit() -> None:
    for corner in ("F7", "D6"):
        game = table(immortals=f"{corner} B2 D3 E6").choose(("step", "C2"))
        assert game.offered("recruit") == []
        game.choose(("glide", "B2", "B1"), ("recruit", "bus"))
        assert game.seen.discarded == ("bus",) and game.seen.display == ("palm",)


@rule("MM-EX-5")
def test_example_5_extra_move() -> None:
    game = table(immortals="F7 B2 D3 E6").choose(("step", "C2"), ("glide", "B2", "B1"), ("recruit", "bus"))
    game.choose(("pay", "B4"), ("glide", "B1", "C1"), ("recruit", "palm"))
    assert game.seen.discarded == ("bus", "palm") and game.seen.steps == ("B4",)
    assert game.options == ("end",)


@rule("MM-EX-6")
def test_example_6_alert() -> None:
    game = table().turn(("step", "C2"))
    assert game.events("announced") == []
    game.rest().turn(("step", "D2"))
    assert game.events("announced") == [{"hour": 7, "count": 2}]


@rule("MM-EX-7")
def test_example_7_agent_movement() -> None:
    def reached(at: str) -> set[str]:
        game = table(path=f"{P} C2", active="bill_falls", agents=f"A1 F1 {at} F7")
        return set(game.offered("move"))

    assert " ".join(sorted(reached("B3"))) == "A2 A3 A4 B1 B2 B4 B5 C2 C3 C4 D2 D3 D4"
    assert " ".join(sorted(reached("D4"))) == "B2 B3 B4 C2 C3 C4 C5 D2 D3 D5 D6 E3 E4 E5 E6 F4 F5 F6"


@rule("MM-EX-8")
def test_example_8_blocked_ask() -> None:
    assert names(WITH["dogs"] & WITH["courier"]) == ("E7",)
    game = table(path=f"{P} C2", active="dusty", agents="A1 F1 A7 E7", immortals="C5 C6 F1 E3", dolphins=0)
    assert game.offered("ask") == []
    game.choose(("move", "D7"))
    assert set(game.offered("ask")) == {"umbrella", "cafe"}


@rule("MM-EX-9")
def test_example_9_ask() -> None:
    game = table(path=P7, active="bill_falls", agents="A1 F1 F4 F7").choose(("ask", "cafe"))
    assert set(game.options) == {"B5", "D2"}
    game.choose("B5")
    assert game.seen.steps == ("B5",)


@rule("MM-EX-10")
def test_example_10_forced_answer() -> None:
    game = table(path=P7, steps="B4", active="bill_falls", agents="A1 F1 D5 F7").choose(("ask", "billboard"))
    assert game.options == ("D2",)
    game.choose("D2")
    assert set(game.seen.steps) == {"B4", "D2"}


@rule("MM-EX-11")
def test_example_11_note_the_hour() -> None:
    plain = table(path=P7, steps="B4")
    noted = table(path=P7, steps="B4").act("note", "B4", text="7")
    assert noted.options == plain.options and noted.seen.steps == plain.seen.steps
    assert noted.seen.record == plain.seen.record and plain.seen.record[-1][:2] == ("by", 7)


@rule("MM-EX-12")
def test_example_12_no_token() -> None:
    game = table(path=P7, active="meru", agents="A1 F1 A7 F7", immortals="C6 C5 E6 E3").choose(("ask", "bookstore"))
    assert game.events("nothing") == [{"feature": "bookstore"}]
    kind, number, never, _ = game.seen.record[-1]
    assert (kind, number) == ("never", 7)
    assert set(names(never)) == {"A1", "F2", "E4", "A5", "D6"}


@rule("MM-EX-13")
def test_example_13_reveal() -> None:
    game = table(path=f"{P7} E2 E1", steps="D2", active="bill_falls", agents="A1 F1 D2 F7").choose(("reveal",))
    assert game.seen.steps == () and game.seen.confirmed == {"D2": 7}


@rule("MM-EX-14")
def test_example_14_shakedown() -> None:
    game = table(
        path="B3 C3 D3 E3 E2 D2",
        features=("umbrella", "monks", "cafe"),
        active="meru",
        agents="C4 F1 A7 F7",
        immortals="C4 D6 E6 F2",
    )
    before = game.seen.recruits
    assert before > 0, "the umbrella of B3"
    game.choose(("shake", "umbrella"))
    assert game.seen.opened == (("umbrella", 6),)
    assert set(game.options) == {"B4", "D4", "C5", "C3", "stay"}
    for place in ("C1", "D4", "B6"):
        assert contacts((*game.t.path, *places(place)), (7,), game.t.piles[HIDDEN], game.t.opened) == 0
    assert game.seen.recruits == before
