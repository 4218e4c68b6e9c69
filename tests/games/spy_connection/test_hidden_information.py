"""SC-11: what may be seen."""

from __future__ import annotations

import msgspec

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.view import View
from brushpass.testing import rule, setups

from .players import eager_walk
from .table import Seat, table


def public(view: View) -> View:
    """A view without what only its viewer knows."""
    seats = tuple(msgspec.structs.replace(seat, completed=None, score=None) for seat in view.seats)
    return msgspec.structs.replace(view, seat=None, seats=seats)


@rule("SC-R-14")
def test_completed_missions_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    game = table(Seat("paris", completed=["m01", "m02"]), Seat("rome", completed=["m42"]))
    mine, theirs, none = game.match.view(0), game.match.view(1), game.match.view(None)
    assert [seat.completed for seat in mine.seats] == [("m01", "m02"), None]
    assert [seat.score for seat in mine.seats] == [4, None]
    assert [seat.completed for seat in theirs.seats] == [None, ("m42",)]
    assert [seat.completed for seat in none.seats] == [None, None]
    assert {tuple(seat.completed_count for seat in view.seats) for view in (mine, theirs, none)} == {(2, 1)}


@rule("SC-R-14")
def test_the_log_remembers_what_was_completed() -> None:
    missions = [("m04", 0, ["madrid"])]
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=missions)).choose(
        ("go", "paris"), "stay", ("mark", "m04")
    )
    for seat in (0, 1, None):
        assert {"seat": 0, "mission": "m04", "points": 2} in [event.args for event in game.match.log(seat)]


def test_everything_else_is_public_and_nothing_tells_what_is_in_the_decks() -> None:
    for setup in setups(GAME)[::9]:
        for number, position in enumerate(eager_walk(setup, 2)):
            if position.outcome is not None or number % 100:
                continue
            views = [position.view(seat) for seat in (*range(setup.seats), None)]
            assert len({msgspec.json.encode(public(view)) for view in views}) == 1
            assert not {"deck", "piles", "start_missions"} & set(views[0].__struct_fields__)
            unseen = {card for pile in position.state.piles for card in pile}
            seen = msgspec.json.encode((views, [position.log(seat) for seat in range(setup.seats)])).decode()
            assert not any(f'"{card}"' in seen for card in unseen)


@rule("SC-R-14")
def test_once_it_is_over_everybody_sees_what_everybody_completed() -> None:
    *_, match = eager_walk(setups(GAME)[0], 1)
    assert all(seat.completed for seat in match.view(None).seats)


def test_the_deck_has_no_order_until_a_card_is_turned_up() -> None:
    game = table(Seat("paris"))
    drawn = set()
    for seed in range(12):
        other = table(Seat("paris"), seed=seed).choose(("accept", 1))
        assert other.t.piles[0] == sorted(other.t.piles[0])
        drawn.add(other.t.row[-1])
    assert len(drawn) > 6
    assert game.match.view(0).deck_size == 39
