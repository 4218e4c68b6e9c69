"""The belief: exactly what agrees with the public record, and nothing that does not."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from brushpass.engine import Match
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.belief import Public, cost, public, seen, when, worlds
from brushpass.games.mind_mgmt.belief.histories import World
from brushpass.games.mind_mgmt.box.city import AT, BORDER_AT, SIZE, WITH, bits, steps, together
from brushpass.games.mind_mgmt.box.components import CARDS, FEATURES, OPENING
from brushpass.games.mind_mgmt.state import MindMgmt
from brushpass.games.mind_mgmt.view import View
from brushpass.testing import rule

from .brute_force import listed, told
from .truth import Calibration, look, truth, weight_of

MatchOf = Match[MindMgmt, View]

MODULES: tuple[dict[str, bool], ...] = (
    {},
    {"early_visit_counts": False},
    {"late_paperwork": True, "early_tip": True, "second_wind": True},
    {"picky_handler": True, "wide_brief": True, "tame_dolphin": True, "double_question": True},
)


def played(mode: str, seed: int) -> Iterator[MatchOf]:
    """A match at random, at every decision from the end of the opening on."""
    rng = Random(seed)
    options = MODULES[seed % len(MODULES)] if mode == "full" else None
    match = GAME.start(2 + seed % 4, mode, options, seed=seed)
    while (decision := match.decision) is not None:
        if len(match.state.path) >= OPENING:
            yield match
        # A Recruiter who slips now and then, Agents who act: at random alone both are rare.
        kinds = ("slip", "ask", "reveal", "capture", "target", "shake")
        eager = [option for option in decision.options if option[0] in kinds]
        options_ = eager if eager and rng.random() < 0.4 else decision.options
        match.choose(options_[int(rng.random() * len(options_))], decision.seat)


# -- exactly as without cleverness -------------------------------------------------------------------------------------


MANAGEABLE = 400
"""So many paths, with all the triples that go with each, can be listed one by one."""


def equal(known: Public) -> None:
    """Compare the belief with brute force."""
    found, expected = worlds(known), told(known)
    assert not found.thinned
    assert listed(found).keys() == expected.keys()
    for path, one in listed(found).items():
        assert one.cards == expected[path].cards and one.triples == expected[path].triples
        assert one.walk == pytest.approx(expected[path].walk)


def kinds_of(known: Public) -> set[str]:
    """What can be told in a position."""
    kinds = {kind for kind, *_ in known.record}
    kinds |= {"pending"} if known.pending else set()
    kinds |= {"unsure"} if known.length > known.hour else set()
    return kinds | ({"can-act"} if known.can_act else set())


@rule("MM-INV-15")
@pytest.mark.parametrize(("mode", "longest"), [("training", 8), ("full", 7)])
def test_it_is_what_every_walk_replayed_against_the_record_leaves(mode: str, longest: int) -> None:
    met = Counter[str]()
    for seed in range(40):
        for match in played(mode, seed):
            known = public(match.state)
            if known.length > longest:
                break
            fresh = kinds_of(known) - {kind for kind, times in met.items() if times > 1}
            if fresh and worlds(known).count < MANAGEABLE:
                equal(known)
                met.update(kinds_of(known))
    expected = {"alert", "asked", "never", "not", "pending", "unsure", "can-act"}
    assert {*met} >= expected | ({"at", "slip"} if mode == "training" else {"by", "has", "ban"})


START = ("at", 1, AT["B6"], 0)


def feature(name: str) -> int:
    return FEATURES.index(name)


FEW = tuple(
    ("ban", 5, number, 0)
    for number, name in enumerate(FEATURES)
    if name not in ("dogs", "monks", "cafe", "bus", "palm", "umbrella")
)
"""So that twenty triples are left, not hundreds, to be compared one by one."""


@pytest.mark.parametrize(
    "entries",
    [
        [("slip", 6, 0, 0)],
        [("slip", 6, 0, 0), ("by", 5, AT["B2"], 0), ("never", 5, 1 << AT["C3"], 0)],
        [("by", 6, AT["C2"], 0), ("by", 6, AT["B3"], 0), ("never", 6, WITH["palm"] & ~(1 << AT["B4"]), 0)],
        [("has", 6, feature("monks"), 0), ("alert", 7, 1, 6)],
        [("has", 5, feature("monks"), 0), ("ban", 6, feature("bus"), 0), ("alert", 7, 1, 6)],
        [("in", 6, together((AT["C2"], AT["D4"])), 0), ("at", 4, AT["B3"], 0)],
        [("slip", 6, 0, 0), ("at", 6, AT["D2"], 0), ("not", 7, 1 << AT["D1"], 0)],
        [("slip", 6, 0, 0), ("slip", 7, 0, 0), ("asked", 7, AT["B5"], WITH["cafe"])],
    ],
)
@pytest.mark.parametrize("chaos", [0, 1 << BORDER_AT["B2-C2"] | 1 << BORDER_AT["C5-C6"]])
def test_chosen_records_are_read_as_without_cleverness(entries: list[tuple[str, int, int, int]], chaos: int) -> None:
    record = (START, *FEW, ("alert", 5, 2, 1), *entries)
    equal(Public(chaos, record, 7, 7))
    equal(Public(chaos, tuple(entry for entry in record if entry[1] < 7), 7, 6, front=1))


@rule("MM-13.6")
def test_an_alert_that_was_put_off_counts_four_visits() -> None:
    for count in range(4):
        equal(Public(0, (START, *FEW, ("alert", 5, 1, 1), ("at", 6, AT["C2"], 0), ("alert", 9, count, 6)), 9, 9))


@rule("MM-4.21", "MM-4.22", "MM-4.23", "R-07")
@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("length", [6, 7])
def test_a_number_may_be_a_slip_only_with_a_token_to_spend(early: bool, length: int) -> None:
    known = Public(0, (START, *FEW), length, length - 1, front=0, board=AT["B4"], early=early)
    equal(known)
    slipped = [path for path in listed(worlds(known)) if not steps(0)[path[-2]] >> path[-1] & 1]
    earned = 0 if early else OPENING
    assert all(AT["B4"] in path[earned:-1] for path in slipped) and bool(slipped) == (early or length > 6)
    none = Public(0, (START,), length, length - 1)
    assert all(steps(0)[path[-2]] >> path[-1] & 1 for path in listed(worlds(none)))


@rule("MM-4.4", "R-06")
def test_on_their_turn_the_recruiter_can_act() -> None:
    """From A1 by A2, B2 and B1 back into the corner there is no Step; whoever is there needs a Mind Slip."""
    record = tuple(("at", number, AT[name], 0) for number, name in enumerate(("B2", "A2", "A3", "B3", "C3"), 1))
    dead_end = (*record[:2], ("at", 3, AT["A1"], 0), ("at", 4, AT["B1"], 0), ("at", 5, AT["C1"], 0))
    assert worlds(Public(0, dead_end, 5, 5, can_act=True)).count == 1
    corner = tuple(("at", n, AT[name], 0) for n, name in enumerate(("C1", "B1", "B2", "A2", "A1"), 1))
    stuck = Public(0, corner, 5, 5, front=1, can_act=True)
    equal(stuck)
    assert worlds(stuck).count == 1
    with pytest.raises(ValueError, match="no secret"):
        worlds(stuck._replace(front=0))


# -- the truth is always there -----------------------------------------------------------------------------------------


@rule("MM-INV-15")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_the_truth_is_among_the_worlds_at_every_position(mode: str) -> None:
    looked = 0
    for seed in range(100, 112):
        last: Public | None = None
        for match in played(mode, seed):
            known = public(match.state)
            if known == last:
                continue
            last = known
            found = worlds(known)
            assert found.thinned or weight_of(found, truth(match.state)) > 0, (seed, known)
            looked += 1
    assert looked > 300


@pytest.mark.parametrize("mode", ["training", "full"])
def test_chances_are_about_as_often_right_as_they_say(mode: str) -> None:
    looked, missing, weighed, shown = look(mode, 12, 1)
    assert looked > 200 and not missing
    for found in (weighed, shown):
        likely = found.count[4:].sum()  # places that were given a fifth or more
        assert found.hits[4:].sum() / likely == pytest.approx(found.given[4:].sum() / likely, abs=0.2)
    assert "bits of surprise" in str(weighed)


def test_how_a_calibration_counts() -> None:
    found = Calibration()
    found.add(np.array([0.75, 0.25] + [0.0] * (SIZE - 2)), 0)
    found.add(np.array([0.25, 0.75] + [0.0] * (SIZE - 2)), 0)
    assert found.count.tolist() == [0, 0, 0, 0, 2, 0, 2, 0]
    assert found.hits.tolist() == [0, 0, 0, 0, 1, 0, 1, 0] and found.best == 1
    assert found.surprise == pytest.approx(2 + np.log2(4 / 3))


@pytest.mark.parametrize("mode", ["training", "full"])
def test_a_world_that_is_drawn_agrees_with_everything(mode: str) -> None:
    rng = Random(1)
    for match in played(mode, 3):
        known = public(match.state)
        found = worlds(known)
        for _ in range(3):
            world = found.pick(rng)
            assert weight_of(found, world) > 0
        paths, cards, triples = found.sample(40, rng)
        for path, card, triple in zip(paths.T.tolist(), cards.tolist(), triples.tolist(), strict=True):
            drawn = World(tuple(path), CARDS[card], tuple(FEATURES[feature] for feature in triple))
            assert weight_of(found, drawn) > 0


def test_what_is_drawn_hangs_on_the_generator_alone() -> None:
    known = Public(0, (START, ("alert", 5, 2, 1)), 5, 5)
    assert [worlds(known).pick(Random(seed)) for seed in range(5)] == [
        worlds(known, 50_000).pick(Random(seed)) for seed in range(5)
    ]


def test_worlds_are_drawn_as_likely_as_they_are() -> None:
    found = worlds(Public(0, (START, ("alert", 5, 3, 1), ("at", 4, AT["C3"], 0)), 6, 6))
    rng, size = Random(1), 4_000
    heads = Counter(found.pick(rng).path[-1] for _ in range(size))
    paths, _, _ = found.sample(size, rng)
    for place, share in enumerate(found.heat()):
        assert heads[place] / size == pytest.approx(share, abs=0.03)
        assert (paths[-1] == place).mean() == pytest.approx(share, abs=0.01)


# -- how it is looked at -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("evenly", [True, False])
def test_shares_are_those_of_the_histories(evenly: bool) -> None:
    known = Public(0, (START, *FEW, ("alert", 5, 2, 1), ("slip", 6, 0, 0)), 6, 6)
    found, histories = worlds(known), told(known)
    weight = {path: len(one.triples) * (1 if evenly else one.walk) for path, one in histories.items()}
    total = sum(weight.values())
    heat, been, features = found.heat(evenly), found.been(evenly), found.features(evenly)
    for place in range(SIZE):
        assert heat[place] == pytest.approx(sum(weight[path] for path in histories if path[-1] == place) / total)
        assert been[place] == pytest.approx(sum(weight[path] for path in histories if place in path) / total)
    for name in FEATURES:
        share = sum(
            weight[path] * sum(name in triple for triple in one.triples) / len(one.triples)
            for path, one in histories.items()
        )
        assert features[name] == pytest.approx(share / total, abs=1e-5)
    karl = sum(weight[path] for path, one in histories.items() if one.cards == CARDS[:1]) / total
    assert found.recruiters(evenly) == {CARDS[0]: pytest.approx(karl), CARDS[1]: pytest.approx(1 - karl)}
    assert found.hour_heat(4, evenly).sum() == pytest.approx(1) and sum(features.values()) == pytest.approx(3)


def test_sets_of_what_is_possible() -> None:
    known = Public(0, (START, ("alert", 5, 2, 1), ("by", 6, AT["C2"], 0)), 6, 6)
    found, paths = worlds(known), told(known)
    assert found.possible == together(path[-1] for path in paths)
    assert found.possible_at(3) == together(path[2] for path in paths)
    assert found.perhaps == together(place for path in paths for place in path)
    always = [place for place in range(SIZE) if all(place in path for path in paths)]
    assert found.surely == together(always) and AT["B6"] in bits(found.surely) and AT["C2"] in bits(found.surely)


def test_before_the_first_alert_all_features_are_as_likely() -> None:
    found = worlds(Public(0, (START,), 5, 0))
    assert found.features() == pytest.approx(dict.fromkeys(FEATURES, 3 / 16))
    world = found.pick(Random(1))
    assert len(world.path) == 5 and len(world.features) == 3 and world.card in CARDS
    assert found.sample(5, Random(1))[2].shape == (5, 3)


# -- public facts ------------------------------------------------------------------------------------------------------


@rule("MM-INV-15")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_anybody_can_tell_the_public_facts_from_what_they_see(mode: str) -> None:
    for seed in range(4):
        for match in played(mode, seed):
            for seat in (0, 1, None):
                assert seen(match.view(seat)) == public(match.state)


@pytest.mark.parametrize("mode", ["training", "full"])
def test_what_was_known_before_is_known_afterwards(mode: str) -> None:
    """At the end one can look back at what the Agents could know when the time token came to every hour."""
    for seed in range(3):
        then: dict[int, Public] = {}
        for match in played(mode, seed):
            t = match.state
            if match.decision is not None and match.decision.prompt == "activate" and not t.activated:
                then[t.hour] = Public(t.chaos, t.record, t.hour, t.hour)
        known = seen(match.view(None), over=True)
        for hour, earlier in then.items():
            found, expected = worlds(when(known, hour)), worlds(earlier)
            assert np.array_equal(found.path, expected.path) and np.array_equal(found.weights, expected.weights)
        assert worlds(when(known, OPENING)).count


def test_after_a_dead_end_one_can_still_look_back() -> None:
    corner = tuple(("at", n, AT[name], 0) for n, name in enumerate(("C1", "B1", "B2", "A2", "A1"), 1))
    setup = GAME.agree(2, "training")
    t = GAME.deal(setup)
    t.under(setup)
    t.stage, t.hour, t.path, t.record = "recruiter", 5, tuple(place for _, _, place, _ in corner), corner
    t.agents = (0, 0, 0, 0)
    assert not seen(GAME.view(t, None, True), over=True).can_act
    assert seen(GAME.view(t, None, False)).can_act


# -- too many paths ----------------------------------------------------------------------------------------------------


LONG = Public(0, (("alert", 5, 1, 1), ("alert", 7, 1, 6), ("alert", 9, 0, 8)), 9, 9)


def test_above_the_cap_paths_are_drawn_evenly_and_the_same_for_everybody() -> None:
    exact, some = worlds(LONG, 1_000_000), worlds(LONG, 20_000)
    assert exact.count > 50_000 and not exact.thinned
    assert some.count <= 20_000 and some.thinned
    worlds.cache_clear()
    again = worlds(LONG, 20_000)
    assert again is not some and (again.path == some.path).all()
    assert abs(exact.heat(evenly=True) - some.heat(evenly=True)).sum() / 2 < 0.06
    assert {*map(tuple, some.path.T.tolist())} <= {*map(tuple, exact.path.T.tolist())}


def test_an_empty_handful_is_not_taken_for_an_answer() -> None:
    """With one path kept of each number hardly any is left; then more are kept."""
    assert worlds(LONG, 1).count > 0


# -- the cost of what is not asked for ---------------------------------------------------------------------------------


def test_whoever_only_loads_the_game_does_not_wait_for_numpy() -> None:
    code = "import sys; from brushpass.games.mind_mgmt import GAME; import brushpass.cli; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_it_has_the_same_name_before_and_after_it_is_used() -> None:
    """A module of that name would take the function's place when it is first loaded."""
    from brushpass.games.mind_mgmt import belief

    assert belief.worlds(Public(0, (START,), 5, 0)).count and belief.worlds is worlds


@pytest.mark.parametrize("mode", ["training", "full"])
def test_what_a_belief_costs_is_measured_with_agents_who_ask_and_without(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cost, "GAMES", 1)
    monkeypatch.setattr(cost, "RUNS", 1)
    setup = GAME.agree(2, mode)
    silent = {kind for known in cost.positions(setup, "agents who never ask") for kind, *_ in known.record}
    curious = {kind for known in cost.positions(setup, "agents who ask") for kind, *_ in known.record}
    assert not silent & {"asked", "never", "in", "has"} and curious & {"asked", "never"}
    for spent, bar in cost.costs(setup).values():
        assert len(spent) > 20 and all(each > 0 for each in spent) and bar > 0
