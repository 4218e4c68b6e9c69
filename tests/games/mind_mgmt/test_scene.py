"""The scene of MIND MGMT: the city, the hours, both sides, and what each viewer can know."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from brushpass.engine import Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.belief import public, worlds
from brushpass.games.mind_mgmt.box.components import FOLDER
from brushpass.games.mind_mgmt.scene import insight
from brushpass.table import LANGUAGES, Scene, look_open
from brushpass.table.text import Texts
from brushpass.testing import options_name_places, rule, scenes, title, walk
from tests.games.finding import cards, piece

from .looking import NAMES, hour, look, marks, overlay, panel
from .table import P7, P, dealt, set_up, table, tables

every_setup = pytest.mark.parametrize("setup", tables(), ids=title)
ICONS = {"bell", "flag", "cross", "target", "users", "note", "eye", "arrow"}
"""The page's own."""


# -- at every decision of whole matches --------------------------------------------------------------------------------


@every_setup
def test_scenes_of_whole_matches_are_sound(setup: Setup) -> None:
    """Everybody, a spectator included, in every language: no text is missing, ids are unique, pictures exist."""
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    for number, match in enumerate(walk(setup, 5)):
        if number % 29 and match.outcome is None:
            continue
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            every = [*(card.id for card in cards(scene)), *(piece.id for piece in scene.pieces)]
            assert len(set(every)) == len(every)
            assert pictures(scene) - ICONS <= drawn
            assert [line.id for line in scene.log] == sorted({line.id for line in scene.log})
            assert (scene.verdict is None) == (match.outcome is None)
            assert bool(scene.waiting) == (scene.prompt is None and scene.verdict is None), seat


def pictures(scene: Scene) -> set[str]:
    """The names of all drawings that a scene uses."""
    assert scene.board is not None
    found = {f"{scene.board.art}-wide", f"{scene.board.art}-tall"}
    found |= {icon for space in scene.board.spaces for icon in (*space.icons, space.art)}
    found |= {piece.art for piece in scene.pieces} | {card.art for card in cards(scene)}
    found |= {line.icon for line in scene.log} | {tool.icon for tool in scene.tools}
    found |= {sign.icon for field in scene.tracks[0].fields for sign in field.marks}
    found |= {field.icon for field in scene.tracks[0].fields}
    found |= {counter.icon for panel in scene.panels for counter in panel.counters}
    found |= {fact.icon for overlay in scene.overlays for fact in overlay.facts}
    if scene.prompt is not None:
        found |= {option.art for option in scene.prompt.options} | {folder.art for folder in scene.prompt.folders}
    return found - {""}


def test_every_option_names_what_is_there() -> None:
    """One whole match; `tests/conformance` does the same for all set-ups."""
    options_name_places(GAME.agree(3, "full", {"aids": "heat"}), 2, every=3)


# -- the city ----------------------------------------------------------------------------------------------------------


@rule("MM-1.1", "MM-1.2", "MM-1.3")
def test_the_city_is_a_grid_with_named_rows_and_columns_and_both_features_everywhere() -> None:
    board = look(table()).board
    assert board is not None
    assert len(board.spaces) == 42
    assert {label.text for label in board.labels} == {*"ABCDEF", *"1234567"}
    spaces = {space.id: space for space in board.spaces}
    assert spaces["B4"].icons == ("palm", "billboard")
    assert spaces["C3"].icons == () and spaces["C3"].art == "temple"
    assert "Psychic Palm and Subliminal Billboard" in spaces["B4"].name


@rule("MM-2.2")
def test_chaos_lies_across_borders_and_only_those_that_matter_are_there() -> None:
    scene = look(table())
    assert scene.board is not None
    assert {link.id for link in scene.board.links} == set(table().seen.chaos)
    assert {piece.at for piece in scene.pieces if piece.kind == "zigzag"} == set(table().seen.chaos)
    asked = look(dealt(), 0)
    assert asked.board is not None and len(asked.board.links) == 71, "every border may be clicked"


@rule("MM-6.11")
def test_agents_lie_down_once_they_have_acted_and_the_active_one_is_lit() -> None:
    scene = look(table(path=f"{P7} D3", active="bill_falls", down=["dusty"]), 1)
    assert piece(scene, "dusty").used and not piece(scene, "meru").used
    assert piece(scene, "bill_falls").acting
    states = {member.name: member.state for member in panel(scene, "agents").members}
    assert states == {"Meru": "ready", "Henry Lyme": "ready", "Bill Falls": "acting", "Dusty": "done"}
    looks = {(pawn.letter, pawn.shape, pawn.colour) for pawn in scene.pieces if pawn.kind == "pawn"}
    assert len(looks) == 4, "told apart by letter and shape, not by colour alone"


