"""AA-11: teams of two."""

from __future__ import annotations

import pytest

from brushpass.engine import IllegalAct, IllegalChoice
from brushpass.games.agent_avenue import GAME
from brushpass.testing import rule

from ..table import BLUE, GREEN, Table, table

NO_SWAPS = [2, 2, 2, 2]
STILL = "codebreaker"


def laid(game: Table, face_up: str, face_down: str, first: str = "seat_0") -> Table:
    """A team agrees who goes first and lays two cards, without swaps."""
    while True:
        prompt = game.prompt
        if prompt == "swap":
            game.choose("no_swap")
        elif prompt == "propose-first":
            game.choose(first, "confirm")
        elif prompt == "lay-face-up":
            game.choose(face_up)
        elif prompt == "lay-face-down":
            return game.choose(face_down)
        else:
            raise AssertionError(prompt)


@rule("AA-11.3", "AA-11.5")
def test_teammates_share_the_meeple_and_what_is_in_play_and_teams_alternate() -> None:
    game = table(seats=4, hands={0: ["mole"] + ["sentinel"] * 3, 1: ["enforcer"] * 4})
    laid(game, "mole", "enforcer").choose("face_down", "confirm")
    assert game.crews == (("mole",), ("enforcer",))
    assert game.steps == (-3, 1)
    assert game.t.active == BLUE and game.seat in (2, 3)
    assert [side.seats for side in game.match.view(None).sides] == [(0, 1), (2, 3)]


@rule("AA-11.4")
def test_teammates_do_not_see_each_others_cards() -> None:
    game = table(seats=4, hands={0: ["mole"] + ["sentinel"] * 3, 1: ["enforcer"] * 4})
    laid(game, "mole", "enforcer")
    view = game.match.view(0)
    assert view.seats[0].hand is not None
    assert [seat.hand for seat in view.seats[1:]] == [None] * 3
    assert view.face_down is None and game.match.view(1).face_down == "enforcer"


@rule("AA-11.6", "AA-11.5")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_team_agrees_who_lays_face_up_and_the_other_lays_face_down(first: int, second: int) -> None:
    game = table(seats=4, used=NO_SWAPS)
    game.choose(f"seat_{first}", "confirm")
    assert (game.seat, game.prompt) == (first, "lay-face-up")
    up = game.options[0]
    game.choose(up)
    assert (game.seat, game.prompt) == (second, "lay-face-down")
    game.choose(game.options[0])
    view = game.match.view(None)
    assert (view.face_up, view.first, view.second) == (up, first, second)


@rule("AA-11.7")
def test_the_two_cards_of_a_team_differ() -> None:
    game = table(
        seats=4,
        used=NO_SWAPS,
        hands={0: ["mole"] + ["sentinel"] * 3, 1: ["sentinel", "enforcer", "enforcer", "saboteur"]},
    )
    game.choose("seat_0", "confirm", "sentinel")
    assert game.options == ("enforcer", "saboteur")
    with pytest.raises(IllegalChoice):
        game.choose("sentinel")


@rule("AA-11.8", "AA-EX-18")
def test_a_partner_with_nothing_else_may_lay_the_same_name() -> None:
    game = table(seats=4, hands={0: ["saboteur", "mole", "sidekick", "enforcer"], 1: ["saboteur"] * 4})
    laid(game, "saboteur", "saboteur")
    assert game.prompt == "propose-recruit"


@rule("AA-11.8")
def test_a_hand_of_one_name_is_free_if_the_face_up_card_has_another() -> None:
    game = table(seats=4, used=NO_SWAPS, hands={0: ["saboteur", "mole", "sidekick", "enforcer"], 1: ["sentinel"] * 4})
    game.choose("seat_0", "confirm", "mole")
    assert game.options == ("sentinel",)


@rule("AA-11.9", "AA-11.17")
def test_a_teammate_swaps_at_most_twice_and_also_after_the_partner_has_laid() -> None:
    game = table(seats=4, used=[2, 0, 2, 2])
    deck = len(game.deck)
    assert (game.seat, game.prompt) == (1, "swap")  # before the team agrees who goes first
    game.choose(game.options[1])
    game.choose("no_swap", "seat_0", "confirm")
    game.choose(game.options[0])
    assert (game.seat, game.prompt) == (1, "swap")  # after the partner has laid
    assert len(game.hand(0)) == 3 and len(game.deck) == deck - 1  # nobody has refilled
    game.choose(game.options[1])
    assert (game.seat, game.prompt) == (1, "lay-face-down")
    assert len(game.hand(0)) == 3 and len(game.deck) == deck - 2
    assert game.t.swaps[1] == 2 == len(game.aside(1))


