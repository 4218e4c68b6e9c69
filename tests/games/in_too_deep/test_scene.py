"""The scene of In Too Deep: the city, the crimes as checklists, consoles, rivals and boards."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from brushpass.engine import Setup
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.box.data import FOLDER
from brushpass.table import LANGUAGES, Scene, Texts
from brushpass.testing import rule, scenes, title, walk
from tests.games.finding import area, cards, piece, space

from .looking import NAMES, check, checks, crime, facts, ladder, look, panel, rung
from .table import ECHO, table

SETUPS = [
    GAME.agree(2, "standard", {}),
    GAME.agree(5, "standard", {"lines": 7}),
    GAME.agree(1, "echo", {"difficulty": "hard"}),
    GAME.agree(2, "echo", {}),
]
PAGES = {
    "table", "users", "hand", "file", "log", "shield", "gem", "arrow", "eye", "swap", "hidden", "clock", "plus", "bolt",
}  # fmt: skip
"""The page's own icons that the scene uses."""


# -- at decisions of whole matches -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_scenes_of_whole_matches_are_sound(setup: Setup) -> None:
    """Everybody, a spectator included, in every language: no text is missing, ids are unique, pictures exist."""
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    for number, match in enumerate(walk(setup, 5)):
        if number > 400 and match.outcome is None:
            break
        if number % 37 and match.outcome is None:
            continue
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            every = [*(card.id for card in cards(scene)), *(piece.id for piece in scene.pieces)]
            assert len(set(every)) == len(every), sorted(one for one in every if every.count(one) > 1)
            assert pictures(scene) - PAGES <= drawn
            assert [line.id for line in scene.log] == sorted({line.id for line in scene.log})
            assert (scene.verdict is None) == (match.outcome is None)
            assert bool(scene.waiting) == (scene.prompt is None and scene.verdict is None), seat


def pictures(scene: Scene) -> set[str]:
    """The names of all drawings that a scene uses."""
    assert scene.board is not None
    ladders = [*scene.ladders, *(ladder for panel in scene.panels for ladder in panel.ladders)]
    rungs = [rung for ladder in ladders for rung in ladder.rungs]
    found = {f"{scene.board.art}-wide", f"{scene.board.art}-tall"}
    found |= {icon for space in scene.board.spaces for icon in (*space.icons, space.art)}
    found |= {sign.icon for space in scene.board.spaces for sign in space.signs}
    found |= {piece.art for piece in scene.pieces} | {card.art for card in cards(scene)}
    found |= {amount.icon for card in cards(scene) for amount in (card.price, card.gain) if amount is not None}
    found |= {value.icon for card in cards(scene) for value in card.values}
    found |= {line.icon for line in scene.log} | {tab.icon for tab in scene.tabs}
    found |= {rung.art for rung in rungs} | {field.icon for rung in rungs for field in rung.fields}
    found |= {counter.icon for panel in scene.panels for counter in panel.counters}
    found |= {face.icon for panel in scene.panels for face in panel.faces}
    if scene.prompt is not None:
        found |= {option.art for option in scene.prompt.options} | {kind.art for kind in scene.prompt.kinds}
    return found - {""}


@rule("TD-INV-20")
def test_a_scene_never_holds_what_others_may_not_know() -> None:
    """What Petr has in hand, in memory and in his databank is nowhere in Anna's scene, not by its id either."""
    game = table(crimes=["b1_1 petty_04", "a2_1 petty_09"], memory=["leader", "funding funding"], stash=["", "tactics"],
                 hand=[[1], [60, 61]], databank=[[], [70]], bar="leader weapons timing target")  # fmt: skip
    for seat in (0, None):
        told = msgspec.json.encode(look(game, seat)).decode()
        for secret in ("a2_1", "petty_09", "dilemma_60", "dilemma_61", "dilemma_70", GAME.face.names("en")["a2_1"]):
            assert str(secret) not in told
    own = msgspec.json.encode(look(game, 1)).decode()
    assert "a2_1" in own and "dilemma_60" in own


# -- the city ----------------------------------------------------------------------------------------------------------


@rule("TD-2.1", "TD-9.8", "TD-12.8")
def test_eight_zones_say_what_they_do_or_that_they_are_searched() -> None:
    scene = look(table(search={"blocks": 3, "parish": 2, "heights": 1}))
    assert scene.board is not None and len(scene.board.spaces) == 8
    assert space(scene, "harbour").note == "Gain or process 1 evidence"
    assert space(scene, "parish").note == "No effect for now"
    assert [(sign.icon, sign.count) for sign in space(scene, "parish").signs] == [("search", 2)]
    assert space(scene, "harbour").signs == ()


