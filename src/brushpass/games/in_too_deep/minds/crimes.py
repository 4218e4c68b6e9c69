"""Which crimes to commit, how, which to give back, and where to draw."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..box.box import Crime
from ..rules.crimes import NONE, open_to
from ..rules.hooks import hookable
from ..rules.turn import ACTIONS, DONE
from ..state import CRIMES, LEVELS, PORTS, SORTS, InTooDeep
from .gaining import best
from .hooking import hooked
from .planning import Turn, come_off
from .worth import HOOKED, crime_worth, reward_worth, waning

COMES_OFF: Final = (0.65, 0.5, 0.35)
"""How likely a crime of each level that the story allows can be committed soon."""
GREATEST: Final = 3
"""Crimes of this level are worth more than one turn."""


def crime(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-14.1, DC-32: the best one, if it is worth the hooks."""
    kept = HOOKED * waning(t) * (len(t.consoles[asked.seat].hooks) - 1)

    def worth(card: str) -> float:
        return 0.0 if card == NONE else crime_worth(t, asked.seat, t.box.crimes[card]) - kept

    return best(asked.options, worth)


def outcome(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-14.8, DC-35: what brings more, seen from the ranks of corruption."""
    outcomes = t.box.crimes[asked.about[0]].outcomes
    return best(asked.options, lambda how: reward_worth(t, asked.seat, outcomes[how]))


def give_back(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-17.1, DC-39: crimes that will not come off in the next turn, for there are others; the greatest are kept."""
    player = asked.seat
    hand = [card for sort in SORTS for card in t.piles[CRIMES[sort][player]]]
    usable = [card for card in hand if open_to(t.box, t.story, card)]
    great = [card for card in usable if t.box.crimes[card].level == GREATEST]
    kept = {*great, *come_off(t.city, next_turns(t, player, t.consoles[player].hooks), usable)}
    for sort, card in asked.options[:-1]:
        if card not in kept:
            return (sort, card)
    return DONE


def next_turns(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> list[Turn]:
    """What the next turn can be: with these criminals hooked, and one more."""
    others = [one for one in hookable(t, player) if one not in hooks]
    ways = [(*hooks, one) for one in others] if len(hooks) < PORTS else [hooks]
    return [Turn(t, player, hooked(t, player, way), ACTIONS) for way in ways]


def deck(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-17.2, DC-40: where a crime that can come off is likely to lie on top."""
    return best(asked.options, lambda sort: deck_worth(t, asked.seat, LEVELS.index(sort)))


def deck_worth(t: InTooDeep, player: int, level: int) -> float:
    """What a card of a level may bring: those that could still lie there, and whether the story allows them."""
    unseen = [crime for crime in t.box.crimes.values() if may_lie(t, player, crime, level + 1)]
    if not unseen:
        return 0.0
    hoped = [crime_worth(t, player, crime) for crime in unseen if open_to(t.box, t.story, crime.id)]
    return COMES_OFF[level] * sum(hoped) / len(unseen)


def may_lie(t: InTooDeep, player: int, crime: Crime, level: int) -> bool:
    """TD-5.1, TD-5.2: whether a crime is in the game and neither in the story nor in the player's hand."""
    if crime.level != level or crime.line not in t.lines or crime.id in t.story:
        return False
    if crime.four_plus and len(t.consoles) < t.box.four_plus:
        return False
    return crime.id not in t.piles[CRIMES[crime.sort][player]]
