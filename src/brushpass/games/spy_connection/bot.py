"""What a good player of Spy Connection looks at: how many turns each mission still takes, and what brings it nearer.

One plan for a turn serves the advice for a real seat and plays for all seats of the worlds that the search imagines.
All values are in points unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, NamedTuple

from brushpass.engine import Decision, Match, Mind, Observation

from .box.box import Box
from .box.sets import bits
from .rules.ending import DONE, completes, for_completed, markable
from .rules.network import cut_off, discs, network, price, reach
from .rules.turn import STAY, Option, prices
from .state import Active, Player, SpyConnection, agents_on
from .view import View

PATIENCE = 0.88
"""What a mission is worth that takes one turn more, compared with one turn less."""
EXTRA_TURN = 1.4
"""What an extra turn is worth."""
COMPLETED = 1.0
"""What it is worth to have completed one more mission: the race ends with the seventh."""
AGENT = 0.05
"""What an agent in the supply is worth."""
HOP = 2.3
"""The agents that a connection takes, on average."""
LACK = 0.4
"""The turns that a missing agent costs."""
RETURN = 0.6
"""How many of the agents on the board can be had back for something else, on average."""
PACE = 3.0
"""The turns that a player needs for a mission."""
LATE = 3.0
"""When so few turns are left, marks on unfinished missions count."""
LONG_SHOT = 0.3
"""What is left of a mission's worth if the game is likely to end before it is completed."""
SPREAD = 3.0
"""The lead in points that makes a win e times as likely as a loss."""
SCARCE = 3
"""With fewer agents than this in the supply a player thinks of taking some back."""
TURNS = 1
"""How many turns more every player has in an imagined world before it is judged."""

KEPT = 1 << 15
"""How many judgements of each kind are kept: a search comes back to the same ones again and again."""


class Stand(NamedTuple):
    """Where a player stands."""

    city: str
    placed: int
    supply: int
    missions: tuple[Active, ...]


class Outlook(NamedTuple):
    """What a player cannot change in a turn."""

    box: Box
    prices: tuple[int, ...]
    """The planning agents that the slots ask for."""
    row: tuple[str, ...]
    rivals: int
    """The spaces with agents of others."""
    double: int
    """The spaces with two own agents."""
    turns: float
    """How many turns the game may still last."""


class Macro(NamedTuple):
    """A whole action: from which city, and what is done there; `value` is what it would bring if it can be paid."""

    value: float
    start: str
    option: Option
    lack: int = 0
    """The agents that have to be taken back for it."""


# -- how far a mission is ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def routes(box: Box, cities: int) -> dict[int, tuple[int, int]]:
    """For every city how many connections away it is from these cities, and the cities on a shortest way to it."""
    found = {box.bit[city]: (0, 0) for city in box.nodes(cities)}
    ahead = [*found]
    for here in ahead:
        distance, way = found[here]
        for there, _ in box.ways[box.node[here]]:
            bit = box.bit[there]
            if bit not in found:
                found[bit] = (distance + 1, way | bit)
                ahead.append(bit)
    return found


@lru_cache(maxsize=KEPT)
def journey(box: Box, cities: int, goals: int) -> tuple[int, int]:
    """How many turns it takes to visit all these goals with a network of these cities, and how many connections."""
    turns = connections = 0
    while goals:
        found = routes(box, cities)
        distance, goal = min((found[bit][0], bit) for bit in bits(goals))
        turns += max(1, distance)
        connections += distance
        cities |= found[goal][1]
        goals ^= goal
    return turns, connections


@lru_cache(maxsize=KEPT)
def cities_of(box: Box, city: str, placed: int) -> int:
    """The cities of a network."""
    return reach(box, city, placed) & box.all_cities


# -- how a player stands -----------------------------------------------------------------------------------------------


def worth(outlook: Outlook, stand: Stand) -> float:
    """What a player's active missions and agents promise, between two turns."""
    box = outlook.box
    cities = cities_of(box, stand.city, stand.placed)
    spare = stand.supply + RETURN * stand.placed.bit_count()
    total = AGENT * stand.supply
    for mission, _, marks in stand.missions:
        total += promise(box, cities, int(spare), mission, marks, outlook.turns)
    return total


