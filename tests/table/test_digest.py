"""A rules digest taken apart: rules and sections by id, as they were written and in plain words."""

from __future__ import annotations

import pytest

from brushpass.engine import game, games
from brushpass.table.digest import Digest, UnknownRule, digest_of

TEXT = """# Rules of a game

## 1. Cards

- **XX-1.1** Every `face_up` card is **seen**.
- **R-2 A gap closed.** The book is silent here.

| Id | When | Options |
| --- | --- | --- |
| D-1 | at once | `left` or `right` |
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
    ],
)
def test_a_rule_in_plain_words_has_neither_its_id_nor_marks(wanted: str, text: str) -> None:
    assert Digest(TEXT).plain(wanted) == text


def test_a_section_in_plain_words_keeps_the_ids_of_its_rules() -> None:
    section = Digest(TEXT).plain("XX-1")
    assert section.startswith("1. Cards\n\nXX-1.1 Every face up card is seen.\nR-2 A gap closed.")


@pytest.mark.parametrize("name", games())
def test_no_rule_of_a_game_shows_marks_to_players(name: str) -> None:
    digest = digest_of(game(name))
    marked = [rule for rule in digest.rules if {"*", "`"} & set(digest.plain(rule)) or not digest.plain(rule)]
    assert not marked
