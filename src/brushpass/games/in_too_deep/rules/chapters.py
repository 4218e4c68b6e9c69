"""TD-21: the end of a turn, of a chapter and of the game."""

from __future__ import annotations

from typing import Final

from brushpass.engine import Outcome

from ..state import (
    BONUS,
    DATABANK,
    DILEMMA_DISCARD,
    DISPLAY,
    HAND,
    NOBODY,
    ROWS,
    SHARED,
    SUPPLY,
    TASKS,
    InTooDeep,
)
from .city import choose_criminal
from .echo import lose_dominance_of_echo
from .evidence import BAR, trigger_end
from .hooks import dominate
from .scoring import score
from .set_up import following, turn_order

LAST: Final = 3
DROUGHT: Final = 10
"""R-40: full rounds without evidence gained before the display drains."""


async def after(t: InTooDeep) -> None:
    """TD-7.2, TD-21.2, TD-21.3: the turn passes on, unless a chapter is evaluated first."""
    drain(t)
    t.stage = "begin"
    if t.trigger != NOBODY:
        if t.chapter < LAST:
            t.stage = "evaluate"
        elif not t.final:
            t.final = len(t.consoles) - 1
            t.tell("last-turns", t.final)
        else:
            t.final -= 1
            if not t.final:
                t.stage = "evaluate"
    t.active = following(t, t.active)


def drain(t: InTooDeep) -> None:
    """R-40: the dead clock."""
    over = t.dry - DROUGHT * len(t.consoles)
    if over < 0 or t.trigger != NOBODY:
        return
    if over == 0:
        t.tell("dead-clock")
    if t.piles[DISPLAY]:
        t.draw(DISPLAY, SUPPLY)
        t.tell("drained", len(t.piles[DISPLAY]))
    else:
        trigger_end(t, t.active)


def losers(t: InTooDeep) -> tuple[int, ...]:
    """TD-21.7, TD-21.8: who has the fewest folders, in turn order after whose turn triggered the end."""
    fewest = min([console.folders for console in t.consoles])
    order = turn_order(t)
    start = order.index(t.trigger) + 1
    return tuple([one for one in (*order[start:], *order[:start]) if t.consoles[one].folders == fewest])


async def evaluate(t: InTooDeep) -> None:
    """TD-21.6 to TD-21.8: step 1."""
    chapter = t.box.chapters[t.chapter - 1]
    if not any(t.folders):
        t.tell("success", t.chapter)
        for player, console in enumerate(t.consoles):
            gained = chapter.information * console.folders
            console.information += gained
            t.tell("folders-paid", player, console.folders, gained)
    else:
        t.tell("failure", t.chapter, sum(t.folders))
        for player in losers(t):
            if chapter.dominance:
                await lose_dominance(t, player, chapter.dominance)
            else:
                t.tell("penalty", player, t.consoles[player].pay(chapter.penalty))
    t.stage = "renew"


async def lose_dominance(t: InTooDeep, player: int, count: int) -> None:
    """TD-21.8, DC-41: one point after another, of tokens that are not on field 0."""
    t.tell("loses-dominance", player, count)
    for _ in range(count):
        left = [criminal for criminal, field in enumerate(t.consoles[player].dominance) if field]
        if not left:
            return
        if player == t.echo:
            await lose_dominance_of_echo(t)
        else:
            dominate(t, player, await choose_criminal(t, player, "lose", left), -1)


async def renew(t: InTooDeep) -> None:
    """TD-21.9, TD-21.10, R-46: steps 2 and 3: new tasks, folders laid out again; seen before dilemmas are stored."""
    t.stage = "store"
    if t.chapter == LAST:
        return
    for kind in t.tasks:
        t.hide(kind, TASKS)
    t.tasks = tuple([t.draw(TASKS) for _ in range(3)])
    for kinds in t.rows:
        for kind in kinds:
            t.hide(kind, SUPPLY)
    for row in ROWS:
        for kind in t.piles[row][:]:
            t.slip(kind, row, SUPPLY)
    t.rows = ((), (), ())
    t.folders = t.box.rows[t.key]
    for console in t.consoles:
        console.folders = 0
    t.tell("tasks", t.tasks)


async def store(t: InTooDeep) -> Outcome | None:
    """TD-21.11: step 4; nothing moves before all have chosen, since everybody sees how many lie where."""
    seats = [seat for seat in range(t.setup.seats) if t.piles[HAND[seat]]]
    if seats:
        chosen = await t.together({seat: choose_stored(t, seat) for seat in seats})
        for seat, cards in chosen.items():
            for card in cards:
                t.slip(card, HAND[seat], DATABANK[seat])
            put_off(t, seat)
            t.tell("stored", seat, len(cards))
    if t.echo != NOBODY and t.piles[HAND[t.echo]]:
        count = half(t, t.echo)
        for _ in range(count):
            t.draw(HAND[t.echo], DATABANK[t.echo])
        put_off(t, t.echo)
        t.tell("stored", t.echo, count)
    if t.chapter == LAST:
        return score(t)
    open_chapter(t)
    return None


def half(t: InTooDeep, player: int) -> int:
    """TD-21.11: half of the dilemmas in hand, rounded up."""
    return (len(t.piles[HAND[player]]) + 1) // 2


async def choose_stored(t: InTooDeep, seat: int) -> list[str]:
    """TD-21.11, DC-42: which to store, one after another."""
    hand, chosen = t.piles[HAND[seat]][:], []
    count = half(t, seat)
    for number in range(count):
        card = await t.ask(seat, "store", tuple(dict.fromkeys(hand)), private=True, about=(count - number,))
        hand.remove(card)
        chosen.append(card)
    return chosen


def put_off(t: InTooDeep, player: int) -> None:
    """TD-21.11: what is not stored is discarded face down."""
    for card in t.piles[HAND[player]][:]:
        t.slip(card, HAND[player], DILEMMA_DISCARD)


def open_chapter(t: InTooDeep) -> None:
    """TD-21.12 to TD-21.14: steps 5 and 6, and the next chapter."""
    filled = tuple([t.draw(SUPPLY) for _ in range(min(BAR - len(t.bar), len(t.piles[SUPPLY])))])
    t.bar += filled
    t.fill(SUPPLY, DISPLAY, t.box.display[t.key])
    turned: list[str] = []
    for bonus, field in zip(t.box.bonuses, BONUS, strict=True):
        for kind in t.piles[field][:]:
            if bonus in t.echo_fields:
                t.slip(kind, field, SHARED)
            else:
                t.reveal(kind, field)
                turned.append(kind)
    t.echo_fields = ()
    t.shared = (*t.shared, *turned)
    t.chapter += 1
    t.trigger = NOBODY
    if filled:
        t.tell("bar-filled", filled)
    t.tell("chapter", t.chapter, tuple(turned))
    t.stage = "begin"
