"""AA-3: holding and drawing cards."""

from __future__ import annotations

from brushpass.testing import rule

from ..table import table


@rule("AA-3.1", "AA-3.2", "AA-5.8")
def test_the_hand_is_refilled_once_both_cards_are_laid() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"]})
    before = len(game.deck)
    game.choose("no_swap", "mole")
    assert (len(game.hand(0)), len(game.deck)) == (4, before)
    game.choose("sentinel")
    assert (len(game.hand(0)), len(game.deck)) == (4, before - 2)
    assert game.prompt == "recruit"  # the opponent chooses only now


@rule("AA-3.1")
def test_the_last_card_of_the_deck_is_drawn() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"]}, deck=["sidekick"])
    game.lay("mole", "sentinel")
    assert game.hand(0) == ["enforcer", "saboteur", "sidekick"]
    assert game.deck == []


@rule("AA-3.3")
def test_with_an_empty_deck_play_goes_on_with_the_hand() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"], 1: ["enforcer"] * 2}, deck=[])
    game.turn("mole", "sentinel")
    assert game.hand(0) == ["enforcer", "saboteur"]
    assert game.outcome is None and game.seat == 1


@rule("AA-3.4", "AA-10.19")
def test_five_cards_are_neither_discarded_nor_drawn_to() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer", "sidekick"]})
    before = len(game.deck)
    game.lay("mole", "sentinel")
    assert len(game.hand(0)) == 4 and len(game.deck) == before - 1
    six = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer", "sidekick", "enforcer"]})
    before = len(six.deck)
    six.lay("mole", "sentinel")
    assert len(six.hand(0)) == 4 and len(six.deck) == before


@rule("AA-3.5", "AA-7.3")
def test_any_number_of_agents_may_be_in_play() -> None:
    crew = ["saboteur"] * 5 + ["enforcer"] * 5 + ["sentinel"] * 2 + ["double_agent"] * 2
    game = table(green=crew, steps=(0, 0), hands={0: ["saboteur", "enforcer", "mole", "sidekick"]})
    game.turn("saboteur", "enforcer")
    assert len(game.crews[0]) == 15
    assert game.crews[0].count("saboteur") == 6


@rule("AA-3.6")
def test_nothing_goes_back_to_the_deck() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"]})
    sizes = [len(game.deck)]
    game.choose("mole")
    sizes.append(len(game.deck))
    assert "mole" not in game.deck and game.aside(0) == ["mole"]
    game.turn("sentinel", "saboteur")
    sizes.append(len(game.deck))
    assert "sentinel" in game.crews[0] and sizes == sorted(sizes, reverse=True)
