"""How a match of MIND MGMT ended: who and why, the path hour by hour, and what everybody did."""

from __future__ import annotations

from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.belief import public, worlds
from brushpass.games.mind_mgmt.box.city import AT
from brushpass.table import Scene
from brushpass.testing import rule, walk

from .looking import look, marks, overlay, panel
from .table import P7, Table, table


def caught() -> Table:
    """Meru finds the Recruiter on D2."""
    return table(path=P7, active="meru", agents="D2 F1 A7 F7", seats=3).choose(("capture",))


def played(seed: int = 3) -> Scene:
    """The end of a match that was played from the deal."""
    *_, match = walk(GAME.agree(2, "training", {"aids": "none"}), seed)
    return look(match, 1)


@rule("MM-11.1")
def test_a_capture_is_won_by_all_agents_and_said_to_each() -> None:
    for seat, title, won in (
        (0, "The Agents win", False),
        (2, "You win, Agents", True),
        (None, "The Agents win", None),
    ):
        verdict = look(caught(), seat).verdict
        assert verdict is not None and (verdict.title, verdict.won) == (title, won)
        assert verdict.text == "The Recruiter was caught on D2 at 07:00." and verdict.winners == (1, 2)


@rule("MM-11.4", "MM-11.5")
def test_the_recruiter_wins_by_recruits_or_by_the_clock() -> None:
    found = set()
    for seed in range(6):
        *_, match = walk(GAME.agree(2, "training"), seed)
        assert match.outcome is not None
        verdict = look(match, 0).verdict
        assert verdict is not None
        found.add(match.outcome.reason)
        assert (verdict.title == "You win") == (0 in match.outcome.winners)
    assert "clock" in found


@rule("MM-11.8", "R-22")
def test_everything_is_shown_at_the_end() -> None:
    scene = look(caught(), 1)
    assert [card.art for card in panel(scene, "recruiter").areas[0].cards] == ["cafe", "dogs", "monks"]
    assert [card.id for area in scene.areas if area.id == "recruiters" for card in area.cards] == ["karl_box"]
    assert [stop.at for stop in overlay(scene, "path").trail] == P7.split()
    assert not scene.tools


@rule("MM-11.8")
def test_the_path_is_drawn_hour_by_hour_over_what_could_be_known_then() -> None:
    scene = played()
    hours = [one for one in scene.overlays if one.id.startswith("hour-")]
    path = [stop.at for stop in overlay(scene, "path").trail]
    assert [one.name for one in hours] == [f"{hour:02}" for hour in range(5, len(path) + 1)]
    for hour, one in enumerate(hours, 5):
        assert [stop.at for stop in one.trail] == path[:hour]
        assert path[hour - 1] in marks(scene, one.id), "the truth was never ruled out"
        assert path[hour - 1] in one.line
    assert len({one.group for one in scene.overlays}) == 1


def test_the_curve_is_the_chance_of_the_true_location() -> None:
    scene = played()
    (curve,) = scene.curves
    path = [stop.at for stop in overlay(scene, "path").trail]
    assert len(curve.points) == len(path) - 4 and all(0 < point <= 1 for point in curve.points)
    for match in walk(GAME.agree(2, "training", {"aids": "none"}), 3):
        if match.state.hour == 6 and match.state.stage == "activate":
            now = worlds(public(match.state)).heat(evenly=True)[AT[path[5]]]
            assert abs(curve.points[1] - now) < 1e-9, "what was public when the Agents' turn began"
            break
    else:
        raise AssertionError("the Agents had no turn at 06:00")


def test_every_seat_reads_what_it_came_to() -> None:
    verdict = look(caught(), 1).verdict
    assert verdict is not None
    assert verdict.seats == (
        "4 recruits, 7 locations",
        "Meru: the capture · Henry Lyme: waited",
        "Bill Falls: waited · Dusty: waited",
    )
