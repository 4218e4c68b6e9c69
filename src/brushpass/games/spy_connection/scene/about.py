"""Where the data of Spy Connection come from: what the page about the data says."""

from __future__ import annotations

from collections.abc import Mapping

from brushpass.table import Texts

from ..box.box import Box

SOURCES = ("rulebook", "public", "reconstructed")
"""Where an entry may be from, as the data say."""


def about_data(box: Box, texts: Texts) -> tuple[str, ...]:
    """What is from the rulebook, what is public, what is ours; or that somebody's own file is in use."""
    rules = texts.say("scene-data-rules")
    if box.fingerprint:
        return (texts.say("scene-data-replaced", data=box.fingerprint), rules)
    sections = (_section(texts, section, counts) for section, counts in box.provenance().items())
    return (rules, *sections, texts.say("scene-data-ours"), texts.say("scene-data-replace"))


def _section(texts: Texts, section: str, counts: Mapping[str, int]) -> str:
    """One sort of thing, and how many of it are from where."""
    parts = [texts.say(f"scene-data-{source}", count=counts[source]) for source in SOURCES if counts.get(source)]
    return texts.say(f"scene-data-{section.replace('_', '-')}", count=sum(counts.values()), sources=", ".join(parts))
