"""NL-44: the data of the box, and what is said of a file that is not in order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brushpass.boxes import BadBox
from brushpass.games.nemesis_lockdown.box.data import FOLDER, box_of, own_box
from brushpass.games.nemesis_lockdown.rules.effects import STANDING
from brushpass.testing import rule

DATA = json.loads((FOLDER / "box" / "data.json").read_text(encoding="utf-8"))


def complaints(change: Any) -> tuple[str, ...]:
    """What is said of our data with something changed."""
    data = json.loads(json.dumps(DATA))
    change(data)
    with pytest.raises(BadBox) as refused:
        box_of(data)
    return refused.value.complaints


@rule("NL-2.2", "NL-2.4", "NL-2.5", "NL-2.9", "NL-2.10", "NL-2.12")
def test_there_is_as_much_of_everything_as_the_rulebook_says() -> None:
    box = own_box()
    assert (len(box.tile_bags["I"]), len(box.tile_bags["II"]), len(box.explorations)) == (10, 9, 20)
    assert (len(box.css_bag), len(box.contingency_bag), len(box.tokens)) == (7, 7, 27)
    assert box.figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    assert all(len(deck) == 10 for deck in box.decks.values()) and len(box.decks) == 6
    assert all(len(deck) == 30 for deck in box.item_decks.values())
    assert (len(box.attacks), len(box.events), len(box.wound_deck), len(box.weaknesses)) == (20, 22, 25, 6)
    assert (box.strains.count("infected"), len(box.strains), len(box.computers)) == (7, 27, 6)
    assert sum(box.items[item].count for item in box.crafted) == 15


@rule("NL-44.21")
def test_an_effect_says_only_what_can_be_carried_out() -> None:
    def change(data: Any) -> None:
        data["items"][0]["effect"] = [{"op": "teleport"}, {"op": "light_wound", "n": 1, "whom": "self"}]

    assert complaints(change) == (
        "items[0] weapon_battery: effect[0]: op: there is no operation 'teleport'",
        "items[0] weapon_battery: effect[1]: light_wound has no 'whom'; possible: n, who",
    )


@rule("NL-INV-5", "NL-11.34")
def test_every_room_bears_each_number_once() -> None:
    def change(data: Any) -> None:
        data["boards"][0]["rooms"][0]["technical_entrance"] = 3

    assert complaints(change) == ("boards[0] basic: room r001: bears the numbers 1, 2, 3, 3, not 1, 2, 3, 4",)


@rule("NL-44.1")
def test_data_that_only_tell_are_no_other_game(tmp_path: Path) -> None:
    renamed, changed = json.loads(json.dumps(DATA)), json.loads(json.dumps(DATA))
    renamed["items"][0]["names"]["en"] = "Battery"
    changed["items"][0]["cost"] = 2
    assert box_of(renamed).fingerprint == box_of(DATA).fingerprint != box_of(changed).fingerprint


# -- NL-44: what the rules need of the data ----------------------------------------------------------------------------

BOX = own_box()


@rule("NL-44.3", "NL-2.3")
def test_every_die_has_its_faces_and_every_face_a_meaning() -> None:
    dice = BOX.dice
    assert (len(dice.noise), len(dice.mars), len(dice.combat), len(dice.advantage)) == (10, 12, 6, 6)
    assert {*dice.noise} == {"1", "2", "3", "4", "silence", "danger"} and {*dice.mars} == {*dice.noise, "mars"}
    assert {*dice.combat, *dice.advantage} == {*BOX.faces}


@rule("NL-44.4", "NL-15.9")
def test_every_token_but_the_blank_has_a_number_higher_in_the_dark_or_the_same() -> None:
    for token in BOX.tokens.values():
        if token.kind == "blank":
            assert token.light is None and token.dark is None
        else:
            assert token.light is not None and token.dark is not None and 0 <= token.light <= token.dark, token.id
    assert any(token.light != token.dark for token in BOX.tokens.values() if token.kind == "adult")


@rule("NL-44.5", "NL-37.23")
def test_every_exploration_token_has_a_number_and_an_effect() -> None:
    underground = {"silence", "danger", "slime", "fire", "malfunction", "door"}
    assert {token.effect for token in BOX.explorations.values()} == underground
    assert {*(token.effect for token in BOX.surface.values())} - underground >= {"red_item", "mars_card"}
    assert all(0 <= token.items <= 4 for token in BOX.found.values())


@rule("NL-44.6", "NL-25.5")
def test_every_tile_has_a_colour_or_cannot_be_searched() -> None:
    for tile in BOX.contents.room_tiles:
        assert tile.colour in ("red", "yellow", "green", "white") or not tile.searchable, tile.id
    assert not any(tile.searchable for tile in BOX.contents.special_rooms)
    assert BOX.tiles["archive"].computer and not BOX.tiles["nest"].computer


@rule("NL-44.7", "NL-31.7")
def test_a_css_token_launches_a_pod_all_or_none() -> None:
    launched = sorted(BOX.css[token].launch for token in BOX.css_bag)
    assert {*launched} == {"a", "b", "c", "all", "none"} and len(launched) == 7


@rule("NL-44.8", "NL-32.11")
def test_seven_orders_share_five_codes() -> None:
    assert len(BOX.contingencies) == 5 and len(BOX.contingency_bag) == 7
    spares = [order.id for order in BOX.contingencies.values() if order.kills is None]
    assert spares == ["code_green"]
    assert {order.kills["pred"] for order in BOX.contingencies.values() if order.kills} == {
        "knowledge_max", "signal_not_sent", "escaped_in",
    }  # fmt: skip


@rule("NL-44.10")
def test_every_attack_card_has_a_resistance_or_the_retreat_symbol() -> None:
    for card in BOX.attacks.values():
        assert card.health == "retreat" or int(card.health) > 0, card.id
        assert card.symbols and card.effect and "larva" not in card.symbols, card.id
    assert any(card.health == "retreat" for card in BOX.attacks.values())
    assert any(card.dark_effect for card in BOX.attacks.values())


@rule("NL-44.12", "NL-44.13")
def test_wounds_and_weaknesses_stand_by_what_they_say() -> None:
    stats = {step.get("stat", step["op"]) for wound in BOX.wounds.values() for step in wound.effect}
    assert stats == {"hand_size", "move_cost", "item_cost", "hand_slots", "on_trigger"}
    assert all(card.effect for card in BOX.weaknesses.values())
    assert all(step["op"] in STANDING for card in BOX.weaknesses.values() for step in card.effect)


@rule("NL-44.16", "NL-4.12", "NL-25.15")
def test_every_character_has_a_quest_item_that_says_how_it_is_unlocked() -> None:
    for person in BOX.characters.values():
        quest = BOX.items[person.quest_item]
        assert quest.unlock and quest.effect, person.id
        assert person.starting_item is None or BOX.items[person.starting_item].effect, person.id
    assert sum(person.starting_item is not None for person in BOX.characters.values()) == 4


@rule("NL-44.17", "NL-10.11")
def test_every_computer_card_but_lockdown_has_three_options_and_a_cost() -> None:
    plain = [card for card in BOX.computers.values() if card.after != "reshuffle_all"]
    assert len(plain) == 5 and all(len(card.effect[0]["options"]) == 3 and card.cost for card in plain)
    assert [card.id for card in BOX.computers.values() if card not in plain] == ["lockdown"]


@rule("NL-44.19", "NL-22.1", "NL-22.12")
def test_the_knowledge_track_is_as_long_as_the_last_weakness_needs() -> None:
    assert BOX.start.knowledge == 8 and BOX.levels == (3, 5, 8) and BOX.start.weaknesses == len(BOX.levels)


@rule("NL-44.20")
def test_the_costs_that_the_rulebook_lost_are_those_of_the_ruling() -> None:
    words = ("careful_move", "pick_up_object", "trade", "melee", "move", "escape_facility")
    assert [BOX.basic[word] for word in words] == [2, 1, 1, 1, 1, 2]
    lift = BOX.tiles["elevator_room_s01"].actions
    assert [(action.id, action.cost) for action in lift] == [("call_elevator", 1), ("use_elevator", 1)]
    assert [action.cost for action in BOX.tiles["isolation_room"].actions] == [2]


@rule("NL-44.22")
def test_nothing_of_another_box_is_in_the_data() -> None:
    assert sorted(BOX.characters) == ["hacker", "janitor", "lab_rat", "sentry", "survivor", "xenobiologist"]
    assert len(BOX.contents.quest_items) == len(BOX.characters) and len(BOX.events) == 22
    assert {person.group for person in BOX.characters.values()} == {"nemesis_survivor", "facility_worker"}
