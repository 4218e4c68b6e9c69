"""Observations: they hold no handle to the truth, and imagine by themselves alone."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from brushpass.bots import RandomBot, create
from brushpass.engine import BrushpassError, Decision, NoSuchWorld, game
from brushpass.engine.observation import LATEST
from brushpass.testing import digest, setups, walk
from brushpass.testing.looks import position, reloaded
from tests.engine.heist import HEIST, heist_acts
from tests.engine.tiny import Tiny, answer, places, tiny

AB = ("a", "b")
HANDS = places("bag", "hand-0", "hand-1")


async def draw_two(t: Tiny) -> None:
    """A hidden draw in the middle of a stage, then further decisions in the same one."""
    t.draw(0, 2)
    await t.ask(0, "first", AB)
    t.draw(0, 1)
    await t.ask(0, "second", AB)
    t.numbers.append(t.below(10, to=(1,)))
    await t.ask(0, "third", AB)
    t.end()


def drawing() -> Any:
    return tiny(draw_two, places=HANDS, piles=[["k", "l", "m", "n"], [], []])


def test_the_same_observation_and_generator_imagine_the_same_world() -> None:
    match = answer(drawing().start(seed=4), "a", "b")
    seen = match.observe(0)
    there = pickle.loads(pickle.dumps(seen))
    for seed in range(10):
        assert digest(seen.imagine(Random(seed), keep=True)) == digest(there.imagine(Random(seed), keep=True))


def test_what_the_seat_drew_stays_and_what_others_drew_is_dealt_anew() -> None:
    match = answer(drawing().start(seed=4), "a", "b")
    mine = match.state.piles[1]
    rng = Random(1)
    theirs: Counter[str] = Counter()
    for _ in range(300):
        world = match.observe(0).imagine(rng)
        assert world.state.piles[1] == mine
        theirs.update(world.state.piles[2])
    assert len(theirs) == 3 and mine[0] not in theirs
    assert all(60 < count < 140 for count in theirs.values())


def test_a_hidden_die_is_rolled_anew_for_who_did_not_see_it() -> None:
    match = answer(drawing().start(seed=4), "a", "b")
    rng = Random(1)
    truth = match.state.numbers
    assert all(match.observe(1).imagine(rng).state.numbers == truth for _ in range(20))


async def hide_at_once(t: Tiny) -> None:
    """Cards come into hidden places that were empty when the stage began, and one moves on unseen."""
    t.hide("x", 2)
    t.hide("y", 2)
    await t.ask(0, "first", AB)
    gone = await t.ask(1, "which", ("x", "y"), private=True)
    t.slip(gone, 2, 0)
    await t.ask(0, "second", AB)
    t.end()


def test_places_may_be_empty_when_the_stage_begins() -> None:
    match = tiny(hide_at_once, places=HANDS, piles=[[], [], []]).start(seed=1)
    assert match.observe(0).imagine(Random(1)).state.piles[2] == ["x", "y"]
    answer(match, "a", "y")
    left = Counter(match.observe(0).imagine(Random(seed)).state.piles[2][0] for seed in range(40))
    assert set(left) == {"x", "y"}


def test_who_sees_a_place_learns_nothing_from_looking_into_it() -> None:
    async def looking(t: Tiny) -> None:
        t.draw(0, 1)
        t.stage = "look"

    async def look(t: Tiny) -> None:
        t.peek(0, 1)
        await t.ask(0, "after", AB)
        t.stage = "last"

    async def last(t: Tiny) -> None:
        await t.ask(1, "last", AB)
        t.end()

    match = tiny(looking, look, last, places=HANDS, piles=[["k", "l", "m"], [], []]).start(seed=1)
    for _ in range(2):
        for seat in range(2):
            world = match.observe(seat).imagine(Random(1))
            assert seat == 1 or world.state.piles[1] == match.state.piles[1]
        match.choose("a")


def test_an_observation_says_nothing_of_the_true_future() -> None:
    match = drawing().start(seed=4)
    assert b'"rng":0' in position(match.observe(0).position)
    futures = {answer(match.observe(0).imagine(Random(seed), keep=True), "a").state.piles[1][0] for seed in range(60)}
    assert futures == {"k", "l", "m", "n"}


def test_an_observation_of_others_says_nothing_of_their_options() -> None:
    match = HEIST.start(2, seed=1)
    seen = match.observe(0)
    assert seen.decision is not None and seen.decision.seat == 0
    assert [waiting.label for waiting in seen.waiting] == ["plan", "plan"]
    assert b"plan-how" not in pickle.dumps(seen)


def test_an_observation_keeps_no_closure_over_the_state() -> None:
    async def closing(t: Tiny) -> None:
        await t.ask(0, "secret", AB, private=True, shown=lambda option: t.piles)
        await t.ask_following(0, "open", lambda: (t.stage, "b"))
        t.end()

    match = tiny(closing).start(seed=1)
    for option in ("a", "b"):
        asked = match.observe(0).decision
        assert type(asked) is Decision
        assert asked.shown is None and asked.options == match.decisions[0].options
        match.choose(option)


def test_a_world_that_nothing_agrees_with_is_named() -> None:
    class Impossible(type(HEIST)):  # type: ignore[misc]
        id = "impossible"

        def plausible(self, t: Any, seat: int) -> bool:
            return False

    with pytest.raises(NoSuchWorld, match="seat 1"):
        Impossible().start(2, seed=1).imagine(1, Random(1))


def test_a_world_without_history_can_be_played_but_not_observed() -> None:
    world = HEIST.start(2, seed=1).imagine(1, Random(1))
    with pytest.raises(BrushpassError, match="cannot be observed"):
        world.observe(1)
    world.playout(Random(1))
    assert world.outcome is not None


def test_a_kept_world_can_be_forked_and_taken_back_like_any_match() -> None:
    match = HEIST.start(3, seed=3)
    rng = Random(3)
    while match.state.stage != "fence":
        decision = rng.choice(match.decisions)
        match.choose(rng.choice(decision.options), decision.seat)
    world = match.observe(1).imagine(rng, keep=True)
    for _ in range(12):
        if not world.decisions:
            break
        assert digest(world.fork()) == digest(world)
        decision = rng.choice(world.decisions)
        world.choose(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("game_id", ["agent_avenue", "spy_connection", "heist"])
def test_an_observation_travels_as_the_same_bytes_whatever_objects_it_is_made_of(game_id: str) -> None:
    """A loaded match has other strings than one that was dealt here; a bot must not be able to tell."""
    rules = game(game_id)
    possible = setups(rules)
    for setup in (possible[0], possible[-1]):
        for match in walk(setup, 4, heist_acts if game_id == "heist" else None):
            if match.outcome is not None or len(match.history) % 5:
                continue
            again = reloaded(match)
            for seat in range(match.seats):
                data = pickle.dumps(match.observe(seat))
                assert data == pickle.dumps(again.observe(seat)) == pickle.dumps(pickle.loads(data))


def test_no_string_of_an_observation_that_has_travelled_is_another_of_its_strings() -> None:
    """Whether a face-down card is the very string of an option would tell it; after a journey nothing is."""
    match = reloaded(HEIST.start(3, seed=2))
    seen = pickle.loads(pickle.dumps(match.observe(1)))
    hidden = [card for cards, _, _ in seen.position.pools for card in cards]
    cards = [*hidden, *seen.view.hand, *(seen.decision.options if seen.decision else ())]
    assert len(cards) > 20
    assert len({id(card) for card in cards}) == len(cards)


def test_an_observation_holds_the_latest_events_and_counts_them_all() -> None:
    """So that it costs the same late in a match as early; a bot chooses the same from a brief one."""
    match = game("spy_connection").start(2, seed=1)
    rng, told = Random(1), 0
    while match.decision is not None and told < 2 * LATEST:
        seat = match.decision.seat
        seen, log = match.observe(seat), match.log(seat)
        told = len(log)
        assert seen.log == log[-LATEST:] and seen.told == told
        match.choose(rng.choice(match.decision.options))
    assert told >= 2 * LATEST and match.decision is not None
    seen = match.observe(match.decision.seat)
    brief = pickle.loads(pickle.dumps(seen.brief()))
    assert len(pickle.dumps(seen.brief())) < 0.6 * len(pickle.dumps(seen))
    assert brief.imagine(Random(1)).state == seen.imagine(Random(1)).state
    for bot in (RandomBot(1), create("search:20", 1)):
        assert bot.choose(brief) == bot.choose(seen)
