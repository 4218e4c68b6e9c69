"""NL-15.5, NL-18.9, NL-18.21 to NL-18.29, NL-30.2 to NL-30.4: Intruder tokens and figures, and the First Encounter."""

from __future__ import annotations

from ..box.box import GOALS, SHARED
from ..state import NUMBERS, OBJECTIVES, UNUSED, Figure, Lockdown
from .items import put_object

# -- the bag -----------------------------------------------------------------------------------------------------------


def draw_token(t: Lockdown) -> str:
    """NL-7.37, NL-15.5: a token whose number is known only now, unless it has been out before; empty: none is left."""
    bag = t.bag
    kinds = [kind for kind, count in bag.inside.items() for _ in range(count)]
    total = len(kinds) + len(bag.inside_seen)
    if not total:
        return ""
    at = t.below(total)
    if at < len(kinds):
        bag.inside[kinds[at]] -= 1
        return t.draw(NUMBERS[kinds[at]])
    at -= len(kinds)
    token = bag.inside_seen[at]
    bag.inside_seen = (*bag.inside_seen[:at], *bag.inside_seen[at + 1 :])
    return token


def put_back(t: Lockdown, token: str) -> None:
    """A token into the bag."""
    t.bag.inside_seen = tuple(sorted([*t.bag.inside_seen, token]))


def set_aside(t: Lockdown, token: str) -> None:
    """NL-18.10: a token out of the bag."""
    t.bag.aside_seen = tuple(sorted([*t.bag.aside_seen, token]))


def add_to_bag(t: Lockdown, kind: str) -> None:
    """NL-7.38, NL-7.48, NL-18.25: one set-aside token of a kind, any of them, if there is one."""
    bag = t.bag
    known = [token for token in bag.aside_seen if t.box.tokens[token].kind == kind]
    total = bag.aside[kind] + len(known)
    if not total:
        return
    at = t.below(total)
    if at < len(known):
        bag.aside_seen = tuple([token for token in bag.aside_seen if token != known[at]])
        put_back(t, known[at])
    else:
        bag.aside[kind] -= 1
        bag.inside[kind] += 1


# -- figures -----------------------------------------------------------------------------------------------------------


async def place(t: Lockdown, kind: str, room: str, token: str = "") -> Figure | None:
    """NL-15.6, NL-18.21 to NL-18.24, NL-18.26: a figure on the board; None: there is none to place.

    Without a token it is put down directly by a card (NL-18.29).
    """
    if kind == "queen" and t.lab.queen_killed:
        return None
    if not free(t, kind):
        for figure in [one for one in t.figures if one.kind == kind and not t.here(one.room)]:
            leave_board(t, figure)
        if not free(t, kind):
            return None
    figure = Figure(id=t.made, kind=kind, room=room, token=token)
    t.made += 1
    t.figures.append(figure)
    t.tell("appeared", kind, room, figure.id)
    if t.made == 1:
        await first_encounter(t)
    return figure


def free(t: Lockdown, kind: str) -> bool:
    """NL-18.22, NL-18.24: whether a figure of a kind is left; a Larva on a Character board is one that is used."""
    used = sum(figure.kind == kind for figure in t.figures)
    if t.box.kinds[kind].attack == "infest":
        used += sum(crew.larva for crew in t.crew)
    return used < t.box.figures[kind]


def remove(t: Lockdown, figure: Figure) -> None:
    """Take a figure from the board."""
    t.figures = [other for other in t.figures if other.id != figure.id]


def leave_board(t: Lockdown, figure: Figure) -> None:
    """NL-13.7, NL-18.25: from the board; its token goes back into the bag."""
    remove(t, figure)
    t.tell("left-board", figure.kind, figure.room, figure.id)
    if figure.token:
        put_back(t, figure.token)
    else:
        add_to_bag(t, figure.kind)


def kill(t: Lockdown, figure: Figure) -> None:
    """NL-18.3, NL-18.9, NL-18.10, NL-18.26."""
    remove(t, figure)
    if figure.token:
        set_aside(t, figure.token)
    if t.box.kinds[figure.kind].carcass:
        put_object(t, figure.room, "carcass")
    if figure.kind == "queen":
        t.lab.queen_killed = True
    t.tell("killed", figure.kind, figure.room, figure.id)


# -- NL-30.2 to NL-30.4: the First Encounter ---------------------------------------------------------------------------


async def first_encounter(t: Lockdown) -> None:
    """NL-30.2 to NL-30.4, NL-35.3, NL-36.3: every player not dead keeps one Objective, all at the same time."""
    if not t.allied:
        t.tell("first-encounter")
        await keep_objectives(t, t.living())


async def keep_objectives(t: Lockdown, seats: list[int]) -> None:
    """NL-30.4, NL-34.2: whoever of these still holds two keeps one; the other leaves the game unseen."""
    choosing = [seat for seat in seats if len(t.crew[seat].goals) == 2]
    if not choosing:
        return
    if t.setup.mode == "solo":
        await keep_card(t, choosing[0])
        return
    kept = await t.together({seat: t.ask(seat, "keep-objective", GOALS) for seat in choosing})
    for seat, deck in kept.items():
        for other in GOALS:
            if other != deck:
                for card in t.piles[OBJECTIVES[other][seat]][:]:
                    t.slip(card, OBJECTIVES[other][seat], UNUSED[other])
        t.crew[seat].goals = (deck,)
        t.tell("kept", seat, deck)


async def keep_card(t: Lockdown, seat: int) -> None:
    """NL-36.17: alone, one of two cards of the same deck."""
    mine = OBJECTIVES[SHARED][seat]
    kept = await t.ask(seat, "keep-objective", tuple(t.piles[mine]), private=True)
    for card in t.piles[mine][:]:
        if card != kept:
            t.slip(card, mine, UNUSED[SHARED])
    t.crew[seat].goals = (SHARED,)
    t.tell("kept", seat, SHARED)
