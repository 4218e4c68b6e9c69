"""The arena: fair rotations, honest intervals, and the same result however many processes play."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.bots import UnknownBot, arena
from brushpass.bots.arena import Played, Result, line_ups, standing
from brushpass.engine import BadSetup, game
from tests.bots.tiny import NOUGHTS, RACE


def facts(result: Result) -> Any:
    """A result without what the clock decides."""
    return (
        result.deals,
        result.games,
        result.decisions_per_game,
        [(s.bot, s.rate, s.low, s.high, s.moves) for s in result.standings],
    )


def test_equal_bots_share_the_wins() -> None:
    result = arena.run(NOUGHTS, ["random", "random"], games=400, seed=1)
    one, other = result.standings
    assert (result.game, result.mode, result.seats, result.deals, result.games) == (
        "tiny_noughts",
        "standard",
        2,
        200,
        400,
    )
    assert one.rate + other.rate == pytest.approx(1)
    assert one.low < 0.5 < one.high
    assert 0.02 < one.high - one.low < 0.15
    assert 5 <= result.decisions_per_game <= 9
    assert one.seconds_per_move > 0
    assert "random" in str(result) and "400 games of 200 deals" in str(result)


def test_the_better_bot_wins_more() -> None:
    result = arena.run(NOUGHTS, ["search:60", "random"], games=30, seed=2)
    assert result.standings[0].low > 0.6
    assert result.standings[1].high < 0.4


def test_the_result_is_the_same_with_any_number_of_processes() -> None:
    told: list[tuple[int, int]] = []
    alone = arena.run(RACE, ["search:5", "random", "greedy"], games=12, seed=3, seats=3)
    many = arena.run(
        RACE, ["search:5", "random", "greedy"], games=12, seed=3, seats=3, jobs=2, progress=lambda *at: told.append(at)
    )
    assert facts(alone) == facts(many)
    assert told == [(3, 12), (6, 12), (9, 12), (12, 12)]
    assert facts(arena.run(RACE, ["search:5", "random", "greedy"], games=12, seed=4, seats=3)) != facts(alone)


def test_every_bot_sits_on_every_side() -> None:
    assert line_ups(RACE.agree(3), ["a", "b", "c"]) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert line_ups(RACE.agree(4, "pairs"), ["a", "b"]) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    teams = line_ups(game("agent_avenue").agree(4), ["a", "b"])
    assert teams == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert sorted(line_ups(game("agent_avenue").agree(3), ["a", "b"])) == [(0, 0, 1), (1, 1, 0)]


def test_fewer_bots_than_sides_share_the_seats_in_turn() -> None:
    assert line_ups(RACE.agree(3), ["a", "b"]) == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]


def test_bots_may_keep_the_sides_in_whose_order_they_are_named() -> None:
    assert line_ups(RACE.agree(3), ["a", "b", "c"], exchange=False) == [(0, 1, 2)]
    result = arena.run(NOUGHTS, ["search:60", "random"], games=20, seed=2, exchange=False)
    assert (result.games, result.deals) == (20, 20)
    assert result.standings[0].rate > result.standings[1].rate


def test_team_games_count_for_the_side() -> None:
    result = arena.run("agent_avenue", ["greedy", "random"], games=10, seed=1, mode="basic", seats=4)
    assert result.games == 10 and result.seats == 4
    assert sum(s.rate for s in result.standings) == pytest.approx(1)


def test_intervals_come_from_whole_deals() -> None:
    def deals(*shares: float) -> list[Played]:
        return [Played((share, 1 - share), (1, 1), (0.0, 0.0), 1) for share in shares]

    steady = standing("a", 0, deals(*[0.5] * 100))  # every deal split: the luck of the deal cancels out
    streaky = standing("a", 0, deals(*[0.0, 1.0] * 50))
    assert steady.rate == streaky.rate == 0.5
    assert streaky.high - streaky.low > 4 * (steady.high - steady.low)
    assert streaky.high - streaky.low == pytest.approx(2 * 1.96 * 0.5 / 10, rel=0.03)
    perfect = standing("a", 0, deals(*[1.0] * 10))
    assert perfect.low < 0.9 and perfect.high == 1


@pytest.mark.parametrize(
    ("bots", "kwargs", "error"),
    [
        (["random", "nobody"], {}, UnknownBot),
        (["random"] * 3, {}, BadSetup),
        ([], {}, BadSetup),
        (["random"], {"games": 0}, BadSetup),
        (["random"], {"jobs": 0}, BadSetup),
        (["random"], {"mode": "chess"}, BadSetup),
        (["random"], {"seats": 9}, BadSetup),
    ],
)
def test_impossible_contests_are_refused(bots: list[str], kwargs: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        arena.run(NOUGHTS, bots, **kwargs)
