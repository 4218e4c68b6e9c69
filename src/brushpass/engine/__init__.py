"""The kernel: decisions, matches, chance, secrecy, events. It knows no game, no server and no bot."""

from .chance import Chance, Keyed, Promise, Seeded, commitment
from .decisions import Decision
from .errors import (
    BadSave,
    BadSetup,
    BrokenSave,
    BrushpassError,
    ForeignSave,
    IllegalAct,
    IllegalChoice,
    MatchOver,
    NewerSave,
    NoSuchWorld,
    NothingToUndo,
    RuleError,
    StaleSave,
    UnknownGame,
    WrongSeat,
)
from .events import Event, Waiting
from .game import Game, game, games, register, registered
from .knowledge import OPEN
from .match import Match
from .mind import Mind
from .observation import Observation
from .outcome import Outcome
from .places import Place, beneath, deck, on_top
from .records import Record
from .running import Next, Over
from .save import load
from .setup import Setup
from .state import State

__all__ = [
    "OPEN",
    "BadSave",
    "BadSetup",
    "BrokenSave",
    "BrushpassError",
    "Chance",
    "Decision",
    "Event",
    "ForeignSave",
    "Game",
    "IllegalAct",
    "IllegalChoice",
    "Keyed",
    "Match",
    "MatchOver",
    "Mind",
    "NewerSave",
    "Next",
    "NoSuchWorld",
    "NothingToUndo",
    "Observation",
    "Outcome",
    "Over",
    "Place",
    "Promise",
    "Record",
    "RuleError",
    "Seeded",
    "Setup",
    "StaleSave",
    "State",
    "UnknownGame",
    "Waiting",
    "WrongSeat",
    "beneath",
    "commitment",
    "deck",
    "game",
    "games",
    "load",
    "on_top",
    "register",
    "registered",
]
