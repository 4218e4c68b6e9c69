"""Whatever the box holds, a card asks or the table may agree on has words in every language, and every bot a name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.box.box import called
from brushpass.games.in_too_deep.box.data import own_box
from brushpass.games.in_too_deep.box.language import EFFECTS, PREDICATES
from brushpass.games.in_too_deep.undercover import UNDERCOVER
from brushpass.table import LANGUAGES, Texts
from brushpass.testing.citing import rule
from brushpass.testing.texts import declared_texts, same_keys, same_rules

BOX = own_box()
SOMEBODY = ("mine", "mine-too", "mine-third", "anyone", "stranger")
PLACES = ("there", "across", "somewhere", "choice")


def test_all_languages_have_the_same_texts_and_rules() -> None:
    same_keys(GAME)
    declared_texts(GAME)
    same_rules(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_box_names_has_a_name(language: str) -> None:
    texts = Texts(GAME, language)
    for thing in (*BOX.zones, *BOX.criminals, *BOX.items, *BOX.kinds, *BOX.lines, *BOX.crimes, *BOX.supports):
        assert texts.name(thing)
    for thing in (*BOX.dilemmas, *BOX.bonuses, "guardian", "echo", "display", "shared", *SOMEBODY, *PLACES):
        assert texts.name(thing)
    for thing in (*BOX.zones, *BOX.criminals):
        assert texts.say(f"short-{thing}")
    for thing in (*BOX.zones, *BOX.criminals, *BOX.supports, "guardian"):
        assert texts.say(f"about-{thing}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_from_the_data_are_the_names_at_the_table(language: str) -> None:
    texts = Texts(GAME, language)
    contents = BOX.contents
    for things in (contents.zones, contents.criminals, contents.items, contents.item_types, contents.evidence_kinds):
        for one in things:
            assert texts.name(one.id) == called(one.names, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_dilemmas_that_differ_are_called_the_same(language: str) -> None:
    texts = Texts(GAME, language)
    kinds = {
        (one.kind, one.corruption, one.evidence, one.symbols, one.amount, one.warrant) for one in BOX.dilemmas.values()
    }
    assert len({texts.name(one) for one in BOX.dilemmas}) == len(kinds)


@rule("TD-20.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_crime_says_what_it_asks_and_does_in_every_language(language: str) -> None:
    for crime in BOX.crimes.values():
        assert crime.texts[language].endswith(".")
        assert bool(crime.effect_texts.get(language)) == bool(crime.effect)
    for major in BOX.contents.major_crimes:
        assert major.careful.labels[language] != major.reckless.labels[language]


def terms() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every predicate, said of somebody, of nobody in particular and of zones that are and are not known."""
    for who, other in (("hacker", "oracle"), ("mine", "stranger"), ("shadow", "guardian"), ("mine-too", "anyone")):
        for zone in ("harbour", *PLACES):
            yield "in_zone", {"who": who, "zone": zone}
            yield "completely_empty", {"zone": zone}
            yield "guardian_at", {"zone": zone}
            for size in ("least", "most", "exactly"):
                for count in range(4):
                    counted = {"zone": zone, "size": size, "count": count}
                    for predicate in ("count_criminals", "barriers_at", "search_at"):
                        yield predicate, counted
                    for state in ("any", "held", "dropped"):
                        for item in ("any", "weapon", "goods"):
                            yield "count_items", counted | {"item": item, "state": state}
            for state in ("any", "held", "dropped"):
                for item in ("any", "vehicle", "cash"):
                    yield "item_at", {"zone": zone, "item": item, "state": state}
        for predicate in ("same_zone", "different_zone", "adjacent", "opposite", "barrier_between"):
            for there in (other, "harbour", "stims"):
                yield predicate, {"a": who, "b": there}
        yield "alone", {"who": who}
        yield "alone_with", {"who": who, "company": (other, "guardian")}
        yield "holds_nothing", {"who": who}
        for item in ("any", "hardware", "cash"):
            yield "holds", {"who": who, "item": item}
    for size in ("least", "most", "exactly"):
        yield "hooked_count", {"size": size, "count": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_a_condition_can_be_said_and_denied(language: str) -> None:
    texts = Texts(GAME, language)
    told = set()
    for predicate, args in terms():
        told.add(predicate)
        said, denied = (texts.told(f"term-{predicate}{no}", args) for no in ("", "-not"))
        assert said != denied
        assert "  " not in said + denied
    assert told == PREDICATES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str) -> None:
    texts = Texts(GAME, language)
    for effect in EFFECTS:
        for who, zone in (("hacker", "harbour"), ("mine", "there"), ("stranger", "choice")):
            for count in (1, 2, 3):
                args = {"who": who, "zone": zone, "count": count, "item": "cash"}
                assert texts.told(f"effect-{effect}", args)
    assert texts.told("effect-relocate_held", {"who": "hacker", "zone": "choice"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agreement_and_each_of_its_values_has_words(language: str) -> None:
    texts = Texts(GAME, language)
    for option, values in GAME.options.items():
        for key in (option, *(f"{option}-{value}" for value in values)):
            assert texts.say(f"setting-{key}")
    for mode in GAME.modes:
        assert texts.say(f"mode-{mode}-about")


def test_a_table_of_bots_at_one_level_has_a_name_for_each() -> None:
    names = [person.name for level in UNDERCOVER.values() for person in level]
    assert len(set(names)) == len(names)
    assert all(len(level) >= max(GAME.seat_counts) for level in UNDERCOVER.values())
