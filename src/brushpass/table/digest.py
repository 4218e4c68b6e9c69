"""A game's rules digest, taken apart: its sections, and its numbered rules by id, in English or translated.

`rules.md` in the game's folder is the authority; `rules.cs.md` and `rules.sk.md` beside it say the sections of play
again for players, under the same ids. What a translation leaves out is found in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from ..engine import BrushpassError, Game
from .face import face_of
from .text import LANGUAGES, Texts

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-[A-Z]?\d+(?:\.\d+)?)\b(.*)$")
ROW = re.compile(r"^\| ([A-Z]+-[A-Z]?\d+(?:\.\d+)?) \|(.*)$")
SECTION = re.compile(r"^## (\d+)\. ")
FOR_ENGINEERS = re.compile(r"^## \d+\. (?:Decisions|Worked examples|Provenance|Data dependencies|Invariants)\b")
"""The sections that players never see and that are not translated."""
OPENING = re.compile(r"^(?:#+|-) ", re.MULTILINE)
CODE = re.compile(r"`([^`]*)`")
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
RANGE = re.compile(r"(?<=\d)-(?=\d)")

Naming = Callable[[str], str]
"""What a player calls the thing that the digest calls by its id."""


class NoDigest(BrushpassError):
    """The game ships no rules digest."""


class UnknownRule(BrushpassError):
    """There is no such rule; `near` are some that are spelt alike."""

    def __init__(self, wanted: str, near: Sequence[str]) -> None:
        super().__init__(f"there is no rule {wanted!r}; near matches: {', '.join(near)}")
        self.near = near


def spelt(thing: str) -> str:
    """An id as words, where nobody knows a name for it."""
    return thing.replace("_", " ")


def plain(text: str, name: Naming = spelt) -> str:
    """A text of the digest without marks: things by their names, minus signs and dashes as they are printed."""
    text = CODE.sub(lambda code: name(code[1]), text.replace("**", ""))
    return RANGE.sub("–", MINUS.sub("−", text)).replace(" - ", " – ").replace(">=", "≥")


class Digest:
    """The digest's text, and every part of it that can be asked for."""

    def __init__(self, text: str, language: str = LANGUAGES[0], original: Digest | None = None) -> None:
        self.text = text
        self.language = language
        self.original = original
        """The digest in English, if this is a translation."""
        self.rules: dict[str, str] = {}
        self.sections: dict[str, str] = {}
        self.section_of: dict[str, str] = {}
        """The number of the section that a rule stands in."""
        heads: list[str] = []
        number = ""
        for line in text.splitlines():
            if section := SECTION.match(line):
                number = section[1]
                self.sections[number] = ""
            if number:
                self.sections[number] += f"{line}\n"
            if rule := RULE.match(line):
                self.rules[rule[1]] = line[2:]
                self.section_of[rule[1]] = number
            elif row := ROW.match(line):
                told = "; ".join(f"{head.lower()}: {cell}" for head, cell in zip(heads, cells(row[2]), strict=False))
                self.rules[row[1]] = f"**{row[1]}** {told}"
                self.section_of[row[1]] = number
            elif line.startswith("| ") and not line.startswith("| -"):
                heads = cells(line)[1:]
        self.prefix = min((rule.split("-")[0] for rule in self.rules if "." in rule), default="")

    @property
    def of_play(self) -> dict[str, str]:
        """The sections that players read, by their numbers."""
        return {number: text for number, text in self.sections.items() if not FOR_ENGINEERS.match(text)}

    @property
    def rules_of_play(self) -> dict[str, str]:
        """The rules that a player may be shown, by their ids."""
        here = self.of_play
        return {rule: text for rule, text in self.rules.items() if self.section_of[rule] in here}

    def find(self, wanted: str) -> str:
        """One rule (`AA-5.2`, `5.2`), or a whole section by its number (`5`, `AA-5`)."""
        key = wanted.upper()
        for rule in (key, f"{self.prefix}-{key}"):
            if rule in self.rules:
                return self.rules[rule]
        number = key.removeprefix(f"{self.prefix}-")
        if number in self.sections:
            return self.sections[number].rstrip()
        if self.original is not None:
            return self.original.find(wanted)
        known = [*self.rules, *(f"{self.prefix}-{section}" for section in self.sections)]
        near = get_close_matches(key, known, n=4, cutoff=0.5) or known[:4]
        raise UnknownRule(wanted, near)

    def plain(self, wanted: str, name: Naming = spelt) -> str:
        """The same in plain words, for a page that shows no Markdown; a rule without the id that was asked for."""
        text = OPENING.sub("", self.find(wanted)).replace("**", "")
        if "-" in (key := wanted.upper()):
            text = text.removeprefix(key).lstrip()
        text = plain(text, name)
        return text[:1].upper() + text[1:]


def cells(row: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in row.strip(" |").split("|")]


def _file(language: str) -> str:
    return "rules.md" if language == LANGUAGES[0] else f"rules.{language}.md"


Amendments = tuple[tuple[str, str], ...]
"""Rules by their ids, each with the sentence that stands behind it."""


@cache
def _read(folder: Path, language: str, amendments: Amendments, original: Digest | None = None) -> Digest:
    text = (folder / _file(language)).read_text(encoding="utf-8")
    for rule, sentence in amendments:
        text = re.sub(rf"^(- \*\*{re.escape(rule)}\b.*)$", rf"\1 {sentence}", text, flags=re.MULTILINE)
    return Digest(text, language, original)


def digest_of(game: Game[Any, Any], language: str = LANGUAGES[0]) -> Digest:
    """The digest that a game ships, in a language if it has been translated to it, else in English.

    Where the data in use say otherwise than a rule, the rule says so.
    """
    if game.folder is None or not (game.folder / _file(LANGUAGES[0])).is_file():
        raise NoDigest(f"{game.id} ships no rules digest")
    english = _read(game.folder, LANGUAGES[0], _amendments(game, LANGUAGES[0]))
    if language == LANGUAGES[0] or not (game.folder / _file(language)).is_file():
        return english
    return _read(game.folder, language, _amendments(game, language), english)


def _amendments(game: Game[Any, Any], language: str) -> Amendments:
    return tuple(face_of(game).amendments(Texts(game, language)).items())
