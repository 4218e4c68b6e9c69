"""What things are called by the data: Rooms and Corridors by their numbers, tokens, and what a file calls otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from .box import Box
from .data import own_box
from .entries import BoardEntry, Entry

Names = dict[str, str | dict[str, str]]
Forms = dict[str, dict[str, str]]
"""By language, and by the form that a sentence needs; the plain name under ""."""

ROOM: Final[Forms] = {
    "en": {"": "Room {:02}", "in": "in room {:02}", "to": "to room {:02}", "from": "from room {:02}",
           "acc": "room {:02}"},
    "cs": {"": "Místnost {:02}", "in": "v místnosti {:02}", "to": "do místnosti {:02}", "from": "z místnosti {:02}",
           "acc": "místnost {:02}"},
    "sk": {"": "Miestnosť {:02}", "in": "v miestnosti {:02}", "to": "do miestnosti {:02}",
           "from": "z miestnosti {:02}", "acc": "miestnosť {:02}"},
}  # fmt: skip
STAIRS: Final[Forms] = {
    "en": {"": "Staircase {:02}", "in": "on staircase {:02}", "to": "to staircase {:02}",
           "from": "from staircase {:02}", "acc": "staircase {:02}"},
    "cs": {"": "Schodiště {:02}", "in": "na schodišti {:02}", "to": "na schodiště {:02}",
           "from": "ze schodiště {:02}", "acc": "schodiště {:02}"},
    "sk": {"": "Schodisko {:02}", "in": "na schodisku {:02}", "to": "na schodisko {:02}",
           "from": "zo schodiska {:02}", "acc": "schodisko {:02}"},
}  # fmt: skip
ELEVATOR: Final[Forms] = {
    "en": {"": "Elevator Room {}", "in": "in Elevator Room {}", "to": "to Elevator Room {}",
           "from": "from Elevator Room {}", "acc": "Elevator Room {}"},
    "cs": {"": "Vstup do výtahu {}", "in": "u Vstupu do výtahu {}", "to": "ke Vstupu do výtahu {}",
           "from": "od Vstupu do výtahu {}", "acc": "Vstup do výtahu {}"},
    "sk": {"": "Vstup do výťahu {}", "in": "pri Vstupe do výťahu {}", "to": "k Vstupu do výťahu {}",
           "from": "od Vstupu do výťahu {}", "acc": "Vstup do výťahu {}"},
}  # fmt: skip
CROSSROADS: Final[Forms] = {
    "en": {"": "Crossroads {}", "in": "at crossroads {}", "to": "to crossroads {}", "from": "from crossroads {}",
           "acc": "crossroads {}"},
    "cs": {"": "Křižovatka {}", "in": "na křižovatce {}", "to": "na křižovatku {}", "from": "z křižovatky {}",
           "acc": "křižovatku {}"},
    "sk": {"": "Križovatka {}", "in": "na križovatke {}", "to": "na križovatku {}", "from": "z križovatky {}",
           "acc": "križovatku {}"},
}  # fmt: skip
AREA: Final[Forms] = {
    "en": {"": "Area {}", "in": "in area {}", "to": "to area {}", "from": "from area {}", "acc": "area {}"},
    "cs": {"": "Oblast {}", "in": "v oblasti {}", "to": "do oblasti {}", "from": "z oblasti {}", "acc": "oblast {}"},
    "sk": {"": "Oblasť {}", "in": "v oblasti {}", "to": "do oblasti {}", "from": "z oblasti {}", "acc": "oblasť {}"},
}
CORRIDOR: Final[Forms] = {
    "en": {"": "Corridor {:02}–{:02}", "in": "in the corridor between {:02} and {:02}",
           "to": "to the corridor between {:02} and {:02}", "from": "from the corridor between {:02} and {:02}",
           "acc": "the corridor between {:02} and {:02}"},
    "cs": {"": "Chodba {:02}–{:02}", "in": "v chodbě mezi {:02} a {:02}", "to": "do chodby mezi {:02} a {:02}",
           "from": "z chodby mezi {:02} a {:02}", "acc": "chodbu mezi {:02} a {:02}"},
    "sk": {"": "Chodba {:02}–{:02}", "in": "v chodbe medzi {:02} a {:02}", "to": "do chodby medzi {:02} a {:02}",
           "from": "z chodby medzi {:02} a {:02}", "acc": "chodbu medzi {:02} a {:02}"},
}  # fmt: skip
EFFECTS: Final[Forms] = {
    "en": {
        "silence": "Silence", "danger": "Danger", "slime": "Slime", "fire": "Fire", "malfunction": "Malfunction",
        "door": "Door", "red_item": "Red item", "yellow_item": "Yellow item", "green_item": "Green item",
        "mars_card": "Surface card",
    },
    "cs": {
        "silence": "Klid", "danger": "Nebezpečí", "slime": "Sliz", "fire": "Požár", "malfunction": "Porucha",
        "door": "Dveře", "red_item": "Červený předmět", "yellow_item": "Žlutý předmět", "green_item": "Zelený předmět",
        "mars_card": "Karta povrchu",
    },
    "sk": {
        "silence": "Pokoj", "danger": "Nebezpečenstvo", "slime": "Sliz", "fire": "Požiar", "malfunction": "Porucha",
        "door": "Dvere", "red_item": "Červený predmet", "yellow_item": "Žltý predmet", "green_item": "Zelený predmet",
        "mars_card": "Karta povrchu",
    },
}  # fmt: skip
KINDS: Final[Forms] = {
    "en": {"larva": "Larva", "creeper": "Creeper", "adult": "Adult", "breeder": "Breeder", "queen": "Queen",
           "blank": "Blank"},
    "cs": {"larva": "Larva", "creeper": "Nymfoid", "adult": "Dospělec", "breeder": "Strážce", "queen": "Královna",
           "blank": "Prázdný žeton"},
    "sk": {"larva": "Larva", "creeper": "Nymfoid", "adult": "Dospelec", "breeder": "Strážca", "queen": "Kráľovná",
           "blank": "Prázdny žetón"},
}  # fmt: skip
ITEMS: Final = {"en": "{}, items: {}", "cs": "{}, předměty: {}", "sk": "{}, predmety: {}"}
"""An Exploration token: what it does, and how many Items it brings."""
TILE: Final[Forms] = {
    "en": {"": "{}", "in": "in the {}", "to": "to the {}", "from": "from the {}", "acc": "the {}"},
    "cs": {"": "{}", "in": "v místnosti {}", "to": "do místnosti {}", "from": "z místnosti {}", "acc": "místnost {}"},
    "sk": {"": "{}", "in": "v miestnosti {}", "to": "do miestnosti {}", "from": "z miestnosti {}",
           "acc": "miestnosť {}"},
}  # fmt: skip
PERSON: Final[Forms] = {
    "en": {"": "{}", "low": "the {}", "acc": "the {}", "a": "the {}"},
    "cs": {"": "{}", "low": "{}", "acc": "postavu {}", "gen": "postavy {}", "dat": "postavě {}", "ins": "postavou {}",
           "sex": "f"},
    "sk": {"": "{}", "low": "{}", "acc": "postavu {}", "gen": "postavy {}", "dat": "postave {}", "ins": "postavou {}",
           "sex": "f"},
}  # fmt: skip
ITEM: Final[Forms] = {
    "en": {"": "{}", "acc": "the {}", "a": "a {}"},
    "cs": {"": "{}", "acc": "předmět {}", "ins": "předmětem {}"},
    "sk": {"": "{}", "acc": "predmet {}", "ins": "predmetom {}"},
}
CARD: Final[Forms] = {"en": {"": "{}"}, "cs": {"": "{}"}, "sk": {"": "{}"}}


@cache
def names(box: Box, locale: str) -> Names:
    """The names that come from the data: places and tokens all, of other things those that are not the texts'."""
    found: Names = {}
    for board in box.contents.boards:
        found |= places(box, board, locale)
    for token in (*box.contents.exploration_tokens, *box.contents.surface_exploration_tokens):
        found[token.id] = ITEMS[locale].format(EFFECTS[locale].get(token.effect, token.effect), token.items)
    for one in box.contents.intruder_tokens:
        numbers = "" if one.light is None else f" {one.light}/{one.dark}"
        found[one.id] = KINDS[locale][one.kind] + numbers
    if box.fingerprint:
        found |= renamed(box, locale)
    return found


