"""Whatever the box holds and the table may agree on has words in every language, and every bot a name."""

from __future__ import annotations

import pytest

from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.components import AGENTS, ALLY, CARDS, DATA, FEATURES, MODULES
from brushpass.games.mind_mgmt.psychics import PSYCHICS
from brushpass.table import LANGUAGES, Texts
from brushpass.testing.texts import declared_texts, same_keys

ABILITIES = [agent["ability"]["id"] for agent in DATA["agents"]]


def test_all_languages_have_the_same_texts() -> None:
    same_keys(GAME)
    declared_texts(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_box_names_has_a_name(language: str) -> None:
    texts = Texts(GAME, language)
    for thing in (*FEATURES, *AGENTS, *ABILITIES, *CARDS, ALLY, *MODULES):
        assert texts.name(thing)
    for person in (*AGENTS, *CARDS, ALLY):
        assert texts.say(f"about-{person}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agreement_and_each_of_its_values_has_words(language: str) -> None:
    texts = Texts(GAME, language)
    for option, values in GAME.options.items():
        for key in (option, f"{option}-about", *(f"{option}-{value}" for value in values)):
            assert texts.say(f"setting-{key}")


@pytest.mark.parametrize(("language", "key"), [("en", "nameEn"), ("cs", "nameCs")])
def test_names_from_the_data_are_the_names_at_the_table(language: str, key: str) -> None:
    texts = Texts(GAME, language)
    for feature in DATA["features"]:
        assert texts.name(feature["id"]).lower() == feature[key].lower()
    for agent in DATA["agents"]:
        assert texts.name(agent["ability"]["id"]) == agent["ability"][key]


def test_a_table_of_bots_at_one_level_has_a_name_for_each() -> None:
    names = [person.name for level in PSYCHICS.values() for person in level]
    assert len(set(names)) == len(names)
    assert all(len(level) >= max(GAME.seat_counts) for level in PSYCHICS.values())
    assert not set(names) & {agent["nameEn"] for agent in DATA["agents"]}
