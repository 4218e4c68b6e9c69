"""Whom to hook: those with whom the turn promises most."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.hooks import SKIP, hookable, price
from ..rules.turn import ACTIONS
from ..state import NOBODY, PORTS, Console, InTooDeep
from .planning import Turn, plan
from .worth import DRAWN, DRAWN_CORRUPTION, dominance, more_corrupt

UNHOOKED: Final = 1.5
"""How much better it must be to unhook somebody for another one."""
ROBBED: Final = 4.0
"""What it costs a rival to lose a hook: a crime that he prepares has to wait."""


def hook(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-7, DC-2, DC-3: with whom the turn promises most."""
    return ranked(t, asked)[0]


def ranked(t: InTooDeep, asked: Decision[Any]) -> list[Any]:
    """The options by what they promise; somebody is unhooked only if all ports are full."""
    player = asked.seat
    hooks, names = t.consoles[player].hooks, t.city.names
    found: list[tuple[float, Any]] = []
    for option in asked.options:
        if option == SKIP:
            found.append((prospect(t, player, hooks), option))
        elif option[0] == "hook":
            criminal = names.index(option[1])
            worth = prospect(t, player, (*hooks, criminal)) - hook_cost(t, player, criminal, len(hooks))
            found.append((worth, option))
    if len(hooks) == PORTS:
        found += [(worth - UNHOOKED, option) for worth, option in exchanges(t, player)]
    found.sort(key=lambda one: -one[0])
    return list(dict.fromkeys([option for _, option in found]))


def prospect(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> float:
    """What a turn with these criminals may bring."""
    console = hooked(t, player, hooks)
    gained = dominance(t, console.dominance) - dominance(t, t.consoles[player].dominance)
    return plan(t.city, Turn(t, player, console, ACTIONS)).worth + gained


def hooked(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> Console:
    """TD-8.1: a console as it is in step 3 with these criminals hooked."""
    console = t.consoles[player].copy()
    console.hooks = hooks
    for criminal in hooks:
        console.dominate(criminal, 1, len(t.box.track) - 1)
    return console


def hook_cost(t: InTooDeep, player: int, criminal: int, hooks: int) -> float:
    """TD-7.10, TD-7.12: what it costs to hook a criminal, beside hooks of which there are so many."""
    owner, rivals = t.controller(criminal), len(t.consoles) - 1
    cost = price(t, player, criminal) * (1 + 1 / rivals)
    if owner not in (NOBODY, t.echo):
        cost -= ROBBED / rivals
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
