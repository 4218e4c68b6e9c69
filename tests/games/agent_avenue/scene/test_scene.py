"""The scene of Agent Avenue: what viewers see, what they may click, and that it shows nobody too much."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from brushpass.engine import Match, Setup
from brushpass.games.agent_avenue import GAME, AgentAvenueFace, AgentAvenueGame
from brushpass.games.agent_avenue.box.components import AGENTS, FOLDER, MARKET_CARDS, RING
from brushpass.games.agent_avenue.scene.log import AvenueStory
from brushpass.games.agent_avenue.view import View
from brushpass.table import LANGUAGES, Scene, Seen, Texts, ids
from brushpass.table import seen as table_seen
from brushpass.table.scene import Card, Piece
from brushpass.testing import Tally, options_name_places, rule, scene_of, scenes, setups, title, two_worlds, walk
from tests.games.finding import area, areas, cards, option

from ..table import Table, table

SETUPS = setups(GAME)
NAMES = ("Tereza", "Oskar", "Vlasta", "Petr")
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=title)


def look(game: Table | Match[Any, Any], seat: int | None, language: str = "en") -> Scene:
    """The scene of a seat."""
    match = game.match if isinstance(game, Table) else game
    return table_seen.look(match, seat, NAMES[: match.seats], Texts(GAME, language))


def card(scene: Scene, card_id: str) -> Card:
    return next(card for card in cards(scene) if card.id == card_id)


def pawn(scene: Scene, side: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == f"meeple-{side}")


# -- at every decision of whole matches ------------------------------------------------------------------------------


@every_setup
def test_scenes_of_whole_matches_are_sound(setup: Setup) -> None:
    """Everybody, a spectator included, in every language: no text is missing, ids are unique, pictures exist."""
    drawn = {symbol.get("id") for symbol in ElementTree.parse(FOLDER / "art.svg").getroot()}
    spaces = {f"space-{n}" for n in range(RING)}
    rules = (FOLDER / "rules.md").read_text(encoding="utf-8")
    for number, match in enumerate(walk(setup, 11)):
        for seat, scene in scenes(match, LANGUAGES[number % len(LANGUAGES)]):
            data = msgspec.json.encode(scene)
            assert msgspec.json.decode(data, type=Scene, strict=True) == scene
            every = [card.id for card in cards(scene)] + [a.id for a in areas(scene)]
            assert len(set(every)) == len(every)
            assert pictures(scene) <= drawn
            assert {space for piece in scene.pieces for space in (piece.at, *piece.moved)} <= spaces
            assert all(source in ids(scene) for source in sources(scene))
            assert [line.id for line in scene.log] == sorted({line.id for line in scene.log})
            assert (scene.verdict is None) == (match.outcome is None)
            if scene.prompt is not None:
                assert all(f"**{cited}" in rules for cited in scene.prompt.rules)
                assert all(set(ghost.path) <= spaces for o in scene.prompt.options for ghost in o.ghosts)
                assert [o.way_out for o in scene.prompt.options] == sorted(o.way_out for o in scene.prompt.options)
            assert bool(scene.waiting) == (scene.prompt is None and scene.verdict is None), seat


def pictures(scene: Scene) -> set[str]:
    """The names of all drawings that a scene uses."""
    assert scene.board is not None
    found = {f"{scene.board.art}-wide", f"{scene.board.art}-tall", "back", "cover"}
    found |= {card.art for card in cards(scene)} | {piece.art for piece in scene.pieces}
    found |= {value.icon for card in cards(scene) for value in card.values}
    found |= {counter.icon for panel in scene.panels for counter in panel.counters}
    found |= {icon for space in scene.board.spaces for icon in space.icons}
    return found - {""}


def sources(scene: Scene) -> set[str]:
    return {card.source for card in cards(scene)} - {""}


@every_setup
def test_what_everybody_sees_keeps_its_id_while_it_moves(setup: Setup) -> None:
    for seed in range(3):
        seen = [public_ids(match) for match in walk(setup, seed)]
        for before, after in pairwise(seen):
            assert before["pawns"] == after["pawns"]
            assert before["market"] <= after["market"]
            assert len(after["agents"]) >= len(before["agents"]) - 1
            if len(before["centre"]) == 2 and not after["centre"]:
                assert before["centre"] <= after["agents"]
            if not before["centre"]:
                assert len(before["agents"] - after["agents"]) <= 1


def public_ids(match: Match[Any, Any]) -> dict[str, set[str]]:
    """The ids of what lies open, which are the same to every viewer."""
    found = []
    for _, scene in scenes(match, "en"):
        market = {card.id for card in cards(scene) if card.id.startswith("market-")}
        agents = [held for card in cards(scene) for held in card.holds]
        assert len(set(agents)) == len(agents) == sum(card.count for card in cards(scene) if card.holds)
        centre = {card.id for a in scene.areas if a.id == "centre" for card in a.cards if not card.id.startswith("m")}
        if not match.view(None).face_up and match.outcome is None:
            centre.clear()  # what lies there is chosen and not yet out
        pawns = {piece.id for piece in scene.pieces}
        found.append({"pawns": pawns, "market": market, "agents": set(agents), "centre": centre})
    assert all(one == found[0] for one in found)
    assert len(found[0]["agents"]) == sum(len(side.recruits) for side in match.view(None).sides)
    return found[0]


@every_setup
def test_a_trail_ends_where_the_meeple_stands_and_every_step_leads_to_a_neighbour(setup: Setup) -> None:
    trails = 0
    for match in walk(setup, 5):
        for piece in look(match, None).pieces:
            if piece.moved:
                trails += 1
                spaces = [int(space.removeprefix("space-")) for space in piece.moved]
                assert piece.moved[-1] == piece.at
                assert all((b - a) % RING in (1, RING - 1) for a, b in pairwise(spaces))
    assert trails > 3


@every_setup
def test_what_is_not_called_lasting_can_be_taken_back(setup: Setup) -> None:
    checked = {True: 0, False: 0}
    for match in walk(setup, 7):
        decision = match.decision
        if decision is None:
            break
        scene = look(match, decision.seat)
        assert scene.prompt is not None
        for offered in scene.prompt.options:
            after = match.fork()
            after.choose(offered.value)
            can = after.outcome is None and after.can_undo(decision.seat)
            assert can or offered.lasting, (decision, offered)
            if decision.prompt in ("lay-face-up", "lay-face-down", "recruit") or offered.value == "no_swap":
                assert can != offered.lasting or after.outcome is not None
            checked[offered.lasting] += 1
    assert checked[True] > 10
    assert checked[False] > 3


@every_setup
def test_no_scene_tells_two_worlds_apart(setup: Setup) -> None:
    tally = Tally()
    for seed in (1, 2):
        tally += two_worlds(setup, seed, points=4, surfaces=scene_of("en"))
    assert tally.differed > 0.5 * tally.told > 0


def test_an_option_on_something_that_is_not_there_is_noticed() -> None:
    class BlindFace(AgentAvenueFace):
        def scene(self, seen: Seen, texts: Texts, story: AvenueStory) -> Scene:
            return msgspec.structs.replace(super().scene(seen, texts, story), areas=())

    class Blind(AgentAvenueGame):
        face = BlindFace()

    options_name_places(GAME.agree(2, "basic"), 1)
    with pytest.raises(AssertionError, match="not on the scene"):
        options_name_places(Blind().agree(2, "basic"), 1)


# -- what lies where -------------------------------------------------------------------------------------------------

HAND = ["mole", "sentinel", "saboteur", "enforcer"]


def test_only_whoever_laid_the_face_down_card_sees_its_face() -> None:
    game = table(hands={0: HAND}).lay("enforcer", "mole")
    down = "turn-1-face_down"
    assert (card(look(game, 0), down).name, card(look(game, 0), down).back) == ("Mole", False)
    for seat in (1, None):
        assert card(look(game, seat), down).back
        assert card(look(game, seat), down).art == ""
        assert "Mole" not in [c.name for c in cards(look(game, seat)) if not c.id.startswith("hand-")]
        assert card(look(game, seat), "turn-1-face_up").name == "Enforcer"


def test_hands_are_shown_to_their_owners_only() -> None:
    game = table(seats=4, hands={0: HAND})
    assert [c.name for c in area(look(game, 0), "hand-0").cards] == ["Enforcer", "Mole", "Saboteur", "Sentinel"]
    for seat in (1, 2, 3, None):
        assert not [a for a in areas(look(game, seat)) if a.id.startswith("hand-") and a.id != f"hand-{seat}"]
    assert [a.place for a in look(game, None).areas] == ["supply"]


def test_the_value_that_applies_is_the_viewers_next() -> None:
    game = table(green=["sentinel"], blue=["daredevil"], hands={0: HAND})
    assert [v.applies for v in card(look(game, 0), "hand-0-sentinel-1").values] == [False, True, False]
    assert [v.text for v in card(look(game, 0), "hand-0-sentinel-1").values] == ["0", "+2", "+6"]
    assert [v.text for v in card(look(game, 0), "hand-0-mole-1").values] == ["−3"]
    group = card(look(game, 0), "crew-blue-daredevil")
    assert (group.done, group.steps, group.text) == (1, 3, "next +3")


def test_a_third_copy_that_ends_the_match_is_marked_for_whom_it_is_good() -> None:
    game = table(green=["codebreaker"] * 2, blue=["daredevil"] * 2)
    assert (card(look(game, 0), "crew-green-codebreaker").tone, card(look(game, 0), "crew-blue-daredevil").tone) == (
        "good",
        "good",
    )
    assert card(look(game, 1), "crew-green-codebreaker").tone == "bad"
    assert card(look(game, 1), "crew-blue-daredevil").text == "next lose"
    assert [v.icon for v in card(look(table(hands={0: ["codebreaker"] * 4}), 0), "hand-0-codebreaker-1").values] == [
        "",
        "",
        "flag",
    ]


def test_homes_are_houses_and_black_markets_only_on_the_advanced_face() -> None:
    for mode, markets in (("basic", set()), ("advanced", {2, 5, 9, 12})):
        board = look(table(mode), 0).board
        assert board is not None
        assert {n for n, space in enumerate(board.spaces) if space.shape == "octagon"} == markets
        assert {n for n, space in enumerate(board.spaces) if space.shape == "house"} == {0, 7}
        assert (board.spaces[0].name, board.spaces[7].name) == ("Space 0, your home", "Space 7, home of Oskar")
        assert [space.name.partition(",")[0] for space in board.spaces] == [f"Space {n}" for n in range(RING)]
        assert {n for n, space in enumerate(board.spaces) if space.name.endswith("black market")} == markets
        for space in board.spaces:
            assert space.wide.w / 2 <= space.wide.x <= board.wide[0] - space.wide.w / 2
            assert space.tall.h / 2 <= space.tall.y <= board.tall[1] - space.tall.h / 2


def test_every_side_has_a_panel_and_the_viewers_own_comes_last() -> None:
    for seat, order in ((0, ["side-blue", "side-green"]), (2, ["side-green", "side-blue"])):
        panels = look(table(seats=4), seat).panels
        assert [panel.id for panel in panels] == order
        assert [panel.you for panel in panels] == [False, True]
    team = look(table(seats=4, used=(1, 0, 2, 0)), 3)
    assert [panel.name for panel in team.panels] == ["Tereza and Oskar", "Vlasta and Petr"]
    assert [panel.letter for panel in team.panels] == ["G", "B"]


def test_a_team_has_a_line_for_each_person_and_the_viewers_own_cards_put_away() -> None:
    team = look(table(seats=4, used=(1, 0, 2, 2)), 3)
    told = [[member.name, *(f"{c.value} {c.word}" for c in member.counters)] for member in team.panels[0].members]
    assert told == [["Tereza", "4 in hand", "1 swap left"], ["Oskar", "4 in hand", "2 swaps left"]]
    assert [panel.counters for panel in team.panels] == [(), ()]
    assert [member.you for member in team.panels[1].members] == [False, True]
    assert [a.id for panel in team.panels for a in panel.areas] == ["aside-3"]
    alone = look(table(used=(1, 0)), 1)
    assert [c.word for c in alone.panels[0].counters] == ["in hand", "swaps left"]
    assert (area(alone, "aside-0").count, area(alone, "aside-0").note) == (1, "")


def test_players_whose_names_begin_alike_have_different_letters() -> None:
    assert [panel.letter for panel in look(table(), 0).panels] == ["O", "T"]
    scene = table_seen.look(table().match, 0, ("Tom", "Tereza"), Texts(GAME, "en"))
    assert [panel.letter for panel in scene.panels] == ["E", "T"]


def test_the_owner_of_an_ongoing_card_is_told_by_its_text() -> None:
    game = table("advanced", ongoing=(["watchtower"], []))
    assert card(look(game, 0), "market-watchtower").text == "An Enforcer you recruit takes you 2 spaces further."
    assert card(look(game, 1), "market-watchtower").text == "Enforcers take them 2 spaces further."
    assert card(look(game, 0), "market-watchtower").tag == "Ongoing"


@rule("AA-9.2")
def test_the_chase_stands_between_being_caught_and_catching() -> None:
    game = table(steps=(5, 2))
    assert [(gauge.value, gauge.text) for gauge in look(game, 0).gauges] == [(3, "you need 4")]
    assert [(gauge.value, gauge.text) for gauge in look(game, 1).gauges] == [(-3, "you need 10")]
    assert [panel.line for panel in look(game, 0).panels] == ["10 to catch you", "4 to catch Oskar"]


# -- deciding --------------------------------------------------------------------------------------------------------


def recruiting(**more: Any) -> Table:
    """The mock's own moment: Tereza leads by 3, has a Double Agent, and Oskar has laid another one face up."""
    position = {"green": ["double_agent"], "steps": (5, 2), "active": "blue", "hands": {1: ["double_agent", *HAND[:3]]}}
    return table(**(position | more)).lay("double_agent", "mole")


