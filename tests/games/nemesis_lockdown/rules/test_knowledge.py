"""NL-22: Knowledge and Weaknesses."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..chances import combat
from ..table import BOX, Table, dealt, table

HERE: dict[str, Any] = {
    "characters": ("xenobiologist", "survivor"), "rooms": ("r001", "r001"), "things": ("", ""),
    "tiles": {"r001": "laboratory"}, "hand": ("search rest", "search"), "met": True,
}  # fmt: skip
"""In the Laboratory, with enough cards to analyse."""


def analysing(thing: str, **more: Any) -> Table:
    """An Object that lies in the Laboratory is analysed."""
    there = {"base": {"objects": (("r001", thing, 1 if thing == "corpse" else -1),)}}
    game = table(**{**HERE, **there, **more}).do("room", 0)
    return game.choose((-1, thing)) if game.prompt == "analyse" else game


# -- Knowledge ---------------------------------------------------------------------------------------------------------


@rule("NL-22.1")
def test_everybody_has_a_level_of_their_own() -> None:
    game = table(**HERE)
    assert (game.crew(0).knowledge, game.crew(1).knowledge) == (1, 3)
    assert (analysing("egg").crew(0).knowledge, analysing("egg").crew(1).knowledge) == (4, 3)


@rule("NL-22.2", "NL-INV-16")
def test_knowledge_stops_at_the_end_of_the_track() -> None:
    game = analysing("egg", crew=({"knowledge": 7},))
    assert game.crew().knowledge == 8 == BOX.start.knowledge and game.events("learned") == [{"seat": 0, "count": 8}]


@rule("NL-22.2")
def test_nothing_lowers_knowledge() -> None:
    """No operation of the data takes any, and death leaves it."""
    gains = [step for card in BOX.cards.values() for step in card.effect if step["op"] == "gain_knowledge"]
    assert gains and all(step["n"] > 0 for step in gains)
    fight = {**HERE, "hand": ("search",), "figures": ("adult r001",), "chance": ("harmless", combat("blank"))}
    game = table(**fight, crew=({"wounds": ("knee", "hand", "body"), "knowledge": 6},)).do("melee", 0)
    assert game.crew().dead and game.crew().knowledge == 6


@rule("NL-22.3", "NL-22.10", "NL-22.11")
def test_an_analysed_object_brings_three_and_is_gone() -> None:
    game = analysing("carcass")
    assert game.crew().knowledge == 4 and not game.lying("r001") and not game.hand()
    assert game.events("analysed") == [{"seat": 0, "thing": "carcass"}]


@rule("NL-22.3", "NL-11.33")
def test_whoever_discovers_the_nest_learns_one() -> None:
    silent = next(token.id for token in BOX.explorations.values() if token.effect == "silence")
    game = table(**{**HERE, "rooms": ("repository", "r001")}, chance=("nest", silent)).do("move", "r004")
    assert game.t.tile("r004") == "nest" and game.crew().knowledge == 2 and game.crew(1).knowledge == 3


@rule("NL-22.3", "NL-22.4", "NL-22.5")
def test_the_archive_brings_two_and_verifies_once() -> None:
    archive = {**HERE, "tiles": {"r001": "archive"}}
    game = table(**archive).do("room", 0)
    assert game.crew().knowledge == 3 and game.crew().verified and game.events("verified") == [{"seat": 0}]
    assert not table(**archive, crew=({"verified": True},)).offered("room")
    assert table(**archive, crew=({}, {"verified": True})).offered("room"), "which is everybody's own affair"


@rule("NL-22.3")
def test_a_computer_brings_one() -> None:
    game = table(**HERE, computer="computer_action_b").do("computer", 0)
    assert game.crew().knowledge == 2


@rule("NL-22.3")
def test_cards_and_items_bring_as_much_as_they_say() -> None:
    lying = {"objects": (("r001", "egg", -1),)}
    game = table(**{**HERE, "hand": ("field_experience",)}, base=lying, lab={"reserve": 2}).do(
        "card", "field_experience"
    )
    assert game.crew().knowledge == 2
    game = table(**HERE, inventory=("research_documents",)).do("item", "green", "research_documents").choose(0)
    assert game.crew().knowledge == 3


@rule("NL-22.6")
def test_what_asks_for_knowledge_and_what_grows_with_it() -> None:
    lab = {**HERE, "tiles": {"r001": "testing_lab"}}
    assert not table(**lab).offered("room") and table(**lab, crew=({"knowledge": 4},)).offered("room")
    fight: dict[str, Any] = {**HERE, "hand": ("vivisection rest search",), "figures": ("queen r001",)}
    chance = ("cut_5", "cut_4")
    for level, injuries in ((1, 1), (4, 3), (8, 5)):
        game = table(**fight, crew=({"knowledge": level},), chance=chance).do("card", "vivisection").choose(0)
        assert game.events("injured") == [{"kind": "queen", "count": injuries, "figure": 0}], level


# -- Weaknesses --------------------------------------------------------------------------------------------------------


@rule("NL-22.7", "NL-22.14", "NL-3.12")
def test_one_weakness_is_discovered_from_the_start_for_all_to_see() -> None:
    game = dealt()
    while game.match.state.round == 0:
        game.choose(game.options[0])
    assert len(game.t.lab.weaknesses) == 1
    assert all(game.match.view(seat).lab.weaknesses == game.t.lab.weaknesses for seat in (0, 1, None))


@rule("NL-22.8", "NL-22.14")
@pytest.mark.parametrize("thing", ["corpse", "carcass", "egg"])
def test_an_object_of_a_new_kind_discovers_the_next_weakness(thing: str) -> None:
    extra: dict[str, Any] = {"lab": {"reserve": 2}} if thing == "egg" else {}
    if thing == "corpse":
        extra["crew"] = ({}, {"fate": "dead", "room": ""})
    game = analysing(thing, chance=("fear_of_flame",), **extra)
    assert game.t.lab.weaknesses == ("thin_blood", "fear_of_flame") and game.t.lab.analysed == (thing,)
    assert game.events("weakness") == [{"card": "fear_of_flame"}] and game.match.view(1).lab.weaknesses[1:]


@rule("NL-22.9", "NL-22.10", "NL-22.11")
def test_a_kind_that_was_analysed_discovers_nothing_but_teaches() -> None:
    game = analysing("carcass", lab={"analysed": ("carcass",)}, weaknesses="thin_blood fear_of_flame")
    assert len(game.t.lab.weaknesses) == 2 and not game.events("weakness")
    assert game.crew().knowledge == 4 and not game.lying("r001")


@rule("NL-22.9", "NL-22.10")
def test_with_all_weaknesses_found_an_object_teaches_only() -> None:
    game = analysing(
        "carcass", lab={"analysed": ("egg", "corpse")}, weaknesses="thin_blood fear_of_flame light_blindness"
    )
    assert len(game.t.lab.weaknesses) == 3 and game.t.lab.analysed == ("egg", "corpse")
    assert game.crew().knowledge == 4 and not game.lying("r001"), "the token leaves the game"


@rule("NL-22.8", "NL-26.17", "NL-40.35")
def test_what_another_carries_is_analysed_with_consent_alone() -> None:
    there = {**HERE, "things": ("", "carcass"), "chance": ("fear_of_flame",)}
    game = table(**there).do("room", 0)
    if game.prompt == "analyse":
        game.choose((1, "carcass"))
    assert game.prompt == "allow" and game.seat == 1
    game.choose("no")
    assert game.crew(1).carries("carcass") and game.crew().knowledge == 1
    game = table(**there).do("room", 0)
    if game.prompt == "analyse":
        game.choose((1, "carcass"))
    assert not game.choose("yes").crew(1).carries("carcass") and game.crew().knowledge == 4


SHOT: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("rifle",), "power": "s02 s03",
    "tiles": {"r001": "laboratory"}, "figures": ("adult r001",), "chance": (combat("creeper"), "cut_5"),
}  # fmt: skip
"""A Creeper face hits an Adult for whoever may use Soft Underbelly."""


@rule("NL-22.12", "NL-22.13")
@pytest.mark.parametrize(
    ("cards", "level"),
    [
        ("soft_underbelly", 3),
        ("clumsy_pursuit soft_underbelly", 5),
        ("clumsy_pursuit fear_of_flame soft_underbelly", 8),
    ],
)
def test_a_weakness_is_used_from_its_level_on_without_verification(cards: str, level: int) -> None:
    for knowledge, verified, hits in ((level, False, 1), (level - 1, True, 0)):
        crew = ({"knowledge": knowledge, "verified": verified},)
        game = table(**SHOT, weaknesses=cards, crew=crew).do("shoot", "rifle", 0)
        assert len(game.events("injured")) == hits, knowledge


@rule("NL-22.12")
def test_an_undiscovered_weakness_helps_nobody() -> None:
    game = table(**SHOT, weaknesses="clumsy_pursuit", crew=({"knowledge": 8},)).do("shoot", "rifle", 0)
    assert not game.events("injured")
