"""SC-2 and the variants of SC-10: before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from brushpass.engine import BadSetup
from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.state import DECK, STARTS
from brushpass.testing import rule


@rule("SC-2.1")
def test_the_light_side_lies_up_unless_agreed_otherwise() -> None:
    assert GAME.start(seed=1).view(None).board == "light"
    assert GAME.start(2, "first", {"board": "dark"}, seed=1).view(None).board == "dark"


@rule("SC-2.2", "SC-2.8", "SC-2.9", "SC-2.10", "SC-2.12", "SC-R-5", "SC-R-17")
@pytest.mark.parametrize("mode", ["first", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_fifteen_agents_one_of_them_on_the_red_city(seats: int, mode: str) -> None:
    match = GAME.start(seats, mode, seed=5)
    while match.decision and match.decision.prompt == "draft":
        match.choose(match.decision.options[0])
    view = match.view(None)
    assert match.decision and match.decision.prompt == "turn"
    for seat in view.seats:
        (mission,) = seat.missions
        red = GAME.box.missions[mission.id].start_city
        assert (seat.city, mission.marked, mission.planning) == (red, (red,), 0)
        assert (seat.total, seat.supply, seat.agents) == (15, 14, {})


@rule("SC-2.3")
def test_four_missions_are_in_the_row_and_the_rest_is_the_deck() -> None:
    rows = set()
    for seed in range(20):
        t = GAME.start(2, "first", seed=seed).state
        assert len(t.row) == 4 and len(t.piles[DECK]) == 39
        assert sorted((*t.row, *t.piles[DECK])) == list(GAME.box.mission_cards)
        rows.add(t.row)
    assert len(rows) > 15


@rule("SC-2.4", "SC-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    starts = Counter(GAME.start(seats, "first", seed=seed).state.first for seed in range(240))
    assert all(0.6 < starts[seat] * seats / 240 < 1.4 for seat in range(seats))
    match = GAME.start(seats, "first", seed=3)
    assert match.decision and match.decision.seat == match.state.first == match.view(None).first


@rule("SC-2.5", "SC-2.7", "SC-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_game_start_missions_are_dealt_and_the_others_never_come_up(seats: int) -> None:
    dealt: Counter[str] = Counter()
    for seed in range(60):
        match = GAME.start(seats, "first", seed=seed)
        t = match.state
        cards = [player.missions[0][0] for player in t.players]
        assert sorted([*cards, *t.piles[STARTS]]) == list(GAME.box.start_cards)
        dealt[cards[0]] += 1
    assert len(dealt) == 5


@rule("SC-2.6", "SC-2.7", "SC-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"board": "dark"}, {"agents_1": 14, "agents_2": 14}])
def test_in_the_advanced_game_they_are_picked_counter_clockwise(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        match = GAME.start(seats, "advanced", options, seed=seed)
        first, open_cards = match.state.first, match.view(None).starts
        assert len(open_cards) == seats
        picked: list[str] = []
        while match.decision and match.decision.prompt == "draft":
            assert match.decision.options == tuple(card for card in open_cards if card not in picked)
            who, card = match.decision.seat, match.decision.options[-1]
            assert who == (first - 1 - len(picked)) % seats
            match.choose(card)
            picked.append(card)
            assert match.state.players[who].missions[0][0] == card
        assert len(picked) == seats - 1
        (last,) = set(open_cards) - set(picked)
        assert match.state.players[first].missions[0][0] == last
        assert match.decision and (match.decision.seat, match.decision.prompt) == (first, "turn")
        assert match.view(None).starts == ()


def test_a_pick_can_be_taken_back_until_the_next_one() -> None:
    match = GAME.start(3, "advanced", seed=1)
    assert match.decision
    who, options = match.decision.seat, match.decision.options
    match.choose(options[0])
    match.undo(who)
    assert match.decision.seat == who and match.decision.options == options
    assert match.state.players[who].supply == 15 and match.state.players[who].city == ""


@rule("SC-10.1", "SC-10.2")
def test_with_fourteen_agents_one_is_returned_to_the_box_player_by_player() -> None:
    match = GAME.start(3, "first", {"agents_2": 14}, seed=1)
    assert [(seat.total, seat.supply) for seat in match.view(None).seats] == [(15, 14), (14, 13), (15, 14)]


@rule("SC-10.5")
def test_the_dark_side_is_refused_with_fourteen_agents() -> None:
    with pytest.raises(BadSetup, match="the dark side is played with 15 agents"):
        GAME.agree(3, "first", {"board": "dark", "agents_3": 14})
    GAME.agree(2, "first", {"board": "dark", "agents_3": 14})  # nobody sits there


@rule("SC-2.11")
def test_there_is_a_table_for_two_to_four() -> None:
    assert GAME.seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.agree(seats)
