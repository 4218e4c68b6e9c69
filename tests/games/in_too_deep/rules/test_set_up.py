"""TD-3 to TD-6, TD-23.1 to TD-23.7, TD-24.1, TD-24.2: components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brushpass.engine import BadSetup, Setup
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.box.box import CRIMINALS
from brushpass.games.in_too_deep.state import (
    CRIMES,
    DECKS,
    DILEMMAS,
    DISPLAY,
    ECHO_DECK,
    HAND,
    LEVELS,
    MEMORY,
    NOBODY,
    PETTY,
    SUPPLY,
    SUPPORT,
    TASKS,
    ZONES,
)
from brushpass.testing import rule, title

from ..table import BOX, ECHO, STANDARD, Table, dealt, tables

every_table = pytest.mark.parametrize("setup", tables(), ids=title)
SEEDS = range(12)


def at_start(setup: Setup, seed: int = 1) -> Table:
    return dealt(setup.seats, setup.mode, seed)


# -- TD-3: components --------------------------------------------------------------------------------------------------


@rule("TD-3.1", "TD-3.5", "TD-3.6", "TD-3.7", "TD-3.9", "TD-3.10")
def test_what_is_in_the_box() -> None:
    t = dealt(2, ECHO).t
    assert len(t.city.ring) == len(BOX.zones) == ZONES == 8
    assert len(t.city.barriers) == 2 and sum(t.city.search) == 6 and sum(BOX.rows["5"]) == 9
    assert Counter(BOX.item_type.values()) == dict.fromkeys(("hardware", "weapon", "goods", "vehicle"), 2)
    assert {item for item, kind in BOX.item_type.items() if kind == "vehicle"} == {"coupe", "eagle_eye"}
    assert len(BOX.kinds) == 6 and sum(token.count for token in BOX.supports.values()) == 38
    assert len(BOX.criminals) == 10 and len(BOX.dilemmas) == 72 and len(BOX.echo.cards) == 16
    assert set(BOX.echo.sides) == {"normal", "hard"}


@rule("TD-3.2", "TD-3.3")
def test_the_crimes() -> None:
    majors = [crime for crime in BOX.crimes.values() if crime.level]
    petty = [crime for crime in BOX.crimes.values() if not crime.level]
    assert len(majors) == 49 and len(petty) == 21
    for line in "ABCDEFG":
        assert Counter(crime.level for crime in majors if crime.line == line) == {1: 3, 2: 3, 3: 1}
    assert any(crime.four_plus for crime in majors)
    assert all(set(crime.outcomes) == {"careful", "reckless"} for crime in majors)
    assert all(set(crime.outcomes) == {"done"} and not crime.line for crime in petty)


@rule("TD-3.11", "TD-5.5", "TD-5.8", "TD-22.8")
@pytest.mark.parametrize(
    ("mode", "seats", "display", "folders", "kinds"),
    [
        (STANDARD, 2, 10, (2, 2, 1), 3),
        (STANDARD, 3, 14, (3, 2, 2), 4),
        (STANDARD, 4, 17, (3, 3, 3), 5),
        (STANDARD, 5, 20, (3, 3, 3), 6),
        (ECHO, 1, 10, (2, 2, 1), 3),
        (ECHO, 2, 14, (3, 2, 2), 4),
    ],
)
def test_sizes_by_number_of_players(mode: str, seats: int, display: int, folders: Any, kinds: int) -> None:
    t = dealt(seats, mode).t
    assert len(t.piles[DISPLAY]) == display and len(t.bar) == 4 and t.folders == folders
    assert BOX.kinds_to_foil[t.key] == kinds


# -- TD-4: the city ----------------------------------------------------------------------------------------------------


@rule("TD-4.1", "TD-4.2", "TD-2.9")
@every_table
def test_zones_and_items_lie_at_random(setup: Setup) -> None:
    cities = [at_start(setup, seed).t.city for seed in SEEDS]
    assert all(sorted(city.ring) == sorted(BOX.zones) for city in cities)
    assert all(sorted(city.items) == [*range(ZONES)] for city in cities)
    assert len({city.ring for city in cities}) > 8 and len({city.items for city in cities}) > 8


@rule("TD-4.3", "TD-4.4", "TD-4.9")
@every_table
def test_guardian_barriers_and_search(setup: Setup) -> None:
    for seed in SEEDS:
        city = at_start(setup, seed).t.city
        centre, blocks = city.ring.index("centre"), city.ring.index("blocks")
        assert city.guardian == centre and city.barriers == (centre, (centre + 4) % 8)
        assert [city.search[(blocks + step) % 8] for step in range(8)] == [3, 0, 0, 2, 0, 0, 1, 0]


@rule("TD-4.5", "TD-4.6", "TD-4.7", "TD-4.8", "TD-23.1", "TD-24.1", "TD-INV-2")
@pytest.mark.parametrize(
    ("mode", "seats", "count"),
    [(STANDARD, 2, 5), (STANDARD, 3, 5), (STANDARD, 4, 6), (STANDARD, 5, 6), (ECHO, 1, 4), (ECHO, 2, 5)],
)
def test_criminals_in_play(mode: str, seats: int, count: int) -> None:
    tables = [dealt(seats, mode, seed) for seed in SEEDS]
    for game in tables:
        city = game.t.city
        assert len(city.names) == len({*city.names}) == count
        assert len({*city.at}) == count and city.guardian not in city.at
        assert not any(console.hooks for console in game.t.consoles)
    assert {name for game in tables for name in game.t.city.names} == {*CRIMINALS}


@rule("TD-4.6", "TD-R-47")
def test_criminals_may_be_agreed_on() -> None:
    for seed in SEEDS:
        agreed = {"shadow": "in", "oracle": "in", "hacker": "out", "jumper": "out"}
        names = dealt(2, STANDARD, seed, **agreed).t.city.names
        assert {"shadow", "oracle"} <= {*names} and not {"hacker", "jumper"} & {*names} and len(names) == 5


@rule("TD-4.6", "TD-R-47")
@pytest.mark.parametrize(("how", "count"), [("in", 6), ("out", 6)])
def test_criminals_agreed_on_must_be_as_many_as_are_in_play(how: str, count: int) -> None:
    with pytest.raises(BadSetup, match="5 criminals are in play"):
        dealt(2, STANDARD, 1, **dict.fromkeys(CRIMINALS[:count], how))
    names = dealt(2, STANDARD, 1, **dict.fromkeys(CRIMINALS[:5], how)).t.city.names
    assert names == (CRIMINALS[:5] if how == "in" else CRIMINALS[5:])


# -- TD-5: the boards --------------------------------------------------------------------------------------------------


@rule("TD-5.1")
@pytest.mark.parametrize("count", [5, 6, 7])
def test_plot_lines(count: int) -> None:
    found = set()
    for seed in SEEDS:
        game = dealt(4, STANDARD, seed, lines=count)
        assert len(game.t.lines) == count and game.match.view(None).lines == game.t.lines
        left = {BOX.crimes[card].line for sort in LEVELS for card in everywhere(game, sort)}
        assert left == {*game.t.lines}
        found.add(game.t.lines)
    assert len(found) > 3 or count == 7


@rule("TD-5.2", "TD-R-3")
@every_table
def test_crimes_for_four_players_and_more(setup: Setup) -> None:
    game = at_start(setup)
    players = setup.seats + (setup.mode == ECHO)
    sizes = [len(everywhere(game, sort)) for sort in LEVELS]
    assert sizes == ([15, 15, 5] if players >= 4 else [10, 10, 5])
    assert any(BOX.crimes[card].four_plus for sort in LEVELS for card in everywhere(game, sort)) == (players >= 4)


@rule("TD-5.3", "TD-5.4", "TD-6.5", "TD-23.2")
@every_table
def test_decks_and_first_crimes(setup: Setup) -> None:
    game = at_start(setup)
    t, players = game.t, len(game.t.consoles)
    for player in range(players):
        petty = 0 if player == t.echo else 1
        assert [len(t.piles[CRIMES[sort][player]]) for sort in (*LEVELS, PETTY)] == [1, 0, 0, petty]
    assert t.left(DECKS[PETTY]) == 21 - setup.seats and len(t.piles[DILEMMAS]) == 72
    hands = {tuple(at_start(setup, seed).t.piles[CRIMES["level-1"][0]]) for seed in SEEDS}
    assert len(hands) > 3


@rule("TD-5.6", "TD-5.7", "TD-5.9", "TD-5.10")
@every_table
def test_offer_tasks_chapter_and_story(setup: Setup) -> None:
    games = [at_start(setup, seed).t for seed in SEEDS]
    for t in games:
        assert all(t.offer) and t.offered == (0, 0, 0) and len(t.piles[SUPPORT]) == 35
        assert len({*t.tasks}) == 3 and sorted((*t.tasks, *t.piles[TASKS])) == sorted(BOX.kinds)
        assert t.chapter == 1 and t.story == () and t.trigger == NOBODY
    assert len({t.tasks for t in games}) > 6 and len({t.offer for t in games}) > 6


# -- TD-6: the players -------------------------------------------------------------------------------------------------


@rule("TD-6.1", "TD-6.3", "TD-6.4", "TD-6.8", "TD-3.4", "TD-3.8", "TD-23.1")
@every_table
def test_what_a_player_begins_with(setup: Setup) -> None:
    t = at_start(setup).t
    assert len(t.consoles) == setup.seats + (setup.mode == ECHO)
    for player, console in enumerate(t.consoles):
        assert (console.information, console.tolerance, console.folders) == (3, 0, 0)
        assert console.hooks == () and console.supports == ()
        assert len(t.piles[MEMORY[player]]) == 1 and t.piles[HAND[player]] == []
    assert len(t.piles[SUPPLY]) == 72 - 4 - len(t.piles[DISPLAY]) - len(t.consoles)


@rule("TD-6.6", "TD-24.1", "TD-R-24", "TD-R-43")
@every_table
def test_the_start_player_is_drawn_and_echo_plays_last(setup: Setup) -> None:
    for seed in SEEDS[:3]:
        game = at_start(setup, seed).idle(setup.seats + 1)
        seats = [(game.t.first + step) % setup.seats for step in range(setup.seats)]
        turns = [event["seat"] for event in game.events("turn")]
        assert turns[: setup.seats] == seats
        assert turns[setup.seats] == (game.t.echo if setup.mode == ECHO else seats[0])
    first = {at_start(setup, seed).t.first for seed in range(30)}
    assert first == {*range(setup.seats)}


@rule("TD-6.6", "TD-R-47")
def test_the_first_seat_may_begin() -> None:
    assert {dealt(3, STANDARD, seed, starts="first").t.first for seed in SEEDS} == {0}


@rule("TD-6.2", "TD-6.7", "TD-23.7")
@every_table
def test_starting_dominance(setup: Setup) -> None:
    found = set()
    for seed in SEEDS:
        t = at_start(setup, seed).t
        order = [(t.first + step) % setup.seats for step in range(setup.seats)]
        order += [t.echo] if setup.mode == ECHO else []
        tracks = [sorted(t.consoles[player].dominance) for player in order]
        zeros = [0] * len(t.city.names)
        starts = [zeros, [*zeros[1:], 1], [*zeros[1:], 1], [*zeros[2:], 1, 1], [*zeros[2:], 1, 1]]
        assert tracks == starts[: len(order)]
        found.add(t.consoles[order[1]].dominance)
    assert len(found) > 2


# -- Echo's things -----------------------------------------------------------------------------------------------------


@rule("TD-23.3", "TD-23.4", "TD-23.5", "TD-23.6", "TD-24.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_echos_board_letters_barrier_and_deck(seats: int) -> None:
    games = [dealt(seats, ECHO, seed).t for seed in SEEDS]
    for t in games:
        assert t.progress == 0 and len(t.piles[ECHO_DECK]) == 16
        assert sorted(t.letters) == [*range(4 if seats == 1 else 5)]
        assert t.marked in (0, 1)
    assert {t.marked for t in games} == {0, 1} and len({t.letters for t in games}) > 6


@rule("TD-23.3")
def test_the_difficulty_is_agreed_on() -> None:
    assert dealt(1, ECHO, 1, difficulty="hard").t.setup.options["difficulty"] == "hard"
    assert GAME.option_modes["difficulty"] == (ECHO,)


def everywhere(game: Table, sort: str) -> list[str]:
    """The crimes of a sort in the deck and in the hands."""
    piles = game.t.piles
    return [card for place in (DECKS[sort], *CRIMES[sort]) for card in piles[place]]
