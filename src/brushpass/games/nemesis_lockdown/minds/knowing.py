"""What a player can know: the own Objectives, which orders may be in force, what the own Contamination cards may be."""

from __future__ import annotations

from math import comb
from typing import Final

from ..box.box import CONTAMINATION, HARMLESS, INFECTED
from ..box.entries import Term
from ..state import DECK, HAND, NOBODY, OBJECTIVES, ORDERS, SCANNED, Lockdown

CARDS: Final = 10
"""A Character's Action cards."""
REVEALED: Final = 4
"""NL-34.7: the cards that are revealed at the end by whoever is infected."""


# -- Objectives --------------------------------------------------------------------------------------------------------


def objectives(t: Lockdown, seat: int) -> list[str]:
    """The Objective cards of a player, or the open ones of all."""
    if t.allied:
        return list(t.shared)
    return [card for deck in dict.fromkeys(t.crew[seat].goals) for card in t.piles[OBJECTIVES[deck][seat]]]


def condition(t: Lockdown, card: str) -> Term:
    """What a card asks for."""
    return t.box.objectives[card].condition


# -- orders ------------------------------------------------------------------------------------------------------------


def in_force(t: Lockdown, seat: int) -> dict[str, float]:
    """NL-32.1: how likely each order is the Active Contingency, from the tokens held or lying open."""
    left = {order: entry.count for order, entry in t.box.contingencies.items()}
    for order in (*t.piles[ORDERS[seat]], *t.open_orders):
        left[order] -= 1
    count = sum(left.values())
    return {order: number / count for order, number in left.items()}


class Threats:
    """How likely an order condemns whoever has not sent the Signal, knows too little, or left in a certain way."""

    def __init__(self, t: Lockdown, seat: int) -> None:
        self.signal = self.knowledge = self.pod = self.isolation = self.bunker = 0.0
        self.level = 0
        """The Knowledge that is too little."""
        for order, chance in in_force(t, seat).items():
            kills = t.box.contingencies[order].kills
            if kills is None:
                continue
            if kills["pred"] == "signal_not_sent":
                self.signal += chance
            elif kills["pred"] == "knowledge_max":
                self.knowledge += chance
                self.level = max(self.level, int(kills["n"]))
            elif kills["place"] == "isolation_room":
                self.isolation += chance
            elif kills["place"] == "css_pod":
                self.pod += chance
            else:
                self.bunker += chance
        crews = [t.crew[one] for one in t.playing()] if t.allied else [t.crew[seat]]
        signal = 0.0 if all(crew.signal for crew in crews) else self.signal
        knowledge = 0.0 if all(crew.knowledge > self.level for crew in crews) else self.knowledge
        asks = (signal, knowledge, self.isolation if signal + knowledge else 0.0)
        mild = max(0.0, 1.0 - sum(asks))
        self.doubt = 1.0 - mild * mild - sum([chance * chance for chance in asks])
        """How unsure it is what the order still asks of the Character, or its allies: 0 for whoever knows."""

    def spared(self, t: Lockdown, seat: int, fate: str) -> float:
        """NL-34.3: how likely a Character that left so is not condemned, as things stand."""
        crew = t.crew[seat]
        lost = 0.0 if crew.signal else self.signal
        if crew.knowledge <= self.level:
            lost += self.knowledge
        lost += self.isolation if fate == "isolated" else self.pod if fate == "evacuated" else self.bunker
        return max(0.0, 1.0 - lost)


# -- Contamination -----------------------------------------------------------------------------------------------------


def contaminations(t: Lockdown, seat: int) -> int:
    """The Contamination cards of a player, wherever they are: everybody has seen them come."""
    crew = t.crew[seat]
    all_cards = len(crew.discard) + len(t.piles[HAND[seat]]) + len(t.piles[DECK[seat]])
    return max(0, all_cards - CARDS)


def in_hand(t: Lockdown, seat: int) -> int:
    """Those in the own hand that have not been scanned there."""
    return t.piles[HAND[seat]].count(CONTAMINATION) - len(t.piles[SCANNED[seat]])


def infected(t: Lockdown, seat: int) -> float:
    """How likely one of the own cards is Infected, from what was scanned in hand."""
    known = t.piles[SCANNED[seat]]
    if INFECTED in known:
        return 1.0
    unknown = contaminations(t, seat) - known.count(HARMLESS)
    strains = t.box.strains
    clean: float = strains.count(HARMLESS) / len(strains)
    return 1.0 - clean ** max(0, unknown)


def doom(t: Lockdown, seat: int) -> float:
    """NL-34.5 to NL-34.7: how likely the last check kills the Character as things stand."""
    count = contaminations(t, seat)
    sick = 1.0 if t.crew[seat].larva else infected(t, seat)
    return sick * (1.0 - comb(CARDS, REVEALED) / comb(CARDS + count, REVEALED))


# -- the clock ---------------------------------------------------------------------------------------------------------


def rounds_left(t: Lockdown) -> int:
    """NL-33: the rounds in which somebody can still act, this one among them."""
    clock = t.clock
    last = max(clock.alert, clock.countdown if clock.red else NOBODY, 1)
    return clock.slot - last + 1
