"""MM-4: the Recruiter's turn."""

from __future__ import annotations

import pytest

from brushpass.engine import IllegalChoice
from brushpass.games.mind_mgmt.rules.contacts import contacts
from brushpass.testing import rule

from ..table import FAR, P7, places, table

STUCK = "A3 A4 B4 B3 B2 D2 D1 C1 B1 A1 A2"
"""A Mind Slip at 6, and no way on from A2."""


@rule("MM-4.1", "MM-4.3")
def test_a_training_turn_is_one_action_and_then_time() -> None:
    game = table("training")
    assert {option[0] for option in game.options} == {"step", "slip"}
    game.choose(("step", "C2"))
    assert game.options == ("end",)
    game.choose("end")
    assert game.seen.hour == 6


@rule("MM-4.2", "MM-4.3", "MM-5.17")
def test_a_full_turn_in_any_order() -> None:
    glide = ("glide", "E3", "E4")
    back = ("glide", "E4", "E3")
    orders = (
        [("step", "C2"), glide, ("pay", "B6"), back],
        [glide, ("step", "C2"), ("pay", "B6"), back],
        [glide, ("pay", "B6"), back, ("step", "C2")],
    )
    for order in orders:
        game = table()
        assert "end" not in game.options
        game.turn(*order)
        assert game.seen.hour == 6 and game.secret[-1] == "C2"
        assert game.seen.immortals == ("C6", "D6", "E6", "E3")


@rule("MM-4.3")
def test_without_an_action_the_turn_does_not_end() -> None:
    game = table().choose(("glide", "E3", "E4"))
    with pytest.raises(IllegalChoice):
        game.choose("end")


# -- a dead end --------------------------------------------------------------------------------------------------------


@rule("MM-4.4", "MM-11.2", "MM-R-06")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_a_dead_end_loses_at_once(mode: str) -> None:
    game = table(mode, path=STUCK, slips={6: "front"}, stage="activate")
    assert game.outcome is None
    game.rest()
    assert game.over() == ((1,), "dead-end")


@rule("MM-4.4", "MM-4.17", "MM-4.23")
def test_a_mind_slip_leads_out_of_a_dead_end() -> None:
    game = table(path=STUCK, slips={6: "front"}, board="B3")
    assert game.offered("step") == [] and game.offered("slip") == [("C2", "board")]


# -- Step --------------------------------------------------------------------------------------------------------------


@rule("MM-4.5", "MM-4.6", "MM-4.8")
def test_where_a_step_may_go() -> None:
    assert table().offered("step") == ["B1", "A2", "C2", "C3"]
    assert table(path="D3 D4 C4 B4 C3").offered("step") == ["B2", "C2", "D2", "B3"]
    assert table(path="A5 A4 A3 A2 A1").offered("step") == ["B1"]


@rule("MM-4.7", "MM-INV-10")
def test_chaos_stops_a_step_but_no_diagonal_one() -> None:
    chaos = ("B1-B2", "A2-A3", "C2-D2", "B3-C3", "E6-E7")
    game = table(chaos=chaos)
    assert game.offered("step") == ["A2", "C2", "C3"]
    assert table(chaos=("B3-C3", *FAR[1:]), path="C6 B6 B5 B4 B3").offered("step") == ["B2", "A3"]


@rule("MM-4.9")
def test_figures_never_block_the_recruiter_and_nothing_is_said() -> None:
    game = table(immortals="C2 D6 E6 E3", agents="C2 B1 A2 C2")
    assert game.offered("step") == ["B1", "A2", "C2", "C3"]
    before = len(game.match.log(1))
    game.choose(("step", "C2"))
    assert [event.event for event in game.match.log(1)[before:]] == ["acted"]


# -- contacts ----------------------------------------------------------------------------------------------------------


