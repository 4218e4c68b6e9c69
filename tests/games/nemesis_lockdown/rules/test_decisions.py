"""NL-40: who decides what, and how one procedure waits for the one inside it."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import BrushpassError
from brushpass.games.nemesis_lockdown import GAME
from brushpass.testing import rule
from tests.games.twins import lived

from ..chances import advantage, combat, drawn, noise
from ..endings import BUNKER
from ..table import BOX, Table, table, twins

HERE: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("",),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "met": True,
}  # fmt: skip
DYING = {"wounds": ("knee", "hand", "body")}


def told(game: Table) -> list[str]:
    """What everybody was told, by name, in order."""
    return [event.event for event in game.match.log(None)]


def in_order(game: Table, *names: str) -> bool:
    """Whether these events came first in that order."""
    at = [told(game).index(name) for name in names]
    return at == sorted(at)


# -- set-up and turns --------------------------------------------------------------------------------------------------


@rule("NL-40.3")
def test_mode_and_board_are_agreed_once_before_anything_is_laid_out() -> None:
    assert GAME.modes == ("standard", "coop", "resuscitation", "solo")
    for board in ("basic", "surface"):
        match = GAME.start(2, mode="coop", options={"board": board}, seed=1)
        assert match.setup.mode == "coop" and match.state.board is BOX.boards[board]
    with pytest.raises(BrushpassError):
        GAME.agree(2, "standard", {"board": "moon"})
    with pytest.raises(BrushpassError):
        GAME.agree(1, "standard")


@rule("NL-40.4", "NL-40.5")
def test_every_action_that_can_be_begun_is_offered_twice_and_the_pass_with_it() -> None:
    game = table(**HERE, hand=("rest search",), chance=(noise("silence"),))
    words = [option[0] for option in game.options if isinstance(option, tuple)]
    assert {*words} == {"move", "careful", "card", "room", "computer"} and game.options[-1] == "pass"
    game.do("move", "r002")
    assert game.prompt == "action" and game.seat == 0 and game.offered("move") and game.options[-1] == "pass"
    assert not game.offered("room") and not game.offered("careful"), "one card is left"
    game.do("move", "r001")
    assert game.seat == 1


@rule("NL-40.7", "NL-6.11")
def test_who_passes_discards_card_by_card_until_it_is_enough() -> None:
    game = table(**HERE, hand=("rest search contamination",), live=("infected",)).choose("pass")
    assert game.prompt == "pass-discard" and game.options == ("stop", "rest", "search", "contamination")
    game.choose("search")
    assert list(game.options) == ["stop", "rest", "contamination"] and game.seat == 0
    game.choose("contamination", "stop")
    assert game.hand() == ["rest"] and game.crew().discard == ("search", "contamination") and game.seat == 1


@rule("NL-40.20", "NL-40.21")
def test_a_shot_names_a_loaded_weapon_and_a_target() -> None:
    lying: dict[str, Any] = {"base": {"objects": (("r001", "egg", -1),) * 2}, "lab": {"reserve": 1}}
    fight: dict[str, Any] = {**HERE, **lying, "figures": ("adult r001", "larva r001", "creeper r002")}
    game = table(**{**fight, "things": ("rifle shotgun:0",)})
    assert game.offered("shoot") == [("rifle", 0), ("rifle", 1), ("rifle", "eggs")]
    assert game.offered("melee") == [0, 1, "eggs"]
    both = table(**{**fight, "things": ("rifle shotgun",)})
    assert {gun for gun, _ in both.offered("shoot")} == {"rifle", "shotgun"}


@rule("NL-40.49")
def test_what_a_weapon_offers_may_be_left() -> None:
    fight: dict[str, Any] = {**HERE, "things": ("smg",), "power": "s02 s03", "figures": ("adult r001",)}
    for answer, injuries in (("yes", 2), ("no", 1)):
        game = table(**fight, chance=(combat("hit_1"), "cut_5")).do("shoot", "smg", 0)
        assert game.prompt == "spend-ammo" and game.seat == 0 and {*game.options} == {"yes", "no"}
        assert game.choose(answer).events("injured") == [{"kind": "adult", "count": injuries, "figure": 0}]


@rule("NL-40.52")
def test_what_an_event_demands_is_chosen_by_whom_it_concerns() -> None:
    panic = {**HERE, "stage": "event", "chance": ("panic",), "inventory": ("", "medkit clothes"), "first": 0}
    game = table(**panic, hand=("search", ""))
    assert game.prompt == "lose-item" and game.seat == 1 and len(game.options) == 2


@rule("NL-40.68", "NL-39.36")
def test_each_chooses_what_to_discard_and_only_the_back_of_it_is_public() -> None:
    panic: dict[str, Any] = {**HERE, "rooms": ("r001", "r001"), "stage": "event", "chance": ("panic",), "first": 1,
                             "hand": ("", "")}  # fmt: skip
    one, other = twins({"inventory": ("medkit clothes", "medkit clothes")},
                       {"inventory": ("medkit antiseptic", "medkit clothes")}, **panic)  # fmt: skip
    assert one.seat == 1, "in turn order"
    lived(one, other, ("green", "clothes"), seats=(1,))
    assert one.seat == 0
    lived(one, other, ("green", "medkit"), seats=(1,))
    assert [event["colour"] for event in one.saw("lost", 1)] == ["green", "green"]


# -- procedures inside procedures --------------------------------------------------------------------------------------


@rule("NL-40.54", "NL-40.55", "NL-30.4")
def test_the_deepest_chain_from_a_step_to_a_death() -> None:
    """Movement, exploration, Noise, Encounter, First Encounter, comparison, Attack, wound, death, the Gate."""
    slime = next(token.id for token in BOX.explorations.values() if token.effect == "slime")
    chance = ("surgery", slime, noise("1"), *drawn("adult_7"), "perched_in_the_dark_1")
    alone = {**HERE, "tiles": {"r001": "archive"}, "met": False, "crew": (DYING,), "hand": ("rest search",)}
    game = table(**alone, base={"noise": ("c04",)}, chance=chance)
    game.do("move", "r002")
    assert game.prompt == "keep-objective" and not game.events("surprise"), "all else waits"
    game.choose("personal", "personal")
    assert in_order(
        game, "moved", "explored", "slimed", "noise-roll", "encounter", "appeared", "first-encounter", "kept",
        "surprise", "attack", "died", "gate-opened",
    )  # fmt: skip
    assert game.lying("r002") == ["corpse"] and game.seat == 1


@rule("NL-40.56")
def test_the_dead_do_no_more_but_what_concerns_the_base_is_done() -> None:
    charge = {**HERE, "characters": ("hacker", "survivor"), "inventory": ("thermite_charge",), "crew": (DYING,)}
    game = table(**charge, hand=("rest search",)).do("item", "red", "thermite_charge").choose("r001")
    assert game.crew().dead and game.t.base.fires == ("r001",) and game.t.base.faults == ("r001",)
    assert game.seat == 1
    saved = table(**{**HERE, "tiles": {"r001": "surgery"}}, crew=(DYING,), hand=("rest search repairs",))
    saved.do("room", 0)
    assert saved.crew().dead and not saved.events("passes"), "whoever died does not pass as well"


@rule("NL-40.57")
def test_an_escape_goes_through_every_attack_before_it_moves() -> None:
    fight: dict[str, Any] = {**HERE, "figures": ("adult r001", "creeper r001"), "hand": ("rest search stun",)}
    chance = ("perched_in_the_dark_4", "arm", "evolve_1", noise("1"), *drawn("larva_1", taken=("adult", "creeper")))
    game = table(**{**fight, "things": ("rifle shotgun",)}, base={"noise": ("c04",)}, chance=chance)
    game.do("escape", "r002")
    assert game.prompt == "who-attacks"
    game.choose(0)
    assert game.prompt == "blocked-hand" and len(game.events("attack")) == 1 and game.crew().room == "r001"
    game.choose("shotgun")
    assert game.figures()[:2] == [("adult", "r001"), ("breeder", "r001")] and game.crew().room == "r002"
    assert in_order(game, "attack", "serious-wound", "dropped", "replaced", "moved", "noise-roll", "encounter")


@rule("NL-40.58", "NL-27.18")
def test_a_shot_may_end_with_a_broken_door_and_a_venting_undone() -> None:
    """A retreat through Corridor 1 of r001 meets the Door that seals r002."""
    sealed = {"vent": "r002", "doors": dict.fromkeys(("c01", "c03", "c04"), "closed")}
    fight: dict[str, Any] = {**HERE, "things": ("rifle",), "figures": ("adult r001",), "base": sealed}
    chance = (advantage("hit_1_discard_for_2"), "cut_1", "bulkheads_open")
    game = table(**fight, hand=("rest search",), chance=chance).choose(("shoot", "rifle", 0), "rest")
    assert game.prompt == "card-for-hit" and not game.events("injured")
    game.choose("search")
    assert in_order(game, "shot", "injured", "checked", "retreats", "door-destroyed")
    assert game.figures() == [("adult", "r001")] and not game.t.base.vent and game.t.base.doors["c01"] == "destroyed"


@rule("NL-40.59", "NL-26.28")
def test_the_last_egg_destroys_the_nest_before_anybody_hears_the_shot() -> None:
    nest = {**HERE, "rooms": ("r005", "alert_room"), "tiles": {"r005": "nest"}, "things": ("rifle",), "power": "s02"}
    chance = (combat("hit_1"), noise("3"), *drawn("larva_1"))
    game = table(**nest, lab={"eggs": 1}, base={"noise": ("c10",)}, chance=chance).do("shoot", "rifle", "eggs")
    assert in_order(game, "shot", "nest-destroyed", "noise-roll", "encounter", "appeared")
    assert game.figures() == [("larva", "r005")]


@rule("NL-40.60", "NL-7.42")
def test_each_roll_of_the_bag_is_lived_through_before_the_next() -> None:
    there: dict[str, Any] = {**HERE, "rooms": ("r002", "r010"), "tiles": {"r002": "archive", "r010": "laboratory"},
                             "met": False, "stage": "bag", "power": "s01 s03", "base": {"noise": ("c04",)}}  # fmt: skip
    chance = (*drawn("adult_1"), noise("1"), *drawn("larva_1"), noise("silence"))
    game = table(**there, chance=chance)
    assert game.prompt == "keep-objective" and [roll["seat"] for roll in game.events("noise-roll")] == [0]
    game.choose("personal", "corporate")
    assert [roll["seat"] for roll in game.events("noise-roll")] == [0, 1]
    assert in_order(game, "development", "encounter", "kept") and told(game).index("kept") < told(game).index("round")


@rule("NL-40.62", "NL-33.7")
def test_that_nobody_is_left_is_seen_when_everything_is_resolved() -> None:
    fight = {**HERE, "crew": (DYING, BUNKER), "figures": ("adult r001", "adult r001"), "things": ("egg",)}
    game = table(**fight, chance=("cut_2",)).do("escape", "r002").choose(0)
    assert game.match.outcome is not None and in_order(game, "died", "ended") and len(game.events("attack")) == 1
    assert sorted(game.lying("r001")) == ["corpse", "egg"]
    locked = table(**{**HERE, "rooms": ("isolation_room",)}, crew=({}, BUNKER), clock={"slot": 8},
                   chance=(noise("silence"),)).do("room", 0)  # fmt: skip
    assert locked.match.outcome is not None and in_order(locked, "noise-roll", "left", "ended")
    pod = table(**{**HERE, "rooms": ("r004",), "tiles": {"r004": "cargo_sending_system_a"}}, crew=({}, BUNKER),
                clock={"slot": 10}, chance=("css_all",)).do("room", 0)  # fmt: skip
    assert in_order(pod, "boarded", "launch", "ended"), "who sits in a pod may still come back"


@rule("NL-40.63", "NL-39.36")
def test_one_option_is_taken_by_itself_unless_that_would_tell_of_a_hand() -> None:
    alone: dict[str, Any] = {**HERE, "figures": ("adult r001",)}
    game = table(**alone, chance=("evolve_1", noise("silence"))).do("escape", "r002")
    assert game.crew().room == "r002", "nobody is asked which of one attacks"
    shot: dict[str, Any] = {**alone, "things": ("rifle",), "chance": (advantage("discard_for_1"),)}
    asked = table(**shot, hand=("search contamination",)).choose(("shoot", "rifle", 0), "search")
    assert asked.prompt == "card-for-hit" and asked.options == ("no",)
