"""Where the data of MIND MGMT come from, line by line."""

from __future__ import annotations

from brushpass.table import Texts

LINES = ("rules", "map", "names", "slips", "modules")


def about_data(texts: Texts) -> tuple[str, ...]:
    """What is from the rulebook, what is known from elsewhere, and what is ours."""
    return tuple([texts.say(f"scene-data-{line}") for line in LINES])
