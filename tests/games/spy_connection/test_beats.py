"""What is seen to happen in Spy Connection, beat by beat."""

from __future__ import annotations

from brushpass.engine import Match
from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.state import SpyConnection
from brushpass.games.spy_connection.view import View
from brushpass.table import Telling, Texts
from brushpass.table.beats import Beat, since
from brushpass.testing import rule

from .table import Seat, table

NAMES = ("Tereza", "Oskar", "Bára", "Emil")


def begun(seed: int = 1) -> Match[SpyConnection, View]:
    """A match in which both have picked their start missions."""
    match = GAME.start(2, seed=seed)
    while match.state.stage == "draft":
        assert match.decision is not None
        match.choose(match.decision.options[0])
    return match


def shown(match: Match[SpyConnection, View], answer: object, seat: int | None) -> tuple[Beat, ...]:
    """What a viewer is shown after an answer."""
    heard = len(match.log(seat))
    match.choose(answer)
    return since(Telling(seat, NAMES[: match.seats], Texts(GAME, "en")).of(match).beats, heard)


def some(match: Match[SpyConnection, View], what: str) -> tuple[str, str]:
    """The first option of a sort."""
    assert match.decision is not None
    found: tuple[str, str] = next(option for option in match.decision.options if option[0] == what)
    return found


@rule("SC-6.3", "SC-6.9")
def test_a_spy_travels_to_the_new_city_then_agents_fall_in_along_its_way() -> None:
    match = begun()
    seat, here = match.state.active, match.state.players[match.state.active].city
    _, city = connect = some(match, "connect")
    travel, fill = shown(match, connect, seat)
    way = GAME.box.paths[here, city]
    assert [(go.id, go.path) for go in travel.goes] == [(f"spy-{seat}", way[1:])]
    assert [(piece.kind, piece.at, piece.count) for piece in fill.pieces] == [("disc", at, 1) for at in way[1:-1]]
    assert travel.event == fill.event, "the line comes after both"


@rule("SC-6.6")
def test_two_agents_fall_in_where_somebody_else_has_one() -> None:
    found = []
    for seed in range(8):
        match = begun(seed)
        for _ in range(30):
            assert match.decision is not None
            player, rivals = match.state.players[match.state.active], match.state.rivals()
            ways = [option for option in match.decision.options if option[0] == "connect"]
            answer = ways[0] if ways else match.decision.options[-1]
            beats = shown(match, answer, None)
            for beat in beats:
                for piece in beat.pieces:
                    bit = GAME.box.bit[piece.at]
                    assert piece.count == 1 + bool(rivals & bit) and player.placed & bit
                    found.append(piece.count)
            if match.outcome is not None:
                break
    assert {1, 2} == set(found)


@rule("SC-5.1", "SC-5.7")
def test_an_accepted_mission_goes_to_its_player_and_the_row_is_refilled() -> None:
    match = begun()
    seat, mission = match.state.active, match.state.row[0]
    taken, refilled = shown(match, ("accept", 1), 1 - seat)
    assert [(go.id, go.path) for go in taken.goes] == [(f"mission-{mission}", (f"seat-{seat}",))]
    assert [(go.id, go.path) for go in refilled.goes] == [(f"mission-{match.state.row[-1]}", ("offers",))]
    assert taken.event < refilled.event


@rule("SC-8.1")
def test_agents_that_are_taken_back_leave_the_board_before_the_eyes_of_others() -> None:
    match = begun()
    seat = match.state.active
    match.choose(some(match, "connect"))
    _, space = lift = some(match, "lift")
    twin = match.fork()
    (beat,) = shown(match, lift, 1 - seat)
    assert beat.lifts == (f"agents-{seat}-{space}",)
    assert not shown(twin, lift, seat), "who does it is asked on at once"


@rule("SC-9.2", "SC-9.4", "SC-9.5")
def test_a_mark_ticks_and_a_completed_mission_goes_away_with_what_it_brings() -> None:
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=[("m07", 2, ["budapest"])]))
    game.choose(("go", "paris"), "stay")
    marked, completed = shown(game.match, ("mark", "m07"), 1)
    assert marked.checks == ("mission-m07-paris",)
    assert [(go.id, go.path) for go in completed.goes] == [("mission-m07", ("seat-0",))]
    assert [(note.at, note.text) for note in completed.notes] == [("mission-m07", "+3 points")]
