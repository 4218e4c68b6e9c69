"""How well a player stands in an imagined world: how likely the Character survives, and the Objective is fulfilled."""

from __future__ import annotations

from typing import Final

from brushpass.engine import Match

from ..state import Lockdown
from ..view import View
from .knowing import Threats, condition, doom, objectives, rounds_left
from .tiles import hops, laid
from .wanting import chance

WON: Final = 0.7
"""What to win is worth beyond to survive."""
SOUND: Final[tuple[float, ...]] = (1.0, 0.82, 0.55, 0.25)
"""How likely a Character with so many Serious Wounds lives on, compared with a sound one."""
SCRATCH: Final = 0.05
OPEN: Final = 0.04
"""What an undressed wound takes away."""
INSIDE: Final = 0.55
"""How likely somebody sound comes out of the base."""
HOPE: Final = 0.35
"""How likely what an order may ask for is done in time."""
HOPEFUL: Final = 8
"""The rounds that are enough for it."""
IN_COMBAT: Final = 0.8
FAR: Final = 0.025
"""What every Room on the way to where the base is left takes away."""
LATE: Final[tuple[float, ...]] = (0.0, 0.3, 0.6, 0.85)
"""What is left of the chance to come out, by the rounds that are left."""
CARDS: Final = 0.015
"""What a card in hand is worth."""


def judged(world: Match[Lockdown, View], seat: int) -> float:
    """From 0, dead, to 1 and more, alive and a winner."""
    t, outcome = world.state, world.outcome
    if outcome is not None:
        return float(not t.crew[seat].dead) + WON * outcome.shares[seat]
    if t.crew[seat].dead:
        return WON * fulfilment(t, seat) * 0.3 if t.allied else 0.0
    alive = survival(t, seat)
    return alive * (1.0 + WON * fulfilment(t, seat)) + CARDS * min(t.cards(seat), 5)


def fulfilment(t: Lockdown, seat: int) -> float:
    """How likely the Objective is fulfilled: the likelier of two, all of those that are shared."""
    likely = [chance(t, seat, condition(t, card)) for card in objectives(t, seat)]
    if not t.allied:
        return max(likely, default=0.0)
    all_of_them = 1.0
    for one in likely:
        all_of_them *= one
    return all_of_them


def survival(t: Lockdown, seat: int) -> float:
    """How likely a Character that lives survives to the end."""
    crew = t.crew[seat]
    threats = Threats(t, seat)
    healthy = 1.0 - doom(t, seat)
    if crew.out:
        return threats.spared(t, seat, crew.fate) * healthy
    if crew.fate == "pod":
        return 0.45 * threats.spared(t, seat, "evacuated") * healthy
    spared = max(threats.spared(t, seat, "isolated"), 0.9 * threats.spared(t, seat, "bunker"))
    likely = INSIDE * SOUND[min(crew.serious, 3)] - SCRATCH * crew.light - OPEN * len(crew.wounds)
    if t.fighting(crew.room):
        likely *= IN_COMBAT
    if crew.room in t.base.fires:
        likely -= SCRATCH
    exits = [room for tile, room in laid(t).items() if tile == "isolation_room"]
    far = hops(t)
    likely -= FAR * min([far[crew.room, room] for room in exits], default=5)
    left = rounds_left(t)
    likely *= LATE[left] if left < len(LATE) else 1.0
    hope = HOPE * min(1.0, max(0, left - 2) / HOPEFUL)
    return max(0.01, likely) * (spared + (1.0 - spared) * hope) * healthy
