"""TD-10: what the criminals can do. Passive abilities are also shown where conditions are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brushpass.testing import rule

from ..table import Table, table


def able(name: str, zone: str = "harbour", others: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table at which one criminal's ability may be used."""
    field = {name: more.pop("field", 3)}
    return table(at={name: zone, **(others or {})}, hooks=(name,), dominance=(field,), **more)


# -- Crusher -----------------------------------------------------------------------------------------------------------


@rule("TD-10.1", "TD-R-8", "TD-2.12")
def test_the_crusher_reaches_nearby_barriers_and_a_nearby_guardian() -> None:
    game = able("crusher", barriers=(1, 5)).choose(("crush",))
    assert game.options == (("barrier", 2, 6), ("barrier", 2, 4))
    game = able("crusher", "ion_towers", barriers=(3, 6)).choose(("crush",))
    assert {*game.options} == {
        ("guardian", "ion_towers"), ("guardian", "blocks"), ("barrier", 1, 4), ("barrier", 1, 2),
    }  # fmt: skip
    assert able("crusher", "harbour", barriers=(0, 7)).offered("crush") == []


@rule("TD-10.1", "TD-12.2")
def test_the_crusher_may_be_escorted() -> None:
    game = able("crusher", "centre").choose(("crush",), ("escort", "ion_towers", "crusher"))
    assert game.where("guardian") == game.where("crusher") == "ion_towers"


@rule("TD-10.1", "TD-9.15")
def test_the_crushers_first_use_is_free() -> None:
    game = able("crusher").choose(("crush",), ("barrier", 2, 4))
    assert game.t.actions == 2
    game.choose(("crush",), ("barrier", 2, 5))
    assert game.t.actions == 1
    game.choose(("crush",), ("barrier", 2, 4))
    assert game.t.actions == 0 and ("crush",) not in game.options


@rule("TD-10.1")
def test_the_crushers_free_use_comes_back_every_turn() -> None:
    game = able("crusher", crushed=True, actions=0)
    assert ("crush",) not in game.options
    game.end_turn().idle()
    game.choose("skip")
    assert game.seat == 0 and ("crush",) in game.options and game.t.crushed is False


# -- Hacker ------------------------------------------------------------------------------------------------------------


@rule("TD-10.2", "TD-R-9", "TD-2.11")
def test_the_hacker_moves_nearby_items() -> None:
    game = able("hacker", others={"shadow": "parish"}, items={"rifle": "shadow"}, barriers=(3, 4))
    assert {item for item, _ in game.offered("hack")} == {"rifle", "mono_blade", "cash", "stims"}
    assert {zone for item, zone in game.offered("hack") if item == "stims"} == {"harbour", "heights"}
    game.choose(("hack", "rifle", "harbour"))
    assert game.where("rifle") == "harbour" and game.holder("rifle") == "" and game.t.actions == 1


@rule("TD-10.2", "TD-10.3")
def test_the_hacker_fetches_nearby_dropped_items() -> None:
    items = {"rifle": "shadow", "decryptor": "hacker"}
    game = able("hacker", others={"shadow": "parish"}, items=items, barriers=(3, 4))
    assert {*game.offered("fetch")} == {"mono_blade", "cash", "stims"}
    game.choose(("fetch", "mono_blade"))
    assert game.holder("mono_blade") == "hacker" and game.where("mono_blade") == "harbour"
    assert game.holder("decryptor") == "" and game.where("decryptor") == "harbour"


# -- Hustler -----------------------------------------------------------------------------------------------------------


@rule("TD-10.4", "TD-9.7")
def test_the_hustler_uses_nearby_zones_without_search() -> None:
    game = able("hustler", "harbour", barriers=(3, 4), search={"parish": 3, "blocks": 2, "heights": 1})
    assert game.offered("hustle") == ["harbour", "aerodrome"]
    game.choose(("hustle", "aerodrome"))
    assert game.prompt == "send-criminal" and game.search()["aerodrome"] == 3 and game.where("hustler") == "harbour"


# -- Shadow ------------------------------------------------------------------------------------------------------------


@rule("TD-10.5")
@pytest.mark.parametrize(("field", "ways"), [(2, []), (3, ["aerodrome", "parish"])])
def test_the_shadow_moves_through_barriers(field: int, ways: list[str]) -> None:
    game = able("shadow", barriers=(3, 4), field=field)
    assert [zone for _, zone in game.offered("move")] == ways


@rule("TD-10.5", "TD-R-35")
def test_whoever_else_moves_the_shadow_minds_barriers() -> None:
    at = {"shadow": "harbour", "enforcer": "harbour"}
    game = table(at=at, hooks=("enforcer shadow",), dominance=({"enforcer": 3, "shadow": 3},), barriers=(3, 6))
    assert game.offered("force") == [("shadow", "aerodrome")]


