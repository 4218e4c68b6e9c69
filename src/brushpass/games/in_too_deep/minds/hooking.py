"""Whom to hook: those with whom the turn promises most."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.hooks import SKIP, hookable, price
from ..rules.turn import ACTIONS
from ..state import PORTS, Console, InTooDeep
from .planning import Turn, plan
from .worth import DRAWN, DRAWN_CORRUPTION, dominance, more_corrupt

UNHOOKED: Final = 1.5
"""How much better it must be to unhook somebody for another one."""
ROBBED: Final = 0.5
"""What it is worth to take a hook from a rival, beside what it costs."""


def hook(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-7, DC-2, DC-3: with whom the turn promises most."""
    return ranked(t, asked)[0]


def hook_quickly(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """The same by what comes off in this turn alone."""
    return ranked(t, asked, hoping=False)[0]


def ranked(t: InTooDeep, asked: Decision[Any], hoping: bool = True) -> list[Any]:
    """The options by what they promise; somebody is unhooked only if all ports are full."""
    player = asked.seat
    hooks, names = t.consoles[player].hooks, t.city.names
    found: list[tuple[float, Any]] = []
    for option in asked.options:
        if option == SKIP:
            found.append((prospect(t, player, hooks, hoping), option))
        elif option[0] == "hook":
            criminal = names.index(option[1])
            worth = prospect(t, player, (*hooks, criminal), hoping) - hook_cost(t, player, criminal, len(hooks))
            found.append((worth, option))
    if len(hooks) == PORTS and hoping:
        found += [(worth - UNHOOKED, option) for worth, option in exchanges(t, player)]
    found.sort(key=lambda one: -one[0])
    return list(dict.fromkeys([option for _, option in found]))


def prospect(t: InTooDeep, player: int, hooks: tuple[int, ...], hoping: bool = True) -> float:
    """What a turn with these criminals may bring."""
    console = hooked(t, player, hooks)
    gained = dominance(console.dominance, t.box) - dominance(t.consoles[player].dominance, t.box)
    return plan(t.city, Turn(t, player, console, ACTIONS), hoping).worth + gained


def hooked(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> Console:
    """TD-8.1: a console as it is in step 3 with these criminals hooked."""
    console = t.consoles[player].copy()
    console.hooks = hooks
    for criminal in hooks:
        console.dominate(criminal, 1, len(t.box.track) - 1)
    return console


def hook_cost(t: InTooDeep, player: int, criminal: int, hooks: int) -> float:
    """TD-7.10, TD-7.12: what it costs to hook a criminal, beside hooks of which there are so many."""
    cost = (2.0 - ROBBED) * price(t, player, criminal)
    if hooks + 1 == PORTS:
        cost -= DRAWN + more_corrupt(t, player, DRAWN_CORRUPTION)
    return cost


def exchanges(t: InTooDeep, player: int) -> list[tuple[float, Any]]:
    """TD-7.8: what it promises to unhook somebody and to hook another one."""
    hooks = t.consoles[player].hooks
    found = []
    for gone in hooks:
        kept = tuple([one for one in hooks if one != gone])
        for new in hookable(t, player):
            worth = prospect(t, player, (*kept, new)) - hook_cost(t, player, new, len(kept))
            found.append((worth, ("unhook", t.city.names[gone])))
    return found