@lru_cache(maxsize=KEPT)
def promise(box: Box, cities: int, spare: int, mission: str, marks: int, left: float) -> float:
    """What an active mission is worth: its points, less with every turn it takes; late at least its marks."""
    card, missing = box.missions[mission], box.targets[mission] & ~marks
    turns, connections = journey(box, cities, missing)
    needed = connections * HOP + missing.bit_count()
    time = turns + LACK * max(0.0, needed - spare)
    marked = marks.bit_count() if left < LATE else 0
    hope: float = (card.points + COMPLETED + EXTRA_TURN * card.extra_turn) * PATIENCE**time
    return max(marked, hope if time <= left else hope * LONG_SHOT)


def wanted(box: Box, missions: tuple[Active, ...]) -> int:
    """The cities that missions still ask for."""
    goals = 0
    for mission, _, marks in missions:
        goals |= box.targets[mission] & ~marks
    return goals


def marked(outlook: Outlook, stand: Stand) -> tuple[float, Stand]:
    """The end of a turn: what completed missions bring, and where the player stands when all is marked that can be."""
    box = outlook.box
    here = box.bit[stand.city]
    due = markable(box, stand.missions, here)
    if not due:
        return 0.0, stand
    gain, missions = 0.0, list(stand.missions)
    supply = stand.supply or min(1, stand.placed)  # SC-9.7: an agent can be taken back for a mark
    for active in sorted(due, key=lambda one: (box.targets[one[0]] & ~one[2]).bit_count()):
        if not supply:
            break
        supply -= 1
        if completes(box, active, here):
            card = box.missions[active[0]]
            gain += card.points + COMPLETED + EXTRA_TURN * card.extra_turn
            supply += agents_on(active) + 1
            missions.remove(active)
        else:
            missions[missions.index(active)] = (active[0], active[1], active[2] | here)
    return gain, Stand(stand.city, stand.placed, supply, tuple(missions))


def ended(outlook: Outlook, stand: Stand) -> float:
    """What a turn is worth that ends so."""
    gain, after = marked(outlook, stand)
    return gain + worth(outlook, after)


# -- a plan for a turn -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def plan(outlook: Outlook, stand: Stand, origin: str) -> Option:
    """The next choice of the best turn; a spy that has moved could have gone elsewhere at once, so it acts here."""
    best: Macro | None = None
    first: Option = None
    for macro in sorted(macros(outlook, stand, origin), key=lambda one: -one.value):
        if best is not None and macro.value <= best.value:
            break
        lifted: Option = None
        if macro.lack:
            found = lifting(outlook, stand._replace(city=macro.start), macro)
            if found is None:
                continue
            lifted, macro = found
        if best is None or macro.value > best.value:
            best, first = macro, lifted
    if best is None:
        return stuck(outlook, stand) if stand.city == origin else STAY
    if best.start != stand.city:
        return ("go", best.start)
    return first or best.option


def macros(outlook: Outlook, stand: Stand, origin: str) -> Iterator[Macro]:
    """The actions of a turn that lead somewhere: from any city of the network, or from the one the spy has gone to."""
    box, placed, supply, missions = outlook.box, stand.placed, stand.supply, stand.missions
    here = cities_of(box, stand.city, placed)
    starts: tuple[str, ...] = (stand.city,)
    if stand.city == origin:
        yield from acceptances(outlook, stand)
        starts = box.nodes(here)
    ahead = goals = wanted(box, missions) or box.all_cities  # without a mission, anywhere
    found = routes(box, here)
    for goal in bits(goals & ~here):
        ahead |= found[goal][1]
    for city in starts:
        if city != origin and box.bit[city] & goals:
            yield Macro(ended(outlook, Stand(city, placed, supply, missions)), city, STAY)
        for there, spaces in box.ways[city]:
            if box.bit[there] & ahead & ~here and (there != origin or box.bit[there] & goals):
                missing = spaces & ~placed
                left = supply - price(missing, outlook.rivals)
                after = Stand(there, placed | missing, max(0, left), missions)
                yield Macro(ended(outlook, after), city, ("connect", there), max(0, -left))


