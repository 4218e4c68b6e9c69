"""TD-2, TD-12: the ring, the Guardian, the barriers and search."""

from __future__ import annotations

import pytest

from brushpass.games.in_too_deep.rules.city import (
    attracted,
    barrier_near,
    beside,
    border,
    near,
    neighbours,
    opposite,
    reachable,
    shifted,
)
from brushpass.games.in_too_deep.state import Console
from brushpass.testing import rule

from ..table import BOX, RING, table


@rule("TD-2.1", "TD-2.3", "TD-2.4", "TD-15.10")
def test_a_ring_of_eight() -> None:
    assert [beside(7, 1), beside(0, -1), opposite(6)] == [0, 7, 2]
    assert all(opposite(opposite(zone)) == zone for zone in range(8))


@rule("TD-2.2", "TD-9.4")
def test_borders() -> None:
    assert (border(3, 1), border(4, -1), border(0, -1)) == (3, 3, 7)
    city = table(barriers=(3, 7)).t.city
    assert [neighbours(city, zone) for zone in (3, 4, 0)] == [(2,), (5,), (1,)]


@rule("TD-2.3", "TD-2.11")
def test_nearby_whatever_barriers_there_are() -> None:
    assert [zone for zone in range(8) if near(zone, 0)] == [0, 1, 7]


@rule("TD-2.12")
def test_a_barrier_is_nearby_up_to_the_far_edges_of_both_neighbours() -> None:
    assert [there for there in range(8) if barrier_near(there, 4)] == [2, 3, 4, 5]
    assert [there for there in range(8) if barrier_near(there, 0)] == [0, 1, 6, 7]


@rule("TD-2.5", "TD-9.4", "TD-12.4")
def test_a_move_is_one_step_not_across_a_barrier() -> None:
    city = table(barriers=(3, 4)).t.city
    assert neighbours(city, 4) == () and neighbours(city, 4, through=True) == (5, 3)
    assert neighbours(city, 3) == (2,)
    assert reachable(city, 5) == (0, 1, 2, 3, 6, 7) and reachable(city, 4) == ()


@rule("TD-2.6", "TD-2.8", "TD-2.5")
@pytest.mark.parametrize("way", ["move", "jump"])
def test_what_is_held_goes_along(way: str) -> None:
    game = table(at={"jumper": "harbour"}, items={"rifle": "jumper"}, hooks=("jumper",), dominance=({"jumper": 3},))
    goal = "parish" if way == "move" else "blocks"
    game.choose(("move", "jumper", goal) if way == "move" else ("jump", goal))
    assert game.where("jumper") == game.where("rifle") == goal and game.holder("rifle") == "jumper"


@rule("TD-2.7")
def test_a_relocation_is_not_stopped_by_barriers() -> None:
    at = {"jumper": "harbour", "hacker": "parish"}
    game = table(at=at, barriers=(3, 4), hooks=("jumper",), supports=("relocate_criminal",))
    game.choose(("support", "relocate_criminal"), "jumper", "zinbazaar")
    assert game.where("jumper") == "zinbazaar"


@rule("TD-2.8", "TD-9.5")
def test_a_criminal_holds_one_item() -> None:
    game = table(at={"jumper": "harbour"}, items={"rifle": "jumper"}, hooks=("jumper",))
    game.choose(("pick", "jumper", "cash"))
    assert game.holder("cash") == "jumper" and game.holder("rifle") == "" and game.where("rifle") == "harbour"


@rule("TD-2.10")
def test_who_controls_a_criminal() -> None:
    game = table(at={"jumper": "harbour", "hacker": "parish", "shadow": "parish"}, hooks=("jumper", "hacker"))
    names = game.t.city.names
    assert [game.t.controller(names.index(one)) for one in ("jumper", "hacker", "shadow")] == [0, 1, -1]


@rule("TD-2.13")
def test_any_number_may_share_a_zone() -> None:
    names = ("jumper", "hacker", "shadow", "smuggler", "oracle")
    items = dict.fromkeys(BOX.items, "centre")
    game = table(at=dict.fromkeys(names, "centre"), items=items, hooks=("jumper",))
    assert {game.where(one) for one in (*names, *BOX.items, "guardian")} == {"centre"}


@rule("TD-2.14", "TD-R-18", "TD-INV-12")
def test_information_never_falls_below_nothing() -> None:
    console = Console(information=3)
    assert (console.pay(2), console.pay(2), console.information) == (2, 1, 0)


# -- TD-12 -------------------------------------------------------------------------------------------------------------


@rule("TD-12.1", "TD-12.2", "TD-12.4")
def test_the_guardian_walks_through_barriers_with_a_criminal() -> None:
    game = table(
        at={"shadow": "centre", "jumper": "blocks"}, items={"cash": "shadow"}, supports=("guardian_barrier_2",)
    )
    game.choose(("support", "guardian_barrier_2"))
    assert {("guardian", "ion_towers"), ("guardian", "blocks"), ("escort", "ion_towers", "shadow")} <= {*game.options}
    assert ("escort", "ion_towers", "jumper") not in game.options
    game.choose(("escort", "ion_towers", "shadow"))
    assert {game.where(one) for one in ("guardian", "shadow", "cash")} == {"ion_towers"}
    assert game.t.city.barriers == (1, 5)


@rule("TD-12.2", "TD-12.3")
def test_each_step_may_escort_somebody_else_whoever_controls_them() -> None:
    at = {"shadow": "centre", "jumper": "ion_towers", "hacker": "zinbazaar"}
    game = table(at=at, hooks=("hacker", "shadow"), supports=("guardian_barrier_3",))
    game.choose(("support", "guardian_barrier_3"), ("escort", "ion_towers", "shadow"), ("escort", "parish", "jumper"))
    game.choose(("guardian", "harbour"))
    assert [game.where(one) for one in ("shadow", "jumper", "guardian")] == ["ion_towers", "parish", "harbour"]


@rule("TD-12.5", "TD-12.6", "TD-2.2")
def test_a_barrier_jumps_over_the_other() -> None:
    assert shifted((2, 3), 0, 1) == 4 and shifted((2, 3), 0, -1) == 1
    assert shifted((7, 0), 0, 1) == 1 and shifted((7, 0), 1, -1) == 6


@rule("TD-12.5")
def test_a_barrier_move_is_offered_by_the_border_it_goes_to() -> None:
    game = table(barriers=(2, 3), supports=("guardian_barrier_2",)).choose(("support", "guardian_barrier_2"))
    assert sorted(game.offered("barrier")) == [(1, 1), (1, 4), (2, 1), (2, 4)]
    game.choose(("barrier", 1, 4))
    assert game.t.city.barriers == (4, 3)


@rule("TD-12.7", "TD-9.7", "TD-EX-31")
@pytest.mark.parametrize("zone", range(8))
def test_search_stays_in_groups_of_three_two_and_one(zone: int) -> None:
    search = (3, 0, 0, 2, 0, 0, 1, 0)
    after = attracted(search, zone)
    assert sorted(after) == sorted(search)
    assert after == search if search[zone] else after[zone] == 3


@rule("TD-12.8", "TD-9.8")
def test_a_zone_with_a_single_token_has_search() -> None:
    game = table(at={"jumper": "heights", "hacker": "harbour"}, hooks=("jumper hacker",))
    assert game.offered("zone") == ["hacker"]


@rule("TD-2.1")
def test_the_ring_of_the_tables_here_is_that_of_the_box() -> None:
    assert table().t.city.ring == RING == BOX.zones
