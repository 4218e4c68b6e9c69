"""Decisions: the rule gets the kernel's own option, matched by value and type."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from brushpass.engine import Decision, IllegalChoice, RuleError, Waiting
from brushpass.engine.decisions import same_type
from tests.engine.tiny import Tiny, tiny

OPTIONS = (1, "one", ("a", 1), None, ("a", ("b", 2)))


async def ask_all(t: Tiny) -> None:
    option = await t.ask(0, "any", OPTIONS)
    assert any(option is mine for mine in OPTIONS)
    t.words.append(repr(option))
    t.end()


@pytest.mark.parametrize("option", [1, "one", ("a", 1), None, ("a", ("b", 2))], ids=repr)
def test_an_equal_value_of_the_same_type_is_the_option(option: Any) -> None:
    match = tiny(ask_all).start(seed=1)
    match.choose(pickle.loads(pickle.dumps(option)))
    assert match.state.words == [repr(option)]


@pytest.mark.parametrize(
    "wrong",
    [True, 1.0, "1", "One", ["a", 1], ("a", True), ("a", 1.0), ("a", ("b", 2.0)), ("a",), 0, False, float("nan"), {}],
    ids=repr,
)
def test_a_value_that_only_seems_equal_is_refused_by_name(wrong: Any) -> None:
    match = tiny(ask_all).start(seed=1)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(wrong)
    assert repr(wrong) in str(refused.value)
    assert "allowed: 1, 'one', ('a', 1), None" in str(refused.value)
    assert match.decision is not None and not match.history


def test_types_are_compared_at_every_level() -> None:
    assert same_type((1, ("a", 2)), (1, ("a", 2)))
    assert not same_type((1, ("a", 2)), (1, ("a", 2.0)))
    assert not same_type(1, True)


def test_a_question_without_options_is_a_bug_in_the_rule() -> None:
    async def ask_nothing(t: Tiny) -> None:
        await t.ask(0, "nothing", ())

    with pytest.raises(RuleError, match=r"'nothing' to seat 0 has no options.*ask_nothing"):
        tiny(ask_nothing).start(seed=1)


def test_others_see_only_who_decides_under_a_public_label() -> None:
    async def ask_labelled(t: Tiny) -> None:
        await t.ask(1, "which-secret", ("a", "b"), private=True, label="thinking")
        await t.ask(1, "plain", ("a", "b"))
        t.end()

    match = tiny(ask_labelled).start(seed=1)
    assert match.waiting == (Waiting(1, "thinking"),)
    match.choose("a")
    assert match.waiting == (Waiting(1, "plain"),)


def test_a_decision_that_travels_is_the_question_alone() -> None:
    async def ask_shown(t: Tiny) -> None:
        await t.ask(0, "secret", ("a", "b"), private=True, shown=lambda option: t.numbers)
        t.end()

    decision = tiny(ask_shown).start(seed=1).decision
    arrived = pickle.loads(pickle.dumps(decision))
    assert arrived == Decision(0, "secret", ("a", "b"))
    assert arrived.shown is None


def test_what_a_question_is_about_travels_with_it_and_only_its_seat_sees_it() -> None:
    async def ask_about(t: Tiny) -> None:
        await t.ask_following(0, "keep", lambda: ("yes", "no"), True, about=("mole", 2))
        t.end()

    match = tiny(ask_about).start(seed=1)
    decision = match.decision
    assert decision is not None and decision.private and decision.about == ("mole", 2)
    assert (
        decision.alone()
        == pickle.loads(pickle.dumps(decision))
        == Decision(0, "keep", ("yes", "no"), about=("mole", 2))
    )
    assert match.observe(0).decision == decision.alone()
    assert match.waiting == (Waiting(0, "keep"),)
    match.choose("yes")
    assert match.outcome is not None


def test_a_question_that_is_asked_twice_has_two_answers() -> None:
    async def insisting(t: Tiny) -> None:
        question = t.ask(0, "again", ("yes", "no"))
        t.words += [await question, await question]
        await t.ask(1, "after", ("yes", "no"))
        t.end()

    match = tiny(insisting).start(seed=1)
    match.choose("yes")
    match.choose("no")
    assert match.state.words == ["yes", "no"]
    assert [answer[2] for answer in match.history] == ["yes", "no"]
    assert match.fork().state.words == ["yes", "no"]
