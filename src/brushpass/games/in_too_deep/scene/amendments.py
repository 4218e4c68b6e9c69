"""The rules whose numbers are others in somebody's own box, each with a sentence that says which."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from brushpass.table import Texts

from ..box.box import Box, Chapter
from ..box.data import own_box

MODES: Final = {"two": "2", "three": "3", "four": "4", "five": "5", "solo": "1", "echo": "2_with_echo"}
"""The numbers of players as the texts speak of them, and as the data do."""
BY_MODE: Final[Mapping[str, Callable[[Box], Mapping[str, Any]]]] = {
    "TD-3.11": lambda box: box.display,
    "TD-4.5": lambda box: box.criminals_in_play,
    "TD-5.8": lambda box: {key: "-".join(map(str, rows)) for key, rows in box.rows.items()},
    "TD-22.8": lambda box: box.kinds_to_foil,
}
COUNTED: Final[Mapping[str, Callable[[Box], int]]] = {
    "TD-3.9": lambda box: len(box.dilemmas),
    "TD-3.10": lambda box: len(box.echo.cards),
}
TOKENS: Final[Mapping[str, tuple[str, ...]]] = {
    "TD-13.7": ("swap_items",),
    "TD-13.8": ("relocate_item",),
    "TD-13.9": ("swap_item_with_criminal",),
    "TD-13.10": ("swap_criminals",),
    "TD-13.11": ("swap_hooks",),
    "TD-13.12": ("lock_hook",),
    "TD-13.13": ("guardian_barrier_2", "guardian_barrier_3"),
    "TD-13.14": ("discard_dilemma",),
    "TD-13.15": ("draw_discard_dilemmas",),
    "TD-13.16": ("challenge",),
    "TD-13.17": ("peek_evidence",),
    "TD-13.18": ("peek_take_evidence",),
    "TD-13.19": ("flip_plan_evidence",),
    "TD-13.20": ("draw_petty",),
    "TD-13.21": ("move_search",),
    "TD-13.22": ("dominance_2", "dominance_3"),
    "TD-13.23": ("ignore_barriers",),
    "TD-13.24": ("tolerance",),
    "TD-13.25": ("actions_1", "actions_2"),
    "TD-13.27": ("relocate_criminal",),
    "TD-13.28": ("take_evidence",),
    "TD-13.29": ("extra_hook",),
}
"""Which tokens each rule is about."""


def amendments(box: Box, texts: Texts) -> dict[str, str]:
    """The rules whose numbers are others in this box than in our own."""
    return dict(_told(box, own_box(), texts)) if box.fingerprint else {}


def _told(box: Box, usual: Box, texts: Texts) -> Iterator[tuple[str, str]]:
    for rule, table in BY_MODE.items():
        if table(box) != table(usual):
            yield rule, texts.say("here-modes", **{name: table(box)[key] for name, key in MODES.items()})
    for rule, count in COUNTED.items():
        if count(box) != count(usual):
            yield rule, texts.say("here-count", count=count(box))
    for rule, tokens in TOKENS.items():
        counts = [box.supports[token].count for token in tokens]
        if counts != [usual.supports[token].count for token in tokens]:
            yield rule, texts.say("here-count", count=" / ".join(map(str, counts)))
    if (box.track, box.ability, box.stamina) != (usual.track, usual.ability, usual.stamina):
        worth = ", ".join(map(str, box.track))
        yield "TD-3.12", texts.say("here-track", worth=worth, ability=box.ability, stamina=box.stamina)
    folders = [chapter.information for chapter in box.chapters]
    if folders != [chapter.information for chapter in usual.chapters]:
        yield "TD-21.6", texts.say("here-count", count=" / ".join(map(str, folders)))
    losses = [_loss(chapter, texts) for chapter in box.chapters]
    if losses != [_loss(chapter, texts) for chapter in usual.chapters]:
        yield "TD-21.7", texts.say("here-count", count=" / ".join(losses))


def _loss(chapter: Chapter, texts: Texts) -> str:
    """TD-21.7: what those with the fewest folders lose."""
    if chapter.dominance:
        return texts.say("here-dominance", count=chapter.dominance)
    return texts.say("here-information", count=chapter.penalty)
