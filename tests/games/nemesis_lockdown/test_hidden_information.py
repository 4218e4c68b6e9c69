"""NL-39: what a view holds, and twin worlds that nobody but the owner of a secret can tell apart."""

from __future__ import annotations

from brushpass.testing import rule
from tests.games.twins import lived

from .table import table, twins

TOGETHER = {"rooms": ("r001", "r001"), "tiles": {"r001": "archive", "r002": "laboratory"}}


@rule("NL-39.1", "NL-39.7", "NL-39.8", "NL-39.12")
def test_what_is_hidden_is_seen_by_its_owner_alone() -> None:
    game = table(hand=("search rest",), inventory=("medkit",), orders=("code_red",), goals=("no_witnesses",), met=True)
    mine = game.match.view(0).secrets[0]
    assert mine is not None and (mine.hand, mine.orders) == (("rest", "search"), ("code_red",))
    assert mine.inventory["green"] == ("medkit",) and mine.objectives == ("no_witnesses",)
    for seat in (1, None):
        view = game.match.view(seat)
        assert view.secrets[0] is None and view.opened is None
        assert (view.sizes[0].hand, view.sizes[0].orders, view.sizes[0].inventory["green"]) == (2, 1, 1)


@rule("NL-10.20", "NL-39.36")
def test_interruption_is_asked_whether_it_is_in_hand_or_not() -> None:
    one, other = twins(
        {"hand": ("search rest", "interruption rest")}, {"hand": ("search rest", "search rest")}, **TOGETHER
    )
    lived(one, other, ("move", "r002"), "rest", seats=(0,))
    assert one.prompt == other.prompt == "interrupt" and one.seat == 1
    assert (one.options, other.options) == (("pass", "interruption"), ("pass",))
    lived(one, other, "pass", seats=(0,))
