"""What follows from a card is computed once: rules, scene, terminal and bot say the same of it."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.games.agent_avenue import GAME, bot
from brushpass.games.agent_avenue.box.components import AGENTS, COPIES, MARKET_CARDS, icons
from brushpass.games.agent_avenue.rules.ending import claim, ends, planned, trapped
from brushpass.games.agent_avenue.rules.movement import onward, shops
from brushpass.games.agent_avenue.rules.recruit import join
from brushpass.games.agent_avenue.state import Side
from brushpass.table import Seen, Texts, look
from brushpass.testing import rule

from ..table import GREEN, Table, table

HAND = ["mole", "sentinel", "saboteur", "enforcer"]
NAMES = ("Ann", "Ben")


def follows(game: Table, option: str) -> str:
    """What a terminal says of an option."""
    seat = game.match.decisions[0].seat
    return GAME.face.follows(Seen.of(game.match, seat, NAMES), option, Texts(GAME, "en"))


# -- movement ----------------------------------------------------------------------------------------------------------


@rule("AA-7.4", "AA-10.35")
def test_a_car_takes_a_meeple_on_from_either_home() -> None:
    car = ("getaway_car",)
    assert [onward(space, steps, car) for space, steps in ((6, 1), (13, 1), (3, -3), (6, 2))] == [4, 4, 0, 2]
    assert onward(6, 1, ()) == 1
    assert onward(7, 0, car) == 0


@rule("AA-10.4")
def test_a_card_is_taken_on_a_black_market_while_there_are_any() -> None:
    assert shops(2, ("watchtower",)) and not shops(2, ()) and not shops(3, ("watchtower",))


@rule("AA-6.1", "AA-7.1", "AA-10.35")
def test_an_agent_joins_and_the_meeple_goes() -> None:
    side = Side(team=(0,), home=0, steps=6, crew=("enforcer",), ongoing=("getaway_car",))
    assert join(side, "mole") == -3 and side.crew == ("enforcer", "mole")
    side.steps += onward(side.space, 1, side.ongoing)
    assert (side.steps, side.space) == (10, 10)


@rule("AA-10.4", "AA-10.35")
def test_a_terminal_names_a_black_market_where_the_meeple_comes_to_rest() -> None:
    def told(start: int, ongoing: list[str]) -> str:
        game = table("advanced", active="blue", hands={1: HAND}, steps=(start, 8), ongoing=(ongoing, []))
        return follows(game.lay("enforcer", "mole"), "face_up")

    assert told(8, []).endswith("+1, black market")
    assert told(8, ["getaway_car"]).endswith("+1, black market")
    assert told(6, ["getaway_car"]).endswith("+1")


@rule("AA-10.35")
def test_there_and_back_by_car_is_a_way_too() -> None:
    """A mole takes green from 10 to the home at 7, and the car brings it back."""
    game = table("advanced", active="blue", hands={1: HAND}, steps=(10, 5), ongoing=(["getaway_car"], []))
    scene = look(game.lay("mole", "enforcer").match, 0, NAMES, Texts(GAME, "en"))
    assert scene.prompt is not None
    (ghost,) = scene.prompt.options[0].ghosts
    assert ghost.path == tuple(f"space-{space}" for space in (10, 9, 8, 7, 8, 9, 10))
    assert game.choose("face_up").spaces[GREEN] == 10


# -- claims ------------------------------------------------------------------------------------------------------------


@rule("AA-8.3", "AA-8.4", "AA-10.34")
def test_which_copy_of_an_agent_ends_the_match() -> None:
    assert [ends("codebreaker", copy, ()) for copy in (2, 3, 4)] == ["", "win", "win"]
    assert [ends("daredevil", copy, ()) for copy in (2, 3)] == ["", "lose"]
    assert [ends("daredevil", copy, ("leader_of_the_pack",)) for copy in (2, 3)] == ["", "win"]
    assert not any(ends(agent, 6, ()) for agent in AGENTS if agent not in ("codebreaker", "daredevil"))


@rule("AA-10.36", "AA-10.37")
def test_what_else_wins() -> None:
    assert planned(7, ("masterplan",)) and not planned(6, ("masterplan",)) and not planned(8, ())
    assert trapped(7, 7, ("security_system",)) and not trapped(6, 7, ("security_system",)) and not trapped(7, 7, ())


@rule("AA-8.2", "AA-10.37")
def test_a_claim_is_a_matter_of_two_sides() -> None:
    green, blue = Side(team=(0,), home=0, steps=7), Side(team=(1,), home=7)
    assert (claim(green, blue), claim(blue, green)) == ("catch", "")
    green.steps, blue.ongoing = 7, ("security_system",)
    blue.steps = 1
    assert (claim(green, blue), claim(blue, green)) == ("", "security-system")


# -- the bot -----------------------------------------------------------------------------------------------------------


def advice(game: Table) -> str:
    choice: str = GAME.mind.advise(game.match.observe(game.match.decisions[0].seat), Random(1))
    return choice


def test_a_bot_takes_the_card_that_wins_at_once() -> None:
    """Green needs one step for a catch, and a truck brings it."""
    supply = ("watchtower", "surveillance_truck", "sinister_twin")
    game = table("advanced", hands={0: ["sentinel", "enforcer", "mole", "sidekick"]}, steps=(1, -4), supply=supply)
    game.turn("enforcer", "sentinel")
    assert game.prompt == "take-market-card" and advice(game) == "surveillance_truck"


def test_a_bot_counts_with_the_car() -> None:
    """One step is the home of blue, from where a car would go on to a catch."""
    for ongoing, wins in (((), False), (("getaway_car",), True)):
        t = table("advanced", steps=(6, 3), ongoing=(ongoing, ())).t
        assert (bot.Market(t, GREEN, (), []).worth("enforcer") == 1.0) == wins
        assert t.sides[GREEN].steps == 6, "the table that is judged stays as it is"


@pytest.mark.parametrize("agent", AGENTS)
def test_an_agent_that_nobody_has_judged_breaks_nothing(agent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(bot.PROMISE, agent)
    bot.gains.cache_clear()
    bot._stakes.cache_clear()
    assert bot.gains((), (), 0)[agent] == pytest.approx(icons(agent, ())[1])
    match = GAME.start(2, "advanced", seed=3)
    while match.decision is not None:
        match.choose(GAME.mind.advise(match.observe(match.decision.seat), Random(1)))
    bot.gains.cache_clear()
    bot._stakes.cache_clear()


def test_a_lasting_card_that_nobody_has_judged_is_worth_something(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in [*bot.LASTING]:
        monkeypatch.delitem(bot.LASTING, card)
    game = table("advanced", hands={0: ["sentinel", "enforcer", "mole", "sidekick"]}, steps=(1, 0))
    game.turn("enforcer", "sentinel")
    assert game.prompt == "take-market-card" and advice(game) in MARKET_CARDS
    assert bot.lasting("watchtower") > 0


def test_every_agent_is_known_to_the_bot() -> None:
    assert set(bot.PROMISE) == set(COPIES)
