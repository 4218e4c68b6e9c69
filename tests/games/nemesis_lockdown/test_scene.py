"""The scene of Lockdown: the base and what is in it, the clock, the own Character, the crew, the end."""

from __future__ import annotations

from time import process_time
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.engine import Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.data import FOLDER
from brushpass.games.nemesis_lockdown.state import OBJECTIVES
from brushpass.table import LANGUAGES, Scene
from brushpass.table.references import held, holdable, ids, named
from brushpass.table.seen import look_open
from brushpass.testing import rule, scenes, title, walk
from tests.games.finding import area, cards, piece, space

from .endings import BUNKER, POD, closing
from .looking import NAMES, link, look, names, panel, slot, zone
from .table import Table, table
from .words import texts

PAGES = {"table", "users", "hand", "bag", "log", "bolt", "moon", "pause", "mute", "bell"}
"""The page's own icons that the scene uses."""
SETUPS = [GAME.agree(2, "standard"), GAME.agree(5, "standard")]
LARGEST = 40_000
"""Bytes of a scene as it is sent; of the log only new lines travel."""
LONGEST = 0.005
"""Seconds of computing for a scene."""


def pictures(scene: Scene) -> set[str]:
    """The names of all drawings that a scene uses."""
    board = scene.board
    assert board is not None
    found = {f"{board.art}-wide", f"{board.art}-tall", *(zone.icon for zone in board.zones)}
    found |= {icon for space in board.spaces for icon in space.icons}
    found |= {sign.icon for space in board.spaces for sign in space.signs}
    found |= {piece.art for piece in scene.pieces} | {card.art for card in cards(scene)}
    found |= {tab.icon for tab in scene.tabs} | {tool.icon for tool in scene.tools}
    found |= {counter.icon for panel in scene.panels for counter in panel.counters}
    found |= {sign.icon for panel in scene.panels for sign in panel.signs}
    fields = [field for track in scene.tracks for field in track.fields]
    found |= {sign.icon for field in fields for sign in (*field.marks, *([field.line] if field.line else []))}
    return found - {""}


# -- at decisions of whole matches -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_scenes_of_whole_matches_are_sound(setup: Setup) -> None:
    """Everybody, a spectator included, in every language: no text is missing, ids are unique, pictures exist."""
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    for number, match in enumerate(walk(setup, 5)):
        if number % 29 and match.outcome is None:
            continue
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            every = [*(card.id for card in cards(scene)), *(piece.id for piece in scene.pieces)]
            assert len(set(every)) == len(every), sorted(one for one in every if every.count(one) > 1)
            assert pictures(scene) - PAGES <= drawn
            assert named(scene) <= ids(scene)
            assert held(scene) <= holdable(scene)
            assert (scene.verdict is None) == (match.outcome is None)
            assert bool(scene.waiting) == (scene.prompt is None and scene.verdict is None), seat
            assert len(msgspec.json.encode(replace(scene, log=()))) < LARGEST


def crowded() -> Table:
    """A table where much has happened."""
    return table(
        4,
        characters=("janitor", "hacker", "xenobiologist", "sentry"),
        rooms=("r008", "elevator_s01", "r003", "r013"),
        hand=("search service_route clean_up contamination contamination",),
        scanned=("infected",),
        tiles={
            "r003": "surgery",
            "r008": "emergency_room",
            "r009": "laboratory",
            "r011": "nest",
            "r013": "testing_lab",
        },
        power="s01 s03",
        figures=("adult r009 3", "creeper alert_room", "larva r003"),
        things=("nailgun:3", "smart_gun:2 egg"),
        inventory=("flashlight medkit", "grenade"),
        orders=("code_red", "code_blue"),
        crew=({"light": 1, "wounds": ("knee",)}, {"signal": True, "slime": True}, {}, {"passed": True}),
        base={
            "fires": ("r013",),
            "faults": ("alert_room", "r013"),
            "noise": ("c18", "c20", "tech"),
            "doors": {"c15": "closed", "c36": "destroyed"},
            "objects": (("r013", "carcass", -1), ("r013", "carcass", -1)),
        },
        clock={"slot": 9, "alert": 3},
        discards={"event": "scent_of_blood"},
    )


