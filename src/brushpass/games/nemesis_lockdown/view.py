"""What a seat may know of a table (NL-39): built from nothing, as a struct."""

from __future__ import annotations

import msgspec

from .box.box import COLOURS
from .state import (
    ACTIVE,
    ATTACKS,
    DECK,
    DRAWN,
    EVENTS,
    FRESH,
    HAND,
    INVENTORY,
    ITEMS,
    OBJECTIVES,
    ORDERS,
    POOL,
    SCANNED,
    STRAINS,
    WOUNDS,
    Bag,
    Base,
    Clock,
    Crew,
    Figure,
    Laboratory,
    Lockdown,
)


class Sizes(msgspec.Struct, frozen=True, kw_only=True):
    """NL-35.7, NL-39.1, NL-39.8, NL-39.12: how much somebody has that others do not see."""

    hand: int
    deck: int
    scanned: int
    """The Contamination cards in hand that have been scanned there."""
    orders: int
    inventory: dict[str, int]
    """By the colour of the backs."""


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """What only its owner sees, and everybody when a match is over."""

    hand: tuple[str, ...]
    """With what has just been drawn by an effect."""
    scanned: tuple[str, ...]
    """What the scanned Contamination cards in hand are."""
    inventory: dict[str, tuple[str, ...]]
    objectives: tuple[str, ...]
    orders: tuple[str, ...]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody sees before a match is over."""

    active: tuple[str, ...]
    """The Active Contingency, unless it has been revealed."""
    pool: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat (None: a spectator) sees it. Records are copies, which whoever likes may change."""

    seat: int | None
    board: str
    """NL-3.1: the side of the board."""
    stage: str
    round: int
    first: int
    active: int
    acted: int
    quiet: tuple[int, ...]
    crew: tuple[Crew, ...]
    """By seat: all that lies in the open."""
    sizes: tuple[Sizes, ...]
    secrets: tuple[Secret | None, ...]
    """By seat; None: not to be seen."""
    opened: Opened | None
    figures: tuple[Figure, ...]
    base: Base
    clock: Clock
    lab: Laboratory
    bag: Bag
    discards: dict[str, tuple[str, ...]]
    decks: dict[str, int]
    """How many cards are left: event, attack, wound, contamination and the Item decks."""
    pool: int
    """How many tokens lie face down in the Neutral Pool."""
    open_orders: tuple[str, ...]
    """Those of them that lie face up."""
    shared: tuple[str, ...]
    """The Objectives of all together."""


def view(t: Lockdown, seat: int | None, over: bool) -> View:
    """NL-39.31: everything in the open, the numbers of what is hidden, and the seat's own."""
    seats = range(t.setup.seats)
    return View(
        seat=seat,
        board=t.board.id,
        stage=t.stage,
        round=t.round,
        first=t.first,
        active=t.active,
        acted=t.acted,
        quiet=t.quiet,
        crew=tuple([crew.copy() for crew in t.crew]),
        sizes=tuple([sizes(t, one) for one in seats]),
        secrets=tuple([secret(t, one) if over or one == seat else None for one in seats]),
        opened=Opened(active=tuple(t.piles[ACTIVE]), pool=tuple(t.piles[POOL])) if over else None,
        figures=tuple([figure.copy() for figure in t.figures]),
        base=t.base.copy(),
        clock=t.clock.copy(),
        lab=t.lab.copy(),
        bag=t.bag.copy(),
        discards=dict(t.discards),
        decks={
            "event": len(t.piles[EVENTS]),
            "attack": len(t.piles[ATTACKS]),
            "wound": len(t.piles[WOUNDS]),
            "contamination": t.left(STRAINS),
            **{colour: t.left(ITEMS[colour]) for colour in COLOURS},
        },
        pool=len(t.piles[POOL]),
        open_orders=t.open_orders,
        shared=t.shared,
    )


def sizes(t: Lockdown, seat: int) -> Sizes:
    """What everybody can count."""
    piles = t.piles
    return Sizes(
        hand=len(piles[HAND[seat]]) + len(piles[DRAWN[seat]]),
        deck=len(piles[DECK[seat]]),
        scanned=len(piles[SCANNED[seat]]) + len(piles[FRESH[seat]]),
        orders=len(piles[ORDERS[seat]]),
        inventory={colour: len(piles[INVENTORY[colour][seat]]) for colour in COLOURS},
    )


def secret(t: Lockdown, seat: int) -> Secret:
    """What a player sees of their own."""
    piles, decks = t.piles, dict.fromkeys(t.crew[seat].goals)
    return Secret(
        hand=tuple(sorted([*piles[HAND[seat]], *piles[DRAWN[seat]]])),
        scanned=tuple(sorted([*piles[SCANNED[seat]], *piles[FRESH[seat]]])),
        inventory={colour: tuple(piles[INVENTORY[colour][seat]]) for colour in COLOURS},
        objectives=tuple([card for deck in decks for card in piles[OBJECTIVES[deck][seat]]]),
        orders=tuple(piles[ORDERS[seat]]),
    )