@rule("TD-10.6", "TD-10.7", "TD-R-10", "TD-20.12")
@pytest.mark.parametrize(("name", "alone"), [("shadow", True), ("hacker", False)])
def test_the_shadow_counts_as_alone_and_nobody_beside_her_does(name: str, alone: bool) -> None:
    at = {"shadow": "parish", "hacker": "parish", "oracle": "parish"}
    game = table(at=at, hooks=(name,), dominance=({name: 3},), crimes=("a1_1 petty_17",))
    assert game.offered("petty") == (["petty_17"] if alone else [])


@rule("TD-10.6", "TD-10.14", "TD-8.4")
def test_the_shadow_below_the_ability_zone_is_not_alone() -> None:
    at = {"shadow": "parish", "hacker": "parish"}
    game = table(at=at, hooks=("shadow",), dominance=({"shadow": 2},), crimes=("a1_1 petty_17",))
    assert game.offered("petty") == []


# -- Jumper ------------------------------------------------------------------------------------------------------------


@rule("TD-10.8")
def test_the_jumper_goes_to_the_opposite_zone() -> None:
    game = able("jumper", "parish", barriers=(2, 3)).choose(("jump", "zinbazaar"))
    assert game.where("jumper") == "zinbazaar" and game.t.actions == 1


# -- Mechanic ----------------------------------------------------------------------------------------------------------


@rule("TD-10.9", "TD-20.11", "TD-R-11")
@pytest.mark.parametrize(("field", "works"), [(3, True), (2, False)])
def test_the_mechanics_item_counts_as_the_other_of_its_type(field: int, works: bool) -> None:
    game = table(
        at={"mechanic": "parish", "shadow": "centre"}, items={"mono_blade": "mechanic", "coupe": "shadow"},
        hooks=("mechanic shadow",), dominance=({"mechanic": field},), stage="crime", story="b1_1",
        crimes=("b2_1 petty_01",),
    )  # fmt: skip
    assert ("b2_1" in game.options) == works
    if works:
        game.choose("b2_1")
        assert game.holder("coupe") == "" and game.holder("mono_blade") == "mechanic"


# -- Enforcer ----------------------------------------------------------------------------------------------------------


@rule("TD-10.10", "TD-2.11")
def test_the_enforcer_moves_nearby_criminals_of_anybody() -> None:
    others = {"shadow": "parish", "hacker": "aerodrome", "jumper": "heights"}
    game = table(
        at={"enforcer": "harbour", **others},
        hooks=("enforcer", "shadow"),
        dominance=({"enforcer": 3},),
        barriers=(3, 5),
    )
    assert {*game.offered("force")} == {("shadow", "ion_towers"), ("hacker", "harbour")}
    game.choose(("force", "shadow", "ion_towers"))
    assert game.where("shadow") == "ion_towers" and game.t.actions == 1


# -- Oracle ------------------------------------------------------------------------------------------------------------


@rule("TD-10.11", "TD-9.15")
def test_the_oracle_foresees_once_a_turn() -> None:
    others = {"shadow": "parish", "hacker": "aerodrome", "jumper": "heights"}
    game = table(at={"oracle": "harbour", **others}, hooks=("oracle", "shadow"), dominance=({"oracle": 3},))
    assert {*game.offered("foresee")} == {"shadow", "hacker"}
    game.choose(("foresee", "shadow"))
    assert game.field("shadow") == 1 and game.field("shadow", 1) == 0 and game.t.actions == 2
    assert game.offered("foresee") == []
    game.end_turn().idle()
    game.choose("skip")
    assert game.seat == 0 and game.offered("foresee")


# -- Smuggler ----------------------------------------------------------------------------------------------------------


@rule("TD-10.12", "TD-9.15")
def test_the_smuggler_grabs_what_is_in_his_zone() -> None:
    items = {"rifle": "shadow", "stims": "smuggler", "coupe": "hacker"}
    game = able("smuggler", others={"shadow": "harbour", "hacker": "parish"}, items=items)
    assert {*game.offered("grab")} == {"rifle", "cash"}
    game.choose(("grab", "rifle"))
    assert game.holder("rifle") == "smuggler" and game.holder("stims") == "" and game.where("stims") == "harbour"
    game.choose(("grab", "cash"), ("grab", "stims"))
    assert game.holder("stims") == "smuggler" and game.t.actions == 2


# -- Courier -----------------------------------------------------------------------------------------------------------


@rule("TD-10.13")
def test_the_courier_runs_as_far_as_no_barrier_is_in_the_way() -> None:
    game = able("courier", "harbour", barriers=(2, 5))
    assert game.offered("run") == ["parish", "aerodrome"]
    game.choose(("run", "parish"))
    assert game.where("courier") == "parish" and game.t.actions == 1


@rule("TD-10.14")
def test_a_passive_ability_works_only_for_whoever_has_the_criminal_hooked() -> None:
    at = {"shadow": "parish", "hacker": "parish"}
    game = table(at=at, hooks=("hacker", "shadow"), dominance=({"shadow": 8}, {"shadow": 8}), crimes=("a1_1 petty_17",))
    assert game.offered("petty") == []
