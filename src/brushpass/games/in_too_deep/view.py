"""What a seat may know of a table (TD-25): built from nothing, as a struct."""

from __future__ import annotations

import msgspec

from .state import (
    BESIDE,
    BONUS,
    CRIMES,
    DATABANK,
    DECKS,
    DILEMMA_DISCARD,
    DILEMMAS,
    DISPLAY,
    ECHO_DECK,
    HAND,
    MEMORY,
    NOBODY,
    ROWS,
    SHARED,
    SORTS,
    STASH,
    SUPPLY,
    SUPPORT,
    City,
    InTooDeep,
)


class ConsoleView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    hooks: tuple[str, ...]
    """The hooked criminals, by port from the top."""
    dominance: dict[str, int]
    """The field of every criminal's token."""
    information: int
    tolerance: int
    folders: int
    supports: tuple[str, ...]
    memory: int
    """How many pieces of evidence; likewise the stash, the dilemmas in hand and the databank."""
    stash: int
    hand: int
    databank: int
    crimes: tuple[str, ...]
    """The decks that the crimes in hand are from."""
    beside: tuple[str, ...]
    """The decks that the crimes beside the console are from."""


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """What only its owner sees, and everybody when a match is over."""

    crimes: tuple[str, ...]
    memory: tuple[str, ...]
    stash: tuple[str, ...]
    hand: tuple[str, ...]
    """The dilemmas."""
    databank: tuple[str, ...]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody sees before a match is over."""

    display: tuple[str, ...]
    bonus: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[str, ...], ...]
    """Echo's evidence on the rows."""
    shared: tuple[str, ...]
    """Her evidence in the shared stash."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: int | None
    stage: str
    city: City
    """A copy, on which whoever likes may try moves out."""
    consoles: tuple[ConsoleView, ...]
    """By seat; with Echo hers comes last."""
    secrets: tuple[Secret | None, ...]
    """By seat; None: not to be seen."""
    opened: Opened | None
    echo: int
    """Echo's number, or NOBODY."""
    lock: int
    """The criminal whose hook is locked, or NOBODY."""
    lines: tuple[str, ...]
    story: tuple[str, ...]
    bar: tuple[str, ...]
    tasks: tuple[str, ...]
    folders: tuple[int, ...]
    """The folders left on each row."""
    rows: tuple[tuple[str, ...], ...]
    """The evidence on each row, as far as it lies face up."""
    face_down: tuple[int, ...]
    """How many lie face down on each row."""
    bonus: tuple[bool, ...]
    """Whether a bonus field is taken."""
    shared: tuple[str, ...]
    shared_face_down: int
    offer: tuple[str, ...]
    offered: tuple[int, ...]
    supports_left: int
    support_discard: tuple[str, ...]
    petty_discard: tuple[str, ...]
    display: int
    supply: int
    decks: dict[str, int]
    """How many crimes can be drawn, by deck."""
    dilemmas: int
    dilemma_discard: int
    chapter: int
    trigger: int
    final: int
    first: int
    active: int
    turns: int
    dry: int
    unhooked: bool
    actions: int
    crushed: bool
    foreseen: bool
    through: bool
    handled: int
    letters: tuple[int, ...]
    progress: int
    marked: int
    echo_card: str
    echo_cards: int
    """How many Echo cards are left in her deck."""


def view(t: InTooDeep, seat: int | None, over: bool) -> View:
    """TD-25: everything in the open, the numbers of what is hidden, and the seat's own."""
    players = range(len(t.consoles))
    return View(
        seat=seat,
        stage=t.stage,
        city=t.city.copy(),
        consoles=tuple([console_view(t, player) for player in players]),
        secrets=tuple([secret(t, player) if over or player == seat else None for player in players]),
        opened=opened(t) if over else None,
        echo=t.echo,
        lock=t.lock,
        lines=t.lines,
        story=t.story,
        bar=t.bar,
        tasks=t.tasks,
        folders=t.folders,
        rows=t.rows,
        face_down=tuple([len(t.piles[row]) for row in ROWS]),
        bonus=tuple([bool(t.piles[field]) for field in BONUS]),
        shared=t.shared,
        shared_face_down=len(t.piles[SHARED]),
        offer=t.offer,
        offered=t.offered,
        supports_left=len(t.piles[SUPPORT]),
        support_discard=t.support_discard,
        petty_discard=t.petty_discard,
        display=len(t.piles[DISPLAY]),
        supply=len(t.piles[SUPPLY]),
        decks={sort: t.left(deck) for sort, deck in DECKS.items()},
        dilemmas=len(t.piles[DILEMMAS]),
        dilemma_discard=len(t.piles[DILEMMA_DISCARD]),
        chapter=t.chapter,
        trigger=t.trigger,
        final=t.final,
        first=t.first,
        active=t.active,
        turns=t.turns,
        dry=t.dry,
        unhooked=t.unhooked,
        actions=t.actions,
        crushed=t.crushed,
        foreseen=t.foreseen,
        through=t.through,
        handled=t.handled,
        letters=t.letters,
        progress=t.progress,
        marked=t.marked if t.echo != NOBODY else NOBODY,
        echo_card=t.echo_card,
        echo_cards=len(t.piles[ECHO_DECK]),
    )


def console_view(t: InTooDeep, player: int) -> ConsoleView:
    """The open half of a console, and how much lies in the other."""
    console, names, piles = t.consoles[player], t.city.names, t.piles
    return ConsoleView(
        hooks=tuple([names[criminal] for criminal in console.hooks]),
        dominance=dict(zip(names, console.dominance, strict=False)),
        information=console.information,
        tolerance=console.tolerance,
        folders=console.folders,
        supports=console.supports,
        memory=len(piles[MEMORY[player]]),
        stash=len(piles[STASH[player]]),
        hand=len(piles[HAND[player]]),
        databank=len(piles[DATABANK[player]]),
        crimes=tuple([sort for sort in SORTS for _ in piles[CRIMES[sort][player]]]),
        beside=tuple([sort for sort in SORTS for _ in piles[BESIDE[sort][player]]]),
    )


def secret(t: InTooDeep, player: int) -> Secret:
    """What a player sees of their own."""
    piles = t.piles
    return Secret(
        crimes=tuple([card for sort in SORTS for card in piles[CRIMES[sort][player]]]),
        memory=tuple(piles[MEMORY[player]]),
        stash=tuple(piles[STASH[player]]),
        hand=tuple(piles[HAND[player]]),
        databank=tuple(piles[DATABANK[player]]),
    )


def opened(t: InTooDeep) -> Opened:
    """What lay face down in the middle."""
    piles = t.piles
    return Opened(
        display=tuple(piles[DISPLAY]),
        bonus=tuple([tuple(piles[field]) for field in BONUS]),
        rows=tuple([tuple(piles[row]) for row in ROWS]),
        shared=tuple(piles[SHARED]),
    )
