"""Looks, denials, kinds and what was told: what a seat learnt inside a stage holds in every world it imagines."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Outcome, Places, RuleError
from brushpass.engine.dealing import deal_agreeing, deal_knowing
from brushpass.engine.knowledge import ANY
from brushpass.engine.running import SPACING
from tests.engine.tiny import Tiny, answer, tiny

PLACES = Places()
BAG = PLACES.one("bag")
MINE, THEIRS = PLACES.per_seat("hand", 2)
DOWN = PLACES.one("face-down", seen_by=lambda setup, owner: (1,))


def worlds(match: Match[Any, Any], seat: int, count: int = 60) -> list[list[list[str]]]:
    """The piles of imagined worlds."""
    return [match.observe(seat).imagine(Random(number)).state.piles for number in range(count)]


# -- retelling ---------------------------------------------------------------------------------------------------------


async def shown_twice(t: Tiny) -> None:
    t.peek(0, THEIRS)
    for _ in range(SPACING):
        await t.ask(1, "wait", ("a", "b"))
    t.slip("x", THEIRS, DOWN)
    t.peek(0, THEIRS)
    t.stage = "rest"


def test_what_a_second_look_at_a_place_does_not_find_is_elsewhere() -> None:
    match = tiny(shown_twice, rest, places=PLACES, piles=[[*"abcd"], [], [*"cdx"], []]).start(seed=1)
    for _ in range(SPACING):
        match.choose("a")
    assert [fact[1:] for fact in match.state.facts if fact[1] == "x"] == [("x", 1, ANY, 1 << DOWN)]
    assert all(piles[DOWN] == ["x"] for piles in worlds(match, 0, 8))


async def stolen(t: Tiny) -> None:
    for _ in range(SPACING):
        await t.ask(1, "wait", ("a", "b"))
    t.draw(MINE, THEIRS)
    t.stage = "rest"


async def rest(t: Tiny) -> None:
    await t.ask(1, "last", ("a", "b"))
    t.end()


def test_from_whom_a_card_is_drawn_knows_which_one_it_was() -> None:
    for seed in range(10):
        match = tiny(stolen, rest, places=PLACES, piles=[[*"abcd"], [*"xy"], [*"cd"], []]).start(seed=seed)
        for _ in range(SPACING):
            match.choose("a")
        gone = {*"xy"} - {*match.state.piles[MINE]}
        assert len(gone) == 1 and all(gone < {*piles[THEIRS]} for piles in worlds(match, 0, 8))


async def stops_early(t: Tiny) -> None:
    for card in [t.draw(BAG, THEIRS) for _ in range(3)]:
        if card == "x":
            await t.ask(1, "x", ("a", "b"))
        t.reveal(card, THEIRS)
    await t.ask(1, "last", ("a", "b"))
    t.end()


def test_a_telling_that_stops_before_all_was_seen_is_no_telling() -> None:
    game = tiny(stops_early, places=PLACES, piles=[[*"abcx"], [], [], []])
    for seed in range(30):
        match = game.start(seed=seed)
        left = len(match.state.piles[THEIRS])
        assert {len(piles[THEIRS]) for piles in worlds(match, 0, 8)} == {left}


async def again(t: Tiny) -> None:
    t.draw(BAG, THEIRS)
    t.hide("a", BAG)
    t.draw(BAG, THEIRS)
    t.draw(BAG, THEIRS)
    t.reveal("a", THEIRS)
    t.reveal("a", THEIRS)
    await t.ask(1, "last", ("a", "b"))
    t.end()


def test_what_came_in_the_open_need_not_have_been_there_before() -> None:
    for seed in range(20):
        match = tiny(again, places=PLACES, piles=[[*"ab"], [], [], []]).start(seed=seed)
        assert all(piles[THEIRS] == ["b"] for piles in worlds(match, 0, 5))


async def others_look(t: Tiny) -> None:
    t.draw(BAG, THEIRS)
    t.peek(1, BAG)
    t.draw(BAG, THEIRS)
    t.reveal(t.piles[THEIRS][0], THEIRS)
    await t.ask(1, "last", ("a", "b"))
    t.end()


def test_a_look_of_somebody_else_brings_no_card() -> None:
    for seed in range(20):
        match = tiny(others_look, places=PLACES, piles=[[*"abcd"], [], [], []]).start(seed=seed)
        for piles in worlds(match, 0, 5):
            assert len(piles[BAG]) == 2 and len(piles[THEIRS]) == 1


# -- denials and looks -------------------------------------------------------------------------------------------------


async def lays_one_down(t: Tiny) -> None:
    """Seat 1 draws two, shows that it has no x (or skips that), lays a card face down and refills its hand."""
    t.fill(BAG, THEIRS, 2)
    if "x" not in t.piles[THEIRS]:
        t.deny("x", THEIRS)
        t.tell("said", 1, "could-not")
    card = await t.ask(1, "lay", tuple(t.piles[THEIRS]), private=True)
    t.slip(card, THEIRS, DOWN)
    t.fill(BAG, THEIRS, 2)
    t.stage = "asked"


async def asked(t: Tiny) -> None:
    await t.ask(0, "go-on", ("yes",))
    t.end()


@pytest.mark.parametrize("seed", range(12))
def test_a_denial_survives_that_a_card_is_laid_down_and_the_hand_refilled(seed: int) -> None:
    match = tiny(lays_one_down, asked, places=PLACES, piles=[[*"abcdxx"], [], [], []]).start(seed=seed)
    denied = any(event == "said" for event, _, _ in match.run.log or ())
    for piles in worlds(match, 0, 20):
        assert not (denied and "x" in piles[THEIRS])
    match.choose(match.decision.options[0] if match.decision else None)
    laid = Counter(piles[DOWN][0] for piles in worlds(match, 0, 120))
    refilled = Counter("x" in piles[THEIRS] for piles in worlds(match, 0, 120))
    if denied:
        assert laid["x"] == 0
        assert refilled[True], "the card drawn since may be one"
    else:
        assert laid["x"]


async def shown(t: Tiny) -> None:
    t.fill(BAG, THEIRS, 3)
    t.words.append(t.piles[THEIRS][t.below(3)])
    t.show(t.words[0], THEIRS, to=(0,))
    await t.ask(1, "go-on", ("yes",))
    t.stage = "asked"


async def glimpsed(t: Tiny) -> None:
    t.fill(BAG, THEIRS, 3)
    t.words += [t.glimpse(0, THEIRS), t.glimpse(0, THEIRS)]
    await t.ask(1, "go-on", ("yes",))
    t.stage = "asked"


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_was_shown_is_there_in_all_worlds_of_those_who_saw_it(seed: int) -> None:
    match = tiny(shown, asked, places=PLACES, piles=[[*"abcdef"], [], [], []]).start(seed=seed)
    card = match.state.words[0]
    for _ in range(2):
        assert all(card in piles[THEIRS] for piles in worlds(match, 0))
        assert len({tuple(piles[THEIRS]) for piles in worlds(match, 0)}) > 2
        if match.asked(1):
            match.choose("yes")


@pytest.mark.parametrize("seed", range(6))
def test_two_glimpses_show_two_cards_that_stay_known(seed: int) -> None:
    match = tiny(glimpsed, asked, places=PLACES, piles=[[*"aabbcc"], [], [], []]).start(seed=seed)
    seen = Counter(match.state.words)
    assert seen <= Counter(match.state.piles[THEIRS])
    for _ in range(2):
        assert all(seen <= Counter(piles[THEIRS]) for piles in worlds(match, 0))
        if match.asked(1):
            match.choose("yes")


async def all_alike(t: Tiny) -> None:
    """Everybody saw two x go to a hand; one of them is laid down unseen, and the hand refilled."""
    t.hide("x", THEIRS)
    t.hide("x", THEIRS)
    t.slip("x", THEIRS, DOWN)
    t.fill(BAG, THEIRS, 4)
    t.stage = "asked"


def test_where_all_cards_are_alike_the_one_that_leaves_is_known() -> None:
    match = tiny(all_alike, asked, places=PLACES, piles=[[*"abcde"], [], [], []]).start(seed=1)
    assert {piles[DOWN][0] for piles in worlds(match, 0)} == {"x"}


# -- kinds -------------------------------------------------------------------------------------------------------------

KINDS = Places()
EVENTS = KINDS.one("events", kind="event")
ITEMS = KINDS.one("items", kind="item")
NEXT = KINDS.one("next", kind="event")
HELD = KINDS.per_seat("hand", 2, kind="item")


async def of_two_kinds(t: Tiny) -> None:
    t.draw(ITEMS, HELD[1])
    t.draw(EVENTS, NEXT)
    await t.ask(0, "go-on", ("yes", "no"))
    t.slip(t.piles[NEXT][0], NEXT, ITEMS)


def test_cards_of_one_kind_never_lie_where_another_kind_belongs() -> None:
    cards = {EVENTS: ["fire", "flood"], ITEMS: ["axe", "rope", "saw"]}
    game = tiny(of_two_kinds, places=KINDS, piles=KINDS.filled(cards))
    match = game.start(seed=2)
    for piles in worlds(match, 0):
        assert {*piles[EVENTS], *piles[NEXT]} == {"fire", "flood"}
        assert {*piles[ITEMS], *piles[HELD[1]]} == {"axe", "rope", "saw"}
    with pytest.raises(RuleError, match="another kind"):
        match.observe(0).imagine(Random(1), keep=True).choose("yes")


# -- what was told -----------------------------------------------------------------------------------------------------


async def sums(t: Tiny) -> None:
    """A secret die of seat 1, and what is told of it."""
    t.numbers.append(0)
    secret = t.below(6, to=(1,))
    t.tell("rolled", secret % 3)
    await t.ask(0, "go-on", ("yes",))
    t.tell("rolled", secret)
    await t.ask(0, "go-on", ("yes",))
    t.end()


def test_a_world_tells_the_seat_what_it_was_told() -> None:
    match = tiny(sums, places=PLACES, piles=[[], [], [], []]).start(seed=4)
    told = match.log(0)
    following = set()
    for number in range(40):
        world = match.observe(0).imagine(Random(number), keep=True)
        assert world.log(0) == told
        answer(world, "yes")
        following.add(world.log(0)[-1].args["number"])
    assert len(following) == 2, "of six numbers those two that leave the same rest"


# -- trades, side by side, outcomes ------------------------------------------------------------------------------------


async def trade(t: Tiny) -> None:
    await t.ask(0, "offer", ("a", "b", "c"), private=True, to=(1,))
    await t.ask(1, "take", ("yes", "no"))
    t.end()


def test_a_private_answer_is_known_to_those_it_is_said_to() -> None:
    match = tiny(trade, seats=3).start(seed=1)
    match.choose("b")
    assert match.history[0][3] == (0, 1)
    for seat, known in ((0, 1), (1, 1), (2, 3)):
        answers = {match.observe(seat).imagine(Random(n), keep=True).history[0][2] for n in range(40)}
        assert len(answers) == known


async def moves_alone(t: Tiny) -> None:
    async def lay() -> None:
        card = await t.ask(1, "lay", ("a", "b"), private=True)
        t.slip(card, THEIRS, DOWN)

    await t.together({1: lay()})


def test_no_card_moves_while_private_rules_run_side_by_side() -> None:
    match = tiny(moves_alone, places=PLACES, piles=[[], [], [*"ab"], []]).start(seed=1)
    with pytest.raises(RuleError, match="side by side"):
        match.choose("a", 1)


def test_where_all_lose_nobody_has_a_share() -> None:
    assert Outcome.of([], "dead", seats=3).shares == (0.0, 0.0, 0.0)
    assert Outcome.of([], "dead", seats=1, scores=[7]).shares == (0.0,)
    assert Outcome.of([], "draw", seats=2, scores=[0.5, 0.5]).shares == (0.5, 0.5)
    assert Outcome.of([1], "alone", seats=2).shares == (0.0, 1.0)


# -- deals -------------------------------------------------------------------------------------------------------------


def test_a_known_card_makes_room_where_it_may_lie_elsewhere() -> None:
    """Three places full of cards that are each known to lie in one of two: by luck alone few deals come out."""
    masks = [0b011] * 4 + [0b110] * 4 + [0b101] * 4
    facts = [(0, f"card-{n}", 1, ANY, mask) for n, mask in enumerate(masks)]
    names = sorted(fact[1] for fact in facts)
    rng = Random(1)
    for _ in range(50):
        assert deal_knowing(names, [(0, 4), (1, 4), (2, 4)], facts, rng) is not None


def test_a_deal_that_does_not_exist_is_given_up_soon() -> None:
    names = sorted(f"card-{n}" for n in range(40))
    facts = [(0, name, 0, 0, 1 << 1) for name in names[:35]]
    assert deal_agreeing(names, [(0, 20), (1, 20)], facts, Random(1), lambda deal: True) is None
