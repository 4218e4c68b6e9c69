"""Setting a table of Nemesis: Lockdown and scripting what happens at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from brushpass.engine import Match, Setup
from brushpass.engine.chance import Prepared
from brushpass.engine.running import Run
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.box import CIRCUITS, COLOURS, CONTAMINATION, HARMLESS, OBJECTS, SHARED
from brushpass.games.nemesis_lockdown.state import (
    ACTIVE,
    ATTACKS,
    COMPUTERS,
    DECK,
    EVENTS,
    HAND,
    INVENTORY,
    ITEMS,
    LIVE,
    MARS,
    NUMBERS,
    OBJECTIVES,
    ORDERS,
    POOL,
    SCANNED,
    SPENT,
    STRAINS,
    TILE_BAGS,
    UNUSED,
    WEAKNESSES,
    WOUNDS,
    Crew,
    Figure,
    Lockdown,
    Thing,
)
from brushpass.games.nemesis_lockdown.view import View
from brushpass.testing import Scripted, begin
from brushpass.testing.play import pick

BOX = GAME.box
BOARD = BOX.boards["basic"]
CHARACTERS = ("survivor", "lab_rat", "hacker", "xenobiologist", "sentry")
"""Who sits there if nothing is said, by seat."""
HANDS = 5
"""How many Action cards everybody holds if nothing is said: the first of the deck by name."""
OPEN_DECKS = {"event": EVENTS, "attack": ATTACKS, "wound": WOUNDS, "mars": MARS, **ITEMS}
WEAKNESS = "thin_blood"
"""The discovered Weakness if nothing is said."""


class Table(Scripted[Lockdown, View]):
    """A match at a position, with one line per step."""

    def choose(self, *options: Any) -> Table:
        """Answer the pending questions, of several the first."""
        for option in options:
            self.match.choose(option, self.seat)
        return self

    def do(self, *action: Any) -> Table:
        """Take an action, pay with the first cards that come, and let nobody interrupt."""
        return self.choose(action[0] if action == ("pass",) else action).settle()

    def settle(self) -> Table:
        """Pay with the first cards that come, and let nobody interrupt."""
        while self.match.decisions and self.prompt in ("pay", "interrupt"):
            self.choose(self.options[0])
        return self

    def offered(self, word: str) -> list[Any]:
        """What can be done of that kind, without the word for it."""
        found = [option[1:] for option in self.options if isinstance(option, tuple) and option[0] == word]
        return [what[0] if len(what) == 1 else what for what in found]

    def saw(self, name: str, seat: int = 0) -> list[dict[str, Any]]:
        """The arguments of all events of that name that a seat was told."""
        return [event.args for event in self.match.log(seat) if event.event == name]

    def crew(self, seat: int = 0) -> Crew:
        """What everybody sees of a player."""
        return self.match.view(None).crew[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return self.t.piles[HAND[seat]]

    def items(self, seat: int = 0) -> list[str]:
        """The hidden Items, by colour."""
        return [item for colour in COLOURS for item in self.t.piles[INVENTORY[colour][seat]]]

    def figures(self) -> list[tuple[str, str]]:
        """The Intruders on the board: kind and Room."""
        return [(figure.kind, figure.room) for figure in self.t.figures]

    def lying(self, room: str) -> list[str]:
        """The Objects in a Room."""
        return [name for where, name, _ in self.t.base.objects if where == room]


def table(
    seats: int = 2,
    *,
    mode: str = "standard",
    board: str = "basic",
    characters: Sequence[str] = CHARACTERS,
    rooms: Sequence[str] = (),
    hand: Sequence[str | None] = (),
    discard: Sequence[str] = (),
    scanned: Sequence[str] = (),
    live: Sequence[str] = (),
    spent: Sequence[str] = (),
    crew: Sequence[Mapping[str, Any]] = (),
    things: Sequence[str | None] = (),
    inventory: Sequence[str] = (),
    orders: Sequence[str] = (),
    active_order: str = "code_green",
    goals: Sequence[str] = (),
    figures: Sequence[str] = (),
    met: bool = False,
    tiles: Mapping[str, str] | None = None,
    power: str = "s01 s02",
    computer: str = "computer_action_a",
    weaknesses: str = WEAKNESS,
    base: Mapping[str, Any] | None = None,
    clock: Mapping[str, Any] | None = None,
    lab: Mapping[str, Any] | None = None,
    discards: Mapping[str, str] | None = None,
    stage: str = "turn",
    chance: Sequence[str | int] = (),
    bent: Callable[[Lockdown], None] | None = None,
    seed: int = 1,
    **plain: Any,
) -> Table:
    """A match in the first seat's turn, or as `stage` says; what stands by player stands in order of the seats.

    `hand` and `discard` are names of cards, `contamination` among them; whatever of a Character's cards lies nowhere is
    in the deck. `scanned`, `live` (deck and hand) and `spent` say what the Contamination cards are in truth: harmless
    if nothing is said. `things` lie openly ("smart_gun:2 egg"), `inventory` is hidden. `figures` are "adult r005" or
    "adult r005 2" with Injuries; `met` says that the First Encounter has been, as it has with a figure. `tiles` are
    explored Rooms, each with an Item Counter of 2 if it can be searched; `power` are the circuits that have it. `crew`,
    `base`, `clock` and `lab` are fields of these records, `plain` those of the state. `chance` is what comes next, dice
    by their numbers and cards by their names. `bent` makes of all this what could never come about, to show a rule.
    """
    setup = GAME.agree(seats, mode, {"board": board})
    t = GAME.deal(setup)
    t.under(setup)
    t.stage, t.round = stage, 1
    met = met or bool(figures)
    lay_base(t, tiles or {}, power, computer, weaknesses)
    for seat in range(seats):
        sit_down(t, seat, characters[seat], given(rooms, seat, ""))
        lay_cards(t, seat, given(hand, seat, None), given(discard, seat, "").split())
        lay_strains(t, seat, given(scanned, seat, ""), given(live, seat, ""), given(spent, seat, ""))
        lay_items(t, seat, given(things, seat, None), given(inventory, seat, ""))
        lay_goals(t, seat, given(goals, seat, "").split(), met)
        for token in given(orders, seat, "").split():
            move(t, token, POOL, ORDERS[seat])
        changed(t.crew[seat], given(crew, seat, {}))
        if t.crew[seat].dead:
            t.piles[DECK[seat]] = sorted([*t.piles[HAND[seat]], *t.piles[DECK[seat]]])
            t.piles[HAND[seat]] = []
        for card in (*t.crew[seat].wounds, *t.crew[seat].dressed):
            t.piles[WOUNDS].remove(card)
    move(t, active_order, POOL, ACTIVE)
    for number, words in enumerate(figures):
        lay_figure(t, number, words.split())
    t.made = max(len(figures), int(met))
    for pile, cards in (discards or {}).items():
        t.discards[pile] = tuple(cards.split())
        for card in t.discards[pile]:
            t.piles[OPEN_DECKS[pile]].remove(card)
    changed(t.base, base or {})
    changed(t.clock, clock or {})
    changed(t.lab, {"reserve": eggs_left(t, lab or {}), **(lab or {})})
    changed(t, plain)
    GAME.invariants(t, True)
    if bent is not None:
        bent(t)
    prepared = Prepared(f"table {seed}".encode(), chance)
    t.rng = prepared.first()
    return Table(Match(setup, t, Run(prepared, [], [])))


def twins(one: dict[str, Any], other: dict[str, Any], **public: Any) -> tuple[Table, Table]:
    """Two tables that differ in what is hidden alone."""
    pair = table(**{**public, **one}), table(**{**public, **other})
    assert pair[0].t.piles != pair[1].t.piles
    return pair


def given(by_seat: Sequence[Any], seat: int, otherwise: Any) -> Any:
    """What was said of a seat."""
    return by_seat[seat] if seat < len(by_seat) else otherwise


def changed(record: Any, fields: Mapping[str, Any]) -> None:
    """Fields of a record as they were said to be."""
    for name, value in fields.items():
        assert hasattr(record, name), name
        setattr(record, name, value)


def move(t: Lockdown, card: str, source: int, target: int) -> None:
    """A card of a table that is being set."""
    t.piles[source].remove(card)
    t.piles[target] = sorted([*t.piles[target], card])


def eggs_left(t: Lockdown, lab: Mapping[str, Any]) -> int:
    """The Eggs that are neither in the Nest nor lying or carried anywhere."""
    about = [name for _, name, _ in t.base.objects] + [thing.name for crew in t.crew for thing in crew.things]
    return BOX.start.eggs_in_nest + BOX.start.eggs_in_reserve - int(lab.get("eggs", t.lab.eggs)) - about.count("egg")


def lay_base(t: Lockdown, tiles: Mapping[str, str], power: str, computer: str, weaknesses: str) -> None:
    """Explored Rooms, Power tokens, the Computer card and the Weaknesses."""
    for room, tile in tiles.items():
        t.piles[TILE_BAGS[BOX.tiles[tile].category]].remove(tile)
        t.base.tiles[room] = tile
        if BOX.tiles[tile].searchable:
            t.base.counters[room] = 2
    lit = power.split()
    numbers = {
        circuit: number for number, circuit in enumerate((*lit, *[one for one in CIRCUITS if one not in lit]), 1)
    }
    t.base.power = {circuit: (numbers[circuit], circuit in lit) for circuit in CIRCUITS}
    t.piles[COMPUTERS].remove(computer)
    t.base.computer = computer
    for card in weaknesses.split():
        t.piles[WEAKNESSES].remove(card)
        t.lab.weaknesses = (*t.lab.weaknesses, card)


def sit_down(t: Lockdown, seat: int, character: str, room: str) -> None:
    """A Character in a Room, by default the one it starts in."""
    crew, entry = t.crew[seat], BOX.characters[character]
    crew.number, crew.character, crew.room = seat + 1, character, room or entry.start_room
    crew.knowledge, crew.quest, crew.turns = entry.start_knowledge, entry.quest_item, 1


def lay_cards(t: Lockdown, seat: int, hand: str | None, discard: list[str]) -> None:
    """Hand, discard pile, and the deck of what is left."""
    deck = [*BOX.decks[t.crew[seat].character]]
    for card in discard:
        if card != CONTAMINATION:
            deck.remove(card)
    held = deck[:HANDS] if hand is None else hand.split()
    for card in held:
        if card != CONTAMINATION:
            deck.remove(card)
    t.piles[HAND[seat]], t.piles[DECK[seat]] = sorted(held), sorted(deck)
    t.crew[seat].discard = tuple(discard)


def lay_strains(t: Lockdown, seat: int, scanned: str, live: str, spent: str) -> None:
    """What the Contamination cards are in truth."""
    known, hidden, gone = scanned.split(), live.split(), spent.split()
    held = t.piles[HAND[seat]].count(CONTAMINATION)
    hidden += [HARMLESS] * (held - len(known) - len(hidden))
    gone += [HARMLESS] * (t.crew[seat].discard.count(CONTAMINATION) - len(gone))
    t.piles[DECK[seat]] = sorted([*t.piles[DECK[seat]], *[CONTAMINATION] * (len(known) + len(hidden) - held)])
    for strains, place in ((known, SCANNED[seat]), (hidden, LIVE[seat]), (gone, SPENT[seat])):
        for strain in strains:
            move(t, strain, STRAINS, place)


def lay_items(t: Lockdown, seat: int, things: str | None, inventory: str) -> None:
    """What lies openly, by default the starting Item, and what is hidden."""
    start = BOX.characters[t.crew[seat].character].starting_item
    for word in (start or "" if things is None else things).split():
        name, _, load = word.partition(":")
        back = back_of(name)
        if back in COLOURS:
            t.piles[ITEMS[back]].remove(name)
        if back == "crafted":
            t.base.stock[name] -= 1
        ammo = 0 if back == "object" else BOX.ammo(name)
        t.crew[seat].things.append(Thing(name=name, back=back, load=int(load) if load else ammo))
    for item in inventory.split():
        move(t, item, ITEMS[back_of(item)], INVENTORY[back_of(item)][seat])


def back_of(name: str) -> str:
    """The back of a thing's card, the first deck that has it; or that it is an Object."""
    if name in OBJECTS:
        return "object"
    if name in BOX.crafted:
        return "crafted"
    return next((colour for colour in COLOURS if name in BOX.item_decks[colour]), "own")