def test_the_second_double_agent_makes_the_catch_unless_the_hidden_card_runs_away() -> None:
    scene = look(recruiting(), 0)
    taken = option(scene, "face_up")
    assert (taken.key, taken.name, taken.badge) == (1, "Double Agent", "your 2nd: +6")
    assert taken.text == "You catch Oskar, unless the hidden card goes 3 or more forward."
    assert taken.target == "turn-1-face_up"
    assert taken.lasting
    [ghost] = taken.ghosts
    assert (ghost.piece, ghost.text) == ("meeple-green", "+6")
    assert ghost.path == tuple(f"space-{n}" for n in (5, 6, 7, 8, 9, 10, 11))


def test_a_hidden_card_that_could_win_is_mentioned() -> None:
    scene = look(recruiting(blue=["codebreaker"] * 2), 0)
    assert option(scene, "face_up").text == (
        "You catch Oskar, unless the hidden card goes 3 or more forward or wins the match for them."
    )


def test_leaving_the_face_up_card_says_what_the_other_side_does_with_it() -> None:
    left = option(look(recruiting(), 0), "face_down")
    assert (left.text, left.badge) == ("You find out what it is. Oskar gets the Double Agent: −1.", "unknown")
    assert [(ghost.piece, ghost.path) for ghost in left.ghosts] == [("meeple-blue", ("space-9", "space-8"))]


