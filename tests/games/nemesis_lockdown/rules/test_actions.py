"""NL-8.10, NL-8.14, NL-8.18, and what is left of the Event Phase (NL-7.35, NL-7.48, NL-7.49, NL-7.55)."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.state import NOBODY, Lockdown
from brushpass.testing import rule

from ..table import BOX, drawn, table

FAR: dict[str, Any] = {"rooms": ("isolation_room", "isolation_room"), "met": True}


@rule("NL-8.10")
def test_eggs_and_carcasses_put_nobody_in_combat() -> None:
    lying = (("r004", "egg", NOBODY), ("r004", "carcass", NOBODY))
    game = table(rooms=("r004", "stairs_d"), tiles={"r004": "nest"}, base={"objects": lying})
    assert game.t.lab.eggs and game.offered("move") and not game.offered("escape") and game.offered("room")


@rule("NL-8.14")
def test_nobody_can_aim_at_a_character_but_a_blast_hurts_whoever_is_there() -> None:
    room: dict[str, Any] = {"rooms": ("r001", "r001"), "tiles": {"r001": "archive"}, "inventory": ("grenade",)}
    peace = table(**room, things=("rifle",))
    assert not peace.offered("shoot") and not peace.offered("melee") and not peace.offered("item")
    fight = table(**room, things=("rifle",), figures=("larva r001",))
    assert fight.offered("shoot") == [("rifle", 0)] and fight.offered("melee") == [0]
    fight.do("item", "red", "grenade").choose(0)
    assert fight.crew().serious == fight.crew(1).serious == 1


@rule("NL-8.18")
def test_an_action_whose_requirements_do_not_hold_is_not_offered() -> None:
    assert BOX.cards["survivor", "vents"].requires
    room: dict[str, Any] = {"tiles": {"r001": "archive"}, "hand": ("repairs vents search",)}
    assert table(rooms=("r001",), **room).offered("card") == ["search", "vents"]
    assert table(rooms=("r001",), base={"faults": ("r001",)}, **room).offered("card") == ["repairs", "search", "vents"]
    assert table(rooms=("repository",), **room).offered("card") == []


@rule("NL-7.35")
def test_a_darkness_text_concerns_only_those_in_darkness() -> None:
    game = table(rooms=("repository", "isolation_room"), met=True, stage="event", power="s01 s02",
                 chance=("egg_protection",))  # fmt: skip
    assert game.seat == 1 and game.prompt == "ignore-dark"
    game.choose("pass")
    assert [one["seat"] for one in game.events("contaminated")] == [1]
    assert not table(**FAR, stage="event", power="s01 s02 s03", chance=("egg_protection",)).events("contaminated")


@rule("NL-7.48")
def test_where_no_token_is_left_to_be_added_the_drawn_one_still_goes() -> None:
    def spent(t: Lockdown) -> None:
        t.bag.aside["adult"] = 0

    game = table(**FAR, stage="bag", bent=spent, chance=drawn("larva", "larva_1"))
    fresh = table(**FAR).t.bag.inside
    assert game.t.bag.inside == {**fresh, "larva": fresh["larva"] - 1}
    assert game.t.bag.aside_seen == ("larva_1",) and not game.t.bag.inside_seen


@rule("NL-7.49")
def test_a_queen_who_is_there_already_leaves_first_unless_she_fights() -> None:
    def second(t: Lockdown) -> None:
        t.bag.inside_seen = ("queen_1",)

    nest: dict[str, Any] = {"tiles": {"r004": "nest"}, "stage": "bag", "power": "s01 s02 s03", "bent": second}
    at = sum(table(**FAR, figures=("queen r009",)).t.bag.inside.values())
    away = table(**nest, rooms=("r004", "stairs_d"), figures=("queen r009 2",), chance=(at,))
    assert away.figures() == [("queen", "r004")] and not away.t.figures[0].injuries
    busy = table(**nest, rooms=("r004", "r009"), figures=("queen r009 2",), chance=(at,))
    assert busy.figures() == [("queen", "r009")] and busy.t.figures[0].injuries == 2


@rule("NL-7.55")
def test_a_text_that_names_a_room_needs_its_tile_face_up() -> None:
    for tiles, noisy in (({}, False), ({"r004": "nest"}, True)):
        game = table(**FAR, tiles=tiles, stage="event", power="s01 s02 s03", chance=("nest_event",))
        assert ("c10" in game.t.base.noise) == noisy
    eggs = table(**FAR, stage="event", power="s01 s02 s03", chance=("hatching",))
    assert not eggs.t.room_of("nest") and eggs.t.lab.eggs == BOX.start.eggs_in_nest - 1
