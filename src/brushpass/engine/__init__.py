"""The kernel: decisions, matches, chance, secrecy, events. It knows no game, no server and no bot."""

from .chance import Chance, Keyed, Promise, Seeded, commitment
from .decisions import Decision
from .errors import (
    BadSave,
    BadSetup,
    BrokenSave,
    BrushpassError,
    ForeignData,
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
from .places import Place, Places, SeenBy, beneath, everybody, nobody, on_top, owner
from .records import Record
from .running import Next, Over
from .save import load
from .series import Pick, Played, Series
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
    "ForeignData",
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
    "Pick",
    "Place",
    "Places",
    "Played",
    "Promise",
    "Record",
    "RuleError",
    "Seeded",
    "SeenBy",
    "Series",
    "Setup",
    "StaleSave",
    "State",
    "UnknownGame",
    "Waiting",
    "WrongSeat",
    "beneath",
    "commitment",
    "everybody",
    "game",
    "games",
    "load",
    "nobody",
    "on_top",
    "owner",
    "register",
    "registered",
]
