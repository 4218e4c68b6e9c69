"""Every question as it is asked: its rows, what follows from each answer, what it costs, and why not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.engine import Decision, Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.rules.noise import ENCOUNTER, brings, die
from brushpass.games.nemesis_lockdown.scene.eyes import LockdownEyes
from brushpass.games.nemesis_lockdown.scene.questions import QUESTIONS
from brushpass.table import LANGUAGES, Scene, Seen, keys
from brushpass.table.scene import Option, Prompt
from brushpass.testing import looking_back_works, options_name_places, rule, title

from .looking import NAMES, look
from .table import Table, table
from .test_scene import crowded
from .words import texts

SETUPS = [
    GAME.agree(2, "standard"),
    GAME.agree(4, "standard"),
    GAME.agree(3, "resuscitation"),
    GAME.agree(1, "solo"),
    GAME.agree(2, "standard", {"board": "surface"}),
]


def asked(game: Table, seat: int = 0, language: str = "en") -> Prompt:
    prompt = look(game, seat, language).prompt
    assert prompt is not None
    return prompt


def option(prompt: Prompt, value: Any) -> Option:
    return next(one for one in prompt.options if one.value == value)


def refused(scene: Scene) -> dict[str, str]:
    assert scene.prompt is not None
    return {refusal.target: refusal.text for refusal in scene.prompt.refusals}


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_whatever_is_asked_in_a_match_is_offered_once_and_can_be_clicked(setup: Setup) -> None:
    options_name_places(setup, 3, every=7)
    looking_back_works(setup, 3, every=41)


def test_every_question_that_the_texts_know_has_its_place() -> None:
    prompts = {key.removeprefix("prompt-") for key in keys(GAME, "en") if key.startswith("prompt-")}
    assert prompts == set(QUESTIONS)


# -- a turn ------------------------------------------------------------------------------------------------------------


@rule("NL-6.8", "NL-23.4")
def test_a_turn_is_asked_in_rows_with_what_there_is_to_spend() -> None:
    prompt = asked(crowded())
    assert prompt.question == "Your first action"
    assert prompt.context == "3 cards to spend · in darkness: the higher surprise number"
    assert [(row.name, row.text) for row in prompt.kinds] == [
        ("Move", "2 cards"),
        ("Act", "Emergency"),
    ]
    done = [one.value[0] for one in prompt.options if one.kind == "act" and not one.by]
    assert done == ["room", "item", "card", "card"]
    assert asked(table(rooms=("r003",), tiles={"r003": "surgery"}, acted=1)).question == "Your second action"


@rule("NL-12.4", "NL-8.9")
def test_every_way_says_how_likely_an_encounter_is_and_who_waits_there() -> None:
    prompt = asked(crowded())
    lift, lab, stairs = (option(prompt, ("move", room)) for room in ("elevator_s02", "r009", "stairs_d"))
    assert (lift.name, lift.text, lift.target) == ("Elevator 22", "40% encounter", "elevator_s02")
    assert (lab.text, lab.tone) == ("Adult: combat", "bad")
    assert stairs.text == "no noise near"
    assert lift.ghosts[0].path == ("r008", "elevator_s02")


@rule("NL-12.2", "NL-12.4", "NL-12.12")
def test_what_is_foretold_of_a_roll_is_what_the_rule_goes_by() -> None:
    """Face by face in the Elevator Room, where one of three Corridors has Noise."""
    t = crowded().t
    found = [brings(t, 0, "elevator_s02", face) for face in die(t, "elevator_s02")]
    assert found.count(ENCOUNTER) == 4 and "silence" in found and "danger" in found
    t.crew[0].slime = True
    assert "silence" not in [brings(t, 0, "elevator_s02", face) for face in die(t, "elevator_s02")]


@rule("NL-11.7", "NL-11.8")
def test_company_spares_the_roll_and_the_unknown_is_called_so() -> None:
    game = table(rooms=("r003", "elevator_s01"), tiles={"r003": "surgery"}, base={"noise": ("c05",)})
    prompt = asked(game)
    assert option(prompt, ("move", "elevator_s01")).text == "Ivo: no noise roll"
    unknown = option(prompt, ("move", "r002"))
    assert (unknown.name, unknown.text) == ("Unexplored 02", "no noise near")


@rule("NL-11.25", "NL-24.15")
def test_careful_steps_and_what_is_dropped_lie_behind_a_button_each() -> None:
    prompt = asked(crowded())
    assert [(folder.id, folder.kind) for folder in prompt.folders] == [("careful", "move"), ("drop", "act")]
    assert prompt.folders[0].text.startswith("3 cards")
    careful = option(prompt, ("careful", "stairs_d"))
    assert (careful.by, careful.text) == (("careful",), "noise where you choose")
    assert option(prompt, ("careful", "r009")).text == "Adult: combat"


@rule("NL-24.15")
def test_a_button_that_something_lies_behind_has_a_row_though_nothing_else_is_done_there() -> None:
    prompt = asked(table(rooms=("r003",), tiles={"r003": "nest"}, hand=("",), things=("egg",), acted=1))
    assert [(folder.id, folder.kind) for folder in prompt.folders] == [("drop", "act")]
    assert [row.id for row in prompt.kinds] == ["act"]


@rule("NL-8.2", "NL-10.5", "NL-25.4")
def test_cards_items_and_rooms_say_what_they_cost() -> None:
    prompt = asked(crowded())
    assert option(prompt, ("card", "search")).text == "free · 2 items left"
    assert option(prompt, ("card", "service_route")).target == "card-service_route-0"
    medkit = option(prompt, ("item", "green", "medkit"))
    assert medkit.text.startswith("1 card · Dress") and medkit.target == "item-medkit-0"
    room = option(prompt, ("room", 0))
    assert (room.name, room.target) == ("Treat Your Wounds", "r008") and room.text.startswith("2 cards · ")


@rule("NL-10.11")
def test_the_computer_offers_its_options_in_words() -> None:
    game = table(rooms=("r003",), tiles={"r003": "css_control_system"})
    told = [one for one in asked(game).options if one.value[0] == "computer"]
    assert [one.name for one in told] == ["Move the rover.", "Look at 1 CSS token."]
    assert all(one.target == "computer-computer_action_a" and one.text == "1 card" for one in told)


@rule("NL-16.4", "NL-16.17", "NL-17.1")
def test_in_combat_it_is_said_how_likely_a_hit_is_and_what_an_escape_costs() -> None:
    game = table(rooms=("r003",), tiles={"r003": "surgery"}, figures=("adult r003",), things=("rifle:2",), power="s02")
    prompt = asked(game)
    shot = option(prompt, ("shoot", "rifle", 0))
    assert (shot.name, shot.text, shot.target) == ("Rifle: Adult", "50% hit · 1 card · 1 ammo left", "intruder-0")
    assert option(prompt, ("melee", 0)).text == "50% hit · 1 card · contamination; a miss is a serious wound"
    escape = next(one for one in prompt.options if one.value[0] == "escape")
    assert escape.text.startswith("1 attack first") and escape.tone == "bad"


@rule("NL-11.4", "NL-8.11", "NL-10.16", "NL-8.16")
def test_what_somebody_might_try_says_why_not() -> None:
    game = table(
        rooms=("r003",),
        characters=("janitor", "hacker"),
        tiles={"r003": "surgery"},
        hand=("clean_up interruption search rest",),
        base={"doors": {"c05": "closed"}},
    )
    said = refused(look(game))
    shut = next(room for room in game.t.board.ends["c05"] if room != "r003")
    assert said[shut] == "A closed door is in between."
    assert said["card-clean_up-0"] == "It would do nothing here and now."
    assert said["card-interruption-0"] == "Played when its moment comes: you will be asked."
    fight = table(rooms=("r003",), tiles={"r003": "surgery"}, figures=("adult r003",), hand=("search rest",))
    assert refused(look(fight))["card-search-0"] == "Not in combat."


@rule("NL-6.9", "NL-6.12")
def test_pass_is_the_way_out_and_loud_where_nothing_else_can_be_done() -> None:
    game = table(rooms=("r003",), hand=("",))
    last = asked(game).options[-1]
    assert (last.value, last.key, last.way_out, last.usual) == ("pass", 0, True, True)
    assert not asked(crowded()).options[-1].usual


# -- within an action --------------------------------------------------------------------------------------------------


@rule("NL-8.4")
def test_one_pays_with_cards_of_the_hand() -> None:
    game = crowded().choose(("room", 0))
    prompt = asked(game)
    assert prompt.id == "pay"
    assert {one.value: one.target for one in prompt.options}["search"] == "card-search-0"


@rule("NL-8.15", "NL-26.16")
def test_alternatives_of_an_effect_are_told_in_words() -> None:
    game = crowded().do("room", 0)
    assert game.prompt == "either"
    for language, word in (("en", "Dress"), ("cs", "Obvažte"), ("sk", "Obviažte")):
        names = [one.name for one in asked(game, 0, language).options]
        assert names[0].startswith(word) and len(set(names)) == len(names)


@rule("NL-10.1", "NL-11.25")
def test_a_place_is_asked_for_with_what_it_is_for() -> None:
    game = table(characters=("lab_rat", "hacker"), rooms=("r003",), tiles={"r003": "surgery"},
                 hand=("sensitive_hearing rest search",), base={"noise": ("c05", "c06")})  # fmt: skip
    game.do("card", "sensitive_hearing")
    while game.prompt == "either":
        game.choose(game.options[0])
    assert game.prompt == "which-corridor"
    assert asked(game).context.startswith("Sensitive Hearing · ")


@rule("NL-9.12", "NL-9.14")
def test_much_to_trade_is_sorted_by_from_whom_to_whom() -> None:
    game = table(
        3, rooms=("r003",) * 3, tiles={"r003": "surgery"}, things=("egg", "", ""), inventory=("medkit", "clothes")
    )
    game.do("trade")
    prompt = asked(game)
    names = {folder.id: (folder.name, folder.text) for folder in prompt.folders}
    assert names["0-1"] == ("Nora → Ivo", "Egg and Green Item")
    assert names["show-1"][0] == "Show Ivo …"
    egg = option(prompt, ("open", 0, 1, "egg"))
    assert (egg.name, egg.by) == ("Egg", ("0-1",))
    assert {one.by[0] for one in prompt.options if not one.way_out} == {*names}
    game.choose(("open", 0, 1, "egg"))
    assert asked(game).context == "The deal: Egg: Nora → Ivo"


@rule("NL-9.12")
def test_a_deal_is_told_to_whoever_is_to_agree_with_the_names_of_the_players() -> None:
    game = table(rooms=("r003", "r003"), tiles={"r003": "surgery"}, things=("egg", ""))
    game.do("trade")
    offer = ("open", 0, 1, "egg")
    assert option(asked(game), offer).name == "Egg: Nora → Ivo"
    game.choose(offer)
    assert asked(game).context == "The deal: Egg: Nora → Ivo"
    game.choose("done")
    assert (game.prompt, asked(game, 1).context) == ("accept", "The deal: Egg: Nora → Ivo")


@rule("NL-10.17")
def test_whoever_has_no_interruption_is_asked_all_the_same_and_told_so() -> None:
    game = table(
        rooms=("r003", "r003"),
        tiles={"r003": "surgery"},
        characters=("survivor", "janitor"),
        hand=(None, "search"),
    )
    game.choose(("move", "r002"))
    while game.prompt == "pay":
        game.choose(game.options[0])
    assert game.prompt == "interrupt"
    prompt = asked(game, 1)
    assert prompt.context == "Nora: Movement · You have no such card; the others do not know that."
    assert prompt.options[0].usual


RARE: dict[str, tuple[tuple[Any, ...], tuple[Any, ...], list[str | None]]] = {
    "allow": (("yes", "no"), ("egg",), [None, None]),
    "analyse": (((0, "egg"), (1, "egg"), (-1, "carcass")), (), [None, "seat-1", "r008"]),
    "attach": (("nailgun",), (), ["thing-0-0"]),
    "blocked-hand": (("nailgun",), (), ["thing-0-0"]),
    "card-for-hit": (("no", "search"), (), ["card-search-0", None]),
    "craft": (("decline", ("taser", (("yellow", "flashlight"), ("green", "medkit")))), (), [None, None]),
    "give-what": (("decline", "medkit"), (), ["item-medkit-0", None]),
    "light": (("pass", ("flashlight", "yellow")), (), ["item-flashlight-0", None]),
    "load": (("nailgun",), (), ["thing-0-0"]),
    "lose-ammo": (("nailgun",), (), ["thing-0-0"]),
    "make-room": (("decline", "nailgun"), ("egg",), ["thing-0-0", None]),
    "move-css": ((8, 7), (8,), ["slot-8", "slot-7"]),
    "move-door": (("c15",), (), ["c15"]),
    "pick-up": (("carcass",), (), ["r008"]),
    "redirect-to": ((1, 2), (), ["seat-1", "seat-2"]),
    "scan-which": (("infected", "unknown"), (), ["card-contamination-0", "card-contamination-1"]),
    "show-what": (("medkit",), (), ["item-medkit-0"]),
    "trade-room": (("decline", "nailgun"), (), ["thing-0-0", None]),
    "whose-corpse": ((1,), (), ["seat-1"]),
    "whose-objective": ((1,), (), ["seat-1"]),
}
"""Questions that random play hardly ever meets: options, what they are about, what is clicked for each."""


@pytest.mark.parametrize("prompt", RARE)
def test_a_rare_question_has_words_in_every_language_and_things_to_click(prompt: str) -> None:
    options, about, targets = RARE[prompt]
    seen = Seen.of(crowded().match, 0, NAMES[:4])
    decision: Decision[Any] = Decision(0, prompt, options, about=about)
    for language in LANGUAGES:
        eyes = LockdownEyes(replace(seen, decision=decision), texts(language), GAME.box)
        made = QUESTIONS[prompt].prompt(eyes)
        assert made.question and all(one.name for one in made.options)
        assert [one.target for one in made.options] == targets


@rule("NL-23.8", "NL-39.36")
def test_light_is_made_against_something_and_whoever_has_none_is_told_so() -> None:
    dark: dict[str, Any] = {"rooms": ("r010", "r001"), "tiles": {"r010": "archive", "r001": "laboratory"}}
    attack: dict[str, Any] = {**dark, "figures": ("adult r010",), "stage": "attacks", "chance": ("cut_1",)}
    game = table(**attack, things=("flashlight:1",))
    assert game.prompt == "light"
    prompt = asked(game)
    assert prompt.context.startswith("In darkness: ") and "You have no light" not in prompt.context
    event: dict[str, Any] = {**dark, "stage": "event", "chance": ("egg_protection",), "met": True}
    card = asked(table(**event, characters=("lab_rat", "survivor"), hand=("feel_of_the_dark rest",)))
    assert card.id == "ignore-dark" and card.context == "In darkness: Take 1 contamination card."
    none = asked(table(**attack, inventory=("toolbelt",)))
    assert none.context.endswith(" You have no light; the others do not know that.") and none.options[0].usual


@rule("NL-28.16", "NL-11.35")
def test_who_is_taken_along_learns_where_to() -> None:
    lift: dict[str, Any] = {"rooms": ("elevator_s01",) * 2, "power": "elevator", "base": {"elevator": "s01"}}
    game = table(**lift, figures=("adult elevator_s03",)).do("room", 1)
    while game.prompt != "ride":
        game.choose(game.options[-1])
    game.choose("s03")
    assert game.prompt == "come-along" and game.seat == 1
    assert asked(game, 1).context == "to the elevator in S-03 · Adult: combat"
    near = table(characters=("sentry", "hacker"), hand=("facility_tour",), rooms=("r001", "r001"))
    near.do("card", "facility_tour").choose(1)
    assert asked(near, 1).context == "to a neighbouring room that is yet to be chosen"


@rule("NL-11.36")
def test_a_step_that_asks_for_no_roll_foretells_none() -> None:
    game = crowded().do("card", "service_route")
    assert game.prompt == "where"
    assert {one.value: one.text for one in asked(game).options} == {
        "elevator_s02": "",
        "r009": "Adult: combat",
        "stairs_d": "",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_says_what_follows_in_every_language(language: str) -> None:
    game = crowded()
    seen = Seen.of(game.match, 0, NAMES[:4])
    assert "40" in GAME.face.follows(seen, ("move", "elevator_s02"), texts(language))


@rule("NL-8.2", "NL-8.4")
def test_whoever_pays_reads_for_what_and_how_much_is_still_to_be_paid() -> None:
    game = table(rooms=("r003",), tiles={"r003": "surgery"}, power="s01")
    game.choose(("careful", "elevator_s01"))
    first = asked(game)
    assert (first.id, first.context) == ("pay", "Careful Movement · card 1 of 2")
    assert not any(one.text for one in first.options)
    game.choose(game.options[0])
    assert asked(game).context == "Careful Movement · card 2 of 2"
    game = table(rooms=("r003",), tiles={"r003": "surgery"}, power="s01")
    game.choose(("move", "elevator_s01"))
    assert asked(game).context == "Movement"


@rule("NL-10.1")
def test_cards_are_played_from_the_hand_where_there_is_too_much_to_do() -> None:
    few = asked(crowded())
    assert {one.kind for one in few.options if one.value[0] == "card"} == {"act"}
    many = asked(
        table(
            characters=("janitor", "hacker"),
            rooms=("r008", "r008"),
            hand=("search service_route rest",),
            tiles={"r008": "emergency_room"},
            inventory=("medkit",),
            crew=({"light": 1, "wounds": ("knee",)},),
            base={"objects": (("r008", "carcass", -1),)},
        )
    )
    assert [(row.id, row.on_board) for row in many.kinds] == [("move", False), ("act", False), ("card", True)]
