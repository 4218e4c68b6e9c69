"""Modes for some numbers of seats, and a player without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brushpass.bots import arena
from brushpass.engine import BadSetup, Event, Outcome, Setup, registered
from brushpass.table import Texts, look, look_open
from brushpass.testing import CHECKS, setups
from brushpass.testing.golden import golden_setups, transcript
from brushpass.testing.texts import declared_texts, same_keys, texts_exist
from tests.tail import TAIL, Chase, Tail


@pytest.fixture(autouse=True)
def tail() -> Iterator[None]:
    with registered(TAIL):
        yield


def test_a_mode_and_a_number_of_seats_are_found_to_fit_each_other() -> None:
    def agreed(*wish: object) -> tuple[int, str]:
        setup = TAIL.agree(*wish)  # type: ignore[arg-type]
        return setup.seats, setup.mode

    assert agreed() == (2, "race")
    assert agreed(None, "shadow") == (1, "shadow")
    assert agreed(1) == (1, "shadow")
    assert agreed(2) == (2, "race")
    assert agreed(2, "shadow") == (2, "shadow")
    assert TAIL.counts() == (1, 2, 3, 4) and TAIL.counts("shadow") == (1, 2)


@pytest.mark.parametrize(
    ("seats", "mode", "why"),
    [
        (1, "race", r"tail has no race game for 1 seat; possible: 2, 3, 4 \(for 1 seat: shadow\)$"),
        (3, "shadow", r"tail has no shadow game for 3 seats; possible: 1, 2 \(for 3 seats: race\)$"),
        (9, "shadow", "tail has no table for 9 seats; possible: 1, 2, 3, 4$"),
        (9, None, "tail has no table for 9 seats; possible: 1, 2, 3, 4$"),
        ("2", "shadow", "tail has no table for '2' seats; possible: 1, 2, 3, 4$"),
        (True, None, "tail has no table for True seats"),
        (1, "chess", "tail has no mode 'chess'; possible: race, shadow$"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(seats: int, mode: str | None, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        TAIL.agree(seats, mode)


def test_set_ups_are_those_that_can_be_played() -> None:
    tables = [(2, "race"), (3, "race"), (4, "race"), (1, "shadow"), (2, "shadow")]
    assert [(setup.seats, setup.mode) for setup in golden_setups(TAIL)] == tables
    found = setups(TAIL)
    assert list(dict.fromkeys((setup.seats, setup.mode) for setup in found)) == tables
    assert {setup.mode for setup in found if setup.options["dark"]} == {"shadow"}


@pytest.mark.parametrize("setup", golden_setups(TAIL), ids=lambda setup: f"{setup.mode}-{setup.seats}")
def test_it_passes_what_every_game_passes(setup: Setup) -> None:
    for check in CHECKS:
        check(setup, 1, None)
    texts_exist(setup, 1)


def test_who_plays_without_a_seat_has_a_name_in_every_language() -> None:
    same_keys(TAIL)
    declared_texts(TAIL)

    class Nameless(Tail):
        automaton = "nobody"

    with pytest.raises(AssertionError, match="has no text 'name-nobody'"):
        declared_texts(Nameless())


def test_who_plays_without_a_seat_is_named_wherever_its_number_stands() -> None:
    match = TAIL.start(1, seed=1)
    texts = Texts(TAIL, "cs").at_table(["Eva"])
    decision = match.decision
    assert decision is not None
    assert texts.prompt(decision) == "Jak utečete? Za vámi je Stín."
    assert texts.event(Event("moved", {"seat": 1, "count": 2}), ["Eva"]) == "Stín je o 2 blíž k rohu."
    assert texts.event(Event("ahead", {"seats": (0, 1)}), ["Eva"]) == "Úplně vpředu: Eva a Stín."
    match.choose("walk")
    scene = look(match, 0, ["Eva"], texts)
    assert [(panel.name, panel.letter, panel.you) for panel in scene.panels] == [
        ("Eva", "E", True),
        ("Stín", "S", False),
    ]
    assert [line.text for line in look_open(match, ["Eva"], texts).log][1].startswith("Stín je o ")


def test_it_has_won_where_no_seat_has() -> None:
    texts = Texts(TAIL, "en").at_table(["Ada", "Ben"])
    lost, won = Outcome.of((), "caught", seats=2), Outcome.of((1,), "far", seats=2)
    assert texts.winners(TAIL.agree(2, "shadow"), lost) == ["The Shadow"]
    assert texts.winners(TAIL.agree(2, "shadow"), won) == ["Ben"]
    assert texts.winners(TAIL.agree(2, "race"), lost) == []


def test_transcripts_name_it() -> None:
    told = [transcript(TAIL.agree(1, "shadow"), seed) for seed in range(12)]
    assert all("\n  The Shadow comes " in text for text in told)
    assert {text.splitlines()[-2] for text in told} == {
        "Won by The Shadow: Nobody got away.",
        "Won by Ada: Nobody was farther away.",
    }


def test_the_arena_measures_a_bot_that_is_alone_with_it_with_what_was_agreed() -> None:
    class Night(Tail):
        id = "night"

        def deal(self, setup: Setup) -> Chase:
            """By night nobody gets away."""
            t = super().deal(setup)
            t.steps[-1] += 9 if setup.options["dark"] else 0
            return t

    with registered(Night()):
        by_day = arena.run(Night(), ["random"], games=40, mode="shadow")
        by_night = arena.run(Night(), ["random"], games=40, mode="shadow", options={"dark": True})
    assert (by_day.games, by_day.deals, by_day.seats) == (40, 40, 1)
    assert 0 == by_night.standings[0].rate < by_day.standings[0].rate < 1
    with pytest.raises(BadSetup, match="dark cannot be 'often'"):
        arena.run(TAIL, ["random"], mode="shadow", options={"dark": "often"})
