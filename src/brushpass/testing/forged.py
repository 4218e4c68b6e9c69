"""Forged saves: honest ones, changed at any depth and sealed again, then loaded and used.

Whatever somebody writes into a save, `load` refuses it with one of our errors or gives a match that can be looked at,
imagined, forked, taken back, saved and played to its end. Nothing else may come of it: no other error, no endless
search. `python -m brushpass.testing.forged` tries ten thousand.
"""

from __future__ import annotations

import argparse
import copy
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import msgspec

from brushpass.engine import BrushpassError, Game, Match, Setup, game, games, load, registered
from brushpass.engine.save import Save, sealed

from .imagined import travelled
from .play import Acts, Each, StillOn, begin, pick, play, setups, title

PATIENCE = 20.0
"""So many seconds of computing, and a forged save hangs."""
MOST = 5_000
"""A forged match may need a few decisions more than an honest one, but it has to end,"""
WHILE = 200
"""unless honest ones take more than a quarter of that: then it is played on for so many."""
MUTANTS = 20
"""Of one match so many saves are forged,"""
KEPT = 6
"""out of so many honest ones and that of its end."""
LOOKS = 4
"""At so many decisions of a match that was loaded somebody imagines, forks, takes back and saves."""

Plain = dict[str, Any]
"""A save as plain data."""
Place = tuple[Any, Any]
"""A list or an object, and the index or the name of something in it."""


class Hang(BaseException):
    """Something takes so long that it may never end. Not an Exception: it is no bug of the rule it cuts."""


class Forged(msgspec.Struct):
    """What became of forged saves."""

    mutants: int = 0
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    """Those that were not loaded, by the error."""
    stopped: Counter[str] = msgspec.field(default_factory=Counter)
    """Those that were loaded and came to one of our errors later."""
    played: int = 0
    """Those that were loaded and played to their end."""
    longest: float = 0.0
    """The most seconds of computing that one of them took."""

    def __iadd__(self, other: Forged) -> Forged:
        self.mutants += other.mutants
        self.refused += other.refused
        self.stopped += other.stopped
        self.played += other.played
        self.longest = max(self.longest, other.longest)
        return self


# -- forging ---------------------------------------------------------------------------------------------------------


def places(value: Any) -> Iterator[Place]:
    """Everything inside plain data, at any depth, as the container and where in it."""
    items: Any = ()
    if isinstance(value, list):
        items = enumerate(value)
    elif isinstance(value, dict):
        items = value.items()
    for where, item in items:
        yield value, where
        yield from places(item)


def other_number(number: Any, rng: Random) -> Any:
    far = (0, -1, 1, 2, 255, 1 << 20, 1 << 31, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 63), 10**40)
    return pick(rng, (number + 1, number - 1, -number, number * 2, number ^ 1, *far))


def other_type(value: Any, rng: Random) -> Any:
    return pick(
        rng, (None, True, False, 0, -1, 1.5, "", "?", "x" * 5000, [], {}, [value], {"": value}, [[[[value]]]], "\x00")
    )


def change(save: Plain, other: Plain, rng: Random) -> None:
    """Change one thing in a save; `other` is an honest save from which things may be taken over."""
    part = pick(rng, ("history", "log", "checkpoint", "checkpoint", "checkpoint", "head", "all"))
    if part == "head":
        inside = [*((save, name) for name in save), *places(save.get("chance")), *places(save.get("options"))]
    else:
        inside = list(places(save if part == "all" else save.get(part)))
    if not inside:
        return
    holder, where = pick(rng, inside)
    value = holder[where]
    alike = [(one, at) for one, at in inside if type(one[at]) is type(value)]
    siblings = [*range(len(holder))] if isinstance(holder, list) else [*holder]
    changes: list[Callable[[], Any]] = [
        lambda: holder.__setitem__(where, other_type(value, rng)),
        lambda: holder.__delitem__(where),
        lambda: _swap(holder, where, *pick(rng, alike)),
        lambda: _swap(holder, where, holder, pick(rng, siblings)),
        lambda: holder.__setitem__(where, copy.deepcopy(_elsewhere(other, value, rng))),
        lambda: holder.__setitem__(where, copy.deepcopy(_elsewhere(save, value, rng))),
    ]
    if isinstance(value, int | float):
        changes += [lambda: holder.__setitem__(where, other_number(value, rng))] * 4
    if isinstance(value, list):
        changes += [value.reverse, lambda: rng.shuffle(value), lambda: value.extend(copy.deepcopy(value)), value.clear]
    if isinstance(holder, list):
        changes.append(lambda: holder.insert(where, copy.deepcopy(value)))
    elif part == "checkpoint":
        changes.append(lambda: holder.__setitem__(f"{where}s", value))
    pick(rng, changes)()


