"""NL-7.22 to NL-7.36, NL-7.53: step 9 of the Event Phase."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.state import EVENTS
from brushpass.testing import rule

from ..table import BOARD, BOX, table

FAR: dict[str, Any] = {"rooms": ("isolation_room", "isolation_room"), "stage": "event", "power": "s01 s02 s03"}


def card(number: int, kind: str = "adult") -> str:
    """An Event by which a kind moves once, and which does little else."""
    names = {1: "bulkheads_open", 2: "hatching", 3: "power_surge", 4: "egg_protection"}
    assert kind in BOX.events[names[number]].symbols and BOX.events[names[number]].corridors == (number,)
    return names[number]


@rule("NL-7.23", "NL-7.33")
def test_intruders_whose_symbol_is_shown_move_by_the_number() -> None:
    game = table(**FAR, figures=("adult r001", "creeper r001"), chance=(card(1),))
    assert game.figures()[:2] == [("adult", BOARD.beyond["r001", "c01"]), ("creeper", "r001")]
    assert not game.t.explored("r002")


@rule("NL-7.26", "NL-7.27", "NL-7.25", "NL-14.28")
def test_a_closed_door_is_destroyed_by_all_who_face_it_and_all_stay() -> None:
    door = {"doors": {"c01": "closed"}}
    game = table(**FAR, figures=("adult r001", "adult r001"), base=door, chance=(card(1),))
    assert game.figures()[:2] == [("adult", "r001"), ("adult", "r001")]
    assert game.t.base.doors["c01"] == "destroyed" and len(game.events("door-destroyed")) == 1


@rule("NL-7.24", "NL-7.28")
def test_two_numbers_are_two_steps_but_not_after_a_door() -> None:
    two = next(one for one in BOX.events.values() if one.corridors == (1, 3) and "adult" in one.symbols)
    game = table(**FAR, figures=("adult r001",), chance=(two.id,))
    first = BOARD.beyond["r001", BOARD.numbered["r001", 1]]
    second = BOARD.beyond[first, BOARD.numbered[first, 3]]
    assert game.figures()[0] == ("adult", second)
    stopped = table(**FAR, figures=("adult r001",), base={"doors": {"c01": "closed"}}, chance=(two.id,))
    assert stopped.figures()[0] == ("adult", "r001")


@rule("NL-7.29", "NL-7.32", "NL-7.25")
def test_who_reaches_a_character_goes_no_further_and_it_is_no_encounter() -> None:
    two = next(one for one in BOX.events.values() if one.corridors == (1, 3) and "adult" in one.symbols)
    near = {**FAR, "rooms": ("r002", "isolation_room"), "tiles": {"r002": "guard_room"}}
    game = table(**near, figures=("adult r001", "adult r002"), chance=(two.id,))
    assert game.figures()[:2] == [("adult", "r002"), ("adult", "r002")]
    told = [name for name, _, _ in game.match.run.log or []]
    assert "encounter" not in told[: told.index("development")]


@rule("NL-7.22", "NL-7.36", "NL-7.34")
def test_the_card_goes_to_the_discard_pile_after_its_text() -> None:
    game = table(**FAR, met=True, chance=(card(1),))
    assert game.t.discards["event"] == (card(1),) and card(1) not in game.t.piles[EVENTS]
    rest = " ".join(one for one in BOX.events if one != card(1))
    empty = table(**FAR, met=True, discards={"event": f"{rest} {card(1)}"}, chance=(card(1),))
    assert empty.t.discards["event"] == (card(1),) and len(empty.t.piles[EVENTS]) == len(BOX.events) - 1


@rule("NL-7.52", "NL-7.53")
def test_a_card_that_is_removed_takes_the_discard_pile_back_into_the_deck() -> None:
    gone = next(one for one in BOX.events.values() if one.after == "remove_and_reshuffle")
    game = table(**FAR, met=True, discards={"event": "damage lurking"}, chance=(gone.id,))
    assert game.t.discards["event"] == () and {"damage", "lurking"} <= {*game.t.piles[EVENTS]}
    assert gone.id not in game.t.piles[EVENTS]
