"""What a player chooses on second thoughts: among rivals what may come before the next turn, beside Echo two turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision, Observation
from brushpass.engine.mind import Enough

from ..rules.crimes import open_to
from ..rules.draws import drawable
from ..rules.hooks import SKIP
from ..rules.turn import ACTIONS, DONE
from ..state import CRIMES, LEVELS, NOBODY, PETTY, PORTS, City, InTooDeep
from . import acting, foreseeing, hooking
from .choosing import choose
from .crimes import may_lie
from .gaining import best
from .hooking import hook_cost, hooked
from .planning import Plan, Turn, come_off, committed, explored, possible_in, progress, turn_of
from .tokens import aided
from .worth import crime_worth, dominance, waning

TEMPO: Final = 11.0
"""What a turn is worth: a crime that takes one more must bring so much more."""
LATE: Final = 2.2
"""How many turns a crime takes that does not come off in the next one."""
SURE: Final = 0.85
"""How likely a crime that could be committed in the next turn still can be then."""
SPENT: Final = 2.5
"""What a token is worth that is kept."""
LOOKED: Final = 6
"""So many positions the next turn is thought through from."""
FAR: Final = 400
"""So many positions of the city are looked at in one's own turn."""
KEPT: Final = {
    "actions_2": 5.0,
    "relocate_criminal": 5.0,
    "actions_1": 4.0,
    "extra_hook": 4.0,
    "swap_item_with_criminal": 3.5,
    "relocate_item": 3.5,
    "swap_criminals": 3.0,
    "swap_items": 3.0,
    "dominance_3": 3.0,
    "peek_take_evidence": 2.8,
    "take_evidence": 2.6,
    "dominance_2": 2.0,
    "move_search": 1.8,
    "tolerance": 1.7,
    "discard_dilemma": 1.6,
    "draw_discard_dilemmas": 1.5,
    "ignore_barriers": 1.4,
    "challenge": 1.4,
    "guardian_barrier_3": 1.2,
    "draw_petty": 1.2,
}
"""What tokens are worth to somebody who plans with them, at the beginning; others less."""
OTHER: Final = 0.8
AHEAD: Final = ("hook", "act")
"""What is thought of twice beside Echo alone."""
AT_ONCE: Final = ("dominance_3", "dominance_2", "take_evidence", "peek_take_evidence", "tolerance")
"""Tokens that are worth as much at the end."""


def ponder(observation: Observation, t: InTooDeep, asked: Decision[Any], rng: Random, enough: Enough) -> Any:
    """What looks best on second thoughts; `t` is any world that looks the same to the player.

    Among rivals the next turn is imagined for the cards' sake; looking two turns ahead when hooking and acting, as
    beside Echo, showed no gain there.
    """
    if len(asked.options) == 1:
        return asked.options[0]
    if t.echo == NOBODY and asked.prompt in FORESEEING:
        return FORESEEING[asked.prompt](observation, t, asked, rng, enough)
    if t.echo == NOBODY and asked.prompt in AHEAD:
        return choose(t, asked, rng)
    return PONDERING.get(asked.prompt, choose)(t, asked, rng)


# -- the turn ----------------------------------------------------------------------------------------------------------


def thought(t: InTooDeep, player: int, turn: Turn) -> tuple[Plan, str]:
    """A crime in this turn, with a token if need be, or the position from which one comes off in the next."""
    turn.most = FAR
    nodes = explored(t.city, turn)
    gained = [node.gained + turn.idle * max(0, turn.actions - node.spent) for node in nodes]
    crimes = [committed(node.city, turn) for node in nodes]
    worths = [gain + crime for gain, crime in zip(gained, crimes, strict=True)]
    top = worths.index(max(worths))
    if crimes[top]:
        return Plan(worths[top], nodes[top].first, nodes[top].spent, True), ""
    token, worth = aided(t, player, turn)
    if worth - SPENT > worths[top]:
        return Plan(worth - SPENT, None, 0, True), token
    hoped = [gain + progress(node.city, turn) for gain, node in zip(gained, nodes, strict=True)]
    for number in sorted(range(len(nodes)), key=lambda number: -hoped[number])[:LOOKED]:
        hoped[number] = max(hoped[number], gained[number] + next_crime(t, player, nodes[number].city, turn))
    top = hoped.index(max(hoped))
    return Plan(hoped[top], nodes[top].first, nodes[top].spent, False), ""


