"""When an idea of the first match is introduced, what it points at, and what its words need to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from brushpass.table.guide import Moment
from brushpass.table.people import panel_id

from ..scene.eyes import DeepEyes
from ..scene.ids import BAR, DISPLAY, TASKS, deck_id, hook_id, over_id
from ..state import LEVELS, NOBODY

When = Callable[[DeepEyes], bool]
Points = Callable[[DeepEyes], tuple[str, ...]]

LAST_TURN: Final = 5
"""In this turn, the learner's third, all has been said."""


# -- when --------------------------------------------------------------------------------------------------------------


def asks(*prompts: str) -> When:
    """The learner is asked one of these."""
    return lambda eyes: eyes.seen.decision is not None and eyes.seen.decision.prompt in prompts


def may(eyes: DeepEyes, *kinds: str) -> bool:
    """The learner is offered something of these kinds."""
    asked = eyes.seen.decision
    return asked is not None and any(isinstance(option, tuple) and option[0] in kinds for option in asked.options)


def acts(*kinds: str) -> When:
    """The learner acts, and may do something of these kinds."""
    return lambda eyes: asks("act")(eyes) and may(eyes, *kinds)


def always(eyes: DeepEyes) -> bool:
    """The match is on."""
    return not eyes.over


def holds_something(eyes: DeepEyes) -> bool:
    """One of the learner's criminals has picked something up."""
    return asks("act")(eyes) and any(eyes.held(criminal) for criminal in eyes.own.hooks)


def nothing_to_commit(eyes: DeepEyes) -> bool:
    """Step 4, and no major crime can be committed."""
    return asks("crime")(eyes) and len(eyes.asked.options) == 1


def something_to_commit(eyes: DeepEyes) -> bool:
    """Step 4, and a major crime can be committed."""
    return asks("crime")(eyes) and len(eyes.asked.options) > 1


def rivals_turn(eyes: DeepEyes) -> bool:
    """The bot acts."""
    return not eyes.over and not eyes.my_turn and bool(eyes.seen.waiting)


def can_take_over(eyes: DeepEyes) -> bool:
    """The bot has a criminal whom the learner may hook."""
    return asks("hook")(eyes) and bool(taken(eyes)) and bool(eyes.own.hooks)


def zone_is_free(eyes: DeepEyes) -> bool:
    """In the second turn a criminal of the learner may use a zone."""
    return acts("zone")(eyes) and eyes.view.turns > 1


def drew_a_dilemma(eyes: DeepEyes) -> bool:
    """The learner has a dilemma in hand."""
    return eyes.seen.decision is not None and bool(eyes.own.hand)


def committed(eyes: DeepEyes) -> bool:
    """The learner has committed a major crime, and has no hooks left."""
    return asks("return")(eyes) and bool(eyes.view.story) and not eyes.own.hooks


def long_enough(eyes: DeepEyes) -> bool:
    """The learner's third turn."""
    return eyes.seen.decision is not None and eyes.view.turns >= LAST_TURN


# -- what it is about --------------------------------------------------------------------------------------------------


def taken(eyes: DeepEyes) -> tuple[str, ...]:
    """The criminals that the bot has."""
    return eyes.view.consoles[1 - eyes.player].hooks


def hooks(eyes: DeepEyes) -> tuple[str, ...]:
    """The free hooks in the middle of the city."""
    return tuple([hook_id(one) for one in eyes.city.names if eyes.controller(one) == NOBODY])


def tracks(eyes: DeepEyes) -> tuple[str, ...]:
    """The rows of the learner's dominance track for those who are hooked."""
    return tuple([over_id(eyes.player, one) for one in eyes.own.hooks])


def own_hooked(eyes: DeepEyes) -> tuple[str, ...]:
    """The learner's criminals."""
    return eyes.own.hooks


def own_crimes(eyes: DeepEyes) -> tuple[str, ...]:
    """The crimes in the learner's hand."""
    return eyes.crimes


