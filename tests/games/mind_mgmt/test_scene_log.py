"""The log of MIND MGMT as a case file, and what is seen to happen."""

from __future__ import annotations

from brushpass.games.mind_mgmt import GAME
from brushpass.testing import rule
from brushpass.testing.beats import beats_lead_on

from .looking import lines, look, shown
from .table import CORNERS, P7, P, Table, dealt, set_up, table


def hunt(agents: str = CORNERS, immortals: str = "C6 D4 E6 E3") -> Table:
    """Meru acts at 07:00."""
    game = table(path=f"{P} C2", agents=agents, immortals=immortals).turn(("step", "D2"))
    game.choose("meru")
    return game


# -- the case file -----------------------------------------------------------------------------------------------------


@rule("MM-7.6")
def test_no_token_proves_that_none_of_the_unmarked_locations_was_visited() -> None:
    told = lines(hunt().choose(("ask", "bookstore")))
    assert told[-2:] == [
        "Meru asks on A1 about the Subversive Bookstore.",
        "No step: A1, F2, E4, A5 and D6 not visited by 07:00.",
    ]


@rule("MM-7.4", "MM-7.5")
def test_a_token_proves_a_visit_and_what_is_marked_is_left_out_of_the_next_proof() -> None:
    game = hunt().choose(("ask", "billboard"), "B4", "end")
    assert lines(game)[-1] == "A step on B4: visited by 07:00."
    again = game.choose("henry_lyme", "end").turn(("step", "D3")).choose("meru", ("ask", "billboard"), "D2", "end")
    assert "A step on D2: visited by 08:00." in lines(again)


@rule("MM-7.9")
def test_a_reveal_says_when() -> None:
    game = table(path=P7, steps="D2", active="meru", agents="D2 F1 A7 F7").choose(("reveal",))
    assert lines(game)[-1] == "Meru reveals D2: number 7, so 07:00."


@rule("MM-7.18", "MM-9.3")
def test_a_failed_capture_and_psychic_targeting_say_what_they_prove() -> None:
    missed = lines(hunt().choose(("capture",)))[-1]
    assert missed == "Meru tries to capture on A1: the Recruiter is not there at 07:00."
    no = lines(hunt().choose(("target",)))[-1]
    assert no == "Psychic Targeting from A1: at 07:00 the Recruiter is on none of A1, B1, C1, A2 and A3."
    near = lines(hunt(agents="D4 F1 A7 F7", immortals="C6 D6 E6 E3").choose(("target",)))[-1]
    assert near.startswith("Psychic Targeting from D4: at 07:00 the Recruiter is on one of D2, D3,")


@rule("MM-7.14", "MM-7.15")
def test_a_shakedown_says_whether_it_was_a_hidden_card() -> None:
    game = table(path=P7, active="meru", agents="C6 F1 A7 F7")
    assert lines(game.choose(("shake", "palm")))[-1].endswith("Psychic Palm is not a hidden card.")
    hit = table(path=P7, active="meru", agents="C6 F1 A7 F7")
    assert "is a hidden card, and now it is open" in lines(hit.choose(("shake", "cafe")))[-1]


@rule("MM-3.2", "MM-4.19", "MM-4.30")
def test_hours_are_headings_with_rounds_and_alerts() -> None:
    game = table().turn(("slip", "D2", "front"))
    scene = look(game, 1)
    assert [line.text for line in scene.log if line.heading] == ["Set-up", "Round 1 · 06:00"]
    assert lines(game)[-1] == "A Mind Slip at 06:00."
    game.rest().turn(("step", "D3"))
    assert [line.text for line in look(game, 1).log if line.heading][-1] == "07:00 · alert"


def test_a_line_has_the_crest_of_the_agent_that_it_is_about_and_the_own_seat_is_you() -> None:
    game = hunt().choose(("ask", "billboard"), "B4")
    asked = next(line for line in look(game, 1).log if "asks" in line.text)
    assert asked.who == "meru"
    game.act("note", "C2", text="6?")
    assert lines(game, 1)[-1] == "You note on C2: 6?" and lines(game, 0)[-1] == "Anna notes on C2: 6?"


