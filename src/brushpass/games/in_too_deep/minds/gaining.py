"""What to do with what is gained: evidence, dilemmas, dominance, support tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.dilemmas import NO_ONE, hand_corruption, numbered
from ..rules.looking import DISPLAYED
from ..rules.processing import DECLINE, STASHED
from ..rules.zones import GAIN, PROCESS, TOWERS_SUPPORT
from ..state import CRIMES, DATABANK, HAND, LEVELS, MEMORY, InTooDeep
from .worth import (
    EVIDENCE,
    SUPPORT,
    UNKNOWN_CORRUPTION,
    dilemma_worth,
    folder_worth,
    kind_values,
    lifted,
    more_corrupt,
    stepped,
    waning,
)

GATHERED: Final = 0.15
"""What it adds to a piece of evidence that there are others of its kind in memory."""
OFFERED: Final = {
    "dominance_3": 4.0,
    "dominance_2": 2.8,
    "take_evidence": 2.3,
    "peek_take_evidence": 2.6,
    "actions_2": 2.4,
    "extra_hook": 2.0,
    "actions_1": 1.8,
    "relocate_criminal": 1.8,
    "tolerance": 1.7,
    "discard_dilemma": 1.6,
    "relocate_item": 1.5,
    "draw_discard_dilemmas": 1.5,
    "swap_items": 1.4,
    "challenge": 1.4,
    "swap_criminals": 1.2,
    "move_search": 1.2,
    "draw_petty": 1.2,
    "ignore_barriers": 0.8,
}
"""What the support tokens are worth; others less."""
OTHER: Final = 0.5


def best(options: Iterable[Any], worth: Callable[[Any], float]) -> Any:
    """The option that is worth most; of equals the first."""
    return max(options, key=worth)


# -- evidence ----------------------------------------------------------------------------------------------------------


def bar(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-18.1, DC-36: what is worth most in memory, or on a row that asks for it."""
    values, memory = kind_values(t, asked.seat), t.piles[MEMORY[asked.seat]]

    def worth(kind: Any) -> float:
        filed = folder_worth(t, asked.seat) if any(t.tasks[row] == kind and t.folders[row] for row in range(3)) else 0.0
        return max(values[kind], filed) + 0.1 * values[kind] + GATHERED * memory.count(kind)

    return best(asked.options, worth)


