"""MM-13: our house modules."""

from __future__ import annotations

import pytest

from brushpass.engine import BadSetup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import EDGE, EVERYWHERE, INTERIOR, names, open_borders
from brushpass.games.mind_mgmt.box.components import FEATURES, MODULES
from brushpass.games.mind_mgmt.state import HIDDEN, PILE
from brushpass.testing import rule

from ..table import CHAOS_LAID, P7, P, borders, dealt, set_up, table


@rule("MM-13.1")
def test_modules_are_for_the_full_game_any_of_them_together() -> None:
    for module in MODULES:
        with pytest.raises(BadSetup, match=f"{module} can be agreed on for the full game only"):
            GAME.agree(2, "training", {module: True})
    game = set_up(dealt(2, "full", 1, **dict.fromkeys(MODULES, True)))
    assert game.seen.modules == MODULES
    assert dealt().seen.modules == ()


# -- for the Recruiter -------------------------------------------------------------------------------------------------


@rule("MM-13.2")
def test_softer_target() -> None:
    others = ("idol", "pool", "graffiti", "fountain", "billboard", "courier", "garden", "parrot")
    game = table(immortals="F7 B1 E6 E3", discarded=others, softer_target=True)
    assert (game.seen.goal, game.seen.supply, game.seen.recruits) == (11, 2, 10)
    game.choose(("recruit", "bus"))
    assert game.over() == ((0,), "recruits")


@rule("MM-13.3")
def test_picky_handler() -> None:
    game = set_up(dealt(picky_handler=True), "put-back")
    own = game.match.view(0)
    assert own.secret is not None
    assert (game.seat, game.options) == (0, own.secret.features) and len(game.options) == 4
    back = game.options[2]
    assert game.seen.hidden == 4
    game.choose(back)
    assert game.prompt == "opening" and game.seen.hidden == 3 and game.seen.pile == 13
    assert back in game.t.piles[PILE] and back not in game.t.piles[HIDDEN]
    assert back not in str([event.args for event in game.match.log(1)])


@rule("MM-13.4")
def test_street_works() -> None:
    game = set_up(dealt(street_works=True), "street-works")
    assert game.seat == 0 and set(game.options) == {*CHAOS_LAID, "leave"}
    game.choose("C2-D2")
    rest = [border for border in CHAOS_LAID if border != "C2-D2"]
    assert (game.prompt, game.decision.about) == ("street-works-to", ("C2-D2",))
    assert set(game.options) == set(open_borders(borders(rest))) - {"C2-D2"}
    game.choose("B2-C2")
    assert set(game.seen.chaos) == {*rest, "B2-C2"} and game.prompt == "card"
    assert game.events("streets-moved") == [{"border": "C2-D2", "target": "B2-C2"}]


@rule("MM-13.4")
def test_street_works_may_be_left() -> None:
    game = set_up(dealt(street_works=True), "street-works").choose("leave")
    assert set(game.seen.chaos) == set(CHAOS_LAID) and game.prompt == "card"
    assert game.events("streets-left") == [{}]


@rule("MM-13.5", "MM-INV-9")
def test_restless_ones() -> None:
    game = table(restless_ones=True, steps=P)
    assert game.offered("rest") == []
    game.choose(("glide", "E3", "E4"))
    assert game.offered("rest") == [()] and game.offered("pay") == []
    game.choose(("rest",), ("glide", "E4", "E5"), ("step", "C2"), "end").rest()
    assert game.seen.used == ("restless_ones",) and game.seen.steps == tuple(reversed(P.split()))
    game.choose(("glide", "E5", "E4"))
    assert game.offered("rest") == [] and game.offered("pay") == ["C2"]


@rule("MM-13.6", "MM-INV-6")
def test_late_paperwork() -> None:
    game = table(path=f"{P} C2", late_paperwork=True).choose(("step", "D2"), "end")
    assert (game.seat, game.prompt, game.options) == (0, "late-paperwork", ("announce", "put-off"))
    game.choose("put-off")
    assert game.prompt == "activate" and game.seen.hour == 7
    assert [hour for hour, _ in game.seen.announced] == [5] and game.seen.overdue
    assert game.events("put-off") == [{"hour": 7}]
    game.rest().turn(("step", "E2")).rest().turn(("step", "E1"))
    assert game.seen.announced[-1] == (9, 3) and not game.seen.overdue, "monks, cafe, dogs: one number for four turns"
    assert ("alert", 9, 3, 6) in game.seen.record
    game.rest().turn(("step", "D1")).rest().turn(("step", "C1"))
    assert game.prompt == "activate", "once per game"


@rule("MM-13.6")
def test_late_paperwork_may_be_kept_for_later() -> None:
    game = table(path=f"{P} C2", late_paperwork=True).choose(("step", "D2"), "end", "announce")
    assert game.seen.announced[-1] == (7, 2) and game.prompt == "activate"
    game.rest().turn(("step", "E2")).rest().turn(("step", "E1"))
    assert game.prompt == "late-paperwork"


@rule("MM-13.6")
def test_the_last_alert_cannot_be_put_off() -> None:
    path = "A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7"
    game = table(path=path, late_paperwork=True, features=("idol", "courier", "bus"), display=("pool", "palm"))
    game.turn(("step", "D7"))
    assert game.prompt == "activate" and game.seen.announced[-1][0] == 15


