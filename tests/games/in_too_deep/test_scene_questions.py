"""The questions of In Too Deep on the table: their words, what follows, what to click, what is previewed."""

from __future__ import annotations

from typing import Any

from brushpass.games.in_too_deep import GAME
from brushpass.table import Scene, Texts
from brushpass.table.scene import Prompt
from brushpass.table.seen import Seen
from brushpass.testing import rule
from tests.games.finding import option, refusal

from .looking import NAMES, look, rung
from .table import ECHO, Table, table


def prompt(scene: Scene) -> Prompt:
    assert scene.prompt is not None
    return scene.prompt


def targets(scene: Scene, kind: str) -> list[Any]:
    return [one.target for one in prompt(scene).options if one.kind == kind]


# -- step 1 ------------------------------------------------------------------------------------------------------------


@rule("TD-7.10", "TD-7.12", "TD-8.1")
def test_hooking_says_what_it_costs_how_far_dominance_is_then_and_which_crime_becomes_ready() -> None:
    game = table(
        stage="hook", at={"hacker": "heights", "shadow": "parish"}, hooks=["shadow oracle", "hacker"],
        dominance=[{"hacker": 2}], items={"jammer": "hacker"}, crimes=["petty_05", "petty_09"],
        search={"blocks": 3, "heights": 2, "parish": 1},
    )  # fmt: skip
    scene = look(game)
    hooked = option(scene, "hook", "hacker")
    assert hooked.text == "Tampered Scene: ready · 1 info to Petr · dominance 4: ability"
    assert hooked.checks and hooked.target == "hacker" and hooked.art == "hacker"
    assert prompt(scene).context == "A third hook costs 1 dilemma."
    out = option(scene, "skip")
    assert out.way_out and out.key == 0
    assert option(scene, "unhook", "shadow").target == "shadow"


@rule("TD-13.12")
def test_a_locked_hook_says_why_it_cannot_be_taken() -> None:
    scene = look(table(stage="hook", at={"hacker": "heights"}, hooks=["", "hacker"], lock="hacker"))
    assert refusal(scene, "hacker").text == "This hook is locked."


# -- step 3 ------------------------------------------------------------------------------------------------------------


def acting(**more: Any) -> Table:
    """The Hacker with a rifle in the Harbour, the Shadow in the Parish, both able."""
    set_up: dict[str, Any] = {
        "at": {"hacker": "harbour", "shadow": "parish"},
        "items": {"rifle": "hacker", "cash": "harbour"},
        "hooks": ["hacker shadow"],
        "dominance": [{"hacker": 5, "shadow": 3}],
        "guardian": "heights",
        "barriers": (3, 7),
    }
    return table(**{**set_up, **more})


@rule("TD-9.1", "TD-9.4", "TD-9.5", "TD-9.6", "TD-9.10", "TD-9.12")
def test_actions_stand_in_a_row_for_every_hooked_criminal_items_are_clicked_where_they_lie() -> None:
    scene = look(acting())
    asked = prompt(scene)
    assert asked.question == "2 actions"
    assert [(kind.id, kind.on_board) for kind in asked.kinds] == [
        ("hacker", False), ("shadow", False), ("items", True), ("free", True),
    ]  # fmt: skip
    assert "aerodrome" in targets(scene, "hacker") and "harbour" in targets(scene, "hacker")
    assert {*targets(scene, "items")} == {"cash", "rifle", "mono_blade"}
    keys = [one.key for one in asked.options if not one.way_out]
    assert keys == [*range(1, len(keys) + 1)]
    assert option(scene, "dominate", "hacker").text == "9 → 12"
    assert option(scene, "dominate", "hacker").target == "next-hacker"
    assert option(scene, "drop", "hacker").text == "free"
    assert option(scene, "done").way_out


@rule("TD-9.4", "TD-14.4")
def test_a_move_is_previewed_with_its_way_the_checks_that_would_hold_and_what_becomes_ready() -> None:
    game = acting(crimes=["b1_2"], guardian="aerodrome", at={"hacker": "parish", "shadow": "blocks"}, barriers=(0, 4))
    scene = look(game)
    moved = option(scene, "move", "hacker", "harbour")
    assert moved.text == "Marked Target: ready"
    assert moved.ghosts[0].piece == "hacker" and moved.ghosts[0].path == ("parish", "harbour")
    assert moved.checks == ("b1_2-1",)
    game.choose(("move", "hacker", "harbour"))
    if game.prompt == "pay":
        game.choose("action")
    away = option(look(game), "move", "hacker", "parish")
    assert away.text == "Marked Target: no longer" and away.checks == ()
    assert away.unchecks == ("b1_2-1",)


