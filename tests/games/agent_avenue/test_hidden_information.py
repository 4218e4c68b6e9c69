"""AA-12, AA-INV-15: what a view holds, and what it never does."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from brushpass.engine import Match
from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.box.components import AGENTS
from brushpass.games.agent_avenue.state import ASIDES, DECK, DOWNS, HANDS, AgentAvenue
from brushpass.games.agent_avenue.view import View
from brushpass.testing import rule

from .table import table

HAND = ["mole", "sentinel", "saboteur", "enforcer"]


@rule("AA-INV-15")
def test_hands_are_seen_by_their_owner_and_their_sizes_by_all() -> None:
    game = table(hands={0: HAND, 1: ["sidekick"] + ["enforcer"] * 4})
    own, other, spectator = game.match.view(0), game.match.view(1), game.match.view(None)
    assert own.seats[0].hand == tuple(sorted(HAND)) and own.seats[1].hand is None
    assert other.seats[0].hand is None and other.seats[1].hand is not None
    assert [seat.hand for seat in spectator.seats] == [None, None]
    for view in (own, other, spectator):
        assert [seat.hand_size for seat in view.seats] == [4, 5]


@rule("AA-INV-15", "AA-6.3")
def test_the_face_down_card_is_seen_by_whoever_laid_it_until_it_is_recruited() -> None:
    game = table(hands={0: HAND})
    game.lay("mole", "saboteur")
    assert [game.match.view(seat).face_down for seat in (0, 1, None)] == ["saboteur", None, None]
    assert [game.match.view(seat).face_up for seat in (0, 1, None)] == ["mole"] * 3
    game.choose("face_up")
    assert game.match.view(1).sides[0].crew == {"saboteur": 1}


@rule("AA-INV-15", "AA-5.7")
def test_swapped_away_cards_are_seen_by_their_owner_and_their_number_by_all() -> None:
    game = table(hands={0: HAND})
    game.choose("mole")
    assert [game.match.view(seat).seats[0].aside for seat in (0, 1, None)] == [("mole",), None, None]
    assert [game.match.view(seat).seats[0].swaps_used for seat in (0, 1, None)] == [1, 1, 1]
    for seat in (1, None):
        assert "mole" not in msgspec.json.encode(game.match.view(seat)).decode()
        assert all("mole" not in event.args.values() for event in game.match.log(seat))


@rule("AA-INV-15")
def test_decks_show_their_size_only() -> None:
    game = table("advanced")
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert (view.deck_size, view.deck) == (30, None)
        assert (view.market_size, view.market_deck) == (12, None)


@rule("AA-INV-15")
def test_a_card_taken_to_hand_in_the_open_is_in_the_log() -> None:
    game = table(
        "advanced",
        steps=(1, 0),
        blue=["sentinel"],
        hands={0: ["enforcer", "codebreaker", "mole", "saboteur"]},
        supply=["mind_control", "watchtower", "masterplan"],
    )
    game.turn("enforcer", "codebreaker").choose("mind_control", "sentinel")
    assert game.events("mind-controlled") == [{"seat": 0, "card": "sentinel"}]
    for seed in range(20):
        assert "sentinel" in game.match.imagine(1, Random(seed)).state.piles[HANDS[0]]


@rule("AA-INV-15")
def test_when_the_match_is_over_all_is_shown() -> None:
    game = table("advanced", steps=(6, 0), used=[1, 2], hands={0: ["enforcer", "codebreaker", "mole", "saboteur"]})
    game.turn("enforcer", "codebreaker")
    assert game.outcome is not None
    view = game.match.view(None)
    assert [seat.hand for seat in view.seats] == [tuple(game.hand(0)), tuple(game.hand(1))]
    assert [len(seat.aside or ()) for seat in view.seats] == [1, 2]
    assert view.deck == tuple(game.deck) and view.market_deck is not None


def scrambled(match: Match[AgentAvenue, View], seat: int | None, rng: Random) -> None:
    """Exchange all cards that section 12 hides from a seat, sizes kept."""
    t = match.state
    hidden = [DECK]
    for other in range(match.seats):
        if other != seat:
            hidden += [HANDS[other], DOWNS[other], ASIDES[other]]
    cards = [card for place in hidden for card in t.piles[place]]
    rng.shuffle(cards)
    for place in hidden:
        size = len(t.piles[place])
        t.piles[place], cards = sorted(cards[:size]), cards[size:]


@rule("AA-INV-15", "AA-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_view_does_not_change_with_what_it_hides(seats: int, mode: str) -> None:
    rng = Random(seats)
    changed = 0
    for seed in range(3):
        match = GAME.start(seats, mode, seed=seed)
        while match.decision is not None:
            for seat in (*range(seats), None):
                other = match.fork()
                before = msgspec.json.encode(other.view(seat)), other.log(seat)
                piles = [pile[:] for pile in other.state.piles]
                scrambled(other, seat, rng)
                changed += piles != other.state.piles
                assert (msgspec.json.encode(other.view(seat)), other.log(seat)) == before
            match.choose(rng.choice(match.decision.options))
    assert changed > 50


@rule("AA-INV-15", "AA-R-5", "AA-10.12")
@pytest.mark.parametrize("card", ["outpost", "double_trouble", "secret_recruit"])
def test_a_skipped_compulsory_ability_tells_what_is_not_in_the_hand(card: str) -> None:
    crew = ["codebreaker", "daredevil", "double_agent", "saboteur"] if card == "secret_recruit" else []
    game = table(
        "advanced",
        steps=(1, 0),
        green=crew,
        hands={0: ["enforcer", "codebreaker", "saboteur", "double_agent"]},
        supply=[card, "watchtower", "masterplan"],
        deck=["saboteur", "double_agent"] if card == "secret_recruit" else ["mole", "daredevil"],
    )
    game.turn("enforcer", "codebreaker").choose(card)
    assert game.events("could-not")
    for seed in range(30):
        hand = game.match.imagine(1, Random(seed)).state.piles[HANDS[0]]
        if card == "outpost":
            assert "sentinel" not in hand
        elif card == "double_trouble":
            assert len(set(hand)) == len(hand)
        else:
            assert set(hand) <= {*crew, "enforcer"}


@rule("AA-5.2", "AA-5.3", "AA-INV-15")
def test_an_imagined_face_down_card_differs_unless_the_hand_allows_it() -> None:
    game = table(hands={0: ["saboteur", "saboteur", "mole", "enforcer"]})
    game.lay("saboteur", "mole")
    for seed in range(60):
        t = game.match.imagine(1, Random(seed)).state
        same = t.piles[DOWNS[0]] == ["saboteur"]
        assert not same or t.piles[HANDS[0]].count("saboteur") >= 2


@rule("AA-5.3", "AA-INV-15")
def test_a_face_down_card_like_the_other_tells_what_was_kept() -> None:
    game = table(hands={0: ["saboteur"] * 4})
    game.turn("saboteur", "saboteur")
    assert {fact[:2] for fact in game.t.facts} == {(1, "saboteur")}
    for seed in range(20):
        hand = game.match.imagine(1, Random(seed)).state.piles[HANDS[0]]
        assert hand.count("saboteur") >= 2


@rule("AA-INV-15")
def test_no_event_names_a_hidden_card() -> None:
    for event in ("swapped", "laid-face-down"):
        assert GAME.events[event] == ("seat",)
    game = table(hands={0: HAND})
    game.choose("mole").lay("sentinel", "saboteur")
    told = {value for event in game.match.log(1) for value in event.args.values()}
    assert told & set(AGENTS) == {"sentinel"}
