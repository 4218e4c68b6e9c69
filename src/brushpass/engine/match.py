"""A match: a position, the answers that led to it, and the one way to carry it on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .chance import Chance, Promise
from .decisions import Decision, Together, same_type
from .errors import BrushpassError, IllegalAct, IllegalChoice, MatchOver, NothingToUndo, RuleError, WrongSeat
from .outcome import Outcome
from .state import Answer, Next, Over, Run, State

if TYPE_CHECKING:
    from .game import Game, Setup
    from .observation import Observation

S = TypeVar("S", bound=State)
V = TypeVar("V")

MOST_STAGES = 1_000_000
"""Stages without an end: more than any game needs, few enough that a loop is noticed within seconds."""
LONGEST_ACT = 4096
"""The most bytes of JSON that an act may take."""


class Event(msgspec.Struct, frozen=True):
    """A line of the log: what happened, with its arguments by name."""

    event: str
    args: dict[str, Any]


class Waiting(msgspec.Struct, frozen=True):
    """What everybody sees of a pending decision."""

    seat: int
    label: str


async def _drive(t: State, run: Run) -> None:
    """Run stage after stage, with a checkpoint before each in a match that keeps its history."""
    stages: Mapping[str, Any] = t.setup.game.stages
    history, log = run.history, run.log
    for _ in range(MOST_STAGES):
        if history is not None and log is not None:
            run.checkpoint = (t.copy(), len(history), len(log), run.barrier)
        try:
            await stages[t.stage](t)
        except Next as jump:
            t.stage = jump.args[0]
        except Over as end:
            run.outcome = end.args[0]
            return
    raise RuntimeError(f"{MOST_STAGES} stages without an end; the last was {t.stage!r}")


class Match(Generic[S, V]):
    """A match being played. Made by `game.start()`, `brushpass.load()`, `fork()` and `imagine()`."""

    __slots__ = ("_coroutine", "_pending", "_send", "promise", "run", "setup", "state")

    def __init__(self, setup: Setup, state: S, run: Run, promise: Promise | None = None) -> None:
        """Take a position over and run its rules up to the first decision."""
        self.setup = setup
        self.state = state
        self.run = run
        self.promise = promise
        state.run = run
        self._coroutine = _drive(state, run)
        self._send = self._coroutine.send
        self._pending: Any = None
        try:
            self._pending = self._send(None)
            if self._pending.seat < 0:
                self._pending = self._open(self._pending)
        except StopIteration:
            self._pending = None
        except BrushpassError:
            raise
        except Exception as bug:
            raise _rule_error(bug) from bug

    @classmethod
    def begin(cls, setup: Setup, chance: Chance, promise: Promise | None = None) -> Match[S, V]:
        """A match at its first decision."""
        state: S = setup.game.deal(setup)
        state.setup = setup
        state.rng = chance.first()
        return cls(setup, state, Run(chance, [], []), promise)

    # -- what it is --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[S, V]:
        return self.setup.game

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def mode(self) -> str:
        return self.setup.mode

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.run.outcome

    @property
    def history(self) -> Sequence[Answer]:
        """All answers so far, secrets included."""
        return self.run.history or ()

    def __repr__(self) -> str:
        how = f"over, {self.outcome.reason}" if self.outcome else f"stage {self.state.stage!r}"
        return f"<match of {self.game.id}, {self.mode}, {self.seats} seats, {how}, {len(self.history)} answers>"

    # -- deciding ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """The pending decision; with several, that of the first seat; None when the match is over."""
        pending = self._pending
        if pending is None or pending.seat >= 0:
            return pending  # type: ignore[no-any-return]
        return next(iter(pending.decisions.values()))  # type: ignore[no-any-return]

    @property
    def decisions(self) -> tuple[Decision[Any], ...]:
        """All pending decisions, in the order of the seats."""
        pending = self._pending
        if pending is None:
            return ()
        return tuple(pending.decisions.values()) if pending.seat < 0 else (pending,)

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Who is deciding, as everybody may know."""
        return tuple(Waiting(decision.seat, decision.label or decision.prompt) for decision in self.decisions)

    def choose(self, option: Any, seat: int | None = None) -> None:
        """Answer the pending decision (with several pending: that of `seat`) with one of its options."""
        decision = self._pending
        if decision is None or decision.seat < 0 or (seat is not None and seat != decision.seat):
            decision = self._addressed(seat)
        try:
            own = decision.options[decision.options.index(option)]
        except ValueError:
            own = None
        if own is not option:
            option = _offered(decision, option)
        history = self.run.history
        if history is not None:
            if decision.private:
                shown = decision.shown
                public = None if shown is None else shown(option)
                history.append(("choice", decision.seat, option, (decision.seat,), public))
            else:
                history.append(("choice", decision.seat, option, None, None))
        try:
            pending = self._send(option) if decision is self._pending else self._step(decision.seat, option)
            self._pending = pending if pending.seat >= 0 else self._open(pending)
        except StopIteration:
            self._pending = None
        except Exception as bug:
            self._recover(len(history) - 1 if history is not None else 0)
            raise _rule_error(bug) from bug

    def _addressed(self, seat: int | None) -> Decision[Any]:
        """The pending decision of a seat, or the error that says why there is none."""
        pending = self._pending
        if pending is None:
            raise MatchOver(f"the match is over ({self.run.outcome.reason if self.run.outcome else 'ended'})")
        if seat is not None:
            self._check_seat(seat)
        if pending.seat >= 0:
            if seat is None or seat == pending.seat:
                only: Decision[Any] = pending
                return only
            raise WrongSeat(f"seat {seat} is not deciding; seat {pending.seat} is")
        if seat is None:
            raise WrongSeat(f"several seats are deciding ({_and(pending.decisions)}): say for which seat you choose")
        if seat not in pending.decisions:
            raise WrongSeat(f"seat {seat} is not deciding; seats {_and(pending.decisions)} are")
        found: Decision[Any] = pending.decisions[seat]
        return found

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    # -- private rules side by side ----------------------------------------------------------------------------------

    def _open(self, together: Together) -> Any:
        """Start every rule of a gathering; if all are done at once, go on."""
        self._pending = together
        history = self.run.history
        together.start = 0 if history is None else len(history)
        for seat in together.rules:
            self._resume(together, seat, None)
        return self._joined(together)

    def _step(self, seat: int, option: Any) -> Any:
        together: Together = self._pending
        self._resume(together, seat, option)
        return self._joined(together)

    def _resume(self, together: Together, seat: int, option: Any) -> None:
        """Carry one seat's rule on to its next question; what it tells waits for the join, and it has no chance."""
        run = self.run
        log, chance = run.log, run.chance
        if log is not None:
            run.log = together.told[seat]
        run.chance = _NO_CHANCE
        try:
            together.decisions[seat] = together.rules[seat].send(option)
            if together.decisions[seat].seat != seat:
                raise RuntimeError(f"the private rule of seat {seat} asks seat {together.decisions[seat].seat}")
        except StopIteration as done:
            together.decisions.pop(seat, None)
            together.results[seat] = done.value
        finally:
            run.log, run.chance = log, chance

    def _joined(self, together: Together) -> Any:
        """The gathering while somebody still decides; afterwards whatever the rule asks next."""
        together.decisions = dict(sorted(together.decisions.items()))
        if together.decisions:
            return together
        run = self.run
        if run.log is not None:
            for told in together.told.values():
                run.log += told
        if run.history is not None:
            since = run.history[together.start :]
            if all(answer[0] == "choice" for answer in since):
                run.history[together.start :] = sorted(since, key=lambda answer: answer[1])
        pending = self._send({seat: together.results[seat] for seat in together.rules})
        return pending if pending.seat >= 0 else self._open(pending)

    # -- acting unasked ----------------------------------------------------------------------------------------------

    def act(self, seat: int, act: Any) -> None:
        """Do something unasked: the game checks it; the pending decisions are computed again."""
        self._check_seat(seat)
        if self._pending is None:
            raise MatchOver("the match is over: nothing can be done in it any more")
        try:
            size = len(msgspec.json.encode(act))
        except TypeError:
            raise IllegalAct(f"an act is plain data, not {type(act).__name__}") from None
        if size > LONGEST_ACT:
            raise IllegalAct(f"an act may take {LONGEST_ACT} bytes; this one takes {size}")
        history = self.run.history
        before = 0 if history is None else len(history)
        try:
            self._carry_out(seat, act)
        except IllegalAct:
            raise
        except Exception as bug:
            self._recover(before)
            raise _rule_error(bug) from bug

    def _carry_out(self, seat: int, act: Any) -> None:
        known: tuple[int, ...] | None = None
        cut: Exception | None = None
        try:
            known = self.game.act(self.state, seat, act)
        except (Over, Next) as end:
            cut = end
        if self.run.history is not None:
            self.run.history.append(("act", seat, act, known, None))
        if cut is not None:
            if isinstance(self._pending, Together):
                for rule in self._pending.rules.values():
                    rule.close()
            try:
                pending: Any = self._coroutine.throw(cut)
                self._pending = pending if pending.seat >= 0 else self._open(pending)
            except StopIteration:
                self._pending = None
            return
        for decision in self.decisions:
            if decision.recompute is not None:
                decision.options = decision.recompute()

    # -- going back --------------------------------------------------------------------------------------------------

    def _undoable(self, seat: int) -> int | None:
        """Where in the history the choice stands that this seat may take back."""
        history = self.run.history
        if history is None or self.run.outcome is not None:
            return None
        together = self._pending if isinstance(self._pending, Together) else None
        for i in range(len(history) - 1, self.run.barrier - 1, -1):
            kind, who = history[i][:2]
            if kind == "choice" and who == seat:
                return i
            if kind == "choice" and not (together and i >= together.start):
                return None
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether `undo(seat)` would take a choice back."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, unless chance, a disclosure or another seat's choice came since."""
        self._check_seat(seat)
        at = self._undoable(seat)
        if at is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back since chance, a secret or another seat moved")
        history = list(self.history)
        again = [a for a in history[at + 1 :] if a[0] == "act" or (a[0] == "choice" and a[1] != seat)]
        self._become(self._at(at, again))

    def _at(self, length: int, again: Sequence[Answer] = ()) -> Match[S, V]:
        """A new match after the first `length` answers and then `again`, from the checkpoint or else from the deal."""
        run = self.run
        history, log = run.history, run.log
        if history is None or log is None:
            raise BrushpassError("an imagined world that keeps no history cannot be forked, saved or undone")
        checkpoint = run.checkpoint
        if checkpoint is None or checkpoint[1] > length:
            match: Match[S, V] = Match.begin(self.setup, run.chance, self.promise)
            start = 0
        else:
            state, start, lines, barrier = checkpoint
            new = Run(run.chance, history[:start], log[:lines])
            new.barrier = barrier
            match = Match(self.setup, state.copy(), new, self.promise)  # type: ignore[arg-type]
        for answer in (*history[start:length], *again):
            match.answer(answer)
        return match

    def answer(self, answer: Answer) -> None:
        """Give a recorded answer again. Chance comes from the match's own generator."""
        kind, seat, value = answer[:3]
        if kind == "choice":
            self.choose(value, seat)
        elif kind == "act":
            self.act(seat, value)

    def _become(self, other: Match[S, V]) -> None:
        for slot in ("_coroutine", "_pending", "_send", "run", "state"):
            setattr(self, slot, getattr(other, slot))

    def _recover(self, length: int) -> None:
        """After a bug in a rule: back to the position before the answer."""
        if self.run.history is not None:
            self._become(self._at(length))

    def fork(self) -> Match[S, V]:
        """An exact copy, future included. For the engine's own use: searchers imagine instead."""
        return self._at(len(self.history))

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> V:
        """What a seat may know; None: what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat, self.run.outcome is not None)

    def spectate(self) -> V:
        """What somebody without a seat may know."""
        return self.view(None)

    def log(self, seat: int | None) -> list[Event]:
        """What happened, as far as a seat (None: a spectator) may know."""
        if seat is not None:
            self._check_seat(seat)
        names = self.game.events
        return [
            Event(event, dict(zip(names[event], args, strict=True)))
            for event, args, to in self.run.log or ()
            if to is None or seat in to
        ]

    def observe(self, seat: int) -> Observation:
        """All that a bot in this seat ever gets: no handle to the truth."""
        from .observation import observe

        self._check_seat(seat)
        return observe(self, seat)

    def imagine(self, seat: int, rng: Random) -> Match[S, V]:
        """Another world that looks the same to a seat."""
        from .observation import position_of

        self._check_seat(seat)
        return position_of(self, seat).imagine(rng)

    def save(self) -> bytes:
        """The whole match, secrets included, as JSON; `brushpass.load` reads it."""
        from .save import dump

        return dump(self)

    # -- simulating --------------------------------------------------------------------------------------------------

    def playout(self, rng: Random) -> int:
        """Play on at random to the end, without the checks of `choose`; the number of decisions taken."""
        random, send, count = rng.random, self._send, 0
        pending = self._pending
        try:
            while pending is not None:
                if pending.seat >= 0:
                    options = pending.options
                    pending = send(options[int(random() * len(options))])
                    count += 1
                    continue
                self._pending = pending if pending.decisions else self._open(pending)
                while isinstance(self._pending, Together):
                    decision = next(iter(self._pending.decisions.values()))
                    self.choose(decision.options[int(random() * len(decision.options))], decision.seat)
                    count += 1
                pending = self._pending
        except StopIteration:
            count += 1
        self._pending = None
        return count


def _offered(decision: Decision[Any], option: object) -> Any:
    """The kernel's own option equal to this one by value and type, or the error that names what was allowed."""
    for mine in decision.options:
        if mine == option and same_type(mine, option):
            return mine
    allowed = ", ".join(repr(mine) for mine in decision.options)
    raise IllegalChoice(f"{option!r} is not offered to seat {decision.seat} ({decision.prompt}); allowed: {allowed}")


class _NoChance:
    """In private rules side by side nothing may depend on who answers first, so there is no chance in them."""

    def first(self) -> int:
        return 0

    def below(self, t: Any, n: int) -> int:
        raise RuntimeError("chance inside private rules side by side: its outcome would depend on who answers first")

    def pick(self, t: Any, bag: list[str], source: int, target: int) -> int:
        return self.below(t, 0)


_NO_CHANCE = _NoChance()


def _rule_error(bug: Exception) -> RuleError:
    """Name the rules that were running when something went wrong, outermost first."""
    stack = []
    trace = bug.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if not code.co_filename.startswith(_KERNEL):
            stack.append(code.co_name)
        trace = trace.tb_next
    return RuleError(f"{type(bug).__name__}: {bug} (in {' > '.join(stack) or 'the kernel'})", tuple(stack))


_KERNEL = __file__.rsplit("match.py", 1)[0]


def _and(seats: Sequence[int] | Mapping[int, Any]) -> str:
    return " and ".join(str(seat) for seat in seats)
