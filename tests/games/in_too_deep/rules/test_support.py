"""TD-13: support tokens."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.in_too_deep.state import (
    BESIDE,
    BONUS,
    DATABANK,
    DILEMMA_DISCARD,
    DISPLAY,
    HAND,
    MEMORY,
    NOBODY,
    PETTY,
    STASH,
    SUPPORT,
    ZONES,
    InTooDeep,
)
from brushpass.testing import rule

from ..table import BOX, ECHO, Table, dilemma, table

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}
FREE = {"aerodrome": 3, "parish": 2, "blocks": 1}
"""Search that leaves the Ion Towers and the Harbour alone."""


def using(token: str, **more: Any) -> Table:
    """A token has just been used: a kept one, or an instant one that was taken in the Ion Towers."""
    at = {**AT, **more.pop("at", {})}
    hooks = more.pop("hooks", ("hacker",))
    if BOX.supports[token].timing == "keep":
        offer = [one for one in ("swap_items", "move_search", "actions_1", "challenge") if one != token][:3]
        more = {"offer": offer, **more}
        return table(at=at, hooks=hooks, supports=(token,), **more).choose(("support", token))
    return table(at=at, hooks=hooks, offer=(token, "challenge", "actions_1"), search=FREE, **more).choose(
        ("zone", "hacker"), "support", 1
    )


# -- gaining -----------------------------------------------------------------------------------------------------------


@rule("TD-13.1", "TD-13.2", "TD-13.3", "TD-13.4")
@pytest.mark.parametrize(("third", "after"), [(1, (0, 3, 1)), (2, (1, 0, 2)), (3, (2, 2, 0))])
def test_a_token_with_its_information(third: int, after: tuple[int, ...]) -> None:
    game = table(at=AT, hooks=("hacker",), search=FREE, offered=(1, 2, 1)).choose(("zone", "hacker"), "support", third)
    assert game.t.offered == after and all(game.t.offer) and len(game.pile(SUPPORT)) == 34
    assert game.console().information == 3 + (1, 2, 1)[third - 1]
    assert game.console().supports == (("swap_items", "actions_1", "move_search")[third - 1],)
    assert game.prompt == "act"


@rule("TD-13.3", "TD-13.6")
def test_an_empty_supply_is_made_anew_of_the_discard() -> None:
    game = table(at=AT, hooks=("hacker",), search=FREE).t
    rest = " ".join(game.piles[SUPPORT])
    again = table(at=AT, hooks=("hacker",), search=FREE, support_discard=rest)
    again.choose(("zone", "hacker"), "support", 1)
    assert all(again.t.offer) and len(again.pile(SUPPORT)) == 34 and again.t.support_discard == ()


@rule("TD-13.3", "TD-13.1")
def test_a_third_that_cannot_be_filled_stays_empty_and_is_no_choice() -> None:
    def all_are_kept(t: InTooDeep) -> None:
        t.piles[SUPPORT], t.offer = [], ("swap_items", "actions_1", "")

    game = table(at=AT, hooks=("hacker",), search=FREE, bent=all_are_kept).choose(("zone", "hacker"), "support")
    assert game.options == (1, 2)
    game.choose(1)
    assert game.t.offer == ("", "actions_1", "") and game.t.offered == (0, 1, 0)


@rule("TD-13.5", "TD-11.7")
def test_without_any_offer_there_is_no_support() -> None:
    def all_are_kept(t: InTooDeep) -> None:
        t.piles[SUPPORT], t.offer = [], ("", "", "")

    game = table(at=AT, hooks=("hacker",), search=FREE, bent=all_are_kept).choose(("zone", "hacker"))
    assert "support" not in game.options


@rule("TD-13.3", "TD-13.5")
def test_an_instant_token_is_not_among_those_its_place_is_filled_with() -> None:
    """The supply is empty and so is the discard but for one token: that one comes."""

    def one_is_left(t: InTooDeep) -> None:
        t.piles[SUPPORT], t.support_discard = [], ("dominance_2",)

    offer = ("tolerance", "challenge", "actions_1")
    game = table(at=AT, hooks=("hacker",), search=FREE, offer=offer, bent=one_is_left)
    game.choose(("zone", "hacker"), "support", 1)
    assert game.t.offer[0] == "dominance_2" and game.t.support_discard == ("tolerance",)


@rule("TD-13.4", "TD-R-15")
def test_a_kept_token_is_used_in_step_three() -> None:
    game = table(at=AT, hooks=("hacker", "jumper"), supports=("actions_2",), stage="hook")
    assert not game.offered("support")
    game.choose("skip")
    assert game.offered("support") == ["actions_2"]
    game.choose("done")
    assert not game.offered("support")


@rule("TD-13.5", "TD-13.6", "TD-INV-14")
def test_an_instant_token_works_at_once() -> None:
    game = using("tolerance")
    assert game.console().tolerance == 2 and game.console().supports == () and game.t.support_discard == ("tolerance",)


@rule("TD-13.5")
@pytest.mark.parametrize("token", ["draw_discard_dilemmas", "peek_evidence", "peek_take_evidence", "take_evidence"])
def test_what_cannot_be_done_is_skipped(token: str) -> None:
    game = using(token, display=0, no_supply=True, discarded=())
    while game.prompt != "act":
        game.choose(game.options[0])
    assert game.t.support_discard == (token,)


@rule("TD-13.6", "TD-9.13")
def test_two_tokens_of_a_sort_are_one_option_and_used_one_by_one() -> None:
    game = table(
        at=AT, hooks=("hacker",), supports=("actions_1 actions_1",), offer=("swap_items", "challenge", "tolerance")
    )
    assert game.offered("support") == ["actions_1"]
    game.choose(("support", "actions_1"))
    assert game.console().supports == ("actions_1",) and game.t.actions == 3


# -- things in the city ------------------------------------------------------------------------------------------------


@rule("TD-13.7")
def test_swap_items() -> None:
    game = using("swap_items", items={"rifle": "jumper", "cash": "shadow"}).choose("rifle", "cash")
    assert (game.holder("rifle"), game.holder("cash")) == ("shadow", "jumper")


@rule("TD-13.8")
@pytest.mark.parametrize("holder", ["jumper", "ion_towers"])
def test_relocate_item(holder: str) -> None:
    game = using("relocate_item", items={"rifle": holder}).choose("rifle", "heights")
    assert game.where("rifle") == "heights" and game.holder("rifle") == ""


@rule("TD-13.9", "TD-R-16")
def test_swap_item_with_criminal() -> None:
    items = {"rifle": "jumper", "cash": "shadow"}
    game = using("swap_item_with_criminal", items=items).choose("rifle")
    assert {*game.options} == {"enforcer", "hacker", "shadow", "smuggler"}
    game.choose("shadow")
    assert (game.where("rifle"), game.holder("rifle")) == ("aerodrome", "")
    assert (game.where("shadow"), game.where("cash"), game.holder("cash")) == ("harbour", "harbour", "shadow")
    assert game.where("jumper") == "harbour"


@rule("TD-13.10")
def test_swap_criminals() -> None:
    game = using("swap_criminals", items={"rifle": "jumper"}, hooks=("hacker", "jumper")).choose("jumper")
    assert "jumper" not in game.options
    game.choose("smuggler")
    assert (game.where("jumper"), game.where("smuggler"), game.where("rifle")) == ("blocks", "harbour", "blocks")


@rule("TD-13.27")
def test_relocate_criminal() -> None:
    game = using("relocate_criminal", items={"rifle": "jumper"}, hooks=("hacker", "jumper")).choose("jumper", "heights")
    assert game.where("jumper") == game.where("rifle") == "heights"


@rule("TD-13.13")
@pytest.mark.parametrize(("token", "moves"), [("guardian_barrier_2", 2), ("guardian_barrier_3", 3)])
def test_guardian_and_barriers(token: str, moves: int) -> None:
    game = using(token)
    for left in range(moves, 0, -1):
        assert game.prompt == "police" and game.decision.about == (left,)
        game.choose(("barrier", 1, 2 + moves - left))
    assert game.prompt == "act"
    assert using(token).choose("stop").prompt == "act"


@rule("TD-13.21", "TD-INV-1")
def test_move_search() -> None:
    game = using("move_search", search={"blocks": 3, "parish": 2, "heights": 1})
    assert game.options == ("blocks", "parish", "heights")
    game.choose("blocks")
    assert len(game.options) == ZONES - 3 and "parish" not in game.options
    game.choose("harbour")
    assert game.search() == {"parish": 2, "harbour": 3, "heights": 1}


@rule("TD-13.23")
def test_ignore_barriers() -> None:
    dominance = ({"enforcer": 3, "courier": 3, "hacker": 3},)
    at = {"enforcer": "harbour", "courier": "harbour", "shadow": "harbour", "hacker": "blocks", "jumper": "blocks"}
    game = table(
        at=at, hooks=("enforcer courier",), dominance=dominance, supports=("ignore_barriers",), barriers=(3, 4)
    )
    assert not game.offered("move") and not game.offered("run") and not game.offered("force")
    game.choose(("support", "ignore_barriers"))
    assert ("courier", "parish") in game.offered("move") and ("shadow", "aerodrome") in game.offered("force")
    assert len(game.offered("run")) == ZONES - 1
    game.end_turn().idle()
    game.choose("skip")
    assert game.seat == 0 and not game.offered("move")


@rule("TD-13.23")
def test_crime_conditions_still_see_the_barriers() -> None:
    at = {**AT, "jumper": "harbour", "shadow": "aerodrome"}
    items = {"jammer": "jumper", "cash": "shadow"}
    game = table(
        at=at, items=items, hooks=("jumper shadow",), barriers=(4, 6), supports=("ignore_barriers",),
        crimes=("a2_1 petty_01",), story="a1_1",
    )  # fmt: skip
    game.choose(("support", "ignore_barriers"), "done")
    assert "a2_1" in game.options


@rule("TD-13.23", "TD-20.8")
@pytest.mark.parametrize(("token", "asked"), [("", False), ("ignore_barriers", True)])
def test_ignored_barriers_do_not_stop_what_a_crime_moves(token: str, asked: bool) -> None:
    game = table(
        at=AT,
        items={"coupe": "jumper"},
        hooks=("jumper",),
        barriers=(3, 4),
        supports=(token,),
        crimes=("a1_1 petty_04",),
    )
    if token:
        game.choose(("support", token))
    game.choose(("petty", "petty_04"))
    assert (game.prompt == "effect-way") == asked


# -- hooks -------------------------------------------------------------------------------------------------------------


@rule("TD-13.11")
@pytest.mark.parametrize(("mine", "theirs"), [("hacker", "jumper shadow enforcer"), ("", "jumper"), ("hacker", "")])
def test_swap_hooks(mine: str, theirs: str) -> None:
    game = using("swap_hooks", hooks=(mine, theirs)).choose("seat_1")
    assert game.console(0).hooks == tuple(theirs.split()) and game.console(1).hooks == tuple(mine.split())
    assert (game.console(0).information, game.console(1).information) == (3, 3)
    assert {*game.console(0).dominance.values()} == {0} and game.pile(HAND[0]) == []


@rule("TD-13.11", "TD-R-36")
def test_locked_hooks_stay_when_hooks_are_swapped() -> None:
    game = using("swap_hooks", hooks=("hacker jumper", "shadow"), lock="hacker").choose("seat_1")
    assert game.console(0).hooks == ("hacker", "shadow") and game.console(1).hooks == ("jumper",)
    game = using("swap_hooks", hooks=("hacker jumper", "shadow"), lock="shadow").choose("seat_1")
    assert game.console(0).hooks == () and game.console(1).hooks == ("shadow", "hacker", "jumper")


@rule("TD-13.11", "TD-R-36")
def test_no_swap_beyond_the_third_port() -> None:
    game = table(
        seats=3, at=AT, hooks=("hacker", "jumper shadow enforcer", "smuggler"), lock="hacker", supports=("swap_hooks",)
    ).choose(("support", "swap_hooks"))
    assert game.options == ("seat_2",)


@rule("TD-13.11")
def test_there_must_be_hooks_to_swap() -> None:
    assert table(at=AT, supports=("swap_hooks",)).offered("support") == []


@rule("TD-13.11", "TD-23.34")
def test_hooks_may_be_swapped_with_echo() -> None:
    game = table(ECHO, 1, at={"jumper": "harbour"}, hooks=("jumper", "oracle"), supports=("swap_hooks",))
    game.choose(("support", "swap_hooks"), "echo")
    assert game.console(0).hooks == ("oracle",) and game.console(1).hooks == ("jumper",)


@rule("TD-13.12", "TD-13.6", "TD-INV-14")
def test_lock_hook() -> None:
    game = using("lock_hook", hooks=("hacker jumper", "shadow"))
    assert game.options == ("hacker", "jumper")
    game.choose("jumper")
    assert game.t.city.names[game.t.lock] == "jumper" and game.t.support_discard == ()
    game.end_turn()
    assert game.seat == 1 and "jumper" not in game.offered("hook") and "hacker" in game.offered("hook")


@rule("TD-13.12", "TD-R-17")
def test_a_lock_ends_when_its_owner_unhooks() -> None:
    game = table(at=AT, hooks=("jumper",), lock="jumper", stage="hook").choose(("unhook", "jumper"))
    assert game.t.lock == NOBODY and game.t.support_discard == ("lock_hook",)
    assert "jumper" in game.offered("hook")


@rule("TD-13.12", "TD-14.12")
def test_a_lock_ends_after_a_major_crime() -> None:
    game = table(
        at=AT, items={"cash": "jumper"}, hooks=("jumper",), lock="jumper", crimes=("d1_1 petty_01",), stage="crime"
    )
    game.choose("d1_1", "reckless", "leader")
    assert game.t.lock == NOBODY and game.t.support_discard == ("lock_hook",) and game.console().hooks == ()


@rule("TD-13.12")
def test_a_lock_needs_a_hook() -> None:
    assert table(at=AT, supports=("lock_hook",)).offered("support") == []


@rule("TD-13.29", "TD-R-31", "TD-7.12")
def test_extra_hook() -> None:
    game = using("extra_hook", hooks=("hacker jumper", "shadow"))
    assert game.offered("hook") == ["shadow", "enforcer", "smuggler"] and "skip" not in game.options
    game.choose(("hook", "shadow"))
    assert game.console().hooks == ("hacker", "jumper", "shadow") and game.field("shadow") == 1
    assert game.field("hacker") == 0 and game.console().information == 2 and len(game.pile(HAND[0])) == 1


@rule("TD-13.29", "TD-7.8")
def test_extra_hook_with_three_hooks() -> None:
    game = using("extra_hook", hooks=("hacker jumper shadow",))
    assert game.offered("hook") == []
    game.choose(("unhook", "jumper"), ("hook", "jumper"))
    assert game.console().hooks == ("hacker", "shadow", "jumper") and game.field("jumper") == 1


# -- dilemmas ----------------------------------------------------------------------------------------------------------


@rule("TD-13.14", "TD-INV-8")
@pytest.mark.parametrize(("where", "place", "number"), [("hand", HAND, 1), ("databank", DATABANK, 2)])
def test_discard_dilemma(where: str, place: tuple[int, ...], number: int) -> None:
    game = using("discard_dilemma", hand=((1,),), databank=((2,),))
    assert game.options == (("hand", dilemma(1)), ("databank", dilemma(2)))
    game.choose((where, dilemma(number)))
    assert game.pile(place[0]) == [] and game.pile(DILEMMA_DISCARD) == [dilemma(number)]


@rule("TD-13.14")
def test_there_must_be_a_dilemma_to_discard() -> None:
    assert table(at=AT, supports=("discard_dilemma",)).offered("support") == []


@rule("TD-13.15")
def test_draw_and_discard_dilemmas() -> None:
    game = using("draw_discard_dilemmas", hand=((1,),))
    assert len(game.pile(HAND[0])) == 3 and game.prompt == "discard"
    game.choose(dilemma(1), game.options[-1])
    assert len(game.pile(HAND[0])) == 1 and len(game.pile(DILEMMA_DISCARD)) == 2


@rule("TD-13.16")
def test_challenge_token() -> None:
    game = using("challenge", hand=((1,), (6,))).choose("seat_1")
    assert (game.seat, game.prompt) == (1, "discard")
    assert table(at=AT, supports=("challenge",), hand=((1,), ())).offered("support") == []


@rule("TD-13.24")
def test_tolerance() -> None:
    assert using("tolerance", tolerance=(2,)).console().tolerance == 4


@rule("TD-13.22")
@pytest.mark.parametrize(("token", "count"), [("dominance_2", 2), ("dominance_3", 3)])
def test_dominance_over_any_criminals(token: str, count: int) -> None:
    game = using(token, hooks=("hacker", "jumper"))
    assert game.options == game.t.city.names
    game.choose("jumper", *["shadow"] * (count - 1))
    assert game.field("jumper") == 1 and game.field("shadow") == count - 1 and game.prompt == "act"


@rule("TD-13.25")
@pytest.mark.parametrize(("token", "count"), [("actions_1", 1), ("actions_2", 2)])
def test_actions(token: str, count: int) -> None:
    game = using(token, offer=("swap_items", "challenge", "move_search"))
    assert game.t.actions == 2 + count
    game.end_turn().idle()
    game.choose("skip")
    assert game.t.actions == 2


# -- evidence ----------------------------------------------------------------------------------------------------------


def seen(game: Table, seat: int = 0) -> list[str]:
    """The kinds that a seat has looked at."""
    return [event.args["kind"] for event in game.match.log(seat) if event.event in ("saw", "saw-stash")]


@rule("TD-13.17")
def test_peek() -> None:
    game = using("peek_evidence", display="leader leader weapons", bonus={"dominance": "timing"}, stash=("", "target"))
    assert game.options == ("display", "bonus_dominance", "seat_1")
    game.choose("seat_1", "bonus_dominance")
    assert seen(game) == ["target", "timing"] and seen(game, 1) == [] and game.prompt == "act"
    assert game.events("looked") == [{"seat": 0, "place": "bonus_dominance"}]
    assert game.events("looked-stash") == [{"seat": 0, "rival": 1}]


@rule("TD-13.17")
def test_two_looks_at_one_place_are_looks_at_two_tokens() -> None:
    for _ in range(3):
        game = using("peek_evidence", display="leader weapons").choose("display", "display")
        assert sorted(seen(game)) == ["leader", "weapons"]


@rule("TD-13.17")
def test_no_token_is_looked_at_twice() -> None:
    game = using("peek_evidence", display="leader", bonus={"support": "target"}).choose("bonus_support")
    assert game.options == ("display",)
    game = using("peek_evidence", display="leader").choose("display")
    assert game.prompt == "act" and seen(game) == ["leader"]


@rule("TD-13.17", "TD-R-42")
def test_ones_own_stash_may_be_looked_at() -> None:
    assert "seat_0" in using("peek_evidence", stash=("leader",)).options


@rule("TD-13.18", "TD-13.26")
@pytest.mark.parametrize(("number", "kind"), [(1, "target"), (2, "timing")])
def test_peek_and_take(number: int, kind: str) -> None:
    game = using("peek_take_evidence", bonus={"dominance": "timing"}, stash=("", "target"))
    game.choose("seat_1", "bonus_dominance")
    assert game.prompt == "take-seen" and game.decision.about == ("target", "timing") and game.decision.private
    game.choose(number)
    assert game.pile(MEMORY[0]) == [kind]
    assert (game.pile(STASH[1]), game.pile(BONUS[2])) == (([], ["timing"]) if number == 1 else (["target"], []))
    assert len(game.t.bar) == 4 and game.t.trigger == NOBODY


@rule("TD-13.18")
def test_peek_and_take_with_one_token_in_all() -> None:
    game = using("peek_take_evidence", display="leader").choose("display")
    assert game.pile(MEMORY[0]) == ["leader"] and game.pile(DISPLAY) == [] and game.t.trigger == NOBODY


@rule("TD-13.18", "TD-R-42")
def test_of_ones_own_stash_one_takes_which_one_likes() -> None:
    game = using("peek_take_evidence", stash=("leader weapons timing",)).choose("seat_0", "display", 1)
    assert game.prompt == "take-own" and game.options == ("leader", "timing", "weapons")
    game.choose("timing")
    assert game.pile(MEMORY[0]) == ["timing"] and game.pile(STASH[0]) == ["leader", "weapons"]


@rule("TD-13.28", "TD-13.26", "TD-R-37")
@pytest.mark.parametrize("spot", ["display", "seat_1", "bonus_support"])
def test_take(spot: str) -> None:
    game = using("take_evidence", display="leader", stash=("", "leader"), bonus={"support": "leader"}).choose(spot)
    assert game.pile(MEMORY[0]) == ["leader"] and len(game.t.bar) == 4 and game.t.trigger == NOBODY
    assert game.match.view(0).bonus[0] == (spot != "bonus_support")
    told = [event.args for event in game.match.log(0) if event.event == "drew-evidence"]
    assert told == [{"kind": "leader"}] and not game.events("drew-evidence")


@rule("TD-13.28", "TD-R-42")
def test_take_from_ones_own_stash() -> None:
    game = using("take_evidence", stash=("leader weapons",)).choose("seat_0", "weapons")
    assert game.pile(MEMORY[0]) == ["weapons"] and game.pile(STASH[0]) == ["leader"]


@rule("TD-13.19", "TD-13.26")
@pytest.mark.parametrize("spot", ["seat_1", "bonus_support"])
def test_flip(spot: str) -> None:
    game = using("flip_plan_evidence", stash=("", "leader"), bonus={"support": "leader"})
    assert game.options == ("bonus_support", "seat_1")
    game.choose(spot)
    assert game.t.shared == ("leader",) and game.match.view(1).shared == ("leader",)
    assert game.match.view(0).bonus[0] == (spot != "bonus_support")


@rule("TD-13.19")
def test_flip_one_of_ones_own() -> None:
    game = using("flip_plan_evidence", stash=("leader weapons",)).choose("seat_0", "weapons")
    assert game.t.shared == ("weapons",) and game.pile(STASH[0]) == ["leader"]


@rule("TD-13.19")
def test_there_must_be_something_to_flip() -> None:
    assert table(at=AT, supports=("flip_plan_evidence",)).offered("support") == []


@rule("TD-13.20", "TD-17.6")
def test_draw_petty_crimes() -> None:
    game = using("draw_petty")
    assert len(game.pile(BESIDE[PETTY][0])) == 2 and game.console().beside == (PETTY, PETTY)
    secret = game.match.view(0).secrets[0]
    assert secret is not None and not {*game.pile(BESIDE[PETTY][0])} & {*secret.crimes}
