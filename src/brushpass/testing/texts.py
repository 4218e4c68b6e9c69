"""Every text that a match can need exists in every language, and no language has texts that another lacks."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Game, Match, Setup
from brushpass.table import LANGUAGES, Texts, keys

from .play import Acts, begin, play


def names_of(seats: int) -> list[str]:
    """Players for transcripts and texts."""
    return ["Ada", "Ben", "Cleo", "Dan", "Eva", "Filip", "Greta", "Hugo"][:seats]


def same_keys(game: Game[Any, Any]) -> None:
    """All languages have messages under the same keys."""
    here = {language: keys(game, language) for language in LANGUAGES}
    every = frozenset().union(*here.values())
    missing = {language: sorted(every - found) for language, found in here.items() if every - found}
    if missing or not every:
        raise AssertionError(f"{game.id} lacks texts: {missing or 'it has none at all'}")


def declared_texts(game: Game[Any, Any]) -> None:
    """What the game is called, its modes, events and reasons have texts, whether or not they come up in play."""
    for language in LANGUAGES:
        texts = Texts(game, language)
        for key in (
            "game-title",
            "game-about",
            *(f"mode-{mode}" for mode in game.modes),
            *(f"event-{event}" for event in game.events),
            *(f"reason-{reason}" for reason in game.reasons),
        ):
            if not texts.has(key):
                raise AssertionError(f"{game.id} has no text {key!r} in {language!r}")


def texts_exist(setup: Setup, seed: int, acts: Acts | None = None) -> None:
    """Whatever one random match shows to anybody can be said in every language (MissingText is raised if not)."""
    names = names_of(setup.seats)
    languages = [Texts(setup.game, language) for language in LANGUAGES]
    said = 0

    def say(match: Match[Any, Any]) -> None:
        nonlocal said
        events = [event for seat in (*range(match.seats), None) for event in match.log(seat)[said:]]
        said = len(match.log(None))
        for texts in languages:
            for decision in match.decisions:
                texts.prompt(decision)
                for option in decision.options:
                    texts.option(decision, option)
            for waiting in match.waiting:
                texts.waiting(waiting, names)
            for event in events:
                texts.event(event, names)
            if match.outcome is not None:
                for reason in {match.outcome.reason, *match.outcome.reasons}:
                    texts.reason(reason)

    say(play(begin(setup, seed), Random(seed), each=say, acts=acts))