@rule("TD-2.2", "TD-2.8", "TD-2.10", "TD-13.12")
def test_figures_have_their_holders_ring_items_are_held_and_barriers_lie_across_borders() -> None:
    game = table(
        at={"hacker": "harbour", "shadow": "parish"}, items={"jammer": "hacker"}, hooks=["hacker", "shadow"],
        lock="shadow", barriers=(1, 5),
    )  # fmt: skip
    scene = look(game)
    assert piece(scene, "hacker").seat == 0 and piece(scene, "hacker").acting
    assert "hooked by you" in piece(scene, "hacker").name and "holds the Jammer" in piece(scene, "hacker").name
    assert "hooked by Petr, locked" in piece(scene, "shadow").name and not piece(scene, "shadow").acting
    assert piece(scene, "jammer").held_by == "hacker" and piece(scene, "jammer").at == "harbour"
    assert piece(scene, "barrier-1").at == "border-1" and piece(scene, "barrier-2").at == "border-5"
    assert piece(scene, "oracle").seat is None
    assert "oracle" in [card.art for card in area(scene, "free-hooks").cards]
    assert [card.tone for card in area(scene, "steps").cards] == ["quiet", "quiet", "go", "plain", "plain"]


# -- crimes ------------------------------------------------------------------------------------------------------------


@rule("TD-14.2", "TD-14.4", "TD-15.3")
def test_a_crime_is_a_checklist_that_says_by_name_what_holds_and_what_does_not() -> None:
    game = table(
        at={"hacker": "harbour", "shadow": "parish"}, items={"rifle": "hacker"}, hooks=["hacker shadow"],
        crimes=["b2_1"], guardian="harbour",
    )  # fmt: skip
    scene = look(game)
    assert checks(scene, "b2_1") == {
        "A level 1 crime of B is done": False,
        "Shadow holds the Coupe": False,
        "Hacker holds the Rifle": True,
        "The Guardian is there or with the Hacker": True,
    }
    assert crime(scene, "b2_1").tag == "B · level 2"
    assert "coupe" in crime(scene, "b2_1").about and "coupe" in check(scene, "b2_1", 0).about


@rule("TD-20.4")
def test_terms_are_said_as_one_where_they_are_one_and_without_a_hook_they_speak_of_your_criminal() -> None:
    scene = look(table(seats=4, crimes=["c1_2 d1_3 petty_16 petty_10 a2_3"]))
    said = {text for name in ("c1_2", "d1_3", "petty_16", "petty_10", "a2_3") for text in checks(scene, name)}
    assert "Your criminal is in or next to the Heights" in said
    assert "Your criminal holds a vehicle or goods" in said
    assert "Your criminal is in the Centre, in the Heights or in the Aerodrome" in said
    assert any("or next to" in text and "with" in text for text in said)
    assert "No Guardian with your other criminal" in said


@pytest.mark.parametrize("language", LANGUAGES)
@rule("TD-20.13")
def test_every_crime_can_be_told_as_a_checklist(language: str) -> None:
    """All crimes of the box, nobody hooked and two hooked."""
    texts = Texts(GAME, language)
    for hooks in ("", "hacker courier"):
        game = table(seats=4, crimes=[" ".join(GAME.box.crimes), "", "", ""], hooks=[hooks], lines="ABCDEFG")
        scene = look(game, 0, language)
        for name in GAME.box.crimes:
            told = crime(scene, name)
            assert all(one.text[:1] == one.text[:1].upper() for one in told.checks)
            assert told.name == texts.name(name) and told.gain is not None


# -- consoles ----------------------------------------------------------------------------------------------------------


@rule("TD-3.12", "TD-7.12", "TD-8.4", "TD-18.3")
def test_the_own_console_shows_ports_dominance_memory_and_what_dilemmas_bring() -> None:
    game = table(
        hooks=["hacker"], at={"hacker": "harbour"}, dominance=[{"hacker": 5}], memory=["timing timing leader"],
        hand=[[1, 60]], tolerance=[2], supports=["ignore_barriers"],
    )  # fmt: skip
    scene = look(game)
    own = panel(scene, 0)
    assert own.you and own.score is not None and own.score.value == "3"
    assert [field.text for field in rung(scene, "ports").fields] == ["Hacker", "free", "1 dilemma"]
    track = rung(scene, "over-0-hacker")
    assert [field.text for field in track.fields if field.state == "now"] == ["9"]
    assert [span.name for span in ladder(scene, "dominance-0").spans] == ["ability", "stamina"]
    assert not track.quiet and rung(scene, "over-0-oracle").quiet
    assert [(field.icon, field.text) for field in rung(scene, "memory-row").fields] == [
        ("leader", ""),
        ("timing", "×2"),
    ]
    hand = area(scene, "dilemmas")
    assert hand.private and "corruption" in hand.line and len(hand.cards) == 2
    assert area(scene, "supports-0").cards[0].text.startswith("Until the end of your turn")


@rule("R-29", "TD-14.2", "TD-18.3", "TD-19.2")
def test_a_rivals_panel_folds_and_tells_what_they_could_be_up_to() -> None:
    game = table(
        seats=3, crimes=["b1_1", "a2_1 petty_09"], story="a1_1", memory=["", "leader weapons"], hand=[[], [1, 2]]
    )
    scene = look(game)
    rival = panel(scene, 1)
    assert rival.brief and rival.line == "next" and not rival.you
    assert [counter.value for counter in rival.counters] == ["3", "2"]
    known = facts(scene, 1)
    assert "Crimes in hand: Level 2, Petty crime" in known
    assert "Could go on with: level 2: A" in known
    assert "2 in memory" in known
    assert [one.id for one in scene.panels] == ["seat-1", "seat-2", "seat-0"]


