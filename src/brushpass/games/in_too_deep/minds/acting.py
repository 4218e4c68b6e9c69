"""What to do in step 3: gifts, petty crimes, support tokens, and what the planner says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.conditions import assignments
from ..rules.crimes import own
from ..rules.turn import DONE, PAY
from ..state import BONUS, DATABANK, NOBODY, PORTS, ZONES, City, InTooDeep
from .gaining import best, harm, lead
from .moving import exchanged, searched, swapped, unsearched
from .planning import Plan, Turn, first_steps, plan, turn_of, with_criminal, with_item
from .worth import SUPPORT, crime_worth, stepped

ANOTHER: Final = 1.5
"""How much better a plan must be for which a support token is spent."""
SPOILED: Final = 0.1
"""How much of a plan may be lost to a petty crime that could also come later."""


def act(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-9, DC-4: gifts first, then what the planner says; what is left of the actions goes into dominance."""
    return acted(t, asked.seat, asked.options, True)


def act_quickly(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """The same without support tokens."""
    return acted(t, asked.seat, asked.options, False)


def acted(t: InTooDeep, player: int, options: Sequence[Any], tokens: bool) -> Any:
    """What to do next; `tokens`: support tokens are thought of."""
    seen = [option for option in options if option[0] == "foresee"]
    if seen:
        return most_dominance(t, player, seen)
    turn = turn_of(t, player)
    planned = plan(t.city, turn)
    choice = petty_crime(t, player, options, planned)
    if choice is None and tokens:
        choice = support_token(t, player, options, turn, planned)
    if choice is not None:
        return choice
    if planned.first in options:
        return planned.first
    mine = [option for option in options if option[0] == "dominate"]
    return most_dominance(t, player, mine) if mine and turn.idle > 0 else DONE


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
    return best(options, lambda option: stepped(console, names.index(option[1]), 1, t.box))


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
    """TD-9.13: a token that is good at any time, or one with which a crime comes off that would not without it."""
    for option in options:
        if option[0] == "support" and TOKENS.get(option[1], better_city)(t, player, option[1], turn, planned):
            return option
    return None


def lock(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.12: if the crime has to wait for the next turn."""
    return bool(turn.majors) and not planned.commits


def never(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """One that may do harm."""
    return False


def another_hook(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.29: while a port is free and there is something left to be done."""
    return len(turn.hooks) < PORTS and turn.actions > 0 and not planned.commits


def more_actions(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.25: if a crime comes off with them."""
    longer = turn_of(t, player)
    longer.actions += t.box.supports[token].number
    return better(planned, t.city, longer)


def no_barriers(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.23: if a crime comes off without them."""
    through = turn_of(t, player)
    through.through = True
    return better(planned, t.city, through)


def better_city(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.7 to TD-13.10, TD-13.21, TD-13.27: if a crime comes off in one of the cities that it can make."""
    return any(better(planned, city, turn) for city in made_by(t, player, token))


def better(planned: Plan, city: City, turn: Turn) -> bool:
    """Whether a crime comes off in a city that makes up for the token."""
    return not planned.commits and plan(city, turn, hoping=False).worth > planned.worth + ANOTHER


def made_by(t: InTooDeep, player: int, token: str) -> list[City]:
    """The cities that a token can make, as far as it moves one's own criminals, or something to them."""
    city, hooks = t.city, t.consoles[player].hooks
    items, zones = range(len(t.box.items)), range(ZONES)
    if token == "relocate_criminal":
        return [with_criminal(city, one, zone) for one in hooks for zone in zones if zone != city.at[one]]
    if token == "relocate_item":
        return [with_item(city, item, city.at[one]) for item in items for one in hooks]
    if token == "swap_items":
        return [swapped(city, one, other) for one in items for other in range(one)]
    if token == "swap_criminals":
        return [exchanged(city, one, other) for one in hooks for other in range(len(city.names)) if one != other]
    if token == "move_search":
        return [searched(city, zone, to) for zone in zones if city.search[zone] for to in unsearched(city)]
    return []


def weak_rival(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.16: if somebody can be challenged with good hope."""
    return any(lead(t, player, rival) > 0 for rival in range(len(t.consoles)) if rival != player)


def heavy_dilemma(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.14: if a stored dilemma does more harm than good."""
    return any(harm(t, player, card) > SUPPORT for card in t.piles[DATABANK[player]])


def full_fields(t: InTooDeep, player: int, token: str, turn: Turn, planned: Plan) -> bool:
    """TD-13.19: if it sets a bonus field free."""
    return all(t.piles[field] for field in BONUS)


TOKENS: Final[dict[str, Callable[[InTooDeep, int, str, Turn, Plan], bool]]] = {
    "challenge": weak_rival,
    "discard_dilemma": heavy_dilemma,
    "extra_hook": another_hook,
    "actions_1": more_actions,
    "actions_2": more_actions,
    "ignore_barriers": no_barriers,
    "lock_hook": lock,
    "swap_hooks": never,
    "flip_plan_evidence": full_fields,
}
"""When a kept token is used; the others are tried on the city."""
