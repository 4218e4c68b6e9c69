"""How the best bots play In Too Deep: they think of tokens, and imagine what the others do until the next turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS
from brushpass.engine.mind import never
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.minds.planning import turn_of
from brushpass.games.in_too_deep.minds.pondering import next_crime
from brushpass.games.in_too_deep.minds.tokens import aided
from brushpass.testing import rule

from .table import Table, table

FAR = " ".join([f"{line}1_1 {line}2_1" for line in "abcde"])
"""The story when every plot line has come so far that all crimes are allowed."""


def second_thoughts(game: Table) -> Any:
    """What the best bots would choose."""
    return GAME.mind.think(game.match.observe(game.seat), LEVELS["Mastermind"], Random(1), never)


def glance(game: Table) -> Any:
    """What a good player would choose at a glance."""
    return GAME.mind.advise(game.match.observe(game.seat), Random(1))


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("echo", 1)])
def test_second_thoughts_are_the_same_in_every_world_that_looks_the_same(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=6)
    rng = Random(1)
    compared = 0
    asked: set[str] = set()
    while (decision := match.decision) is not None and compared < 30:
        seen = match.observe(decision.seat)
        before = match.state.copy()
        option = GAME.mind.think(seen, LEVELS["Mastermind"], Random(3), never)
        assert match.state == before, "a mind looks and touches nothing"
        assert option in decision.options
        world = seen.imagine(rng, keep=True)
        elsewhere = GAME.mind.think(world.observe(decision.seat), LEVELS["Mastermind"], Random(3), never)
        assert elsewhere == option, decision.prompt
        compared += world.state.piles != match.state.piles
        asked.add(decision.prompt)
        match.choose(option, decision.seat)
    assert compared == 30
    assert {"hook", "act", "return", "deck"} <= asked


def far_with_a_token(mode: str, seats: int) -> Table:
    """The Hustler has the cash and three zones to go; the Oracle stands near the Harbour with empty hands."""
    return table(
        mode,
        seats,
        at={"hustler": "blocks", "oracle": "parish"},
        items={"cash": "hustler", "stims": "blocks"},
        barriers=(6, 7),
        dominance=[{"oracle": 7}],
        supports=["actions_1"],
        crimes=["d1_1"],
        stage="hook",
    )


@rule("TD-7.3", "TD-13.25")
def test_beside_echo_a_criminal_is_hooked_with_whom_a_token_brings_the_crime_off() -> None:
    game = far_with_a_token("echo", 1)
    assert glance(game) == ("hook", "oracle")
    assert second_thoughts(game) == ("hook", "hustler")
    game.choose(("hook", "hustler"))
    chosen = []
    while game.prompt == "act":
        chosen.append(second_thoughts(game))
        game.choose(chosen[-1])
    assert ("support", "actions_1") in chosen
    assert second_thoughts(game) == "d1_1"


@rule("TD-7.3")
def test_among_rivals_hooks_are_chosen_for_this_turn() -> None:
    game = far_with_a_token("standard", 2)
    assert second_thoughts(game) == glance(game)


@rule("TD-9.13")
def test_no_token_is_thought_of_while_the_story_allows_no_crime_in_hand() -> None:
    held: dict[str, Any] = {"hooks": ["hustler"], "supports": ["swap_items"], "crimes": ["d2_1"]}
    early, late = table(**held), table(**held, story="d1_1")
    assert not turn_of(early.t, 0).majors and turn_of(late.t, 0).majors
    assert aided(early.t, 0, turn_of(early.t, 0)) == ("", 0.0)


@rule("TD-9.13", "TD-13.9")
def test_an_item_changes_places_with_a_criminal_where_that_brings_the_crime_off() -> None:
    game = table(
        at={"hustler": "blocks"},
        items={"cash": "harbour", "stims": "blocks"},
        barriers=(0, 7),
        hooks=["hustler"],
        supports=["swap_item_with_criminal"],
        crimes=["d1_1"],
    )
    chosen = []
    while game.prompt != "crime":
        chosen.append(second_thoughts(game))
        game.choose(chosen[-1])
    assert ("support", "swap_item_with_criminal") in chosen
    assert second_thoughts(game) == "d1_1"


@rule("TD-7.3", "TD-15.3")
def test_the_next_turn_is_seen_in_which_a_crime_for_two_comes_off() -> None:
    """One has the vehicle, another one who can be hooked stands beside the goods."""
    near = {"hustler": "harbour", "oracle": "parish"}
    ready = table(
        at=near, items={"coupe": "hustler", "cash": "parish"}, hooks=["hustler"], crimes=["d2_1"], story="d1_1"
    )
    assert next_crime(ready.t, 0, ready.t.city, turn_of(ready.t, 0)) > 0
    far = table(
        at={"hustler": "harbour"},
        items={"coupe": "hustler", "cash": "blocks", "stims": "blocks"},
        barriers=(0, 7),
        hooks=["hustler"],
        crimes=["d2_1"],
        story="d1_1",
    )
    assert next_crime(far.t, 0, far.t.city, turn_of(far.t, 0)) == 0


@rule("TD-17.2", "TD-14.2")
def test_until_something_is_committed_level_1_alone_promises_anything() -> None:
    game = table(crimes=["petty_16"], hooks=["hustler"])
    game.choose("done", "none", "done")
    assert second_thoughts(game) == "level-1"


@rule("TD-17.2", "TD-15.3")
def test_the_greatest_crimes_are_not_drawn_while_nobody_is_hooked() -> None:
    """At a glance they pay best, since every plot line has come far; but they take two criminals."""
    game = table(story=FAR, crimes=["petty_16"], hooks=[""])
    game.choose("done", "none", "done")
    assert glance(game) == "level-3"
    assert second_thoughts(game) != "level-3"


@rule("TD-17.2", "TD-14.2")
@pytest.mark.parametrize(("story", "deck"), [("", "level-1"), (FAR, "level-3")])
def test_beside_echo_the_deck_is_drawn_from_whose_cards_promise_most(story: str, deck: str) -> None:
    """Until something is committed level 1 alone can be; once all lines have come far, the greatest pay best."""
    game = table("echo", 1, story=story, crimes=["petty_16"], hooks=["hustler"])
    game.choose("done", "none", "done")
    assert second_thoughts(game) == deck


@rule("TD-17.1")
def test_a_crime_is_kept_that_comes_off_in_the_next_turn() -> None:
    ready = table(at={"hustler": "harbour"}, items={"cash": "hustler"}, hooks=["hustler"], crimes=["d1_1 petty_16"])
    ready.choose("done", "none")
    assert second_thoughts(ready) != ("level-1", "d1_1")


@rule("TD-17.1", "TD-15.3")
def test_a_crime_for_two_goes_back_while_nobody_is_hooked() -> None:
    """At a glance it is worth waiting for; but whoever is hooked for it will be taken away."""
    game = table(hooks=[""], crimes=["d3_1 petty_16"], story=FAR)
    game.choose("done", "none")
    assert second_thoughts(game) == ("level-3", "d3_1")


@rule("TD-17.1")
def test_cards_are_chosen_at_a_glance_when_time_is_up() -> None:
    game = table(hooks=[""], crimes=["d3_1 petty_16"], story=FAR)
    game.choose("done", "none")
    hurried = GAME.mind.think(game.match.observe(game.seat), LEVELS["Mastermind"], Random(1), lambda: True)
    assert hurried == glance(game)


@rule("TD-13.1")
def test_a_token_to_plan_with_is_taken_while_there_is_time_for_it() -> None:
    """Later what counts at once is better."""
    offer = ("relocate_criminal", "take_evidence", "guardian_barrier_2")
    early = table(at={"hustler": "ion_towers"}, hooks=["hustler"], offer=offer)
    late = table(at={"hustler": "ion_towers"}, hooks=["hustler"], offer=offer, chapter=3, trigger=1)
    for game, third in ((early, 1), (late, 2)):
        game.choose(("zone", "hustler"), "support")
        assert game.prompt == "offer"
        assert second_thoughts(game) == third
