"""The belief once more, without any cleverness: every walk through the city is replayed against the whole record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from brushpass.games.mind_mgmt.belief import Public
from brushpass.games.mind_mgmt.belief.histories import Worlds
from brushpass.games.mind_mgmt.box.city import FEATURES_AT, JUMPS, SIZE, bits, steps, together
from brushpass.games.mind_mgmt.box.components import CARDS, FEATURES, OPENING
from brushpass.games.mind_mgmt.state import NOWHERE

Path = tuple[int, ...]
Triples = frozenset[tuple[str, ...]]


class Told(NamedTuple):
    """What a path may go with, and how likely it is that somebody walked and answered so."""

    cards: tuple[str, ...]
    triples: Triples
    walk: float


def told(known: Public) -> dict[Path, Told]:
    """Every path that agrees with what is known."""
    found: dict[Path, Told] = {}
    triples = [triple for triple in combinations(FEATURES, 3) if cards_agree(known, triple)]
    for path, cards, walk in walks(known):
        if not path_agrees(known, path):
            continue
        if known.can_act:
            cards = tuple(card for card in cards if can_act(known, path, card))
        alive = contacts_agree(known, path, triples)
        if cards and alive:
            for kind, number, _, possible in known.record:
                if kind == "asked":
                    walk /= sum(possible >> place & 1 for place in path[:number])
            found[path] = Told(cards, alive, walk)
    return found


def walks(known: Public) -> Iterator[tuple[Path, tuple[str, ...], float]]:
    """Every walk of that length, with the recruiter cards that allow it."""
    slips = {number for kind, number, _, _ in known.record if kind == "slip"}
    known_start = [place for kind, number, place, _ in known.record if kind == "at" and number == 1]
    stack: list[tuple[Path, tuple[str, ...], float]] = [((start,), CARDS, 1.0) for start in known_start or range(SIZE)]
    while stack:
        path, cards, walk = stack.pop()
        number, head = len(path) + 1, path[-1]
        if number > known.length:
            yield path, cards, walk
            continue
        unsure = number > known.hour >= OPENING
        if number not in slips:
            ways = [place for place in bits(steps(known.chaos)[head]) if place not in path]
            stack += [((*path, place), cards, walk * (0.9 if unsure else 1) / len(ways)) for place in ways]
        if number in slips or (unsure and has_token(known, path)):
            for card in cards:
                ways = [place for place in bits(JUMPS[card][head]) if place not in path]
                share = walk * (0.1 if unsure else 1) / len(cards)
                stack += [((*path, place), (card,), share / len(ways)) for place in ways]


def has_token(known: Public, path: Path) -> bool:
    """MM-4.20 to MM-4.23."""
    earned = path if known.early else path[OPENING:]
    return known.front > 0 or (known.board != NOWHERE and known.board in earned)


def can_act(known: Public, path: Path, card: str) -> bool:
    """MM-4.4."""
    if steps(known.chaos)[path[-1]] & ~together(path):
        return True
    return has_token(known, path) and bool(JUMPS[card][path[-1]] & ~together(path))


def path_agrees(known: Public, path: Path) -> bool:
    """Entry by entry."""
    for kind, number, what, _ in known.record:
        by_then = path[:number]
        if kind == "at" and path[number - 1] != what:
            return False
        if kind in ("by", "asked") and what not in by_then:
            return False
        if kind == "never" and any(what >> place & 1 for place in by_then):
            return False
        if kind == "not" and what >> path[number - 1] & 1:
            return False
        if kind == "in" and not what >> path[number - 1] & 1:
            return False
    return not known.pending or any(known.pending >> place & 1 for place in path)


def cards_agree(known: Public, triple: tuple[str, ...]) -> bool:
    """MM-7.14, MM-7.15, and what lies on the display."""
    has = [FEATURES[feature] for kind, _, feature, _ in known.record if kind == "has"]
    ban = [FEATURES[feature] for kind, _, feature, _ in known.record if kind == "ban"]
    return all(feature in triple for feature in has) and not any(feature in triple for feature in ban)


def contacts_agree(known: Public, path: Path, triples: Iterable[tuple[str, ...]]) -> Triples:
    """MM-4.10, MM-4.12, MM-4.30: the triples with which a path made as many contacts as were announced."""
    opened = {FEATURES[feature]: hour for kind, hour, feature, _ in known.record if kind == "has"}
    for kind, last, count, first in known.record:
        if kind == "alert":
            passed = Counter[str]()
            for number in range(first, last + 1):
                for feature in FEATURES_AT[path[number - 1]]:
                    passed[feature] += number <= opened.get(feature, last)
            triples = [triple for triple in triples if sum(passed[feature] for feature in triple) == count]
    return frozenset(triples)


def listed(found: Worlds) -> dict[Path, Told]:
    """The belief in the same shape."""
    listed = {}
    for index in range(found.count):
        cards = tuple(card for number, card in enumerate(CARDS) if found.cards[index] >> number & 1)
        alive = range(len(found.triples))
        if found.alive is not None:
            words = found.alive[index].tolist()
            alive = [triple for triple in alive if words[triple // 64] >> triple % 64 & 1]  # type: ignore[assignment]
        triples = frozenset(tuple(FEATURES[feature] for feature in found.triples[triple]) for triple in alive)
        listed[tuple(found.path[:, index].tolist())] = Told(cards, triples, float(found.walk[index]))
    return listed
