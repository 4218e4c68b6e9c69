"""What a seat saw since a checkpoint, and what that tells of where the cards lay before.

A card that was seen to leave a hand was in it, or came to it in between. Told from its end, the story says what every
hidden place must have held at its beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .hidden import Hidden
from .knowledge import ANY, Facts, holds
from .places import TOP
from .running import Look, SeenMove
from .setup import Setup

Pool = tuple[list[str], list[tuple[int, int]], Facts]
"""The unseen cards of one kind in canonical order, the sizes of the places they lie in, what is known of them."""

Need = tuple[str, int, int, int]
"""A card, how many of it there must have been, at least and at most, and in which places, as a mask."""


def least_of(looks: tuple[Look, ...]) -> Counter[str]:
    """How many cards of every name a look showed."""
    seen: Counter[str] = Counter()
    for name, least, _ in looks:
        seen[name] += least
    return seen


def in_hindsight(moves: Sequence[SeenMove], sizes: Mapping[int, int]) -> list[SeenMove]:
    """The moves with the cards that the seat knows only now: what went alone to a place and was seen to leave it."""
    known = list(moves)
    count = Counter(sizes)
    alone: dict[int, int] = {}
    for i, (card, source, target) in enumerate(moves):
        if source == target:
            if isinstance(card, tuple) and card and card[0][1] and source in alone:
                before = alone[source]
                known[before] = (card[0][0], *moves[before][1:])
            continue
        if source in alone:
            before = alone.pop(source)
            if card is not None:
                known[before] = (card, *moves[before][1:])
        count[source] -= 1
        alone.pop(target, None)
        if card is None and count[target] == 0:
            alone[target] = i
        count[target] += 1
    return known


def positions_in_hindsight(moves: Sequence[SeenMove], base: Hidden, setup: Setup) -> dict[tuple[int, int], str]:
    """Where cards that lie in an order at the checkpoint were seen since: (place, index) and the card."""
    lying: dict[int, list[tuple[int, int] | None]] = {
        place: [(place, at) for at in range(len(base.piles[place]))] for place in setup.ordered
    }
    found: dict[tuple[int, int], str] = {}
    for card, source, target in moves:
        if source == target:
            if source in lying and isinstance(card, tuple):
                for where, (name, _, _) in zip(lying[source], card, strict=False):
                    if where is not None:
                        found[where] = name
            continue
        first = lying[source].pop(0) if lying.get(source) else None
        if first is not None and isinstance(card, str):
            found[first] = card
        if target in lying:
            on_deck = setup.places[target].order == TOP and source not in (target - 1, target + 1)
            lying[target].insert(0 if on_deck else len(lying[target]), first)
    return found


def needs_in_hindsight(moves: Sequence[SeenMove], unseen: int) -> list[Need]:
    """What unseen places must have held before the moves, told from their end."""
    needs: Counter[tuple[str, int]] = Counter()
    most: dict[tuple[str, int], int] = {}
    for card, source, target in reversed(moves):
        if isinstance(card, tuple):
            if holds(unseen, source):
                needs |= Counter({(name, 1 << source): least for name, least in least_of(card).items()})
                for name, _, high in card:
                    most[name, source] = min(high, most.get((name, source), ANY))
        elif card is None:
            needs = _blurred(needs, source, target)
            for name, place in most:
                most[name, place] += place == source
        else:
            met = [mask for (name, mask), number in needs.items() if name == card and number and holds(mask, target)]
            if met:
                needs[card, min(met, key=int.bit_count)] -= 1
            if holds(unseen, source):
                needs[card, 1 << source] += 1
            if (card, source) in most:
                most[card, source] += 1
            if (card, target) in most:
                most[card, target] -= 1
    found = [(card, number, ANY, mask) for (card, mask), number in needs.items() if number > 0]
    return found + [(card, 0, max(high, 0), 1 << place) for (card, place), high in most.items() if high < ANY]


def _blurred(needs: Counter[tuple[str, int]], source: int, target: int) -> Counter[tuple[str, int]]:
    """The needs before a move that was not seen: what was needed where it went may have lain where it came from."""
    blurred: Counter[tuple[str, int]] = Counter()
    for (card, mask), number in needs.items():
        blurred[card, mask | 1 << source if holds(mask, target) else mask] += number
    return blurred
