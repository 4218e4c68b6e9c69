"""The table of In Too Deep: the city, the consoles, the boards and the hidden piles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from brushpass.engine import Places, Record, Setup, State, everybody

from .box.box import Box

ZONES: Final = 8
"""TD-2.1: a zone is a number round the ring, clockwise; border i lies between zone i and the next one (TD-2.2)."""
HELD: Final = 8
"""Where an item is: a zone, or this and the number of the criminal who holds it."""
NOBODY: Final = -1
PORTS: Final = 3
"""TD-3.4."""
CONSOLES: Final = 5
"""The most consoles, Echo's included: she plays with one or two."""

LEVELS: Final = ("level-1", "level-2", "level-3")
PETTY: Final = "petty"
SORTS: Final = (*LEVELS, PETTY)
"""The decks of crimes."""

PLACES: Final = Places()
SUPPLY: Final = PLACES.one("supply", kind="evidence")
DISPLAY: Final = PLACES.one("display", kind="evidence")
BONUS: Final = tuple(PLACES.each("bonus", ("1", "2", "3"), kind="evidence").values())
"""The bonus fields of the plan, from the top."""
MEMORY: Final = PLACES.per_seat("memory", CONSOLES, kind="evidence")
STASH: Final = PLACES.per_seat("stash", CONSOLES, kind="evidence")
SHARED: Final = PLACES.one("shared-stash", kind="evidence")
"""TD-23.33: what lies there face down; all else there is in the open."""
ROWS: Final = tuple(PLACES.each("row", ("1", "2", "3"), kind="evidence").values())
"""TD-23.23: Echo's face-down evidence on the rows."""
DILEMMAS: Final = PLACES.one("dilemmas", kind="dilemma")
DILEMMA_DISCARD: Final = PLACES.one("dilemma-discard", kind="dilemma")
HAND: Final = PLACES.per_seat("hand", CONSOLES, kind="dilemma")
DATABANK: Final = PLACES.per_seat("databank", CONSOLES, kind="dilemma")
DECKS: Final = {sort: PLACES.deck(sort, kind=sort) for sort in SORTS}
"""The crimes that nobody has; those returned lie beneath (TD-17.1)."""
CRIMES: Final = {sort: PLACES.per_seat(f"{sort}-hand", CONSOLES, kind=sort) for sort in SORTS}
BESIDE: Final = {
    sort: tuple(PLACES.each(f"{sort}-beside", map(str, range(CONSOLES)), kind=sort).values()) for sort in SORTS
}
"""TD-11.7: crimes face down beside a console; not even their owner sees them."""
SUPPORT: Final = PLACES.one("support", kind="support", seen_by=everybody)
TASKS: Final = PLACES.one("tasks", kind="task", seen_by=everybody)
ECHO_DECK: Final = PLACES.one("echo", kind="echo", seen_by=everybody)
"""Of these three only the order is hidden: all that left them lies in the open."""


def key(setup: Setup) -> str:
    """R-3: what the tables of the data call a number of players."""
    if setup.mode == "echo":
        return "1" if setup.seats == 1 else "2_with_echo"
    return str(setup.seats)


@dataclass(kw_only=True)
class City(Record):
    """TD-2: who and what is where. Everybody sees it; tuples and ints, because copies share them."""

    ring: tuple[str, ...] = ()
    """The zones in clockwise order."""
    guardian: int = 0
    barriers: tuple[int, ...] = ()
    """The borders on which the two barriers lie."""
    search: tuple[int, ...] = (0,) * ZONES
    """The search tokens in each zone."""
    names: tuple[str, ...] = ()
    """The criminals in play; everywhere else a criminal is a number, the index in here."""
    at: tuple[int, ...] = ()
    """The zone of each criminal."""
    items: tuple[int, ...] = ()
    """Where each item is, in the order of the data: a zone, or HELD and a criminal."""

    def zone_of_item(self, item: int) -> int:
        """TD-2.8: an item is in the zone of whoever holds it."""
        where = self.items[item]
        return where if where < HELD else self.at[where - HELD]

    def held(self, criminal: int) -> int:
        """The item that a criminal holds, or NOBODY."""
        where = HELD + criminal
        return self.items.index(where) if where in self.items else NOBODY

    def put_criminal(self, criminal: int, zone: int) -> None:
        """TD-2.6: with what he holds."""
        at = self.at
        self.at = (*at[:criminal], zone, *at[criminal + 1 :])

    def put_item(self, item: int, where: int) -> None:
        """To a zone, dropped, or into a criminal's hands."""
        items = self.items
        self.items = (*items[:item], where, *items[item + 1 :])

    def put_barrier(self, number: int, border: int) -> None:
        """A barrier to another border."""
        barriers = self.barriers
        self.barriers = (*barriers[:number], border, *barriers[number + 1 :])


