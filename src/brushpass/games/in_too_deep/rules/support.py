"""TD-13: support tokens."""

from __future__ import annotations

from typing import Any

from ..state import BESIDE, DATABANK, DILEMMA_DISCARD, HAND, NOBODY, PETTY, PORTS, SUPPORT, ZONES, InTooDeep
from .city import (
    choose_criminal,
    choose_item,
    choose_zone,
    police_moves,
    put_criminal,
    put_item,
    send_search,
)
from .dilemmas import (
    called,
    challenge,
    discard_from_hand,
    draw_dilemmas,
    gain_tolerance,
    numbered,
    rivals_to_challenge,
)
from .draws import draw_crime, drawable
from .hooks import LOCK, SKIP, dominate, dominate_any, hook_options, hookable, take_hook, unhook
from .looking import face_down, flip, look, look_and_take, take
from .moves import send_criminal, swap_items

# -- TD-13.1 to TD-13.6: gaining ---------------------------------------------------------------------------------------


async def gain_support(t: InTooDeep, player: int) -> None:
    """TD-13.1 to TD-13.5, DC-24: one of the offer with the information of its third; an instant one works at once."""
    thirds = tuple([third + 1 for third in range(3) if t.offer[third]])
    if not thirds:
        return
    third = (await t.ask(player, "offer", thirds)) - 1
    token = take_offered(t, player, third)
    if t.box.supports[token].timing == "keep":
        console = t.consoles[player]
        console.supports = tuple(sorted((*console.supports, token)))
        fill_offer(t)
    else:
        fill_offer(t)
        await spend(t, player, token)


def take_offered(t: InTooDeep, player: int, third: int) -> str:
    """TD-13.1, TD-13.2: a token with its information; the next third clockwise gets 1."""
    token, gained = t.offer[third], t.offered[third]
    t.consoles[player].information += gained
    after = (third + 1) % 3
    t.offered = tuple([0 if one == third else count + (one == after) for one, count in enumerate(t.offered)])
    t.offer = (*t.offer[:third], "", *t.offer[third + 1 :])
    t.tell("support", player, token, gained)
    return token


def fill_offer(t: InTooDeep) -> None:
    """TD-13.3: a new token in every empty third; an empty supply is made anew of the discard."""
    for third in range(3):
        if t.offer[third]:
            continue
        if not t.piles[SUPPORT]:
            for token in t.support_discard:
                t.hide(token, SUPPORT)
            t.support_discard = ()
        if t.piles[SUPPORT]:
            t.offer = (*t.offer[:third], t.draw(SUPPORT), *t.offer[third + 1 :])


# -- TD-13.7 to TD-13.29: effects --------------------------------------------------------------------------------------


def usable(t: InTooDeep, player: int, token: str) -> bool:
    """TD-9.13: whether a kept token would do anything now."""
    if token == "challenge":
        return bool(rivals_to_challenge(t, player))
    if token == LOCK:
        return can_lock(t, player)
    if token == "swap_hooks":
        return bool(swap_partners(t, player))
    if token == "discard_dilemma":
        return bool(t.piles[HAND[player]] or t.piles[DATABANK[player]])
    if token == "flip_plan_evidence":
        return bool(face_down(t, display=False))
    if token == "extra_hook":
        return bool(hookable(t, player) or t.consoles[player].hooks)
    if token == "ignore_barriers":
        return not t.through
    return True


async def use_support(t: InTooDeep, player: int, token: str) -> None:
    """TD-9.13, TD-13.6: a kept token is used, and discarded unless it locks a hook."""
    console = t.consoles[player]
    at = console.supports.index(token)
    console.supports = (*console.supports[:at], *console.supports[at + 1 :])
    t.tell("used-support", player, token)
    await spend(t, player, token)


async def spend(t: InTooDeep, player: int, token: str) -> None:
    """TD-13.5, TD-13.6: a token is discarded and resolved; one that locks a hook stays on it."""
    if token != LOCK or not can_lock(t, player):
        t.support_discard = (*t.support_discard, token)
    await resolve(t, player, token)


def can_lock(t: InTooDeep, player: int) -> bool:
    """TD-13.12: whether there is a hook to lock, and no other is locked."""
    return t.lock == NOBODY and bool(t.consoles[player].hooks)


