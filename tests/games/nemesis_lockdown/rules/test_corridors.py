"""NL-13: Technical Corridors, Emergency Staircases and the Elevator."""

from __future__ import annotations

from typing import Any

from brushpass.testing import rule

from ..chances import drawn, noise
from ..table import BOARD, BOX, table

TWO: dict[str, Any] = {"rooms": ("r001", "stairs_d"), "tiles": {"r001": "archive", "r002": "surgery"}}
ON_STAIRS: dict[str, Any] = {"rooms": ("stairs_a", "repository")}


@rule("NL-13.3", "NL-40.10")
def test_nobody_walks_through_technical_corridors() -> None:
    game = table(**TWO, hand=("rest search",))
    assert BOARD.entrance["r001"] and BOARD.entrance["r004"]
    assert game.offered("move") == ["r002", "repository"]
    assert ("card", "vents") in table(**TWO, hand=("vents rest",)).options
    assert ("item", "yellow", "cave_plans") in table(**TWO, inventory=("cave_plans",)).options


@rule("NL-13.4")
def test_doors_are_never_in_technical_corridors() -> None:
    game = table(**TWO, characters=("sentry", "survivor"), hand=("quarantine rest",)).do("card", "quarantine")
    while game.prompt != "action":
        game.choose("r001" if "r001" in game.options else game.options[0])
    assert {*game.t.base.doors} == {*BOARD.ways_of["r001"]} and "tech" not in game.t.base.doors


@rule("NL-13.6")
def test_an_encounter_hushes_the_technical_corridors_of_its_room() -> None:
    marked = {"noise": ("c03", "tech", "c10")}
    game = table(**TWO, base=marked, chance=(noise("4"), *drawn("larva_1"))).do("move", "r002")
    assert game.events("encounter") and game.t.base.noise == ("c10",)
    no_entrance = table(**TWO, base={"noise": ("c02", "tech")}, chance=(noise("1"), *drawn("larva_1")))
    assert no_entrance.do("move", "repository").t.base.noise == ("tech",)


@rule("NL-13.8", "NL-7.30")
def test_an_intruder_that_goes_underground_leaves_the_noise_as_it_is() -> None:
    for marked in ((), ("tech",)):
        game = table(rooms=("isolation_room", "isolation_room"), stage="event", power="s01 s02 s03",
                     figures=("adult r005 1",), base={"noise": marked},
                     chance=("bulkheads_open", drawn("larva_1")[0]))  # fmt: skip
        assert BOARD.entrance["r005"] == 1 and not game.figures() and game.t.base.noise == marked
        assert "adult_1" in game.t.bag.inside_seen


@rule("NL-13.9", "NL-13.10")
def test_a_staircase_is_in_no_section_and_dark() -> None:
    game = table(**ON_STAIRS, power="s01 s02 s03")
    assert all(not BOARD.section[room] for room in BOARD.rooms if room.startswith("stairs"))
    assert game.t.dark(0) and not game.t.dark(1)
    assert not table(**ON_STAIRS, power="s01 s02 s03", crew=({"lit": True},)).t.dark(0)
    hacker = table(**ON_STAIRS, characters=("hacker", "survivor"), hand=("bypass rest",)).do("card", "bypass")
    assert hacker.options == (1,), "there is no Section to turn over, only the Elevator"


@rule("NL-13.11")
def test_a_staircase_has_no_action_and_cannot_be_searched() -> None:
    game = table(**ON_STAIRS, hand=("search rest demolition",))
    assert not game.offered("room") and "search" not in game.offered("card")


@rule("NL-13.12")
def test_fire_and_malfunction_may_lie_on_a_staircase() -> None:
    game = table(**ON_STAIRS, hand=("demolition rest",)).do("card", "demolition")
    while game.prompt != "action":
        game.choose(game.options[-1])
    assert game.t.base.faults == ("stairs_a",)
    burning = table(**ON_STAIRS, base={"fires": ("stairs_a",)}).do("pass").choose("stop")
    assert burning.crew().light == 1
    ten = ("stairs_a", "stairs_b", "stairs_c", "stairs_d", "repository", "alert_room", "elevator_s01", "elevator_s02",
           "elevator_s03", "isolation_room")  # fmt: skip
    last = table(**{**ON_STAIRS, "rooms": ("backup_power_supply", "repository")}, hand=("demolition rest",),
                 base={"faults": ten}, met=True).do("card", "demolition")  # fmt: skip
    while last.match.outcome is None:
        last.choose(last.options[-1])
    assert last.t.base.destroyed


@rule("NL-13.15", "NL-13.16")
def test_elevator_rooms_have_the_light_of_their_section_and_their_own_actions() -> None:
    for power, dark in (("s01 elevator", False), ("s02 elevator", True)):
        game = table(rooms=("elevator_s01", "stairs_d"), power=power)
        assert game.t.dark(0) == dark and not game.t.computer_in("elevator_s01")
        assert game.offered("room") == [0] and BOX.room_actions(game.t.tile("elevator_s01"))[0].id == "call_elevator"


@rule("NL-13.17")
def test_a_way_underground_is_moved_attacked_and_then_heard() -> None:
    game = table(**TWO, hand=("vents rest search",), chance=("evolve_1", noise("2"))).do("card", "vents")
    assert "r001" not in game.options and {"r002", "r004", "r005"} <= {*game.options}
    game.choose("r002")
    told = [name for name, _, _ in game.match.run.log or []]
    assert told.index("moved") < told.index("attack") < told.index("noise-roll") and game.t.base.noise == ("tech",)
    met = table(**{**TWO, "rooms": ("r001", "r002")}, hand=("vents rest search",), chance=("evolve_1",))
    assert not met.do("card", "vents").choose("r002").events("noise-roll")
