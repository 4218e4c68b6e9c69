"""Data files: what is wrong with them is said, and a right one takes the place of the game's own."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import brushpass
from brushpass.engine import ForeignData
from brushpass.engine.game import registered
from brushpass.games.spy_connection import GAME, SpyConnectionGame
from brushpass.games.spy_connection.box.data import FOLDER, BadBox, box_of, chosen_box, read_box
from brushpass.table import LANGUAGES, Texts
from brushpass.table.digest import digest_of
from brushpass.testing.conformance import ends, saves_restore
from brushpass.testing.texts import texts_exist

from ..spoiling import Data, Spoil, change, entry, leave_out, remove

OWN = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())


def add(section: str, **fields: Any) -> Spoil:
    """One more entry."""
    return lambda data: data[section].append(fields)


def both(*spoils: Spoil) -> Spoil:
    """One after the other."""
    return lambda data: [spoil(data) for spoil in spoils]


ISLAND = {"id": "dublin", "name_en": "Dublin", "x": 100, "y": 300}

BAD: list[tuple[Spoil, str]] = [
    (lambda data: data.pop("missions"), "missions: is missing"),
    (lambda data: data.update(cities={}), "cities: must be a list"),
    (lambda data: data.pop("constants"), "constants: is missing"),
    (lambda data: data["missions"].insert(0, "m00"), "missions[0]: must be an object"),
    (leave_out("cities", "paris", "x"), "cities[1] paris: x: is missing"),
    (leave_out("missions", "m13", "extra_turn"), "missions[12] m13: extra_turn: is missing"),
    (change("missions", "m13", points="two"), "missions[12] m13: points: must be a whole number, not a text"),
    (change("missions", "m13", cities=["paris", 3]), "missions[12] m13: cities[1]: must be a text, not a whole number"),
    (change("cities", "paris", id="Paris!"), "cities[1] Paris!: id: must be of small letters, digits, - and _"),
    (change("spaces", "picardy", id="channel"), "spaces[1] channel: id: spaces[0] channel has the same"),
    (change("spaces", "picardy", id="paris"), "spaces[1] paris: id: cities[1] paris has the same"),
    (change("start_missions", "s1", id="m01"), "start_missions[0] m01: id: missions[0] m01 has the same"),
    (change("cities", "rome", x=1001), "cities[5] rome: x: must be from 0 to 1000, not 1001"),
    (change("spaces", "picardy", y=-1), "spaces[1] picardy: y: must be from 0 to 800, not -1"),
    (
        lambda data: entry(data, "spaces", "picardy").update(
            {axis: entry(data, "cities", "rome")[axis] for axis in "xy"}
        ),
        "spaces[1] picardy: x, y: cities[5] rome lies at the same spot",
    ),
    (leave_out("cities", "paris", "name_en"), "cities[1] paris: name_en: is missing"),
    (change("cities", "paris", name_sk=7), "cities[1] paris: name_sk: must be a text, not a whole number"),
    (lambda data: data["cities"].insert(0, "london"), "cities[0]: must be an object"),
    (change("cities", "rome", name_en=" "), "cities[5] rome: name_en: must not be empty"),
    (
        change("connections", "london-paris", a="londres"),
        "connections[0] london-paris: a: there is no city 'londres'; cities: london, paris, madrid, berlin,",
    ),
    (change("connections", "london-paris", b="london"), "connections[0] london-paris: b: must be another city than a"),
    (
        change("connections", "london-paris", spaces=["channel", "artois"]),
        "connections[0] london-paris: spaces: there is no space 'artois'",
    ),
    (
        change("connections", "london-paris", spaces=["channel", "channel"]),
        "connections[0] london-paris: spaces: one stands there twice",
    ),
    (
        change("connections", "london-paris", spaces=["channel"], length=1),
        "connections[0] london-paris: spaces: must be 2 or 3, not 1",
    ),
    (
        change("connections", "london-paris", length=3),
        "connections[0] london-paris: length: is 3, but there are 2 spaces",
    ),
    (
        add("connections", id="again", a="paris", b="london", spaces=["picardy", "channel"]),
        "connections[20] again: a, b: connections[0] london-paris joins the same cities",
    ),
    (
        change("missions", "m13", cities=["madrid", "parris"]),
        "missions[12] m13: cities: there is no city 'parris'; cities: london, paris, madrid, berlin,",
    ),
    (change("missions", "m13", cities=["rome", "rome"]), "missions[12] m13: cities: one stands there twice"),
    (change("missions", "m13", cities=["rome"]), "missions[12] m13: cities: must be 2 to 4, not 1"),
    (
        change("missions", "m13", cities=["rome", "paris", "berlin", "madrid", "london"]),
        "missions[12] m13: cities: must be 2 to 4, not 5",
    ),
    (change("missions", "m13", points=0), "missions[12] m13: points: must be positive, not 0"),
    (change("missions", "m13", start_city="rome"), "missions[12] m13: start_city: only start missions have one"),
    (
        lambda data: data.update(missions=data["missions"][:3]),
        "missions: must be at least 4, one for each slot, not 3",
    ),
    (
        change("start_missions", "s1", start_city="rome"),
        "start_missions[0] s1: start_city: 'rome' is not among its cities: london, paris, madrid, budapest",
    ),
    (
        leave_out("start_missions", "s1", "start_city"),
        "start_missions[0] s1: start_city: is missing",
    ),
    (
        remove("start_missions", "s1", "s2"),
        "start_missions: must be at least 4, one for each player, not 3",
    ),
    (
        lambda data: data["mission_slots"].pop(),
        "mission_slots: must have 4 entries, as the constant mission_slots says, not 3",
    ),
    (
        lambda data: data["mission_slots"].reverse(),
        "mission_slots[0]: slot: must be 1, the bottom one being 1, not 4",
    ),
    (
        lambda data: data["mission_slots"][2].update(planning_dark=-1),
        "mission_slots[2]: planning_dark: must not be negative",
    ),
    (change("constants", "agents_per_player", value=16), "constants[0] agents_per_player: value: must be 15, not 16"),
    (
        change("constants", "max_active_missions", value="3"),
        "constants[3] max_active_missions: value: must be a whole number, not a text",
    ),
    (
        change("constants", "max_active_missions", value=0),
        "constants[3] max_active_missions: value: must be a whole number from 1, not 0",
    ),
    (remove("constants", "max_active_missions"), "constants: max_active_missions: is missing"),
    (add("constants", id="moons", value=2), "constants[8] moons: id: must be one of agents_per_player, "),
    (
        add("constants", id="mission_slots", value=4),
        "constants[8] mission_slots: id: constants[2] mission_slots has the same",
    ),
    (add("spaces", id="atlantic", x=1, y=2), "spaces[45] atlantic: connections: no connection has this space"),
    (
        change("spaces", "picardy", connections=["london-paris", "paris-berlin"]),
        "spaces[1] picardy: connections: must be london-paris, not london-paris, paris-berlin",
    ),
    (
        change("spaces", "picardy", adjacent=["channel", "berlin"]),
        "spaces[1] picardy: adjacent: must be channel, paris, as the connections say, not channel, berlin",
    ),
    (change("spaces", "picardy", shared=True), "spaces[1] picardy: shared: must be false"),
    (
        both(
            change("connections", "paris-berlin", spaces=["lorraine", "swabia", "hesse"], length=3),
            lambda data: [
                one.pop(field, None) for one in data["spaces"] for field in ("adjacent", "connections", "shared")
            ],
        ),
        "spaces[16] swabia: connections: a shared space must be next to a city that all its connections lead to",
    ),
    (
        change("cities", "london", neighbours=["paris"]),
        "cities[0] london: neighbours: must be berlin, paris, not paris",
    ),
    (add("cities", **ISLAND), "cities[12] dublin: neighbours: no way leads here from london"),
    (
        change("constants", "end_trigger_completed_missions", value=45),
        "constants[4] end_trigger_completed_missions: value: nobody can complete 45 missions: with a start mission "
        "there are 44",
    ),
    (
        both(leave_out("cities", "paris", "neighbours"), change("cities", "paris", nieghbours=["london"])),
        "cities[1] paris: nieghbours: there is no such field; did you mean 'neighbours'?",
    ),
    (
        change("missions", "m13", reward=3),
        "missions[12] m13: reward: there is no such field; possible: id, cities, points, extra_turn, ",
    ),
    (
        lambda data: data.update(start_mission=data.pop("start_missions")),
        "start_mission: there is no such list; did you mean 'start_missions'?",
    ),
    (
        lambda data: data["mission_slots"][3].update(planning_dark=4),
        "mission_slots[3]: planning_dark: must be at most 3, not 4: with 3 missions ",
    ),
]


@pytest.mark.parametrize(("spoil", "complaint"), BAD, ids=[complaint.partition(";")[0][:60] for _, complaint in BAD])
def test_what_is_wrong_is_said_with_the_entry_and_the_field(spoil: Spoil, complaint: str) -> None:
    data = copy.deepcopy(OWN)
    spoil(data)
    with pytest.raises(BadBox) as refused:
        box_of(data)
    assert any(told.startswith(complaint) for told in refused.value.complaints), refused.value.complaints


def complaints(*spoils: Spoil) -> tuple[str, ...]:
    """All that is said of data spoilt so."""
    data = copy.deepcopy(OWN)
    both(*spoils)(data)
    with pytest.raises(BadBox) as refused:
        box_of(data)
    assert str(refused.value) == "\n- ".join(("spy_connection.json cannot be used:", *refused.value.complaints))
    return refused.value.complaints


def test_all_that_is_wrong_is_said_at_once_each_at_its_own_entry() -> None:
    """Faults of form, of contents and of the map stand side by side, and none of them is told a second time."""
    told = complaints(
        change("missions", "m13", points="two", citys=["rome", "paris"]),
        change("missions", "m14", cities=["rome", "atlantis"]),
        change("cities", "rome", x=1001),
        change("cities", "moscow", neighbours=["berlin"]),
        leave_out("cities", "madrid", "name_en"),
        change("connections", "london-paris", spaces=["channel", "artois"]),
        change("constants", "agents_per_player", value=16),
        add("cities", **ISLAND),
    )
    assert [complaint.partition(";")[0] for complaint in told] == [
        "cities[2] madrid: name_en: is missing",
        "missions[12] m13: citys: there is no such field",
        "missions[12] m13: points: must be a whole number, not a text",
        "cities[5] rome: x: must be from 0 to 1000, not 1001",
        "constants[0] agents_per_player: value: must be 15, not 16",
        "connections[0] london-paris: spaces: there is no space 'artois'",
        "missions[13] m14: cities: there is no city 'atlantis'",
        "cities[7] moscow: neighbours: must be berlin, budapest, helsinki, istanbul, not berlin",
        "cities[12] dublin: neighbours: no way leads here from london",
    ]


@pytest.mark.parametrize(
    ("spoil", "only"),
    [
        (leave_out("cities", "paris", "x"), "cities[1] paris: x: is missing"),
        (leave_out("cities", "paris", "id"), "cities[1]: id: is missing"),
        (change("connections", "london-paris", a="londres"), "connections[0] london-paris: a: there is no city"),
        (
            change("connections", "london-paris", lenght=2),
            "connections[0] london-paris: lenght: there is no such field",
        ),
        (lambda data: data.pop("connections"), "connections: is missing"),
        (lambda data: data.update(citys=data.pop("cities")), "citys: there is no such list; did you mean 'cities'?"),
        (
            lambda data: data["cities"].insert(0, {**ISLAND, "neighbours": []}),
            "cities[0] dublin: neighbours: no way leads here from london",
        ),
    ],
)
def test_what_follows_from_a_fault_is_not_blamed_on_others(spoil: Spoil, only: str) -> None:
    told = complaints(spoil)
    assert len(told) == 1 and told[0].startswith(only), told


def test_the_games_own_data_are_right() -> None:
    assert box_of(OWN).provenance() == GAME.box.provenance()
    assert GAME.fingerprint == GAME.box.fingerprint == ""


# -- where the file is -------------------------------------------------------------------------------------------------


def small(data: Data) -> None:
    """Everything that may be left out is left out."""
    keep = {"id", "x", "y", "a", "b", "spaces", "cities", "points", "extra_turn", "start_city", "name_en", "value"}
    for section in ("cities", "spaces", "connections", "missions", "start_missions", "constants"):
        data[section] = [{field: one[field] for field in one if field in keep} for one in data[section]]
    for section in ("game", "terms", "components", "player_colours", "source_legend"):
        del data[section]


def of_somebody(folder: Path, *spoils: Spoil) -> Path:
    """A folder with a data file of somebody's own."""
    data = copy.deepcopy(OWN)
    for spoil in spoils:
        spoil(data)
    path = folder / "spy_connection.json"
    path.write_bytes(msgspec.json.encode(data))
    return path


