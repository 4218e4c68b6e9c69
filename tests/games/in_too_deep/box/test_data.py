"""Data files: what is wrong with them is said, and a right one takes the place of the game's own."""

from __future__ import annotations

import copy
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import brushpass
from brushpass.boxes import BadBox
from brushpass.engine import Match
from brushpass.engine.game import registered
from brushpass.games.in_too_deep import GAME, InTooDeepGame
from brushpass.games.in_too_deep.box.data import FOLDER, box_of, chosen_box, read_box
from brushpass.games.in_too_deep.box.naming import names
from brushpass.games.in_too_deep.rules.conditions import possible
from brushpass.games.in_too_deep.scene.amendments import TOKENS
from brushpass.table import LANGUAGES, Texts
from brushpass.table.digest import digest_of
from brushpass.testing.citing import rule
from brushpass.testing.scenes import scenes

from ...spoiling import Data, Spoil, change, entry, leave_out, remove, spoilt
from ..cities import city, hooked

OWN = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())
PAGE = (Path(__file__).parents[4] / "docs" / "rules" / "in-too-deep.md").read_text(encoding="utf-8")


def asks(*terms: Any, **bind: str) -> Spoil:
    """The first crime asks for something else."""
    return change("major_crimes", "a1_1", condition={"bind": bind or {"a": "you"}, "all": list(terms)}, effect=[])


def does(**effect: Any) -> Spoil:
    """The first crime does something else; its variable is `a`, a hooked criminal."""
    return change("major_crimes", "a1_1", effect=[effect])


A1 = "major_crimes[0] a1_1: "
TERM = f"{A1}condition.all[0]"

