"""NL-31: pods, the Main Gate, the Rover and the Bunker."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule

from ..table import BOX, Table, table

SILENCE = BOX.dice.noise.index("silence")
TERMINALS = {"r004": "cargo_sending_system_a", "r002": "cargo_sending_system_b", "r003": "cargo_sending_system_c"}
SLOT = {"slot": 10}
"""A slot with a CSS token."""


def pod(letter: str) -> dict[str, Any]:
    """A Character who waits in a pod."""
    return {"fate": "pod", "room": "", "pod": letter, "passed": True}


# -- pods --------------------------------------------------------------------------------------------------------------


@rule("NL-31.2", "NL-31.3", "NL-31.4", "NL-40.63")
def test_boarding_discards_the_hand_and_passes() -> None:
    game = table(rooms=("r004",), tiles=TERMINALS, clock=SLOT, crew=({"wounds": ("bleeding",)},))
    game.do("room", 0)
    crew = game.crew()
    assert (crew.fate, crew.pod, crew.room, crew.passed) == ("pod", "a", "", True) and not game.hand()
    assert crew.light == 1 and game.seat == 1


@rule("NL-31.2")
def test_a_pod_seats_one_and_goes_only_with_a_token() -> None:
    assert not table(rooms=("r004",), tiles=TERMINALS, clock={"slot": 9}).offered("room")
    assert not table(rooms=("r004",), tiles=TERMINALS, clock=SLOT, crew=({}, pod("a"))).offered("room")
    assert table(rooms=("r004",), tiles=TERMINALS, clock=SLOT, crew=({}, pod("b"))).offered("room")


@rule("NL-31.5", "NL-31.6")
def test_who_is_in_a_pod_is_affected_by_nothing() -> None:
    game = table(3, rooms=("r004", "r004", "r004"), tiles=TERMINALS, clock=SLOT, crew=({}, pod("a")),
                 figures=("adult r004",), base={"fires": ("r004",)}, power="")  # fmt: skip
    assert game.t.here("r004") == [0, 2] and not game.t.dark(1)
    game.do("pass").choose("stop")
    assert game.events("light-wound") == [{"seat": 0}] and game.seat == 2


def launched(token: str, *crew: dict[str, Any], **more: Any) -> Table:
    """After the launch of a token, with time to see what came of it."""
    seats = len(crew)
    return table(**{"seats": seats, "stage": "launch", "tiles": TERMINALS, "clock": SLOT, "crew": crew, "met": True,
                    "things": [""] * seats, "chance": (token, "knee", "hand"), **more})  # fmt: skip


@rule("NL-31.7", "NL-31.8", "NL-31.9", "NL-31.10")
@pytest.mark.parametrize(
    ("token", "fates"),
    [
        ("css_a", ["here", "evacuated", "here"]),
        ("css_b", ["here", "here", "evacuated"]),
        ("css_all", ["here", "evacuated", "evacuated"]),
        ("css_none", ["here", "here", "here"]),
    ],
)
def test_which_pods_a_token_launches(token: str, fates: list[str]) -> None:
    game = launched(token, {"passed": True}, pod("a"), pod("b"))
    assert [crew.fate for crew in game.t.crew] == fates
    for seat, room in ((1, "r004"), (2, "r002")):
        crew = game.crew(seat)
        assert (crew.room, crew.serious) == ((room, 1) if fates[seat] == "here" else ("", 0))
    assert len(game.events("returned")) == fates[1:].count("here") and not game.t.clock.css[0]


@rule("NL-31.10")
def test_who_returns_may_be_in_combat_and_makes_no_roll() -> None:
    game = launched("css_none", {"passed": True}, pod("a"), figures=("adult r004",), hand=("", ""))
    assert game.t.fighting(game.crew(1).room)
    told = [name for name, _, _ in game.match.run.log or []]
    assert "noise-roll" not in told[: told.index("time")]


@rule("NL-31.11")
def test_a_pod_may_be_used_again() -> None:
    left = {"fate": "evacuated", "room": ""}
    game = table(rooms=("r004",), tiles=TERMINALS, clock={"slot": 8, "css": (0, 8, 6, 4, 2, 1)}, crew=({}, left),
                 things=("", ""), met=True)  # fmt: skip
    assert game.offered("room")


@rule("NL-31.12", "NL-32.10")
def test_who_left_keeps_everything_for_the_check() -> None:
    game = launched("css_a", {"passed": True}, pod("a"), inventory=("", "medkit"), orders=("", "code_red"),
                    things=("", "egg"))  # fmt: skip
    crew = game.crew(1)
    assert (crew.fate, crew.room, crew.pod) == ("evacuated", "", "") and crew.carries("egg")
    mine = game.match.view(1).secrets[1]
    assert mine is not None and mine.inventory["green"] == ("medkit",) and mine.orders == ("code_red",)


# -- the Main Gate, the Rover, the Bunker ------------------------------------------------------------------------------

EXIT: dict[str, Any] = {"rooms": ("r001", "r005"), "tiles": {"r001": "archive", "r005": "laboratory"}}
OPEN: dict[str, Any] = {"gate": True}
AWAY: dict[str, Any] = {"gate": True, "rover": ""}


@rule("NL-31.13", "NL-31.15", "NL-31.19", "NL-31.21", "NL-40.47")
def test_which_ways_lead_to_the_bunker() -> None:
    assert not table(**EXIT, things=("enviro_suit",)).offered("leave")
    assert table(**EXIT, things=("enviro_suit",), base=OPEN).offered("leave") == ["rover", "foot"]
    assert table(**EXIT, base=OPEN).offered("leave") == ["rover"]
    assert table(**EXIT, things=("enviro_suit",), base=AWAY).offered("leave") == ["foot"]
    assert table(**EXIT, things=("battle_suit",), base=AWAY).offered("leave") == ["foot"]
    assert not table(**EXIT, base=AWAY).offered("leave")
    assert not table(**EXIT, base=OPEN, figures=("adult r001",)).offered("leave")
    assert not table(**{**EXIT, "rooms": ("r005",)}, base=OPEN, things=("enviro_suit",)).offered("leave")
    assert not table(**EXIT, base=OPEN, hand=("rest",)).offered("leave")


@rule("NL-31.16", "NL-31.20", "NL-31.23")
def test_by_rover_without_a_roll_and_it_stays_there() -> None:
    game = table(3, **EXIT, base=OPEN).do("leave", "rover")
    assert game.crew().fate == "bunker" and not game.t.base.rover and not game.events("noise-roll")
    assert game.seat == 1


@rule("NL-31.17")
def test_on_foot_a_noise_roll_comes_first() -> None:
    game = table(**EXIT, things=("enviro_suit",), base=AWAY, chance=(SILENCE,)).do("leave", "foot")
    assert game.events("noise-roll") and game.crew().fate == "bunker"


@rule("NL-31.18", "NL-31.17")
def test_a_failed_attempt_leaves_the_character_there() -> None:
    noisy = {**AWAY, "noise": ("c01",)}
    game = table(**EXIT, things=("enviro_suit",), base=noisy, met=True, chance=(BOX.dice.noise.index("1"), 1))
    game.do("leave", "foot")
    assert game.crew().room == "r001" and game.figures() and len(game.hand()) == 3
    assert "c01" not in game.t.base.noise


@rule("NL-31.14")
def test_a_key_opens_the_gate_in_the_exit_room() -> None:
    key: dict[str, Any] = {"inventory": ("gate_key",)}
    assert table(**EXIT, **key).do("item", "red", "gate_key").t.base.gate
    assert ("red", "gate_key") not in table(**{**EXIT, "rooms": ("r005",)}, **key).offered("item")


@rule("NL-31.20")
def test_a_computer_brings_the_rover_and_sends_it_away() -> None:
    near: dict[str, Any] = {**EXIT, "computer": "computer_action_a"}
    assert not table(**near).do("computer", 0).t.base.rover
    assert table(**near, base={"rover": ""}).do("computer", 0).t.base.rover == "r001"


@rule("NL-31.22")
def test_a_malfunction_does_not_keep_anybody() -> None:
    assert table(**EXIT, base={**OPEN, "faults": ("r001",)}).offered("leave") == ["rover"]
