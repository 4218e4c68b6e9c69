"""How bots play MIND MGMT: legal everywhere, from nothing that their side does not know, and sensible."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS, arena, create
from brushpass.engine import Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.belief import Public, public, worlds
from brushpass.games.mind_mgmt.box.city import AT, WITH, together
from brushpass.games.mind_mgmt.box.components import AGENTS
from brushpass.games.mind_mgmt.minds import agents, plain, recruiter
from brushpass.games.mind_mgmt.minds.picture import Picture, picture
from brushpass.games.mind_mgmt.state import RECRUITER
from brushpass.testing import rule, setups, title

from .table import P7, P, Table, table


@pytest.mark.parametrize("setup", setups(GAME), ids=title)
def test_a_match_by_guesses_alone_ends_in_every_set_up(setup: Setup) -> None:
    match = GAME.start(setup.seats, setup.mode, setup.options, seed=4)
    rng = Random(1)
    while (decision := match.decision) is not None:
        before = match.state.copy()
        option = GAME.mind.guess(match.state, decision, rng)
        assert option in decision.options, (decision.prompt, option)
        assert match.state == before, "a mind looks and touches nothing"
        match.choose(option, decision.seat)
    assert match.outcome is not None


@pytest.mark.parametrize("mode", GAME.modes)
@pytest.mark.parametrize("name", ["greedy", *LEVELS])
def test_every_level_answers_with_an_option(name: str, mode: str) -> None:
    match = GAME.start(3, mode, seed=2)
    bots = [create(name, seat) for seat in range(3)]
    while (decision := match.decision) is not None and match.state.hour < 7:
        option = bots[decision.seat].choose(match.observe(decision.seat))
        assert option in decision.options
        match.choose(option, decision.seat)


@pytest.mark.parametrize("mode", GAME.modes)
def test_agents_choose_the_same_whatever_the_secret_is(mode: str) -> None:
    """In another world that looks the same to them."""
    match = GAME.start(2, mode, seed=5)
    rng = Random(1)
    compared = 0
    while (decision := match.decision) is not None:
        option = GAME.mind.guess(match.state, decision, Random(3))
        if decision.seat != RECRUITER:
            world = match.imagine(decision.seat, rng)
            asked: Any = world.decision
            assert GAME.mind.guess(world.state, asked, Random(3)) == option
            compared += world.state.path != match.state.path
        match.choose(option, decision.seat)
    assert compared > 10


# -- what the Agents look for ------------------------------------------------------------------------------------------


def advice(game: Table) -> Any:
    """What a good player would choose."""
    return GAME.mind.advise(game.match.observe(game.seat), Random(1))


def agents_turn(game: Table) -> list[Any]:
    """Follow the advice until the Agents' turn or the match is over; what was chosen."""
    chosen = []
    while game.match.decision is not None and game.seat != RECRUITER:
        chosen.append(advice(game))
        game.choose(chosen[-1])
    return chosen


@rule("MM-7.18", "MM-11.1")
@pytest.mark.parametrize("mode", GAME.modes)
def test_they_take_whom_they_have_found(mode: str) -> None:
    game = table(mode, path=f"{P} C2", confirmed=f"{P} C2", agents="C4 F1 A7 F7", stage="activate")
    assert agents_turn(game) == ["meru", ("move", "C2"), ("capture",)]
    assert game.over() == ((1,), "capture")


@rule("MM-5.13", "MM-7.16")
def test_an_immortal_in_the_way_is_pushed_off_for_whoever_comes_next() -> None:
    game = table(path=f"{P} C2", confirmed=f"{P} C2", agents="C4 C1 A7 F7", immortals="C2 D6 E6 E3", stage="activate")
    chosen = agents_turn(game)
    assert [option[0] for option in chosen if isinstance(option, tuple)].count("shake") == 1
    assert chosen[-1] == ("capture",) and game.over() == ((1,), "capture")


@rule("MM-9.6")
def test_bill_pushes_an_immortal_off_and_takes_the_place_himself() -> None:
    game = table(
        path=P7,
        confirmed=P7,
        agents="A7 F7 D1 F6",
        immortals="D2 D6 E6 E3",
        stage="activate",
        down=("meru", "henry_lyme"),
    )
    chosen = agents_turn(game)
    assert chosen[0] == "bill_falls" and chosen[1][:2] == ("expose", "D2")
    assert chosen[2:] == [("move", "D2"), ("capture",)]


def test_in_the_last_activation_of_a_game_nobody_asks() -> None:
    path = f"{P} C2 D2 D3 D4 C4 C5 D5 D6"
    game = table("training", path=path, agents="B7 F1 A7 C7", active="dusty", down=AGENTS[:3])
    game.t.activated = 1
    chosen = agents_turn(game)
    assert not any(option[0] in ("ask", "reveal") for option in chosen)
    assert ("capture",) in chosen


def test_what_a_question_tells_is_what_it_leaves_less_open() -> None:
    """Two places are possible now, as likely as each other: one bit."""
    record = tuple(("at", number, AT[name], 0) for number, name in enumerate(P.split(), 1))
    known = Public(0, (*record, ("in", 6, together((AT["A2"], AT["C2"])), 0)), 6, 6)
    seen = picture(known, 1000)
    assert seen.doubt == pytest.approx(1)
    assert seen.asking(1 << AT["C2"] | 1 << AT["F7"]) == pytest.approx(1), "a token, or none"
    assert seen.asking(1 << AT["F7"]) == pytest.approx(0), "nobody can have been there"
    assert seen.asking(1 << AT["B6"]) == pytest.approx(0), "they were there anyway"
    assert 0 < seen.asking(1 << AT["C2"] | 1 << AT["B6"]) < 1, "the Recruiter may show the old visit"
    assert seen.calling(1 << AT["C2"] | 1 << AT["B6"]) == pytest.approx(1), "Spy Dolphin shows both"
    assert seen.targeting(AT["D2"]) == pytest.approx(1) and seen.missing(AT["A2"]) == pytest.approx(1)
    assert seen.targeting(AT["F7"]) == pytest.approx(0)
    later = picture(Public(0, (*record[:4], ("by", 6, AT["C3"], 0)), 6, 6), 1000)
    assert later.revealing(AT["C3"]) > 0.5, "the fifth number, or the sixth"


