"""The heuristic of Spy Connection: legal everywhere, sensible where the answer is plain, and stronger than chance."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.bots import SearchBot, arena, create
from brushpass.games.spy_connection import GAME, bot
from brushpass.games.spy_connection.state import Player, SpyConnection
from brushpass.testing import at, setups, title

BOX = GAME.box


def table(*, stage: str = "turn", row: tuple[str, ...] = (), **player: object) -> SpyConnection:
    """A duel's table in the middle of the game: the first player as given, the other far away in Moscow."""
    setup = GAME.agree(2)
    t = GAME.deal(setup)
    one = Player(agents=15, supply=15, city="london")
    for name, value in player.items():
        setattr(one, name, value)
    t.players = [one, Player(agents=15, supply=15, city="moscow")]
    t.row, t.stage, t.origin = row, stage, one.city
    return t


def choice(t: SpyConnection) -> object:
    match = at(GAME.agree(2), t)
    decision = match.decision
    assert decision is not None
    return GAME.mind.advise(match.observe(decision.seat), Random(1))


def test_the_city_that_completes_a_mission_is_connected() -> None:
    t = table(city="paris", missions=(("m04", 0, BOX.mask(["paris"])),))  # Paris - Madrid
    assert choice(t) == ("connect", "madrid")


def test_a_reached_city_is_visited_rather_than_connected_again() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    t = table(city="paris", supply=12, placed=placed, missions=(("m04", 0, BOX.mask(["paris"])),))
    assert choice(t) == ("go", "madrid")


def test_agents_left_behind_are_taken_back_for_the_next_connection() -> None:
    """Worked example 11: with an empty supply the spy moves on and picks up what it left behind."""
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    missions = (("m09", 0, BOX.targets["m09"] & ~BOX.bit["monaco"]),)
    t = table(city="paris", agents=3 + len(BOX.nodes(missions[0][2])), supply=0, placed=placed, missions=missions)
    match = at(GAME.agree(2), t)
    taken = []
    while match.decision is not None and match.decision.prompt != "mark":
        option = GAME.mind.advise(match.observe(0), Random(1))
        taken.append(option)
        match.choose(option)
    assert taken[-1] == ("connect", "monaco")
    assert any(option[0] == "lift" for option in taken)


def test_what_can_be_marked_is_marked_and_the_nearest_to_completion_first() -> None:
    almost = ("m04", 0, BOX.mask(["paris"]))
    begun = next((one.id, 0, 0) for one in BOX.contents.missions if "madrid" in one.cities and len(one.cities) == 4)
    t = table(stage="mark", city="madrid", missions=(begun, almost))
    assert choice(t) == ("mark", "m04")


def test_an_agent_is_taken_back_for_a_mark() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    t = table(stage="mark", city="madrid", supply=0, placed=placed, missions=(("m04", 0, BOX.mask(["paris"])),))
    option = choice(t)
    assert isinstance(option, tuple) and option[0] == "lift"


def test_without_a_mission_one_is_accepted() -> None:
    t = table(row=BOX.mission_cards[:4])
    option = choice(t)
    assert isinstance(option, tuple) and option[0] == "accept"


def test_nothing_is_taken_back_while_there_are_agents() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    missions = (("m04", 0, BOX.mask(["paris"])),)
    words = {"lift", "unmark", "discard"}
    for supply, stage, wanted in (
        (9, "turn", set()),
        (2, "turn", {"lift", "discard"}),
        (0, "mark", {"lift"}),
    ):
        match = at(GAME.agree(2), table(stage=stage, city="madrid", supply=supply, placed=placed, missions=missions))
        decision = match.decisions[0]
        offered = {option[0] for option in decision.options}
        considered = GAME.mind.consider(match.state, decision)
        assert words <= offered
        assert {option[0] for option in considered} == offered - words | wanted


def test_the_search_tries_what_is_considered_and_nothing_else() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    t = table(city="paris", supply=9, placed=placed, missions=(("m04", 0, BOX.mask(["paris"])),))
    match = at(GAME.agree(2), t)
    tried = {option for option, entry in SearchBot(120).rate(match.observe(0)).items() if entry[0]}
    assert tried == set(GAME.mind.consider(match.state, match.decisions[0])) != set(match.decisions[0].options)


def test_a_spy_that_has_gone_somewhere_does_not_think_of_going_elsewhere() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    match = at(GAME.agree(2), table(city="madrid", supply=9, placed=placed, row=BOX.mission_cards[:4]))
    match.choose(("go", "paris"))
    decision = match.decisions[0]
    assert {"go", "connect"} <= {option[0] for option in decision.options}
    assert not any(option[0] == "go" for option in GAME.mind.consider(match.state, decision))


@pytest.mark.parametrize("setup", setups(GAME), ids=title)
def test_a_match_by_the_advice_alone_ends_in_every_set_up(setup: object) -> None:
    match = GAME.start(setup.seats, setup.mode, setup.options, seed=3)  # type: ignore[attr-defined]
    for _ in range(2_000):
        decision = match.decision
        if decision is None:
            break
        option = GAME.mind.guess(match.state, decision, Random(1))
        assert option in decision.options
        match.choose(option)
    assert match.outcome is not None and match.outcome.reason.startswith("missions")


