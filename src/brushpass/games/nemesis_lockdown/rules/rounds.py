"""NL-6: the Player Phase, stage by stage: `round`, `turn` (one action or the pass), `passing`, `turn_end`."""

from __future__ import annotations

from ..state import Lockdown
from .actions import FREE, PASS, act, options, take_liberty
from .cards import discard, draw_cards, face, hand_options
from .effects import Deed, perform
from .rooms import vent
from .standing import change, immune, triggered
from .wounds import light_wound, revive

STOP = "stop"


async def new_round(t: Lockdown) -> None:
    """NL-6.2 to NL-6.5, NL-6.17, NL-35.4, NL-36.11: the First Player token passes on, and everybody draws."""
    t.round += 1
    if t.round > 1:
        t.first = next(seat for seat in (*t.clockwise(t.first)[1:], t.first) if not t.crew[seat].out)
    t.tell("round", t.round, t.clock.slot)
    revive(t)
    for seat in t.playing():
        crew = t.crew[seat]
        crew.turns = 0
        crew.passed = crew.moved = crew.lit = False
        draw_cards(t, seat, hand_size(t, seat) - t.cards(seat))
    t.active = t.first
    begin_turn(t)


def hand_size(t: Lockdown, seat: int) -> int:
    """NL-6.2, NL-6.3, NL-6.20."""
    room = t.crew[seat].room
    tile = t.tile(room) if room else ""
    bonus = 0
    for step in t.box.tiles[tile].passive if tile else ():
        if step["op"] == "hand_size_bonus" and room not in t.base.faults:
            bonus += int(step["n"])
    return t.box.start.hand_size + bonus + change(t, seat, "hand_size")


def begin_turn(t: Lockdown) -> None:
    """NL-6.7."""
    t.crew[t.active].turns += 1
    t.acted, t.stopped = 0, False
    t.stage = "turn"
    t.tell("turn", t.active)


async def turn(t: Lockdown) -> None:
    """NL-6.8 to NL-6.10, NL-6.19, NL-21.21: an action, a free drop, or the pass."""
    seat = t.active
    action = await t.ask(seat, "action", options(t, seat))
    if action == PASS:
        await passes(t, seat)
    elif action[0] in FREE:
        await take_liberty(t, seat, action)
    else:
        ends = await act(t, seat, action)
        t.acted += 1
        if t.over():
            t.stage = "ending"
        elif t.crew[seat].out:
            t.stage = "turn_end"
        elif ends or t.stopped:
            await passes(t, seat)
        elif t.acted == t.box.start.actions:
            t.stage = "turn_end"


async def passes(t: Lockdown, seat: int) -> None:
    """NL-6.17, NL-6.21, NL-6.22: the Help card turns, then what passing triggers."""
    crew = t.crew[seat]
    crew.passed = True
    t.tell("passes", seat)
    t.stage = "passing"
    await perform(t, triggered(t, seat, "self_passes"), Deed(seat, crew.room))
    if crew.dead:
        t.stage = "turn_end"


async def passing(t: Lockdown) -> None:
    """NL-6.11, NL-40.7: one more card, or enough."""
    seat = t.active
    cards = hand_options(t, seat)
    card = await t.ask(seat, "pass-discard", (STOP, *cards), private=True, shown=face) if cards else STOP
    if card == STOP:
        t.stage = "turn_end"
    else:
        discard(t, seat, card)


async def turn_end(t: Lockdown) -> None:
    """NL-6.7, NL-6.14, NL-6.15, NL-6.18, NL-6.23: the fire, who is next, and Venting when all have passed."""
    seat = t.active
    if t.crew[seat].room in t.base.fires and not immune(t, seat, "fire"):
        t.tell("burns", seat)
        await light_wound(t, seat)
    following = [one for one in (*t.clockwise(seat)[1:], seat) if not t.crew[one].passed and not t.crew[one].out]
    if t.over():
        t.stage = "ending"
    elif following:
        t.active = following[0]
        begin_turn(t)
    else:
        if t.base.vent:
            await vent(t)
        t.stage = "ending" if t.over() else "launch"