@rule("TD-8.6", "TD-8.7")
def test_stamina_is_told_and_asked_for() -> None:
    game = acting()
    assert "Stamina for more: Hacker" in prompt(look(game)).context
    game.choose(("move", "hacker", "aerodrome"))
    scene = look(game)
    assert prompt(scene).id == "pay" and "the Hacker" in prompt(scene).question
    assert option(scene, "action").text == "1 left then"
    assert option(scene, "stamina").text == "9 → 6"
    tired = look(acting(actions=0))
    assert prompt(tired).question.startswith("No action left")
    assert "each action costs 1 dominance (Hacker)" in prompt(tired).context


@rule("TD-10.2", "TD-9.15")
def test_abilities_with_many_ways_lie_behind_a_folder_and_come_last() -> None:
    scene = look(acting())
    assert [folder.id for folder in prompt(scene).folders] == ["push", "pull"]
    push = option(scene, "hack", "cash", "aerodrome")
    assert push.by == ("push", "cash") and push.target == "aerodrome"
    plain = [one.key for one in prompt(scene).options if one.kind == "hacker" and not one.by]
    behind = [one.key for one in prompt(scene).options if one.kind == "hacker" and one.by]
    assert max(plain) < min(behind)


@rule("TD-9.13", "TD-9.14")
def test_petty_crimes_and_support_tokens_are_clicked_where_they_lie() -> None:
    scene = look(acting(crimes=["petty_04 b1_1"], items={"coupe": "hacker"}, supports=["ignore_barriers"]))
    assert option(scene, "petty", "petty_04").target == "petty_04"
    assert option(scene, "support", "ignore_barriers").target == "own-ignore_barriers"
    assert {one.kind for one in prompt(scene).options if one.value[0] in ("petty", "support")} == {"free"}


@rule("TD-9.8")
def test_a_searched_zone_says_why_it_cannot_be_used() -> None:
    scene = look(acting(search={"blocks": 3, "parish": 2, "harbour": 1}))
    assert refusal(scene, "harbour").text == "It is searched."


def test_to_stop_is_usual_when_nothing_is_left_but_to_drop() -> None:
    assert not option(look(acting()), "done").usual
    game = acting(actions=0, dominance=[{}])
    assert option(look(game), "done").usual


# -- the police, looking, evidence -------------------------------------------------------------------------------------


@rule("TD-11.6", "TD-12.2", "TD-12.5")
def test_the_guardian_and_barriers_are_taken_up_and_put_down_on_the_board() -> None:
    game = table(at={"hacker": "centre"}, hooks=["hacker"], search={"blocks": 3, "parish": 2, "heights": 1})
    game.choose(("zone", "hacker"))
    scene = look(game)
    assert prompt(scene).id == "police"
    shift = next(one for one in prompt(scene).options if one.value[0] == "barrier")
    assert shift.by == ("barrier-1",) and shift.target == f"border-{shift.value[2]}"
    assert [piece.at for piece in shift.pieces] == [shift.target]
    escort = next(one for one in prompt(scene).options if one.value[0] == "escort")
    assert escort.by == ("hacker",) and len(escort.ghosts) == 2
    assert prompt(scene).context.endswith("A criminal goes along with the Guardian.")


@rule("TD-12.2")
def test_whoever_goes_along_with_the_guardian_is_taken_up_even_if_nothing_else_moves() -> None:
    game = table(at={"hacker": "harbour", "shadow": "aerodrome"}, hooks=["hacker"], items={"rifle": "hacker"},
                 guardian="aerodrome", barriers=(3, 7), stage="crime", crimes=["b1_2"])  # fmt: skip
    game.choose("b1_2")
    scene = look(game)
    assert prompt(scene).id == "effect-police"
    by = {one.value[0]: one.by for one in prompt(scene).options}
    assert by == {"guardian": ("guardian",), "escort": ("shadow",)}


def test_a_locked_hook_says_so_and_shows_whose_it_is() -> None:
    scene = look(table(at={"hacker": "heights"}, hooks=["hacker"], lock="hacker"))
    (port, *_) = rung(scene, "ports").fields
    assert (port.icon, port.text, port.name) == ("hacker", "locked", "Hacker")


@rule("TD-18.1", "TD-18.6", "TD-18.8", "TD-18.10", "TD-18.12")
def test_evidence_is_chosen_on_the_boards() -> None:
    game = table(at={"hacker": "harbour"}, hooks=["hacker"], memory=["timing"])
    game.choose(("zone", "hacker"), "gain")
    scene = look(game)
    assert option(scene, "leader").target == "bar-leader-0"
    assert "a task asks for it" in option(scene, "leader").text
    game = table(at={"hacker": "harbour"}, hooks=["hacker"], memory=["timing"])
    game.choose(("zone", "hacker"), "process")
    scene = look(game)
    assert option(scene, "row_3").target == "row-3" and option(scene, "row_3").kind == "tasks"
    assert "2 info" in prompt(scene).context
    assert option(scene, "bonus_support").target == "plan-bonus_support"
    assert option(scene, "stash").target == "stash-0" and option(scene, "decline").way_out


