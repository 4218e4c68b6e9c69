"""NL-32: Contingencies and the Alert."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.state import ACTIVE, ORDERS, POOL
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import table, twins

ARCHIVE: dict[str, Any] = {"rooms": ("r001", "r002"), "tiles": {"r001": "archive", "r002": "laboratory"}}
HURT: dict[str, Any] = {"wounds": ("knee",), "dressed": ("hand", "body")}


@rule("NL-32.1", "NL-39.9")
def test_nobody_sees_the_active_order_and_nothing_moves_it() -> None:
    game = table(**ARCHIVE, active_order="code_red", orders=("code_blue", "code_blue"))
    for seat in (0, 1, None):
        assert game.match.view(seat).opened is None
    game.do("room", 0)
    while game.prompt == "whose-order":
        assert set(game.options) <= {-1, 1}
        game.choose(game.options[0])
    assert game.t.piles[ACTIVE] == ["code_red"]
    pair = twins({"active_order": "code_red"}, {"active_order": "code_gray"}, **ARCHIVE)
    lived(*pair, ("move", "r002"), seats=(0, 1))


@rule("NL-32.2", "NL-32.3", "NL-39.8")
def test_own_tokens_are_seen_by_their_owner_alone() -> None:
    game = table(orders=("code_blue", "code_red"))
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.orders == ("code_blue",)
    assert game.match.view(0).secrets[1] is None and game.match.view(0).sizes[1].orders == 1


@rule("NL-32.5")
def test_tokens_are_no_part_of_a_trade() -> None:
    game = table(rooms=("r001", "r001"), tiles={"r001": "archive"}, orders=("code_blue", "code_red"), hand=("rest", ""))
    assert not any("code" in str(option) for option in game.options)


@rule("NL-32.6", "NL-32.8", "NL-26.5", "NL-39.8")
def test_who_looks_sees_the_real_token_and_nobody_else_does() -> None:
    game = table(3, **ARCHIVE, orders=("", "code_red"))
    game.do("room", 0).choose(1)
    seen = [args for name, args, to in game.match.run.log or [] if name == "saw-orders" and to == (0,)]
    assert seen == [(1, ("code_red",))]
    pair = twins({"orders": ("", "code_red")}, {"orders": ("", "code_gray")}, seats=3, **ARCHIVE)
    first = pair[0].hand()[:2]
    lived(*pair, ("room", 0), *first, 1, seats=(2,))


@rule("NL-32.9", "NL-39.10", "NL-32.8")
def test_from_the_pool_tokens_are_picked_blindly() -> None:
    game = table(rooms=("alert_room", "r001"), tiles={"r001": "archive"}, chance=("code_gray",)).do("room", 1)
    assert game.t.piles[ORDERS[0]] == ["code_gray"] and game.events("took-order") == [{"seat": 0}]
    assert game.match.view(1).sizes[0].orders == 1 and game.match.view(1).pool == len(game.t.piles[POOL]) == 5


@rule("NL-32.10", "NL-39.11", "NL-21.15")
def test_tokens_of_the_dead_go_to_the_pool() -> None:
    game = table(3, rooms=("r001",), tiles={"r001": "archive"}, base={"fires": ("r001",)}, crew=(HURT,),
                 orders=("code_red",))  # fmt: skip
    before = len(game.t.piles[POOL])
    game.do("pass").choose("stop")
    assert not game.t.piles[ORDERS[0]] and len(game.t.piles[POOL]) == before + 1
    assert game.match.view(1).pool == before + 1


@rule("NL-32.12", "NL-32.13", "NL-32.14", "NL-32.15")
@pytest.mark.parametrize(("slot", "alert"), [(15, 7), (8, 4), (2, 1), (1, 0)])
def test_the_alert_lies_at_half_of_the_time(slot: int, alert: int) -> None:
    game = table(rooms=("alert_room",), clock={"slot": slot}).do("room", 0)
    assert game.t.clock.alert == alert and game.events("alert") == [{"slot": alert}]
    assert 0 not in game.offered("room")
    assert table(rooms=("isolation_room",), clock={"slot": slot, "alert": alert}).offered("room") == [0]
