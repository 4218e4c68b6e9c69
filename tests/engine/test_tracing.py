"""Deals told backwards: what can have come about is possible, whatever is tried on the way, and nothing else is."""

from __future__ import annotations

from brushpass.engine.knowledge import ANY, OPEN
from brushpass.engine.running import SeenMove
from brushpass.engine.tracing import can_be

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
    """Tokens came unseen to a bag, of which ever other ones were seen there; none of that makes up for a wrong hand."""
    bag, from_bag = 3, 4
    tokens: list[SeenMove] = []
    for number in range(12):
        tokens += [(((f"seen {number}", 1, ANY),), bag, bag), (None, from_bag, bag)]
    seen, others = ([f"{word} {number}" for number in range(12)] for word in ("seen", "other"))
    trace: list[SeenMove] = [("a", OPEN, HAND), *tokens]
    kin = (0b111, 0b111, 0b111, 0b11000, 0b11000)
    assert can_be([["b"], ["a"], [], seen + others, []], trace, 0b11111, False, kin)
    assert not can_be([["a"], ["b"], [], seen + others, []], trace, 0b11111, True, kin)