def _swap(one: Any, here: Any, other: Any, there: Any) -> None:
    mine, theirs = one[here], other[there]
    if not (_holds(mine, other) or _holds(theirs, one)):
        one[here], other[there] = theirs, mine


def _holds(value: Any, part: Any) -> bool:
    return value is part or any(holder[where] is part for holder, where in places(value))


def _elsewhere(save: Plain, value: Any, rng: Random) -> Any:
    """Something of the same type from anywhere in a save."""
    found = [holder[where] for holder, where in places(save) if type(holder[where]) is type(value)]
    return pick(rng, found) if found else None


def forgery(honest: Sequence[bytes], rng: Random) -> bytes:
    """One of the saves, changed in one to four ways, and sealed if it still has the form of a save."""
    save, other = (msgspec.json.decode(pick(rng, honest)) for _ in range(2))
    for _ in range(pick(rng, (1, 1, 1, 2, 4))):
        change(save, other, rng)
    data = msgspec.json.encode(save)
    try:
        return sealed(msgspec.json.decode(data, type=Save))
    except (msgspec.MsgspecError, RecursionError):
        return data


def honest_saves(setup: Setup, seed: int, number: int, acts: Acts | None = None) -> list[bytes]:
    """Saves of a random match at so many of its decisions and at its end."""
    rng = Random(f"honest {seed}")
    kept: list[bytes] = []
    count = 0

    def keep(match: Match[Any, Any]) -> None:
        """Every decision so far has the same chance to be among those kept."""
        nonlocal count
        count += 1
        if len(kept) < number:
            kept.append(match.save())
        elif rng.random() < number / count:
            kept[int(rng.random() * number)] = match.save()

    kept.append(play(begin(setup, seed), Random(seed), each=keep, acts=acts).save())
    return kept


# -- using -----------------------------------------------------------------------------------------------------------