@rule("MM-8.1", "R-20", "R-27")
def test_notes_are_read_in_full_beside_the_city_and_marks_by_agents_alone() -> None:
    game = table(path=P7, active="meru", steps="B4", confirmed="B2")
    game.act("note", "D4", text="10?").act("note", "D4", text="not by 9").act("mark", "E4", text="trap")
    scene = look(game, 1)
    assert piece(scene, "note-1").letter == "10?" and piece(scene, "note-2").letter == "no…"
    assert piece(scene, "visit-B2").letter == "5" and piece(scene, "step-B4").kind == "token"
    written = next(area for area in scene.areas if area.id == "notes")
    assert [card.text for card in written.cards] == ["10?", "not by 9", "trap"]
    assert piece(scene, "mark-E4").name.endswith("trap")
    for other in (0, None):
        sent = msgspec.json.encode(look(game, other))
        assert b"trap" not in sent and b"mark-E4" not in sent


@rule("MM-8.1", "MM-8.3")
def test_agents_have_tools_for_notes_and_nobody_else_has() -> None:
    game = table(path=P7, active="meru", seats=3)
    assert [tool.id for tool in look(game, 1).tools] == ["note", "mark"]
    game.act("note", "D4", text="10?")
    tools = {tool.id: tool for tool in look(game, 2).tools}
    assert [*tools] == ["note", "mark", "note-text", "note-move", "note-away"]
    assert tools["note-move"].to == "space" and tools["note-move"].targets == ("note-1",)
    assert tools["note-text"].texts == {"note-1": "10?"}
    assert look(game, 0).tools == look(game, None).tools == ()
    full = {number: ("A1" if number % 2 else "F2", "") for number in range(1, 5)}
    crowded = table(path=P7, active="meru", notes=full | {n: (f"C{n - 4}", "") for n in range(5, 12)} | {
        n: (f"D{n - 11}", "") for n in range(12, 16)})  # fmt: skip
    assert "note" not in [tool.id for tool in look(crowded, 1).tools], "all fifteen lie on the board"


# -- the hours ---------------------------------------------------------------------------------------------------------


@rule("MM-1.12", "MM-1.13", "MM-4.19", "MM-4.30")
def test_the_time_track_shows_what_was_announced_spent_slips_and_the_alerts_ahead() -> None:
    scene = look(table(path=P7), 1)
    fields = scene.tracks[0].fields
    assert [field.text for field in fields] == ["1–5", *(f"{n:02}" for n in range(6, 17))]
    assert hour(scene, "1–5").mark == "+2" and hour(scene, "07").mark == "+2" and hour(scene, "07").state == "now"
    assert [field.text for field in fields if field.icon == "bell"] == ["09", "11", "13", "15"]
    assert fields[-1].icon == "flag"
    slipped = look(table().turn(("slip", "D2", "front")), 1)
    assert [sign.name for sign in hour(slipped, "06").marks] == ["Mind Slip at 06:00"]
    training = look(table("training"), 1)
    assert training.tracks[0].fields[-1].text == "14"


@rule("MM-11.3", "MM-11.4", "MM-13.2")
def test_recruits_stand_against_the_goal() -> None:
    shown = panel(look(table(path=P7), 1), "recruiter")
    assert shown.score is not None and (shown.score.value, shown.score.word) == ("4", "of 12 recruits")
    assert (shown.done, shown.steps) == (4, 12)
    assert panel(look(table("training")), "recruiter").steps == 9
    assert panel(look(table(softer_target=True)), "recruiter").steps == 11


# -- both sides --------------------------------------------------------------------------------------------------------


@rule("MM-2.20", "R-15")
def test_it_is_said_who_runs_whom_and_whose_word_counts() -> None:
    scene = look(table(seats=4, path=f"{P7}", stage="activate"), 2)
    members = {member.name: (member.line, member.you) for member in panel(scene, "agents").members}
    assert members["Henry Lyme"] == ("You · Mental Block", True)
    assert members["Dusty"] == ("together · Neurorhythm", False)
    assert panel(scene, "agents").line == "Anna has the last say"
    assert panel(scene, "agents").deciding and not panel(scene, "recruiter").deciding