@rule("AA-11.9")
def test_both_may_swap_before_agreeing_the_lead_first() -> None:
    game = table(seats=4)
    for seat in (0, 0, 1, 1):
        assert (game.seat, game.prompt) == (seat, "swap")
        game.choose(game.options[1])
    assert (game.seat, game.prompt) == (0, "propose-first")
    game.choose("seat_0", "confirm")
    assert game.prompt == "lay-face-up"


@rule("AA-11.10", "AA-EX-19")
def test_the_single_player_plays_as_in_a_duel() -> None:
    game = table(seats=3, active="blue", hands={2: ["mole", "sentinel", "saboteur", "enforcer"]})
    for _ in range(4):
        assert (game.seat, game.prompt) == (2, "swap")
        game.choose(game.options[1])
    assert (game.seat, game.prompt) == (2, "lay-face-up")
    game.choose(game.options[0])
    assert (game.seat, game.prompt) == (2, "lay-face-down")


@rule("AA-11.11", "AA-11.17", "AA-R-9", "AA-EX-17")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_face_up_player_gets_the_last_card(first: int, second: int) -> None:
    game = table(seats=4, deck=["sidekick"], hands={0: ["mole", "enforcer"], 1: ["saboteur", "sentinel"]})
    cards = {0: "mole", 1: "saboteur"}
    laid(game, cards[first], cards[second], f"seat_{first}")
    assert "sidekick" in game.hand(first) and len(game.hand(first)) == 2
    assert len(game.hand(second)) == 1


@rule("AA-11.11", "AA-R-9")
def test_both_refill_to_four() -> None:
    game = table(seats=4, hands={0: ["mole"] + ["sentinel"] * 3, 1: ["enforcer"] * 4})
    deck = len(game.deck)
    laid(game, "mole", "enforcer")
    assert [len(game.hand(seat)) for seat in range(4)] == [4] * 4 and len(game.deck) == deck - 2


@rule("AA-11.18", "AA-R-23")
def test_a_late_swap_may_take_the_last_card_and_then_nobody_refills() -> None:
    game = table(
        seats=4, used=[2, 1, 2, 2], deck=["sidekick"], hands={0: ["mole", "enforcer"], 1: ["saboteur", "sentinel"]}
    )
    game.choose("no_swap", "seat_0", "confirm", "mole")
    assert (game.seat, game.prompt) == (1, "swap")
    game.choose("saboteur", "sidekick")
    assert game.hand(0) == ["enforcer"] and game.hand(1) == ["sentinel"] and game.deck == []


@rule("AA-11.12", "AA-R-10")
def test_the_opposing_team_agrees_which_card_it_recruits() -> None:
    game = table(seats=4, hands={0: ["mole"] + ["sentinel"] * 3, 1: ["enforcer"] * 4})
    laid(game, "mole", "enforcer")
    assert (game.seat, game.prompt, game.options) == (2, "propose-recruit", ("face_up", "face_down"))
    game.choose("face_up")
    assert (game.seat, game.prompt, game.options) == (3, "respond-recruit", ("confirm", "face_down"))
    assert game.match.view(3).proposal == "face_up"
    game.choose("face_down")
    assert (game.seat, game.prompt, game.options) == (2, "settle-recruit", ("face_up", "face_down"))
    game.choose("face_down")
    assert game.crews == (("mole",), ("enforcer",))


@rule("AA-11.12")
def test_a_single_opponent_chooses_alone() -> None:
    game = table(seats=3, hands={0: ["mole"] + ["sentinel"] * 3, 1: ["enforcer"] * 4})
    laid(game, "mole", "enforcer")
    assert (game.seat, game.prompt) == (2, "recruit")