@rule("MM-4.11", "MM-4.19")
def test_a_step_and_a_slip_read_alike_until_time_advances() -> None:
    step, slip = table().choose(("step", "C2")), table().choose(("slip", "D2", "front"))
    assert lines(step, 1) == lines(slip, 1)
    assert not shown(table(), ("step", "C2")) and not shown(table(), ("slip", "D2", "front"))


@rule("MM-2.11")
def test_only_the_recruiter_reads_which_card_it_is() -> None:
    game = set_up(dealt(), "start")
    assert "Your recruiter card: Karl Box." in lines(game, 0)
    assert not any("Karl" in line for line in lines(game, 1)) and "Vlasta has taken a recruiter card." in lines(game, 1)


@rule("MM-6.3", "R-16")
def test_an_agent_that_does_nothing_waits() -> None:
    assert lines(table(path=P7, stage="activate").choose("meru", "end"))[-1] == "Meru waits."
    game = table(path=P7, stage="activate").choose("meru", ("move", "A2"), "end")
    assert lines(game)[-1] == "Meru goes to A2."


def test_the_turn_so_far_is_ticked() -> None:
    prompt = look(hunt().choose(("move", "B1"), ("move", "B2"), ("ask", "dogs"), "B2"), 1).prompt
    assert prompt is not None and prompt.steps == ("Moved to B2", "Asked: C-4 K-9 Assassin Dogs")


# -- what is seen to happen --------------------------------------------------------------------------------------------


def test_beats_of_whole_matches_lead_to_what_is_seen_then() -> None:
    beats_lead_on(GAME.agree(3, "full"), 4, every=2)
    beats_lead_on(GAME.agree(2, "training"), 4, every=2)


@rule("MM-7.18", "MM-7.20")
def test_a_capture_holds_its_breath_before_it_is_told() -> None:
    held, told = shown(hunt(), ("capture",))
    assert held.notes[0].text == "Capture …" and held.hold > told.hold
    assert (told.notes[0].at, told.notes[0].text) == ("A1", "Nobody here")
    caught = table(path=P7, active="meru", agents="D2 F1 A7 F7")
    *_, last = shown(caught, ("capture",))
    assert last.notes[0].text == "Got you!"
    board = look(caught, 1).board
    assert board is not None and [space.id for space in board.spaces if space.burst] == ["D2"]


@rule("MM-7.4", "MM-7.6")
def test_a_step_token_drops_and_a_denial_crosses_all_locations_at_once() -> None:
    game = hunt().choose(("ask", "billboard"))
    (beat,) = shown(game, "B4")
    assert [piece.id for piece in beat.pieces] == ["step-B4"] and beat.hold
    (denied,) = shown(hunt(), ("ask", "bookstore"))
    assert {note.at for note in denied.notes} == {"A1", "F2", "E4", "A5", "D6"}


@rule("MM-7.14")
def test_a_hit_turns_the_first_hidden_card_up() -> None:
    game = table(path=P7, active="meru", agents="C6 F1 A7 F7")
    _, opened = shown(game, ("shake", "cafe"))
    assert [(card.id, card.name) for card in opened.cards] == [("hidden-0", "Flux Café")]


@rule("MM-6.6")
def test_an_agent_walks_location_by_location() -> None:
    game = set_up(dealt(mode="training")).turn(("step", "B1"))
    game.choose("meru")
    (beat,) = shown(game, ("move", "B2"))
    assert beat.goes[0].id == "meru" and beat.goes[0].path in (("A2", "B2"), ("B1", "B2"))


@rule("MM-4.30")
def test_an_alert_brings_its_recruits_to_the_panel() -> None:
    game = table(path=f"{P7.rsplit(' ', 1)[0]}", stage="recruiter", down=["dusty", "bill_falls"])
    beats = shown(game, ("step", "D2"), "end")
    assert [(note.at, note.text) for beat in beats for note in beat.notes] == [("recruiter", "+2 recruits")]
