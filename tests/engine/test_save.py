"""Saves: a restored match is the same match, and a promise can be checked from its save."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from brushpass.engine import BrushpassError, Match, Promise, StaleSave, load, register
from brushpass.engine.save import read, resume, sealed
from brushpass.testing import digest, play
from tests.engine.heist import HEIST, HeistGame, heist_acts
from tests.engine.tiny import Tiny, answer, tiny

AB = ("a", "b")


def test_a_save_is_json_that_a_person_can_read() -> None:
    match = HEIST.start(2, seed=1)
    told = msgspec.json.decode(match.save())
    assert told["format"] == "brushpass-save" and told["game"] == "heist" and told["chance"] == {"seed": 1}
    assert told["history"][0][0] == "chance"


def test_a_promised_match_is_restored_with_its_future() -> None:
    from random import Random

    match = HEIST.start(3, promise=Promise(bytes(range(32)), ["one", "two", "three"]))
    again = load(match.save())
    assert digest(play(again, Random(4))) == digest(play(match, Random(4)))
    save = read(match.save())
    assert save.chance.commitment == Promise(bytes(range(32))).commitment


def test_a_finished_match_can_be_saved_and_read() -> None:
    from random import Random

    match = play(HEIST.start(3, seed=9), Random(9), acts=heist_acts)
    again = load(match.save())
    assert again.outcome == match.outcome and digest(again) == digest(match)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 2**70, -(2**65)], ids=str)
def test_any_whole_number_is_a_seed_that_can_be_saved(seed: int) -> None:
    match = HEIST.start(2, seed=seed)
    assert digest(load(match.save())) == digest(match)


def test_options_that_are_tuples_survive() -> None:
    async def pairs(t: Tiny) -> None:
        await t.ask(0, "pair", (("a", 1), ("b", (2, None))), private=True, shown=lambda option: option[:1])
        await t.ask(0, "after", AB)
        t.end()

    match = answer(tiny(pairs).start(seed=1), ("b", (2, None)))
    again = load(match.save())
    assert again.history == match.history
    again.undo(0)
    again.choose(("a", 1))


def test_acts_survive_whatever_plain_shape_they_have() -> None:
    match = HEIST.start(2, seed=1)
    match.act(0, {"note": "žluťoučký kůň"})
    match.act(1, {"whisper": "psst", "to": 0})
    again = load(match.save())
    assert digest(again) == digest(match)


def test_rules_that_changed_under_a_save_are_noticed() -> None:
    async def first(t: Tiny) -> None:
        await t.ask(0, "first", AB)
        await t.ask(1, "second", AB)
        t.end()

    data = answer(tiny(first, name="changing").start(seed=1), "b").save()
    assert load(data).decision is not None

    async def other(t: Tiny) -> None:
        await t.ask(1, "first", AB)
        t.end()

    other.__name__ = "first"
    tiny(other, name="changing")
    with pytest.raises(StaleSave, match="cannot have been played under rules version 1 of changing"):
        load(data)


class Newer(HeistGame):
    version: ClassVar[int] = 2


def test_a_match_that_newer_rules_went_on_with_says_who_dealt_it() -> None:
    data = play_on(HEIST.start(2, seed=3), 9).save()
    register(Newer())
    later = play_on(load(data), 4)
    save = read(later.save())
    assert (save.rules, save.dealt) == (2, 1)
    again = load(later.save())
    assert digest(again) == digest(later) and read(again.save()) == save


def test_what_was_done_under_older_rules_is_not_taken_back() -> None:
    """The newer rules could not tell it again from the deal."""

    async def steps(t: Tiny) -> None:
        for number in range(4):
            await t.ask(0, f"step-{number}", AB)
        t.numbers.append(1)
        if len(t.numbers) == 9:
            t.end()

    rules = tiny(steps, name="steps")
    match = answer(rules.start(seed=1), *"ababab")
    assert match.can_undo(0)
    data = match.save()
    later = tiny(steps, name="steps")
    later.version = 2  # type: ignore[misc]
    again = load(data)
    for _ in range(2):
        assert again.can_undo(0)
        again.undo(0)
    assert len(again.history) == 4 and not again.can_undo(0)
    answer(again, *"abababababababababababababab")
    while again.can_undo(0):
        again.undo(0)
    assert len(again.history) >= 4
    assert not again.fork().can_undo(0)


def test_a_save_that_nobody_else_can_have_written_is_resumed_from_its_position() -> None:
    match = play_on(HEIST.start(3, seed=3), 20)
    assert digest(resume(match.save())) == digest(match)
    save = read(match.save())
    save.log.clear()
    save.checkpoint.lines = 0
    assert len(resume(sealed(save)).log(0)) < len(match.log(0)), "it is not told again from the deal"


def test_an_older_format_is_told_again_from_the_deal() -> None:
    """What a position is made of may have changed since, so the one in the save is not looked at."""
    match = play_on(HEIST.start(3, seed=3), 20)
    save = read(match.save())
    save.version = 1
    save.checkpoint.state = msgspec.Raw(b'{"other":"things"}')
    for way in (load, resume):
        assert digest(way(sealed(save))) == digest(match)


def play_on(match: Match[Any, Any], choices: int) -> Match[Any, Any]:
    """Answer so many questions with their last options."""
    for _ in range(choices):
        decision = match.decisions[0]
        match.choose(decision.options[-1], decision.seat)
    return match


def test_an_imagined_world_without_history_cannot_be_saved() -> None:
    from random import Random

    world = HEIST.start(2, seed=1).imagine(0, Random(1))
    with pytest.raises(BrushpassError, match="keeps no history"):
        world.save()