def renamed(data: Data) -> None:
    """Prague instead of Budapest, and Paris called Lutetia."""
    plain = msgspec.json.encode(data).decode().replace('"budapest"', '"prague"')
    data.clear()
    data.update(msgspec.json.decode(plain))
    entry(data, "cities", "prague").update(name_en="Prague", name_cs="Praha", name_sk="")
    entry(data, "cities", "paris").update(name_en="Lutetia", name_cs="Lutetia", name_sk="Lutetia")


def test_the_folder_that_the_environment_names_is_looked_at(tmp_path: Path) -> None:
    assert chosen_box({}).fingerprint == ""
    (tmp_path / "agent_avenue.json").write_text("{}")  # a folder may have other games' files only
    assert chosen_box({"BRUSHPASS_DATA": str(tmp_path)}).fingerprint == ""
    of_somebody(tmp_path, change("missions", "m13", points=7))
    box = chosen_box({"BRUSHPASS_DATA": str(tmp_path)})
    assert box.missions["m13"].points == 7 and len(box.fingerprint) == 12
    with pytest.raises(BadBox, match="BRUSHPASS_DATA cannot be used:\n- there is no folder"):
        chosen_box({"BRUSHPASS_DATA": str(tmp_path / "nowhere")})


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (["spy-connection.json"], "but a file 'spy-connection.json': is it misspelt?"),
        (["Spy_Connection.JSON"], "but a file 'Spy_Connection.JSON': is it misspelt?"),
        (["agent_avenue.json", "spy_conection.json"], "but a file 'spy_conection.json': is it misspelt?"),
        (["spy_connection.json.txt"], "but a file 'spy_connection.json.txt': is it misspelt?"),
        (["asia.json", "notes.txt"], "; there are: asia.json, notes.txt"),
        ([], ", it is empty"),
    ],
)
def test_a_file_under_another_name_is_not_passed_over(tmp_path: Path, names: list[str], complaint: str) -> None:
    for name in names:
        (tmp_path / name).write_text("{}")
    with pytest.raises(
        BadBox, match=r"BRUSHPASS_DATA cannot be used:\n- there is no spy_connection\.json in "
    ) as refused:
        chosen_box({"BRUSHPASS_DATA": str(tmp_path)})
    assert refused.value.complaints[0].endswith(complaint)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"{", "line 1, column 2: it is not JSON: expecting property name enclosed in double quotes"),
        (b'{\n "cities": [\n  {"id": "rome",}\n ]\n}', "line 3, column 17: it is not JSON: "),
        (b'{\n "cities": NaN}', "it is not JSON: NaN is no number"),
        (b'{\n "game": "\xff"}', "line 2: it is not text in UTF-8"),
        (b"[" * 100_000, "it is not a data file: too many lists in lists"),
        (b"[]", "it must be an object with the lists cities, spaces, "),
    ],
)
def test_a_file_that_is_no_data_file_is_refused_with_the_place(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "spy_connection.json"
    path.write_bytes(content)
    with pytest.raises(BadBox) as refused:
        read_box(path)
    assert len(refused.value.complaints) == 1 and refused.value.complaints[0].startswith(complaint)


def test_what_is_no_file_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "spy_connection.json").mkdir()
    with pytest.raises(BadBox, match="it cannot be read"):
        chosen_box({"BRUSHPASS_DATA": str(tmp_path)})


