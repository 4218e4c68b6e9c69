"""The table of Nemesis: Lockdown: the base, the crew, the intruders, the laboratory, the clock and the hidden piles.

What nobody knows has no order: a tile, a token or a card is drawn when somebody comes to see it, and one that somebody
has looked at lies in a place of its own from then on. Decks whose contents follow from what lies open are seen by all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from brushpass.engine import Places, Record, State, everybody, nobody

from .box.board import Board
from .box.box import COLOURS, CONTAMINATION, COOPERATIVE, GOALS, SHARED, TOKENS, Box

MOST: Final = 5
"""The most seats."""
NOBODY: Final = -1
SLOTS: Final = ("I", "II")
"""The backs of the Room tiles."""
HIDDEN_ROOMS: Final = {"I": 10, "II": 9}
"""The most spaces with a face-down tile, on either side of the board."""

PLACES: Final = Places()
# -- open decks, of which only the order is hidden ---------------------------------------------------------------------
EVENTS: Final = PLACES.one("events", kind="event", seen_by=everybody)
ATTACKS: Final = PLACES.one("attacks", kind="attack", seen_by=everybody)
MARS: Final = PLACES.one("mars", kind="mars", seen_by=everybody)
WOUNDS: Final = PLACES.one("wounds", kind="wound", seen_by=everybody)
COMPUTERS: Final = PLACES.one("computers", kind="computer", seen_by=everybody)
NUMBERS: Final = {kind: PLACES.one(f"numbers-{kind}", kind=f"numbers-{kind}", seen_by=everybody) for kind in TOKENS}
"""NL-39.35: the tokens of a kind whose numbers nobody has seen, in the bag or aside: who knows which?"""
# -- the base ----------------------------------------------------------------------------------------------------------
WEAKNESSES: Final = PLACES.one("weaknesses", kind="weakness", seen_by=everybody)
TILE_BAGS: Final = {slot: PLACES.one(f"tiles-{slot}", kind=f"tile-{slot}") for slot in SLOTS}
TILES: Final = {
    slot: tuple(PLACES.each(f"tile-{slot}", map(str, range(HIDDEN_ROOMS[slot])), kind=f"tile-{slot}").values())
    for slot in SLOTS
}
"""NL-39.17: the tiles that somebody has looked at, by the place of their Room among those of its slot."""
TOKEN_BAG: Final = PLACES.one("explorations", kind="exploration")
EXPLORATIONS: Final = {
    slot: tuple(PLACES.each(f"token-{slot}", map(str, range(HIDDEN_ROOMS[slot])), kind="exploration").values())
    for slot in SLOTS
}
"""NL-39.18: likewise the Exploration tokens."""
SURFACE_BAG: Final = PLACES.one("surface", kind="surface")
SURFACE: Final = tuple(PLACES.each("surface", map(str, range(10)), kind="surface").values())
"""NL-37.2: likewise the Surface Exploration tokens, by the place of their Room among those that have one."""
CSS_BAG: Final = PLACES.one("css", kind="css")
CSS: Final = tuple(PLACES.each("css", map(str, range(6)), kind="css").values())
"""NL-39.20: the CSS tokens that somebody has looked at, by their number in `Clock.css`."""
# -- orders and objectives ---------------------------------------------------------------------------------------------
ACTIVE: Final = PLACES.one("active-order", kind="order")
POOL: Final = PLACES.one("neutral-pool", kind="order")
ORDERS: Final = PLACES.per_seat("orders", MOST, kind="order")
GLANCE: Final = PLACES.per_seat("glance", MOST, kind="order")
"""NL-32.9: orders picked blindly to be looked at, before they go back."""
UNUSED: Final = {deck: PLACES.one(f"unused-{deck}", kind=deck) for deck in (*GOALS, SHARED)}
OBJECTIVES: Final = {deck: PLACES.per_seat(deck, MOST, kind=deck) for deck in (*GOALS, SHARED)}
# -- playing cards -----------------------------------------------------------------------------------------------------
HAND: Final = PLACES.per_seat("hand", MOST, kind="cards", apart=True)
DECK: Final = PLACES.per_seat("deck", MOST, kind="cards", seen_by=nobody, apart=True)
DRAWN: Final = PLACES.per_seat("drawn", MOST, kind="cards", apart=True)
"""Cards drawn by an effect that goes on to deal with them, so that it is known which they were."""
STRAINS: Final = PLACES.deck("contamination", kind="strain")
"""NL-20: what the Contamination cards are in truth; those got rid of lie beneath (NL-20.9)."""
LIVE: Final = PLACES.per_seat("live", MOST, kind="strain", seen_by=nobody)
"""Those of a seat's Contamination cards in deck and hand that have not been scanned since they came there."""
SCANNED: Final = PLACES.per_seat("scanned", MOST, kind="strain")
"""Those in hand that have been scanned there: their owner tells them apart."""
FRESH: Final = PLACES.per_seat("fresh", MOST, kind="strain")
"""Those among the cards in `DRAWN` that have been scanned there."""
SPENT: Final = PLACES.per_seat("spent", MOST, kind="strain", seen_by=nobody)
"""Those in the discard pile."""
# -- items -------------------------------------------------------------------------------------------------------------
ITEMS: Final = {colour: PLACES.deck(f"items-{colour}", kind=colour) for colour in COLOURS}
INVENTORY: Final = {colour: PLACES.per_seat(f"inventory-{colour}", MOST, kind=colour) for colour in COLOURS}
"""NL-24.2: the hidden Items; Crafted, starting and Quest Items lie openly in `Crew.things`."""
LOST: Final = {colour: PLACES.one(f"lost-{colour}", kind=colour) for colour in COLOURS}
"""NL-21.14: what left the game unseen."""