@dataclass(kw_only=True)
class Console(Record):
    """TD-3.4: what a player has in the open; the rest lies in hidden places."""

    hooks: tuple[int, ...] = ()
    """The hooked criminals, by port from the top."""
    dominance: tuple[int, ...] = ()
    """The field of each criminal's token on the dominance track."""
    information: int = 0
    tolerance: int = 0
    folders: int = 0
    supports: tuple[str, ...] = ()
    """The kept support tokens."""

    def pay(self, amount: int) -> int:
        """TD-2.14: lose information, as much as there is; how much."""
        paid = min(amount, self.information)
        self.information -= paid
        return paid

    def dominate(self, criminal: int, by: int, most: int) -> int:
        """TD-8.2, TD-8.3: move a dominance token; by how many fields it went."""
        track = self.dominance
        field = min(max(track[criminal] + by, 0), most)
        self.dominance = (*track[:criminal], field, *track[criminal + 1 :])
        return field - track[criminal]


@dataclass(kw_only=True)
class InTooDeep(State):
    """Everything but the piles is in the open."""

    city: City = field(default_factory=City)
    consoles: list[Console] = field(default_factory=list)
    """By seat; with Echo hers comes last."""
    lock: int = NOBODY
    """TD-13.12: the criminal whose hook is locked."""
    # -- the boards --------------------------------------------------------------------------------------------------
    lines: tuple[str, ...] = ()
    """The plot lines in play."""
    story: tuple[str, ...] = ()
    """The committed major crimes, in order."""
    bar: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    """The kind of evidence that each row asks for."""
    folders: tuple[int, ...] = ()
    """The folders left on each row."""
    rows: tuple[tuple[str, ...], ...] = ((), (), ())
    """The evidence face up on each row."""
    shared: tuple[str, ...] = ()
    """The evidence face up in the shared stash."""
    offer: tuple[str, ...] = ("", "", "")
    """The support tokens in the thirds of the offer; empty: none."""
    offered: tuple[int, ...] = (0, 0, 0)
    """The information in each third."""
    support_discard: tuple[str, ...] = ()
    petty_discard: tuple[str, ...] = ()
    # -- the clock ---------------------------------------------------------------------------------------------------
    chapter: int = 1
    trigger: int = NOBODY
    """Whose turn triggered the end of the chapter."""
    final: int = 0
    """TD-21.3: the turns left after the end of chapter 3 was triggered."""
    first: int = 0
    """The start player."""
    active: int = 0
    """Whose turn it is; with Echo, hers is the number after the last seat."""
    turns: int = 0
    """The turns that have begun."""
    dry: int = 0
    """R-40: the turns that have begun since evidence was gained."""
    # -- a turn ------------------------------------------------------------------------------------------------------
    unhooked: bool = False
    """TD-7.8: something was unhooked in this step, so a hook must follow."""
    actions: int = 0
    crushed: bool = False
    """TD-10.1: the Crusher's free use is spent."""
    foreseen: bool = False
    """TD-10.11: the Oracle's ability is spent."""
    through: bool = False
    """TD-13.23: barriers do not matter in this turn."""
    handled: int = 0
    """R-41: drops and grabs in a row."""
    # -- Echo --------------------------------------------------------------------------------------------------------
    letters: tuple[int, ...] = ()
    """TD-23.4, TD-24.2: the criminals on A, B, C, D, and the one beside the board."""
    progress: int = 0
    marked: int = 0
    """TD-23.5: the marked barrier."""
    echo_card: str = ""
    """The Echo card that is being played."""
    echo_discard: tuple[str, ...] = ()
    echo_fields: tuple[str, ...] = ()
    """The bonus fields on which her evidence lies, which stays face down (TD-23.33)."""

    @property
    def box(self) -> Box:
        """What is in the box that is played with."""
        game: Any = self.setup.game
        box: Box = game.box
        return box

    @property
    def echo(self) -> int:
        """Echo's number, the one after the last seat; NOBODY without her."""
        return self.setup.seats if self.setup.mode == "echo" else NOBODY

    @property
    def key(self) -> str:
        """What the tables of the data call this number of players."""
        return key(self.setup)

    def controller(self, criminal: int) -> int:
        """TD-2.10: who has hooked a criminal, or NOBODY."""
        for player, console in enumerate(self.consoles):
            if criminal in console.hooks:
                return player
        return NOBODY

    def able(self, player: int, criminal: int) -> bool:
        """TD-8.4: whether a player may use a criminal's ability."""
        console = self.consoles[player]
        return criminal in console.hooks and console.dominance[criminal] >= self.box.ability

    def powers(self, player: int) -> tuple[int, ...]:
        """TD-8.4: the hooked criminals whose abilities a player may use."""
        console, ability = self.consoles[player], self.box.ability
        return tuple([one for one in console.hooks if console.dominance[one] >= ability])
