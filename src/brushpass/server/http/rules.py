"""The calls that tell how a game is played: all of it for a page, or one rule."""

from __future__ import annotations

from typing import Any

from ...engine import BrushpassError, Game, UnknownGame, game
from ...table import Texts, face_of
from ...table.digest import NoDigest, digest_of
from ...table.rulebook import naming, sections
from ..errors import Refused
from ..wire.bodies import RulesPage, RuleText, Way
from .requests import Caller


async def rules(caller: Caller) -> RulesPage:
    """How a game is played: the introduction, all the rules for players, and where the data come from."""
    try:
        return rules_page(game(caller.request.path_params["game"]), caller.language)
    except UnknownGame:
        raise Refused("not-found") from None


def rules_page(rules: Game[Any, Any], language: str) -> RulesPage:
    """What a game has to say about itself; one without a digest has no sections."""
    texts = Texts(rules, language)
    page = RulesPage(
        game=rules.id,
        title=texts.title,
        about=texts.about,
        intro=texts.intro,
        beware=texts.beware,
        guides=ways_to_learn(rules, texts),
        language=language,
        sections=[],
        data=list(face_of(rules).about_data(texts)),
    )
    try:
        digest = digest_of(rules, language)
    except NoDigest:
        return page
    page.language = digest.language
    page.sections = sections(digest, naming(Texts(rules, digest.language)))
    return page


def ways_to_learn(rules: Game[Any, Any], texts: Texts) -> list[Way]:
    """The first matches that teach a game; a single one needs no name."""
    seats = [guide.learner for guide in face_of(rules).guides]
    return [Way(seat, texts.say(f"guide-as-{seat}") if len(seats) > 1 else "") for seat in seats]


async def rule(caller: Caller) -> RuleText:
    """A rule's text, in plain words."""
    path = caller.request.path_params
    try:
        rules = game(path["game"])
        digest = digest_of(rules, caller.language)
        return RuleText(path["rule"], digest.plain(path["rule"], naming(Texts(rules, digest.language))))
    except BrushpassError:
        raise Refused("not-found") from None