def next_crime(t: InTooDeep, player: int, city: City, turn: Turn) -> float:
    """What it is worth that a crime comes off in the next turn."""
    most = 0.0
    for after in foreseeing.following(t, player, turn.hooks):
        nodes = explored(city, after)
        for card, worth in turn.majors:
            later = SURE * (worth - TEMPO)
            if later > most and possible_in(nodes, after, card):
                most = later
    return most


def hook(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-7, DC-2, DC-3: with whom this turn and the next promise most."""
    hooks, names = t.consoles[asked.seat].hooks, t.city.names
    if len(hooks) == PORTS:
        return hooking.hook(t, asked, rng)

    def promised(option: Any) -> float:
        if option == SKIP:
            return promise(t, asked.seat, hooks)
        criminal = names.index(option[1])
        return promise(t, asked.seat, (*hooks, criminal)) - hook_cost(t, asked.seat, criminal, len(hooks))

    return best([option for option in asked.options if option[0] != "unhook"], promised)


def promise(t: InTooDeep, player: int, hooks: tuple[int, ...]) -> float:
    """What a turn with these criminals may bring."""
    console = hooked(t, player, hooks)
    gained = dominance(t, console.dominance) - dominance(t, t.consoles[player].dominance)
    return thought(t, player, Turn(t, player, console, ACTIONS))[0].worth + gained


def act(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-9, DC-4: a step on the way to this turn's crime, or to the next one's."""
    turn = turn_of(t, asked.seat)
    return acting.acted(t, asked, turn, *thought(t, asked.seat, turn))


def offer(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.1, DC-24: what helps to plan while there is time for it, and the information with it."""

    def worth(third: int) -> float:
        token = t.offer[third - 1]
        left = 1.0 if token in AT_ONCE else waning(t)
        return KEPT.get(token, OTHER) * left + t.offered[third - 1]

    return best(asked.options, worth)


# -- cards -------------------------------------------------------------------------------------------------------------


def give_back(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-17.1, DC-39: a major crime that promises less than one that may be drawn, and idle petty ones."""
    player = asked.seat
    hand = [card for sort in LEVELS for card in t.piles[CRIMES[sort][player]]]
    promised = worths(t, player, hand)
    drawn = max([deck_worth(t, player, sort) for sort in LEVELS if drawable(t, sort)], default=-TEMPO)
    for card in hand:
        if promised[card] < (drawn if len(hand) == 1 else 0.0):
            return (t.box.crimes[card].sort, card)
    petties = t.piles[CRIMES[PETTY][player]]
    usable = soon(t, player, petties)
    return next(((PETTY, card) for card in petties if card not in usable), DONE)


def deck(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-17.2, DC-40: the deck whose cards promise most."""
    return best(asked.options, lambda sort: deck_worth(t, asked.seat, sort))


def deck_worth(t: InTooDeep, player: int, sort: str) -> float:
    """What a card of a deck promises, of those that may lie there."""
    level = LEVELS.index(sort) + 1
    unseen = [crime.id for crime in t.box.crimes.values() if may_lie(t, player, crime, level)]
    return sum(worths(t, player, unseen).values()) / len(unseen) if unseen else -TEMPO


def worths(t: InTooDeep, player: int, cards: Sequence[str]) -> dict[str, float]:
    """What crimes promise: what they bring, less the turns that they take; if the story does not allow it, a turn."""
    found = dict.fromkeys(cards, -TEMPO)
    usable = [card for card in cards if open_to(t.box, t.story, card)]
    early = soon(t, player, usable)
    for card in usable:
        takes = 1 + (1 - SURE) * (LATE - 1) if card in early else LATE
        found[card] = crime_worth(t, player, t.box.crimes[card]) - TEMPO * takes
    return found


def soon(t: InTooDeep, player: int, cards: Sequence[str]) -> set[str]:
    """The crimes that can be committed in the next turn."""
    return come_off(t.city, foreseeing.following(t, player, t.consoles[player].hooks), cards)


PONDERING: Final[dict[str, Callable[[InTooDeep, Decision[Any], Random], Any]]] = {
    "hook": hook,
    "act": act,
    "offer": offer,
    "return": give_back,
    "deck": deck,
}
"""What is thought of twice, by what lies on the table."""
FORESEEING: Final[dict[str, Callable[[Observation, InTooDeep, Decision[Any], Random, Enough], Any]]] = {
    "return": foreseeing.give_back,
    "deck": foreseeing.deck,
}
"""What is chosen for the next turn's sake among rivals."""
