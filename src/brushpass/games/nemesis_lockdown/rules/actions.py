"""NL-8, NL-9, NL-10: what a player can do in a turn, what it costs, and that somebody may interrupt it.

An action is a tuple: a word and what it is done with, as `("move", room)`; `ACTIONS` says by which rule each word is
carried out. What all actions share (pay, be interrupted, pass if the effect says so) is in `act`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from ..box.board import BUNKER
from ..box.box import COLOURS
from ..box.entries import Action
from ..state import DECK, HAND, INVENTORY, Lockdown
from .cards import pay
from .combat import melee, shoot, targets
from .crafting import craft, craftable, unlock, unlockable
from .effects import Deed, perform
from .items import (
    EXHAUSTED,
    RELOADED,
    carried,
    drop_hidden,
    lay_open,
    let_go,
    lying,
    pick_up,
    restorable,
    restore,
    thing_of,
    use_up,
    weapons,
)
from .leaving import leave_facility, ways_to_bunker
from .movement import drive, go, limp, ways_out
from .noise import noise_roll
from .open import Open
from .reactions import cancelled
from .rooms import computer, computer_options, ready, room_actions, use_computer
from .standing import change
from .surface import drives
from .trading import tradable, trade

PASS: Final = "pass"

# -- what can be done --------------------------------------------------------------------------------------------------


def options(t: Lockdown, seat: int) -> tuple[Any, ...]:
    """NL-8.8, NL-40.4, NL-40.5: all actions that can be paid and begun, what is free, and the pass."""
    crew = t.crew[seat]
    fight = t.fighting(crew.room)
    found: list[Any] = [*basic_options(t, seat, fight)]
    found += card_options(t, seat, fight)
    found += item_options(t, seat, fight)
    found += room_options(t, seat, fight)
    found += free_options(t, seat)
    return (*dict.fromkeys(found), PASS)


def free_options(t: Lockdown, seat: int) -> list[Any]:
    """NL-6.19, NL-24.15, NL-40.8, NL-40.66: what is no action: drop, reload and repair."""
    return [
        *[("drop", thing.name) for thing in t.crew[seat].things],
        *[("drop-hidden", colour) for colour in COLOURS if t.piles[INVENTORY[colour][seat]]],
        *[("reload", name) for name in restorable(t, seat, RELOADED)],
        *[("repair", name) for name in restorable(t, seat, EXHAUSTED)],
    ]


def fits(fight: bool, combat: str) -> bool:
    """NL-8.11."""
    return combat == "any" or (combat == "in") == fight


def cost(t: Open, seat: int, action: Any) -> int:
    """NL-8.2, NL-9.1 to NL-9.8: how many Action cards an action asks for, besides the one that is played."""
    word, basic = action[0], t.box.basic
    if word in MOVES:
        return basic[MOVES[word]] + limp(t, seat)
    if word in BASIC:
        return basic[BASIC[word]]
    if word == "computer":
        return computer(t).cost or 0
    entry = entry_of(t, seat, action)
    return (entry.cost or 0) + (change(t, seat, "item_cost") if word == "item" else 0)


def entry_of(t: Open, seat: int, action: Any) -> Action:
    """The card, Item or Room action that is meant."""
    entry: Action
    if action[0] == "card":
        entry = t.box.cards[t.crew[seat].character, action[1]]
    elif action[0] == "item":
        entry = t.box.items[action[2]]
    else:
        entry = t.box.room_actions(t.tile(t.crew[seat].room))[action[1]]
    return entry


MOVES: Final = {"move": "move", "careful": "careful_move", "escape": "escape", "drive": "move"}
BASIC: Final = {
    "pick-up": "pick_up_object",
    "craft": "craft",
    "trade": "trade",
    "unlock": "unlock_quest_item",
    "shoot": "shoot",
    "melee": "melee",
    "leave": "escape_facility",
}
"""What the words of the options are called in the data."""


def basic_options(t: Lockdown, seat: int, fight: bool) -> list[Any]:
    """NL-9.1 to NL-9.8, NL-11.26, NL-17.1, NL-25.18, NL-31.15."""
    room, found = t.crew[seat].room, list[Any]()
    out = ways_out(t, room)
    if fight:
        found += [("escape", to) for to in out]
    else:
        found += [("move", to) for to in out]
        found += [("careful", to) for to in out if any(way not in t.base.noise for way in t.board.noisy[to])]
        found += [("pick-up",)] if lying(t, room) else []
        found += [("craft",)] if craftable(t, seat) else []
        found += [("trade",)] if tradable(t, seat) else []
        found += [("unlock",)] if unlockable(t, seat) else []
        found += [("leave", how) for how in ways_to_bunker(t, seat)]
        found += [("drive", to) for to in drives(t, seat)]
    loaded = dict.fromkeys([thing.name for thing in weapons(t, seat) if thing.load])
    found += [("shoot", gun, target) for gun in loaded for target in targets(t, room)]
    found += [("melee", target) for target in targets(t, room)]
    purse = len(t.action_cards(seat))
    return [action for action in found if cost(t, seat, action) <= purse]


def card_options(t: Lockdown, seat: int, fight: bool) -> list[Any]:
    """NL-10.1, NL-10.2: the Action cards in hand whose cost the others can pay."""
    cards, deed = t.action_cards(seat), Deed(seat, t.crew[seat].room)
    found: list[Any] = []
    for name in dict.fromkeys(cards):
        entry = t.box.cards[t.crew[seat].character, name]
        if entry.timing == "action" and fits(fight, entry.combat) and (entry.cost or 0) < len(cards):
            found += [("card", name)] if ready(t, entry, deed) else []
    return found


def item_options(t: Lockdown, seat: int, fight: bool) -> list[Any]:
    """NL-10.3, NL-24.23: the Items with an action of their own."""
    purse, deed = len(t.action_cards(seat)), Deed(seat, t.crew[seat].room)
    turned = [thing.name for thing in t.crew[seat].things if thing.turned]
    found: list[Any] = []
    for back, name in dict.fromkeys(carried(t, seat)):
        entry = t.box.items[name]
        if entry.cost is None or entry.timing != "action" or name in turned or not fits(fight, entry.combat):
            continue
        action = ("item", back, name)
        found += [action] if cost(t, seat, action) <= purse and ready(t, entry, deed) else []
    return found


def room_options(t: Lockdown, seat: int, fight: bool) -> list[Any]:
    """NL-8.12, NL-8.13, NL-10.5 to NL-10.11: the actions of the Room, and its computer."""
    room = t.crew[seat].room
    deed = Deed(seat, room)
    found: list[Any] = [] if fight else [("room", number) for number in room_actions(t, room, deed)]
    if t.computer_in(room) and t.powered(room) and fight == (computer(t).combat == "in"):
        found += [("computer", number) for number in computer_options(t, deed)]
    purse = len(t.action_cards(seat))
    return [action for action in found if cost(t, seat, action) <= purse]


# -- doing it ----------------------------------------------------------------------------------------------------------


async def act(t: Lockdown, seat: int, action: Any) -> bool:
    """NL-6.21, NL-8.5 to NL-8.7, NL-8.17: show, pay, be interrupted, do; whether a pass follows."""
    deed = Deed(seat, t.crew[seat].room)
    price = cost(t, seat, action)
    entry = entry_of(t, seat, action) if action[0] in ("card", "item", "room") else None
    if action[0] == "card":
        t.reveal(action[1], HAND[seat])
        t.tell("plays", seat, action[1])
    elif action[0] == "item":
        t.tell("uses", seat, action[2])
        lay_open(t, seat, action[1], action[2])
    elif entry is not None:
        t.tell("room-action", seat, entry.id)
    else:
        t.tell("acts", seat, action[0])
    await pay(t, seat, price)
    stopped = await cancelled(t, seat)
    if not stopped and entry is not None:
        await perform(t, entry.effect, deed)
    elif not stopped:
        await ACTIONS[action[0]](t, deed, action)
    put_aside(t, seat, action)
    if deed.noise and not t.crew[seat].dead:
        await noise_roll(t, seat)
    return deed.passes


def put_aside(t: Lockdown, seat: int, action: Any) -> None:
    """NL-8.7, NL-8.17, NL-10.1, NL-10.4: a played card, and a one-use Item, go when all is done, or cancelled."""
    if action[0] == "card":
        if t.crew[seat].dead:  # NL-21.22
            t.hide(action[1], DECK[seat])
        else:
            t.crew[seat].discard += (action[1],)
    elif action[0] == "item" and t.box.items[action[2]].one_use:
        if thing_of(t, seat, action[2], action[1]) is not None:
            use_up(t, seat, action[1], action[2])


async def take_liberty(t: Lockdown, seat: int, action: Any) -> None:
    """NL-6.19, NL-24.15, NL-40.66: what is free, and nobody can interrupt."""
    word, what = action
    if word == "drop":
        let_go(t, seat, what)
    elif word == "drop-hidden":
        await drop_hidden(t, seat, what)
    else:
        await restore(t, seat, what, RELOADED if word == "reload" else EXHAUSTED)


FREE: Final = ("drop", "drop-hidden", "reload", "repair")
"""What `take_liberty` does."""


async def _go(t: Lockdown, deed: Deed, action: Any) -> None:
    await go(t, deed.seat, action[1])


async def _careful(t: Lockdown, deed: Deed, action: Any) -> None:
    await go(t, deed.seat, action[1], noise="careful")


async def _pick_up(t: Lockdown, deed: Deed, action: Any) -> None:
    await pick_up(t, deed.seat)


async def _craft(t: Lockdown, deed: Deed, action: Any) -> None:
    await craft(t, deed.seat)


async def _trade(t: Lockdown, deed: Deed, action: Any) -> None:
    await trade(t, deed.seat)


async def _unlock(t: Lockdown, deed: Deed, action: Any) -> None:
    await unlock(t, deed.seat)


async def _shoot(t: Lockdown, deed: Deed, action: Any) -> None:
    await shoot(t, deed.seat, action[1], action[2])


async def _melee(t: Lockdown, deed: Deed, action: Any) -> None:
    await melee(t, deed.seat, action[1])


async def _leave(t: Lockdown, deed: Deed, action: Any) -> None:
    await leave_facility(t, deed.seat, action[1])


async def _drive(t: Lockdown, deed: Deed, action: Any) -> None:
    if action[1] == BUNKER:
        await leave_facility(t, deed.seat, "rover")
    else:
        await drive(t, deed.seat, action[1])


async def _computer(t: Lockdown, deed: Deed, action: Any) -> None:
    await use_computer(t, deed, action[1])


ACTIONS: Final[dict[str, Callable[[Lockdown, Deed, Any], Coroutine[Any, Any, None]]]] = {
    "move": _go,
    "escape": _go,
    "careful": _careful,
    "pick-up": _pick_up,
    "craft": _craft,
    "trade": _trade,
    "unlock": _unlock,
    "shoot": _shoot,
    "melee": _melee,
    "leave": _leave,
    "drive": _drive,
    "computer": _computer,
}
"""The actions that are no card's, Item's or Room's effect."""
