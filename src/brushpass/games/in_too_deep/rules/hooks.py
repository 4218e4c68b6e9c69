"""TD-7, TD-8: hooking criminals, and what it costs; step 2 follows by itself."""

from __future__ import annotations

from typing import Any, Final

from ..state import NOBODY, PORTS, InTooDeep
from .dilemmas import draw_dilemmas

SKIP: Final = "skip"
LOCK: Final = "lock_hook"
"""TD-13.12: the support token that lies on a locked hook."""


async def hook(t: InTooDeep) -> None:
    """TD-7.3 to TD-7.8, DC-2, DC-3: step 1: unhook as many as one likes, then hook one, or skip it all."""
    player = t.active
    choice = await t.ask(player, "hook", hook_options(t, player, t.unhooked))
    if choice == SKIP:
        gain_over_hooked(t, player)
    elif choice[0] == "unhook":
        unhook(t, player, t.city.names.index(choice[1]))
        t.unhooked = True
    else:
        take_hook(t, player, t.city.names.index(choice[1]))
        gain_over_hooked(t, player)


def hook_options(t: InTooDeep, player: int, must: bool) -> tuple[Any, ...]:
    """DC-2, DC-3; `must`: something was unhooked already, so a hook follows."""
    console, names = t.consoles[player], t.city.names
    targets = hookable(t, player) if len(console.hooks) < PORTS else []
    options: list[Any] = [("hook", names[criminal]) for criminal in targets]
    options += [("unhook", names[criminal]) for criminal in console.hooks]
    if not options or (console.hooks and not must):
        options.append(SKIP)
    return tuple(options)


def hookable(t: InTooDeep, player: int) -> list[int]:
    """TD-7.6: those that others have or nobody has, unless they are locked."""
    hooks = t.consoles[player].hooks
    return [criminal for criminal in range(len(t.city.names)) if criminal not in hooks and criminal != t.lock]


def price(t: InTooDeep, player: int, criminal: int) -> int:
    """TD-7.10, TD-7.11: what hooking costs: 1 information to whoever has him, if the hooker has it."""
    return min(1, t.consoles[player].information) if t.controller(criminal) != NOBODY else 0


def take_hook(t: InTooDeep, player: int, criminal: int) -> None:
    """TD-7.6 to TD-7.13: from the middle or from another console; the third port brings a dilemma."""
    owner, console = t.controller(criminal), t.consoles[player]
    console.hooks = (*console.hooks, criminal)
    if owner == NOBODY:
        t.tell("hooked", player, t.city.names[criminal])
    else:
        _release(t, owner, criminal)
        t.consoles[owner].information += 1
        t.tell("took-hook", player, t.city.names[criminal], owner, console.pay(1))
    if len(console.hooks) == PORTS:
        draw_dilemmas(t, player, 1)


def unhook(t: InTooDeep, player: int, criminal: int) -> None:
    """TD-7.8, TD-7.9, TD-13.12: back to the middle; a lock on it is discarded."""
    _release(t, player, criminal)
    if t.lock == criminal:
        t.lock = NOBODY
        t.support_discard = (*t.support_discard, LOCK)
    t.tell("unhooked", player, t.city.names[criminal])


def unhook_all(t: InTooDeep, player: int) -> None:
    """TD-14.12, TD-23.19."""
    for criminal in t.consoles[player].hooks:
        unhook(t, player, criminal)


def _release(t: InTooDeep, player: int, criminal: int) -> None:
    """TD-7.9: the tokens below close up."""
    console = t.consoles[player]
    console.hooks = tuple([other for other in console.hooks if other != criminal])


def gain_over_hooked(t: InTooDeep, player: int) -> None:
    """TD-8.1: step 2."""
    for criminal in t.consoles[player].hooks:
        dominate(t, player, criminal, 1)
    t.stage = "act"


# -- TD-8: dominance --------------------------------------------------------------------------------------------------


async def dominate_any(t: InTooDeep, player: int, count: int) -> None:
    """TD-13.22, TD-18.10: dominance over any criminals in play, hooked or not."""
    names = t.city.names
    for left in range(count, 0, -1):
        name = await t.ask(player, "dominate", names, about=(left,))
        dominate(t, player, names.index(name), 1)


def dominate(t: InTooDeep, player: int, criminal: int, by: int) -> None:
    """TD-8.2, TD-8.3: gain or lose dominance; beyond the ends of the track nothing happens (R-6)."""
    console = t.consoles[player]
    if console.dominate(criminal, by, len(t.box.track) - 1):
        t.tell("dominance", player, t.city.names[criminal], console.dominance[criminal])
