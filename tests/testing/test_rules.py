"""The rule collector: ids in a digest, citations in tests, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from brushpass.testing import rule
from brushpass.testing.rules import citations, cited_in, main, numbered

DIGEST = """# Some game
- **SG-1.1** First, see **SG-9.9 is not an id**.
- **SG-1.2** Second (SG-1.1). **OTHER-3** is not ours.

| Id | What |
| --- | --- |
| SG-1.3 | Third, as SG-1.4 is not. |
| D-1 | No rule. |

## 2. Worked examples
1. **One.** Given …
2. **Two.** Given …

## 3. Rulings
- **R-1 A ruling.** Because of R-7.
1. Not an example.

## 4. Invariants
- **SG-INV-1** Always.
"""
IDS = ["SG-1.1", "SG-1.2", "SG-1.3", "SG-EX-1", "SG-EX-2", "SG-R-1", "SG-INV-1"]


def test_a_decorator_that_names_the_rules() -> None:
    assert rule("AA-1.1", "AA-1.2").mark.args == ("AA-1.1", "AA-1.2")
    assert rule("AA-1.1").mark.name == "rule"


def test_ids_are_collected_in_the_order_of_the_digest() -> None:
    assert numbered(DIGEST) == IDS
    assert numbered("no rules here") == []


def test_citations_are_found_wherever_rule_is_called() -> None:
    source = """
@rule("SG-1.1", "SG-1.2")
def test_one(): ...

@pytest.mark.rule("SG-R-1")
class TestTwo: ...

CASE = pytest.param(1, marks=rule("SG-EX-2"))
other("SG-INV-1")
"""
    assert list(cited_in(source)) == ["SG-1.1", "SG-1.2", "SG-R-1", "SG-EX-2"]


def table(folder: Path, tests: str, untestable: str = "") -> list[str]:
    digest = folder / "some_game" / "rules.md"
    digest.parent.mkdir()
    digest.write_text(DIGEST)
    if untestable:
        digest.with_name("untestable.toml").write_text(untestable)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(tests)
    return ["--tests", str(folder / "tests"), str(digest)]


def test_missing_and_unknown_rules_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = table(tmp_path, 'rule("SG-1.1", "SG-4.4", "SG-INV-1")', '"SG-1.2" = "about the table, not the game"')
    assert main(arguments) == 1
    told = capsys.readouterr().out
    assert "no test cites SG-EX-1" in told and "no test cites SG-R-1" in told
    assert "no test cites SG-1.1" not in told and "no test cites SG-1.2" not in told
    assert "SG-1.2 cannot be tested: about the table, not the game" in told
    assert "SG-4.4 is cited in" in told and "no such rule" in told
    assert "some_game: 7 rules, 2 cited, 1 untestable, 4 missing" in told


def test_all_is_well_when_every_rule_is_cited_or_excused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = table(tmp_path, f"rule{tuple(IDS[:-1])}", '"SG-INV-1" = "follows from the rest"')
    assert main(arguments) == 0
    assert "0 missing" in capsys.readouterr().out


def test_an_excuse_that_is_no_longer_needed_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(table(tmp_path, f"rule{tuple(IDS)}", '"SG-1.1" = "hard"')) == 1
    assert "SG-1.1 is listed as untestable, but a test cites it" in capsys.readouterr().out


def test_citations_come_with_their_files(tmp_path: Path) -> None:
    table(tmp_path, 'rule("SG-1.1")\nrule("SG-1.1")')
    assert {number: len(paths) for number, paths in citations(tmp_path / "tests").items()} == {"SG-1.1": 2}
