"""TD-25, TD-INV-20: what a view holds, and twin worlds that nobody but the owner of a secret can tell apart.

The twins share all that is public and differ in what is hidden. They are set up for things that random play hardly ever
meets; both then go through the same story, step by step.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.engine import Setup
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.state import BESIDE, DATABANK, DECKS, HAND, MEMORY, InTooDeep
from brushpass.testing import rule, title
from brushpass.testing.looks import difference, looks
from tests.games.twins import lived, same

from .table import ECHO, Table, dilemma, table, tables, wandered

AT = {"jumper": "harbour", "enforcer": "parish", "hacker": "ion_towers", "shadow": "aerodrome", "smuggler": "blocks"}
FREE = {"aerodrome": 3, "parish": 2, "blocks": 1}
"""Search that leaves the Ion Towers and the Harbour alone."""
QUIET = {"centre": 3, "ion_towers": 2, "zinbazaar": 1}


def twins(one: dict[str, Any], other: dict[str, Any], **public: Any) -> tuple[Table, Table]:
    """Two tables that differ in what is hidden alone."""
    pair = table(**{**public, **one}), table(**{**public, **other})
    assert pair[0].t.piles != pair[1].t.piles
    return pair


# -- the view ----------------------------------------------------------------------------------------------------------


@rule("TD-INV-20", "TD-R-29")
def test_what_everybody_sees_of_a_player() -> None:
    game = table(
        seats=3, at=AT, hooks=("jumper", "hacker"), information=(7, 2, 3), tolerance=(4,), supports=("actions_2",),
        memory=("leader weapons",), stash=("timing",), hand=((1, 2),), databank=((3,),), crimes=("a1_1 b2_1 petty_01",),
        beside=("c1_1",),
    )  # fmt: skip
    for seat in (0, 1, 2, None):
        seen = game.match.view(seat).consoles[0]
        assert (seen.hooks, seen.information, seen.tolerance, seen.supports) == (("jumper",), 7, 4, ("actions_2",))
        assert (seen.memory, seen.stash, seen.hand, seen.databank) == (2, 1, 2, 1)
        assert seen.crimes == ("level-1", "level-2", "petty") and seen.beside == ("level-1",)


@rule("TD-INV-20")
def test_what_a_player_alone_sees() -> None:
    game = table(
        seats=3, memory=("leader weapons",), stash=("timing",), hand=((1, 2),), databank=((3,),),
        crimes=("a1_1 b2_1 petty_01",), beside=("c1_1",),
    )  # fmt: skip
    mine = game.match.view(0).secrets
    assert mine[0] is not None and mine[1] is None and mine[2] is None
    assert (mine[0].memory, mine[0].stash, mine[0].crimes) == (
        ("leader", "weapons"),
        ("timing",),
        ("a1_1", "b2_1", "petty_01"),
    )
    assert (mine[0].hand, mine[0].databank) == ((dilemma(1), dilemma(2)), (dilemma(3),))
    for seat in (1, 2, None):
        assert game.match.view(seat).secrets[0] is None and game.match.view(seat).opened is None


def scrambled(t: InTooDeep, seat: int | None, rng: Random) -> bool:
    """Exchange all cards that a seat does not see with others of their kind; whether anything differs."""
    before = [pile[:] for pile in t.piles]
    setup = t.setup
    for kin in {*setup.kin}:
        places = [
            place
            for place in range(len(t.piles))
            if setup.kin[place] == kin and (seat is None or seat not in setup.viewers[place])
        ]
        cards = [card for place in places for card in t.piles[place]]
        rng.shuffle(cards)
        for place in places:
            size = len(t.piles[place])
            t.piles[place], cards = cards[:size], cards[size:]
            if place not in setup.ordered:
                t.piles[place].sort()
    return before != t.piles


@rule("TD-INV-20")
@pytest.mark.parametrize("setup", tables(), ids=title)
def test_a_view_does_not_change_with_what_it_hides(setup: Setup) -> None:
    rng, changed = Random(1), 0
    for number, match in enumerate(wandered(setup, 3)):
        if number % 40 == 0:
            for seat in (*range(setup.seats), None):
                other = match.fork()
                before = msgspec.json.encode(other.view(seat)), other.log(seat)
                changed += scrambled(other.state, seat, rng)
                assert (msgspec.json.encode(other.view(seat)), other.log(seat)) == before
    assert changed > 4


@rule("TD-INV-20")
def test_no_public_event_names_what_is_hidden() -> None:
    secret = {"drew-dilemmas", "drew-evidence", "saw", "saw-stash"}
    for setup in tables():
        *_, match = wandered(setup, 5)
        assert not secret & {event.event for event in match.log(None)}
    for event in ("stashed", "planned", "gained-unseen", "discarded-dilemma", "returned", "crime-beside", "stored"):
        assert not {"kind", "kinds", "crime", "dilemmas"} & {*GAME.events[event]}


# -- crimes ------------------------------------------------------------------------------------------------------------


@rule("TD-INV-20", "TD-14.1")
def test_step_four_with_and_without_a_crime_to_commit() -> None:
    kept: Any = {"at": AT, "items": {"cash": "jumper"}, "hooks": ("jumper",), "search": QUIET}
    one, other = twins({"crimes": ("d1_1 petty_01", "b1_1")}, {"crimes": ("a1_1 petty_01", "b1_1")}, **kept)
    lived(one, other, "done")
    assert one.options == ("d1_1", "none") and other.options == ("none",)
    lived(one, other, "none", "done")


@rule("TD-INV-20", "TD-9.14")
def test_a_petty_crime_that_could_be_committed() -> None:
    kept: Any = {"at": AT, "items": {"cash": "jumper", "jammer": "hacker"}, "hooks": ("jumper hacker",)}
    one, other = twins({"crimes": ("a1_1 petty_18",)}, {"crimes": ("a1_1 petty_20",)}, **kept)
    assert one.offered("petty") and not other.offered("petty")
    lived(one, other, ("move", "jumper", "parish"), "done", "none", "done")


@rule("TD-INV-20", "TD-17.1")
def test_which_crime_was_returned() -> None:
    one, other = (
        table(crimes=("a1_1 b1_1 petty_01",), stage="returns"),
        table(crimes=("a1_1 b1_1 petty_01",), stage="returns"),
    )
    lived(one, other, [("level-1", "a1_1"), ("level-1", "b1_1")], "done")


@rule("TD-INV-20", "TD-17.1")
def test_a_returned_crime_that_is_drawn_again() -> None:
    """All others of its level are gone: who returned two knows which comes, the others know only that it is one."""
    kept: Any = {"stage": "returns", "crimes": ("a1_1 b1_1 petty_01",), "emptied": ("level-1",), "seats": 3}
    one, other = table(**kept), table(**kept)
    steps = [("level-1", "a1_1"), ("level-1", "b1_1")], [("level-1", "b1_1"), ("level-1", "a1_1")]
    lived(one, other, *(list(step) for step in steps), "done", "level-1", seats=(1,))


@rule("TD-INV-20", "TD-11.7", "TD-17.6")
def test_a_crime_beside_the_console_is_hidden_from_its_owner() -> None:
    one, other = twins(
        {"beside": ("b1_1",)}, {"beside": ("c1_1",)}, crimes=("a1_1 petty_01",), at=AT, hooks=("jumper",)
    )
    lived(one, other, ("move", "jumper", "parish"), "done", "none", seats=(0, 1))
    one.choose("done")
    other.choose("done")
    same(one, other, (1,), "after taking it up")
    assert difference(looks(one.match, 0), looks(other.match, 0))


@rule("TD-INV-20", "TD-11.7")
def test_drawing_a_crime_beside_the_console() -> None:
    kept: Any = {"at": {**AT, "jumper": "ion_towers"}, "hooks": ("jumper",), "search": FREE}
    one, other = table(**kept, chance=("b1_1",)), table(**kept, chance=("c1_1",))
    lived(one, other, ("zone", "jumper"), "level-1", seats=(0, 1))
    assert one.pile(BESIDE["level-1"][0]) != other.pile(BESIDE["level-1"][0])


# -- evidence ----------------------------------------------------------------------------------------------------------


@rule("TD-INV-20", "TD-18.6", "TD-18.12")
@pytest.mark.parametrize("where", ["stash", "bonus_tolerance"])
def test_the_place_of_processed_evidence_is_seen_not_its_kind(where: str) -> None:
    one, other = (table(at=AT, hooks=("jumper",), memory=("leader weapons",)) for _ in range(2))
    lived(one, other, ("zone", "jumper"), "process", where, ["leader", "weapons"], "done")


@rule("TD-INV-20", "TD-18.8")
def test_whether_a_row_could_be_served() -> None:
    kept: Any = {"at": AT, "hooks": ("jumper",), "tasks": "leader weapons timing"}
    one, other = twins({"memory": ("leader",)}, {"memory": ("target",)}, **kept)
    lived(one, other, ("zone", "jumper"), "process")
    assert "row_1" in one.options and "row_1" not in other.options
    lived(one, other, "stash", ["leader", "target"], "done")


@rule("TD-INV-20", "TD-18.8")
def test_a_row_served_tells_of_that_token_only() -> None:
    kept: Any = {"at": AT, "hooks": ("jumper",)}
    one, other = twins({"memory": ("leader weapons",)}, {"memory": ("leader target",)}, **kept)
    lived(one, other, ("zone", "jumper"), "process", "row_1", "done")


def having_taken(token: str, **kept: Any) -> dict[str, Any]:
    """The Hacker may take that token in the Ion Towers."""
    offer = (token, "challenge", "actions_1")
    return {"at": AT, "hooks": ("hacker",), "search": FREE, "offer": offer, "chance": ("swap_items",), **kept}


TAKE = (("zone", "hacker"), "support", 1)


@rule("TD-INV-20", "TD-13.17")
@pytest.mark.parametrize("spot", ["seat_1", "bonus_support", "display"])
def test_what_somebody_looked_at(spot: str) -> None:
    kept = having_taken("peek_evidence", seats=3)
    one, other = twins(
        {"stash": ("", "leader"), "bonus": {"support": "leader"}, "display": "leader leader"},
        {"stash": ("", "weapons"), "bonus": {"support": "weapons"}, "display": "weapons timing"},
        **kept,
    )
    lived(one, other, *TAKE, spot, "display", "done", "none", seats=(2,))
    assert difference(looks(one.match, 0), looks(other.match, 0))


@rule("TD-INV-20", "TD-13.17")
def test_the_owner_of_a_stash_learns_only_that_it_was_looked_at() -> None:
    kept = having_taken("peek_evidence", stash=("", "leader weapons"))
    one, other = (
        table(**{**kept, "chance": ("swap_items", "leader")}),
        table(**{**kept, "chance": ("swap_items", "weapons")}),
    )
    lived(one, other, *TAKE, "seat_1", "display", "done")


@rule("TD-INV-20", "TD-13.18")
def test_which_of_two_seen_tokens_was_taken() -> None:
    kept = having_taken("peek_take_evidence", display="leader weapons timing")
    one, other = (table(**{**kept, "chance": ("swap_items", "leader", "weapons")}) for _ in range(2))
    lived(one, other, *TAKE, "display", "display", [1, 2], "done", "none")
    assert one.pile(MEMORY[0]) != other.pile(MEMORY[0])


@rule("TD-INV-20", "TD-13.28")
@pytest.mark.parametrize("spot", ["display", "bonus_support"])
def test_what_was_taken_unseen(spot: str) -> None:
    kept = having_taken("take_evidence")
    one, other = twins(
        {"bonus": {"support": "leader"}, "display": "leader leader"},
        {"bonus": {"support": "weapons"}, "display": "weapons weapons"},
        **kept,
    )
    lived(one, other, *TAKE, spot, "done", "none")


@rule("TD-INV-20", "TD-13.28")
def test_what_was_taken_from_a_stash_is_known_to_the_two() -> None:
    kept = having_taken("take_evidence", seats=3)
    one, other = twins({"stash": ("", "leader timing")}, {"stash": ("", "weapons timing")}, **kept)
    lived(one, other, *TAKE, "seat_1", "done", seats=(2,))


@rule("TD-INV-20", "TD-R-42")
def test_what_was_taken_from_ones_own_stash() -> None:
    kept = having_taken("take_evidence", stash=("leader weapons",))
    one, other = table(**kept), table(**kept)
    lived(one, other, *TAKE, "seat_0", ["leader", "weapons"], "done")


@rule("TD-INV-20", "TD-13.19")
def test_a_flip_tells_of_that_token_only() -> None:
    kept: Any = {"at": AT, "hooks": ("hacker",), "supports": ("flip_plan_evidence",)}
    one, other = twins({"stash": ("leader timing",)}, {"stash": ("leader target",)}, **kept)
    lived(one, other, ("support", "flip_plan_evidence"), "seat_0", "leader", "done")


@rule("TD-INV-20", "TD-18.1", "TD-18.3")
def test_what_came_from_the_display() -> None:
    kept: Any = {"at": AT, "items": {"cash": "jumper"}, "hooks": ("jumper",), "search": QUIET, "stage": "crime"}
    kept |= {"crimes": ("d2_2 petty_01",), "story": "d1_1", "display": "leader weapons timing timing"}
    drawn = ("dilemma_01", "dilemma_02", "dilemma_03")
    one = table(**kept, chance=(*drawn, "leader", "timing"))
    other = table(**kept, chance=(*drawn, "weapons", "timing"))
    lived(one, other, "d2_2", "reckless", "leader", "decline")


@rule("TD-INV-20", "TD-R-40")
def test_what_drained_away() -> None:
    kept: Any = {"stage": "returns", "dry": 40, "display": "leader weapons"}
    one, other = table(**kept, chance=("leader",)), table(**kept, chance=("weapons",))
    lived(one, other, "done", seats=(0, 1))


# -- dilemmas ----------------------------------------------------------------------------------------------------------


@rule("TD-INV-20", "TD-11.5")
@pytest.mark.parametrize("mode", ["standard", ECHO])
def test_what_the_loser_of_a_challenge_discards(mode: str) -> None:
    kept: Any = {
        "at": {**AT, "jumper": "blocks"},
        "search": QUIET,
        "hooks": ("jumper",),
        "hand": ((1,), (6, 12, 18), (5,)),
    }
    if mode == ECHO:
        kept["at"] = {name: zone for name, zone in kept["at"].items() if name != "smuggler"}
        kept["hand"] = kept["hand"][:2]
        one, other = (table(ECHO, 1, **kept, chance=(dilemma(number),)) for number in (6, 12))
        lived(one, other, ("zone", "jumper"), "echo", "done", seats=(0,))
        assert one.pile(HAND[1]) != other.pile(HAND[1])
        return
    one, other = table(seats=3, **kept), table(seats=3, **kept)
    lived(one, other, ("zone", "jumper"), "seat_1", [dilemma(6), dilemma(12)], "done", seats=(0, 2))


@rule("TD-INV-20", "TD-13.14")
@pytest.mark.parametrize("where", ["hand", "databank"])
def test_which_dilemma_was_discarded(where: str) -> None:
    kept: Any = {
        "at": AT,
        "hooks": ("hacker",),
        "supports": ("discard_dilemma",),
        "hand": ((1, 2),),
        "databank": ((3, 4),),
    }
    numbers = (1, 2) if where == "hand" else (3, 4)
    one, other = table(**kept), table(**kept)
    lived(one, other, ("support", "discard_dilemma"), [(where, dilemma(number)) for number in numbers], "done")


@rule("TD-INV-20", "TD-13.15")
def test_which_dilemmas_were_drawn_and_discarded() -> None:
    kept = having_taken("draw_discard_dilemmas", hand=((1,),))
    one = table(**{**kept, "chance": ("swap_items", dilemma(5), dilemma(6))})
    other = table(**{**kept, "chance": ("swap_items", dilemma(7), dilemma(8))})
    lived(one, other, *TAKE, [dilemma(1), dilemma(7)], [dilemma(6), dilemma(8)], "done")


@rule("TD-INV-20", "TD-21.11")
def test_which_dilemmas_are_stored() -> None:
    kept: Any = {"stage": "returns", "trigger": 0, "display": 0, "hand": ((1, 2, 3), (4, 5, 6)), "active": 0}
    kept |= {"rows": ("leader leader", "weapons weapons", "timing"), "folders": (3, 2)}
    one, other = table(**kept), table(**kept)
    lived(one, other, "done", [dilemma(1), dilemma(2)], dilemma(3), dilemma(4), dilemma(5), seats=(1,))
    assert one.prompt == "hook" and one.pile(DATABANK[0]) != other.pile(DATABANK[0])


@rule("TD-INV-20", "TD-7.12")
def test_which_dilemma_was_drawn() -> None:
    kept: Any = {"at": AT, "stage": "hook", "hooks": ("jumper hacker",)}
    one, other = table(**kept, chance=(dilemma(6),)), table(**kept, chance=(dilemma(65),))
    lived(one, other, ("hook", "shadow"), "done")


# -- Echo --------------------------------------------------------------------------------------------------------------


@rule("TD-INV-20", "TD-23.23", "TD-23.33")
def test_all_that_lies_face_down_of_echo() -> None:
    at = {"jumper": "harbour", "hacker": "parish", "shadow": "blocks", "oracle": "aerodrome"}
    kept: Any = {"mode": ECHO, "seats": 1, "at": at, "hooks": ("jumper",), "echo_fields": "support", "folders": (0, 1)}
    kept["chance"] = ("echo_01",)
    one, other = twins(
        {
            "memory": ("", "leader weapons"), "stash": ("", "leader"), "bonus": {"support": "leader"},
            "rows_down": ("timing", "", ""), "shared_down": "leader", "crimes": ("a1_1 petty_01", "b1_1"),
            "hand": ((), (1,)), "databank": ((), (2,)),
        },
        {
            "memory": ("", "funding target"), "stash": ("", "target"), "bonus": {"support": "weapons"},
            "rows_down": ("funding", "", ""), "shared_down": "timing", "crimes": ("a1_1 petty_01", "c1_1"),
            "hand": ((), (5,)), "databank": ((), (6,)),
        },
        **kept,
    )  # fmt: skip
    lived(one, other, ("move", "jumper", "aerodrome"), "done", "none", seats=(0,))


@rule("TD-INV-20", "TD-23.24")
def test_what_echo_processes() -> None:
    at = {"jumper": "harbour", "hacker": "parish", "shadow": "blocks", "oracle": "aerodrome"}
    letters = "jumper hacker shadow oracle"
    dice = ("echo_01", 0, 5, 0, 5)
    drawn = (dilemma(6), "leader")
    kept: Any = {"mode": ECHO, "seats": 1, "at": at, "letters": letters, "stage": "returns", "echo_deck": "echo_01"}
    kept |= {"memory": ("", "leader weapons timing"), "crimes": ("a1_1 petty_01", "b1_1"), "offered": (0, 1, 0)}
    worlds = [table(**kept, chance=(*dice, *drawn, *["leader"] * 3, kind)) for kind in ("weapons", "timing")]
    lived(*worlds, "done", seats=(0,))


@rule("TD-INV-20")
def test_the_order_of_decks_is_nowhere() -> None:
    game = table(beneath_decks={"level-1": "c1_1 b1_1"})
    for seat in (0, 1, None):
        told = msgspec.json.encode(game.match.view(seat)).decode()
        assert '"c1_1"' not in told and '"b1_1"' not in told
    assert game.match.view(0).decks["level-1"] == len(game.pile(DECKS["level-1"])) + 2
