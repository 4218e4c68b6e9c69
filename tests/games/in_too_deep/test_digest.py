"""The digest says what is in the box, speaks only of rules that exist, and leaves no ruling or decision out."""

from __future__ import annotations

import re

from brushpass.games.in_too_deep.box.data import FOLDER, own_box
from brushpass.games.in_too_deep.box.language import EFFECTS, PREDICATES
from brushpass.table.digest import Digest
from brushpass.testing.citing import rule
from brushpass.testing.rules import numbered

BOX = own_box()
DIGEST = Digest((FOLDER / "rules.md").read_text(encoding="utf-8"))


def test_all_rules_examples_invariants_and_rulings_are_listed() -> None:
    ids = numbered(DIGEST.text)
    rules = [id_ for id_ in ids if re.fullmatch(r"TD-\d+\.\d+", id_)]
    assert len(rules) == 293
    assert [id_ for id_ in ids if "-EX-" in id_] == [f"TD-EX-{number}" for number in range(1, 38)]
    assert [id_ for id_ in ids if "-INV-" in id_] == [f"TD-INV-{number}" for number in range(1, 21)]
    assert [id_ for id_ in ids if "-R-" in id_] == [f"TD-R-{number}" for number in range(1, 49)]


def test_every_ruling_that_a_rule_rests_on_is_told() -> None:
    assert set(re.findall(r"\bR-\d+", DIGEST.text)) == {id_ for id_ in DIGEST.rules if id_.startswith("R-")}


def test_rules_speak_of_rules_that_exist() -> None:
    spoken = set(re.findall(r"\bTD-(?:INV-)?\d+(?:\.\d+)?", DIGEST.text))
    assert spoken - DIGEST.rules.keys() - {f"TD-{number}" for number in DIGEST.sections} == set()


@rule("TD-3.7")
def test_the_counts_of_support_tokens_are_those_of_the_box() -> None:
    told = re.findall(r"\[(\d+)\]", DIGEST.sections["13"])
    assert sorted(map(int, told)) == sorted(token.count for token in BOX.supports.values())
    assert sum(map(int, told)) == 38


@rule("TD-3.11")
def test_the_display_sizes_are_those_of_the_box() -> None:
    told = re.findall(r"\d+", DIGEST.rules["TD-3.11"].partition(":")[2])
    assert told == ["10", "2", "14", "3", "17", "4", "20", "5", "10", "14"]
    assert [BOX.display[mode] for mode in ("2", "3", "4", "5", "1", "2_with_echo")] == [10, 14, 17, 20, 10, 14]


@rule("TD-3.12")
def test_the_dominance_track_is_that_of_the_box() -> None:
    worth = ", ".join(map(str, BOX.track))
    assert f"fields 0–{len(BOX.track) - 1} worth {worth}; " in DIGEST.rules["TD-3.12"]
    assert f"ability zone from field {BOX.ability}" in DIGEST.rules["TD-3.12"]
    assert f"stamina zone from field {BOX.stamina}" in DIGEST.rules["TD-3.12"]


@rule("TD-20.7", "TD-20.8")
def test_the_tables_of_predicates_and_effects_are_those_of_the_language() -> None:
    told = re.findall(r"^\| (`\w+`(?: / `\w+`)?) \|", DIGEST.sections["20"], re.MULTILINE)
    assert [word for row in told for word in re.findall(r"\w+", row)] == [*PREDICATES, *EFFECTS]
