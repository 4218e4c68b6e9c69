"""MM-12: packages, streaks, and what either side may take into the next game."""

from __future__ import annotations

import pytest

from brushpass.engine import Outcome, Pick, Played
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.components import AGENT_MODULES, MODULES, RECRUITER_MODULES
from brushpass.games.mind_mgmt.rules.campaign import (
    PACKAGES,
    Campaign,
    all_open,
    choice,
    most_for_winner,
    opened,
    streak,
)
from brushpass.testing.citing import rule

R, A = 0, 1
"""The sides."""


def played(won: int) -> Played:
    return Played(won, {}, 0.0, (("Ann",), ("Bob", "Cyn")))


@rule("MM-12.1", "MM-12.3")
def test_full_games_count_and_every_package_holds_a_module() -> None:
    assert Campaign.modes == ("full",) and set(Campaign.options) == set(MODULES) <= set(GAME.options)
    assert [len(set(packages)) for packages in PACKAGES] == [7, 7]
    assert GAME.series is not None


@rule("MM-12.2")
def test_the_loser_opens_its_lowest_package() -> None:
    assert opened([], R) == opened([], A) == ()
    assert opened([R], A) == AGENT_MODULES[:1] and opened([R], R) == ()
    assert opened([R, A, R], A) == AGENT_MODULES[:2] and opened([R, A, R], R) == RECRUITER_MODULES[:1]
    assert opened([R] * 9, A) == AGENT_MODULES


@rule("MM-12.6", "MM-R-14")
@pytest.mark.parametrize(("taken", "games", "most"), [(3, 1, 2), (2, 3, 0), (0, 1, 0), (7, 4, 3), (7, 6, 1)])
def test_the_winner_takes_fewer_by_its_streak(taken: int, games: int, most: int) -> None:
    assert most_for_winner(taken, games) == most


@rule("MM-12.6")
@pytest.mark.parametrize(("winners", "games"), [([R], 1), ([R, R], 2), ([R, A], 1), ([R, A, A, A], 3), ([A, R, A], 1)])
def test_a_streak_is_counted_from_the_last_game_back(winners: list[int], games: int) -> None:
    assert streak(winners) == games


@rule("MM-12.5")
def test_the_loser_takes_first_and_as_many_as_it_has() -> None:
    assert choice([R, R, A], []) == Pick(R, RECRUITER_MODULES[:1], 1)
    assert choice([A, R, R, R], []) == Pick(A, AGENT_MODULES[:3], 3)


@rule("MM-12.6", "MM-12.7", "MM-R-25")
def test_then_the_winner_who_may_have_fewer_than_allowed() -> None:
    assert choice([A, R, R, R], [3]) == Pick(R, RECRUITER_MODULES[:1], 0), "3 less 3"
    assert choice([A, A, R, R, R, R, R, A, R], [3]) == Pick(R, RECRUITER_MODULES[:3], 2), "3 less 1"
    assert choice([A, R, R, R, R, R, A, R, R], [5]) == Pick(R, RECRUITER_MODULES[:2], 2), "5 less 2, but it has 2"
    assert choice([R, R, R, R, R, A, R, R], [5]) == Pick(R, RECRUITER_MODULES[:1], 1), "5 less 2, but it has 1"
    assert choice([A, R, R, R], [3, 0]) is None


@rule("MM-12.8")
def test_the_first_game_has_no_modules() -> None:
    assert choice([], []) is None


@rule("MM-12.9")
def test_with_all_packages_open_the_sides_settle_it_between_themselves() -> None:
    winners = [R, A] * 7
    assert all_open(winners) and not all_open(winners[:-1])
    assert choice(winners, []) == Pick(R, RECRUITER_MODULES, 7)
    assert choice(winners, [0]) == Pick(A, AGENT_MODULES, 7)


@rule("MM-12.4", "MM-12.12")
def test_what_was_taken_is_there_again_for_the_next_game() -> None:
    campaign = Campaign()
    games = [played(R), played(A)]
    pick = campaign.pick(games, [])
    assert pick == Pick(R, RECRUITER_MODULES[:1], 1)
    games.append(played(A))
    assert campaign.pick(games, []) == Pick(R, RECRUITER_MODULES[:2], 2)
    assert campaign.pick(games, [RECRUITER_MODULES[:2]]) == Pick(A, AGENT_MODULES[:1], 0)


@rule("MM-12.10")
def test_the_log_knows_character_round_and_how_it_ended() -> None:
    match = GAME.start(2, "full", seed=3)
    match.state.card, match.state.round = "karl_box", 4
    outcome = Outcome.of([1], "capture", seats=2)
    assert Campaign().tale(match.state, outcome) == {"card": "karl_box", "reason": "capture", "round": 5}
