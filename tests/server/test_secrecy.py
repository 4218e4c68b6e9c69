"""Two worlds that differ only in what a seat does not know: the frames of that seat's socket are the same bytes."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Game, Match, game
from brushpass.server import wire
from brushpass.server.showing import scene_bytes
from brushpass.server.viewers import scene_frame
from brushpass.table import LANGUAGES
from brushpass.table.scene import Scene
from brushpass.table.seen import Seen
from brushpass.testing.two_worlds import Leak, two_worlds
from tests.server.spies import SPIES, Spies

AGENTS = game("agent_avenue")
NAMES = ("Ann", "Bob", "Cyn", "Dan")


def frames(match: Match[Any, Any], seat: int) -> bytes:
    """What the seat's socket would get now, and a spectator's; the language changes from position to position."""
    language = LANGUAGES[len(match.history) % len(LANGUAGES)]
    scenes = [scene_bytes(match, viewer, language, NAMES[: match.seats]) for viewer in (seat, None)]
    return b"\n".join(wire.encode(scene_frame(1, scene)) for scene in scenes)


@pytest.mark.parametrize(
    ("rules", "seats", "mode"),
    [
        (SPIES, 2, "standard"),
        (SPIES, 3, "standard"),
        (AGENTS, 2, "basic"),
        (AGENTS, 2, "advanced"),
        (AGENTS, 4, "basic"),
    ],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_a_seats_frames_tell_nothing_that_it_may_not_know(rules: Game[Any, Any], seats: int, mode: str) -> None:
    tally = two_worlds(rules.agree(seats, mode), 1, seats=(0, 1), points=3, surfaces=frames)
    assert tally.differed >= 2 and tally.positions > 20


class Leaky(Spies):
    """Its scene looks behind the view."""

    def scene(self, seen: Seen, texts: Any) -> Scene:
        scene = super().scene(seen, texts)
        scene.status += str(PEEKED[-1])
        return scene


PEEKED: list[Any] = []


def test_a_leak_in_a_scene_is_caught() -> None:
    leaky = Leaky()

    def peeking(match: Match[Any, Any], seat: int) -> bytes:
        PEEKED.append(match.state.piles[1 + 2 * (1 - seat)])
        return frames(match, seat)

    with pytest.raises(Leak, match="surfaces"):
        for seed in range(5):
            two_worlds(leaky.agree(2), seed, surfaces=peeking)