def test_a_key_that_stands_there_twice_is_refused(tmp_path: Path) -> None:
    path = of_somebody(tmp_path)
    text = path.read_text().replace('"id":"m13"', '"points":2,"id":"m13"').replace('{"game"', '{"missions":[],"game"')
    path.write_text(text, encoding="utf-8-sig")  # as some editors write it
    with pytest.raises(BadBox) as refused:
        read_box(path)
    assert refused.value.complaints == ("missions: stands there twice", "missions[12] m13: points: stands there twice")


def test_a_wrong_file_is_said_at_the_start_and_the_games_own_is_not_played_instead(tmp_path: Path) -> None:
    of_somebody(tmp_path, change("missions", "m13", cities=["madrid", "parris"]))
    environment = {**os.environ, "BRUSHPASS_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "brushpass.cli", "sim", "spy_connection", "--games", "1"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 2 and run.stdout == ""
    first, second = run.stderr.splitlines()
    assert first == "brushpass: spy_connection.json cannot be used:"
    assert second.startswith("- missions[12] m13: cities: there is no city 'parris'; cities: london, ")


def test_what_follows_from_the_rest_may_be_left_out(tmp_path: Path) -> None:
    box = read_box(of_somebody(tmp_path, small))
    assert box.touching == GAME.box.touching and box.ways == GAME.box.ways
    assert box.provenance()["missions"] == {"unknown": 43}


# -- playing with it ---------------------------------------------------------------------------------------------------


def test_replaced_data_are_played_and_shown(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, renamed)))
    with registered(game):
        setup = game.agree(3, "advanced")
        ends(setup, 1)
        saves_restore(setup, 1)
        texts_exist(setup, 1)
        match = game.start(2, "first", seed=1)
        assert match.view(None).data == game.fingerprint
        assert game.fingerprint in game.face.draw(match.view(0), Texts(game, "en"))


