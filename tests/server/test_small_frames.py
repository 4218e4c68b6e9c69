"""A frame carries what its viewer does not have: new lines, what changed on the board; and it always adds up."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.engine import Match, game
from brushpass.server.viewers.audience import Audience
from brushpass.server.viewers.questions import Questions
from brushpass.server.viewers.shown import LINES, Shown
from brushpass.server.viewers.viewer import Viewer
from brushpass.table import Texts, look
from brushpass.table.scene import Board, Line, Link, Option, Panel, Prompt, Rect, Scene, Space
from tests.server.people import merged

NAMES = ("Ann", "Bob")


def plain(scene: Scene) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return decoded


def frame(now: Shown, before: Shown | None) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(now.frame(before))
    return decoded


def board(*spaces: str, text: str = "", width: float = 10.0, seat: int | None = None) -> Board:
    box = Rect(x=1, y=1, w=1, h=1)
    places = [Space(id=name, name=name, wide=box, tall=box, text=text if name == "a" else "") for name in spaces]
    links = (Link(id="l", a=spaces[0], b=spaces[-1], seat=seat),)
    return Board(id="b", wide=(width, 10), tall=(10, 10), spaces=tuple(places), links=links)


def shown(*lines: str, on: Board | None = None, title: str = "") -> Shown:
    log = tuple(Line(id=number, text=text) for number, text in enumerate(lines))
    return Shown(Scene(game="g", title=title, status="", panels=(), log=log, board=on), 1)


def test_lines_come_from_where_the_viewer_stands() -> None:
    before = shown("one", "two")
    assert frame(before, None)["lines"] == 0 and len(frame(before, None)["scene"]["log"]) == 2
    later = frame(shown("one", "two", "three"), before)
    assert (later["lines"], [line["text"] for line in later["scene"]["log"]]) == (2, ["three"])
    assert "log" not in frame(shown("one", "two", title="other"), before)["scene"]


def told(count: int, word: str = "line") -> Shown:
    return shown(*(f"{word} {number}" for number in range(count)))


def test_of_a_long_log_the_newest_lines_are_sent() -> None:
    first = frame(told(LINES + 40), None)
    assert (first["lines"], first["skipped"]) == (0, 40)
    assert [first["scene"]["log"][at]["text"] for at in (0, -1)] == ["line 40", f"line {LINES + 39}"]
    after = frame(told(LINES + 41), told(LINES + 40))
    assert (after["lines"], after["skipped"], len(after["scene"]["log"])) == (LINES + 40, 0, 1)
    behind = frame(told(2 * LINES), told(10))
    assert (behind["lines"], behind["skipped"], len(behind["scene"]["log"])) == (10, LINES - 10, LINES)
    translated = frame(told(LINES + 40, "Zeile"), told(LINES + 40))
    assert (translated["lines"], translated["skipped"]) == (0, 40)


def test_older_lines_are_told_on_request() -> None:
    viewer, all_of_it = Viewer(None, "en"), told(LINES + 40)
    viewer.tell_earlier(40)
    assert viewer.waiting() == []
    viewer.show(all_of_it)
    viewer.tell_earlier(40)
    viewer.waiting()
    viewer.tell_earlier(LINES + 20)
    [answer] = map(msgspec.json.decode, viewer.waiting())
    assert (answer["t"], answer["before"], len(answer["lines"])) == ("earlier", LINES + 20, LINES)
    assert answer["lines"][0]["text"] == "line 20"
    assert all_of_it.earlier(0).lines == ()


def test_what_stays_is_not_sent_and_of_panels_those_that_changed() -> None:
    def table(*names: str, title: str = "t") -> Shown:
        panels = tuple(
            Panel(id=f"seat-{at}", name=name, letter="A", shape="circle", seats=(at,), colour="green")
            for at, name in enumerate(names)
        )
        return Shown(Scene(game="g", title=title, status="s", panels=panels), 1)

    before = table("Ann", "Bob")
    renamed = frame(table("Ann", "Eve"), before)
    assert renamed["kept"] == ["game", "title", "status"] and renamed["parts"] == [{"path": "panels"}]
    assert [panel["name"] for panel in renamed["scene"]["panels"]] == ["Eve"]
    other = frame(table("Ann", title="other"), before)
    assert other["parts"] == [{"path": "panels", "order": ["seat-0"]}] and other["scene"]["panels"] == []
    assert other["scene"]["title"] == "other"


def test_a_question_that_reads_like_the_one_before_is_sent_again() -> None:
    """The page would take it for the one that was answered: somebody who plays alone is asked twice in a row."""

    def asked(number: int) -> Shown:
        prompt = Prompt(id="step", question="Walk?", options=(Option(key=1, value="walk", name="Walk"),))
        return Shown(Scene(game="g", title="t", status="", panels=(), prompt=prompt), number)

    again, same = frame(asked(2), asked(1)), frame(asked(1), asked(1))
    assert again["scene"]["prompt"]["question"] == "Walk?" and "prompt" not in again["kept"]
    assert "prompt" not in same["scene"] and "prompt" in same["kept"]


def test_an_undo_takes_lines_away() -> None:
    before = shown("one", "two", "three")
    back = frame(shown("one"), before)
    assert back["lines"] == 1 and "log" not in back["scene"]
    other = frame(shown("one", "zwei"), before)
    assert (other["lines"], other["scene"]["log"][0]["text"]) == (1, "zwei")


@pytest.mark.parametrize(
    ("was", "now", "news", "sent"),
    [
        (board("a", "b"), board("a", "b"), "same", None),
        (None, None, "same", None),
        (board("a", "b"), board("a", "b", text="lit"), "part", (["a"], [])),
        (board("a", "b"), board("a", "b", seat=1), "part", ([], ["l"])),
        (board("a", "b"), board("a", "b", width=20), "whole", (["a", "b"], ["l"])),
        (board("a", "b"), board("a", "c"), "whole", (["a", "c"], ["l"])),
        (board("a", "b"), board("a"), "whole", (["a"], ["l"])),
        (None, board("a"), "whole", (["a"], ["l"])),
        (board("a"), None, "whole", None),
    ],
)
def test_a_board_is_sent_as_far_as_it_changed(
    was: Board | None, now: Board | None, news: str, sent: tuple[list[str], list[str]] | None
) -> None:
    got = frame(shown(on=now), shown(on=was))
    things = got["scene"].get("board")
    assert got["board"] == news
    found = things and tuple([thing["id"] for thing in things.get(kind, [])] for kind in ("spaces", "links"))
    assert found == sent
    assert merged(merged({}, frame(shown(on=was), None)), got).get("board") == plain(
        Scene(game="g", title="", status="", panels=(), board=now)
    ).get("board")


@pytest.mark.parametrize("rules", [game("agent_avenue"), game("spy_connection")], ids=lambda rules: str(rules.id))
@pytest.mark.parametrize("seed", [1, 2])
def test_frames_add_up_to_whole_scenes(rules: Any, seed: int) -> None:
    """For somebody who reads every frame, one who lags behind and one who changes the language; with undos."""
    match: Match[Any, Any] = rules.start(2, seed=seed)
    rng = Random(seed)
    audience = Audience(Questions())
    viewers = [Viewer("Ann", "en"), Viewer("Ann", "cs"), Viewer(None, "en")]
    audience.viewers += viewers
    scenes: list[dict[str, Any]] = [{}, {}, {}]
    for step in range(80):
        audience.show_scenes(match, NAMES, {"Ann": 0}.get)  # type: ignore[arg-type]
        for at, viewer in enumerate(viewers):
            if at == 1 and step % 3:
                continue
            for data in viewer.waiting():
                scenes[at] = merged(scenes[at], msgspec.json.decode(data))
            seat = None if viewer.session is None else 0
            whole = plain(look(match, seat, NAMES, Texts(rules, viewer.language).at_table(NAMES)))
            if skipped := scenes[at].pop("skipped", 0):
                viewer.tell_earlier(skipped)
                [answer] = map(msgspec.json.decode, viewer.waiting())
                scenes[at]["log"][:0] = answer["lines"]
                if skipped > LINES:
                    scenes[at]["skipped"] = skipped - LINES
                    whole = {**whole, "log": whole["log"][skipped - LINES :], "skipped": skipped - LINES}
            assert scenes[at] == whole
        viewers[2].language = rng.choice(("en", "en", "sk"))
        if step % 10 == 9:
            audience.rest()
        decision = match.decision
        if decision is None:
            break
        if rng.random() < 0.2 and match.can_undo(decision.seat):
            match.undo(decision.seat)
        else:
            match.choose(rng.choice(decision.options))


def test_what_a_viewer_has_is_not_sent_again_after_a_rest() -> None:
    match = game("agent_avenue").start(2, seed=1)
    audience, viewer = Audience(Questions()), Viewer(None, "en")
    audience.viewers.append(viewer)
    for _ in range(3):
        audience.show_scenes(match, NAMES, lambda session: None)
        assert len(viewer.waiting()) == (1 if _ == 0 else 0)
        audience.rest()
