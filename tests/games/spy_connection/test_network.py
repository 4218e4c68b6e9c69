"""SC-3: the network."""

from __future__ import annotations

from random import Random

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.rules.network import in_one_piece, network, reach
from brushpass.testing import rule

from .table import Seat, table

BOX = GAME.box


def cities(city: str, *spaces: str) -> tuple[str, ...]:
    """The cities of a network, in alphabetical order."""
    return tuple(sorted(BOX.nodes(network(BOX, city, BOX.mask(spaces)).cities)))


@rule("SC-3.1")
def test_the_network_is_what_can_be_reached_over_own_agents() -> None:
    assert cities("paris") == ("paris",)
    assert cities("paris", "lorraine", "hesse") == ("berlin", "paris")
    assert cities("paris", "lorraine", "hesse", "denmark") == ("berlin", "paris")
    assert cities("paris", "lorraine", "hesse", "denmark", "scania") == ("berlin", "paris", "stockholm")


@rule("SC-3.2")
def test_a_city_links_the_agents_on_its_sides() -> None:
    spaces = BOX.mask(["lorraine", "hesse", "bohemia"])
    assert in_one_piece(BOX, "paris", spaces)
    assert not in_one_piece(BOX, "paris", BOX.mask(["lorraine", "bohemia"]))


@rule("SC-3.1", "SC-R-2")
def test_a_shared_space_links_both_connections_and_its_city() -> None:
    assert cities("paris", "picardy", "channel") == ("london", "paris")
    assert cities("paris", "picardy", "channel", "holland", "hanover") == ("berlin", "london", "paris")
    assert cities("madrid", "catalonia", "languedoc", "provence", "burgundy") == ("madrid", "monaco", "paris")


@rule("SC-3.3")
def test_what_would_break_the_network_is_not_offered() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "denmark", "scania"]))
    assert game.offered("lift") == ["scania"]
    ring = ["lorraine", "hesse", "franconia", "swabia", "switzerland", "burgundy", "provence"]
    whole = table(Seat("paris", ring))
    assert sorted(whole.offered("lift")) == sorted(ring)  # a ring can be opened anywhere


@rule("SC-3.4")
def test_others_never_block_a_network() -> None:
    mine = ["lorraine", "hesse"]
    alone = table(Seat("paris", mine), Seat("moscow"))
    crowded = table(Seat("paris", mine), Seat("berlin", twice=mine), Seat("paris", mine))
    assert alone.offered("go") == crowded.offered("go") == ["berlin"]
    assert alone.offered("lift") == crowded.offered("lift")


@rule("SC-3.5")
def test_a_stub_links_no_city_but_costs_others_two() -> None:
    game = table(Seat("paris", ["poitou", "gascony"]), Seat("paris"))
    assert game.offered("go") == []
    assert game.seen(0).network == ("paris",)
    game.choose(("connect", "madrid")).end_turn()
    assert game.player(0).supply == 15 - 3
    game.choose(("connect", "madrid"))
    assert game.player(1).supply == 15 - 6


@rule("SC-3.3", "SC-8.3")
def test_exactly_what_breaks_nothing_can_be_lifted() -> None:
    rng = Random(4)
    names = list(BOX.spaces)
    rings = 0
    for number in range(600):
        city = rng.choice(list(BOX.cities))
        placed = BOX.mask(rng.sample(names, 5 + number % 40))
        placed &= reach(BOX, city, placed)
        lift = [space for _, space in network(BOX, city, placed).lift]
        assert lift == [space for space in BOX.nodes(placed) if in_one_piece(BOX, city, placed & ~BOX.bit[space])]
        rings += len(lift) > 8
    assert rings > 20


@rule("SC-R-11", "SC-3.3")
def test_every_smaller_network_can_be_reached_space_by_space() -> None:
    rng = Random(3)
    names = list(BOX.spaces)
    for _ in range(300):
        city = rng.choice(list(BOX.cities))
        placed = BOX.mask(rng.sample(names, 30))
        placed &= reach(BOX, city, placed)
        rest = BOX.mask(rng.sample(names, 30)) & placed
        rest &= reach(BOX, city, rest)  # some network inside the first one
        while placed != rest:
            lifts = [BOX.bit[space] for _, space in network(BOX, city, placed).lift]
            off = [bit for bit in lifts if not bit & rest]
            assert off, (city, BOX.nodes(placed), BOX.nodes(rest))
            placed &= ~rng.choice(off)
            assert in_one_piece(BOX, city, placed)