def test_who_hides_under_immortals_is_looked_for_there() -> None:
    record = tuple(("at", number, AT[name], 0) for number, name in enumerate(P.split(), 1))
    both = (*record, ("in", 6, together((AT["A2"], AT["C2"])), 0))
    seen = picture(Public(0, (*both, ("hour", 6, 1 << AT["C2"], 0)), 6, 6), 1000)
    assert 0.6 < seen.heat[AT["C2"]] < 0.9


@rule("MM-9.9")
@pytest.mark.parametrize(("more", "called"), [(0.1, False), (2.0, True)])
def test_spy_dolphin_is_called_when_it_tells_much_more(more: float, called: bool) -> None:
    t = table(active="meru").t
    possible = WITH["cafe"] & ~t.marked()
    seen = Picture(public(t), 1000)
    seen.reckoned = {("ask", possible): 0.5, ("call", possible): 0.5 + more}
    option, _ = agents.asking(t, "cafe", seen, 0.2)
    assert option == (("ask", "cafe", "spy_dolphin") if called else ("ask", "cafe"))


@rule("MM-9.5")
def test_henry_stands_where_two_immortals_would_recruit() -> None:
    """Bus on B1, D6 and F7: with immortals on D6 and F7 the Recruiter has a recruit, unless Henry stands beside one."""
    game = table(immortals="D6 F7 B3 E3", display=("bus", "garden"), agents="A1 D4 A7 F1", active="henry_lyme")
    seen = agents.belief(game.t, agents.SHARP)
    beside, away = AT["D5"], AT["D3"]
    assert agents.menace(game.t, game.t.immortals, beside) < agents.menace(game.t, game.t.immortals, away)
    difference = agents.standing(game.t, 1, beside, seen) - agents.standing(game.t, 1, away, seen)
    plain_difference = agents.standing(game.t, 0, beside, seen) - agents.standing(game.t, 0, away, seen)
    assert difference > plain_difference


@rule("MM-9.8")
def test_dusty_drums_somebody_nearer() -> None:
    game = table(path=P7, confirmed=P7, agents="F6 F7 F5 F7", active="dusty", down=AGENTS[:3])
    chosen = agents_turn(game)
    drummed = [option for option in chosen if option[0] == "drum"]
    assert len(drummed) == 1 and chosen[chosen.index(drummed[0]) + 1] != "stay"


def test_agents_start_where_they_can_come_everywhere() -> None:
    match = GAME.start(2, "training", seed=8)
    while (decision := match.decision) is not None and decision.prompt != "recruiter":
        match.choose(GAME.mind.guess(match.state, decision, Random(2)), decision.seat)
    t = match.state
    near = agents.belief(t, agents.SHARP)

    def far(starts: tuple[int, ...]) -> float:
        return sum(chance * min(near.far[start][place] for start in starts) for place, chance in enumerate(near.heat))

    corners = tuple(AT[name] for name in ("A1", "F1", "A7", "F7"))
    assert far(t.agents) < far(corners) / 1.5


@rule("MM-2.26")
def test_the_second_slip_token_lies_where_the_recruiter_has_hardly_been() -> None:
    match = GAME.start(2, "full", seed=8)
    while (decision := match.decision) is not None and decision.prompt != "second-slip":
        match.choose(GAME.mind.guess(match.state, decision, Random(2)), decision.seat)
    assert decision is not None
    been = worlds(public(match.state)).been()
    place = AT[GAME.mind.guess(match.state, decision, Random(2))]
    risks = sorted(been[AT[option]] for option in decision.options)
    assert been[place] <= risks[len(risks) // 2]


@pytest.mark.parametrize("mode", GAME.modes)
def test_beginners_have_no_belief(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*args: object) -> None:
        raise AssertionError("a beginner looked at the belief")

    monkeypatch.setattr("brushpass.games.mind_mgmt.belief.enumeration.enumerated", refused)
    monkeypatch.setattr("brushpass.games.mind_mgmt.minds.agents.belief", refused)
    match = GAME.start(2, mode, seed=6)
    rng = Random(1)
    while (decision := match.decision) is not None:
        mind = plain.choose if decision.seat != RECRUITER else partial(recruiter.choose, wary=False)
        option = mind(match.state, decision.prompt, decision.options, rng)
        assert option in decision.options
        match.choose(option, decision.seat)


# -- how good they are -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", GAME.modes)
def test_agents_with_a_belief_take_a_recruiter_who_only_walks(mode: str) -> None:
    result = arena.run(GAME, ("Rookie", "greedy"), games=12, seed=1, mode=mode, exchange=False)
    assert result.standings[1].rate >= 0.7


@pytest.mark.parametrize("mode", GAME.modes)
def test_agents_without_a_belief_hardly_take_anybody(mode: str) -> None:
    result = arena.run(GAME, ("greedy", "Rookie"), games=12, seed=1, mode=mode, exchange=False)
    assert result.standings[0].rate >= 0.8
