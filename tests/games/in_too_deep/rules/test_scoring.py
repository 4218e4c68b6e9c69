"""TD-22: the final scoring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brushpass.games.in_too_deep.rules.scoring import in_too_deep, is_foiled, least_corrupt, plan_of, values_of
from brushpass.testing import rule

from ..table import BOX, ECHO, Table, table

KINDS = BOX.kinds


def ended(seats: int = 2, **more: Any) -> Table:
    """The last turn of a game ends: as nobody has folders, everybody first loses 5 information."""
    more = {"display": 0, "information": (5,) * seats, "active": seats - 1, **more}
    return table(seats=seats, stage="returns", chapter=3, trigger=0, final=1, **more).choose("done")


def counts(**kinds: int) -> dict[str, int]:
    return kinds


@rule("TD-22.1", "TD-21.15")
def test_the_order() -> None:
    game = ended(stash=("leader leader leader weapons weapons weapons timing timing timing",), databank=((6,),))
    names = ["scored-dominance", "corruption", "least-corrupt", "in-too-deep", "foiled", "sank", "values"]
    names += ["scored-evidence", "scored-dilemmas"]
    told = [event.event for event in game.match.log(None) if event.event in names]
    assert list(dict.fromkeys(told)) == names


@rule("TD-22.2", "TD-EX-24")
@pytest.mark.parametrize(("lowest", "worth"), [(0, 0), (3, 4), (6, 12), (8, 20)])
def test_the_lowest_token_scores(lowest: int, worth: int) -> None:
    names = table().t.city.names
    track = {**dict.fromkeys(names, 8), "mechanic": lowest}
    game = ended(dominance=(track,))
    assert game.events("scored-dominance") == [{"seat": 0, "count": worth}, {"seat": 1, "count": 0}]


@rule("TD-22.3", "TD-22.4", "TD-22.5", "TD-19.4", "TD-EX-25", "TD-EX-37")
@pytest.mark.parametrize(
    ("totals", "least", "deepest", "gain"),
    [([6, 6, 11, 15], [0, 1], [3], 10), ([24, 30], [0], [1], 5), ([9, 2, 9], [1], [0, 2], 10), ([-3, 0], [0], [1], 5)],
)
def test_least_and_most_corrupt(totals: list[int], least: list[int], deepest: list[int], gain: int) -> None:
    assert least_corrupt(totals) == least and in_too_deep(totals) == deepest
    assert all(5 * len([one for one in totals if one > totals[player]]) == gain for player in least)


@rule("TD-22.3", "TD-22.4", "TD-22.5")
def test_corruption_is_what_is_stored_less_tolerance() -> None:
    game = ended(3, databank=((6, 5), (12,), (1,)), tolerance=(8, 0, 0))
    assert [event["count"] for event in game.events("corruption")] == [2, 7, 1]
    assert game.events("least-corrupt") == [{"seat": 2, "count": 10}] and game.events("in-too-deep") == [{"seat": 1}]


@rule("TD-22.6", "TD-INV-19")
def test_all_equally_corrupt_are_all_in_too_deep() -> None:
    assert least_corrupt([5, 5, 5]) == [] and in_too_deep([5, 5, 5]) == [0, 1, 2]
    game = ended()
    assert game.events("least-corrupt") == [] and game.events("in-too-deep") == [{"seat": 0}, {"seat": 1}]


@rule("TD-22.7")
def test_the_plan_is_all_but_the_investigation() -> None:
    game = table(
        stash=("leader", "weapons weapons"), bonus={"support": "timing"}, shared="target", rows=("leader", "", ""),
        folders=(1, 0), memory=("funding",),
    )  # fmt: skip
    assert plan_of(game.t) == {"leader": 1, "weapons": 2, "timing": 1, "target": 1}
    hers = table(ECHO, 1, stash=("", "leader"), shared="leader", shared_down="leader target")
    assert plan_of(hers.t) == {"leader": 3, "target": 1}


@rule("TD-22.8", "TD-EX-26")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_when_the_plan_is_foiled(seats: int, needed: int) -> None:
    assert BOX.kinds_to_foil[str(seats)] == needed
    assert is_foiled(dict.fromkeys(KINDS[:needed], 3), needed)
    assert not is_foiled({**dict.fromkeys(KINDS[: needed - 1], 9), KINDS[-1]: 2}, needed)


@rule("TD-22.9", "TD-R-18", "TD-R-21")
@pytest.mark.parametrize(("information", "tolerance", "lost"), [(40, 0, 10), (9, 0, 4), (40, 30, 0)])
def test_a_foiled_plan_costs_who_is_in_too_deep(information: int, tolerance: int, lost: int) -> None:
    plan = "leader leader leader weapons weapons weapons timing timing timing"
    numbers = (6, 5)
    game = ended(
        stash=(plan,), databank=(numbers,), information=(information, 5), tolerance=(tolerance, tolerance + 40)
    )
    assert game.events("sank") == [{"seat": 0, "count": lost}]


@rule("TD-22.9")
def test_a_plan_that_was_not_foiled_costs_nobody_anything() -> None:
    game = ended(databank=((6,),), information=(20, 5))
    assert game.events("sank") == [] and len(game.events("not-foiled")) == 1


@rule("TD-22.10", "TD-22.11", "TD-EX-27", "TD-EX-36", "TD-INV-19")
@pytest.mark.parametrize(
    ("plan", "values"),
    [
        (counts(leader=5, weapons=5, target=4, timing=4, tactics=2), [4, 4, 3, 3, 2, 0]),
        (counts(leader=5, weapons=4, timing=4, target=3, tactics=2, funding=1), [4, 3, 3, 2, 1, 1]),
        (counts(), [0] * 6),
        (counts(leader=6, weapons=5, timing=4, target=3, tactics=2, funding=1), [4, 3, 2, 1, 1, 1]),
    ],
)
def test_values_of_evidence(plan: dict[str, int], values: list[int]) -> None:
    found = values_of(Counter(plan), KINDS)
    assert [found[kind] for kind in ("leader", "weapons", "timing", "target", "tactics", "funding")] == values


@rule("TD-22.12", "TD-EX-28", "TD-R-1")
def test_evidence_in_memory_and_symbols_on_stored_dilemmas() -> None:
    """Leader and Weapons 4 each, Target and Timing 3, Tactics 2. Of 2 Weapons, 3 Leader, 1 Timing, 5 Tactics."""
    plan = " ".join(["leader weapons"] * 3 + ["target timing"] * 2 + ["tactics"])
    game = ended(
        stash=("", plan), memory=("weapons weapons leader timing tactics tactics tactics funding",), databank=((6, 30),)
    )
    assert game.events("values")[0]["values"] == (
        ("leader", 4), ("weapons", 4), ("timing", 3), ("target", 3), ("tactics", 2), ("funding", 0),
    )  # fmt: skip
    assert game.events("scored-evidence")[0] == {"seat": 0, "count": 8 + 12 + 3 + 0 + 10 + 0}


@rule("TD-22.13", "TD-22.14", "TD-22.15", "TD-EX-29")
@pytest.mark.parametrize(
    ("stored", "worth"),
    [
        ((37, 53, 55, 57, 59, 65), 1 + 16 + 0),
        ((51, 52), 12),
        ((53, 54), 1),
        ((53, 55, 57, 59, 61, 63), 36),
        ((65, 66, 67), 20),
        ((65, 66, 67, 68, 69), 20),
        ((65, 66, 67, 68, 69, 70), 40),
        ((65, 66), 0),
        ((1, 2), 0),
    ],
)
def test_rewards_of_stored_dilemmas(stored: tuple[int, ...], worth: int) -> None:
    assert ended(databank=(stored,)).events("scored-dilemmas")[0] == {"seat": 0, "count": worth}


@rule("TD-22.16")
def test_tokens_and_folders_give_nothing() -> None:
    one = ended(supports=("actions_2 swap_hooks",), rows=("leader", "", ""), folders=(1, 0), information=(5, 10))
    assert one.outcome is not None and one.outcome.scores == (5, 5)


@rule("TD-22.17")
def test_most_information_wins() -> None:
    game = ended(information=(9, 8))
    assert game.over() == ((0,), "information") and game.outcome is not None and game.outcome.scores == (4, 3)


@rule("TD-22.17")
def test_a_tie_is_won_by_the_less_corrupt() -> None:
    game = ended(databank=((2,), (1,)), information=(15, 10))
    assert game.outcome is not None and game.outcome.scores == (10, 10) and game.over() == ((1,), "tie")


@rule("TD-22.17", "TD-INV-19")
def test_victory_may_be_shared() -> None:
    assert ended().over() == ((0, 1), "tie")


@rule("TD-23.31", "TD-22.17")
@pytest.mark.parametrize(("information", "winners", "reason"), [((9, 8), (0,), "information"), ((8, 9), (), "echo")])
def test_echo_scores_as_a_player(information: tuple[int, int], winners: tuple[int, ...], reason: str) -> None:
    game = table(
        ECHO, 1, stage="returns", chapter=3, trigger=1, final=1, display=0, information=information, databank=((), ())
    )
    game.choose("done")
    assert game.over() == (winners, reason) and len(game.events("corruption")) == 2


@rule("TD-22.7", "TD-INV-5")
def test_at_the_end_all_is_shown() -> None:
    game = ended(stash=("leader",), memory=("weapons",), databank=((6,),))
    view = game.match.view(1)
    assert view.opened is not None and view.secrets[0] is not None
    assert (view.secrets[0].stash, view.secrets[0].memory, view.secrets[0].databank) == (
        ("leader",), ("weapons",), ("dilemma_06",),
    )  # fmt: skip
