"""What may be done in Lockdown unasked: to say openly that one will not interrupt anybody, and to take that back."""

from __future__ import annotations

from brushpass.table.scene import Tool

from ..rules.reactions import ASKED, QUIET
from .eyes import LockdownEyes


def tools(eyes: LockdownEyes) -> tuple[Tool, ...]:
    """NL-10.20, NL-39.36: whoever is in the base with others is asked for Interruption, or is not."""
    if eyes.watching or eyes.over or eyes.setup.seats == 1 or not eyes.own.character or eyes.own.out:
        return ()
    act = ASKED if eyes.player in eyes.view.quiet else QUIET
    return (
        Tool(
            id=act,
            name=eyes.say(f"scene-tool-{act}"),
            icon="mute" if act == QUIET else "bell",
            text=eyes.say(f"scene-tool-{act}-about"),
        ),
    )
