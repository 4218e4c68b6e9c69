"""Cards told forwards: what was seen is kept, what was not seen goes any way it can, and as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from brushpass.engine.following import Following, Lying
from brushpass.engine.knowledge import ANY, OPEN, Fact
from brushpass.engine.running import SeenMove

DECK, HAND, DOWN = 0, 1, 2
UNSEEN = 0b111


def ends(
    piles: Sequence[int], cards: str, trace: Sequence[SeenMove], facts: Sequence[Fact] = (), times: int = 400
) -> Counter[tuple[tuple[str, int], ...] | None]:
    """How the cards that were seen came to lie, and how often."""
    following = Following(list(cards), list(enumerate(piles)), [], UNSEEN, trace, facts)
    rng = Random(1)
    found: Counter[tuple[tuple[str, int], ...] | None] = Counter()
    for _ in range(times):
        lying: Lying | None = following.told(rng)
        found[None if lying is None else tuple(sorted(lying))] += 1
    return found


def test_a_card_leaves_unseen_as_likely_as_any_other() -> None:
    looked: SeenMove = ((("a", 1, ANY),), HAND, HAND)
    found = ends([2, 3, 1], "abcdef", [looked, (None, HAND, DOWN)], times=4000)
    assert set(found) == {(("a", HAND),), (("a", DOWN),)}
    assert 0.2 < found[(("a", DOWN),)] / 4000 < 0.3, "one of four"


def test_what_was_seen_whole_and_lost_one_card_has_all_the_others() -> None:
    looked: SeenMove = (tuple([(name, 1, ANY) for name in "abcd"]), HAND, HAND)
    for lying in ends([9, 3, 1], "abcdefghijklm", [looked, (None, HAND, DOWN)]):
        assert lying is not None
        assert Counter(place for _, place in lying) == {HAND: 3, DOWN: 1}


def test_a_card_is_where_it_was_seen_afterwards() -> None:
    trace: list[SeenMove] = [("a", OPEN, HAND), (None, HAND, DECK), (None, HAND, DOWN), ("a", DOWN, OPEN)]
    assert set(ends([5, 2, 0], "bcdefgh", trace)) == {()}


def test_those_that_have_to_leave_leave_in_time() -> None:
    """Three cards are seen in a hand and then, elsewhere, three others are all that it holds: they went one by one."""
    first: SeenMove = (tuple([(name, 1, ANY) for name in "abc"]), HAND, HAND)
    later: SeenMove = (tuple([(name, 1, ANY) for name in "def"]), HAND, HAND)
    trace: list[SeenMove] = [first]
    for _ in range(5):
        trace += [(None, DECK, HAND), (None, HAND, DOWN)]
    found = ends([4, 3, 5], "abcdefghijkl", [*trace, later])
    assert None not in found
    assert all(dict(lying or ()).items() >= {"d": HAND, "e": HAND, "f": HAND}.items() for lying in found)


def test_of_several_alike_any_may_be_the_one_that_was_seen() -> None:
    trace: list[SeenMove] = [("a", OPEN, HAND), ("a", OPEN, HAND), (None, HAND, DOWN), ("a", HAND, OPEN)]
    assert set(ends([1, 0, 1], "ab", trace)) == {(("a", DOWN),)}


def test_what_is_known_of_the_end_is_kept() -> None:
    facts: list[Fact] = [(0, "a", 1, ANY, 1 << DOWN | 1 << DECK)]
    trace: list[SeenMove] = [("a", OPEN, HAND), (None, HAND, DOWN), (None, HAND, DECK)]
    assert set(ends([3, 1, 3], "abcdefg", trace, facts)) == {(("a", DOWN),), (("a", DECK),)}


def test_that_a_card_was_not_somewhere_has_to_be_asked_of_the_deal() -> None:
    without: SeenMove = ((("a", 0, 0),), HAND, HAND)
    sizes = [(DECK, 1), (HAND, 1)]
    assert not Following(["a", "b"], sizes, [], UNSEEN, [without], []).certain
    assert Following(["a", "b"], sizes, [], UNSEEN, [("a", OPEN, DECK)], []).certain
