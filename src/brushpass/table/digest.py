"""A game's rules digest, taken apart: its sections, and its numbered rules by id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from ..engine import BrushpassError, Game

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-[A-Z]?\d+(?:\.\d+)?)\b(.*)$")
ROW = re.compile(r"^\| ([A-Z]+-[A-Z]?\d+) \|(.*)$")
SECTION = re.compile(r"^## (\d+)\. ")
OPENING = re.compile(r"^(?:#+|-) ", re.MULTILINE)
CODE = re.compile(r"`([^`]*)`")


class NoDigest(BrushpassError):
    """The game ships no rules digest."""


class UnknownRule(BrushpassError):
    """There is no such rule; `near` are some that are spelt alike."""

    def __init__(self, wanted: str, near: Sequence[str]) -> None:
        super().__init__(f"there is no rule {wanted!r}; near matches: {', '.join(near)}")
        self.near = near


class Digest:
    """The digest's text, and every part of it that can be asked for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, str] = {}
        self.sections: dict[str, str] = {}
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
            elif row := ROW.match(line):
                cells = [cell.strip() for cell in row[2].strip(" |").split("|")]
                told = "; ".join(f"{head.lower()}: {cell}" for head, cell in zip(heads, cells, strict=False))
                self.rules[row[1]] = f"**{row[1]}** {told}"
            elif line.startswith("| ") and not line.startswith("| -"):
                heads = [cell.strip() for cell in line.strip(" |").split("|")][1:]
        self.prefix = min((rule.split("-")[0] for rule in self.rules if "." in rule), default="")

    def find(self, wanted: str) -> str:
        """One rule, or a whole section by its number (`5`, `AA-5`)."""
        key = wanted.upper()
        if key in self.rules:
            return self.rules[key]
        number = key.removeprefix(f"{self.prefix}-")
        if number in self.sections:
            return self.sections[number].rstrip()
        known = [*self.rules, *(f"{self.prefix}-{section}" for section in self.sections)]
        near = get_close_matches(key, known, n=4, cutoff=0.5) or known[:4]
        raise UnknownRule(wanted, near)

    def plain(self, wanted: str) -> str:
        """The same in plain words, for a page that shows no Markdown; a rule without the id that was asked for."""
        text = OPENING.sub("", self.find(wanted)).replace("**", "")
        text = CODE.sub(lambda code: code[1].replace("_", " "), text)
        if (key := wanted.upper()) in self.rules:
            text = text.removeprefix(key).lstrip()
        return text[:1].upper() + text[1:]


@cache
def _read(path: Path) -> Digest:
    return Digest(path.read_text(encoding="utf-8"))


def digest_of(game: Game[Any, Any]) -> Digest:
    """The digest that a game ships."""
    if game.folder is None or not (game.folder / "rules.md").is_file():
        raise NoDigest(f"{game.id} ships no rules digest")
    return _read(game.folder / "rules.md")
