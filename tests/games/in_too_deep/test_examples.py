"""The worked examples of the digest; those of the final scoring and of Echo stand with their rules."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.rules.conditions import possible
from brushpass.games.in_too_deep.rules.crimes import open_to, own
from brushpass.games.in_too_deep.rules.terms import Own
from brushpass.games.in_too_deep.state import CRIMES, DILEMMA_DISCARD, DISPLAY, HAND, MEMORY, SUPPLY, InTooDeep
from brushpass.testing import rule

from .table import BOX, dilemma, table

CITY: Any = {
    "jumper": "blocks",
    "enforcer": "parish",
    "shadow": "harbour",
    "hacker": "zinbazaar",
    "mechanic": "heights",
}
TEST: Any = {
    "at": {"mechanic": "parish", "shadow": "centre"}, "items": {"rifle": "mechanic", "coupe": "shadow"},
    "hooks": ("mechanic shadow",), "crimes": ("b2_1 petty_01",), "stage": "crime", "story": "b1_2",
}  # fmt: skip
"""Where the example of A Small Test begins."""


@rule("TD-EX-1", "TD-EX-2")
def test_hook_and_dominance() -> None:
    game = table(at=CITY, stage="hook", hooks=("jumper", "enforcer shadow")).choose(("hook", "enforcer"))
    assert game.console(0).hooks == ("jumper", "enforcer") and game.console(1).hooks == ("shadow",)
    assert (game.console(0).information, game.console(1).information) == (2, 4)
    assert (game.field("jumper"), game.field("enforcer")) == (1, 1)


@rule("TD-EX-3")
def test_zones_of_the_track() -> None:
    dominance = ({"jumper": BOX.ability, "shadow": BOX.stamina},)
    game = table(at={**CITY, "shadow": "aerodrome"}, hooks=("jumper shadow",), dominance=dominance, actions=0)
    assert game.offered("jump") == []
    assert {name for name, _ in game.offered("move")} == {"shadow"}
    assert ("shadow", "heights") in game.offered("move"), "across the barrier, as her ability lets her"
    game.choose(("move", "shadow", "heights"))
    assert game.field("shadow") == BOX.stamina - 1 and game.offered("move") == []


@rule("TD-EX-4")
def test_move() -> None:
    """The Parish between the Centre, behind a barrier, and the Aerodrome."""
    ring = ("blocks", "heights", "centre", "parish", "aerodrome", "harbour", "ion_towers", "zinbazaar")
    game = table(at=CITY, hooks=("jumper enforcer",), barriers=(2, 6), bent=lambda t: setattr(t.city, "ring", ring))
    assert {*game.offered("move")} == {("enforcer", "aerodrome"), ("jumper", "heights"), ("jumper", "zinbazaar")}


@rule("TD-EX-5")
def test_pick_up() -> None:
    game = table(at=CITY, items={"jammer": "blocks", "eagle_eye": "enforcer"}, hooks=("jumper enforcer",))
    assert ("jumper", "jammer") in game.offered("pick") and game.offered("drop") == ["enforcer"]
    game.choose(("drop", "enforcer"))
    assert game.t.actions == 2 and game.where("eagle_eye") == "parish"


@rule("TD-EX-6")
def test_zone_effect() -> None:
    search = {"blocks": 3, "centre": 2, "heights": 1}
    game = table(at=CITY, hooks=("jumper enforcer",), search=search)
    assert game.offered("zone") == ["enforcer"]
    game.choose(("zone", "enforcer"))
    assert game.search() == {"blocks": 2, "centre": 1, "parish": 3} and game.console().tolerance == 2


@rule("TD-EX-7", "TD-EX-8")
def test_ability_and_dominance_action() -> None:
    dominance = ({"jumper": BOX.ability, "enforcer": BOX.ability - 1},)
    game = table(at=CITY, hooks=("jumper enforcer",), dominance=dominance)
    assert game.offered("jump") == ["harbour"] and game.offered("force") == []
    assert game.offered("dominate") == ["jumper", "enforcer"]
    game.choose(("dominate", "enforcer"))
    assert game.field("enforcer") == BOX.ability


@rule("TD-EX-9", "TD-EX-10", "TD-EX-11")
def test_a_small_test() -> None:
    assert "b2_1" not in table(**{**TEST, "story": ""}).options
    game = table(**TEST)
    assert "b2_1" in game.options
    game.choose("b2_1")
    assert game.holder("coupe") == "" and game.where("coupe") == "centre" and game.holder("rifle") == "mechanic"


@rule("TD-EX-12", "TD-EX-13")
def test_its_reckless_outcome() -> None:
    game = table(**TEST).choose("b2_1", "reckless")
    assert game.console().information == 3 + 8 and len(game.pile(HAND[0])) == 3
    game.choose("leader")
    assert len(game.pile(MEMORY[0])) == 2 and game.prompt == "process"
    game.choose("decline")
    assert game.t.story == ("b1_2", "b2_1") and game.console().hooks == ()
    assert open_to(BOX, game.t.story, "b3_1")


@rule("TD-EX-14")
@pytest.mark.parametrize("level", ["level-1", "level-2", "level-3"])
def test_draw(level: str) -> None:
    game = table(crimes=("petty_01",), stage="returns").choose("done", level)
    assert len(game.pile(CRIMES[level][0])) == 1


@rule("TD-EX-15", "TD-EX-16")
def test_investigation_and_bonus_field() -> None:
    game = table(
        at={"jumper": "harbour"}, hooks=("jumper",), memory=("target tactics leader",), tasks="target tactics leader",
        rows=("", "", "leader"), folders=(0, 1), bonus={"tolerance": "timing"},
    )  # fmt: skip
    game.choose(("zone", "jumper"), "process")
    assert game.options == ("row_1", "row_2", "bonus_support", "bonus_dominance", "stash", "decline")
    game.choose("bonus_dominance", "leader", "jumper")
    assert game.field("jumper") == 1 and game.match.view(1).bonus == (False, True, True)


@rule("TD-EX-17")
def test_gain() -> None:
    game = table(**{**TEST, "bar": "timing weapons weapons target"}).choose("b2_1", "careful")
    assert game.options == ("timing", "weapons", "target")
    game.choose("weapons")
    gained = BOX.crimes["b2_1"].outcomes["careful"].gain_evidence
    assert len(game.pile(MEMORY[0])) == gained and len(game.pile(DISPLAY)) == 10 - gained and len(game.t.bar) == 4


@rule("TD-EX-18")
def test_support() -> None:
    game = table(at={"jumper": "ion_towers"}, hooks=("jumper",), offered=(0, 1, 0)).choose(
        ("zone", "jumper"), "support", 2
    )
    assert game.console().information == 4 and game.t.offered == (0, 0, 1) and all(game.t.offer)


@rule("TD-EX-19")
def test_tolerance() -> None:
    search = {"blocks": 3, "centre": 2, "heights": 1}
    game = table(at={"jumper": "parish"}, hooks=("jumper",), tolerance=(4,), search=search).choose(("zone", "jumper"))
    assert game.console().tolerance == 6


@rule("TD-EX-20")
def test_guardian() -> None:
    ring = ("heights", "centre", "blocks", "zinbazaar", "ion_towers", "parish", "harbour", "aerodrome")

    def two_steps_apart(t: InTooDeep) -> None:
        t.city.ring, t.city.guardian, t.city.barriers = ring, 0, (2, 6)
        t.city.at = tuple(ring.index("blocks") if name == "enforcer" else 4 for name in t.city.names)

    items = {"cash": "enforcer"}
    game = table(at={"enforcer": "blocks"}, items=items, supports=("guardian_barrier_3",), bent=two_steps_apart)
    game.choose(("support", "guardian_barrier_3"), ("guardian", "centre"), ("guardian", "blocks"))
    game.choose(("escort", "zinbazaar", "enforcer"))
    assert {game.where(one) for one in ("guardian", "enforcer", "cash")} == {"zinbazaar"} and game.prompt == "act"


@rule("TD-EX-21")
@pytest.mark.parametrize("border", [1, 4])
def test_barrier(border: int) -> None:
    game = table(barriers=(2, 3), supports=("guardian_barrier_2",))
    game.choose(("support", "guardian_barrier_2"), ("barrier", 1, border))
    assert game.t.city.barriers == (border, 3)


@rule("TD-EX-32")
def test_chapter_trigger() -> None:
    game = table(
        at={"jumper": "harbour", "shadow": "aerodrome"}, items={"cash": "jumper", "coupe": "shadow"},
        search={"centre": 3, "ion_towers": 2, "zinbazaar": 1}, hooks=("jumper shadow",), crimes=("d3_1 petty_01",),
        story="d1_1 d2_1", stage="crime", display="funding",
    )  # fmt: skip
    count = BOX.crimes["d3_1"].outcomes["reckless"].gain_evidence
    game.choose("d3_1", "reckless")
    supply = len(game.pile(SUPPLY))
    game.choose("leader")
    assert len(game.pile(MEMORY[0])) == count and {"leader", "funding"} <= {*game.pile(MEMORY[0])}
    assert len(game.pile(SUPPLY)) == supply - (count - 2) - 1 and len(game.t.bar) == 4
    assert game.t.trigger == 0 and game.t.chapter == 1
    game.end_turn()
    while game.prompt in ("store", "lose"):
        game.choose(game.options[0])
    assert game.t.chapter == 2


@rule("TD-EX-33")
def test_challenge_tie() -> None:
    game = table(
        at={"jumper": "blocks"}, search={"centre": 3, "parish": 2, "heights": 1}, hooks=("jumper",),
        hand=((6,), (3, 65)), tolerance=(4, 0), information=(3, 1),
    )  # fmt: skip
    game.choose(("zone", "jumper"), "seat_1")
    assert (game.seat, game.prompt) == (1, "discard")
    game.choose(dilemma(65))
    assert (game.console(0).information, game.console(1).information) == (4, 0)
    assert game.pile(DILEMMA_DISCARD) == [dilemma(65)]


@rule("TD-EX-34")
@pytest.mark.parametrize(("name", "holds"), [("shadow", True), ("hacker", False)])
def test_shadow(name: str, holds: bool) -> None:
    """c2_2 asks for one who is alone, e2_1 for one alone with the Guardian."""
    at = {"shadow": "centre", "hacker": "centre"}
    items = {"jammer": name, "cash": "blocks"}, {"cash": name}
    for card, held in zip(("e2_1", "c2_2"), items, strict=True):
        game = table(at=at, items=held, hooks=("shadow hacker",), dominance=({"shadow": BOX.ability},))
        assert possible(game.t.city, own(game.t, 0), card, BOX) == holds


@rule("TD-EX-35")
def test_mechanic() -> None:
    dominance = ({"mechanic": BOX.ability},)
    kept: Any = {**TEST, "items": {"mono_blade": "mechanic", "coupe": "shadow"}, "dominance": dominance}
    game = table(**kept)
    mine = own(game.t, 0)
    assert possible(game.t.city, mine, "b2_1", BOX) and not possible(game.t.city, mine, "b2_2", BOX)
    assert not possible(game.t.city, Own(mine.hooks), "b2_1", BOX)
    game = table(**{**kept, "items": {"mono_blade": "mechanic", "rifle": "parish"}})
    assert possible(game.t.city, own(game.t, 0), "b2_2", BOX)
