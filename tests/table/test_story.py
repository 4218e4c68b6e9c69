"""A story hears every event once, and is retold only when the match has gone back or is another one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import brushpass
from brushpass.engine import Event, Match, game, registered
from brushpass.table import Seen, Story, Telling, Texts, face_of, look, look_open
from tests.server.spies import SPIES, Spies, SpiesFace

NAMES = ("Ada", "Ben")
GAMES = [game("agent_avenue"), game("spy_connection")]
every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.id))


class CountingFace(SpiesFace):
    """Counts what its stories hear."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def story(self, *who: Any) -> Story:
        heard = self.heard

        class Counting(Story):
            def hear(self, number: int, event: Event) -> None:
                heard.append(number)
                super().hear(number, event)

        return Counting(*who)


def test_a_story_hears_every_event_once_and_all_of_them_after_an_undo() -> None:
    face = CountingFace()

    class Counted(Spies):
        pass

    rules = Counted()
    rules.face = face
    match = rules.start(2, seed=1)
    telling = Telling(0, NAMES, Texts(rules, "en"))
    assert telling.of(match).lines == [] and face.heard == []
    match.choose("left")
    telling.of(match)
    match.choose(match.decisions[0].options[0])
    assert [line.text for line in telling.of(match).lines] == ["Ada marked a side.", "Ada hid a card."]
    assert face.heard == [0, 1]
    for seat in (1, 0):
        match.choose(1, seat)
    match.choose("left")
    telling.of(match)
    match.undo(1)
    assert len(telling.of(match).lines) == 3 and face.heard == [0, 1, 2, 3, 0, 1, 2]


def test_a_match_that_was_read_again_is_told_anew() -> None:
    match = SPIES.start(2, seed=1)
    match.choose("left")
    telling = Telling(1, NAMES, Texts(SPIES, "en"))
    before = telling.of(match)
    with registered(SPIES):
        after = telling.of(brushpass.load(match.save()))
    assert after is not before and after.lines == before.lines


def test_numbers_are_those_of_the_viewers_own_log() -> None:
    """The numbers of events that others were told would tell that there were some."""
    match = SPIES.start(2, seed=1)
    match.state.tell("marked", 1, to=(1,))
    match.state.tell("marked", 0)
    lines = [Telling(seat, NAMES, Texts(SPIES, "en")).of(match).lines for seat in (0, 1, None)]
    assert [[line.id for line in mine] for mine in lines] == [[1], [1, 3], [1]]


@every_game
def test_a_scene_from_a_story_that_went_on_is_the_one_told_at_once(rules: Any) -> None:
    """With undos on the way, for seats and spectators."""
    texts = Texts(rules, "cs")
    for seed in (1, 2):
        match: Match[Any, Any] = rules.start(2, seed=seed)
        rng = Random(seed)
        tellings = {seat: Telling(seat, NAMES, texts) for seat in (0, 1, None)}
        for _ in range(60):
            if match.decision is None:
                break
            for seat, telling in tellings.items():
                assert face_of(rules).scene(Seen.of(match, seat, NAMES), texts, telling.of(match)) == look(
                    match, seat, NAMES, texts
                )
            if rng.random() < 0.2 and match.can_undo(match.decision.seat):
                match.undo(match.decision.seat)
            else:
                match.choose(rng.choice(match.decision.options))
        assert look_open(match, NAMES, texts).log
