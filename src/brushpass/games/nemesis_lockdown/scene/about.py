"""Where the data of Nemesis: Lockdown come from, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from brushpass.table import Texts

from ..box.box import Box

SOURCES: Final = ("rulebook", "public", "partly", "reconstructed")
"""From the rulebook, seen in public, the one or the other but for some fields, or ours."""


def about_data(box: Box, texts: Texts) -> tuple[str, ...]:
    """What is known of the printed box and what is ours; or that somebody's own file is in use."""
    if box.fingerprint:
        return (texts.say("data-replaced", data=box.fingerprint),)
    told = [texts.say("data-rules"), texts.say("data-map")]
    for section, entries in sections(box).items():
        counts = Counter(source(one) for one in entries)
        parts = [texts.say(f"data-{name}", count=counts[name]) for name in SOURCES if counts[name]]
        told.append(texts.say(f"data-{section}", count=len(entries), sources=", ".join(parts)))
    return (*told, texts.say("data-ours"))


def sections(box: Box) -> dict[str, Sequence[Any]]:
    """What the box holds, sort by sort."""
    contents = box.contents
    return {
        "rooms": (*contents.room_tiles, *contents.special_rooms),
        "cards": [card for person in contents.characters for card in person.action_cards],
        "items": (*contents.starting_items, *contents.quest_items, *contents.items, *contents.crafted_items),
        "intruders": contents.intruder_tokens,
        "attacks": contents.attack_cards,
        "events": contents.event_cards,
        "computers": contents.computer_cards,
        "wounds": contents.serious_wounds,
        "weaknesses": contents.weaknesses,
        "objectives": contents.objectives,
        "contingencies": contents.contingency_tokens,
        "explorations": (*contents.exploration_tokens, *contents.surface_exploration_tokens),
        "surface": contents.mars_surface_cards,
    }


def source(one: Any) -> str:
    """Where an entry is from."""
    known: str = one.source
    return "partly" if one.reconstructed and known != "reconstructed" else known
