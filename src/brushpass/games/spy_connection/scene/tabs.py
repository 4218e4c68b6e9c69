"""The tabs of Spy Connection: on a phone the viewer's missions all at once, those on offer, and the others."""

from __future__ import annotations

from collections.abc import Iterable

from brushpass.table.people import panel_id
from brushpass.table.scene import Area, Tab

from .eyes import SpyEyes


def tabs(eyes: SpyEyes, areas: Iterable[Area]) -> tuple[Tab, ...]:
    """The map, the viewer's own panel, what lies beside the map, the others' panels; a spectator has no own one."""
    own = None if eyes.watching else eyes.own.seat
    others = tuple(panel_id(seat.seat) for seat in eyes.view.seats if seat.seat != own)
    offers = tuple(area.id for area in areas)
    return (
        Tab(id="table", name=eyes.say("scene-tab-map"), icon="table"),
        *([] if own is None else [Tab(id="missions", name=eyes.say("scene-tab-missions"), icon="note",
                                      holds=(panel_id(own),))]),
        Tab(id="offers", name=eyes.say("scene-tab-offers"), icon="deck", holds=offers, desk="right"),
        Tab(id="rivals", name=eyes.say("scene-tab-players" if own is None else "scene-tab-rivals"), icon="users",
            holds=others),
    )  # fmt: skip