def test_a_scene_is_made_in_good_time() -> None:
    """The best of several, since others use the machine too."""
    game = crowded()
    look(game)
    took = []
    for _ in range(20):
        start = process_time()
        look(game)
        took.append(process_time() - start)
    assert min(took) < LONGEST


@rule("NL-39.1", "NL-39.31")
def test_a_scene_never_holds_what_others_may_not_know() -> None:
    """What Ivo has in hand, in his bag and as orders is nowhere in Nora's scene, not by its id either."""
    game = crowded()
    goal = game.t.piles[OBJECTIVES["personal"][1]][0]
    secrets = ("grenade", "Grenade", "code_blue", "Code Blue", "backdoor", "Backdoor", goal)
    for seat in (0, None):
        told = msgspec.json.encode(look(game, seat)).decode()
        assert not [secret for secret in secrets if secret in told]
    own = msgspec.json.encode(look(game, 1)).decode()
    assert all(secret in own for secret in secrets)


# -- the base ----------------------------------------------------------------------------------------------------------


@rule("NL-11.12", "NL-26.1", "NL-14.1")
def test_a_room_says_what_it_is_and_what_is_in_it() -> None:
    scene = look(crowded())
    lab = space(scene, "r013")
    assert (lab.number, lab.text, lab.name) == ("13", "Testing Lab", "Testing Lab 13, medical items: 2")
    assert lab.badge is not None and (lab.badge.text, lab.badge.colour) == ("H2", "green")
    assert [sign.icon for sign in lab.signs] == ["fire", "malfunction"]
    assert [(sign.icon, sign.count) for sign in space(scene, "r011").signs] == [("egg", 5)]
    assert piece(scene, "carcass-r013").count == 2
    assert (space(scene, "r001").look, space(scene, "r001").text) == ("unknown", "Unexplored II")
    assert [sign.icon for sign in space(scene, "r001").signs] == ["rover"]


@rule("NL-23.1", "NL-23.6", "NL-23.15")
def test_sections_are_lit_or_dark_and_the_own_room_stands_out() -> None:
    scene = look(crowded())
    assert [(zone(scene, one).dim, zone(scene, one).text) for one in ("s01", "s02", "s03")] == [
        (False, "Power 1"),
        (True, "No power 3"),
        (False, "Power 2"),
    ]
    assert space(scene, "r008").look == "lit"
    assert space(scene, "r009").look == "dark"
    assert space(scene, "r003").look == ""
    assert link(scene, "c20").dim and not link(scene, "c05").dim


@rule("NL-37.29", "NL-13.10")
@pytest.mark.parametrize(("room", "dark"), [("x1", False), ("stairs_e", True)])
def test_under_the_open_sky_it_is_not_dark(room: str, dark: bool) -> None:
    scene = look(table(board="surface", rooms=(room, "b201"), base={"covered": ()}))
    assert ("moon" in [sign.icon for sign in panel(scene, 0).signs]) == dark


@rule("NL-11.34", "NL-12.1")
def test_corridors_have_their_numbers_at_the_own_room_and_where_noise_is_on_the_noise() -> None:
    scene = look(crowded())
    assert link(scene, "c17").ends == ("", "3")
    assert link(scene, "c20").ends == ("", "")
    assert piece(scene, "noise-c20").letter == "2"
    assert (piece(scene, "noise-c18").letter, piece(scene, "noise-c18").art) == ("", "noise")
    assert link(scene, "c05").ends == ("", "")