@pytest.mark.parametrize(
    ("green", "steps", "up", "text"),
    [
        (
            ["codebreaker"] * 2,
            (0, 0),
            "codebreaker",
            "Three Codebreakers: you win, unless Oskar wins on the same turn.",
        ),
        (["daredevil"] * 2, (0, 0), "daredevil", "Three Daredevils lose at the end of the turn."),
        ([], (0, 6), "saboteur", "Oskar catches you, unless the hidden card goes 1 or more back."),
        ([], (0, 0), "mole", "Leaves you 10 behind Oskar, before the hidden card moves them."),
        ([], (10, 0), "sidekick", "You catch Oskar."),
    ],
)
def test_what_follows_from_the_face_up_card(green: list[str], steps: tuple[int, int], up: str, text: str) -> None:
    hand = [up, *(name for name in ("enforcer", "sentinel", "double_agent"))]
    game = table(green=green, steps=steps, active="blue", hands={1: hand}).lay(up, "enforcer")
    assert option(look(game, 0), "face_up").text == text


def test_stopping_on_a_black_market_is_announced() -> None:
    game = table("advanced", active="blue", hands={1: HAND}, green=["enforcer"]).lay("enforcer", "mole")
    assert option(look(game, 0), "face_up").text.endswith("You stop on a black market.")


