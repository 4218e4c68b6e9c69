"""What every game must keep, one check per promise; each plays a match of one set-up and seed.

A check raises AssertionError with the set-up and the seed in its message, so that a failure can be played again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

import msgspec

from brushpass.engine import Match, NothingToUndo, Setup, State, game, load

from .beats import beats_lead_on
from .play import Acts, begin, canonical, decisions, digest, given, pick, plain, play, replay, title, walk
from .scenes import looking_back_works, options_name_places
from .stepping import steps_agree


class Check(Protocol):
    """One promise, tried on one match.

    A look at a position takes the longer the longer the match is, so looking everywhere would grow with its square:
    of a long match, `every` so many positions are looked at. Checks whose looks stay short look everywhere.
    """

    __name__: str

    def __call__(self, setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> object: ...


PLAYED_OUT = 3
"""Of so many forks one is played to its end."""


def holds(true: object, what: str, match: Match[Any, Any], seed: int) -> None:
    """Fail with all that is needed to come back to this position."""
    if not true:
        raise AssertionError(f"{what} [{title(match.setup)}, seed {seed}, after {len(match.history)} answers]")


def everything_seen(match: Match[Any, Any]) -> bytes:
    """What all seats and a spectator see, one after the other."""
    viewers = (*range(match.seats), None)
    return canonical([(match.view(seat), match.log(seat)) for seat in viewers] + [match.waiting])


# -- one check per promise -------------------------------------------------------------------------------------------


def ends(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Random play comes to an end, with an outcome for every seat and a reason that the game declares."""
    match = play(begin(setup, seed), Random(seed), acts=acts)
    outcome = match.outcome
    holds(outcome is not None, "a match that asks nobody has no outcome", match, seed)
    assert outcome is not None
    holds(len(outcome.scores) == len(outcome.reasons) == match.seats, f"{outcome} is not seat by seat", match, seed)
    holds(set(outcome.winners) <= set(range(match.seats)), f"{outcome} names seats that are not there", match, seed)
    declared = match.game.reasons
    holds({outcome.reason, *outcome.reasons} <= set(declared), f"{outcome} has an undeclared reason", match, seed)