@rule("NL-14.14")
def test_doors_stand_across_their_corridor_until_they_are_destroyed() -> None:
    scene = look(crowded())
    assert not piece(scene, "door-c15").used
    assert piece(scene, "door-c36").used


@rule("NL-13.1", "NL-1.19", "NL-13.13", "NL-39.22")
def test_the_panels_tell_of_technical_corridors_bag_gate_and_lift() -> None:
    scene = look(crowded())
    told = [(space(scene, one).text, space(scene, one).note) for one in ("tech", "bag", "gate", "lift")]
    assert told == [
        ("Technical Corridors", "noise"),
        ("Intruder bag", "11 tokens"),
        ("Main Gate", "closed"),
        ("Elevator: S-02", "No power 4"),
    ]
    assert sum(card.count for card in area(scene, "in-bag").cards) == 11


@rule("NL-15.12", "NL-24.2")
def test_everybody_stands_where_they_are_and_holds_what_is_heavy() -> None:
    scene = look(crowded())
    assert (piece(scene, "pawn-0").at, piece(scene, "pawn-0").art) == ("r008", "janitor")
    assert piece(scene, "pawn-0").acting and not piece(scene, "pawn-1").acting
    adult = piece(scene, "intruder-0")
    assert (adult.at, adult.art, adult.hurt) == ("r009", "adult", 3)
    assert piece(scene, "carried-1-1").held_by == "pawn-1"


# -- the clock ---------------------------------------------------------------------------------------------------------


@rule("NL-1.52", "NL-23.12", "NL-30.1")
def test_the_track_shows_what_has_passed_and_what_will_come() -> None:
    scene = look(crowded())
    assert [slot(scene, number).state for number in (10, 9, 8)] == ["past", "now", "ahead"]
    assert (slot(scene, 9).mark, slot(scene, 8).mark, slot(scene, 0).mark) == ("now", "pod", "end")
    assert [sign.icon for sign in slot(scene, 3).marks] == ["alert"]
    line = slot(scene, 7).line
    assert line is not None and line.tone == "bad"


@rule("NL-23.14")
def test_a_red_line_is_quiet_while_the_backup_runs() -> None:
    scene = look(table(clock={"slot": 9, "backup": True}))
    red, blue = slot(scene, 7).line, slot(scene, 5).line
    assert red is not None and red.tone == "quiet"
    assert blue is not None and blue.tone == "bad"


# -- the own Character -------------------------------------------------------------------------------------------------


@rule("NL-21.5", "NL-22.1", "NL-24.9")
def test_the_own_console_has_wounds_knowledge_and_gear_with_its_ammo() -> None:
    scene = look(crowded())
    own = panel(scene, 0)
    assert (own.name, own.line) == ("Nora, Janitor", "Emergency 08")
    assert [sign.name for sign in own.signs] == ["In Darkness"]
    assert [(counter.value, counter.word) for counter in own.counters[:2]] == [
        ("1", "light wound"),
        ("1", "serious wound"),
    ]
    gear = area(scene, "gear").cards
    assert [(card.name, card.done, card.steps) for card in gear] == [
        ("Nailgun", 3, 8),
        ("Flashlight", 3, 3),
        ("Medkit", 0, 0),
    ]
    assert names(scene, "wounds") == ["Knee"]
    assert {card.name: card.text for card in area(scene, "kit").cards}["Medkit"] == texts("en").say("about-medkit")


@rule("NL-21.12", "NL-36.14")
@pytest.mark.parametrize(("light", "shown"), [(0, ["knowledge-1"]), (1, ["light-1", "serious-1", "knowledge-1"])])
def test_the_wounds_of_the_dead_are_shown_only_if_they_keep_them(light: int, shown: list[str]) -> None:
    scene = look(table(3, crew=({}, {"fate": "dead", "room": "", "light": light})), 1)
    assert [counter.id for counter in panel(scene, 1).counters][: len(shown)] == shown


