"""What is in the box, and what the rules look up in it. A box is made once, from checked data (see `data.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from .board import Board
from .entries import Action, ActionCard, Contents, Item, Step, Tile

COLOURS: Final = ("red", "yellow", "green")
"""The Item decks."""
KINDS: Final = ("larva", "creeper", "adult", "breeder", "queen")
"""The Intruders."""
TOKENS: Final = (*KINDS, "blank")
PODS: Final = ("a", "b", "c")
GOALS: Final = ("personal", "corporate")
"""The Objective decks, one card of each for everybody."""
SHARED: Final = "coop"
"""NL-36.2: the Objectives of full co-operation and of the solo game."""
COOPERATIVE: Final = ("coop", "resuscitation")
"""NL-36.2, NL-36.10: the modes in which all win or lose together."""
CIRCUITS: Final = ("s01", "s02", "s03", "elevator")
"""NL-3.8: where Power tokens lie."""
CONTAMINATION: Final = "contamination"
"""What a Contamination card is called among Playing cards, whatever it is in truth."""
INFECTED: Final = "infected"
HARMLESS: Final = "harmless"
OBJECTS: Final = ("corpse", "carcass", "egg")


class Box:
    """Cards, tokens and tables by their ids."""

    def __init__(self, contents: Contents, fingerprint: str) -> None:
        self.contents = contents
        self.fingerprint = fingerprint
        """Empty: the game's own data."""
        self.start = contents.setup
        self.dice = contents.dice
        self.limits = contents.components.limits
        self.figures = contents.components.miniatures
        self.faces = {face.id: face for face in contents.faces}
        self.boards = {entry.id: Board(entry) for entry in contents.boards}
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in (*contents.room_tiles, *contents.special_rooms)}
        self.tile_bags: dict[str, list[str]] = {
            slot: [tile.id for tile in contents.room_tiles if tile.category == slot] for slot in ("I", "II")
        }
        self.pods: dict[str, str] = {
            step["pod"]: tile.id
            for tile in contents.room_tiles
            for one in tile.actions
            for step in one.effect
            if "pod" in step
        }
        """NL-31.2: the tile where each pod is boarded."""
        self.explorations = {token.id: token for token in contents.exploration_tokens}
        self.surface = {token.id: token for token in contents.surface_exploration_tokens}
        self.found = self.explorations | self.surface
        """Every Exploration token."""
        self.mars = {card.id: card for card in contents.mars_surface_cards}
        # -- the clock -----------------------------------------------------------------------------------------------
        self.first_slot = max(slot.slot for slot in contents.time_track)
        self.css_slots = tuple([slot.slot for slot in contents.time_track if slot.css])
        self.thresholds = {slot.slot: slot.threshold for slot in contents.time_track}
        """The line that is crossed when the Time token comes to a slot."""
        self.css = {token.id: token for token in contents.css_tokens}
        self.css_bag = [token.id for token in contents.css_tokens for _ in range(token.count)]
        self.contingencies = {token.id: token for token in contents.contingency_tokens}
        self.contingency_bag = [token.id for token in contents.contingency_tokens for _ in range(token.count)]
        # -- Intruders -----------------------------------------------------------------------------------------------
        self.kinds = {kind.id: kind for kind in contents.intruder_kinds}
        self.tokens = {token.id: token for token in contents.intruder_tokens}
        self.attacks = {card.id: card for card in contents.attack_cards}
        self.events = {card.id: card for card in contents.event_cards}
        self.weaknesses = {card.id: card for card in contents.weaknesses}
        self.levels = contents.weakness_levels.thresholds
        # -- Characters ----------------------------------------------------------------------------------------------
        self.basic: dict[str, int] = {action.id: action.cost for action in contents.basic_actions}
        """NL-9.1 to NL-9.8: the costs."""
        self.computers = {card.id: card for card in contents.computer_cards}
        self.wounds = {card.id: card for card in contents.serious_wounds}
        self.wound_deck = [card.id for card in contents.serious_wounds for _ in range(card.count)]
        self.strains = [strain.id for strain in contents.contamination for _ in range(strain.count)]
        self.characters = {one.id: one for one in contents.characters}
        self.cards: dict[tuple[str, str], ActionCard] = {
            (one.id, card.id): card for one in contents.characters for card in one.action_cards
        }
        """By Character and name: some cards are in several decks."""
        self.decks: dict[str, tuple[str, ...]] = {
            one.id: tuple(sorted([card.id for card in one.action_cards for _ in range(card.count)]))
            for one in contents.characters
        }
        self.items: dict[str, Item] = {
            item.id: item
            for items in (contents.items, contents.starting_items, contents.quest_items, contents.crafted_items)
            for item in items
        }
        self.item_decks: dict[str, list[str]] = {
            deck.id: [entry.item for entry in deck.cards for _ in range(entry.count)] for deck in contents.item_decks
        }
        self.crafted = tuple([item.id for item in contents.crafted_items])
        self.objectives = {card.id: card for card in contents.objectives}
        self.choices: tuple[Step, ...] = tuple(choices(contents))
        """Every step that lets somebody choose: a question speaks of one by its place here."""

    def objectives_for(self, deck: str, players: int) -> list[str]:
        """NL-4.4: the cards of a deck that so many players use."""
        return [card.id for card in self.objectives.values() if card.deck == deck and card.min_players <= players]

    def room_actions(self, tile: str) -> tuple[Action, ...]:
        """What can be done in a Room."""
        return self.tiles[tile].actions if tile else ()

    def ammo(self, item: str) -> int:
        """NL-16.35, NL-24.23: the ammo or the uses with which an Item enters play."""
        entry = self.items[item]
        return entry.weapon.ammo_start if entry.weapon else entry.uses


def choices(part: Any) -> Iterator[Step]:
    """The steps of the operation `choose` in an entry, those within other steps among them."""
    if isinstance(part, msgspec.Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        if part.get("op") == "choose":
            yield part
        part = [*part.values()]
    if isinstance(part, (list, tuple)):
        for one in part:
            yield from choices(one)
