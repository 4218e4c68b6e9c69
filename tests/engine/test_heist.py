"""The made-up game through every check: what the kernel promises beyond what today's games need."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Setup, load
from brushpass.testing import (
    CHECKS,
    Acts,
    Tally,
    begin,
    digest,
    hash_seeds_agree,
    imagined_worlds,
    play,
    setups,
    title,
    two_worlds,
)
from brushpass.testing.forged import Forged, forged_saves
from tests.engine.heist import ATTIC, HANDS, HEIST, STASHES, heist_acts

SETUPS = setups(HEIST)
ACTS = pytest.mark.parametrize("acts", [None, heist_acts], ids=["plain", "with acts"])


def test_there_are_set_ups_for_every_mode_seat_count_and_option() -> None:
    assert [title(setup) for setup in SETUPS] == [
        f"heist-{mode}-{seats}{unusual}" for mode in ("quick", "long") for seats in (2, 3) for unusual in ("", "-die=3")
    ]


@ACTS
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_conformance(check: Any, setup: Setup, acts: Acts | None) -> None:
    for seed in range(6):
        check(setup, seed, acts)


@ACTS
@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_imagined_worlds(setup: Setup, acts: Acts | None) -> None:
    assert sum(imagined_worlds(setup, seed, acts) for seed in range(4)) > 100


@ACTS
def test_two_worlds(acts: Acts | None) -> None:
    tally = Tally()
    for seed in range(32):
        tally += two_worlds(SETUPS[seed % len(SETUPS)], seed, acts, points=4)
    assert tally.differed > 0.8 * tally.told
    assert tally.told > tally.untold
    assert tally.steps > 50


def test_the_same_under_two_hash_seeds() -> None:
    prelude = "from tests.engine.heist import HEIST\nfrom brushpass import register\nregister(HEIST)"
    hash_seeds_agree("heist", range(8), prelude)


# -- the promises, each on its own -----------------------------------------------------------------------------------


def reached(prompt: str, seats: int = 3) -> Match[Any, Any]:
    """A match in which some seat is asked this."""
    for seed in range(500):
        match = begin(HEIST.agree(seats, "long"), seed)
        rng = Random(seed)
        while match.decisions:
            if any(decision.prompt == prompt for decision in match.decisions):
                return match
            decision = rng.choice(match.decisions)
            match.choose(rng.choice(decision.options), decision.seat)
    raise AssertionError(f"nobody was ever asked {prompt!r}")


def test_random_play_comes_everywhere() -> None:
    prompts: Counter[str] = Counter()
    for seed in range(60):
        play(
            begin(SETUPS[seed % 8], seed),
            Random(seed),
            each=lambda match: prompts.update(decision.prompt for decision in match.decisions),
        )
    assert {"plan-engine", "force", "interrupt", "bribe", "accept", "stow", "swap", "buy"} <= prompts.keys()


def test_five_rules_deep_another_seat_decides_and_everything_still_works() -> None:
    match = reached("accept")
    decision = match.decision
    assert decision is not None and decision.seat != match.state.active
    assert digest(load(match.save())) == digest(match) == digest(match.fork())
    for seat in range(3):
        world = match.observe(seat).imagine(Random(seat), keep=True)
        assert world.waiting == match.waiting and world.view(seat) == match.view(seat)
    loot = match.state.loot[match.state.active]
    accepting, refusing = match.fork(), match.fork()
    accepting.choose("yes")
    refusing.choose("no")
    assert accepting.state.loot[match.state.active] in (loot - 1, loot + 1)
    assert refusing.state.loot[match.state.active] == loot
    opened = [event for event in refusing.log(None) if event.event == "opened"]
    assert opened == [event for event in match.log(None) if event.event == "opened"], "the jam cancelled its cause"


def test_an_offer_changes_the_options_of_the_pending_question_in_every_copy() -> None:
    match = reached("buy")
    decision = match.decision
    assert decision is not None and decision.options == (-1,)
    seller = (decision.seat + 1) % 3
    match.act(seller, {"offer": 1})
    assert match.decision is not None and match.decision.options == (-1, seller)
    for again in (match.fork(), load(match.save()), match.observe(seller).imagine(Random(1), keep=True)):
        assert again.decision is not None and again.decision.options == (-1, seller)


def test_an_alarm_cuts_a_gathering_short() -> None:
    match = begin(SETUPS[2], 1)
    match.choose(match.decisions[1].options[0], 1)
    match.act(2, {"alarm": True})
    assert match.state.round == 1
    assert digest(load(match.save())) == digest(match)


def test_everybody_knows_of_a_taken_tool_until_something_left_unseen() -> None:
    match = reached("take")
    decision = match.decision
    assert decision is not None
    thief, watcher, tool = decision.seat, (decision.seat + 1) % 3, decision.options[0]
    match.choose(tool)
    hand, stash = HANDS[thief], STASHES[thief]
    rng = Random(1)
    for _ in range(40):
        assert tool in match.observe(watcher).imagine(rng).state.piles[hand]
    other = next((held for held in match.state.held(thief) if held != tool), tool)
    match.choose(other)
    places: Counter[int] = Counter()
    for _ in range(100):
        piles = match.observe(watcher).imagine(rng).state.piles
        assert tool in piles[hand] + piles[stash]
        places.update(place for place in (hand, stash) if tool in piles[place])
    assert set(places) == {hand, stash}


def test_who_looked_knows_and_nobody_else_does() -> None:
    match = reached("search")
    decision = match.decision
    assert decision is not None
    looker = decision.seat
    match.choose(-1)
    attic = match.state.piles[ATTIC]
    rng = Random(1)
    assert all(match.observe(looker).imagine(rng).state.piles[ATTIC] == attic for _ in range(30))
    bystander = next(seat for seat in range(3) if seat != looker)
    imagined = {tuple(match.observe(bystander).imagine(rng).state.piles[ATTIC]) for _ in range(60)}
    assert len(imagined) > 2


def test_the_driver_s_route_is_dreamt_anew_and_agrees_with_what_all_saw() -> None:
    match = reached("break-in")
    rng = Random(1)
    routes = set()
    for _ in range(60):
        route = match.observe(1).imagine(rng).state.route
        assert ["odd" if street % 2 else "even" for street in route[1:]] == match.state.turns
        routes.add(tuple(route))
    assert len(routes) > 3
    assert match.observe(0).imagine(rng).state.route == match.state.route
    base: Any = match.observe(1).position.base
    assert base.route == []


@pytest.mark.parametrize("later", [False, True], ids=["same-rules", "newer-rules"])
def test_nothing_comes_of_forged_saves_but_our_errors_and_playable_matches(later: bool) -> None:
    tally = Forged()
    for seed in range(15):
        tally += forged_saves(SETUPS[seed % len(SETUPS)], seed, acts=heist_acts, later=later)
    assert tally.mutants == 300 and tally.played > 10
