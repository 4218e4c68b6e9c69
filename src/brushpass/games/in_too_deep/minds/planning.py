"""The planner: what a player can reach with the criminals at hand, a few actions deep, on copies of the city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..box.box import Box
from ..rules.city import WAYS, attracted, beside, near, neighbours, opposite, reachable
from ..rules.conditions import nearest, possible
from ..rules.crimes import open_to
from ..rules.terms import Own
from ..state import CRIMES, HELD, LEVELS, NOBODY, PETTY, ZONES, City, Console, InTooDeep
from .worth import EVIDENCE, HOOKED, PICKED, SUPPORT, crime_worth, more_corrupt, stepped, waning

MOST: Final = 220
"""So many positions of the city are looked at, if nothing else is said."""
STAMINA: Final = 0.4
"""What is paid beyond the dominance itself for an action by stamina: it will be missed later."""
LATER: Final = 0.5
"""How much of a crime's worth is seen in a position in which nearly all of its terms hold."""

Step = tuple[Any, City, int, float]
"""An option of step 3, the city after it, the actions it takes and what it brings by itself."""


class Turn:
    """What a player can do in a turn: with whom, how often, and what for."""

    def __init__(self, t: InTooDeep, player: int, console: Console, actions: int) -> None:
        box = t.box
        self.box: Box = box
        self.console = console
        self.hooks = console.hooks
        self.able = tuple([one for one in console.hooks if console.dominance[one] >= box.ability])
        self.own = Own(console.hooks, self.able)
        self.actions = actions
        self.stamina = {one: max(0, console.dominance[one] - box.stamina + 1) for one in console.hooks}
        self.through = t.through
        self.crushed = t.crushed
        self.most = MOST
        """So many positions of the city are looked at."""
        self.guardian = t.city.guardian
        useful = waning(t)
        kept = HOOKED * useful
        self.hope = LATER * useful
        self.majors = [
            (card, crime_worth(t, player, box.crimes[card]) - kept * max(0, len(console.hooks) - 1))
            for sort in LEVELS
            for card in t.piles[CRIMES[sort][player]]
            if open_to(box, t.story, card)
        ]
        self.petties = [(card, crime_worth(t, player, box.crimes[card])) for card in t.piles[CRIMES[PETTY][player]]]
        self.idle = max([stepped(t, console, one, 1) for one in console.hooks], default=0.0)
        """What an action is worth that is left: it goes into dominance."""
        self.tiring = {one: STAMINA - stepped(t, console, one, -1) for one in console.hooks}
        self.zones = {
            "harbour": EVIDENCE + PICKED,
            "ion_towers": SUPPORT * useful,
            "parish": more_corrupt(t, player, -box.tolerance),
        }


class Node:
    """A position of the city that can be reached, and how."""

    def __init__(self, city: City, first: Any, spent: int, gained: float, done: int) -> None:
        self.city = city
        self.first = first
        """The first step towards it; None: it is here."""
        self.spent = spent
        self.gained = gained
        """What the steps bring, petty crimes and payments included."""
        self.done = done
        """The petty crimes that can be committed on the way, as bits."""


class Plan:
    """The best that can be reached: what it is worth, the first step, and the actions it takes."""

    def __init__(self, worth: float, first: Any, spent: int, commits: bool) -> None:
        self.worth = worth
        self.first = first
        self.spent = spent
        self.commits = commits
        """Whether it ends with a major crime."""


def turn_of(t: InTooDeep, player: int) -> Turn:
    """What is left of a player's turn."""
    return Turn(t, player, t.consoles[player], t.actions)


def plan(city: City, turn: Turn, hoping: bool = True) -> Plan:
    """The best position within reach, by crimes that can be committed there or, `hoping`, that come nearer."""
    nodes = explored(city, turn)
    worths, commits = weighed(nodes, turn, hoping)
    best = max(range(len(nodes)), key=lambda number: worths[number])
    return Plan(worths[best], nodes[best].first, nodes[best].spent, commits)


