"""The lines of a checklist: whom they name, and whom they do not yet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.scene.crimes import checklist_card, effect
from brushpass.games.in_too_deep.scene.eyes import DeepEyes
from brushpass.table import LANGUAGES, Seen, Texts
from brushpass.testing.citing import rule
from brushpass.testing.guided import guide_of, prepared

NAMES = ("Eva", "Hugo")


def lines(choices: int, crime: str) -> list[tuple[str, bool]]:
    """The checklist of a crime after so many choices of the guided match."""
    match = prepared(GAME)
    for choice in guide_of(GAME).line[:choices]:
        match.choose(choice)
    eyes = DeepEyes(Seen.of(match, 0, NAMES), Texts(GAME, "en").at_table(NAMES), GAME.box)
    return [(check.text, check.done) for check in checklist_card(eyes, crime).checks]


def at_first(language: str) -> DeepEyes:
    """The learner's eyes before anything has happened."""
    return DeepEyes(Seen.of(prepared(GAME), 0, NAMES), Texts(GAME, language).at_table(NAMES), GAME.box)


@rule("TD-20.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_a_card_without_a_wording_is_told_step_by_step(language: str) -> None:
    eyes = at_first(language)
    for crime in GAME.box.crimes.values():
        told = effect(eyes, replace(crime, effect_texts={}))
        assert bool(told) == bool(crime.effect)
        assert told.count(";") == max(len(crime.effect) - 1, 0)


@rule("TD-20.8")
def test_effects_without_a_wording_say_who_and_where() -> None:
    eyes = at_first("en")
    told = {one: effect(eyes, replace(GAME.box.crimes[one], effect_texts={})) for one in ("f1_1", "c3_1", "a3_1")}
    assert "What your criminal holds goes to any zone, dropped" in told["f1_1"]
    assert "A criminal you have not hooked goes to any zone; Your other criminal drops the held item" in told["c3_1"]
    assert "Your criminal drops the held item; Move the Guardian twice" in told["a3_1"]


@rule("TD-20.2")
def test_where_anybody_will_do_nobody_is_named_before_somebody_does() -> None:
    before = [("Your criminal holds goods", False), ("Your criminal is with another criminal", False)]
    assert lines(0, "f1_1") == before
    taken = guide_of(GAME).line.index(("move", "courier", "harbour"))
    assert lines(taken, "f1_1") == [("Hacker holds goods", True), ("Hacker is with another criminal", False)]
    assert lines(taken + 1, "f1_1") == [("Hacker holds goods", True), ("Hacker is with the Courier", True)]
