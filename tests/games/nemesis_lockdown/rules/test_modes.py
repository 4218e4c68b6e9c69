"""NL-36: full co-operation, resuscitation and the solo game."""

from __future__ import annotations

from typing import Any

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.state import ACTIVE, DECK, ORDERS, POOL
from brushpass.testing import rule

from ..endings import BUNKER, DEAD, POD, ended
from ..table import BOX, Table, table

# -- the standard mode -------------------------------------------------------------------------------------------------


@rule("NL-36.1")
def test_in_the_standard_mode_everybody_wins_alone() -> None:
    assert GAME.counts("standard") == (2, 3, 4, 5)
    assert GAME.sides(GAME.agree(3, "standard")) == ((0,), (1,), (2,))
    crew = ({**BUNKER, "verified": True, "knowledge": 6}, {**BUNKER, "verified": False})
    game = table(2, stage="ending", crew=crew, goals=("expert_witness", "sterilization"), things=("", ""), met=True)
    assert game.match.outcome is not None and game.match.outcome.winners == (0,)


# -- full co-operation -------------------------------------------------------------------------------------------------


@rule("NL-36.2", "NL-36.3", "NL-36.6", "NL-5.7")
def test_objectives_lie_open_and_one_order_of_the_pool_too() -> None:
    for seats in GAME.counts("coop"):
        game = Table(GAME.start(seats, "coop", seed=seats))
        view = game.match.view(None)
        assert len(view.shared) == len({*view.shared}) == seats
        assert all(BOX.objectives[card].deck == "coop" for card in view.shared)
        assert (view.pool, len(view.open_orders), len(game.t.piles[ACTIVE])) == (5, 1, 1)
        assert all(not crew.goals and not game.t.piles[ORDERS[seat]] for seat, crew in enumerate(view.crew))


@rule("NL-36.3")
def test_together_nobody_chooses_at_the_first_encounter() -> None:
    numbers = {BOX.dice.noise[index]: index for index in range(4)}
    game = table(mode="coop", rooms=("r001", "repository"), tiles={"r001": "archive", "r002": "laboratory"},
                 base={"noise": ("c01",)}, chance=(numbers["3"], 1))  # fmt: skip
    game.do("move", "r002")
    assert game.figures() and not game.events("first-encounter") and game.prompt != "keep-objective"


@rule("NL-36.4")
def test_all_win_or_all_lose() -> None:
    setup = GAME.agree(3, "coop")
    assert GAME.sides(setup) == ((0, 1, 2),)
    won = ended(BUNKER, DEAD, POD, goals="coop_power", base={"gate": True})
    assert won.winners == (0, 1, 2) and won.reasons == ("won", "died", "won")
    lost = ended(BUNKER, DEAD, POD, goals="coop_power coop_nest", base={"gate": True})
    assert not lost.winners and lost.reasons == ("failed", "died", "failed")
    assert not ended(DEAD, DEAD, goals="coop_power", base={"gate": True}).winners


@rule("NL-36.5")
def test_who_knows_enough_must_survive() -> None:
    assert ended({**BUNKER, "knowledge": 8}, BUNKER, goals="coop_knowledge").winners
    assert not ended({**DEAD, "knowledge": 8}, BUNKER, goals="coop_knowledge").winners


@rule("NL-36.8", "NL-36.23")
def test_every_signal_objective_asks_for_a_sender_of_its_own() -> None:
    both = "coop_signal coop_signal_archive"
    sender = {**BUNKER, "signal": True, "verified": True}
    assert ended(sender, BUNKER, goals="coop_signal").winners
    assert ended(sender, BUNKER, goals="coop_signal_archive").winners
    assert not ended(sender, BUNKER, goals=both).winners
    assert ended(sender, {**DEAD, "signal": True}, goals=both).winners
    assert not ended({**sender, "verified": False}, {**BUNKER, "verified": True}, goals="coop_signal_archive").winners


