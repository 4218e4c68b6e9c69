"""Where the data of In Too Deep come from, line by line."""

from __future__ import annotations

from brushpass.table import Texts

from ..box.box import Box

SOURCES = ("rulebook", "public", "reconstructed")


def about_data(box: Box, texts: Texts) -> tuple[str, ...]:
    """What is from the rulebook and what is ours; or that somebody's own file is in use."""
    if box.fingerprint:
        return (texts.say("scene-data-replaced", data=box.fingerprint),)
    told = [texts.say("scene-data-rules")]
    for section, counts in box.provenance().items():
        parts = [texts.say(f"scene-data-{source}", count=counts[source]) for source in SOURCES if counts.get(source)]
        name = section.replace("_", "-")
        told.append(texts.say(f"scene-data-{name}", count=sum(counts.values()), sources=", ".join(parts)))
    return (*told, texts.say("scene-data-ours"))
