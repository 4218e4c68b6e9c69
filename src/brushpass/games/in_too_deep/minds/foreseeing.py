"""What crimes promise in the next turn: the others are imagined to play on until then, and every card is tried."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision, Observation
from brushpass.engine.mind import Enough

from ..rules.crimes import open_to
from ..rules.draws import drawable
from ..rules.turn import DONE
from ..state import CRIMES, LEVELS, PETTY, InTooDeep
from .choosing import choose
from .crimes import may_lie, next_turns
from .gaining import best
from .planning import Turn, come_off
from .worth import crime_worth

WORLDS: Final = 4
"""So many times the others are imagined to play on."""

Promises = list[dict[str, float]]
"""For every imagined world the crimes that come off there in the next turn, and what they are worth."""


def deck(observation: Observation, t: InTooDeep, asked: Decision[Any], rng: Random, enough: Enough) -> Any:
    """TD-17.2, DC-40: the deck whose cards promise most."""
    decks = {sort: unseen(t, asked.seat, sort) for sort in asked.options}
    found = foreseen(observation, asked.seat, [card for cards in decks.values() for card in cards], rng, enough)
    return best(asked.options, lambda sort: drawn(found, decks[sort])) if found else choose(t, asked, rng)


def give_back(observation: Observation, t: InTooDeep, asked: Decision[Any], rng: Random, enough: Enough) -> Any:
    """TD-17.1, DC-39: major crimes that promise less than one that may be drawn, and idle petty ones."""
    player = asked.seat
    majors = [card for sort in LEVELS for card in t.piles[CRIMES[sort][player]]]
    petties = t.piles[CRIMES[PETTY][player]]
    decks = [unseen(t, player, sort) for sort in LEVELS if majors and drawable(t, sort)]
    cards = [*majors, *petties, *[card for cards in decks for card in cards]]
    found = foreseen(observation, player, cards, rng, enough)
    if not found:
        return choose(t, asked, rng)
    if majors:
        kept = sum([max([one.get(card, 0.0) for card in majors]) for one in found]) / len(found)
        if kept < max([drawn(found, deck) for deck in decks], default=0.0):
            least = best(majors, lambda card: -drawn(found, [card]))
            return (t.box.crimes[least].sort, least)
    return next(((PETTY, card) for card in petties if drawn(found, [card]) <= 0), DONE)


def unseen(t: InTooDeep, player: int, sort: str) -> list[str]:
    """The cards that may lie in a deck."""
    level = LEVELS.index(sort) + 1
    return [crime.id for crime in t.box.crimes.values() if may_lie(t, player, crime, level)]


def drawn(promises: Promises, cards: Sequence[str]) -> float:
    """What any of these cards is worth over all worlds."""
    return sum([one.get(card, 0.0) for one in promises for card in cards]) / max(1, len(promises) * len(cards))


def foreseen(observation: Observation, player: int, cards: Sequence[str], rng: Random, enough: Enough) -> Promises:
    """What crimes promise in the player's next turn, as the others may play until then; nothing: there is none."""
    found: Promises = []
    for _ in range(WORLDS):
        if enough():
            break
        world = observation.imagine(rng)
        turn = world.state.turns + len(world.state.consoles)
        while (question := world.decision) is not None and (world.state.turns < turn or question.prompt != "hook"):
            world.choose(choose(world.state, question, rng), question.seat)
        if question is not None:
            found.append(promised(world.state, player, cards))
    return found


def promised(t: InTooDeep, player: int, cards: Sequence[str]) -> dict[str, float]:
    """The crimes that come off in a turn that begins so, and what they are worth."""
    usable = [card for card in cards if open_to(t.box, t.story, card)]
    came = come_off(t.city, following(t, player, t.consoles[player].hooks), usable)
    return {card: crime_worth(t, player, t.box.crimes[card]) for card in usable if card in came}


def following(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> list[Turn]:
    """What the next turn can be with these criminals hooked, petty crimes apart."""
    turns = next_turns(t, player, hooks)
    for turn in turns:
        turn.petties = []
    return turns
