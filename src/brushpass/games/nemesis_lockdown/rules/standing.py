"""NL-44.12, NL-44.13: effects that stand for as long as their card lies there, read where they apply.

They come from undressed Serious Wounds, from Weaknesses that a Character knows, and from Items that lie openly.
"""

from __future__ import annotations

from ..box.entries import Step
from .open import Open


def standing(t: Open, seat: int) -> list[Step]:
    """NL-21.4, NL-22.12: all that stands for a Character; equal wounds do not add up."""
    crew, box = t.crew[seat], t.box
    found: list[Step] = []
    for wound in dict.fromkeys(crew.wounds):
        found += box.wounds[wound].effect
    for card, level in zip(t.lab.weaknesses, box.levels, strict=False):
        if crew.knowledge >= level:
            found += box.weaknesses[card].effect
    for thing in crew.things:
        if thing.back != "object" and not thing.turned:
            found += box.items[thing.name].effect
    return found


def change(t: Open, seat: int, stat: str, scope: str = "") -> int:
    """By how much a stat is changed, within a scope where one is named."""
    return sum(
        int(step["delta"])
        for step in standing(t, seat)
        if step["op"] == "modifier" and step["stat"] == stat and step.get("scope", scope) == scope
    )


def stands(t: Open, seat: int, op: str) -> list[Step]:
    """The standing effects of that name."""
    return [step for step in standing(t, seat) if step["op"] == op]


def immune(t: Open, seat: int, what: str) -> bool:
    """Whether something does nothing to a Character."""
    return any(what in step["to"] for step in stands(t, seat, "immune"))


def counts_as(t: Open, seat: int, item: str) -> bool:
    """NL-31.15: whether a Character openly has an Item, or one that counts as it."""
    return t.crew[seat].carries(item) or any(step["what"] == item for step in stands(t, seat, "counts_as"))


def triggered(t: Open, seat: int, trigger: str) -> list[Step]:
    """What is to be carried out when something happens."""
    return [inner for step in stands(t, seat, "on_trigger") if step["trigger"] == trigger for inner in step["do"]]