def test_the_getaway_car_is_part_of_the_way() -> None:
    game = table("advanced", active="blue", hands={1: HAND}, steps=(6, 3), ongoing=(["getaway_car"], []))
    game.lay("enforcer", "mole")
    assert option(look(game, 0), "face_up").ghosts[0].path[-1] == "space-10"


def test_stopping_at_a_home_with_a_security_system_is_announced() -> None:
    game = table("advanced", active="blue", hands={1: HAND}, steps=(6, 3), ongoing=([], ["security_system"]))
    game.lay("enforcer", "mole")
    assert "Security System" in option(look(game, 0), "face_up").text


def test_cards_that_may_not_be_laid_face_down_say_why() -> None:
    game = table(hands={0: ["mole", "enforcer", "enforcer", "saboteur"]}).choose("no_swap", "enforcer")
    scene = look(game, 0)
    assert scene.prompt is not None
    assert [(r.target, r.text) for r in scene.prompt.refusals] == [
        ("hand-0-enforcer-1", "It has the same name as the face-up card.")
    ]
    assert option(scene, "mole").target == "hand-0-mole-1"


def test_keeping_the_cards_is_the_way_out_and_comes_last() -> None:
    scene = look(table(hands={0: HAND}), 0)
    assert scene.prompt is not None
    last = scene.prompt.options[-1]
    assert (last.value, last.key, last.way_out, last.lasting, last.target) == ("no_swap", 5, True, False, None)
    assert "gone for good" in scene.prompt.options[0].text
    assert look(table(hands={0: HAND}), 1).prompt is None
    assert look(table(hands={0: HAND}), 1).waiting == "Tereza may swap a card."


