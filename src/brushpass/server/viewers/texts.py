"""What games are called and how they speak, in every language."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from ...engine import Game, UnknownGame, game, games
from ...table import LANGUAGES, Texts

log = logging.getLogger(__name__)


@lru_cache(maxsize=64)
def texts_of(rules: Game[Any, Any], language: str) -> Texts:
    """A game's texts in a language, kept because they remember what they have said before."""
    return Texts(rules, language)


def read_games() -> None:
    """Read the games and their texts now, so that nobody who comes back to a table waits for that."""
    for game_id in games():
        try:
            for language in LANGUAGES:
                titles(game_id, game(game_id).modes[0], language)
        except Exception as wrong:  # the others can be played all the same
            log.error("the game %s cannot be read: %s", game_id, wrong)


@lru_cache(maxsize=256)
def level_name(game_id: str, level: str, language: str) -> str:
    """What a level of bots is called; empty, if nobody plays at one."""
    try:
        return texts_of(game(game_id), language).say(f"level-{level.lower()}") if level else ""
    except UnknownGame:
        return level


def player_name(game_id: str, seat: int, language: str) -> str:
    """What somebody in a seat is called who has said no name."""
    try:
        return texts_of(game(game_id), language).say("player", number=seat + 1)
    except UnknownGame:
        return "?"


def side_name(texts: Texts, side: int) -> str:
    """What a game calls those of a side (`side-1`, `side-2` ... in its texts); empty: nothing."""
    key = f"side-{side + 1}"
    return texts.say(key) if texts.has(key) else ""


@lru_cache(maxsize=256)
def titles(game_id: str, mode: str, language: str) -> tuple[str, str]:
    """What a game and one of its modes are called; their ids, if they are not installed any more."""
    try:
        texts = Texts(game(game_id), language)
    except UnknownGame:
        return game_id, mode
    return texts.title, texts.mode(mode) if mode in texts.game.modes else mode


@lru_cache(maxsize=256)
def automaton_name(game_id: str, mode: str, language: str) -> str:
    """What whoever plays a mode without a seat is called; empty: nobody does, or the game is not installed any more."""
    try:
        rules = game(game_id)
    except UnknownGame:
        return ""
    automaton = rules.automaton_in(mode)
    return texts_of(rules, language).name(automaton) if automaton else ""
