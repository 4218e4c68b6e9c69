"""AA-10.30 to AA-10.47: the fifteen black market cards."""

from __future__ import annotations

import pytest

from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.box.components import EFFECT
from brushpass.table import Texts
from brushpass.testing import rule

from ..table import BLUE, GREEN, Table, table

STILL = "codebreaker"


def moved(agent: str, copies: int, card: str) -> int:
    """How far green, who owns the card, goes by recruiting an agent on top of so many copies."""
    hand = [agent, "sentinel", "mole", "sidekick"]
    game = table("advanced", green=[agent] * copies, hands={0: hand}, ongoing=([card], []))
    game.turn(agent, "sentinel")
    return game.steps[GREEN]


def took(card: str, *, hand: list[str], **where: object) -> Table:
    """Green lands on space 2 with an Enforcer, blue recruits a Codebreaker, and green takes the card."""
    supply = [card, *[other for other in ("supercomputer", "sinister_twin", "masterplan") if other != card][:2]]
    game = table("advanced", steps=(1, 0), hands={0: ["enforcer", STILL, *hand]}, supply=supply, **where)  # type: ignore[arg-type]
    return game.turn("enforcer", STILL).choose(card)


# -- ongoing -----------------------------------------------------------------------------------------------------------


@rule("AA-10.30")
@pytest.mark.parametrize(("copies", "steps"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_distraction_device(copies: int, steps: int) -> None:
    assert moved("saboteur", copies, "distraction_device") == steps


@rule("AA-10.31", "AA-R-6")
@pytest.mark.parametrize(("copies", "steps"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_watchtower(copies: int, steps: int) -> None:
    assert moved("enforcer", copies, "watchtower") == steps


@rule("AA-R-14")
def test_the_name_of_the_watchtower() -> None:
    assert Texts(GAME, "en").name("watchtower") == "Watchtower"


@rule("AA-10.32")
@pytest.mark.parametrize(("copies", "steps"), [(0, -2), (1, 12), (2, -2), (3, -2)])
def test_sinister_twin(copies: int, steps: int) -> None:
    assert moved("double_agent", copies, "sinister_twin") == steps


@rule("AA-10.33")
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_supercomputer(copies: int) -> None:
    assert moved("codebreaker", copies, "supercomputer") == 3


@rule("AA-10.30", "AA-10.31", "AA-10.32", "AA-10.33")
@pytest.mark.parametrize("card", ["distraction_device", "watchtower", "sinister_twin", "supercomputer"])
def test_a_card_touches_only_its_agent_and_only_its_owner(card: str) -> None:
    assert moved("daredevil", 0, card) == 2
    hand = ["sentinel", "saboteur", "enforcer", "double_agent"]
    game = table("advanced", hands={0: hand}, ongoing=([card], []))
    game.turn("sentinel", "saboteur")
    assert game.steps == (0, -1)


@rule("AA-R-6", "AA-10.6")
def test_the_modified_move_is_one_movement() -> None:
    game = table(
        "advanced", steps=(1, 0), hands={0: ["enforcer", STILL, "mole", "sidekick"]}, ongoing=(["watchtower"], [])
    )
    game.turn("enforcer", STILL)  # 1 + 2 spaces from 1 to 4, over the corner
    assert game.spaces[GREEN] == 4 and game.prompt == "swap"


@rule("AA-10.34", "AA-R-12")
@pytest.mark.parametrize(("owner", "winner", "reason"), [(0, 0, "leader-of-the-pack"), (1, 1, "daredevils")])
def test_leader_of_the_pack(owner: int, winner: int, reason: str) -> None:
    ongoing = (["leader_of_the_pack"], []) if owner == 0 else ([], ["leader_of_the_pack"])
    game = table(
        "advanced",
        active="blue",
        green=["daredevil"] * 2,
        hands={1: [STILL, "daredevil", "mole", "sidekick"]},
        ongoing=ongoing,
    )
    game.turn(STILL, "daredevil")
    assert game.over() == ((winner,), reason)


@rule("AA-R-12")
def test_the_leader_of_the_pack_leads_daredevils() -> None:
    assert EFFECT["leader_of_the_pack"]["agent"] == "daredevil"
    game = table(
        "advanced",
        green=["saboteur"] * 2,
        hands={0: ["saboteur", STILL, "mole", "sidekick"]},
        ongoing=(["leader_of_the_pack"], []),
    )
    game.turn("saboteur", STILL)
    assert game.outcome is None


@rule("AA-10.35", "AA-R-6")
@pytest.mark.parametrize(("start", "agent", "end"), [(-1, "enforcer", 3), (1, "saboteur", 3), (6, "enforcer", 10)])
def test_getaway_car(start: int, agent: str, end: int) -> None:
    game = table(
        "advanced",
        steps=(start, start + 1),
        hands={0: [agent, STILL, "mole", "sidekick"]},
        ongoing=(["getaway_car"], []),
    )
    game.turn(agent, STILL)
    assert game.steps[GREEN] == game.spaces[GREEN] == end
    assert game.events("drove-on") == [{"side": "green", "steps": 3}]
    assert game.prompt == "swap"  # no home has a corner three spaces on


@rule("AA-10.35")
def test_the_getaway_car_needs_an_exact_landing_by_its_owner() -> None:
    passing = table(
        "advanced", steps=(-1, 0), hands={0: ["daredevil", STILL, "mole", "sidekick"]}, ongoing=(["getaway_car"], [])
    )
    passing.turn("daredevil", STILL)
    assert passing.steps[GREEN] == 1
    other = table(
        "advanced", steps=(-1, 0), hands={0: ["enforcer", STILL, "mole", "sidekick"]}, ongoing=([], ["getaway_car"])
    )
    other.turn("enforcer", STILL)
    assert other.steps[GREEN] == 0


@rule("AA-R-7")
def test_the_getaway_car_needs_movement() -> None:
    game = table("advanced", hands={0: [STILL, "saboteur", "mole", "sidekick"]}, ongoing=(["getaway_car"], []))
    game.turn(STILL, "saboteur")
    assert game.steps[GREEN] == 0


@rule("AA-10.36")
@pytest.mark.parametrize(("names", "won"), [(5, False), (6, True), (7, True)])
def test_masterplan(names: int, won: bool) -> None:
    crew = ["codebreaker", "daredevil", "double_agent", "enforcer", "mole", "saboteur", "sidekick"][:names]
    game = table(
        "advanced",
        green=[*crew, "enforcer"],
        hands={0: ["sentinel", "saboteur", "double_agent", "enforcer"]},
        ongoing=(["masterplan"], []),
    )
    game.turn("sentinel", "saboteur")
    if won:
        assert game.over() == ((0,), "masterplan")
    else:
        assert game.outcome is None


@rule("AA-10.37")
@pytest.mark.parametrize(("blue_total", "won"), [(6, True), (5, False)])
def test_security_system(blue_total: int, won: bool) -> None:
    game = table(
        "advanced",
        active="blue",
        steps=(3, blue_total),
        hands={1: ["enforcer", STILL, "mole", "sidekick"]},
        ongoing=(["security_system"], []),
    )
    game.turn("enforcer", STILL)
    if won:
        assert game.over() == ((0,), "security-system")
    else:
        assert game.outcome is None


# -- instant -----------------------------------------------------------------------------------------------------------


@rule("AA-10.40")
def test_outpost() -> None:
    game = took("outpost", hand=["sentinel", "sentinel"], deck=["saboteur"] * 2)
    assert game.crews[GREEN] == ("enforcer", "sentinel")
    assert game.hand(0) == ["saboteur", "saboteur", "sentinel"]


@rule("AA-10.41")
def test_smoke_screen() -> None:
    game = took("smoke_screen", hand=["mole", "saboteur"], deck=["enforcer"] * 3)
    assert game.crews[GREEN] == ("enforcer", "enforcer")
    assert game.spaces[GREEN] == 4
    assert game.deck == [] and len(game.hand(0)) == 4


@rule("AA-10.42", "AA-10.19", "AA-EX-12")
def test_mind_control() -> None:
    game = took("mind_control", hand=["mole", "saboteur"], blue=["sentinel", "double_agent", "double_agent"])
    deck = len(game.deck)
    assert game.options == ("codebreaker", "double_agent", "sentinel")
    game.choose("double_agent")
    assert game.crews[BLUE] == ("sentinel", "double_agent", STILL)
    assert len(game.hand(0)) == 5 and "double_agent" in game.hand(0)
    assert len(game.deck) == deck and game.steps == (2, 0)


@rule("AA-10.43", "AA-10.23", "AA-EX-13")
def test_mind_control_may_take_the_third_codebreaker_of_this_turn() -> None:
    game = took("mind_control", hand=["mole", "saboteur"], blue=[STILL] * 2)
    assert game.crews[BLUE].count(STILL) == 3
    game.choose(STILL)
    assert game.crews[BLUE].count(STILL) == 2
    assert game.outcome is None and game.t.active == BLUE


@rule("AA-10.12", "AA-10.42")
def test_mind_control_finds_nobody() -> None:
    game = table(
        "advanced",
        active="blue",
        green=[],
        steps=(1, 1),
        hands={1: ["enforcer"] * 4},
        supply=["mind_control", "spycation", "masterplan"],
        deck=[],
    )
    game.turn("enforcer", "enforcer").choose("mind_control", "enforcer")  # blue takes green's only agent
    game.choose("spycation")  # and green has nobody to send on holiday
    assert game.events("could-not") == [{"seat": 0, "market": "spycation"}]
    assert game.t.discard == ("mind_control", "spycation")


@rule("AA-10.44")
def test_double_trouble() -> None:
    game = took("double_trouble", hand=["sentinel", "sentinel"], deck=["saboteur"] * 2)
    assert game.options == ("saboteur", "sentinel")
    game.choose("sentinel")
    assert game.crews[GREEN] == ("enforcer", "sentinel")
    assert game.hand(0) == ["saboteur", "saboteur", "sentinel"]
    assert game.events("showed-two") == [{"seat": 0, "card": "sentinel"}]


@rule("AA-10.45")
def test_surveillance_truck() -> None:
    game = took("surveillance_truck", hand=["mole", "saboteur"])
    assert game.steps[GREEN] == 3
    assert game.crews[GREEN] == ("enforcer",)


@rule("AA-10.46", "AA-R-20")
def test_secret_recruit() -> None:
    game = took("secret_recruit", hand=["mole", "saboteur"], green=["saboteur"], deck=["enforcer"] * 2)
    assert game.options == ("mole",)  # the enforcer just recruited counts as in play
    game.choose("mole")
    assert game.crews[GREEN] == ("saboteur", "enforcer", "mole")
    assert game.steps[GREEN] == -1


@rule("AA-10.47", "AA-R-19", "AA-EX-14")
def test_spycation_and_recruiting_at_once() -> None:
    game = took("spycation", hand=["mole", "saboteur"], green=["sentinel"] * 2)
    assert game.options == ("enforcer", "sentinel")  # the one just recruited may go too
    game.choose("sentinel")
    assert game.crews[GREEN] == ("sentinel", "enforcer") and len(game.hand(0)) == 5
    assert game.options == ("recruit", "keep")
    game.choose("recruit")
    assert game.crews[GREEN].count("sentinel") == 2
    assert game.steps[GREEN] == 4 and len(game.hand(0)) == 4


@rule("AA-10.47", "AA-10.20", "AA-10.19")
def test_spycation_and_keeping() -> None:
    game = took("spycation", hand=["mole", "saboteur"], green=["sentinel"] * 2)
    game.choose("enforcer", "keep")
    assert game.crews[GREEN] == ("sentinel", "sentinel")
    assert "enforcer" in game.hand(0) and len(game.hand(0)) == 5
    assert game.steps[GREEN] == 2
