"""Whatever the box holds and the rules tell has words in every language, in all the forms that sentences need."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.box import CIRCUITS, COLOURS, GOALS, OBJECTS, PODS, Box
from brushpass.games.nemesis_lockdown.box.naming import called, names, told
from brushpass.table import LANGUAGES, keys
from brushpass.testing.citing import rule
from brushpass.testing.texts import declared_texts, same_keys, texts_exist

from .words import texts

BOX = GAME.box
PLACES = (*BOX.tiles, *CIRCUITS, *(f"pod_{pod}" for pod in PODS), "bunker", "exit_room", "tech")
SPACES = tuple(place for board in BOX.boards.values() for place in (*board.rooms, *board.ways))
BEINGS = (*BOX.characters, *BOX.kinds, *OBJECTS, "intruder")
THINGS = (*BOX.items, "fire", "malfunction", "slime", "noise", "door")
FORMS: dict[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = {
    "en": (((*PLACES, *SPACES), ("in", "to", "acc")), (BEINGS, ("low", "acc", "a")), (THINGS, ("acc", "a"))),
    "cs": (
        ((*PLACES, *SPACES), ("in", "to", "acc")),
        (BEINGS, ("low", "acc", "gen", "ins", "sex")),
        (THINGS, ("acc", "ins")),
    ),
    "sk": (
        ((*PLACES, *SPACES), ("in", "to", "acc")),
        (BEINGS, ("low", "acc", "gen", "ins", "sex")),
        (THINGS, ("acc", "ins")),
    ),
}


def test_all_languages_have_the_same_texts() -> None:
    same_keys(GAME)
    declared_texts(GAME)


@pytest.mark.parametrize("seats", GAME.counts("standard"))
def test_whatever_a_match_shows_can_be_said(seats: int) -> None:
    texts_exist(GAME.agree(seats), seats)


@pytest.mark.parametrize("mode", GAME.modes[1:])
def test_whatever_a_match_of_another_mode_shows_can_be_said(mode: str) -> None:
    texts_exist(GAME.agree(mode=mode), 1)


def test_whatever_happens_on_the_surface_can_be_said() -> None:
    texts_exist(GAME.agree(2, "standard", {"board": "surface"}), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_said(language: str) -> None:
    said = texts(language)
    for key in keys(GAME, language):
        if key.startswith("name-"):
            assert said.name(key.removeprefix("name-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_in_the_box_has_a_name(language: str) -> None:
    said = texts(language)
    contents = BOX.contents
    tokens = (*contents.exploration_tokens, *contents.surface_exploration_tokens, *contents.css_tokens)
    for thing in (*contents.basic_actions, *tokens, *contents.intruder_tokens, *contents.contamination):
        assert said.name(thing.id)
    for thing, _ in told(BOX):
        assert said.name(thing.id)
    symbols = [item.component for item in BOX.items.values() if item.component]
    for one in (*SPACES, *COLOURS, *GOALS, *BOX.faces, *symbols):
        assert said.name(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_a_kind_have_the_forms_that_sentences_about_them_need(language: str) -> None:
    said = texts(language)
    for things, forms in FORMS[language]:
        for thing in things:
            made = said.forms(it=thing)
            assert all(made[f"it-{form}"] for form in forms), thing


@pytest.mark.parametrize("language", ("en", "cs"))
def test_what_the_data_call_something_is_what_the_texts_call_it(language: str) -> None:
    said = texts(language)
    for thing, _ in told(BOX):
        name = thing.names.get(language)
        if name is not None and thing.id not in RENAMED:
            assert said.name(thing.id).replace("’", "'") == name, thing.id


RENAMED = ("flashlight", "take_neutralizer", "craft_equipment")
"""Called otherwise in Czech than in the rulebook: a torch and a battery are one word there, and two actions as well."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_things_do_is_told_in_whole_sentences(language: str) -> None:
    said = texts(language)
    for key in keys(GAME, language):
        if key.startswith(("about-", "dark-", "protected-", "unlock-")):
            sentence = said.say(key)
            assert sentence[0].isupper() or sentence[0].isdigit(), key
            assert sentence.endswith("."), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_does_something_says_what(language: str) -> None:
    said = texts(language)
    for thing, _ in told(BOX):
        plain = thing.id if said.has(f"about-{thing.id}") else thing.id.rpartition("_")[0]
        assert said.has(f"about-{plain}"), thing.id
        assert said.has(f"dark-{plain}") == bool(getattr(thing, "dark_effect", ())), thing.id
        assert said.has(f"protected-{plain}") == bool(getattr(thing, "protected_effect", ())), thing.id
        assert said.has(f"unlock-{plain}") == bool(getattr(thing, "unlock", {})), thing.id


def other_box() -> Box:
    """A box in which the Archive and the Grenade are called otherwise."""
    contents = BOX.contents
    library: dict[str, Any] = {"en": "Library", "cs": "Knihovna"}
    tiles = tuple(replace(one, names=library) if one.id == "archive" else one for one in contents.room_tiles)
    items = tuple(replace(one, names={"en": "Petard"}) if one.id == "grenade" else one for one in contents.items)
    return Box(replace(contents, room_tiles=tiles, items=items), "other")


def test_things_of_another_box_keep_the_names_it_gives_them() -> None:
    box = other_box()
    archive = {"": "Library", "in": "in the Library", "to": "to the Library", "from": "from the Library"}
    assert names(box, "en")["archive"] == {**archive, "acc": "the Library"}
    assert names(box, "cs")["archive"] == {
        "": "Knihovna", "in": "v místnosti Knihovna", "to": "do místnosti Knihovna", "from": "z místnosti Knihovna",
        "acc": "místnost Knihovna",
    }  # fmt: skip
    assert names(box, "sk")["grenade"] == {"": "Petard", "acc": "predmet Petard", "ins": "predmetom Petard"}
    assert "laboratory" not in names(box, "en")
    assert called(box.items["grenade"], "cs") == "Petard"


@rule("NL-44.1")
def test_places_are_called_by_their_numbers() -> None:
    assert texts("en").forms(it="r012")["it-in"] == "in room 12"
    assert texts("cs").forms(it="stairs_a")["it-to"] == "na schodiště 24"
    assert texts("sk").forms(it="elevator_s02")["it-in"] == "pri Vstupe do výťahu S-02"
    assert texts("cs").forms(it="c01")["it-in"] == "v chodbě mezi 01 a 02"
