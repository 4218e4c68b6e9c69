"""NL-39: what decks, bags, tiles and scans show to whom, and twin worlds of the ends and of the surface."""

from __future__ import annotations

from typing import Any

from brushpass.engine import beneath
from brushpass.games.nemesis_lockdown.state import (
    ATTACKS,
    CSS,
    CSS_BAG,
    EVENTS,
    NUMBERS,
    STRAINS,
    SURFACE_BAG,
    TILE_BAGS,
    TOKEN_BAG,
    UNUSED,
    WEAKNESSES,
    WOUNDS,
    Lockdown,
)
from brushpass.testing import rule
from tests.games.twins import lived

from .endings import BUNKER
from .table import BOX, dealt, move, table, twins

SILENCE = BOX.dice.noise.index("silence")
HALL: dict[str, Any] = {"rooms": ("r001", "r002"), "tiles": {"r001": "archive", "r002": "laboratory"}}


@rule("NL-39.4", "NL-39.5", "NL-34.5")
def test_nobody_knows_a_contamination_card_before_it_is_scanned() -> None:
    pair = twins({"live": ("infected",)}, {"live": ("harmless",)}, hand=("contamination rest",), **HALL)
    lived(*pair, "pass", "contamination", "stop", seats=(0, 1))
    known = twins({"scanned": ("infected",)}, {"scanned": ("harmless",)}, hand=("contamination rest",), **HALL)
    mine = [game.match.view(0).secrets[0] for game in known]
    assert [one.scanned for one in mine if one is not None] == [("infected",), ("harmless",)]
    lived(*known, "pass", ["contamination-infected", "contamination-harmless"], "stop", seats=(1,))


@rule("NL-39.6", "NL-39.19", "NL-39.21", "NL-39.23", "NL-39.31")
def test_of_decks_and_bags_views_show_how_much_is_left_alone() -> None:
    game = dealt(seats=3)
    for _ in range(3):
        game.choose(game.options[0])
    for seat in (0, 1, 2, None):
        view = game.match.view(seat)
        assert view.opened is None and view.decks["contamination"] == len(BOX.strains)
        assert (view.decks["event"], view.decks["attack"], view.decks["wound"]) == (
            len(game.t.piles[EVENTS]), len(game.t.piles[ATTACKS]), len(game.t.piles[WOUNDS]),
        )  # fmt: skip
        assert len(view.lab.weaknesses) == 1 and not view.base.tiles
    unseen = (STRAINS, beneath(STRAINS), TOKEN_BAG, CSS_BAG, SURFACE_BAG, *UNUSED.values(), *TILE_BAGS.values())
    assert all(not game.match.setup.viewers[place] for place in unseen)
    assert len(game.t.piles[WEAKNESSES]) == len(BOX.weaknesses) - 1


@rule("NL-39.25", "NL-39.26", "NL-39.29", "NL-39.13")
def test_what_lies_open_everybody_sees() -> None:
    hurt = {"light": 1, "wounds": ("knee",), "slime": True, "signal": True, "larva": True, "knowledge": 4}
    game = table(**HALL, crew=(hurt,), things=("rifle:1 egg",), base={"faults": ("r001",), "gate": True})
    for seat in (0, 1, None):
        view = game.match.view(seat)
        crew = view.crew[0]
        assert (crew.light, crew.wounds, crew.slime, crew.signal, crew.larva, crew.knowledge) == (
            1, ("knee",), True, True, True, 4,
        )  # fmt: skip
        assert [(thing.name, thing.load) for thing in crew.things] == [("rifle", 1), ("egg", 0)]
        assert view.base.counters == {"r001": 2, "r002": 2} and view.base.faults == ("r001",) and view.base.gate


@rule("NL-39.27")
def test_dice_are_rolled_in_the_open() -> None:
    game = table(rooms=("r001", "repository"), tiles=HALL["tiles"], chance=(SILENCE,)).do("move", "r002")
    rolls = [(name, to) for name, _, to in game.match.run.log or [] if name == "noise-roll"]
    assert rolls == [("noise-roll", None)]


@rule("NL-39.32", "NL-39.31")
def test_logs_are_filtered_like_views() -> None:
    pair = twins({"orders": ("", "code_red")}, {"orders": ("", "code_gray")}, seats=3, **HALL)
    paid = pair[0].hand()[:2]
    lived(*pair, ("room", 0), *paid, 1, seats=(2,))
    for game in pair:
        told = game.match.observe(2).log
        assert "looked-at-orders" in [one.event for one in told]
        assert "saw-orders" not in [one.event for one in told]
        assert "saw-orders" in [one.event for one in game.match.observe(0).log]


