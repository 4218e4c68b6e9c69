"""NL-44: data files of somebody's own: what is wrong with them is said, and a right one is played with."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brushpass.boxes import BadBox
from brushpass.engine.game import registered
from brushpass.games.nemesis_lockdown import GAME, LockdownGame
from brushpass.games.nemesis_lockdown.box.data import FOLDER, box_of, chosen_box, read_box
from brushpass.table import LANGUAGES, Texts, seen
from brushpass.testing import rule
from brushpass.testing.play import play

from ...spoiling import Data, Spoil, change, entry, leave_out, remove, spoilt

OWN = json.loads((FOLDER / "box" / "data.json").read_text(encoding="utf-8"))
PAGE = (Path(__file__).parents[4] / "docs" / "rules" / "nemesis-lockdown.md").read_text(encoding="utf-8")


def within(section: str, **fields: Any) -> Spoil:
    """Give what a file has once other values."""
    return lambda data: data[section].update(fields)


def does(*steps: Any) -> Spoil:
    """The Medkit does something else."""
    return change("items", "medkit", effect=list(steps))


def asks(term: Any) -> Spoil:
    """The first Objective asks for something else."""
    return change("objectives", "no_witnesses", condition=term)


def card(character: str, name: str, **fields: Any) -> Spoil:
    """Give an Action card other values."""

    def spoil(data: Data) -> None:
        cards = entry(data, "characters", character)["action_cards"]
        next(one for one in cards if one["id"] == name).update(fields)

    return spoil


def room(name: str, **fields: Any) -> Spoil:
    """Give a Room of the basic board other values."""

    def spoil(data: Data) -> None:
        rooms = entry(data, "boards", "basic")["rooms"]
        next(one for one in rooms if one["id"] == name).update(fields)

    return spoil


AT = {one["id"]: number for number, one in enumerate(OWN["items"])}
MEDKIT = f"items[{AT['medkit']}] medkit: "
GOAL = "objectives[0] no_witnesses: "

FORM: list[tuple[Spoil, str]] = [
    (lambda data: data.pop("event_cards"), "event_cards: is missing"),
    (lambda data: data.update(characters={}), "characters: must be a list"),
    (lambda data: data.update(room_tile=data.pop("room_tiles")), "room_tile: there is no such list; did you mean "),
    (lambda data: data.update(dice=[]), "dice: must be an object"),
    (lambda data: data["items"].insert(0, "battery"), "items[0]: must be an object"),
    (leave_out("items", "medkit", "one_use"), f"{MEDKIT}one_use: is missing"),
    (change("items", "medkit", onse_use=True), f"{MEDKIT}onse_use: there is no such field; did you mean 'one_use'?"),
    (change("items", "medkit", heavy="no"), f"{MEDKIT}heavy: must be true or false, not a text"),
    (change("items", "rifle", weapon={"kind": "energy", "ammo_start": 4}), "weapon.ammo_max: is missing"),
]
LANGUAGE: list[tuple[Spoil, str]] = [
    (does({"op": "teleport"}), f"{MEDKIT}effect[0]: op: there is no operation 'teleport'"),
    (does({"n": 1}), f"{MEDKIT}effect[0]: op: there is no operation None"),
    (does({"op": "light_wound", "n": 1, "whom": "self"}), f"{MEDKIT}effect[0]: light_wound has no 'whom'; possible: "),
    (does({"op": "light_wound", "n": 1, "who": "me"}), f"{MEDKIT}effect[0]: who: there is no 'me'; possible: "),
    (does({"op": "light_wound", "who": "self"}), f"{MEDKIT}effect[0]: light_wound needs 'n'"),
    (does({"op": "light_wound", "n": -1}), f"{MEDKIT}effect[0]: n: must be a whole number from 0 or a word for one, "),
    (does({"op": "scan", "zone": "deck", "remove": "none", "on_infected": "infect"}), "zone: must be one of all, "),
    (does({"op": "place_marker", "marker": "snow", "room": "here"}), "marker: must be one of fire, malfunction, "),
    (does({"op": "place_marker", "marker": "fire", "room": "there"}), f"{MEDKIT}effect[0].room: must be one of here, "),
    (
        does({"op": "place_marker", "marker": "fire", "room": {"big": True}}),
        f"{MEDKIT}effect[0].room: there is no 'big'; possible: any, ",
    ),
    (does({"op": "door", "action": "kick", "where": "any"}), f"{MEDKIT}effect[0]: action: must be one of close, "),
    (does({"op": "choose", "options": [[{"op": "sing"}]]}), f"{MEDKIT}effect[0].options[0][0]: op: there is no "),
    (does({"op": "choose", "options": 2}), f"{MEDKIT}effect[0]: options: must be a list"),
    (does({"op": "if", "cond": {"pred": "rich"}, "then": []}), f"{MEDKIT}effect[0].cond: pred: there is no predicate "),
    (does({"op": "for_each", "select": {}, "do": []}), f"{MEDKIT}effect[0].select: must be an object with characters"),
    (asks({"pred": "lucky"}), f"{GOAL}condition: pred: there is no predicate 'lucky'"),
    (asks({"pred": "knowledge_min"}), f"{GOAL}condition: knowledge_min needs 'n'"),
    (asks({"any": []}), f"{GOAL}condition.any: must be a list of conditions"),
    (asks({"all": [{"pred": "escaped_in", "place": "moon"}]}), f"{GOAL}condition.all[0]: place: must be one of bunker"),
    (asks({"pred": "player_dead", "player": 6}), f"{GOAL}condition: player: must be one of 1, 2, 3, 4, 5, not 6"),
]
THINGS: list[tuple[Spoil, str]] = [
    (change("items", "medkit", id="Med Kit"), f"items[{AT['medkit']}] Med Kit: id: must be of small letters, "),
    (
        change("items", "medkit", id="scalpel"),
        f"items[{AT['scalpel']}] scalpel: id: items[{AT['medkit']}] scalpel has ",
    ),
    (change("items", "medkit", combat="maybe"), f"{MEDKIT}combat: must be one of any, in, out, not 'maybe'"),
    (change("items", "medkit", cost=-1), f"{MEDKIT}cost: must be at least 0, not -1"),
    (change("items", "medkit", timing="later"), f"{MEDKIT}timing: must be one of action, any_time, not 'later'"),
    (
        change("items", "rifle", weapon={"kind": "energy", "ammo_start": 5, "ammo_max": 4}),
        "weapon.ammo_start: must be ",
    ),
    (lambda data: entry(data, "item_decks", "red")["cards"].append({"item": "cake", "count": 1}), "there is no item "),
    (remove("item_decks", "red"), "item_decks: must be red, yellow, green"),
    (change("crafted_items", "taser", recipe=["cell", "sugar"]), "taser: recipe: must be one of cell, chemical, "),
    (change("crafted_items", "taser", recipe=["cell"]), "taser: recipe: must be two symbols"),
    (change("quest_items", "wail", unlock={}), "wail: unlock: is missing"),
    (change("characters", "sentry", starting_item="spoon"), "sentry: starting_item: there is no 'spoon'; possible: "),
    (change("characters", "sentry", start_room="kitchen"), "sentry: start_room: there is no room 'kitchen' on every "),
    (change("characters", "sentry", group="tourist"), "sentry: group: must be one of nemesis_survivor, "),
    (remove("characters", "sentry"), "characters: must be at least 6"),
    (card("sentry", "stun", timing="never"), "sentry: stun: timing: must be one of action, reaction, not 'never'"),
    (card("survivor", "interruption", trigger="sneeze"), "survivor: interruption: trigger: must be one of "),
    (card("sentry", "stun", count=0), "sentry: stun: count: must be at least 1, not 0"),
    (within("components", limits={"doors": 3}), "components: limits: must be doors, fire_markers, "),
    (within("components", miniatures={}), "components: miniatures: must be adult, breeder, "),
    (within("setup", blue=[1, 1]), "setup: blue, red: must be the four Power tokens"),
    (within("setup", elevator="s04"), "setup: elevator: must be one of s01, s02, s03, not 's04'"),
    (within("setup", bag={"larva": 40}), "setup: bag.larva: 40 tokens are needed, but there are 8"),
    (within("setup", contingencies=dict.fromkeys(("1", "2", "3", "4", "5", "coop"), 2)), "setup: contingencies.4: 9 "),
    (within("setup", weaknesses=4), "weakness_levels: thresholds: must be 4"),
    (within("dice", noise=["1", "5"]), "dice: noise: must be one of 1, 2, 3, 4, silence, danger, not '5'"),
    (within("dice", combat=["punch"]), "dice: combat: must be one of blank, creeper, "),
    (change("faces", "hit_1", hits=["elephant"]), "faces[3] hit_1: hits: must be one of egg, larva, "),
    (lambda data: data["time_track"].pop(3), "time_track: slot: must go down to 0, one by one"),
    (lambda data: [slot.update(css=True) for slot in data["time_track"]], "time_track: css: must be at most 6 slots"),
    (lambda data: data["time_track"][1].update(threshold="green"), "time_track[1]: threshold: must be one of "),
    (change("css_tokens", "css_a", launch="d"), "css_tokens[0] css_a: launch: must be one of a, b, c, all, none"),
    (change("contingency_tokens", "code_red", kills={"pred": "queen_killed"}), "code_red: kills.pred: must be one of "),
    (remove("boards", "surface"), "boards: must be basic, surface, not basic"),
    (room("r001", slot="III"), "boards[0] basic: room r001: slot: must be one of I, II, fixed, not 'III'"),
    (room("r001", section="s09"), "boards[0] basic: room r001: section: must be one of s01, s02, s03"),
    (room("r001", technical_entrance=3), "boards[0] basic: room r001: bears the numbers 1, 2, 3, 3, not 1, 2, 3, 4"),
    (room("repository", room="pantry"), "boards[0] basic: room repository: room: there is no tile 'pantry'"),
    (change("boards", "basic", exit_rooms=["r099"]), "boards[0] basic: exit_rooms: there is no room 'r099'"),
    (remove("room_tiles", "archive"), "boards[0] basic: rooms: 10 are I, but there are tiles for 9"),
    (change("room_tiles", "archive", colour="pink"), "archive: colour: must be one of red, yellow, green, white"),
    (change("room_tiles", "nest", id="hive"), "room_tiles: nest: is missing"),
    (change("exploration_tokens", "explore_fire_1", effect="rain"), "explore_fire_1: effect: must be one of silence"),
    (change("exploration_tokens", "explore_fire_1", items=9), "explore_fire_1: items: must be from 0 to 4, not 9"),
    (change("intruder_kinds", "adult", injury_check="coin"), "adult: injury_check: must be one of dies_at_1"),
    (change("intruder_tokens", "adult_1", kind="teen"), "adult_1: kind: there is no 'teen'; possible: larva, "),
    (change("intruder_tokens", "adult_1", light=None), "adult_1: light, dark: must be numbers"),
    (change("attack_cards", "cut_2", health="much"), "cut_2: health: must be a whole number from 1, or retreat"),
    (change("attack_cards", "cut_2", symbols=["dragon"]), "cut_2: symbols: there is no 'dragon'"),
    (change("event_cards", "panic", corridors=[5]), "panic: corridors: must be one or two numbers from 1 to 4"),
    (change("event_cards", "panic", after="burn"), "panic: after: must be one of discard, remove_and_reshuffle"),
    (change("objectives", "no_witnesses", deck="secret"), f"{GOAL}deck: must be one of personal, corporate, coop"),
    (
        lambda data: data.update(objectives=[one for one in data["objectives"] if one["deck"] != "coop"]),
        "objectives: coop: must be at least 5",
    ),
    (
        lambda data: [one.update(min_players=5) for one in data["objectives"] if one["deck"] == "personal"],
        "objectives: personal: must be at least 2 for 2 players, not 0",
    ),
    (remove("contamination", "infected"), "contamination: must be harmless, infected, not harmless"),
    (change("mars_surface_cards", "sandstorm", affects="moon"), "sandstorm: affects: must be one of self, all_surface"),
    (remove("computer_cards", "lockdown"), "computer_cards: after: exactly one must be reshuffle_all"),
    (remove("basic_actions", "move"), "basic_actions: must be careful_move, computer_action, "),
]
ALL = [*FORM, *LANGUAGE, *THINGS]


def complaints(spoil: Spoil) -> tuple[str, ...]:
    """All that is said of data spoilt so."""
    data = copy.deepcopy(OWN)
    spoil(data)
    with pytest.raises(BadBox) as refused:
        box_of(data)
    return refused.value.complaints


@rule("NL-44.1", "NL-44.21")
@pytest.mark.parametrize(("spoil", "complaint"), ALL, ids=[complaint[:70] for _, complaint in ALL])
def test_what_is_wrong_is_said_with_the_entry_and_the_field(spoil: Spoil, complaint: str) -> None:
    told = complaints(spoil)
    assert any(complaint in one for one in told), told


@rule("NL-44.21")
@pytest.mark.parametrize(("spoil", "complaint"), LANGUAGE, ids=[complaint[:70] for _, complaint in LANGUAGE])
def test_what_is_wrong_with_an_effect_is_not_blamed_on_others(spoil: Spoil, complaint: str) -> None:
    assert {one.partition(": ")[0] + ": " for one in complaints(spoil)} <= {MEDKIT, GOAL}


JUNK: tuple[Any, ...] = (None, True, -1, 7, 1.5, "", "junk", [], [[]], ["x"], {}, {"op": []}, {"pred": 1})
SPOILT = (
    "items", "characters", "objectives", "event_cards", "attack_cards", "room_tiles", "computer_cards", "setup", "dice",
    "components", "time_track", "weaknesses", "mars_surface_cards", "intruder_kinds", "contingency_tokens",
)  # fmt: skip


@rule("NL-44.21")
@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_file_says_it_is_taken_or_refused(seed: int) -> None:
    rng, data = Random(seed), copy.deepcopy(OWN)
    section = SPOILT[seed % len(SPOILT)]
    spoilt(rng, data[section], JUNK)
    try:
        assert box_of(data).tiles
    except BadBox as refused:
        assert all(": " in told for told in refused.complaints)


def test_the_games_own_data_are_right() -> None:
    assert box_of(OWN).contents == GAME.box.contents and GAME.fingerprint == ""


# -- a file of somebody's own ------------------------------------------------------------------------------------------


def of_somebody(folder: Path, *spoils: Spoil) -> Path:
    """A folder with a data file of somebody's own."""
    data = copy.deepcopy(OWN)
    for spoil in spoils:
        spoil(data)
    path = folder / "nemesis_lockdown.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def shown_on_the_page() -> list[Data]:
    """The entries that the page on the rules gives as examples."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def as_on_the_page(data: Data) -> None:
    """Put the page's own examples in the place of ours: each belongs to the list that has an entry of its id."""
    for example in shown_on_the_page():
        section = next(
            name for name, part in data.items()
            if isinstance(part, list) and any(isinstance(one, dict) and one.get("id") == example["id"] for one in part)
        )  # fmt: skip
        data[section] = [example if one["id"] == example["id"] else one for one in data[section]]


