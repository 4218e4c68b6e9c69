"""Save files as the commands read them: a match told again from its deal."""

from __future__ import annotations

from typing import Any

from ..engine import BadSetup, BrokenSave, ForeignSave, Match, NewerSave, StaleSave, UnknownGame, game
from ..engine.save import Save, chance_of


def begun(save: Save) -> Match[Any, Any]:
    """The match of a save at its first decision, dealt anew from the same chance under the same rules."""
    try:
        rules = game(save.game)
    except UnknownGame as unknown:
        raise ForeignSave(str(unknown)) from None
    if save.rules != rules.version:
        wrong = StaleSave if save.rules < rules.version else NewerSave
        raise wrong(f"the save was made under rules version {save.rules} of {save.game}; here is {rules.version}")
    try:
        setup = rules.agree(save.seats, save.mode, save.options)
    except BadSetup as wrong_setup:
        raise BrokenSave(f"the save is damaged: {wrong_setup}") from None
    chance, promise = chance_of(save)
    return Match.begin(setup, chance, promise)
