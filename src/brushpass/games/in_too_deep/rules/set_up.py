"""TD-4 to TD-6: set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from ..state import (
    CRIMES,
    DECKS,
    DISPLAY,
    LEVELS,
    MEMORY,
    PETTY,
    SUPPLY,
    TASKS,
    ZONES,
    InTooDeep,
)
from .evidence import BAR
from .support import fill_offer

T = TypeVar("T")

IN: Final = "in"
OUT: Final = "out"
FIRST: Final = "first"


def shuffled(t: InTooDeep, things: Sequence[T]) -> tuple[T, ...]:
    """In an order that chance decides, in the open."""
    rest = list(things)
    return tuple([rest.pop(t.below(len(rest))) for _ in things])


async def deal(t: InTooDeep) -> None:
    """TD-4, TD-5, TD-6."""
    lay_out_city(t)
    lay_out_boards(t)
    hand_out(t)
    t.stage = "begin"


def lay_out_city(t: InTooDeep) -> None:
    """TD-4, R-47."""
    city, box = t.city, t.box
    city.ring = shuffled(t, box.zones)
    city.items = shuffled(t, range(ZONES))
    centre, blocks = city.ring.index("centre"), city.ring.index("blocks")
    city.guardian = centre
    city.barriers = (centre, (centre + 4) % ZONES)
    city.search = tuple([{0: 3, 3: 2, 6: 1}.get((zone - blocks) % ZONES, 0) for zone in range(ZONES)])
    agreed = t.setup.options
    surely = [one for one in box.criminals if agreed[one] == IN]
    maybe = [one for one in box.criminals if agreed[one] not in (IN, OUT)]
    missing = box.criminals_in_play[t.key] - len(surely)
    drawn = shuffled(t, maybe)[:missing]
    city.names = tuple([one for one in box.criminals if one in surely or one in drawn])
    city.at = shuffled(t, [zone for zone in range(ZONES) if zone != city.guardian])[: len(city.names)]
    stand, lie = [city.ring[zone] for zone in city.at], [city.ring[zone] for zone in city.items]
    t.tell("city", city.ring, city.names, tuple(stand), tuple(lie))


def lay_out_boards(t: InTooDeep) -> None:
    """TD-5: the decks, the evidence, the offer, the tasks and the folders."""
    box, key = t.box, t.key
    kept = shuffled(t, box.lines)[: t.setup.options["lines"]]
    t.lines = tuple([line for line in box.lines if line in kept])
    crowded = len(t.consoles) >= box.four_plus
    for crime in box.crimes.values():
        if not crime.line or (crime.line in t.lines and (crowded or not crime.four_plus)):
            t.piles[DECKS[crime.sort]].append(crime.id)
    for deck in DECKS.values():
        t.piles[deck].sort()
    t.tell("lines", t.lines)
    t.bar = tuple([t.draw(SUPPLY) for _ in range(BAR)])
    t.fill(SUPPLY, DISPLAY, box.display[key])
    fill_offer(t)
    t.tasks = tuple([t.draw(TASKS) for _ in range(3)])
    t.folders = box.rows[key]


def hand_out(t: InTooDeep) -> None:
    """TD-6, TD-23.1 to TD-23.7: what each player begins with, in turn order; Echo has no petty crime."""
    names, box, players = t.city.names, t.box, len(t.consoles)
    t.first = t.active = 0 if t.setup.options["starts"] == FIRST else t.below(t.setup.seats)
    for player, console in enumerate(t.consoles):
        console.dominance = (0,) * len(names)
        console.information = box.starting_information
        t.draw(SUPPLY, MEMORY[player])
        t.draw(DECKS[LEVELS[0]], CRIMES[LEVELS[0]][player])
        if player != t.echo:
            t.draw(DECKS[PETTY], CRIMES[PETTY][player])
    t.tell("starts", t.first)
    for place, player in enumerate(turn_order(t)):
        for criminal in shuffled(t, range(len(names)))[: box.head_start[place]]:
            t.consoles[player].dominate(criminal, 1, len(box.track) - 1)
    if t.echo in range(players):
        t.letters = shuffled(t, range(len(names)))
        t.marked = t.below(2)


def turn_order(t: InTooDeep) -> tuple[int, ...]:
    """TD-6.6: in which order the players of a table take their turns."""
    return order(t.first, t.setup.seats, t.echo)


def order(first: int, seats: int, echo: int) -> tuple[int, ...]:
    """TD-6.6, R-24, R-43: clockwise from the start player; Echo comes last."""
    humans = [(first + place) % seats for place in range(seats)]
    return (*humans, *([echo] if echo == seats else []))


def following(t: InTooDeep, player: int) -> int:
    """TD-7.2: whose turn comes next."""
    order = turn_order(t)
    return order[(order.index(player) + 1) % len(order)]