@rule("MM-2.15", "MM-7.14")
def test_hidden_features_are_backs_to_agents_and_faces_to_the_recruiter_and_at_the_end() -> None:
    game = table(path=P7, opened={"cafe": 6})

    def features(scene: Scene) -> list[str]:
        return [card.name for card in panel(scene, "recruiter").areas[0].cards]

    assert features(look(game, 1)) == ["Flux Café", "", ""]
    assert features(look(game, 0)) == ["Flux Café", "C-4 K-9 Assassin Dogs", "Observation Monks"]


@rule("MM-5.7")
def test_a_feature_that_immortals_could_recruit_on_says_so() -> None:
    cards_ = panel(look(table(immortals="B1 E2 C6 E3"), 1), "recruiter").areas[1].cards
    assert [(card.art, card.tag) for card in cards_] == [("bus", "matched"), ("palm", "")]
    blocked = table(immortals="B1 E2 C6 E3", agents="A7 B1 A1 F7")
    assert not any(card.tag for card in panel(look(blocked, 1), "recruiter").areas[1].cards), "Henry stands there"


# -- what can be known -------------------------------------------------------------------------------------------------


@rule("R-20")
def test_nothing_is_reckoned_where_the_table_has_no_aids(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*known: object) -> None:
        raise AssertionError("it was reckoned")

    monkeypatch.setattr(insight, "worlds", never)
    insight.insight.cache_clear()
    game = table(path=P7, active="meru", aids="none")
    assert look(game, 1).overlays == look(game, None).overlays == ()
    with pytest.raises(AssertionError):
        look(game, 0)


@rule("R-20")
def test_aids_are_what_was_agreed_on_and_each_has_what_those_before_it_have() -> None:
    def seen(aids: str) -> dict[str, str]:
        return marks(look(table("training", path=P7, active="meru", confirmed="B2", aids=aids), 1), "now")

    crossed, places, heat = seen("crossed"), seen("places"), seen("heat")
    assert set(crossed.values()) == {"✕"}
    assert {at for at, text in places.items() if text == "✕"} == set(crossed)
    assert len(places) == len(heat) == 42
    assert all(text.endswith("%") for at, text in heat.items() if at not in crossed)
    t = table("training", path=P7, active="meru", confirmed="B2").t
    possible = worlds(public(t)).possible
    assert len(crossed) == 42 - possible.bit_count()


@rule("R-20")
def test_aids_are_the_same_for_all_agents_and_hold_the_truth() -> None:
    game = table(path=P7, active="meru", seats=5, aids="heat")
    first = look(game, 1).overlays
    assert all(look(game, seat).overlays == first for seat in (2, 3, 4))
    assert marks(look(game, 1), "now")["D2"] != "✕" and marks(look(game, 1), "been")["B4"] != "✕"
    assert [one.name for one in first] == ["Now", "Been there", "Features"]
    assert {one.group for one in first} == {"Deduction"}


def test_the_recruiter_sees_the_path_and_reads_what_the_agents_can_know() -> None:
    scene = look(table(path=P7, aids="none"), 0)
    assert [(stop.at, stop.text) for stop in overlay(scene, "path").trail][-2:] == [("C2", "6"), ("D2", "7")]
    assert overlay(scene, "now").group == "What the Agents can know"
    assert "✕" not in marks(scene, "now").values(), "what is impossible is left free on the secret map"
    assert piece(scene, "the-recruiter").at == "D2"
    assert all(one.id not in ("path",) for one in look(table(path=P7), 1).overlays)


def test_whoever_looks_back_sees_everything() -> None:
    scene = look_open(table(path=P7).match, NAMES[:2], Texts(GAME, "en"))
    assert piece(scene, "the-recruiter").at == "D2" and overlay(scene, "path").trail
    assert "note" not in {tool.id for tool in scene.tools}


@rule("MM-7.6", "MM-7.15")
def test_what_was_asked_in_vain_and_named_stands_beside_the_map() -> None:
    game = table(path=f"{P} C2", immortals="C6 D4 E6 E3").turn(("step", "D2"))
    scene = look(game.choose("meru", ("ask", "bookstore")), 1)
    assert [fact.name for fact in overlay(scene, "now").facts] == ["Subversive Bookstore: not visited by 07:00"]
    known = [fact.name for fact in overlay(scene, "features").facts]
    assert known == ["Dream Bus: not a hidden card", "Psychic Palm: not a hidden card"]


def test_before_the_first_hour_nothing_is_reckoned() -> None:
    assert [one.id for one in look(set_up(dealt(), "opening"), 0).overlays] == ["path"]
    assert look(set_up(dealt(), "opening"), 1).overlays == ()
