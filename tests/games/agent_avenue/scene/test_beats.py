"""What is seen to happen in Agent Avenue, beat by beat, through whose eyes."""

from __future__ import annotations

from random import Random

from brushpass.games.agent_avenue import GAME
from brushpass.table import Telling, Texts
from brushpass.table.beats import Beat, since
from brushpass.testing import begin, play, rule

from ..table import Table, table

NAMES = ("Tereza", "Oskar", "Vlasta", "Petr")
HANDS = {0: ["codebreaker", "double_agent", "enforcer", "saboteur"]}
RECRUITED = 2
"""How many events tell of the two cards that are recruited in a turn."""


def beats(game: Table, seat: int | None, heard: int = 0) -> tuple[Beat, ...]:
    """What a viewer was shown after so many events."""
    match = game.match
    return since(Telling(seat, NAMES[: match.seats], Texts(GAME, "en")).of(match).beats, heard)


def last(game: Table, seat: int | None) -> tuple[Beat, ...]:
    """What a viewer was shown in the last answer, by which two cards were recruited."""
    return beats(game, seat, len(game.match.log(seat)) - RECRUITED)


def notes(beat: Beat) -> list[str]:
    return [note.text for note in beat.notes]


@rule("AA-5.1")
def test_others_see_both_cards_come_and_whoever_lays_them_is_asked_on_at_once() -> None:
    game = table(hands=HANDS).lay("enforcer", "saboteur")
    up, down = beats(game, 1)
    assert [go.id for go in (*up.goes, *down.goes)] == ["turn-1-face_up", "turn-1-face_down"]
    assert not up.cards and not down.cards, "a hidden card comes as a back, as it lies in the scene"
    assert beats(game, None) == (up, down)
    assert not beats(game, 0)


@rule("AA-6.3", "AA-7.7")
def test_the_hidden_card_turns_up_and_stays_then_both_go_then_both_meeples_move() -> None:
    game = table(hands=HANDS).turn("enforcer", "saboteur")
    turned, taken, moved = last(game, 1)
    assert [(card.id, card.name, card.back) for card in turned.cards] == [("turn-1-face_down", "Saboteur", False)]
    assert turned.hold == 600
    assert [(go.id, go.path) for go in taken.goes] == [
        ("turn-1-face_down", ("crew-blue-saboteur",)),
        ("turn-1-face_up", ("crew-green-enforcer",)),
    ]
    assert [note.at for note in taken.notes] == ["turn-1-face_down", "turn-1-face_up"]
    assert notes(taken) == ["You −1", "Tereza +1"]
    assert [(go.id, go.path) for go in moved.goes] == [
        ("meeple-green", ("space-1",)),
        ("meeple-blue", ("space-6",)),
    ]
    assert [gauge.value for gauge in moved.gauges] == [-2]
    assert {beat.event for beat in (turned, taken, moved)} == {turned.event}, "no line comes before all is seen"


@rule("AA-6.3")
def test_whoever_laid_the_hidden_card_sees_it_go_and_not_turn() -> None:
    game = table(hands=HANDS).turn("enforcer", "saboteur")
    taken, moved = last(game, 0)
    assert not taken.cards and notes(taken) == ["Oskar −1", "You +1"]
    assert [gauge.value for gauge in moved.gauges] == [2]
    turned, *_ = last(game, None)
    assert turned.cards, "a spectator did not know it"


@rule("AA-11.12")
def test_a_partner_who_did_not_lay_the_hidden_card_sees_it_turn() -> None:
    game = table(seats=4)
    while game.prompt != "propose-recruit":
        game.choose("seat_0" if "seat_0" in game.options else game.options[0])
    hidden = game.t.second
    game.choose("face_up", "confirm")
    shown = {seat: bool(last(game, seat)[0].cards) for seat in range(4)}
    assert shown == {seat: seat != hidden for seat in range(4)}


@rule("AA-8.3", "AA-8.4")
def test_a_card_that_ends_the_match_says_so_to_either_side() -> None:
    told: set[tuple[str, str, str]] = set()
    for seed in range(20):
        match = play(begin(GAME.agree(2, "basic"), seed), Random(seed))
        for seat in (0, 1, None):
            story = Telling(seat, NAMES[:2], Texts(GAME, "en")).of(match)
            said = [note for beat in story.beats for note in beat.notes if ":" in note.text]
            told |= {(note.text.split(": ")[1], "you" if "You" in note.text else "they", note.tone) for note in said}
    assert told == {
        ("win", "you", "good"),
        ("win", "they", "bad"),
        ("win", "they", "plain"),
        ("lose", "you", "bad"),
        ("lose", "they", "good"),
        ("lose", "they", "plain"),
    }, "what is good news to a seat is bad news to the other, and neither to a spectator"


@rule("AA-10.35")
def test_a_getaway_car_makes_the_way_longer_and_not_another_beat() -> None:
    game = table("advanced", hands=HANDS, ongoing=(["getaway_car"], ["sinister_twin"]))
    game.t.sides[0].steps = -1
    game.turn("enforcer", "saboteur")
    (moved,) = [beat for beat in beats(game, 1) if any(go.id.startswith("meeple") for go in beat.goes)]
    green = next(go for go in moved.goes if go.id == "meeple-green")
    assert len(green.path) == 4, "one step home and three more"


@rule("AA-5.4", "AA-5.7")
def test_others_see_that_somebody_swaps_and_how_many_swaps_are_left() -> None:
    game = table(hands=HANDS).choose("saboteur")
    (beat,) = beats(game, 1)
    assert [(counter.id, counter.value) for counter in beat.counters] == [("swaps-0", "3")]
    assert [(note.at, note.text) for note in beat.notes] == [("side-green", "swaps a card")]
    assert not beats(game, 0)
