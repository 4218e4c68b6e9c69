"""NL-12: Noise rolls, Danger and Silence."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import drawn, noise
from ..table import BOARD, Table, table

START: dict[str, Any] = {"rooms": ("repository", "stairs_d"), "tiles": {"r001": "archive", "r002": "surgery"}}


def rolled(face: str, *chance: str | int, **more: Any) -> Table:
    """The first player moves from the Repository to Room 002 and rolls."""
    return table(**{**START, **more}, chance=(noise(face), *chance)).do("move", "r002")


@rule("NL-12.3", "NL-13.5")
def test_the_number_of_an_entrance_makes_noise_in_the_technical_corridors() -> None:
    assert BOARD.entrance["r002"] == 2 and rolled("2").t.base.noise == ("tech",)
    assert rolled("1").t.base.noise == ("c04",)


@rule("NL-12.3", "NL-12.4", "NL-13.2")
def test_noise_in_the_technical_corridors_is_one_marker_and_brings_an_encounter() -> None:
    game = rolled("2", *drawn("larva_1"), base={"noise": ("tech",)})
    assert game.events("encounter") and "tech" not in game.t.base.noise


@rule("NL-12.5")
def test_a_number_that_no_way_bears_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all((room, number) in BOARD.numbered for room in BOARD.rooms for number in (1, 2, 3, 4))
    monkeypatch.delitem(BOARD.numbered, ("r002", 1))
    game = rolled("1")
    assert not game.t.base.noise and not game.events("encounter")


@rule("NL-12.6", "NL-12.11")
def test_danger_calls_every_neighbour_who_is_not_in_combat() -> None:
    near = {"figures": ("adult r001", "creeper r003", "adult r009"), "rooms": ("repository", "stairs_d")}
    game = rolled("danger", **near)
    assert game.figures() == [("adult", "r002"), ("creeper", "r002"), ("adult", "r009")]
    assert not game.events("encounter") and not game.events("surprise") and not game.events("attack")
    busy = rolled("danger", figures=("adult r001", "adult r003"), rooms=("repository", "r001"))
    assert busy.figures() == [("adult", "r001"), ("adult", "r002")]


@rule("NL-12.7", "NL-12.10")
def test_a_closed_door_is_broken_by_danger_and_that_is_all() -> None:
    game = rolled("danger", figures=("adult r001",), base={"doors": {"c01": "closed"}})
    assert game.figures() == [("adult", "r001")] and game.t.base.doors == {"c01": "destroyed"}
    assert not game.t.base.noise


@rule("NL-12.7")
def test_all_who_stand_behind_a_closed_door_break_it_together_and_stay() -> None:
    game = rolled("danger", figures=("adult r001", "creeper r001", "adult r003"), base={"doors": {"c01": "closed"}})
    assert game.figures() == [("adult", "r001"), ("creeper", "r001"), ("adult", "r002")]
    assert game.events("door-destroyed") == [{"way": "c01"}]


@rule("NL-12.8", "NL-12.9")
def test_danger_without_neighbours_is_noise_everywhere_and_never_an_encounter() -> None:
    assert {*rolled("danger").t.base.noise} == {"c01", "c03", "c04", "tech"}
    full = BOARD.noisy["r002"]
    again = rolled("danger", base={"noise": full})
    assert again.t.base.noise == full and not again.events("encounter")
    busy = rolled("danger", figures=("adult r001",), rooms=("repository", "r001"))
    assert {*busy.t.base.noise} == {*full}, "who is in Combat is not called"


@rule("NL-12.13", "NL-12.14", "NL-7.41")
def test_a_roll_that_an_effect_orders_is_made_in_company_and_the_roller_meets_what_comes() -> None:
    game = table(rooms=("r002", "r002"), tiles={"r002": "surgery"}, met=True, stage="bag", base={"noise": ("c01",)},
                 bent=lambda t: t.bag.inside.update(larva=0, creeper=0, adult=0, queen=0, blank=0, breeder=1),
                 chance=(0, "breeder_1", noise("silence"), noise("3"), 0))  # fmt: skip
    assert [one["seat"] for one in game.events("noise-roll")] == [0, 1]
    assert [one["seat"] for one in game.events("encounter")] == [1]


@rule("NL-7.42")
def test_who_is_in_combat_by_then_does_not_roll() -> None:
    game = table(rooms=("r002", "r002"), tiles={"r002": "surgery"}, met=True, stage="bag", base={"noise": ("c01",)},
                 chance=(drawn("adult_1")[0], "adult_1", noise("3"), *drawn("larva_1")))  # fmt: skip
    assert [one["seat"] for one in game.events("noise-roll")] == [0] and game.figures() == [("larva", "r002")]


@rule("NL-12.15")
def test_noise_by_a_text_goes_only_where_none_lies() -> None:
    wounded = ({"wounds": ("knee",)},)
    game = table(**{**START, "rooms": ("r002", "stairs_d")}, met=True, stage="event", crew=wounded,
                 base={"noise": ("c01",)}, power="s01 s02 s03", chance=("scent_of_blood",))  # fmt: skip
    assert {"c01", "c03", "c04", "tech"} <= {*game.t.base.noise}
    assert not game.events("encounter") and not game.events("noise-roll"), game.prompt
