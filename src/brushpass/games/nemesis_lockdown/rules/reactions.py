"""NL-10.16 to NL-10.21, NL-23.8, NL-39.36: Interruptions, cards and lights that are used in anybody's turn.

Whom to ask follows from what lies open: the same Room, cards in hand, the card not in an open discard pile, the backs
in an inventory. What is in the hand decides only what can be answered.
"""

from __future__ import annotations

from typing import Any, Final

from ..box.box import COLOURS
from ..state import HAND, INVENTORY, Lockdown
from .cards import discard
from .items import is_hidden, lay_open, spend, use_up

PASS: Final = "pass"
INTERRUPTION: Final = "other_player_acts_here"
"""The triggers of the data."""
ATTACKED: Final = "attacked_or_bag_noise"
DARKNESS: Final = "dark_event_or_surprise_attack"
QUIET: Final = "quiet"
ASKED: Final = "asked"
"""What a seat may say at any time: whether it wants to be asked for Interruption."""


def reaction(t: Lockdown, seat: int, trigger: str) -> str:
    """The card of a Character that is played at a trigger, if it may be in hand as far as anybody can tell."""
    crew = t.crew[seat]
    for card in t.box.characters[crew.character].action_cards:
        if card.trigger == trigger and card.id not in crew.discard and t.piles[HAND[seat]]:
            return card.id
    return ""


async def reacts(t: Lockdown, seat: int, trigger: str, prompt: str) -> bool:
    """NL-40.9: whether a seat plays its card for a trigger; asked by public facts."""
    card = reaction(t, seat, trigger)
    if not card:
        return False
    options = (PASS, card) if card in t.piles[HAND[seat]] else (PASS,)
    if await t.ask(seat, prompt, options, label="react") == PASS:
        return False
    discard(t, seat, card)
    t.tell("reacted", seat, card)
    return True


async def cancelled(t: Lockdown, actor: int) -> bool:
    """NL-8.6, NL-10.17, NL-10.18, NL-10.20: whether somebody in the Room interrupts, and nobody the Interruption."""
    room = t.crew[actor].room
    for seat in (*t.clockwise(t.active)[1:], t.active):
        if not room or seat == actor or seat in t.quiet or t.crew[seat].room != room:
            continue
        if await reacts(t, seat, INTERRUPTION, "interrupt") and not await cancelled(t, seat):
            t.tell("interrupted", seat, actor)
            return True
    return False


async def redirected(t: Lockdown, seat: int) -> int:
    """The Character that is attacked in the end: an attacked one may send the Attack on to another in the Room."""
    room = t.crew[seat].room
    others = [other for other in t.here(room) if other != seat] if room else []
    if others and await reacts(t, seat, ATTACKED, "redirect"):
        return await t.ask(seat, "redirect-to", tuple(others))
    return seat


async def asked_for_light(t: Lockdown, seat: int) -> bool:
    """NL-23.8, NL-10.21, NL-40.48: whether a Character makes light at the moment it matters.

    Asked of whoever is in Darkness and has a light in the open, or an inventory that may hold one.
    """
    if not t.dark(seat):
        return False
    lights = [
        item.id
        for item in t.box.items.values()
        if item.timing == "any_time" and any(step["op"] == "light_source" for step in item.effect)
    ]
    backs = [colour for colour in COLOURS if any(light in t.box.item_decks[colour] for light in lights)]
    shining = [one for one in lights if any(thing.name == one and thing.load for thing in t.crew[seat].things)]
    if not shining and not any(t.piles[INVENTORY[colour][seat]] for colour in backs):
        return False
    options: list[Any] = [PASS]
    for light in lights:
        options += [(light, "open")] if light in shining else []
        options += [(light, colour) for colour in backs if light in t.piles[INVENTORY[colour][seat]]]
    used: Any = await t.ask(seat, "light", tuple(options), label="react")
    if used == PASS:
        return False
    make_light(t, seat, used[0], used[1])
    return True


def make_light(t: Lockdown, seat: int, name: str, back: str) -> None:
    """NL-10.21: a light with uses loses one; one that burns for the round is used up."""
    item = t.box.items[name]
    if item.one_use:
        use_up(t, seat, back, name)
    else:
        if is_hidden(t, seat, back, name):
            lay_open(t, seat, back, name)
        spend(t, seat, name)
    if any(step["op"] == "light_source" and step["duration"] == "round" for step in item.effect):
        t.crew[seat].lit = True
    t.tell("light", seat, name)
