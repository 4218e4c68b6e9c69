"""Deals told backwards: what can have come about is possible, whatever is tried on the way, and nothing else is."""

from __future__ import annotations

from brushpass.engine.knowledge import ANY, OPEN
from brushpass.engine.running import SeenMove
from brushpass.engine.tracing import by_kind, can_be, telling

DECK, HAND, DOWN = 0, 1, 2
UNSEEN = 0b111
DIFFER: list[SeenMove] = [(((name, 0, 1),), HAND, HAND) for name in "abc"]
"""A hand was shown to hold no two cards of one name."""
LAID: list[SeenMove] = [(None, HAND, DOWN), (None, DECK, HAND)]
"""Then a card was laid down unseen, and another drawn."""


def test_what_several_facts_say_together_is_not_forgotten() -> None:
    assert can_be([["c"], ["a", "a"], ["b"]], [*DIFFER, *LAID], UNSEEN, False), "the second a was drawn"
    assert not can_be([["c"], ["b", "b"], ["b"]], [*DIFFER, *LAID], UNSEEN, True), "one of two b must have been there"


def test_a_card_that_was_seen_to_come_must_be_there_or_have_gone_on() -> None:
    came: SeenMove = ("a", OPEN, HAND)
    assert can_be([["b"], ["a"], []], [came], UNSEEN, False)
    assert not can_be([["a"], ["b"], []], [came], UNSEEN, True)
    assert can_be([["b"], ["b"], ["a"]], [came, *LAID], UNSEEN, False)


def test_a_look_bounds_what_lay_there_then() -> None:
    looked: SeenMove = ((("a", 2, ANY),), HAND, HAND)
    assert can_be([[], ["a", "a"], []], [looked], UNSEEN, False)
    assert not can_be([[], ["a", "b"], []], [looked], UNSEEN, True)


def test_every_kind_is_told_by_itself() -> None:
    bag = 3
    look: SeenMove = ((("x", 1, ANY),), bag, bag)
    trace: list[SeenMove] = [("a", OPEN, HAND), (None, DECK, HAND), look, ("x", bag, OPEN)]
    assert by_kind(trace, (0b0111, 0b0111, 0b0111, 0b1000)) == {0b0111: trace[:2], 0b1000: trace[2:]}


def test_a_card_that_has_to_be_somewhere_soon_goes_back_first() -> None:
    """Hand over hand, one card is returned and another drawn; now and then it is seen which: found without a search."""
    trace: list[SeenMove] = []
    for number in range(0, 40, 2):
        trace += [(None, HAND, DECK), (f"card {number:02}", DECK, HAND), (None, HAND, DECK), (None, DECK, HAND)]
    names = [f"card {number:02}" for number in range(40)]
    assert can_be([names[:-1], names[-1:], []], trace, UNSEEN, False)


def test_what_was_before_all_lay_in_one_bag_tells_nothing() -> None:
    early: list[SeenMove] = [("a", OPEN, HAND), (None, HAND, DECK)]
    late: list[SeenMove] = [(None, DECK, HAND), ("b", OPEN, DECK), (None, DECK, HAND)]
    assert telling([*early, *late], {DECK: 1, HAND: 2, DOWN: 0}, ()) == late[1:], "from the first card that was seen"
    assert telling([*early, *late], {DECK: 1, HAND: 2, DOWN: 1}, ()) == [*early, *late]
    assert telling([*early, *late], {DECK: 1, HAND: 2, DOWN: 0}, (DECK,)) == [*early, *late], (
        "an order tells them apart"
    )
    assert telling([*early, late[0]], {DECK: 1, HAND: 1, DOWN: 0}, ()) == []
