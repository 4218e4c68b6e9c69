"""AA-8.2, the chase between two ends: being caught and catching."""

from __future__ import annotations

from typing import Any

from brushpass.table.scene import Gauge
from brushpass.table.viewer import Side, Viewer

from ..box.components import CATCH


def gauge(viewer: Viewer, own: Side, other: Side, lead: int) -> Gauge:
    """How far the viewer's side (for spectators: green) has got with that lead."""
    text = viewer.say("scene-chase-need", you=viewer.you(own), who=viewer.called(own), count=CATCH - lead)
    return Gauge(id="chase", value=max(-CATCH, min(CATCH, lead)), text=text, **between(viewer, own, other))


def between(viewer: Viewer, own: Side, other: Side) -> dict[str, Any]:
    """What a gauge and a curve have in common: whose lead it is, and its two ends."""
    low = viewer.say("scene-chase-low", you=viewer.you(own), who=viewer.called(other))
    high = viewer.say("scene-chase-high", you=viewer.you(own), who=viewer.called(own))
    ends = {"low": -CATCH, "high": CATCH, "low_text": low, "high_text": high}
    return {"name": viewer.say("scene-chase"), "seat": own.seats[0], **ends}
