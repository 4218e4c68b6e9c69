"""Players for whole games: by chance, sensible, stubbornly careful or reckless, and two who starve the clock (R-40)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision, Match, Setup
from brushpass.games.in_too_deep import GAME
from brushpass.games.in_too_deep.rules.city import neighbours
from brushpass.games.in_too_deep.rules.crimes import NONE
from brushpass.games.in_too_deep.rules.hooks import SKIP
from brushpass.games.in_too_deep.rules.turn import DONE
from brushpass.games.in_too_deep.state import ZONES, City, InTooDeep

Player = Callable[[InTooDeep, Decision[Any], Random], Any]

HARBOUR: Final = "harbour"
GAIN: Final = "gain"
HIGHEST: Final = "level-3"


def by_chance(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """Anything."""
    return rng.choice(asked.options)


def sensible(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """What the bots' heuristic takes."""
    return GAME.mind.guess(t, asked, rng)


def to_the_harbour(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """Everybody to the Harbour for evidence, even if it is searched; no crimes, nothing else."""
    if asked.prompt == "act":
        return _nearer(t, asked.options)
    if asked.prompt == "crime":
        return NONE
    if asked.prompt == "return":
        return DONE
    if asked.prompt == "hook":
        free = [one for one in asked.options if one[0] == "hook"]
        return SKIP if SKIP in asked.options and len(t.consoles[asked.seat].hooks) > 1 else rng.choice(free)
    return GAIN if GAIN in asked.options else rng.choice(asked.options)


def _nearer(t: InTooDeep, options: tuple[Any, ...]) -> Any:
    """Use the Harbour, else come nearer to it by a way without barriers, else nothing."""
    city = t.city
    harbour = city.ring.index(HARBOUR)
    for option in options:
        if option[0] == "zone" and city.at[city.names.index(option[1])] == harbour:
            return option
        if option[0] == "move":
            here, there = city.at[city.names.index(option[1])], city.ring.index(option[2])
            if _steps(t.city, there, harbour) < _steps(t.city, here, harbour):
                return option
    return DONE


def _steps(city: City, zone: int, goal: int) -> int:
    """How many moves without crossing a barrier; as many as there are zones, if there is no such way."""
    reached, edge = {zone: 0}, [zone]
    while edge:
        here = edge.pop(0)
        for there in neighbours(city, here, through=False):
            if there not in reached:
                reached[there] = reached[here] + 1
                edge.append(there)
    return reached.get(goal, ZONES)


def only_level_3(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """Always the greatest crimes: whatever else is in hand goes back, and nothing smaller is committed."""
    if asked.prompt == "crime":
        return next((card for card in asked.options if card != NONE and t.box.crimes[card].level == 3), NONE)
    if asked.prompt == "return":
        return next((one for one in asked.options if one != DONE and one[0] in ("level-1", "level-2")), DONE)
    if asked.prompt == "deck":
        return HIGHEST if HIGHEST in asked.options else asked.options[-1]
    return sensible(t, asked, rng)


def always(how: str) -> Player:
    """Sensible, but every major crime is done in the same way."""

    def player(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
        return how if asked.prompt == "outcome" else sensible(t, asked, rng)

    return player


PLAYERS: Final[Mapping[str, Player]] = {
    "chance": by_chance,
    "sensible": sensible,
    "careful": always("careful"),
    "reckless": always("reckless"),
    "harbour": to_the_harbour,
    "level-3": only_level_3,
}


def walk(setup: Setup, players: Sequence[Player], seed: int) -> Iterator[Match[Any, Any]]:
    """Play a match, one player at each seat, and stop at every decision; the last one that comes is over."""
    match = setup.game.start(setup.seats, setup.mode, setup.options, seed=seed)
    rng = Random(seed)
    while (decision := match.decision) is not None:
        yield match
        match.choose(players[decision.seat](match.state, decision, rng), decision.seat)
    yield match