async def resolve(t: InTooDeep, player: int, token: str) -> None:
    """TD-13.7 to TD-13.29: what a token does; parts that cannot be done are skipped."""
    effect, number = t.box.supports[token].effect, t.box.supports[token].number
    if effect == "swap_any_two_items":
        await swap_items(t, player)
    elif effect == "relocate_item_becomes_dropped":
        item = await choose_item(t, player, "send-item")
        put_item(t, item, await choose_zone(t, player, "item-zone", t.box.items[item]))
    elif effect == "swap_places_item_and_criminal":
        await swap_item_with_criminal(t, player)
    elif effect == "swap_places_two_criminals":
        await swap_criminals(t, player)
    elif effect == "relocate_any_criminal":
        await send_criminal(t, player)
    elif effect == "move_guardian_or_barriers":
        await police_moves(t, player, number)
    elif effect == "swap_all_hooks_with_opponent":
        await swap_hooks(t, player)
    elif effect == "discard_dilemma_hand_or_databank":
        await discard_dilemma(t, player)
    elif effect == "draw_then_discard_dilemmas":
        draw_dilemmas(t, player, number)
        for _ in range(min(number, len(t.piles[HAND[player]]))):
            await discard_from_hand(t, player, "discard")
    elif effect == "challenge_opponent":
        await challenge(t, player)
    elif effect == "lock_own_hook":
        if can_lock(t, player):
            t.lock = await choose_criminal(t, player, "lock", t.consoles[player].hooks)
            t.tell("locked", player, t.city.names[t.lock])
    elif effect == "peek_facedown_evidence":
        await look(t, player)
    elif effect == "peek_facedown_evidence_take":
        await look_and_take(t, player)
    elif effect == "take_facedown_evidence":
        await take(t, player)
    elif effect == "flip_plan_evidence_to_shared_stash":
        await flip(t, player)
    elif effect == "draw_petty_crimes":
        for _ in range(number):
            if drawable(t, PETTY):
                draw_crime(t, PETTY, BESIDE[PETTY][player])
                t.tell("crime-beside", player, PETTY)
    elif effect == "gain_dominance_split":
        await dominate_any(t, player, number)
    elif effect == "ignore_barriers_until_end_of_turn":
        t.through = True
    elif effect == "relocate_search_group_to_zone_without_search":
        await move_search(t, player)
    elif effect == "gain_tolerance":
        for _ in range(number):
            gain_tolerance(t, player)
    elif effect == "hook_criminal_and_gain_dominance":
        await extra_hook(t, player)
    else:
        t.actions += number


async def swap_item_with_criminal(t: InTooDeep, player: int) -> None:
    """TD-13.9, R-16: an item and a criminal in different zones; the item ends dropped."""
    city, items = t.city, t.box.items
    apart = {
        item: [one for one, zone in enumerate(city.at) if zone != city.zone_of_item(item)] for item in range(len(items))
    }
    options = tuple([items[item] for item, others in apart.items() if others])
    if not options:
        return
    item = items.index(await t.ask(player, "swap-item-first", options))
    criminal = await choose_criminal(t, player, "swap-item-with", apart[item])
    zone, other = city.zone_of_item(item), city.at[criminal]
    put_item(t, item, other)
    put_criminal(t, criminal, zone)


async def swap_criminals(t: InTooDeep, player: int) -> None:
    """TD-13.10: with what they hold."""
    everyone = range(len(t.city.names))
    one = await choose_criminal(t, player, "swap-criminal", everyone)
    other = await choose_criminal(t, player, "swap-other-criminal", [c for c in everyone if c != one])
    here, there = t.city.at[one], t.city.at[other]
    put_criminal(t, one, there)
    put_criminal(t, other, here)


def swap_partners(t: InTooDeep, player: int) -> list[int]:
    """TD-13.11, R-36: with whom all hooks but a locked one can be exchanged, none beyond the third port."""

    def fits(one: int, other: int) -> bool:
        locked = t.lock in t.consoles[one].hooks
        return len([hook for hook in t.consoles[other].hooks if hook != t.lock]) + locked <= PORTS

    return [
        rival
        for rival in range(len(t.consoles))
        if rival != player
        and fits(player, rival)
        and fits(rival, player)
        and {*t.consoles[player].hooks, *t.consoles[rival].hooks} - {t.lock}
    ]


async def swap_hooks(t: InTooDeep, player: int) -> None:
    """TD-13.11, DC-26."""
    rivals = swap_partners(t, player)
    if not rivals:
        return
    rival = numbered(t, await t.ask(player, "swap-hooks", tuple([called(t, one) for one in rivals])))
    mine, theirs = t.consoles[player], t.consoles[rival]
    mine.hooks, theirs.hooks = (
        (*[one for one in mine.hooks if one == t.lock], *[one for one in theirs.hooks if one != t.lock]),
        (*[one for one in theirs.hooks if one == t.lock], *[one for one in mine.hooks if one != t.lock]),
    )
    t.tell("hooks-swapped", player, rival)


def where_from(option: Any) -> Any:
    """DC-28: others see whether it came from the hand or the databank."""
    return option[0]


async def discard_dilemma(t: InTooDeep, player: int) -> None:
    """TD-13.14, DC-28: one of one's own, from hand or databank."""
    hand = [("hand", card) for card in dict.fromkeys(t.piles[HAND[player]])]
    stored = [("databank", card) for card in dict.fromkeys(t.piles[DATABANK[player]])]
    if not hand and not stored:
        return
    where, card = await t.ask(player, "discard-dilemma", (*hand, *stored), private=True, shown=where_from)
    t.slip(card, (HAND if where == "hand" else DATABANK)[player], DILEMMA_DISCARD)
    t.tell("discarded-dilemma", player)


async def move_search(t: InTooDeep, player: int) -> None:
    """TD-13.21, DC-31: all search of one zone to a zone without search."""
    ring, search = t.city.ring, t.city.search
    source = ring.index(await t.ask(player, "search-from", tuple([ring[z] for z in range(ZONES) if search[z]])))
    options = tuple([ring[z] for z in range(ZONES) if not search[z]])
    send_search(t, source, ring.index(await t.ask(player, "search-to", options, about=(ring[source],))))


async def extra_hook(t: InTooDeep, player: int) -> None:
    """TD-13.29, R-31, DC-2, DC-3: a hook by the rules of step 1, and 1 dominance over that criminal."""
    while True:
        choice = await t.ask(player, "extra-hook", tuple([o for o in hook_options(t, player, True) if o != SKIP]))
        criminal = t.city.names.index(choice[1])
        if choice[0] == "hook":
            take_hook(t, player, criminal)
            dominate(t, player, criminal, 1)
            return
        unhook(t, player, criminal)
