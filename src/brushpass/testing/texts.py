"""Every text that a match can need exists in every language, and no language has texts or rules that another lacks."""

from __future__ import annotations

import re
from typing import Any

from brushpass.engine import Event, Game, Setup
from brushpass.table import LANGUAGES, Texts, keys
from brushpass.table.digest import Digest, NoDigest, digest_of

from .play import Acts, walk

INTRODUCTION = ("intro-1", "intro-2", "intro-3", "intro-beware")
"""Of the game in short there are at least so many steps, and the one thing that newcomers get wrong."""
NUMBER = re.compile(r"(?:(?<!\w)[+-])?\d+")
"""A number with its sign; the hyphens of `AA-5` and `1-9` are none."""


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
    """What the game is called, its introduction, modes, events and reasons have texts, whether or not they come up."""
    for language in LANGUAGES:
        texts = Texts(game, language)
        for key in (
            "game-title",
            "game-about",
            *INTRODUCTION,
            *(f"mode-{mode}" for mode in game.modes),
            *(f"event-{event}" for event in game.events),
            *(f"reason-{reason}" for reason in game.reasons),
            *([f"name-{game.automaton}"] if game.automaton else []),
        ):
            if not texts.has(key):
                raise AssertionError(f"{game.id} has no text {key!r} in {language!r}")


def same_rules(game: Game[Any, Any]) -> None:
    """A game that ships translated rules ships them in all languages: the same sections of play, ids and numbers."""
    try:
        english, *others = (digest_of(game, language) for language in LANGUAGES)
    except NoDigest:
        return
    if any(other.original for other in others):
        for language, other in zip(LANGUAGES[1:], others, strict=True):
            if wrong := _translated_wrongly(english, other):
                raise AssertionError(f"the rules of {game.id} in {language!r}: {wrong}")


def _translated_wrongly(english: Digest, other: Digest) -> str:
    """What is wrong with a translation; empty if nothing is."""
    if other.original is not english:
        return "are not translated"
    pairs = (("rules", english.rules_of_play, other.rules), ("sections", english.of_play, other.sections))
    for what, here, there in pairs:
        if list(here) != list(there):
            return f"{what} that differ or stand elsewhere: {sorted(here.keys() ^ there.keys()) or 'only their order'}"
        for number, text in here.items():
            if sorted(NUMBER.findall(text)) != sorted(NUMBER.findall(there[number])):
                return f"{number} has other numbers than in English"
    return ""


def texts_exist(setup: Setup, seed: int, acts: Acts | None = None) -> None:
    """Whatever one random match shows to anybody can be said in every language (MissingText is raised if not)."""
    names = names_of(setup.seats)
    languages = [Texts(setup.game, language) for language in LANGUAGES]
    named = setup.game.events
    said = 0
    for match in walk(setup, seed, acts):
        log = match.run.log or []
        told = [(event, args) for event, args, to in log[said:] if to is None or to]
        events = [Event(event, dict(zip(named[event], args, strict=True))) for event, args in told]
        said = len(log)
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