def process(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-18.6 to TD-18.12, DC-38: where a piece brings more than it is worth in memory."""
    return best(asked.options, lambda option: place_worth(t, asked.seat, option))


def place_worth(t: InTooDeep, player: int, option: Any) -> float:
    """What it brings to process a piece to a place, less what the piece is worth in memory."""
    if option == DECLINE:
        return 0.0
    if option.startswith("row_"):
        return folder_worth(t, player) - kind_values(t, player)[t.tasks[int(option[-1]) - 1]]
    given = max([lifted(t, player, kind) for kind in t.piles[MEMORY[player]]])
    if option == STASHED:
        return given
    if option == "bonus_support":
        return given + SUPPORT * waning(t)
    if option == "bonus_tolerance":
        return given + more_corrupt(t, player, -t.box.tolerance)
    console = t.consoles[player]
    return given + max([stepped(t, console, one, 1) for one in range(len(console.dominance))])


def evidence(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-18.10, TD-18.12, DC-37: the kind whose piece is missed least, or that lifts the others most."""
    return best(asked.options, lambda kind: lifted(t, asked.seat, kind))


def harbour(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.9, DC-20: gain, unless processing brings more."""
    rows = [row for row in range(3) if t.folders[row] and t.tasks[row] in t.piles[MEMORY[asked.seat]]]
    worth = max([place_worth(t, asked.seat, f"row_{row + 1}") for row in rows], default=0.0)
    return PROCESS if worth > EVIDENCE else GAIN


def take_seen(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.18, DC-23."""
    values = kind_values(t, asked.seat)
    return best(asked.options, lambda number: values[asked.about[number - 1]])


def take(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.28, DC-22: from the display, lest the plan grows poorer."""
    return best(asked.options, lambda spot: spot == DISPLAYED)


def best_kind(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """The kind that is worth most."""
    values = kind_values(t, asked.seat)
    return best(asked.options, lambda kind: values[kind])


# -- dilemmas ----------------------------------------------------------------------------------------------------------


def good(t: InTooDeep, player: int, card: str) -> float:
    """What it is worth to have a dilemma stored, its corruption included."""
    box = t.box
    stored = [box.dilemmas[one] for one in t.piles[DATABANK[player]] if one != card]
    dilemma = box.dilemmas[card]
    brought = dilemma_worth(dilemma, stored, kind_values(t, player), box)
    return brought + more_corrupt(t, player, float(dilemma.corruption))


def store(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-21.11, DC-42: those that do most good."""
    return best(asked.options, lambda card: good(t, asked.seat, card))


def discard(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.5, TD-13.15, DC-18, DC-29: the one that does least good."""
    return best(asked.options, lambda card: -good(t, asked.seat, card))


def discard_any(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.14, DC-28: one that is stored counts fully, one in hand may be put off anyway."""
    return best(asked.options, lambda option: harm(t, asked.seat, option[1]) - (option[0] == "hand"))


def harm(t: InTooDeep, player: int, card: str) -> float:
    """What it is worth to be rid of a stored dilemma."""
    box = t.box
    stored = [box.dilemmas[one] for one in t.piles[DATABANK[player]] if one != card]
    dilemma = box.dilemmas[card]
    lost = dilemma_worth(dilemma, stored, kind_values(t, player), box)
    return more_corrupt(t, player, -float(dilemma.corruption)) - lost


def challenge(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.1, DC-17: whoever is likely to be more corrupt, if anybody."""
    return best(asked.options, lambda one: 0.0 if one == NO_ONE else lead(t, asked.seat, numbered(t, one)))


def lead(t: InTooDeep, player: int, rival: int) -> float:
    """TD-11.3: by how much a rival's hand may be expected to be more corrupt; ties are won."""
    if not t.piles[HAND[rival]] or not t.piles[HAND[player]]:
        return -1.0
    theirs = UNKNOWN_CORRUPTION * len(t.piles[HAND[rival]]) - t.consoles[rival].tolerance
    return theirs - hand_corruption(t, player)


# -- dominance and support ---------------------------------------------------------------------------------------------


def dominate(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.22, TD-18.10, DC-15: where it counts most."""
    console, names = t.consoles[asked.seat], t.city.names
    return best(asked.options, lambda name: stepped(t, console, names.index(name), 1))


def lose(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-21.8, DC-41: where it hurts least."""
    console, names = t.consoles[asked.seat], t.city.names
    return best(asked.options, lambda name: stepped(t, console, names.index(name), -1))


def offer(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.1, DC-24: a good token, and the information with it."""
    return best(asked.options, lambda third: OFFERED.get(t.offer[third - 1], OTHER) + t.offered[third - 1])


def towers(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.7, DC-19: support; a crime only if there is none in hand."""
    if TOWERS_SUPPORT in asked.options:
        return TOWERS_SUPPORT
    crimes = [sort for sort in LEVELS if t.piles[CRIMES[sort][asked.seat]]]
    return asked.options[-1] if crimes else asked.options[0]


def echo_loses(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-23.28, DC-43: where it hurts her most."""
    console, names = t.consoles[t.echo], t.city.names
    return best(asked.options, lambda name: -stepped(t, console, names.index(name), -1))


def echo_gains(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-23.28, DC-43: where it helps her least."""
    console, names = t.consoles[t.echo], t.city.names
    return best(asked.options, lambda name: -stepped(t, console, names.index(name), 1))


def echo_offer(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-23.27, DC-43: the token that one wants least oneself."""
    return best(asked.options, lambda third: -OFFERED.get(t.offer[third - 1], OTHER))
