"""What the data of Spy Connection say: where they come from, and the numbers that texts and rules speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brushpass.table import Texts

from ..box.box import Box
from ..box.data import own_box
from .map import drawn

SOURCES = ("rulebook", "public", "reconstructed")
"""Where an entry may be from, as the data say."""
AMENDED = {
    "map": (("box-cities", "box-slots"), ("SC-1.1",)),
    "cards": (("box-missions", "box-starts"), ("SC-1.2",)),
    "deck": (("box-missions", "box-slots"), ("SC-2.3",)),
    "starts": (("box-starts",), ("SC-2.5",)),
    "held": (("box-held",), ("SC-5.2", "SC-9.12")),
    "light": (("box-light",), ("SC-5.3", "R-1")),
    "dark": (("box-dark",), ("SC-10.3",)),
    "enough": (("box-enough",), ("SC-9.13", "SC-9.20", "SC-9.23", "R-21")),
    "mark": (("box-mark",), ("SC-9.16",)),
}
"""The sentences about numbers that data can change: the facts they tell, and the rules they stand behind."""


def facts(box: Box) -> dict[str, Any]:
    """SC-1.1, SC-1.2, SC-5.2, SC-5.3, SC-9.13, SC-9.16, SC-10.3: the numbers of a box, and whether they are known."""
    numbers, contents = box.numbers, box.contents
    return {
        "box-map": "europe" if drawn(box) else "other",
        "box-prices": "rulebook" if box.planning == own_box().planning else "other",
        "box-cities": len(contents.cities),
        "box-missions": len(contents.missions),
        "box-starts": len(contents.start_missions),
        "box-slots": numbers.mission_slots,
        "box-held": numbers.max_active_missions,
        "box-enough": numbers.end_trigger_completed_missions,
        "box-mark": numbers.points_per_marked_city_on_unfinished_mission,
        "box-light": ", ".join(map(str, box.planning["light"])),
        "box-dark": ", ".join(map(str, box.planning["dark"])),
    }


def amendments(box: Box, texts: Texts) -> dict[str, str]:
    """The rules whose numbers are others in this box, each with a sentence that says which."""
    here, usual = facts(box), facts(own_box())
    return {
        rule: texts.say(f"scene-here-{what}")
        for what, (told, rules) in AMENDED.items()
        if any(here[fact] != usual[fact] for fact in told)
        for rule in rules
    }


def about_data(box: Box, texts: Texts) -> tuple[str, ...]:
    """What is from the rulebook, what is public, what is ours; or that somebody's own file is in use."""
    if box.fingerprint:
        return (texts.say("scene-data-replaced", data=box.fingerprint), texts.say("scene-data-numbers"))
    sections = (_section(texts, section, counts) for section, counts in box.provenance().items())
    ours = texts.say("scene-data-ours"), texts.say("scene-data-replace")
    return (texts.say("scene-data-rules"), *sections, *ours)


def _section(texts: Texts, section: str, counts: Mapping[str, int]) -> str:
    """One sort of thing, and how many of it are from where."""
    parts = [texts.say(f"scene-data-{source}", count=counts[source]) for source in SOURCES if counts.get(source)]
    return texts.say(f"scene-data-{section.replace('_', '-')}", count=sum(counts.values()), sources=", ".join(parts))
