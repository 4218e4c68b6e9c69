"""NL-24, NL-25.1 to NL-25.9: Items in inventory and hands, Objects, and Search.

An Item is `(back, name)`: its back is a colour, `crafted` or `own`. Those from a colour deck are hidden until they are
used; Heavy ones, and all others, lie openly in `Crew.things`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from brushpass.engine import beneath

from ..box.box import COLOURS
from ..state import INVENTORY, ITEMS, NOBODY, Lockdown, Thing
from .decks import put_away
from .standing import change

OBJECT: Final = "object"
DECLINE: Final = "decline"

# -- what somebody has -------------------------------------------------------------------------------------------------


def carried(t: Lockdown, seat: int) -> tuple[tuple[str, str], ...]:
    """All Items, hidden ones first; only their owner may know these."""
    hidden = [(colour, name) for colour in COLOURS for name in t.piles[INVENTORY[colour][seat]]]
    return (*hidden, *[(thing.back, thing.name) for thing in t.crew[seat].things if thing.back != OBJECT])


def in_hands(t: Lockdown, seat: int) -> list[Thing]:
    """NL-24.4: what fills the hand slots of a Character."""
    return filling(t, t.crew[seat].things)


def filling(t: Lockdown, things: Sequence[Thing]) -> list[Thing]:
    """NL-24.4: what of these fills a hand slot; things bound together fill one (NL-24.12)."""
    found: list[Thing] = []
    for thing in things:
        if thing.back == OBJECT or t.box.items[thing.name].heavy:
            if thing.bound and any(other.bound == thing.bound for other in found):
                continue
            found.append(thing)
    return found


def slots(t: Lockdown, seat: int) -> int:
    """NL-24.4, NL-24.5."""
    return t.box.limits["hand_slots"] + change(t, seat, "hand_slots")


def thing_of(t: Lockdown, seat: int, name: str, back: str = "") -> Thing | None:
    """A thing of that name that lies openly with a Character, if there is one."""
    for thing in t.crew[seat].things:
        if thing.name == name and back in ("", thing.back):
            return thing
    return None


def weapons(t: Lockdown, seat: int) -> list[Thing]:
    """NL-16.2: the weapons in hand."""
    return [thing for thing in t.crew[seat].things if thing.back != OBJECT and t.box.items[thing.name].weapon]


def parts(thing: Thing) -> list[tuple[str, str]]:
    """NL-24.11: the cards that a thing is made of, back and name: itself, and a magazine that is attached."""
    found = [(thing.back, thing.name)]
    if thing.attached:
        found.append((thing.attached[0], thing.attached[1]))
    return found


def capacity(t: Lockdown, thing: Thing) -> int:
    """NL-24.10, NL-24.11: how much ammo a weapon holds, with a magazine if one is attached."""
    weapon = t.box.items[thing.name].weapon
    more = t.box.items[thing.attached[1]].effect if thing.attached else ()
    return 0 if weapon is None else weapon.ammo_max + sum(int(step.get("capacity", 0)) for step in more)


# -- taking ------------------------------------------------------------------------------------------------------------


def draw_item(t: Lockdown, seat: int, colour: str) -> str:
    """NL-24.21: the top card of an Item deck, to the inventory; empty: there is none."""
    deck = ITEMS[colour]
    if not t.left(deck):
        for card in t.discards[colour]:
            t.hide(card, deck)
        t.discards[colour] = ()
    return t.draw(deck, INVENTORY[colour][seat]) if t.left(deck) else ""


async def search(t: Lockdown, seat: int, colour: str, draw: int, keep: int = 1) -> None:
    """NL-25.6, NL-25.7, NL-40.28: look at some, keep one or more; the others go under the deck."""
    seen = [card for card in [draw_item(t, seat, colour) for _ in range(draw)] if card]
    kept: list[str] = []
    while seen and len(kept) < keep:
        kept.append(await t.ask(seat, "search-keep", tuple(dict.fromkeys(seen)), private=True))
        seen.remove(kept[-1])
    for card in seen:
        t.slip(card, INVENTORY[colour][seat], beneath(ITEMS[colour]))
    for card in kept:
        t.tell("searched", seat, colour)
        await take_heavy(t, seat, colour, card)


async def find_item(t: Lockdown, seat: int, colour: str) -> None:
    """NL-37.23, NL-37.34: the top card of a deck; a Heavy Item may be declined."""
    card = draw_item(t, seat, colour)
    if card:
        t.tell("found", seat, colour)
        await take_heavy(t, seat, colour, card)


async def take_heavy(t: Lockdown, seat: int, colour: str, card: str) -> None:
    """NL-24.6, NL-25.7: a Heavy Item that was drawn goes openly into a hand."""
    if t.box.items[card].heavy:
        t.reveal(card, INVENTORY[colour][seat])
        await take(t, seat, Thing(name=card, back=colour, load=t.box.ammo(card)))


async def take(t: Lockdown, seat: int, thing: Thing, may_decline: bool = True) -> None:
    """NL-24.6: a thing that lies openly; a hand may have to be freed for it, or it is declined."""
    crew = t.crew[seat]
    if thing.back == OBJECT or t.box.items[thing.name].heavy:
        while len(in_hands(t, seat)) >= slots(t, seat):
            held = tuple(dict.fromkeys([one.name for one in in_hands(t, seat)]))
            options = (DECLINE, *held) if may_decline else held
            gone = await t.ask(seat, "make-room", options, about=(thing.name,))
            if gone == DECLINE:
                lay_down(t, seat, thing)
                return
            let_go(t, seat, gone)
    crew.things.append(thing)
    t.tell("took", seat, thing.name)


async def free_hands(t: Lockdown, seat: int) -> None:
    """NL-24.7: what no longer fits is dropped."""
    while len(in_hands(t, seat)) > slots(t, seat):
        held = tuple(dict.fromkeys([one.name for one in in_hands(t, seat)]))
        let_go(t, seat, await t.ask(seat, "blocked-hand", held))


# -- letting go --------------------------------------------------------------------------------------------------------


def let_go(t: Lockdown, seat: int, name: str) -> None:
    """NL-24.16 to NL-24.18: drop something that lies openly, with what is bound to it."""
    crew = t.crew[seat]
    thing = thing_of(t, seat, name)
    if thing is None:
        raise ValueError(f"seat {seat} has no {name!r} to let go")
    gone = [one for one in crew.things if one is thing or (thing.bound and one.bound == thing.bound)]
    crew.things = [one for one in crew.things if not any(one is other for other in gone)]
    for one in gone:
        lay_down(t, seat, one)


def lay_down(t: Lockdown, seat: int, thing: Thing) -> None:
    """NL-24.16 to NL-24.18: an Object stays in the Room, an Item is lost."""
    if thing.back == OBJECT:
        t.base.objects = (*t.base.objects, (t.crew[seat].room, thing.name, thing.whose))
    for back, name in parts(thing):
        if back in COLOURS:
            t.hide(name, beneath(ITEMS[back]))
        elif back == "crafted":
            t.base.stock[name] += 1
    t.tell("dropped", seat, thing.name)


async def drop_hidden(t: Lockdown, seat: int, colour: str) -> None:
    """NL-24.15, NL-24.17, NL-40.8: a hidden Item goes face down under its deck; the others see its back."""
    pile = t.piles[INVENTORY[colour][seat]]
    item = await t.ask(seat, "drop-what", tuple(dict.fromkeys(pile)), private=True)
    t.slip(item, INVENTORY[colour][seat], beneath(ITEMS[colour]))
    t.tell("dropped-hidden", seat, colour)


def back_of(option: Any) -> Any:
    """What the others see of an Item that is discarded unused."""
    return option[0] if option[0] in COLOURS else option


async def lose_item(t: Lockdown, seat: int, wanted: Callable[[str, str], bool] | None = None) -> None:
    """NL-24.20, NL-24.24: an Item of own choice goes unused under its deck, shown if a certain kind is demanded."""
    mine = [(back, name) for back, name in carried(t, seat) if wanted is None or wanted(back, name)]
    if not mine:
        return
    options = tuple(dict.fromkeys(mine))
    if wanted is None:
        back, name = await t.ask(seat, "lose-item", options, private=True, shown=back_of)
    else:
        back, name = await t.ask(seat, "lose-item", options)
    if thing_of(t, seat, name, back) is not None:  # of two, the one that lies open
        let_go(t, seat, name)
    else:
        if wanted is not None:
            t.show(name, INVENTORY[back][seat])
        t.slip(name, INVENTORY[back][seat], beneath(ITEMS[back]))
        t.tell("lost", seat, back)


# -- using -------------------------------------------------------------------------------------------------------------


def is_hidden(t: Lockdown, seat: int, back: str, name: str) -> bool:
    """Whether an Item lies in the inventory unseen."""
    return back in COLOURS and name in t.piles[INVENTORY[back][seat]]


def use_up(t: Lockdown, seat: int, back: str, name: str) -> None:
    """NL-24.19, NL-25.13: a used Item goes face up to its discard pile, or leaves the game."""
    cards = [(back, name)]
    thing = thing_of(t, seat, name, back)
    if thing is not None:  # of two, the one that lies open
        cards = parts(thing)
        t.crew[seat].things = [one for one in t.crew[seat].things if one is not thing]
    elif is_hidden(t, seat, back, name):
        t.reveal(name, INVENTORY[back][seat])
    for colour, card in cards:
        if colour in COLOURS:
            put_away(t, card, colour)


def lay_open(t: Lockdown, seat: int, back: str, name: str) -> None:
    """NL-24.3, NL-24.23: a used Item lies open from now on."""
    if is_hidden(t, seat, back, name):
        t.reveal(name, INVENTORY[back][seat])
        t.crew[seat].things.append(Thing(name=name, back=back, load=t.box.ammo(name)))


def spend(t: Lockdown, seat: int, name: str) -> None:
    """One ammo, or one use."""
    for thing in t.crew[seat].things:
        if thing.name == name and thing.load > 0:
            thing.load -= 1
            return
    raise ValueError(f"seat {seat} has no loaded {name!r}")


def restorable(t: Lockdown, seat: int, op: str) -> list[str]:
    """NL-40.66: what its owner can reload (`reload_with`) or turn back (`exhaust_self`) by discarding an Item."""
    mine = [name for _, name in carried(t, seat)]
    found = []
    for thing in t.crew[seat].things:
        low = thing.turned if op == EXHAUSTED else thing.back != OBJECT and thing.load < capacity(t, thing)
        if low and remedy(t, thing.name, op)[0] in mine:
            found.append(thing.name)
    return found


EXHAUSTED: Final = "exhaust_self"
RELOADED: Final = "reload_with"


def remedy(t: Lockdown, name: str, op: str) -> tuple[str, Any]:
    """The Item that has to be discarded for it, empty if there is none, and how much ammo that is: a number or full."""
    for step in t.box.items[name].effect:
        if step["op"] == op:
            return step["repair_with" if op == EXHAUSTED else "item"], step.get("n", FULL)
    return "", 0


FULL: Final = "full"


async def restore(t: Lockdown, seat: int, name: str, op: str) -> None:
    """NL-24.24, NL-40.66: free of charge, on the own turn."""
    item, ammo = remedy(t, name, op)
    await lose_item(t, seat, lambda _, one: one == item)
    thing = next(one for one in t.crew[seat].things if one.name == name and (op == RELOADED or one.turned))
    if op == EXHAUSTED:
        thing.turned = False
        t.tell("repaired", seat, name)
    else:
        most = capacity(t, thing)
        thing.load = most if ammo == FULL else min(thing.load + int(ammo), most)
        t.tell("loaded", seat, name, thing.load)


# -- Objects -----------------------------------------------------------------------------------------------------------


def lying(t: Lockdown, room: str) -> list[str]:
    """NL-24.13: the Objects that lie in a Room."""
    return [name for where, name, _ in t.base.objects if where == room]


def objects_at(t: Lockdown, room: str) -> list[str]:
    """NL-26.17: those that lie in a Room or are carried by somebody there."""
    held = [thing.name for seat in t.here(room) for thing in t.crew[seat].things if thing.back == OBJECT]
    return lying(t, room) + held


def lift(t: Lockdown, room: str, name: str, body: int | None = None) -> Thing:
    """Take an Object up from a Room, of several Corpses one, or that of a seat."""
    objects = list(t.base.objects)
    for number, (where, what, whose) in enumerate(objects):
        if where == room and what == name and body in (None, whose):
            del objects[number]
            t.base.objects = tuple(objects)
            return Thing(name=name, back=OBJECT, whose=whose)
    raise ValueError(f"there is no {name!r} in {room!r}")


def put_object(t: Lockdown, room: str, name: str, whose: int = NOBODY) -> None:
    """Lay an Object in a Room."""
    t.base.objects = (*t.base.objects, (room, name, whose))


async def pick_up(t: Lockdown, seat: int) -> None:
    """NL-9.10, NL-36.14, NL-40.13: one Object that lies in the Room; whose Corpse, only resuscitation asks."""
    room = t.crew[seat].room
    options = tuple(dict.fromkeys(lying(t, room)))
    if not options:
        return
    name, body = await t.ask(seat, "pick-up", options), None
    if name == "corpse" and t.setup.mode == "resuscitation":
        bodies = tuple([whose for where, what, whose in t.base.objects if where == room and what == name])
        body = await t.ask(seat, "whose-corpse", bodies) if len(bodies) > 1 else bodies[0]
    await take(t, seat, lift(t, room, name, body))


# -- Eggs --------------------------------------------------------------------------------------------------------------


def eggs_at(t: Lockdown, room: str) -> int:
    """NL-16.24, NL-7.20: the Eggs in a Room that nobody carries."""
    return lying(t, room).count("egg") + (t.lab.eggs if t.tile(room) == "nest" else 0)


def destroy_eggs(t: Lockdown, room: str, count: int) -> None:
    """NL-16.25, NL-16.29: loose ones first."""
    for _ in range(min(count, eggs_at(t, room))):
        if "egg" in lying(t, room):
            lift(t, room, "egg")
        else:
            lose_cocoon(t)
        t.lab.reserve += 1
        t.tell("egg-destroyed", room)


def lose_cocoon(t: Lockdown) -> None:
    """NL-26.28: an Egg leaves the Laboratory board; with the last one the Nest is destroyed."""
    t.lab.eggs -= 1
    if t.lab.eggs == 0 and not t.lab.nest_destroyed:
        t.lab.nest_destroyed = True
        t.tell("nest-destroyed")
