"""Where the data of Spy Connection come from: what the page about the data says."""

from __future__ import annotations

from collections.abc import Mapping

from .scene_eyes import Eyes

SOURCES = ("rulebook", "public", "reconstructed")
"""Where an entry may be from, as the data say."""


def about_data(eyes: Eyes) -> tuple[str, ...]:
    """What is from the rulebook, what is public, what is ours; or that somebody's own file is in use."""
    rules = eyes.say("scene-data-rules")
    if eyes.box.fingerprint:
        return (eyes.say("scene-data-replaced", data=eyes.box.fingerprint), rules)
    sections = (_section(eyes, section, counts) for section, counts in eyes.box.provenance().items())
    return (rules, *sections, eyes.say("scene-data-ours"), eyes.say("scene-data-replace"))


def _section(eyes: Eyes, section: str, counts: Mapping[str, int]) -> str:
    """One sort of thing, and how many of it are from where."""
    parts = [eyes.say(f"scene-data-{source}", count=counts[source]) for source in SOURCES if counts.get(source)]
    return eyes.say(f"scene-data-{section.replace('_', '-')}", count=sum(counts.values()), sources=", ".join(parts))