def places(box: Box, board: BoardEntry, locale: str) -> Names:
    """NL-44.1: spaces by their numbers, Corridors by those at their ends; a Special Room has its own name."""
    found: Names = {}
    number = {room.id: room.number for room in board.rooms}
    stops = {room: section for section, room in board.elevator_stops.items()}
    for room in board.rooms:
        if room.id in stops:
            found[room.id] = formed(ELEVATOR, locale, stops[room.id].upper().replace("S", "S-"))
        elif room.id not in box.tiles:
            stairs = room.room in box.tiles and box.tiles[room.room].kind == "staircase"
            found[room.id] = formed(STAIRS if stairs else ROOM, locale, room.number)
    for way in board.corridors:
        found[way.id] = formed(CORRIDOR, locale, *(number[room] for room in way.rooms))
    for place, crossroads in enumerate(board.crossroads, 1):
        found[crossroads["id"]] = formed(CROSSROADS, locale, place)
    for area in board.areas:
        found[f"area_{area['number']}"] = formed(AREA, locale, area["number"])
    return found


def renamed(box: Box, locale: str) -> Names:
    """What somebody's own file calls otherwise than ours."""
    usual = {one.id: called(one, locale) for one, _ in told(own_box())}
    found: Names = {}
    for one, forms in told(box):
        name = called(one, locale)
        if name and name != usual.get(one.id):
            found[one.id] = formed(forms, locale, name)
    return found


def told(box: Box) -> Iterator[tuple[Entry, Forms]]:
    """Everything with a name, and how a sentence can speak of it whatever it is called."""
    contents = box.contents
    for tile in (*contents.room_tiles, *contents.special_rooms):
        yield tile, TILE
        yield from ((action, CARD) for action in tile.actions)
    for person in contents.characters:
        yield person, PERSON
        yield from ((card, CARD) for card in person.action_cards)
    for item in (*contents.starting_items, *contents.quest_items, *contents.items, *contents.crafted_items):
        yield item, ITEM
    for card in (
        *contents.attack_cards, *contents.event_cards, *contents.computer_cards, *contents.serious_wounds,
        *contents.weaknesses, *contents.objectives, *contents.contingency_tokens, *contents.mars_surface_cards,
    ):  # fmt: skip
        yield card, CARD


def called(one: Entry, locale: str) -> str:
    """What the data call something in a language, or in English."""
    return one.names.get(locale) or one.names.get("en", "")


def formed(forms: Forms, locale: str, *values: int | str) -> dict[str, str]:
    """A name in all its forms."""
    return {form: text.format(*values) for form, text in forms[locale].items()}
