"""Everything wrong that can be handed to the kernel: its own error, a message that helps, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest

from brushpass.engine import (
    BadSetup,
    BrokenSave,
    BrushpassError,
    ForeignData,
    ForeignSave,
    IllegalAct,
    IllegalChoice,
    Match,
    MatchOver,
    NewerSave,
    NothingToUndo,
    Outcome,
    Promise,
    StaleSave,
    UnknownGame,
    WrongSeat,
    game,
    load,
    register,
)
from brushpass.engine.save import LARGEST, Save, read, sealed
from brushpass.testing import digest
from tests.engine.heist import HEIST, HeistGame

Wrong = Callable[[Match[Any, Any]], Any]


def at_the_break_in() -> Match[Any, Any]:
    """A match of three at which seat 0 alone decides: ("go", "wait")."""
    match = HEIST.start(3, seed=5)
    while match.state.stage != "break_in":
        decision = match.decisions[0]
        match.choose(decision.options[0], decision.seat)
    return match


def side_by_side() -> Match[Any, Any]:
    """A match of three in which all plan; seat 2 is done."""
    match = HEIST.start(3, seed=5)
    for _ in range(2):
        match.choose(match.decisions[-1].options[0], 2)
    return match


def over() -> Match[Any, Any]:
    match = at_the_break_in()
    match.act(1, {"resign": True})
    return match


def loop() -> list[Any]:
    endless: list[Any] = []
    endless.append(endless)
    return endless


BAD: dict[str, tuple[Callable[[], Match[Any, Any]], Wrong, type[BrushpassError], str]] = {
    # choices
    "an option of another question": (at_the_break_in, lambda m: m.choose("push"), IllegalChoice, "'go', 'wait'"),
    "an option in capitals": (
        at_the_break_in,
        lambda m: m.choose("GO"),
        IllegalChoice,
        "'GO' is not offered to seat 0",
    ),
    "no option": (at_the_break_in, lambda m: m.choose(None), IllegalChoice, "None is not offered"),
    "the index of an option": (at_the_break_in, lambda m: m.choose(0), IllegalChoice, "0 is not offered"),
    "all options": (at_the_break_in, lambda m: m.choose(("go", "wait")), IllegalChoice, "allowed: 'go', 'wait'"),
    "a list": (at_the_break_in, lambda m: m.choose(["go"]), IllegalChoice, "['go'] is not offered"),
    "bytes": (at_the_break_in, lambda m: m.choose(b"go"), IllegalChoice, "b'go' is not offered"),
    "a choice out of turn": (at_the_break_in, lambda m: m.choose("go", 1), WrongSeat, "seat 1 is not deciding; seat 0"),
    "a choice by seat 3 of 3": (at_the_break_in, lambda m: m.choose("go", 3), WrongSeat, "the seats are 0 to 2"),
    "a choice by seat -1": (at_the_break_in, lambda m: m.choose("go", -1), WrongSeat, "no seat -1"),
    "a choice by seat '0'": (at_the_break_in, lambda m: m.choose("go", "0"), WrongSeat, "no seat '0'"),  # type: ignore
    "a choice by seat False": (at_the_break_in, lambda m: m.choose("go", False), WrongSeat, "no seat False"),
    "a choice by seat 0.0": (at_the_break_in, lambda m: m.choose("go", 0.0), WrongSeat, "no seat 0.0"),  # type: ignore
    "a choice for nobody among several": (side_by_side, lambda m: m.choose("nothing"), WrongSeat, "say for which seat"),
    "a second choice by one who is done": (
        side_by_side,
        lambda m: m.choose("loud", 2),
        WrongSeat,
        "seats 0 and 1 are",
    ),
    "a later step before the first": (side_by_side, lambda m: m.choose("loud", 0), IllegalChoice, "'loud' is not"),
    "a choice after the end": (over, lambda m: m.choose("go"), MatchOver, "over (resigned)"),
    # acts
    "an unknown act": (at_the_break_in, lambda m: m.act(0, {"dance": 1}), IllegalAct, "may note, offer"),
    "an act with a wrong value": (at_the_break_in, lambda m: m.act(1, {"offer": "2"}), IllegalAct, "may note, offer"),
    "an act out of bounds": (at_the_break_in, lambda m: m.act(1, {"offer": 4}), IllegalAct, "may note, offer"),
    "an act of another seat's": (at_the_break_in, lambda m: m.act(0, {"offer": 2}), IllegalAct, "may note, offer"),
    "an act that is too long": (at_the_break_in, lambda m: m.act(0, {"note": "x" * 5000}), IllegalAct, "4096 bytes"),
    "an act that is not data": (
        at_the_break_in,
        lambda m: m.act(0, object()),
        IllegalAct,
        "plain data, not object",
    ),
    "an act that is a set": (at_the_break_in, lambda m: m.act(0, {"note"}), IllegalAct, ""),
    "an act that contains itself": (at_the_break_in, lambda m: m.act(0, loop()), IllegalAct, "plain data"),
    "an act of half a letter": (at_the_break_in, lambda m: m.act(0, {"note": "\ud800"}), IllegalAct, "plain data"),
    "an act with a huge number": (at_the_break_in, lambda m: m.act(1, {"offer": 10**30}), IllegalAct, ""),
    "an act by seat 3 of 3": (at_the_break_in, lambda m: m.act(3, {"note": "x"}), WrongSeat, "0 to 2"),
    "an act by seat None": (at_the_break_in, lambda m: m.act(None, {"note": "x"}), WrongSeat, "None"),  # type: ignore
    "an act after the end": (over, lambda m: m.act(0, {"note": "x"}), MatchOver, "over"),
    # taking back
    "nothing to take back": (at_the_break_in, lambda m: m.undo(1), NothingToUndo, "seat 1 has nothing to take back"),
    "taking back by seat 7": (at_the_break_in, lambda m: m.undo(7), WrongSeat, "no seat 7"),
    "taking back after the end": (over, lambda m: m.undo(1), NothingToUndo, "seat 1 has nothing"),
    # looking
    "the view of seat 3 of 3": (at_the_break_in, lambda m: m.view(3), WrongSeat, "0 to 2"),
    "the view of seat True": (at_the_break_in, lambda m: m.view(True), WrongSeat, "no seat True"),
    "the log of seat -1": (at_the_break_in, lambda m: m.log(-1), WrongSeat, "no seat -1"),
    "an observation by a spectator": (at_the_break_in, lambda m: m.observe(None), WrongSeat, "no seat None"),  # type: ignore
    "an observation by seat '1'": (at_the_break_in, lambda m: m.observe("1"), WrongSeat, "no seat '1'"),  # type: ignore
    "a world of seat 3 of 3": (at_the_break_in, lambda m: m.imagine(3, None), WrongSeat, "0 to 2"),  # type: ignore
    "can seat 3 of 3 take back": (at_the_break_in, lambda m: m.can_undo(3), WrongSeat, "0 to 2"),
}


@pytest.mark.parametrize(("begin", "wrong", "error", "says"), BAD.values(), ids=BAD)
def test_wrong_moves(begin: Any, wrong: Wrong, error: type[BrushpassError], says: str) -> None:
    match = begin()
    before = digest(match)
    with pytest.raises(error) as refused:
        wrong(match)
    assert type(refused.value) is error
    assert says in str(refused.value)
    assert digest(match) == before


SETUPS: dict[str, tuple[Callable[[], Any], type[BrushpassError], str]] = {
    "one seat": (lambda: HEIST.start(1, seed=1), BadSetup, "1 seat; possible: 2, 3"),
    "no seats": (lambda: HEIST.start(0, seed=1), BadSetup, "0 seats; possible: 2, 3"),
    "two seats in words": (lambda: HEIST.start("2", seed=1), BadSetup, "'2' seats"),  # type: ignore[arg-type]
    "2.0 seats": (lambda: (HEIST.start(2, seed=1), HEIST.start(2.0, seed=1)), BadSetup, "2.0 seats"),  # type: ignore
    "a list of seats": (lambda: HEIST.start([2], seed=1), BadSetup, "[2] seats"),  # type: ignore[arg-type]
    "an unknown mode": (lambda: HEIST.start(2, "slow", seed=1), BadSetup, "mode 'slow'; possible: quick, long"),
    "a mode that is a list": (lambda: HEIST.start(2, ["quick"], seed=1), BadSetup, "mode ['quick']"),  # type: ignore
    "an unknown option": (lambda: HEIST.start(2, options={"dice": 6}, seed=1), BadSetup, "'dice'; possible: die"),
    "an impossible value": (
        lambda: HEIST.start(2, options={"die": 7}, seed=1),
        BadSetup,
        "cannot be 7; possible: 6, 3",
    ),
    "a value of another type": (lambda: HEIST.start(2, options={"die": 6.0}, seed=1), BadSetup, "cannot be 6.0"),
    "options that are a list": (lambda: HEIST.start(2, options=["die"], seed=1), BadSetup, "options"),  # type: ignore
    "a seed in words": (lambda: HEIST.start(2, seed="1"), BadSetup, "whole number, not '1'"),  # type: ignore[arg-type]
    "a seed of 1.5": (lambda: HEIST.start(2, seed=1.5), BadSetup, "whole number, not 1.5"),  # type: ignore[arg-type]
    "a seed of True": (lambda: HEIST.start(2, seed=True), BadSetup, "whole number, not True"),
    "a seed and a promise": (lambda: HEIST.start(2, seed=1, promise=Promise()), BadSetup, "not from both"),
    "an unknown game": (lambda: game("bridge"), UnknownGame, "no game 'bridge'; installed: "),
}


@pytest.mark.parametrize(("wrong", "error", "says"), SETUPS.values(), ids=SETUPS)
def test_wrong_setups(wrong: Callable[[], Any], error: type[BrushpassError], says: str) -> None:
    with pytest.raises(error) as refused:
        wrong()
    assert type(refused.value) is error
    assert says in str(refused.value)


# -- saves -----------------------------------------------------------------------------------------------------------


def forged(change: Callable[[Save], Any], match: Match[Any, Any] | None = None) -> bytes:
    """A save that was changed and has a right digest all the same."""
    save = read((match or at_the_break_in()).save())
    change(save)
    return sealed(save)


def setting(**values: Any) -> Callable[[Save], None]:
    def change(save: Save) -> None:
        for name, value in values.items():
            setattr(save, name, value)

    return change


def restated(**values: Any) -> Callable[[Save], None]:
    """Change the position in the checkpoint."""

    def change(save: Save) -> None:
        state = msgspec.json.decode(save.checkpoint.state) | values
        save.checkpoint.state = msgspec.Raw(msgspec.json.encode(state))

    return change


def dealt_from(secret: str | None) -> Callable[[Save], None]:
    """Take the seed away."""

    def change(save: Save) -> None:
        save.chance.seed, save.chance.secret = None, secret

    return change


def answered(kind: str, seat: int, value: Any) -> Callable[[Save], None]:
    """Add an answer."""
    return lambda save: save.history.append((kind, seat, value, None, None))


def checked(**values: int) -> Callable[[Save], None]:
    """Change the numbers that say where the checkpoint stands."""

    def change(save: Save) -> None:
        for name, value in values.items():
            setattr(save.checkpoint, name, value)

    return change


ELSEWHERE = "checkpoint comes out differently"
WON = Outcome.of([0], "richest", seats=3)


def plain() -> bytes:
    return at_the_break_in().save()


def flipped(data: bytes) -> bytes:
    at = data.index(b'"choice"') + 3
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def nested(levels: int) -> list[Any]:
    return [nested(levels - 1)] if levels else []


def promised() -> bytes:
    """A save whose commitment is another secret's."""
    return forged(lambda s: setattr(s.chance, "commitment", "00"), HEIST.start(2, promise=Promise(bytes(32))))