def used(match: Match[Any, Any], rng: Random, ends: bool = True) -> None:
    """Do with a match all that can be done with one; it is played to its end, or for a while."""
    looked = 0

    def play_on(some: Match[Any, Any], each: Each | None = None) -> None:
        if ends:
            play(some, rng, each=each, most=MOST)
        else:
            with suppress(StillOn):
                play(some, rng, each=each, most=WHILE)

    def look(now: Match[Any, Any]) -> None:
        nonlocal looked
        if looked and rng.random() > 0.1:
            return
        looked += 1
        if looked > LOOKS:
            return
        for seat in range(now.seats):
            now.log(seat)
            world = travelled(now.observe(seat)).imagine(rng, keep=True)
            play_on(world)
            play_on(now.imagine(seat, rng))
            if now.can_undo(seat):
                now.fork().undo(seat)
        now.spectate()
        now.log(None)
        again = load(now.save())
        if again.history != now.history:
            raise AssertionError(f"{now!r} is another match once it was saved and loaded")

    play_on(match, each=look)
    for seat in (*range(match.seats), None):
        match.view(seat)
        match.log(seat)
    load(match.save())


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise Hang after so many seconds of computing, where the system can tell."""

    def give_up(*_: object) -> None:
        raise Hang(f"more than {seconds:.0f} seconds of computing")

    try:
        before = signal.signal(signal.SIGVTALRM, give_up)
    except (AttributeError, ValueError):  # no such signal here, or not in the main thread
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def tried(data: bytes, rng: Random, tally: Forged, ends: bool = True) -> None:
    """Load a forged save and use what comes of it."""
    tally.mutants += 1
    started = time.process_time()
    with patience(PATIENCE):
        try:
            match = load(data)
        except BrushpassError as refused:
            tally.refused[type(refused).__name__] += 1
            match = None
        if match is not None:
            try:
                used(match, rng, ends)
                tally.played += 1
            except BrushpassError as stopped:
                tally.stopped[type(stopped).__name__] += 1
    tally.longest = max(tally.longest, time.process_time() - started)


def forged_saves(
    setup: Setup, seed: int, mutants: int = MUTANTS, acts: Acts | None = None, *, later: bool = False
) -> Forged:
    """Forge so many saves of a match, load and use each; `later`: the rules have a newer version by then."""
    honest = honest_saves(setup, seed, KEPT, acts)
    ends = 4 * len(msgspec.json.decode(honest[-1], type=Save).history) < MOST
    tally = Forged()
    with registered(newer(setup.game) if later else setup.game):
        for number in range(mutants):
            rng = Random(f"forged {seed} {number}")
            data = forgery(honest, rng)
            try:
                tried(data, rng, tally, ends)
            except (Exception, Hang) as wrong:
                raise AssertionError(
                    f"a forged save led to {type(wrong).__name__}: {wrong}"
                    f" [{title(setup)}, seed {seed}, mutant {number}{', newer rules' if later else ''}]"
                ) from wrong
    return tally


def newer(rules: Game[Any, Any]) -> Game[Any, Any]:
    """The same game under rules of the next version, which therefore cannot tell an older match again."""
    later = copy.copy(rules)
    later.version = rules.version + 1  # type: ignore[misc]
    return later


# -- many of them ----------------------------------------------------------------------------------------------------


class Task(msgspec.Struct, frozen=True):
    """One match whose saves are forged."""

    game: str
    setup: int
    seed: int
    later: bool


def tasks(game_ids: Sequence[str], mutants: int, seed: int) -> Iterator[Task]:
    """Enough matches for so many forged saves of every game; every fourth match is loaded under newer rules."""
    for game_id in game_ids:
        number = len(setups(game(game_id)))
        for i in range(-(-mutants // MUTANTS)):
            yield Task(game_id, i % number, seed + i, i % 4 == 3)


def done(task: Task) -> tuple[Task, Forged, str]:
    """The task, what became of its forged saves, and what went wrong."""
    try:
        return task, forged_saves(setups(game(task.game))[task.setup], task.seed, later=task.later), ""
    except AssertionError as wrong:
        return task, Forged(), str(wrong)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit with 1 if anything came of a forged save but our errors and playable matches."""
    parser = argparse.ArgumentParser(prog="python -m brushpass.testing.forged", description="Forged saves, at length.")
    parser.add_argument("--mutants", type=int, default=10_000, help="how many of every game")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count(), help="processes")
    chosen = parser.parse_args(arguments)
    found = {game_id: Forged() for game_id in ([chosen.game] if chosen.game else games())}
    failed = 0
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        for task, tally, wrong in pool.imap_unordered(done, tasks([*found], chosen.mutants, chosen.seed)):
            found[task.game] += tally
            if wrong:
                failed += 1
                print(wrong, file=sys.stderr)
    for game_id, tally in found.items():
        refused, stopped = (
            ", ".join(f"{count} {name}" for name, count in counts.most_common()) or "none"
            for counts in (tally.refused, tally.stopped)
        )
        print(f"{game_id}: {tally.mutants} forged saves; refused: {refused}; played to the end: {tally.played};")
        print(f"  stopped by one of our errors: {stopped}; the longest took {tally.longest:.2f} s of computing")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
