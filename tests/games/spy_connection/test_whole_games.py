"""Whole games in which missions are completed: random play, which the common checks use, hardly ever gets that far."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from brushpass.engine import Setup, load
from brushpass.games.spy_connection import GAME
from brushpass.table import LANGUAGES, Seen, Texts
from brushpass.testing import digest, setups, title
from brushpass.testing.imagined import travelled
from brushpass.testing.texts import names_of

from .players import eager_walk

every_setup = pytest.mark.parametrize("setup", setups(GAME), ids=title)
EVERY = 197
"""Of so many decisions one is looked at closely."""


@every_setup
def test_saves_forks_undo_and_imagined_worlds_along_the_way(setup: Setup) -> None:
    rng = Random(1)
    for number, match in enumerate(eager_walk(setup, 8)):
        if number % EVERY or match.outcome is not None:
            continue
        now = digest(match)
        assert digest(load(match.save())) == digest(match.fork()) == now
        for seat in range(match.seats):
            if match.can_undo(seat):
                match.fork().undo(seat)
            world = travelled(match.observe(seat)).imagine(rng)
            assert world.view(seat) == match.view(seat)
            world.playout(rng)
            assert world.outcome is not None
        assert digest(match) == now


def test_games_are_won_in_every_way_that_is_common() -> None:
    reasons: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed, setup in enumerate(setups(GAME)):
        *_, match = eager_walk(setup, seed)
        assert match.outcome is not None
        reasons[match.outcome.reason] += 1
        events.update(event.event for event in match.log(None))
    assert reasons["missions"] > 20
    assert set(events) >= set(GAME.events) - {"exhausted"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_log_can_be_said_and_the_table_drawn(language: str) -> None:
    texts = Texts(GAME, language)
    setup = setups(GAME)[-1]
    for number, match in enumerate(eager_walk(setup, 9)):
        for decision in match.decisions:
            seen = Seen.of(match, decision.seat, names_of(setup.seats))
            for option in decision.options:
                assert texts.option(decision, option)
                GAME.face.follows(seen, option, texts)
        if number % EVERY == 0:
            drawn = GAME.face.draw(match.view(0), texts)
            assert max(map(len, drawn.splitlines())) <= 90, drawn
    assert match.outcome is not None
    for event in match.log(None):
        assert texts.event(event, names_of(setup.seats))
