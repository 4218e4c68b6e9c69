"""MM-2: set-up, in the order of MM-2.30."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.engine import IllegalChoice
from brushpass.games.mind_mgmt.box.city import (
    AT,
    BESIDE_TEMPLES,
    EDGE,
    INTERIOR,
    LOCATIONS,
    completable,
    names,
    open_borders,
)
from brushpass.games.mind_mgmt.box.components import AGENTS, CARDS
from brushpass.games.mind_mgmt.rules.contacts import contacts
from brushpass.games.mind_mgmt.rules.set_up import opening_steps, starts
from brushpass.games.mind_mgmt.state import HIDDEN, PILE
from brushpass.testing import rule

from ..table import CHAOS_LAID, CORNERS, P, Table, borders, dealt, places, set_up


def prompts(game: Table) -> list[str]:
    """The questions of set-up in their order, each once."""
    asked = []
    while game.prompt != "recruiter":
        if game.prompt not in asked:
            asked.append(game.prompt)
        options = game.options
        game.choose(CORNERS.split()[len(game.t.agents)] if game.prompt == "agent-start" else options[0])
    return asked


@rule("MM-2.1", "MM-2.28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_recruiter_against_all_others(seats: int) -> None:
    game = set_up(dealt(seats, "training"))
    assert game.match.game.sides(game.match.setup) == ((0,), tuple(range(1, seats)))
    assert (game.seat, game.prompt) == (0, "recruiter")


@rule("MM-2.30", "MM-2.8")
def test_the_order_of_set_up() -> None:
    assert prompts(dealt(2, "training")) == ["card", "start", "opening", "confirm", "agent-start"]
    full = ["chaos", "card", "start", "opening", "confirm", "immortal", "agent-start", "second-slip"]
    assert prompts(dealt(2, "full")) == full


@rule("MM-2.2", "MM-2.3", "MM-2.4", "MM-R-03")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0]), (5, [0, 1, 2, 3, 4])]
)
def test_chaos_goes_round_the_table(seats: int, order: list[int]) -> None:
    game = dealt(seats)
    asked = []
    for border in CHAOS_LAID:
        asked.append(game.seat)
        assert game.options == open_borders(borders(CHAOS_LAID[: len(asked) - 1]))
        game.choose(border)
    assert asked == order
    assert set(game.seen.chaos) == set(CHAOS_LAID)
    assert game.prompt == "card"


@rule("MM-2.3", "MM-R-03")
def test_however_they_are_laid_a_fifth_chaos_token_fits() -> None:
    rng = Random(1)
    for _ in range(200):
        laid: list[str] = []
        while len(laid) < 5:
            laid.append(rng.choice(open_borders(borders(laid))))
        assert len(set(starts(borders(laid)))) == 42


@rule("MM-2.3", "MM-10.4", "MM-R-13")
def test_a_chaos_token_that_would_touch_is_refused() -> None:
    game = dealt().choose("B2-C2")
    for touching in ("B2-C2", "B1-C1", "B1-B2", "C2-C3"):
        with pytest.raises(IllegalChoice):
            game.choose(touching)
    assert game.seen.chaos == ("B2-C2",)


@rule("MM-2.5", "MM-2.16", "MM-1.12")
def test_time_begins_at_five() -> None:
    game = set_up(dealt(), "immortal")
    assert game.seen.hour == 5 and game.seen.numbers == 5


@rule("MM-2.6", "MM-2.7")
def test_the_supply_of_recruits() -> None:
    assert dealt(2, "training").seen.supply == 9
    assert dealt(2, "full").seen.supply == 12


@rule("MM-2.8", "MM-2.21")
def test_what_training_does_without() -> None:
    game = set_up(dealt(2, "training"))
    seen = game.seen
    assert not (seen.chaos or seen.immortals or seen.display or seen.dolphins or seen.board)
    assert seen.front == 1
    game.turn(game.options[0]).choose("meru")
    kinds = {option[0] for option in game.options if isinstance(option, tuple)}
    assert kinds == {"move", "ask", "capture"}


@rule("MM-2.9", "MM-4.7")
def test_the_recruiter_sees_chaos_before_the_start() -> None:
    game = set_up(dealt(), "start")
    assert set(game.match.view(0).chaos) == set(CHAOS_LAID)


@rule("MM-2.10", "MM-4.20")
def test_a_mind_slip_token_lies_in_front_of_the_screen() -> None:
    for mode in ("training", "full"):
        assert set_up(dealt(2, mode), "start").seen.front == 1


@rule("MM-2.11")
@pytest.mark.parametrize("card", CARDS)
def test_the_recruiter_card_is_chosen_and_hidden(card: str) -> None:
    game = set_up(dealt(), "card").choose(card)
    own = game.match.view(0)
    assert own.secret is not None and own.secret.card == card
    assert game.seen.secret is None and game.match.view(None).secret is None
    assert game.events("card-is") == []
    assert [event.args for event in game.match.log(0) if event.event == "card-is"] == [{"card": card}]


@rule("MM-2.11", "MM-R-29")
def test_a_recruiter_card_by_chance_is_seen_by_the_recruiter_alone() -> None:
    drawn = set()
    for seed in range(12):
        game = set_up(dealt(seed=seed), "card").choose("random")
        own = game.match.view(0)
        assert own.secret is not None
        drawn.add(own.secret.card)
        assert game.match.view(1).secret is None
    assert drawn == set(CARDS)


@rule("MM-2.12", "MM-2.13", "MM-8.2")
def test_in_training_the_start_is_confirmed_for_all_to_see() -> None:
    game = set_up(dealt(2, "training"), "start")
    assert game.options == LOCATIONS
    game.choose("E5")
    assert game.seen.confirmed == {"E5": 1}
    assert game.events("started") == [{"place": "E5"}]


@rule("MM-2.12", "MM-2.14")
def test_in_the_full_game_the_start_is_secret() -> None:
    game = set_up(dealt(), "start")
    assert game.options == LOCATIONS
    game.choose("A1")
    assert game.seen.confirmed == {} and game.events("started") == []
    assert game.secret == ("A1",)


@rule("MM-2.15")
def test_feature_cards_come_after_the_start() -> None:
    game = set_up(dealt(), "start")
    assert game.t.piles[HIDDEN] == [] and len(game.t.piles[PILE]) == 16
    game.choose("B6")
    own = game.match.view(0)
    assert own.secret is not None and len(own.secret.features) == 3
    assert game.seen.hidden == 3 and game.seen.pile == 13
    assert len({tuple(set_up(dealt(seed=seed), "opening").t.piles[HIDDEN]) for seed in range(10)}) > 3


@rule("MM-2.16", "MM-4.5", "MM-4.8")
def test_the_opening_is_four_steps() -> None:
    game = set_up(dealt(), "opening")
    for place in P.split()[1:]:
        assert not set(game.options) & set(game.secret)
        game.choose(place)
    assert game.prompt == "confirm" and game.secret == tuple(P.split())
    assert game.seen.numbers == 5 and game.seen.secret is None


@rule("MM-2.16")
def test_an_opening_step_is_never_a_mind_slip() -> None:
    game = set_up(dealt(), "opening")
    assert set(game.options) == {"A6", "C6", "B5", "B7"}


@rule("MM-2.17", "MM-R-04")
def test_steps_into_a_trap_are_not_offered() -> None:
    assert opening_steps(0, places("B2 B1 A1")) == ("A2",)
    trapped = places("A2 B2 B1")
    assert "A1" not in opening_steps(0, trapped)
    assert not completable(0, AT["A1"], sum(1 << place for place in places("A1 A2 B2 B1")), 1)


@rule("MM-2.17")
def test_until_it_is_confirmed_the_opening_can_be_taken_back() -> None:
    game = set_up(dealt(), "confirm")
    assert game.options == ("confirm",)
    for left in (4, 3, 2, 1):
        game.match.undo(0)
        assert len(game.secret) == left
    set_up(game, "immortal")
    assert not game.match.can_undo(0)


@rule("MM-2.18", "MM-4.10", "MM-R-19")
def test_the_recruits_of_the_opening_are_laid_out() -> None:
    for seed in range(6):
        game = set_up(dealt(seed=seed), "confirm")
        hidden = tuple(game.t.piles[HIDDEN])
        expected = contacts(places(P), range(1, 6), hidden, ())
        game.choose("confirm")
        assert game.seen.announced == ((5, expected),)
        assert game.events("announced") == [{"hour": 5, "count": expected}]


@rule("MM-2.18")
def test_two_features_of_one_location_count_twice() -> None:
    assert contacts(places(P), range(1, 6), ("dogs", "parrot", "pool"), ()) == 2


@rule("MM-2.19")
def test_immortals_on_four_different_interior_locations() -> None:
    game = set_up(dealt(), "immortal")
    assert game.options == names(INTERIOR) and {"C3", "E5", "B5"} <= set(game.options)
    for place in ("C3", "B5", "E2", "D4"):
        game.choose(place)
        if game.prompt == "immortal":
            assert place not in game.options
    assert game.seen.immortals == ("C3", "B5", "E2", "D4")


@rule("MM-2.20", "MM-2.21", "MM-R-23")
@pytest.mark.parametrize(
    ("seats", "owners"), [(2, (1, 1, 1, 1)), (3, (1, 1, 2, 2)), (4, (1, 2, 3, 0)), (5, (1, 2, 3, 4))]
)
def test_who_runs_which_agent_in_training(seats: int, owners: tuple[int, ...]) -> None:
    game = set_up(dealt(seats, "training"), "agent-start")
    assert game.seen.owners == owners


@rule("MM-2.20", "MM-2.22", "MM-R-23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_agent_cards_are_dealt(seats: int) -> None:
    found = set()
    for seed in range(12):
        game = set_up(dealt(seats, seed=seed), "agent-start")
        found.add(game.seen.owners)
        assert sorted(game.seen.owners) == sorted(set_up(dealt(seats, "training"), "agent-start").seen.owners)
    assert len(found) > 2


@rule("MM-2.22", "MM-R-23")
@pytest.mark.parametrize(("seats", "order"), [(3, [1, 2, 1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])])
def test_agent_cards_are_chosen_clockwise(seats: int, order: list[int]) -> None:
    game = set_up(dealt(seats, agent_cards="chosen"), "agent-card")
    asked = []
    for agent in ("dusty", "meru", "bill_falls", "henry_lyme")[: len(order)]:
        asked.append(game.seat)
        assert agent in game.options
        game.choose(agent)
    assert asked == order and game.prompt == "agent-start"
    expected = {3: (2, 2, 1, 1), 4: (2, 0, 3, 1), 5: (2, 4, 3, 1)}[seats]
    assert game.seen.owners == expected


@rule("MM-2.22")
def test_with_one_agent_player_there_is_nothing_to_choose() -> None:
    assert set_up(dealt(2, agent_cards="chosen"), "agent-card").prompt == "recruiter"


@rule("MM-2.23", "MM-R-26")
@pytest.mark.parametrize(
    ("seats", "asked"), [(2, [1, 1, 1, 1]), (3, [1, 1, 2, 2]), (4, [1, 2, 3, 1]), (5, [1, 2, 3, 4])]
)
def test_agents_start_on_the_edge_in_the_order_of_their_cards(seats: int, asked: list[int]) -> None:
    game = set_up(dealt(seats, "training"), "agent-start")
    for agent, seat in zip(AGENTS, asked, strict=True):
        assert (game.seat, game.decision.about) == (seat, (agent,))
        assert game.options == names(EDGE)
        game.choose("A1")
    assert game.seen.agents == ("A1",) * 4


@rule("MM-2.25", "MM-2.26", "MM-2.27")
def test_ally_second_token_and_display_come_last() -> None:
    game = set_up(dealt(), "second-slip")
    assert game.seat == 1 and game.options == names(BESIDE_TEMPLES)
    assert game.seen.display == () and game.seen.dolphins == 0
    game.choose("D4")
    assert game.seen.board == "D4" and game.seen.dolphins == 1
    assert len(game.seen.display) == 2 and game.seen.pile == 11
    assert [event["feature"] for event in game.events("displayed")] == list(game.seen.display)


@rule("MM-2.29")
def test_supplies_are_open_to_all() -> None:
    game = set_up(dealt())
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert (view.supply, view.pile, view.front, view.dolphins) == (12 - view.recruits, 11, 1, 1)


@rule("MM-4.5", "MM-2.16")
def test_nobody_else_sees_the_steps_of_the_opening() -> None:
    game = set_up(dealt(seed=3), "opening")
    lines = len(game.match.log(1))
    game.choose("B5", "B4", "B3", "B2")
    assert len(game.match.log(1)) == lines
    assert game.match.history[-1][3:] == ((0,), "")
