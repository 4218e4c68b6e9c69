"""What is seen to happen on the base, in order."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.table import Telling, Texts
from brushpass.table.beats import Beat, since
from brushpass.testing import rule, title
from brushpass.testing.beats import beats_lead_on

from .looking import NAMES
from .table import Table, table

SETUPS = [
    GAME.agree(2, "standard"),
    GAME.agree(4, "standard"),
    GAME.agree(1, "solo"),
    GAME.agree(2, "standard", {"board": "surface"}),
]


def shown(game: Table, *answers: Any, seat: int | None) -> tuple[Beat, ...]:
    """What a seat sees happen while these answers are given, and what they cost is paid."""
    telling = Telling(seat, NAMES[: game.match.seats], Texts(GAME, "en"))
    heard = telling.of(game.match).heard
    for answer in answers:
        game.choose(answer).settle()
    return since(telling.of(game.match).beats, heard)


def notes(beats: tuple[Beat, ...]) -> list[tuple[str, str]]:
    return [(note.at, note.text) for beat in beats for note in beat.notes]


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_what_is_seen_leads_to_what_is_there(setup: Setup) -> None:
    beats_lead_on(setup, 1)


@rule("NL-11.5", "NL-12.2")
def test_a_step_is_seen_by_all_and_nobody_waits_for_the_own_one() -> None:
    for seat, holds in ((0, False), (1, True), (None, True)):
        game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, chance=(0,))
        beats = shown(game, ("move", "elevator_s01"), seat=seat)
        step = next(beat for beat in beats if beat.goes)
        assert (step.goes[0].id, step.goes[0].path) == ("pawn-0", ("elevator_s01",))
        assert bool(step.hold) == holds
        assert [text for _, text in notes(beats)] == ["Noise roll: 1", "Noise"]


@rule("NL-15.7")
def test_an_intruder_that_appears_is_looked_at_by_everybody() -> None:
    noise = ("c05", "c06", "c04", "c07", "c08")
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, base={"noise": noise}, chance=(0,), met=True)
    beats = shown(game, ("move", "elevator_s01"), seat=0)
    came = [beat for beat in beats if beat.pieces]
    assert [(piece.art, piece.at) for beat in came for piece in beat.pieces] == game.figures()
    assert len(came) == 1
    assert came[0].hold


@rule("NL-7.3", "NL-7.22", "NL-7.37")
def test_the_event_phase_is_a_sequence_that_can_be_followed() -> None:
    """The attack in the Room, then the event card, then the token out of the bag."""
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery", "r013": "nest"}, figures=("adult r003",))
    telling = Telling(1, NAMES[:2], Texts(GAME, "en"))
    heard = telling.of(game.match).heard
    for _ in range(2):
        game.choose("pass")
        while game.prompt == "pass-discard":
            game.choose("stop")
    while game.prompt not in ("action", "pass-discard"):
        game.choose(game.options[0])
    beats = since(telling.of(game.match).beats, heard)
    held_up = [card.art for beat in beats for card in beat.shown]
    assert held_up[:2] == ["attack", "event"]
    attack = next(card for beat in beats for card in beat.shown)
    assert attack.tag == "Adult → Nora"
    event = next(card for beat in beats for card in beat.shown if card.art == "event")
    assert event.text
    assert [at for at, text in notes(beats) if text.startswith("Out of the bag")] == ["bag"]
    assert [beat.event for beat in beats] == sorted(beat.event for beat in beats)


@rule("NL-18.3")
def test_a_dead_intruder_leaves_the_board() -> None:
    game = table(
        rooms=("r003", "r013"), tiles={"r003": "surgery"}, figures=("larva r003",), things=("rifle:2",), chance=(5,)
    )
    beats = shown(game, ("shoot", "rifle", 0), seat=1)
    dead = next(beat for beat in beats if beat.lifts)
    assert dead.lifts == ("intruder-0",)
    assert notes((dead,)) == [("r003", "Larva: dead")]


@rule("NL-12.8")
def test_danger_is_seen_once_and_its_noise_everywhere_at_once() -> None:
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, chance=(9,))
    beats = shown(game, ("move", "elevator_s01"), seat=1)
    said = [[note.text for note in beat.notes] for beat in beats if beat.notes]
    assert said[0] == ["Danger!"] and set(said[1]) == {"Noise"} and len(said) == 2
    assert len(said[1]) > 1
