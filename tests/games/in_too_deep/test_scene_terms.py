"""The lines of a checklist: whom they name, and whom they do not yet."""

from __future__ import annotations

from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.scene.crimes import checklist_card
from brushpass.games.in_too_deep.scene.eyes import DeepEyes
from brushpass.table import Seen, Texts
from brushpass.testing.citing import rule
from brushpass.testing.guided import guide_of, prepared

NAMES = ("Eva", "Hugo")


def lines(choices: int, crime: str) -> list[tuple[str, bool]]:
    """The checklist of a crime after so many choices of the guided match."""
    match = prepared(GAME)
    for choice in guide_of(GAME).line[:choices]:
        match.choose(choice)
    eyes = DeepEyes(Seen.of(match, 0, NAMES), Texts(GAME, "en").at_table(NAMES), GAME.box)
    return [(check.text, check.done) for check in checklist_card(eyes, crime).checks]


@rule("TD-20.2")
def test_where_anybody_will_do_nobody_is_named_before_somebody_does() -> None:
    at_first = [("Your criminal holds goods", False), ("Your criminal is with another criminal", False)]
    assert lines(0, "f1_1") == at_first
    taken = guide_of(GAME).line.index(("move", "courier", "harbour"))
    assert lines(taken, "f1_1") == [("Hacker holds goods", True), ("Hacker is with another criminal", False)]
    assert lines(taken + 1, "f1_1") == [("Hacker holds goods", True), ("Hacker is with the Courier", True)]
