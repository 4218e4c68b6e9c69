"""How well a player stands in an imagined world: how likely the Character survives, and the Objective is fulfilled."""

from __future__ import annotations

from math import exp
from typing import Final

from brushpass.engine import Match

from ..rules.leaving import isolation_open
from ..state import Lockdown
from ..view import View
from .knowing import Threats, condition, doom, objectives, rounds_left
from .tiles import hops, laid
from .wanting import chance

WON: Final = 0.7
"""What to win is worth beyond to survive."""
INTACT: Final = 0.93
"""How likely the base stands as long as somebody is locked in."""
LAUNCHED: Final = 0.6
"""How likely somebody in a pod comes out of it alive sooner or later."""
HOPE: Final = 0.2
"""How likely what an order may ask for is done in time."""
HOPEFUL: Final = 8
"""The rounds that are enough for it."""
# The odds of somebody in the base to come out, as the logarithms of factors: read off from the games of 130 tables,
# played at a glance, at the beginning of every round.
SOUND: Final = 0.2
WOUNDED: Final = -0.55
SCRATCHED: Final = -0.1
UNDRESSED: Final = -0.2
BLEEDING: Final = -0.75
FIGHTING: Final = -0.55
HARD_PRESSED: Final = -0.6
FAR: Final = -0.26
"""For every Room on the way; for whoever is nearest to it, that leads through the Alert Room."""
FARTHEST: Final = 10
CLOSED: Final = -0.12
"""For every round until the Isolation Room opens by itself."""
BLOCKED: Final = -0.64
"""Intruders are where one can lock oneself in."""
LATE: Final[tuple[float, ...]] = (-3.0, -1.2, -0.8, -0.8)
"""By the rounds that are left."""


def judged(world: Match[Lockdown, View], seat: int) -> float:
    """From 0, dead, to 1 and more, alive and a winner."""
    t, outcome = world.state, world.outcome
    if outcome is not None:
        return float(not t.crew[seat].dead) + WON * outcome.shares[seat]
    if t.crew[seat].dead:
        return WON * fulfilment(t, seat) * 0.3 if t.allied else 0.0
    return survival(t, seat) * (1.0 + WON * fulfilment(t, seat))


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
        return threats.spared(t, seat, crew.fate) * healthy * (INTACT if crew.fate == "isolated" else 1.0)
    if crew.fate == "pod":
        return LAUNCHED * threats.spared(t, seat, "evacuated") * healthy
    spared = max(threats.spared(t, seat, "isolated"), 0.9 * threats.spared(t, seat, "bunker"))
    hope = HOPE * min(1.0, max(0, rounds_left(t) - 2) / HOPEFUL)
    return (spared + (1.0 - spared) * hope) * healthy / (1.0 + exp(-odds(t, seat)))


def odds(t: Lockdown, seat: int) -> float:
    """How likely a Character comes out of the base, as the logarithm of the odds."""
    crew = t.crew[seat]
    found = SOUND + WOUNDED * crew.serious + SCRATCHED * crew.light + UNDRESSED * len(crew.wounds)
    if "bleeding" in crew.wounds:
        found += BLEEDING
    here = t.intruders(crew.room)
    if here:
        found += FIGHTING
        if len(here) > 1 or here[0].kind in ("breeder", "queen"):
            found += HARD_PRESSED
    places, far = laid(t), hops(t)
    home, alert = places["isolation_room"], places["alert_room"]
    way = far[crew.room, home]
    if not isolation_open(t):
        found += CLOSED * (t.clock.slot - t.box.start.isolation)
        if all(far[t.crew[other].room, alert] >= far[crew.room, alert] for other in t.playing() if t.crew[other].room):
            way = far[crew.room, alert] + far[alert, home]
    found += FAR * min(FARTHEST, way)
    if home != crew.room and t.fighting(home):
        found += BLOCKED
    left = rounds_left(t)
    return found + (LATE[left] if left < len(LATE) else 0.0)