@rule("TD-14.1", "TD-14.8", "TD-14.9", "R-4")
def test_a_major_crime_shows_both_outcomes_and_none_is_usual_when_nothing_can_be_done() -> None:
    game = acting(crimes=["b1_2"], stage="crime")
    scene = look(game)
    out = option(scene, "none")
    assert out.usual and "can be committed as things stand" in prompt(scene).context
    game = acting(crimes=["b1_2"], stage="crime", guardian="aerodrome")
    committed = option(look(game), "b1_2")
    assert committed.target == "b1_2" and committed.lasting and "info" in committed.text
    game.choose("b1_2")
    while game.prompt != "outcome":
        game.choose(game.options[0])
    scene = look(game)
    careful, reckless = option(scene, "careful"), option(scene, "reckless")
    assert careful.text.startswith("Careful: ") and reckless.tone == "bad"
    assert careful.name == GAME.box.crimes["b1_2"].outcomes["careful"].labels["en"]


@rule("TD-17.1", "TD-17.2", "TD-17.3")
def test_returning_is_passed_by_usually_and_decks_say_which_lines_are_open() -> None:
    game = acting(crimes=["petty_04"], stage="returns", story="a1_1")
    scene = look(game)
    assert option(scene, "done").usual and option(scene, "petty", "petty_04").target == "petty_04"
    game.choose("done")
    scene = look(game)
    assert prompt(scene).id == "deck"
    assert "open: A" in option(scene, "level-2").text
    assert "no line is open yet" in option(scene, "level-3").text
    assert option(scene, "level-1").target == "deck-level-1"


@rule("TD-21.11", "TD-22.14")
def test_dilemmas_are_stored_by_what_they_bring_and_cost() -> None:
    game = table(stage="store", hand=[[1, 53], [2]], trigger=0)
    scene = look(game)
    first = next(one for one in prompt(scene).options if one.value == "dilemma_53")
    assert first.name.startswith("Warrant for") and "corruption 3" in first.text and first.target == "dilemma_53"
    assert "tolerance 0" in prompt(scene).context


@rule("TD-21.11", "TD-19.4")
def test_what_is_chosen_to_be_stored_is_ticked_and_counts() -> None:
    game = table(stage="store", hand=[[1, 3, 5, 53], [2]], trigger=0)
    scene = look(game)
    assert not prompt(scene).steps and "corruption 0" in prompt(scene).context
    game.match.choose("dilemma_53", 0)
    scene = look(game)
    assert [step[:11] for step in prompt(scene).steps] == ["Warrant for"]
    assert "corruption 3" in prompt(scene).context and len(prompt(scene).options) == 3
    assert not look(game, 1).prompt.steps  # type: ignore[union-attr]


@rule("TD-11.1", "TD-11.2")
def test_a_challenge_says_what_you_would_show() -> None:
    game = table(at={"hacker": "blocks"}, hooks=["hacker"], hand=[[3], [1, 2]],
                 search={"parish": 3, "heights": 2, "centre": 1})  # fmt: skip
    game.choose(("zone", "hacker"))
    scene = look(game)
    assert "You would show corruption 3" in prompt(scene).context
    assert option(scene, "seat_1").target == "seat-1" and "2 dilemmas" in option(scene, "seat_1").text
    assert option(scene, "nobody").way_out


@rule("TD-23.27", "TD-23.28")
def test_the_human_chooses_for_echo_where_things_are_tied() -> None:
    game = table(ECHO, 1, stage="echo", offered=(1, 1, 0), memory=["", "leader"], echo_deck="echo_04",
                 chance=["echo_04"])  # fmt: skip
    while game.match.outcome is None and not game.prompt.startswith("echo-"):
        game.choose("skip" if "skip" in game.options else game.options[-1])
    scene = look(game)
    assert prompt(scene).options and all(one.name for one in prompt(scene).options)


def test_the_terminal_tells_what_follows_in_the_same_words() -> None:
    game = acting(crimes=["b1_2"], guardian="aerodrome", at={"hacker": "parish", "shadow": "blocks"}, barriers=(0, 4))
    seen = Seen.of(game.match, 0, NAMES[:2])
    told = GAME.face.follows(seen, ("dominate", "hacker"), Texts(GAME, "en"))
    assert told == "9 → 12"
