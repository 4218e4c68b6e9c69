"""Every bot plays whole games through observations alone; what it chooses depends on the observation and the seed."""

from __future__ import annotations

import pickle
from random import Random
from time import process_time
from typing import Any

import pytest

from brushpass.bots import LEVELS, MOST_SECONDS, SearchBot, UnknownBot, create
from brushpass.engine import BrushpassError, Game, Match, game
from tests.bots.tiny import BLUFF, NOUGHTS, RACE, TRAP
from tests.games.agent_avenue.table import Table, table

AGENT_AVENUE = game("agent_avenue")
TABLES = [
    *[(AGENT_AVENUE, seats, mode) for seats in AGENT_AVENUE.seat_counts for mode in AGENT_AVENUE.modes],
    *[(RACE, seats, "standard") for seats in RACE.seat_counts],
    (NOUGHTS, 2, "standard"),
]


def play(match: Match[Any, Any], name: str, seed: int = 0) -> list[tuple[int, str]]:
    """Let one bot play all seats to the end, each decision through a pickled observation."""
    bots = [create(name, seed + seat) for seat in range(match.seats)]
    made = []
    while (decision := match.decision) is not None:
        observation = pickle.loads(pickle.dumps(match.observe(decision.seat)))
        choice = bots[decision.seat].choose(observation)
        assert choice in decision.options
        made.append((decision.seat, decision.prompt))
        match.choose(choice, decision.seat)
    return made


@pytest.mark.parametrize(("rules", "seats", "mode"), TABLES)
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_bots_play_to_the_end(rules: Game[Any, Any], seats: int, mode: str, name: str) -> None:
    for seed in range(1 if name == "search:8" else 4):
        match = rules.start(seats, mode, seed=seed)
        play(match, name, seed)
        assert match.outcome is not None


def test_greedy_meets_every_prompt_of_the_black_market_and_of_teams() -> None:
    met = set()
    for seed in range(60):
        met |= {prompt for _, prompt in play(AGENT_AVENUE.start(2 + seed % 3, "advanced", seed=seed), "greedy", seed)}
    assert met >= {
        "lay-face-up",
        "lay-face-down",
        "recruit",
        "take-market-card",
        "mind-control",
        "double-trouble",
        "secret-recruit",
        "spycation-return",
        "spycation-recruit",
        "propose-first",
        "respond-first",
        "propose-recruit",
        "propose-taker",
        "propose-market",
    }


@pytest.mark.parametrize("name", ["random", "greedy", "search:40"])
def test_the_same_observation_and_seed_give_the_same_choice(name: str) -> None:
    match = AGENT_AVENUE.start(2, "advanced", seed=4)
    while (decision := match.decision) is not None:
        observation = match.observe(decision.seat)
        data = pickle.dumps(observation)
        choice = create(name, 5).choose(observation)
        assert create(name, 5).choose(pickle.loads(data)) == choice
        bot = create(name, 5)
        bot.choose(observation)
        assert bot.choose(observation) == choice  # a bot has no memory
        match.choose(choice)


def test_the_choice_does_not_hang_on_what_the_seat_cannot_see() -> None:
    match = AGENT_AVENUE.start(2, "basic", seed=9)
    while match.decision is not None and match.decision.prompt != "recruit":
        match.choose(match.decision.options[0])
    assert match.decision is not None
    seat = match.decision.seat
    observation = match.observe(seat)
    other = observation.imagine(Random(1), keep=True)
    assert other.state.piles != match.state.piles
    assert create("search:60", 3).choose(other.observe(seat)) == create("search:60", 3).choose(observation)


def test_random_uses_all_options_and_other_dice_at_other_times() -> None:
    observation = NOUGHTS.start(seed=0).observe(0)
    assert {create("random", seed).choose(observation) for seed in range(200)} == set(range(9))
    match = NOUGHTS.start(seed=0)
    bot, places = create("random", 1), []
    while (decision := match.decision) is not None:
        choice = bot.choose(match.observe(decision.seat))
        places.append(decision.options.index(choice) / len(decision.options))
        match.choose(choice)
    assert len(set(places)) > 3


# -- search: one-move problems -----------------------------------------------------------------------------------------


def marked(*cells: int) -> Match[Any, Any]:
    """Noughts and crosses after these cells were marked in turn."""
    match = NOUGHTS.start(seed=0)
    for cell in cells:
        match.choose(cell)
    return match


@pytest.mark.parametrize("seed", range(5))
def test_search_completes_its_line(seed: int) -> None:
    match = marked(0, 3, 1, 4)  # 0 and 1 are ours, 3 and 4 theirs: 2 wins at once
    assert SearchBot(150, seed).choose(match.observe(0)) == 2


@pytest.mark.parametrize("seed", range(5))
def test_search_blocks_the_other_line(seed: int) -> None:
    match = marked(0, 4, 8, 2)  # 4 and 2 are theirs: all but 6 lose at once
    assert SearchBot(300, seed).choose(match.observe(0)) == 6


def test_search_sees_two_moves_ahead() -> None:
    match = marked(0, 4, 8)  # a corner now loses by force to a fork; an edge holds the draw
    assert SearchBot(3000, 1).choose(match.observe(1)) in (1, 3, 5, 7)


def test_search_knows_what_it_found() -> None:
    match = marked(0, 3, 1, 4)
    found = SearchBot(400, 2).rate(match.observe(0))
    assert sum(entry[0] for entry in found.values()) == 400
    assert found[2][1] == found[2][0]  # won every time
    assert all(entry[2] >= entry[0] for entry in found.values())


