"""What to do in step 3: gifts, petty crimes, support tokens, and what the planner says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.conditions import assignments
from ..rules.crimes import own
from ..rules.turn import DONE, PAY
from ..state import BONUS, DATABANK, NOBODY, PORTS, City, InTooDeep
from .gaining import best, harm, lead
from .planning import Plan, Turn, first_steps, plan, turn_of, with_item
from .tokens import aided
from .worth import SUPPORT, crime_worth, stepped

ANOTHER: Final = 1.5
"""How much better a plan must be for which a support token is spent."""
SPOILED: Final = 0.1
"""How much of a plan may be lost to a petty crime that could also come later."""


def act(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-9, DC-4: gifts first, then what the planner says; what is left of the actions goes into dominance."""
    turn = turn_of(t, asked.seat)
    planned = plan(t.city, turn)
    return acted(t, asked, turn, planned, "" if planned.commits else better_token(t, asked.seat, turn, planned))


def acted(t: InTooDeep, asked: Decision[Any], turn: Turn, planned: Plan, token: str) -> Any:
    """What to do next on the way to what is planned, by a token if it needs one."""
    player, options = asked.seat, asked.options
    seen = [option for option in options if option[0] == "foresee"]
    if seen:
        return most_dominance(t, player, seen)
    choice = petty_crime(t, player, options, planned) or support_token(t, player, options, turn, planned)
    if choice is not None:
        return choice
    if token:
        return ("support", token)
    if planned.first in options:
        return planned.first
    mine = [option for option in options if option[0] == "dominate"]
    return most_dominance(t, player, mine) if mine and turn.idle > 0 else DONE


def better_token(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> str:
    """TD-9.13: a token with which a crime comes off that makes up for it."""
    token, worth = aided(t, player, turn)
    return token if worth > planned.worth + ANOTHER else ""


def ranked(t: InTooDeep, asked: Decision[Any]) -> list[Any]:
    """What is worth a thought: petty crimes, the steps that lead somewhere, dominance, tokens, the end."""
    player, options = asked.seat, asked.options
    found = [option for option in options if option[0] == "petty"]
    found += [first for first in first_steps(t.city, turn_of(t, player)) if first in options]
    mine = [option for option in options if option[0] == "dominate"]
    if mine:
        found.insert(min(3, len(found)), most_dominance(t, player, mine))
    found += [option for option in options if option[0] == "support"]
    return [*found, DONE]


def most_dominance(t: InTooDeep, player: int, options: Sequence[Any]) -> Any:
    """The option that names the criminal over whom dominance counts most."""
    console, names = t.consoles[player], t.city.names
    return best(options, lambda option: stepped(t, console, names.index(option[1]), 1))


def pay(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """DC-5: by an action, unless the plan needs more of them than there are."""
    planned = plan(t.city, turn_of(t, asked.seat))
    return PAY[1] if planned.commits and planned.spent > t.actions else PAY[0]


def petty_crime(t: InTooDeep, player: int, options: Sequence[Any], planned: Plan) -> Any:
    """TD-9.14: a petty crime, unless it would spoil what is planned."""
    for option in options:
        if option[0] != "petty":
            continue
        worth = crime_worth(t, player, t.box.crimes[option[1]])
        lost = spoiled(t, player, option[1])
        if worth > 0 and (lost <= SPOILED or (lost < worth and planned.first is None)):
            return option
    return None


def spoiled(t: InTooDeep, player: int, card: str) -> float:
    """How much of the rest of the turn would be lost to what a petty crime does to the city."""
    city = after_petty(t, player, card)
    if city is t.city:
        return 0.0
    turn = turn_of(t, player)
    turn.petties = [one for one in turn.petties if one[0] != card]
    return plan(t.city, turn).worth - plan(city, turn).worth


def after_petty(t: InTooDeep, player: int, card: str) -> City:
    """TD-20.8: the city after a petty crime, as far as it leaves no choice."""
    chosen = assignments(t.city, own(t, player), card, t.box)[0]
    city = t.city
    for effect in t.box.crimes[card].effect:
        if effect.e == "drop_held":
            who = chosen[effect.who[1:]]
            held = city.held(who)
            if held != NOBODY:
                city = with_item(city, held, city.at[who])
    return city


# -- support tokens ----------------------------------------------------------------------------------------------------


def support_token(t: InTooDeep, player: int, options: Sequence[Any], turn: Turn, planned: Plan) -> Any:
    """TD-9.13: a token that is good whatever is planned."""
    for option in options:
        if option[0] == "support" and option[1] in TOKENS and TOKENS[option[1]](t, player, turn, planned):
            return option
    return None


def lock(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> bool:
    """TD-13.12: if the crime has to wait for the next turn."""
    return bool(turn.majors) and not planned.commits


def another_hook(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> bool:
    """TD-13.29: while a port is free and there is something left to be done."""
    return len(turn.hooks) < PORTS and turn.actions > 0 and not planned.commits


def weak_rival(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> bool:
    """TD-13.16: if somebody can be challenged with good hope."""
    return any(lead(t, player, rival) > 0 for rival in range(len(t.consoles)) if rival != player)


def heavy_dilemma(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> bool:
    """TD-13.14: if a stored dilemma does more harm than good."""
    return any(harm(t, player, card) > SUPPORT for card in t.piles[DATABANK[player]])


def full_fields(t: InTooDeep, player: int, turn: Turn, planned: Plan) -> bool:
    """TD-13.19: if it sets a bonus field free."""
    return all(t.piles[field] for field in BONUS)


TOKENS: Final[dict[str, Callable[[InTooDeep, int, Turn, Plan], bool]]] = {
    "challenge": weak_rival,
    "discard_dilemma": heavy_dilemma,
    "extra_hook": another_hook,
    "lock_hook": lock,
    "flip_plan_evidence": full_fields,
}
"""When a kept token is used that makes no plan come off; one that is not here may do harm."""
