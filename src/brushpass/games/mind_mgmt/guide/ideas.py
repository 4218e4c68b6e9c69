"""When an idea is introduced, what it points at and what its words need to know, on both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..box.city import AT, TEMPLES, names, reach
from ..box.components import AGENTS, ALERTS, MOVE, OPENING
from ..scene.eyes import MindEyes, clock
from ..scene.ids import confirmed_id, hour_id, step_id

When = Callable[[MindEyes], bool]
Points = Callable[[MindEyes], tuple[str, ...]]
Args = dict[str, Any]

LONG = 12
"""At this hour, at the latest, all has been said."""


# -- when ----------------------------------------------------------------------------------------------------------


def always(eyes: MindEyes) -> bool:
    """The match is on."""
    return not eyes.over


def over(eyes: MindEyes) -> bool:
    """The match has ended."""
    return eyes.over


def asks(*prompts: str) -> When:
    """The learner is asked one of these."""
    return lambda eyes: eyes.seen.decision is not None and eyes.seen.decision.prompt in prompts


def waits_for(*labels: str) -> When:
    """The match waits for the bot, for one of these."""
    return lambda eyes: (
        not eyes.over and any(waiting.label in labels and waiting.seat != eyes.seat for waiting in eyes.seen.waiting)
    )


def may(eyes: MindEyes, *kinds: str) -> bool:
    """The learner is offered something of these kinds."""
    asked = eyes.seen.decision
    return asked is not None and any(option[0] in kinds for option in asked.options)


def has_come_out(kind: str) -> When:
    """Something of this kind is on the record."""
    return lambda eyes: not eyes.over and any(entry[0] == kind for entry in eyes.view.record)


def alert_told(eyes: MindEyes) -> bool:
    """The first alert has been told, and the Agents are on turn."""
    return eyes.view.hour >= first_alert(eyes) and (asks("activate")(eyes) or waits_for("activate")(eyes))


def revealed(eyes: MindEyes) -> bool:
    """A step token has become a confirmed note."""
    return not eyes.over and len(eyes.view.confirmed) > 1


def at_a_temple(eyes: MindEyes) -> bool:
    """The learner walks from a temple, or may walk to one."""
    asked, secret = eyes.seen.decision, eyes.view.secret
    if asked is None or secret is None or not secret.path or asked.prompt not in ("opening", "recruiter"):
        return False
    places = [option if isinstance(option, str) else option[1] for option in asked.options if option != "end"]
    return any(TEMPLES >> AT[place] & 1 for place in (*places, secret.path[-1]))


def in_danger(eyes: MindEyes) -> bool:
    """The learner has to go on, and agents could come to where they are."""
    return asks("recruiter")(eyes) and not eyes.view.acted and len(close(eyes)) > 1


def long_enough(eyes: MindEyes) -> bool:
    """The learner has gone another way, and it takes long."""
    return eyes.seen.decision is not None and eyes.view.hour >= LONG


# -- what it is about ------------------------------------------------------------------------------------------------


def first_alert(eyes: MindEyes) -> int:
    return ALERTS[eyes.view.mode][0]


def at(*things: str) -> Points:
    """Always the same things."""
    return lambda eyes: things


def hour(number: int) -> Points:
    """A field of the time track."""
    return at(hour_id(number))


def start(eyes: MindEyes) -> tuple[str, ...]:
    """The confirmed note with number 1."""
    return tuple(confirmed_id(place) for place, number in eyes.view.confirmed.items() if number == 1)


def agents(eyes: MindEyes) -> tuple[str, ...]:
    """All agents on the board."""
    return AGENTS[: len(eyes.view.agents)]


def active(eyes: MindEyes) -> tuple[str, ...]:
    """The agent that acts."""
    return (eyes.active,)


def tokens(eyes: MindEyes) -> tuple[str, ...]:
    """The step tokens."""
    return tuple(step_id(place) for place in eyes.view.steps)


def latest_note(eyes: MindEyes) -> tuple[str, ...]:
    """The confirmed note with the highest number."""
    return (confirmed_id(told_last(eyes)[0]),)


def close(eyes: MindEyes) -> tuple[str, ...]:
    """The agents who could be where the Recruiter is with one move."""
    secret = eyes.view.secret
    assert secret is not None, "only the Recruiter knows"
    here = AT[secret.path[-1]]
    return tuple(agent for agent in agents(eyes) if reach(eyes.chaos, AT[eyes.where(agent)], MOVE) >> here & 1)


def told_last(eyes: MindEyes) -> tuple[str, int]:
    """The confirmed note with the highest number: where it lies, and the number."""
    return max(eyes.view.confirmed.items(), key=lambda note: note[1])


# -- what the words need to know -------------------------------------------------------------------------------------


def goals(eyes: MindEyes) -> Args:
    """Who speaks, and how the Recruiter wins."""
    speaker = eyes.called(1 - (eyes.seat or 0))
    return {"who": speaker, "count": eyes.view.goal, "time": clock(eyes.view.final_hour)}


def opening_recruits(eyes: MindEyes) -> Args:
    return {"count": dict(eyes.view.announced)[OPENING]}


def alert_recruits(eyes: MindEyes) -> Args:
    told = dict(eyes.view.announced)
    return {"count": told[max(told)], "all": eyes.view.recruits, "time": clock(max(told))}


def now(eyes: MindEyes) -> Args:
    return {"time": clock(eyes.view.hour)}


def acting(eyes: MindEyes) -> Args:
    return {"agent": eyes.active}


def ruled_out(eyes: MindEyes) -> Args:
    """The locations of the latest question in vain."""
    places = next(entry[2] for entry in reversed(eyes.view.record) if entry[0] == "never")
    return {"places": eyes.listed(names(places))}


def number_told(eyes: MindEyes) -> Args:
    """Where and when, and whether that is now."""
    place, number = told_last(eyes)
    return {"where": place, "number": number, "now": "yes" if number == eyes.view.hour else "no"}


def result(eyes: MindEyes) -> Args:
    assert eyes.seen.outcome is not None
    return {"won": "yes" if eyes.seat in eyes.seen.outcome.winners else "no", "reason": eyes.seen.outcome.reason}