def test_shares_of_a_world_that_goes_on_sum_to_one() -> None:
    match = GAME.start(4, seed=1)
    shares = GAME.mind.foresee(match.imagine(match.decisions[0].seat, Random(1)), Random(2))
    assert sum(shares) == pytest.approx(1) and all(0 < share < 1 for share in shares)


def test_whoever_is_about_to_win_has_the_larger_share() -> None:
    t = table(city="paris", missions=(("m04", 0, BOX.mask(["paris"])),), completed=BOX.mission_cards[5:11])
    ahead, behind = GAME.mind.foresee(at(GAME.agree(2), t), Random(1))
    assert ahead > 0.9 > behind


def test_greedy_beats_random() -> None:
    result = arena.run(GAME, ("greedy", "random"), games=20, seed=1)
    assert result.standings[0].low > 0.8


def test_a_spy_that_has_gone_somewhere_acts_there() -> None:
    """Madrid would complete a mission; a spy that went to Berlin instead stays or connects, and does not walk about."""
    placed = BOX.mask(["poitou", "gascony", "navarre", "lorraine", "hesse"])
    missions = (("m04", 0, BOX.mask(["paris"])),)
    t = at(GAME.agree(2), table(city="paris", supply=9, placed=placed, missions=missions)).state
    outlook, stand = bot.seen(t, t.players[0])
    assert bot.plan(outlook, stand, "paris") == ("go", "madrid")
    assert bot.plan(outlook, stand._replace(city="madrid"), "paris") == "stay"
    assert bot.plan(outlook, stand._replace(city="berlin"), "paris") == "stay"


def test_nobody_thinks_of_going_where_there_is_nothing_to_do() -> None:
    """London, Paris and Berlin are linked in a ring: from London nothing new can be connected, from Berlin it can."""
    placed = BOX.mask(["channel", "picardy", "holland", "hanover", "lorraine", "hesse"])
    match = at(GAME.agree(2), table(city="paris", supply=9, placed=placed, missions=(("m04", 0, BOX.mask(["paris"])),)))
    decision = match.decisions[0]
    assert {("go", "london"), ("go", "berlin")} <= {*decision.options}
    considered = GAME.mind.consider(match.state, decision)
    assert ("go", "london") not in considered and ("go", "berlin") in considered
    match.choose(("go", "berlin"))
    assert "stay" in match.decisions[0].options
    assert "stay" not in GAME.mind.consider(match.state, match.decisions[0])


def test_nobody_thinks_of_connecting_the_city_that_the_spy_has_just_left() -> None:
    """The spy has gone from Paris to Madrid and has cut the way back."""
    placed = BOX.mask(["poitou", "gascony", "navarre"])
    match = at(GAME.agree(2), table(city="paris", supply=9, placed=placed, missions=(("m01", 0, 0),)))
    match.choose(("go", "madrid"))
    match.choose(("lift", "poitou"))
    decision = match.decisions[0]
    assert {("connect", "paris"), ("connect", "monaco")} <= {*decision.options}
    considered = GAME.mind.consider(match.state, decision)
    assert ("connect", "monaco") in considered and ("connect", "paris") not in considered


@pytest.mark.parametrize(("completed", "left_out"), [(0, False), (6, True)])
def test_a_mark_is_left_out_only_where_the_game_would_end(completed: int, left_out: bool) -> None:
    done = BOX.mission_cards[5 : 5 + completed]
    missions = (("m04", 0, BOX.mask(["paris"])),)
    match = at(GAME.agree(2), table(stage="mark", city="madrid", supply=1, missions=missions, completed=done))
    assert ("done" in GAME.mind.consider(match.state, match.decisions[0])) == left_out


def test_nobody_thinks_of_cutting_off_a_city_that_a_mission_needs() -> None:
    placed = BOX.mask(["poitou", "gascony", "navarre", "lorraine", "hesse"])  # from Paris to Madrid and to Berlin
    match = at(GAME.agree(2), table(city="paris", supply=1, placed=placed, missions=(("m04", 0, BOX.mask(["paris"])),)))
    decision = match.decisions[0]
    assert {("lift", "navarre"), ("lift", "hesse")} <= {*decision.options}
    considered = GAME.mind.consider(match.state, decision)
    assert ("lift", "hesse") in considered and ("lift", "navarre") not in considered


@pytest.mark.parametrize("name", ["greedy", "Rookie"])
def test_no_spy_of_a_bot_comes_twice_to_a_city_in_a_turn(name: str) -> None:
    match = GAME.start(2, seed=5)
    bots = [create(name, seat) for seat in range(2)]
    while (decision := match.decision) is not None:
        match.choose(bots[decision.seat].choose(match.observe(decision.seat)))
    cities: dict[int, str] = {}
    been: list[str] = []
    for event in match.log(None):
        seat: int = event.args.get("seat", 0)
        if event.event in ("turn", "extra-turn"):
            been = [cities[seat]]
        elif event.event in ("start", "moved", "connected"):
            cities[seat] = event.args["city"]
            been.append(cities[seat])
        assert len(been) == len(set(been)) or event.event == "start"