@rule("AA-11.13", "AA-11.14", "AA-R-21", "AA-R-10")
@pytest.mark.parametrize(("taker", "partner"), [(0, 1), (1, 0)])
def test_the_team_agrees_who_takes_which_black_market_card(taker: int, partner: int) -> None:
    hands = {0: ["enforcer"] * 4, 1: [STILL, STILL, "saboteur", "mole"]}
    game = table(
        "advanced",
        seats=4,
        steps=(1, 0),
        blue=["sentinel", "sentinel"],
        hands=hands,
        supply=["mind_control", "watchtower", "masterplan"],
    )
    laid(game, "enforcer", STILL).choose("face_down", "confirm")
    assert (game.seat, game.prompt, game.options) == (0, "propose-taker", ("seat_0", "seat_1"))
    game.choose(f"seat_{taker}", "confirm")
    assert (game.seat, game.prompt, game.options) == (0, "propose-market", game.t.supply)
    game.choose("watchtower", "mind_control", "mind_control")
    assert (game.seat, game.prompt) == (taker, "mind-control")
    game.choose("sentinel")
    assert len(game.hand(taker)) == 5 and "sentinel" in game.hand(taker)
    assert len(game.hand(partner)) == 4


@rule("AA-11.14", "AA-R-21")
@pytest.mark.parametrize(("taker", "recruits"), [("seat_0", False), ("seat_1", True)])
def test_your_hand_is_the_takers_hand(taker: str, recruits: bool) -> None:
    game = table(
        "advanced",
        seats=4,
        steps=(1, 0),
        hands={0: ["enforcer"] * 4, 1: [STILL, STILL, "saboteur", "sentinel"]},
        supply=["outpost", "watchtower", "masterplan"],
        deck=["saboteur"] * 5,
    )
    laid(game, "enforcer", STILL).choose("face_down", "confirm", taker, "confirm", "outpost", "confirm")
    assert ("sentinel" in game.crews[GREEN]) == recruits


@rule("AA-11.14", "AA-11.3")
def test_ongoing_cards_work_for_the_whole_team() -> None:
    game = table("advanced", seats=4, hands={0: ["enforcer"] * 4, 1: [STILL] * 4}, ongoing=(["watchtower"], []))
    laid(game, "enforcer", STILL).choose("face_down", "confirm")
    assert game.steps[GREEN] == 3


@rule("AA-11.15", "AA-R-11")
@pytest.mark.parametrize(
    ("hands", "over"),
    [({2: [], 3: ["mole"]}, True), ({2: ["mole"], 3: []}, True), ({2: ["mole"], 3: ["sidekick"]}, False)],
)
def test_running_out_if_a_player_of_the_next_team_has_no_card(hands: dict[int, list[str]], over: bool) -> None:
    game = table(seats=4, hands={0: ["sentinel"], 1: [STILL], **hands}, deck=[])
    laid(game, "sentinel", STILL).choose("face_down", "confirm")
    if over:
        assert game.over() == ((0, 1), "running-out")
    else:
        assert game.outcome is None


@rule("AA-11.15", "AA-R-11")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, True), (2, False)])
def test_running_out_against_a_single_player(left: int, over: bool) -> None:
    game = table(seats=3, steps=(0, 1), hands={0: ["sentinel"], 1: [STILL], 2: ["mole", "sidekick"][:left]}, deck=[])
    laid(game, "sentinel", STILL).choose("face_down")
    if over:
        assert game.over() == ((2,), "running-out")
    else:
        assert game.outcome is None


@rule("AA-11.16")
def test_a_team_wins_as_a_whole() -> None:
    game = table(seats=4, steps=(6, 0), hands={0: ["enforcer"] * 4, 1: [STILL] * 4})
    laid(game, "enforcer", STILL).choose("face_down", "confirm")
    assert game.over() == ((0, 1), "catch")
    assert game.outcome is not None and game.outcome.scores == (1, 1, 0, 0)


@rule("AA-R-10")
def test_the_lead_passes_after_each_of_the_teams_own_turns() -> None:
    leads = []
    for turns in range(6):
        active = ("green", "blue")[turns % 2]
        game = table(seats=4, active=active, turns=turns)
        leads.append(tuple(game.t.lead_and_partner(side)[0] for side in range(2)))
    # green begins: turns 1 and 2 with 0, turns 3 and 4 with 1; blue's second turn is the fourth of the game
    assert leads == [(0, 2), (0, 2), (1, 2), (1, 3), (0, 3), (0, 2)]
    view = table(seats=4, turns=2).match.view(None)
    assert [side.lead for side in view.sides] == [1, 2]


@rule("AA-R-10", "AA-11.4")
def test_there_is_no_way_to_talk_about_cards() -> None:
    match = GAME.start(4, "basic", seed=1)
    with pytest.raises(IllegalAct):
        match.act(0, {"say": "I hold the mole"})
