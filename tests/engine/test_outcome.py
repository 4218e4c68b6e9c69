"""Outcomes: who won and why, seat by seat."""

from brushpass.engine import Outcome


def test_without_scores_winners_have_one_point_and_losers_none() -> None:
    outcome = Outcome.of([2, 0], "caught", seats=3)
    assert outcome.winners == (0, 2)
    assert outcome.winner == 0
    assert outcome.scores == (1.0, 0.0, 1.0)
    assert outcome.reasons == ("caught",) * 3


def test_scores_may_say_more_and_nobody_may_win() -> None:
    outcome = Outcome.of([], "stalemate", seats=2, scores=[3, 4.5])
    assert outcome.winner is None
    assert outcome.scores == (3, 4.5)
    assert all(type(points) is float for points in outcome.scores)  # as a save reads them back
