"""NL-21: wounds, dressing, healing and death."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.games.nemesis_lockdown.state import DECK, LOST, ORDERS, POOL
from brushpass.testing import rule

from ..chances import combat
from ..table import BOX, Table, table

BURNING: dict[str, Any] = {"base": {"fires": ("r001",)}, "tiles": {"r001": "archive"}, "rooms": ("r001",)}
"""Whoever ends the turn there suffers a Light Wound."""
HERE: dict[str, Any] = {
    "characters": ("sentry", "survivor"), "rooms": ("r001", "alert_room"), "things": ("", ""),
    "tiles": {"r001": "archive", "r002": "laboratory"},
}  # fmt: skip
ATTACKED: dict[str, Any] = {**HERE, "figures": ("breeder r001",), "stage": "attacks"}
THREE = {"wounds": ("knee",), "dressed": ("hand", "body")}
DYING: dict[str, Any] = {**HERE, "figures": ("adult r001",), "chance": ("harmless", combat("blank"))}
"""A missed blow is a Serious Wound."""


def died(**more: Any) -> Table:
    """The first player dies of a fourth Serious Wound on the own turn."""
    return table(**{**DYING, "crew": (THREE,), **more}).do("melee", 0)


# -- wounds ------------------------------------------------------------------------------------------------------------


@rule("NL-6.14", "NL-21.1")
def test_a_light_wound_moves_the_marker() -> None:
    for before in (0, 1):
        game = table(**BURNING, crew=({"light": before},)).do("pass").choose("stop")
        assert game.crew().light == before + 1 and not game.crew().serious


@rule("NL-21.2", "NL-21.3")
def test_the_third_light_wound_is_a_serious_one() -> None:
    game = table(**BURNING, crew=({"light": 2},), chance=("knee",)).do("pass").choose("stop")
    assert (game.crew().light, game.crew().wounds) == (0, ("knee",))
    assert game.events("serious-wound") == [{"seat": 0, "card": "knee"}], "face up"


@rule("NL-21.3")
def test_a_serious_wound_hampers_from_now_on() -> None:
    assert table(**HERE, hand=("search",)).offered("move") == ["r002", "repository"]
    assert not table(**HERE, hand=("search",), crew=({"wounds": ("knee",)},)).offered("move"), "it costs one more"
    medkit: dict[str, Any] = {**HERE, "inventory": ("medical_stapler",), "hand": ("search",)}
    assert table(**medkit, crew=({"light": 1},)).offered("item")
    assert not table(**medkit, crew=({"light": 1, "wounds": ("hand",)},)).offered("item")


@rule("NL-21.3", "NL-6.22")
def test_bleeding_wounds_whoever_passes() -> None:
    game = table(**HERE, crew=({"wounds": ("bleeding",)},)).do("pass")
    assert game.crew().light == 1


@rule("NL-21.4", "NL-6.20")
def test_identical_wounds_do_not_add_up_but_each_counts() -> None:
    twice = ({"wounds": ("body", "body")},)
    game = table(**{**HERE, "stage": "round"}, hand=("", ""), crew=twice)
    assert len(game.hand()) == 4 and len(game.hand(1)) == 5 and game.crew().serious == 2


@rule("NL-21.5", "NL-21.12", "NL-21.13", "NL-21.17", "NL-30.5")
def test_one_wound_more_than_three_serious_ones_kills() -> None:
    game = table(**BURNING, crew=(THREE,), things=("carcass",))
    game.do("pass").choose("stop")
    assert game.crew().dead and sorted(game.lying("r001")) == ["carcass", "corpse"]
    assert game.t.base.gate and game.events("gate-opened")
    assert died().crew().dead, "be it light or serious"


@rule("NL-21.6", "NL-21.5")
def test_a_death_stops_the_rest_of_an_effect() -> None:
    game = table(**{**ATTACKED, "chance": ("cut_2",)}, crew=(THREE,), power="s02 s03")
    assert game.crew().dead and not game.events("contaminated") and len(game.events("died")) == 1
    two = table(**{**ATTACKED, "chance": ("blood_rage_1", "arm", "hand")}, crew=({"wounds": ("knee",)},))
    assert two.crew().wounds == ("knee", "arm", "hand"), "one after another"


@rule("NL-21.6")
def test_light_wounds_of_an_effect_come_before_serious_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = BOX.items["grenade"]
    step = {**entry.effect[0], "light_wounds": 1}
    monkeypatch.setitem(BOX.items, "grenade", msgspec.structs.replace(entry, effect=(step,)))
    game = table(**HERE, inventory=("grenade",), figures=("larva r001",), chance=("knee",)).do("item", "red", "grenade")
    game.choose(0)
    told = [event.event for event in game.match.log(None)]
    assert told.index("light-wound") < told.index("serious-wound") and game.crew().wounds == ("knee",)


@rule("NL-21.11")
def test_an_empty_wound_deck_is_made_of_its_discard_pile() -> None:
    fight = {**DYING, "chance": ("harmless", combat("blank"), "arm")}
    game = table(**fight, discards={"wound": " ".join(BOX.wound_deck)}).do("melee", 0)
    assert game.crew().wounds == ("arm",) and not game.t.discards["wound"]


# -- dressing and healing ----------------------------------------------------------------------------------------------

HURT: dict[str, Any] = {**HERE, "tiles": {"r001": "emergency_room"}, "hand": ("search rest",)}


@rule("NL-21.7", "NL-21.10")
def test_a_dressed_wound_hampers_no_more_but_counts() -> None:
    game = table(**HERE, hand=("search rest",), inventory=("medkit",), crew=({"wounds": ("knee", "body", "arm")},))
    game.choose(("item", "green", "medkit"), "search", 0)
    assert game.prompt == "dress" and game.seat == 0 and game.options == ("knee", "body", "arm")
    game.choose("knee")
    assert (game.crew().wounds, game.crew().dressed, game.crew().serious) == (("body", "arm"), ("knee",), 3)
    assert game.offered("move"), "with one card"
    assert died(crew=({"dressed": ("knee", "body", "arm")},)).crew().dead


@rule("NL-21.8")
def test_healing_moves_the_marker_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(**HURT, crew=({"light": 2},)).do("room", 0).choose(2)
    assert game.crew().light == 0 and game.events("healed-light") == [{"seat": 0}]
    entry = BOX.items["medical_stapler"]
    one = {"op": "heal_light", "n": 1, "who": "self"}
    monkeypatch.setitem(BOX.items, "medical_stapler", msgspec.structs.replace(entry, effect=(one,)))
    there = {**HERE, "inventory": ("medical_stapler",), "hand": ("search",), "crew": ({"light": 2},)}
    assert table(**there).do("item", "green", "medical_stapler").crew().light == 1


@rule("NL-21.9", "NL-21.10")
def test_only_a_dressed_wound_is_healed() -> None:
    game = table(**HURT, crew=({"wounds": ("arm",), "dressed": ("knee", "body")},)).do("room", 0)
    assert game.options == (0, 1), "to dress, or to heal"
    healing = game.choose(1).decision
    assert (healing.prompt, healing.seat, healing.options) == ("heal", 0, ("knee", "body"))
    game.choose("body")
    assert game.crew().dressed == ("knee",) and game.t.discards["wound"] == ("body",)
    undressed = table(**HURT, crew=({"wounds": ("arm",)},)).do("room", 0)
    assert undressed.options == (0,), "an undressed one cannot be healed"


# -- death -------------------------------------------------------------------------------------------------------------


@rule("NL-21.12", "NL-21.13", "NL-24.13")
def test_a_corpse_and_what_was_carried_stay_in_the_room() -> None:
    game = died(things=("egg carcass", ""))
    assert game.t.base.objects == (("r001", "corpse", 0), ("r001", "egg", -1), ("r001", "carcass", -1))
    assert game.crew().room == "" and game.crew().fate == "dead"


@rule("NL-21.14")
def test_items_and_weapons_leave_the_game() -> None:
    game = died(things=("rifle:2 flamethrower", ""), inventory=("medkit duct_tape",))
    assert not game.crew().things and not game.items() and not any(game.t.discards[colour] for colour in LOST)
    lost = sorted([item for place in LOST.values() for item in game.t.piles[place]])
    assert lost == ["duct_tape", "medkit", "rifle"] and game.t.base.stock["flamethrower"] == 2


@rule("NL-21.15")
def test_contingency_tokens_return_to_the_pool() -> None:
    game = died(orders=("code_red",))
    assert not game.t.piles[ORDERS[0]] and "code_red" in game.t.piles[POOL]
    assert game.match.view(1).pool == table(**HERE).match.view(1).pool


@rule("NL-21.16")
def test_larva_markers_and_wounds_of_the_dead_are_gone() -> None:
    game = died(crew=({**THREE, "larva": True, "slime": True, "light": 2},))
    crew = game.crew()
    assert not crew.larva and not crew.slime and not crew.light and not crew.serious
    assert sorted(game.t.discards["wound"]) == ["body", "hand", "knee"]


@rule("NL-21.17")
def test_only_the_first_death_opens_the_gate() -> None:
    assert len(died().events("gate-opened")) == 1
    assert not died(base={"gate": True}).events("gate-opened")


@rule("NL-21.18", "NL-21.19", "NL-33.15")
def test_the_dead_win_nothing_and_whoever_dies_outside_a_room_leaves_no_corpse() -> None:
    fates: tuple[dict[str, Any], ...] = ({"fate": "dead", "room": ""}, {"fate": "pod", "room": "", "pod": "A"}, {})
    game = table(
        3, characters=("sentry", "survivor", "hacker"), crew=fates, stage="ending", met=True, things=("", "egg")
    )
    assert game.outcome is not None and 0 not in game.outcome.winners and game.outcome.scores[0] == 0
    assert [told["seat"] for told in game.events("died")] == [1, 2] and not game.t.base.objects


@rule("NL-21.20", "NL-33.7")
def test_the_last_death_ends_the_game() -> None:
    game = died(crew=(THREE, {"fate": "dead", "room": ""}))
    assert game.outcome is not None and not game.outcome.winners


@rule("NL-21.21", "NL-6.17")
def test_whoever_dies_on_the_own_turn_ends_it_and_has_passed() -> None:
    game = died()
    assert game.crew().passed and game.t.active == 1 and game.seat == 1 and game.prompt == "action"


@rule("NL-21.22", "NL-INV-22")
def test_the_cards_of_the_dead_are_set_aside_and_do_not_return() -> None:
    game = died(hand=("search contamination rest", ""), live=("infected",), discard=("contamination repairs",))
    view = game.match.view(1)
    assert view.sizes[0].hand == 0 and not game.crew().discard and not game.hand()
    assert game.t.piles[DECK[0]].count("contamination") == 3 and len(game.t.piles[DECK[0]]) == 13
    assert view.decks["contamination"] == 24, "what was gained is not there any more"
    mine = game.match.view(0).secrets[0]
    assert mine is not None and not mine.hand and not mine.scanned


@rule("NL-21.22", "NL-8.7")
def test_the_card_that_was_played_goes_with_the_others() -> None:
    game = table(**{**HERE, "characters": ("survivor", "sentry")}, hand=("vents rest",), crew=(THREE,), met=True,
                 chance=("cut_2",)).choose(("card", "vents"), "rest", "r002")  # fmt: skip
    assert game.crew().dead and not game.crew().discard and "vents" in game.t.piles[DECK[0]]
    assert game.lying("r002") == ["corpse"]
