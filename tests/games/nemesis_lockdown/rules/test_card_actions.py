"""NL-10.1 to NL-10.15, NL-10.19, NL-10.22: Action cards, Item actions, Computer Actions, and Room actions by card."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.state import COMPUTERS, Lockdown
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import BOX, Table, table, twins

AWAY: dict[str, Any] = {
    "rooms": ("r001", "stairs_d", "stairs_d"), "tiles": {"r001": "archive", "r002": "laboratory"},
}  # fmt: skip
HACKER: dict[str, Any] = {**AWAY, "characters": ("hacker", "survivor", "sentry")}


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("NL-10.1", "NL-8.2", "NL-8.4", "NL-40.6")
def test_a_card_is_played_paid_with_others_and_discarded_when_all_is_done() -> None:
    game = table(**AWAY, hand=("repairs rest search",), base={"faults": ("r001",)}).choose(("card", "repairs"))
    assert game.prompt == "pay" and game.options == ("rest", "search"), "not with the card itself"
    game.choose("search")
    assert not game.t.base.faults and game.hand() == ["rest"] and game.crew().discard == ("search", "repairs")
    assert game.events("plays") == [{"seat": 0, "card": "repairs"}]


@rule("NL-10.1", "NL-6.4")
def test_a_card_is_not_shuffled_back_by_what_it_draws() -> None:
    rest = [card for card in BOX.decks["survivor"] if card not in ("obstinate", "repairs")]
    game = table(**AWAY, hand=("obstinate repairs",), discard=(" ".join(rest),), crew=({"dressed": ("knee",)},))
    game.do("card", "obstinate").choose(0)
    assert game.crew().discard == ("obstinate",) and len(game.hand()) == 2


@rule("NL-10.1", "NL-8.8")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    assert ("card", "repairs") not in table(**AWAY, hand=("repairs contamination",), base={"faults": ("r001",)}).options


@rule("NL-10.2")
def test_a_card_of_cost_0_needs_no_other() -> None:
    game = table(**AWAY, hand=("demolition",)).choose(("card", "demolition"))
    assert game.prompt == "either" and not game.hand()


@rule("NL-8.11")
def test_cards_keep_to_their_combat_symbols() -> None:
    cards = ("desperate_attack search demolition rest",)
    calm, fight = table(**AWAY, hand=cards), table(**AWAY, hand=cards, figures=("larva r001",))
    assert ("card", "search") in calm.options and ("card", "desperate_attack") not in calm.options
    assert ("card", "search") not in fight.options and ("card", "desperate_attack") in fight.options
    assert ("card", "demolition") in calm.options and ("card", "demolition") in fight.options


@rule("NL-10.3", "NL-10.21")
def test_an_item_costs_what_it_says_and_more_with_a_wounded_hand() -> None:
    game = table(**AWAY, inventory=("research_documents",)).do("item", "green", "research_documents")
    assert len(game.hand()) == 4
    game = table(**AWAY, inventory=("research_documents",), crew=({"wounds": ("hand",)},))
    assert len(game.do("item", "green", "research_documents").hand()) == 3


# -- computers ---------------------------------------------------------------------------------------------------------


@rule("NL-10.10", "NL-14.38", "NL-8.13")
def test_a_computer_action_needs_a_computer_power_and_no_malfunction() -> None:
    assert table(**AWAY).offered("computer")
    assert not table(**AWAY, power="s02").offered("computer")
    assert not table(**AWAY, base={"faults": ("r001",)}).offered("computer")
    assert not table(**{**AWAY, "rooms": ("repository",)}).offered("computer")
    assert not table(**AWAY, figures=("larva r001",)).offered("computer")


@rule("NL-10.11", "NL-40.29")
def test_one_of_the_three_options_is_used_for_the_price_of_the_card() -> None:
    game = table(**AWAY, computer="computer_action_b")
    assert game.offered("computer") == [0, 1, 2]
    game.do("computer", 0)
    assert game.crew().knowledge == 4 and len(game.hand()) == 4 and not game.events("looked-at-css")


@rule("NL-10.12", "NL-10.14", "NL-39.24")
def test_a_used_computer_card_goes_under_its_deck_and_the_next_lies_open() -> None:
    game = table(**AWAY, computer="computer_action_b", chance=("computer_action_d",)).do("computer", 0)
    view = game.match.view(1)
    assert view.base.computer == "computer_action_d" and view.base.used == ("computer_action_b",)
    assert game.events("computer") == [{"card": "computer_action_d"}]


@rule("NL-10.12", "NL-10.14", "NL-39.24")
def test_which_computer_card_comes_next_nobody_knows() -> None:
    assert len(table(**AWAY).t.piles[COMPUTERS]) == 5
    assert not hasattr(table(**AWAY).match.view(0), "computers")


@rule("NL-10.13", "NL-10.15", "NL-3.17")
def test_lockdown_breaks_the_room_down_and_all_six_are_shuffled() -> None:
    game = table(**AWAY, computer="computer_action_b", chance=("lockdown", "lockdown", "computer_action_b"))
    game.do("computer", 0)
    assert game.t.base.faults == ("r001",) and game.t.base.used == ()
    assert game.t.base.computer == "computer_action_b" and len(game.t.piles[COMPUTERS]) == 5
    assert "lockdown" in game.t.piles[COMPUTERS], "it never stays on top"


@rule("NL-10.11")
def test_cheat_codes_carry_out_two_of_the_options() -> None:
    def unlocked(t: Lockdown) -> None:
        t.crew[0].quest = ""

    there: dict[str, Any] = {**HACKER, "things": ("cheat_codes",), "computer": "computer_action_b", "bent": unlocked}
    game = table(**there).do("computer", 0)
    assert game.prompt == "computer" and game.options == ("enough", 1, 2)
    game.choose(1, 8)
    assert game.crew().knowledge == 2 and game.events("looked-at-css") and game.t.base.used == ("computer_action_b",)
    assert table(**there).do("computer", 0).choose("enough").t.base.used == ("computer_action_b",)


@rule("NL-10.19")
def test_the_back_door_needs_a_working_computer_but_no_power() -> None:
    there: dict[str, Any] = {**HACKER, "hand": ("backdoor rest",), "computer": "computer_action_b"}
    game = table(**there, power="").do("card", "backdoor")
    assert game.prompt == "computer" and len(game.hand()) == 1
    assert game.choose(0).crew().knowledge == 2
    assert ("card", "backdoor") not in table(**there, base={"faults": ("r001",)}).options


@rule("NL-10.19")
def test_an_item_that_asks_for_a_computer_needs_no_power() -> None:
    there: dict[str, Any] = {**AWAY, "inventory": ("access_card",), "orders": ("", "code_red")}
    assert table(**there, power="").offered("item") == [("red", "access_card")]
    assert not table(**there, power="", base={"faults": ("r001",)}).offered("item")


# -- Room actions by card ----------------------------------------------------------------------------------------------

REMOTE: dict[str, Any] = {**HACKER, "hand": ("remote_execution rest search",)}


def remote(game: Table) -> tuple[Any, ...]:
    """The Room actions that can be performed from afar."""
    return game.do("card", "remote_execution").options


@rule("NL-10.22")
def test_a_room_action_from_afar_is_free_and_keeps_its_other_conditions() -> None:
    tiles = {"r001": "archive", "r002": "power_generator", "r003": "testing_lab"}
    game = table(**{**REMOTE, "tiles": tiles}, power="s01")
    assert remote(game) == (("r001", 0), ("r002", 1), ("alert_room", 0), ("alert_room", 1))
    game.choose(("r002", 1))
    assert not game.t.base.power["s01"][1] and len(game.hand()) == 1, "its Section is meant"
    broken = table(**{**REMOTE, "tiles": tiles}, base={"faults": ("r002",)})
    assert ("r002", 1) not in remote(broken)
    assert ("card", "remote_execution") not in table(**REMOTE, figures=("larva r001",)).options


@rule("NL-10.22", "NL-26.17")
def test_this_room_means_the_room_whose_action_it_is() -> None:
    game = table(**REMOTE, things=("egg",), base={"objects": (("r002", "carcass", -1),)})
    game.do("card", "remote_execution").choose(("r002", 0))
    assert game.options == ((-1, "carcass"),), "not the Egg in hand"


@rule("NL-10.22")
def test_a_plan_uses_the_own_room_free_of_charge() -> None:
    there: dict[str, Any] = {**AWAY, "characters": ("sentry", "survivor"), "hand": ("defense_plan",)}
    game = table(**there).do("card", "defense_plan").choose(0)
    assert game.options == (("r001", 0),)
    game.choose(("r001", 0))
    assert game.crew().verified and not game.hand()


# -- looking at Rooms --------------------------------------------------------------------------------------------------


@rule("NL-39.17", "NL-39.18", "NL-39.31")
def test_what_a_drone_saw_nobody_else_can_tell() -> None:
    there: dict[str, Any] = {**AWAY, "inventory": ("recon_drone",), "hand": ("rest search",)}
    one = table(**there, chance=("surgery", "explore_silence_1"))
    other = table(**there, chance=("guard_room", "explore_danger_1"))
    lived(one, other, ("item", "red", "recon_drone"), "rest", "r003", seats=(1,))
    assert one.saw("saw-tile") == [{"room": "r003", "tile": "surgery"}]
    assert one.saw("saw-token") == [{"room": "r003", "token": "explore_silence_1"}] and not one.saw("saw-tile", 1)


@rule("NL-39.17")
def test_two_rooms_on_the_plans_are_seen_without_their_tokens() -> None:
    game = table(**AWAY, inventory=("facility_plans",), chance=("surgery", "nest"))
    game.do("item", "yellow", "facility_plans").choose("r003", "r004")
    assert [told["tile"] for told in game.saw("saw-tile")] == ["surgery", "nest"] and not game.saw("saw-token")


@rule("NL-32.7", "NL-39.8", "NL-39.31")
def test_whose_contingencies_a_card_showed_and_which_nobody_else_can_tell() -> None:
    there: dict[str, Any] = {**AWAY, "inventory": ("access_card",), "hand": ("rest search",)}
    pair = twins({"orders": ("", "code_red")}, {"orders": ("", "code_gray")}, seats=3, **there)
    lived(*pair, ("item", "red", "access_card"), "rest", 0, seats=(2,))
    assert pair[0].saw("saw-orders") == [{"source": 1, "orders": ("code_red",)}]


@rule("NL-32.7", "NL-39.8")
def test_a_computer_shows_the_contingencies_of_somebody_in_the_section() -> None:
    near = {**AWAY, "rooms": ("r001", "repository", "stairs_d"), "hand": ("rest search",)}
    pair = twins({"orders": ("", "code_red", "code_blue")}, {"orders": ("", "code_gray", "code_blue")}, seats=3, **near)
    lived(*pair, ("computer", 2), "rest", seats=(2,))
    assert pair[1].saw("saw-orders") == [{"source": 1, "orders": ("code_gray",)}]


@rule("NL-8.16", "NL-8.18")
def test_nothing_is_given_up_for_an_effect_that_would_do_nothing() -> None:
    shut = {"doors": {"c01": "closed", "c02": "closed"}}
    fight: dict[str, Any] = {"rooms": ("r001",), "tiles": {"r001": "archive"}, "figures": ("adult r001",)}
    cards: dict[str, Any] = {"hand": ("distraction rest",), "inventory": ("medkit",)}
    assert "distraction" in table(**fight, **cards).offered("card")
    assert "distraction" not in table(**fight, **cards, base=shut).offered("card"), "there is no way out"
    stun: dict[str, Any] = {"characters": ("sentry", "survivor"), "hand": ("stun rest",), "things": ("rifle",)}
    calm = table(**{**fight, **stun, "figures": ()}).do("card", "stun")
    assert calm.prompt == "either" and calm.options == (0,), "there is nobody to be driven off"
