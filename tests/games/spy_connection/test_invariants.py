"""SC-INV: what stays true through whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random
from typing import Any, NamedTuple

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.invariants import check
from brushpass.games.spy_connection.rules.ending import score
from brushpass.games.spy_connection.rules.network import network
from brushpass.games.spy_connection.state import DECK, Player, SpyConnection
from brushpass.games.spy_connection.view import View
from brushpass.testing import begin, rule, setups, title, walk

from .players import eager, eager_walk
from .table import Seat, table

every_setup = pytest.mark.parametrize("setup", setups(GAME), ids=title)
ACTIONS = ("accept", "connect", "stay")
"""The choices that are an action: C is a move that is not taken further."""


@rule(
    "SC-INV-1",
    "SC-INV-2",
    "SC-INV-3",
    "SC-INV-4",
    "SC-INV-5",
    "SC-INV-6",
    "SC-INV-7",
    "SC-INV-8",
    "SC-INV-15",
)
@every_setup
def test_every_position_of_whole_games(setup: Setup) -> None:
    for played in (walk(setup, 1), eager_walk(setup, 2)):
        for match in played:
            check(match.state, False)


class Step(NamedTuple):
    """A choice: the match after it, who chose what, and what the players had before."""

    match: Match[SpyConnection, View]
    actor: int
    option: Any
    before: list[dict[str, Any]]


def has(player: Player) -> dict[str, Any]:
    """All that a player has."""
    return asdict(player)


def steps(setup: Setup, seed: int) -> Iterator[Step]:
    """A whole game from the first turn on, choice by choice."""
    match, rng = begin(setup, seed), Random(seed)
    while (decision := match.decision) is not None:
        before = [has(player) for player in match.state.players]
        option = eager(match.state, decision.options, rng)
        match.choose(option)
        if decision.prompt != "draft":
            yield Step(match, decision.seat, option, before)


@rule("SC-INV-6", "SC-INV-8", "SC-INV-9", "SC-INV-10")
@every_setup
def test_what_a_choice_never_changes(setup: Setup) -> None:
    deck = 99
    for match, actor, _, before in steps(setup, 3):
        t = match.state
        for seat, player in enumerate(t.players):
            assert seat == actor or has(player) == before[seat], "SC-INV-10"
            had = before[seat]["completed"]
            assert player.completed[: len(had)] == had, "SC-INV-9"
            planned = {mission: planning for mission, planning, _ in before[seat]["missions"]}
            for mission, planning, _ in player.missions:
                assert planned.get(mission, planning) == planning, "SC-INV-6"
        assert len(t.piles[DECK]) <= deck, "SC-INV-8"
        deck = len(t.piles[DECK])


@rule("SC-INV-11", "SC-4.2")
@every_setup
def test_an_action_is_one_of_three_things(setup: Setup) -> None:
    actions = 0
    for match, actor, option, before in steps(setup, 4):
        player, old = match.state.players[actor], before[actor]
        kind = option if isinstance(option, str) else option[0]
        box = match.state.box
        then = network(box, old["city"], old["placed"]).cities
        now = network(box, player.city, player.placed).cities
        if kind == "accept":
            assert len(player.missions) == len(old["missions"]) + 1 and player.city == old["city"]
        elif kind == "connect":
            assert now & ~then == box.bit[player.city] and not then & box.bit[player.city]
            assert player.city == option[1] and not then & ~now
        elif kind == "go":
            assert then & box.bit[player.city] and now == then and player.city != old["city"]
        else:
            assert player.city == old["city"] and not now & ~then
        actions += kind in ACTIONS
    told = Counter(event.event for event in match.log(None))
    assert actions == told["turn"] + told["extra-turn"]


@rule("SC-INV-12", "SC-INV-13", "SC-INV-14")
@every_setup
def test_turns_extra_turns_and_scores(setup: Setup) -> None:
    for seed in (5, 6):
        *_, match = eager_walk(setup, seed)
        t: SpyConnection = match.state
        turns: Counter[int] = Counter()
        owed: Counter[int] = Counter()
        for event in match.log(None):
            who = event.args.get("seat", -1)
            if event.event == "turn":
                turns[who] += 1
                assert max(turns.values()) - min(turns[seat] for seat in range(match.seats)) <= 1, "SC-INV-12"
            owed[who] += event.event in ("extra-turn", "declined")
        for seat, player in enumerate(t.players):
            assert owed[seat] == sum(t.box.missions[one].extra_turn for one in player.completed), "SC-INV-13"
        order = [(t.first + i) % match.seats for i in range(match.seats)]
        late = order.index(t.trigger)
        for seat in order:
            expected = turns[t.trigger] + (1 if order.index(seat) < late else 0)
            assert turns[seat] == expected, "SC-INV-12"
        assert match.outcome is not None and len(match.outcome.winners) == 1
        assert match.outcome.scores == tuple(score(t.box, player) for player in t.players), "SC-INV-14"
        assert t.exhausted or len(t.players[t.trigger].completed) >= 7, "SC-INV-14"
        best = max(match.outcome.scores)
        assert match.outcome.scores[match.outcome.winners[0]] == best


# -- the checks themselves ---------------------------------------------------------------------------------------------


def lose_an_agent(t: SpyConnection) -> None:
    t.players[0].supply -= 1


def stand_in_a_city(t: SpyConnection) -> None:
    t.players[0].placed |= t.box.bit["madrid"]
    t.players[0].supply -= 1


def break_the_network(t: SpyConnection) -> None:
    t.players[0].placed ^= t.box.bit["lorraine"] | t.box.bit["crimea"]


def mark_everything(t: SpyConnection) -> None:
    t.players[0].missions = (("m04", 0, t.box.targets["m04"]),)
    t.players[0].supply -= 1


def mark_a_foreign_city(t: SpyConnection) -> None:
    t.players[0].missions = (("m04", 0, t.box.bit["rome"]),)


def plan_too_much(t: SpyConnection) -> None:
    t.players[0].missions = (("m04", 3, 0),)
    t.players[0].supply -= 2


def lose_a_card(t: SpyConnection) -> None:
    t.row = t.row[1:]


def leave_a_gap(t: SpyConnection) -> None:
    t.discarded = (t.row[0],)
    t.row = t.row[1:]


def be_elsewhere(t: SpyConnection) -> None:
    t.origin = "rome"


def end_too_early(t: SpyConnection) -> None:
    t.trigger = 1


def exhaust_too_early(t: SpyConnection) -> None:
    t.trigger, t.exhausted = 1, True


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (lose_an_agent, "SC-INV-1"),
        (stand_in_a_city, "SC-INV-2"),
        (break_the_network, "SC-INV-3"),
        (mark_everything, "SC-INV-4"),
        (mark_a_foreign_city, "SC-INV-5"),
        (plan_too_much, "SC-INV-6"),
        (lose_a_card, "SC-INV-7"),
        (leave_a_gap, "SC-INV-8"),
        (be_elsewhere, "SC-INV-11"),
        (end_too_early, "SC-INV-14"),
        (exhaust_too_early, "SC-INV-14"),
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[SpyConnection], None], broken: str) -> None:
    t = table(Seat("paris", ["lorraine", "hesse"], missions=[("m04", 0, ["paris"])])).t
    check(t, True)
    spoil(t)
    with pytest.raises(AssertionError, match=broken):
        check(t, True)
