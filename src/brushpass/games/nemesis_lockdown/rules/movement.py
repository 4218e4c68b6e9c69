"""NL-11, NL-13, NL-17, NL-37.24 to NL-37.26: Movement, exploration, Escape, Technical Corridors and Paths."""

from __future__ import annotations

from typing import Final

from ..box.box import COLOURS
from ..state import NOBODY, TILE_BAGS, Figure, Lockdown
from .effects import Deed, perform
from .intruders import attack
from .items import find_item
from .markers import add_noise, break_down, close_door, set_fire
from .noise import danger, noise_roll
from .open import Open
from .standing import change, immune
from .surface import surface_card

MARS_CARD: Final = "mars_card"
ITEM: Final = {f"{colour}_item": colour for colour in COLOURS}
"""NL-37.19, NL-37.23: the effects of Surface Exploration tokens alone."""


def ways_out(t: Lockdown, room: str) -> tuple[str, ...]:
    """NL-11.3, NL-11.4, NL-37.7: the neighbouring Rooms that can be entered."""
    board = t.board
    near = [board.beyond[room, way] for way in board.ways_of[room] if not t.closed(way)]
    return tuple(dict.fromkeys([*near, *board.trails(room)]))


def limp(t: Open, seat: int) -> int:
    """What the first Movement of a round costs more."""
    crew = t.crew[seat]
    return change(t, seat, "move_cost", "first_move_of_first_turn") if crew.turns == 1 and not crew.moved else 0


async def escape(t: Lockdown, seat: int) -> list[Figure]:
    """NL-17.2 to NL-17.4, NL-40.25: every Intruder in the Room attacks, in the order of own choice; who follows."""
    room = t.crew[seat].room
    followers: list[Figure] = []
    waiting = t.intruders(room)
    while waiting and not t.crew[seat].dead:
        numbers = tuple([figure.id for figure in waiting])
        number = await t.ask(seat, "who-attacks", numbers) if len(numbers) > 1 else numbers[0]
        figure = next(one for one in waiting if one.id == number)
        if await attack(t, figure, seat, "escape"):
            followers.append(figure)
        waiting = [one for one in waiting if one is not figure and one in t.figures and one.room == room]
    return followers


async def go(
    t: Lockdown, seat: int, room: str, *, attacks: bool = True, noise: str = "roll", along: int = NOBODY
) -> None:
    """NL-11.5 to NL-11.9, NL-17.5 to NL-17.8, NL-18.27: out of Combat under attack; in, explore, make Noise.

    `noise`: roll, careful (NL-11.25) or none (NL-11.36); `along`: a Character who comes along (NL-11.35).
    """
    crew = t.crew[seat]
    left = crew.room
    followers = await escape(t, seat) if attacks and t.fighting(left) else []
    if crew.dead:
        return
    followers = [figure for figure in followers if figure in t.figures]
    empty = not t.here(room) and not t.fighting(room) and not followers
    crew.room, crew.moved = room, True
    if along != NOBODY:
        t.crew[along].room = room
    t.tell("moved", seat, room)
    for figure in followers:
        figure.room = room
        t.tell("intruder-moved", figure.kind, room, figure.id)
    token = ""
    if not t.explored(room):
        ways = [way for way in t.board.between(left, room) if not t.closed(way)]
        token = await explore(t, seat, room, ways[0] if ways else "")
    if not empty or crew.dead or token == "danger" or (token == MARS_CARD and t.fighting(room)):
        return
    if noise == "careful":
        free = tuple([way for way in t.board.noisy[room] if way not in t.base.noise])
        if free:
            add_noise(t, await t.ask(seat, "careful-noise", free))
    elif noise == "roll" and token != "silence":
        await noise_roll(t, seat)


async def explore(t: Lockdown, seat: int, room: str, way: str) -> str:
    """NL-11.7, NL-11.12 to NL-11.24, NL-11.33, NL-37.22, NL-37.23, NL-37.33: the tile, the token and what it brings.

    Returns which effect it was.
    """
    if room in t.board.crossroads:
        found = t.box.found[turn_over(t, t.token_place(room), t.token_bag(room))]
        t.tell("surface-token", seat, room, found.effect)
    else:
        tile = t.tile(room) or turn_over(t, t.tile_place(room), TILE_BAGS[t.board.slot[room]])
        found = t.box.found[turn_over(t, t.token_place(room), t.token_bag(room))]
        entry, t.base.tiles[room] = t.box.tiles[tile], tile
        count = (found.items + 1) // 2 if t.setup.mode == "solo" else found.items  # NL-36.20
        t.tell("explored", seat, room, tile, count, found.effect)
        await perform(t, entry.on_explore, Deed(seat, room))
        if entry.searchable:
            t.base.counters[room] = count
    t.base.covered = tuple([other for other in t.base.covered if other != room])
    effect = "danger" if found.effect == "silence" and t.crew[seat].slime else found.effect
    if effect == "danger":
        danger(t, room)
    elif effect == "slime":
        get_slime(t, seat)
    elif effect == "fire":
        set_fire(t, room)
    elif effect == "malfunction":
        break_down(t, room)
    elif effect == "door" and way:
        await close_door(t, seat, way)
    elif effect == MARS_CARD:
        await surface_card(t, seat)
    elif effect in ITEM:
        await find_item(t, seat, ITEM[effect])
    return effect


async def drive(t: Lockdown, seat: int, room: str) -> None:
    """NL-37.26, NL-37.35: with the Rover to another Exit Room, without a Noise roll."""
    crew = t.crew[seat]
    crew.room, crew.moved, t.base.rover = room, True, room
    t.tell("drove", seat, room)
    if not t.explored(room):
        await explore(t, seat, room, "")


def turn_over(t: Lockdown, place: int, bag: int) -> str:
    """NL-39.17, NL-39.18: a tile or a token comes into the open: the one that somebody looked at, else any."""
    if not t.piles[place]:
        return t.draw(bag)
    card = t.piles[place][0]
    t.reveal(card, place)
    return card


def get_slime(t: Lockdown, seat: int) -> None:
    """NL-14.5."""
    if not t.crew[seat].slime and not immune(t, seat, "slime"):
        t.crew[seat].slime = True
        t.tell("slimed", seat)


def entrances(t: Lockdown, room: str, to: str) -> tuple[str, ...]:
    """NL-13.17, NL-26.7: the other Rooms with an Entrance, explored if it has to be so."""
    rooms = [other for other in t.board.rooms if t.board.entrance[other] and other != room]
    return tuple([other for other in rooms if to == "any_entrance" or t.tile(other)])


async def go_underground(t: Lockdown, deed: Deed, to: str) -> None:
    """NL-13.17: to another Room with an Entrance; the Noise roll follows the whole effect, if the Room was empty."""
    seat, options = deed.seat, entrances(t, deed.room, to)
    if not options:
        return
    room = await t.ask(seat, "where", options, about=("roll",))
    empty = not t.here(room) and not t.fighting(room)
    t.crew[seat].room = deed.room = room
    t.tell("moved", seat, room)
    token = "" if t.tile(room) else await explore(t, seat, room, "")
    deed.noise = empty and token not in ("silence", "danger")
