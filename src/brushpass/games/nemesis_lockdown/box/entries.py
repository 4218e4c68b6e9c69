"""The entries of a data file, one class for each sort of thing in the box; see `box.py` for what is made of them."""

from __future__ import annotations

from typing import Any

import msgspec

Names = dict[str, str]
"""By language."""
Step = dict[str, Any]
"""NL-44.21: one step of an effect: `op` names the operation, the rest are its arguments."""
Term = dict[str, Any]
"""A condition: `pred` names a predicate with its arguments; or `all`, `any` or `all_of_one` with terms."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What every entry may have besides what is played with: a name, a text, and where it was found."""

    id: str
    names: Names = {}
    texts: Names = {}
    source: str = "unknown"
    reconstructed: tuple[str, ...] = ()
    """The fields that were found nowhere and are ours."""


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """NL-2.6, NL-2.10: figures and markers that can run out."""

    miniatures: dict[str, int]
    limits: dict[str, int]
    source: str = "unknown"


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """NL-3, NL-4, NL-5: the numbers of the set-up."""

    bag: dict[str, int]
    adults_per_player: int
    eggs_in_nest: int
    eggs_in_reserve: int
    weaknesses: int
    elevator: str
    hand_size: int
    actions: int
    """In a turn."""
    knowledge: int
    """The end of the track."""
    blue: tuple[int, ...]
    red: tuple[int, ...]
    isolation: int
    """NL-30.8: the slot at which the Isolation Room is unlocked."""
    countdown: int
    """NL-30.10, NL-30.12: by how many slots the Autodestruction token is ahead."""
    contingencies: dict[str, int]
    """For each player, by the number of players; `coop`: in that mode."""
    source: str = "unknown"


class Dice(msgspec.Struct, frozen=True, kw_only=True):
    """NL-2.3: the faces of each die."""

    noise: tuple[str, ...]
    combat: tuple[str, ...]
    advantage: tuple[str, ...]
    mars: tuple[str, ...]
    source: str = "unknown"


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """NL-16.7 to NL-16.13: what a face of a combat die does."""

    id: str
    hits: tuple[str, ...]
    injuries: int
    for_a_card: int = 0
    """The Injuries that one discarded Action card adds."""


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """NL-1.52: a slot of the Time track; 0 is the last one, "S"."""

    slot: int
    css: bool
    threshold: str
    """NL-23.12: the line before it: red, blue or none."""


class Levels(msgspec.Struct, frozen=True, kw_only=True):
    """NL-22.12: the Knowledge that each Weakness asks for, from the left."""

    thresholds: tuple[int, ...]
    source: str = "unknown"


class BasicAction(Entry, frozen=True, kw_only=True):
    """NL-9: what every Character can do."""

    cost: int
    combat: str


class CssToken(Entry, frozen=True, kw_only=True):
    """NL-31.7 to NL-31.9: which pods are launched."""

    launch: str
    count: int


class Contingency(Entry, frozen=True, kw_only=True):
    """NL-32.11: an order, and whom it condemns."""

    count: int
    kills: Term | None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """NL-44.1: a space of a board."""

    id: str
    number: int
    slot: str
    """I, II, or fixed: then `room` is what is printed or laid there."""
    section: str | None
    pos: tuple[int, int]
    technical_entrance: int | None = None
    """The number at its end."""
    room: str = ""
    exit_room: bool = False
    area: int = 0
    surface: bool = False
    token: str = ""
    known_tile: str | bool = ""
    starts_explored: bool = True
    source: str = "unknown"
    note: str = ""


class Corridor(msgspec.Struct, frozen=True, kw_only=True):
    """NL-11.34: between two Rooms, with its numbers at either end."""

    id: str
    rooms: tuple[str, str]
    numbers: dict[str, tuple[int, ...]]
    section: str | None
    source: str = "unknown"


class BoardEntry(msgspec.Struct, frozen=True, kw_only=True):
    """NL-2.1: a side of the board."""

    id: str
    rooms: tuple[Room, ...]
    corridors: tuple[Corridor, ...]
    elevator_stops: dict[str, str]
    exit_rooms: tuple[str, ...]
    areas: tuple[Any, ...] = ()
    crossroads: tuple[Any, ...] = ()
    paths: tuple[tuple[str, str], ...] = ()
    rover_start: str = ""
    bunker: dict[str, Any] = {}


class Action(Entry, frozen=True, kw_only=True):
    """What can be done for a price: the action of a Room; an Action card and an Item are more."""

    cost: int | None = None
    """None: no action of its own."""
    combat: str = "any"
    effect: tuple[Step, ...] = ()
    requires: tuple[Term, ...] = ()


class Tile(Entry, frozen=True, kw_only=True):
    """NL-26 to NL-28: a Room tile, or a Special Room."""

    category: str
    colour: str | None
    computer: bool
    searchable: bool
    malfunction_allowed: bool
    actions: tuple[Action, ...]
    starts_explored: bool = False
    on_explore: tuple[Step, ...] = ()
    on_search: tuple[Step, ...] = ()
    passive: tuple[Step, ...] = ()
    kind: str = ""
    always_dark: bool = False
    tile: bool = False


class Exploration(Entry, frozen=True, kw_only=True):
    """NL-11.12, NL-11.15: an Exploration token."""

    items: int
    effect: str


