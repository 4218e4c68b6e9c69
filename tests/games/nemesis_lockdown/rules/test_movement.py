"""NL-11, NL-17: Movement, exploration and Escape."""

from __future__ import annotations

from brushpass.testing import rule

from ..table import BOARD, BOX, table

SILENCE = next(index for index, face in enumerate(BOX.dice.noise) if face == "silence")
ARCHIVE = {"r001": "archive", "r002": "laboratory"}


@rule("NL-9.1", "NL-11.5", "NL-11.8", "NL-12.12")
def test_movement_costs_a_card_and_ends_with_a_noise_roll() -> None:
    game = table(rooms=("r001", "repository"), tiles=ARCHIVE, chance=(SILENCE,))
    game.do("move", "r002")
    assert game.crew().room == "r002" and len(game.hand()) == 4
    assert game.events("noise-roll") == [{"seat": 0, "face": "silence"}]


@rule("NL-11.6", "NL-11.9")
def test_whoever_enters_a_room_with_somebody_makes_no_noise_roll() -> None:
    game = table(rooms=("r001", "r002"), tiles=ARCHIVE)
    game.do("move", "r002")
    assert game.crew().room == "r002" and not game.events("noise-roll")


@rule("NL-11.4")
def test_a_closed_door_is_no_way() -> None:
    way = BOARD.between("r001", "r002")[0]
    assert "r002" in table(rooms=("r001",), tiles=ARCHIVE).offered("move")
    assert "r002" not in table(rooms=("r001",), tiles=ARCHIVE, base={"doors": {way: "closed"}}).offered("move")


@rule("NL-11.7", "NL-11.12", "NL-11.16")
def test_an_unexplored_room_is_turned_over_with_its_token() -> None:
    silent = next(token for token in BOX.explorations.values() if token.effect == "silence")
    game = table(rooms=("r001",), tiles={"r001": "guard_room"}, chance=("surgery", silent.id))
    game.do("move", "r002")
    assert game.t.tile("r002") == "surgery" and game.t.base.counters["r002"] == silent.items
    assert not game.events("noise-roll")


@rule("NL-9.6", "NL-17.2", "NL-17.5", "NL-19.7")
def test_an_escape_is_made_under_attack() -> None:
    missed = next(
        card.id for card in BOX.attacks.values() if "larva" not in card.symbols and "adult" not in card.symbols
    )
    game = table(rooms=("r001",), tiles=ARCHIVE, figures=("adult r001",), chance=(missed, SILENCE))
    assert not game.offered("move")
    game.do("escape", "r002")
    assert [(told["card"], told["result"]) for told in game.events("attack")] == [(missed, "miss")]
    assert game.crew().room == "r002" and game.figures() == [("adult", "r001")]
