"""A rules digest taken apart: rules and sections by id, as they were written and in plain words."""

from __future__ import annotations

import pytest

from brushpass.engine import game, games
from brushpass.table import LANGUAGES
from brushpass.table.digest import Digest, UnknownRule, digest_of

TEXT = """# Rules of a game

## 1. Cards

- **XX-1.1** Every `face_up` card is **seen**.
- **R-2 A gap closed.** The book is silent here.

| Id | When | Options |
| --- | --- | --- |
| D-1 | at once | `left` or `right` |
| XX-1.2 | later | `left` |
"""


def test_a_rule_is_found_as_it_was_written() -> None:
    digest = Digest(TEXT)
    assert digest.find("xx-1.1") == "**XX-1.1** Every `face_up` card is **seen**."
    with pytest.raises(UnknownRule):
        digest.find("XX-9.9")


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("XX-1.1", "Every face up card is seen."),
        ("r-2", "A gap closed. The book is silent here."),
        ("D-1", "When: at once; options: left or right"),
        ("XX-1.2", "When: later; options: left"),
    ],
)
def test_a_rule_in_plain_words_has_neither_its_id_nor_marks(wanted: str, text: str) -> None:
    assert Digest(TEXT).plain(wanted) == text


def test_a_section_in_plain_words_keeps_the_ids_of_its_rules() -> None:
    section = Digest(TEXT).plain("XX-1")
    assert section.startswith("1. Cards\n\nXX-1.1 Every face up card is seen.\nR-2 A gap closed.")


CZECH = """# Pravidla hry

## 1. Karty

- **XX-1.1** Každou odkrytou kartu je vidět.
"""


def test_a_translation_says_what_it_has_and_leaves_the_rest_to_english() -> None:
    english = Digest(TEXT)
    czech = Digest(CZECH, "cs", english)
    assert czech.plain("XX-1.1") == czech.plain("xx-1.1") == "Každou odkrytou kartu je vidět."
    assert czech.find("1").startswith("## 1. Karty")
    assert czech.plain("R-2") == english.plain("R-2")
    with pytest.raises(UnknownRule) as unknown:
        czech.find("XX-1.3")
    assert "XX-1.1" in unknown.value.near


def test_sections_for_engineers_are_not_for_players() -> None:
    engineers = "## 2. Decisions\n\n| D-2 | later | none |\n\n## 4. Data dependencies\n\nNone.\n"
    digest = Digest(f"{TEXT}\n{engineers}\n## 3. Rulings\n\n- **R-3 Why.** So.\n")
    assert list(digest.of_play) == ["1", "3"]
    assert list(digest.rules_of_play) == ["XX-1.1", "R-2", "D-1", "XX-1.2", "R-3"]


def test_things_have_their_names_and_numbers_their_signs() -> None:
    digest = Digest("## 1. One - two\n\n- **XX-1.1** `red_card`: from 5-7 to -2, if x >= 3.\n")
    assert digest.plain("XX-1.1") == "Red card: from 5–7 to −2, if x ≥ 3."
    assert digest.plain("XX-1.1", {"red_card": "the Red One"}.__getitem__).startswith("The Red One: ")
    assert digest.plain("1").startswith("1. One – two")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_no_rule_of_a_game_shows_marks_to_players(name: str, language: str) -> None:
    digest = digest_of(game(name), language)
    assert digest.language == language
    marked = [rule for rule in digest.rules if {"*", "`"} & set(digest.plain(rule)) or not digest.plain(rule)]
    assert not marked
