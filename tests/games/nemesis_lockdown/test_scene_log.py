"""The log of Lockdown: headings, signs, names, and what only one player is told."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.data import FOLDER
from brushpass.games.nemesis_lockdown.scene.log import ICONS, TONES
from brushpass.table.scene import Line
from brushpass.testing import rule
from tests.games.finding import space

from .looking import look
from .table import Table, drawn, table


def told(game: Table, seat: int | None = 0) -> list[Line]:
    return list(look(game, seat).log)


def after_the_round(**given: object) -> Table:
    """Both pass, and the events come."""
    game = table(rooms=("r003", "r003"), tiles={"r003": "surgery"}, clock={"slot": 9}, **given)  # type: ignore[arg-type]
    for _ in range(2):
        game.choose("pass")
        while game.prompt == "pass-discard":
            game.choose("stop")
    return game


def test_signs_stand_for_events_that_there_are_and_are_drawn() -> None:
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    assert {icon for icon, _ in ICONS.values()} <= drawn
    assert {*ICONS, *TONES} <= set(GAME.events)


@rule("NL-7.3", "NL-6.1")
def test_the_crews_part_of_a_round_and_the_events_have_a_heading_each() -> None:
    headings = [line.text for line in told(after_the_round()) if line.heading]
    assert headings == ["Events · time 8", "Time 8 · crew"]


@rule("NL-7.22")
def test_an_event_is_told_under_its_sign_and_what_somebody_does_under_their_crest() -> None:
    lines = told(after_the_round())
    event = next(line for line in lines if line.text.startswith("Event: "))
    assert (event.icon, event.seat) == ("event", None)
    assert [line.seat for line in lines if line.text.endswith("passes.")] == [0, 1]


@rule("NL-8.5")
def test_a_step_is_told_once_and_by_name() -> None:
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, chance=(4,))
    game.do("move", "elevator_s01")
    lines = [line.text for line in told(game, 1)]
    assert "Nora goes to Elevator Room S-01." in lines
    assert not [line for line in lines if line.startswith("Nora: ")]


@rule("NL-39.17", "NL-27.25")
def test_what_one_player_looks_at_only_they_are_told() -> None:
    game = table(rooms=("r003",), tiles={"r003": "css_control_system"})
    game.do("computer", 1).choose(8)
    own, other = (" ".join([line.text for line in told(game, seat)]) for seat in (0, 1))
    assert "You saw the CSS token of slot 8" in own
    assert "You saw" not in other and "Nora looks at the CSS token of slot 8." in other


@rule("NL-39.31")
def test_whose_orders_are_looked_at_is_told_by_name() -> None:
    game = table(rooms=("r003", "r003"), tiles={"r003": "css_control_system"}, orders=("code_red", "code_blue"))
    game.do("computer", 2)
    if game.prompt == "whose-order":
        game.choose(1)
    assert "Nora looks at the contingency tokens of Ivo." in [line.text for line in told(game, 1)]


@rule("NL-11.12", "NL-12.2")
def test_rooms_are_told_by_what_they_are_once_they_are_explored_and_corridors_by_their_ends() -> None:
    game = table(rooms=("elevator_s01", "r013"), chance=(4, 0))
    game.do("move", "r003")
    lines = [line.text for line in told(game, 1)]
    assert "Nora goes to room 03." in lines
    tile = game.t.base.tiles["r003"]
    assert any(line.startswith("Nora explores") for line in lines) and tile
    assert not [line for line in lines if line.startswith("Noise in the corridor between")]


@rule("NL-10.16")
def test_a_reaction_is_told_once() -> None:
    game = table(rooms=("r003", "r003"), tiles={"r003": "surgery"}, hand=("search rest", "interruption search"))
    game.choose(("card", "rest"))
    while game.prompt != "interrupt":
        game.choose(game.options[0])
    game.choose("interruption")
    lines = [line.text for line in told(game, 0)]
    assert "Ivo reacts with Interruption." in lines and "Ivo discards Interruption." not in lines


@rule("NL-8.4")
def test_what_an_action_is_paid_with_has_no_line_of_its_own_but_what_is_discarded_otherwise_has() -> None:
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, chance=(4,))
    game.do("move", "elevator_s01")
    assert not [line for line in told(game, 1) if "discards" in line.text]
    game.choose("pass")
    card = next(one for one in game.options if one != "stop")
    game.choose(card)
    assert [line for line in told(game, 1) if line.text.startswith("Nora discards")]


@rule("NL-6.14")
def test_what_a_fire_does_is_told_with_its_cause() -> None:
    game = table(rooms=("r001", "r001"), base={"fires": ("r001",)})
    game.choose("pass")
    while game.prompt == "pass-discard":
        game.choose("stop")
    lines = told(game)
    burnt = next(at for at, line in enumerate(lines) if line.text == "Nora stands in the fire.")
    assert lines[burnt].icon == "fire" and lines[burnt + 1].text == "Nora suffers a light wound."


# -- what people died of -----------------------------------------------------------------------------------------------

DYING: dict[str, Any] = {"light": 2, "wounds": ("knee", "arm"), "dressed": ("hand",)}


def died(game: Table, language: str = "en") -> str:
    """What is told of the first player's death."""
    return next(line.text for line in look(game, 1, language).log if line.text.startswith(("Nora dies", "Nora um")))


