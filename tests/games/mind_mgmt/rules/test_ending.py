"""MM-11: the end of the game."""

from __future__ import annotations

import pytest

from brushpass.games.mind_mgmt.box.components import FEATURES
from brushpass.testing import rule

from ..table import P, Table, table

TAKEN = ("dogs", "monks", "cafe", "bus", "palm")
OTHERS = tuple(feature for feature in FEATURES if feature not in TAKEN)
"""What immortals may have recruited with before."""


def with_immortal_recruits(number: int) -> Table:
    """The full game at 06:00: 2 recruits of the opening, so many of the immortals; 2 more will be contacted by 7."""
    return table(path=f"{P} C2", discarded=OTHERS[:number])


@rule("MM-11.3", "MM-11.7", "MM-2.6")
def test_nine_announced_recruits_win_the_training_mission() -> None:
    path = "A5 A6 B6 C6 D6 E5 E4 E3"
    game = table("training", path=path, features=("bookstore", "bus", "graffiti"), card="pipe_girl")
    assert (game.seen.recruits, game.seen.goal, game.seen.supply) == (7, 9, 2)
    game.turn(("step", "E2"))
    assert game.over() == ((0,), "recruits")
    assert game.seen.recruits == 9 and game.seen.hour == 9


@rule("MM-11.3")
def test_eight_do_not() -> None:
    game = table("training", path="A5 A6 B6 C6 D6 E5 E4 E3", features=("bookstore", "bus", "graffiti"))
    game.turn(("step", "D3"))
    assert game.outcome is None and game.seen.recruits == 8


@rule("MM-11.4", "MM-11.6")
@pytest.mark.parametrize(("immortals", "wins"), [(7, False), (8, True)])
def test_twelve_recruits_of_both_kinds_win_the_full_game(immortals: int, wins: bool) -> None:
    game = with_immortal_recruits(immortals)
    assert game.seen.recruits == 2 + immortals, "what was contacted at 6 does not count yet"
    game.turn(("step", "D2"))
    assert (game.outcome is not None) == wins
    if wins:
        assert game.over() == ((0,), "recruits")


@rule("MM-11.6")
def test_contacts_count_only_once_they_are_announced() -> None:
    game = table(path=P, discarded=OTHERS[:9])
    game.turn(("step", "C2"))
    assert game.outcome is None and game.seen.recruits == 11


@rule("MM-11.10", "MM-INV-5")
def test_when_tokens_run_out_the_supply_is_laid_out() -> None:
    game = with_immortal_recruits(9)
    assert game.seen.supply == 1
    game.turn(("step", "D2"))
    assert game.over() == ((0,), "recruits")
    assert game.seen.announced[-1] == (7, 1) and game.seen.supply == 0
    assert game.events("announced")[-1] == {"hour": 7, "count": 2}


@rule("MM-11.5", "MM-INV-14")
@pytest.mark.parametrize(("mode", "last"), [("training", 14), ("full", 16)])
def test_the_clock_wins_however_few_recruits_there_are(mode: str, last: int) -> None:
    path = ["A6", "A5", "A4", "A3", "A2", "A1", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "C7", "D7"][: last - 1]
    game = table(mode, path=" ".join(path), features=("idol", "courier", "bus"), display=("pool", "palm"))
    game.turn(game.options[0])
    assert game.over() == ((0,), "clock")
    assert game.seen.hour == last and game.seen.recruits < 5


@rule("MM-11.7", "MM-11.11")
def test_a_win_by_recruits_at_an_alert_comes_before_the_agents_turn() -> None:
    game = with_immortal_recruits(8)
    game.turn(("step", "D2"))
    assert game.match.decisions == ()


@rule("MM-11.11", "MM-4.25")
def test_the_order_within_a_turn() -> None:
    game = table(path=f"{P} C2", immortals="F7 B1 E6 E3")
    since = len(game.match.log(None))
    game.turn(("step", "D2"), ("recruit", "bus"))
    order = [event.event for event in game.match.log(None)[since:]]
    assert order == ["acted", "recruited", "displayed", "hour", "announced"]


@rule("MM-11.8", "MM-R-22")
def test_when_it_is_over_the_secret_is_shown_to_all() -> None:
    game = table(path=f"{P} C2", active="bill_falls", agents="A1 A1 C2 A1").choose(("capture",))
    for seat in (0, 1, None):
        secret = game.match.view(seat).secret
        assert secret is not None
        assert secret.path == (*P.split(), "C2") and secret.card == "karl_box"
        assert secret.features == ("cafe", "dogs", "monks")


@rule("MM-11.1", "MM-11.2", "MM-INV-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_agents_win_together(seats: int) -> None:
    game = table(seats=seats, path=f"{P} C2", active="bill_falls", agents="A1 A1 C2 A1").choose(("capture",))
    assert game.over() == (tuple(range(1, seats)), "capture")
