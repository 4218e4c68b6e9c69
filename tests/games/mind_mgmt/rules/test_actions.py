"""MM-7: Ask, Reveal, Shakedown and Capture."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import IllegalChoice
from brushpass.games.mind_mgmt.box.city import WITH, names
from brushpass.games.mind_mgmt.box.components import FEATURES
from brushpass.testing import rule

from ..table import FAR, P7, P, Table, places, table

LATER = f"{P} C2"
NOTED = ("A1", "B1", "C1", "D1", "E1", "F1", "A2", "C2", "D2", "E2", "F2", "A3", "B3", "C3", "D3")


def meru(at: str, **more: Any) -> Table:
    """Meru, in her activation, at a location."""
    return table(**{"path": LATER, "active": "meru", "agents": f"{at} F1 A7 F7", **more})


def features_asked(game: Table) -> set[str]:
    """The features that may be asked about, with the dolphin or without."""
    return {what if isinstance(what, str) else what[0] for what in game.offered("ask")}


# -- Ask ---------------------------------------------------------------------------------------------------------------


@rule("MM-7.1", "MM-1.5")
def test_an_agent_asks_about_a_feature_of_its_own_location() -> None:
    assert features_asked(meru("D7")) == {"umbrella", "cafe"}
    assert features_asked(meru("C3")) == set()
    with pytest.raises(IllegalChoice):
        meru("D7").choose(("ask", "bus"))


@rule("MM-7.4", "MM-R-18", "MM-7.22")
def test_the_recruiter_puts_a_token_on_one_of_the_visited_locations() -> None:
    game = meru("C7", path=P7).choose(("ask", "billboard"))
    assert (game.seat, game.prompt, game.decision.about) == (0, "answer", ("billboard",))
    assert game.options == ("D2", "B4"), "where the Recruiter stands counts like any other"
    game.choose("B4")
    assert game.seen.steps == ("B4",) and (game.seat, game.prompt) == (1, "agent")
    assert game.events("asks") == [{"agent": "meru", "place": "C7", "feature": "billboard"}]
    assert game.events("step-laid") == [{"place": "B4"}]


@rule("MM-7.4", "MM-7.7")
def test_one_candidate_is_asked_for_like_many() -> None:
    game = meru("C7", path=P7, steps="B4").choose(("ask", "billboard"))
    assert (game.seat, game.prompt, game.options) == (0, "answer", ("D2",))
    many = meru("C7", path=P7).choose(("ask", "billboard"))
    assert game.match.waiting == many.match.waiting
    assert [event.event for event in game.match.log(1)] == [event.event for event in many.match.log(1)]


@rule("MM-7.5")
def test_an_unconfirmed_note_does_not_mark_a_location() -> None:
    game = meru("C7", path=P7, notes={1: ("B4", "6?")}).choose(("ask", "billboard"), "B4")
    assert game.seen.steps == ("B4",) and game.seen.notes[0].place == "B4"


@rule("MM-7.4")
def test_a_marked_location_gets_no_second_token() -> None:
    game = meru("C7", path=P7, confirmed="B4").choose(("ask", "billboard"))
    assert game.options == ("D2",)


@rule("MM-7.6", "MM-7.7")
@pytest.mark.parametrize(("steps", "path"), [("", "B6 B5 C5 C4 C3 D3"), ("B4 D2", P7)])
def test_why_no_token_can_be_placed_is_not_told(steps: str, path: str) -> None:
    game = meru("C7", path=path, steps=steps).choose(("ask", "billboard"))
    assert game.prompt == "agent" and game.seen.did
    assert game.events("nothing") == [{"feature": "billboard"}]
    assert game.events("step-laid") == []
    kind, number, never, _ = game.seen.record[-1]
    assert (kind, number) == ("never", game.seen.hour)
    assert names(never) == tuple(place for place in names(WITH["billboard"]) if place not in steps.split())


@rule("MM-7.8")
def test_the_same_feature_may_be_asked_about_again() -> None:
    game = table(path=P7, stage="activate", agents="C7 C7 A7 F7", down=["bill_falls", "dusty"])
    game.activate("meru", ("ask", "billboard"), "B4")
    game.choose("henry_lyme", ("ask", "billboard"))
    assert game.options == ("D2",)


# -- Reveal ------------------------------------------------------------------------------------------------------------


@rule("MM-7.9", "MM-7.11", "MM-8.2", "MM-INV-11")
def test_a_step_token_becomes_a_confirmed_note() -> None:
    game = meru("B4", steps="B4 B5").choose(("reveal",))
    assert game.seen.confirmed == {"B4": 3} and game.seen.steps == ("B5",)
    assert game.events("revealed") == [{"agent": "meru", "place": "B4", "number": 3}]
    assert game.prompt == "agent" and game.offered("reveal") == []


@rule("MM-7.9")
def test_only_on_a_step_token() -> None:
    assert meru("B4", steps="B5").offered("reveal") == []
    assert meru("B4", confirmed="B4").offered("reveal") == []


@rule("MM-7.11")
def test_a_confirmed_note_stays_to_the_end() -> None:
    game = meru("B4", steps="B4").choose(("reveal",), "end").rest(1)
    game.turn(("step", "D2")).rest()
    assert game.seen.confirmed == {"B4": 3}


@rule("MM-8.3", "MM-R-11", "MM-INV-12")
def test_where_fifteen_notes_lie_one_is_taken_back_first() -> None:
    notes = {
        number: (place, "x")
        for number, place in enumerate(
            ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "C2", "D2", "E2", "F2", "A3", "B3", "C3"], 1
        )
    }
    game = meru("B4", steps="B4", confirmed="B5", notes=notes).choose(("reveal",))
    assert (game.seat, game.prompt) == (1, "take-back")
    assert game.options == tuple(range(1, 15))
    game.choose(5)
    assert game.seen.confirmed == {"B4": 3, "B5": 2} and 5 not in {note.number for note in game.seen.notes}
    assert game.events("note-gone") == [{"seat": 1, "place": "E1", "text": "x"}]


@rule("MM-R-11", "MM-8.1")
def test_room_that_is_made_meanwhile_is_room() -> None:
    notes = {
        number: (place, "")
        for number, place in enumerate(
            ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "C2", "D2", "E2", "F2", "A3", "B3", "C3", "D3"], 1
        )
    }
    game = meru("B4", steps="B4", notes=notes).choose(("reveal",))
    game.act("note-away", "note-7")
    assert game.options == (0,)
    game.choose(0)
    assert game.seen.confirmed == {"B4": 3} and len(game.seen.notes) == 14


@rule("MM-8.3", "MM-R-11")
def test_where_fifteen_confirmed_notes_lie_there_is_no_reveal() -> None:
    path = "A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7 D7 E7"
    marked = path.rpartition(" ")[0]
    for hour, confirmed in ((16, marked), (16, marked.rpartition(" ")[0])):
        game = meru(
            "E7",
            path=path,
            steps="E7",
            confirmed=confirmed,
            overtime=True,
            features=("pool", "idol", "bookstore"),
            agents="E7 A1 A1 A1",
        )
        assert game.seen.hour == hour
        assert bool(game.offered("reveal")) == (len(confirmed.split()) < 15)


# -- Shakedown ---------------------------------------------------------------------------------------------------------


@rule("MM-7.12", "MM-7.13")
def test_a_shakedown_names_any_feature_where_an_immortal_stands() -> None:
    game = meru("B4", immortals="B5 D6 E6 E3")
    assert game.offered("shake") == []
    game.choose(("move", "B5"))
    assert tuple(game.offered("shake")) == FEATURES


@rule("MM-7.14", "MM-7.21", "MM-4.12", "MM-INV-7")
def test_a_hit_opens_the_card_for_good() -> None:
    game = meru("B5", immortals="B5 D6 E6 E3").choose(("shake", "monks"))
    assert game.seen.opened == (("monks", 6),) and game.seen.hidden == 2
    assert game.events("shaken") == [{"agent": "meru", "feature": "monks", "hit": True}]
    own = game.match.view(0)
    assert own.secret is not None and own.secret.features == ("cafe", "dogs")
    game.choose("stay", "end").rest(1).turn(("step", "D2"))
    assert game.seen.announced[-1] == (7, 2), "the monks of C2 were contacted at 6, before the hit"


@rule("MM-7.14", "MM-4.12")
def test_a_card_opened_earlier_contacts_nobody() -> None:
    game = table(path=P, opened={"monks": 5}).turn(("step", "C2")).rest().turn(("step", "D2"))
    assert game.seen.announced[-1] == (7, 1)


@rule("MM-7.15", "MM-R-10")
def test_a_miss_and_an_open_card_are_answered_with_no() -> None:
    game = meru("B5", immortals="B5 D6 E6 E3").choose(("shake", "idol"))
    assert game.events("shaken")[-1]["hit"] is False
    assert game.seen.named == ("idol",) and game.seen.hidden == 3
    again = meru("B5", immortals="B5 D6 E6 E3", opened={"monks": 6}).choose(("shake", "monks"))
    assert again.events("shaken")[-1]["hit"] is False
    assert again.seen.named == () and again.seen.opened == (("monks", 6),)
    assert again.seen.record == meru("B5", immortals="B5 D6 E6 E3", opened={"monks": 6}).seen.record


@rule("MM-7.15")
def test_naming_a_feature_in_vain_twice_tells_nothing_new() -> None:
    game = table(path=P7, stage="activate", agents="B5 B5 A7 F7", immortals="B5 D6 E6 E3", down=["bill_falls", "dusty"])
    game.activate("meru", ("shake", "idol"), "stay")
    told = game.seen.record
    game.choose("henry_lyme", ("shake", "idol"))
    assert game.seen.named == ("idol",) and game.seen.record == told


@rule("MM-7.16", "MM-R-21")
@pytest.mark.parametrize("feature", ["monks", "idol"])
def test_right_or_wrong_the_immortal_may_be_pushed(feature: str) -> None:
    game = meru("B5", immortals="B5 A5 E6 E3", chaos=("B5-C5", *FAR[1:])).choose(("shake", feature))
    assert (game.seat, game.prompt, game.decision.about) == (1, "push", ("B5",))
    assert game.options == ("B4", "B6", "stay")
    game.choose("B6")
    assert game.seen.immortals[0] == "B6"
    assert game.events("pushed") == [{"agent": "meru", "place": "B5", "target": "B6"}]


@rule("MM-7.17")
def test_with_nowhere_to_push_to_the_question_still_stands() -> None:
    game = meru("A7", immortals="A7 B7 E6 E3", chaos=FAR).choose(("shake", "monks"))
    assert game.prompt == "agent" and game.seen.opened == (("monks", 6),)


# -- Capture -----------------------------------------------------------------------------------------------------------


@rule("MM-7.18", "MM-11.1", "MM-11.7")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_a_capture_where_the_recruiter_is_wins(mode: str) -> None:
    game = table(mode, 3, path=LATER, active="bill_falls", agents="A1 A1 B2 A1", display=("bus", "palm"))
    game.choose(("move", "C2"), ("capture",))
    assert game.over() == ((1, 2), "capture")
    assert game.events("captured") == [{"agent": "bill_falls", "place": "C2"}]


@rule("MM-7.18", "MM-7.20", "MM-7.22")
def test_a_failed_capture_costs_the_action_and_nothing_else() -> None:
    game = meru("B2").choose(("capture",))
    assert game.outcome is None and game.prompt == "agent" and game.offered("move")
    assert game.events("missed") == [{"agent": "meru", "place": "B2"}], "B2 was visited, and that is not told"
    assert game.seen.record[-1] == ("not", 6, 1 << places("B2")[0], 0)
    game.choose("end").activate("bill_falls", ("capture",))
    assert len(game.events("missed")) == 2