@rule("NL-17.3", "NL-21.5")
def test_who_is_killed_at_an_escape_was_torn_apart_by_the_intruder() -> None:
    game = table(
        rooms=("r003", "r013"), tiles={"r003": "surgery"}, figures=("breeder r003",), crew=(DYING,), chance=("cut_1",)
    )
    game.do("escape", "elevator_s01")
    assert died(game) == "Nora dies: torn apart by a Breeder while escaping."
    assert died(game, "cs") == "Nora umírá: útok strážce při ústupu."
    assert died(game, "sk") == "Nora umiera: útok strážcu pri ústupe."


@rule("NL-15.9", "NL-21.5")
def test_who_dies_of_a_surprise_attack_was_killed_by_what_they_met() -> None:
    game = table(
        rooms=("r003", "r013"),
        tiles={"r003": "surgery"},
        base={"noise": ("c05", "c06", "c04", "c07", "c08")},
        hand=("rest demolition",),
        crew=(DYING,),
        met=True,
        chance=(0, *drawn("adult", "adult_10"), "cut_1"),
    )
    game.do("move", "elevator_s01")
    assert died(game) == "Nora dies: killed by an Adult."


@rule("NL-6.14", "NL-21.5")
def test_who_burns_dies_of_the_fire_in_their_room() -> None:
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, base={"fires": ("elevator_s01",)}, crew=(DYING,),
                 chance=(4,))  # fmt: skip
    game.do("move", "elevator_s01").choose("pass")
    while game.prompt == "pass-discard" and game.seat == 0:
        game.choose("stop")
    assert died(game) == "Nora dies: the fire in Elevator Room S-01."


@rule("NL-34.1")
def test_at_the_end_it_is_said_who_died_of_what_and_all_rooms_are_turned_up() -> None:
    game = table(
        1, mode="solo", rooms=("r003",), tiles={"r003": "surgery"}, figures=("breeder r003",), crew=(DYING,),
        chance=("cut_1",)
    )  # fmt: skip
    game.do("escape", "elevator_s01")
    scene = look(game)
    assert scene.verdict is not None
    assert scene.verdict.seats == ("Did not survive: torn apart by a Breeder while escaping.",)
    assert scene.board is not None
    assert not [one for one in scene.board.spaces if one.look == "unknown"]
    assert space(scene, "r001").note == "unexplored" and not space(scene, "r003").note
    assert not [line for line in scene.log if "Nobody found out" in line.text]
