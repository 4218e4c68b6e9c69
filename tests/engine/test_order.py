"""Decks in which somebody knows an order: what lies on top of them and under them, and who knows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Places, RuleError, beneath, load, on_top
from tests.engine.tiny import Tiny, answer, tiny

PLACES = Places()
DECK = PLACES.deck("deck")
HANDS = PLACES.per_seat("hand", 2)
Rule = Callable[[Tiny], Awaitable[None]]


def begin(rule: Rule, cards: str = "abcdef", hand: str = "xy", seed: int = 1) -> Match[Any, Any]:
    """A match of one rule: a deck of single letters, and a hand of seat 0."""
    return tiny(rule, places=PLACES, piles=[[*cards], [], [], [*hand], []]).start(seed=seed)


async def returned(t: Tiny) -> None:
    """Seat 0 puts two cards under the deck, then seat 1 draws it all."""
    for _ in range(2):
        await puts(t, 0, beneath(DECK))
    while t.left(DECK):
        t.words.append(t.draw(DECK))
    t.stage = "asked"


async def asked(t: Tiny) -> None:
    await t.ask(0, "go-on", ("yes",))
    t.end()


def test_what_lies_under_a_deck_comes_last_and_in_the_order_in_which_it_came() -> None:
    match = tiny(returned, asked, places=PLACES, piles=[[*"abc"], [], [], [*"xy"], []]).start(seed=3)
    answer(match, "x", "y")
    assert sorted(match.state.words[:3]) == ["a", "b", "c"]
    assert match.state.words[3:] == ["x", "y"]


async def puts(t: Tiny, seat: int, place: int) -> None:
    """A seat puts a card of its hand on top of the deck or under it."""
    card = await t.ask(seat, "put", tuple(t.piles[HANDS[seat]]), private=True)
    t.slip(card, HANDS[seat], place)


async def stacked(t: Tiny) -> None:
    """Seat 0 puts two cards on top, the deck is drawn from."""
    for _ in range(2):
        await puts(t, 0, on_top(DECK))
    await t.ask(1, "go-on", ("yes",))
    t.words += [t.draw(DECK), t.draw(DECK)]
    await t.ask(1, "go-on", ("yes",))
    t.end()


def test_what_was_put_on_top_last_comes_first_and_only_who_put_it_there_knows_it() -> None:
    match = answer(begin(stacked), "x", "y")
    for seed in range(20):
        assert match.observe(0).imagine(Random(seed)).state.piles[on_top(DECK)] == ["y", "x"]
    tops = {tuple(match.observe(1).imagine(Random(seed)).state.piles[on_top(DECK)]) for seed in range(60)}
    assert len(tops) > 10, "seat 1 knows that two cards lie on top, not which"
    match.choose("yes")
    assert match.state.words == ["y", "x"]
    assert {tuple(match.observe(1).imagine(Random(seed)).state.words) for seed in range(5)} == {("y", "x")}


async def looked(t: Tiny) -> None:
    """Seat 0 looks at the next three cards; seat 1 draws one of them; the deck is shuffled."""
    t.order(DECK, 3)
    t.words += [str(len(t.peek(0, on_top(DECK))))]
    await t.ask(0, "go-on", ("yes",))
    t.draw(DECK, HANDS[1])
    await t.ask(0, "go-on", ("yes",))
    t.shuffle(DECK)
    await t.ask(0, "go-on", ("yes",))
    t.end()


def worlds(match: Match[Any, Any], seat: int, place: int, count: int = 80) -> set[tuple[str, ...]]:
    return {tuple(match.observe(seat).imagine(Random(n)).state.piles[place]) for n in range(count)}


def test_a_look_at_the_top_is_known_in_its_order_until_the_deck_is_shuffled() -> None:
    match = begin(looked, hand="")
    top = tuple(match.state.piles[on_top(DECK)])
    assert len(top) == 3
    assert worlds(match, 0, on_top(DECK)) == {top}
    assert len(worlds(match, 1, on_top(DECK))) > 20
    match.choose("yes")
    assert worlds(match, 0, HANDS[1]) == {(top[0],)}, "it knows which card the other drew"
    assert worlds(match, 0, on_top(DECK)) == {top[1:]}
    match.choose("yes")
    assert not match.state.piles[on_top(DECK)]
    assert worlds(match, 0, HANDS[1]) == {(top[0],)}
    assert len(worlds(match, 1, DECK)) == 1, "seat 1 sees its own card, and all the others lie in the deck"


def test_the_order_is_saved_and_undo_does_not_go_back_behind_a_look() -> None:
    match = begin(looked)
    again = load(match.save())
    assert again.state.knowers == match.state.knowers == {on_top(DECK): [(0,), (0,), (0,)]}
    assert not match.can_undo(0)


async def from_the_middle(t: Tiny) -> None:
    t.order(DECK, 2)
    await t.ask(0, "go-on", ("yes",))
    t.reveal(t.piles[on_top(DECK)][1], on_top(DECK))


def test_from_an_order_cards_are_drawn_one_after_the_other() -> None:
    match = begin(from_the_middle)
    with pytest.raises(RuleError, match="cards are drawn"):
        match.choose("yes")


async def mixed(t: Tiny) -> None:
    """Both put cards under the deck; all of it is drawn into the open, one by one."""
    t.draw(DECK, HANDS[1])
    for seat in (0, 1, 0):
        await puts(t, seat, beneath(DECK))
    await t.ask(0, "go-on", ("yes",))
    while t.left(DECK):
        t.words.append(t.draw(DECK))
        await t.ask(0, "go-on", ("yes",))
    t.end()


@pytest.mark.parametrize("seed", range(6))
def test_everybody_knows_their_own_cards_under_a_deck_by_their_place(seed: int) -> None:
    match = begin(mixed, cards="abc", seed=seed)
    answer(match, "x", *match.state.piles[HANDS[1]], "y")
    under = match.state.piles[beneath(DECK)]
    assert {world[0] + world[2] for world in worlds(match, 0, beneath(DECK))} == {"xy"}
    assert len({world[1] for world in worlds(match, 0, beneath(DECK))}) == 3
    assert {world[1] for world in worlds(match, 1, beneath(DECK))} == {under[1]}
    while match.decision is not None:
        for seat in (0, 1):
            assert match.observe(seat).imagine(Random(seed)).state.words == match.state.words
        match.choose("yes")
