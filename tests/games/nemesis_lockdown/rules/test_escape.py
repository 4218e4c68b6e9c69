"""NL-17: Escape, and who follows (NL-18.27)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.testing import rule

from ..chances import noise
from ..table import BOX, table

FIGHT: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("",),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "figures": ("adult r001",),
}  # fmt: skip
MISSES = ("evolve_1", "evolve_2")
"""Attack cards of Creepers alone."""


@rule("NL-17.1", "NL-11.3", "NL-40.24")
def test_an_escape_leads_to_any_neighbouring_room_without_a_closed_door() -> None:
    assert table(**FIGHT).offered("escape") == ["r002", "repository"] and not table(**FIGHT).offered("move")
    unexplored = {**FIGHT, "tiles": {"r001": "archive"}}
    assert table(**unexplored).offered("escape") == ["r002", "repository"]
    assert table(**FIGHT, base={"doors": {"c01": "closed"}}).offered("escape") == ["repository"]


@rule("NL-17.2", "NL-17.3", "NL-17.5", "NL-19.4", "NL-40.25")
def test_every_intruder_attacks_once_in_the_order_that_the_escaping_player_chooses() -> None:
    fight = {**FIGHT, "figures": ("adult r001", "breeder r001", "adult r002"), "chance": (*MISSES, noise("silence"))}
    game = table(**fight).choose(("escape", "repository"))
    assert game.prompt == "pay" and not game.events("attack"), "first it is paid"
    game.settle()
    assert game.prompt == "who-attacks" and game.options == (0, 1)
    game.choose(1)
    assert [(told["kind"], told["seat"]) for told in game.events("attack")] == [("breeder", 0), ("adult", 0)]
    assert game.crew().room == "repository" and [told["seat"] for told in game.events("noise-roll")] == [0]
    assert game.events("moved") == [{"seat": 0, "room": "repository"}]


@rule("NL-17.4", "NL-17.8", "NL-18.20")
def test_an_intruder_that_has_left_does_not_attack_and_the_escape_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = BOX.attacks["cut_1"]
    away = msgspec.structs.replace(entry, effect=({"op": "retreat", "target": "all_here"},), dark_effect=())
    monkeypatch.setitem(BOX.attacks, "cut_1", away)
    chance = ("cut_1", "bulkheads_open", "nest_event", noise("silence"))
    game = table(**{**FIGHT, "figures": ("adult r001", "adult r001")}, chance=chance).do("escape", "repository")
    game.choose(0)
    assert len(game.events("attack")) == 1 and game.figures() == [("adult", "r002"), ("adult", "r002")]
    assert game.crew().room == "repository"


@rule("NL-17.5", "NL-11.7")
def test_an_escape_explores_like_any_movement() -> None:
    silent = next(token.id for token in BOX.explorations.values() if token.effect == "silence")
    chance = (MISSES[0], "surgery", silent)
    game = table(**{**FIGHT, "tiles": {"r001": "archive"}}, chance=chance).do("escape", "r002")
    assert game.t.tile("r002") == "surgery" and game.crew().room == "r002"


@rule("NL-17.6", "NL-21.12", "NL-21.13")
def test_whoever_dies_in_an_escape_lies_in_the_room_that_was_to_be_left() -> None:
    dying = ({"wounds": ("knee", "hand", "body")},)
    fight = {**FIGHT, "figures": ("adult r001", "adult r001"), "things": ("egg",), "crew": dying}
    game = table(**fight, chance=("cut_2",)).do("escape", "r002").choose(0)
    assert game.crew().dead and sorted(game.lying("r001")) == ["corpse", "egg"] and not game.events("moved")
    assert len(game.events("attack")) == 1, "nobody attacks the dead"


@rule("NL-17.7", "NL-11.11")
def test_a_card_that_leads_out_of_combat_is_an_escape_too(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = BOX.cards["sentry", "facility_tour"]
    monkeypatch.setitem(BOX.cards, ("sentry", "facility_tour"), msgspec.structs.replace(entry, combat="any"))
    game = table(**FIGHT, hand=("facility_tour rest",), chance=(MISSES[0], noise("silence")))
    game.choose(("card", "facility_tour"))
    while game.prompt != "action":
        game.choose("repository" if "repository" in game.options else game.options[0])
    assert len(game.events("attack")) == 1 and game.crew().room == "repository"


@rule("NL-17.7", "NL-11.11")
def test_a_card_that_says_so_leads_out_of_combat_unharmed() -> None:
    fight = {**FIGHT, "characters": ("survivor", "sentry"), "inventory": ("medkit",)}
    game = table(**fight, hand=("distraction rest",), chance=(noise("silence"),)).choose(("card", "distraction"))
    while game.prompt != "action":
        game.choose("repository" if "repository" in game.options else game.options[0])
    assert not game.events("attack") and game.crew().room == "repository"


FOLLOWED: dict[str, Any] = {**FIGHT, "crew": ({"wounds": ("hand",)},), "chance": ("blood_chase_1", noise("1"))}


@rule("NL-18.27", "NL-11.9")
def test_an_intruder_that_follows_arrives_together_with_its_prey() -> None:
    game = table(**FOLLOWED).do("escape", "r002")
    assert game.crew().room == "r002" and game.figures() == [("adult", "r002")]
    assert not game.events("noise-roll") and not game.events("encounter") and game.offered("escape")
    unhurt = table(**{**FOLLOWED, "crew": ()}).do("escape", "r002")
    assert unhurt.figures() == [("adult", "r001")] and unhurt.events("noise-roll")


@rule("NL-18.27")
def test_a_followed_character_explores() -> None:
    fire = next(token.id for token in BOX.explorations.values() if token.effect == "fire")
    chance = ("blood_chase_1", "surgery", fire)
    game = table(**{**FOLLOWED, "tiles": {"r001": "archive"}, "chance": chance}).do("escape", "r002")
    assert game.t.tile("r002") == "surgery" and game.t.base.fires == ("r002",) and not game.events("noise-roll")


@rule("NL-18.27", "NL-10.16")
def test_nobody_is_followed_who_sends_the_attack_on() -> None:
    fight = {**FIGHT, "characters": ("lab_rat", "survivor"), "rooms": ("r001", "r001"), "hand": ("inconspicuous rest",)}
    game = table(**fight, crew=({}, {"wounds": ("hand",)}), chance=("blood_chase_1", noise("1")))
    game.choose(("escape", "r002"), "rest")
    while game.prompt == "interrupt":
        game.choose("pass")
    game.choose("inconspicuous", 1)
    assert game.crew(1).light == 1 and game.crew().room == "r002" and game.figures() == [("adult", "r001")]


@rule("NL-18.27", "NL-22.12")
def test_clumsy_pursuers_never_follow() -> None:
    game = table(**{**FOLLOWED, "crew": ({"wounds": ("hand",), "knowledge": 3},)}, weaknesses="clumsy_pursuit")
    assert game.do("escape", "r002").figures() == [("adult", "r001")] and game.crew().light == 1


@rule("NL-22.12", "NL-19.7")
def test_a_retreat_card_misses_whoever_escapes_a_clumsy_pursuer() -> None:
    fight = {**FIGHT, "weaknesses": "clumsy_pursuit", "crew": ({"knowledge": 3},), "chance": ("cut_1",)}
    assert not table(**fight).do("escape", "r002").crew().light
    assert table(**{**fight, "chance": ("cut_2",)}).do("escape", "r002").crew().light == 1, "any other card hits"
    assert table(**{**fight, "crew": ()}).do("escape", "r002").crew().light == 1, "who does not know it is hit"
    assert table(**fight, stage="attacks").crew().light == 1, "and it is no Escape in the Event Phase"


@rule("NL-18.27", "NL-18.28", "NL-19.11")
def test_an_intruder_that_evolves_may_follow_by_its_second_attack() -> None:
    fight = {**FIGHT, "figures": ("creeper r001",), "crew": ({"wounds": ("hand",)},), "power": "s02 s03"}
    game = table(**fight, chance=("evolve_1", "blood_chase_1")).do("escape", "r002")
    assert game.figures() == [("breeder", "r002")] and game.crew().room == "r002" and not game.events("noise-roll")
