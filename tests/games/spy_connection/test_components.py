"""SC-1: what is in the box."""

from __future__ import annotations

from collections import Counter

import msgspec

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.box.data import FOLDER
from brushpass.testing import rule

from .table import Seat, table

BOX = GAME.box
DATA = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())


@rule("SC-1.1")
def test_both_sides_of_the_board_show_twelve_cities_and_four_slots() -> None:
    assert len(BOX.cities) == 12
    assert {side: len(prices) for side, prices in BOX.planning.items()} == {"light": 4, "dark": 4}
    assert next(part for part in DATA["components"] if part["id"] == "board")["sides"] == ["light", "dark"]


@rule("SC-1.2", "SC-R-18")
def test_there_are_43_missions_and_5_start_missions() -> None:
    assert (len(BOX.mission_cards), len(BOX.start_cards), len(BOX.missions)) == (43, 5, 48)


@rule("SC-1.3")
def test_there_are_fifteen_agents_in_each_of_four_colours() -> None:
    counts = {part["id"]: part["count"] for part in DATA["components"]}
    assert len(DATA["player_colours"]) == 4 == counts["spy_figure"]
    assert counts["agent_disc"] == 4 * BOX.numbers.agents_per_player == 60


@rule("SC-1.4", "SC-R-16")
def test_missions_show_two_to_four_different_cities_and_points() -> None:
    sizes = Counter(len(mission.cities) for mission in BOX.contents.missions)
    assert sizes == {2: 19, 3: 14, 4: 10}
    for mission in BOX.missions.values():
        assert len(set(mission.cities)) == len(mission.cities)
        assert 2 <= mission.points <= 8
    assert sum(mission.extra_turn for mission in BOX.missions.values()) == 13
    assert {len(BOX.missions[card].cities) for card in BOX.start_cards} == {4}


@rule("SC-1.5")
def test_a_start_mission_has_one_start_city_among_its_cities() -> None:
    for mission in BOX.missions.values():
        assert (mission.id in BOX.start_cards) == bool(mission.start_city)
        assert not mission.start_city or mission.start_city in mission.cities


@rule("SC-1.6", "SC-R-2")
def test_connections_have_two_or_three_spaces_and_share_only_the_one_next_to_a_city() -> None:
    assert len(BOX.contents.connections) == 20
    assert {len(one.spaces) for one in BOX.contents.connections} == {2, 3}
    shared = {space: [one for one in BOX.contents.connections if space in one.spaces] for space in BOX.spaces}
    shared = {space: along for space, along in shared.items() if len(along) > 1}
    assert list(shared) == ["channel", "provence", "thrace", "smolensk"]
    for space, along in shared.items():
        touched = BOX.nodes(BOX.touching[BOX.bit[space]] & BOX.all_cities)
        assert len(touched) == 1
        assert all(touched[0] in (one.a, one.b) for one in along)


@rule("SC-1.7", "SC-1.8")
def test_all_players_may_be_on_one_space_and_in_one_city() -> None:
    crowd = [Seat("paris", ["poitou"]), Seat("paris", twice=["poitou"]), Seat("paris", ["poitou"])]
    game = table(*crowd, Seat("paris"))
    assert ("connect", "madrid") in game.options
    others = table(*crowd, Seat("paris"), active=3)
    others.choose(("connect", "madrid"))
    view = others.match.view(None)
    assert [seat.agents.get("poitou") for seat in view.seats] == [1, 2, 1, 2]
    others.end_turn()
    assert [seat.city for seat in others.match.view(None).seats] == ["paris", "paris", "paris", "madrid"]


@rule("SC-1.9")
def test_the_map_is_a_graph_in_which_no_two_cities_touch() -> None:
    assert len(BOX.spaces) == 45
    for node, bit in BOX.bit.items():
        near = BOX.nodes(BOX.touching[bit])
        assert near
        assert all(BOX.touching[BOX.bit[other]] & bit for other in near)
        if node in BOX.cities:
            assert not BOX.touching[bit] & BOX.all_cities
    for entry in DATA["spaces"]:
        assert sorted(BOX.nodes(BOX.touching[BOX.bit[entry["id"]]])) == entry["adjacent"]
    for entry in DATA["cities"]:
        assert sorted(there for there, _ in BOX.ways[entry["id"]]) == entry["neighbours"]


def test_every_entry_says_where_it_is_from() -> None:
    known = BOX.provenance()
    assert known["cities"] == {"rulebook": 4, "public": 5, "reconstructed": 3}
    assert known["missions"] == {"reconstructed": 43}
    assert {source for counts in known.values() for source in counts} <= set(DATA["source_legend"])
    assert {section: sum(counts.values()) for section, counts in known.items()} == {
        "cities": 12,
        "spaces": 45,
        "connections": 20,
        "missions": 43,
        "start_missions": 5,
    }
