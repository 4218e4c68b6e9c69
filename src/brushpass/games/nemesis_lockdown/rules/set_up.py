"""NL-3, NL-4, NL-5, NL-36, NL-37.2: set-up, in every mode, on either side of the board."""

from __future__ import annotations

from brushpass.engine import Setup

from ..box.box import CIRCUITS, COLOURS, COOPERATIVE, GOALS, SHARED, TOKENS, Box
from ..state import (
    ACTIVE,
    ATTACKS,
    COMPUTERS,
    CSS_BAG,
    DECK,
    EVENTS,
    ITEMS,
    MARS,
    NUMBERS,
    OBJECTIVES,
    ORDERS,
    PLACES,
    POOL,
    SLOTS,
    STRAINS,
    SURFACE_BAG,
    TILE_BAGS,
    TOKEN_BAG,
    UNUSED,
    WEAKNESSES,
    WOUNDS,
    Bag,
    Base,
    Clock,
    Crew,
    Laboratory,
    Lockdown,
    Thing,
)
from .knowledge import discover
from .orders import open_order
from .rooms import turn_computer


def laid_out(setup: Setup, box: Box) -> Lockdown:
    """NL-3, NL-4.4, NL-37.2, NL-37.32: the table before anything is drawn."""
    board, start = box.boards[setup.options["board"]], box.start
    tokens = {kind: [one.id for one in box.tokens.values() if one.kind == kind] for kind in TOKENS}
    inside = {kind: start.bag.get(kind, 0) for kind in TOKENS}
    inside["adult"] += start.adults_per_player * setup.seats
    printed = (*board.fixed.values(),)
    piles = PLACES.filled(
        {
            EVENTS: box.events,
            ATTACKS: box.attacks,
            WOUNDS: box.wound_deck,
            COMPUTERS: box.computers,
            WEAKNESSES: box.weaknesses,
            TOKEN_BAG: box.explorations,
            SURFACE_BAG: box.surface if board.tokens else (),
            MARS: box.mars if board.tokens else (),
            CSS_BAG: box.css_bag,
            POOL: box.contingency_bag,
            STRAINS: box.strains,
            **{NUMBERS[kind]: tokens[kind] for kind in TOKENS},
            **{TILE_BAGS[slot]: [one for one in box.tile_bags[slot] if one not in printed] for slot in SLOTS},
            **{UNUSED[deck]: box.objectives_for(deck, setup.seats) for deck in (*GOALS, SHARED)},
            **{ITEMS[colour]: box.item_decks[colour] for colour in COLOURS},
        }
    )
    return Lockdown(
        stage="set_up",
        piles=piles,
        crew=[Crew(goals=goals(setup)) for _ in range(setup.seats)],
        base=Base(
            elevator=start.elevator,
            rover=board.garage,
            covered=board.covered,
            stock={item: box.items[item].count for item in box.crafted},
        ),
        clock=Clock(slot=box.first_slot, css=box.css_slots),
        lab=Laboratory(eggs=start.eggs_in_nest, reserve=start.eggs_in_reserve),
        bag=Bag(inside=inside, aside={kind: len(tokens[kind]) - inside[kind] for kind in TOKENS}),
        discards=dict.fromkeys(("event", "attack", "wound", "mars", *COLOURS), ()),
    )


def goals(setup: Setup) -> tuple[str, ...]:
    """NL-4.5, NL-36.3, NL-36.17: the decks of which a player gets an Objective."""
    if setup.mode in COOPERATIVE:
        return ()
    return (SHARED, SHARED) if setup.mode == "solo" else GOALS


async def set_up(t: Lockdown) -> None:
    """NL-3.8, NL-3.12, NL-3.17, NL-4.1, NL-4.5 to NL-4.8, NL-4.15: all that chance decides before the draft."""
    seats, start = t.setup.seats, t.box.start
    numbers = list(range(1, seats + 1))
    for crew in t.crew:
        crew.number = numbers.pop(t.below(len(numbers)))
    free = list(CIRCUITS)
    for number in (*start.blue, *start.red):
        t.base.power[free.pop(t.below(len(free)))] = (number, number in start.blue)
    t.base.power = {circuit: t.base.power[circuit] for circuit in CIRCUITS}
    discover(t)
    turn_computer(t)
    deal_objectives(t)
    t.draw(POOL, ACTIVE)
    for seat in range(seats):
        for _ in range(start.contingencies["coop" if t.allied else str(seats)]):
            t.draw(POOL, ORDERS[seat])
    if t.allied:
        open_order(t)
    t.first = t.active = next(seat for seat, crew in enumerate(t.crew) if crew.number == 1)
    t.stage = "draft"


def deal_objectives(t: Lockdown) -> None:
    """NL-4.5, NL-36.3, NL-36.17: one of either deck; two of the shared ones alone; open ones for all together."""
    if t.allied:
        t.shared = tuple([t.draw(UNUSED[SHARED]) for _ in t.crew])
        t.tell("shared-objectives", t.shared)
    for seat, crew in enumerate(t.crew):
        for deck in crew.goals:
            t.draw(UNUSED[deck], OBJECTIVES[deck][seat])


async def draft(t: Lockdown) -> None:
    """NL-4.9, NL-40.1: by player number, two Character cards, one kept."""
    waiting = [seat for seat, crew in enumerate(t.crew) if not crew.character]
    if not waiting:
        t.stage = "round"
        return
    seat = min(waiting, key=lambda one: t.crew[one].number)
    left = [one for one in t.box.characters if all(crew.character != one for crew in t.crew)]
    one = left.pop(t.below(len(left)))
    two = left.pop(t.below(len(left)))
    become(t, seat, await t.ask(seat, "draft", (one, two)))


def become(t: Lockdown, seat: int, character: str) -> None:
    """NL-4.10 to NL-4.14: a player's Character with all that belongs to it."""
    crew, entry = t.crew[seat], t.box.characters[character]
    crew.character, crew.room = character, entry.start_room
    crew.knowledge, crew.quest = entry.start_knowledge, entry.quest_item
    if entry.starting_item:
        crew.things = [Thing(name=entry.starting_item, back="own", load=t.box.ammo(entry.starting_item))]
    for card in t.box.decks[character]:
        t.hide(card, DECK[seat])
    t.tell("character", seat, character)