def test_undo_is_there_while_somebody_else_decides() -> None:
    game = table(seats=4, used=(2, 0, 0, 0))
    assert game.prompt == "swap"
    game.choose("no_swap")
    assert look(game, 1).undo
    assert not look(game, 0).undo


def test_a_partner_sees_what_is_proposed() -> None:
    game = table(seats=4, used=(2, 2, 0, 0)).choose("seat_0")
    scene = look(game, game.seat)
    assert scene.prompt is not None
    assert scene.prompt.context == "Tereza wants to play the face-up card."
    assert [o.name for o in scene.prompt.options] == ["I agree", "Me"]
    assert [look(game, seat).waiting for seat in (0, 2, None)] == [
        "You want to play the face-up card. Oskar may agree or not.",
        *["Tereza wants to play the face-up card. Oskar may agree or not."] * 2,
    ]
    game.choose("seat_1")
    scene = look(game, game.seat)
    assert scene.prompt is not None and scene.prompt.context == "Oskar wants to play the face-up card."
    other = table(seats=4, used=(2, 2, 0, 0)).choose("seat_1")
    prompts = {language: look(other, other.seat, language).prompt for language in LANGUAGES}
    assert {language: prompt.context for language, prompt in prompts.items() if prompt} == {
        "en": "Tereza suggests you play the face-up card.",
        "cs": "Tereza navrhuje: odkrytou kartu vyložte vy.",
        "sk": "Tereza navrhuje: odkrytú kartu vyložte vy.",
    }


def test_a_partner_sees_which_card_is_proposed() -> None:
    game = table("advanced", seats=4, used=(2, 2, 2, 2), steps=(0, 1), hands={0: ["mole"] * 1 + ["sentinel"] * 3})
    game.choose("seat_0", "confirm", "mole")
    game.choose(game.options[0], "face_up")
    scene = look(game, game.seat)
    assert scene.prompt is not None and scene.prompt.context == "Vlasta suggests recruiting the Mole."
    game.choose("face_down")
    scene = look(game, game.seat)
    assert scene.prompt is not None and scene.prompt.context == "Petr suggests recruiting the face-down card."
    assert look(game, 3).waiting == "You suggest recruiting the face-down card. Vlasta decides."


