"""Games: agreements and their defaults, and the register."""

from __future__ import annotations

import pickle
from typing import ClassVar

import pytest

import brushpass
from brushpass.engine import BadSetup, ForeignData, Setup, UnknownGame, game, games, registered
from brushpass.testing import setups
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


def test_an_agreement_that_does_not_fit_together_is_refused() -> None:
    class Settled(type(HEIST)):  # type: ignore[misc]
        def settle(self, setup: Setup) -> None:
            if setup.mode == "long" and setup.options["die"] == 3:
                raise BadSetup("a long heist needs a die of six")

    assert Settled().agree(2, "long").mode == "long"
    with pytest.raises(BadSetup, match="a long heist needs a die of six"):
        Settled().agree(2, "long", {"die": 3})
    assert {(setup.mode, setup.options["die"]) for setup in setups(Settled())} == {
        ("quick", 6),
        ("quick", 3),
        ("long", 6),
    }


def test_options_are_varied_where_they_matter() -> None:
    class Seated(type(HEIST)):  # type: ignore[misc]
        option_seats: ClassVar = {"die": (3,)}

    assert {(setup.seats, setup.options["die"]) for setup in setups(Seated())} == {(2, 6), (3, 6), (3, 3)}

    class Timed(type(HEIST)):  # type: ignore[misc]
        option_modes: ClassVar = {"die": ("long",)}

    assert {(setup.mode, setup.options["die"]) for setup in setups(Timed())} == {("quick", 6), ("long", 6), ("long", 3)}


def test_a_save_of_other_data_is_foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    save = HEIST.start(2, seed=1).save()
    monkeypatch.setattr(type(HEIST), "fingerprint", "abc123")
    with pytest.raises(
        ForeignData, match=r"heist was played with its own data; the game here has replaced data \(abc123\)$"
    ):
        brushpass.load(save)
    assert brushpass.load(HEIST.start(2, seed=1).save()).decision is not None


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


def test_a_game_known_for_a_while_is_forgotten_even_after_an_error() -> None:
    class Visiting(type(HEIST)):  # type: ignore[misc]
        id = "visiting"

    with pytest.raises(ZeroDivisionError), registered(Visiting()):
        assert game("visiting").id == "visiting"
        raise ZeroDivisionError
    with pytest.raises(UnknownGame):
        game("visiting")
