"""NL-29: what Objectives ask for."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.box.entries import Term
from brushpass.testing import rule

from ..endings import BUNKER, DEAD, ISOLATED, POD, closing, ended, fulfils, result
from ..table import BOARD, BOX, table

SENT = {**BUNKER, "signal": True}


@rule("NL-29.1")
def test_who_wins_has_survived_and_fulfilled_the_objective() -> None:
    assert fulfils("sterilization", BUNKER, BUNKER, lab={"nest_destroyed": True, "eggs": 0, "reserve": 8})
    assert not fulfils("sterilization", BUNKER, BUNKER)
    condemned = {"active_order": "code_blue", "lab": {"nest_destroyed": True, "eggs": 0, "reserve": 8}}
    assert not fulfils("sterilization", BUNKER, BUNKER, **condemned)


@rule("NL-29.2", "NL-34.10")
def test_objectives_are_judged_after_the_other_checks() -> None:
    assert fulfils("sever_ties_2", SENT, BUNKER, active_order="code_blue")
    assert not fulfils("sever_ties_2", SENT, {**BUNKER, "signal": True}, active_order="code_blue")


@rule("NL-29.3", "NL-35.6", "NL-39.7")
def test_objectives_are_seen_by_their_owners_alone() -> None:
    game = table(goals=("no_witnesses",), met=True)
    assert game.match.view(1).secrets[0] is None and game.match.view(None).secrets[0] is None
    assert game.match.view(1).crew[0].goals == ("personal",)


@rule("NL-29.4", "NL-29.6", "NL-29.7")
def test_elements_are_combined_and_alternatives_offered() -> None:
    survivors: dict[str, Any] = {"characters": ("survivor", "lab_rat")}
    workers: dict[str, Any] = {"characters": ("survivor", "hacker")}
    assert fulfils("no_witnesses", SENT, BUNKER, **workers)
    assert not fulfils("no_witnesses", BUNKER, BUNKER, **workers)
    assert not fulfils("no_witnesses", SENT, BUNKER, **survivors)
    assert fulfils("no_witnesses", BUNKER, DEAD, **survivors)


@rule("NL-29.5", "NL-29.16")
def test_somebody_must_not_survive() -> None:
    assert fulfils("sever_ties_2", BUNKER, DEAD, BUNKER)
    assert not fulfils("sever_ties_2", BUNKER, BUNKER, DEAD)
    assert not fulfils("sever_ties_1", BUNKER, BUNKER, DEAD)
    assert fulfils("sever_ties_1", BUNKER, DEAD, DEAD)


@rule("NL-29.8")
def test_the_signal_must_be_ones_own() -> None:
    assert fulfils("old_grudge", SENT, BUNKER, DEAD, DEAD, DEAD)
    assert not fulfils("old_grudge", BUNKER, SENT, DEAD, DEAD, DEAD)
    assert not fulfils("old_grudge", SENT, BUNKER, POD, DEAD, DEAD)


@rule("NL-29.9")
def test_two_weaknesses_face_up() -> None:
    assert not fulfils("weakness_report", SENT, BUNKER)
    two = " ".join([*BOX.weaknesses][:2])
    assert fulfils("weakness_report", SENT, BUNKER, weaknesses=two)


@rule("NL-29.10", "NL-29.14", "NL-29.18")
@pytest.mark.parametrize("card", ["sterilization", "big_game"])
def test_a_destroyed_facility_kills_nest_and_queen_but_a_rescue_does_not(card: str) -> None:
    assert fulfils(card, SENT, BUNKER, clock={"countdown": 3})
    assert not fulfils(card, SENT, BUNKER)
    assert not fulfils(card, SENT, BUNKER, active_order="code_red")
    assert not fulfils(card, SENT, BUNKER, clock={"alert": 3})
    dead = {"queen_killed": True, "nest_destroyed": True, "eggs": 0, "reserve": 8}
    assert fulfils(card, SENT, BUNKER, lab=dead)


@rule("NL-29.11", "NL-29.12")
def test_knowledge_and_its_verification() -> None:
    assert fulfils("full_dossier", {**BUNKER, "knowledge": 8}, BUNKER)
    assert not fulfils("full_dossier", {**BUNKER, "knowledge": 7}, BUNKER)
    assert fulfils("expert_witness", {**BUNKER, "knowledge": 6, "verified": True}, BUNKER)
    assert not fulfils("expert_witness", {**BUNKER, "knowledge": 6}, {**BUNKER, "verified": True})


@rule("NL-29.13")
def test_all_rooms_of_the_sections_are_explored() -> None:
    rooms = [room for room in BOARD.rooms if BOARD.section[room] in ("s02", "s03")]
    free = {slot: [tile.id for tile in BOX.contents.room_tiles if tile.category == slot] for slot in ("I", "II")}
    tiles = {room: free[BOARD.slot[room]].pop() for room in rooms if BOARD.slot[room] in free}
    assert fulfils("lower_floors", BUNKER, BUNKER, tiles=tiles)
    tiles.popitem()
    assert not fulfils("lower_floors", BUNKER, BUNKER, tiles=tiles)


@rule("NL-29.15")
def test_what_was_carried_out_counts() -> None:
    assert fulfils("live_sample", SENT, BUNKER, things=("egg", ""))
    assert not fulfils("live_sample", SENT, BUNKER, things=("carcass", "egg"))


@rule("NL-29.17")
def test_which_items_count() -> None:
    six = ("medkit reagent clothes glowstick",)
    assert fulfils("pack_rat", POD, BUNKER, inventory=six, things=("rifle shotgun", ""))
    assert not fulfils("pack_rat", POD, BUNKER, inventory=six, things=("rifle egg", ""))
    assert not fulfils("pack_rat", ISOLATED, BUNKER, inventory=six, things=("rifle shotgun", ""))

    def bound(t: Any) -> None:
        for thing in t.crew[0].things:
            thing.bound = 1

    assert not fulfils("pack_rat", POD, BUNKER, inventory=six, things=("rifle shotgun", ""), bent=bound)


@rule("NL-29.19")
def test_every_objective_is_decided_from_the_final_state() -> None:
    known = {
        "only_survivor", "no_nemesis_survivor_survives", "player_dead", "survivors_min", "survivors_max", "escaped_in",
        "signal_sent", "knowledge_min", "knowledge_active", "sections_explored", "weaknesses_face_up_min",
        "nest_destroyed", "queen_killed", "facility_destroyed", "power_blue_min", "carries_object", "items_min",
        "players_max",
    }  # fmt: skip
    for card in BOX.objectives.values():
        assert {*asked(card.condition)} <= known
        if card.deck == "coop":
            ended(BUNKER, BUNKER, goals=card.id)
        else:
            result(closing(*[BUNKER] * 5, goals=(card.id,)))


def asked(term: Term) -> list[str]:
    """The predicates of a condition."""
    parts = [part for word in ("all", "any", "all_of_one") for part in term.get(word, ())]
    return [term["pred"]] if "pred" in term else [name for part in parts for name in asked(part)]
