"""NL-23.9 to NL-23.17, NL-28.7 to NL-28.11: Power tokens."""

from __future__ import annotations

from ..box.box import CIRCUITS
from ..state import Lockdown


def set_power(t: Lockdown, circuit: str, blue: bool) -> None:
    """NL-23.10, NL-23.11: a token keeps its number."""
    number, was = t.base.power[circuit]
    if was != blue:
        t.base.power[circuit] = (number, blue)
        t.tell("power", circuit, "on" if blue else "off")


def threshold(t: Lockdown, line: str) -> None:
    """NL-23.13 to NL-23.16: a line on the Time track is crossed."""
    if line == "blue" or (line == "red" and not t.clock.backup):
        lit = [circuit for circuit in CIRCUITS if t.base.power[circuit][1]]
        if lit:
            set_power(t, max(lit, key=lambda circuit: t.base.power[circuit][0]), False)


def set_backup(t: Lockdown, runs: bool) -> None:
    """NL-23.9: the side of the Time token."""
    if t.clock.backup != runs:
        t.clock.backup = runs
        t.tell("backup", "on" if runs else "off")


async def restore(t: Lockdown, seat: int) -> None:
    """NL-28.7 to NL-28.10, NL-40.44: the Backup Power Supply."""
    tokens = sorted(t.base.power.values())
    if sum(not blue for _, blue in tokens) >= 2:
        tokens = [(number, place < 2) for place, (number, _) in enumerate(tokens)]
    free = list(CIRCUITS)
    placed: dict[str, tuple[int, bool]] = {}
    for token in tokens:
        where = await t.ask(seat, "place-power", tuple(free), about=(token[0],)) if len(free) > 1 else free[0]
        placed[where] = token
        free.remove(where)
    t.base.power = {circuit: placed[circuit] for circuit in CIRCUITS}
    t.tell("power-restored", seat)
    set_backup(t, True)


async def swap(t: Lockdown, seat: int) -> None:
    """NL-23.11: two tokens exchange their places."""
    power = t.base.power
    one = await t.ask(seat, "power-from", CIRCUITS)
    two = await t.ask(seat, "power-to", tuple([circuit for circuit in CIRCUITS if circuit != one]), about=(one,))
    power[one], power[two] = power[two], power[one]
    t.tell("power-swapped", one, two)