FORM: list[tuple[Spoil, str]] = [
    (lambda data: data.pop("dilemmas"), "dilemmas: is missing"),
    (lambda data: data.update(zones={}), "zones: must be a list"),
    (lambda data: data.update(console=[]), "console: must be an object"),
    (lambda data: data.pop("echo"), "echo: is missing"),
    (lambda data: data.update(echo_side=data.pop("echo_sides")), "echo_side: there is no such list; did you mean "),
    (lambda data: data["items"].insert(0, "jammer"), "items[0]: must be an object"),
    (leave_out("major_crimes", "a1_1", "level"), f"{A1}level: is missing"),
    (change("major_crimes", "a1_1", levle=2), f"{A1}levle: there is no such field; did you mean 'level'?"),
    (change("major_crimes", "a1_1", four_plus="no"), f"{A1}four_plus: must be true or false, not a text"),
    (change("major_crimes", "a1_1", careful={"informations": 3}), f"{A1}careful.informations: there is no such field"),
    (change("major_crimes", "a1_1", condition={"bind": {}}), f"{A1}condition.all: is missing"),
    (does(e="drop_held", whom="$a"), f"{A1}effect[0].whom: there is no such field"),
    (does(who="$a"), f"{A1}effect[0].e: is missing"),
    (change("dilemmas", "dilemma_01", corruption="3"), "dilemmas[0] dilemma_01: corruption: must be a whole number, "),
    (change("echo_cards", "echo_01", criminals="AB"), "echo_cards[0] echo_01: criminals: must be a list, not a text"),
]
THINGS: list[tuple[Spoil, str]] = [
    (change("petty_crimes", "petty_01", id="Petty 1"), "petty_crimes[0] Petty 1: id: must be of small letters, "),
    (change("petty_crimes", "petty_01", id="a1_1"), "petty_crimes[0] a1_1: id: major_crimes[0] a1_1 has the same"),
    (change("dilemmas", "dilemma_01", id="rifle"), "dilemmas[0] rifle: id: items[2] rifle has the same"),
    (change("zones", "harbour", id="docks"), "zones[4] docks: id: must be one of blocks, centre, "),
    (remove("zones", "harbour"), "zones: harbour: is missing"),
    (change("criminals", "oracle", id="hacker"), "criminals: oracle: is missing"),
    (remove("plot_lines", "C"), "plot_lines: C: is missing"),
    (change("plot_lines", "C", id="B"), "plot_lines: B: stands there twice"),
    (
        change("support_tokens", "tolerance", id="patience"),
        "support_tokens[21] patience: id: must be one of swap_items",
    ),
    (change("petty_crimes", "petty_01", names={"cs": "Lup"}), "petty_crimes[0] petty_01: names.en: must not be empty"),
    (change("items", "rifle", type="gun"), "items[2] rifle: type: must be one of hardware, weapon, goods, vehicle, "),
    (change("items", "rifle", type="goods"), "item_types[1] weapon: items: must be two of this type, not 1"),
    (change("modes", "3", seats=4), "modes[2] 3: seats: must be 3, not 4"),
    (change("modes", "1", criminals=5), "modes[0] 1: criminals: must be 4, as Echo has letters for them, not 5"),
    (change("modes", "3", criminals=8), "modes[2] 3: criminals: must be from 4 to 7, not 8"),
    (change("modes", "3", display=0), "modes[2] 3: display: must be from 1 to 40, not 0"),
    (change("modes", "3", folders=[5, 5, 0]), "modes[2] 3: folders: must be three rows of at least one, 9 at most "),
    (change("modes", "3", kinds_to_foil=7), "modes[2] 3: kinds_to_foil: must be from 1 to 6, not 7"),
    (lambda data: data["console"].update(dominance_track=[0, 2, 1]), "console: dominance_track: must be at least "),
    (
        lambda data: data["console"].update(ability_zone_from=8),
        "console: ability_zone_from: must be from 1 to 7, not 8",
    ),
    (
        lambda data: data["console"].update(stamina_zone_from=3),
        "console: stamina_zone_from: must be from 4 to 8, not 3",
    ),
    (lambda data: data["chapters"].pop(), "chapters: must be 3, not 2"),
    (lambda data: data["chapters"].reverse(), "chapters[0]: chapter: must be 1, not 3"),
    (lambda data: data["chapters"][0].update(penalty=2), "chapters[0]: penalty: must be left out where dominance is "),
    (
        lambda data: data["chapters"][0].update(information=-1),
        "chapters[0]: information: must be a whole number from 0",
    ),
]
CARDS: list[tuple[Spoil, str]] = [
    (
        change("support_tokens", "swap_items", timing="later"),
        "support_tokens[0] swap_items: timing: must be one of keep",
    ),
    (change("support_tokens", "swap_items", count=3), "support_tokens: count: must be 38 together, not 39"),
    (change("support_tokens", "lock_hook", count=2), "support_tokens[11] lock_hook: count: must be at most 1, not 2"),
    (lambda data: data.update(dilemmas=data["dilemmas"][:20]), "dilemmas: must be at least 30, not 20"),
    (change("dilemmas", "dilemma_01", kind="gold"), "dilemmas[0] dilemma_01: kind: must be one of evidence, "),
    (change("dilemmas", "dilemma_01", evidence="motive"), "dilemmas[0] dilemma_01: evidence: must be one of leader, "),
    (change("dilemmas", "dilemma_01", symbols=0), "dilemmas[0] dilemma_01: symbols: must be a whole number from 1"),
    (change("dilemmas", "dilemma_65", amount=3), "dilemmas[64] dilemma_65: amount: a dilemma of kind 'badge' has none"),
    (
        change("dilemmas", "dilemma_53", warrant="warrant_7"),
        "dilemmas[52] dilemma_53: warrant: must be one of warrant_1",
    ),
    (
        change("dilemmas", "dilemma_01", corruption=-1),
        "dilemmas[0] dilemma_01: corruption: must be a whole number from 0",
    ),
    (change("major_crimes", "a1_1", plot_line="H"), f"{A1}plot_line: must be one of A, B, C, D, E, F, G, not 'H'"),
    (change("major_crimes", "a1_1", level=4), f"{A1}level: must be one of 1, 2, 3, not 4"),
    (change("major_crimes", "a1_1", level=2), "plot_lines[0] A: level 1: must have 3 major crimes, not 2"),
    (
        change("major_crimes", "a3_1", four_plus=True),
        "plot_lines[0] A: level 3: four_plus: with fewer than four players ",
    ),
    (change("major_crimes", "a1_1", careful={"dilemmas": -1}), f"{A1}careful.dilemmas: must be a whole number from 0"),
    (change("major_crimes", "a1_1", careful={"support_tokens": 1}), f"{A1}careful.support_tokens: only petty crimes "),
    (remove("petty_crimes", "petty_21"), "petty_crimes: must be 21, not 20"),
    (
        lambda data: data["echo"].update(moves=[1, 2, 3, 4, 5, 6]),
        "echo: moves: must be 6 numbers from 1 to 3, or as many ",
    ),
    (
        change("echo_sides", "hard", progress=[0] * 6),
        "echo_sides[1] hard: progress: must be 6 numbers from 0, not all 0",
    ),
    (change("echo_sides", "hard", track=[3, 2, 1]), "echo_sides[1] hard: track: must be 3 numbers from 1 that do not "),
    (change("echo_cards", "echo_01", letter="E"), "echo_cards[0] echo_01: letter: must be one of A, B, C, D, not 'E'"),
    (change("echo_cards", "echo_01", criminals=["A"]), "echo_cards[0] echo_01: criminals: must be two of A, B, C, D"),
    (change("echo_cards", "echo_01", search="docks"), "echo_cards[0] echo_01: search: must be one of blocks, centre, "),
    (lambda data: data.update(echo_cards=data["echo_cards"][:3]), "echo_cards: must be at least 4, not 3"),
]
LANGUAGE: list[tuple[Spoil, str]] = [
    (asks(), f"{A1}condition.all: must not be empty"),
    (asks("alone"), f"{TERM}: must be an object"),
    (asks({"who": "$a"}), f"{TERM}.p: is missing"),
    (asks({"p": "lonely", "who": "$a"}), f"{TERM}.p: there is no predicate 'lonely'; possible: in_zone, "),
    (asks({"p": ["alone"], "who": "$a"}), f"{TERM}.p: there is no predicate ['alone']; possible: in_zone, "),
    (asks({"p": "alone", "who": "$b"}), f"{TERM}.who: there is no variable 'b'; bound: a"),
    (asks({"p": "alone", "who": "hacker"}), f"{TERM}.who: must be a variable such as $a, not 'hacker'"),
    (asks({"p": "alone", "who": "$z"}, z="zone"), f"{TERM}.who: must be a criminal, but 'z' is a zone"),
    (asks({"p": "alone", "who": "$a", "zone": "$a"}), f"{TERM}.zone: alone has none"),
    (asks({"p": "alone_with", "who": "$a", "with": []}), f"{TERM}.with: must be a list of variables or guardian"),
    (asks({"p": "alone_with", "who": "$a", "with": ["$b"]}), f"{TERM}.with: there is no variable 'b'; bound: a"),
    (asks({"p": "in_zone", "who": "$a"}), f"{TERM}.zone: is missing"),
    (asks({"p": "in_zone", "who": "$a", "zone": "zone:docks"}), f"{TERM}.zone: there is no zone 'docks'; possible: "),
    (
        asks({"p": "in_zone", "who": "$a", "zone": "opposite:item:gun"}),
        f"{TERM}.zone: there is no item 'gun'; possible: ",
    ),
    (
        asks({"p": "in_zone", "who": "$a", "zone": "harbour"}),
        f"{TERM}.zone: must be a place, not 'harbour': $variable, ",
    ),
    (asks({"p": "in_zone", "who": "$a", "zone": 4}), f"{TERM}.zone: must be a text"),
    (asks({"p": "holds", "who": "$a", "item": "rifle"}), f"{TERM}.item: must be item:…, type:… or any, not 'rifle'"),
    (
        asks({"p": "holds", "who": "$a", "item": "type:gun"}),
        f"{TERM}.item: there is no type 'gun'; possible: hardware, ",
    ),
    (
        asks({"p": "item_at", "item": "any", "zone": "$a", "state": "lost"}),
        f"{TERM}.state: must be one of any, held, dropped, not 'lost'",
    ),
    (asks({"p": "search_at", "zone": "$a"}), f"{TERM}: must have one of min, max, exactly"),
    (asks({"p": "search_at", "zone": "$a", "min": "2"}), f"{TERM}.min: must be a whole number from 0, not '2'"),
    (asks({"p": "search_at", "zone": "$a", "min": 4}), f"{TERM}.min: there are never more than 3, so it cannot be 4"),
    (asks({"p": "hooked_count", "min": 3, "max": 2}), f"{TERM}.min: no number is as min, max say"),
    (asks({"any_of": []}), f"{TERM}.any_of: must be a list of terms"),
    (asks({"any_of": [{"not": {"p": "alone"}}]}), f"{TERM}.any_of[0].not.who: is missing"),
    (asks({"not": {"p": "alone", "who": "$a"}, "p": "alone"}), f"{TERM}.p: does not stand beside not"),
    (asks({"p": "alone", "who": "$a"}, a="me"), f"{A1}condition.bind.a: must be one of you, criminal, other, zone, "),
    (asks({"p": "alone", "who": "$A"}, A="you"), f"{A1}condition.bind.A: must be of small letters, digits and _"),
    (
        asks({"p": "alone", "who": "$a"}, **dict.fromkeys("abcd", "you")),
        f"{A1}condition.bind: nobody can hook 4 criminals: a, b, c, d",
    ),
    (
        asks({"p": "alone", "who": "$a"}, **dict.fromkeys("abcde", "criminal")),
        f"{A1}condition.bind: 5 criminals are more than a game may have: ",
    ),
    (does(e="explode"), f"{A1}effect[0].e: there is no effect 'explode'; possible: drop_held, "),
    (does(e="drop_held"), f"{A1}effect[0].who: is missing"),
    (does(e="drop_held", who="$a", steps=1), f"{A1}effect[0].steps: drop_held has none"),
    (does(e="drop_held", who="$x"), f"{A1}effect[0].who: there is no variable 'x'; bound: a"),
    (does(e="move_guardian", steps=-1), f"{A1}effect[0].steps: must be a whole number from 1, not -1"),
    (does(e="relocate_guardian", to="choice"), f"{A1}effect[0].to: must be a place, not 'choice': "),
    (
        does(e="relocate_item", item="type:goods", to="choice"),
        f"{A1}effect[0].item: must be item:… or held_by:$…, not ",
    ),
    (does(e="relocate_item", item="held_by:$x", to="choice"), f"{A1}effect[0].item: there is no variable 'x'"),
    (does(e="relocate_search_group", size=4, to="$a"), f"{A1}effect[0].size: must be 1, 2 or 3, not 4"),
]
AGAIN = "never holds together with condition.all[0]"
IMPOSSIBLE: list[tuple[Spoil, str]] = [
    (asks({"p": "alone", "who": "$a"}, {"not": {"p": "alone", "who": "$a"}}), f"{A1}condition.all[1]: {AGAIN}"),
    (
        asks(*[{"p": "in_zone", "who": "$a", "zone": f"zone:{zone}"} for zone in ("parish", "centre")]),
        f"{A1}condition.all[1]: {AGAIN}",
    ),
    (
        asks({"p": "same_zone", "a": "$a", "b": "$b"}, {"p": "adjacent", "a": "$b", "b": "$a"}, a="you", b="you"),
        f"{A1}condition.all[1]: {AGAIN}",
    ),
    (
        asks(*[{"p": "holds", "who": "$a", "item": f"item:{item}"} for item in ("rifle", "mono_blade")]),
        f"{A1}condition.all[1]: {AGAIN}",
    ),
    (
        asks({"p": "holds_nothing", "who": "$a"}, {"p": "holds", "who": "$a", "item": "any"}),
        f"{A1}condition.all[1]: {AGAIN}",
    ),
    (
        asks({"p": "alone", "who": "$a"}, {"p": "guardian_at", "zone": "zone_of:$a"}),
        f"{A1}condition.all[1]: {AGAIN}",
    ),
    (asks({"p": "completely_empty", "zone": "zone_of:$a"}), f"{TERM}.zone: it is never empty where somebody or "),
]
OF_A_FILE = [*THINGS, *CARDS]
OF_AN_ENTRY = [*FORM, *LANGUAGE, *IMPOSSIBLE]