def weighed(nodes: Sequence[Node], turn: Turn, hoping: bool = True) -> tuple[list[float], bool]:
    """What positions are worth, and whether a major crime can be committed in the best of them."""
    gained = [node.gained + turn.idle * max(0, turn.actions - node.spent) for node in nodes]
    crimes = [committed(node.city, turn) for node in nodes]
    worths = [gain + crime for gain, crime in zip(gained, crimes, strict=True)]
    commits = crimes[worths.index(max(worths))] > 0
    if hoping and turn.majors and not commits:
        worths = [gain + progress(node.city, turn) for gain, node in zip(gained, nodes, strict=True)]
    return worths, commits


def first_steps(city: City, turn: Turn) -> list[Any]:
    """The steps that lead somewhere, by what the best position is worth to which they lead."""
    nodes = explored(city, turn)
    found: dict[Any, float] = {}
    for node, worth in zip(nodes, weighed(nodes, turn)[0], strict=True):
        if worth > found.get(node.first, -1e9):
            found[node.first] = worth
    return sorted(found, key=lambda first: -found[first])


def committed(city: City, turn: Turn) -> float:
    """What the best major crime is worth that can be committed in a city; 0: none can."""
    most = 0.0
    for card, worth in turn.majors:
        if worth > most and possible(city, turn.own, card, turn.box):
            most = worth
    return most


def progress(city: City, turn: Turn) -> float:
    """What it is worth how far the major crimes have come."""
    most = 0.0
    for card, worth in turn.majors:
        ticks = nearest(city, turn.own, card, turn.box)[1]
        part = sum(ticks) / len(ticks)
        most = max(most, turn.hope * worth * part * part)
    return most


def explored(city: City, turn: Turn) -> list[Node]:
    """The positions within reach, breadth first, each by the fewest actions."""
    start = Node(city, None, 0, 0.0, 0)
    pick_up_petties(start, turn)
    nodes, seen = [start], {key(city)}
    at = 0
    while at < len(nodes) and len(nodes) < turn.most:
        node = nodes[at]
        at += 1
        for option, there, cost, brought in steps(node, turn):
            known = key(there)
            if known in seen and not brought:
                continue
            seen.add(known)
            new = Node(there, node.first or option, node.spent + cost, node.gained + brought, node.done)
            if cost and node.spent >= turn.actions:
                new.gained -= turn.tiring[actor(option, turn, city)]
            pick_up_petties(new, turn)
            nodes.append(new)
    return nodes


def key(city: City) -> tuple[Any, ...]:
    """What tells one position of the city from another."""
    return (city.at, city.items, city.guardian, city.barriers, city.search)


def actor(option: Any, turn: Turn, city: City) -> int:
    """The criminal whose stamina pays for an option."""
    name = {"jump": "jumper", "run": "courier", "fetch": "hacker", "force": "enforcer"}.get(option[0]) or option[1]
    return city.names.index(name)


def pick_up_petties(node: Node, turn: Turn) -> None:
    """TD-16.1: petty crimes that can be committed in a position."""
    for number, (card, worth) in enumerate(turn.petties):
        bit = 1 << number
        if not node.done & bit and worth > 0 and possible(node.city, turn.own, card, turn.box):
            node.done |= bit
            node.gained += worth


# -- what can be done --------------------------------------------------------------------------------------------------


def steps(node: Node, turn: Turn) -> Iterator[Step]:
    """DC-4: what every hooked criminal can do from a position, as far as it changes the city or pays."""
    city = node.city
    over = node.spent - turn.actions
    for criminal in turn.hooks:
        acts = over < 0 or turn.stamina[criminal] > over
        able = criminal in turn.able
        if acts:
            yield from walks(city, criminal, turn, able)
            yield from picks(city, criminal, turn)
            zone = city.at[criminal]
            if not city.search[zone]:
                yield from uses(city, criminal, zone, turn)
        if able:
            yield from abilities(city, criminal, turn, acts)
        if HELD + criminal in city.items:
            yield ("drop", city.names[criminal]), with_item(city, city.held(criminal), city.at[criminal]), 0, 0.0


def walks(city: City, criminal: int, turn: Turn, able: bool) -> Iterator[Step]:
    """TD-9.4, TD-10.5."""
    name = city.names[criminal]
    for zone in neighbours(city, city.at[criminal], turn.through or (able and name == "shadow")):
        yield ("move", name, city.ring[zone]), with_criminal(city, criminal, zone), 1, 0.0


