"""How bots play Agent Avenue: what a swap is good for, and that a partner is given way."""

from __future__ import annotations

import pytest

from brushpass.bots import create
from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.bot import swap_gains, worth_swapping
from brushpass.testing import rule

from .table import Table, table

BOTS = ["greedy", "search:40", "Rookie"]


def chosen(game: Table, bot: str, seed: int = 1) -> str:
    """What a bot answers to the pending question."""
    return str(create(bot, seed).choose(game.match.observe(game.seat)))


# -- swaps -------------------------------------------------------------------------------------------------------------


def test_what_a_swap_gains_depends_on_what_the_seat_can_see() -> None:
    hand = ["mole", "saboteur", "saboteur", "daredevil"]
    one = table(hands={0: hand, 1: ["sidekick"] + ["enforcer"] * 3})
    other = table(hands={0: hand, 1: ["codebreaker"] * 4})
    assert swap_gains(one.t, 0) == swap_gains(other.t, 0)


def test_a_hand_of_one_name_is_worth_a_swap_and_a_good_one_is_not() -> None:
    assert worth_swapping(table(hands={0: ["daredevil"] * 4}, green=["daredevil"] * 2).t, 0) == "daredevil"
    assert worth_swapping(table(hands={0: ["double_agent", "sidekick", "mole", "enforcer"]}).t, 0) == "no_swap"


@pytest.mark.parametrize("bot", BOTS)
def test_swaps_are_not_spent_on_a_hand_that_is_good_enough(bot: str) -> None:
    for seed in range(10):
        game = table(hands={0: ["double_agent", "sidekick", "mole", "enforcer"]})
        assert chosen(game, bot, seed) == "no_swap"


@pytest.mark.parametrize("level", ["Rookie", "search:60"])
def test_swaps_last_longer_than_the_first_turn(level: str) -> None:
    spent = []
    for seed in range(8):
        match = GAME.start(2, "basic", seed=seed)
        while match.decision is not None and match.state.turns < 2:
            seat = match.decision.seat
            match.choose(create(level, seed).choose(match.observe(seat)))
        spent += match.state.swaps
    assert sum(spent) / len(spent) < 1, spent


# -- team talk (R-10) --------------------------------------------------------------------------------------------------


def proposed(face_up: str, proposal: str, **how: object) -> Table:
    """Green has played that card and a Sentinel face down; blue's lead proposes which of them to recruit."""
    hands = {0: [face_up, "mole", "enforcer", "sidekick"], 1: ["sentinel"] * 4}
    game = table(seats=4, used=(2, 2, 2, 2), hands=hands, **how)  # type: ignore[arg-type]
    return game.choose("seat_0", "confirm", face_up, "sentinel", proposal)


@rule("AA-R-10")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("proposal", ["face_up", "face_down"])
def test_a_bot_gives_way_to_its_partner(bot: str, proposal: str) -> None:
    game = proposed("saboteur", proposal)
    assert chosen(game, bot) == "confirm"
    counter = "face_down" if proposal == "face_up" else "face_up"
    game.choose(counter)
    assert game.prompt == "settle-recruit" and chosen(game, bot) == counter


@rule("AA-R-10")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("face_up", "proposal", "crews"),
    [
        ("daredevil", "face_up", {"blue": ["daredevil"] * 2}),
        ("codebreaker", "face_down", {"green": ["codebreaker"] * 2}),
    ],
    ids=["the third daredevil", "their third codebreaker"],
)
def test_a_bot_does_not_give_way_to_what_loses_at_once(
    bot: str, face_up: str, proposal: str, crews: dict[str, list[str]]
) -> None:
    counter = "face_down" if proposal == "face_up" else "face_up"
    game = proposed(face_up, proposal, **crews)
    assert chosen(game, bot) == counter
    game = proposed(face_up, counter, **crews).choose(proposal)
    assert game.prompt == "settle-recruit" and chosen(game, bot) == counter


@rule("AA-R-10")
@pytest.mark.parametrize("bot", BOTS)
def test_who_plays_the_face_up_card_is_as_the_partner_wants(bot: str) -> None:
    for wanted in ("seat_0", "seat_1"):
        game = table(seats=4, used=(2, 2, 2, 2)).choose(wanted)
        assert chosen(game, bot) == "confirm"
        game.choose("seat_1" if wanted == "seat_0" else "seat_0")
        assert game.prompt == "settle-first" and chosen(game, bot) != wanted
