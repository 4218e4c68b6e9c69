"""AA-2, AA-10.1 to AA-10.3, AA-11.1, AA-11.2: before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from brushpass.engine import BadSetup
from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.box.components import COPIES, MARKET_CARDS
from brushpass.games.agent_avenue.state import DECK, HANDS, MARKET_DECK
from brushpass.testing import rule


@rule("AA-2.1", "AA-2.2", "AA-2.8")
def test_the_meeples_start_at_home_seven_apart_both_ways() -> None:
    view = GAME.start(2, "basic", seed=1).view(None)
    assert view.mode == "basic"
    assert [(side.side, side.seats, side.space) for side in view.sides] == [("green", (0,), 0), ("blue", (1,), 7)]
    assert (view.sides[1].space - view.sides[0].space) % 14 == (view.sides[0].space - view.sides[1].space) % 14 == 7


@rule("AA-2.3", "AA-2.4", "AA-11.2")
@pytest.mark.parametrize(("seats", "deck"), [(2, 30), (3, 26), (4, 22)])
def test_four_cards_each_are_dealt_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    t = GAME.start(seats, "basic", seed=2).state
    hands = [t.piles[HANDS[seat]] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len(t.piles[DECK]) == deck
    assert Counter(sum(hands, t.piles[DECK][:])) == COPIES


@rule("AA-2.3")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(GAME.start(2, "basic", seed=seed).state.piles[HANDS[0]]) for seed in range(30)}
    assert len(hands) > 20


@rule("AA-2.5", "AA-R-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_side_is_drawn(seats: int) -> None:
    starts = Counter(GAME.start(seats, "basic", seed=seed).state.active for seed in range(200))
    assert 60 < starts[0] < 140
    match = GAME.start(seats, "basic", seed=3)
    first = match.decision
    assert first is not None and first.seat in match.state.sides[match.state.active].team


@rule("AA-2.6")
def test_the_basic_mode_has_no_black_market() -> None:
    view = GAME.start(2, "basic", seed=1).view(0)
    assert (view.supply, view.discard, view.market_size) == ((), (), 0)


@rule("AA-2.7", "AA-11.9", "AA-11.10", "AA-EX-19")
@pytest.mark.parametrize(
    ("seats", "pair", "swaps"),
    [(2, "green", [4, 4]), (3, "green", [2, 2, 4]), (3, "blue", [4, 2, 2]), (4, "green", [2] * 4)],
)
def test_swaps_at_the_start(seats: int, pair: str, swaps: list[int]) -> None:
    view = GAME.start(seats, "basic", {"pair": pair}, seed=1).view(None)
    assert [seat.swaps_left for seat in view.seats] == swaps
    assert [seat.swaps_used for seat in view.seats] == [0] * seats


@rule("AA-2.8", "AA-11.1")
@pytest.mark.parametrize(
    ("seats", "pair", "teams"),
    [
        (2, "green", ((0,), (1,))),
        (3, "green", ((0, 1), (2,))),
        (3, "blue", ((0,), (1, 2))),
        (4, "green", ((0, 1), (2, 3))),
    ],
)
def test_line_ups(seats: int, pair: str, teams: tuple[tuple[int, ...], ...]) -> None:
    match = GAME.start(seats, "basic", {"pair": pair}, seed=1)
    assert tuple(side.seats for side in match.view(None).sides) == teams
    assert GAME.sides(match.setup) == teams


@rule("AA-2.8", "AA-11.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_table_for_one_or_five(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(seats)


@rule("AA-10.1", "AA-10.2", "AA-10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_black_market_opens_with_three_cards(seats: int) -> None:
    match = GAME.start(seats, "advanced", seed=5)
    view, t = match.view(None), match.state
    assert view.mode == "advanced"
    assert len(view.supply) == 3 and view.market_size == 12 and view.discard == ()
    assert sorted([*view.supply, *t.piles[MARKET_DECK]]) == list(MARKET_CARDS)
    assert len({GAME.start(seats, "advanced", seed=seed).view(None).supply for seed in range(20)}) > 15