def complaints(spoil: Spoil) -> tuple[str, ...]:
    """All that is said of data spoilt so."""
    data = copy.deepcopy(OWN)
    spoil(data)
    with pytest.raises(BadBox) as refused:
        box_of(data)
    return refused.value.complaints


@pytest.mark.parametrize(("spoil", "complaint"), OF_A_FILE, ids=[complaint[:70] for _, complaint in OF_A_FILE])
def test_what_is_wrong_is_said_with_the_entry_and_the_field(spoil: Spoil, complaint: str) -> None:
    told = complaints(spoil)
    assert any(one.startswith(complaint) for one in told), told


@rule("TD-20.4", "TD-20.7", "TD-20.8", "TD-20.10")
@pytest.mark.parametrize(("spoil", "complaint"), OF_AN_ENTRY, ids=[complaint[:70] for _, complaint in OF_AN_ENTRY])
def test_what_is_wrong_with_an_entry_is_not_blamed_on_others(spoil: Spoil, complaint: str) -> None:
    told = complaints(spoil)
    assert any(one.startswith(complaint) for one in told), told
    assert {one.partition(": ")[0] for one in told} == {complaint.partition(": ")[0]}, told


JUNK: tuple[Any, ...] = (None, True, -1, 7, 1.5, "", "junk", "$a", "zone:", [], [[]], ["x"], {}, {"p": []}, {"not": 1})


