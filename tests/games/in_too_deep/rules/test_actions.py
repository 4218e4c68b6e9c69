"""TD-9: actions and free actions."""

from __future__ import annotations

import pytest

from brushpass.games.in_too_deep.rules.abilities import MOST_HANDLED
from brushpass.testing import rule

from ..table import table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}


@rule("TD-9.1", "TD-INV-15")
def test_two_actions_split_as_one_likes() -> None:
    game = table(at=AT, hooks=("jumper shadow",)).choose(("move", "jumper", "parish"), ("move", "shadow", "harbour"))
    assert game.t.actions == 0 and game.options == ("done",)
    game = table(at=AT, hooks=("jumper shadow",)).choose(("move", "jumper", "parish"), ("move", "jumper", "ion_towers"))
    assert game.where("jumper") == "ion_towers" and game.options == ("done",)


@rule("TD-9.2")
def test_actions_that_are_not_used_are_lost() -> None:
    game = table(at=AT, hooks=("jumper", "shadow"), actions=1).choose("done").end_turn()
    assert game.seat == 1
    game.choose("skip").end_turn()
    game.choose("skip")
    assert (game.seat, game.prompt, game.t.actions) == (0, "act", 2)


@rule("TD-9.3", "TD-13.25", "TD-R-44")
@pytest.mark.parametrize(("token", "more"), [("actions_1", 1), ("actions_2", 2)])
def test_actions_from_tokens_are_one_pool_with_the_others(token: str, more: int) -> None:
    game = table(at=AT, hooks=("jumper shadow",), supports=(token,), offer=("swap_items", "move_search", "challenge"))
    game.choose(("support", token))
    assert game.t.actions == 2 + more and {name for name, _ in game.offered("move")} == {"jumper", "shadow"}


@rule("TD-9.4")
def test_move() -> None:
    game = table(at=AT, hooks=("jumper shadow",))
    assert {*game.offered("move")} == {("jumper", "parish"), ("jumper", "aerodrome"), ("shadow", "harbour")}


@rule("TD-9.5")
def test_pick_up_what_lies_in_the_zone() -> None:
    game = table(at=AT, items={"stims": "enforcer", "rifle": "harbour"}, hooks=("jumper enforcer",))
    assert {*game.offered("pick")} == {("jumper", "cash"), ("jumper", "rifle"), ("enforcer", "mono_blade")}
    game.choose(("pick", "enforcer", "mono_blade"))
    assert (game.holder("mono_blade"), game.holder("stims"), game.where("stims")) == ("enforcer", "", "parish")
    assert game.t.actions == 1


@rule("TD-9.6", "TD-9.7", "TD-9.8")
def test_the_effect_of_a_zone_without_search() -> None:
    game = table(at=AT, hooks=("jumper enforcer smuggler",))
    assert game.offered("zone") == ["jumper"]
    game.choose(("zone", "jumper"))
    assert game.search() == {"blocks": 2, "parish": 1, "harbour": 3}
    assert game.prompt == "bar"


@rule("TD-9.7")
def test_search_comes_before_the_effect() -> None:
    game = table(at=AT, hooks=("jumper",)).choose(("zone", "jumper"))
    events = [event.event for event in game.match.log(None)]
    assert events == ["used-zone", "searched"]


@rule("TD-9.9", "TD-9.15")
def test_which_abilities_cost_an_action() -> None:
    at = {"jumper": "harbour", "smuggler": "harbour", "oracle": "harbour", "crusher": "harbour", "hacker": "harbour"}
    able = dict.fromkeys(at, 3)
    words = {"jump": "jumper", "grab": "smuggler", "foresee": "oracle", "crush": "crusher", "hack": "hacker"}
    for word, free in (("jump", False), ("hack", False), ("grab", True), ("foresee", True), ("crush", True)):
        game = table(at=at, hooks=(words[word],), dominance=(able,))
        option = next(one for one in game.options if one[0] == word)
        game.choose(option)
        assert game.t.actions == (2 if free else 1), word
        game = table(at=at, hooks=(words[word],), dominance=(able,), actions=0)
        assert any(one[0] == word for one in game.options) == free


@rule("TD-9.10")
def test_gain_dominance_over_one_hooked_criminal() -> None:
    game = table(at=AT, hooks=("jumper enforcer", "hacker"))
    assert game.offered("dominate") == ["jumper", "enforcer"]
    game.choose(("dominate", "enforcer"))
    assert (game.field("enforcer"), game.field("jumper"), game.t.actions) == (1, 0, 1)


@rule("TD-9.11", "TD-9.12")
def test_dropping_is_free_before_between_and_after_actions() -> None:
    game = table(at=AT, items={"rifle": "jumper"}, hooks=("jumper", "hacker")).choose(("drop", "jumper"))
    assert (game.t.actions, game.where("rifle"), game.holder("rifle")) == (2, "harbour", "")
    assert game.offered("drop") == []
    game.choose(("pick", "jumper", "rifle"), ("drop", "jumper"), ("pick", "jumper", "cash"), ("drop", "jumper"))
    assert game.options == ("done",)


@rule("TD-9.11")
def test_nothing_else_is_done_in_the_middle_of_an_action() -> None:
    game = table(
        at=AT, items={"rifle": "jumper"}, hooks=("jumper",), supports=("actions_2",), crimes=("a1_1 petty_08",)
    )
    game.choose(("zone", "jumper"))
    assert game.prompt == "bar" and not any(isinstance(option, tuple) for option in game.options)


@rule("TD-9.13")
def test_a_support_token_is_free() -> None:
    game = table(at=AT, hooks=("jumper",), supports=("ignore_barriers",)).choose(("support", "ignore_barriers"))
    assert game.t.actions == 2 and game.console().supports == () and game.t.support_discard == ("ignore_barriers",)


@rule("TD-9.14", "TD-16.1")
def test_a_petty_crime_is_free() -> None:
    items = {"rifle": "jumper", "cash": "hacker"}
    game = table(at=AT, items=items, hooks=("jumper hacker",), crimes=("a1_1 petty_18",), actions=0)
    assert game.offered("petty") == ["petty_18"]
    game.choose(("petty", "petty_18"))
    assert game.console().information == 4


@rule("TD-9.16")
def test_without_hooks_only_tokens_petty_crimes_and_the_end() -> None:
    game = table(
        at=AT, supports=("move_search",), crimes=("a1_1 petty_18",), offer=("swap_items", "actions_1", "challenge")
    )
    assert game.options == (("support", "move_search"), "done")


@rule("TD-R-41", "TD-9.12", "TD-10.12")
def test_handing_things_about_comes_to_an_end() -> None:
    items = {"rifle": "blocks", "cash": "blocks"}
    game = table(at=AT, items=items, hooks=("smuggler jumper",), dominance=({"smuggler": 3},))
    done = 0
    while game.offered("grab") or game.offered("drop"):
        game.choose(("drop", "smuggler") if done % 2 else ("grab", "rifle"))
        done += 1
    assert done == MOST_HANDLED == 8 and game.t.actions == 2
    game.choose(("move", "jumper", "parish"))
    assert game.offered("grab")


@rule("TD-R-41")
def test_the_next_turn_begins_afresh() -> None:
    game = table(
        at=AT, items={"rifle": "smuggler"}, hooks=("jumper", "smuggler"), dominance=({}, {"smuggler": 3}), handled=8
    )
    game.end_turn().choose("skip")
    assert game.seat == 1 and game.offered("drop") == ["smuggler"]