def test_the_goal_is_said_with_the_first_question_of_each() -> None:
    game = table(hands={0: HAND})
    goal = "Goal: run clockwise and catch Oskar, or collect three Codebreakers."
    assert context(game) == goal
    game.choose("enforcer")
    assert context(game).startswith("You have 3 swaps left")
    game.lay("mole", "saboteur")
    assert context(game) == goal.replace("Oskar", "Tereza")
    game.choose("face_down")
    assert context(game).startswith("You have 4 swaps left")
    team = table(seats=4)
    assert context(team).startswith("Goal:")
    team.choose("no_swap")
    assert context(team).startswith("Goal:")
    team.choose("no_swap", "seat_0", "confirm")
    assert context(team).startswith("You have 2 swaps left")


def context(game: Table) -> str:
    """What stands beside the question of whoever is asked."""
    prompt = look(game, game.seat).prompt
    assert prompt is not None
    return prompt.context


def test_a_black_market_is_named_in_words() -> None:
    game = table("advanced", hands={0: HAND}, steps=(1, 0)).choose("no_swap")
    assert option(look(game, 0), "enforcer").text == "you +1, black market · Oskar +1"
    assert option(look(game, 0, "cs"), "enforcer").text == "vy +1, černý trh · Oskar +1"


def test_the_chosen_face_up_card_lies_in_the_middle_for_its_owner_alone() -> None:
    game = table(hands={0: ["mole", "sentinel", "sentinel", "enforcer"]}).choose("no_swap", "sentinel")
    scene = look(game, 0)
    chosen = card(scene, "turn-1-face_up")
    assert (chosen.name, chosen.tag, chosen.source) == ("Sentinel", "Not played yet", "hand-0")
    assert [c.name for c in area(scene, "hand-0").cards] == ["Enforcer", "Mole", "Sentinel"]
    assert scene.undo and scene.prompt is not None and scene.prompt.send == "Play both"
    for seat in (1, None):
        assert not [a for a in look(game, seat).areas if a.id == "centre"]
        assert look(game, seat).waiting == "Tereza chooses two cards to play."


def test_black_market_cards_are_taken_from_the_supply() -> None:
    game = table(
        "advanced", hands={0: HAND}, green=["enforcer"], supply=["surveillance_truck", "outpost", "masterplan"]
    )
    game.turn("enforcer", "saboteur")
    scene = look(game, 0)
    taken = option(scene, "surveillance_truck")
    assert (taken.target, taken.badge, taken.text) == ("market-surveillance_truck", "Instant", "Go 1 space forward.")
    assert taken.ghosts[0].path == ("space-2", "space-3")
    assert (area(scene, "supply").count, area(scene, "supply").note) == (12, "in the deck")
    assert pawn(scene, "green").moved == ("space-0", "space-1", "space-2")


def test_agents_are_taken_from_the_groups_in_the_panels() -> None:
    game = table(
        "advanced", hands={0: HAND}, green=["enforcer"], blue=["sidekick"], supply=["mind_control", "spycation"]
    )
    game.turn("enforcer", "saboteur").choose("mind_control")
    scene = look(game, 0)
    assert option(scene, "sidekick").target == "crew-blue-sidekick"
    assert option(scene, "saboteur").text == "Oskar is left without any."
    assert [c.id for c in area(scene, "centre").cards] == ["market-mind_control"]


def test_an_agent_taken_back_may_be_recruited_again_from_the_hand() -> None:
    game = table("advanced", hands={0: HAND}, green=["enforcer"], supply=["mind_control", "spycation", "outpost"])
    game.turn("enforcer", "saboteur").choose("spycation")
    assert option(look(game, 0), "enforcer").text == "Recruited again at once: +2"
    game.choose("enforcer")
    scene = look(game, 0)
    again = option(scene, "recruit")
    assert again.target is not None
    assert again.target.startswith("hand-0-enforcer-")
    assert (again.badge, option(scene, "keep").way_out) == ("your 2nd: +2", True)