def picks(city: City, criminal: int, turn: Turn) -> Iterator[Step]:
    """TD-9.5."""
    zone, name = city.at[criminal], city.names[criminal]
    for item, where in enumerate(city.items):
        if where == zone:
            yield ("pick", name, turn.box.items[item]), taken(city, criminal, item), 1, 0.0


def uses(city: City, criminal: int, zone: int, turn: Turn) -> Iterator[Step]:
    """TD-9.6, TD-9.7: what a zone pays, the search that leaves others, and the Aerodrome for one's own criminals."""
    name, option = city.ring[zone], ("zone", city.names[criminal])
    searched = with_search(city, zone)
    yield option, searched, 1, max(turn.zones.get(name, 0.0), 0.0)
    if name == "aerodrome":
        for other in turn.hooks:
            for there in range(ZONES):
                if there != city.at[other]:
                    yield option, with_criminal(searched, other, there), 1, 0.0


def abilities(city: City, criminal: int, turn: Turn, acts: bool) -> Iterator[Step]:
    """TD-10: abilities that bring figures and items where they are needed."""
    name, zone = city.names[criminal], city.at[criminal]
    items = turn.box.items
    if name == "smuggler":
        for item in range(len(items)):
            if city.zone_of_item(item) == zone and city.items[item] != HELD + criminal:
                yield ("grab", items[item]), taken(city, criminal, item), 0, 0.0
    if not acts:
        return
    if name == "jumper":
        yield ("jump", city.ring[opposite(zone)]), with_criminal(city, criminal, opposite(zone)), 1, 0.0
    elif name == "courier":
        for there in reachable(city, zone, turn.through):
            yield ("run", city.ring[there]), with_criminal(city, criminal, there), 1, 0.0
    elif name == "hacker":
        for item, where in enumerate(city.items):
            if where < HELD and where != zone and near(where, zone):
                yield ("fetch", items[item]), taken(city, criminal, item), 1, 0.0
    elif name == "enforcer":
        for other, where in enumerate(city.at):
            if other != criminal and near(where, zone):
                for to in neighbours(city, where, turn.through):
                    yield ("force", city.names[other], city.ring[to]), with_criminal(city, other, to), 1, 0.0
    elif name == "crusher" and not turn.crushed and city.guardian == turn.guardian and near(city.guardian, zone):
        for way in WAYS:
            yield ("crush",), with_guardian(city, beside(city.guardian, way)), 0, 0.0


# -- copies of the city ------------------------------------------------------------------------------------------------


def with_criminal(city: City, criminal: int, zone: int) -> City:
    """The city with a criminal elsewhere."""
    new = city.copy()
    new.put_criminal(criminal, zone)
    return new


def with_item(city: City, item: int, where: int) -> City:
    """The city with an item elsewhere."""
    new = city.copy()
    new.put_item(item, where)
    return new


def with_guardian(city: City, zone: int) -> City:
    """The city with the Guardian elsewhere."""
    new = city.copy()
    new.guardian = zone
    return new


def with_barrier(city: City, number: int, border: int) -> City:
    """The city with a barrier elsewhere."""
    new = city.copy()
    new.put_barrier(number, border)
    return new


def with_search(city: City, zone: int) -> City:
    """TD-9.7: the city after a zone was used."""
    new = city.copy()
    new.search = attracted(city.search, zone)
    return new


def taken(city: City, criminal: int, item: int) -> City:
    """TD-9.5: the city after a criminal took an item and dropped what he held."""
    new = city.copy()
    held = new.held(criminal)
    if held != NOBODY:
        new.put_item(held, new.at[criminal])
    new.put_item(item, HELD + criminal)
    return new


# -- crimes that come off ----------------------------------------------------------------------------------------------


def come_off(city: City, turns: Sequence[Turn], cards: Sequence[str]) -> set[str]:
    """Which crimes can be committed in one of these turns."""
    found: set[str] = set()
    for turn in turns:
        nodes = explored(city, turn)
        for card in cards:
            if card not in found and possible_in(nodes, turn, card):
                found.add(card)
    return found


def possible_in(nodes: Sequence[Node], turn: Turn, card: str) -> bool:
    """Whether a crime can be committed in one of these positions."""
    return any(possible(node.city, turn.own, card, turn.box) for node in nodes)
