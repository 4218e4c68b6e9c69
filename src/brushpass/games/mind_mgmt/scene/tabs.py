"""The tabs of MIND MGMT: on a phone the city, what can be known, both sides, what was written, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brushpass.table.scene import Area, Overlay, Tab

from .eyes import MindEyes
from .ids import AGENTS_PANEL, RECRUITER_PANEL


def tabs(eyes: MindEyes, areas: Iterable[Area], overlays: Sequence[Overlay]) -> tuple[Tab, ...]:
    """What holds nothing is left out."""
    there = {area.id for area in areas}
    own = [RECRUITER_PANEL, AGENTS_PANEL] if eyes.recruiting else [AGENTS_PANEL, RECRUITER_PANEL]
    sides = (*own, *[one for one in ("ally", "recruiters") if one in there])
    groups = {overlay.group or overlay.id: overlay.id for overlay in reversed(overlays)}
    lenses = tuple(reversed(groups.values()))
    found = [Tab(id="table", name=eyes.say("scene-tab-city"), icon="table")]
    if lenses:
        found.append(Tab(id="deduce", name=eyes.say("scene-tab-deduce"), icon="eye", holds=lenses, desk="right"))
    found.append(Tab(id="sides", name=eyes.say("scene-tab-sides"), icon="users", holds=sides, desk="left"))
    found.append(Tab(id="log", name=eyes.say("scene-tab-log"), icon="log"))
    if "notes" in there:
        found.append(Tab(id="notebook", name=eyes.say("scene-tab-notes"), icon="note", holds=("notes",)))
    return tuple(found)
