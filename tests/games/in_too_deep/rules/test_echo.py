"""TD-23, TD-24: Echo's turns and choices."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.rules.echo import draw_next
from brushpass.games.in_too_deep.state import (
    BONUS,
    CRIMES,
    DATABANK,
    DILEMMA_DISCARD,
    DISPLAY,
    ECHO_DECK,
    HAND,
    LEVELS,
    MEMORY,
    NOBODY,
    PETTY,
    ROWS,
    STASH,
    SUPPLY,
    InTooDeep,
)
from brushpass.testing import rule

from ..table import BOX, ECHO, Table, dilemma, table

AT = {"jumper": "harbour", "hacker": "parish", "shadow": "blocks", "oracle": "aerodrome"}
LETTERS = "jumper hacker shadow oracle"
ECHOS = 1
"""Her number in a solo game."""
GUARDIAN, BARRIER, SEARCH, ITEM, SECOND, FIRST = 5, 4, 3, 2, 1, 0
"""Faces of the white die, from 0."""
ONE, TWO, THREE, BACK_ONE, BACK_TWO, BACK_THREE = range(6)
"""Faces of the black die: clockwise, then counter-clockwise."""
SHORT = 0
"""The face of the black die that brings the least progress, too little for any crime."""
FAR = 5


def her_turn(
    card: str = "echo_01", *dice: int | str, drawn: str = "", black: int = ONE, progress: int = SHORT, **kept: Any
) -> Table:
    """Echo plays a card: a dilemma may be drawn for the third port; then come the black die for the hooked criminal,
    the dice of the manipulations, and progress.

    If nothing is to be decided for her, the human stands before the first step of the next turn.
    """
    fallen = (card, *([drawn] if drawn else []), black, *(dice or (GUARDIAN, ONE)), progress)
    kept = {"at": AT, "letters": LETTERS, "crimes": ("a1_1 petty_01", "b1_1"), "offered": (0, 1, 0), **kept}
    return table(ECHO, 1, stage="begin", active=ECHOS, echo_deck=card, chance=fallen, **kept)


# -- the card, the hook ------------------------------------------------------------------------------------------------


@rule("TD-23.8", "TD-23.9", "TD-23.11", "TD-23.35", "TD-7.11")
def test_the_order_of_her_turn() -> None:
    game = her_turn("echo_01")
    told = [event.event for event in game.match.log(None)]
    assert told[:7] == ["turn", "echo-card", "hooked", "dominance", "moved", "guardian", "progress"]
    assert game.console(ECHOS).hooks == ("jumper",) and game.field("jumper", ECHOS) == 1
    assert game.where("jumper") == "aerodrome" and (game.seat, game.prompt) == (0, "hook")
    assert game.t.echo_card == "" and "echo_01" in game.t.echo_discard


@rule("TD-23.6", "TD-R-24")
def test_an_empty_deck_is_made_anew() -> None:
    def no_cards(t: InTooDeep) -> None:
        t.echo_discard, t.piles[ECHO_DECK] = tuple(BOX.echo.cards), []

    game = her_turn(bent=no_cards)
    assert len(game.pile(ECHO_DECK)) == 15 and game.t.echo_discard == ("echo_01",)


@rule("TD-23.9", "TD-7.9", "TD-7.10", "TD-23.32")
@pytest.mark.parametrize(("has", "paid"), [(3, 1), (0, 0)])
def test_hooking_yours_costs_her_one(has: int, paid: int) -> None:
    game = her_turn("echo_01", hooks=("jumper hacker",), information=(3, has))
    assert game.console(0).hooks == ("hacker",) and game.console(ECHOS).hooks == ("jumper",)
    assert game.console(0).information == 4
    assert game.events("took-hook") == [{"seat": 1, "criminal": "jumper", "rival": 0, "paid": paid}]


@rule("TD-23.10", "TD-R-25")
def test_whom_she_has_hooked_she_only_dominates() -> None:
    game = her_turn("echo_01", hooks=("", "hacker jumper"))
    assert game.console(ECHOS).hooks == ("hacker", "jumper") and game.field("jumper", ECHOS) == 1
    assert game.field("hacker", ECHOS) == 0


@rule("TD-23.10", "TD-R-25", "TD-23.32", "TD-7.12")
def test_with_three_hooks_she_unhooks_the_topmost_and_the_third_port_draws() -> None:
    game = her_turn("echo_01", drawn=dilemma(3), hooks=("", "hacker shadow oracle"))
    assert game.console(ECHOS).hooks == ("shadow", "oracle", "jumper")
    assert len(game.pile(HAND[ECHOS])) == 1 and game.events("dilemmas") == [{"seat": 1, "count": 1}]
    assert not [event for event in game.match.log(0) if event.event == "drew-dilemmas"]


@rule("TD-23.10", "TD-R-25", "TD-23.11")
def test_a_locked_criminal_is_moved_only() -> None:
    game = her_turn("echo_01", hooks=("jumper",), lock="jumper")
    assert game.console(0).hooks == ("jumper",) and game.console(ECHOS).hooks == ()
    assert game.field("jumper", ECHOS) == 0 and game.where("jumper") == "aerodrome"


@rule("TD-23.11", "TD-23.14")
@pytest.mark.parametrize(
    ("black", "zone"),
    [(ONE, "aerodrome"), (TWO, "heights"), (THREE, "zinbazaar"), (BACK_ONE, "parish"), (BACK_TWO, "ion_towers"),
     (BACK_THREE, "centre")],
)  # fmt: skip
def test_the_hooked_criminal_moves_by_the_black_die(black: int, zone: str) -> None:
    game = her_turn("echo_01", black=black, barriers=(3, 4), items={"rifle": "jumper"})
    assert game.where("jumper") == game.where("rifle") == zone and game.holder("rifle") == "jumper"


# -- manipulations -----------------------------------------------------------------------------------------------------


@rule("TD-23.12")
@pytest.mark.parametrize(("chapter", "count"), [(1, 1), (2, 2), (3, 3)])
def test_once_twice_and_three_times(chapter: int, count: int) -> None:
    dice = [GUARDIAN, ONE, ITEM, ONE, BARRIER, ONE][: 2 * count]
    game = her_turn("echo_01", *dice, chapter=chapter)
    moved = [len(game.events(event)) for event in ("guardian", "item-moved", "barrier")]
    assert moved == [1] * count + [0] * (3 - count)


@rule("TD-23.13")
@pytest.mark.parametrize(("face", "who"), [(FIRST, "hacker"), (SECOND, "shadow")])
def test_white_one_and_two_move_lettered_criminals(face: int, who: str) -> None:
    game = her_turn("echo_01", face, BACK_ONE)
    assert game.where(who) == {"hacker": "ion_towers", "shadow": "zinbazaar"}[who]


@rule("TD-23.13", "TD-23.14")
@pytest.mark.parametrize("holder", ["hacker", "parish"])
def test_white_three_moves_an_item_which_ends_dropped(holder: str) -> None:
    game = her_turn("echo_01", ITEM, TWO, items={"jammer": holder}, barriers=(3, 4))
    assert game.where("jammer") == "aerodrome" and game.holder("jammer") == ""


@rule("TD-23.13", "TD-23.16", "TD-12.7")
def test_white_four_sends_the_three_search_tokens() -> None:
    game = her_turn("echo_01", SEARCH, SHORT, search={"blocks": 3, "parish": 2, "heights": 1})
    assert game.search() == {"centre": 3, "parish": 2, "heights": 1}
    assert game.t.progress == BOX.echo.sides["normal"].progress[SHORT]


@rule("TD-23.16", "TD-20.8")
@pytest.mark.parametrize(
    ("search", "arrives"),
    [
        ({"blocks": 3, "centre": 2, "heights": 1}, "ion_towers"),
        ({"blocks": 3, "centre": 2, "ion_towers": 1}, "parish"),
        ({"centre": 3, "parish": 2, "heights": 1}, "ion_towers"),
    ],
)
def test_search_sent_where_search_is_goes_on_clockwise(search: dict[str, int], arrives: str) -> None:
    game = her_turn("echo_01", SEARCH, SHORT, search=search, offered=(1, 0, 0))
    assert game.search()[arrives] == 3 and sum(game.search().values()) == 6


@rule("TD-23.16", "TD-11.8")
def test_search_in_the_parish_brings_her_tolerance() -> None:
    game = her_turn("echo_07", SEARCH, SHORT, search={"blocks": 3, "centre": 2, "heights": 1})
    assert game.console(ECHOS).tolerance == 2


@rule("TD-23.16", "TD-23.20")
def test_search_in_the_harbour_brings_her_evidence() -> None:
    game = her_turn("echo_02", SEARCH, "leader", SHORT, display="leader weapons")
    assert len(game.pile(MEMORY[ECHOS])) == 2 and game.pile(DISPLAY) == []
    assert game.t.bar == ("leader", "weapons", "timing", "target") and game.t.trigger == NOBODY


@rule("TD-23.16", "TD-23.27")
def test_search_in_the_towers_brings_her_support() -> None:
    game = her_turn("echo_04", SEARCH, SHORT, offered=(0, 2, 1), offer=("swap_items", "actions_1", "move_search"))
    assert game.console(ECHOS).information == 3 + 2 + 1 and game.console(ECHOS).supports == ()
    assert game.t.support_discard == ("actions_1",) and game.t.offered == (0, 0, 2) and all(game.t.offer)


@rule("TD-23.16")
@pytest.mark.parametrize("card", ["echo_01", "echo_03", "echo_05", "echo_06", "echo_08"])
def test_other_zones_do_nothing_for_her(card: str) -> None:
    game = her_turn(card, SEARCH, SHORT, search={"ion_towers": 3, "parish": 2, "harbour": 1})
    assert game.console(ECHOS).tolerance == 0 and game.prompt == "hook"
    assert game.console(ECHOS).memory == BOX.echo.sides["normal"].consolation.gain_evidence


@rule("TD-23.13", "TD-23.14", "TD-23.5", "TD-R-26", "TD-12.5")
@pytest.mark.parametrize(("card", "marked", "barriers"), [("echo_01", 0, (5, 4)), ("echo_03", 0, (1, 7))])
def test_white_five_moves_the_marked_or_the_other_barrier(card: str, marked: int, barriers: tuple[int, int]) -> None:
    """Marked: from 1 over the one on 4; unmarked: from 4 two borders."""
    start = (2, 4) if card == "echo_01" else (1, 5)
    game = her_turn(card, BARRIER, TWO, barriers=start, marked=marked)
    assert game.t.city.barriers == barriers


@rule("TD-23.13", "TD-23.14", "TD-R-26")
def test_white_six_moves_the_guardian_who_escorts_nobody() -> None:
    game = her_turn("echo_01", GUARDIAN, TWO, at={**AT, "shadow": "centre"})
    assert game.where("guardian") == "parish" and game.where("shadow") == "centre"


@rule("TD-23.15")
def test_a_thing_moves_once_in_a_turn() -> None:
    """The Guardian comes up twice more and is rolled again."""
    game = her_turn("echo_01", GUARDIAN, ONE, GUARDIAN, GUARDIAN, ITEM, ONE, chapter=2)
    assert len(game.events("guardian")) == 1 and len(game.events("item-moved")) == 1


@rule("TD-23.15")
def test_the_hooked_criminal_has_moved_already() -> None:
    """Echo 7 hooks B and may move D and A: with B on neither, all that can be rolled again are those moved before."""
    for card in BOX.echo.cards.values():
        assert card.letter not in card.criminals
    game = her_turn("echo_07", FIRST, ONE, FIRST, SECOND, ONE, chapter=2)
    assert [event["criminal"] for event in game.events("moved")] == ["hacker", "oracle", "jumper"]


# -- progress and crimes -----------------------------------------------------------------------------------------------


@rule("TD-23.17", "TD-23.18")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_short_of_her_crime_she_is_consoled(difficulty: str) -> None:
    side = BOX.echo.sides[difficulty]
    game = her_turn("echo_01", options={"difficulty": difficulty}, crimes=("a1_1 petty_01", "b3_1"))
    assert game.t.progress == side.progress[SHORT] < side.track[2]
    assert game.console(ECHOS).information == 3 + side.consolation.information
    processed = side.consolation.process_evidence
    assert game.console(ECHOS).memory == side.consolation.gain_evidence - processed
    assert game.t.story == () and game.console(ECHOS).hooks == ("jumper",)


@rule("TD-23.17")
def test_the_marker_keeps_its_place_between_turns() -> None:
    crimes = ("a1_1 petty_01", "b3_1")
    for before, after, story in ((0, 1, ()), (2, 3, ()), (3, 0, ("b3_1",))):
        game = her_turn("echo_01", crimes=crimes, bent=lambda t, before=before: setattr(t, "progress", before))
        assert game.t.progress == after and game.t.story == story


@rule("TD-23.18", "TD-23.19", "TD-R-27", "TD-23.34")
@pytest.mark.parametrize(("card", "how"), [("echo_01", "careful"), ("echo_02", "reckless")])
def test_her_crime(card: str, how: str) -> None:
    game = her_turn(card, progress=FAR, hooks=("", "shadow"))
    reward = BOX.crimes["b1_1"].outcomes[how]
    assert game.t.story == ("b1_1",) and game.t.progress == 0 and game.console(ECHOS).hooks == ()
    assert game.console(ECHOS).information == 3 + reward.information
    assert len(game.pile(HAND[ECHOS])) == reward.dilemmas
    assert game.events("outcome") == [{"seat": 1, "crime": "b1_1", "outcome": how}]
    assert game.console(ECHOS).crimes == ("level-1",)
    order = [event.event for event in game.match.log(None)]
    assert order.index("unhooked") < order.index("committed") < order.index("outcome") < order.index("drew-crime")


@rule("TD-23.19", "TD-R-27")
def test_her_crimes_ignore_prerequisites_conditions_and_effects() -> None:
    game = her_turn("echo_01", progress=FAR, crimes=("a1_1 petty_01", "b2_1"))
    assert game.t.story == ("b2_1",) and game.events("dropped") == [] and game.where("guardian") == "ion_towers"


@rule("TD-23.20", "TD-21.1")
def test_an_empty_display_ends_the_chapter_when_she_gains() -> None:
    game = her_turn("echo_01", display=0, rows=("leader leader", "weapons weapons", "timing"), folders=(3, 2))
    assert game.events("chapter-ends") == [{"chapter": 1}] and game.t.chapter == 2
    assert game.console(ECHOS).memory == 1 and (game.seat, game.prompt) == (0, "hook")


@rule("TD-23.20")
def test_she_takes_the_last_of_the_display_and_the_chapter_goes_on() -> None:
    game = her_turn("echo_01", display="leader")
    assert game.t.trigger == NOBODY and game.pile(DISPLAY) == [] and game.pile(MEMORY[ECHOS]) == ["leader"]


@rule("TD-23.21", "TD-23.22", "TD-R-20")
@pytest.mark.parametrize(
    ("story", "emptied", "drawn"),
    [
        ("", (), "level-1"),
        ("a1_1 b1_1 c1_1 d1_1", (), "level-1"),
        ("a1_1 b1_1 c1_1 d1_1 e1_1", (), "level-2"),
        ("a1_1 b1_1 c1_1 d1_1 e1_1 a2_1 b2_1 c2_1 d2_1", (), "level-2"),
        ("a1_1 b1_1 c1_1 d1_1 e1_1 a2_1 b2_1 c2_1 d2_1 e2_1", (), "level-3"),
        ("", ("level-1",), "level-2"),
        ("", ("level-1", "level-2"), "level-3"),
        ("a1_1 b1_1 c1_1 d1_1 e1_1", ("level-2", "level-3"), "level-1"),
        ("a1_1 b1_1 c1_1 d1_1 e1_1 a2_1 b2_1 c2_1 d2_1 e2_1", ("level-3",), "level-2"),
        ("", LEVELS, ""),
    ],
)
def test_which_level_she_draws(story: str, emptied: tuple[str, ...], drawn: str) -> None:
    game = table(ECHO, 1, story=story, emptied=emptied, crimes=("petty_01", ""))
    draw_next(game.t)
    assert [sort for sort in LEVELS if game.pile(CRIMES[sort][ECHOS])] == ([drawn] if drawn else [])


@rule("TD-23.34", "TD-23.18")
def test_without_a_crime_she_is_consoled() -> None:
    game = her_turn("echo_01", progress=FAR, crimes=("petty_01", ""), emptied=LEVELS)
    assert game.t.story == () and game.console(ECHOS).information == 4


@rule("TD-23.34")
def test_she_has_no_petty_crime_and_keeps_no_token() -> None:
    game = her_turn("echo_01", progress=FAR)
    assert game.pile(CRIMES[PETTY][ECHOS]) == [] and game.console(ECHOS).supports == ()
    assert not game.events("returned")


# -- processing --------------------------------------------------------------------------------------------------------


@rule("TD-23.23", "TD-23.24", "TD-INV-7")
@pytest.mark.parametrize(("card", "row"), [("echo_01", 0), ("echo_05", 1), ("echo_03", 2)])
def test_she_files_any_kind_face_down_where_the_card_says(card: str, row: int) -> None:
    game = her_turn(card, progress=FAR, memory=("", "funding funding funding"), display="funding funding funding")
    assert game.pile(ROWS[row]) == ["funding"] and game.console(ECHOS).folders == 1
    assert game.t.folders[row] == BOX.rows["1"][row] - 1
    view = game.match.view(0)
    assert view.face_down[row] == 1 and view.rows == ((), (), ()) and "funding" not in str(game.events("filed"))


@rule("TD-23.24", "TD-23.25", "TD-18.10")
def test_without_a_folder_there_she_goes_to_the_plan() -> None:
    rows = ("leader leader", "", "")
    game = her_turn("echo_01", progress=FAR, rows=rows, folders=(2, 0), memory=("", "target"))
    assert len(game.pile(BONUS[0])) == 1 and game.t.echo_fields == ("bonus_support",)
    assert "actions_1" in game.t.support_discard


@rule("TD-23.25")
@pytest.mark.parametrize(("bonus", "field"), [("", 0), ("support", 1), ("support tolerance", 2)])
def test_the_topmost_free_bonus_field(bonus: str, field: int) -> None:
    taken = dict.fromkeys(bonus.split(), "leader")
    game = her_turn(
        "echo_07", GUARDIAN, ONE, progress=FAR, bonus=taken, dominance=({}, {"jumper": 1, "shadow": 1, "oracle": 1})
    )
    assert len(game.pile(BONUS[field])) == 1 and game.t.echo_fields == (BOX.bonuses[field],)
    if field == 1:
        assert game.console(ECHOS).tolerance == 2


@rule("TD-23.25", "TD-23.26")
def test_one_bonus_field_a_turn_then_the_stash() -> None:
    """A level-2 crime processes two: the first by the card, the second always in the plan."""
    kept: Any = {"crimes": ("a1_1 petty_01", "b2_1"), "memory": ("", "leader leader leader"), "progress": FAR}
    game = her_turn("echo_07", **kept)
    assert len(game.pile(BONUS[0])) == 1 and len(game.pile(STASH[ECHOS])) == 1
    game = her_turn("echo_01", **kept)
    assert len(game.pile(ROWS[0])) == 1 and len(game.pile(BONUS[0])) == 1


@rule("TD-23.24", "TD-R-28")
def test_she_processes_by_chance_as_many_as_she_can() -> None:
    found = set()
    for number in range(12):
        game = her_turn("echo_01", progress=FAR, memory=("", "leader weapons timing target"), seed=number)
        found.add(tuple(game.pile(ROWS[0])))
    assert len(found) > 1


# -- choices -----------------------------------------------------------------------------------------------------------


@rule("TD-23.27", "TD-R-28")
def test_of_equal_thirds_you_choose_hers() -> None:
    game = her_turn("echo_04", SEARCH, SHORT, offered=(1, 0, 1))
    assert (game.seat, game.prompt, game.options) == (0, "echo-offer", (1, 3))
    game.choose(3)
    assert game.t.support_discard == ("move_search",) and game.t.offered == (2, 0, 0)
    assert game.console(ECHOS).information == 3 + 1 + 1


@rule("TD-23.28")
def test_her_dominance_goes_to_the_lowest_token() -> None:
    track = {"jumper": 2, "hacker": 0, "shadow": 1, "oracle": 1}
    game = her_turn("echo_13", progress=FAR, bonus={"support": "leader", "tolerance": "leader"}, dominance=({}, track))
    assert game.field("hacker", ECHOS) == 1 and game.prompt == "hook"
    track = {"jumper": 2, "hacker": 0, "shadow": 0, "oracle": 1}
    game = her_turn("echo_13", progress=FAR, bonus={"support": "leader", "tolerance": "leader"}, dominance=({}, track))
    assert (game.seat, game.prompt, game.options) == (0, "echo-gains", ("hacker", "shadow"))
    game.choose("shadow")
    assert game.field("shadow", ECHOS) == 1


@rule("TD-23.28", "TD-23.30", "TD-21.7")
def test_her_losses_come_from_the_highest_token() -> None:
    track = {"jumper": 4, "hacker": 3, "shadow": 3, "oracle": 0}
    game = table(
        ECHO, 1, at=AT, letters=LETTERS, stage="returns", trigger=0, display=0, rows=("leader", "", ""), folders=(1, 0),
        dominance=({}, track),
    ).choose("done")  # fmt: skip
    assert game.field("jumper", ECHOS) == 3 and (game.prompt, game.options) == (
        "echo-loses",
        ("hacker", "shadow", "jumper"),
    )
    game.choose("shadow")
    assert game.field("shadow", ECHOS) == 2


@rule("TD-23.29", "TD-R-28")
def test_a_challenge_with_echo() -> None:
    kept: dict[str, Any] = {"at": {**AT, "jumper": "blocks"}, "hooks": ("jumper",)}
    kept["search"] = {"centre": 3, "parish": 2, "heights": 1}
    game = table(ECHO, 1, hand=((1,), (6, 12)), **kept).choose(("zone", "jumper"), "echo")
    assert game.prompt == "act" and len(game.pile(HAND[ECHOS])) == 1 and len(game.pile(DILEMMA_DISCARD)) == 1
    assert game.console(0).information == 5 and game.console(ECHOS).information == 1
    assert game.events("showed")[1] == {"seat": 1, "dilemmas": (dilemma(6), dilemma(12)), "value": 14}
    game = table(ECHO, 1, hand=((6,), (1,)), **kept).choose(("zone", "jumper"), "echo")
    assert (game.seat, game.prompt) == (0, "discard")


@rule("TD-23.30", "TD-21.6", "TD-21.11")
def test_at_the_end_of_a_chapter_she_is_paid_and_stores_by_chance() -> None:
    kept: dict[str, Any] = {"rows": ("leader leader", "weapons weapons", "timing"), "folders": (3, 2)}
    stored = set()
    for number in range(8):
        game = table(ECHO, 1, stage="evaluate", trigger=1, display=0, hand=((), (1, 2, 3)), seed=number, **kept)
        assert (game.seat, game.prompt) == (0, "hook") and game.console(ECHOS).information == 3 + 4
        assert len(game.pile(DATABANK[ECHOS])) == 2 and len(game.pile(DILEMMA_DISCARD)) == 1
        assert game.pile(HAND[ECHOS]) == [] and game.events("stored") == [{"seat": 1, "count": 2}]
        stored.add(tuple(game.pile(DATABANK[ECHOS])))
    assert len(stored) > 1


@rule("TD-23.33", "TD-13.17", "TD-13.19", "TD-R-39")
def test_her_face_down_evidence_of_the_shared_stash_can_be_looked_at_and_flipped() -> None:
    game = table(ECHO, 1, at=AT, hooks=("jumper",), shared_down="leader", supports=("flip_plan_evidence",))
    game.choose(("support", "flip_plan_evidence"))
    assert game.options == ("shared",)
    game.choose("shared")
    assert game.t.shared == ("leader",) and game.match.view(0).shared_face_down == 0


@rule("TD-23.33", "TD-13.26")
def test_a_field_from_which_hers_was_taken_is_nobodys() -> None:
    offer = ("take_evidence", "challenge", "actions_1")
    game = table(
        ECHO, 1, at={**AT, "jumper": "ion_towers"}, hooks=("jumper",), offer=offer, bonus={"support": "leader"},
        echo_fields="support",
    )  # fmt: skip
    game.choose(("zone", "jumper"), "support", 1, "bonus_support")
    assert game.pile(MEMORY[0]) == ["leader"] and game.t.echo_fields == ()


# -- TD-24 -------------------------------------------------------------------------------------------------------------


@rule("TD-24.2", "TD-24.3", "TD-EX-30")
def test_letters_shift_with_two_players() -> None:
    at = {**AT, "mechanic": "heights"}
    game = table(
        ECHO, 2, at=at, letters=f"{LETTERS} mechanic", stage="begin", active=2, echo_deck="echo_01",
        chance=("echo_01", ONE, GUARDIAN, ONE, SHORT),
    )  # fmt: skip
    names = game.t.city.names
    assert [names[one] for one in game.t.letters] == ["mechanic", "jumper", "hacker", "shadow", "oracle"]
    assert game.seat == 0


@rule("TD-23.4", "TD-24.3")
def test_letters_stay_in_a_solo_game() -> None:
    game = her_turn("echo_01")
    assert [game.t.city.names[one] for one in game.t.letters] == LETTERS.split()


@rule("TD-24.4", "TD-R-28", "TD-R-43")
@pytest.mark.parametrize(("first", "decider"), [(0, 1), (1, 0)])
def test_the_player_before_echo_decides_for_her(first: int, decider: int) -> None:
    game = table(
        ECHO, 2, at={**AT, "mechanic": "heights"}, letters=f"{LETTERS} mechanic", stage="begin", active=2, first=first,
        echo_deck="echo_04", offered=(1, 1, 0), chance=("echo_04", ONE, SEARCH, SHORT),
    )  # fmt: skip
    assert (game.seat, game.prompt) == (decider, "echo-offer")
    game.choose(1)
    assert game.seat == first


@rule("TD-23.20", "TD-18.2")
def test_without_any_evidence_she_gains_none() -> None:
    game = her_turn(
        "echo_01", display=0, no_supply=True, rows=("leader leader", "weapons weapons", "timing"), folders=(3, 2)
    )
    assert game.t.chapter == 2 and not game.pile(MEMORY[ECHOS])
    assert len(game.pile(SUPPLY)) == 0
