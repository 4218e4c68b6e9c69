"""Setting a table of In Too Deep and scripting what happens at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from brushpass.engine import Match, Setup, beneath
from brushpass.engine.chance import Prepared
from brushpass.engine.running import Run
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.state import (
    BESIDE,
    BONUS,
    CRIMES,
    DATABANK,
    DECKS,
    DILEMMA_DISCARD,
    DILEMMAS,
    DISPLAY,
    ECHO_DECK,
    HAND,
    HELD,
    MEMORY,
    NOBODY,
    PETTY,
    ROWS,
    SHARED,
    SORTS,
    STASH,
    SUPPLY,
    SUPPORT,
    TASKS,
    Console,
    InTooDeep,
    key,
)
from brushpass.games.in_too_deep.view import ConsoleView, View
from brushpass.testing import Scripted, begin
from brushpass.testing.play import pick

BOX = GAME.box
RING = BOX.zones
"""How the zones lie if nothing is said: Blocks 0, Centre 1, Ion Towers 2, Parish 3, Harbour 4, Aerodrome 5, Heights
6, Zinbazaar 7. The Guardian is in the Centre, barriers lie on borders 1 and 5, search in Blocks 3, Parish 2 and
Heights 1, and item after item in zone after zone."""
ELSEWHERE = "zinbazaar"
"""Where the criminals are of whom nothing is said."""
FILLERS = ("hustler", "oracle", "mechanic", "courier", "crusher", "hacker")
"""Who is in play if nothing is said."""
OFFER = ("swap_items", "actions_1", "move_search")
LINES = "ABCDE"
STANDARD, ECHO = "standard", "echo"


class Table(Scripted[InTooDeep, View]):
    """A match at a position, with one line per step."""

    def choose(self, *options: Any) -> Table:
        """Answer the pending questions, of several the first."""
        for option in options:
            self.match.choose(option, self.seat)
        return self

    def offered(self, word: str) -> list[Any]:
        """What can be done of that kind, without the word for it."""
        found = [option[1:] for option in self.options if isinstance(option, tuple) and option[0] == word]
        return [what[0] if len(what) == 1 else what for what in found]

    def where(self, thing: str) -> str:
        """The zone of a criminal, of an item or of the Guardian."""
        city = self.t.city
        if thing == "guardian":
            return city.ring[city.guardian]
        if thing in city.names:
            return city.ring[city.at[city.names.index(thing)]]
        return city.ring[city.zone_of_item(BOX.items.index(thing))]

    def holder(self, item: str) -> str:
        """Who holds an item; empty: it lies dropped."""
        where = self.t.city.items[BOX.items.index(item)]
        return self.t.city.names[where - HELD] if where >= HELD else ""

    def search(self) -> dict[str, int]:
        """The search tokens by zone."""
        return {zone: count for zone, count in zip(self.t.city.ring, self.t.city.search, strict=True) if count}

    def console(self, player: int = 0) -> ConsoleView:
        """What everybody sees of a player."""
        return self.match.view(None).consoles[player]

    def field(self, criminal: str, player: int = 0) -> int:
        """Where a dominance token is."""
        return self.console(player).dominance[criminal]

    def hooker(self, criminal: str) -> list[int]:
        """Who has hooked a criminal: nobody, or one player."""
        return [player for player in range(len(self.t.consoles)) if criminal in self.console(player).hooks]

    def pile(self, place: int) -> list[str]:
        """What lies in a hidden place."""
        return self.t.piles[place]

    def end_turn(self) -> Table:
        """Do nothing more in this turn."""
        seat = self.seat
        while self.match.outcome is None and self.seat == seat and self.prompt != "hook":
            last = {"act": "done", "crime": "none", "return": "done"}.get(self.prompt, self.options[0])
            self.choose(last)
        return self

    def idle(self, turns: int = 1) -> Table:
        """Whole turns in which nothing is done but what must be, and no evidence gained."""
        for _ in range(turns):
            if self.match.outcome is None and self.prompt == "hook":
                free = [("hook", name) for name in self.t.city.names if not self.hooker(name)]
                self.choose("skip" if "skip" in self.options else free[0])
            self.end_turn()
        return self


def dilemma(number: int) -> str:
    """A dilemma card by its number."""
    return f"dilemma_{number:02}"


def zone(name: str) -> int:
    """The number of a zone as the ring lies if nothing is said."""
    return RING.index(name)


def table(
    mode: str = STANDARD,
    seats: int = 2,
    *,
    at: Mapping[str, str] | None = None,
    items: Mapping[str, str] | None = None,
    guardian: str = "centre",
    barriers: tuple[int, int] = (1, 5),
    search: Mapping[str, int] | None = None,
    hooks: Sequence[str] = (),
    dominance: Sequence[Mapping[str, int]] = (),
    information: Sequence[int] = (),
    tolerance: Sequence[int] = (),
    folders: Sequence[int] = (),
    supports: Sequence[str] = (),
    lock: str = "",
    crimes: Sequence[str] = (),
    beside: Sequence[str] = (),
    beneath_decks: Mapping[str, str] | None = None,
    emptied: Sequence[str] = (),
    story: str = "",
    petty_discard: str = "",
    memory: Sequence[str] = (),
    stash: Sequence[str] = (),
    bonus: Mapping[str, str] | None = None,
    echo_fields: str = "",
    shared: str = "",
    shared_down: str = "",
    bar: str = "leader weapons timing target",
    display: int | str = NOBODY,
    no_supply: bool = False,
    tasks: str = "leader weapons timing",
    rows: Sequence[str] = (),
    rows_down: Sequence[str] = (),
    hand: Sequence[Sequence[int]] = (),
    databank: Sequence[Sequence[int]] = (),
    discarded: Sequence[int] = (),
    offer: Sequence[str] = OFFER,
    offered: tuple[int, int, int] = (0, 0, 0),
    support_discard: str = "",
    lines: str = LINES,
    letters: str = "",
    progress: int = 0,
    marked: int = 0,
    echo_deck: str = "",
    stage: str = "act",
    chance: Sequence[str | int] = (),
    options: Mapping[str, Any] | None = None,
    bent: Callable[[InTooDeep], None] | None = None,
    seed: int = 1,
    **plain: Any,
) -> Table:
    """A match in step 3 of the first seat's turn, or as `stage` says; with Echo her things come last.

    What stands by player stands in order of the seats. Crimes that lie nowhere are in their decks, unless these are
    `emptied` (then the last player has them); evidence that lies nowhere is in the supply (in the last player's memory
    if there is `no_supply`), and of it the display is filled. `chance` is what comes next. `bent` makes of all this
    what could never come about, to show a rule for it.
    """
    setup = GAME.agree(seats, mode, {"lines": len(lines), **(options or {})})
    t = GAME.deal(setup)
    t.under(setup)
    t.stage = stage
    t.actions, t.turns, t.dry = 2, 1, 1
    lay_city(t, at or {}, items or {}, guardian, barriers, search or {"blocks": 3, "parish": 2, "heights": 1})
    names = t.city.names
    t.consoles = [
        Console(
            hooks=tuple(names.index(one) for one in given(hooks, player, "").split()),
            dominance=tuple(given(dominance, player, {}).get(one, 0) for one in names),
            information=given(information, player, 3),
            tolerance=given(tolerance, player, 0),
            folders=given(folders, player, 0),
            supports=tuple(given(supports, player, "").split()),
        )
        for player in range(len(t.consoles))
    ]
    t.lock = names.index(lock) if lock else NOBODY
    t.lines, t.story, t.petty_discard = tuple(lines), tuple(story.split()), tuple(petty_discard.split())
    lay_crimes(t, crimes, beside, beneath_decks or {}, emptied)
    lay_support(t, offer, offered, support_discard)
    t.tasks, t.bar, t.shared = tuple(tasks.split()), tuple(bar.split()), tuple(shared.split())
    t.piles[TASKS] = sorted(kind for kind in BOX.kinds if kind not in t.tasks)
    t.rows = tuple(tuple(given(rows, row, "").split()) for row in range(3))
    for row, kinds in enumerate(rows_down):
        t.piles[ROWS[row]] = sorted(kinds.split())
    lying = [len(t.rows[row]) + len(t.piles[ROWS[row]]) for row in range(3)]
    t.folders = tuple(most - count for most, count in zip(BOX.rows[key(setup)], lying, strict=True))
    for field, kind in (bonus or {}).items():
        t.piles[BONUS[BOX.bonuses.index(f"bonus_{field}")]] = [kind]
    t.echo_fields = tuple(f"bonus_{field}" for field in echo_fields.split())
    t.piles[SHARED] = sorted(shared_down.split())
    lay_evidence(t, memory, stash, display, no_supply)
    lay_dilemmas(t, hand, databank, discarded)
    if mode == ECHO:
        t.letters = tuple(names.index(one) for one in letters.split()) or tuple(range(len(names)))
        t.progress, t.marked = progress, marked
        deck = echo_deck.split() or sorted(BOX.echo.cards)
        t.piles[ECHO_DECK] = sorted(deck)
        t.echo_discard = tuple(card for card in BOX.echo.cards if card not in deck)
    for name, value in plain.items():
        assert hasattr(t, name), name
        setattr(t, name, value)
    GAME.invariants(t, True)
    if bent is not None:
        bent(t)
    prepared = Prepared(f"table {seed}".encode(), chance)
    t.rng = prepared.first()
    return Table(Match(setup, t, Run(prepared, [], [])))


def given(by_player: Sequence[Any], player: int, otherwise: Any) -> Any:
    """What was said of a player."""
    return by_player[player] if player < len(by_player) else otherwise


def lay_city(
    t: InTooDeep,
    at: Mapping[str, str],
    items: Mapping[str, str],
    guardian: str,
    barriers: tuple[int, int],
    search: Mapping[str, int],
) -> None:
    """The ring, and who and what is where."""
    city = t.city
    fillers = [one for one in FILLERS if one not in at]
    playing = {*at, *fillers[: BOX.criminals_in_play[t.key] - len(at)]}
    city.ring, city.guardian, city.barriers = RING, zone(guardian), barriers
    city.search = tuple(search.get(one, 0) for one in RING)
    city.names = tuple(one for one in BOX.criminals if one in playing)
    city.at = tuple(zone(at.get(one, ELSEWHERE)) for one in city.names)
    lies = [items.get(one, RING[number]) for number, one in enumerate(BOX.items)]
    city.items = tuple(HELD + city.names.index(one) if one in city.names else zone(one) for one in lies)


def lay_crimes(
    t: InTooDeep, crimes: Sequence[str], beside: Sequence[str], under: Mapping[str, str], emptied: Sequence[str]
) -> None:
    """Who has which crimes; a player of whom nothing is said has the first level-1 and petty crimes left over."""
    seats, all_players = t.setup.seats, len(t.consoles)
    playing = [
        crime
        for crime in BOX.crimes.values()
        if not crime.line or (crime.line in t.lines and (all_players >= BOX.four_plus or not crime.four_plus))
    ]
    taken = {*t.story, *t.petty_discard, *" ".join((*crimes, *beside, *under.values())).split()}
    free = [crime for crime in playing if crime.id not in taken]
    for player in range(all_players):
        if player < len(crimes):
            mine = [BOX.crimes[card] for card in crimes[player].split()]
        else:
            sorts = ("level-1", PETTY) if player < seats else ("level-1",)
            mine = [next(crime for crime in free if crime.sort == sort) for sort in sorts]
            free = [crime for crime in free if crime not in mine]
        for crime in mine:
            t.piles[CRIMES[crime.sort][player]].append(crime.id)
    for player, cards in enumerate(beside):
        for card in cards.split():
            t.piles[BESIDE[BOX.crimes[card].sort][player]].append(card)
    for sort, cards in under.items():
        t.piles[beneath(DECKS[sort])] = cards.split()
        t.knowers[beneath(DECKS[sort])] = [() for _ in cards.split()]
    for crime in free:
        place = CRIMES[crime.sort][seats - 1] if crime.sort in emptied else DECKS[crime.sort]
        t.piles[place].append(crime.id)
    for sort in SORTS:
        for place in (DECKS[sort], *CRIMES[sort], *BESIDE[sort]):
            t.piles[place].sort()


def lay_support(t: InTooDeep, offer: Sequence[str], offered: tuple[int, ...], discard: str) -> None:
    """The offer, and the supply that is left."""
    t.offer, t.offered, t.support_discard = tuple(offer), offered, tuple(discard.split())
    gone = [*t.offer, *t.support_discard, *[token for console in t.consoles for token in console.supports]]
    gone += ["lock_hook"] if t.lock != NOBODY else []
    for token in gone:
        if token:
            t.piles[SUPPORT].remove(token)


def lay_evidence(
    t: InTooDeep, memory: Sequence[str], stash: Sequence[str], display: int | str, no_supply: bool
) -> None:
    """Everybody's, the display, and the supply that is left."""
    for player in range(len(t.consoles)):
        t.piles[MEMORY[player]] = sorted(given(memory, player, "").split())
        t.piles[STASH[player]] = sorted(given(stash, player, "").split())
    supply = t.piles[SUPPLY]
    for kind in (*t.bar, *t.shared, *[kind for row in t.rows for kind in row]):
        supply.remove(kind)
    for place in (*BONUS, *MEMORY, *STASH, SHARED, *ROWS):
        for kind in t.piles[place]:
            supply.remove(kind)
    if isinstance(display, str):
        t.piles[DISPLAY] = sorted(display.split())
        for kind in t.piles[DISPLAY]:
            supply.remove(kind)
    else:
        for number in range(BOX.display[t.key] if display == NOBODY else display):
            t.piles[DISPLAY].append(supply.pop(number * 7 % len(supply)))
        t.piles[DISPLAY].sort()
    if no_supply:
        last = MEMORY[t.setup.seats - 1]
        t.piles[last] = sorted([*t.piles[last], *supply])
        supply.clear()