@rule("MM-4.10", "MM-R-19")
@pytest.mark.parametrize(
    ("place", "features", "count"),
    [("B2", ("cafe", "bus", "idol"), 0), ("B2", ("dogs", "bus", "idol"), 1), ("B2", ("dogs", "parrot", "idol"), 2)],
)
def test_a_location_contacts_a_recruit_for_every_matching_feature(
    place: str, features: tuple[str, ...], count: int
) -> None:
    assert contacts(places(place), (1,), features, ()) == count


@rule("MM-4.11", "MM-4.29", "MM-4.30")
def test_contacts_are_silent_until_the_alert() -> None:
    game = table()
    game.turn(("step", "C2"))
    assert game.seen.hour == 6 and [hour for hour, _ in game.seen.announced] == [5]
    assert game.seen.recruits == game.seen.announced[0][1]
    game.rest().turn(("step", "D2"))
    assert game.seen.announced[-1] == (7, 2)
    assert game.events("announced") == [{"hour": 7, "count": 2}]


@rule("MM-4.31")
def test_zero_is_announced_as_zero() -> None:
    game = table(features=("idol", "pool", "bus"), display=("dogs", "palm"))
    game.turn(("step", "C2")).rest().turn(("step", "D2"))
    assert game.seen.announced[-1] == (7, 0)
    assert game.events("announced") == [{"hour": 7, "count": 0}]


@rule("MM-4.12", "MM-7.21")
def test_a_card_counts_for_visits_made_before_it_was_opened() -> None:
    path, hidden = places(P7), ("dogs", "cafe")
    assert contacts(path, (6, 7), (*hidden, "monks"), ()) == 2
    assert contacts(path, (6, 7), hidden, (("monks", 6),)) == 2
    assert contacts(path, (6, 7), hidden, (("monks", 5),)) == 1


@rule("MM-4.13")
def test_what_is_jumped_over_is_not_visited() -> None:
    game = table(features=("monks", "torches", "idol"))
    game.turn(("slip", "D2", "front")).rest().turn(("step", "D1"))
    assert "C2" not in game.secret
    assert game.seen.announced[-1] == (7, 1), "the idol of D1; C2 with its monks and torches was jumped over"


@rule("MM-4.32", "MM-11.5")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_the_last_contacts_are_never_announced(mode: str) -> None:
    path = "A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7"
    features = ("torches", "pool", "parrot") if mode == "training" else ("dogs", "courier", "graffiti")
    game = table(mode, path=path if mode == "training" else f"{path} C7 D7", features=features, display=("bus", "palm"))
    before = game.seen.recruits
    game.turn(("step", "C7" if mode == "training" else "E7"))
    assert game.over() == ((0,), "clock")
    assert game.seen.recruits == before


# -- Mind Slip ---------------------------------------------------------------------------------------------------------


@rule("MM-4.14", "MM-4.15", "MM-4.16", "MM-R-05")
def test_each_card_has_its_own_jump() -> None:
    path = "B6 C6 D6 D5 D4"
    assert table(path=path, card="karl_box").offered("slip") == [("D2", "front"), ("B4", "front"), ("F4", "front")]
    assert table(path=path, card="pipe_girl").offered("slip") == [("B2", "front"), ("F2", "front"), ("F6", "front")]


@rule("MM-4.17", "MM-4.7")
def test_a_mind_slip_passes_over_everything_but_lands_where_nobody_was() -> None:
    game = table(path="B4 C4 C5 D5 D4", chaos=("D3-D4", *("A6-A7", "C6-C7", "E6-E7", "E1-F1")), immortals="D3 D6 E6 E3")
    assert game.offered("slip") == [("D2", "front"), ("F4", "front"), ("D6", "front")], "B4 is visited"
    game.turn(("slip", "D2", "front"))
    assert game.secret[-1] == "D2"


@rule("MM-4.18")
def test_a_mind_slip_cannot_be_shortened_or_pretended() -> None:
    game = table()
    for wrong in (("slip", "C2", "front"), ("slip", "B2", "front"), ("slip",)):
        with pytest.raises(IllegalChoice):
            game.choose(wrong)


