"""Through whose eyes a scene is made: the Recruiter's, an Agent's, a spectator's, or those of whoever looks back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from brushpass.table import Eyes
from brushpass.table.parts import Colour, Shape
from brushpass.table.viewer import Party, Viewer

from ..box.city import AT, BORDER_AT, together
from ..box.components import AGENTS, TOGETHER
from ..state import RECRUITER
from ..view import View

CRESTS: dict[str, tuple[str, Shape, Colour]] = {
    "meru": ("M", "hexagon", "yellow"),
    "henry_lyme": ("H", "square", "blue"),
    "bill_falls": ("B", "triangle", "red"),
    "dusty": ("D", "circle", "green"),
}
"""The letter, shape and colour of every agent."""


def clock(hour: int) -> str:
    """An hour as everybody writes it."""
    return f"{hour:02}:00"


def listed(viewer: Viewer, places: Iterable[str]) -> str:
    """Locations in a row, the last after "and"."""
    return viewer.texts.listed([*places])


class MindEyes(Eyes[View]):
    """A viewer of the city."""

    @property
    def recruiting(self) -> bool:
        """The viewer is the Recruiter."""
        return self.seat == RECRUITER

    @property
    def hunting(self) -> bool:
        """The viewer is one of the Agents."""
        return self.seat is not None and self.seat != RECRUITER

    @property
    def full(self) -> bool:
        """The full game, not the training mission."""
        return self.view.mode == "full"

    @cached_property
    def sides(self) -> tuple[Party, Party]:
        """MM-2.1: the Recruiter, and the Agents."""
        return Party("recruiter", (RECRUITER,)), Party("agents", tuple(range(1, self.setup.seats)))

    # -- the city ------------------------------------------------------------------------------------------------------

    @cached_property
    def chaos(self) -> int:
        """The borders with a chaos token, as a set."""
        return together(BORDER_AT[border] for border in self.view.chaos)

    @cached_property
    def crowded(self) -> int:
        """The locations with an immortal, as a set."""
        return self.places(self.view.immortals)

    @cached_property
    def marked(self) -> int:
        """The locations with a step token or a confirmed note, as a set."""
        return self.places(self.view.steps) | self.places(self.view.confirmed)

    @staticmethod
    def places(names: Iterable[str]) -> int:
        """Locations as a set."""
        return together(AT[name] for name in names)

    # -- the agents ----------------------------------------------------------------------------------------------------

    def where(self, agent: str) -> str:
        """Where an agent stands."""
        return self.view.agents[AGENTS.index(agent)]

    def owner(self, agent: str) -> int:
        """MM-2.20: whose an agent is; TOGETHER: all of them run it."""
        return self.view.owners[AGENTS.index(agent)] if self.view.owners else TOGETHER

    @property
    def active(self) -> str:
        """The agent that acts."""
        assert self.view.active is not None, "no agent acts"
        return self.view.active

    # -- words ---------------------------------------------------------------------------------------------------------

    def share(self, chance: float) -> str:
        """A chance in per cent; what is possible is never 0 and what is open never 100."""
        if 0 < chance < 0.005:
            return self.say("scene-under-one")
        if 0.995 < chance < 1:
            return self.say("scene-percent", share=99)
        return self.say("scene-percent", share=round(100 * chance))

    def features(self, names: Sequence[str]) -> str:
        """Features in a row."""
        return self.texts.listed([self.name(name) for name in names])

    def listed(self, places: Iterable[str]) -> str:
        """Locations in a row."""
        return listed(self, places)

    def agreed(self, module: str) -> Any:
        """Whether a house module is agreed on."""
        return module in self.view.modules
