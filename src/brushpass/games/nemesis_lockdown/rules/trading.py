"""NL-9.12 to NL-9.17: Trade, among all Characters in a Room.

The active player makes up a deal of one or more transfers; it comes about as a whole if everybody agrees who gives or
gets anything, else not at all, and another one can be proposed. What is hidden is called by its back: which Item it is
its owner says, and whoever is to get it sees it.
"""

from __future__ import annotations

from typing import Any, Final

from ..box.box import COLOURS
from ..state import INVENTORY, Lockdown, Thing
from .items import DECLINE, filling, let_go, slots

DONE: Final = "done"
STOP: Final = "stop"
OPEN: Final = "open"
HIDDEN: Final = "hidden"
Transfer = tuple[str, int, int, str]
"""Openly or hidden, who gives, who gets, and the name of the thing or the colour of its back."""


class Deal:
    """What is proposed."""

    def __init__(self) -> None:
        self.transfers: list[Transfer] = []
        self.items: dict[int, str] = {}
        """Of the hidden transfers by their number: which Item it is."""
        self.drops: dict[int, list[str]] = {}
        """What somebody drops to make room."""

    def promised(self, seat: int, how: str, what: str) -> int:
        """How many of these somebody gives away already."""
        return sum((one[0], one[1], one[3]) == (how, seat, what) for one in self.transfers)


def tradable(t: Lockdown, seat: int) -> bool:
    """NL-9.12: whether somebody else is here, and anybody has anything."""
    there = t.here(t.crew[seat].room)
    return len(there) > 1 and any(
        t.crew[one].things or any(t.piles[INVENTORY[colour][one]] for colour in COLOURS) for one in there
    )


async def trade(t: Lockdown, seat: int) -> None:
    """NL-9.12, NL-9.13, NL-40.15: propose until a deal is struck or the active player has had enough."""
    shown: list[tuple[int, str]] = []
    while True:
        deal = Deal()
        while True:
            options: list[Any] = [STOP, *((DONE,) if deal.transfers else ()), *transfers(t, seat, deal)]
            options += [("show", *one) for one in showable(t, seat, shown)]
            chosen: Any = await t.ask(seat, "trade", tuple(options), about=(tuple(deal.transfers),))
            if chosen == STOP:
                return
            if chosen == DONE:
                break
            if chosen[0] == "show":
                await show(t, seat, chosen[1], chosen[2], shown)
                continue
            deal.transfers.append(chosen)
            if chosen[0] == HIDDEN and chosen[1] == seat:
                await name_item(t, deal, len(deal.transfers) - 1, may_decline=False)
        if await agreed(t, seat, deal):
            carry_out(t, deal)
            return


def transfers(t: Lockdown, seat: int, deal: Deal) -> list[Transfer]:
    """NL-9.12, NL-9.15, NL-24.12: everything that can still change hands; bound things go together."""
    there = t.here(t.crew[seat].room)
    found: list[Transfer] = []
    for giver in there:
        things = [thing.name for thing in t.crew[giver].things]
        names = [name for name in dict.fromkeys(things) if things.count(name) > deal.promised(giver, OPEN, name)]
        backs = [back for back in COLOURS if len(t.piles[INVENTORY[back][giver]]) > deal.promised(giver, HIDDEN, back)]
        for getter in there:
            if getter != giver:
                found += [(OPEN, giver, getter, name) for name in names]
                found += [(HIDDEN, giver, getter, back) for back in backs]
    return found


async def name_item(t: Lockdown, deal: Deal, number: int, may_decline: bool) -> bool:
    """NL-39.12: which hidden Item it is, its owner says; whoever is to get it sees it."""
    _, giver, getter, colour = deal.transfers[number]
    left = t.piles[INVENTORY[colour][giver]][:]
    for other, item in deal.items.items():
        if deal.transfers[other][1] == giver and deal.transfers[other][3] == colour:
            left.remove(item)
    options = (*((DECLINE,) if may_decline else ()), *dict.fromkeys(left))
    item = await t.ask(giver, "give-what", options, private=True, shown=refusal, to=(getter,))
    if item == DECLINE:
        return False
    named = [one for other, one in deal.items.items() if deal.transfers[other][1:] == (giver, getter, colour)]
    t.show(item, INVENTORY[colour][giver], named.count(item) + 1, to=(getter,))
    t.tell("saw-item", giver, item, to=(getter,))
    deal.items[number] = item
    return True


def refusal(option: Any) -> Any:
    """What the others see of the answer: whether anything is given."""
    return option == DECLINE


