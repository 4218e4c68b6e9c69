"""NL-18, NL-19: Intruders are hurt, retreat, move and attack."""

from __future__ import annotations

from collections.abc import Sequence

from ..box.board import TECH
from ..state import ATTACKS, EVENTS, NOBODY, Figure, Lockdown
from .contamination import infest
from .decks import put_away, turn_up
from .effects import Deed, holds, perform
from .figures import kill, leave_board, remove, set_aside
from .markers import break_door
from .reactions import asked_for_light, redirected
from .standing import change, stands, triggered

# -- NL-18: Injuries, Retreat ------------------------------------------------------------------------------------------


def in_order(t: Lockdown, figures: Sequence[Figure]) -> list[Figure]:
    """NL-7.16, NL-18.19: Rooms in ascending number, within a Room in the order of placing."""
    rank = t.board.rank
    return sorted(figures, key=lambda figure: (rank[figure.room], figure.id))


async def injure(t: Lockdown, figure: Figure, count: int, by: int = NOBODY) -> bool:
    """NL-18.2 to NL-18.13: Injuries, then one condition check; whether it retreated. `by`: who dealt them."""
    if count <= 0 or figure not in t.figures:
        return False
    figure.injuries += count
    t.tell("injured", figure.kind, count, figure.id)
    check = t.box.kinds[figure.kind].injury_check
    if check == "dies_at_1":
        kill(t, figure)
        return False
    cards = [turn_up(t, ATTACKS, "attack") for _ in range(2 if check == "two_cards" else 1)]
    for card in cards:
        put_away(t, card, "attack")
    t.tell("checked", figure.kind, tuple(cards))
    health = [t.box.attacks[card].health for card in cards]
    if "retreat" in health:
        await retreat(t, figure)
        return True
    total = sum(int(one) for one in health)
    if by != NOBODY:
        total = max(total + change(t, by, "intruder_health", "own_attack"), 0)
    if total <= figure.injuries:
        kill(t, figure)
    elif by != NOBODY and figure.room in t.base.fires:
        steps = triggered(t, by, "self_injures_intruder_in_fire_room")
        deed = Deed(by, figure.room)
        deed.hurt = figure
        await perform(t, steps, deed)
        return bool(steps)
    return False


async def retreat(t: Lockdown, figure: Figure) -> None:
    """NL-18.14 to NL-18.18: by the numbers of the next Event card."""
    card = turn_up(t, EVENTS, "event")
    if not card:
        return
    put_away(t, card, "event")
    t.tell("retreats", figure.kind, card)
    for number in t.box.events[card].corridors:
        if figure not in t.figures or not step_by(t, figure, number):
            break


def step_by(t: Lockdown, figure: Figure, number: int) -> bool:
    """NL-7.23, NL-7.26 to NL-7.31: one step of an Intruder by a number; whether it may make another one."""
    if figure.room in t.board.crossroads:  # NL-37.18
        return True
    way = t.board.numbered.get((figure.room, number), "")
    return not way or step_through(t, figure, way)


def step_through(t: Lockdown, figure: Figure, way: str) -> bool:
    """NL-7.26, NL-7.30, NL-13.7, NL-14.28, NL-37.18: one step through a Corridor; whether it may make another one."""
    if way == TECH or way in t.board.areas:
        leave_board(t, figure)
        return False
    if t.closed(way):
        break_door(t, way)
        return False
    figure.room = t.board.beyond[figure.room, way]
    t.tell("intruder-moved", figure.kind, figure.room, figure.id)
    return not t.here(figure.room)


# -- NL-19: Attacks ----------------------------------------------------------------------------------------------------


def prey(t: Lockdown, room: str, among: Sequence[int] | None = None) -> int:
    """NL-19.5: the fewest cards, then turn order; NOBODY: nobody is there."""
    there = [seat for seat in t.here(room) if among is None or seat in among]
    return min(there, key=t.cards) if there else NOBODY


async def attack(t: Lockdown, figure: Figure, seat: int, cause: str) -> bool:
    """NL-19.7 to NL-19.15: whether the Intruder follows (NL-18.27)."""
    meant, seat = seat, await redirected(t, seat)
    if seat != meant:  # who is attacked instead does not escape
        cause = "card"
    if figure not in t.figures or t.crew[seat].dead:
        return False
    if t.box.kinds[figure.kind].attack == "infest":
        remove(t, figure)
        if figure.token:
            set_aside(t, figure.token)
        t.tell("larva-attack", seat, figure.id)
        infest(t, seat)
        return False
    card = turn_up(t, ATTACKS, "attack")
    put_away(t, card, "attack")
    entry = t.box.attacks[card]
    deed = Deed(seat, t.crew[seat].room, cause, figure)
    deed.card = card
    hits = figure.kind in entry.symbols and not misses(t, seat, deed)
    t.tell("attack", figure.kind, seat, card, "hit" if hits else "miss", figure.id)
    if not hits:
        return False
    await perform(t, entry.effect, deed)
    if entry.dark_effect and not t.crew[seat].dead and t.dark(seat) and not ignored(t, seat, card, figure.kind):
        if not await asked_for_light(t, seat):
            await perform(t, entry.dark_effect, deed)
    return deed.follows and not stands(t, seat, "cannot_be_followed")


def misses(t: Lockdown, seat: int, deed: Deed) -> bool:
    """NL-22.12: an Attack misses by a Weakness, judged by the card that was revealed."""
    return any(holds(t, step["condition"], deed) for step in stands(t, seat, "attack_misses_if"))


def ignored(t: Lockdown, seat: int, card: str, kind: str) -> bool:
    """NL-22.12: a Weakness takes away the Darkness effect of a card, all its copies."""
    name = card.rpartition("_")[0]
    return any(
        step.get("attack") == name and step.get("attacker") == kind for step in stands(t, seat, "ignore_dark_effect")
    )


async def attack_without_figure(t: Lockdown, kind: str, seat: int, darkness: bool) -> None:
    """NL-19.16, NL-26.8: an Attack card resolved as one of a kind; parts that need the figure do nothing."""
    card = turn_up(t, ATTACKS, "attack")
    put_away(t, card, "attack")
    entry = t.box.attacks[card]
    hits = kind in entry.symbols
    t.tell("attack", kind, seat, card, "hit" if hits else "miss", NOBODY)
    if hits:
        deed = Deed(seat, t.crew[seat].room, "card")
        await perform(t, entry.effect, deed)
        if darkness and not t.crew[seat].dead and not ignored(t, seat, card, kind):
            await perform(t, entry.dark_effect, deed)
