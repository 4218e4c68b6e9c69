"""Combat: what Intruders do to a Character, and how likely they are driven off."""

from __future__ import annotations

from typing import Final

from ..state import Figure, Lockdown, Thing

HURTS: Final = {"larva": 30.0, "creeper": 6.0, "adult": 11.0, "breeder": 14.0, "queen": 18.0}
"""What an Attack costs a sound Character, where to survive is worth 100."""
HITS: Final = {"larva": 1.0, "creeper": 0.55, "adult": 0.65, "breeder": 0.75, "queen": 0.9}
"""How often an Attack hits."""
FATAL: Final = 90.0
STUCK: Final = 13.0
"""What it is worth that an Intruder is gone."""
FALLS: Final[tuple[float, ...]] = (0.0, 0.0, 0.15, 0.35, 0.6, 0.85)
"""NL-18.5: how likely a Creeper or an Adult with so many Injuries dies at a check."""
FALLS_TWICE: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.01, 0.04, 0.1, 0.18, 0.3, 0.5)
"""NL-18.6: the same for a Breeder or the Queen."""
RETREATS: Final = 0.12
SENT_OFF: Final = 0.7
"""How likely a Retreat leads an Intruder out of the Room."""


def threat(t: Lockdown, seat: int, kind: str) -> float:
    """What the next Attack of an Intruder is likely to cost."""
    crew = t.crew[seat]
    cost = HURTS[kind]
    if kind == "larva":
        return cost
    if t.dark(seat):
        cost *= 1.3
    if crew.serious >= 3:
        return FATAL * HITS[kind]
    if crew.serious == 2:
        cost *= 2.0 if kind in ("adult", "creeper") else 4.0
    return cost


def falls(kind: str, injuries: int) -> float:
    """How likely an Intruder with so many Injuries is dead or gone after a check."""
    if kind == "larva":
        return 1.0 if injuries else 0.0
    odds = FALLS_TWICE if kind in ("breeder", "queen") else FALLS
    retreat = RETREATS if kind in ("creeper", "adult") else 2 * RETREATS
    return min(1.0, odds[min(injuries, len(odds) - 1)] + retreat) if injuries else 0.0


def downed(t: Lockdown, seat: int, figure: Figure, injuries: int) -> float:
    """What it is worth to injure an Intruder."""
    gain = threat(t, seat, figure.kind) + STUCK
    return falls(figure.kind, figure.injuries + injuries) * gain + 0.8 * injuries


def repelled(t: Lockdown, seat: int, figure: Figure) -> float:
    """What it is worth to make an Intruder retreat."""
    return SENT_OFF * (threat(t, seat, figure.kind) + STUCK)


def shots(t: Lockdown, seat: int, gun: Thing, figure: Figure, most: int) -> float:
    """What it is worth to go on shooting at an Intruder, so many times at most."""
    gain = threat(t, seat, figure.kind) + STUCK
    lit = t.powered(t.crew[seat].room)
    weak = figure.kind in ("larva", "creeper")
    hit = (
        (0.85 if lit else 0.8) if weak else (0.8 if lit else 0.5) if figure.kind == "adult" else (0.65 if lit else 0.33)
    )
    extra = sum([int(step.get("extra_injuries", 0)) for step in t.box.items[gun.name].effect])
    standing, injuries = 1.0, float(figure.injuries)
    for _ in range(min(most, gun.load)):
        injuries += 1.2 + extra
        standing *= 1.0 - hit * falls(figure.kind, int(injuries))
    return (1.0 - standing) * gain


def blows(t: Lockdown, seat: int, figure: Figure) -> float:
    """NL-16.17 to NL-16.22: what it is worth to strike an Intruder: a Contamination card, and a wound for a miss."""
    hit = 5 / 6 if figure.kind in ("larva", "creeper") else 1 / 2 if figure.kind == "adult" else 1 / 3
    gain = threat(t, seat, figure.kind) + STUCK
    wound = FATAL if t.crew[seat].serious >= 3 else 9.0
    return hit * falls(figure.kind, figure.injuries + 1) * gain - (1 - hit) * wound - 4.0