def ready(eyes: DeepEyes) -> tuple[str, ...]:
    """The crimes that can be committed."""
    return tuple([crime for crime in eyes.crimes if eyes.ready(crime)])


def majors(eyes: DeepEyes) -> tuple[str, ...]:
    """The major crimes in the learner's hand."""
    return tuple([crime for crime in eyes.crimes if eyes.crime(crime).level])


def free_zones(eyes: DeepEyes) -> tuple[str, ...]:
    """The zones that the learner's criminals may use."""
    return tuple([eyes.where(option[1]) for option in eyes.asked.options if option[0] == "zone"])


def searched(eyes: DeepEyes) -> tuple[str, ...]:
    """The zone that most police search: the one that was used last."""
    search = eyes.city.search
    return (eyes.city.ring[search.index(max(search))],)


def at(*things: str) -> Points:
    """Always the same things."""
    return lambda eyes: things


# -- what the words need to know ---------------------------------------------------------------------------------------


def speaker(eyes: DeepEyes) -> dict[str, Any]:
    return {"name": eyes.called(1 - eyes.player)}


def the_first_hooked(eyes: DeepEyes) -> dict[str, Any]:
    return {"criminal": eyes.own.hooks[0]}


def the_first_held(eyes: DeepEyes) -> dict[str, Any]:
    criminal = next(one for one in eyes.own.hooks if eyes.held(one))
    return {"criminal": criminal, "item": eyes.held(criminal)}


def the_first_ready(eyes: DeepEyes) -> dict[str, Any]:
    return {"crime": ready(eyes)[0]}


def the_taken(eyes: DeepEyes) -> dict[str, Any]:
    return {"criminal": taken(eyes)[0]}


def the_free_zone(eyes: DeepEyes) -> dict[str, Any]:
    criminal = next(option[1] for option in eyes.asked.options if option[0] == "zone")
    return {"criminal": criminal, "zone": eyes.where(criminal)}


def left_in_display(eyes: DeepEyes) -> dict[str, Any]:
    return {"count": eyes.view.display}


def the_crime(eyes: DeepEyes) -> dict[str, Any]:
    return {"crime": eyes.asked.about[0]}


def the_thing(eyes: DeepEyes) -> dict[str, Any]:
    return {"thing": eyes.asked.about[0]}


def corruption(eyes: DeepEyes) -> dict[str, Any]:
    hand = () if eyes.secret is None else eyes.secret.hand
    return {"dilemmas": hand, "count": sum([eyes.dilemma(one).corruption for one in hand])}


MOMENTS: Final[tuple[Moment[DeepEyes], ...]] = (
    Moment("goal", always, args=speaker),
    Moment("hook", asks("hook"), hooks),
    Moment("crimes", asks("hook"), own_crimes),
    Moment("dominance", asks("act"), tracks, the_first_hooked),
    Moment("actions", asks("act"), own_hooked, the_first_hooked),
    Moment("holding", holds_something, own_hooked, the_first_held),
    Moment("petty", acts("petty"), ready, the_first_ready),
    Moment("guardian", asks("effect-police"), at("guardian")),
    Moment("no-crime", nothing_to_commit, majors),
    Moment("return", asks("return"), own_crimes),
    Moment("rival", rivals_turn, at(panel_id(1))),
    Moment("take-over", can_take_over, taken, the_taken),
    Moment("zone", zone_is_free, free_zones, the_free_zone),
    Moment("search", asks("harbour"), searched),
    Moment("bar", asks("bar"), at(BAR, DISPLAY), left_in_display),
    Moment("crime", something_to_commit, ready),
    Moment("effect", asks("effect-zone"), args=the_thing),
    Moment("outcome", asks("outcome"), args=the_crime),
    Moment("dilemma", drew_a_dilemma, args=corruption),
    Moment("process", asks("process"), at(TASKS)),
    Moment("unhooked", committed, hooks),
    Moment("level", asks("deck"), lambda eyes: tuple([deck_id(sort) for sort in LEVELS if sort in eyes.asked.options])),
    Moment("chapter", long_enough, at(DISPLAY), left_in_display, closes=True),
)
