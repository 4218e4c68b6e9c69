"""MM-14, MM-INV-15: what a view holds, and twin worlds that Agents and spectators must not be able to tell apart.

The twins share all that is public and differ in the secret. They are set up for things that random play hardly ever
meets; both then go through the same story, step by step.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.engine import IllegalAct, Match, WrongSeat
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import SIZE
from brushpass.games.mind_mgmt.box.components import CARDS
from brushpass.games.mind_mgmt.state import HIDDEN, PILE, RECRUITER, MindMgmt
from brushpass.games.mind_mgmt.view import View
from brushpass.testing import rule, title, walk
from brushpass.testing.looks import difference, looks
from tests.games import twins as twin_worlds

from .table import P, Table, dealt, set_up, table, tables

LATER = f"{P} C2"
BARREN = ("bookstore", "fountain", "pool")
"""Features that contact nobody on the way."""


def lived(one: Table, other: Table, *steps: Any) -> None:
    """Both worlds go through the same story, and no Agent can tell them apart."""
    twin_worlds.lived(one, other, *steps, seats=range(1, one.match.seats))


def twins(one: dict[str, Any], other: dict[str, Any], **public: Any) -> tuple[Table, Table]:
    """Two tables that differ in the secret alone."""
    pair = table(**one, **public), table(**other, **public)
    assert pair[0].t.path != pair[1].t.path or pair[0].t.card != pair[1].t.card or pair[0].t.piles != pair[1].t.piles
    return pair


# -- the view ----------------------------------------------------------------------------------------------------------


@rule("MM-INV-15")
def test_the_secret_map_is_the_recruiters() -> None:
    game = table(seats=3)
    own = game.match.view(0).secret
    assert own is not None
    assert (own.path, own.card, own.features) == (tuple(P.split()), "karl_box", ("cafe", "dogs", "monks"))
    for seat in (1, 2, None):
        view = game.match.view(seat)
        assert view.secret is None and (view.numbers, view.hidden) == (5, 3)


@rule("MM-INV-15", "MM-4.19")
def test_which_token_is_being_spent_is_the_recruiters_secret() -> None:
    game = table(board="B4").choose(("slip", "D2", "board"))
    own = game.match.view(0).secret
    assert own is not None and own.spent == "board"
    assert game.seen.front == 1 and game.seen.board == "B4" and game.seen.slips == ()


def scrambled(match: Match[MindMgmt, View], rng: Random) -> bool:
    """Exchange all that section 14 hides from Agents, as far as nothing public depends on it; whether it differs."""
    t = match.state
    before = (t.path, t.card, [pile[:] for pile in t.piles])
    known = set(t.confirmed)
    free = [place for place in range(SIZE) if place not in known]
    rng.shuffle(free)
    t.path = tuple(place if place in known else free.pop() for place in t.path)
    t.card = rng.choice(CARDS) if t.card else ""
    cards = [*t.piles[HIDDEN], *t.piles[PILE]]
    rng.shuffle(cards)
    size = len(t.piles[HIDDEN])
    t.piles[HIDDEN], t.piles[PILE] = sorted(cards[:size]), sorted(cards[size:])
    t.spent = rng.choice(("", "front", "board")) if t.acted and t.stage == "recruiter" else t.spent
    return before != (t.path, t.card, t.piles)


@rule("MM-INV-15")
@pytest.mark.parametrize("setup", tables(), ids=title)
def test_a_view_does_not_change_with_what_it_hides(setup: Any) -> None:
    rng, changed = Random(1), 0
    seats = (*range(1, setup.seats), None)
    for match in walk(setup, 5, every=2):
        if match.outcome is None:
            other = match.fork()
            before = [(msgspec.json.encode(other.view(seat)), other.log(seat)) for seat in seats]
            changed += scrambled(other, rng)
            assert [(msgspec.json.encode(other.view(seat)), other.log(seat)) for seat in seats] == before
    assert changed > 4


@rule("MM-INV-15", "MM-R-20")
def test_no_event_names_what_is_hidden() -> None:
    for event in ("acted", "card-kept", "streets-left", "restless"):
        assert GAME.events[event] == ()
    game = table(features=("pool", "garden", "parrot"), opened={"pool": 5})
    game.turn(("step", "C2"), ("glide", "E3", "E4")).rest().turn(("slip", *game.offered("slip")[0]))
    told = msgspec.json.encode([event.args for event in game.match.log(1)]).decode()
    for secret in ("garden", "parrot", "C2", game.secret[-1], *CARDS):
        assert secret not in told


# -- the Recruiter's turn ----------------------------------------------------------------------------------------------


@rule("MM-INV-15", "MM-4.19")
@pytest.mark.parametrize("card", CARDS)
def test_step_or_slip_in_the_same_turn(card: str) -> None:
    landing = {"karl_box": "D2", "pipe_girl": "D4"}[card]
    one, other = table(card="karl_box"), table(card=card)
    lived(one, other, ("glide", "E3", "E4"), [("step", "C2"), ("slip", landing, "front")], ("pay", "B6"))
    lived(one, other, ("glide", "E4", "E3"))


@rule("MM-INV-15", "MM-4.24")
def test_one_token_or_the_other() -> None:
    one, other = table(board="B4"), table(board="B4")
    lived(one, other, [("slip", "D2", "front"), ("slip", "D2", "board")])


@rule("MM-INV-15")
def test_a_step_taken_back_and_a_slip_instead() -> None:
    one, other = table(), table()
    lived(one, other, [("step", "C2"), ("step", "A2")])
    one.match.undo(0)
    other.match.undo(0)
    lived(one, other, [("step", "C2"), ("slip", "D2", "front")])


@rule("MM-INV-15", "MM-4.21")
def test_board_token_earned_or_not() -> None:
    one, other = table(board="C2", features=BARREN), table(board="C2", features=BARREN)
    lived(one, other, [("step", "C2"), ("step", "B1")], "end", "meru", "end", "henry_lyme", "end")
    assert ("slip", "E2", "board") in one.options and {token for _, token in other.offered("slip")} == {"front"}
    lived(one, other, [("slip", "E2", "front"), ("slip", "D1", "front")], "end", "bill_falls")


@rule("MM-INV-15", "MM-4.30")
def test_an_alert_of_one_sum_from_different_places() -> None:
    """In one world the monks of C2 at 6 and nothing at 7, in the other nothing at 6 and the pool of A3 at 7."""
    one, other = twins({"features": ("monks", "bookstore", "courier")}, {"features": ("pool", "bookstore", "courier")})
    lived(one, other, [("step", "C2"), ("step", "A2")], "end", "meru", "end", "dusty", "end")
    lived(one, other, [("step", "D2"), ("step", "A3")], "end", "henry_lyme")
    assert one.seen.announced[-1] == (7, 1)


@rule("MM-INV-15", "MM-4.9")
def test_entering_a_location_with_an_agent() -> None:
    one, other = table(agents="C2 F1 A7 F7"), table(agents="C2 F1 A7 F7")
    lived(one, other, [("step", "C2"), ("step", "A2")], "end", "meru")


# -- answers -----------------------------------------------------------------------------------------------------------

LONG = "A7 B7 B6 B5 B4 C3 D2 D3"
SHORT = "A7 B7 B6 B5 B4 B3 B2 B1"
OTHER_CHAOS = ("E6-E7", "E1-F1", "F3-F4", "A1-A2", "C6-D6")
ASKING = {"features": ("fountain", "graffiti", "idol"), "immortals": "F5 D6 E6 E3", "chaos": OTHER_CHAOS}
NOT_D6 = ASKING | {"immortals": "F5 D4 E6 E3"}
"""Of the billboards LONG has B4 and D2, SHORT B4 alone; both have contacted the same."""


@rule("MM-INV-15", "MM-7.7")
def test_ask_with_one_candidate_or_many() -> None:
    one, other = twins({"path": LONG}, {"path": SHORT}, active="meru", agents="C7 F1 A7 F7", **ASKING)
    lived(one, other, ("ask", "billboard"))
    assert one.options == ("D2", "B4") and other.options == ("B4",)
    lived(one, other, "B4", ("move", "B7"), "end")


@rule("MM-INV-15", "MM-7.6")
def test_ask_in_vain() -> None:
    one, other = twins({"path": LONG}, {"path": SHORT}, active="meru", agents="A1 F1 A7 F7", **NOT_D6)
    lived(one, other, ("ask", "bookstore"), "end")
    assert one.events("nothing")


@rule("MM-INV-15", "MM-9.9")
def test_the_dolphin_does_not_tell_what_came_first() -> None:
    backwards = "D3 D2 C3 B4 B5 B6 B7 A7"
    public = ASKING | {"features": ("pool", "courier", "graffiti")}
    one, other = twins({"path": LONG}, {"path": backwards}, active="meru", agents="C7 F1 A7 F7", **public)
    lived(one, other, ("ask", "billboard", "spy_dolphin"), "end")
    assert one.seen.steps == ("D2", "B4")


@rule("MM-INV-15", "MM-7.9")
def test_a_number_that_is_the_same_on_another_path() -> None:
    one, other = twins({"path": LONG}, {"path": SHORT}, active="meru", agents="B4 F1 A7 F7", steps="B4 B5", **ASKING)
    lived(one, other, ("reveal",), "end")
    assert one.seen.confirmed == {"B4": 5}


@rule("MM-INV-15", "MM-7.18")
@pytest.mark.parametrize("at", ["D2", "B2", "F4"])
def test_a_failed_capture_does_not_tell_whether_it_was_visited(at: str) -> None:
    one, other = twins({"path": LONG}, {"path": SHORT}, active="meru", agents=f"{at} F1 A7 F7", **ASKING)
    lived(one, other, ("capture",), "end")


@rule("MM-INV-15", "MM-9.3")
@pytest.mark.parametrize(("at", "yes"), [("F7", False), ("B3", True)])
def test_psychic_targeting_tells_yes_or_no(at: str, yes: bool) -> None:
    """The Recruiter is on D3 or on B1."""
    one, other = twins({"path": LONG}, {"path": SHORT}, active="meru", agents=f"{at} F1 A7 F7", **ASKING)
    lived(one, other, ("target",), "end")
    assert one.events("targeted") == [{"place": at, "yes": yes}]


@rule("MM-INV-15", "MM-7.14", "MM-7.15")
@pytest.mark.parametrize("feature", ["bookstore", "monks"])
def test_shakedown_hit_or_miss_tells_of_one_feature(feature: str) -> None:
    one, other = twins(
        {"features": ("pool", "courier", "monks")},
        {"features": ("monks", "fountain", "graffiti")},
        path=LATER,
        active="meru",
        agents="B5 F1 A7 F7",
        immortals="B5 D6 E6 E3",
    )
    lived(one, other, ("shake", feature), "B4", "end", "henry_lyme", "end")
    lived(one, other, [("step", "D2"), ("step", "C3")], "end")


@rule("MM-INV-15", "MM-5.5")
def test_a_paid_token_does_not_tell_its_number() -> None:
    one, other = twins({"path": "A7 B7 B6 B5 B4"}, {"path": "B4 B5 B6 B7 A7"}, chaos=OTHER_CHAOS)
    lived(one, other, ("glide", "E3", "E4"), ("pay", "B6"), ("glide", "E4", "E3"))
    lived(one, other, [("step", "B3"), ("step", "A6")], "end", "meru")


# -- set-up and modules ------------------------------------------------------------------------------------------------


def both(until: str, **options: Any) -> tuple[Table, Table]:
    """The same deal twice, up to a question."""
    return set_up(dealt(3, **options), until), set_up(dealt(3, **options), until)


@rule("MM-INV-15", "MM-R-29")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_was_chosen_or_drawn(card: str) -> None:
    one, other = both("card")
    lived(one, other, ["random", card], ["B6", "E3"], ["B5", "E4"])


@rule("MM-INV-15", "MM-2.14", "MM-2.16")
def test_another_start_and_another_opening() -> None:
    one, other = both("start")
    lived(one, other, ["B6", "F1"], ["B5", "F2"], ["B4", "E2"], ["B3", "E1"], ["B2", "D1"])


@rule("MM-INV-15", "MM-13.3")
def test_another_card_put_back() -> None:
    one, other = both("put-back", picky_handler=True)
    lived(one, other, [one.options[0], one.options[3]], "B5", "B4")


@rule("MM-INV-15", "MM-13.9")
def test_an_early_tip_does_not_tell_its_number() -> None:
    one, other = twins(
        {"path": "A7 B7 B6 B5 B4"}, {"path": "B4 B5 B6 B7 A7"}, chaos=OTHER_CHAOS, early_tip=True, stage="early_tip"
    )
    assert set(one.options) == set(other.options)
    lived(one, other, "B6", ("glide", "E3", "E4"))


@rule("MM-INV-15", "MM-13.6")
def test_an_alert_that_was_put_off_tells_nothing_yet() -> None:
    one, other = twins(
        {"features": ("monks", "billboard", "courier")},
        {"features": ("torches", "pool", "bookstore")},
        late_paperwork=True,
    )
    lived(one, other, [("step", "C2"), ("step", "A2")], "end", "meru", "end", "dusty", "end")
    lived(one, other, [("step", "D2"), ("step", "A1")], "end", "put-off", "henry_lyme", "end", "bill_falls", "end")


# -- what the Agents keep to themselves --------------------------------------------------------------------------------


@rule("MM-INV-15", "MM-R-20", "MM-R-27")
def test_marks_leave_no_trace_with_the_recruiter_and_spectators() -> None:
    one, other = table(seats=3, path=LATER, active="meru"), table(seats=3, path=LATER, active="meru")
    one.act("mark", "B4", text="not before nine").act("mark", "C3", seat=2, text="?").act("mark", "C3", text="")
    for step in (("capture",), "end", "henry_lyme", "end", ("step", "D2")):
        assert not difference(looks(one.match, RECRUITER), looks(other.match, RECRUITER))
        assert one.match.told == other.match.told
        one.choose(step)
        other.choose(step)
    assert one.seen.marks == {"B4": "not before nine"} and other.seen.marks == {}


@rule("MM-INV-15", "MM-R-20")
def test_no_refusal_speaks_of_marks_or_secrets() -> None:
    secret, plain = table(), table(path="D4 D3 E3 F3 F2", features=("pool", "courier", "idol"), card="pipe_girl")
    for seat in (0, 1):
        for act in ({"tool": "note", "target": "X", "text": ""}, {"tool": "note-away", "target": "note-1"}, 3):
            told = []
            for game in (secret, plain):
                with pytest.raises(IllegalAct) as refused:
                    game.match.act(seat, act)
                told.append(str(refused.value))
            assert told[0] == told[1]
    for game in (secret, plain):
        with pytest.raises(WrongSeat) as wrong:
            game.match.choose(("step", "C2"), 1)
        assert str(wrong.value) == "seat 1 is not deciding; seat 0 is"
