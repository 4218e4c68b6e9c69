"""Knowledge: facts against brute force, with every world that a seat could be in."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from brushpass.engine import OPEN, Seeded
from brushpass.engine.dealing import Search, agrees, deal_knowing, deal_plain
from brushpass.engine.knowledge import ANY, Fact, after_move, parted, tidy
from brushpass.engine.running import Run
from tests.engine.tiny import Tiny, places, tiny

NAMES = ("a", "b", "c")
PLACES = places("bag", "hand-0", "hand-1", "attic", "both-open")
VIEWERS: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (), (0, 1))
World = tuple[tuple[str, ...], ...]


async def nothing(t: Tiny) -> None:
    t.end()


def begin(rng: Random) -> Tiny:
    """A state that runs outside of any match."""
    setup = tiny(nothing, places=PLACES, piles=[[]] * 5, known=False).agree()
    cards = [rng.choice(NAMES) for _ in range(rng.randint(4, 7))]
    piles: list[list[str]] = [[] for _ in PLACES]
    for card in cards:
        piles[rng.choice([0, 0, 0, 1, 2])].append(card)
    t = Tiny(stage="nothing", piles=[sorted(pile) for pile in piles])
    t.under(setup)
    t.rng = rng.randrange(1 << 40)
    t.on(Run(Seeded(1), [], []))
    return t


def deals(pool: Counter[str], sizes: list[int]) -> Iterator[World]:
    """All ways to deal a pool to places of these sizes."""
    if not sizes:
        yield ()
        return
    cards = sorted(pool.elements())
    for hand in sorted(set(itertools.combinations(cards, sizes[0]))):
        for rest in deals(pool - Counter(hand), sizes[1:]):
            yield (hand, *rest)


class Mind:
    """All worlds that a seat could be in, kept by brute force."""

    def __init__(self, seat: int, piles: list[list[str]]) -> None:
        self.seat = seat
        pool = Counter(card for place, pile in enumerate(piles) for card in pile if not self.sees(place))
        sizes = [0 if self.sees(place) else len(pile) for place, pile in enumerate(piles)]
        self.worlds: set[World] = {
            tuple(tuple(piles[place]) if self.sees(place) else pile for place, pile in enumerate(world))
            for world in deals(pool, sizes)
        }

    def sees(self, place: int) -> bool:
        return place >= 0 and self.seat in VIEWERS[place]

    def move(self, card: str, source: int, target: int) -> None:
        known = OPEN in (source, target) or self.sees(source) or self.sees(target)
        self.worlds = {
            moved(world, name, source, target)
            for world in self.worlds
            for name in ((card,) if known else NAMES)
            if source == OPEN or name in world[source]
        }

    def look(self, place: int, pile: list[str]) -> None:
        self.worlds = {world for world in self.worlds if world[place] == tuple(pile)}

    def deny(self, card: str, place: int, most: int) -> None:
        self.worlds = {world for world in self.worlds if world[place].count(card) <= most}


def moved(world: World, card: str, source: int, target: int) -> World:
    piles = [list(pile) for pile in world]
    if source != OPEN:
        piles[source].remove(card)
    if target != OPEN:
        piles[target].append(card)
    return tuple(tuple(sorted(pile)) for pile in piles)


def counted(fact: Fact, piles: Iterable[Iterable[str]]) -> int:
    _, name, _, _, places = fact
    return sum(list(pile).count(name) for place, pile in enumerate(piles) if places >> place & 1)


def step(t: Tiny, open_cards: list[str], minds: list[Mind], rng: Random) -> None:
    """One random thing that a rule may do to hidden cards, told to the minds as well."""
    kind = rng.choice(("draw", "draw", "slip", "slip", "slip", "reveal", "hide", "hide", "peek", "deny"))
    full = [place for place, pile in enumerate(t.piles) if pile]
    target = rng.choice([1, 2, 3, 4])
    if kind == "draw" and t.piles[0]:
        target = rng.choice([OPEN, 1, 2, 3])
        card = t.draw(0, target)
        open_cards += [card] * (target == OPEN)
        for mind in minds:
            mind.move(card, 0, target)
    elif kind == "slip" and (sources := [place for place in full if place not in (0, target)]):
        source = rng.choice(sources)
        card = rng.choice(t.piles[source])
        t.slip(card, source, target)
        for mind in minds:
            mind.move(card, source, target)
    elif kind == "reveal" and full:
        source = rng.choice(full)
        card = rng.choice(t.piles[source])
        t.reveal(card, source)
        open_cards.append(card)
        for mind in minds:
            mind.move(card, source, OPEN)
    elif kind == "hide" and open_cards:
        card = open_cards.pop(rng.randrange(len(open_cards)))
        t.hide(card, target)
        for mind in minds:
            mind.move(card, OPEN, target)
    elif kind == "peek":
        seat = rng.randrange(2)
        places = [place for place in range(len(PLACES)) if not minds[seat].sees(place)]
        place = rng.choice(places)
        minds[seat].look(place, t.peek(seat, place))
    elif kind == "deny":
        card, place = rng.choice(NAMES), rng.choice([1, 2, 3])
        most = t.piles[place].count(card)
        t.deny(card, place, most)
        for mind in minds:
            mind.deny(card, place, most)


@pytest.mark.parametrize("seed", range(120))
def test_facts_say_only_what_a_seat_can_know_and_deals_keep_them(seed: int) -> None:
    rng = Random(seed)
    t = begin(rng)
    open_cards: list[str] = []
    minds = [Mind(seat, t.piles) for seat in range(2)]
    for _ in range(14):
        step(t, open_cards, minds, rng)
        for fact in t.facts:
            low, high = fact[2:4]
            assert low <= counted(fact, t.piles) <= high, f"{fact} is not true of {t.piles}"
        for mind in minds:
            assert tuple(tuple(pile) for pile in t.piles) in mind.worlds
            for fact in (fact for fact in t.facts if fact[0] == mind.seat):
                low, high = fact[2:4]
                for world in mind.worlds:
                    assert low <= counted(fact, world) <= high, f"seat {mind.seat} cannot know {fact}: {world}"
            dealt_worlds_keep_the_facts(t, mind, rng)


def dealt_worlds_keep_the_facts(t: Tiny, mind: Mind, rng: Random) -> None:
    hidden = [place for place in range(len(PLACES)) if not mind.sees(place) and t.piles[place]]
    if not hidden:
        return
    sizes = [(place, len(t.piles[place])) for place in hidden]
    pool = sorted(card for place in hidden for card in t.piles[place])
    facts = [fact for fact in t.facts if fact[0] == mind.seat]
    searched = Search(pool, sizes, facts, rng, lambda deal: True).found()
    assert searched is not None, f"no deal keeps {facts}, but the truth does"
    for deal in (searched, deal_knowing(pool, sizes, facts, rng)):
        if deal is not None:
            assert agrees(deal, facts)
            assert sorted(card for cards in deal.values() for card in cards) == pool
            assert [(place, len(deal[place])) for place, _ in sizes] == sizes


def test_a_plain_deal_is_even() -> None:
    rng = Random(1)
    pool = ["a", "b", "c", "d"]
    counts = Counter(tuple(deal_plain(pool, [(1, 2), (0, 2)], rng)[1]) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_known_card_that_leaves_unseen_may_be_in_either_place() -> None:
    """The Mind Control case: all saw the card go to a hand; later one card leaves that hand unseen."""
    t = begin(Random(0))
    t.piles = [["c"], [], ["b"], [], []]
    t.hide("a", 2)
    assert (0, "a", 1) in [fact[:3] for fact in t.facts]
    t.slip("b", 2, 3)
    about = [fact for fact in t.facts if fact[:2] == (0, "a") and fact[2] > 0]
    assert [fact[4] for fact in about] == [1 << 2 | 1 << 3]
    t.reveal("a", 2)
    assert not [fact for fact in t.facts if fact[:2] == (0, "a") and fact[2] > 0]


@pytest.mark.parametrize("place", [0, 2, 4], ids=["unseen", "of-one-seat", "open"])
def test_hiding_several_cards_at_once_is_hiding_one_after_the_other(place: int) -> None:
    one, several = begin(Random(3)), begin(Random(3))
    for card in ("a", "b", "a"):
        one.hide(card, place)
    several.hide_all(("a", "b", "a"), place)
    assert several.piles == one.piles
    assert sorted(several.facts) == sorted(one.facts)
    assert several.traces == one.traces


def test_tidying_what_a_move_touched_is_tidying_everything() -> None:
    """After a move only the facts about its two places are looked at whole; the outcome is the same."""
    rng = Random(7)
    family, seats, names = 0b11111, 2, "abc"
    kin, unseen = [family] * 5, [0b11110, 0b11101]
    changed = 0
    for _ in range(3000):
        piles = [[rng.choice(names) for _ in range(rng.randrange(3))] for _ in range(5)]
        made: list[Fact] = []
        for _ in range(8):
            name, where = rng.choice(names), rng.randrange(1, 32)
            count = sum(piles[place].count(name) for place in range(5) if where >> place & 1)
            made.append((rng.randrange(seats), name, rng.randrange(count + 1), rng.choice([count, ANY]), where))
        before = tidy(tuple(made), (), piles, kin, unseen, family)
        source, target = rng.sample(range(5), 2)
        if not piles[source]:
            continue
        card = piles[source].pop()
        piles[target].append(card)
        touched = 1 << source | 1 << target
        near, far = parted(before, touched)
        near = after_move(near, card, source, target, (), piles)
        some = tidy(near, far, piles, kin, unseen, touched)
        assert sorted(some) == sorted(tidy(near + far, (), piles, kin, unseen, family))
        changed += any(fact not in some for fact in far)
    assert changed > 20
