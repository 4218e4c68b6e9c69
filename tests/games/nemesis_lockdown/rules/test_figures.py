"""NL-18.21 to NL-18.30: how many figures there are, their tokens, and figures that cards put down, move or replace."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.games.nemesis_lockdown.state import Lockdown
from brushpass.testing import rule

from ..chances import combat, noise
from ..table import BOX, Table, table

STEP: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "base": {"noise": ("c04",)},
    "tiles": {"r001": "archive", "r002": "laboratory", "r003": "surgery"},
    "hand": ("demolition interruption rest search repairs", "rest search"),
}  # fmt: skip
"""A step from r001 to r002, where there is Noise in Corridor 1."""
DARK: dict[str, Any] = {**STEP, "base": {}, "power": "s02 s03", "stage": "event"}


def stepping(kind: str, at: int, *figures: str, **more: Any) -> Table:
    """An Encounter with one more of a kind, though these figures stand on the board; `at`: its number in the bag."""

    def one_more(t: Lockdown) -> None:
        t.bag.inside[kind] += 1
        t.bag.aside[kind] -= 1

    game = table(**{**STEP, "figures": figures, **more}, bent=one_more, chance=(noise("1"), at)).do("move", "r002")
    assert game.events("encounter")[0]["kind"] == kind
    return game


@rule("NL-18.21", "NL-18.25")
def test_the_ninth_adult_sends_those_out_of_combat_away() -> None:
    figures = (*["adult r005 1"] * 7, "adult alert_room 2")
    game = stepping("adult", 5, *figures)
    assert game.figures() == [("adult", "alert_room"), ("adult", "r002")] and game.t.figures[0].injuries == 2
    tokens = {f"adult_{number}" for number in (1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9)}
    gone = set(game.t.bag.inside_seen)
    assert len(gone) == 7 and gone < tokens and not game.t.bag.aside_seen, "with the very tokens they had"
    assert not gone & {figure.token for figure in game.t.figures}


@rule("NL-18.22")
def test_it_is_the_same_with_larvae() -> None:
    game = stepping("larva", 0, *["larva r005"] * 5, "larva alert_room")
    assert game.figures() == [("larva", "alert_room"), ("larva", "r002")] and len(game.t.bag.inside_seen) == 5


@rule("NL-18.23")
def test_if_all_are_in_combat_nothing_is_placed_and_the_token_returns() -> None:
    game = stepping("adult", 5, *["adult alert_room"] * 8)
    token = game.events("encounter")[0]["token"]
    assert game.t.bag.inside_seen == (token,) and len(game.figures()) == 8 and not game.events("surprise")
    assert not game.t.base.noise, "the Noise is gone all the same"


@rule("NL-18.24", "NL-20.15")
def test_larvae_on_character_boards_are_used_figures() -> None:
    figures = ["larva alert_room"] * 4
    game = stepping("larva", 0, *figures, crew=({"larva": True}, {"larva": True}))
    assert len(game.figures()) == 4 and len(game.t.bag.inside_seen) == 1
    assert len(stepping("larva", 0, *figures, crew=({"larva": True},)).figures()) == 5
    assert not table(**STEP, crew=({"larva": True},)).offered("escape"), "and it is no Combat"


def tokenless(t: Lockdown) -> None:
    """The figure came without a token, which lies set aside."""
    t.bag.aside_seen, t.figures[0].token = (t.figures[0].token,), ""


@rule("NL-18.25", "NL-18.29")
def test_a_figure_without_a_token_returns_a_set_aside_one_of_its_kind() -> None:
    game = table(**{**STEP, "stage": "event"}, figures=("adult r005",), chance=("lurking", 0), bent=tokenless)
    assert not game.figures() and game.t.bag.inside_seen[0] == "adult_1" and not game.t.bag.aside_seen
    other = table(**{**STEP, "stage": "event"}, figures=("adult r005",), chance=("lurking", 1), bent=tokenless)
    assert other.t.bag.aside_seen == ("adult_1",) and other.t.bag.aside["adult"] == 6, "any of them"


@rule("NL-18.25")
def test_a_figure_without_a_token_returns_none_if_there_is_none() -> None:
    def in_the_bag(t: Lockdown) -> None:
        t.bag.inside["queen"], t.figures[0].token = 1, ""

    game = table(**{**STEP, "stage": "event"}, figures=("queen r005",), chance=("lurking",), bent=in_the_bag)
    assert not game.figures() and game.t.bag.inside["queen"] == 1 and "queen_1" not in game.t.bag.inside_seen


@rule("NL-18.26")
def test_a_killed_queen_never_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fight: dict[str, Any] = {**STEP, "base": {}, "power": "s02 s03", "things": ("rifle",)}
    chance = (combat("hit_1"), "cut_2", "blood_chase_2")
    game = table(**fight, figures=("queen r001 9",), chance=chance).do("shoot", "rifle", 0)
    assert game.t.lab.queen_killed and game.t.bag.aside_seen == ("queen_1",) and not game.t.bag.inside["queen"]
    entry = BOX.events["lurking"]
    step = {"op": "place_intruder", "kind": "queen", "room": {"tile": ["laboratory"]}}
    monkeypatch.setitem(BOX.events, "lurking", msgspec.structs.replace(entry, effect=(step,), dark_effect=()))
    there: dict[str, Any] = {**STEP, "stage": "event", "met": True, "chance": ("lurking",)}
    assert ("queen", "r002") in table(**there).figures()
    assert ("queen", "r002") not in table(**there, lab={"queen_killed": True}).figures()


# -- replaced, put down, moved by cards --------------------------------------------------------------------------------


@rule("NL-18.28", "NL-19.11")
def test_a_creeper_becomes_a_breeder_with_its_injuries() -> None:
    game = table(**{**STEP, "stage": "attacks", "chance": ("evolve_1",)}, figures=("creeper alert_room 2",))
    (figure,) = game.t.figures
    assert (figure.kind, figure.room, figure.injuries, figure.token) == ("breeder", "alert_room", 2, "")
    assert game.t.bag.aside_seen == ("creeper_1",) and not game.events("encounter") and len(game.events("attack")) == 1


@rule("NL-18.28")
def test_without_a_free_breeder_the_creeper_stays_what_it_is() -> None:
    figures = ("creeper alert_room", "breeder r005", "breeder r004")
    game = table(**{**STEP, "stage": "attacks", "chance": ("evolve_1",)}, figures=figures)
    assert game.events("replaced") == [] and ("creeper", "alert_room") in game.figures()


@rule("NL-18.28", "NL-19.8")
def test_in_the_dark_the_new_breeder_attacks_at_once() -> None:
    fight = {**DARK, "stage": "attacks", "figures": ("creeper r001",), "chance": ("evolve_1", "blood_rage_1")}
    game = table(**fight)
    assert [told["kind"] for told in game.events("attack")] == ["creeper", "breeder"] and game.crew().serious == 1


@rule("NL-18.29", "NL-15.1", "NL-30.2")
def test_a_figure_put_down_by_a_card_is_no_encounter() -> None:
    bleeding = ({"wounds": ("hand",)},)
    game = table(**{**DARK, "hand": ("", ""), "chance": ("scent_of_blood",)}, crew=bleeding)
    assert game.prompt == "keep-objective" and game.figures() == [("adult", "r001")], "it may be the first of all"
    assert not game.events("encounter") and not game.events("surprise") and game.t.figures[0].token == ""
    assert sorted(game.t.base.noise) == ["c01", "c02", "tech"] and game.t.bag.inside["adult"] == 5


@rule("NL-18.29", "NL-18.21")
def test_a_figure_put_down_by_a_card_is_bound_by_the_limits() -> None:
    bleeding = ({"wounds": ("hand",)},)
    game = table(**{**DARK, "chance": ("scent_of_blood",)}, crew=bleeding, figures=("adult alert_room",) * 8)
    assert ("adult", "r001") not in game.figures()


@rule("NL-18.30", "NL-15.2")
def test_whoever_hunts_in_a_section_minds_no_doors() -> None:
    doors = {"c01": "closed", "c02": "closed"}
    game = table(**{**DARK, "base": {"doors": doors}, "chance": ("blood_trace_1",)}, crew=({"wounds": ("hand",)},),
                 figures=("adult r004", "adult r008"))  # fmt: skip
    assert game.figures() == [("adult", "r001"), ("adult", "r008")], "of the own Section alone"
    assert game.t.base.doors == doors and not game.events("encounter")
