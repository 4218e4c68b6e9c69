"""NL-7: the Event Phase, stage by stage: `launch` (see `leaving.py`), `time`, `attacks`, `event`, `bag`."""

from __future__ import annotations

from ..state import EVENTS, NOBODY, Figure, Lockdown
from .decks import put_away, turn_up
from .effects import Deed, perform
from .encounter import meet
from .figures import add_to_bag, draw_token, put_back, set_aside
from .intruders import attack, in_order, injure, prey, step_by
from .items import destroy_eggs, eggs_at
from .leaving import redden
from .markers import break_door, hush
from .noise import noise_roll
from .power import threshold
from .reactions import ATTACKED, DARKNESS, asked_for_light, reacts


async def time(t: Lockdown) -> None:
    """NL-7.3 to NL-7.14: steps 5 and 6."""
    clock = t.clock
    left, clock.slot = clock.slot, clock.slot - 1
    t.tell("time", clock.slot)
    if clock.countdown == left:
        if clock.red:
            t.base.destroyed = True
            t.stage = "ending"
            return
        redden(t, left)
    if clock.alert == left or clock.slot == 0:
        t.stage = "ending"
        return
    threshold(t, t.box.thresholds[clock.slot])
    quieten(t)
    t.stage = "attacks"


def quieten(t: Lockdown) -> None:
    """NL-7.12 to NL-7.14, NL-23.5: Noise in powered Sections where nobody is at either end."""
    board = t.board
    quiet = [
        way
        for way in t.base.noise
        if (section := board.way_section.get(way, ""))
        and t.base.power[section][1]
        and not any(t.here(room) for room in board.ends[way])
    ]
    hush(t, tuple(quiet))


async def attacks(t: Lockdown) -> None:
    """NL-7.15 to NL-7.21: steps 7 and 8."""
    for figure in in_order(t, t.figures):
        if figure in t.figures:
            target = prey(t, figure.room)
            if target != NOBODY:
                await attack(t, figure, target, "event")
    for figure in in_order(t, [one for one in t.figures if one.room in t.base.fires]):
        if figure in t.figures and figure.room in t.base.fires:
            await injure(t, figure, 1)
    for room in t.base.fires:
        if eggs_at(t, room):
            destroy_eggs(t, room, 1)
    t.stage = "ending" if t.over() else "event"


async def event(t: Lockdown) -> None:
    """NL-7.22 to NL-7.36, NL-7.52, NL-7.53: step 9."""
    card = turn_up(t, EVENTS, "event")
    entry = t.box.events[card]
    t.tell("event", card)
    moving = [figure for figure in t.figures if figure.kind in entry.symbols and not t.here(figure.room)]
    for number in entry.corridors:
        moving = step_together(t, moving, number)
    deed = Deed(t.first, t.crew[t.first].room, "event")
    deed.larvae = tuple([seat for seat, crew in enumerate(t.crew) if crew.larva])
    await perform(t, entry.effect, deed)
    if entry.dark_effect:
        deed.lit = await lights(t)
        await perform(t, entry.dark_effect, deed)
    if entry.after == "remove_and_reshuffle":
        for old in t.discards["event"]:
            t.hide(old, EVENTS)
        t.discards["event"] = ()
    else:
        put_away(t, card, "event")
    t.stage = "ending" if t.over() else "bag"


def step_together(t: Lockdown, moving: list[Figure], number: int) -> list[Figure]:
    """NL-7.25, NL-7.27, NL-7.28: one step of all at once, so that nobody passes a Door destroyed in it; who goes on."""
    closed = [way for way in t.base.doors if t.closed(way)]
    facing = {figure.id: t.board.numbered.get((figure.room, number), "") in closed for figure in moving}
    broken = [figure for figure in moving if facing[figure.id]]
    for figure in broken:
        way = t.board.numbered[figure.room, number]
        if t.closed(way):
            break_door(t, way)
    return [figure for figure in moving if not facing[figure.id] and step_by(t, figure, number)]


async def lights(t: Lockdown) -> tuple[int, ...]:
    """NL-7.57, NL-23.8: every Character in Darkness is asked once, before the Darkness text; who is spared by it."""
    spared: list[int] = []
    for seat in t.playing():
        if t.dark(seat) and (await asked_for_light(t, seat) or await reacts(t, seat, DARKNESS, "ignore-dark")):
            spared.append(seat)
    return tuple(spared)


async def bag(t: Lockdown) -> None:
    """NL-7.37 to NL-7.51: step 10."""
    token = draw_token(t)
    if token:
        kind = t.box.tokens[token].kind
        evolution = t.box.kinds[kind].evolution
        t.tell("development", kind, token)
        if evolution.get("nest"):
            await queen(t, token)
        else:
            if evolution.get("discard"):
                set_aside(t, token)
            else:
                put_back(t, token)
            if "add" in evolution:
                add_to_bag(t, evolution["add"])
            if evolution.get("noise_roll_all"):
                await everybody_rolls(t)
    t.stage = "ending" if t.over() else "round"


async def everybody_rolls(t: Lockdown) -> None:
    """NL-7.40 to NL-7.42, NL-7.50: whoever is in a Room and not in Combat when the roll comes up."""
    for seat in t.playing():
        room = t.crew[seat].room
        if room and not t.crew[seat].out and not t.fighting(room):
            if t.dark(seat) and await reacts(t, seat, ATTACKED, "skip-noise"):
                continue
            await noise_roll(t, seat)


async def queen(t: Lockdown, token: str) -> None:
    """NL-7.43 to NL-7.46, NL-7.49: she comes to whoever is in the Nest, or there is one Egg more."""
    nest = t.room_of("nest")
    target = prey(t, nest) if nest else NOBODY
    if target != NOBODY:
        hush(t, t.board.noisy[nest])
        await meet(t, target, token)
        return
    if t.lab.reserve:
        t.lab.reserve -= 1
        t.lab.eggs += 1
        t.tell("egg-laid")
    put_back(t, token)
