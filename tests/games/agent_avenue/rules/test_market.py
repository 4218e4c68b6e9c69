"""AA-10.4 to AA-10.25: how black market cards are taken and resolved."""

from __future__ import annotations

import pytest

from brushpass.games.agent_avenue.rules.recruit import enlist
from brushpass.games.agent_avenue.state import MARKET_DECK
from brushpass.testing import rule

from ..table import BLUE, GREEN, table

STILL = "codebreaker"
"""An agent that moves nobody."""


@rule("AA-10.4", "AA-1.3")
@pytest.mark.parametrize("corner", [2, 5, 9, 12])
def test_landing_on_a_corner_gives_a_card_of_the_supply(corner: int) -> None:
    game = table("advanced", steps=(corner - 1, corner - 1), hands={0: ["enforcer", STILL, "mole", "saboteur"]})
    supply = game.t.supply
    game.turn("enforcer", STILL)
    assert (game.seat, game.prompt, game.options) == (0, "take-market-card", supply)


@rule("AA-10.5", "AA-EX-7")
def test_landing_backward_counts_as_well() -> None:
    game = table("advanced", steps=(6, 4), hands={0: ["saboteur", STILL, "mole", "enforcer"]})
    game.turn("saboteur", STILL)
    assert game.spaces[GREEN] == 5 and game.prompt == "take-market-card"


@rule("AA-10.6", "AA-EX-8")
def test_passing_gives_nothing() -> None:
    game = table("advanced", steps=(1, 0), hands={0: ["daredevil", STILL, "mole", "enforcer"]})
    game.turn("daredevil", STILL)
    assert game.spaces[GREEN] == 3 and game.prompt == "swap"


@rule("AA-10.7", "AA-EX-9")
@pytest.mark.parametrize("agent", ["sentinel", "codebreaker"])
def test_standing_still_gives_nothing(agent: str) -> None:
    game = table("advanced", steps=(9, 4), hands={0: [agent, "saboteur", "mole", "enforcer"]})
    game.turn(agent, "saboteur")
    assert game.spaces[GREEN] == 9 and game.prompt == "swap"


@rule("AA-10.8", "AA-INV-3")
def test_the_gap_is_filled_before_the_ability() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        blue=["saboteur"],
        hands={0: ["enforcer", STILL, "mole", "saboteur"]},
        supply=["watchtower", "mind_control", "supercomputer"],
    )
    game.turn("enforcer", STILL)
    game.choose("mind_control")
    assert game.prompt == "mind-control"
    assert len(game.t.supply) == 3 and "mind_control" not in game.t.supply
    assert (game.t.supply[0], game.t.supply[2]) == ("watchtower", "supercomputer")
    assert len(game.t.piles[MARKET_DECK]) == 11
    assert game.t.resolving == "mind_control" and game.t.discard == ()


@rule("AA-10.9", "AA-10.23", "AA-EX-10")
def test_the_active_player_resolves_wholly_before_the_opponent_takes() -> None:
    game = table(
        "advanced",
        steps=(1, 1),
        green=["sentinel", "daredevil"],
        hands={0: ["enforcer"] * 4, 1: [STILL] * 4},
        supply=["smoke_screen", "watchtower", "supercomputer"],
        deck=["daredevil", "daredevil", "daredevil"],
    )
    game.turn("enforcer", "enforcer")  # both land: green on 2, blue on 9
    assert game.spaces == (2, 9)
    assert (game.seat, game.prompt) == (0, "take-market-card")
    game.choose("smoke_screen")  # a second daredevil: three forward, onto the next corner
    assert game.spaces == (5, 9)
    assert (game.seat, game.prompt) == (0, "take-market-card")
    game.choose("watchtower")
    refreshed = game.t.supply
    assert (game.seat, game.prompt, game.options) == (1, "take-market-card", refreshed)
    assert "watchtower" not in refreshed and len(refreshed) == 3
    game.choose("supercomputer")
    assert game.ongoing == (("watchtower",), ("supercomputer",))
    assert game.t.discard == ("smoke_screen",)
    assert game.t.active == BLUE and game.prompt == "lay-face-up"


@rule("AA-10.9")
def test_only_the_opponent_landing() -> None:
    game = table("advanced", steps=(0, 1), hands={0: [STILL, "enforcer", "mole", "saboteur"]})
    game.turn(STILL, "enforcer")
    assert (game.seat, game.prompt) == (1, "take-market-card")


@rule("AA-10.10", "AA-INV-2")
def test_an_instant_card_is_resolved_and_discarded() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        hands={0: ["enforcer", STILL, "mole", "saboteur"]},
        supply=["surveillance_truck", "watchtower", "masterplan"],
    )
    game.turn("enforcer", STILL).choose("surveillance_truck")
    assert game.spaces[GREEN] == 3
    assert game.t.discard == ("surveillance_truck",) and game.ongoing == ((), ())