def options_are_sound(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Options are plain, unique, never empty, in the same order when computed again, and keep no table alive."""
    for match in walk(setup, seed, acts, every):
        for decision in match.decisions:
            what = f"the options of {decision!r}"
            holds(decision.options, f"{what} are empty", match, seed)
            holds(all(is_plain(option) for option in decision.options), f"{what} are not plain", match, seed)
            keys = [canonical(option) for option in decision.options]
            holds(len(set(keys)) == len(keys), f"{what} repeat themselves", match, seed)
            kept = [cell.cell_contents for cell in getattr(decision.shown, "__closure__", None) or ()]
            shown = f"what is shown of {decision!r} depends on more than the option and plain values"
            holds(all(is_plain(value) for value in kept), shown, match, seed)
        holds(decisions(match) == decisions(match.fork()), "a fork asks something else", match, seed)


def is_plain(option: Any) -> bool:
    """Whether a value is a string, an int, None or a tuple of those."""
    if type(option) is tuple:
        return all(is_plain(item) for item in option)
    return option is None or type(option) in (str, int)


def saves_restore(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """A save made at any decision loads into the same position, and saves into the same bytes again."""
    for match in walk(setup, seed, acts, every):
        data = match.save()
        again = load(data)
        holds(digest(again) == digest(match), "a restored match differs", match, seed)
        holds(everything_seen(again) == everything_seen(match), "a restored match looks different", match, seed)
        undo = [match.can_undo(seat) for seat in range(match.seats)]
        holds([again.can_undo(s) for s in range(match.seats)] == undo, "undo differs once restored", match, seed)
        holds(again.save() == data, "a restored match saves differently", match, seed)


def forks_agree(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """A fork that plays on with the same choices comes to the same result and leaves the original alone."""
    for number, match in enumerate(walk(setup, seed, acts, every)):
        before = digest(match)
        fork = match.fork()
        holds(digest(fork) == before, "a fork differs", match, seed)
        if number % PLAYED_OUT == 0:
            play(fork, Random(seed + number))
            holds(digest(match) == before, "playing a fork changed the original", match, seed)
            other = play(match.fork(), Random(seed + number))
            holds(digest(fork) == digest(other), "two forks with equal choices end differently", match, seed)


def replays_agree(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """The answers alone, given again from the deal, lead to the same digest."""
    *_, match = walk(setup, seed, acts, every)
    again = replay(setup, seed, given(match.history))
    holds(digest(again) == digest(match), "a replay of the answers differs", match, seed)


def past_never_changes(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Checkpoints, views, logs and forks of earlier positions are the same when later ones have been played."""
    kept: list[tuple[str, Callable[[], Any], Any]] = []
    match = None
    for match in walk(setup, seed, acts, every):
        kept += list(_later(match))
    assert match is not None
    for what, look, then in kept:
        holds(look() == then, f"{what} of an earlier position has changed since", match, seed)


def _later(match: Match[Any, Any]) -> Iterator[tuple[str, Callable[[], Any], Any]]:
    """Things of this moment, each with a way to look at it again."""
    state: State = match.checkpoint[0]
    yield "the checkpoint", partial(plain, state), plain(state)
    for seat in (*range(match.seats), None):
        view, log = match.view(seat), match.log(seat)
        yield f"the view of seat {seat}", partial(canonical, view), canonical(view)
        yield f"the log of seat {seat}", partial(canonical, log), canonical(log)
    fork = match.fork()
    yield "a fork", partial(digest, fork), digest(fork)


def states_are_declared(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """A state holds its fields and nothing else, which no copy and no save would have."""
    for match in walk(setup, seed, acts):
        more = {*getattr(match.state, "__dict__", ())} - {*plain(match.state), "run", "setup"}
        holds(not more, f"the state has {', '.join(sorted(more))} without a field of that name", match, seed)


def invariants_hold(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """The game's own invariants hold at every decision and at the start of every stage that had one."""
    rules = setup.game
    last = None
    for match in walk(setup, seed, acts):
        checkpoint = match.checkpoint
        try:
            if checkpoint is not last:
                rules.invariants(checkpoint[0], True)
            if match.outcome is None:
                rules.invariants(match.state, False)
        except AssertionError as broken:
            raise AssertionError(f"{broken} [{title(setup)}, seed {seed}, {match!r}]") from broken
        last = checkpoint


def undo_is_exact(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Undo goes back to exactly the position before the choice, and where it is not there it changes nothing."""
    visited: dict[bytes, str] = {}
    for match in walk(setup, seed, acts, every):
        now = visited[canonical(match.history)] = digest(match)
        for seat in range(match.seats):
            if not match.can_undo(seat):
                try:
                    match.undo(seat)
                except NothingToUndo:
                    holds(digest(match) == now, "a refused undo changed something", match, seed)
                else:
                    holds(False, f"seat {seat} took back what can_undo says it cannot", match, seed)
                continue
            back = match.fork()
            back.undo(seat)
            holds(digest(match) == now, "an undo in a fork changed the original", match, seed)
            expected = visited.get(canonical(back.history)) or digest(replay(setup, seed, given(back.history)))
            holds(digest(back) == expected, f"the undo of seat {seat} came back elsewhere", match, seed)
            _undo_was_allowed(match, back, seat, seed)


def _undo_was_allowed(match: Match[Any, Any], back: Match[Any, Any], seat: int, seed: int) -> None:
    """Since the choice taken back there was no chance, and no other seat chose, except side by side with it."""
    history = match.history
    at = next(i for i, (mine, theirs) in enumerate(zip((*history, None), (*back.history, None), strict=False))
              if mine != theirs)  # fmt: skip
    side_by_side = match.gathering.start if match.gathering is not None else len(history)
    holds(history[at][:2] == ("choice", seat), "undo took back something else than a choice of its seat", match, seed)
    for i, (kind, who, *_) in enumerate(history[at:], at):
        holds(kind != "chance", "undo went back over chance", match, seed)
        foreign = kind == "choice" and who != seat and i < side_by_side
        holds(not foreign, "undo went back over another seat's choice", match, seed)
    lost = [a for a in history if a[0] == "act" and a not in back.history]
    holds(not lost, "undo took acts back as well", match, seed)


def arrival_has_no_effect(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Where seats decide side by side, the order of their answers changes nothing, and shows nobody anything."""
    for match in walk(setup, seed, acts, every):
        if match.gathering is None or len(match.decisions) < 2:
            continue
        seats = [decision.seat for decision in match.decisions]
        joined = [_answered_in_order(match, order, seed) for order in (seats, seats[::-1])]
        holds(joined[0] == joined[1], "the order of arrival has an effect", match, seed)


def _answered_in_order(match: Match[Any, Any], order: Sequence[int], seed: int) -> tuple[str, bytes]:
    """Answer all that is asked side by side, seat after seat; every answer depends on its seat's own questions only."""
    fork = match.fork()
    gathering = fork.gathering
    for seat in order:
        rng = Random(f"{seed} {seat}")
        while gathering is not None and fork.gathering is gathering and seat in gathering.decisions:
            others = [other for other in order if other != seat]
            seen = [(fork.view(other), fork.log(other)) for other in others]
            before = canonical(seen)
            fork.choose(pick(rng, gathering.decisions[seat].options), seat)
            if fork.gathering is gathering:
                seen = [(fork.view(other), fork.log(other)) for other in others]
                holds(canonical(seen) == before, f"others saw the answer of seat {seat} at once", match, seed)
    return digest(fork), everything_seen(fork)


def events_are_declared(setup: Setup, seed: int, acts: Acts | None = None, *, every: int = 1) -> None:
    """Every event and its arguments are declared, and everybody's view and log can be sent as JSON."""
    declared = setup.game.events
    for match in walk(setup, seed, acts, every):
        everything_seen(match)
    for event, args, to in match.run.log or ():
        holds(event in declared, f"the event {event!r} is not declared", match, seed)
        holds(len(args) == len(declared[event]), f"{event!r} has other arguments than declared", match, seed)
        holds(to is None or set(to) <= set(range(match.seats)), f"{event!r} is told to nobody's seat", match, seed)
        holds(
            msgspec.json.decode(canonical(args)) is not None, f"{event!r} has arguments that are not plain", match, seed
        )


CHECKS: tuple[Check, ...] = (
    ends,
    options_are_sound,
    saves_restore,
    forks_agree,
    replays_agree,
    past_never_changes,
    states_are_declared,
    invariants_hold,
    undo_is_exact,
    arrival_has_no_effect,
    events_are_declared,
    steps_agree,
    options_name_places,
    looking_back_works,
    beats_lead_on,
)
"""All checks that need nothing but a set-up and a seed."""


# -- the same under any hash seed ------------------------------------------------------------------------------------


def transcript_digests(game_id: str, seeds: Sequence[int]) -> list[str]:
    """The digests of one random match for every seed, each under a set-up of its own."""
    from .play import setups

    possible = setups(game(game_id))
    return [digest(play(begin(possible[seed % len(possible)], seed), Random(seed))) for seed in seeds]


def under_hash_seed(game_id: str, seeds: Sequence[int], hash_seed: int, prelude: str = "") -> list[str]:
    """`transcript_digests` in a new interpreter; `prelude` is code that registers a game that is not installed."""
    code = (
        f"{prelude}\nfrom brushpass.testing.conformance import transcript_digests\n"
        f"print(*transcript_digests({game_id!r}, {list(seeds)!r}))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise AssertionError(f"{game_id} does not play under the hash seed {hash_seed}: {run.stderr}")
    return run.stdout.split()


def hash_seeds_agree(game_id: str, seeds: Sequence[int], prelude: str = "") -> None:
    """A match runs the same whatever the interpreter's hash seed: nothing depends on the order of a set."""
    one, other = (under_hash_seed(game_id, seeds, hash_seed, prelude) for hash_seed in (0, 1))
    if one != other or len(one) != len(seeds):
        raise AssertionError(f"{game_id} plays differently under another hash seed: {one} against {other}")
