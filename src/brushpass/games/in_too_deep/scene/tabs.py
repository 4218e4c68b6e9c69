"""The tabs of In Too Deep: on a phone the city, the consoles, the crimes, the Syndicate board, the log."""

from __future__ import annotations

from collections.abc import Iterable

from brushpass.table.people import panel_id as panel
from brushpass.table.scene import Area, Ladder, Panel, Tab

from .eyes import DeepEyes
from .ids import BAR, CRIMES_HAND, DRAW_PILES, OFFER, PLAN, STORY, TASKS

BOARDS = ("scoring", "tale", "clock", BAR, TASKS, PLAN, "stashes", "shared", OFFER, STORY, DRAW_PILES)


def tabs(eyes: DeepEyes, panels: Iterable[Panel], areas: Iterable[Area], ladders: Iterable[Ladder]) -> tuple[Tab, ...]:
    """What is not there is not held."""
    there = {"clock", *[area.id for area in areas], *[ladder.id for ladder in ladders]}
    own = panel(eyes.player)
    people = sorted([one.id for one in panels], key=lambda one: one != own)
    return (
        Tab(id="table", name=eyes.say("scene-tab-city"), icon="table"),
        Tab(id="console", name=eyes.say("scene-tab-console"), icon="users", holds=tuple(people)),
        *([Tab(id="hand", name=eyes.say("scene-tab-crimes"), icon="hand", holds=(CRIMES_HAND,))]
          if CRIMES_HAND in there else []),
        Tab(
            id="syndicate",
            name=eyes.say("scene-tab-scoring" if eyes.over else "scene-tab-syndicate"),
            icon="file",
            holds=tuple([one for one in BOARDS if one in there]),
        ),
        Tab(id="log", name=eyes.say("scene-tab-log"), icon="log"),
    )  # fmt: skip