# -- NL-9.14: showing --------------------------------------------------------------------------------------------------


def showable(t: Lockdown, seat: int, shown: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """NL-40.17: to whom an Item of which back can still be shown."""
    others = [other for other in t.here(t.crew[seat].room) if other != seat]
    backs = [back for back in COLOURS if t.piles[INVENTORY[back][seat]]]
    return [(other, back) for other in others for back in backs if (other, back) not in shown]


async def show(t: Lockdown, seat: int, other: int, back: str, shown: list[tuple[int, str]]) -> None:
    """NL-9.14, NL-39.12: one hidden Item to one of the others."""
    pile = t.piles[INVENTORY[back][seat]]
    item = await t.ask(seat, "show-what", tuple(dict.fromkeys(pile)), private=True, to=(other,))
    t.show(item, INVENTORY[back][seat], to=(other,))
    t.tell("saw-item", seat, item, to=(other,))
    t.tell("showed", seat, other, back)
    shown.append((other, back))


# -- NL-9.12, NL-9.17: agreeing ----------------------------------------------------------------------------------------


async def agreed(t: Lockdown, seat: int, deal: Deal) -> bool:
    """NL-9.12, NL-40.16: hidden Items are chosen by their owners, then everybody who gets or openly gives is asked."""
    blind = False
    for number, (how, giver, getter, _) in enumerate(deal.transfers):
        if how == HIDDEN and giver != seat:
            if not await name_item(t, deal, number, may_decline=True):
                t.tell("refused", giver)
                return False
            blind = blind or getter == seat
    for one in t.clockwise(seat):
        concerned = any(one == getter or (how, giver) == (OPEN, one) for how, giver, getter, _ in deal.transfers)
        if concerned and not await accepts(t, one, deal, asked=one != seat or blind):
            t.tell("refused", one)
            return False
    return True


async def accepts(t: Lockdown, seat: int, deal: Deal, asked: bool) -> bool:
    """NL-9.14, NL-9.17, NL-40.14, NL-40.17: one of those concerned; they may show Items, and drop what does not fit."""
    mine = holdings(t, deal)[seat]
    missing = len(filling(t, mine)) - slots(t, seat)
    own = [thing.name for thing in filling(t, mine) if any(thing is one for one in t.crew[seat].things)]
    accepted = missing <= len(own)
    shown: list[tuple[int, str]] = []
    while asked:
        options: list[Any] = ["no", *(("yes",) if accepted else ())]
        options += [("show", *one) for one in showable(t, seat, shown)]
        answer: Any = await t.ask(seat, "accept", tuple(options), about=(tuple(deal.transfers),))
        if answer in ("yes", "no"):
            asked, accepted = False, answer == "yes"
        else:
            await show(t, seat, answer[1], answer[2], shown)
    deal.drops[seat] = []
    while accepted and len(deal.drops[seat]) < missing:
        gone = await t.ask(seat, "trade-room", (DECLINE, *dict.fromkeys(own)))
        if gone == DECLINE:
            return False
        own.remove(gone)
        deal.drops[seat].append(gone)
    return accepted


def holdings(t: Lockdown, deal: Deal) -> dict[int, list[Thing]]:
    """NL-9.16, NL-24.12, NL-24.23: what would lie openly with whom; bound things go together, with all they hold."""
    after = {seat: list(crew.things) for seat, crew in enumerate(t.crew)}
    moving: list[tuple[int, Thing]] = []
    for how, giver, getter, name in deal.transfers:
        thing = next((one for one in after[giver] if one.name == name), None) if how == OPEN else None
        if thing is not None:  # else it went with what it is bound to
            pair = [one for one in after[giver] if one is thing or (thing.bound and one.bound == thing.bound)]
            after[giver] = [one for one in after[giver] if not any(one is other for other in pair)]
            moving += [(getter, one) for one in pair]
    for getter, thing in moving:
        after[getter].append(thing)
    return after


def carry_out(t: Lockdown, deal: Deal) -> None:
    """NL-9.12, NL-9.17: all at once, after what somebody drops for it."""
    for seat, names in deal.drops.items():
        for name in names:
            let_go(t, seat, name)
    for seat, things in holdings(t, deal).items():
        t.crew[seat].things = things
    for number, (how, giver, getter, what) in enumerate(deal.transfers):
        if how == HIDDEN:
            t.slip(deal.items[number], INVENTORY[what][giver], INVENTORY[what][getter])
            t.tell("gave", giver, getter, what)
        else:
            t.tell("handed", giver, getter, what)
