"""Why something cannot be done: what a scene shows to somebody who tries it."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.rules.reasons import (
    Refused,
    cost,
    why_not_accept,
    why_not_connect,
    why_not_go,
    why_not_lift,
)
from brushpass.testing import setups, title

from .players import eager_walk
from .table import Seat, Table, table

BOX = GAME.box


def seen(game: Table) -> Any:
    return game.match.view(game.seat)


def test_why_agents_cannot_be_lifted() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia"]))
    assert why_not_lift(BOX, seen(game), "bohemia") is None
    assert why_not_lift(BOX, seen(game), "hesse") == Refused("cuts", ("berlin", "bohemia"))
    assert why_not_lift(BOX, seen(game), "lorraine") == Refused("cuts", ("berlin", "hesse", "bohemia"))
    assert why_not_lift(BOX, seen(game), "poitou") == Refused("none")


def test_why_a_city_cannot_be_connected() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"], supply=3), Seat("paris", ["poitou", "gascony", "navarre"]))
    assert why_not_connect(BOX, seen(game), "london") is None
    assert why_not_connect(BOX, seen(game), "madrid") == Refused("supply", needs=6, has=3)
    assert why_not_connect(BOX, seen(game), "berlin") == Refused("inside")
    assert why_not_connect(BOX, seen(game), "paris") == Refused("same")
    assert why_not_connect(BOX, seen(game), "moscow") == Refused("apart", ("berlin",))
    assert why_not_connect(BOX, seen(game), "athens") == Refused("apart")
    assert [cost(BOX, seen(game), city) for city in ("london", "madrid", "athens")] == [2, 6, None]


def test_why_the_spy_cannot_go() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"]))
    assert why_not_go(BOX, seen(game), "berlin") is None
    assert why_not_go(BOX, seen(game), "paris") == Refused("same")
    assert why_not_go(BOX, seen(game), "rome") == Refused("outside")


def test_why_a_mission_cannot_be_accepted() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"], supply=1), row=["m01", "m02", "m03"], deck=[])
    assert why_not_accept(BOX, seen(game), 2) is None
    assert why_not_accept(BOX, seen(game), 3) == Refused("supply", needs=2, has=1)
    assert why_not_accept(BOX, seen(game), 4) == Refused("empty")
    game.choose(("go", "berlin"))
    assert why_not_accept(BOX, seen(game), 1) == Refused("moved")
    full = table(Seat("paris", missions=["m10", "m04", "m06"]))
    assert why_not_accept(BOX, seen(full), 1) == Refused("full", needs=3, has=3)


@pytest.mark.parametrize("setup", setups(GAME)[::5], ids=title)
def test_there_is_a_reason_exactly_where_there_is_no_option(setup: Any) -> None:
    for number, match in enumerate(eager_walk(setup, 7)):
        if match.decision is None or match.decision.prompt not in ("turn", "moved") or number % 3:
            continue
        view, options = match.view(match.decision.seat), set(match.decision.options)
        for city in BOX.cities:
            assert (("go", city) in options) == (why_not_go(BOX, view, city) is None)
            assert (("connect", city) in options) == (why_not_connect(BOX, view, city) is None)
        for space in BOX.spaces:
            assert (("lift", space) in options) == (why_not_lift(BOX, view, space) is None)
        for slot in range(1, 5):
            assert (("accept", slot) in options) == (why_not_accept(BOX, view, slot) is None)