def test_a_save_of_other_data_is_not_loaded(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, change("missions", "m13", points=7))))
    with registered(game):
        saved = game.start(2, "first", seed=1).save()
        assert brushpass.load(saved).game is game
    with pytest.raises(ForeignData, match="replaced data"):
        brushpass.load(saved)
    own = GAME.start(2, "first", seed=1).save()
    with registered(game), pytest.raises(ForeignData, match="replaced data"):
        brushpass.load(own)


def test_missions_and_spaces_are_called_after_cities() -> None:
    english = Texts(GAME, "en")
    assert english.name("m42") == "Paris – Madrid – Helsinki – Istanbul"
    spaces = {"picardy": "London–Paris 2", "channel": "London–Paris/Berlin 1", "smolensk": "Moscow–Berlin/Budapest 1"}
    assert {space: english.name(space) for space in spaces} == spaces
    assert len({english.name(space) for space in GAME.box.spaces}) == len(GAME.box.spaces)


@pytest.mark.parametrize(
    ("spoil", "same"),
    [
        (change("cities", "rome", x=470, name_cs="Roma", source="box"), True),
        (change("missions", "m13", points=7), False),
        (change("missions", "m13", cities=["rome", "madrid"]), False),
        (change("start_missions", "s1", start_city="paris"), False),
        (lambda data: data["mission_slots"][1].update(planning_light=2), False),
        (change("constants", "end_trigger_completed_missions", value=6), False),
        (lambda data: data["spaces"].reverse(), False),
    ],
)
def test_the_fingerprint_tells_what_a_match_depends_on(spoil: Spoil, same: bool) -> None:
    data = copy.deepcopy(OWN)
    before = box_of(data).fingerprint
    spoil(data)
    assert (box_of(data).fingerprint == before) == same


