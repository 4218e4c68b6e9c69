"""The rules as players read them on a page: the sections of play, each a row of rules, paragraphs and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import msgspec

from .digest import ROW, RULE, SECTION, Digest, Naming, cells, plain, spelt
from .text import Texts

CARD = re.compile(r" (`[^`]+`:)")
"""A rule that is a card's text begins with the card's id."""


class Rule(msgspec.Struct, tag_field="kind", tag="rule", frozen=True):
    """A numbered rule; a ruling, and a rule about a card, has a title."""

    id: str
    title: str
    text: str


class Paragraph(msgspec.Struct, tag_field="kind", tag="paragraph", frozen=True):
    """What stands between rules."""

    text: str


class Heading(msgspec.Struct, tag_field="kind", tag="heading", frozen=True):
    """A part of a section has a name."""

    text: str


class RuleTable(msgspec.Struct, tag_field="kind", tag="table", frozen=True):
    """A table under its heads."""

    heads: list[str]
    rows: list[list[str]]
    numbered: bool = False
    """Every row is a rule, and opens with its id."""


class Section(msgspec.Struct, frozen=True):
    """A section, by its number (`5`) and the id that leads to it (`AA-5`)."""

    id: str
    number: str
    """Empty behind sections that players do not read: nobody wonders which are missing."""
    title: str
    parts: list[Rule | Paragraph | Heading | RuleTable]


def naming(texts: Texts) -> Naming:
    """What a game's texts call the things in its digest."""
    return lambda thing: texts.name(thing) if texts.has(f"name-{thing}") else spelt(thing)


def sections(digest: Digest, name: Naming) -> list[Section]:
    """The sections of play, in order."""
    return [
        _section(f"{digest.prefix}-{number}", number if int(number) == place else "", text, name)
        for place, (number, text) in enumerate(digest.of_play.items(), 1)
    ]


def _section(identity: str, number: str, text: str, name: Naming) -> Section:
    head, *lines = text.splitlines()
    title = SECTION.sub("", head)
    return Section(identity, number, plain(title, name), list(_parts(lines, name)))


def _parts(lines: list[str], name: Naming) -> Iterator[Rule | Paragraph | Heading | RuleTable]:
    for in_table, group in groupby(filter(None, lines), key=lambda line: line.startswith("|")):
        if in_table:
            lines_of_it = [row for row in group if not row.startswith("| ---")]
            heads, *rows = ([plain(cell, name) for cell in cells(row)] for row in lines_of_it)
            yield RuleTable(heads, rows, all(ROW.match(row) for row in lines_of_it[1:]))
            continue
        for line in group:
            if rule := RULE.match(line):
                title, _, told = rule[2].partition("**")
                if card := CARD.match(told):
                    title, told = card[1], told[card.end() :]
                yield Rule(rule[1], plain(title.strip(), name), plain(told.strip(), name))
            elif line.startswith("### "):
                yield Heading(plain(line[4:], name))
            else:
                yield Paragraph(plain(line, name))
