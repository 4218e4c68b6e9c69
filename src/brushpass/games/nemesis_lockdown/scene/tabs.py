"""The tabs of Lockdown: on a phone the map, the cards, the log, the gear, the crew (of whoever has one), the base."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from brushpass.table.people import panel_id
from brushpass.table.scene import Area, Panel, Tab

from .eyes import LockdownEyes
from .ids import COMPUTER, DECK, FATES, GOALS, HAND, KIT, LAST, WEAKNESSES

CARDS: Final = (HAND, DECK, GOALS)
BASE: Final = (LAST, COMPUTER, WEAKNESSES, "in-bag", "left")


def tabs(eyes: LockdownEyes, panels: Iterable[Panel], areas: Iterable[Area]) -> tuple[Tab, ...]:
    """What is not there is not held."""
    there = {area.id for area in areas}
    own = panel_id(eyes.player)
    others = [one.id for one in panels if eyes.watching or one.id != own]
    held = tuple([one for one in CARDS if one in there])
    gear = (own, *[one for one in (KIT,) if one in there])
    return (
        Tab(id="table", name=eyes.say("scene-tab-map"), icon="table"),
        *([Tab(id="cards", name=eyes.say("scene-tab-cards"), icon="hand", holds=held, desk="left")] if held else []),
        Tab(id="log", name=eyes.say("scene-tab-log"), icon="log"),
        *([] if eyes.watching else [Tab(id="gear-tab", name=eyes.say("scene-tab-gear"), icon="bag", holds=gear)]),
        *([Tab(id="crew", name=eyes.say("scene-tab-crew"), icon="users", holds=tuple(others))] if others else []),
        *_fates(eyes),
        Tab(id="facility", name=eyes.say("scene-tab-base"), icon="computer",
            holds=tuple([one for one in BASE if one in there])),
    )  # fmt: skip


def _fates(eyes: LockdownEyes) -> list[Tab]:
    """What became of everybody, once it is over."""
    name = eyes.say("scene-tab-end")
    return [Tab(id="end", name=name, icon="personal", holds=(FATES,), desk="right")] if eyes.over else []