@dataclass(kw_only=True)
class Thing(Record):
    """What lies openly with a Character: a Heavy or a used Item, one that is not from a colour deck, or an Object."""

    name: str
    back: str
    """A colour, `crafted`, `own` (a starting or Quest Item) or `object`."""
    load: int = 0
    """Ammo, or uses left."""
    whose: int = NOBODY
    """The seat whose Corpse it is."""
    attached: tuple[str, ...] = ()
    """NL-24.11: the magazine that is attached: its back and its name."""
    bound: int = 0
    """NL-24.12: the number of the pair that is bound together; 0: none."""
    turned: bool = False
    """An exhausted card."""


@dataclass(kw_only=True)
class Figure(Record):
    """An Intruder on the board."""

    id: int
    """In the order in which figures were placed (NL-7.16)."""
    kind: str
    room: str
    token: str = ""
    """NL-15.12: the token it came with; empty: none (NL-18.25)."""
    injuries: int = 0


@dataclass(kw_only=True)
class Crew(Record):
    """A player and the Character: all that lies in the open."""

    number: int = 0
    """NL-4.1: the player number."""
    character: str = ""
    room: str = ""
    """Empty: in no Room."""
    fate: str = "here"
    """here, pod, bunker, evacuated, isolated or dead."""
    pod: str = ""
    light: int = 0
    """Light Wounds."""
    wounds: tuple[str, ...] = ()
    """The Serious Wounds that are not dressed."""
    dressed: tuple[str, ...] = ()
    knowledge: int = 0
    verified: bool = False
    slime: bool = False
    signal: bool = False
    larva: bool = False
    passed: bool = False
    turns: int = 0
    """The turns begun in this round."""
    moved: bool = False
    """Whether the Character has moved in this round."""
    lit: bool = False
    """A light burns until the round ends."""
    discard: tuple[str, ...] = ()
    things: list[Thing] = field(default_factory=list)
    goals: tuple[str, ...] = GOALS
    """The deck of every Objective that is held."""
    quest: str = ""
    """The locked Quest Item."""

    @property
    def out(self) -> bool:
        """NL-35.1: whether the player takes no further part."""
        return self.fate in ("bunker", "evacuated", "isolated", "dead")

    @property
    def dead(self) -> bool:
        return self.fate == "dead"

    @property
    def serious(self) -> int:
        """NL-21.5: Serious Wounds, dressed or not."""
        return len(self.wounds) + len(self.dressed)

    def carries(self, name: str) -> bool:
        """Whether a thing of that name lies openly with the Character."""
        return any(thing.name == name for thing in self.things)


