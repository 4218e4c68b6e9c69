"""The end of a match on the scene: who and why to every viewer, the cards of the last turn, what was hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from brushpass.engine import Outcome
from brushpass.games.agent_avenue import GAME
from brushpass.table import LANGUAGES, Scene, Seen, Texts

from .table import Table, table
from .test_scene import NAMES, area, card, look, pawn

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
    assert why == "Oskar recruits Sidekick: 4 forward. You recruit Double Agent: 6 forward."


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
    scene: Scene = GAME.scene(Seen.open(game.match, NAMES[:2]), Texts(GAME, "en"))
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
    open_scene: Scene = GAME.scene(Seen.open(match, NAMES), Texts(GAME, "en"))
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
    seen = Seen.of(table(seats=seats).match, seat, NAMES[:seats])
    over = replace(seen, outcome=Outcome.of(winners, reason, seats=seats), decision=None, waiting=())
    scene: Scene = GAME.scene(over, Texts(GAME, language))
    return scene


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
    assert verdict.text == "Both were equally close to a catch; then the side that was just on turn wins."
    seen = Seen.of(table(steps=(3, 1)).match, 1, NAMES[:2])
    over = replace(seen, outcome=Outcome.of((0,), "running-out", seats=2), decision=None, waiting=())
    scene: Scene = GAME.scene(over, Texts(GAME, "en"))
    assert scene.verdict is not None
    assert scene.verdict.text == "Tereza was 5 short of a catch, you 9."