@rule("NL-39.33")
def test_what_comes_is_decided_when_it_is_needed() -> None:
    def token(t: Lockdown) -> int:
        return sum(len(t.piles[place]) for place in CSS)

    game = table(**HALL, computer="computer_action_b")
    assert token(game.t) == 0 and len(game.t.piles[CSS_BAG]) == 7
    game.do("computer", 1).choose(10)
    assert token(game.t) == 1 and len(game.t.piles[CSS_BAG]) == 6


@rule("NL-39.35", "NL-39.22")
def test_tokens_set_aside_are_public_by_kind_their_numbers_once_seen() -> None:
    game = table(**HALL)
    view = game.match.view(1)
    assert view.bag.aside["adult"] == 7 and not view.bag.aside_seen
    assert sum(view.bag.inside.values()) == 12
    assert len(game.t.piles[NUMBERS["adult"]]) == 12
    met = table(**HALL, figures=("adult r004",)).match.view(1)
    assert BOX.tokens[met.figures[0].token].kind == "adult"


@rule("NL-39.17", "NL-39.18", "NL-37.2")
def test_who_looks_at_a_surface_room_knows_it_alone() -> None:
    def lies(tile: str, token: str) -> dict[str, Any]:
        def bend(t: Lockdown) -> None:
            move(t, tile, TILE_BAGS["I"], t.tile_place("a102"))
            move(t, token, SURFACE_BAG, t.token_place("a102"))

        return {"bent": bend}

    here: dict[str, Any] = {"board": "surface", "rooms": ("b201", "b201"), "tiles": {"b201": "archive"}}
    pair = twins(
        lies("laboratory", "surface_slime_1"), lies("nest", "surface_danger_1"), inventory=("recon_drone",), **here
    )  # fmt: skip
    paid = pair[0].hand()[0]
    lived(*pair, ("item", "red", "recon_drone"), paid, "pass", "a102", seats=(1,))
    seen = [
        [(one.event, one.args) for one in game.match.observe(0).log if one.event.startswith("saw")] for game in pair
    ]
    assert seen[0] != seen[1] and len(seen[0]) == len(seen[1]) == 2


@rule("NL-36.17", "NL-39.7", "NL-39.28")
def test_alone_a_spectator_does_not_learn_which_objective_was_kept() -> None:
    noisy: dict[str, Any] = {**HALL, "seats": 1, "mode": "solo", "base": {"noise": ("c01",)},
                             "chance": (BOX.dice.noise.index("3"), 1)}  # fmt: skip
    pair = twins({"goals": ("coop_nest coop_power",)}, {"goals": ("coop_egg coop_queen",)}, **noisy)
    paid = pair[0].hand()[0]
    lived(*pair, ("move", "r002"), paid, ["coop_nest", "coop_egg"], seats=())


@rule("NL-36.6", "NL-39.9", "NL-39.10")
def test_together_nobody_knows_the_active_order() -> None:
    pair = twins(
        {"active_order": "code_red"}, {"active_order": "code_gray"}, mode="coop", chance=("code_blue",), **HALL
    )
    paid = pair[0].hand()[:2]
    lived(*pair, ("room", 0), *paid, seats=(0, 1))
    assert pair[0].t.open_orders == ("code_blue",)


@rule("NL-36.13", "NL-39.12")
def test_what_the_dead_carry_stays_hidden() -> None:
    burning: dict[str, Any] = {
        "seats": 3, "mode": "resuscitation", "rooms": ("r001",), "tiles": {"r001": "archive"},
        "base": {"fires": ("r001",)}, "crew": ({"wounds": ("knee",), "dressed": ("hand", "body")},),
    }  # fmt: skip
    pair = twins({"inventory": ("medkit",)}, {"inventory": ("clothes",)}, **burning)
    lived(*pair, "pass", "stop", seats=(1, 2))
    assert pair[0].crew().dead


@rule("NL-34.3", "NL-34.8", "NL-39.30")
def test_the_objectives_of_the_dead_are_never_revealed() -> None:
    gone = {"fate": "dead", "room": ""}
    game = table(2, stage="ending", crew=(BUNKER, gone), goals=("sever_ties_2", "pack_rat"), things=("", ""), met=True)
    assert [told["seat"] for told in game.events("objective")] == [0]