def lay_goals(t: Lockdown, seat: int, cards: list[str], met: bool) -> None:
    """The Objectives, by default the first ones left; after the First Encounter the personal one alone."""
    if t.allied:
        t.shared = tuple(cards)
        for card in cards:
            if card in t.piles[UNUSED[SHARED]]:
                t.piles[UNUSED[SHARED]].remove(card)
        return
    usual = t.crew[seat].goals
    decks = [BOX.objectives[card].deck for card in cards] or list(usual[:1] if met else usual)
    t.crew[seat].goals = tuple(decks)
    for number, deck in enumerate(decks):
        card = cards[number] if cards else t.piles[UNUSED[deck]][0]
        move(t, card, UNUSED[deck], OBJECTIVES[deck][seat])


def lay_figure(t: Lockdown, number: int, words: list[str]) -> None:
    """A figure with a token of its kind that comes out of the bag, or from aside."""
    kind = words[0]
    token = t.piles[NUMBERS[kind]].pop(0)
    source = t.bag.inside if t.bag.inside[kind] else t.bag.aside
    source[kind] -= 1
    injuries = int(words[2]) if len(words) > 2 else 0
    t.figures.append(Figure(id=number, kind=kind, room=words[1], token=token, injuries=injuries))


def drawn(kind: str, token: str, seats: int = 2) -> tuple[int, str]:
    """The chance by which a token of a kind comes out of a bag that is as it was dealt."""
    inside = GAME.deal(GAME.agree(seats, "standard")).bag.inside
    return [one for one, count in inside.items() for _ in range(count)].index(kind), token


# -- from the deal -----------------------------------------------------------------------------------------------------


def dealt(seats: int = 2, seed: int = 1) -> Table:
    """A match from the deal."""
    return Table(GAME.start(seats, seed=seed))


def wandered(setup: Setup, seed: int) -> Iterator[Match[Lockdown, View]]:
    """A whole match at random; it stops before every answer."""
    match, rng = begin(setup, seed), Random(seed)
    while match.decisions:
        yield match
        decision = pick(rng, match.decisions)
        match.choose(pick(rng, decision.options), decision.seat)


def tables() -> list[Setup]:
    """The standard mode at every number of seats."""
    return [GAME.agree(seats, "standard") for seats in GAME.counts("standard")]