@rule("NL-36.7", "NL-39.10")
def test_archive_and_alert_room_turn_up_a_token_of_the_pool() -> None:
    archive: dict[str, Any] = {"rooms": ("r001",), "tiles": {"r001": "archive"}}
    game = table(mode="coop", **archive, chance=("code_red",)).do("room", 0)
    assert game.t.open_orders == ("code_red",) and game.match.view(None).pool == 5
    assert game.events("order-opened") == [{"order": "code_red"}]
    game = table(mode="coop", rooms=("alert_room",), chance=("code_blue",)).do("room", 1)
    assert game.t.open_orders == ("code_blue",) and not game.t.piles[ORDERS[0]]


@rule("NL-36.9")
def test_everything_else_is_as_usual() -> None:
    game = table(mode="coop", hand=("search rest",), inventory=("medkit",))
    view = game.match.view(1)
    assert view.secrets[0] is None and view.sizes[0].hand == 2
    assert {"move", "careful", "card", "drop-hidden"} <= {option[0] for option in game.options if option != "pass"}


# -- resuscitation -----------------------------------------------------------------------------------------------------

WARD: dict[str, Any] = {"mode": "resuscitation", "stage": "round", "round": 1, "tiles": {"r001": "emergency_room"}}
FALLEN: dict[str, Any] = {
    "fate": "dead", "room": "", "light": 2, "wounds": ("knee",), "dressed": ("hand",), "knowledge": 5,
}  # fmt: skip
BODY = ("r001", "corpse", 1)


@rule("NL-36.10", "NL-36.11", "NL-36.12", "NL-36.13", "NL-36.14")
def test_a_corpse_in_the_emergency_room_is_brought_back() -> None:
    game = table(**WARD, crew=({}, FALLEN), inventory=("", "medkit"), hand=("", ""), base={"objects": (BODY,)})
    crew = game.crew(1)
    assert (crew.fate, crew.room, crew.light, crew.wounds, crew.dressed) == ("here", "r001", 0, (), ("hand", "knee"))
    assert game.items(1) == ["medkit"] and crew.knowledge == 5 and not game.t.base.objects
    assert len(game.hand(1)) == 5 and len(game.t.piles[DECK[1]]) == 5
    assert game.events("revived") == [{"seat": 1}]
    game.do("pass").choose("stop")
    assert game.seat == 1 and game.prompt == "action"


@rule("NL-36.11")
def test_not_with_an_intruder_or_a_malfunction_there_nor_elsewhere() -> None:
    assert table(**WARD, crew=({}, FALLEN), figures=("adult r001",), base={"objects": (BODY,)}).crew(1).dead
    assert table(**WARD, crew=({}, FALLEN), base={"objects": (BODY,), "faults": ("r001",)}).crew(1).dead
    assert table(**WARD, crew=({}, FALLEN), base={"objects": (("r002", "corpse", 1),)}).crew(1).dead


@rule("NL-36.10", "NL-36.11", "NL-36.14")
def test_a_carried_corpse_is_in_the_room_of_its_bearer() -> None:
    def carries(t: Any) -> None:
        t.crew[0].things[0].whose = 1

    game = table(**WARD, rooms=("r001",), crew=({}, FALLEN), things=("corpse",), bent=carries)
    assert game.crew(1).room == "r001" and not game.crew(0).things


@rule("NL-36.13", "NL-INV-22")
def test_who_dies_keeps_items_and_drops_objects() -> None:
    hurt = {"wounds": ("knee",), "dressed": ("hand", "body")}
    game = table(
        3, mode="resuscitation", rooms=("r001",), tiles={"r001": "archive"}, base={"fires": ("r001",)}, crew=(hurt,),
        things=("grenade carcass",), inventory=("medkit",),
    )  # fmt: skip
    game.do("pass").choose("stop")
    assert game.crew().dead and sorted(game.lying("r001")) == ["carcass", "corpse"]
    assert game.items() == ["medkit"] and game.crew().serious == 3