@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_file_says_it_is_taken_or_refused(seed: int) -> None:
    rng, data = Random(seed), copy.deepcopy(OWN)
    section = rng.choice(
        ["major_crimes", "petty_crimes", "dilemmas", "modes", "console", "echo_cards", "echo", "items"]
    )
    spoilt(rng, data[section], JUNK)
    try:
        assert box_of(data).crimes
    except BadBox as refused:
        assert all(told.startswith(section) or ": " in told for told in refused.complaints)


def test_the_games_own_data_are_right() -> None:
    assert box_of(OWN).provenance() == GAME.box.provenance()
    assert GAME.fingerprint == GAME.box.fingerprint == ""


# -- where the file is -------------------------------------------------------------------------------------------------


def of_somebody(folder: Path, *spoils: Spoil) -> Path:
    """A folder with a data file of somebody's own."""
    data = copy.deepcopy(OWN)
    for spoil in spoils:
        spoil(data)
    path = folder / "in_too_deep.json"
    path.write_bytes(msgspec.json.encode(data))
    return path


def test_the_folder_that_the_environment_names_is_looked_at(tmp_path: Path) -> None:
    assert chosen_box({}).fingerprint == ""
    (tmp_path / "spy_connection.json").write_text("{}")  # a folder may have other games' files only
    assert chosen_box({"BRUSHPASS_DATA": str(tmp_path)}).fingerprint == ""
    of_somebody(tmp_path, change("dilemmas", "dilemma_01", corruption=2))
    box = chosen_box({"BRUSHPASS_DATA": str(tmp_path)})
    assert box.dilemmas["dilemma_01"].corruption == 2 and len(box.fingerprint) == 12