@rule("MM-13.7", "MM-INV-8")
def test_wide_brief() -> None:
    game = set_up(dealt(wide_brief=True))
    assert len(game.seen.display) == 3 and game.seen.pile == 10
    later = table(wide_brief=True, display=("bus", "palm", "idol"), immortals="F7 B1 E6 E3")
    later.turn(("recruit", "bus"), ("step", "C2"))
    assert len(later.seen.display) == 3


@rule("MM-13.8")
def test_second_wind() -> None:
    game = set_up(dealt(second_wind=True), "second-slip")
    assert game.prompt == "recruiter" and game.seen.board is None and game.seen.front == 2
    assert len(game.seen.display) == 2 and game.seen.dolphins == 1
    game = table(second_wind=True).turn(("slip", "D2", "front")).rest()
    assert game.seen.front == 1 and game.seen.slips == ((6, "front"),)
    game.turn(("slip", *game.offered("slip")[0]))
    assert game.seen.front == 0 and [token for _, token in game.seen.slips] == ["front", "front"]


# -- for the Agents ----------------------------------------------------------------------------------------------------


@rule("MM-13.9")
def test_early_tip() -> None:
    game = set_up(dealt(early_tip=True), "early-tip")
    assert game.seat == 0 and set(game.options) == set(P.split())
    game.choose("B4")
    assert game.seen.steps == ("B4",) and game.prompt == "recruiter"
    assert game.seen.record[-1][:2] == ("by", 5)


@rule("MM-13.10", "MM-INV-13")
def test_long_stride() -> None:
    game = table(path=f"{P} C2", stage="activate", agents="A1 A1 A1 A1", long_stride=True)
    game.choose("meru")
    assert game.offered("stride") == [()]
    game.choose(("stride",))
    assert game.seen.spaces == 3 and "A4" in game.offered("move") and game.offered("stride") == []
    game.choose(("move", "A4"), "end", "henry_lyme")
    assert game.offered("stride") == [] and game.seen.used == ("long_stride",)
    game.choose("end").turn(("step", "D2")).rest()
    assert not game.seen.used
    game.turn(("step", "E2")).choose("meru")
    assert game.offered("stride") == [()], "once per round"


@rule("MM-13.10")
def test_a_long_stride_begins_before_the_move() -> None:
    game = table(path=f"{P} C2", active="meru", long_stride=True).choose(("move", "A2"))
    assert game.offered("stride") == []


@rule("MM-13.11", "MM-INV-5")
def test_higher_bar() -> None:
    others = ("idol", "pool", "graffiti", "fountain", "billboard", "courier", "garden", "parrot", "torches")
    game = table(immortals="F7 B1 E6 E3", discarded=others, higher_bar=True)
    assert (game.seen.goal, game.seen.supply, game.seen.recruits) == (13, 2, 11)
    game.choose(("recruit", "bus"))
    assert game.outcome is None and game.seen.recruits == 12


@rule("MM-13.12")
def test_inside_man() -> None:
    game = set_up(dealt(inside_man=True), "agent-start")
    assert set(game.options) == set(names(EVERYWHERE))
    game.choose("A1")
    assert set(game.options) == set(names(EVERYWHERE))
    game.choose("C3")
    assert game.options == names(EDGE) and "C3" in names(INTERIOR)


@rule("MM-13.13")
def test_double_question() -> None:
    game = table(
        path=P7,
        stage="activate",
        agents="B5 B5 A7 F7",
        immortals="B5 D6 E6 E3",
        double_question=True,
        down=["bill_falls", "dusty"],
    )
    game.choose("meru")
    assert len(game.offered("shake")) == len(FEATURES) + len(FEATURES) * (len(FEATURES) - 1) // 2
    game.choose(("shake", "idol", "monks"))
    assert game.events("shaken") == [
        {"agent": "meru", "feature": "idol", "hit": False},
        {"agent": "meru", "feature": "monks", "hit": True},
    ]
    assert game.seen.named == ("idol",) and game.seen.opened == (("monks", 7),)
    assert game.prompt == "push"
    game.choose("stay", "end", "henry_lyme")
    assert len(game.offered("shake")) == len(FEATURES) and game.seen.used == ("double_question",)


@rule("MM-13.14")
def test_tame_dolphin() -> None:
    game = set_up(dealt(tame_dolphin=True))
    assert game.seen.dolphins == 2
    game = table(path=P7, stage="activate", agents="C7 D7 A7 F7", dolphins=2, tame_dolphin=True)
    game.activate("meru", ("ask", "billboard", "spy_dolphin"))
    game.activate("henry_lyme", ("ask", "cafe", "spy_dolphin"))
    assert game.seen.dolphins == 0 and set(game.seen.steps) == {"B4", "D2", "B5"}


@rule("MM-13.15", "MM-INV-14")
def test_overtime() -> None:
    path = "A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7 D7"
    for captures in (False, True):
        game = table(
            path=path,
            overtime=True,
            features=("idol", "courier", "bus"),
            display=("pool", "palm"),
            agents="D7 A1 A1 A1",
        )
        game.turn(("step", "E7"))
        assert game.outcome is None and game.seen.hour == 16 and game.prompt == "activate"
        if captures:
            game.choose("meru", ("move", "E7"), ("capture",))
            assert game.over() == ((1,), "capture")
        else:
            game.rest()
            assert game.over() == ((0,), "clock")
