"""NL-33, NL-34, NL-35: the end of the game, the Victory Check, and players who are out of play."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.nemesis_lockdown.state import UNUSED
from brushpass.testing import rule

from ..endings import BUNKER, DEAD, ISOLATED, POD, closing, result
from ..table import BOARD, BOX, Table, table

HERE: dict[str, Any] = {}
WAITING: dict[str, Any] = {"fate": "pod", "room": "", "pod": "a", "passed": True}
SILENCE = BOX.dice.noise.index("silence")
INFECTED: dict[str, Any] = {"live": ("infected",)}


# -- how it ends -------------------------------------------------------------------------------------------------------


@rule("NL-33.1", "NL-33.3", "NL-33.10")
def test_at_the_last_slot_all_who_are_left_die() -> None:
    game = table(3, stage="time", clock={"slot": 1}, crew=(HERE, ISOLATED, BUNKER), met=True)
    assert result(game).reasons == ("facility", "failed", "failed")
    assert game.events("ended") == [{"how": "over"}] and not game.t.base.destroyed
    assert not game.t.lab.nest_destroyed and not game.t.lab.queen_killed


@rule("NL-33.2", "NL-32.16", "NL-33.3")
def test_when_time_leaves_the_alert_slot_it_is_over() -> None:
    assert result(table(stage="time", clock={"slot": 6, "alert": 6}, crew=(HERE, BUNKER), met=True)).reasons == (
        "facility", "failed",
    )  # fmt: skip
    assert table(stage="time", clock={"slot": 7, "alert": 6}, met=True).match.outcome is None


@rule("NL-33.4", "NL-33.5", "NL-31.24")
def test_the_red_token_destroys_everything_but_pods_that_left_and_the_bunker() -> None:
    red = {"slot": 4, "countdown": 4, "red": True}
    game = table(4, stage="time", clock=red, crew=(HERE, ISOLATED, BUNKER, POD), figures=("queen r004",))
    assert result(game).reasons == ("explosion", "explosion", "failed", "failed")
    assert game.t.base.destroyed and game.events("ended") == [{"how": "destroyed"}]


@rule("NL-33.5", "NL-33.12")
def test_who_waits_in_a_pod_dies_with_the_facility() -> None:
    game = closing(WAITING, BUNKER, clock={"countdown": 3})
    assert result(game).reasons == ("explosion", "failed")


@rule("NL-33.4", "NL-33.6", "NL-14.16", "NL-14.24")
@pytest.mark.parametrize(("kind", "limit"), [("fires", "fire_markers"), ("faults", "malfunction_markers")])
def test_one_marker_too_many_destroys_the_facility_at_once(kind: str, limit: str) -> None:
    rooms = BOARD.rooms[:12]
    tiles = explored(rooms)
    marked = tuple([room for room in tiles if room not in ("r001", "r002")][:4])
    base = {f"{kind}_gone": BOX.limits[limit] - 4, kind: marked}
    effect = "fire" if kind == "fires" else "malfunction"
    token = next(one.id for one in BOX.explorations.values() if one.effect == effect)
    del tiles["r002"]
    game = table(rooms=("r001",), tiles=tiles, base=base, chance=("vent_control_room", token), met=True)
    game.do("move", "r002")
    assert result(game).reasons[0] == "explosion" and game.t.base.destroyed


def explored(rooms: tuple[str, ...]) -> dict[str, str]:
    """Tiles for Rooms, without one that the test turns up."""
    free = {slot: [one.id for one in BOX.contents.room_tiles if one.category == slot] for slot in ("I", "II")}
    free["II"].remove("vent_control_room")
    free["I"].remove("nest")
    free["II"].remove("contaminated_room")
    return {room: free[BOARD.slot[room]].pop() for room in rooms if BOARD.slot[room] in free}


HURT: dict[str, Any] = {"wounds": ("knee",), "dressed": ("hand", "body")}
BURNING: dict[str, Any] = {"rooms": ("r001",), "tiles": {"r001": "archive"}, "base": {"fires": ("r001",)}}


def last_one_dies(**more: Any) -> Table:
    """The last Character that could act dies."""
    game = table(**{**BURNING, "crew": (HURT, ISOLATED), "met": True, **more})
    return game.do("pass").choose("stop")


@rule("NL-33.7", "NL-33.9", "NL-33.10")
def test_it_is_over_when_nobody_can_act() -> None:
    game = last_one_dies()
    assert result(game).reasons == ("died", "failed") and not game.t.base.destroyed
    alert = last_one_dies(clock={"alert": 3})
    assert result(alert).reasons == ("died", "failed") and not alert.t.base.destroyed
    three = table(3, **BURNING, crew=(HURT, ISOLATED), met=True).do("pass").choose("stop")
    assert three.match.outcome is None and three.seat == 2


@rule("NL-33.8", "NL-33.15")
@pytest.mark.parametrize("clock", [{"countdown": 3}, {"countdown": 3, "red": True}, {"countdown": 3, "alert": 4}])
def test_a_running_autodestruction_destroys_the_facility_in_any_case(clock: dict[str, Any]) -> None:
    game = last_one_dies(clock=clock)
    assert result(game).reasons == ("died", "explosion") and game.t.base.destroyed


@rule("NL-33.11")
def test_a_running_autodestruction_counts_at_the_end_of_time_and_of_the_alert() -> None:
    for clock in ({"slot": 1, "countdown": 0}, {"slot": 6, "alert": 6, "countdown": 4}):
        game = table(stage="time", clock=clock, crew=(ISOLATED, BUNKER), met=True)
        assert result(game).reasons == ("explosion", "failed")


@rule("NL-33.12")
def test_who_waits_in_a_pod_can_still_act() -> None:
    crew = (HURT, WAITING)
    burning: dict[str, Any] = {**BURNING, "tiles": {"r001": "archive", "r004": "cargo_sending_system_a"}}
    game = table(**burning, crew=crew, clock={"slot": 10}, met=True, chance=("css_none", "arm"))
    game.do("pass").choose("stop")
    assert game.crew(0).dead and game.match.outcome is None and game.crew(1).fate == "here"
    last = table(**burning, crew=crew, clock={"slot": 10}, met=True, chance=("css_a",)).do("pass").choose("stop")
    assert result(last).reasons == ("died", "failed")


@rule("NL-33.13", "NL-33.14")
def test_without_survivors_there_is_no_check() -> None:
    nobody = closing(DEAD, DEAD, active_order="code_red")
    assert not result(nobody).winners and not nobody.events("order") and not nobody.events("objective")
    assert closing(BUNKER, DEAD).events("order")


# -- the Victory Check -------------------------------------------------------------------------------------------------


@rule("NL-34.1", "NL-34.8", "NL-34.9")
def test_order_contamination_objectives() -> None:
    crew = ({**BUNKER, "signal": True}, {**BUNKER, "signal": True}, BUNKER)
    game = closing(*crew, active_order="code_blue", goals=("sever_ties_3", "lower_floors"))
    assert result(game).winners == (0,) and result(game).reasons == ("won", "failed", "order")
    told = [name for name, _, _ in game.match.run.log or []]
    assert told.index("order") < told.index("last-scan") < told.index("objective")
    assert [one["seat"] for one in game.events("objective")] == [0, 1]
    several = closing(*crew[:2], BUNKER, active_order="code_blue", goals=("sever_ties_3", "lower_floors", "pack_rat"))
    assert len(result(several).winners) == 1 and not result(closing(BUNKER, BUNKER, goals=("lower_floors",))).winners


@rule("NL-34.2", "NL-35.3", "NL-40.53")
def test_who_still_holds_two_keeps_one_first() -> None:
    game = closing(BUNKER, DEAD, met=False, goals=("lower_floors sever_ties_2",))
    assert game.prompt == "keep-objective" and game.options == ("personal", "corporate") and game.seat == 0
    game.choose("corporate")
    assert result(game).winners == (0,)


@rule("NL-34.3", "NL-32.11", "NL-32.1")
@pytest.mark.parametrize(
    ("order", "spared"),
    [
        ("code_green", (0, 1, 2, 3)),
        ("code_yellow", (1,)),
        ("code_blue", (2,)),
        ("code_gray", (0, 1, 3)),
        ("code_red", (0, 1, 2)),
    ],
)
def test_whom_the_active_order_condemns(order: str, spared: tuple[int, ...]) -> None:
    crew = (BUNKER, {**BUNKER, "knowledge": 5}, {**POD, "signal": True}, {**ISOLATED, "knowledge": 4})
    game = closing(*crew, active_order=order)
    alive = tuple(seat for seat, reason in enumerate(result(game).reasons) if reason != "order")
    assert alive == spared and game.events("order") == [{"order": order}]


@rule("NL-34.4", "NL-34.5", "NL-34.7")
def test_who_has_a_parasite_turns_up_four_cards() -> None:
    four = BOX.decks["survivor"][:4]
    safe = closing(BUNKER, BUNKER, **INFECTED, chance=four)
    assert safe.events("last-scan")[0] == {"seat": 0, "result": "infected"} and result(safe).reasons[0] == "failed"
    lost = closing(BUNKER, ISOLATED, **INFECTED, chance=(*four[:3], "contamination"))
    assert result(lost).reasons == ("infection", "failed")
    assert [one["seat"] for one in lost.events("last-cards")] == [0]


@rule("NL-34.5", "NL-34.7")
def test_harmless_cards_alone_do_nothing() -> None:
    game = closing(BUNKER, BUNKER, live=("harmless harmless",))
    assert game.events("last-scan") == [{"seat": seat, "result": "clean"} for seat in (0, 1)]
    assert not game.events("last-cards")


@rule("NL-34.6", "NL-34.7")
def test_with_a_larva_the_cards_are_turned_up_without_a_scan() -> None:
    game = closing({**BUNKER, "larva": True}, BUNKER, live=("harmless",), chance=("contamination",))
    assert [one["seat"] for one in game.events("last-scan")] == [1]
    assert result(game).reasons[0] == "infection"


@rule("NL-34.4", "NL-34.7")
def test_hand_and_discard_pile_are_scanned_too() -> None:
    game = closing(BUNKER, BUNKER, hand=("", "contamination"), discard=("contamination",), spent=("infected",),
                   live=("", "infected"))  # fmt: skip
    assert [one["result"] for one in game.events("last-scan")] == ["infected", "infected"]


@rule("NL-34.10")
def test_checks_of_different_players_do_not_touch_each_other() -> None:
    game = closing(BUNKER, BUNKER, BUNKER, active_order="code_blue")
    assert result(game).reasons == ("order",) * 3 and [one["seat"] for one in game.events("condemned")] == [0, 1, 2]


# -- out of play -------------------------------------------------------------------------------------------------------


@rule("NL-35.1", "NL-35.4", "NL-31.23")
@pytest.mark.parametrize("gone", [BUNKER, POD, ISOLATED, DEAD])
def test_who_is_out_takes_no_part(gone: dict[str, Any]) -> None:
    game = table(3, stage="round", crew=(HERE, gone), things=("", "", ""), hand=("", "", ""), met=True)
    assert game.t.first == 2 and not game.hand(1) and len(game.hand(2)) == 5
    game.do("pass").choose("stop")
    assert game.seat == 0


@rule("NL-35.2", "NL-31.1", "NL-31.12")
def test_who_left_alive_can_still_win() -> None:
    for fate in (BUNKER, POD, ISOLATED):
        assert result(closing(fate, DEAD, goals=("sever_ties_2",))).winners == (0,)
    assert result(closing(HERE, DEAD, goals=("sever_ties_2",))).reasons == ("facility", "died")
    assert result(closing(WAITING, DEAD, goals=("sever_ties_2",))).reasons == ("facility", "died")


@rule("NL-30.2", "NL-30.3", "NL-30.4", "NL-35.3", "NL-39.28", "NL-40.50")
def test_at_the_first_encounter_all_who_live_keep_an_objective() -> None:
    game = table(4, crew=(HERE, DEAD, BUNKER, HERE), things=("",) * 4, rooms=("r001", "", "", "repository"),
                 tiles={"r001": "archive", "r002": "laboratory"}, base={"noise": ("c01",), "gate": True},
                 chance=(BOX.dice.noise.index("3"), 1))  # fmt: skip
    game.do("move", "r002")
    assert sorted(one.seat for one in game.match.decisions) == [0, 2, 3] and len(game.figures()) == 1
    for seat, deck in ((3, "personal"), (0, "corporate"), (2, "personal")):
        game.match.choose(deck, seat)
    assert [crew.goals for crew in game.t.crew] == [("corporate",), (), ("personal",), ("personal",)]
    view = game.match.view(1)
    assert view.secrets[0] is None and len(game.t.piles[UNUSED["personal"]]) and game.prompt == "action"


@rule("NL-35.7", "NL-39.2", "NL-39.3", "NL-39.30")
def test_how_many_cards_somebody_has_is_public() -> None:
    game = table(hand=("rest search", "rest"), discard=("repairs",))
    for seat in (0, 1, None):
        sizes = game.match.view(seat).sizes
        assert [(one.hand, one.deck) for one in sizes] == [(2, 7), (1, 9)]
        assert game.match.view(seat).crew[0].discard == ("repairs",)
    left = table(crew=(BUNKER,), things=("",), inventory=("medkit",), active=1, met=True)
    assert left.match.view(1).secrets[0] is None and left.match.view(1).sizes[0].inventory["green"] == 1