def test_a_wrong_file_is_said_at_the_start_and_the_games_own_is_not_played_instead(tmp_path: Path) -> None:
    of_somebody(tmp_path, asks({"p": "lonely"}))
    environment = {**os.environ, "BRUSHPASS_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "brushpass.cli", "sim", "in_too_deep", "--games", "1"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 2 and run.stdout == ""
    first, second = run.stderr.splitlines()
    assert first == "brushpass: in_too_deep.json cannot be used:"
    assert second.startswith(f"- {TERM}.p: there is no predicate 'lonely'")


def test_a_key_that_stands_there_twice_is_refused_however_deep_it_lies(tmp_path: Path) -> None:
    path = of_somebody(tmp_path)
    path.write_text(path.read_text().replace('"item":"type:hardware"}', '"item":"any","item":"type:hardware"}', 1))
    with pytest.raises(BadBox) as refused:
        read_box(path)
    assert refused.value.complaints == (f"{A1}condition.all[0].item: stands there twice",)


# -- playing with it ---------------------------------------------------------------------------------------------------


def small(data: Data) -> None:
    """Everything that may be left out is left out: names and texts of what the game knows, sources, remarks."""
    for section in ("game", "source_legend", "note"):
        del data[section]
    told = {"names", "texts", "effect_texts", "source", "note"}
    for section, entries in data.items():
        for one in entries if isinstance(entries, list) else [entries]:
            called = section in ("support_tokens", "major_crimes", "petty_crimes")
            for field in [field for field in one if field in told or field.endswith(("_source", "_sources"))]:
                if field != "names" or not called:
                    del one[field]
            for how in ("careful", "reckless"):
                one.get(how, {}).pop("labels", None)


def test_a_file_with_only_what_is_needed_is_played_with(tmp_path: Path) -> None:
    game = InTooDeepGame(read_box(of_somebody(tmp_path, small)))
    assert game.box.crimes["a1_1"].texts == {} and game.box.provenance()["dilemmas"] == {"unknown": 72}
    with registered(game):
        for seats, mode in ((2, "standard"), (1, "echo")):
            match = played(game, seats, mode)
            assert brushpass.load(match.save()).view(0) == match.view(0)


def test_a_file_without_wordings_is_shown_in_every_language(tmp_path: Path) -> None:
    game = InTooDeepGame(read_box(of_somebody(tmp_path, small)))
    with registered(game):
        for choices in (5, 60):
            match = played(game, 2, "standard", choices)
            for language in LANGUAGES:
                for _, scene in scenes(match, language):
                    assert any(game.fingerprint in line for line in scene.data)
                assert game.face.draw(match.view(0), Texts(game, language))


def test_what_the_docs_write_out_is_played_with(tmp_path: Path) -> None:
    major, petty = (msgspec.json.decode(code) for code in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))

    def replaced(data: Data) -> None:
        for section, card in (("major_crimes", major), ("petty_crimes", petty)):
            data[section] = [card if one["id"] == card["id"] else one for one in data[section]]

    box = read_box(of_somebody(tmp_path, replaced))
    assert box.crimes["d2_1"].outcomes["reckless"].dilemmas == 3 and names(box, "sk")["d2_1"] == "Cez rieku"
    here = city(hacker="parish", jumper="zinbazaar", oracle="centre", items={"cash": "hacker"})
    assert possible(here, hooked(here, "hacker", "oracle"), "d2_1", box)
    assert not possible(here, hooked(here, "hacker", "jumper"), "d2_1", box)
    game = InTooDeepGame(box)
    with registered(game):
        played(game, 3, "standard")


