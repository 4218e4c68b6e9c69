"""Games: agreements and their defaults, and the register."""

from __future__ import annotations

import pickle

import pytest

import brushpass
from brushpass.engine import Setup, UnknownGame, game, games
from tests.engine.heist import HEIST
from tests.engine.tiny import Tiny, tiny


def test_an_agreement_has_defaults() -> None:
    setup = HEIST.agree()
    assert (setup.seats, setup.mode, setup.options) == (2, "quick", {"die": 6})
    assert HEIST.agree(3, "long", {"die": 3}).options == {"die": 3}


def test_an_agreement_travels_by_the_game_s_id() -> None:
    setup = HEIST.agree(3, "long", {"die": 3})
    arrived: Setup = pickle.loads(pickle.dumps(setup))
    assert arrived.game is HEIST
    assert (arrived.seats, arrived.mode, arrived.options) == (3, "long", {"die": 3})
    assert [place.name for place in arrived.places][:3] == ["bag", "attic", "hand-0"]


def test_registered_games_are_found() -> None:
    assert "heist" in games()
    assert game("heist") is HEIST
    assert brushpass.game("heist") is HEIST


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; installed: .*heist"):
        game("chess")


def test_without_a_seed_every_match_is_dealt_from_a_fresh_promise() -> None:
    one, other = HEIST.start(2), HEIST.start(2)
    assert one.promise is not None and other.promise is not None
    assert one.promise.commitment != other.promise.commitment


def test_a_game_says_what_it_is() -> None:
    async def stage(t: Tiny) -> None:
        await t.ask(0, "x", ("a",))

    match = tiny(stage).start(seed=1)
    assert repr(match) == "<match of tiny, standard, 2 seats, stage 'stage', 0 answers>"
    assert repr(match.game) == "<game tiny, rules version 1>"
