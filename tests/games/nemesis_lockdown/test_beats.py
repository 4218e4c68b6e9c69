"""What is seen to happen on the base, in order."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Event, Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.table import Telling, Texts
from brushpass.table.beats import Beat, since
from brushpass.testing import rule, title
from brushpass.testing.beats import beats_lead_on

from .looking import NAMES
from .table import Table, drawn, table

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
    held_up = [card.art for beat in beats for card in beat.shown if not card.back]
    assert held_up[:2] == ["attack", "event"]
    attack = next(card for beat in beats for card in beat.shown)
    assert attack.tag == "Adult → Nora"
    event = next(card for beat in beats for card in beat.shown if card.art == "event")
    assert event.text
    assert [at for at, text in notes(beats) if text.startswith("Out of the bag")] == ["bag"]
    assert [beat.event for beat in beats] == sorted(beat.event for beat in beats)


@rule("NL-10.5")
def test_what_a_room_is_used_for_is_seen_by_the_others_where_it_is_done() -> None:
    for seat, seen in ((0, False), (1, True)):
        game = table(rooms=("r013", "r003"), tiles={"r013": "nest"}, hand=("rest demolition search",))
        words = notes(shown(game, ("room", 0), seat=seat))
        assert (("pawn-0", "Take 1 Egg") in words) == seen


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


@rule("NL-15.5", "NL-15.9", "NL-19.7", "NL-21.4")
def test_an_encounter_is_a_token_a_figure_a_lunge_a_card_and_a_wound_one_after_the_other() -> None:
    noise = ("c05", "c06", "c04", "c07", "c08")
    for seat in (0, 1):
        game = table(
            rooms=("r003", "r013"),
            tiles={"r003": "surgery"},
            base={"noise": noise},
            hand=("rest demolition",),
            crew=({"light": 2},),
            met=True,
            chance=(0, *drawn("adult", "adult_10"), "cut_1", "knee"),
        )
        beats = shown(game, ("move", "elevator_s01"), seat=seat)
        seen = [
            next(kind for kind in ("shown", "strikes", "pieces", "goes", "notes") if getattr(beat, kind))
            for beat in beats
            if beat.shown or beat.strikes or beat.pieces or beat.goes or beat.notes
        ]
        assert seen[:8] == ["goes", "notes", "shown", "shown", "pieces", "strikes", "shown", "strikes"]
        token, turned, attack = [card for beat in beats for card in beat.shown][:3]
        assert attack.source == "intruder-1"
        assert token.back and not turned.back and token.id == turned.id and "3 cards" in turned.text
        lunge, *felt = [strike for beat in beats for strike in beat.strikes]
        assert (lunge.by, lunge.at, lunge.hits) == ("intruder-1", "pawn-0", False)
        assert {(one.at, one.hits, one.own) for one in felt} == {("pawn-0", True, seat == 0)}
        wound = next(card for beat in beats for card in beat.shown if card.art == "serious_wound")
        assert wound.name == "Knee" and wound.text and wound.source == "pawn-0"


@rule("NL-21.12")
def test_a_death_is_felt_then_read_with_its_cause_and_then_the_character_is_gone() -> None:
    crew = ({"light": 2, "wounds": ("knee", "arm"), "dressed": ("hand",)},)
    game = table(
        rooms=("r003", "r013"), tiles={"r003": "surgery"}, figures=("breeder r003",), crew=crew, chance=("cut_1",)
    )
    beats = shown(game, ("escape", "elevator_s01"), seat=1)
    felt, read, gone = [beat for beat in beats if beat.event == beats[-2].event]
    assert felt.strikes[0].at == "pawn-0"
    assert read.shown[0].text == "Torn apart by a Breeder while escaping."
    assert read.shown[0].source == "pawn-0"
    assert gone.lifts == ("pawn-0",)


@rule("NL-34.8")
def test_at_the_end_it_is_read_what_everybody_wanted() -> None:
    story = GAME.face.story(0, NAMES[:2], Texts(GAME, "en"), GAME.agree(2, "standard"))
    story.listen([Event("objective", {"seat": 1, "card": "full_dossier", "result": "failed"})])
    (card,) = story.beats[-1].shown
    assert card.name == "Full Dossier"
    assert card.text == "You have at least 8 knowledge. Ivo has not fulfilled the objective Full Dossier."


@rule("NL-31.9", "NL-36.11")
@pytest.mark.parametrize(
    ("gone", "back", "room"),
    [
        (Event("boarded", {"seat": 1, "pod": "a"}), Event("returned", {"seat": 1, "room": "r003"}), "r003"),
        (Event("died", {"seat": 1}), Event("revived", {"seat": 1}), "r005"),
    ],
)
def test_who_was_off_the_board_is_set_on_it_again(gone: Event, back: Event, room: str) -> None:
    story = GAME.face.story(1, NAMES[:2], Texts(GAME, "en"), GAME.agree(2, "resuscitation"))
    character = Event("character", {"seat": 1, "character": "hacker"})
    explored = Event("explored", {"seat": 0, "room": "r005", "tile": "emergency_room", "effect": "silence", "count": 2})
    story.listen([character, explored, gone, back])
    assert [beat.lifts for beat in story.beats if beat.lifts] == [("pawn-1",)]
    (piece,) = story.beats[-1].pieces
    assert (piece.id, piece.at, piece.art) == ("pawn-1", room, "hacker")


@rule("NL-14.1", "NL-23.12", "NL-21.1")
def test_what_is_told_is_seen_at_the_same_time() -> None:
    """A Room burns, a Section goes dark and a wound is counted with the words that tell it, not at the end."""
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, base={"fires": ("r003",)}, clock={"slot": 14},
                 power="s01 s02 s03")  # fmt: skip
    telling = Telling(1, NAMES[:2], Texts(GAME, "en"))
    heard = telling.of(game.match).heard
    for _ in range(2):
        game.choose("pass")
        while game.prompt == "pass-discard":
            game.choose("stop")
    beats = since(telling.of(game.match).beats, heard)
    by_word = {note.text: beat for beat in beats for note in beat.notes}
    assert "seat-0" in by_word["Light wound"].becomes
    assert {"s03", "r010"} <= {*by_word["Power is out"].becomes}
    assert [beat for beat in beats if "time" in beat.becomes]
