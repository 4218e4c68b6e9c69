"""Effects on Items and Objects: Search, crafting, weapons, Eggs and analysis."""

from __future__ import annotations

from ..box.box import COLOURS
from ..box.entries import Step
from ..state import Lockdown, Thing
from .crafting import craft, craft_together, craftable, gain_crafted
from .effects import Deed, operation, perform, possible
from .items import (
    OBJECT,
    capacity,
    carried,
    in_hands,
    lose_cocoon,
    lose_item,
    lying,
    objects_at,
    pick_up,
    search,
    slots,
    spend,
    take,
    weapons,
)
from .knowledge import analyse
from .selecting import number, who


@operation("discard_item")
async def discard_item(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-24.20, NL-24.24."""
    items = t.box.items
    weapon = step.get("kind") == "weapon"
    for _ in range(number(t, step["n"], deed.seat)):
        if weapon:
            await lose_item(t, who(step, deed), lambda back, name: items[name].weapon is not None)
        else:
            await lose_item(t, who(step, deed))


@possible("discard_item")
def can_discard_item(t: Lockdown, step: Step, deed: Deed) -> bool:
    weapon = step.get("kind") == "weapon"
    return any(not weapon or t.box.items[name].weapon for _, name in carried(t, deed.seat))


@operation("gain_crafted")
async def gain_crafted_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.2, NL-27.12, NL-40.38."""
    options = tuple([item for item in step["items"] if t.base.stock[item]])
    if options:
        await gain_crafted(t, deed.seat, await t.ask(deed.seat, "crafted", options) if options[1:] else options[0])


# -- NL-25: Search and crafting ----------------------------------------------------------------------------------------


@operation("search")
async def search_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-25.2 to NL-25.9, NL-25.20, NL-40.27."""
    if not can_search(t, step, deed):
        return
    tile = t.box.tiles[t.tile(deed.room)]
    t.base.counters[deed.room] = max(t.base.counters.get(deed.room, 0) - 1, 0)
    colour = tile.colour or ""
    if colour not in COLOURS:
        colour = await t.ask(deed.seat, "which-deck", COLOURS)
    await search(t, deed.seat, colour, int(step["draw"]), int(step["keep"]))
    await perform(t, tile.on_search, deed)


@possible("search")
def can_search(t: Lockdown, step: Step, deed: Deed) -> bool:
    """NL-25.2, NL-25.3, NL-25.20."""
    tile = t.base.tiles.get(deed.room)
    if tile is None or not t.box.tiles[tile].searchable:
        return False
    return bool(step.get("ignore_counter")) or t.base.counters.get(deed.room, 0) > 0


@operation("craft")
async def craft_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-25.11, NL-28.12, NL-28.26."""
    needed = int(step["components_needed"])
    if step["who"] == "all_here":
        await craft_together(t, deed.seat, needed)
    else:
        await craft(t, deed.seat, needed, step.get("wildcard") or "")


@possible("craft")
def can_craft(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(craftable(t, deed.seat, int(step["components_needed"]), step.get("wildcard") or ""))


# -- NL-24.13: Objects and Eggs ----------------------------------------------------------------------------------------


@operation("pick_up_object")
async def pick_up_object(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-9.10."""
    for _ in range(number(t, step["n"], deed.seat)):
        await pick_up(t, deed.seat)


@possible("pick_up_object")
def can_pick_up(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(lying(t, deed.room))


@operation("take_egg")
async def take_egg(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.30: into a hand, which may have to be freed first."""
    lose_cocoon(t)
    await take(t, deed.seat, Thing(name="egg", back=OBJECT), may_decline=False)


@possible("take_egg", "take_carcass_from_supply")
def has_a_hand(t: Lockdown, step: Step, deed: Deed) -> bool:
    """NL-26.32: a hand slot that is or can be freed."""
    return slots(t, deed.seat) > 0


@operation("remove_egg")
async def remove_egg(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.28: cocooned Eggs go to the reserve, as many as there are."""
    for _ in range(min(number(t, step["n"], deed.seat), t.lab.eggs)):
        lose_cocoon(t)
        t.lab.reserve += 1


@operation("take_carcass_from_supply")
async def take_carcass_from_supply(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-24.6."""
    await take(t, deed.seat, Thing(name="carcass", back=OBJECT), may_decline=False)


@operation("analyze_object")
async def analyze_object(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.17 to NL-26.19."""
    await analyse(t, deed.seat, deed.room, int(step["knowledge"]))


@possible("analyze_object")
def can_analyze(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(objects_at(t, deed.room))


# -- NL-24.9 to NL-24.12, NL-24.23: weapons and other Items ------------------------------------------------------------


def loadable(t: Lockdown, seat: int, kind: str) -> list[Thing]:
    """NL-24.10: the weapons in hand that take ammo: of a kind, of a name, or with a magazine."""
    found = []
    for thing in weapons(t, seat):
        weapon = t.box.items[thing.name].weapon
        fits = weapon is not None and (kind in (weapon.kind, thing.name) or (kind == "attached" and thing.attached))
        if fits and thing.load < capacity(t, thing):
            found.append(thing)
    return found


@operation("load_ammo")
async def load_ammo(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-24.10."""
    guns = loadable(t, deed.seat, step["weapon"])
    names = tuple(dict.fromkeys([thing.name for thing in guns]))
    if not names:
        return
    name = await t.ask(deed.seat, "load", names) if len(names) > 1 else names[0]
    thing = next(one for one in guns if one.name == name)
    thing.load = min(thing.load + number(t, step["n"], deed.seat), capacity(t, thing))
    t.tell("loaded", deed.seat, name, thing.load)


@possible("load_ammo")
def can_load(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(loadable(t, deed.seat, step["weapon"]))


@operation("discard_ammo")
async def discard_ammo(t: Lockdown, step: Step, deed: Deed) -> None:
    """So much ammo of own choice; with less, no ammo but Items."""
    seat = who(step, deed)
    if sum(thing.load for thing in weapons(t, seat)) < int(step["n"]):
        for _ in range(int(step["else_discard_item"])):
            await lose_item(t, seat)
        return
    for _ in range(int(step["n"])):
        loaded = tuple(dict.fromkeys([thing.name for thing in weapons(t, seat) if thing.load]))
        spend(t, seat, await t.ask(seat, "lose-ammo", loaded) if len(loaded) > 1 else loaded[0])


@operation("attach_to_weapon")
async def attach_to_weapon(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-24.11: both are one Item from now on."""
    guns = attachable(t, deed.seat, step["weapon"])
    names = tuple(dict.fromkeys([thing.name for thing in guns]))
    name = await t.ask(deed.seat, "attach", names) if len(names) > 1 else names[0]
    crew = t.crew[deed.seat]
    magazine = next(one for one in crew.things if one.back != OBJECT and t.box.items[one.name].effect[:1] == (step,))
    next(one for one in guns if one.name == name).attached = (magazine.back, magazine.name)
    crew.things = [one for one in crew.things if one is not magazine]
    t.tell("attached", deed.seat, name)


def attachable(t: Lockdown, seat: int, kind: str) -> list[Thing]:
    """The weapons of a kind without a magazine."""
    found = []
    for thing in weapons(t, seat):
        weapon = t.box.items[thing.name].weapon
        if weapon is not None and weapon.kind == kind and not thing.attached:
            found.append(thing)
    return found


@possible("attach_to_weapon")
def can_attach(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(attachable(t, deed.seat, step["weapon"]))


@operation("bind_heavy_items")
async def bind_heavy_items(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-24.12: two Heavy Items fill one hand slot from now on."""
    pair = bindable(t, deed.seat)
    bound = 1 + max(thing.bound for crew in t.crew for thing in crew.things)
    for thing in pair:
        thing.bound = bound
    t.tell("bound", deed.seat, pair[0].name, pair[1].name)


def bindable(t: Lockdown, seat: int) -> list[Thing]:
    """Two Heavy Items in hand, if they are not bound yet."""
    heavy = [thing for thing in in_hands(t, seat) if thing.back != OBJECT and not thing.bound]
    return heavy if len(heavy) == 2 else []


@possible("bind_heavy_items")
def can_bind(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(bindable(t, deed.seat))


@operation("exhaust_self")
async def exhaust_self(t: Lockdown, step: Step, deed: Deed) -> None:
    """The card that is used turns over."""
    for thing in t.crew[deed.seat].things:
        if thing.back != OBJECT and any(one["op"] == step["op"] for one in t.box.items[thing.name].effect):
            thing.turned = True
