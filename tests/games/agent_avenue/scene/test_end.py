"""The end of a match on the scene: who and why to every viewer, the cards of the last turn, what was hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.engine import Match, Outcome, Setup
from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.scene.log import AvenueStory
from brushpass.table import LANGUAGES, Scene, Seen, Texts, face_of, keys, look_open
from brushpass.table.scene import Curve
from brushpass.testing import rule
from tests.games.finding import area

from ..table import Table, table
from .test_scene import NAMES, card, every_setup, look, pawn

FACE = face_of(GAME)
HAND = ["sentinel", "enforcer", "mole", "saboteur"]
LAST = {0: ["double_agent", "sidekick", "sentinel", "enforcer"], 1: HAND}


def verdicts(game: Table, language: str = "en") -> list[tuple[bool | None, str, str]]:
    """What green, blue and a spectator are told."""
    found = []
    for seat in (0, game.match.seats - 1, None):
        verdict = look(game, seat, language).verdict
        assert verdict is not None
        found.append((verdict.won, verdict.title, verdict.text))
    return found


def caught() -> Table:
    """Green is three short of a catch and recruits a second Double Agent; blue gets a face-down Sidekick."""
    game = table(hands=LAST, green=["double_agent"], steps=(5, 0))
    return game.lay("double_agent", "sidekick").choose("face_down")


def test_a_catch_is_told_to_everybody_in_their_own_way() -> None:
    game = caught()
    assert game.over() == ((0,), "catch")
    (won, mine, why), (lost, theirs, _), (watched, title, _) = verdicts(game)
    assert (won, lost, watched) == (True, False, None)
    assert (mine, theirs, title) == ("You caught Oskar", "Tereza caught you", "Tereza caught Oskar")
    assert why == "Oskar recruits the Sidekick: 4 forward. You recruit a Double Agent: 6 forward."


@rule("AA-8.9")
def test_where_both_sides_would_win_the_end_says_why_and_who_goes_first() -> None:
    game = table(hands={0: ["enforcer", "codebreaker", "mole", "saboteur"]}, blue=["codebreaker"] * 2, steps=(6, 0))
    game.turn("enforcer", "codebreaker")
    assert game.over() == ((0,), "catch")
    tie = "When both sides would win, the one whose turn it is does:"
    told = [why for _, _, why in verdicts(game)]
    assert told[0].endswith(f"Oskar had three Codebreakers. {tie} you.")
    assert told[1].endswith(f"You had three Codebreakers. {tie} Tereza.")
    assert told[2].endswith(f"Oskar had three Codebreakers. {tie} Tereza.")
    assert "terminal-tie" in keys(GAME, "en") and "would have won" in FACE.draw(game.match.view(0), Texts(GAME, "en"))
    assert "would" not in verdicts(caught())[0][2]
    assert "would have won" not in FACE.draw(caught().match.view(0), Texts(GAME, "en"))


@rule("AA-8.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_win_can_be_told_of_the_side_that_did_not(language: str) -> None:
    texts = Texts(GAME, language)
    for reason in GAME.reasons:
        for you in ("won", "lost", "watched"):
            if reason != "running-out":
                also = texts.say(f"scene-also-{reason}", you=you, winner="Ann", loser="Bob")
                assert also and texts.say("scene-tie", you=you, winner="Ann", also=also).startswith(also)


@rule("AA-8.9")
def test_a_side_that_would_lose_and_win_at_once_is_told_both() -> None:
    game = table(hands={0: ["daredevil", "codebreaker", "mole", "saboteur"]}, green=["daredevil"] * 2, steps=(6, 0))
    game.match.state.sides[0].steps = 7
    game.turn("daredevil", "codebreaker")
    assert game.over() == ((0,), "catch")
    assert "You had three Daredevils, which lose." in verdicts(game)[0][2]
    assert "Tereza had three Daredevils, which lose." in verdicts(game)[1][2]


def test_the_last_cards_stay_where_they_lay_with_what_they_did() -> None:
    game = caught()
    mine, theirs = look(game, 0), look(game, 1)
    cards = area(mine, "centre").cards
    assert [c.id for c in cards] == ["turn-1-face_up", "turn-1-face_down"]
    assert [(c.name, c.tag) for c in cards] == [("Double Agent", "You +6"), ("Sidekick", "Oskar +4, was face down")]
    assert [c.tag for c in area(theirs, "centre").cards] == ["Tereza +6", "You +4, was face down"]
    assert [value.text for value in cards[0].values if value.applies] == ["+6"]
    assert mine.traces == ("turn-1-face_down", "crew-blue-sidekick", "crew-green-double_agent")


def test_the_beaten_meeple_lies_where_it_came_to_a_head() -> None:
    scene = look(caught(), None)
    assert scene.board is not None
    assert [space.id for space in scene.board.spaces if space.burst] == [pawn(scene, "blue").at]
    assert (pawn(scene, "green").used, pawn(scene, "blue").used) == (False, True)
    before = look(table(), None)
    assert before.board is not None
    assert not any(space.burst for space in before.board.spaces)
    assert not any(piece.used for piece in before.pieces)


def test_nothing_comes_next_once_it_is_over() -> None:
    scene = look(caught(), 0)
    assert card(scene, "crew-green-double_agent").text == "+6"
    assert all(panel.counters == () and panel.members == () for panel in scene.panels)
    assert scene.status == "Basic · over after turn 1"
    assert [panel.line for panel in scene.panels] == ["Lost", "Won"]


def test_everything_that_was_hidden_is_shown() -> None:
    game = table(hands=LAST, green=["double_agent"], blue=["codebreaker"] * 2, steps=(5, 0), used=(1, 0))
    game.lay("double_agent", "sidekick").choose("face_down")
    scene = look(game, 0)
    held = area(scene, "hand-1")
    assert (held.name, held.layout, held.place) == ("Oskar’s hand", "grid", "supply")
    assert [(c.id, c.name, c.text) for c in held.cards] == [
        ("hand-1-0", "Enforcer", "+1"),
        ("hand-1-1", "Mole", "−3"),
        ("hand-1-2", "Saboteur", "−1"),
        ("hand-1-3", "Sentinel", "0"),
    ]
    assert area(scene, "aside-0").name == "Tereza: swapped away"
    assert area(scene, "aside-0").note
    assert area(scene, "deck").note


def test_looking_back_everything_is_open_before_the_end() -> None:
    game = table(hands=LAST).lay("double_agent", "sidekick")
    scene = look_open(game.match, NAMES[:2], Texts(GAME, "en"))
    up, down = area(scene, "centre").cards
    assert (up.name, down.name, down.tag) == ("Double Agent", "Sidekick", "Face down")
    assert (up.source, down.source) == ("hand-0", "hand-0")
    for seat in range(2):
        assert tuple(c.art for c in area(scene, f"hand-{seat}").cards) == game.match.view(seat).seats[seat].hand
    assert area(scene, "deck").note
    assert scene.verdict is None and scene.prompt is None and scene.waiting == "Oskar chooses whom to recruit."


def test_looking_back_shows_what_was_swapped_away() -> None:
    game = table(seats=4, mode="basic")
    match = game.match
    while not any(match.state.swaps):
        decision = match.decision
        assert decision is not None
        swaps = [option for option in decision.options if decision.prompt.endswith("swap") and option != "no_swap"]
        match.choose(swaps[0] if swaps else decision.options[-1])
    swapped = match.state.swaps.index(1)
    open_scene = look_open(match, NAMES, Texts(GAME, "en"))
    aside = area(open_scene, f"aside-{swapped}")
    assert aside in open_scene.areas and aside.note and aside.name == f"{NAMES[swapped]}: swapped away"
    assert not [a for panel in look(match, None).panels for a in panel.areas if a.id == aside.id]


def test_three_codebreakers_and_the_rule_that_makes_them_win() -> None:
    game = table(hands={0: ["codebreaker", "sidekick", "sentinel", "enforcer"], 1: HAND}, green=["codebreaker"] * 2)
    game.turn("codebreaker", "sidekick")
    rule = "Three Codebreakers in play at the end of a turn win."
    assert verdicts(game) == [
        (True, "You win with three Codebreakers", rule),
        (False, "Tereza wins with three Codebreakers", rule),
        (None, "Tereza wins with three Codebreakers", rule),
    ]
    scene = look(game, 0)
    assert [c.tag for c in area(scene, "centre").cards] == ["You: win", "Oskar +4, was face down"]
    assert not any(piece.used for piece in scene.pieces)


def ended(seats: int, winners: tuple[int, ...], reason: str, seat: int | None, language: str) -> Scene:
    """A scene as if the match had ended like that."""
    return as_if(table(seats=seats).match, seat, Outcome.of(winners, reason, seats=seats), language)


def as_if(match: Match[Any, Any], seat: int | None, outcome: Outcome, language: str) -> Scene:
    """The scene of a match as if it had ended."""
    names, texts = NAMES[: match.seats], Texts(GAME, language)
    over = replace(Seen.of(match, seat, names), outcome=outcome, decision=None, waiting=())
    return GAME.face.scene(over, texts, AvenueStory(seat, names, texts, match.setup))


@pytest.mark.parametrize("reason", GAME.reasons)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_to_winners_losers_and_spectators(reason: str, language: str) -> None:
    """In every language, for sides of one and for teams; winners and losers never read the same."""
    for seats, winners in ((2, (0,)), (4, (2, 3))):
        titles = []
        for seat in (0, seats - 1, None):
            verdict = ended(seats, winners, reason, seat, language).verdict
            assert verdict is not None
            assert verdict.title
            assert verdict.text or reason == "catch"
            titles.append(verdict.title)
        assert titles[0] != titles[1]


def test_a_team_is_called_by_its_colour() -> None:
    verdict = ended(4, (2, 3), "catch", 0, "en").verdict
    assert verdict is not None
    assert verdict.title == "Blue caught you"


def test_when_the_cards_run_out_it_is_told_who_was_closer() -> None:
    verdict = ended(2, (0,), "running-out", 0, "en").verdict
    assert verdict is not None
    assert verdict.text == "Both were equally close to a catch; then the side whose turn it was wins."
    scene = as_if(table(steps=(3, 1)).match, 1, Outcome.of((0,), "running-out", seats=2), "en")
    assert scene.verdict is not None
    assert scene.verdict.text == "Tereza was 5 short of a catch, you 9."


# -- the curve ---------------------------------------------------------------------------------------------------------


def chase() -> Table:
    """Three turns from level: a Sidekick takes green ahead, Daredevil blue back, a second Double Agent to the catch."""
    hands = {
        0: ["sidekick", "saboteur", "double_agent", "mole"],
        1: ["daredevil", "sentinel", "enforcer", "saboteur"],
    }
    game = table(hands=hands, green=["double_agent"])
    game.turn("sidekick", "saboteur")
    game.turn("daredevil", "sentinel")
    return game.turn("double_agent", "mole")


def curve(game: Table, seat: int | None, language: str = "en") -> Curve:
    (found,) = look(game, seat, language).curves
    return found


def test_the_curve_is_the_lead_after_every_turn_from_the_viewers_side() -> None:
    """AA-7.8: +4 and −1, then 0 and +2, then +6 and −3."""
    game = chase()
    assert game.over() == ((0,), "catch")
    mine, theirs, watched = curve(game, 0), curve(game, 1), curve(game, None)
    assert mine.points == watched.points == (0, 5, 3, 12)
    assert theirs.points == (0, -5, -3, -12)
    assert (mine.low, mine.level, mine.high) == (-7, 0, 7)
    assert (mine.high_text, mine.low_text) == ("you make the catch", "Oskar catches you")
    assert (watched.high_text, watched.low_text) == ("Tereza makes the catch", "Oskar makes the catch")
    assert [(one.seat, one.low_seat, one.high_seat) for one in (mine, theirs)] == [(0, 1, 0), (1, 0, 1)]
    assert mine.end_text == "turn 3"


def test_the_turns_that_moved_the_lead_most_are_named_but_not_the_last() -> None:
    game = chase()
    assert [(moment.at, moment.text) for moment in curve(game, 0).moments] == [(1, "Sidekick +4"), (2, "Daredevil +2")]
    assert [(moment.at, moment.text) for moment in curve(game, 1).moments] == [(1, "Sidekick +4"), (2, "Daredevil +2")]
    assert curve(caught(), 0).moments == ()


def test_the_curve_is_told_in_words() -> None:
    game = chase()
    points = "0, +5 (Sidekick +4), +3 (Daredevil +2), +12"
    assert curve(game, 0).text == f"Your lead in steps, from the start and turn by turn: {points}."
    assert curve(game, None).text == f"The lead of Tereza in steps, from the start and turn by turn: {points}."
    for language in ("cs", "sk"):
        assert "+5 (" in curve(game, 0, language).text


def test_there_is_a_gauge_while_it_is_played_and_a_curve_when_it_is_over() -> None:
    before, after = look(table(), 0), look(caught(), 0)
    assert [gauge.id for gauge in before.gauges] == ["chase"] and before.curves == ()
    assert after.gauges == () and [one.id for one in after.curves] == ["chase-so-far"]


def test_the_getaway_car_counts_on_the_curve() -> None:
    """AA-10.35: 6 forward to blue's home, 3 further in the car, and blue 3 back."""
    hands = {0: ["double_agent", "mole", "sentinel", "enforcer"], 1: [*HAND[:2], "daredevil", "saboteur"]}
    game = table("advanced", hands=hands, green=["double_agent"], steps=(1, 0), ongoing=(("getaway_car",), ()))
    game.turn("double_agent", "mole")
    assert game.events("drove-on")
    assert curve(game, 0).points == (1, 13)


@every_setup
def test_the_curve_of_a_whole_match_begins_level_and_has_a_point_for_every_turn(setup: Setup) -> None:
    for seed in range(5):
        match = GAME.start(setup.seats, setup.mode, setup.options, seed=seed)
        match.playout(Random(seed))
        for seat in (0, setup.seats - 1, None):
            (found,) = look(match, seat).curves
            assert found.points[0] == 0
            assert len(found.points) == 1 + match.view(seat).turn
            assert all(0 < moment.at < len(found.points) - 1 for moment in found.moments)