@dataclass(kw_only=True)
class Base(Record):
    """What lies where in the Facility. Everybody sees it; mostly tuples, because copies share them."""

    tiles: dict[str, str] = field(default_factory=dict)
    """What lies face up, by Room; Special Rooms always do and are not in here."""
    covered: tuple[str, ...] = ()
    """NL-37.32, NL-37.33: the Crossroads, and the Rooms with a tile face up, that nobody has explored yet."""
    counters: dict[str, int] = field(default_factory=dict)
    """NL-11.12: the Item Counters."""
    fires: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    """The Rooms with a Malfunction marker."""
    fires_gone: int = 0
    """NL-14.40: Fire markers taken out of the supply for good."""
    faults_gone: int = 0
    noise: tuple[str, ...] = ()
    """The Corridors with a Noise marker, the technical ones as `tech`."""
    doors: dict[str, str] = field(default_factory=dict)
    """`closed` or `destroyed`, by Corridor; no entry: open."""
    vent: str = ""
    """NL-27.16: the Room that is being vented."""
    objects: tuple[tuple[str, str, int], ...] = ()
    """What lies in Rooms: the Room, egg, carcass or corpse, and whose corpse."""
    power: dict[str, tuple[int, bool]] = field(default_factory=dict)
    """NL-23: by Section and for the Elevator, the number of the token and whether it is blue."""
    elevator: str = ""
    """The Section at whose stop the cabin stands."""
    gate: bool = False
    """NL-1.19: whether the Main Gate is open."""
    rover: str = ""
    """The Exit Room where it stands; empty: at the Bunker."""
    computer: str = ""
    """The face-up Computer Action card."""
    used: tuple[str, ...] = ()
    """NL-10.12: the Computer cards under the deck."""
    stock: dict[str, int] = field(default_factory=dict)
    """NL-25.10: the Crafted Items left."""
    destroyed: bool = False


@dataclass(kw_only=True)
class Clock(Record):
    """NL-1.52: the Time track and what lies at it; slot 0 is "S"."""

    slot: int = 0
    backup: bool = False
    """NL-23.9: the Time token is blue: the Backup Power Supply runs."""
    css: tuple[int, ...] = ()
    """The slot of every CSS token; 0: it is gone."""
    alert: int = NOBODY
    """The slot of the Alert token."""
    countdown: int = NOBODY
    """The slot of the Autodestruction token."""
    red: bool = False
    """Whether it is red."""


@dataclass(kw_only=True)
class Laboratory(Record):
    """NL-3.11, NL-3.12, NL-22.7: Eggs and Weaknesses."""

    eggs: int = 0
    """Cocooned in the Nest (NL-26.26)."""
    reserve: int = 0
    spent: int = 0
    """Eggs used in analysis (NL-INV-9)."""
    weaknesses: tuple[str, ...] = ()
    """Those discovered, from the left."""
    analysed: tuple[str, ...] = ()
    """The kinds of Objects on it."""
    nest_destroyed: bool = False
    queen_killed: bool = False


@dataclass(kw_only=True)
class Bag(Record):
    """NL-39.22, NL-39.35: the Intruder tokens; their kinds are public, their numbers once they have been drawn."""

    inside: dict[str, int] = field(default_factory=dict)
    """In the bag and never seen, by kind."""
    aside: dict[str, int] = field(default_factory=dict)
    """Set aside and never seen, by kind."""
    inside_seen: tuple[str, ...] = ()
    aside_seen: tuple[str, ...] = ()


