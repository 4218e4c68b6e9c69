"""NL-39, NL-40.63: twin worlds of reactions, scans, draws and missing cards that the other tests of chapters leave."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.games.nemesis_lockdown.state import HAND
from brushpass.testing import rule
from brushpass.testing.looks import alike
from tests.games.twins import lived

from ..chances import drawn, noise
from ..table import BOX, Table, table, twins

HERE: dict[str, Any] = {
    "characters": ("survivor", "sentry"), "rooms": ("r001", "alert_room"), "things": ("", ""),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "met": True,
}  # fmt: skip
TOGETHER: dict[str, Any] = {**HERE, "rooms": ("r001", "r001")}
WORSE = "contamination"


def imagined_hands(game: Table, viewer: int, owner: int) -> list[list[str]]:
    """What a seat takes another's hand to be, in worlds that look like the truth to it."""
    hands = []
    for seed in range(10):
        world = game.match.observe(viewer).imagine(Random(seed), keep=True)
        assert alike(world, viewer) == alike(game.match, viewer)
        hands.append(sorted(world.state.piles[HAND[owner]]))
    return hands


# -- reactions ---------------------------------------------------------------------------------------------------------


@rule("NL-10.18", "NL-10.20", "NL-39.36")
def test_who_may_interrupt_an_interruption_is_asked_whatever_the_hand_holds() -> None:
    pair = twins({"hand": ("interruption rest search", "interruption rest")},
                 {"hand": ("vents rest search", "interruption rest")}, **TOGETHER)  # fmt: skip
    lived(*pair, ("move", "r002"), "search", "interruption", seats=(1,))
    assert [game.prompt for game in pair] == ["interrupt"] * 2 and pair[0].seat == 0
    assert [game.options for game in pair] == [("pass", "interruption"), ("pass",)]
    lived(*pair, "pass", seats=(1,))
    assert pair[0].crew().room == "r001", "the move was cancelled"


@rule("NL-39.36", "NL-10.17")
def test_who_waits_for_whom_does_not_hang_on_hands() -> None:
    """Three in a Room, two of whom may interrupt: what the first of them holds, neither the others can tell."""
    three: dict[str, Any] = {**TOGETHER, "seats": 3, "characters": ("survivor", "sentry", "hacker"),
                             "rooms": ("r001",) * 3, "things": ("", "", "")}  # fmt: skip
    pair = twins({"hand": ("rest search", "interruption rest", "search")},
                 {"hand": ("rest search", "stun rest", "search")}, **three)  # fmt: skip
    lived(*pair, ("move", "r002"), "search", "pass", seats=(0, 2))
    assert [(game.seat, game.prompt) for game in pair] == [(2, "interrupt")] * 2


# -- scans -------------------------------------------------------------------------------------------------------------


@rule("NL-27.7", "NL-20.7", "NL-39.4")
def test_surgery_tells_of_the_hand_only_how_many_contamination_cards_it_held() -> None:
    there = {**HERE, "tiles": {"r001": "surgery"}, "live": ("harmless",), "chance": ("harmless",)}
    pair = twins({"hand": (f"rest search vents {WORSE}",)}, {"hand": (f"rest search repairs {WORSE}",)}, **there)
    lived(*pair, ("room", 0), "rest", "search", seats=(1,))
    assert pair[0].crew().passed and not pair[0].hand()


@rule("NL-20.7", "NL-39.4", "NL-41.34")
def test_a_neutralizer_keeps_the_hand_to_itself() -> None:
    tool = {**HERE, "things": ("neutralizer",), "live": ("harmless",), "chance": ("harmless",)}
    pair = twins({"hand": (f"rest vents {WORSE}",)}, {"hand": (f"rest repairs {WORSE}",)}, **tool)
    lived(*pair, ("item", "crafted", "neutralizer"), "rest", seats=(1,))
    assert pair[0].crew().passed and sorted(pair[0].hand()) == [WORSE, "vents"]


@rule("NL-20.8", "NL-39.4", "NL-20.10")
def test_what_rest_leaves_in_hand_is_known_to_be_infected_and_what_else_is_there_is_not() -> None:
    rest = {**HERE, "live": ("infected harmless",), "chance": ("harmless", "infected")}
    pair = twins({"hand": (f"rest vents {WORSE} {WORSE}",)}, {"hand": (f"rest repairs {WORSE} {WORSE}",)}, **rest)
    lived(*pair, ("card", "rest"), seats=(1,))
    assert pair[0].crew().larva and pair[0].hand().count(WORSE) == 1


@rule("NL-39.4", "NL-39.5")
def test_a_scanned_card_that_is_shuffled_in_is_one_of_many_again() -> None:
    """What was scanned lies in the deck again; its owner does not know which card will be drawn."""
    deck = {**HERE, "hand": ("rest search",), "discard": (f"{WORSE} {WORSE}",)}
    pair = twins({"spent": ("infected harmless",)}, {"spent": ("harmless harmless",)}, **deck)
    lived(*pair, "pass", "stop", seats=(0, 1))


# -- what is drawn and found -------------------------------------------------------------------------------------------


@rule("NL-39.1", "NL-39.2")
def test_what_was_drawn_its_owner_sees_alone() -> None:
    wounded = {**HERE, "hand": ("obstinate",), "crew": ({"wounds": ("knee",)},)}
    pair = table(**wounded, chance=("rest",)), table(**wounded, chance=("vents",))
    lived(*pair, ("card", "obstinate"), 0, seats=(1,))
    assert pair[0].hand() != pair[1].hand() and pair[0].match.view(0).secrets != pair[1].match.view(0).secrets


