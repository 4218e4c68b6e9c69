"""A card without a wording is put into words from its effect: whole sentences, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.language import OPERATIONS, PREDICATES
from brushpass.games.nemesis_lockdown.box.naming import told
from brushpass.games.nemesis_lockdown.scene.wording import Speaker
from brushpass.table import LANGUAGES, keys
from brushpass.testing.citing import rule

from .words import texts

WOUND: dict[str, Any] = {"op": "light_wound", "n": 2, "who": "target"}
TAKE: dict[str, Any] = {"op": "contamination", "n": 1, "who": "target"}
SELF_TAKES: dict[str, Any] = {"op": "contamination", "n": 1, "who": "self"}
NO_CARDS: dict[str, Any] = {"pred": "no_action_cards", "room": {"tile": ["nest"]}}
HATCHING: dict[str, Any] = {
    "op": "for_each",
    "select": {"characters": NO_CARDS},
    "do": [{"op": "draw_cards", "n": 4, "who": "each"}, {"op": "discard_cards", "which": "drawn", "who": "each"}],
}
EITHER: dict[str, Any] = {"op": "choose", "options": [[{"op": "move_rover"}], [{"op": "peek_css", "n": 1}]]}
GREEN: dict[str, Any] = {
    "op": "place_marker",
    "marker": "malfunction",
    "room": {"explored": True, "colour": "green", "with_intruder": ["adult", "queen"]},
}


MADE = ("choose", "for_each")
"""Operations that are nothing but other words joined."""
LISTS = ("effect", "dark_effect", "protected_effect", "on_explore", "on_search", "passive")


def said(language: str, *steps: dict[str, Any]) -> str:
    """An effect in words."""
    return Speaker(texts(language)).effect(steps)


@rule("NL-44.21")
def test_whoever_was_named_is_not_named_again() -> None:
    assert said("en", WOUND, TAKE) == "The victim suffers 2 light wounds and then takes 1 contamination card."
    assert said("cs", WOUND, TAKE) == "Oběť utrpí 2 lehká poranění a vezme si 1 kartu infekce."
    assert said("sk", WOUND, TAKE) == "Obeť utrpí 2 ľahké poranenia a vezme si 1 kartu infekcie."


@rule("NL-44.21")
def test_the_acting_character_is_spoken_to() -> None:
    assert said("en", SELF_TAKES) == "Take 1 contamination card."
    assert said("cs", SELF_TAKES) == "Vezměte si 1 kartu infekce."
    assert said("sk", SELF_TAKES) == "Vezmite si 1 kartu infekcie."


@rule("NL-44.21")
def test_those_whom_an_event_concerns_are_told_apart() -> None:
    assert said("en", HATCHING) == (
        "Each character in the Nest who has no action cards draws 4 cards and then discards the cards drawn."
    )
    assert said("cs", HATCHING) == (
        "Každá postava v Hnízdě, která nemá akční karty, si dobere 4 karty a odhodí dobrané karty."
    )
    assert said("sk", HATCHING) == (
        "Každá postava v Hniezde, ktorá nemá akčné karty, si doberie 4 karty a odhodí dobrané karty."
    )


@rule("NL-8.15")
def test_alternatives_are_joined_by_or_and_stand_as_a_sentence() -> None:
    assert said("en", SELF_TAKES, EITHER) == "Take 1 contamination card. Move the rover, or look at 1 CSS token."
    assert said("cs", EITHER) == "Přemístěte rover, nebo podívejte se na 1 žeton SNK."
    assert said("sk", EITHER) == "Premiestnite rover, alebo pozrite sa na 1 žetón SNK."


@rule("NL-44.21")
def test_rooms_are_told_by_what_they_are_like() -> None:
    assert said("en", GREEN) == "A malfunction occurs in every explored green room with an Adult or the Queen."
    assert said("cs", GREEN) == "V každé prozkoumané zelené místnosti, kde je dospělec nebo královna, nastane porucha."
    assert (
        said("sk", GREEN) == "V každej preskúmanej zelenej miestnosti, kde je dospelec alebo kráľovná, nastane porucha."
    )


@rule("NL-44.9")
def test_alternatives_of_an_objective_come_last() -> None:
    goal = {
        "all": [{"any": [{"pred": "nest_destroyed"}, {"pred": "facility_destroyed"}]}, {"pred": "signal_sent"}],
    }
    told = [Speaker(texts(language)).goal(goal) for language in LANGUAGES]
    assert told == [
        "You have sent the signal and either the Nest is destroyed or the base is destroyed.",
        "Máte vyslaný signál a buď Hnízdo je zničené, nebo základna je zničená.",
        "Máte vyslaný signál a buď Hniezdo je zničené, alebo základňa je zničená.",
    ]


@rule("NL-25.15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_unlocks_an_item_is_told_in_one_sentence(language: str) -> None:
    told = Speaker(texts(language)).unlocking({"in_room": ["repository"], "discard_item_colour": ["red"]})
    assert told == texts(language).say("unlock-battle_suit")


@rule("NL-44.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_left_over_from_another_card(language: str) -> None:
    storm = {"op": "discard_cards", "n": 2, "kind": "action", "who": "each"}
    speaker = Speaker(texts(language))
    speaker.effect((HATCHING,))
    assert speaker.effect((storm,)) == Speaker(texts(language)).effect((storm,))


@rule("NL-44.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_box_is_told_in_whole_sentences(language: str) -> None:
    speaker = Speaker(texts(language))
    for thing, _ in told(GAME.box):
        for steps in [getattr(thing, name) for name in LISTS if getattr(thing, name, ())]:
            whole(speaker.effect(steps))
            whole(speaker.dark(steps))
        if getattr(thing, "requires", ()):
            whole(speaker.needs(thing.requires))  # type: ignore[attr-defined]
        if getattr(thing, "trigger", ""):
            whole(speaker.reaction(thing.trigger, thing.effect))  # type: ignore[attr-defined]
        if getattr(thing, "unlock", {}):
            whole(speaker.unlocking(thing.unlock))  # type: ignore[attr-defined]


@rule("NL-44.9", "NL-32.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objective_and_every_contingency_is_told_in_whole_sentences(language: str) -> None:
    speaker = Speaker(texts(language))
    for goal in GAME.box.objectives.values():
        whole(speaker.goal(goal.condition))
    for order in GAME.box.contingencies.values():
        if order.kills is not None:
            whole(speaker.doom(order.kills))


@rule("NL-44.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_operation_and_every_predicate(language: str) -> None:
    there = keys(GAME, language)
    assert not [name for name in OPERATIONS if f"effect-{name}" not in there and name not in MADE]
    assert not [name for name in PREDICATES if f"cond-{name}" not in there]


def whole(sentence: str) -> None:
    """A sentence with a beginning, an end, and no gaps."""
    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert sentence.endswith("."), sentence
    assert not [gap for gap in ("  ", " ,", ",,", " .", ",.", "{", "none") if gap in sentence], sentence
