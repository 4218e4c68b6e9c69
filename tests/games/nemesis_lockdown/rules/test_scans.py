"""NL-20.7, NL-39.4, NL-39.36: twin worlds of what is scanned, drawn, discarded and not in hand, from set tables."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.testing import rule
from tests.games.twins import lived

from ..chances import advantage, combat
from ..table import table, twins

HERE: dict[str, Any] = {
    "characters": ("survivor", "sentry"), "rooms": ("r001", "alert_room"), "things": ("", ""),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "met": True,
}  # fmt: skip
WORSE = "contamination"
BOTH = (0, 1)


@rule("NL-20.2", "NL-39.4")
@pytest.mark.parametrize(
    ("where", "hand", "discard"), [("spent", "search rest", WORSE), ("live", f"search {WORSE}", ""), ("live", "", "")]
)
def test_nobody_knows_an_unscanned_card(where: str, hand: str, discard: str) -> None:
    one, other = twins({where: ("infected",)}, {where: ("harmless",)}, **HERE, hand=(hand,), discard=(discard,))
    lived(one, other, "pass", "stop", seats=BOTH) if hand else lived(one, other, "pass", seats=BOTH)


@rule("NL-20.2", "NL-20.4")
def test_nobody_knows_what_is_discarded_unscanned() -> None:
    one, other = twins({"live": ("infected",)}, {"live": ("harmless",)}, **HERE, hand=(f"search {WORSE}",))
    lived(one, other, "pass", WORSE, "stop", seats=BOTH)


@rule("NL-20.7", "NL-39.4", "NL-39.5")
def test_a_scan_without_consequences_tells_nobody_else() -> None:
    tool = {**HERE, "inventory": ("analyze_toolset",), "hand": (f"search {WORSE}",)}
    one, other = twins({"live": ("infected",)}, {"live": ("harmless",)}, **tool)
    lived(one, other, ("item", "green", "analyze_toolset"), "search", 1, seats=(1,))
    assert one.match.view(0).secrets[0] != other.match.view(0).secrets[0], "but its owner can tell"
    found = (f"{WORSE}-infected", f"{WORSE}-harmless")
    lived(one, other, "pass", list(found), seats=(1,))


@rule("NL-20.7", "NL-39.4")
def test_what_rest_did_not_scan_stays_unknown_to_all() -> None:
    """One of two Contamination cards is in hand, the other in the deck."""
    rest = {**HERE, "hand": (f"rest {WORSE}",), "chance": ("harmless",)}
    one, other = twins({"live": ("harmless infected",)}, {"live": ("harmless harmless",)}, **rest)
    lived(one, other, ("card", "rest"), seats=BOTH)
    assert not one.crew().larva and not one.hand()


@rule("NL-20.7", "NL-39.4")
@pytest.mark.parametrize("strain", ["harmless", "infected"])
def test_a_scan_of_drawn_cards_tells_nothing_of_those_in_hand(strain: str) -> None:
    pills = {**HERE, "inventory": ("caffeine_pills",), "hand": (f"search {WORSE}",), "live": (strain,)}
    chance = (WORSE, "rest", strain)
    one, other = twins({"scanned": ("infected",)}, {"scanned": ("harmless",)}, **pills, chance=chance)
    lived(one, other, ("item", "green", "caffeine_pills"), "search", seats=(1,))
    assert one.crew().larva == other.crew().larva == (strain == "infected")


@rule("NL-20.7", "NL-39.4")
def test_how_many_drawn_cards_are_infected_is_seen_by_their_owner_alone() -> None:
    pills = {**HERE, "inventory": ("caffeine_pills",), "hand": ("search",), "chance": (WORSE, WORSE)}
    one, other = twins({"live": ("infected infected",)}, {"live": ("infected harmless",)}, **pills)
    lived(one, other, ("item", "green", "caffeine_pills"), "search", seats=(1,))
    assert one.crew().larva and other.crew().larva


@rule("NL-20.7", "NL-39.4")
@pytest.mark.parametrize("strain", ["harmless", "infected"])
def test_the_event_that_scans_tells_nothing_of_those_in_hand(strain: str) -> None:
    chance = ("leaving_the_shell_1", WORSE, "rest", "search", "vents", strain)
    shell = {**HERE, "stage": "event", "hand": (f"demolition {WORSE}",), "live": (strain,), "chance": chance}
    one, other = twins({"scanned": ("infected",)}, {"scanned": ("harmless",)}, **shell)
    lived(one, other, seats=(1,))
    assert one.crew().larva == other.crew().larva == (strain == "infected")
    assert len(one.crew().discard) == 4


@rule("NL-20.7", "NL-39.4")
def test_which_card_antiseptic_scans_is_seen_by_its_owner_alone() -> None:
    wipe = {**HERE, "inventory": ("antiseptic",), "hand": (f"search {WORSE} {WORSE}",), "live": ("harmless",)}
    one, other = twins({"scanned": ("infected",)}, {"scanned": ("harmless",)}, **wipe)
    lived(one, other, ("item", "green", "antiseptic"), "search", "unknown", seats=(1,))


@rule("NL-20.6", "NL-39.36")
def test_antiseptic_without_a_card_to_scan_says_so_to_all() -> None:
    """Nothing is asked, so there is none; what else is in the hand nobody learns."""
    wipe = {**HERE, "inventory": ("antiseptic",), "live": ("harmless",)}
    one, other = twins({"hand": ("search rest",)}, {"hand": ("search vents",)}, **wipe)
    lived(one, other, ("item", "green", "antiseptic"), "search", seats=(1,))
    assert not one.events("got-rid")


@rule("NL-20.7", "NL-39.4", "NL-27.7")
def test_after_decontamination_only_harmless_cards_are_known() -> None:
    shower = {**HERE, "tiles": {"r001": "decontamination_room"}, "hand": (f"search rest {WORSE}",)}
    one, other = twins(
        {"live": ("harmless infected",)}, {"live": ("harmless harmless",)}, **shower, chance=("harmless",)
    )
    lived(one, other, ("room", 0), "rest", "search", seats=BOTH)


# -- has no such card --------------------------------------------------------------------------------------------------


@rule("NL-16.12", "NL-39.36")
@pytest.mark.parametrize("face", ["discard_for_1", "hit_1_discard_for_2"])
def test_a_card_for_a_hit_is_asked_whatever_the_hand_holds(face: str) -> None:
    fight: dict[str, Any] = {
        **HERE, "things": ("rifle",), "figures": ("adult r001",), "chance": (advantage(face), "cut_5"),
        "live": ("harmless",),
    }  # fmt: skip
    one, other = twins({"hand": (f"search {WORSE}",)}, {"hand": ("search rest",)}, **fight)
    lived(one, other, ("shoot", "rifle", 0), "search", seats=(1,))
    assert one.options == ("no",) and other.options == ("no", "rest")
    lived(one, other, "no", seats=(1,))


@rule("NL-39.36", "NL-7.54")
@pytest.mark.parametrize("event", ["panic", "blood_trace_1", "hatching"])
def test_that_there_is_an_action_card_is_all_that_anybody_learns(event: str) -> None:
    there: dict[str, Any] = {
        **HERE, "tiles": {"r005": "nest"}, "rooms": ("r005", "alert_room"), "crew": ({"wounds": ("hand",)},),
        "live": ("harmless",), "stage": "event", "chance": (event,), "inventory": ("medkit",),
    }  # fmt: skip
    one, other = twins({"hand": (f"search {WORSE}",)}, {"hand": ("rest search",)}, **there)
    lived(one, other, seats=(1,))


@rule("NL-39.36", "NL-20.3")
def test_that_there_is_no_action_card_is_learnt_by_all() -> None:
    there: dict[str, Any] = {
        **HERE,
        "stage": "event",
        "chance": ("panic",),
        "inventory": ("medkit",),
        "live": ("harmless",),
    }
    game = table(**there, hand=(WORSE,))
    assert game.prompt == "lose-item" and game.seat == 0
    spared = table(**there, hand=("search",))
    assert not spared.match.decisions or spared.prompt != "lose-item"


# -- the dead ----------------------------------------------------------------------------------------------------------


@rule("NL-21.14", "NL-21.15", "NL-21.22", "NL-39.12")
def test_what_a_dead_player_had_stays_unseen() -> None:
    dying: dict[str, Any] = {
        **HERE, "figures": ("adult r001",), "crew": ({"wounds": ("knee", "hand", "body")},),
        "chance": ("harmless", combat("blank")), "discard": ("desperate_attack",),
    }  # fmt: skip
    one, other = twins(
        {"hand": (f"search {WORSE}",), "live": ("infected",), "inventory": ("medkit",), "orders": ("code_red",)},
        {"hand": (f"search {WORSE}",), "live": ("harmless",), "inventory": ("clothes",), "orders": ("code_yellow",)},
        **dying,
    )
    lived(one, other, ("melee", 0), "search", seats=(1,))
    assert one.crew().dead and one.match.view(1).sizes[0].hand == 0
