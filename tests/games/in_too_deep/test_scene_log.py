"""What the log tells, what is seen to happen, and how the end is told."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match
from brushpass.games.in_too_deep import GAME
from brushpass.table import Telling, Texts
from brushpass.testing import rule
from brushpass.testing.beats import beats_lead_on
from tests.games.finding import area, cards

from .looking import NAMES, facts, look, shown
from .table import table


def moved_by_other(match: Match[Any, Any], seat: int) -> Any:
    """Play on until somebody else can move a criminal; the option."""
    rng = Random(1)
    while True:
        asked = match.decisions[0]
        ways = [one for one in asked.options if one[0] == "move"]
        if asked.prompt == "act" and ways and asked.seat != seat:
            return ways[0]
        hooks = [one for one in asked.options if one[0] == "hook"]
        match.choose(rng.choice(hooks) if hooks else asked.options[-1])


@pytest.fixture
def walking() -> tuple[Match[Any, Any], Any]:
    match = GAME.start(seats=2, seed=3, options={"starts": "first"})
    return match, moved_by_other(match, 0)


@rule("TD-9.4", "TD-2.6")
def test_a_criminal_is_seen_to_walk_by_all_and_nobody_waits_for_what_they_do_themselves(
    walking: tuple[Match[Any, Any], Any],
) -> None:
    match, way = walking
    for seat, holds in ((0, True), (1, False), (None, True)):
        beats = shown(match.fork(), way, seat=seat)
        went = next(beat for beat in beats if beat.goes)
        assert (went.goes[0].id, went.goes[0].path) == (way[1], (way[2],))
        assert bool(went.hold) == holds


@rule("TD-7.1")
def test_turns_are_headings_and_lines_have_their_seats(walking: tuple[Match[Any, Any], Any]) -> None:
    match, way = walking
    match.choose(way)
    log = look(match, 0).log
    assert [line.text for line in log if line.heading] == ["Turn 1: Anna", "Turn 2: Petr"]
    assert log[-1].seat == 1 and "goes" in log[-1].text


@rule("TD-18.1", "TD-18.3")
def test_what_is_taken_from_the_bar_is_remembered_and_what_is_drawn_unseen_is_told_to_its_owner_only() -> None:
    game = table(at={"hacker": "harbour"}, hooks=["hacker"])
    game.choose(("zone", "hacker"), "leader")
    assert "From the bar so far: Leader" in facts(look(game, 1), 0)
    assert any("Leader" in line.text for line in look(game, 1).log)


@rule("TD-11.2")
def test_a_challenge_is_looked_at_and_remembered_until_dilemmas_are_stored() -> None:
    game = table(at={"hacker": "blocks"}, hooks=["hacker"], hand=[[3], [1, 2]],
                 search={"parish": 3, "heights": 2, "centre": 1})  # fmt: skip
    game.choose(("zone", "hacker"))
    beats = shown(game.match, "seat_1", seat=0)
    hands = [[("?" if card.back else card.name) for card in beat.shown] for beat in beats if beat.shown]
    assert hands == [["?", "?"], ["corruption 3", "?"], ["corruption 3"] * 2, ["corruption 3"] * 2]
    assert [bool(card.values) for card in beats[-1].shown] == [True, False]
    assert "Shown in the last challenge" in facts(look(game, 0), 1)


@rule("TD-14.5", "TD-14.8")
def test_a_committed_crime_turns_up_before_the_others_and_so_does_how_it_went() -> None:
    game = table(at={"hacker": "harbour"}, items={"rifle": "hacker"}, hooks=["hacker"], guardian="aerodrome",
                 crimes=["b1_2"], stage="crime")  # fmt: skip
    name = GAME.face.names("en")["b1_2"]
    (laid,), (turned,) = [beat.shown for beat in shown(game.match, "b1_2", seat=1)]
    assert laid.back and not laid.name and laid.source == "seat-0"
    assert (turned.id, turned.name, turned.tag) == (laid.id, name, "Anna")
    game.choose(("guardian", "heights"))
    (went,) = next(beat.shown for beat in shown(game.match, "reckless", seat=1) if beat.shown)
    assert (went.name, went.tag, went.tone) == (name, "Reckless", "bad")


@rule("TD-14.8", "TD-19.1")
def test_what_a_crime_brings_is_looked_at_for_a_moment_by_whoever_commits_it() -> None:
    game = table(at={"hacker": "harbour"}, items={"rifle": "hacker"}, hooks=["hacker"], guardian="aerodrome",
                 crimes=["b1_2"], stage="crime")  # fmt: skip
    game.choose("b1_2", ("guardian", "heights"))
    mine, theirs = [
        [card.id for beat in shown(game.match.fork(), "reckless", seat=seat) for card in beat.shown] for seat in (0, 1)
    ]
    assert mine[0] == theirs[0] == "deed-b1_2"
    assert [card.startswith("drawn-") for card in mine[1:]] == [True] * 2 and theirs[1:] == []


@rule("TD-23.8")
def test_echos_card_turns_up_with_what_it_says() -> None:
    match = GAME.start(seats=1, mode="echo", seed=3)
    while True:
        before = match.fork()
        asked = match.decisions[0]
        match.choose(asked.options[-1], seat=asked.seat)
        if any(event.event == "echo-card" for event in match.log(0)):
            break
    laid, turned = [beat.shown[0] for beat in shown(before, asked.options[-1], seat=0) if beat.shown][:2]
    assert laid.back and laid.id == turned.id
    assert turned.name.startswith("Card ") and "evidence to the" in turned.text
    assert any(line.text.startswith("Echo turns up a card with the letter ") for line in look(match, 0).log)


@rule("TD-18.5", "TD-21.7", "R-40")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_chapter_that_ends_is_held_up_step_by_step_for_everybody(seat: int | None) -> None:
    game = table(stage="returns", dry=30, display=0, memory=["leader", "leader"])
    held = [card.id for beat in shown(game.match, "done", seat=seat) for card in beat.shown]
    assert held[:2] == ["told-chapter-ends", "told-failure"]


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("echo", 1)])
def test_beats_end_in_what_the_scene_shows(mode: str, seats: int) -> None:
    beats_lead_on(GAME.agree(seats, mode, {}), 1, every=9)


# -- the end -----------------------------------------------------------------------------------------------------------


def ended() -> Match[Any, Any]:
    """The last answers of a match: the third chapter is over, dilemmas are stored."""
    game = table(
        stage="store", chapter=3, trigger=0, turns=9, hand=[[1, 2], [36]], memory=["leader leader", "weapons"],
        shared="leader leader leader weapons weapons weapons timing timing timing", story="a1_1",
        dominance=[{"hacker": 2, "hustler": 1, "oracle": 1, "mechanic": 1, "courier": 1}], at={"hacker": "harbour"},
    )  # fmt: skip
    while game.match.outcome is None:
        decision = game.match.decisions[0]
        game.match.choose(decision.options[0], seat=decision.seat)
    return game.match


@rule("TD-22.1", "TD-22.2", "TD-22.5", "TD-22.9", "TD-22.17")
def test_the_scoring_is_told_step_by_step_and_adds_up() -> None:
    match = ended()
    scene = look(match, 0)
    names = [card.name for card in area(scene, "scoring").cards]
    assert names[:2] == ["Lowest dominance", "Corruption"] and "The plan is foiled" in names
    assert names.index("The plan is foiled") < names.index("What evidence is worth") < names.index("Evidence")
    assert scene.verdict is not None and "in too deep" in scene.verdict.text
    for seat, told in enumerate(scene.verdict.seats):
        assert told.startswith(f"{match.view(0).consoles[seat].information} information (")
        parts = [int(number) for number in re.findall(r"-?\d+", told)[1:]]
        assert sum(parts) == match.view(0).consoles[seat].information
    assert scene.verdict.order[0] == match.outcome.winners[0]  # type: ignore[union-attr]


@rule("TD-22.1")
def test_every_step_of_the_scoring_is_held_up_and_ends_with_what_everybody_has() -> None:
    match = ended()
    beats = Telling(0, NAMES[: match.seats], Texts(GAME, "en")).of(match).beats
    held = [card for beat in beats for card in beat.shown]
    steps = list(dict.fromkeys(card.id for card in held))
    order = [f"told-{step}" for step in ("scored-dominance", "corruption", "least-corrupt", "in-too-deep", "plan",
                                         "sank", "values", "total-0", "total-1")]  # fmt: skip
    assert steps[-len(order) :] == order
    for seat in range(match.seats):
        last = [card for card in held if card.id == f"told-total-{seat}"][-1]
        assert last.values[0].text == str(match.view(0).consoles[seat].information)


def test_what_everybody_has_is_counted_on_with_every_step_of_the_scoring() -> None:
    match = ended()
    telling = Telling(0, NAMES[: match.seats], Texts(GAME, "en")).of(match)
    told = [one.value for beat in telling.beats for one in beat.counters if one.id == "seat-0"]
    steps = [beat for beat in telling.beats if beat.shown and beat.counters]
    assert len(steps) > 2 and told[-1] == look(match).panels[-1].score.value  # type: ignore[union-attr]


def test_everything_is_open_at_the_end_and_the_story_is_told_by_plot_line() -> None:
    scene = look(ended(), 0)
    assert [card.id for card in area(scene, "tale").cards] == [f"tale-{line}" for line in "ABCDE"]
    assert "dilemma_36" in [card.id for card in cards(scene)]


def test_the_curve_shows_how_far_the_winner_was_ahead() -> None:
    match = GAME.start(seats=1, mode="echo", seed=3)
    rng = Random(3)
    while match.outcome is None:
        asked = match.decisions[0]
        match.choose(rng.choice(asked.options), seat=asked.seat)
    scene = look(match, 0)
    (curve,) = scene.curves
    rich = [console.information for console in match.view(0).consoles]
    assert abs(curve.points[-1]) == abs(rich[0] - rich[1])
    assert len(curve.points) == match.view(0).turns + 1
    assert scene.verdict is not None and scene.verdict.won is bool(match.outcome.winners)