def deep() -> bytes:
    return b'{"format":"brushpass-save","version":1,"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}"


SAVES: dict[str, tuple[Callable[[], Any], type[BrushpassError], str]] = {
    "nothing": (lambda: b"", BrokenSave, "not a Brushpass save"),
    "not JSON": (lambda: b"\x00\xff\xfe", BrokenSave, "not a Brushpass save"),
    "text": (lambda: "hello", BrokenSave, "not a Brushpass save"),
    "half a letter": (lambda: "\ud800", BrokenSave, "not a Brushpass save"),
    "a list": (lambda: b"[]", BrokenSave, "not a Brushpass save"),
    "an empty object": (lambda: b"{}", BrokenSave, "not a Brushpass save"),
    "None": (lambda: None, BrokenSave, "not a Brushpass save"),
    "a number": (lambda: 17, BrokenSave, "not a Brushpass save"),
    "very deep JSON": (deep, BrokenSave, "save"),
    "another format": (lambda: plain().replace(b"brushpass-save", b"chess-save"), BrokenSave, "'chess-save'"),
    "the first half": (lambda: plain()[: len(plain()) // 2], BrokenSave, "save"),
    "all but the last byte": (lambda: plain()[:-1], BrokenSave, "save"),
    "something after the end": (lambda: plain() + b"{}", BrokenSave, "save"),
    "a flipped bit": (lambda: flipped(plain()), BrokenSave, "damaged"),
    "another digest": (lambda: plain().replace(b'"digest":"', b'"digest":"0'), BrokenSave, "do not match its digest"),
    "a changed seed": (lambda: plain().replace(b'"seed":5', b'"seed":6'), BrokenSave, "do not match its digest"),
    "a field too many": (lambda: plain().replace(b'"seats":3', b'"seats":3,"x":1'), BrokenSave, "damaged"),
    "a field too few": (lambda: plain().replace(b'"seats":3,', b""), BrokenSave, "damaged"),
    "a field of a wrong type": (lambda: plain().replace(b'"seats":3', b'"seats":"3"'), BrokenSave, "damaged"),
    "a newer format": (lambda: plain().replace(b'"version":2', b'"version":3'), NewerSave, "has version 3"),
    "a format before the first": (lambda: plain().replace(b'"version":2', b'"version":0'), BrokenSave, "no version 0"),
    "far too much": (lambda: b" " * (LARGEST + 1), BrokenSave, "no match takes more than"),
    "newer rules": (lambda: forged(setting(rules=2)), NewerSave, "rules version 2 of heist; here is 1"),
    "a foreign game": (lambda: forged(setting(game="bridge")), ForeignSave, "no game 'bridge'"),
    "a seat count the game has not": (lambda: forged(setting(seats=9)), BrokenSave, "9 seats; possible: 2, 3"),
    "a mode the game has not": (lambda: forged(setting(mode="slow")), BrokenSave, "'slow'"),
    "an option the game has not": (lambda: forged(setting(options={"die": 7})), BrokenSave, "cannot be 7"),
    "no chance": (lambda: forged(dealt_from(None)), BrokenSave, "neither a seed nor a secret"),
    "a secret that is not hex": (lambda: forged(dealt_from("xyz")), BrokenSave, "secret"),
    "a longer history": (lambda: forged(answered("choice", 0, "push")), StaleSave, "version 1"),
    "a history by another seat": (lambda: forged(answered("choice", 1, "go")), StaleSave, "seat 1"),
    "an unknown kind of answer": (lambda: forged(answered("gift", 1, "go")), StaleSave, "version 1"),
    "a shorter history": (lambda: forged(lambda s: s.history.clear()), StaleSave, "history comes out differently"),
    "a shorter log": (lambda: forged(lambda s: s.log.clear()), StaleSave, "log comes out differently"),
    "another log": (lambda: forged(lambda s: s.log.reverse()), StaleSave, "log comes out differently"),
    "another seed": (lambda: forged(lambda s: setattr(s.chance, "seed", 6)), StaleSave, "rules version 1 of heist"),
    "an outcome that never was": (lambda: forged(setting(outcome=WON)), StaleSave, "outcome comes out differently"),
    "a stage that is not there": (lambda: forged(restated(stage="nap")), StaleSave, ELSEWHERE),
    "another position": (lambda: forged(restated(loot=[9, 0, 0])), StaleSave, ELSEWHERE),
    "a position of a wrong type": (lambda: forged(restated(loot="much")), StaleSave, ELSEWHERE),
    "another generator": (lambda: forged(restated(rng=5)), StaleSave, ELSEWHERE),
    "a checkpoint before the beginning": (lambda: forged(checked(answers=-1)), StaleSave, ELSEWHERE),
    "another barrier": (lambda: forged(checked(barrier=1)), StaleSave, ELSEWHERE),
    "rules before the first": (lambda: forged(setting(rules=0)), BrokenSave, "no such versions"),
    "dealt before the first rules": (lambda: forged(setting(dealt=0)), BrokenSave, "no such versions"),
    "dealt under rules to come": (lambda: forged(setting(dealt=2)), BrokenSave, "no such versions"),
    "other data": (lambda: forged(setting(data="abc")), ForeignData, "replaced data (abc); the game here has its own"),
    "another promise": (promised, BrokenSave, "not the one that was promised"),
    "a very deep answer": (lambda: forged(answered("choice", 0, nested(40))), BrokenSave, "too deep or too large"),
    "a very large number": (lambda: forged(answered("choice", 0, 10**400)), BrokenSave, "too deep or too large"),
}


@pytest.mark.parametrize(("make", "error", "says"), SAVES.values(), ids=SAVES)
def test_wrong_saves(make: Callable[[], Any], error: type[BrushpassError], says: str) -> None:
    data = make()
    with pytest.raises(error) as refused:
        load(data)
    assert type(refused.value) is error
    assert says in str(refused.value)


def test_a_forged_save_that_was_not_changed_is_fine() -> None:
    """So the tests above fail for the reasons they give."""
    match = at_the_break_in()
    assert digest(load(forged(lambda save: None, match))) == digest(match)


# -- saves of older rules: the position in them is what counts -------------------------------------------------------


class Newer(HeistGame):
    version: ClassVar[int] = 2


def told_to(seats: list[int]) -> Callable[[Save], None]:
    """Tell the first line of the log to other seats."""
    return lambda save: save.log.__setitem__(0, (*save.log[0][:2], tuple(seats)))


def known_by(*fact: Any) -> Callable[[Save], None]:
    return restated(facts=[fact])


OLD_SAVES: dict[str, tuple[Callable[[Save], Any], type[BrushpassError], str]] = {
    "a field of a wrong type": (restated(loot="much"), StaleSave, "does not fit the rules (loot: "),
    "a number that is none": (restated(round=1.5), StaleSave, "does not fit the rules (round: "),
    "a huge number": (restated(round=10**400), StaleSave, "too large"),
    "a stage that is not there": (restated(stage="nap"), StaleSave, "there is no stage 'nap'"),
    "too few piles": (restated(piles=[[]]), StaleSave, "other places"),
    "a generator before the first number": (restated(rng=-1), StaleSave, "no generator"),
    "a generator beyond the last number": (restated(rng=1 << 64), StaleSave, "no generator"),
    "a card that was lost": (lambda save: restated(floor=[])(save), StaleSave, "a tool was lost or made"),
    "a fact of seat 3 of 3": (known_by(3, "rope", 0, 9, 1), StaleSave, "places that are not there"),
    "a fact of a place that is not there": (known_by(0, "rope", 0, 9, 1 << 11), StaleSave, "not there"),
    "a fact of no place": (known_by(0, "rope", 0, 9, 0), StaleSave, "not there"),
    "a fact that is upside down": (known_by(0, "rope", 5, 4, 1), StaleSave, "not there"),
    "a fact that is not so": (known_by(0, "rope", 9, 9, 1), StaleSave, "knows what is not so"),
    "a fact of four things": (known_by(0, "rope", 5, 4), StaleSave, "does not fit the rules (facts: "),
    "an event that does not happen": (lambda save: save.log.insert(0, ("rained", [], None)), StaleSave, "line 1"),
    "an event with an argument too few": (lambda save: save.log[0][1].pop(), StaleSave, "line 1"),
    "an event of seat 3 of 3": (lambda save: save.log[0][1].__setitem__(0, 3), StaleSave, "line 1"),
    "an event of a seat in words": (lambda save: save.log[0][1].__setitem__(0, "me"), StaleSave, "line 1"),
    "an event told to seat 3 of 3": (told_to([0, 3]), StaleSave, "line 1"),
    "an event told twice": (told_to([0, 0]), StaleSave, "line 1"),
    "an answer of no kind": (lambda save: save.history.insert(0, ("gift", 0, 1, None, None)), StaleSave, "answer 1"),
    "a choice of nobody": (lambda save: save.history.insert(0, ("choice", -1, 1, None, None)), StaleSave, "answer 1"),
    "a choice of seat 3 of 3": (lambda save: save.history.insert(0, ("choice", 3, 1, None, None)), StaleSave, "answer"),
    "chance that somebody chose": (lambda save: save.history.insert(0, ("chance", 0, 1, None, None)), StaleSave, "1 "),
    "chance that is a list": (lambda save: save.history.insert(0, ("chance", -1, [1], None, None)), StaleSave, "1 "),
    "an option that is true": (lambda save: save.history.insert(0, ("choice", 0, True, None, None)), StaleSave, "1 "),
    "an answer known to seat 3 of 3": (
        lambda save: save.history.insert(0, ("choice", 0, 1, (3,), None)),
        StaleSave,
        "answer 1",
    ),
    "a longer history": (answered("choice", 0, "push"), StaleSave, "cannot continue this match of version 1"),
    "a shorter history": (lambda save: save.history.clear(), BrokenSave, "checkpoint does not fit its history"),
    "a shorter log": (lambda save: save.log.clear(), BrokenSave, "checkpoint does not fit its history"),
    "a checkpoint before the beginning": (checked(answers=-1), BrokenSave, "checkpoint does not fit its history"),
    "a barrier beyond the end": (checked(barrier=10**6), BrokenSave, "checkpoint does not fit its history"),
    "an outcome that never was": (setting(outcome=WON), StaleSave, "differently"),
    "a position that cannot be shown": (restated(active="x"), StaleSave, "active: "),
}


@pytest.mark.parametrize(("change", "error", "says"), OLD_SAVES.values(), ids=OLD_SAVES)
def test_wrong_saves_of_older_rules(change: Callable[[Save], Any], error: type[BrushpassError], says: str) -> None:
    data = forged(change)
    register(Newer())
    with pytest.raises(error) as refused:
        load(data)
    assert type(refused.value) is error
    assert says in str(refused.value)


def test_an_old_save_that_newer_rules_can_continue_is_continued() -> None:
    match = at_the_break_in()
    data = match.save()
    register(Newer())
    assert digest(load(data)) == digest(match)


def test_there_are_enough_of_them() -> None:
    assert len(BAD) + len(SETUPS) + len(SAVES) + len(OLD_SAVES) >= 130
