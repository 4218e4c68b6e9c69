"""NL-19: Intruders attack."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import combat
from ..table import BOX, table

HERE: dict[str, Any] = {
    "characters": ("sentry", "survivor", "hacker"), "rooms": ("r001", "r001", "alert_room"),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "things": ("", "", ""),
}  # fmt: skip
ATTACKED: dict[str, Any] = {**HERE, "stage": "attacks"}
"""The step of the Event Phase in which Intruders attack."""
DARK: dict[str, Any] = {"power": "s02 s03"}


@rule("NL-19.1")
def test_an_intruder_attacks_nobody_who_fights_it() -> None:
    fight = {**HERE, "things": ("rifle",), "chance": (0, "cut_5")}
    game = table(**fight, **DARK, figures=("adult r001",)).do("shoot", "rifle", 0)
    assert game.events("shot") and not game.events("attack")
    game = table(**fight, figures=("adult r002",)).do("move", "r002")
    assert not game.events("attack"), "nor whoever comes to it"


@rule("NL-19.2", "NL-7.15", "NL-7.17")
def test_an_intruder_attacks_in_its_own_room_alone() -> None:
    game = table(3, **ATTACKED, figures=("adult r002", "adult alert_room"), chance=("evolve_1",))
    assert [told["seat"] for told in game.events("attack")] == [2]


@rule("NL-19.5", "NL-7.16")
@pytest.mark.parametrize(
    ("hands", "first", "target"),
    [
        (("search rest", "search"), 0, 1),
        (("search", "search rest"), 0, 0),
        (("search rest", "contamination contamination contamination"), 0, 0),
        (("search", "search"), 0, 0),
        (("search", "search"), 1, 1),
        (("search", "search"), 2, 0),
    ],
)
def test_the_target_has_the_fewest_cards_then_comes_first(hands: tuple[str, str], first: int, target: int) -> None:
    game = table(3, **ATTACKED, hand=hands, first=first, figures=("adult r001",), chance=("evolve_1",))
    assert [told["seat"] for told in game.events("attack")] == [target]


@rule("NL-19.6")
def test_every_attack_finds_its_own_target() -> None:
    dying = ({"wounds": ("knee", "hand", "body")},)
    fight = {**ATTACKED, "hand": ("", "search"), "crew": dying, "chance": ("cut_2", "cut_3")}
    game = table(3, **fight, figures=("adult r001", "adult r001"))
    assert [told["seat"] for told in game.events("attack")] == [0, 1] and game.crew().dead and game.crew(1).light == 1


@rule("NL-19.7")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_an_attack_hits_if_the_card_shows_the_attacker(kind: str) -> None:
    for card in BOX.attacks.values():
        game = table(3, **{**ATTACKED, "hand": ("",)}, figures=(f"{kind} r001",), chance=(card.id,))
        told = game.events("attack")[0]
        assert told == {
            "kind": kind, "seat": 0, "card": card.id, "result": "hit" if kind in card.symbols else "miss",
            "figure": 0,
        }  # fmt: skip
        if kind not in card.symbols:
            assert not game.crew().light and not game.crew().serious and not game.crew().slime


@rule("NL-19.8", "NL-23.4")
def test_the_darkness_effect_needs_a_hit_and_darkness() -> None:
    fight = {**ATTACKED, "hand": ("",), "figures": ("adult r001",)}
    assert table(3, **fight, chance=("cut_2",)).crew().light == 1
    assert table(3, **fight, **DARK, chance=("cut_2",)).crew().light == 2
    creeper = {**fight, "figures": ("creeper r001",)}
    assert not table(3, **creeper, **DARK, chance=("perched_in_the_dark_1",)).crew().serious
    dead = ({"wounds": ("knee", "hand")},)
    assert table(3, **fight, **DARK, crew=dead, chance=("perched_in_the_dark_1",)).crew().dead
    assert not table(3, **fight, crew=dead, chance=("perched_in_the_dark_1",)).crew().dead


@rule("NL-22.12", "NL-19.8")
def test_whoever_is_wary_of_shadows_ignores_the_dark_of_a_perched_adult() -> None:
    fight = {**ATTACKED, "hand": ("",), "figures": ("adult r001",), "chance": ("perched_in_the_dark_1",), **DARK}
    knows = ({"wounds": ("knee", "hand"), "knowledge": 3},)
    assert not table(3, **fight, crew=knows, weaknesses="wary_of_shadows").crew().dead
    assert table(3, **fight, crew=({"wounds": ("knee", "hand")},), weaknesses="wary_of_shadows").crew().dead
    breeder = {**fight, "figures": ("breeder r001",)}
    assert table(3, **breeder, crew=knows, weaknesses="wary_of_shadows").crew().dead


@rule("NL-19.9")
def test_a_retreat_symbol_is_nothing_in_an_attack() -> None:
    game = table(3, **{**ATTACKED, "hand": ("",)}, figures=("adult r001 9",), chance=("cut_1",))
    assert game.crew().light == 1 and not game.events("retreats") and game.t.figures[0].injuries == 9


@rule("NL-19.10", "NL-18.8")
def test_the_attack_card_is_discarded_and_an_empty_deck_reshuffled() -> None:
    fight = {**ATTACKED, "figures": ("adult r001",), "chance": ("cut_1",)}
    assert table(3, **fight).t.discards["attack"][0] == "cut_1"
    game = table(3, **fight, discards={"attack": " ".join(BOX.attacks)})
    assert game.t.discards["attack"][0] == "cut_1" and len(game.events("attack")) == 1


@rule("NL-19.11", "NL-24.7")
def test_an_attack_may_lead_to_questions_of_its_own() -> None:
    fight = {**ATTACKED, "hand": ("",), "things": ("rifle egg",), "figures": ("adult r001",)}
    game = table(3, **fight, chance=("perched_in_the_dark_1", "arm"))
    assert game.prompt == "blocked-hand" and game.options == ("rifle", "egg")
    game.choose("egg")
    assert game.lying("r001") == ["egg"] and not game.crew().carries("egg")


@rule("NL-19.11", "NL-14.5")
def test_an_attack_may_bring_slime() -> None:
    assert (
        table(3, **{**ATTACKED, "hand": ("",)}, figures=("creeper r001",), chance=("infecting_the_host_1",))
        .crew()
        .slime
    )


# -- Larvae ------------------------------------------------------------------------------------------------------------


@rule("NL-19.12", "NL-19.13", "NL-19.14", "NL-19.15")
def test_a_larva_goes_to_the_board_of_its_target() -> None:
    game = table(3, **{**ATTACKED, "hand": ("",)}, figures=("larva r001",), chance=("harmless",))
    assert not game.figures() and game.crew().larva and not game.events("attack")
    assert not game.t.discards["attack"] and game.t.bag.aside_seen == ("larva_1",)
    assert game.crew().discard == ("contamination",)


@rule("NL-19.13", "NL-19.14", "NL-19.15")
def test_a_second_larva_returns_to_the_supply() -> None:
    fight = {**ATTACKED, "hand": ("",), "crew": ({"larva": True},)}
    game = table(3, **fight, figures=("larva r001",), chance=("infected",))
    assert not game.figures() and game.crew().larva and not game.crew().dead
    assert game.crew().discard == ("contamination",) and game.t.bag.aside_seen == ("larva_1",)


# -- without a figure --------------------------------------------------------------------------------------------------


@rule("NL-19.16", "NL-26.8")
def test_an_attack_card_without_a_figure() -> None:
    vents = {**HERE, "characters": ("survivor", "sentry"), "rooms": ("r001", "alert_room"), "hand": ("vents rest",)}

    def crawled(*chance: str | int, **more: Any) -> Any:
        game = table(**vents, met=True, chance=chance, **more).choose(("card", "vents")).settle().choose("r002")
        return game.crew()

    assert crawled("cut_2", "harmless").light == 2, "as an Adult in the dark"
    assert crawled("evolve_1").light == 0, "which shows no Adult"
    assert crawled("blood_chase_1", crew=({"wounds": ("hand",)},)).slime, "with nobody to follow"
    hurt = ({"wounds": ("hand", "knee")},)
    assert crawled("perched_in_the_dark_1", crew=hurt).dead
    assert not crawled("perched_in_the_dark_1", crew=hurt, weaknesses="wary_of_shadows").dead


@rule("NL-19.4", "NL-19.1")
def test_whoever_stays_is_not_attacked_when_another_escapes() -> None:
    fight = {**HERE, "hand": ("search rest demolition", ""), "figures": ("adult r001",), "chance": ("evolve_1",)}
    game = table(3, **fight).do("escape", "repository")
    assert [told["seat"] for told in game.events("attack")] == [0]


@rule("NL-19.1", "NL-18.7")
def test_a_missed_blow_is_no_attack_of_the_intruder() -> None:
    game = table(3, **HERE, figures=("adult r001",), chance=("harmless", combat("blank"))).do("melee", 0)
    assert game.crew().serious == 1 and not game.events("attack")