def acceptances(outlook: Outlook, stand: Stand) -> Iterator[Macro]:
    """Taking a card of the row, the least of three missions discarded for it if need be."""
    box, missions = outlook.box, stand.missions
    dropped: Option = None
    if len(missions) >= box.numbers.max_active_missions:
        least = min(missions, key=lambda one: worth(outlook, stand._replace(missions=(one,))))
        dropped = ("discard", least[0])
        missions = tuple(one for one in missions if one != least)
        stand = stand._replace(supply=stand.supply + agents_on(least), missions=missions)
    for slot, mission in enumerate(outlook.row):
        planning = outlook.prices[slot]
        if planning <= stand.supply:
            after = stand._replace(supply=stand.supply - planning, missions=(*missions, (mission, planning, 0)))
            yield Macro(ended(outlook, after), stand.city, dropped or ("accept", slot + 1))


def lifting(outlook: Outlook, stand: Stand, macro: Macro) -> tuple[Option, Macro] | None:
    """Which agents to take back first so that a connection can be paid, and what the action brings then."""
    box = outlook.box
    there = macro.option[1]
    spaces = next(between for city, between in box.ways[stand.city] if city == there)
    goals = wanted(box, stand.missions)
    cost = price(spaces & ~stand.placed, outlook.rivals)
    first: Option = None
    while stand.supply < cost:
        lift = least_loss(outlook, stand, goals, spaces)
        if lift is None:
            return None
        first = first or lift
        stand = without(outlook, stand, lift[1])
    after = stand._replace(city=there, placed=stand.placed | spaces, supply=stand.supply - cost)
    return first, Macro(ended(outlook, after), macro.start, macro.option)


def least_loss(outlook: Outlook, stand: Stand, goals: int, spared: int = 0) -> Option:
    """The agents whose return cuts off the fewest wanted cities, and brings most; None: there are none to be had."""
    box = outlook.box
    best, high = None, (-1, 0)
    for option in network(box, stand.city, stand.placed).lift:
        bit = box.bit[option[1]]
        if bit & spared:
            continue
        kept = (cities_of(box, stand.city, stand.placed & ~bit) & goals).bit_count()
        rank = (kept, discs(outlook.double, bit))
        if rank > high:
            best, high = option, rank
    return best


def without(outlook: Outlook, stand: Stand, space: str) -> Stand:
    """After taking back the agents of a space."""
    bit = outlook.box.bit[space]
    return stand._replace(placed=stand.placed & ~bit, supply=stand.supply + discs(outlook.double, bit))


def stuck(outlook: Outlook, stand: Stand) -> Option:
    """R-9: nothing can be paid; take agents back until something can, from the board or else from a mission."""
    lift = least_loss(outlook, stand, 0)
    return lift if lift is not None else ("discard", stand.missions[0][0])


# -- for a seat --------------------------------------------------------------------------------------------------------


def glance(t: SpyConnection, decision: Decision[Any]) -> Option:
    """The choice that looks best for the player on turn."""
    options = decision.options
    choice = GLANCES[decision.prompt](t, options)
    return choice if choice in options else options[0]


def seen(t: SpyConnection, player: Player) -> tuple[Outlook, Stand]:
    """The table as a player on turn looks at it."""
    box = t.box
    enough = box.numbers.end_trigger_completed_missions
    leader = max(len(other.completed) for other in t.players)
    turns = 0.0 if t.trigger >= 0 else PACE * (enough - leader)
    outlook = Outlook(box, prices(box, t.side, len(player.missions)), t.row, t.rivals(), player.double, turns)
    return outlook, Stand(player.city, player.placed, player.supply, player.missions)


def first(t: SpyConnection, options: tuple[Option, ...]) -> Option:
    """SC-2.6, SC-9.9: any start mission, and every extra turn."""
    return options[0]


def next_step(t: SpyConnection, options: tuple[Option, ...]) -> Option:
    """SC-4 to SC-8: what comes next in the best turn."""
    outlook, stand = seen(t, t.players[t.active])
    return plan(outlook, stand, t.origin)


def marking(t: SpyConnection, options: tuple[Option, ...]) -> Option:
    """SC-9.2: the mission nearest to completion that can be marked; an agent is taken back for it if need be."""
    outlook, stand = seen(t, t.players[t.active])
    box = outlook.box
    missing = {mission: (box.targets[mission] & ~marks) for mission, _, marks in stand.missions}
    due = [option for option in options if option[0] == "mark"]
    if due:
        return min(due, key=lambda option: missing[option[1]].bit_count())
    if not stand.supply and any(goals & box.bit[stand.city] for goals in missing.values()):
        return least_loss(outlook, stand, wanted(box, stand.missions)) or DONE
    return DONE


