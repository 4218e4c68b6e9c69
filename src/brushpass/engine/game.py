"""What a game is to the kernel, and the register of games."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from .chance import Chance, Promise, Seeded
from .decisions import Decision
from .errors import BadSetup, IllegalAct, UnknownGame
from .match import Match
from .mind import Mind
from .outcome import Outcome
from .places import Places
from .series import Series
from .setup import Setup
from .state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")

Stage = Callable[[Any], Coroutine[Any, Any, Outcome | None]]
"""A stage of the rules; it may return the outcome that ends the match."""


class Game(Generic[S, V]):
    """One game: its rules as stages, its views, and what the kernel has to know about its secrets.

    A subclass sets the class variables and writes `deal` and `view`; the rest has defaults. How it is played well is
    its `mind`, what people see of it its `face`.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised whenever an answer may lead elsewhere than under the old rules, or is told to others at another time."""
    oldest: ClassVar[int] = 0
    """The oldest version whose matches these rules tell again from the deal, as all answers lead where they did; 0:
    this version alone."""
    seat_counts: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int] | None] = None
    """How long a match takes people, at least and at most."""
    modes: ClassVar[tuple[str, ...]] = ("standard",)
    mode_seats: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """How many can play a mode, for those that are not played at every number of seats."""
    options: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    """Further agreements by name, each with its possible values; the first is the default."""
    option_seats: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """At which numbers of seats an option matters, for those that do not always."""
    option_modes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """In which modes an option matters, for those that do not always."""
    option_where: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Which values of other options an option needs to matter; elsewhere it is not offered and keeps its default."""
    option_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Options that are offered together under one heading, out of the way of whoever does not care for them."""
    stages: ClassVar[Mapping[str, Stage]]
    state: ClassVar[type[Any]]
    places: Places = Places()
    """The hidden places, as they are declared beside the state."""
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The names of every event's arguments."""
    prompts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The names of what a question is `about`, for those that are about something."""
    players: ClassVar[tuple[str, ...]] = ("seat",)
    """Those arguments of events and questions that are seats and stand for a player's name."""
    automaton: ClassVar[str] = ""
    """A player without a seat who follows cards, by the id of the name: it has the number after the last seat, and has
    won where no seat has."""
    automaton_modes: ClassVar[tuple[str, ...]] = ()
    """In which modes it plays."""
    named: ClassVar[tuple[str, ...]] = ()
    """Those arguments of events and questions that are ids of things with a name in the texts."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """How a match may end."""
    folder: ClassVar[Path | None] = None
    """Where the game's data, texts and drawings lie."""
    fingerprint: str = ""
    """Tells data that somebody has put in the place of the game's own; a save of other data is not loaded."""

    mind: Mind[S, V] = Mind()
    """What its bots look at."""
    series: Series[S] | None = None
    """How its matches follow each other, if one means something for the next."""
    face: object | None = None
    """What it shows to people, a `brushpass.table.Face`, if it is played by people."""

    # -- to be written by every game ---------------------------------------------------------------------------------

    def deal(self, setup: Setup) -> S:
        """The state before the first stage; what chance decides belongs to a stage."""
        raise NotImplementedError

    def settle(self, setup: Setup) -> None:
        """Raise BadSetup if what was agreed does not fit together."""

    def in_play(self, setup: Setup, group: str) -> int | None:
        """How many things of a group of options are in play; None: the group is of another sort.

        Of such things each is agreed to be "in" or "out"; chance draws as many as are missing from those that are
        "maybe" in.
        """
        return None

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; by default every seat is for itself."""
        return tuple((seat,) for seat in range(setup.seats))

    def view(self, t: S, seat: int | None, over: bool) -> V:
        """What a seat (None: a spectator) may know, built from nothing, as a typed struct."""
        raise NotImplementedError

    # -- secrets that are not cards, and public facts that bind hidden cards -----------------------------------------

    def redact(self, t: S, seat: int) -> None:
        """Blank, in a copy, the secrets that are not cards in places and that this seat does not know."""

    def dream(self, t: S, seat: int, rng: Random) -> None:
        """Fill in what `redact` blanked, in some way that agrees with what the seat knows."""

    def recall(self, present: S, t: S, decision: Decision[Any]) -> Any:
        """What must have been chosen in an earlier position so that it came to this present; None: anything may.

        For secrets that are not cards: the two-world test dreams the present first and then lives up to it.
        """
        return None

    def plausible(self, t: S, seat: int) -> bool:
        """Whether a redealt position, between stages, agrees with the public facts that bind hidden cards."""
        return True

    # -- acts --------------------------------------------------------------------------------------------------------

    def act(self, t: S, seat: int, act: Any) -> tuple[int, ...] | None:
        """Check and carry out what a seat does unasked; return who knows of it (None: everybody).

        Raise IllegalAct before changing anything if it is not allowed.
        """
        raise IllegalAct(f"{self.id} has no acts")

    def invariants(self, t: S, between: bool) -> None:
        """Assert what must be true at every decision; `between`: the position is at the start of a stage."""

    # -- starting ----------------------------------------------------------------------------------------------------

    def agree(
        self, seats: int | None = None, mode: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """Check an agreement and fill in its defaults."""
        if mode is not None and mode not in self.modes:
            raise BadSetup(f"{self.id} has no mode {mode!r}; possible: {_listed(self.modes)}")
        counts = self.counts(self.modes[0] if mode is None and seats is None else mode)
        count = counts[0] if seats is None else seats
        if type(count) is not int or count not in counts:
            raise BadSetup(self._no_table(count, mode))
        chosen_mode = mode or next(one for one in self.modes if count in self.counts(one))
        if not isinstance(options or {}, Mapping):
            raise BadSetup(f"options are a mapping of names to values, not {options!r}")
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                raise BadSetup(f"{self.id} has no option {name!r}; possible: {_listed(self.options) or 'none'}")
            if not any(value == known and type(value) is type(known) for known in self.options[name]):
                raise BadSetup(f"{self.id}: {name} cannot be {value!r}; possible: {_listed(self.options[name])}")
            chosen[name] = value
        setup = Setup(self, count, chosen_mode, chosen)
        self.settle(setup)
        return setup

    def counts(self, mode: str | None = None) -> tuple[int, ...]:
        """How many can play a mode, or any."""
        return self.seat_counts if mode is None else self.mode_seats.get(mode, self.seat_counts)

    def _no_table(self, count: Any, mode: str | None) -> str:
        """That a mode, or any, is not for so many; which is, if one is."""
        fitting = [one for one in self.modes if type(count) is int and count in self.counts(one)]
        what = f"{mode} game" if fitting else "table"
        seats = "1 seat" if type(count) is int and count == 1 else f"{count!r} seats"
        possible = _listed(self.counts(mode if fitting else None))
        instead = f" (for {seats}: {_listed(fitting)})" if fitting else ""
        return f"{self.id} has no {what} for {seats}; possible: {possible}{instead}"

    def automaton_in(self, mode: str) -> str:
        """Who plays a mode without a seat, by the id of the name; empty: nobody."""
        return self.automaton if mode in self.automaton_modes else ""

    def start(
        self,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        promise: Promise | None = None,
    ) -> Match[S, V]:
        """A new match: `seed` for simulation, `promise` for a deal that can be checked; neither: a fresh promise."""
        if seed is not None and promise is not None:
            raise BadSetup("a match is dealt from a seed or from a promise, not from both")
        if seed is not None and type(seed) is not int:
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        if seed is None and promise is None:
            promise = Promise()
        chance: Chance = Seeded(seed) if seed is not None else promise.chance()  # type: ignore[union-attr]
        usual = options is None and type(seats) in _PLAIN and type(mode) in _PLAIN
        return Match.begin(_usual(self, seats, mode) if usual else self.agree(seats, mode, options), chance, promise)

    def __repr__(self) -> str:
        return f"<game {self.id}, rules version {self.version}>"


_PLAIN = (int, str, type(None))


@lru_cache(maxsize=256)
def _usual(game: Game[Any, Any], seats: int | None, mode: str | None) -> Setup:
    """An agreement without options: made once, not before every match of a simulation."""
    return game.agree(seats, mode)


@lru_cache(maxsize=256)
def agreed(game: Game[Any, Any], seats: int, mode: str, options: tuple[tuple[str, Any], ...]) -> Setup:
    """An agreement that has travelled: made once, not for every observation of a match."""
    return game.agree(seats, mode, dict(options))


def _listed(values: Any) -> str:
    return ", ".join(str(value) for value in values)


_registered: dict[str, Game[Any, Any]] = {}


def register(new: Game[Any, Any]) -> None:
    """Make a game known without installing a package (tests, notebooks)."""
    _registered[new.id] = new
    game.cache_clear()


@contextmanager
def registered(*new: Game[Any, Any]) -> Iterator[None]:
    """Make games known for a while."""
    before = dict(_registered)
    for one in new:
        register(one)
    try:
        yield
    finally:
        _registered.clear()
        _registered.update(before)
        game.cache_clear()


def games() -> tuple[str, ...]:
    """The ids of all installed games, in alphabetical order."""
    return tuple(sorted({*_registered, *(entry.name for entry in entry_points(group="brushpass.games"))}))


@cache
def game(game_id: str) -> Game[Any, Any]:
    """The installed game of that id."""
    if game_id in _registered:
        return _registered[game_id]
    for entry in entry_points(group="brushpass.games"):
        if entry.name == game_id:
            loaded: Game[Any, Any] = entry.load()
            return loaded
    raise UnknownGame(f"there is no game {game_id!r}; installed: {_listed(games()) or 'none'}")
