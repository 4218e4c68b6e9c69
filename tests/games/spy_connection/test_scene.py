"""The scene of Spy Connection: what viewers see, what they may click, what follows, and why something is refused."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from brushpass.engine import Setup
from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.box.data import FOLDER
from brushpass.table import LANGUAGES, Scene, Texts, seen
from brushpass.table.scene import Board
from brushpass.testing import options_name_places, rule, scenes, setups, title, walk
from tests.games.finding import cards, option, piece, refusal

from .looking import NAMES, card, links_of, look, panel
from .table import Seat, table

SETUPS = [setup for setup in setups(GAME) if set(setup.options.values()) <= {"light", "dark", 15}]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=title)


# -- at every decision of whole matches --------------------------------------------------------------------------------


@every_setup
def test_scenes_of_whole_matches_are_sound(setup: Setup) -> None:
    """Everybody, a spectator included, in every language: no text is missing, ids are unique, pictures exist."""
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    rules = (FOLDER / "rules.md").read_text(encoding="utf-8")
    for number, match in enumerate(walk(setup, 5)):
        if number % 23 and match.outcome is None:
            continue
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            every = [*(card.id for card in cards(scene)), *(piece.id for piece in scene.pieces)]
            assert len(set(every)) == len(every)
            assert pictures(scene) <= drawn
            assert [line.id for line in scene.log] == sorted({line.id for line in scene.log})
            assert (scene.verdict is None) == (match.outcome is None)
            assert bool(scene.waiting) == (scene.prompt is None and scene.verdict is None), seat
            if scene.prompt is not None:
                assert all(f"**{cited}" in rules for cited in scene.prompt.rules)


def pictures(scene: Scene) -> set[str]:
    """The names of all drawings that a scene uses."""
    assert scene.board is not None
    found = {f"{scene.board.art}-wide", f"{scene.board.art}-tall"}
    found |= {card.gain.icon for card in cards(scene) if card.gain is not None}
    found |= {counter.icon for panel in scene.panels for counter in panel.counters}
    return found - {""}


def test_every_option_names_what_is_there() -> None:
    """One whole match; `tests/conformance` does the same for all set-ups."""
    options_name_places(GAME.agree(3, "advanced"), 2)


# -- the table ---------------------------------------------------------------------------------------------------------


@rule("SC-1.1", "SC-1.6")
def test_the_map_has_all_cities_and_spaces_joined_as_the_connections_say() -> None:
    board = look(table()).board
    assert board is not None
    box = GAME.box
    assert {space.id for space in board.spaces} == {*box.cities, *box.spaces}
    joined = {frozenset((link.a, link.b)) for link in board.links}
    assert len(joined) == len(board.links), "a shared space is joined once"
    assert all({place.id for place in board.spaces if place.kind == "city"} - pair for pair in joined)
    assert {"channel", "london"} in joined and {"channel", "holland"} in joined
    assert inside(board)


def inside(board: Board) -> bool:
    """Whether every place lies well inside the picture."""
    width, height = board.wide
    return all(24 < space.wide.x < width - 24 and 24 < space.wide.y < height - 24 for space in board.spaces)


def test_the_two_sides_of_the_board_look_different() -> None:
    arts = [scene.board.art for scene in (look(table()), look(table(board="dark"))) if scene.board is not None]
    assert arts == ["map", "night"]


@rule("SC-1.7", "SC-INV-2")
def test_discs_of_several_players_lie_on_one_space_each_with_its_number() -> None:
    scene = look(table(Seat("paris", ["lorraine"]), Seat("berlin", ["hesse"], twice=["lorraine"])))
    assert piece(scene, "agents-0-lorraine").count == 1
    assert piece(scene, "agents-1-lorraine").count == 2
    looks = {(disc.seat, disc.shape, disc.letter) for disc in scene.pieces if disc.at == "lorraine"}
    assert looks == {(0, "circle", "T"), (1, "square", "O")}, "told apart by shape and letter, not by colour alone"


def test_players_whose_names_begin_alike_are_told_apart_by_another_letter() -> None:
    match = table(Seat("paris"), Seat("berlin")).match
    scene = seen.look(match, 0, ("Ota", "Oskar"), Texts(GAME, "en"))
    assert [piece(scene, f"spy-{seat}").letter for seat in (0, 1)] == ["O", "S"]


@rule("SC-3.1")
def test_my_network_is_drawn_in_my_colour_and_only_mine() -> None:
    game = table(Seat("paris", ["picardy", "channel", "poitou"]), Seat("rome", ["tuscany"]))
    assert links_of(look(game, 0), 0) == {
        "paris~picardy", "channel~picardy", "channel~london", "paris~poitou",
    }  # fmt: skip
    assert not links_of(look(game, 0), 1)
    assert links_of(look(game, 1), 1) == {"rome~tuscany"}


@rule("SC-5.3", "SC-10.3", "SC-10.4")
def test_the_row_shows_the_newest_on_top_with_prices_of_the_side_and_the_viewer() -> None:
    def prices(scene: Scene) -> list[str]:
        row = next(area for area in scene.areas if area.id == "offers")
        return [card.price.value for card in row.cards if card.price is not None]

    light = look(table(Seat("paris"), row=("m01", "m02", "m03", "m05")))
    assert prices(light) == ["2", "2", "1", "0"]
    row = next(area for area in light.areas if area.id == "offers")
    assert [card.id for card in row.cards] == ["mission-m05", "mission-m03", "mission-m02", "mission-m01"]
    dark = table(Seat("paris"), Seat("rome", missions=["m10"]), board="dark")
    assert prices(look(dark, 0)) == ["0"] * 4, "without a mission nothing is asked"
    assert prices(look(dark, 1)) == ["3", "3", "2", "1"]


@rule("SC-9.2", "SC-9.13")
def test_panels_show_missions_with_marks_and_how_far_everybody_is() -> None:
    seat = Seat("paris", missions=[("m10", 1, ["london"])], completed=["m01", "m02"])
    scene = look(table(seat, Seat("rome")))
    assert [(check.text, check.done) for check in card(scene, "m10").checks] == [("London", True), ("Madrid", False)]
    assert card(scene, "m10").text == "1 agent planning · Madrid completes it"
    own = panel(scene, 0)
    assert own.score is not None and (own.score.value, own.score.word, own.done, own.steps) == (
        "2",
        "of\u00a07 missions",
        2,
        7,
    )
    assert [(counter.value, counter.word) for counter in own.counters] == [("13", "in supply"), ("1", "planning")]
    assert [panel.seats for panel in scene.panels] == [(1,), (0,)], "mine is nearest to my question"


@rule("SC-9.2", "SC-9.4")
def test_the_cities_of_my_missions_are_goals_on_the_map_and_only_mine() -> None:
    """Madrid is marked on one mission and asked for by another, so it is still open; Berlin is done."""

    def goals(scene: Scene) -> dict[str, str]:
        assert scene.board is not None
        return {space.id: space.goal for space in scene.board.spaces if space.goal}

    game = table(
        Seat("paris", missions=[("m10", 1, ["madrid"]), ("m12", 0, ["berlin"])]), Seat("rome", missions=["m04"])
    )
    assert goals(look(game, 0)) == {"berlin": "done", "london": "open", "madrid": "open"}
    assert goals(look(game, 1)) == {"paris": "open", "madrid": "open"}
    assert goals(look(game, None)) == {}


def test_every_mission_on_the_table_says_which_cities_it_is_about() -> None:
    scene = look(
        table(Seat("paris", missions=["m10"]), Seat("rome", missions=["m04"]), row=("m01", "m02", "m03", "m05"))
    )
    told = {card.id.removeprefix("mission-"): card.about for card in cards(scene)}
    assert told == {mission: GAME.box.missions[mission].cities for mission in told} and len(told) == 6


@rule("R-14")
def test_completed_missions_are_named_to_their_owner_only() -> None:
    game = table(Seat("paris", completed=["m10"]), Seat("rome"))
    own = next(area for area in look(game, 0).areas if area.id == "completed")
    assert own.note.startswith("London – Madrid")
    for other in (1, None):
        assert "completed" not in {area.id for area in look(game, other).areas}
        assert "point" not in panel(look(game, other), 0).line


def test_looking_back_everybodys_completed_missions_are_open() -> None:
    game = table(Seat("paris", completed=["m10"]), Seat("rome"), Seat("madrid", completed=["m01", "m02"]))
    scene = seen.look_open(game.match, NAMES[:3], Texts(GAME, "en"))
    shown = [(area.id, area.name, area.count) for area in scene.areas if area.id.startswith("completed")]
    assert shown == [("completed-0", "Tereza has completed", 1), ("completed-2", "Bára has completed", 2)]
    assert scene.verdict is None and scene.prompt is None


# -- what can be done, and what follows --------------------------------------------------------------------------------


@rule("SC-6.3", "SC-6.6", "SC-6.9")
def test_connecting_previews_agents_the_spy_and_the_marks() -> None:
    """The second space is taken, so that it needs two agents; Madrid would complete a mission."""
    seat = Seat("paris", ["poitou"], missions=[("m10", 0, ["london"])], supply=5)
    scene = look(table(seat, Seat("madrid", ["gascony", "navarre"])))
    connect = option(scene, "connect", "madrid")
    assert connect.kind == "connect" and connect.target == "madrid"
    assert [(disc.at, disc.count) for disc in connect.pieces] == [("gascony", 2), ("navarre", 2)]
    assert connect.ghosts[0].piece == "spy-0"
    assert connect.ghosts[0].path == ("paris", "poitou", "gascony", "navarre", "madrid")
    assert connect.text == "4 agents, 1 left · completes a mission"
    assert connect.checks == ("mission-m10-madrid",)
    assert connect.badge == f"+{GAME.box.missions['m10'].points} pts"


@rule("SC-9.2")
def test_a_connection_that_takes_the_last_agent_says_that_none_is_left_to_mark() -> None:
    scene = look(table(Seat("paris", missions=[("m10", 0, ["london"])], supply=3), Seat("rome")))
    connect = option(scene, "connect", "madrid")
    assert connect.text == "3 agents, none left to mark with"
    assert not connect.checks and not connect.badge


@rule("SC-7.2")
def test_moving_previews_the_way_through_the_network() -> None:
    scene = look(table(Seat("madrid", ["poitou", "gascony", "navarre", "picardy", "channel"]), Seat("rome")))
    go = option(scene, "go", "london")
    assert go.ghosts[0].path == ("madrid", "navarre", "gascony", "poitou", "paris", "picardy", "channel", "london")


@rule("SC-8.1", "SC-8.2")
def test_taking_back_is_a_click_on_the_agents_and_says_what_is_lost() -> None:
    scene = look(table(Seat("paris", twice=["picardy"], on=["channel", "burgundy"]), Seat("rome")))
    lift = option(scene, "lift", "channel")
    assert lift.target == "agents-0-channel" and lift.lifts == ("agents-0-channel",)
    assert lift.name == "1 agent" and lift.text.endswith("loses London")
    assert "loses" not in option(scene, "lift", "burgundy").text, "a stub joins no city"


@rule("SC-8.4", "SC-8.6")
def test_whatever_concerns_a_mission_is_a_click_on_its_card() -> None:
    scene = look(table(Seat("paris", missions=[("m10", 2, ["london"])]), Seat("rome")))
    unmark, discard = option(scene, "unmark", "m10", "london"), option(scene, "discard", "m10")
    assert unmark.target == discard.target == "mission-m10"
    assert discard.text == "discard it: 3 agents back"


@rule("SC-5.5", "SC-5.7")
def test_accepting_says_what_it_takes_and_that_it_is_for_good() -> None:
    scene = look(table(Seat("paris", supply=3), row=("m01", "m02", "m10", "m05")))
    accept = option(scene, "accept", 3)
    assert accept.target == "mission-m10" and accept.name == "London – Madrid"
    assert accept.text.startswith("2 to plan it, 1 left")
    assert accept.lasting, "a card is turned up"
    emptied = look(table(Seat("paris"), row=("m01",), deck=()))
    assert not option(emptied, "accept", 1).lasting


@rule("SC-9.4", "SC-9.5", "SC-9.9")
def test_marking_says_what_is_completed_or_still_missing() -> None:
    seat = Seat("madrid", missions=[("m10", 2, ["london"]), ("m04", 1, ["paris"]), "m38"])
    assert "madrid" in GAME.box.missions["m38"].cities
    scene = look(table(seat, Seat("rome"), stage="mark"))
    assert scene.prompt is not None and scene.prompt.question == "Mark Madrid on your missions"
    assert option(scene, "mark", "m10").text == "completes it: 4 agents back"
    assert option(scene, "mark", "m04").text == "completes it: 3 agents back, extra turn"
    assert option(scene, "mark", "m38").text.startswith("still missing: ")
    assert option(scene, "mark", "m38").checks == ("mission-m38-madrid",)
    assert option(scene, "done").text == "Madrid stays unmarked"


def test_a_question_groups_its_options_and_counts_the_keys_from_the_actions_on() -> None:
    scene = look(table(Seat("paris", ["picardy", "channel"], missions=["m10"]), Seat("rome")))
    assert scene.prompt is not None
    kinds = [option.kind for option in scene.prompt.options]
    order = [kind.id for kind in scene.prompt.kinds]
    assert kinds == sorted(kinds, key=order.index), "rows in the order of the kinds"
    assert [option.key for option in scene.prompt.options] == list(range(1, len(kinds) + 1))
    moved = look(table(Seat("paris", ["picardy", "channel"]), Seat("rome")).choose(("go", "london")))
    assert moved.prompt is not None
    assert (moved.prompt.options[-1].key, moved.prompt.options[-1].way_out) == (0, True)


def test_a_spy_leaves_its_trail_on_the_map_though_its_agents_are_taken_back_behind_it() -> None:
    game = table(Seat("paris", ["poitou", "gascony", "navarre"]), Seat("rome"))
    game.choose(("go", "madrid"), "stay").end_turn().wait().choose(("go", "paris"), "stay")
    way = ("madrid", "navarre", "gascony", "poitou", "paris")
    assert piece(look(game), "spy-0").moved == way
    while lifts := [value for value in game.options if value[0] == "lift"]:
        game.choose(lifts[0])
    assert piece(look(game), "spy-0").moved == way


def test_ending_the_turn_is_the_usual_thing_once_nothing_more_can_be_marked() -> None:
    marked = look(table(Seat("madrid", missions=[("m10", 0, ["madrid"])]), Seat("rome"), stage="mark"))
    assert option(marked, "done").usual
    open_yet = look(table(Seat("madrid", missions=["m10"]), Seat("rome"), stage="mark"))
    assert not option(open_yet, "done").usual, "Madrid can be marked"
    short = look(
        table(Seat("madrid", ["poitou", "gascony", "navarre"], missions=["m10"], supply=0), Seat("rome"), stage="mark")
    )
    assert not option(short, "done").usual, "an agent could be taken back for it"


@rule("SC-9.2", "SC-9.8")
def test_the_end_of_a_turn_speaks_of_marking_only_where_something_can_be_marked() -> None:
    def question(seat: Seat) -> str:
        prompt = look(table(seat, Seat("rome"), stage="mark")).prompt
        assert prompt is not None
        return prompt.question

    assert question(Seat("madrid", missions=["m10"])) == "Mark Madrid on your missions"
    assert question(Seat("berlin", missions=["m10"])) == "End your turn, or take something back first"
    assert question(Seat("berlin")) == "End your turn", "there is nothing else that could be done"


def test_a_question_opens_on_what_it_asks_for() -> None:
    """Options of the first kind come first, and so does its tab."""
    seat = Seat("madrid", ["poitou", "gascony", "navarre"], missions=[("m10", 0, ["london"])])
    prompt = look(table(seat, Seat("rome"), stage="mark")).prompt
    assert prompt is not None and prompt.options[0].kind == prompt.kinds[0].id == "mark"


def test_a_phone_has_the_own_missions_the_offers_and_the_others_behind_tabs_that_say_so() -> None:
    game = table(Seat("paris", missions=["m10"], completed=["m01"]), Seat("rome"))
    shown = [(tab.name, tab.holds) for tab in look(game).tabs]
    assert shown == [
        ("Map", ()),
        ("Missions", ("seat-0",)),
        ("On offer", ("offers", "completed")),
        ("Rivals", ("seat-1",)),
    ]
    watched = [(tab.name, tab.holds) for tab in look(game, None).tabs]
    assert watched == [("Map", ()), ("On offer", ("offers",)), ("Players", ("seat-0", "seat-1"))]


def test_staying_is_the_usual_thing_where_nothing_can_be_connected() -> None:
    agents = ["poitou", "gascony", "navarre"]
    assert not option(look(table(Seat("madrid", agents), Seat("rome")).choose(("go", "paris"))), "stay").usual
    poor = table(Seat("madrid", agents, supply=0), Seat("rome")).choose(("go", "paris"))
    assert option(look(poor), "stay").usual


def test_the_turn_so_far_and_what_is_left_stand_beside_the_question() -> None:
    game = table(Seat("madrid", ["poitou", "gascony", "navarre", "picardy", "channel"], supply=2), Seat("rome"))
    game.choose(("lift", "channel"), ("lift", "picardy"), ("go", "paris"))
    prompt = look(game).prompt
    assert prompt is not None and prompt.steps == ("Took back 2 agents", "Moved to Paris")
    assert [(left.value, left.word) for left in prompt.left] == [("4", "agents in supply")]
    game.choose(("connect", "monaco"))
    prompt = look(game).prompt
    assert prompt is not None and prompt.steps[-1] == "Connected Monaco: 2 agents"
    assert prompt.question == "End your turn, or take something back first"


def test_who_cannot_act_is_told_to_free_agents() -> None:
    """R-9: nothing can be paid, and there is nowhere to go."""
    seat = Seat(
        "paris", missions=[("m10", 0, ["london"]), ("m38", 0, ["berlin", "monaco"]), ("m12", 0, ["berlin"])], supply=1
    )
    prompt = look(table(seat, Seat("rome"))).prompt
    assert prompt is not None and prompt.question.startswith("Take agents back, or discard a mission")


# -- why not -----------------------------------------------------------------------------------------------------------


@rule("SC-6.8")
def test_a_neighbour_that_is_too_dear_stands_closed_among_the_options() -> None:
    scene = look(table(Seat("paris", supply=2), Seat("rome")))
    assert msgspec.structs.asdict(refusal(scene, "madrid")) == {
        "target": "madrid", "text": "Takes 3 agents, you have 2", "name": "Madrid", "kind": "connect",
    }  # fmt: skip


@rule("SC-6.2")
def test_a_city_that_is_too_far_says_where_to_go_first() -> None:
    scene = look(table(Seat("london", ["picardy", "channel"]), Seat("rome")))
    assert refusal(scene, "madrid").text == "Too far from London: go to Paris first"
    assert refusal(scene, "athens").text == "Too far from London and from your network"


@rule("SC-8.3")
def test_agents_that_hold_the_network_together_say_what_they_would_cut_off() -> None:
    scene = look(table(Seat("paris", ["picardy", "channel", "holland"]), Seat("rome")))
    assert refusal(scene, "agents-0-picardy").text == "Taking these would cut off London"
    stub = look(table(Seat("paris", ["poitou", "gascony"]), Seat("rome")))
    assert refusal(stub, "agents-0-poitou").text == "Taking these would cut off your other agents"


@rule("SC-5.2", "SC-5.5", "SC-4.2")
def test_a_mission_that_cannot_be_accepted_says_why() -> None:
    row = ("m01", "m02", "m03", "m05")
    full = look(table(Seat("paris", missions=["m10", "m11", "m12"]), Seat("rome"), row=row))
    assert refusal(full, "mission-m01").text.startswith("You hold 3 missions, the most allowed")
    poor = look(table(Seat("paris", supply=1), Seat("rome"), row=row))
    assert refusal(poor, "mission-m05").text == "Takes 2 agents to plan, you have 1"
    away = look(table(Seat("paris", ["picardy", "channel"]), Seat("rome"), row=row).choose(("go", "london")))
    assert refusal(away, "mission-m01").text.startswith("Your spy has moved")
