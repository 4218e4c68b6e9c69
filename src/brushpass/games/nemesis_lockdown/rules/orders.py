"""NL-26.5, NL-26.36, NL-27.25 to NL-27.28, NL-28.6, NL-32, NL-36.7: Contingencies, the Alert, and looking."""

from __future__ import annotations

from ..state import CSS, CSS_BAG, GLANCE, NOBODY, OBJECTIVES, ORDERS, POOL, TILE_BAGS, Lockdown
from .selecting import EVERYTHING

ENOUGH = "enough"

# -- NL-32.1 to NL-32.10: Contingencies --------------------------------------------------------------------------------


def order_sources(t: Lockdown, seat: int, room: str, of: str) -> tuple[int, ...]:
    """NL-26.5, NL-26.6, NL-32.7: whose tokens may be looked at; NOBODY: the Neutral Pool's."""
    players = [other for other in range(t.setup.seats) if other != seat and t.piles[ORDERS[other]]]
    pool = [NOBODY] if t.piles[POOL] else []
    if of == "neutral_pool":
        return tuple(pool)
    if of == "any_not_active":
        return (*pool, *players)
    if of == "other_player_in_same_section":
        section = t.board.section[room]
        return tuple([one for one in players if section and t.board.section.get(t.crew[one].room) == section])
    return tuple(players)


async def look_at_orders(t: Lockdown, seat: int, room: str, of: str, count: int) -> None:
    """NL-26.5, NL-32.6, NL-32.7, NL-32.9, NL-40.31: all of a player, or some picked blindly."""
    options = order_sources(t, seat, room, of)
    if not options:
        return
    if t.allied:
        for _ in range(count):
            open_order(t)
        return
    source = await t.ask(seat, "whose-order", options) if len(options) > 1 else options[0]
    place = POOL if source == NOBODY else ORDERS[source]
    if count >= min(EVERYTHING, len(t.piles[place])):
        seen = t.peek(seat, place)
    else:
        seen = [t.draw(place, GLANCE[seat]) for _ in range(count)]
        for token in seen:
            t.slip(token, GLANCE[seat], place)
    t.tell("saw-orders", source, tuple(seen), to=(seat,))
    t.tell("looked-at-orders", seat, source)


def take_order(t: Lockdown, seat: int) -> None:
    """NL-28.6, NL-36.7."""
    if t.allied:
        open_order(t)
    elif t.piles[POOL]:
        t.draw(POOL, ORDERS[seat])
        t.tell("took-order", seat)


def open_order(t: Lockdown) -> None:
    """NL-36.6, NL-36.7: in full co-operation a token of the Neutral Pool is turned up for all."""
    if t.piles[POOL]:
        t.open_orders = (*t.open_orders, t.draw(POOL))
        t.tell("order-opened", t.open_orders[-1])


# -- NL-32.12 to NL-32.16: the Alert -----------------------------------------------------------------------------------


def start_alert(t: Lockdown) -> None:
    """NL-32.12, NL-32.13, NL-32.15."""
    if t.clock.alert == NOBODY:
        t.clock.alert = t.clock.slot // 2
        t.tell("alert", t.clock.alert)


# -- NL-26.36, NL-27.25, NL-39.17: looking -----------------------------------------------------------------------------


def senders(t: Lockdown, seat: int) -> tuple[int, ...]:
    """NL-26.37: the other players, not dead, whose Signal is marked and who have an Objective of their own."""
    others = [(other, crew) for other, crew in enumerate(t.crew) if other != seat and crew.goals]
    return tuple([other for other, crew in others if crew.signal and not crew.dead])


async def see_objectives(t: Lockdown, seat: int) -> None:
    """NL-26.36, NL-40.37: the cards themselves, to one viewer."""
    options = senders(t, seat)
    if not options:
        return
    other = await t.ask(seat, "whose-objective", options)
    for deck in dict.fromkeys(t.crew[other].goals):
        for card in t.peek(seat, OBJECTIVES[deck][other]):
            t.tell("saw-objective", other, card, to=(seat,))
    t.tell("checked-objectives", seat, other)


async def look_at_css(t: Lockdown, seat: int) -> int:
    """NL-27.25, NL-40.41: a token is decided when it is first looked at; which one was looked at, or NOBODY."""
    options = tuple([slot for slot in t.clock.css if slot])
    if not options:
        return NOBODY
    slot = await t.ask(seat, "which-css", options)
    at = t.clock.css.index(slot)
    if not t.piles[CSS[at]]:
        t.draw(CSS_BAG, CSS[at])
    t.tell("saw-css", slot, t.peek(seat, CSS[at])[0], to=(seat,))
    t.tell("looked-at-css", seat, slot)
    return at


async def move_css(t: Lockdown, seat: int, at: int) -> None:
    """NL-27.26 to NL-27.28, NL-40.41: one slot forward or back, or not at all."""
    slot = t.clock.css[at]
    if slot == t.clock.slot:
        return
    free = [to for to in (slot + 1, slot - 1) if 1 <= to <= t.clock.slot and to not in t.clock.css]
    to = await t.ask(seat, "move-css", (slot, *free), about=(slot,))
    t.clock.css = tuple([to if number == at else one for number, one in enumerate(t.clock.css)])
    if to != slot:
        t.tell("moved-css", seat, slot, to)


def hidden_rooms(t: Lockdown) -> tuple[str, ...]:
    """The Rooms whose tiles lie face down."""
    return tuple([room for room in t.board.rooms if t.board.slot[room] in TILE_BAGS and not t.tile(room)])


async def look_at_rooms(t: Lockdown, seat: int, count: int, tokens: bool) -> None:
    """NL-39.17: unexplored tiles of own choice; one is decided when it is first looked at."""
    for number in range(count):
        rooms = hidden_rooms(t)
        if not rooms:
            return
        room = await t.ask(seat, "which-tile", rooms if number == 0 else (ENOUGH, *rooms))
        if room == ENOUGH:
            return
        place = t.tile_place(room)
        if not t.piles[place]:
            t.draw(TILE_BAGS[t.board.slot[room]], place)
        t.tell("saw-tile", room, t.peek(seat, place)[0], to=(seat,))
        if tokens:
            place = t.token_place(room)
            if not t.piles[place]:
                t.draw(t.token_bag(room), place)
            t.tell("saw-token", room, t.peek(seat, place)[0], to=(seat,))
        t.tell("looked-at-room", seat, room)
