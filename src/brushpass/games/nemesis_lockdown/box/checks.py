"""What a box must be like to be played with.

Every check looks at what it can judge and leaves the rest: what follows from a fault of another entry is not told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brushpass.boxes import Complaints, Draft, ids, listed

from . import amounts
from .box import COLOURS, KINDS, TOKENS
from .language import wrong_condition, wrong_effect

TOGETHER: Final = (
    (
        "room_tiles", "special_rooms", "exploration_tokens", "surface_exploration_tokens", "intruder_tokens",
        "css_tokens", "contingency_tokens", "attack_cards", "event_cards", "computer_cards", "serious_wounds",
        "weaknesses", "characters", "starting_items", "quest_items", "items", "crafted_items", "objectives",
    ),
    ("intruder_kinds",),
    ("faces",),
    ("boards",),
    ("item_decks",),
)  # fmt: skip
"""Lists no two of whose entries may have the same id: they are called by it."""
EFFECTS: Final = (
    "attack_cards", "event_cards", "computer_cards", "serious_wounds", "weaknesses", "starting_items", "quest_items",
    "items", "crafted_items", "mars_surface_cards",
)  # fmt: skip
NUMBERS: Final = (1, 2, 3, 4)


def complaints(draft: Draft) -> Complaints:
    """All that is wrong with the contents of a file."""
    for check in CHECKS:
        yield from check(draft)


def _ids(draft: Draft) -> Complaints:
    yield from ids(draft, TOGETHER)


def _effects(draft: Draft) -> Complaints:
    """NL-44.21: every effect and every condition says what the rules can carry out."""
    for label, one in draft.made(*EFFECTS):
        for field in ("effect", "dark_effect", "protected_effect"):
            yield from (f"{label}: {wrong}" for wrong in wrong_effect(getattr(one, field, ()), field))
        for number, term in enumerate(getattr(one, "requires", ())):
            yield from (f"{label}: {wrong}" for wrong in wrong_condition(term, f"requires[{number}]"))
    for label, tile in draft.made("room_tiles", "special_rooms"):
        for field in ("on_explore", "on_search", "passive"):
            yield from (f"{label}: {wrong}" for wrong in wrong_effect(getattr(tile, field), field))
        for action in tile.actions:
            yield from (f"{label}: {action.id}: {wrong}" for wrong in wrong_effect(action.effect))
            for term in action.requires:
                yield from (f"{label}: {action.id}: {wrong}" for wrong in wrong_condition(term, "requires"))
    for label, person in draft.made("characters"):
        for card in person.action_cards:
            yield from (f"{label}: {card.id}: {wrong}" for wrong in wrong_effect(card.effect))
            for term in card.requires:
                yield from (f"{label}: {card.id}: {wrong}" for wrong in wrong_condition(term, "requires"))
    for label, goal in draft.made("objectives"):
        yield from (f"{label}: {wrong}" for wrong in wrong_condition(goal.condition))


def _map(draft: Draft) -> Complaints:
    """NL-INV-5, NL-11.34: in every Room the numbers 1 to 4 designate exactly one way each."""
    for label, board in draft.made("boards"):
        rooms = [room.id for room in board.rooms]
        for way in board.corridors:
            for room in (*way.rooms, *way.numbers):
                if room not in rooms:
                    yield f"{label}: corridor {way.id}: there is no room {room!r}"
        for room in board.rooms:
            borne = [number for way in board.corridors for number in way.numbers.get(room.id, ())]
            borne += [room.technical_entrance] if room.technical_entrance else []
            borne += [room.area] if room.area else []
            if sorted(borne) != [*NUMBERS]:
                yield f"{label}: room {room.id}: bears the numbers {listed(sorted(borne))}, not 1, 2, 3, 4"


def _names(draft: Draft) -> Complaints:
    """Whatever is called by an id is there."""
    items = draft.ids("items")
    if items is not None:
        for label, deck in draft.made("item_decks"):
            yield from (f"{label}: there is no item {one.item!r}" for one in deck.cards if one.item not in items)
    decks = draft.ids("item_decks")
    if decks is not None and sorted(decks) != sorted(COLOURS):
        yield f"item_decks: must be {listed(COLOURS)}"
    kinds = draft.ids("intruder_kinds")
    if kinds is not None and sorted(kinds) != sorted(TOKENS):
        yield f"intruder_kinds: must be {listed(TOKENS)}"
    for label, token in draft.made("intruder_tokens"):
        if token.kind not in TOKENS:
            yield f"{label}: kind: there is no {token.kind!r}; possible: {listed(TOKENS)}"
    for label, card in draft.made("attack_cards", "event_cards"):
        yield from (f"{label}: symbols: there is no {one!r}" for one in card.symbols if one not in KINDS)


CHECKS: Final[tuple[Callable[[Draft], Complaints], ...]] = (_ids, _effects, _map, _names, *amounts.CHECKS)