@rule("TD-23.4", "TD-23.17")
def test_echo_has_a_panel_like_a_player_with_her_letters_and_progress() -> None:
    game = table(ECHO, 1, at={"hacker": "harbour"}, letters="hacker oracle hustler mechanic", progress=1)
    scene = look(game)
    assert panel(scene, 1).name == "Echo" and panel(scene, 1).line == "progress 1"
    assert "A Hacker, B Oracle" in facts(scene, 1)
    assert "she commits level 1, 2, 3 at 2 / 3 / 4" in facts(scene, 1)


# -- the boards --------------------------------------------------------------------------------------------------------


@rule("TD-18.5", "TD-18.8", "TD-18.10", "TD-22.8", "TD-13.1")
def test_the_boards_show_clock_tasks_plan_and_offer() -> None:
    game = table(
        rows=["leader"], bonus={"tolerance": "funding"}, stash=["timing", "leader"], shared="target target",
        offered=(2, 0, 0), display=9, story="a1_1 a1_2", lines="ABCDE", folders=[1],
    )  # fmt: skip
    scene = look(game)
    clock = scene.tracks[0]
    assert clock.note == "9 left" and len(clock.fields) == 10
    assert [field.state for field in rung(scene, "row-1").fields] == ["held", "ahead"]
    assert [field.state for field in rung(scene, "plan-row").fields] == ["ahead", "held", "ahead"]
    assert [field.text for field in rung(scene, "stashes-row").fields] == ["A 1", "P 1"]
    assert ladder(scene, "plan").note == "foiled by 3 each of 3 kinds"
    assert [field.text for field in rung(scene, "shared-row").fields if field.state == "held"] == ["2"]
    gains = [card.gain.value if card.gain else "" for card in area(scene, "offer").cards]
    assert gains == ["+2", "", ""]
    assert [field.text for field in rung(scene, "line-A").fields] == ["1×2", "2", "3"]


@rule("R-40")
def test_the_dead_clock_is_announced_before_it_begins_and_shown_while_it_runs() -> None:
    assert look(table(dry=2)).tracks[0].note.endswith("left")
    assert "drains after 3 more rounds without evidence" in look(table(dry=14)).tracks[0].note
    assert "drains until somebody gains evidence" in look(table(dry=20)).tracks[0].note


def test_on_a_phone_every_board_lies_behind_a_tab() -> None:
    scene = look(table())
    assert [tab.id for tab in scene.tabs] == ["table", "console", "hand", "syndicate", "log"]
    assert {"clock", "bar", "tasks", "plan", "offer", "story", "draw-piles"} <= {*scene.tabs[3].holds}
    assert scene.tabs[1].holds[0] == "seat-0"


def test_a_spectator_sees_all_panels_and_no_hand() -> None:
    scene = look(table(seats=3), None)
    assert [one.brief for one in scene.panels] == [True] * 3
    assert "crimes" not in [one.id for one in scene.areas]


def test_the_terminal_draws_the_ring_the_consoles_and_the_own_crimes() -> None:
    game = table(at={"hacker": "harbour"}, items={"jammer": "hacker"}, hooks=["hacker"], crimes=["a1_1 petty_04"])
    drawn = GAME.face.draw(game.match.view(0), Texts(GAME, "en").at_table(NAMES[:2]))
    assert "Hacker[1]+Jammer" in drawn and "barrier 1" in drawn
    assert "Tap the Relay (A1): Hold a piece of hardware" in drawn
    assert all(len(line) <= 110 for line in drawn.splitlines())
    other = GAME.face.draw(game.match.view(1), Texts(GAME, "en").at_table(NAMES[:2]))
    assert "Tap the Relay" not in other


@rule("TD-6.6", "R-43")
def test_panels_lie_in_turn_order_and_say_who_is_next() -> None:
    scene = look(table(ECHO, 2, first=1, active=1), 0)
    assert [one.id for one in scene.panels] == ["seat-2", "seat-1", "seat-0"]
    assert panel(scene, 0).active is False and panel(scene, 1).active
    three = look(table(seats=3, active=1), 0)
    assert [panel(three, player).line for player in (1, 2)] == ["", "next"]


@rule("TD-7.1", "TD-14.6")
def test_the_steps_of_a_turn_stay_at_the_crime_until_it_is_resolved() -> None:
    game = table(at={"hacker": "harbour"}, items={"rifle": "hacker"}, hooks=["hacker"], guardian="aerodrome",
                 crimes=["b1_2"], stage="crime")  # fmt: skip
    for answer in ("b1_2", ("guardian", "heights")):
        game.choose(answer)
        assert [card.id for card in area(look(game), "steps").cards if card.tone == "go"] == ["step-4"]
