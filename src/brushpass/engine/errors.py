"""Everything that can go wrong between a caller and the kernel, each with its own name.

BrushpassError
├── UnknownGame          no game of that id is installed
├── BadSetup             a seat count, mode or option the game does not have
├── WrongSeat            that seat is not deciding, or there is no such seat
├── IllegalChoice        the option was not offered
├── IllegalAct           the act is unknown, malformed or not allowed now
├── MatchOver            the match has ended
├── NothingToUndo        no choice of that seat can be taken back
├── BadSave
│   ├── BrokenSave       not a save, or damaged
│   ├── ForeignSave      a save of a game that is not installed
│   ├── ForeignData      a save played with other data than the game has here
│   ├── NewerSave        written by a newer Brushpass or newer rules
│   └── StaleSave        not what the rules here make of it: older ones led elsewhere, or it is forged
├── NoSuchWorld          nothing agrees with what an observation says
└── RuleError            a bug in a rule; names the rule stack
"""

from __future__ import annotations


class BrushpassError(Exception):
    """The root of all errors a caller may want to catch."""


class UnknownGame(BrushpassError):
    """No game of that id is installed."""


class BadSetup(BrushpassError):
    """A seat count, mode or option the game does not have."""


class WrongSeat(BrushpassError):
    """That seat is not deciding, or there is no such seat."""


class IllegalChoice(BrushpassError):
    """The option was not offered."""


class IllegalAct(BrushpassError):
    """The act is unknown, malformed or not allowed now."""


class MatchOver(BrushpassError):
    """The match has ended."""


class NothingToUndo(BrushpassError):
    """No choice of that seat can be taken back."""


class BadSave(BrushpassError):
    """The save cannot be loaded."""


class BrokenSave(BadSave):
    """Not a save, or a damaged one."""


class ForeignSave(BadSave):
    """A save of a game that is not installed."""


class ForeignData(BadSave):
    """A save of a match that was played with other data than the game has here."""


class NewerSave(BadSave):
    """Written by a newer Brushpass or under newer rules."""


class StaleSave(BadSave):
    """Not what the rules here make of it: they lead elsewhere, or cannot go on."""


class NoSuchWorld(BrushpassError):
    """Nothing that can be imagined agrees with what an observation says."""


class RuleError(BrushpassError):
    """A bug in a rule: the match stays at the position before the answer, and `stack` names the rules."""

    def __init__(self, message: str, stack: tuple[str, ...]) -> None:
        super().__init__(message)
        self.stack = stack