@rule("NL-44.1")
def test_a_file_takes_the_place_of_ours(tmp_path: Path) -> None:
    path = of_somebody(tmp_path, change("items", "medkit", cost=0))
    box = chosen_box({"BRUSHPASS_DATA": str(tmp_path)})
    assert box.items["medkit"].cost == 0 and box.fingerprint and box.fingerprint == read_box(path).fingerprint
    assert chosen_box({}).fingerprint == ""


@rule("NL-44.1")
def test_what_the_page_shows_can_be_played_with(tmp_path: Path) -> None:
    examples = shown_on_the_page()
    assert len(examples) >= 2
    game = LockdownGame(read_box(of_somebody(tmp_path, as_on_the_page)))
    with registered(game):
        for mode, seats in (("standard", 2), ("solo", 1)):
            match = game.start(seats, mode=mode, seed=3)
            play(match, Random(3))
            assert match.outcome is not None


@rule("NL-44.1")
def test_what_is_called_otherwise_is_so_on_the_table(tmp_path: Path) -> None:
    names = {"en": "First Aid", "cs": "První pomoc", "sk": "Prvá pomoc"}
    game = LockdownGame(read_box(of_somebody(tmp_path, change("items", "medkit", names=names))))
    with registered(game):
        for language in LANGUAGES:
            texts = Texts(game, language)
            assert texts.name("medkit") == names[language]
            assert seen.look(game.start(2, seed=1), 0, ("Nora", "Ivo"), texts).status


def test_a_file_with_mistakes_is_refused_as_the_page_says(tmp_path: Path) -> None:
    shown = re.search(r"```text\nnemesis_lockdown.json cannot be used:\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    path = of_somebody(
        tmp_path,
        does({"op": "heal", "n": 1}),
        change("event_cards", "panic", corridors=[5]),
        change("characters", "sentry", start_room="kitchen"),
        within("setup", bag={"larva": 9}),
    )
    with pytest.raises(BadBox) as refused:
        read_box(path)
    told = {one.partition("; possible")[0] for one in refused.value.complaints}
    assert {line.removeprefix("- ").partition("; possible")[0] for line in shown[1].strip().splitlines()} == told
