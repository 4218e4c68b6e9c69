"""How MIND MGMT is played by bots: the two minds, and how well each level thinks."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Decision, Mind, Observation
from brushpass.engine.mind import Enough

from .minds import agents, plain, recruiter
from .minds.recruiter import COVER
from .minds.simulating import simulated
from .state import RECRUITER, MindMgmt
from .view import View

QUICK: Final = agents.Care(cap=2_000)
"""How the Agents think in games that somebody imagines."""


OPEN: Final = 0.0
"""What it is worth to the best Recruiters to hide under an immortal: it is where good Agents look first."""


class Level(NamedTuple):
    """How well a bot thinks on either side."""

    wary: bool
    """Whether a Recruiter looks at what the Agents can know."""
    games: int
    """How many games a Recruiter plays through for every action, and how many hours of each."""
    hours: int
    care: agents.Care | None
    """How well Agents think; None: without a belief."""


LEVELS: Final = (
    (2_000, Level(wary=True, games=4, hours=2, care=agents.SHARP)),
    (500, Level(wary=True, games=1, hours=2, care=agents.Care(lapse=0.25))),
    (100, Level(wary=True, games=0, hours=0, care=agents.Care(lapse=0.5))),
    (0, Level(wary=False, games=0, hours=0, care=None)),
)
"""By the effort that it takes at least."""


def level_of(effort: int) -> Level:
    return next(level for least, level in LEVELS if effort >= least)


class MindMgmtMind(Mind[MindMgmt, View]):
    """Each side from what it may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """One look at the belief: the Recruiter one move ahead, the Agents one activation."""
        asked = observation.decision
        assert asked is not None
        t: MindMgmt = observation.imagine(rng).state
        if observation.seat == RECRUITER:
            return recruiter.choose(t, asked.prompt, asked.options, rng)
        return agents.choose(t, asked.prompt, asked.options, rng)

    def think(self, observation: Observation, effort: int, rng: Random, enough: Enough) -> Any:
        """Rookies look at what lies before them, the others at the belief; the best Recruiters play hours ahead."""
        asked = observation.decision
        assert asked is not None
        level = level_of(effort)
        if observation.seat == RECRUITER:
            if level.games:
                tried = simulated(observation, self, level.games, level.hours, rng, enough)
                if tried is not None:
                    return tried
            t: MindMgmt = observation.imagine(rng).state
            return recruiter.choose(t, asked.prompt, asked.options, rng, level.wary, OPEN if level.games else COVER)
        t = observation.imagine(rng).state
        if level.care is None:
            return plain.choose(t, asked.prompt, asked.options, rng)
        return agents.choose(t, asked.prompt, asked.options, rng, level.care)

    def ponders(self, label: str, effort: int) -> bool:
        """Only the best Recruiters do, about where to go."""
        return label == "recruiter" and level_of(effort).games > 0

    def guess(self, t: MindMgmt, decision: Decision[Any], rng: Random) -> Any:
        """The same at a glance, in an imagined game."""
        if decision.seat == RECRUITER:
            return recruiter.choose(t, decision.prompt, decision.options, rng, cover=OPEN)
        return agents.choose(t, decision.prompt, decision.options, rng, QUICK)