@rule("MM-4.19", "MM-INV-2")
def test_a_spent_token_is_shown_when_time_has_advanced() -> None:
    game = table()
    game.choose(("slip", "D2", "front"))
    for seat in (1, None):
        seen = game.match.view(seat)
        assert (seen.front, seen.slips, seen.acted) == (1, (), True)
    game.choose("end")
    seen = game.seen
    assert (seen.front, seen.slips) == (0, ((6, "front"),))
    assert game.events("slipped") == [{"hour": 6, "token": "front"}]
    assert seen.secret is None


@rule("MM-4.20")
def test_the_front_token_serves_once() -> None:
    game = table("training")
    assert game.offered("slip") == [("D2", "front")]
    game.turn(("slip", "D2", "front")).rest()
    assert game.offered("slip") == []


@rule("MM-4.21", "MM-4.22")
def test_the_board_token_is_earned_in_silence_and_serves_from_the_next_turn_on() -> None:
    game = table(board="C2", slips=None)
    assert [token for _, token in game.offered("slip")] == ["front"]
    game.choose(("step", "C2"))
    assert game.offered("slip") == []
    assert game.seen.board == "C2"
    game.choose("end").rest()
    assert game.seen.board == "C2"
    assert {token for _, token in game.offered("slip")} == {"front", "board"}


@rule("MM-4.23", "MM-R-07")
@pytest.mark.parametrize("counts", [True, False])
def test_a_visit_in_the_opening_counts_unless_agreed_otherwise(counts: bool) -> None:
    game = table(board="B4", early_visit_counts=counts)
    assert {token for _, token in game.offered("slip")} == ({"front", "board"} if counts else {"front"})


@rule("MM-R-07", "MM-4.23")
def test_where_early_visits_do_not_count_a_spent_token_tells_so() -> None:
    game = table(board="C2", early_visit_counts=False)
    game.turn(("step", "C2")).rest().turn(("slip", "E2", "board"))
    told = [entry[:2] for entry in game.seen.record if entry[0] in ("by", "never")]
    assert told == [("by", 6), ("never", 5)]


@rule("MM-4.24", "MM-4.19")
def test_with_both_tokens_the_recruiter_chooses() -> None:
    game = table(board="B4")
    assert game.offered("slip") == [("D2", "front"), ("D2", "board")]
    game.turn(("slip", "D2", "board"))
    seen = game.seen
    assert (seen.board, seen.front, seen.slips) == (None, 1, ((6, "board"),))
    game.rest()
    assert [token for _, token in game.offered("slip")] == ["front"] * len(game.offered("slip"))


# -- refill, time, alert -----------------------------------------------------------------------------------------------


@rule("MM-4.25", "MM-4.26", "MM-11.11")
def test_the_display_is_refilled_after_everything_else() -> None:
    game = table(immortals="F7 B1 E6 E3")
    game.choose(("recruit", "bus"), ("step", "C2"))
    assert game.seen.display == ("palm",)
    pile = game.seen.pile
    game.choose("end")
    assert len(game.seen.display) == 2 and game.seen.pile == pile - 1
    order = [event.event for event in game.match.log(1)]
    assert order.index("displayed") < order.index("hour")


@rule("MM-4.27")
def test_an_empty_pile_is_not_rebuilt() -> None:
    """With the Higher Bar, since 12 recruits would have won by then."""
    game = table(immortals="F7 B1 E6 E3", pile=(), features=("pool", "courier", "bookstore"), higher_bar=True)
    game.turn(("recruit", "bus"), ("step", "A2"))
    assert game.seen.display == ("palm",) and game.seen.pile == 0
    assert game.prompt == "activate" and game.events("displayed") == []


@rule("MM-4.28")
def test_time_advances_by_one() -> None:
    game = table()
    game.turn(("step", "C2"))
    assert game.events("hour") == [{"hour": 6}]