@rule("AA-10.11")
def test_an_ongoing_card_stays_in_front_of_its_owner() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        hands={0: ["enforcer", STILL, "mole", "saboteur"]},
        supply=["surveillance_truck", "watchtower", "masterplan"],
    )
    game.turn("enforcer", STILL).choose("masterplan")
    assert game.match.view(1).sides[GREEN].ongoing == ("masterplan",)
    assert game.t.discard == ()


@rule("AA-10.12", "AA-10.25")
@pytest.mark.parametrize("card", ["outpost", "smoke_screen", "double_trouble", "secret_recruit"])
def test_an_ability_that_cannot_be_carried_out_is_skipped(card: str) -> None:
    hand = ["enforcer", STILL, "saboteur", "mole"]
    game = table(
        "advanced",
        steps=(1, 0),
        green=["saboteur", "mole"] if card == "secret_recruit" else [],
        hands={0: ["enforcer", STILL, "saboteur", "saboteur"] if card == "secret_recruit" else hand},
        supply=[card, "watchtower", "masterplan"],
        deck=[],
    )
    game.turn("enforcer", STILL).choose(card)
    assert game.t.discard == (card,)
    assert game.events("could-not") == [{"seat": 0, "market": card}]
    assert game.t.active == BLUE and game.spaces[GREEN] == 2


@rule("AA-10.13", "AA-R-22")
def test_a_new_ongoing_card_does_not_touch_the_agent_that_led_to_it() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        hands={0: ["enforcer", STILL, "mole", "saboteur"]},
        supply=["surveillance_truck", "watchtower", "masterplan"],
    )
    game.turn("enforcer", STILL).choose("watchtower")
    assert game.steps[GREEN] == 2


@rule("AA-10.13", "AA-R-22")
def test_it_applies_to_a_later_recruitment_of_the_same_turn() -> None:
    game = table(
        "advanced",
        steps=(1, 1),
        hands={0: ["enforcer"] * 4},
        supply=["surveillance_truck", "watchtower", "masterplan"],
        deck=[],
    )
    game.turn("enforcer", "enforcer").choose("watchtower")
    assert game.t.active == GREEN and game.seat == 1  # it is still green's turn
    enlist(game.t, GREEN, "enforcer")
    assert game.steps[GREEN] == 2 + 2 + 2


@rule("AA-10.14")
@pytest.mark.parametrize("card", ["smoke_screen", "secret_recruit", "double_trouble"])
def test_ongoing_cards_work_however_the_agent_is_recruited(card: str) -> None:
    game = table(
        "advanced",
        steps=(3, 0),
        hands={0: ["daredevil", STILL, "enforcer", "enforcer"]},
        supply=[card, "supercomputer", "masterplan"],
        ongoing=(["watchtower"], []),
        deck=["enforcer"] * 4,
    )
    game.turn("daredevil", STILL).choose(card)
    if card != "smoke_screen":
        game.choose("enforcer")
    assert game.steps[GREEN] == 5 + 3


@rule("AA-10.15", "AA-10.18", "AA-EX-11", "AA-10.40")
def test_an_ability_that_recruits_places_counts_moves_and_refills() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        green=["sentinel"],
        hands={0: ["enforcer", STILL, "sentinel", "saboteur"]},
        supply=["outpost", "supercomputer", "masterplan"],
        deck=["saboteur"] * 4,
    )
    game.turn("enforcer", STILL).choose("outpost")
    assert game.crews[GREEN] == ("sentinel", "enforcer", "sentinel")
    assert game.spaces[GREEN] == 4  # two forward for the second sentinel
    assert game.hand(0) == ["saboteur"] * 4


@rule("AA-10.16", "AA-R-8")
def test_a_chain_gives_another_card_after_the_refill() -> None:
    chain = table(
        "advanced",
        steps=(1, 0),
        green=["daredevil"],
        hands={0: ["enforcer", STILL, "daredevil", "daredevil"]},
        supply=["double_trouble", "supercomputer", "masterplan"],
        deck=["saboteur"] * 3,
    )
    chain.turn("enforcer", STILL).choose("double_trouble", "daredevil")
    assert chain.spaces[GREEN] == 5 and chain.prompt == "take-market-card"
    assert len(chain.hand(0)) == 4 and chain.deck == []  # refilled before the chained card is taken


@rule("AA-10.17")
def test_an_ability_is_finished_before_anything_else() -> None:
    game = table(
        "advanced",
        steps=(1, 1),
        green=["sentinel"],
        hands={0: ["enforcer"] * 4},
        supply=["spycation", "supercomputer", "masterplan"],
        deck=[],
    )
    game.turn("enforcer", "enforcer").choose("spycation", "sentinel")
    assert (game.seat, game.prompt) == (0, "spycation-recruit")  # blue is due, but has to wait
    game.choose("keep")
    assert (game.seat, game.prompt) == (1, "take-market-card")


