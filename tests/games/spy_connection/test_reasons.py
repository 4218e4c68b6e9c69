"""Why something cannot be done: what a scene shows to somebody who tries it."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.rules.reasons import (
    WhyNot,
    why_not_accept,
    why_not_connect,
    why_not_go,
    why_not_lift,
)
from brushpass.games.spy_connection.rules.turn import MOST_MOVES, prices
from brushpass.testing import setups, title
from tests.games.finding import refusal

from .looking import look
from .players import eager_walk
from .table import Seat, table

BOX = GAME.box


def test_why_agents_cannot_be_lifted() -> None:
    player = table(Seat("paris", ["lorraine", "hesse", "bohemia"])).player()
    assert why_not_lift(BOX, player, "bohemia") is None
    assert why_not_lift(BOX, player, "hesse") == WhyNot("cuts", ("berlin", "bohemia"))
    assert why_not_lift(BOX, player, "lorraine") == WhyNot("cuts", ("berlin", "hesse", "bohemia"))
    assert why_not_lift(BOX, player, "poitou") == WhyNot("none")


def test_why_a_city_cannot_be_connected() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"], supply=3), Seat("paris", ["poitou", "gascony", "navarre"]))
    player, rivals = game.player(), game.t.rivals()
    assert why_not_connect(BOX, player, rivals, "london") is None
    assert why_not_connect(BOX, player, rivals, "madrid") == WhyNot("supply", needs=6, has=3)
    assert why_not_connect(BOX, player, 0, "madrid") is None, "with nobody on the way"
    assert why_not_connect(BOX, player, rivals, "berlin") == WhyNot("inside")
    assert why_not_connect(BOX, player, rivals, "paris") == WhyNot("same")
    assert why_not_connect(BOX, player, rivals, "moscow") == WhyNot("apart", ("berlin",))
    assert why_not_connect(BOX, player, rivals, "athens") == WhyNot("apart")


def test_why_the_spy_cannot_go() -> None:
    player = table(Seat("paris", ["lorraine", "hesse"])).player()
    assert why_not_go(BOX, player, 0, "berlin") is None
    assert why_not_go(BOX, player, MOST_MOVES, "berlin") == WhyNot("tired")
    assert why_not_go(BOX, player, 0, "paris") == WhyNot("same")
    assert why_not_go(BOX, player, 0, "rome") == WhyNot("outside")


def test_why_a_mission_cannot_be_accepted() -> None:
    player = table(Seat("paris", ["lorraine", "hesse"], supply=1), row=["m01", "m02", "m03"], deck=[]).player()
    asked = BOX.planning["light"][:3]
    assert why_not_accept(BOX, player, asked, 2) is None
    assert why_not_accept(BOX, player, asked, 3) == WhyNot("supply", needs=2, has=1)
    assert why_not_accept(BOX, player, asked, 4) == WhyNot("empty")
    full = table(Seat("paris", missions=["m10", "m04", "m06"])).player()
    assert why_not_accept(BOX, full, asked, 1) == WhyNot("full", needs=3, has=3)


@pytest.mark.parametrize("setup", setups(GAME)[::5], ids=title)
def test_there_is_a_reason_exactly_where_there_is_no_option(setup: Any) -> None:
    for number, match in enumerate(eager_walk(setup, 7)):
        if match.decision is None or match.decision.prompt not in ("turn", "moved") or number % 3:
            continue
        t, options = match.state, set(match.decision.options)
        player, rivals, moves = t.players[t.active], t.rivals(), t.moves if t.stage == "moved" else 0
        asked = prices(BOX, t.side, len(player.missions))[: len(t.row)]
        for city in BOX.cities:
            assert (("go", city) in options) == (why_not_go(BOX, player, moves, city) is None)
            assert (("connect", city) in options) == (why_not_connect(BOX, player, rivals, city) is None)
        for space in BOX.spaces:
            assert (("lift", space) in options) == (why_not_lift(BOX, player, space) is None)
        if t.stage == "moved":
            scene = look(match, match.decision.seat)
            assert all(refusal(scene, f"mission-{mission}").text for mission in t.row)
            continue
        for slot in range(1, 5):
            assert (("accept", slot) in options) == (why_not_accept(BOX, player, asked, slot) is None)
