"""A series in which a match means something for the next: what is remembered, and who takes what because of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from brushpass.engine import Outcome, Pick, Played, Series, UnknownGame, registered
from brushpass.server.house import House
from tests.server.conftest import Serve, token_of
from tests.server.people import Person, Table, play_out
from tests.server.spies import Spies, SpiesFace, Spying
from tests.server.test_rebuild import again
from tests.server.test_refusals import digest


class Feud(Series[Spying]):
    """Whoever lost picks any weather, then whoever won, one less."""

    modes: ClassVar = ("standard",)
    options: ClassVar = ("fog", "rain")

    def tale(self, t: Spying, outcome: Outcome) -> Any:
        return {"points": t.points}

    def pick(self, played: Sequence[Played], taken: Sequence[Sequence[str]]) -> Pick | None:
        if not played or len(taken) == 2 or played[-1].won is None:
            return None
        winner = played[-1].won
        if not taken:
            return Pick(1 - winner, ("fog", "rain"), 2)
        return Pick(winner, tuple(sorted({"fog", "rain"} - set(taken[0]))), len(taken[0]) - 1)


class FeudFace(SpiesFace):
    """It tells the points."""

    def chapter(self, played: Played, texts: Any) -> str:
        return f"{played.tale['points']}"

    def news(self, played: Sequence[Played], texts: Any) -> tuple[str, ...]:
        return (f"after {len(played)}",)


class Feuding(Spies):
    """Spies who remember."""

    id = "feuding"
    modes = ("standard", "long")
    options: ClassVar = {"speed": ("slow", "fast"), "fog": (False, True), "rain": (False, True)}
    series = Feud()
    face = FeudFace()


@pytest.fixture(autouse=True)
def feuding() -> Iterator[None]:
    with registered(Feuding()):
        yield


def begun(ann: Person, bob: Person, **agreed: Any) -> str:
    """Ann wins everything: she bids two, and Bob one."""
    table = ann.open_table("me", "open", game="feuding", campaign=True, **agreed)
    bob.ok("/api/join", token=token_of(ann, table), name="")
    ann.ok(f"/api/tables/{table}/start")
    return table


def ann_wins(first: Table, second: Table) -> None:
    while not first.scene.get("verdict"):
        for seat in (first, second):
            seat.settle()
            if seat.options:
                seat.choose(2 if seat is first and seat.question == "bid" else seat.options[0])


def over(ann: Person, bob: Person, table: str) -> None:
    with ann.at(table) as first, bob.at(table) as second:
        ann_wins(first, second)


def campaign(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}")[1]["campaign"]
    return found


def test_the_end_of_a_match_is_told_and_kept(ann: Person, bob: Person, eve: Person) -> None:
    table = begun(ann, bob, public=True)
    assert campaign(ann, table) == {"number": 1, "chapters": [], "news": ["after 0"], "pick": None}
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watching:
        ann_wins(first, second)
        watching.settle()
        for seat in (first, second, watching):
            told = seat.table["campaign"]
            assert told["number"] == 1 and told["news"] == ["after 1"] and told["pick"] is None
            assert [(line["names"], line["text"]) for line in told["chapters"]] == [([["Ann"], ["Bob"]], "[8, 4]")]


def test_the_loser_takes_first_then_the_winner_and_only_then_it_begins(ann: Person, bob: Person, house: House) -> None:
    table = begun(ann, bob, options={"speed": "fast"})
    over(ann, bob, table)
    following = ann.ok(f"/api/tables/{table}/rematch")["id"]
    assert campaign(bob, following)["pick"] == {"side": "", "options": ["fog", "rain"], "most": 2, "yours": True}
    assert campaign(ann, following)["pick"]["yours"] is False and campaign(ann, following)["number"] == 2
    path = f"/api/tables/{following}/pick"
    before = digest(house, following)
    assert ann.post(f"/api/tables/{following}/start")[1]["error"] == "picks-open"
    assert ann.post(path, options=["fog"])[1]["error"] == "wrong-seat"
    for wrong in (["snow"], ["fog", "fog"], ["fog", "rain", "fog"], ["speed"]):
        assert bob.post(path, options=wrong)[1]["error"] == "bad-pick"
    assert digest(house, following) == before
    with ann.at(following) as first:
        bob.ok(path, options=["fog", "rain"])
        first.settle()
        assert first.table["options"] == {"speed": "fast", "fog": True, "rain": True}
        assert first.table["campaign"]["pick"] is None, "nothing is left to be picked"
    ann.ok(f"/api/tables/{following}/start")
    assert bob.post(path, options=[])[1]["error"] == "started"
    over(ann, bob, following)
    third = bob.ok(f"/api/tables/{following}/rematch")["id"]
    info = ann.get(f"/api/tables/{third}")[1]
    assert info["options"] == {"speed": "fast", "fog": False, "rain": False}, "what was picked is put back"
    assert [line["text"] for line in info["campaign"]["chapters"]] == ["[8, 4]"] * 2
    bob.ok(f"/api/tables/{third}/pick", options=["rain"])
    assert campaign(ann, third)["pick"] is None, "one less than one is nothing"


def test_it_is_remembered_after_a_restart(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = begun(ann, bob)
        over(ann, bob, table)
        following = ann.ok(f"/api/tables/{table}/rematch")["id"]
        told = campaign(bob, following)
    with serve() as client:
        ann, bob = again(client, ann), again(client, bob)
        assert campaign(bob, following) == told
        bob.ok(f"/api/tables/{following}/pick", options=["fog"])
        ann.ok(f"/api/tables/{following}/start")
        assert campaign(ann, table)["chapters"] == told["chapters"]


def test_the_host_picks_for_bots_and_the_match_waits_for_it(ann: Person) -> None:
    table = ann.open_table("me", "rookie", game="feuding", campaign=True)
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as seat:
        while not seat.scene.get("verdict"):
            if seat.options:
                seat.choose(2 if seat.question == "bid" else seat.options[0])
            else:
                seat.until("scene")
        winners = seat.scene["verdict"]["winners"]
    following = ann.ok(f"/api/tables/{table}/rematch", nonce="x")["id"]
    info = ann.get(f"/api/tables/{following}")[1]
    assert info["started"] is (len(winners) == 2)
    if len(winners) == 1:
        assert info["campaign"]["pick"]["yours"]
        ann.ok(f"/api/tables/{following}/pick", options=[])
        assert campaign(ann, following)["pick"] is None
        ann.ok(f"/api/tables/{following}/start")


def test_a_swap_of_sides_begins_a_series_anew(ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    over(ann, bob, table)
    swapped = ann.ok(f"/api/tables/{table}/rematch", swap=True)["id"]
    assert campaign(ann, swapped) == {"number": 1, "chapters": [], "news": ["after 0"], "pick": None}
    assert len(campaign(ann, table)["chapters"]) == 1


def test_only_what_can_be_a_series_is_opened_as_one(ann: Person) -> None:
    def opened(**agreed: Any) -> Any:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        wish = {"game": "feuding", "seats": seats, "campaign": True} | agreed
        return ann.post("/api/tables", **wish)[1].get("error")

    assert opened() is None
    assert opened(mode="long") == opened(options={"fog": True}) == opened(game="spies") == "bad-set-up"
    table = ann.open_table("me", "rookie", game="feuding")
    assert ann.get(f"/api/tables/{table}")[1]["campaign"] is None
    assert ann.post(f"/api/tables/{table}/pick", options=[])[1]["error"] == "wrong-seat"


def test_an_ordinary_rematch_remembers_nothing(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", game="feuding", options={"fog": True})
    bob.ok("/api/join", token=token_of(ann, table), name="")
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as first, bob.at(table) as second:
        play_out(first, second)
    following = ann.ok(f"/api/tables/{table}/rematch")["id"]
    info = ann.get(f"/api/tables/{following}")[1]
    assert info["campaign"] is None and info["options"]["fog"] is True


def test_a_series_of_a_game_that_has_gone_is_still_a_table(
    ann: Person, bob: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(ann, bob)
    over(ann, bob, table)
    following = ann.ok(f"/api/tables/{table}/rematch")["id"]

    def gone(game_id: str) -> Any:
        raise UnknownGame(game_id)

    monkeypatch.setattr("brushpass.server.tables.kept.game", gone)
    house.actors.pop(following)
    status, info = ann.get(f"/api/tables/{following}")
    assert status == 200 and info["campaign"] is None and info["names"] == ["Ann", "Bob"]
