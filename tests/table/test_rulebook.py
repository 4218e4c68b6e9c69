"""The rules as a page shows them: every kind of part, and the real games in every language."""

from __future__ import annotations

import msgspec
import pytest

from brushpass.engine import game, games
from brushpass.games.agent_avenue.box.components import DATA
from brushpass.table import LANGUAGES, Texts
from brushpass.table.digest import Digest, digest_of
from brushpass.table.rulebook import Heading, Paragraph, Rule, RuleTable, Section, naming, sections

TEXT = """# Rules of a game

Not for the page.

## 1. Step 1 - Cards

Before **anything** else.

### In the box
- **XX-1.1** `red_card`: goes -2 spaces.
| Card | Worth |
| --- | --- |
| `red_card` | -2 |

## 2. Invariants

- **XX-INV-1** Always.

## 3. Rulings

- **R-2 A gap closed.** The book is silent.
"""


def test_every_part_of_a_section() -> None:
    cards, rulings = sections(Digest(TEXT), lambda thing: thing.replace("_", " ").title())
    assert cards == Section(
        "XX-1",
        "1",
        "Step 1 – Cards",
        [
            Paragraph("Before anything else."),
            Heading("In the box"),
            Rule("XX-1.1", "Red Card:", "goes −2 spaces."),
            RuleTable(["Card", "Worth"], [["Red Card", "−2"]]),
        ],
    )
    assert (rulings.id, rulings.parts) == ("XX-3", [Rule("R-2", "A gap closed.", "The book is silent.")])


def test_a_table_of_rules_says_so() -> None:
    text = "## 1. One\n\n| Id | Action | Cost |\n| --- | --- | --- |\n| XX-1.1 | Go | 1 |\n| R-02 | Rest | 0 |\n"
    (only,) = sections(Digest(text), str)
    assert only.parts == [RuleTable(["Id", "Action", "Cost"], [["XX-1.1", "Go", "1"], ["R-02", "Rest", "0"]], True)]


def numbered(part: Rule | Paragraph | Heading | RuleTable) -> list[str]:
    """The ids of the rules in a part of the page."""
    if isinstance(part, RuleTable):
        return [row[0] for row in part.rows] if part.numbered else []
    return [part.id] if isinstance(part, Rule) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_whole_rules_of_a_game_are_on_its_page(name: str, language: str) -> None:
    rules = game(name)
    page = sections(digest_of(rules, language), naming(Texts(rules, language)))
    shown = [one for section in page for part in section.parts for one in numbered(part)]
    assert shown == list(digest_of(rules).rules_of_play)
    assert not {"*", "`", "|", "#"} & set(msgspec.json.encode(page).decode())
    for section in page:
        for table in section.parts:
            if isinstance(table, RuleTable):
                assert {len(row) for row in table.rows} == {len(table.heads)}


def worth(steps: int | None) -> str:
    """Steps as the page prints them."""
    return "–" if steps is None else f"{steps:+}".replace("-", "−") if steps else "0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_agents_agrees_with_the_data(language: str) -> None:
    rules = game("agent_avenue")
    texts = Texts(rules, language)
    third = {"win": texts.say("steps-win"), "lose": texts.say("steps-lose")}
    wanted = {
        texts.name(agent["id"]): [str(agent["count"]), *(worth(steps) for steps in agent["moves"].values())]
        for agent in DATA["agents"]
    }
    for agent in DATA["agents"]:
        if agent["third_icon"]:
            wanted[texts.name(agent["id"])][-1] = third[agent["third_icon"]]
    part = sections(digest_of(rules, language), naming(texts))[0].parts[-1]
    assert isinstance(part, RuleTable)
    assert {name: rest for name, *rest in part.rows} == wanted