class IntruderKind(Entry, frozen=True, kw_only=True):
    """NL-18.3 to NL-18.6, NL-7.38 to NL-7.47: how a kind of Intruder dies, attacks and develops."""

    evolution: Step
    injury_check: str = ""
    carcass: bool = False
    attack: str = ""


class IntruderToken(Entry, frozen=True, kw_only=True):
    """NL-15.9: a token of the bag with its numbers."""

    kind: str
    light: int | None
    dark: int | None


class Attack(Entry, frozen=True, kw_only=True):
    """NL-44.10: an Attack card."""

    health: int | str
    symbols: tuple[str, ...]
    effect: tuple[Step, ...]
    dark_effect: tuple[Step, ...] = ()
    dark_texts: Names = {}


class Event(Entry, frozen=True, kw_only=True):
    """NL-44.11: an Event card."""

    symbols: tuple[str, ...]
    corridors: tuple[int, ...]
    effect: tuple[Step, ...]
    after: str
    dark_effect: tuple[Step, ...] = ()
    dark_texts: Names = {}
    after_texts: Names = {}


class Computer(Action, frozen=True, kw_only=True):
    """NL-44.17: a Computer Action card."""

    after: str
    on_setup: str = ""


class Wound(Entry, frozen=True, kw_only=True):
    """NL-44.12: a Serious Wound."""

    count: int
    effect: tuple[Step, ...]


class Strain(Entry, frozen=True, kw_only=True):
    """NL-2.12: how many Contamination cards are Infected, and how many are not."""

    count: int
    infected: bool


class Weakness(Entry, frozen=True, kw_only=True):
    """NL-44.13: a Weakness."""

    effect: tuple[Step, ...]


class ActionCard(Action, frozen=True, kw_only=True):
    """NL-44.14: an Action card of a Character."""

    card_id: str
    count: int
    timing: str
    trigger: str = ""
    note: str = ""


class Character(Entry, frozen=True, kw_only=True):
    """NL-4.10 to NL-4.14: a Character."""

    colour: str
    group: str
    start_room: str
    start_knowledge: int
    starting_item: str | None
    quest_item: str
    action_cards: tuple[ActionCard, ...]
    draft_alternatives: tuple[str, ...] = ()


class Weapon(msgspec.Struct, frozen=True, kw_only=True):
    """NL-16.2, NL-24.9, NL-24.10: what makes an Item a weapon."""

    kind: str
    ammo_start: int
    ammo_max: int


class Item(Action, frozen=True, kw_only=True):
    """NL-44.15, NL-44.16: an Item of any sort."""

    one_use: bool
    heavy: bool
    component: str | None
    timing: str = "action"
    weapon: Weapon | None = None
    uses: int = 0
    owner: str = ""
    in_hand: bool = True
    public: bool = False
    unlock: Step = {}
    """NL-25.15: what unlocking asks for; of Quest Items alone."""
    unlock_texts: Names = {}
    count: int = 0
    """Copies in the stock, of Crafted Items alone."""
    recipe: tuple[str, ...] = ()


class CardCount(msgspec.Struct, frozen=True, kw_only=True):
    """So many copies of an Item in a deck."""

    item: str
    count: int


class ItemDeck(msgspec.Struct, frozen=True, kw_only=True):
    """NL-2.12: the red, the yellow or the green deck."""

    id: str
    cards: tuple[CardCount, ...]
    source: str = "unknown"


class Objective(Entry, frozen=True, kw_only=True):
    """NL-44.9: an Objective and the deck it belongs to."""

    deck: str
    """personal, corporate or coop."""
    condition: Term
    min_players: int = 1


class MarsCard(Entry, frozen=True, kw_only=True):
    """NL-44.18: a Mars Surface card."""

    effect: tuple[Step, ...]
    protected_effect: tuple[Step, ...]
    affects: str
    protected_texts: Names = {}


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """A whole data file, well formed."""

    components: Components
    setup: Start
    dice: Dice
    weakness_levels: Levels
    faces: tuple[Face, ...]
    time_track: tuple[Slot, ...]
    basic_actions: tuple[BasicAction, ...]
    css_tokens: tuple[CssToken, ...]
    contingency_tokens: tuple[Contingency, ...]
    boards: tuple[BoardEntry, ...]
    room_tiles: tuple[Tile, ...]
    special_rooms: tuple[Tile, ...]
    exploration_tokens: tuple[Exploration, ...]
    surface_exploration_tokens: tuple[Exploration, ...]
    intruder_kinds: tuple[IntruderKind, ...]
    intruder_tokens: tuple[IntruderToken, ...]
    attack_cards: tuple[Attack, ...]
    event_cards: tuple[Event, ...]
    computer_cards: tuple[Computer, ...]
    serious_wounds: tuple[Wound, ...]
    contamination: tuple[Strain, ...]
    weaknesses: tuple[Weakness, ...]
    characters: tuple[Character, ...]
    starting_items: tuple[Item, ...]
    quest_items: tuple[Item, ...]
    items: tuple[Item, ...]
    crafted_items: tuple[Item, ...]
    mars_surface_cards: tuple[MarsCard, ...]
    item_decks: tuple[ItemDeck, ...]
    objectives: tuple[Objective, ...]