@rule("AA-10.20", "AA-10.42")
def test_taking_an_agent_out_of_play_moves_nobody() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        blue=["double_agent"] * 2,
        hands={0: ["enforcer", STILL, "mole", "saboteur"]},
        supply=["mind_control", "supercomputer", "masterplan"],
    )
    game.turn("enforcer", STILL).choose("mind_control", "double_agent")
    assert game.steps == (2, 0)
    assert game.crews[BLUE] == ("double_agent", STILL)


@rule("AA-10.21", "AA-8.9")
@pytest.mark.parametrize("active", ["green", "blue"])
def test_a_market_win_condition_is_settled_like_the_others(active: str) -> None:
    me = ("green", "blue").index(active)
    seven = ["codebreaker", "daredevil", "double_agent", "enforcer", "mole", "saboteur", "sidekick"]
    crews = [seven, ["codebreaker"] * 2]
    hand = ["sentinel", "codebreaker", "enforcer", "saboteur"]
    game = table(
        "advanced", active=active, green=crews[0], blue=crews[1], hands={me: hand}, ongoing=(["masterplan"], [])
    )
    if me == 0:
        game.turn("sentinel", "codebreaker")
        assert game.over() == ((0,), "masterplan")
    else:
        game.turn("codebreaker", "sentinel")
        assert game.over() == ((1,), "codebreakers")


@rule("AA-10.22", "AA-10.37")
def test_the_home_space_is_the_start_space_of_the_colour() -> None:
    hand = [STILL, "enforcer", "mole", "saboteur"]
    game = table("advanced", steps=(1, 6), hands={0: hand}, ongoing=(["security_system"], []))
    game.turn(STILL, "enforcer")
    assert game.spaces == (1, 0)  # blue stands on green's home
    assert game.over() == ((0,), "security-system")
    other = table("advanced", steps=(1, 6), hands={0: hand}, ongoing=([], ["security_system"]))
    other.turn(STILL, "enforcer")
    assert other.spaces == (1, 0) and other.outcome is None


@rule("AA-10.24", "AA-R-22", "AA-10.36")
def test_an_end_step_card_counts_in_the_turn_it_was_taken() -> None:
    seven = ["codebreaker", "daredevil", "double_agent", "mole", "saboteur", "sidekick"]
    game = table(
        "advanced",
        steps=(1, 0),
        green=seven,
        hands={0: ["enforcer", STILL, "saboteur", "saboteur"]},
        supply=["masterplan", "supercomputer", "watchtower"],
    )
    game.turn("enforcer", STILL).choose("masterplan")
    assert game.over() == ((0,), "masterplan")


@rule("AA-R-4")
def test_an_empty_market_deck_lets_the_supply_shrink_until_nothing_is_taken() -> None:
    game = table(
        "advanced",
        steps=(1, 1),
        hands={0: ["enforcer"] * 4},
        supply=["watchtower"],
        market_deck=[],
        deck=[],
    )
    discarded = game.t.discard
    game.turn("enforcer", "enforcer").choose("watchtower")
    assert game.t.supply == () and game.t.discard == discarded
    assert game.t.active == BLUE and game.prompt == "lay-face-up"  # blue, on a corner too, takes nothing
    later = table(
        "advanced", steps=(1, 0), hands={0: ["enforcer", STILL, "mole", "saboteur"]}, supply=[], market_deck=[]
    )
    later.turn("enforcer", STILL)
    assert later.prompt == "swap"


@rule("AA-R-5")
@pytest.mark.parametrize(
    ("card", "options"),
    [("mind_control", ("codebreaker", "mole")), ("double_trouble", ("saboteur",)), ("secret_recruit", ("saboteur",))],
)
def test_an_ability_that_can_be_carried_out_must_be(card: str, options: tuple[str, ...]) -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        blue=["mole"],
        hands={0: ["enforcer", STILL, "saboteur", "saboteur"]},
        supply=["mind_control", "double_trouble", "secret_recruit"],
        deck=["saboteur", "saboteur"],
    )
    game.turn("enforcer", STILL).choose(card)
    assert (game.prompt, game.options) == (card.replace("_", "-"), options)


@rule("AA-R-18")
def test_who_is_due_is_judged_once_after_both_movements() -> None:
    game = table(
        "advanced",
        steps=(1, 1),
        hands={0: ["enforcer"] * 4},
        supply=["mind_control", "watchtower", "masterplan"],
        deck=[],
    )
    game.turn("enforcer", "enforcer").choose("mind_control", "enforcer")
    assert (game.seat, game.prompt) == (1, "take-market-card")  # although the agent that led blue here is gone
