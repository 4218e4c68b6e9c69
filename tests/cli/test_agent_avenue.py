"""Agent Avenue at the terminal: every text in every language, and whole matches through piped input."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from brushpass.engine import Match, game
from brushpass.games.agent_avenue.scene.eyes import signed
from brushpass.table import LANGUAGES, Seen, Texts, face_of, keys

Run = Callable[..., tuple[int, str, str]]
GAME = game("agent_avenue")
FACE = face_of(GAME)
TABLES = [(mode, seats) for mode in GAME.modes for seats in GAME.seat_counts]


def positions(mode: str, seats: int, matches: int) -> Any:
    """Every decision of some random matches, and their ends."""
    for seed in range(matches):
        rng = random.Random(seed)
        match = GAME.start(seats, mode, seed=seed)
        yield match
        while (decision := match.decision) is not None:
            match.choose(rng.choice(decision.options), decision.seat)
            yield match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert keys(GAME, language) == keys(GAME, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_declared_has_a_text(language: str) -> None:
    texts = Texts(GAME, language)
    assert texts.title and texts.about
    for mode in GAME.modes:
        assert texts.mode(mode)
    for reason in GAME.reasons:
        assert texts.reason(reason)
    for event in GAME.events:
        assert texts.has(f"event-{event}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_everything_that_happens_can_be_said(mode: str, seats: int, language: str) -> None:
    texts = Texts(GAME, language)
    texts.names = [f"P{seat}" for seat in range(seats)]
    for match in positions(mode, seats, 6):
        for waiting in match.waiting:
            assert f"P{waiting.seat}" in texts.waiting(waiting, texts.names)
        for decision in match.decisions:
            assert texts.prompt(decision)
            seen = Seen.of(match, decision.seat, texts.names)
            labels = [texts.option(decision, option) for option in decision.options]
            assert len(set(labels)) == len(labels)
            for option in decision.options:
                assert "{" not in FACE.follows(seen, option, texts)
        if match.outcome is not None:
            for seat in range(seats):
                for event in match.log(seat):
                    assert texts.event(event, texts.names)[-1] == "."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_table_fits_a_terminal(mode: str, seats: int, language: str) -> None:
    """The board keeps to 80 columns; only cards' explanations and long hands may be longer, and are wrapped."""
    texts = Texts(GAME, language)
    for match in positions(mode, seats, 3):
        drawn = FACE.draw(match.view(0), texts).splitlines()
        assert all(len(row) <= 80 for row in drawn[:9])
        assert {len(row.partition("]")[0]) for row in drawn[0:9:2]} == {4}


def test_the_drawing_keeps_secrets() -> None:
    """What a seat sees drawn is the same whatever the others hold."""
    texts = Texts(GAME, "en")
    for match in positions("advanced", 2, 3):
        if match.outcome is not None:
            continue
        for seat in range(2):
            world = match.imagine(seat, random.Random(1))
            assert FACE.draw(world.view(seat), texts) == FACE.draw(match.view(seat), texts)


def test_meeples_stand_where_they_are() -> None:
    texts = Texts(GAME, "en")
    drawn = FACE.draw(GAME.start(2, "basic", seed=1).view(0), texts).splitlines()
    assert drawn[4].startswith("[G⌂ ]") and "[B⌂ ]" in drawn[4]
    assert "◆" not in "".join(drawn)
    assert "".join(FACE.draw(GAME.start(2, "advanced", seed=1).view(0), texts).splitlines()[:9]).count("◆") == 4


def played_to(match: Match[Any, Any], prompt: str) -> Match[Any, Any]:
    """Go on with the first option until somebody is asked this."""
    while match.decision is not None and match.decision.prompt != prompt:
        match.choose(match.decision.options[0], match.decision.seat)
    return match


def test_an_option_says_what_it_does_for_either_side() -> None:
    match = played_to(GAME.start(2, "basic", seed=1), "lay-face-up")
    decision = match.decision
    assert decision is not None
    texts, seen = Texts(GAME, "en"), Seen.of(match, decision.seat, ("Ann", "Bob"))
    told = {option: FACE.follows(seen, option, texts) for option in decision.options}
    first = {"codebreaker": "0", "daredevil": "+2", "double_agent": "−1", "enforcer": "+1", "mole": "−3"}
    first |= {"saboteur": "−1", "sentinel": "0", "sidekick": "+4"}
    assert told == {option: f"you {first[option]} · Ann {first[option]}" for option in decision.options}


def test_the_recruiter_is_told_of_the_open_card_only() -> None:
    match = played_to(GAME.start(2, "basic", seed=1), "recruit")
    decision = match.decision
    assert decision is not None
    texts, seen = Texts(GAME, "en"), Seen.of(match, decision.seat, ("Ann", "Bob"))
    view = seen.view
    assert view.face_down is None
    told = [FACE.follows(seen, option, texts) for option in ("face_up", "face_down")]
    assert texts.name(view.face_up) in told[0]
    assert told[1] == "you will see it when you have it"


def test_numbers_of_steps() -> None:
    assert [signed(n) for n in (-2, 0, 6)] == ["−2", "0", "+6"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_whole_matches_against_bots(brushpass: Run, mode: str, seats: int, language: str) -> None:
    arguments = ("--mode", mode, "--seats", str(seats), "--bots", "random", "--seed", "7", "--language", language)
    code, out, err = brushpass("play", "agent_avenue", *arguments, typed="1\n" * 400)
    assert (code, err) == (0, "")
    end = out.rpartition(Texts(GAME, language).say("end-hidden"))[2]
    assert any(Texts(GAME, language).reason(reason) in end for reason in GAME.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_hot_seat_match_keeps_hands_behind_the_curtain(brushpass: Run, language: str) -> None:
    """Every screen before the end shows the hand of one seat at most; empty lines answer the curtain only."""
    texts = Texts(GAME, language)
    typed = "1\n" * 400
    code, out, _ = brushpass("play", "agent_avenue", "--hot-seat", "--seed", "7", "--language", language, typed=typed)
    assert code == 0
    screens, _, end = out.rpartition("─" * 72)
    assert texts.say("end-hidden") in end
    you = [texts.say("terminal-you", seat=texts.player(seat)) for seat in range(2)]
    shown = [screen for screen in screens.split("─" * 72) if "[" in screen]
    assert len(shown) > 10
    for screen in shown:
        assert sum(name in screen for name in you) == 1
        # The other player's line gives a number of cards, not their names.
        other = next(
            row
            for row in screen.splitlines()
            if row[2:].startswith(("Player", "Hráč")) and "(" in row and not any(name in row for name in you)
        )
        assert any(sign.isdigit() for sign in other.partition(": ")[2][:2]) and "·" not in other
