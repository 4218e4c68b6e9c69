"""How it ended: who and why, the whole path with what could be known of it hour by hour, and what everybody did."""

from __future__ import annotations

from brushpass.table import Scene, ids
from brushpass.table.scene import Curve, Mark, Moment, Overlay, Verdict

from ..belief import when
from ..box.city import AT, LOCATIONS
from ..box.components import AGENTS, OPENING
from ..state import RECRUITER
from .eyes import MindEyes, clock
from .insight import bars, insight, known, trail
from .log import Story

DEEDS = ("asks", "revealed", "targeted", "shaken", "missed", "captured")
"""What counts of an agent's turns, in the order in which it is told."""


def verdict(eyes: MindEyes, story: Story) -> Verdict | None:
    """MM-11.1 to MM-11.5, MM-11.8: which side won and how, said to this viewer."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    won = eyes.sides[0] if RECRUITER in outcome.winners else eyes.sides[1]
    path = eyes.view.secret.path if eyes.view.secret is not None else ()
    told = {"place": path[-1] if path else "", "time": clock(eyes.view.hour), "recruits": eyes.view.recruits}
    return Verdict(
        title=eyes.say(f"scene-won-{won.side}", you=eyes.you(won), who=eyes.called(RECRUITER)),
        text=eyes.say(f"scene-why-{outcome.reason}", **told, goal=eyes.view.goal),
        won=None if eyes.watching else eyes.seat in outcome.winners,
        winners=tuple(outcome.winners),
        seats=tuple([_result(eyes, story, seat) for seat in range(eyes.setup.seats)]),
    )


def _result(eyes: MindEyes, story: Story, seat: int) -> str:
    """What a seat came to: the Recruiter's recruits and Mind Slips, what the agents of a seat have done."""
    view = eyes.view
    if seat == RECRUITER:
        return eyes.say("scene-result-recruiter", recruits=view.recruits, slips=len(view.slips), count=view.numbers)
    own = [agent for agent in AGENTS if view.owners and eyes.owner(agent) == seat]
    told = [eyes.say("scene-result-agent", agent=eyes.name(agent), deeds=_deeds(eyes, story, agent)) for agent in own]
    return " · ".join(told) or eyes.say("scene-result-nothing")


def _deeds(eyes: MindEyes, story: Story, agent: str) -> str:
    """What an agent has done, and how often."""
    done = story.deeds[agent]
    told = [eyes.say(f"scene-did-{kind}", count=done[kind]) for kind in DEEDS if done.get(kind)]
    return ", ".join(told) or eyes.say("scene-did-nothing")


# -- the path, hour by hour --------------------------------------------------------------------------------------------


def chances(eyes: MindEyes) -> list[tuple[int, float]]:
    """How likely the true location was at every hour, from all that was public when the Agents' turn began."""
    secret = eyes.view.secret
    assert secret is not None, "everything is open at the end"
    hours = range(OPENING, min(eyes.view.hour, len(secret.path)) + 1)
    return [(hour, insight(when(known(eyes), hour)).now[AT[secret.path[hour - 1]]]) for hour in hours]


def told_hours(eyes: MindEyes) -> tuple[Overlay, ...]:
    """MM-11.8, R-22: the whole path, then the path up to every hour over what could be known then."""
    secret = eyes.view.secret
    if secret is None or not secret.path:
        return ()
    group = eyes.say("scene-hour-by-hour")
    whole = Overlay(
        id="path", name=eyes.say("scene-whole-path"), group=group, trail=trail(secret.path),
        line=eyes.say("scene-whole-line"),
    )  # fmt: skip
    if eyes.view.hour < OPENING:
        return (whole,)
    return (whole, *[_hour(eyes, hour, chance) for hour, chance in chances(eyes)])


def _hour(eyes: MindEyes, hour: int, chance: float) -> Overlay:
    """One hour: the path so far, where the Agents could think the Recruiter was, and how near they were."""
    secret = eyes.view.secret
    assert secret is not None, "everything is open at the end"
    told = insight(when(known(eyes), hour))
    most = max(told.now)
    return Overlay(
        id=f"hour-{hour}-belief",
        name=f"{hour:02}",
        group=eyes.say("scene-hour-by-hour"),
        trail=trail(secret.path[:hour]),
        marks=tuple(
            [
                Mark(at=LOCATIONS[place], text=eyes.share(share), heat=share / most, tone="bad")
                for place, share in enumerate(told.now)
                if share
            ]
        ),
        line=eyes.say("scene-hour-line", place=secret.path[hour - 1], share=eyes.share(chance), count=told.paths),
        bars=bars(eyes, told.now),
    )


def curve(eyes: MindEyes) -> tuple[Curve, ...]:
    """How near the Agents were, hour by hour: the share of histories that end where the Recruiter was."""
    if not eyes.over or eyes.view.secret is None or eyes.view.hour < OPENING:
        return ()
    points = chances(eyes)
    slips = [Moment(at=hour - OPENING, text=eyes.say("scene-moment-slip")) for hour, _ in eyes.view.slips]
    best = max(points, key=lambda one: one[1])
    return (
        Curve(
            id="nearness",
            name=eyes.say("scene-curve"),
            points=tuple([chance for _, chance in points]),
            low=0.0,
            high=1.0,
            low_text=eyes.say("scene-percent", share=0),
            high_text=eyes.say("scene-percent", share=100),
            text=eyes.say("scene-curve-text", time=clock(best[0]), share=eyes.share(best[1])),
            level=0.0,
            end_text=clock(points[-1][0]),
            moments=tuple([moment for moment in slips if moment.at < len(points)]),
            seat=RECRUITER,
        ),
    )


def traces(made: Scene, story: Story) -> tuple[str, ...]:
    """What was touched last and is still there."""
    there = ids(made)
    return tuple([trace for trace in story.traces if trace in there])