def test_what_the_docs_tell_of_complaints_is_what_is_said(tmp_path: Path) -> None:
    told = re.findall(r"^- (.*?)…?$", PAGE.partition("cannot be used:\n")[2].partition("```")[0], re.MULTILINE)
    terms = [{"p": "alone", "who": "$a"}, {"p": "in_zone", "who": "$a", "zone": "zone:docks"}]
    barred = [{"p": "alone", "who": "$a"}, {"not": {"p": "alone", "who": "$a"}}]
    said = complaints(
        lambda data: (
            asks(*terms)(data),
            entry(data, "major_crimes", "a2_2")["careful"].update(dilemas=1),
            change("petty_crimes", "petty_08", condition={"bind": {"a": "you"}, "all": barred})(data),
            change("support_tokens", "swap_items", count=3)(data),
        )
    )
    assert len(said) == len(told) == 4
    assert all(any(one.startswith(start) for one in said) for start in told), said


def played(game: InTooDeepGame, seats: int, mode: str, choices: int = 150) -> Match[Any, Any]:
    """A match after some choices made by chance."""
    rng, match = Random(1), game.start(seats, mode, seed=1)
    for _ in range(choices):
        decision = match.decision
        if decision is None:
            break
        match.choose(rng.choice(decision.options), decision.seat)
    return match


