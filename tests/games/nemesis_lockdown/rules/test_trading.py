"""NL-9.12 to NL-9.17: Trade, and that nobody sees of it more than they may."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown.state import Lockdown
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import table, twins

HERE: dict[str, Any] = {"rooms": ("r001", "r001", "r001"), "tiles": {"r001": "archive", "r002": "laboratory"}}
TRADE = ("trade",)


@rule("NL-9.4", "NL-9.12", "NL-9.15", "NL-40.15", "NL-40.16")
def test_a_hidden_item_changes_hands_if_the_other_agrees() -> None:
    game = table(**HERE, inventory=("medkit glowstick",))
    game.do(*TRADE)
    assert len(game.hand()) == 4 and "done" not in game.options
    game.choose(("hidden", 0, 1, "green"), "medkit", "done")
    assert game.seat == 1 and game.prompt == "accept"
    game.choose("yes")
    assert (game.items(0), game.items(1)) == (["glowstick"], ["medkit"])
    assert game.t.acted == 1


@rule("NL-9.12", "NL-40.15")
def test_whoever_refuses_keeps_what_they_have_and_something_else_can_be_proposed() -> None:
    game = table(**HERE, inventory=("medkit glowstick",))
    game.do(*TRADE).choose(("hidden", 0, 1, "green"), "medkit", "done", "no")
    assert game.items(0) == ["glowstick", "medkit"] and game.events("refused") == [{"seat": 1}]
    assert game.prompt == "trade" and game.seat == 0
    game.choose("stop")
    assert game.prompt == "action" and game.t.acted == 1


@rule("NL-9.12")
def test_a_deal_comes_about_as_a_whole_or_not_at_all() -> None:
    game = table(3, **HERE, inventory=("medkit", "toolbelt", "grenade"))
    game.do(*TRADE).choose(("hidden", 0, 1, "green"), "medkit", ("hidden", 1, 2, "yellow"), ("hidden", 2, 0, "red"))
    game.choose("done", "toolbelt", "grenade")
    assert [game.seat, game.prompt] == [0, "accept"], "what the others have chosen, one may not like"
    game.choose("yes", "yes", "no")
    assert (game.items(0), game.items(1), game.items(2)) == (["medkit"], ["toolbelt"], ["grenade"])
    game.choose(("hidden", 0, 1, "green"), "medkit", ("hidden", 1, 2, "yellow"), ("hidden", 2, 0, "red"))
    game.choose("done", "toolbelt", "grenade", "yes", "yes", "yes")
    assert (game.items(0), game.items(1), game.items(2)) == (["grenade"], ["medkit"], ["toolbelt"])


@rule("NL-9.12")
def test_an_owner_need_not_give_what_is_asked_for() -> None:
    game = table(**HERE, inventory=("", "toolbelt"))
    game.do(*TRADE).choose(("hidden", 1, 0, "yellow"), "done")
    assert game.seat == 1 and game.options == ("decline", "toolbelt")
    game.choose("decline")
    assert game.items(1) == ["toolbelt"] and game.prompt == "trade"


@rule("NL-9.13")
def test_whoever_has_passed_can_trade_and_pays_nothing() -> None:
    game = table(**HERE, inventory=("", "toolbelt"), crew=({}, {"passed": True}))
    game.do(*TRADE).choose(("hidden", 1, 0, "yellow"), "done", "toolbelt", "yes")
    assert game.items(0) == ["toolbelt"] and len(game.hand(1)) == 5 and len(game.hand(0)) == 4


@rule("NL-9.12")
def test_a_trade_needs_somebody_in_the_room_and_something_to_trade() -> None:
    assert not table(rooms=("r001", "r002"), tiles=HERE["tiles"], inventory=("medkit",)).offered("trade")
    assert TRADE not in table(**HERE).options
    assert TRADE in table(**HERE, things=("", "egg")).options
    assert TRADE not in table(**HERE, inventory=("medkit",), figures=("adult r001",)).options, "NL-9.4"


@rule("NL-9.16", "NL-24.23")
def test_a_weapon_goes_with_its_ammo_and_a_light_with_its_uses() -> None:
    game = table(**HERE, things=("rifle:1 flashlight:2",))
    game.do(*TRADE)
    assert not [option for option in game.options if "ammo" in str(option)]
    game.choose(("open", 0, 1, "rifle"), ("open", 0, 1, "flashlight"), "done", "yes")
    assert [(thing.name, thing.load) for thing in game.crew(1).things] == [("rifle", 1), ("flashlight", 2)]
    assert not game.crew(0).things


@rule("NL-9.12", "NL-24.14")
def test_an_object_changes_hands_with_whose_it_is() -> None:
    game = table(**HERE, things=("corpse", "egg"))
    game.do(*TRADE).choose(("open", 0, 1, "corpse"), ("open", 1, 0, "egg"), "done", "yes")
    assert [thing.name for thing in game.crew(0).things] == ["egg"]
    assert [thing.name for thing in game.crew(1).things] == ["corpse"]


@rule("NL-9.17", "NL-40.14")
def test_what_does_not_fit_needs_something_dropped() -> None:
    game = table(**HERE, things=("egg", "rifle shotgun"))
    game.do(*TRADE).choose(("open", 0, 1, "egg"), "done", "yes")
    assert game.prompt == "trade-room" and game.options == ("decline", "rifle", "shotgun")
    game.choose("rifle")
    assert [thing.name for thing in game.crew(1).things] == ["shotgun", "egg"]
    game = table(**HERE, things=("egg", "rifle shotgun"))
    game.do(*TRADE).choose(("open", 0, 1, "egg"), "done", "yes", "decline")
    assert [thing.name for thing in game.crew(1).things] == ["rifle", "shotgun"] and game.crew(0).carries("egg")


@rule("NL-9.17")
def test_an_exchange_of_full_hands_needs_nothing_dropped() -> None:
    game = table(**HERE, things=("egg egg", "rifle shotgun"))
    game.do(*TRADE).choose(("open", 0, 1, "egg"), ("open", 1, 0, "rifle"), "done", "yes")
    assert [thing.name for thing in game.crew(0).things] == ["egg", "rifle"]
    assert [thing.name for thing in game.crew(1).things] == ["shotgun", "egg"]


@rule("NL-9.17")
def test_nobody_accepts_more_than_their_hands_hold() -> None:
    game = table(**HERE, things=("egg egg",), crew=({}, {"wounds": ("arm",)}))
    game.do(*TRADE).choose(("open", 0, 1, "egg"), ("open", 0, 1, "egg"), "done")
    assert game.options == ("no",)


@rule("NL-24.12")
def test_what_is_bound_together_is_traded_together() -> None:
    def bind(t: Lockdown) -> None:
        for thing in t.crew[0].things:
            thing.bound = 1

    game = table(**HERE, things=("rifle shotgun", "egg"), bent=bind)
    game.do(*TRADE).choose(("open", 0, 1, "rifle"), "done", "yes")
    assert [thing.name for thing in game.crew(1).things] == ["egg", "rifle", "shotgun"]


@rule("NL-25.17")
def test_a_locked_quest_item_is_not_traded() -> None:
    game = table(**HERE, things=("egg", "")).do(*TRADE)
    assert {option[3] for option in game.options if option[0] == "open"} == {"egg"}


# -- who sees what -----------------------------------------------------------------------------------------------------


@rule("NL-9.14", "NL-39.12", "NL-40.17")
def test_an_item_is_shown_to_one_and_the_others_see_its_back() -> None:
    one, other = twins({"inventory": ("medkit clothes",)}, {"inventory": ("antiseptic clothes",)}, seats=3, **HERE)
    for game in (one, other):
        game.do(*TRADE)
    lived(one, other, ("show", 1, "green"), ["medkit", "antiseptic"], "stop", seats=(2,))
    assert one.events("showed") == [{"seat": 0, "rival": 1, "colour": "green"}]


@rule("NL-9.14", "NL-39.12")
def test_who_is_asked_may_show_an_item_before_the_answer() -> None:
    one, other = twins({"inventory": ("medkit", "toolbelt")}, {"inventory": ("medkit", "duct_tape")}, seats=3, **HERE)
    for game in (one, other):
        game.do(*TRADE).choose(("hidden", 0, 1, "green"), "medkit", "done")
    lived(one, other, ("show", 0, "yellow"), ["toolbelt", "duct_tape"], "no", "stop", seats=(2,))


@rule("NL-9.12", "NL-39.12", "NL-39.31")
def test_what_is_traded_hidden_is_seen_by_its_partners_alone() -> None:
    one, other = twins(
        {"inventory": ("medkit clothes", "toolbelt reagent")},
        {"inventory": ("antiseptic clothes", "duct_tape reagent")},
        seats=3,
        **HERE,
    )
    for game in (one, other):
        game.do(*TRADE)
    lived(
        one, other, ("hidden", 0, 1, "green"), ["medkit", "antiseptic"], ("hidden", 1, 0, "yellow"), "done",
        ["toolbelt", "duct_tape"], "yes", "yes", seats=(2,),
    )  # fmt: skip
    assert one.items(1) == ["reagent", "medkit"] and other.items(1) == ["reagent", "antiseptic"]


@rule("NL-9.12", "NL-39.12")
def test_what_was_refused_is_not_known_to_others_either() -> None:
    one, other = twins({"inventory": ("medkit",)}, {"inventory": ("antiseptic",)}, seats=3, **HERE)
    for game in (one, other):
        game.do(*TRADE)
    lived(one, other, ("hidden", 0, 1, "green"), ["medkit", "antiseptic"], "done", "no", "stop", seats=(2,))


@rule("NL-9.12", "NL-39.12")
def test_of_two_items_of_a_colour_each_is_named_once() -> None:
    game = table(**HERE, inventory=("medkit medkit clothes", "antiseptic scalpel"))
    game.do(*TRADE).choose(("hidden", 0, 1, "green"), "clothes", ("hidden", 0, 1, "green"))
    assert game.prompt == "give-what" and game.options == ("medkit",)
    game.choose("medkit", ("hidden", 0, 1, "green"))
    assert game.options == ("medkit",), "there are two of them"
    game.choose("medkit")
    assert (0, 1, "green") not in game.offered("hidden"), "nobody gives more than they have"
    game.choose(("hidden", 1, 0, "green"), "done")
    assert list(game.options) == ["decline", "antiseptic", "scalpel"], "what somebody else gives does not matter"
    game.choose("scalpel", "yes", "yes")
    assert game.items(0) == ["scalpel"] and game.items(1) == ["antiseptic", "clothes", "medkit", "medkit"]
