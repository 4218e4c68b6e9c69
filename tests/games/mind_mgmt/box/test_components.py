"""MM-1: what is in the box."""

from __future__ import annotations

from collections import Counter

from brushpass.games.mind_mgmt.box.city import (
    AT,
    BESIDE_TEMPLES,
    BORDER_AT,
    BORDER_NAMES,
    DIAGONAL,
    EDGE,
    EVERYWHERE,
    FEATURES_AT,
    INTERIOR,
    JUMPS,
    LINES,
    LOCATIONS,
    ORTHOGONAL,
    SIZE,
    TEMPLES,
    TOUCHING,
    WITH,
    bits,
    names,
    open_borders,
    reach,
    steps,
)
from brushpass.games.mind_mgmt.box.components import (
    AGENTS,
    ALERTS,
    CARDS,
    CHAOS,
    DATA,
    FEATURES,
    FINAL_HOUR,
    GOAL,
    IMMORTALS,
    MOST_NOTES,
    SHARES,
    SUPPLY,
)
from brushpass.testing import rule

from ..table import borders, dealt, table


def near(name: str) -> set[str]:
    """The locations that share a side with one."""
    return set(names(ORTHOGONAL[AT[name]]))


@rule("MM-1.1")
def test_forty_two_locations_by_column_and_row() -> None:
    assert len(LOCATIONS) == SIZE == 42
    assert (LOCATIONS[0], LOCATIONS[5], LOCATIONS[6], LOCATIONS[-1]) == ("A1", "F1", "A2", "F7")
    assert near("A1") == {"B1", "A2"} and near("F7") == {"E7", "F6"}
    assert near("C4") == {"C3", "C5", "B4", "D4"}
    assert set(names(DIAGONAL[AT["C4"]])) == {"B3", "D3", "B5", "D5"}


@rule("MM-1.2", "MM-1.5", "MM-R-01")
def test_the_two_temples_carry_nothing() -> None:
    assert names(TEMPLES) == ("C3", "E5")
    assert [FEATURES_AT[place] for place in bits(TEMPLES)] == [(), ()]
    assert "temple" not in FEATURES


@rule("MM-1.3", "MM-1.4", "MM-1.7")
def test_features_are_spread_evenly() -> None:
    pairs = [FEATURES_AT[place] for place in bits(EVERYWHERE & ~TEMPLES)]
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert Counter(feature for pair in pairs for feature in pair) == dict.fromkeys(FEATURES, 5)
    assert len(FEATURES) == len(set(FEATURES)) == 16
    assert len({frozenset(pair) for pair in pairs}) == 40
    for place in range(SIZE):
        for other in bits(ORTHOGONAL[place]):
            assert not set(FEATURES_AT[place]) & set(FEATURES_AT[other])


@rule("MM-1.4")
def test_where_a_feature_is() -> None:
    assert names(WITH["cafe"]) == ("B1", "D2", "F4", "B5", "D7")


@rule("MM-1.6")
def test_edge_and_interior() -> None:
    assert EDGE.bit_count() == 22 and INTERIOR.bit_count() == 20 and EDGE | INTERIOR == EVERYWHERE
    assert all(name[0] in "AF" or name[1] in "17" for name in names(EDGE))
    assert not TEMPLES & EDGE


@rule("MM-1.8")
def test_four_agents_at_every_number_of_players() -> None:
    assert AGENTS == ("meru", "henry_lyme", "bill_falls", "dusty")
    for seats in (2, 3, 4, 5):
        assert len(table(seats=seats).seen.agents) == 4


@rule("MM-1.9", "MM-2.24")
def test_two_recruiter_cards_that_agents_know_of() -> None:
    assert CARDS == ("karl_box", "pipe_girl")
    assert [card["recruiter"] for card in DATA["potentialRecruiterCards"]] == ["karl_box", "pipe_girl"]


@rule("MM-1.10")
def test_supplies() -> None:
    assert SUPPLY["full"] == 12 and MOST_NOTES == 15 and CHAOS == 5 and IMMORTALS == 4
    game = table()
    assert game.t.front == 1 and game.t.board >= 0 and game.t.dolphins == 1