def test_search_takes_the_bigger_bonus() -> None:
    match = RACE.start(2, seed=3)
    while match.decision is not None and match.decision.prompt != "bonus":
        for decision in match.decisions:
            match.choose(decision.options[0], decision.seat)
    assert match.decision is not None
    assert SearchBot(200, 1).choose(match.observe(match.decision.seat)) == 2


def test_search_goes_by_the_guess_at_first_and_learns_better() -> None:
    observation = TRAP.start(seed=0).observe(0)

    def staked(playouts: int) -> int:
        return sum(SearchBot(playouts, seed).choose(observation) == "all" for seed in range(20))

    assert staked(25) > 14
    assert staked(300) == 0


def test_search_knows_that_others_cannot_see_its_cards() -> None:
    dealt = (BLUFF.start(seed=seed) for seed in range(100))
    observation = next(match for match in dealt if match.state.piles[1] == ["low"]).observe(0)
    assert all(SearchBot(600, seed).choose(observation) == "bet" for seed in range(5))


# -- Agent Avenue: the advice and the search ---------------------------------------------------------------------------


def answer(name: str, at: Table) -> str:
    """What a bot chooses at a table."""
    choice: str = create(name, 1).choose(at.match.observe(at.seat))
    return choice


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_third_codebreaker_is_recruited(name: str) -> None:
    at = table(blue=["codebreaker"] * 2, hands={0: ["codebreaker", "enforcer", "sentinel", "saboteur"]})
    assert answer(name, at.lay("codebreaker", "enforcer")) == "face_up"


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_third_daredevil_is_left(name: str) -> None:
    at = table(blue=["daredevil"] * 2, hands={0: ["daredevil", "enforcer", "sentinel", "saboteur"]})
    assert answer(name, at.lay("daredevil", "enforcer")) == "face_down"


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_card_that_catches_is_recruited(name: str) -> None:
    at = table(steps=(0, 5), hands={0: ["daredevil", "enforcer", "sentinel", "saboteur"]})
    assert answer(name, at.lay("daredevil", "enforcer")) == "face_up"


@pytest.mark.parametrize("name", ["greedy", "search:400"])
def test_a_win_for_the_opponent_is_not_laid_face_up(name: str) -> None:
    at = table(used=(4, 0), blue=["codebreaker"] * 2, hands={0: ["codebreaker", "enforcer", "sentinel", "saboteur"]})
    assert at.prompt == "lay-face-up"
    assert answer(name, at) != "codebreaker"


@pytest.mark.parametrize("name", ["greedy", "search:200"])
def test_mind_control_takes_the_third_codebreaker_away(name: str) -> None:
    at = table(
        "advanced",
        green=["codebreaker"],
        blue=["codebreaker", "codebreaker", "sentinel"],
        steps=(1, 0),
        hands={0: ["codebreaker", "enforcer", "sentinel", "saboteur"]},
        supply=["watchtower", "supercomputer", "mind_control"],
    )
    at.lay("codebreaker", "enforcer").choose("face_up")  # blue has three Codebreakers, green has landed on the market
    assert answer(name, at) == "mind_control"
    assert answer(name, at.choose("mind_control")) == "codebreaker"


# -- names -------------------------------------------------------------------------------------------------------------


def test_levels_think_longer_the_higher_they_are() -> None:
    assert list(LEVELS) == ["Rookie", "Agent", "Handler", "Mastermind"]
    efforts = [create(name).playouts for name in LEVELS]  # type: ignore[attr-defined]
    assert efforts == sorted(set(efforts))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", [AGENT_AVENUE, game("spy_connection")], ids=["agent_avenue", "spy_connection"])
def test_a_bot_thinks_no_longer_than_everybody_is_told(level: str, rules: Game[Any, Any]) -> None:
    match = rules.start(2, seed=3)
    for number in range(12):
        decision = match.decisions[0]
        bot = create(level if number % 4 == 0 else "greedy", number)
        observation = match.observe(decision.seat)
        begun = process_time()
        match.choose(bot.choose(observation), decision.seat)
        assert process_time() - begun < MOST_SECONDS[level] / 2, "half of it is for machines that are slower"


def test_only_a_rookie_slips_and_then_takes_what_it_has_thought_of() -> None:
    """With few playouts the best choice has been tried most; a slip is any other that has been tried."""
    seen: dict[str, set[bool]] = {"Rookie": set(), "Agent": set()}
    for seed in range(12):
        match = AGENT_AVENUE.start(2, seed=seed)
        match.choose("no_swap")
        observation = match.observe(match.decisions[0].seat)
        for name, slipped in seen.items():
            bot = create(name, seed)
            assert isinstance(bot, SearchBot)
            found = bot.rate(observation)
            choice = bot.choose(observation)
            assert found[choice][0] > 0
            slipped.add(found[choice][0] < max(entry[0] for entry in found.values()))
    assert seen == {"Rookie": {False, True}, "Agent": {False}}


@pytest.mark.parametrize("name", ["", "Search:5", "search", "search:", "search:0", "search:-3", "search:²", "rookie"])
def test_unknown_names_say_what_is_possible(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"random, greedy, search:<playouts>, Rookie, Agent, Handler, Mastermind"):
        create(name)


@pytest.mark.parametrize("name", ["random", "greedy", "search:5"])
def test_a_bot_that_is_not_asked_says_so(name: str) -> None:
    match = NOUGHTS.start(seed=0)
    with pytest.raises(BrushpassError, match="seat 1 has nothing to decide"):
        create(name).choose(match.observe(1))