def test_a_file_names_a_city_in_a_field_for_each_language_and_english_stands_in(tmp_path: Path) -> None:
    named = change("cities", "rome", name_en="Rome", name_cs="Řím", name_de="Rom")
    rome = read_box(of_somebody(tmp_path, named, leave_out("cities", "rome", "name_sk"))).cities["rome"]
    assert rome.names == {"en": "Rome", "cs": "Řím", "sk": ""}
    assert [rome.name(language) for language in LANGUAGES] == ["Rome", "Řím", "Rome"]


def test_cities_that_the_texts_do_not_know_are_called_as_the_data_say(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, renamed)))
    czech, slovak, english = (Texts(game, language) for language in ("cs", "sk", "en"))
    assert [texts.name("prague") for texts in (czech, slovak, english)] == ["Praha", "Prague", "Prague"]
    assert czech.name("paris") == "Lutetia" and czech.name("london") == "Londýn"
    assert czech.name("m01") == "Řím – Praha" and english.name("slovenia") == "Rome–Prague 2"
    decision = game.start(2, "first", seed=1).decision
    assert decision is not None
    assert czech.option(decision, ("go", "prague")) == "Přesunout se do města Praha"
    assert czech.option(decision, ("go", "london")) == "Přesunout se do Londýna"
    assert slovak.option(decision, ("connect", "paris")) == "Pripojiť mesto Lutetia a presunúť sa tam"
    assert english.option(decision, ("connect", "paris")) == "Connect Lutetia and move there"


