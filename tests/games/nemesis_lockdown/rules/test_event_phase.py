"""NL-7.1 to NL-7.21, NL-7.37 to NL-7.51: the steps of the Event Phase beside the Event card."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.box.box import TOKENS
from brushpass.games.nemesis_lockdown.state import NOBODY
from brushpass.testing import rule

from ..endings import BUNKER, ISOLATED
from ..table import BOX, Table, table

SILENCE = BOX.dice.noise.index("silence")
FAR: dict[str, Any] = {"rooms": ("isolation_room", "isolation_room"), "met": True}


def told(game: Table) -> list[str]:
    """The names of all that was told."""
    return [name for name, _, _ in game.match.run.log or []]


@rule("NL-7.1", "NL-7.2")
def test_a_css_token_at_the_time_is_revealed_and_removed() -> None:
    game = table(**FAR, stage="launch", clock={"slot": 10}, chance=("css_none",))
    assert game.events("launch") == [{"token": "css_none"}] and 10 not in game.t.clock.css
    assert not table(**FAR, stage="launch", clock={"slot": 9}).events("launch")


@rule("NL-7.3", "NL-7.7", "NL-7.10")
def test_time_moves_by_one_slot_and_an_end_stops_the_phase() -> None:
    assert table(**FAR, stage="time", clock={"slot": 9}).t.clock.slot == 8
    over = table(**FAR, stage="time", clock={"slot": 1}, crew=(BUNKER, ISOLATED))
    assert over.match.outcome is not None and not over.events("event") and not over.events("development")


@rule("NL-7.4", "NL-7.5", "NL-7.6", "NL-7.8", "NL-7.9")
def test_what_the_time_token_leaves_is_resolved_in_order() -> None:
    both = table(**FAR, stage="time", clock={"slot": 5, "countdown": 5, "alert": 5}, crew=(BUNKER, ISOLATED))
    names = told(both)
    assert names.index("irreversible") < names.index("ended") and both.t.base.destroyed
    red = table(**FAR, stage="time", clock={"slot": 5, "countdown": 5, "red": True}, crew=(BUNKER, ISOLATED))
    assert red.t.base.destroyed and not red.events("irreversible")


@rule("NL-7.11")
def test_a_threshold_comes_after_that() -> None:
    game = table(**FAR, stage="time", clock={"slot": 15})
    names = told(game)
    assert BOX.thresholds[14] == "red" and names.index("time") < names.index("power")
    assert not table(**FAR, stage="time", clock={"slot": 9}).events("power")


@rule("NL-7.12", "NL-7.13", "NL-7.14")
def test_noise_dies_down_where_there_is_power_and_nobody() -> None:
    noise = {"noise": ("c01", "c04", "c13", "tech")}
    game = table(rooms=("r003", "isolation_room"), tiles={"r003": "surgery"}, met=True, stage="time", base=noise,
                 power="s01 s03", clock={"slot": 9}, chance=("bulkheads_open",))  # fmt: skip
    assert {"c04", "c13", "tech"} <= {*game.t.base.noise} and "c01" not in game.t.base.noise


@rule("NL-7.15", "NL-7.16", "NL-7.17")
def test_intruders_in_combat_attack_in_order_of_rooms_and_placing() -> None:
    rooms: dict[str, Any] = {"rooms": ("r004", "r001"), "tiles": {"r004": "nest", "r001": "archive"}}
    game = table(**rooms, stage="attacks", figures=("adult r004", "adult r001", "creeper r001", "adult r009"))
    attacks = [(one["kind"], one["seat"]) for one in game.events("attack")][:3]
    assert attacks == [("adult", 1), ("creeper", 1), ("adult", 0)]


@rule("NL-7.18", "NL-7.21", "NL-7.19")
def test_fire_hurts_intruders_and_eggs_not_characters() -> None:
    objects = (("r009", "egg", NOBODY), ("r009", "egg", NOBODY))
    game = table(rooms=("r001", "isolation_room"), tiles={"r001": "archive"}, stage="attacks",
                 base={"fires": ("r001", "r009"), "objects": objects}, figures=("larva r009",))  # fmt: skip
    assert game.events("killed")[0] == {"kind": "larva", "room": "r009", "figure": 0}
    assert len(game.events("egg-destroyed")) == 1 and game.lying("r009").count("egg") == 1
    names = told(game)
    assert "light-wound" not in names[: names.index("event")]


@rule("NL-7.20")
def test_cocooned_eggs_burn_once_the_nest_is_found() -> None:
    found = table(**FAR, tiles={"r004": "nest"}, stage="attacks", base={"fires": ("r004",)}, chance=("bulkheads_open",))
    assert found.events("egg-destroyed") == [{"room": "r004"}]
    assert not table(**FAR, stage="attacks", base={"fires": ("r004",)}, chance=("bulkheads_open",)).events(
        "egg-destroyed"
    )


def drawn(kind: str, seats: int = 2) -> int:
    """Which draw from a fresh bag is a token of a kind."""
    inside = {one: BOX.start.bag.get(one, 0) + (seats if one == "adult" else 0) for one in TOKENS}
    return [one for one in TOKENS for _ in range(inside[one])].index(kind)


@rule("NL-7.37", "NL-7.38", "NL-7.39", "NL-7.47", "NL-7.51")
def test_larvae_and_creepers_grow_up_in_the_bag() -> None:
    for kind, becomes in (("larva", "adult"), ("creeper", "breeder")):
        game = table(**FAR, stage="bag", chance=(drawn(kind),))
        bag, fresh = game.t.bag, table(**FAR).t.bag
        assert bag.inside[kind] == fresh.inside[kind] - 1 and len(bag.aside_seen) == 1
        assert bag.inside[becomes] == fresh.inside[becomes] + 1 and game.t.round == 2
    blank = table(**FAR, stage="bag", chance=(drawn("blank"),)).t.bag
    assert blank.inside["adult"] == table(**FAR).t.bag.inside["adult"] + 1 and len(blank.inside_seen) == 1


@rule("NL-7.40", "NL-7.50")
def test_an_adult_makes_everybody_in_a_room_roll() -> None:
    game = table(4, rooms=("isolation_room", "r001", "", "repository"), tiles={"r001": "archive"}, stage="bag",
                 crew=({}, {}, BUNKER), things=("",) * 4, figures=("creeper r001",),
                 chance=(drawn("adult", 4) - 1, SILENCE, SILENCE))  # fmt: skip
    assert [one["seat"] for one in game.events("noise-roll")] == [0, 3]
    assert len(game.t.bag.inside_seen) == 1


@rule("NL-7.43", "NL-7.44")
def test_the_queen_comes_to_whoever_is_in_the_nest() -> None:
    game = table(rooms=("r004", "r004"), tiles={"r004": "nest"}, met=True, stage="bag", hand=("rest search", "rest"),
                 power="s01 s02 s03", chance=(drawn("queen"),))  # fmt: skip
    assert game.figures() == [("queen", "r004")] and not game.events("egg-laid")
    assert all(one["seat"] == 1 for one in game.events("surprise"))


@rule("NL-7.45", "NL-7.46")
def test_or_lays_an_egg() -> None:
    labs: tuple[dict[str, int], ...] = ({}, {"nest_destroyed": True, "eggs": 0})
    for lab in labs:
        game = table(**FAR, stage="bag", lab=lab, chance=(drawn("queen"),))
        assert game.events("egg-laid") and game.t.lab.eggs == lab.get("eggs", 5) + 1
        assert game.t.lab.nest_destroyed == bool(lab) and len(game.t.bag.inside_seen) == 1
