"""NL-44: the data of the box, and what is said of a file that is not in order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brushpass.boxes import BadBox
from brushpass.games.nemesis_lockdown.box.data import FOLDER, box_of, own_box
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
