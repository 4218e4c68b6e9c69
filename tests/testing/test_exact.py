"""The exact filter itself, what it finds in imagination that is wrong, and that ours is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, game, register
from brushpass.engine.game import _registered
from brushpass.testing import begin, setups, title
from brushpass.testing.dead_drop import CARDS, DEAD_DROP, DECK, DROPS, HANDS, DeadDrop, DeadDropGame, errand
from brushpass.testing.exact import Judged, judge, judge_position, main
from brushpass.testing.histories import Exact, TooMany
from brushpass.testing.play import canonical, pick


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(_registered)
    register(DEAD_DROP)
    yield
    _registered.clear()
    _registered.update(before)
    game.cache_clear()


def followed(exact: Exact, match: Match[Any, Any], *options: Any) -> Exact:
    """A filter after these answers."""
    exact.follow(match)
    for option in options:
        match.choose(option)
        exact.follow(match)
    return exact


# -- the filter ------------------------------------------------------------------------------------------------------


def test_a_dealt_hand_is_as_likely_as_there_are_ways_to_deal_it() -> None:
    match = begin(DEAD_DROP.agree(2, "stages"), 1)
    t: DeadDrop = match.state
    unseen = Counter(CARDS) - Counter(t.piles[HANDS[0]])
    ways: dict[tuple[str, ...], int] = {}
    for (piles, _), _ in followed(Exact(match.setup, 0), match).posterior().items():
        hand = Counter(piles[HANDS[1]])
        ways[piles[HANDS[1]]] = comb(unseen[piles[HANDS[1]][0]], hand[piles[HANDS[1]][0]])
        if len(hand) == 2:
            ways[piles[HANDS[1]]] = unseen[piles[HANDS[1]][0]] * unseen[piles[HANDS[1]][1]]
    assert sum(ways.values()) == comb(6, 2)
    for (piles, _), chance in followed(Exact(match.setup, 0), match).posterior().items():
        assert chance == pytest.approx(ways[piles[HANDS[1]]] / comb(6, 2))


def without_a_key(mode: str) -> Match[Any, Any]:
    """A match in which the first seat has no key to burn."""
    setup = DEAD_DROP.agree(2, mode)
    return next(match for seed in range(50) if "key" not in (match := begin(setup, seed)).state.piles[1])


@pytest.mark.parametrize("mode", DEAD_DROP.modes)
def test_what_a_hand_cannot_do_holds_for_the_card_it_lays(mode: str) -> None:
    match = without_a_key(mode)
    exact = followed(Exact(match.setup, 1), match, "burn", match.state.piles[1][0])
    posterior = exact.posterior()
    drop = DROPS[0]
    assert {piles[drop] for piles, _ in posterior} == {("film",), ("map",)}
    assert any("key" in piles[HANDS[0]] for piles, _ in posterior), "it may have drawn one since"


def seen_by(match: Match[Any, Any], seat: int) -> bytes:
    return canonical((match.view(seat), match.log(seat), match.waiting))


def test_the_filter_says_what_happens_in_matches_that_look_the_same() -> None:
    """Thousands of random matches, sorted by all that a seat has seen of them."""
    setup = DEAD_DROP.agree(2, "turns")
    seat, length = 1, 3
    groups: dict[tuple[bytes, ...], list[Any]] = {}
    examples: dict[tuple[bytes, ...], list[Any]] = {}
    for seed in range(4000):
        match, rng = begin(setup, seed), Random(seed)
        seen, options = [seen_by(match, seat)], list[Any]()
        while match.decision is not None and len(options) < length:
            options.append(pick(rng, match.decision.options))
            match.choose(options[-1])
            seen.append(seen_by(match, seat))
        groups.setdefault(tuple(seen), []).append(Exact(setup, seat).key(match.state))
        examples.setdefault(tuple(seen), [seed, *options])
    most = sorted(groups, key=lambda looks: len(groups[looks]), reverse=True)[:6]
    for looks in most:
        seed, *options = examples[looks]
        posterior = followed(Exact(setup, seat), begin(setup, seed), *options).posterior()
        happened, number = Counter(groups[looks]), len(groups[looks])
        assert number > 25 and set(happened) <= set(posterior)
        for key, chance in posterior.items():
            assert abs(happened[key] / number - chance) < 4.5 * sqrt(chance * (1 - chance) / number) + 1e-9


def test_a_game_that_is_too_large_says_so() -> None:
    with pytest.raises(TooMany, match="agent_avenue"):
        judge(game("agent_avenue").agree(3), 1, 1, lambda setup, seat: Exact(setup, seat, most=300))


# -- what it finds ---------------------------------------------------------------------------------------------------


async def silent_errand(t: DeadDrop) -> None:
    """Everybody is told that there was no key to burn, but the kernel is not."""
    await errand(t)
    t.facts = tuple(fact for fact in t.facts if fact[3] >= len(CARDS))
    t.traces = {}


class Silent(DeadDropGame):
    """Its imagination knows nothing of what a hand has been proved not to hold."""

    id = "dead_drop_silent"
    stages = {**DeadDropGame.stages, "errand": silent_errand}  # noqa: RUF012


class Narrow(DeadDropGame):
    """Its imagination never takes others to hold a map."""

    id = "dead_drop_narrow"

    def plausible(self, t: DeadDrop, seat: int) -> bool:
        return not any("map" in t.piles[HANDS[other]] for other in range(t.setup.seats) if other != seat)


def test_impossible_worlds_are_found_and_named() -> None:
    silent = Silent()
    register(silent)
    judged = Judged()
    for seed in range(4):
        judged += judge(silent.agree(3, "stages"), seed, 30)
    assert judged.impossible > 50 and "impossible worlds" in judged.wrong
    assert "of 30 worlds impossible: dead_drop_silent-stages-3, seed" in judged.examples[0]


def test_worlds_that_never_come_are_found() -> None:
    narrow = Narrow()
    register(narrow)
    match = begin(narrow.agree(2, "stages"), 3)
    judged = Judged()
    judge_position(match, 0, followed(Exact(match.setup, 0), match), 400, Random(1), judged, "here")
    assert judged.missed > 0 and "never came" in judged.wrong


def test_weights_that_are_off_are_found() -> None:
    narrow = Narrow()
    register(narrow)
    judged = Judged()
    for seed in range(20):
        match = begin(narrow.agree(2, "stages"), seed)
        if "map" not in match.state.piles[HANDS[1]]:
            here = Judged()
            judge_position(match, 0, followed(Exact(match.setup, 0), match), 60, Random(seed), here, "here")
            judged += here
    assert judged.weights["hand"].beyond_noise
    assert judged.weights["hand"].imagined > judged.weights["hand"].exact + 0.05


# -- what imagination makes of the games -----------------------------------------------------------------------------


def wrong(judged: Judged) -> str:
    return "\n".join([judged.wrong, *judged.examples[:5]]) if judged.wrong else ""


@pytest.mark.parametrize("setup", setups(DEAD_DROP), ids=title)
def test_nothing_impossible_is_imagined_of_the_small_game_and_nothing_left_out(setup: Any) -> None:
    judged = judge(setup, 0, 400, every=6)
    assert judged.likely > 10
    for seed in range(1, 4):
        judged += judge(setup, seed, 15, every=3)
    assert not wrong(judged), wrong(judged)


def test_the_true_card_of_the_small_game_has_its_weight() -> None:
    judged = Judged()
    for seed in range(48):
        judged += judge(DEAD_DROP.agree(2 + seed % 2, DEAD_DROP.modes[seed // 2 % 2]), seed, 30, every=3)
    off = {sort: weight for sort, weight in judged.weights.items() if weight.beyond_noise}
    assert not off


def test_a_world_of_spy_connection_is_the_truth_but_for_what_will_be_turned_up() -> None:
    """Everything lies open there but the order of the deck, which does not exist."""
    setup = game("spy_connection").agree(3)
    judged = judge(setup, 1, 3, every=10)
    assert judged.worlds > 150 and judged.likely == 0 and not wrong(judged)
    match = begin(setup, 1)
    deck, row = match.state.piles[DECK], match.state.row
    rng = Random(1)
    came: Counter[str] = Counter()
    for _ in range(60 * len(deck)):
        world = match.observe(1).imagine(rng)
        came[world.state.draw(DECK)] += 1
        assert world.state.row == row
    assert set(came) == set(deck)
    assert all(25 < came[card] / deck.count(card) < 110 for card in came)


def test_the_command_prints_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "dead_drop", "--worlds", "400", "--samples", "5"])
    told = capsys.readouterr().out
    assert "dead_drop-stages-2" in told and "the weight of the true card" in told and "claims by their" in told
