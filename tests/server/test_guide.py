"""A table that teaches: prepared, kept over a restart, never in a list, and open to nobody but the learner."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from brushpass.engine import game, load
from brushpass.table import face_of
from tests.server.conftest import Serve
from tests.server.people import Person, Table

LINE = face_of(game("agent_avenue")).guides[0].line
GUIDE = {"game": "agent_avenue"}
MOST = 100
"""No first match asks so often."""


def hands(scene: dict[str, Any]) -> set[str]:
    """The hands that lie open."""
    return {area["id"] for area in scene["areas"] if area["id"].startswith("hand-")}


def go_on(table: Table) -> None:
    """Say that the bot's words have been read."""
    table.act("go-on", number=table.scene["lesson"]["number"])


def follow(table: Table, choices: int) -> None:
    """Do what is advised, and let the bot go on, until the learner has chosen so often or the match is over."""
    while choices and not table.scene.get("verdict"):
        lesson = table.scene.get("lesson")
        if table.options:
            assert table.choose(lesson["advised"][0])["t"] == "done"  # type: ignore[index]
            choices -= 1
        elif lesson:
            go_on(table)
        else:
            table.read()


def test_it_is_played_to_its_end_by_following_what_it_says(ann: Person) -> None:
    table = ann.ok("/api/guide", **GUIDE)["id"]
    with ann.at(table) as seen:
        assert seen.table["guided"] and seen.table["watch"] is None
        assert [page["id"] for page in seen.scene["lesson"]["pages"]] == ["goal", "keep"]
        follow(seen, len(LINE))
        seen.read_until(lambda: bool(seen.scene.get("verdict")))
        assert seen.scene["verdict"]["won"] and seen.scene["lesson"]["pages"][0]["id"] == "end"


def test_the_bot_waits_until_its_words_are_read(ann: Person) -> None:
    with ann.at(ann.ok("/api/guide", **GUIDE)["id"]) as seen:
        follow(seen, 3)
        seen.settle()
        assert seen.scene["lesson"]["waits"] and hands(seen.scene) == {"hand-0", "hand-1"}
        assert seen.act("go-on", number=seen.scene["lesson"]["number"] + 1)["t"] == "done"
        assert seen.scene["lesson"]["waits"]
        go_on(seen)
        seen.read_until(lambda: "moved" in [page["id"] for page in (seen.scene.get("lesson") or {}).get("pages", ())])


def test_a_restart_goes_on_where_it_was(serve: Serve) -> None:
    with serve() as client:
        ann = Person(client, "Ann")
        table = ann.ok("/api/guide", **GUIDE)["id"]
        with ann.at(table) as seen:
            follow(seen, 5)
            seen.read_until(lambda: bool(seen.options or seen.scene.get("lesson")))
            before = seen.scene
    with serve() as client:
        ann.client = client
        assert ann.ok("/api/guide", **GUIDE) == {"id": table}
        with ann.at(table) as seen:
            assert seen.scene == before
            follow(seen, len(LINE))


def test_it_is_in_no_list_and_a_finished_one_is_followed_by_a_new_one(ann: Person, eve: Person) -> None:
    table = ann.ok("/api/guide", **GUIDE)["id"]
    assert ann.ok("/api/guide", **GUIDE) == {"id": table}
    assert ann.get("/api/me")[1]["tables"] == [] and eve.get("/api/tables")[1] == []
    assert eve.get(f"/api/tables/{table}")[0] == 404
    with ann.at(table) as seen:
        follow(seen, len(LINE))
    assert ann.ok("/api/guide", **GUIDE)["id"] != table


def test_playing_on_is_an_ordinary_match_with_closed_hands_and_a_score_of_its_own(ann: Person) -> None:
    table = ann.ok("/api/guide", **GUIDE)["id"]
    with ann.at(table) as seen:
        follow(seen, len(LINE))
    again = ann.ok(f"/api/tables/{table}/rematch")["id"]
    with ann.at(again) as seen:
        assert not seen.table["guided"] and not seen.scene.get("lesson") and hands(seen.scene) == {"hand-0"}
        assert seen.act("go-on", number=0)["error"] == "illegal-act"
        seen.play()
        assert seen.table["score"]["games"] == 1


def test_a_game_without_a_guide_teaches_nothing(ann: Person) -> None:
    for wanted in ("spies", "nothing"):
        assert ann.post("/api/guide", game=wanted)[0] == 400
    assert ann.post("/api/guide", **GUIDE, learner=1)[0] == 400
    taught = {one["id"]: one["guides"] for one in ann.get("/api/games")[1]}
    assert taught["agent_avenue"] == [{"learner": 0, "name": ""}] and taught["spies"] == []


def test_a_game_of_two_sides_is_taught_from_either(ann: Person) -> None:
    recruiter, hunter = (ann.ok("/api/guide", game="mind_mgmt", learner=seat)["id"] for seat in (0, 1))
    assert recruiter != hunter == ann.ok("/api/guide", game="mind_mgmt", learner=1)["id"]
    ways = next(one["guides"] for one in ann.get("/api/games")[1] if one["id"] == "mind_mgmt")
    assert [way["learner"] for way in ways] == [0, 1] and ways[0]["name"] != ways[1]["name"]
    with ann.at(recruiter) as seen:
        assert seen.table["you"] == 0 and seen.options
    with ann.at(hunter) as seen:
        assert seen.table["you"] == 1 and seen.scene["lesson"]["waits"]
        follow(seen, MOST)
        seen.read_until(lambda: bool(seen.scene.get("verdict")))
        assert seen.scene["verdict"]["won"]


def test_a_save_of_it_says_that_its_deal_was_prepared(ann: Person, client: TestClient) -> None:
    table = ann.ok("/api/guide", **GUIDE)["id"]
    with ann.at(table) as seen:
        follow(seen, len(LINE))
    match = load(client.get(f"/api/tables/{table}/save", headers=ann.headers).content)
    assert match.promise is not None and match.promise.prepared
