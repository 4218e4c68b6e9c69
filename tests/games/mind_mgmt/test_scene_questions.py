"""The questions of MIND MGMT: where they are answered, what follows, and why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import AT
from brushpass.games.mind_mgmt.scene.eyes import MindEyes
from brushpass.games.mind_mgmt.scene.insight import prospect
from brushpass.games.mind_mgmt.scene.questions import QUESTIONS
from brushpass.table import LANGUAGES, Scene, Seen, Texts
from brushpass.testing import rule, scenes, title, walk
from tests.games.finding import option, refusal

from .looking import NAMES, look
from .table import P7, dealt, set_up, table, tables

MOST_BUTTONS = 8
PLACES = ("chaos", "start", "immortal", "agent-start", "second-slip", "street-works-to", "drum")
"""The questions to which many places are the answer."""
every_setup = pytest.mark.parametrize("setup", tables(), ids=title)


def on_board(scene: Scene) -> set[str]:
    assert scene.prompt is not None
    return {kind.id for kind in scene.prompt.kinds if kind.on_board}


def buttons(scene: Scene) -> list[str]:
    """What stands under the question before anything is taken up."""
    assert scene.prompt is not None
    boarded = on_board(scene)
    found = [one.name for one in scene.prompt.options if not one.by and not one.way_out and one.kind not in boarded]
    nested = {one.by[1] for one in scene.prompt.options if len(one.by) > 1}
    return [*found, *(folder.name for folder in scene.prompt.folders if folder.id not in nested)]


# -- all questions -----------------------------------------------------------------------------------------------------


def test_every_question_of_the_rules_has_its_words() -> None:
    waiting = [match.waiting for setup in tables() for match in walk(setup, 3)]
    assert {asked.label for each in waiting for asked in each} <= set(QUESTIONS)


@every_setup
def test_forty_buttons_are_not_a_menu(setup: Setup) -> None:
    """What is chosen on the board has no button, and what has one comes with at most seven others."""
    for number, match in enumerate(walk(setup, 9)):
        if number % 5:
            continue
        for _, scene in scenes(match, LANGUAGES[number % 3]):
            if scene.prompt is not None:
                assert len(buttons(scene)) <= MOST_BUTTONS, buttons(scene)
                assert all(one.target for one in scene.prompt.options if one.kind in on_board(scene))


@every_setup
def test_the_terminal_says_what_follows(setup: Setup) -> None:
    for number, match in enumerate(walk(setup, 7)):
        if number % 31 or match.outcome is not None:
            continue
        seat = match.waiting[0].seat
        texts = Texts(GAME, LANGUAGES[number % 3])
        seen = Seen.of(match, seat, NAMES[: match.seats])
        assert seen.decision is not None
        for value in seen.decision.options[:5]:
            assert isinstance(GAME.face.follows(seen, value, texts), str)
        assert "1" in GAME.face.draw(match.view(seat), texts)


@pytest.mark.parametrize("prompt", PLACES)
def test_a_place_is_answered_on_the_board(prompt: str) -> None:
    if prompt == "drum":
        game = table(path=f"{P7} D3", active="dusty").choose(("drum", "dusty"))
    elif prompt == "street-works-to":
        game = set_up(dealt(street_works=True), "street-works")
        game.choose(game.options[0])
    else:
        game = set_up(dealt(), prompt)
    assert game.prompt == prompt
    scene = look(game, game.match.waiting[0].seat)
    assert not buttons(scene) and scene.prompt is not None
    assert all(one.target for one in scene.prompt.options if not one.way_out)


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("MM-2.13", "MM-2.14", "MM-2.15")
def test_the_start_says_who_will_see_it() -> None:
    for mode, words in (("training", "The Agents will see it."), ("full", "It stays secret.")):
        prompt = look(set_up(dealt(mode=mode), "start")).prompt
        assert prompt is not None and prompt.context.startswith(words)


@rule("MM-2.16", "MM-4.10")
def test_a_step_of_the_opening_says_what_it_brings() -> None:
    game = set_up(dealt(), "opening")
    scene = look(game)
    hidden = game.match.view(0).secret
    assert hidden is not None and scene.prompt is not None
    for one in scene.prompt.options:
        space = next(space for space in scene.board.spaces if space.id == one.value) if scene.board else None
        assert space is not None
        brings = [icon for icon in space.icons if icon in hidden.features]
        assert one.badge == (f"+{len(brings)}" if brings else "")
        assert one.ghosts[0].path == (hidden.path[-1], one.value)


@rule("MM-2.18")
def test_a_confirmed_opening_says_what_will_be_announced() -> None:
    game = set_up(dealt(mode="training"), "confirm")
    prompt = look(game).prompt
    assert prompt is not None
    game.choose("confirm")
    count = dict(game.seen.announced)[5]
    assert prompt.context.startswith(f"{count} recruit" if count else "No recruits")
    assert prompt.options[0].usual


# -- the Recruiter's turn ----------------------------------------------------------------------------------------------


@rule("MM-4.5", "MM-4.10")
def test_a_step_says_whom_it_contacts_and_how_likely_the_agents_find_it() -> None:
    scene = look(table(), 0)
    step = option(scene, "step", "C2")
    assert step.badge == "+1" and step.target == "C2"
    assert step.text.startswith("Agents: ") and step.text.endswith("1 recruit: Observation Monks")
    assert option(scene, "step", "C3").text.endswith("no contact")
    assert refusal(scene, "B3").text == "You were here with number 4"


@rule("MM-4.14", "MM-4.19")
def test_a_mind_slip_lies_behind_its_token_and_is_judged_as_the_agents_will_see_it() -> None:
    scene = look(table(), 0)
    slip, step = option(scene, "slip", "D2", "front"), option(scene, "step", "C2")
    assert slip.by == ("slip-front",) and not step.by
    assert scene.prompt is not None and [folder.id for folder in scene.prompt.folders] == ["slip-front"]
    eyes = MindEyes(Seen.of(table().match, 0, NAMES[:2]), Texts(GAME, "en"))
    after = prospect(eyes, True)
    assert slip.text.startswith(f"Agents: {eyes.share(after[AT['D2']])}")
    assert after != prospect(eyes, False), "a slip leads elsewhere than a step"


@rule("MM-5.1", "MM-5.7")
def test_an_immortal_is_taken_up_first_and_says_what_it_would_match() -> None:
    scene = look(table(immortals="B1 E1 D6 E3"), 0)
    glide = option(scene, "glide", "E1", "E2")
    assert glide.by == ("immortal-1",) and glide.target == "E2"
    assert glide.text == "then two stand on Dream Bus"
    assert option(scene, "glide", "E1", "D2").text == ""


@rule("MM-5.5")
def test_a_step_token_is_given_away_only_behind_a_button_of_its_own() -> None:
    game = table().choose(("glide", "C6", "C5"))
    scene = look(game, 0)
    pay = option(scene, "pay", "B4")
    assert pay.by == ("pay",) and pay.pieces[0].id == "step-B4"
    assert pay.text.startswith("your number 3 · Agents: ")


@rule("MM-4.11", "MM-4.30")
def test_contacts_that_wait_for_the_alert_are_told_to_the_recruiter_alone() -> None:
    game = table().choose(("step", "C2"))
    prompt = look(game, 0).prompt
    assert prompt is not None and prompt.context == "1 contact waits for the next alert."
    assert "contact" not in str(look(game, 1))


@rule("MM-7.4", "R-18")
def test_an_answer_says_which_number_it_gives_away() -> None:
    scene = look(table(path=P7, active="bill_falls", agents="A1 F1 F4 F7").choose(("ask", "cafe")), 0)
    assert scene.prompt is not None and "Flux Café" in scene.prompt.question
    assert [one.text.split(" · ")[0] for one in scene.prompt.options] == ["your number 7", "your number 2"]


# -- the Agents' turn --------------------------------------------------------------------------------------------------


@rule("MM-6.3", "MM-6.6", "R-28")
def test_a_move_is_made_on_the_board_along_its_way() -> None:
    scene = look(table(path=P7, active="meru"), 1)
    move = option(scene, "move", "B2")
    assert move.kind in on_board(scene) and move.ghosts[0].path in (("A1", "A2", "B2"), ("A1", "B1", "B2"))
    assert move.text == "2 spaces · Parrot and C-4 K-9 Assassin Dogs"


@rule("MM-7.4", "MM-9.9")
def test_an_ask_shows_where_a_token_could_lie() -> None:
    scene = look(table(path=P7, steps="B5", active="bill_falls", agents="A1 F1 F4 F7", aids="crossed"), 1)
    ask = option(scene, "ask", "cafe")
    assert {one.at for one in ask.pieces} == {"B1", "D2", "F4", "D7"}, "B5 is marked already"
    assert option(scene, "ask", "cafe", "spy_dolphin").by == ("dolphin",)


@rule("R-20")
def test_chances_are_told_only_where_the_table_agreed_on_them() -> None:
    def texts(aids: str) -> dict[str, str]:
        scene = look(table(path=P7, active="meru", agents="D2 F1 A7 F7", immortals="C6 E6 F6 E4", aids=aids), 1)
        kinds: list[tuple[Any, ...]] = [("capture",), ("target",), ("ask", "billboard")]
        assert scene.prompt is not None
        return {kind[0]: next(one.text for one in scene.prompt.options if one.value == kind) for kind in kinds}

    assert all("%" in text for text in texts("heat").values())
    for aids in ("none", "crossed", "places"):
        assert not any("%" in text for text in texts(aids).values())


@rule("MM-7.13", "MM-13.13")
def test_a_shakedown_is_two_clicks_on_features_and_three_for_two() -> None:
    scene = look(table(path=P7, active="meru", agents="C6 F1 A7 F7", double_question=True), 1)
    assert scene.prompt is not None
    assert option(scene, "shake", "palm").by == ("shake",) and option(scene, "shake", "palm").art == "palm"
    assert option(scene, "shake", "cafe", "palm").by == ("pair", "pair-cafe")
    assert buttons(scene) == ["Shakedown", "Double Question"]


@rule("MM-5.13", "MM-5.14", "MM-1.5")
def test_it_is_said_why_nothing_can_be_asked() -> None:
    silenced = look(table(path=P7, active="meru", agents="C6 F1 A7 F7"), 1)
    assert refusal(silenced, "C6").text == "An immortal stands here"
    blocked = look(table(path=P7, active="meru", immortals="E4 D3 E6 E3"), 1)
    assert refusal(blocked, "A1").text == "Blocked by an immortal on E4"
    assert refusal(blocked, "A1").name == "Ask: Subversive Bookstore"
    temple = look(table(path=P7, active="meru", agents="C3 F1 A7 F7"), 1)
    assert refusal(temple, "C3").text == "A temple has no features"


@rule("MM-9.6")
def test_bill_takes_an_immortal_up_and_puts_it_down_elsewhere() -> None:
    scene = look(table(path=f"{P7} D3", active="bill_falls", agents="A1 F1 C7 F7"), 1)
    expose = option(scene, "expose", "C6", "B6")
    assert expose.by == ("immortal-0",) and expose.target == "B6" and expose.kind in on_board(scene)


@rule("R-11")
def test_a_note_that_makes_room_is_clicked() -> None:
    notes = {n: (f"{'ABCDEF'[n % 6]}{1 + n // 6}", "") for n in range(1, 16)}
    game = table(path=P7, steps="B4", active="meru", agents="B4 F1 A7 F7", notes=notes).choose(("reveal",))
    scene = look(game, 1)
    assert option(scene, 3).target == "note-3" and option(scene, 3).lifts == ("note-3",)