@rule("NL-36.14")
def test_of_several_corpses_one_is_chosen() -> None:
    bodies = (("repository", "corpse", 1), ("repository", "corpse", 2))
    game = table(3, mode="resuscitation", rooms=("repository",), crew=({}, FALLEN, {**FALLEN, "wounds": ()}),
                 base={"objects": bodies, "gate": True})  # fmt: skip
    game.do("pick-up").choose("corpse")
    assert game.prompt == "whose-corpse" and game.options == (1, 2)
    game.choose(2)
    assert game.crew().things[-1].whose == 2 and game.t.base.objects == bodies[:1]


@rule("NL-36.15")
def test_an_analysed_corpse_is_gone_and_the_dead_cannot_go_on_alone() -> None:
    game = table(mode="resuscitation", rooms=("r001",), tiles={"r001": "laboratory", "r002": "emergency_room"},
                 crew=({}, FALLEN), base={"objects": (BODY,), "gate": True})  # fmt: skip
    game.do("room", 0).choose((-1, "corpse"))
    assert not game.t.base.objects and game.crew(1).dead
    hurt = {"wounds": ("knee",), "dressed": ("hand", "body")}
    last = table(mode="resuscitation", rooms=("r001",), tiles={"r001": "emergency_room"}, crew=(hurt, FALLEN),
                 base={"objects": (BODY,), "gate": True, "fires": ("r001",)})  # fmt: skip
    last.do("pass").choose("stop")
    assert last.match.outcome is not None and not last.match.outcome.winners


# -- alone -------------------------------------------------------------------------------------------------------------


@rule("NL-36.16", "NL-36.17", "NL-36.18", "NL-36.19", "NL-5.1")
def test_one_player_with_two_objectives_and_two_orders() -> None:
    game = Table(GAME.start(1, "solo", seed=3))
    assert GAME.counts("solo") == (1,) and game.prompt == "draft" and len(game.options) == 2
    game.choose(game.options[0])
    mine, t = game.match.view(0).secrets[0], game.t
    assert mine is not None and len({*mine.objectives}) == 2 and len(mine.orders) == 2
    assert all(BOX.objectives[card].deck == "coop" for card in mine.objectives)
    assert (len(t.piles[ACTIVE]), len(t.piles[POOL])) == (1, 4)
    assert t.bag.inside["adult"] == 4 and t.bag.aside["adult"] == 8 and sum(t.bag.inside.values()) == 11
    assert game.match.view(None).secrets[0] is None


@rule("NL-36.17")
def test_alone_one_of_the_two_is_kept_at_the_first_encounter() -> None:
    numbers = {BOX.dice.noise[index]: index for index in range(4)}
    game = table(1, mode="solo", rooms=("r001",), tiles={"r001": "archive", "r002": "laboratory"},
                 goals=("coop_nest coop_power",), base={"noise": ("c01",)}, chance=(numbers["3"], 1))  # fmt: skip
    game.do("move", "r002")
    assert game.prompt == "keep-objective" and game.options == ("coop_nest", "coop_power")
    game.choose("coop_power")
    mine = game.match.view(0).secrets[0]
    assert mine is not None and mine.objectives == ("coop_power",)


@rule("NL-36.20")
def test_alone_there_are_half_of_the_items() -> None:
    for token in BOX.explorations.values():
        if token.effect == "silence":
            game = table(1, mode="solo", rooms=("r001",), tiles={"r001": "guard_room"}, chance=("surgery", token.id))
            game.do("move", "r002")
            assert game.t.base.counters["r002"] == {1: 1, 2: 1, 3: 2, 4: 2}[token.items]


@rule("NL-36.21", "NL-36.22")
def test_alone_one_wins_by_surviving_with_the_objective() -> None:
    assert ended(BUNKER, mode="solo", goals="coop_power").winners == (0,)
    assert not ended(BUNKER, mode="solo", goals="coop_nest").winners
    hurt = {"wounds": ("knee",), "dressed": ("hand", "body")}
    game = table(1, mode="solo", rooms=("r001",), tiles={"r001": "archive"}, crew=(hurt,), base={"fires": ("r001",)})
    game.do("pass").choose("stop")
    assert game.match.outcome is not None and game.match.outcome.reasons == ("died",)
