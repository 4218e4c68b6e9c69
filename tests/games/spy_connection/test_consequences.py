"""What is shown to follow from an option is what happens: every option along some games, taken in a fork."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.rules.ending import completes
from brushpass.games.spy_connection.rules.network import cut_off, network
from brushpass.games.spy_connection.scene.eyes import SpyEyes
from brushpass.games.spy_connection.scene.questions import QUESTIONS
from brushpass.games.spy_connection.state import Player, SpyConnection, agents_on
from brushpass.games.spy_connection.view import View, player
from brushpass.table import Seen, Texts
from brushpass.table.scene import Option
from brushpass.testing import setups, title

from .looking import NAMES
from .players import eager_walk

BOX, ENGLISH = GAME.box, Texts(GAME, "en")

Game = Match[SpyConnection, View]


def eyes_of(match: Game) -> SpyEyes:
    assert match.decision is not None
    return SpyEyes(Seen.of(match, match.decision.seat, NAMES[: match.seats]), ENGLISH, BOX)


def cities(one: Player) -> set[str]:
    return {*BOX.nodes(network(BOX, one.city, one.placed).cities)}


def marked_to_the_end(match: Game) -> tuple[int, int]:
    """How many missions can be marked here, those first that are completed by it, and how many are completed."""
    marked, t = 0, match.state
    before = len(t.players[t.active].completed)
    while match.decision is not None and match.decision.prompt == "mark":
        due = [value for value in match.decision.options if value[0] == "mark"]
        if not due:
            break
        own = t.players[t.active]
        missions = {one[0]: one for one in own.missions}
        match.choose(min(due, key=lambda value: not completes(BOX, missions[value[1]], BOX.bit[own.city])))
        t, marked = match.state, marked + 1
    return marked, len(t.players[t.active].completed) - before


def visited(match: Game, option: Option, eyes: SpyEyes) -> None:
    """A city is reached as shown, and so much can be marked there."""
    seat, after = eyes.own.seat, match.state.players[eyes.own.seat]
    assert after.city == option.target == option.ghosts[0].path[-1]
    assert {(piece.at, piece.count) for piece in option.pieces} == {
        (space, 2 if after.double & BOX.bit[space] else 1) for space in BOX.nodes(after.placed & ~eyes.player.placed)
    }
    if match.decision is not None and match.decision.prompt == "turn":
        return  # back where the turn began, nothing is marked
    if match.decision is not None and match.decision.prompt == "moved":
        match.choose("stay")
    marked, completed = marked_to_the_end(match)
    assert marked == len(option.checks)
    assert bool(completed) == bool(option.badge)
    assert match.state.players[seat].city == option.target


def followed(eyes: SpyEyes, value: Any, option: Option, match: Game) -> None:
    """Compare what was shown with the fork in which it happened."""
    kind, before, after = value[0], eyes.player, match.state.players[eyes.own.seat]
    back = after.supply - before.supply
    if kind == "accept":
        assert -back == eyes.prices[value[1] - 1] == after.missions[-1][1]
        assert option.target == f"mission-{after.missions[-1][0]}"
    elif kind == "connect":
        assert -back == eyes.cost(value[1])
        visited(match, option, eyes)
    elif kind == "go":
        assert not back
        visited(match, option, eyes)
    elif kind == "lift":
        lost = cut_off(BOX, before.city, before.placed, BOX.bit[value[1]])
        assert cities(before) - cities(after) == {*BOX.nodes(lost)}
        assert back == eyes.own.agents[value[1]]
    elif kind == "discard":
        assert back == agents_on(eyes.active(value[1]))
    elif kind == "mark" and not eyes.still(value[1]):
        assert after.completed[-1] == value[1]
        assert back == agents_on(eyes.active(value[1]))
    elif kind == "mark":
        marks = next(one[2] for one in after.missions if one[0] == value[1])
        assert {*BOX.nodes(BOX.targets[value[1]] & ~marks)} == {*eyes.still(value[1])}


@pytest.mark.parametrize("setup", setups(GAME)[::7], ids=title)
def test_what_is_shown_is_what_happens(setup: Setup) -> None:
    kinds = set()
    for number, match in enumerate(eager_walk(setup, 3)):
        if match.decision is None or match.decision.prompt in ("draft", "extra") or number % 5:
            continue
        eyes, question = eyes_of(match), QUESTIONS[match.decision.prompt]
        for value in match.decision.options:
            if isinstance(value, tuple):
                kinds.add(value[0])
                happened = match.fork()
                happened.choose(value)
                followed(eyes, value, question.choice(value).option(eyes, value), happened)
    assert {"accept", "connect", "go", "lift", "discard", "mark"} <= kinds


@pytest.mark.parametrize("setup", setups(GAME)[::9], ids=title)
def test_a_view_gives_back_the_players_that_it_was_made_from(setup: Setup) -> None:
    for match in eager_walk(setup, 5):
        for seat, one in enumerate(match.state.players):
            assert player(BOX, match.view(seat).seats[seat]) == one
