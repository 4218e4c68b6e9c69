"""NL-21, NL-36.10 to NL-36.15: wounds, dressing, healing, death and resuscitation."""

from __future__ import annotations

from ..box.box import COLOURS
from ..state import INVENTORY, LOST, ORDERS, POOL, WOUNDS, Lockdown
from .cards import set_cards_aside
from .decks import put_away, turn_up
from .items import OBJECT, free_hands, parts, put_object


async def light_wound(t: Lockdown, seat: int, count: int = 1) -> None:
    """NL-21.1, NL-21.2, NL-21.5, NL-21.6."""
    crew = t.crew[seat]
    for _ in range(count):
        if crew.dead:
            return
        if crew.serious >= t.box.limits["serious_wounds_before_death"]:
            await die(t, seat)
            return
        t.tell("light-wound", seat)
        crew.light += 1
        if crew.light > t.box.limits["light_wound_slots"]:
            crew.light = 0
            await serious_wound(t, seat)


async def serious_wound(t: Lockdown, seat: int, count: int = 1) -> None:
    """NL-21.3, NL-21.5, NL-24.7."""
    crew = t.crew[seat]
    for _ in range(count):
        if crew.dead:
            return
        if crew.serious >= t.box.limits["serious_wounds_before_death"]:
            await die(t, seat)
            return
        card = turn_up(t, WOUNDS, "wound")
        crew.wounds = (*crew.wounds, card)
        t.tell("serious-wound", seat, card)
        await free_hands(t, seat)


def dress(t: Lockdown, seat: int, card: str) -> None:
    """NL-21.7."""
    crew = t.crew[seat]
    at = crew.wounds.index(card)
    crew.wounds = (*crew.wounds[:at], *crew.wounds[at + 1 :])
    crew.dressed = (*crew.dressed, card)
    t.tell("dressed", seat, card)


def heal(t: Lockdown, seat: int, card: str) -> None:
    """NL-21.9."""
    crew = t.crew[seat]
    at = crew.dressed.index(card)
    crew.dressed = (*crew.dressed[:at], *crew.dressed[at + 1 :])
    put_away(t, card, "wound")
    t.tell("healed", seat, card)


async def die(t: Lockdown, seat: int) -> None:
    """NL-21.12 to NL-21.22: a Corpse, what was carried, and everything else out of the game, unseen.

    NL-36.13, NL-36.14: with resuscitation Items, cards and wounds wait for the Character.
    """
    crew = t.crew[seat]
    if crew.dead:
        return
    t.tell("died", seat)
    if crew.room:
        put_object(t, crew.room, "corpse", seat)
        for thing in crew.things:
            if thing.back == OBJECT:
                put_object(t, crew.room, thing.name, thing.whose)
    crew.things = [thing for thing in crew.things if thing.back != OBJECT]
    if t.setup.mode != "resuscitation":
        lose_everything(t, seat)
    set_cards_aside(t, seat)
    crew.fate, crew.room, crew.pod, crew.passed = "dead", "", "", True
    crew.larva = crew.slime = crew.lit = False
    open_gate(t)


def lose_everything(t: Lockdown, seat: int) -> None:
    """NL-21.14, NL-21.15: Items, orders and wounds of the dead."""
    crew = t.crew[seat]
    for back, name in [part for thing in crew.things for part in parts(thing)]:
        if back in COLOURS:
            t.hide(name, LOST[back])
    crew.things = []
    for colour in COLOURS:
        for item in t.piles[INVENTORY[colour][seat]][:]:
            t.slip(item, INVENTORY[colour][seat], LOST[colour])
    for order in t.piles[ORDERS[seat]][:]:
        t.slip(order, ORDERS[seat], POOL)
    for card in (*crew.wounds, *crew.dressed):
        put_away(t, card, "wound")
    crew.wounds, crew.dressed, crew.light = (), (), 0


def revive(t: Lockdown) -> None:
    """NL-36.11 to NL-36.13, NL-36.15: a Corpse in the Emergency Room, lying or carried, is the Character again."""
    room = t.room_of("emergency_room")
    if t.setup.mode != "resuscitation" or not room or room in t.base.faults or t.fighting(room):
        return
    for seat, crew in enumerate(t.crew):
        if crew.dead and take_corpse(t, seat, room):
            crew.fate, crew.room, crew.light = "here", room, 0
            crew.dressed = (*crew.dressed, *crew.wounds)
            crew.wounds = ()
            t.tell("revived", seat)


def take_corpse(t: Lockdown, seat: int, room: str) -> bool:
    """Whether somebody's Corpse was in a Room, or in somebody's hands there; it is no more."""
    lying = [one for one in t.base.objects if one != (room, "corpse", seat)]
    if len(lying) < len(t.base.objects):
        t.base.objects = tuple(lying)
        return True
    for bearer in t.here(room):
        things = t.crew[bearer].things
        rest = [one for one in things if one.name != "corpse" or one.whose != seat]
        if len(rest) < len(things):
            t.crew[bearer].things = rest
            return True
    return False


def open_gate(t: Lockdown) -> None:
    """NL-30.5 to NL-30.7, NL-31.14."""
    if not t.base.gate:
        t.base.gate = True
        t.tell("gate-opened")