# -- the log and the end ---------------------------------------------------------------------------------------------


def test_the_log_speaks_to_the_viewer_and_counts_turns() -> None:
    game = table(hands={0: HAND}, green=["enforcer"])
    game.turn("enforcer", "saboteur")
    assert [line.text for line in look(game, 0).log] == [
        "Turn 1 · Tereza",
        "You play an Enforcer face up.",
        "You play a card face down.",
        "Oskar recruits a Saboteur: 1 back.",
        "You recruit an Enforcer: 2 forward.",
        "Turn 2 · Oskar",
    ]
    assert [line.seat for line in look(game, 0).log] == [0, 0, 0, 1, 0, 1]
    assert look(game, 1).log[1].text == "Tereza plays an Enforcer face up."
    assert look(game, 0, "cs").log[1].text == "Odkrytě vykládáte Bojovnici."
    assert look(game, 1, "sk").log[1].text == "Tereza odkryto vykladá Bojovníčku."


def test_lines_keep_their_ids() -> None:
    known: dict[int, str] = {}
    for match in walk(GAME.agree(2, "advanced"), 4):
        for line in look(match, 1).log:
            assert known.setdefault(line.id, line.text) == line.text
    assert any(" 2nd " in text for text in known.values())


# -- drawings --------------------------------------------------------------------------------------------------------


def test_the_drawings_refer_to_nothing_and_run_nothing() -> None:
    for name in ("art.svg", "cover.svg"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        assert not [word for word in ("href", "url(", "<script", "style", "onload") if word in text]
        assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_the_ring_shows_which_way_is_forward() -> None:
    """AA-7.4: between every two spaces an arrow points to the next one, in both geometries."""
    board = look(table(), 0).board
    assert board is not None
    root = ElementTree.parse(FOLDER / "art.svg").getroot()
    for geometry in ("wide", "tall"):
        symbol = next(symbol for symbol in root if symbol.get("id") == f"ring-{geometry}")
        arrows = [path.get("d", "") for path in symbol][-1].split("M")[1:]
        middles = [getattr(space, geometry) for space in board.spaces]
        assert len(arrows) == RING
        for arrow, here, there in zip(arrows, middles, [*middles[1:], middles[0]], strict=True):
            tail, tip, _ = (tuple(map(float, point.split())) for point in arrow.split("L"))
            assert (tip[0] - tail[0]) * (there.x - here.x) + (tip[1] - tail[1]) * (there.y - here.y) > 0
            assert abs(tip[0] - (here.x + there.x) / 2) + abs(tip[1] - (here.y + there.y) / 2) < 12


def test_every_card_has_a_drawing_and_every_drawing_a_frame() -> None:
    root = ElementTree.parse(FOLDER / "art.svg").getroot()
    frames = {symbol.get("id"): symbol.get("viewBox") for symbol in root}
    assert {*AGENTS, *MARKET_CARDS} <= set(frames)
    board = look(table(), 0).board
    assert board is not None
    for geometry, (width, height) in (("wide", board.wide), ("tall", board.tall)):
        assert frames[f"ring-{geometry}"] == f"0 0 {width:g} {height:g}"
    assert all(frames.values())


def test_the_cover_of_the_lobby_is_the_one_among_the_drawings() -> None:
    art = ElementTree.parse(FOLDER / "art.svg").getroot()
    drawn = next(symbol for symbol in art if symbol.get("id") == "cover")
    alone = ElementTree.parse(FOLDER / "cover.svg").getroot()
    assert [sorted(part.items()) for part in drawn] == [sorted(part.items()) for part in alone]


def test_a_scene_is_made_from_what_was_seen_alone() -> None:
    """A view that went over a wire gives the same scene: nothing else of the match is needed."""
    match = table(hands={0: HAND}).match
    seen = Seen.of(match, 0, NAMES[:2])
    sent: View = msgspec.json.decode(msgspec.json.encode(seen.view), type=View)
    texts = Texts(GAME, "en")
    story = AvenueStory(0, NAMES[:2], texts, match.setup)
    assert GAME.face.scene(msgspec.structs.replace(seen, view=sent), texts, story) == look(match, 0)
