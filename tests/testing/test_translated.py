"""The check of translated rules: each way in which a translation can go wrong is caught."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from brushpass.testing.texts import same_rules
from tests.cli.pebbles import Pebbles

ENGLISH = """# Pebbles

## 1. Play

- **PB-1.1** Lay 2 pebbles and go -3 spaces (1-9).
- **PB-1.2** Most red ones win.

## 2. Rulings

- **R-1 Ties.** Nobody wins.

## 3. Invariants

- **PB-INV-1** There are 12 pebbles.
"""
CZECH = """# Kamínky

## 1. Hra

- **PB-1.1** Jděte o -3 pole (1 až 9) a položte 2 kamínky.
- **PB-1.2** Vítězí nejvíc červených.

## 2. Rozhodnutí

- **R-1 Shoda.** Nevyhrává nikdo.
"""


def check(here: Path, **files: str) -> None:
    for name, text in files.items():
        (here / f"{name.replace('_', '.')}.md").write_text(text, encoding="utf-8")

    class Here(Pebbles):
        folder: ClassVar = here

    same_rules(Here())


def test_a_good_translation_passes(tmp_path: Path) -> None:
    check(tmp_path, rules=ENGLISH, rules_cs=CZECH, rules_sk=CZECH)


def test_nobody_has_to_translate_or_even_to_write_rules(tmp_path: Path) -> None:
    check(tmp_path)
    check(tmp_path, rules=ENGLISH)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("- **PB-1.2** Vítězí nejvíc červených.\n", "", "PB-1.2"),
        ("- **R-1 Shoda.** Nevyhrává nikdo.\n", "", "R-1"),
        ("**PB-1.2**", "**PB-1.3**", "PB-1.2.*PB-1.3"),
        ("## 1. Hra\n", "## 1. Hra\n\nDo 7 bodů.\n", "1 has other numbers"),
        ("## 2. Rozhodnutí", "## 3. Rozhodnutí", "sections.*2.*3"),
        ("položte 2 kamínky", "položte 3 kamínky", "PB-1.1 has other numbers"),
        ("o -3 pole", "o 3 pole", "PB-1.1 has other numbers"),
        ("červených.", "červených, aspoň 5.", "PB-1.2 has other numbers"),
    ],
)
def test_what_is_wrong_is_found(right: str, wrong: str, complaint: str, tmp_path: Path) -> None:
    assert right in CZECH
    with pytest.raises(AssertionError, match=complaint):
        check(tmp_path, rules=ENGLISH, rules_cs=CZECH, rules_sk=CZECH.replace(right, wrong))


def test_a_language_may_not_be_left_out(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="'sk': are not translated"):
        check(tmp_path, rules=ENGLISH, rules_cs=CZECH)
