"""Matches: asking, gathering, acting, taking back, forking, and staying usable after a bug in a rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.engine import (
    IllegalAct,
    MatchOver,
    Next,
    NothingToUndo,
    Outcome,
    Over,
    Promise,
    RuleError,
    WrongSeat,
    load,
)
from brushpass.testing import digest
from tests.engine.tiny import Tiny, answer, places, tiny

AB = ("a", "b")


async def three(t: Tiny) -> None:
    """Three public choices, two by seat 0 and one by seat 1."""
    for seat in (0, 0, 1):
        t.words.append(await t.ask(seat, "word", AB))
    t.end()


# -- stages and their ends -------------------------------------------------------------------------------------------


def test_a_match_ends_with_an_outcome_that_says_why() -> None:
    match = answer(tiny(three).start(seed=1), "a", "b", "a")
    assert match.outcome == Outcome((0,), "done", (1.0, 0.0), ("done", "done"))
    assert match.decision is None and match.decisions == () and match.waiting == ()
    with pytest.raises(MatchOver, match="done"):
        match.choose("a")
    with pytest.raises(MatchOver):
        match.act(0, "anything")
    assert not match.can_undo(1)


def test_a_rule_may_end_its_stage_from_deep_inside() -> None:
    async def deep(t: Tiny) -> None:
        async def deeper() -> None:
            async def deepest() -> None:
                if await t.ask(0, "flee", AB) == "a":
                    raise Next("after")

            await deepest()
            t.words.append("not reached if a")

        await deeper()
        t.stage = "after"

    async def after(t: Tiny) -> None:
        await t.ask(1, "last", AB)
        t.end()

    match = answer(tiny(deep, after).start(seed=1), "a")
    assert match.state.words == [] and match.decision is not None and match.decision.seat == 1
    assert answer(tiny(deep, after).start(seed=1), "b").state.words == ["not reached if a"]


def test_stages_that_never_ask_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(t: Tiny) -> None:
        t.stage = "forever"

    monkeypatch.setattr("brushpass.engine.running.MOST_STAGES", 1000)
    with pytest.raises(RuleError, match="1000 stages without an end"):
        tiny(forever).start(seed=1)


def test_the_seats_are_named_when_the_wrong_one_chooses() -> None:
    match = tiny(three).start(seed=1)
    with pytest.raises(WrongSeat, match="seat 1 is not deciding; seat 0 is"):
        match.choose("a", 1)
    match.choose("a", 0)
    assert [a[:3] for a in match.history] == [("choice", 0, "a")]


# -- private rules side by side --------------------------------------------------------------------------------------


async def gather(t: Tiny) -> None:
    """Two steps each; the second is known afterwards."""

    async def own(seat: int) -> str:
        first = await t.ask(seat, "first", AB, private=True)
        second = await t.ask(seat, "second", AB)
        t.tell("said", seat, second)
        return first + second

    t.words += (await t.together({seat: own(seat) for seat in (1, 0)})).values()
    await t.ask(0, "after", AB)
    t.end()


def test_answers_side_by_side_may_come_in_any_order() -> None:
    digests = set()
    for order in ([0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 0, 1]):
        match = tiny(gather).start(seed=1)
        count = [0, 0]
        for seat in order:
            match.choose("ab"[(seat + count[seat]) % 2], seat)
            count[seat] += 1
        assert match.state.words == ["ab", "ba"]
        digests.add(digest(match))
    assert len(digests) == 1


def test_partial_answers_side_by_side_are_saved_and_hidden() -> None:
    match = tiny(gather).start(seed=1)
    match.choose("b", 1)
    assert [d.prompt for d in match.decisions] == ["first", "second"]
    assert match.log(0) == match.log(1) == []
    again = load(match.save())
    assert digest(again) == digest(match)
    script = match.observe(0).position.script
    assert script == []
    match.choose("a", 1)
    assert match.log(None) == []
    match.choose("a", 0)
    match.choose("a", 0)
    assert [event.args["seat"] for event in match.log(None)] == [0, 1]


def test_whoever_is_alone_need_not_say_who_chooses() -> None:
    async def alone(t: Tiny) -> Outcome:
        made = await t.together({0: word(t, 0)})
        return Outcome.of((0,), made[0], seats=1)

    async def word(t: Tiny, seat: int) -> str:
        return await t.ask(seat, "word", ("a", "done"))

    match = tiny(alone, seats=1).start(seed=1)
    match.choose("done")
    assert match.outcome is not None and match.outcome.reason == "done"


def test_several_pending_decisions_need_a_seat() -> None:
    match = tiny(gather).start(seed=1)
    with pytest.raises(WrongSeat, match=r"several seats are deciding \(0 and 1\)"):
        match.choose("a")
    match.choose("a", 1)
    match.choose("a", 1)
    with pytest.raises(WrongSeat, match="seat 1 is not deciding; seat 0 is"):
        match.choose("a", 1)


def test_there_is_no_chance_side_by_side() -> None:
    async def lucky(t: Tiny) -> None:
        async def own(seat: int) -> None:
            await t.ask(seat, "go", AB)
            t.roll()

        await t.together({0: own(0), 1: own(1)})

    match = tiny(lucky).start(seed=1)
    with pytest.raises(RuleError, match="chance inside private rules"):
        match.choose("a", 0)
    assert [d.seat for d in match.decisions] == [0, 1]


def test_a_private_rule_may_not_ask_somebody_else() -> None:
    async def nosy(t: Tiny) -> None:
        async def own(seat: int) -> None:
            await t.ask(1 - seat, "go", AB)

        await t.together({0: own(0), 1: own(1)})

    with pytest.raises(RuleError, match="private rule of seat 0 asks seat 1"):
        tiny(nosy).start(seed=1)


# -- acts ------------------------------------------------------------------------------------------------------------


def notes(t: Tiny, seat: int, what: Any) -> tuple[int, ...] | None:
    """Notes for all, whispers to oneself, and two ways to cut things short."""
    match what:
        case {"note": str(word)}:
            t.words.append(word)
        case {"whisper": str(word)}:
            t.tell("said", seat, word, to=(seat,))
            return (seat,)
        case "resign":
            raise Over(Outcome.of([1 - seat], "done", seats=2))
        case "bug":
            t.words.append("half")
            raise KeyError("bug")
        case _:
            raise IllegalAct("a note, please")
    return None


async def follow(t: Tiny) -> None:
    """A question whose options are the notes."""
    await t.ask(0, "first", AB)
    t.numbers.append(len(await t.ask_following(0, "pick", lambda: ("none", *t.words))))
    t.end()


def test_an_act_changes_the_options_of_a_pending_question() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    match.choose("a")
    match.act(1, {"note": "offer"})
    assert match.decision is not None and match.decision.options == ("none", "offer")
    assert repr(load(match.save()).decision) == repr(match.decision)
    match.choose("offer")
    assert match.state.numbers == [5]


def test_acts_neither_block_undo_nor_are_undone() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    match.choose("a")
    match.act(1, {"note": "offer"})
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.words == ["offer"]
    assert match.decision is not None and match.decision.prompt == "first"


def test_a_resignation_ends_the_match_out_of_turn() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    match.act(1, "resign")
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert load(match.save()).outcome == match.outcome


def test_an_illegal_act_changes_nothing() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    before = digest(match)
    with pytest.raises(IllegalAct, match="a note, please"):
        match.act(0, {"notes": 1})
    assert digest(match) == before


def test_what_was_done_does_not_change_with_the_callers_own_copy() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    mine = {"note": "offer"}
    match.act(1, mine)
    before = digest(match)
    mine["note"] = "another"
    assert digest(match) == before


def test_a_whisper_is_known_to_its_seat_alone() -> None:
    match = tiny(follow, act=notes).start(seed=1)
    match.act(1, {"whisper": "psst"})
    assert [event.event for event in match.log(1)] == ["said"]
    assert match.log(0) == match.log(None) == []
    assert match.observe(0).position.script == []
    assert len(match.observe(1).position.script) == 1


# -- going back ------------------------------------------------------------------------------------------------------


def test_undo_goes_back_one_own_choice_at_a_time_until_somebody_else_chose() -> None:
    match = answer(tiny(three).start(seed=1), "a", "b")
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    match.undo(0)
    assert not match.history and match.state.words == []
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndo, match="seat 0 has nothing to take back"):
        match.undo(0)


def test_undo_goes_back_across_stages() -> None:
    async def one(t: Tiny) -> None:
        t.words.append(await t.ask(0, "one", AB))
        t.stage = "two"

    async def two(t: Tiny) -> None:
        await t.ask(0, "two", AB)
        t.end()

    match = answer(tiny(one, two).start(seed=1), "a")
    start = digest(tiny(one, two).start(seed=1))
    match.undo(0)
    assert digest(match) == start


async def peeking(t: Tiny) -> None:
    await t.ask(0, "peek", AB)
    t.peek(0, 0)
    await t.ask(0, "after", AB)
    t.end()


async def rolling(t: Tiny) -> None:
    await t.ask(0, "roll", AB)
    t.roll()
    await t.ask(0, "after", AB)
    t.end()


async def revealing(t: Tiny) -> None:
    await t.ask(0, "reveal", AB)
    t.reveal("x", 0)
    await t.ask(0, "after", AB)
    t.end()


@pytest.mark.parametrize("rule", [peeking, rolling, revealing])
def test_undo_stops_at_chance_and_at_what_became_known(rule: Any) -> None:
    match = answer(tiny(rule, places=places("bag"), piles=[["x", "y"]]).start(seed=1), "a")
    assert not match.can_undo(0)
    before = digest(match)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert digest(match) == before


def test_undo_side_by_side_takes_back_only_ones_own() -> None:
    match = tiny(gather).start(seed=1)
    match.choose("a", 0)
    match.choose("b", 1)
    match.choose("a", 1)
    assert match.can_undo(0) and match.can_undo(1)
    match.undo(0)
    assert [a[1:3] for a in match.history] == [(1, "b"), (1, "a")]


def test_nothing_goes_back_past_the_opening_of_a_gathering() -> None:
    """Else whether it is still possible would show that somebody has answered the first of several questions."""

    async def before(t: Tiny) -> None:
        await t.ask(0, "before", AB)
        t.stage = "gather"

    match = answer(tiny(before, gather).start(seed=1), "a")
    possible = match.can_undo(0)
    match.choose("a", 1)
    assert match.can_undo(0) is possible is False
    match.choose("a", 0)
    assert match.can_undo(0) and match.can_undo(1)


# -- forking ---------------------------------------------------------------------------------------------------------


def test_a_fork_has_the_same_future() -> None:
    async def rolls(t: Tiny) -> None:
        for _ in range(5):
            await t.ask(0, "roll", AB)
            t.numbers.append(t.roll(100))
        t.end()

    for start in ({"seed": 3}, {"promise": Promise(bytes(32), ["nonce"])}):
        match = answer(tiny(rolls).start(**start), "a", "a")
        fork = match.fork()
        answer(match, "a", "a", "a")
        assert len(fork.state.numbers) == 2
        answer(fork, "a", "a", "a")
        assert fork.state.numbers == match.state.numbers


def test_a_fork_shares_nothing_with_the_original() -> None:
    async def nested(t: Tiny) -> None:
        t.nested.append([])
        t.stage = "fill"

    async def fill(t: Tiny) -> None:
        t.nested[0].append(len(await t.ask(0, "fill", AB)))
        t.stage = "fill" if len(t.nested[0]) < 5 else "last"

    async def last(t: Tiny) -> None:
        t.end()

    match = answer(tiny(nested, fill, last).start(seed=1), "a")
    fork = match.fork()
    answer(fork, "a", "a")
    assert match.state.nested == [[1]] and fork.state.nested == [[1, 1, 1]]


def test_a_playout_takes_gatherings_in_its_stride() -> None:
    match = tiny(gather).start(seed=1)
    assert match.playout(Random(1)) == 5
    assert match.outcome is not None


# -- bugs in rules ---------------------------------------------------------------------------------------------------


async def buggy(t: Tiny) -> None:
    """Right after a choice, after chance, and after chance and a second choice."""

    async def broken() -> None:
        t.words.append("half")
        raise KeyError("bug")

    how = await t.ask(0, "how", ("fine", "at once", "after chance"))
    if how == "after chance":
        t.roll()
    if how != "fine":
        await broken()
    t.roll()
    if await t.ask(1, "again", ("fine", "at once")) == "at once":
        await broken()
    t.end()


@pytest.mark.parametrize("before", [["at once"], ["after chance"], ["fine", "at once"]], ids=repr)
def test_after_a_bug_the_match_stands_where_it_stood(before: list[str]) -> None:
    match = answer(tiny(buggy).start(seed=1), *before[:-1])
    then = digest(match)
    with pytest.raises(RuleError, match="KeyError: 'bug'") as raised:
        match.choose(before[-1])
    assert raised.value.stack == ("buggy", "broken")
    assert isinstance(raised.value.__cause__, KeyError)
    assert digest(match) == then
    while match.decision is not None:
        match.choose("fine")
    assert match.outcome is not None


def test_after_a_bug_in_an_act_the_match_stands_where_it_stood() -> None:
    match = answer(tiny(follow, act=notes).start(seed=1), "a")
    then = digest(match)
    with pytest.raises(RuleError, match="KeyError: 'bug'"):
        match.act(1, "bug")
    assert digest(match) == then
    match.choose("none")
    assert match.outcome is not None


@pytest.mark.parametrize("order", [[0, 1], [1, 0]], ids=repr)
def test_after_a_bug_at_a_join_all_but_the_last_answer_stand(order: list[int]) -> None:
    async def joined(t: Tiny) -> None:
        async def own(seat: int) -> str:
            return await t.ask(seat, "go", AB)

        words = await t.together({0: own(0), 1: own(1)})
        t.roll()
        if words == {0: "a", 1: "a"}:
            raise KeyError("bug")
        t.end()

    match = tiny(joined).start(seed=1)
    match.choose("a", order[0])
    then = digest(match)
    with pytest.raises(RuleError, match="KeyError"):
        match.choose("a", order[1])
    assert digest(match) == then
    match.choose("b", order[1])
    assert match.outcome is not None


def test_a_bug_in_a_private_rule_is_recovered_from_as_well() -> None:
    async def private_bug(t: Tiny) -> None:
        async def own(seat: int) -> None:
            if await t.ask(seat, "go", AB) == "a":
                raise KeyError("bug")

        await t.together({0: own(0), 1: own(1)})
        t.end()

    match = tiny(private_bug).start(seed=1)
    match.choose("b", 1)
    then = digest(match)
    with pytest.raises(RuleError, match="KeyError"):
        match.choose("a", 0)
    assert digest(match) == then
    match.choose("b", 0)
    assert match.outcome is not None


def test_single_questions_may_stand_side_by_side() -> None:
    async def bid(t: Tiny) -> None:
        bids = await t.together({seat: t.ask(seat, "bid", AB) for seat in range(2)})
        t.tell("said", 0, bids[0] + bids[1])
        t.end()

    match = tiny(bid).start(seed=1)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    match.choose("b", 1)
    match.choose("a", 0)
    assert [event.args["word"] for event in match.log(None)] == ["ab"]
    assert match.history == [("choice", 0, "a", None, None), ("choice", 1, "b", None, None)]