@pytest.mark.parametrize(
    ("spoil", "same"),
    [
        (change("zones", "harbour", names={"en": "Docks"}, source="box"), True),
        (change("major_crimes", "a1_1", texts={"en": "Do it."}), True),
        (lambda data: entry(data, "major_crimes", "a1_1")["careful"].update(labels={"en": "Softly"}), True),
        (lambda data: entry(data, "major_crimes", "a1_1")["careful"].update(information=9), False),
        (asks({"p": "alone", "who": "$a"}), False),
        (change("support_tokens", "swap_items", timing="instant"), False),
        (lambda data: data["bonus_fields"].reverse(), False),
        (change("echo_cards", "echo_01", outcome="reckless"), False),
    ],
)
def test_the_fingerprint_tells_what_a_match_depends_on(spoil: Spoil, same: bool) -> None:
    data = copy.deepcopy(OWN)
    before = box_of(data).fingerprint
    spoil(data)
    assert (box_of(data).fingerprint == before) == same


def test_cards_are_called_as_the_data_say_and_english_stands_in(tmp_path: Path) -> None:
    box = read_box(of_somebody(tmp_path, change("petty_crimes", "petty_01", names={"en": "A Lift", "cs": "Svezení"})))
    assert [names(box, language)["petty_01"] for language in ("en", "cs", "sk")] == ["A Lift", "Svezení", "A Lift"]
    assert names(GAME.box, "cs")["b2_1"] == "Menší zkouška" and names(GAME.box, "en")["B"] == "Lethal Force"


def test_things_that_a_file_calls_otherwise_have_forms_for_sentences(tmp_path: Path) -> None:
    docks = change("zones", "harbour", names={"en": "Docks", "cs": "Doky"})
    box = read_box(of_somebody(tmp_path, docks, leave_out("zones", "parish", "names")))
    called = names(box, "cs")["harbour"]
    assert isinstance(called, dict) and (called[""], called["to"]) == ("Doky", "do zóny Doky")
    assert "harbour" not in names(GAME.box, "cs") and "parish" not in names(box, "cs")


def of_another_box(data: Data) -> None:
    """Other tables, another track, other tokens, another penalty, more dilemmas, fewer Echo cards."""
    change("modes", "4", folders=[4, 3, 2])(data)
    change("modes", "5", kinds_to_foil=5)(data)
    data["console"].update(dominance_track=[0, 1, 3, 6, 10, 15], ability_zone_from=2, stamina_zone_from=4)
    change("support_tokens", "actions_2", count=2)(data)
    change("support_tokens", "actions_1", count=1)(data)
    data["chapters"][2].update(penalty=6)
    data["chapters"][0].update(information=3)
    data["dilemmas"].append({**data["dilemmas"][0], "id": "dilemma_73"})
    data["echo_cards"].pop()


def test_a_rule_whose_numbers_are_others_says_so(tmp_path: Path) -> None:
    game = InTooDeepGame(read_box(of_somebody(tmp_path, of_another_box)))
    for language in LANGUAGES:
        ours, theirs = digest_of(GAME, language), digest_of(game, language)
        changed = {rule for rule in ours.rules if theirs.rules[rule] != ours.rules[rule]}
        assert changed == {
            "TD-3.9", "TD-3.10", "TD-3.12", "TD-5.8", "TD-13.25", "TD-21.6", "TD-21.7", "TD-22.8",
        }  # fmt: skip
    english = digest_of(game)
    assert english.find("TD-3.9").endswith("Here: 73.") and english.find("TD-13.25").endswith("Here: 1 / 2.")
    assert "Here: 2-2-1 / 3-2-2 / 4-3-2 / 3-3-3 for 2 / 3 / 4 / 5 players, 2-2-1 solo" in english.find("TD-5.8")
    assert english.find("TD-21.7").endswith("Here: 2 dominance / 3 dominance / 6 information.")
    assert "Zde: 2 nadvlády / 3 nadvlády / 6 informací." in digest_of(game, "cs").find("TD-21.7")
    assert game.face.amendments(Texts(game, "en")) and not GAME.face.amendments(Texts(GAME, "en"))


@rule("TD-13.7", "TD-13.29")
def test_the_rules_about_tokens_tell_their_counts() -> None:
    told = digest_of(GAME)
    for rule_id, tokens in TOKENS.items():
        counts = [f"[{GAME.box.supports[token].count}]" for token in tokens]
        assert re.findall(r"\[\d+\]", told.find(rule_id)) == counts, rule_id
    assert sorted(token for tokens in TOKENS.values() for token in tokens) == sorted(GAME.box.supports)
