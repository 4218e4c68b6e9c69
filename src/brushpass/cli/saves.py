"""Save files as the commands read them: a match told again from its deal."""

from __future__ import annotations

from typing import Any

from ..engine import Match, StaleSave
from ..engine.save import Save, agreed, chance_of, rules_of


def begun(save: Save) -> Match[Any, Any]:
    """The match of a save at its first decision, dealt again from the same chance under the same rules."""
    rules = rules_of(save)
    if save.rules == rules.version:
        setup = agreed(save, rules)
        if setup.rules == rules.version:
            return Match.begin(setup, *chance_of(save))
    started = save.rules if save.rules != rules.version else save.dealt
    raise StaleSave(f"the save was made under rules version {started} of {save.game}; here is {rules.version}")
