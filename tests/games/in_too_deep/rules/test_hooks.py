"""TD-7, TD-8: the turn, hooking and dominance."""

from __future__ import annotations

import pytest

from brushpass.games.in_too_deep.rules.hooks import hook_options
from brushpass.games.in_too_deep.state import CRIMES, HAND, PETTY
from brushpass.testing import rule

from ..table import dealt, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}


# -- TD-7 --------------------------------------------------------------------------------------------------------------


@rule("TD-7.1", "TD-7.2", "TD-INV-15")
def test_a_turn_has_five_steps() -> None:
    game = table(at=AT, stage="hook")
    assert (game.seat, game.prompt) == (0, "hook")
    game.choose(("hook", "jumper"))
    assert game.field("jumper") == 1 and game.prompt == "act"
    game.choose("done")
    assert game.prompt == "crime"
    game.choose("none")
    assert game.prompt == "return"
    game.choose("done")
    assert (game.seat, game.prompt) == (1, "hook")


@rule("TD-7.2", "TD-INV-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_round(seats: int) -> None:
    game = dealt(seats, seed=seats).idle(2 * seats)
    turns = [event["seat"] for event in game.events("turn")][: 2 * seats]
    assert turns == [(turns[0] + step) % seats for step in range(2 * seats)]


@rule("TD-7.3", "TD-7.4", "TD-7.6", "TD-7.11")
def test_without_hooks_one_must_hook_and_only_one() -> None:
    game = table(at=AT, stage="hook", hooks=("", "hacker"))
    assert game.options == tuple(("hook", name) for name in game.t.city.names)
    game.choose(("hook", "jumper"))
    assert game.prompt == "act" and game.console().hooks == ("jumper",) and game.console().information == 3


@rule("TD-7.5", "TD-8.1")
def test_with_a_hook_the_step_may_be_skipped() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper shadow",)).choose("skip")
    assert game.prompt == "act" and game.console().hooks == ("jumper", "shadow")
    assert (game.field("jumper"), game.field("shadow"), game.field("hacker")) == (1, 1, 0)


@rule("TD-7.6", "TD-13.12")
def test_a_locked_hook_is_no_target() -> None:
    game = table(at=AT, stage="hook", hooks=("", "hacker shadow"), lock="hacker")
    assert game.offered("hook") == ["shadow", "jumper", "enforcer", "smuggler"]


@rule("TD-7.4", "TD-R-32")
def test_nobody_to_hook_is_no_reason_to_stand_still() -> None:
    """With one lock in the game it cannot come to that, so here only one criminal is left in play."""
    t = table(at=AT, stage="hook", hooks=("", "hacker"), lock="hacker").t
    t.city.names = ("hacker",)
    assert hook_options(t, 0, False) == ("skip",)


@rule("TD-7.7", "TD-7.8")
def test_with_three_hooks_one_goes_first() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper enforcer hacker",))
    assert game.offered("hook") == [] and game.offered("unhook") == ["jumper", "enforcer", "hacker"]
    assert "skip" in game.options
    game.choose(("unhook", "enforcer"))
    assert game.console().hooks == ("jumper", "hacker")
    assert "skip" not in game.options and "enforcer" in game.offered("hook")
    game.choose(("hook", "shadow"))
    assert game.console().hooks == ("jumper", "hacker", "shadow")


@rule("TD-7.8", "TD-R-5")
def test_whoever_unhooks_must_hook() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper enforcer",)).choose(("unhook", "jumper"), ("unhook", "enforcer"))
    assert game.console().hooks == () and {option[0] for option in game.options} == {"hook"}
    game.choose(("hook", "jumper"))
    assert game.console().hooks == ("jumper",) and game.field("jumper") == 1 and game.field("enforcer") == 0


@rule("TD-7.8", "TD-7.1")
def test_in_the_next_turn_the_step_may_be_skipped_again() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper", "shadow")).choose(("unhook", "jumper"), ("hook", "hacker"))
    game.end_turn()
    assert game.seat == 1 and "skip" in game.options


@rule("TD-7.9", "TD-7.10", "TD-INV-2")
def test_taking_a_hook_costs_one_and_the_others_close_up() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper", "hacker enforcer shadow")).choose(("hook", "enforcer"))
    assert game.console(0).hooks == ("jumper", "enforcer") and game.console(1).hooks == ("hacker", "shadow")
    assert (game.console(0).information, game.console(1).information) == (2, 4)
    assert game.events("took-hook") == [{"seat": 0, "criminal": "enforcer", "rival": 1, "paid": 1}]


@rule("TD-7.10", "TD-INV-12")
def test_who_has_nothing_lets_the_supply_pay() -> None:
    game = table(at=AT, stage="hook", hooks=("", "hacker"), information=(0, 3)).choose(("hook", "hacker"))
    assert (game.console(0).information, game.console(1).information) == (0, 4)
    assert game.events("took-hook")[0]["paid"] == 0


@rule("TD-7.12")
@pytest.mark.parametrize(("hooks", "drawn"), [("", 0), ("jumper", 0), ("jumper enforcer", 1)])
def test_the_third_port_brings_a_dilemma(hooks: str, drawn: int) -> None:
    game = table(at=AT, stage="hook", hooks=(hooks,)).choose(("hook", "shadow"))
    assert len(game.pile(HAND[0])) == drawn and len(game.events("dilemmas")) == drawn


@rule("TD-7.13")
def test_hooking_moves_nobody() -> None:
    game = table(at=AT, items={"rifle": "shadow"}, stage="hook", hooks=("", "shadow"))
    before = (game.t.city.at, game.t.city.items)
    game.choose(("hook", "shadow"))
    assert (game.t.city.at, game.t.city.items) == before


@rule("TD-17.7", "TD-R-38")
def test_who_lacks_crimes_draws_before_the_first_step() -> None:
    game = table(at=AT, stage="begin", crimes=("", "a1_1 petty_01"))
    assert game.prompt == "deck" and game.options == ("level-1", "level-2", "level-3")
    game.choose("level-2")
    assert game.prompt == "hook" and len(game.pile(CRIMES["level-2"][0])) == len(game.pile(CRIMES[PETTY][0])) == 1


# -- TD-8 --------------------------------------------------------------------------------------------------------------


@rule("TD-8.1")
def test_dominance_over_all_hooked_criminals() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper", "hacker"), dominance=({"jumper": 2, "hacker": 1},))
    game.choose(("hook", "shadow"))
    assert [game.field(one) for one in ("jumper", "shadow", "hacker")] == [3, 1, 1]


@rule("TD-8.2", "TD-R-6", "TD-INV-11")
def test_on_the_last_field_a_gain_is_lost() -> None:
    game = table(at=AT, stage="hook", hooks=("jumper",), dominance=({"jumper": 8},)).choose("skip")
    assert game.field("jumper") == 8 and game.events("dominance") == []
    assert game.offered("dominate") == []


@rule("TD-8.3", "TD-20.8")
def test_a_loss_never_goes_below_the_first_field() -> None:
    at = {"jumper": "blocks", "hacker": "harbour"}
    items = {"rifle": "jumper", "cash": "hacker"}
    for field, left in ((2, 1), (0, 0)):
        game = table(
            seats=4, at=at, items=items, hooks=("jumper hacker",), dominance=({"hacker": field},), stage="crime",
            crimes=("b2_3 petty_01",), story="b1_1",
        )  # fmt: skip
        game.choose("b2_3")
        assert game.field("hacker") == left


@rule("TD-8.4", "TD-8.5", "TD-10.14")
@pytest.mark.parametrize(("field", "able"), [(0, False), (2, False), (3, True), (5, True), (8, True)])
def test_abilities_from_the_ability_zone_on(field: int, able: bool) -> None:
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": field, "shadow": 8},))
    assert game.offered("jump") == (["blocks"] if able else [])


@rule("TD-8.4")
def test_an_ability_needs_the_hook() -> None:
    game = table(at=AT, hooks=("hacker", "jumper"), dominance=({"jumper": 8},))
    assert game.offered("jump") == [] and game.offered("hack") == []


@rule("TD-8.6", "TD-8.7", "TD-9.3", "TD-INV-11")
def test_stamina_buys_actions_of_that_criminal() -> None:
    dominance = ({"jumper": 6, "shadow": 2},)
    game = table(at=AT, hooks=("jumper shadow",), dominance=dominance, actions=0)
    assert {option[1] for option in game.options if option[0] in ("move", "pick", "zone")} == {"jumper"}
    game.choose(("move", "jumper", "parish"))
    assert game.field("jumper") == 5 and game.prompt == "act"
    game.choose(("move", "jumper", "harbour"))
    assert game.field("jumper") == 4 and game.offered("move") == []
    assert game.events("stamina") == [{"seat": 0, "criminal": "jumper"}] * 2


@rule("TD-8.6", "TD-R-44")
@pytest.mark.parametrize(("by", "actions", "field"), [("action", 1, 5), ("stamina", 2, 4)])
def test_with_actions_left_one_may_pay_by_stamina(by: str, actions: int, field: int) -> None:
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": 5},)).choose(("move", "jumper", "parish"))
    assert game.prompt == "pay" and game.options == ("action", "stamina")
    game.choose(by)
    assert (game.t.actions, game.field("jumper"), game.where("jumper")) == (actions, field, "parish")


@rule("TD-8.6", "TD-8.8")
def test_stamina_pays_for_abilities_that_are_still_allowed_after_it() -> None:
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": 5},), actions=0)
    game.choose(("jump", "blocks"))
    assert game.field("jumper") == 4 and game.where("jumper") == "blocks"
    assert game.offered("jump") == []


@rule("TD-8.8")
def test_dropping_out_of_a_zone_takes_the_permission_and_coming_back_gives_it() -> None:
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": 2},))
    assert game.offered("jump") == []
    game.choose(("dominate", "jumper"))
    assert game.offered("jump") == ["blocks"]


@rule("TD-9.10", "TD-R-7")
def test_the_dominance_action_is_not_paid_by_stamina() -> None:
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": 6},), actions=0)
    assert game.offered("dominate") == [] and game.offered("move")
    game = table(at=AT, hooks=("jumper",), dominance=({"jumper": 6},)).choose(("dominate", "jumper"))
    assert (game.t.actions, game.field("jumper"), game.prompt) == (1, 7, "act")