@dataclass(kw_only=True)
class Lockdown(State):
    """Everything but the piles lies in the open."""

    crew: list[Crew]
    """By seat."""
    figures: list[Figure] = field(default_factory=list)
    made: int = 0
    """The figures ever placed (NL-INV-23)."""
    base: Base = field(default_factory=Base)
    clock: Clock = field(default_factory=Clock)
    lab: Laboratory = field(default_factory=Laboratory)
    bag: Bag = field(default_factory=Bag)
    discards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """NL-2.15: the open discard piles: event, attack, wound, mars, red, yellow, green."""
    shared: tuple[str, ...] = ()
    """NL-36.3: the open Objectives of full co-operation."""
    open_orders: tuple[str, ...] = ()
    """NL-36.7: the tokens of the Neutral Pool that lie face up, in full co-operation."""
    round: int = 0
    first: int = 0
    """Who has the First Player token."""
    active: int = 0
    """Whose turn it is."""
    acted: int = 0
    """The actions taken in this turn."""
    stopped: bool = False
    """A Mars Surface card has it that the pass follows the action."""
    quiet: tuple[int, ...] = ()
    """The seats that do not want to be asked for Interruption."""

    @property
    def box(self) -> Box:
        """What is in the box that is played with."""
        game: Any = self.setup.game
        box: Box = game.box
        return box

    @property
    def board(self) -> Board:
        """NL-3.1: the side of the board."""
        return self.box.boards[self.setup.options["board"]]

    @property
    def allied(self) -> bool:
        """NL-36.2: whether all win or lose together."""
        return self.setup.mode in COOPERATIVE

    # -- people ------------------------------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """NL-5.6: all seats from one on."""
        seats = self.setup.seats
        return [(seat + step) % seats for step in range(seats)]

    def playing(self) -> list[int]:
        """NL-6.6: the seats still in play, in turn order."""
        return [seat for seat in self.clockwise(self.first) if not self.crew[seat].out]

    def here(self, room: str) -> list[int]:
        """The Characters in a Room, in turn order."""
        return [seat for seat in self.playing() if self.crew[seat].room == room]

    def living(self) -> list[int]:
        """The seats whose Characters are not dead."""
        return [seat for seat, crew in enumerate(self.crew) if not crew.dead]

    def over(self) -> bool:
        """NL-33.7, NL-33.12: whether nobody is left who could still act."""
        return all(crew.out for crew in self.crew)

    def cards(self, seat: int) -> int:
        """The Playing cards in hand."""
        return len(self.piles[HAND[seat]])

    def action_cards(self, seat: int) -> list[str]:
        """The Action cards in hand: only their owner may know."""
        return [card for card in self.piles[HAND[seat]] if card != CONTAMINATION]

    # -- Rooms -------------------------------------------------------------------------------------------------------

    def tile(self, room: str) -> str:
        """What a Room is; empty: its tile lies face down, or it is a Crossroads."""
        return self.board.fixed.get(room) or self.base.tiles.get(room, "")

    def explored(self, room: str) -> bool:
        """NL-11.1, NL-37.32, NL-37.33."""
        return (bool(self.tile(room)) or room in self.board.crossroads) and room not in self.base.covered

    def room_of(self, tile: str) -> str:
        """Where a tile lies face up; empty: nowhere."""
        for room in self.board.rooms:
            if self.tile(room) == tile:
                return room
        return ""

    def intruders(self, room: str) -> list[Figure]:
        return [figure for figure in self.figures if figure.room == room]

    def fighting(self, room: str) -> bool:
        """NL-8.9: whether those in a Room are in Combat."""
        return any(figure.room == room for figure in self.figures)

    def powered(self, room: str) -> bool:
        """NL-23.1: whether a Room is in a powered Section."""
        section = self.board.section[room]
        return bool(section) and self.base.power[section][1]

    def dark(self, seat: int) -> bool:
        """NL-23.4, NL-23.6, NL-13.10, NL-37.29: whether a Character is in Darkness."""
        crew = self.crew[seat]
        if not crew.room or crew.lit or crew.room in self.board.crossroads:
            return False
        return not self.powered(crew.room)

    def computer_in(self, room: str) -> bool:
        """NL-14.38: a Room with a computer that no Malfunction disables."""
        tile = self.tile(room)
        return bool(tile) and self.box.tiles[tile].computer and room not in self.base.faults

    def closed(self, way: str) -> bool:
        return self.base.doors.get(way) == "closed"

    def tile_place(self, room: str) -> int:
        """Where an unexplored Room's tile lies once somebody has looked at it."""
        slot = self.board.slot[room]
        return TILES[slot][self.board.hidden[slot].index(room)]

    def token_place(self, room: str) -> int:
        """Likewise its Exploration token."""
        if room in self.board.tokens:
            return SURFACE[self.board.tokens.index(room)]
        slot = self.board.slot[room]
        return EXPLORATIONS[slot][self.board.hidden[slot].index(room)]

    def token_bag(self, room: str) -> int:
        """NL-37.2: among what its Exploration token is as long as nobody has looked at it."""
        return SURFACE_BAG if room in self.board.tokens else TOKEN_BAG

    def figure(self, number: int) -> Figure | None:
        """The figure of that number, if it is still on the board."""
        for one in self.figures:
            if one.id == number:
                return one
        return None