GLANCES: dict[str, Callable[[SpyConnection, tuple[Option, ...]], Option]] = {
    "draft": first,
    "turn": next_step,
    "moved": next_step,
    "mark": marking,
    "extra": first,
}
"""What looks best, by the question."""
POINTLESS = {"moved": ("go", "unmark"), "mark": ("unmark", "discard")}
"""What leads nowhere, by the question: a spy that has moved could have gone there at once, and a mission that has just
been marked can be discarded in the next turn."""


def considered(t: SpyConnection, decision: Decision[Any]) -> list[Option]:
    """What brings the turn on, and taking something back only where agents or room for a mission are missing."""
    player = t.players[decision.seat]
    pointless = {*POINTLESS.get(decision.prompt, ("unmark",))}
    if player.supply >= (1 if decision.prompt == "mark" else SCARCE):
        pointless.add("lift")
        if len(player.missions) < t.box.numbers.max_active_missions:
            pointless.add("discard")
    return [
        option
        for option in decision.options
        if option[0] not in pointless and not leads_nowhere(t, player, option, decision)
    ]


def leads_nowhere(t: SpyConnection, player: Player, option: Option, decision: Decision[Any]) -> bool:
    """Not marking what can be marked; cutting off a city that is wanted; and where nothing can be marked: to stay, to
    connect the city that the spy has just left, or to go where nothing can be connected."""
    box, goals = t.box, wanted(t.box, player.missions)
    if option == DONE:
        return not ends_the_game(t, player) and any(other[0] == "mark" for other in decision.options)
    if option == STAY:
        return not box.bit[player.city] & goals
    if option[0] == "lift":
        return bool(cut_off(box, player.city, player.placed, box.bit[option[1]]) & goals)
    if option[0] not in ("go", "connect") or box.bit[option[1]] & goals:
        return False
    if option[0] == "connect":
        return bool(option[1] == t.origin)
    return not network(box, option[1], player.placed).connectable(t.rivals(), player.supply)


def ends_the_game(t: SpyConnection, player: Player) -> bool:
    """SC-9.13: whether one more completed mission would trigger the end, for which it may not be the time."""
    return t.trigger < 0 and len(player.completed) + 1 >= t.box.numbers.end_trigger_completed_missions


def turn_number(round: int, active: int, first: int, seats: int) -> int:
    """How many turns were begun before, extra turns not counted."""
    return round * seats + (active - first) % seats


def standing(t: SpyConnection, player: Player) -> float:
    """What a player has and may hope for."""
    if not player.city:
        return 0.0
    outlook, stand = seen(t, player)
    return for_completed(t.box, player.completed) + COMPLETED * len(player.completed) + worth(outlook, stand)


# -- all of it ---------------------------------------------------------------------------------------------------------


class SpyConnectionMind(Mind[SpyConnection, View]):
    """The best turn that is seen at a glance, for real seats and for those of the worlds that a search imagines."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Option:
        """The choice that looks best: nothing is hidden but the deck, so any imagined world shows the table."""
        assert observation.decision is not None
        return glance(observation.imagine(rng).state, observation.decision)

    def guess(self, t: SpyConnection, decision: Decision[Any], rng: Random) -> Option:
        """The same, for any seat of an imagined world."""
        return glance(t, decision)

    def consider(self, t: SpyConnection, decision: Decision[Any]) -> list[Option]:
        """What brings the turn on."""
        return considered(t, decision)

    def foresee(self, world: Match[SpyConnection, View], rng: Random) -> tuple[float, ...]:
        """Every seat's share of the win: all have some turns more, then points and promises count."""
        t = world.state
        end = turn_number(t.round, t.active, t.first, world.seats) + TURNS * world.seats
        while (decision := world.decision) is not None and turn_number(t.round, t.active, t.first, world.seats) < end:
            world.choose(glance(t, decision))
        if world.outcome is not None:
            return world.outcome.shares
        leads = [exp(standing(t, player) / SPREAD) for player in t.players]
        total = sum(leads)
        return tuple(lead / total for lead in leads)
