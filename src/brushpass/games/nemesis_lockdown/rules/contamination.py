"""NL-20: Contamination, scanning and infection.

What a scan finds, its owner knows; what comes of it, everybody sees. Nobody but the owner learns what a kept card is,
but how many cards were scanned is public, and so is whether a discarded Contamination card had been scanned.
"""

from __future__ import annotations

from typing import Any, Final

from brushpass.engine import beneath

from ..box.box import CONTAMINATION, HARMLESS, INFECTED
from ..state import DECK, DRAWN, FRESH, HAND, LIVE, SCANNED, SPENT, STRAINS, Lockdown
from .figures import place
from .wounds import die


def contaminate(t: Lockdown, seat: int, count: int = 1) -> None:
    """NL-20.1, NL-20.2, NL-20.5: to the discard pile; nobody knows whether it is Infected."""
    for _ in range(min(count, t.left(STRAINS))):
        t.draw(STRAINS, SPENT[seat])
        t.crew[seat].discard += (CONTAMINATION,)
        t.tell("contaminated", seat)


# -- NL-20.6 to NL-20.9: scanning --------------------------------------------------------------------------------------


async def scan(t: Lockdown, seat: int, zone: str, gone: str, then: str) -> None:
    """NL-20.6 to NL-20.12, NL-20.17: scan a zone; `gone` are got rid of, `then` happens if one is Infected."""
    if zone == "all":
        scan_all(t, seat)
    elif zone == "one_in_hand":
        await scan_one(t, seat, gone, then)
    else:
        place_ = FRESH[seat] if zone == "drawn" else SCANNED[seat]
        found = scan_cards(t, seat, DRAWN[seat] if zone == "drawn" else HAND[seat], place_)
        for strain in REMOVED[gone]:
            for _ in range(found.count(strain)):
                get_rid(t, seat, strain, place_)
            t.deny(strain, place_)
        if then not in ("infect", "larva", "contamination"):
            return
        if INFECTED in found:
            if gone in ("none", "not_infected"):
                t.show(INFECTED, place_, found.count(INFECTED) if gone == "not_infected" else 1)
            await suffer(t, seat, then)
        else:
            t.deny(INFECTED, place_)


async def suffer(t: Lockdown, seat: int, then: str) -> None:
    """NL-20.10, NL-20.17: what an Infected card that was found brings."""
    if then == "contamination":
        contaminate(t, seat)
    elif then in ("infect", "larva"):
        await infect(t, seat)


REMOVED: Final = {"none": (), "infected": (INFECTED,), "not_infected": (HARMLESS,), "all": (INFECTED, HARMLESS)}
"""NL-20.8: what a scan gets rid of."""


def scan_cards(t: Lockdown, seat: int, cards: int, strains: int) -> list[str]:
    """NL-20.6, NL-20.7: the Contamination cards in hand, or those just drawn; how many there are, all see."""
    count = t.piles[cards].count(CONTAMINATION)
    t.show(CONTAMINATION, cards, count)
    t.deny(CONTAMINATION, cards, count)
    for _ in range(count - len(t.piles[strains])):
        t.draw(LIVE[seat], strains)
    found = t.piles[strains][:]
    t.tell("scanned", seat, count)
    t.tell("saw-scan", found.count(INFECTED), to=(seat,))
    return found


def get_rid(t: Lockdown, seat: int, strain: str, place_: int) -> None:
    """NL-20.9: a card just scanned goes under the Contamination deck; what it was, everybody sees."""
    t.reveal(CONTAMINATION, HAND[seat] if place_ == SCANNED[seat] else DRAWN[seat])
    t.reveal(strain, place_)
    t.hide(strain, beneath(STRAINS))
    t.tell("got-rid", seat, strain)


def is_unknown(option: Any) -> Any:
    """What the others see of which card is scanned: whether it had been scanned before."""
    return option == "unknown"


async def scan_one(t: Lockdown, seat: int, gone: str, then: str) -> None:
    """NL-20.8, NL-20.9: one Contamination card in hand, of own choice, is scanned, and got rid of if it is to be."""
    known = t.piles[SCANNED[seat]]
    count = t.piles[HAND[seat]].count(CONTAMINATION)
    if not count:
        t.deny(CONTAMINATION, HAND[seat])
        return
    t.show(CONTAMINATION, HAND[seat])
    options = (*dict.fromkeys(known), *(("unknown",) if count > len(known) else ()))
    strain = await t.ask(seat, "scan-which", options, private=True, shown=is_unknown)
    if strain == "unknown":
        strain = t.draw(LIVE[seat], SCANNED[seat])
    t.tell("saw-scan", int(strain == INFECTED), to=(seat,))
    if strain in REMOVED[gone]:
        get_rid(t, seat, strain, SCANNED[seat])
    elif gone != "none" or then != "ignore":  # what comes of it tells what it is
        t.show(strain, SCANNED[seat])
    if strain == INFECTED:
        await suffer(t, seat, then)


def scan_all(t: Lockdown, seat: int) -> None:
    """NL-27.7: deck, discard pile and hand; the Infected ones go, wherever they are."""
    found = scan_cards(t, seat, HAND[seat], SCANNED[seat])
    for _ in range(found.count(INFECTED)):
        get_rid(t, seat, INFECTED, SCANNED[seat])
    t.peek(seat, LIVE[seat])
    t.peek(seat, SPENT[seat])
    for strains in (LIVE[seat], SPENT[seat]):
        for _ in range(t.piles[strains].count(INFECTED)):
            t.reveal(INFECTED, strains)
            t.hide(INFECTED, beneath(STRAINS))
            if strains == LIVE[seat]:
                t.reveal(CONTAMINATION, DECK[seat])
            else:
                pile = list(t.crew[seat].discard)
                pile.remove(CONTAMINATION)
                t.crew[seat].discard = tuple(pile)
            t.tell("got-rid", seat, INFECTED)
    for strains in (LIVE[seat], SPENT[seat], SCANNED[seat]):
        t.deny(INFECTED, strains)


async def scan_or_die(t: Lockdown, seat: int, creeper: bool) -> None:
    """NL-20.6, NL-21.22: the top Contamination card is taken and scanned in the open; an Infected one kills."""
    if not t.left(STRAINS):
        return
    strain = t.draw(STRAINS)
    t.tell("scanned-openly", seat, strain)
    t.hide(strain, SPENT[seat])
    t.crew[seat].discard += (CONTAMINATION,)
    if strain == INFECTED:
        room = t.crew[seat].room
        await die(t, seat)
        if creeper and room:
            await place(t, "creeper", room)


# -- NL-20.10 to NL-20.19: Larvae --------------------------------------------------------------------------------------


def infest(t: Lockdown, seat: int) -> None:
    """NL-19.13, NL-19.14, NL-20.18, NL-20.19: a Larva unless there is one, and a Contamination card."""
    if not t.crew[seat].larva:
        t.crew[seat].larva = True
        t.tell("larva", seat)
    contaminate(t, seat)


async def infect(t: Lockdown, seat: int) -> None:
    """NL-20.10 to NL-20.14: a Larva; or, with one already there, death and a Creeper."""
    crew = t.crew[seat]
    if not crew.larva:
        crew.larva = True
        t.tell("larva", seat)
        return
    room = crew.room
    await die(t, seat)
    if room:
        await place(t, "creeper", room)