# -- the pages say what the data say -----------------------------------------------------------------------------------


def of_asia(data: Data) -> None:
    """Another map, a cheaper slot, other numbers of missions; a shorter game."""
    for city in data["cities"]:
        city["x"] += 1
    data["mission_slots"][1].update(planning_light=0)
    data["missions"] = data["missions"][:20]
    change("constants", "end_trigger_completed_missions", value=5)(data)
    change("constants", "points_per_marked_city_on_unfinished_mission", value=2)(data)


def test_the_introduction_tells_of_the_map_and_the_numbers_in_use(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, of_asia)))
    english, czech, slovak = (Texts(game, language) for language in LANGUAGES)
    for texts, strange in ((english, "Europe"), (czech, "vrop"), (slovak, "uróp")):
        assert strange in " ".join([Texts(GAME, texts.locale).about, *Texts(GAME, texts.locale).intro])
        assert strange not in " ".join([texts.about, *texts.intro])
    assert english.intro[0] == "You are a spy on a map of 12 cities, and fifteen agents open the way for you."
    assert "completed 5 missions" in english.intro[4] and english.intro[4].endswith("is worth 2 points.")
    assert "splní 5 misí" in czech.intro[4] and czech.intro[4].endswith("jsou 2 body.")
    assert "splní 5 misií" in slovak.intro[4] and slovak.intro[4].endswith("sú 2 body.")
    assert "light side 0, 0, 2, 2, dark side 1, 2, 3, 3" in english.say("setting-board-about")
    assert Texts(GAME, "en").say("setting-board-about").startswith("On the dark side a mission takes one more")


def test_a_rule_whose_numbers_are_others_says_so(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, of_asia)))
    for language in LANGUAGES:
        ours, theirs = digest_of(GAME, language), digest_of(game, language)
        changed = {rule for rule in ours.rules if theirs.rules[rule] != ours.rules[rule]}
        assert changed == {"SC-1.2", "SC-2.3", "SC-5.3", "SC-9.13", "SC-9.16", "SC-9.20", "SC-9.23", "R-1", "R-21"}
    english = digest_of(game)
    assert english.find("SC-5.3").endswith("top 2. Here, from the bottom slot up: 0, 0, 2, 2.")
    assert english.find("SC-1.2").endswith("Here: 20 missions and 5 start missions.")
    assert "Here it takes 5 missions." in english.find("9") and "Here it is 2 points." in english.text
    assert digest_of(game, "cs").find("SC-9.16").endswith("Zde je bodů 2.")


def test_the_page_about_the_data_does_not_claim_the_rulebooks_prices_for_data_of_ones_own(tmp_path: Path) -> None:
    game = SpyConnectionGame(read_box(of_somebody(tmp_path, of_asia)))
    for language in LANGUAGES:
        texts = Texts(game, language)
        replaced, told = game.face.about_data(texts)
        assert game.fingerprint in replaced
        assert all(number in told for number in ("12", "20", "0, 0, 2, 2", "1, 2, 3, 3"))
        assert told != texts.say("scene-data-rules")