def lay_dilemmas(
    t: InTooDeep, hand: Sequence[Sequence[int]], databank: Sequence[Sequence[int]], discarded: Sequence[int]
) -> None:
    """Everybody's, the discard, and the deck that is left."""
    for player in range(len(t.consoles)):
        t.piles[HAND[player]] = sorted(map(dilemma, given(hand, player, ())))
        t.piles[DATABANK[player]] = sorted(map(dilemma, given(databank, player, ())))
    t.piles[DILEMMA_DISCARD] = sorted(map(dilemma, discarded))
    for place in (*HAND, *DATABANK, DILEMMA_DISCARD):
        for card in t.piles[place]:
            t.piles[DILEMMAS].remove(card)


def dealt(seats: int = 2, mode: str = STANDARD, seed: int = 1, **options: Any) -> Table:
    """A match from the deal."""
    return Table(GAME.start(seats, mode, options, seed=seed))


def wandered(setup: Setup, seed: int) -> Iterator[Match[InTooDeep, View]]:
    """A whole match at random, without any guess of what would be good; it stops before every answer."""
    match, rng = begin(setup, seed), Random(seed)
    while match.decisions:
        yield match
        decision = pick(rng, match.decisions)
        match.choose(pick(rng, decision.options), decision.seat)


def tables() -> list[Setup]:
    """Every number of seats, with Echo and without."""
    return [GAME.agree(seats, mode) for mode in GAME.modes for seats in GAME.counts(mode)]
