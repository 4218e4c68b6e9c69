"""NL-INV: what is true of every position; those about a whole game are tested on whole games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from brushpass.engine import beneath

from .box.box import CIRCUITS, COLOURS, CONTAMINATION, GOALS, SHARED, TOKENS
from .rules.items import OBJECT, capacity, in_hands, parts, slots, weapons
from .state import (
    ACTIVE,
    ATTACKS,
    COMPUTERS,
    DECK,
    DRAWN,
    EVENTS,
    FRESH,
    GLANCE,
    HAND,
    INVENTORY,
    ITEMS,
    LIVE,
    LOST,
    OBJECTIVES,
    ORDERS,
    POOL,
    SCANNED,
    SPENT,
    STRAINS,
    WOUNDS,
    Lockdown,
)


def check(t: Lockdown, between: bool) -> None:
    """Those that hold at every decision; the sums only between stages, when nothing is on its way.

    NL-33.6: where the base explodes, a card that was being played or drawn stays on its way for ever.
    """
    if not t.round:
        return
    check_base(t)
    check_figures(t)
    check_crew(t)
    if between and not t.base.destroyed:
        check_tokens(t)
        check_cards(t)
        check_decks(t)


LAUNCHED: Final = ("time", "attacks", "event", "bag", "round")
"""The stages from step 5 to the end of a round."""


def check_base(t: Lockdown) -> None:
    """NL-INV-1, NL-INV-2, NL-INV-4, NL-INV-17 to NL-INV-19, NL-INV-24."""
    base, limits = t.base, t.box.limits
    assert len(base.fires) + base.fires_gone <= limits["fire_markers"], "NL-INV-1"
    assert len(base.faults) + base.faults_gone <= limits["malfunction_markers"], "NL-INV-1"
    assert len({*base.fires}) == len(base.fires) and len({*base.faults}) == len(base.faults), "NL-INV-1: one a Room"
    assert all(t.explored(room) for room in base.faults), "NL-INV-1: no Malfunction in an unexplored Room"
    assert not any(room in t.board.crossroads for room in (*base.fires, *base.faults)), "NL-INV-1: none outside"
    assert len(base.doors) <= limits["doors"] and all(way in t.board.ways for way in base.doors), "NL-INV-2"
    assert len({*base.noise}) == len(base.noise), "NL-INV-4"
    assert sorted(number for number, _ in base.power.values()) == [1, 2, 3, 4], "NL-INV-17"
    assert tuple(base.power) == CIRCUITS, "NL-INV-17"
    slots_ = [slot for slot in t.clock.css if slot]
    assert len({*slots_}) == len(slots_), "NL-INV-19: one token a slot"
    pods = [crew.pod for crew in t.crew if crew.pod]
    assert len({*pods}) == len(pods), "NL-INV-19: one a pod"
    assert not pods or t.stage not in LAUNCHED, "NL-INV-19: empty after the launch"
    assert t.clock.countdown <= t.clock.slot or t.stage == "ending", "NL-INV-18: ahead of time"
    assert t.round <= t.box.first_slot, "NL-INV-18: no more rounds than slots"
    if base.vent:
        assert all(t.closed(way) for way in t.board.ways_of[base.vent]), "NL-INV-24"


def check_figures(t: Lockdown) -> None:
    """NL-INV-7, NL-INV-8."""
    for kind, most in t.box.figures.items():
        assert sum(figure.kind == kind for figure in t.figures) <= most, f"NL-INV-7: {kind}"
    assert all(figure.room in t.board.rooms for figure in t.figures), "NL-INV-7: in a Room"
    assert not any(figure.injuries for figure in t.figures if figure.kind == "larva"), "NL-INV-8"


def check_crew(t: Lockdown) -> None:
    """NL-INV-14, NL-INV-16, NL-INV-21, NL-INV-22."""
    for seat, crew in enumerate(t.crew):
        assert crew.light <= t.box.limits["light_wound_slots"], "NL-INV-14"
        assert crew.serious <= t.box.limits["serious_wounds_before_death"], "NL-INV-14"
        if crew.character:
            least = t.box.characters[crew.character].start_knowledge
            assert least <= crew.knowledge <= t.box.start.knowledge, "NL-INV-16"
        assert bool(crew.room) == (crew.fate == "here") and bool(crew.pod) == (crew.fate == "pod"), "NL-INV-21"
        if crew.dead and t.stage != "ending":
            assert not t.piles[ORDERS[seat]] and not crew.larva, "NL-INV-22"
            assert not any(thing.back == OBJECT for thing in crew.things), "NL-INV-22: Objects stay behind"
            assert not t.piles[HAND[seat]] and not t.piles[SCANNED[seat]] and not crew.discard, "NL-INV-22: no hand"
        if crew.dead and t.stage != "ending" and t.setup.mode != "resuscitation":
            assert not crew.things, "NL-INV-22"
            assert not any(t.piles[INVENTORY[colour][seat]] for colour in COLOURS), "NL-INV-22"


def check_tokens(t: Lockdown) -> None:
    """NL-INV-6, NL-INV-9, NL-INV-20, NL-INV-23."""
    bag = t.bag
    tokens = [*bag.inside_seen, *bag.aside_seen, *[figure.token for figure in t.figures if figure.token]]
    count = Counter([t.box.tokens[token].kind for token in tokens])
    for kind in TOKENS:
        total = sum(one.kind == kind for one in t.box.tokens.values())
        assert count[kind] + bag.inside[kind] + bag.aside[kind] == total, f"NL-INV-6: {kind}"
    assert bag.inside["blank"] + count["blank"] == 1, "NL-INV-6: the Blank is in the bag"
    lying = [name for _, name, _ in t.base.objects]
    borne = [thing.name for crew in t.crew for thing in crew.things if thing.back == OBJECT]
    eggs = t.lab.eggs + t.lab.reserve + t.lab.spent + [*lying, *borne].count("egg")
    assert eggs == t.box.start.eggs_in_nest + t.box.start.eggs_in_reserve, "NL-INV-9"
    orders = sum(len(t.piles[place]) for place in (ACTIVE, POOL, *ORDERS, *GLANCE))
    orders += len(t.open_orders)
    assert orders == len(t.box.contingency_bag) or t.stage == "ending", "NL-INV-20"
    for seat, crew in enumerate(t.crew):
        held = sum(len(t.piles[OBJECTIVES[deck][seat]]) for deck in (*GOALS, SHARED))
        if not crew.dead and not t.allied and t.stage != "ending":
            assert held == len(crew.goals) == (1 if t.made else 2), "NL-INV-23"


def check_cards(t: Lockdown) -> None:
    """NL-INV-11, NL-INV-12, NL-INV-15."""
    strains = [STRAINS, beneath(STRAINS), *LIVE, *SCANNED, *FRESH, *SPENT]
    cards = [card for place in strains for card in t.piles[place]]
    assert sorted(cards) == sorted(t.box.strains), "NL-INV-12"
    for seat, crew in enumerate(t.crew):
        if crew.dead:
            continue
        piles = t.piles
        own = sorted([*piles[HAND[seat]], *piles[DECK[seat]], *piles[DRAWN[seat]], *crew.discard])
        actions = tuple([card for card in own if card != CONTAMINATION])
        assert actions == t.box.decks[crew.character], "NL-INV-11"
        places = (LIVE[seat], SCANNED[seat], SPENT[seat])
        assert len(own) - len(actions) == sum(len(piles[place]) for place in places), "NL-INV-12: a strain for each"
        assert piles[HAND[seat]].count(CONTAMINATION) >= len(piles[SCANNED[seat]]), "scanned cards are in hand"
        assert crew.discard.count(CONTAMINATION) == len(piles[SPENT[seat]]), "spent cards are in the discard pile"
        assert len(in_hands(t, seat)) <= slots(t, seat), "NL-INV-15"
        assert all(0 <= gun.load <= capacity(t, gun) for gun in weapons(t, seat)), "NL-INV-15: ammo"


def check_decks(t: Lockdown) -> None:
    """NL-INV-13."""
    assert len(t.piles[ATTACKS]) + len(t.discards["attack"]) == len(t.box.attacks), "NL-INV-13: Attacks"
    assert len(t.piles[EVENTS]) + len(t.discards["event"]) <= len(t.box.events), "NL-INV-13: Events"
    wounds = sum(crew.serious for crew in t.crew)
    assert len(t.piles[WOUNDS]) + len(t.discards["wound"]) + wounds == len(t.box.wound_deck), "NL-INV-13: wounds"
    assert len(t.piles[COMPUTERS]) + len(t.base.used) + 1 == len(t.box.computers), "NL-INV-13: computers"
    things = [thing for crew in t.crew for thing in crew.things if thing.back != OBJECT]
    cards = [card for thing in things for card in parts(thing)]
    for colour in COLOURS:
        places = (ITEMS[colour], beneath(ITEMS[colour]), LOST[colour], *INVENTORY[colour])
        there = sum(len(t.piles[place]) for place in places) + len(t.discards[colour])
        there += sum(back == colour for back, _ in cards)
        assert there == len(t.box.item_decks[colour]), f"NL-INV-13: {colour}"
