"""NL-20: Contamination, scanning and infection."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.engine import beneath
from brushpass.games.nemesis_lockdown.state import LIVE, SPENT, STRAINS, Lockdown
from brushpass.testing import rule

from ..chances import combat
from ..table import BOX, Table, table

HERE: dict[str, Any] = {
    "characters": ("survivor", "sentry"), "rooms": ("r001", "alert_room"), "things": ("", ""),
    "tiles": {"r001": "archive", "r002": "laboratory"}, "met": True,
}  # fmt: skip
WORSE = "contamination"


def rested(cards: int, live: str, **more: Any) -> Table:
    """So many Contamination cards in hand are scanned by Rest: the harmless ones go, an Infected one infects."""
    hand = " ".join(["rest", *[WORSE] * cards])
    return table(**{**HERE, **more}, hand=(hand,), live=(live,)).choose(("card", "rest"))


def bottom(game: Table) -> list[str]:
    """What lies under the Contamination deck."""
    return game.t.piles[beneath(STRAINS)]


def told_apart(game: Table, seat: int | None) -> list[dict[str, Any]]:
    """What a seat was told of what was found."""
    return [event.args for event in game.match.log(seat) if event.event == "saw-scan"]


# -- gaining -----------------------------------------------------------------------------------------------------------


@rule("NL-20.1", "NL-20.2")
def test_a_gained_card_lies_in_the_discard_pile_and_nobody_knows_what_it_is() -> None:
    game = table(**HERE, figures=("adult r001",), chance=("infected", combat("hit_1"), "cut_5")).do("melee", 0)
    assert game.crew().discard[-1] == WORSE and game.t.piles[SPENT[0]] == ["infected"]
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert "infected" not in repr(view), "neither its owner"
    assert game.match.view(None).decks["contamination"] == 26


@rule("NL-20.3", "NL-6.4")
def test_contamination_cards_are_drawn_with_the_others_and_fill_the_hand() -> None:
    game = table(**{**HERE, "stage": "round"}, hand=("search rest demolition", ""), live=("harmless",), first=1,
                 chance=(WORSE,))  # fmt: skip
    assert game.hand().count(WORSE) == 1 and len(game.hand()) == 5 and game.match.view(1).sizes[0].hand == 5


@rule("NL-20.3", "NL-6.4")
def test_contamination_cards_are_shuffled_into_the_deck() -> None:
    others = "demolition desperate_attack distraction interruption obstinate repairs rest search search vents"
    game = table(**{**HERE, "stage": "round"}, hand=(f"{WORSE} {WORSE}", ""), first=1,
                 discard=(f"{others} {WORSE}",), spent=("infected",), chance=(WORSE,))  # fmt: skip
    assert game.hand().count(WORSE) == 3 and not game.crew().discard
    assert game.t.piles[LIVE[0]].count("infected") == 1 and not game.t.piles[SPENT[0]]


@rule("NL-20.4", "NL-8.3")
def test_contamination_cards_do_nothing_and_pay_nothing() -> None:
    game = table(**HERE, hand=(f"{WORSE} {WORSE} {WORSE}",))
    assert not game.offered("move") and not game.offered("card") and "pass" in game.options
    game = table(**HERE, hand=(f"search {WORSE}",)).choose(("move", "r002"))
    assert game.prompt == "pay" and game.options == ("search",)


@rule("NL-20.4", "NL-6.11")
def test_contamination_cards_may_be_discarded_when_passing() -> None:
    game = table(**HERE, hand=(f"search {WORSE}",)).choose("pass")
    assert game.prompt == "pass-discard" and game.options == ("stop", "search", WORSE)
    assert game.choose(WORSE).crew().discard == (WORSE,)


@rule("NL-20.5")
def test_an_empty_deck_contaminates_nobody() -> None:
    def emptied(t: Lockdown) -> None:
        t.piles[STRAINS] = []

    game = table(**HERE, figures=("adult r001",), chance=(combat("blank"),), bent=emptied).do("melee", 0)
    assert not game.events("contaminated") and WORSE not in game.crew().discard and game.events("struck")


# -- scanning ----------------------------------------------------------------------------------------------------------


@rule("NL-20.6", "NL-20.8", "NL-20.9", "NL-20.10", "NL-20.11", "NL-20.17")
def test_rest_gets_rid_of_harmless_cards_and_an_infected_one_brings_a_larva() -> None:
    game = rested(3, "harmless infected harmless")
    assert game.hand() == [WORSE] and bottom(game) == ["harmless", "harmless"]
    assert game.crew().larva and game.events("larva") == [{"seat": 0}]
    assert [told["strain"] for told in game.events("got-rid")] == ["harmless", "harmless"]


@rule("NL-20.6", "NL-20.8")
def test_rest_with_harmless_cards_alone_infects_nobody() -> None:
    game = rested(2, "harmless harmless")
    assert not game.hand() and not game.crew().larva and game.events("scanned") == [{"seat": 0, "count": 2}]


@rule("NL-20.7", "NL-39.4", "NL-39.5")
def test_what_a_scan_found_is_told_to_the_scanning_player_alone() -> None:
    game = rested(3, "infected infected harmless")
    assert told_apart(game, 0) == [{"count": 2}] and not told_apart(game, 1) and not told_apart(game, None)
    mine, theirs = game.match.view(0), game.match.view(1)
    assert mine.secrets[0] is not None and mine.secrets[0].scanned == ("infected", "infected")
    assert theirs.secrets[0] is None and theirs.sizes[0].scanned == 2


@rule("NL-20.7")
def test_nothing_is_scanned_but_by_an_effect() -> None:
    game = table(**HERE, hand=(f"search {WORSE}",), live=("infected",)).do("move", "repository")
    assert not game.events("scanned") and not game.crew().larva and game.match.view(0).sizes[0].scanned == 0


@rule("NL-20.12", "NL-20.13", "NL-20.17", "NL-21.12")
def test_whoever_has_a_larva_dies_of_a_second_infection_and_a_creeper_comes() -> None:
    game = rested(1, "infected", crew=({"larva": True},))
    assert game.crew().dead and game.lying("r001") == ["corpse"] and game.figures() == [("creeper", "r001")]
    assert game.t.figures[0].token == "" and game.t.bag.inside["creeper"] == 1
    assert not game.events("encounter") and not game.events("surprise") and not game.events("attack")


@rule("NL-20.13", "NL-30.2")
def test_that_creeper_may_be_the_first_of_all() -> None:
    game = rested(1, "infected", crew=({"larva": True},), met=False)
    assert game.prompt == "keep-objective" and [decision.seat for decision in game.match.decisions] == [1]


@rule("NL-20.14", "NL-18.22")
def test_without_a_free_creeper_none_comes() -> None:
    game = rested(1, "infected", crew=({"larva": True},), figures=("creeper alert_room",) * 3)
    assert game.crew().dead and ("creeper", "r001") not in game.figures()
    freed = rested(1, "infected", crew=({"larva": True},), figures=("creeper r005",) * 3)
    assert freed.figures() == [("creeper", "r001")], "those out of Combat make room"


PILLS: dict[str, Any] = {**HERE, "inventory": ("caffeine_pills",)}


@rule("NL-20.6", "NL-20.11", "NL-20.17")
def test_a_scan_of_drawn_cards_leaves_the_others_unknown() -> None:
    game = table(**PILLS, hand=(f"search {WORSE}",), live=("harmless infected",), chance=(WORSE, "rest", "infected"))
    game.choose(("item", "green", "caffeine_pills"), "search")
    assert game.crew().larva and sorted(game.hand()) == [WORSE, WORSE, "rest"]
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.scanned == ("infected",) and game.events("scanned") == [{"seat": 0, "count": 1}]


@rule("NL-20.12", "NL-20.17")
def test_pills_kill_whoever_has_a_larva() -> None:
    game = table(
        **PILLS, hand=("search",), live=("infected",), crew=({"larva": True},), chance=(WORSE, "rest", "infected")
    )
    game.choose(("item", "green", "caffeine_pills"), "search")
    assert game.crew().dead and game.figures() == [("creeper", "r001")]


@rule("NL-20.8", "NL-20.9")
def test_antiseptic_gets_rid_of_one_card_whatever_it_is() -> None:
    there: dict[str, Any] = {**HERE, "inventory": ("antiseptic",), "hand": (f"search {WORSE} {WORSE}",)}
    game = table(**there, live=("infected harmless",), chance=("infected", "harmless"))
    game.choose(("item", "green", "antiseptic"), "search")
    assert game.prompt == "scan-which" and game.options == ("unknown",)
    game.choose("unknown")
    assert bottom(game) == ["infected"] and game.hand() == [WORSE] and game.events("contaminated") == [{"seat": 0}]
    game = table(**there, live=("infected harmless",), chance=("harmless",))
    game.choose(("item", "green", "antiseptic"), "search", "unknown")
    assert bottom(game) == ["harmless"] and not game.events("contaminated")


@rule("NL-20.8", "NL-20.10", "NL-20.17")
@pytest.mark.parametrize(("strain", "larva"), [("infected", True), ("harmless", False)])
def test_a_scan_of_one_card_may_keep_it_and_infect(monkeypatch: pytest.MonkeyPatch, strain: str, larva: bool) -> None:
    entry = BOX.items["antiseptic"]
    step = {**entry.effect[0], "remove": "none", "on_infected": "infect"}
    monkeypatch.setitem(BOX.items, "antiseptic", msgspec.structs.replace(entry, effect=(step,)))
    game = table(**HERE, inventory=("antiseptic",), hand=(f"search {WORSE}",), live=(strain,))
    game.choose(("item", "green", "antiseptic"), "search", "unknown")
    assert game.crew().larva == larva and game.hand() == [WORSE] and told_apart(game, 0) == [{"count": int(larva)}]


@rule("NL-20.6", "NL-22.3")
def test_the_toolset_scans_without_consequences() -> None:
    game = table(**HERE, inventory=("analyze_toolset",), hand=(f"search {WORSE}",), live=("infected",))
    game.choose(("item", "green", "analyze_toolset"), "search", 1)
    assert not game.crew().larva and game.hand() == [WORSE] and told_apart(game, 0) == [{"count": 1}]


# -- scans that remove -------------------------------------------------------------------------------------------------


@rule("NL-20.8", "NL-20.9", "NL-20.16", "NL-20.17")
def test_decontamination_removes_the_infected_cards_and_infects_nobody() -> None:
    shower = {**HERE, "tiles": {"r001": "decontamination_room"}, "crew": ({"larva": True, "slime": True},)}
    game = table(**shower, hand=(f"search rest {WORSE} {WORSE}",), live=("infected harmless",)).do("room", 0)
    assert bottom(game) == ["infected"] and game.hand() == [WORSE] and not game.crew().dead
    assert not game.crew().larva and not game.crew().slime
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.scanned == ("harmless",)


@rule("NL-20.8", "NL-20.9", "NL-20.17", "NL-27.7")
def test_surgery_scans_deck_discard_pile_and_hand() -> None:
    theatre = {**HERE, "tiles": {"r001": "surgery"}, "crew": ({"larva": True},)}
    game = table(**theatre, hand=(f"search rest {WORSE} {WORSE}",), scanned=("infected",), discard=(WORSE,),
                 live=("infected infected harmless",), spent=("infected",)).do("room", 0)  # fmt: skip
    assert bottom(game) == ["infected"] * 4 and not game.crew().larva and game.crew().light == 1
    assert game.t.piles[LIVE[0]] == ["harmless"] and not game.t.piles[SPENT[0]]


# -- Larvae ------------------------------------------------------------------------------------------------------------


@rule("NL-20.16", "NL-18.24")
def test_a_removed_larva_is_a_free_figure_again() -> None:
    cut = {**HERE, "inventory": ("scalpel",), "crew": ({"larva": True},), "chance": ("knee",)}
    game = table(**cut, hand=("search",)).choose(("item", "green", "scalpel"), "search", 0)
    if game.prompt == "which-character":
        game.choose(0)
    assert not game.crew().larva and game.crew().wounds == ("knee",)
    assert sum(one.larva for one in game.match.view(None).crew) == 0


@rule("NL-20.18", "NL-20.19")
def test_to_be_infested_means_a_larva_and_a_card_even_if_no_figure_is_free() -> None:
    fight: dict[str, Any] = {**HERE, "stage": "attacks", "power": "s02 s03", "chance": ("infecting_the_host_1",)}
    figures = ("creeper r001", *["larva r005"] * 6)
    game = table(**fight, figures=figures)
    assert game.crew().larva and game.crew().discard == (WORSE,) and len(game.t.intruders("r005")) == 6
    again = table(**fight, figures=figures[:1], crew=({"larva": True},))
    assert again.crew().larva and not again.crew().dead and again.crew().discard == (WORSE,)


# -- an Event that scans -----------------------------------------------------------------------------------------------

SHELL: dict[str, Any] = {**HERE, "stage": "event"}
EVENT = "leaving_the_shell_1"


@rule("NL-20.6", "NL-20.11")
def test_drawn_cards_are_scanned_and_discarded() -> None:
    chance = (EVENT, WORSE, "rest", "search", "vents", "infected")
    game = table(**SHELL, hand=("demolition",), live=("infected",), chance=chance)
    assert game.crew().larva and game.crew().discard == (WORSE, "rest", "search", "vents")
    assert game.t.piles[SPENT[0]] == ["infected"] and told_apart(game, 0) == [{"count": 1}]
    assert not game.crew(1).larva


@rule("NL-20.6", "NL-20.12", "NL-21.22", "NL-20.14")
def test_a_larva_hatches_if_the_next_card_is_infected() -> None:
    hatching = {**SHELL, "crew": ({"larva": True},)}
    game = table(**hatching, chance=(EVENT, "infected"))
    assert game.crew().dead and game.figures()[0] == ("creeper", "r001") and game.t.piles[LIVE[0]] == ["infected"]
    assert not bottom(game), "the card stays with the dead player's"
    spared = table(**hatching, chance=(EVENT, "harmless"))
    assert not spared.crew().dead and spared.crew().larva and spared.crew().discard == (WORSE,)
    assert spared.events("scanned-openly") == [{"seat": 0, "strain": "harmless"}]