@rule("NL-37.23", "NL-39.12")
def test_what_a_surface_token_brought_its_finder_sees_alone() -> None:
    token = next(one.id for one in BOX.surface.values() if one.effect == "green_item")
    outside: dict[str, Any] = {"board": "surface", "rooms": ("a101", "a105"), "things": ("", ""), "met": True}
    tiles = {"a101": "surgery"}
    pair = tuple(
        table(**outside, tiles=tiles, chance=(token, item, BOX.dice.mars.index("silence")))
        for item in ("medkit", "scalpel")
    )
    lived(*pair, ("move", "x1"), [pair[0].hand()[0], pair[1].hand()[0]], seats=(1,))
    assert pair[0].items() == ["medkit"] and pair[1].items() == ["scalpel"]


@rule("NL-30.3", "NL-30.4", "NL-39.7", "NL-39.28")
def test_which_objective_was_kept_and_which_left_nobody_else_can_tell() -> None:
    there: dict[str, Any] = {**HERE, "met": False, "base": {"noise": ("c04",)}, "hand": ("rest search stun",),
                             "characters": ("sentry", "survivor"),
                             "chance": (noise("1"), *drawn("larva_1"))}  # fmt: skip
    first, second = (
        "no_witnesses",
        next(one.id for one in BOX.objectives.values() if one.deck == "personal" and one.id != "no_witnesses"),
    )
    corporate = next(one.id for one in BOX.objectives.values() if one.deck == "corporate")
    pair = twins({"goals": (f"{first} {corporate}",)}, {"goals": (f"{second} {corporate}",)}, **there)
    lived(*pair, ("move", "r002"), "rest", "personal", seats=(1,))
    for game in pair:
        game.match.choose("personal", 1)
    lived(*pair, seats=(1,))
    assert pair[0].crew().goals == ("personal",)


# -- has no such card --------------------------------------------------------------------------------------------------


@rule("NL-39.36", "NL-40.68")
def test_whoever_has_no_action_card_to_discard_is_known_to_have_none() -> None:
    smoke = {**TOGETHER, "characters": ("sentry", "survivor"), "inventory": ("smoke_grenade",)}
    game = table(**smoke, hand=("rest search", f"{WORSE} {WORSE}"), live=("", "harmless harmless"))
    game.choose(("item", "red", "smoke_grenade"), "rest", "pass")
    assert game.prompt == "where" and game.seat == 0, "nobody is asked for a card that is not there"
    assert imagined_hands(game, 0, 1) == [[WORSE, WORSE]] * 10
    game.choose("r002")
    assert game.prompt == "action" and imagined_hands(game, 0, 1) == [[WORSE, WORSE]] * 10, "nor forgets anybody"


@rule("NL-39.36", "NL-40.68")
def test_which_action_card_is_discarded_shows_nothing_of_the_rest() -> None:
    smoke = {
        **TOGETHER,
        "characters": ("sentry", "survivor"),
        "inventory": ("smoke_grenade",),
        "live": ("", "harmless"),
    }
    pair = twins({"hand": ("rest search", f"vents repairs {WORSE}")}, {"hand": ("rest search", f"vents rest {WORSE}")},
                 **smoke)  # fmt: skip
    lived(*pair, ("item", "red", "smoke_grenade"), "rest", "pass", "vents", seats=(0,))
    assert pair[0].prompt == "where"


@rule("NL-39.36", "NL-20.4")
def test_a_metabolism_that_needs_a_contamination_card_asks_alike_with_and_without() -> None:
    odd = {**HERE, "characters": ("lab_rat", "sentry"), "crew": ({"slime": True},), "live": ("harmless",)}
    pair = twins({"hand": (f"weird_metabolism rest {WORSE}",)}, {"hand": ("weird_metabolism rest search",)}, **odd)
    lived(*pair, ("card", "weird_metabolism"), seats=(1,))
    assert [game.prompt for game in pair] == ["either"] * 2 and pair[0].options == (0, 1) and pair[1].options == (1,)
    lived(*pair, 1, seats=(1,))


@rule("NL-39.36", "NL-7.34")
def test_that_somebody_at_the_pods_has_a_card_is_all_that_the_fire_tells() -> None:
    pods: dict[str, Any] = {**HERE, "rooms": ("r004", "alert_room"), "tiles": {"r004": "cargo_sending_system_a"},
                            "stage": "event", "chance": ("fire_in_the_hole",), "live": ("harmless",)}  # fmt: skip
    pair = twins({"hand": (f"search {WORSE}",)}, {"hand": ("search rest",)}, **pods)
    lived(*pair, seats=(1,))
    assert not pair[0].crew().serious
    assert table(**pods, hand=(WORSE,)).crew().serious == 1


@rule("NL-39.4", "NL-39.5")
def test_what_was_scanned_and_kept_is_remembered_when_another_card_is_discarded() -> None:
    """Two Contamination cards, one of them scanned: everybody knows that one is still there."""
    game = table(**HERE, hand=(f"search {WORSE} {WORSE}",), scanned=("harmless",), live=("infected",))
    game.choose("pass", WORSE)
    assert game.prompt == "pass-discard" and all(WORSE in hand for hand in imagined_hands(game, 1, 0))
