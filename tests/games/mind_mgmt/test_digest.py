"""The digest says what is in the box: the same map, the same modules, and no ruling is missing from the list."""

from __future__ import annotations

import re

from brushpass.games.mind_mgmt.box.city import FEATURES_AT, ROWS, TEMPLES
from brushpass.games.mind_mgmt.box.components import FOLDER, MODULES
from brushpass.table.digest import CODE, Digest, cells
from brushpass.testing.citing import rule

DIGEST = Digest((FOLDER / "rules.md").read_text(encoding="utf-8"))


@rule("MM-1.3", "MM-R-01")
def test_the_table_of_the_map_is_the_map_of_the_box() -> None:
    rows = [cells(line)[1:] for line in DIGEST.sections["1"].splitlines() if re.match(r"\| \d \|", line)]
    told = [tuple(CODE.findall(cell)) for row in rows for cell in row]
    assert len(rows) == ROWS
    assert tuple(told) == FEATURES_AT
    assert [number for number, row in enumerate(cell for row in rows for cell in row) if row == "temple"] == [
        number for number in range(len(told)) if TEMPLES >> number & 1
    ]


@rule("MM-13.1")
def test_every_house_module_of_the_box_has_its_rule_in_order() -> None:
    told = [CODE.findall(text)[0] for id_, text in DIGEST.rules.items() if id_.startswith("MM-13.") and "`" in text]
    assert tuple(told) == MODULES


def test_every_ruling_that_a_rule_rests_on_is_told_and_none_is_left_out() -> None:
    rulings = [id_ for id_ in DIGEST.rules if id_.startswith("R-")]
    assert rulings == [f"R-{number:02}" for number in range(1, len(rulings) + 1)]
    assert set(re.findall(r"\bR-\d+", DIGEST.text)) <= set(rulings)


def test_rules_speak_of_rules_that_exist() -> None:
    spoken = set(re.findall(r"\bMM-(?:INV-)?\d+(?:\.\d+)?", DIGEST.text))
    assert spoken - DIGEST.rules.keys() - {f"MM-{number}" for number in DIGEST.sections} == set()
