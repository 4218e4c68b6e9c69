"""Echo has no seat, and is named wherever her number stands: in the log, on the scene, in a terminal, at the end."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Match, game
from brushpass.table import LANGUAGES, Texts, face_of, look
from brushpass.testing.citing import rule

GAME = game("in_too_deep")
NAMES = ("Ada",)


def played(seed: int) -> Match[Any, Any]:
    """A sensible match alone with Echo."""
    match, rng = GAME.start(1, "echo", seed=seed), Random(seed)
    while match.decision is not None:
        match.choose(GAME.mind.advise(match.observe(0), rng), 0)
    return match


@rule("TD-22.17", "TD-23.1")
def test_the_end_has_her_result_beside_the_others() -> None:
    match = played(seed=3)
    assert match.outcome is not None
    for language in LANGUAGES:
        texts = Texts(GAME, language).at_table(NAMES)
        scene = look(match, 0, NAMES, texts)
        assert scene.verdict is not None and len(scene.verdict.seats) == 2
        assert sorted(scene.verdict.order) == [0, 1]
        assert scene.verdict.winners == (match.outcome.winners or (1,))
        assert any("Echo" in line.text for line in scene.log)
        assert "Echo" in [panel.name for panel in scene.panels]
        assert "Echo" in face_of(GAME).draw(match.view(0), texts)
