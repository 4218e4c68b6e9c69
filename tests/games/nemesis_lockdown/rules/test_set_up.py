"""NL-3, NL-4, NL-5: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.box import CIRCUITS, COLOURS, GOALS, TOKENS
from brushpass.games.nemesis_lockdown.rules.markers import set_fire
from brushpass.games.nemesis_lockdown.state import (
    ACTIVE,
    ATTACKS,
    COMPUTERS,
    CSS_BAG,
    DECK,
    EVENTS,
    HAND,
    ITEMS,
    NOBODY,
    NUMBERS,
    OBJECTIVES,
    ORDERS,
    POOL,
    STRAINS,
    TILE_BAGS,
    TOKEN_BAG,
    UNUSED,
    WEAKNESSES,
    WOUNDS,
)
from brushpass.testing import rule

from ..table import BOARD, BOX, Table, dealt, table

SEATS = GAME.counts("standard")


def seated(seats: int = 3, seed: int = 1) -> Table:
    """A match whose players all have taken the first Character they were shown."""
    game = dealt(seats, seed)
    while game.prompt == "draft":
        game.choose(game.options[0])
    return game


# -- what is in the box ------------------------------------------------------------------------------------------------


@rule("NL-2.1", "NL-2.3", "NL-2.6", "NL-2.7", "NL-2.14")
def test_boards_dice_and_markers() -> None:
    assert [*BOX.boards] == ["basic", "surface"]
    dice = BOX.dice
    assert [len(die) for die in (dice.noise, dice.combat, dice.advantage, dice.mars)] == [10, 6, 6, 12]
    assert (BOX.limits["fire_markers"], BOX.limits["malfunction_markers"], BOX.limits["doors"]) == (12, 10, 11)
    assert (BOX.start.eggs_in_nest, BOX.start.eggs_in_reserve) == (5, 3)
    assert sum(card.deck == "coop" for card in BOX.objectives.values()) == 10 and len(BOX.mars) == 8


@rule("NL-2.8", "NL-2.11")
def test_what_has_no_limit_and_what_there_is_but_once() -> None:
    corpses = {"objects": (("r001", "corpse", 1),) * 6 + (("r001", "carcass", NOBODY),) * 9}
    game = table(rooms=("r001",), tiles={"r001": "archive"}, base=corpses)
    assert len(game.lying("r001")) == 15
    t = seated().t
    assert isinstance(t.base.elevator, str) and isinstance(t.base.rover, str) and isinstance(t.base.vent, str)


@rule("NL-2.15", "NL-2.17")
def test_which_decks_have_a_discard_pile_and_that_all_of_them_are_public() -> None:
    game = table(discard=("rest",), discards={"event": "damage", "green": "medkit"})
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert {*view.discards} == {"event", "attack", "wound", "mars", *COLOURS}
        assert (view.discards["event"], view.discards["green"]) == (("damage",), ("medkit",))
        assert view.crew[0].discard == ("rest",)


@rule("NL-2.16", "NL-14.13")
def test_a_discarded_marker_can_be_placed_again() -> None:
    fires = tuple(BOARD.rooms[:12])
    game = table(rooms=("r001",), tiles={"r001": "archive"}, base={"fires": fires}, computer="computer_action_c")
    game.do("computer", 0).choose("r002")
    set_fire(game.t, "r014")
    assert len(game.t.base.fires) == 12 and not game.t.base.destroyed


# -- the base ----------------------------------------------------------------------------------------------------------


@rule("NL-3.2", "NL-28.2")
def test_special_rooms_lie_open_on_their_spaces() -> None:
    t = seated().t
    for room in ("isolation_room", "repository", "backup_power_supply"):
        assert t.tile(room) == room and t.explored(room)
    assert not t.base.tiles


@rule("NL-3.3", "NL-3.4", "NL-3.5", "NL-3.6")
def test_every_hidden_space_has_a_tile_and_a_token_of_which_nobody_knows() -> None:
    t = seated().t
    assert (len(BOARD.hidden["I"]), len(BOARD.hidden["II"])) == (10, 6)
    assert (len(t.piles[TILE_BAGS["I"]]), len(t.piles[TILE_BAGS["II"]])) == (10, 9)
    assert len(t.piles[TOKEN_BAG]) == len(BOX.explorations) == 20
    viewers = t.setup.viewers
    assert not any(viewers[place] for place in (TOKEN_BAG, *TILE_BAGS.values()))
    found = {one["tile"] for one in explored_at_first(range(40))}
    assert len(found) > 4


def explored_at_first(seeds: range) -> list[dict[str, str]]:
    """What lies in room 004, deal by deal."""
    told: list[dict[str, str]] = []
    for seed in seeds:
        told += table(rooms=("repository",), seed=seed).do("move", "r004").events("explored")
    return told


@rule("NL-3.7", "NL-3.18", "NL-3.19", "NL-3.20", "NL-3.21", "NL-3.22")
def test_where_things_are_at_first() -> None:
    t = seated().t
    assert (t.base.elevator, t.base.gate, t.base.rover) == (BOX.start.elevator, False, BOARD.exits[0])
    assert (t.base.fires, t.base.faults, t.base.noise, t.base.doors, t.base.counters) == ((), (), (), {}, {})
    assert (t.clock.slot, t.clock.backup, t.clock.alert, t.clock.countdown) == (15, False, NOBODY, NOBODY)
    assert not t.base.vent and not t.base.objects and not t.figures


@rule("NL-3.22")
def test_item_counters_are_set_by_exploring_and_lie_between_none_and_four() -> None:
    assert {token.items for token in BOX.explorations.values()} <= {0, 1, 2, 3, 4}
    token = next(one for one in BOX.explorations.values() if one.effect == "silence")
    game = table(rooms=("r001",), tiles={"r001": "guard_room"}, chance=("surgery", token.id)).do("move", "r002")
    assert game.t.base.counters["r002"] == token.items


@rule("NL-3.8", "NL-3.9")
def test_power_tokens_are_mixed_one_and_two_are_blue() -> None:
    places = Counter[tuple[str, int]]()
    for seed in range(40):
        power = dealt(2, seed).t.base.power
        assert tuple(power) == CIRCUITS and sorted(power.values()) == [(1, True), (2, True), (3, False), (4, False)]
        places.update((circuit, number) for circuit, (number, _) in power.items())
    assert len(places) == 16


@rule("NL-3.10")
def test_a_css_token_at_every_slot_that_has_one() -> None:
    t = seated().t
    assert t.clock.css == BOX.css_slots and len(t.clock.css) == 6
    assert len(t.piles[CSS_BAG]) == 7 and not t.setup.viewers[CSS_BAG]


@rule("NL-3.11", "NL-3.12")
def test_eggs_and_weaknesses_on_the_laboratory_board() -> None:
    seen = set()
    for seed in range(60):
        t = dealt(2, seed).t
        assert (t.lab.eggs, t.lab.reserve, len(t.lab.weaknesses)) == (5, 3, 1)
        assert len(t.piles[WEAKNESSES]) == 5
        seen.add(t.lab.weaknesses)
    assert len(seen) == 6 and BOX.start.weaknesses == 3


@rule("NL-3.13", "NL-3.14", "NL-3.15", "NL-5.2", "NL-5.3", "NL-5.4", "NL-5.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_bag_and_what_is_set_aside(seats: int) -> None:
    t = dealt(seats).t
    inside = {"blank": 1, "larva": 4, "creeper": 1, "adult": 3 + seats, "breeder": 0, "queen": 1}
    assert t.bag.inside == {kind: inside[kind] for kind in TOKENS} and sum(inside.values()) == 10 + seats
    assert t.bag.aside["adult"] == 9 - seats and not t.bag.inside_seen and not t.bag.aside_seen
    assert all(len(t.piles[NUMBERS[kind]]) == t.bag.inside[kind] + t.bag.aside[kind] for kind in TOKENS)


@rule("NL-3.16")
def test_all_decks_are_whole_and_the_crafted_items_an_open_stock() -> None:
    game = seated()
    t = game.t
    whole: dict[int, Iterable[str]] = {
        EVENTS: BOX.events,
        ATTACKS: BOX.attacks,
        WOUNDS: BOX.wound_deck,
        STRAINS: BOX.strains,
    }
    assert all(t.piles[place] == sorted(cards) for place, cards in whole.items())
    assert all(t.piles[ITEMS[colour]] == sorted(BOX.item_decks[colour]) for colour in COLOURS)
    assert game.match.view(None).base.stock == {item: BOX.items[item].count for item in BOX.crafted}
    assert not any(t.discards.values())


@rule("NL-3.17")
def test_a_computer_card_lies_open_and_never_lockdown() -> None:
    seen = set()
    for seed in range(40):
        t = dealt(2, seed).t
        seen.add(t.base.computer)
        assert sorted([*t.piles[COMPUTERS], t.base.computer]) == sorted(BOX.computers)
    assert seen == {*BOX.computers} - {"lockdown"}


# -- the crew ----------------------------------------------------------------------------------------------------------


@rule("NL-4.1", "NL-4.15", "NL-5.6")
def test_player_numbers_are_mixed_and_number_1_begins() -> None:
    first = set()
    for seed in range(20):
        t = dealt(3, seed).t
        numbers = [crew.number for crew in t.crew]
        assert sorted(numbers) == [1, 2, 3] and numbers[t.first] == 1
        first.add(t.first)
    assert first == {0, 1, 2}
    assert dealt(4).t.clockwise(2) == [2, 3, 0, 1]


@rule("NL-4.4", "NL-4.5")
@pytest.mark.parametrize("seats", SEATS)
def test_one_objective_of_either_deck_that_so_many_play_with(seats: int) -> None:
    t = dealt(seats).t
    for deck in GOALS:
        cards = [card for seat in range(seats) for card in t.piles[OBJECTIVES[deck][seat]]]
        assert len(cards) == seats and all(BOX.objectives[card].min_players <= seats for card in cards)
        fitting = [card for card in BOX.objectives.values() if card.deck == deck and card.min_players <= seats]
        assert len(t.piles[UNUSED[deck]]) == len(fitting) - seats
        assert not t.setup.viewers[UNUSED[deck]]


@rule("NL-4.6", "NL-4.7", "NL-4.8", "NL-5.2", "NL-5.3", "NL-5.4", "NL-5.5")
@pytest.mark.parametrize(("seats", "each", "pool"), [(2, 2, 2), (3, 1, 3), (4, 1, 2), (5, 1, 1)])
def test_orders_for_everybody_one_active_the_rest_a_pool(seats: int, each: int, pool: int) -> None:
    game = dealt(seats)
    piles = game.t.piles
    assert [len(piles[ORDERS[seat]]) for seat in range(seats)] == [each] * seats
    assert (len(piles[ACTIVE]), len(piles[POOL])) == (1, pool)
    mine = game.match.view(0).secrets[0]
    assert mine is not None and len(mine.orders) == each
    assert not game.match.setup.viewers[ACTIVE] and not game.match.setup.viewers[POOL]


@rule("NL-4.9", "NL-40.1")
def test_in_order_of_numbers_one_of_two_characters_is_kept() -> None:
    game = dealt(5)
    taken: list[str] = []
    for number in range(1, 6):
        assert game.crew(game.seat).number == number and len({*game.options}) == 2
        assert not {*game.options} & {*taken} and game.match.view(None).stage == "draft"
        taken.append(game.options[1])
        game.choose(game.options[1])
    assert [told["character"] for told in game.events("character")] == taken


@rule("NL-4.10", "NL-4.11", "NL-4.12", "NL-4.13", "NL-4.14", "NL-4.17")
def test_everybody_gets_what_belongs_to_the_character() -> None:
    met = set()
    for seed in range(6):
        t = seated(5, seed).t
        for seat, crew in enumerate(t.crew):
            entry = BOX.characters[crew.character]
            survivor = entry.group == "nemesis_survivor"
            met.add(crew.character)
            assert crew.room == ("isolation_room" if survivor else "repository")
            assert sorted([*t.piles[HAND[seat]], *t.piles[DECK[seat]]]) == sorted(BOX.decks[crew.character])
            assert len(BOX.decks[crew.character]) == 10
            assert [thing.name for thing in crew.things] == ([entry.starting_item] if entry.starting_item else [])
            for thing in crew.things:
                weapon = BOX.items[thing.name].weapon
                assert thing.load == (weapon.ammo_start if weapon else BOX.items[thing.name].uses)
            assert crew.quest == entry.quest_item and (crew.knowledge, crew.verified) == (3 if survivor else 1, False)
            assert (crew.light, crew.serious, crew.slime, crew.signal, crew.larva) == (0, 0, False, False, False)
    assert met == {*BOX.characters} and not BOX.items["probe_arm"].heavy


@rule("NL-4.16", "NL-6.2")
def test_the_first_hand_is_drawn_in_the_first_round() -> None:
    game = dealt(2)
    assert not game.t.round and not any(game.hand(seat) for seat in (0, 1))
    game = seated(2)
    assert game.t.round == 1
    for seat, crew in enumerate(game.t.crew):
        assert len(game.hand(seat)) == (6 if crew.room == "isolation_room" else 5)