@rule("MM-1.11", "MM-R-02")
def test_step_tokens_do_not_run_out() -> None:
    path = "B6 A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5"
    game = table(path=path, steps=" ".join(path.split()[:11]), active="bill_falls", agents="A1 A1 D7 A1")
    game.choose(("ask", "cafe")).choose("B5")
    assert len(game.seen.steps) == 12


@rule("MM-1.12", "MM-1.13", "MM-3.4", "MM-3.5")
def test_hours_and_alerts() -> None:
    assert ALERTS == {"training": (7, 9, 11, 13), "full": (7, 9, 11, 13, 15)}
    assert FINAL_HOUR == {"training": 14, "full": 16}
    assert GOAL == {"training": 9, "full": 12}
    assert dealt().seen.hour == 0


@rule("MM-2.2", "MM-2.3")
def test_chaos_tokens_may_not_touch() -> None:
    assert len(BORDER_NAMES) == 71
    assert set(names_of(TOUCHING[BORDER_AT["B2-C2"]])) == {
        "B2-C2",
        *("B1-C1", "B3-C3"),
        *("B1-B2", "C1-C2", "B2-B3", "C2-C3"),
    }
    free = open_borders(borders(["B2-C2"]))
    assert len(free) == 64 and "D2-E2" in free and "B1-C1" not in free
    assert all(touching.bit_count() <= 7 for touching in TOUCHING)


def names_of(found: int) -> list[str]:
    """The names of a set of borders."""
    return [BORDER_NAMES[border] for border in bits(found)]


@rule("MM-2.26")
def test_beside_the_temples() -> None:
    assert names(BESIDE_TEMPLES) == (
        *("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4", "E4", "F4"),
        *("D5", "F5", "D6", "E6", "F6"),
    )


@rule("MM-4.6", "MM-6.6")
def test_temples_open_diagonals() -> None:
    assert set(names(steps(0)[AT["C3"]])) == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert set(names(steps(0)[AT["D4"]])) == {"D3", "D5", "C4", "E4", "C3", "E5"}
    assert set(names(steps(0)[AT["A1"]])) == {"B1", "A2"}


@rule("MM-4.15", "MM-4.16", "MM-R-05")
def test_jumps() -> None:
    assert set(names(JUMPS["karl_box"][AT["C4"]])) == {"A4", "E4", "C2", "C6"}
    assert set(names(JUMPS["pipe_girl"][AT["C4"]])) == {"A2", "E2", "A6", "E6"}
    assert set(names(JUMPS["karl_box"][AT["A1"]])) == {"C1", "A3"}
    for place in range(SIZE):
        assert not (JUMPS["karl_box"][place] | JUMPS["pipe_girl"][place]) & steps(0)[place]


@rule("MM-9.3")
def test_lines_of_psychic_targeting() -> None:
    assert set(names(LINES[AT["B2"]])) == {"B2", "A2", "C2", "D2", "B1", "B3", "B4"}


@rule("MM-6.3", "MM-6.9")
def test_reach_goes_round_chaos_and_through_temples() -> None:
    walls = borders(["A1-B1"])
    assert names(reach(walls, AT["A1"], 1)) == ("A1", "A2")
    assert names(reach(walls, AT["A1"], 2)) == ("A1", "A2", "B2", "A3")
    assert AT["B1"] in bits(reach(walls, AT["A1"], 3))


@rule("MM-2.20")
def test_shares_are_as_even_as_can_be() -> None:
    for seats, owners in SHARES.items():
        shares = Counter(owner for owner in owners if owner)
        assert set(shares) == set(range(1, seats)) and len(set(shares.values())) == 1
        assert owners.count(0) == (1 if seats == 4 else 0)


@rule("MM-11.9")
def test_no_opening_wins() -> None:
    """Over all openings without chaos, the best three features contact at most 6."""
    best = 0
    for start in range(SIZE):
        for path in walks(start, 5):
            carried = Counter(feature for place in path for feature in FEATURES_AT[place])
            best = max(best, sum(count for _, count in carried.most_common(3)))
    assert best == 6 < min(GOAL.values()) - 1


def walks(start: int, length: int) -> list[tuple[int, ...]]:
    """All openings from a location."""
    found: list[tuple[int, ...]] = [(start,)]
    for _ in range(length - 1):
        found = [(*path, place) for path in found for place in bits(steps(0)[path[-1]]) if place not in path]
    return found
