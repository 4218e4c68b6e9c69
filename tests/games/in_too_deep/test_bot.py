"""How bots play In Too Deep: legal everywhere, from nothing that they may not know, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS, create
from brushpass.games.in_too_deep import GAME
from brushpass.testing import rule

from .table import Table, table

TABLES = [(mode, seats) for mode in GAME.modes for seats in GAME.mode_seats[mode]]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_match_by_guesses_alone_ends_at_every_table(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=4)
    rng = Random(1)
    while (decision := match.decision) is not None:
        before = match.state.copy()
        option = GAME.mind.guess(match.state, decision, rng)
        assert option in decision.options, (decision.prompt, option)
        assert match.state == before, "a mind looks and touches nothing"
        match.choose(option, decision.seat)
    assert match.outcome is not None


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("echo", 1)])
def test_a_player_chooses_the_same_in_every_world_that_looks_the_same(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=5)
    rng = Random(1)
    compared = 0
    while (decision := match.decision) is not None:
        option = GAME.mind.guess(match.state, decision, Random(3))
        if compared < 60:
            world = match.imagine(decision.seat, rng)
            asked: Any = world.asked(decision.seat)
            assert GAME.mind.guess(world.state, asked, Random(3)) == option, decision.prompt
            compared += world.state.piles != match.state.piles
        match.choose(option, decision.seat)
    assert compared == 60


def test_the_heuristic_beats_chance() -> None:
    """One game of each: random play takes thousands of choices."""
    for seat in range(2):
        match = GAME.start(2, "standard", seed=seat)
        rng = Random(seat)
        while (decision := match.decision) is not None:
            guessed = decision.seat == seat
            options = decision.options
            option = GAME.mind.guess(match.state, decision, rng) if guessed else rng.choice(options)
            match.choose(option, decision.seat)
        assert match.outcome is not None
        assert match.outcome.winner == seat


@pytest.mark.parametrize("name", ["greedy", *LEVELS])
def test_every_level_answers_with_an_option(name: str) -> None:
    match = GAME.start(1, "echo", seed=2)
    bot, asked = create(name, 1), set()
    while (decision := match.decision) is not None and match.state.turns < 2:
        option: Any = decision.options[0]
        if decision.prompt not in asked:
            option = bot.choose(match.observe(0))
        assert option in decision.options
        asked.add(decision.prompt)
        match.choose(option, decision.seat)
    assert {"hook", "act", "crime", "return"} <= asked


# -- what a good player sees at a glance -------------------------------------------------------------------------------


def advice(game: Table) -> Any:
    """What a good player would choose."""
    return GAME.mind.advise(game.match.observe(game.seat), Random(1))


def follow(game: Table, until: str) -> list[Any]:
    """Take the advice up to a question; what was chosen."""
    chosen = []
    while game.prompt != until:
        chosen.append(advice(game))
        game.choose(chosen[-1])
    return chosen


@rule("TD-9.4", "TD-9.5", "TD-14.1")
def test_the_planner_brings_item_and_criminal_together_and_commits_the_crime() -> None:
    game = table(
        at={"hustler": "ion_towers"}, items={"cash": "parish"}, hooks=["hustler"], crimes=["d1_1"], barriers=(5, 6)
    )
    steps = follow(game, "crime")
    assert steps[:2] == [("move", "hustler", "parish"), ("pick", "hustler", "cash")]
    assert advice(game) == "d1_1"


@rule("TD-7.3")
def test_the_criminal_is_hooked_with_whom_a_crime_comes_off() -> None:
    """The Jumper stands beside the goods at the Harbour, the others are far away."""
    game = table(at={"jumper": "harbour"}, items={"cash": "harbour"}, crimes=["d1_1"], stage="hook")
    assert advice(game) == ("hook", "jumper")


@rule("TD-7.8")
def test_who_is_stuck_unhooks_one_for_another() -> None:
    game = table(
        at={"jumper": "harbour", "oracle": "blocks", "mechanic": "blocks", "courier": "blocks"},
        items={"cash": "harbour", "stims": "harbour"},
        barriers=(0, 7),
        search={"blocks": 3, "parish": 2, "heights": 1},
        hooks=["oracle mechanic courier"],
        crimes=["d1_1"],
        stage="hook",
    )
    assert advice(game)[0] == "unhook"
    game.choose(advice(game))
    assert advice(game) == ("hook", "jumper")


@rule("TD-13.21")
def test_search_is_sent_away_from_where_a_crime_needs_none() -> None:
    game = table(
        at={"hustler": "harbour"},
        items={"cash": "hustler"},
        search={"harbour": 3, "parish": 2, "aerodrome": 1},
        hooks=["hustler"],
        supports=["move_search"],
        crimes=["d2_2"],
        story="d1_1",
    )
    assert follow(game, "search-from") == [("support", "move_search")]
    assert advice(game) == "harbour"
    follow(game, "crime")
    assert advice(game) == "d2_2"


@rule("TD-17.1")
def test_a_crime_that_the_story_does_not_allow_goes_back() -> None:
    game = table(at={"hustler": "harbour"}, items={"cash": "hustler"}, hooks=["hustler"], crimes=["d1_1 d3_1 petty_16"])
    game.choose("done", "none")
    assert advice(game) == ("level-3", "d3_1")


@rule("TD-17.1")
def test_a_crime_of_level_3_is_worth_waiting_for() -> None:
    """It takes two criminals, and after a crime nobody is hooked."""
    game = table(hooks=[""], crimes=["d2_1 d3_1 petty_16"], story="d1_1 d2_2")
    game.choose("done", "none")
    assert ("level-3", "d3_1") in game.options
    while game.prompt == "return":
        assert advice(game) != ("level-3", "d3_1")
        game.choose(advice(game))


@rule("TD-16.1", "TD-16.6")
def test_a_petty_crime_is_committed_when_it_spoils_nothing() -> None:
    game = table(at={"hustler": "centre"}, items={"cash": "hustler"}, hooks=["hustler"], crimes=["d3_1 petty_16"])
    assert advice(game) == ("petty", "petty_16")


@rule("TD-14.8")
@pytest.mark.parametrize(("mine", "outcome"), [((), "reckless"), ((6, 12, 18, 24, 30, 36), "careful")])
def test_who_would_sink_is_careful(mine: tuple[int, ...], outcome: str) -> None:
    """The plan is as good as foiled, and the most corrupt, who may be either of them, loses all that corruption."""
    game = table(
        at={"hustler": "harbour"},
        items={"cash": "hustler"},
        hooks=["hustler"],
        crimes=["d2_2"],
        story="d1_1",
        shared="leader leader leader weapons weapons weapons timing timing",
        databank=[mine, range(37, 53)],
        chapter=3,
    )
    follow(game, "outcome")
    assert advice(game) == outcome


@rule("TD-21.11")
def test_the_dilemmas_that_do_most_good_are_stored() -> None:
    """Badges corrupt nobody; three of them are worth twenty."""
    game = table(hand=[(65, 6, 36)], databank=[(66, 67)], stage="store", trigger=0)
    assert advice(game) == "dilemma_65"


@rule("TD-8.6")
def test_stamina_pays_for_what_the_actions_do_not_reach() -> None:
    game = table(
        at={"hustler": "centre"},
        items={"cash": "ion_towers"},
        barriers=(5, 6),
        hooks=["hustler"],
        dominance=[{"hustler": 8}],
        crimes=["d1_1"],
    )
    steps = follow(game, "crime")
    assert ("pick", "hustler", "cash") in steps
    assert advice(game) == "d1_1"


@rule("TD-18.8")
def test_evidence_goes_where_it_pays() -> None:
    """The last folder of a chapter that then succeeds."""
    game = table(
        at={"hustler": "harbour"},
        items={"cash": "hustler"},
        search={"blocks": 3, "parish": 2, "heights": 1},
        hooks=["hustler"],
        crimes=["d2_2"],
        story="d1_1",
        memory=["timing"],
        rows=["leader leader", "weapons weapons", ""],
        folders=[4, 0],
        chapter=3,
    )
    follow(game, "process")
    assert advice(game) == "row_3"