@rule("NL-20.6", "NL-8.1")
def test_scanned_contamination_is_told_apart_in_hand() -> None:
    scene = look(crowded())
    hand = {card.name: card for card in area(scene, "hand").cards}
    assert [*hand] == ["Clean Up", "Infected", "Contamination", "Search", "Service Route"]
    assert hand["Infected"].tone == "bad"
    price = hand["Service Route"].price
    assert price is not None and price.value == str(GAME.box.cards["janitor", "service_route"].cost)


@rule("NL-29.1", "NL-25.15", "NL-32.1")
def test_only_the_owner_sees_objectives_orders_and_the_locked_quest() -> None:
    scene = look(crowded())
    goals = area(scene, "goals")
    assert goals.private
    assert [card.tag for card in goals.cards] == ["Personal", "Contingency", "Quest, locked"]
    assert [card.name for card in goals.cards[1:]] == ["Code Red", "Pressure Washer"]
    assert "goals" not in {one.id for one in look(crowded(), None).areas}


# -- the others --------------------------------------------------------------------------------------------------------


@rule("NL-5.6", "NL-39.8")
def test_the_crew_is_listed_in_turn_order_with_what_lies_open() -> None:
    scene = look(crowded(), 0)
    assert [one.seats for one in scene.panels] == [(0,), (1,), (2,), (3,)]
    ivo = panel(scene, 1)
    assert ivo.brief and ivo.line == "Elevator 21 · Slime · Signal sent"
    assert names(scene, "gear-1") == ["Smart Gun", "Egg", "Red Item"]
    assert panel(scene, 3).quiet and "Passed" in panel(scene, 3).line


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("NL-34.1", "NL-34.8")
def test_at_the_end_everybody_is_told_what_became_of_them_and_what_they_wanted() -> None:
    match = None
    for match in walk(GAME.agree(3, "standard"), 5):  # noqa: B007
        pass
    assert match is not None and match.outcome is not None
    scene = look_open(match, NAMES[:3], texts("en"))
    fates = area(scene, "fates").cards
    assert len([card for card in fates if card.id.startswith("fate-")]) == 3
    assert all("Objective: " in card.text for card in fates if card.id.startswith("fate-"))
    assert scene.verdict is not None
    for told, reason in zip(scene.verdict.seats, match.outcome.reasons, strict=True):
        assert told.startswith(texts("en").reason(reason).removesuffix("."))


@rule("NL-34.1", "NL-36.4")
def test_at_the_end_of_a_game_together_every_objective_says_whether_it_came_about() -> None:
    game = closing(BUNKER, POD, mode="coop", goals=("coop_bunker coop_signal",) * 2)
    seen = {card.id: [(check.text, check.done) for check in card.checks] for card in area(look(game), "goals").cards}
    assert seen["goal-coop_bunker"] == [("fulfilled", True)]
    assert seen["goal-coop_signal"] == [("not fulfilled", False)]


# -- unasked -----------------------------------------------------------------------------------------------------------


@rule("NL-39.36")
def test_whoever_will_not_interrupt_says_so_with_a_tool_and_everybody_sees_it() -> None:
    game = table(seats=3)
    (quiet,) = look(game).tools
    assert quiet.name == "Never interrupt"
    game.match.act(0, {"tool": quiet.id})
    assert "does not interrupt" in panel(look(game, 1), 0).line
    (asked,) = look(game).tools
    assert asked.name == "Interrupt again"
    game.match.act(0, {"tool": asked.id})
    assert "does not interrupt" not in panel(look(game, 1), 0).line
    assert not look(game, None).tools, "a spectator says nothing"
    assert not look(table(seats=1, mode="solo")).tools, "alone there is nobody to interrupt"


def test_nobody_looks_for_a_crew_who_plays_alone() -> None:
    tabs = {tab.id for tab in look(table(seats=1, mode="solo")).tabs}
    assert "crew" not in tabs and "crew" in {tab.id for tab in look(table()).tabs}
