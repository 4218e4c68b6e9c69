"""A match: a position, the answers that led to it, and the one way to carry it on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, TypeVar

import msgspec

from .chance import Chance, Promise, Recorded
from .decisions import Decision, same_type
from .errors import BrushpassError, IllegalAct, IllegalChoice, MatchOver, NothingToUndo, WrongSeat
from .events import Event, Waiting, event_of
from .gathering import Together, acts_first
from .outcome import Outcome
from .running import Answer, Checkpoint, Next, Over, Run, Told, answer_of, drive, rule_error
from .setup import Setup
from .state import State

if TYPE_CHECKING:
    from .game import Game
    from .observation import Observation

S = TypeVar("S", bound=State)
V = TypeVar("V")

Seat = SupportsIndex
"""A seat's number as somebody outside gives it: what is no number of a seat is refused with the kernel's own error."""

LONGEST_ACT: Final = 4096
"""The most bytes of JSON that an act may take."""


class Match(Generic[S, V]):
    """A match being played. Made by `game.start()`, `brushpass.load()`, `fork()` and `imagine()`."""

    __slots__ = ("_asked", "_rules", "_stage", "_steps", "gathering", "promise", "run", "setup", "state")

    def __init__(self, setup: Setup, state: S, run: Run, promise: Promise | None = None) -> None:
        """Take a position over and run its rules up to the first decision."""
        self.setup = setup
        self.state = state
        self.run = run
        self.promise = promise
        self.gathering: Together[Any] | None = None
        """The private rules that run side by side now: nobody sees another's answer before the join."""
        state.on(run)
        self._rules = drive(state, run)
        self._steps = self._rules.__await__()
        self._asked: Decision[Any] | None = None
        self._stage: tuple[int, Checkpoint] | None = None
        try:
            self._arrive(next(self._steps, None))
        except BrushpassError:
            raise
        except Exception as bug:
            raise rule_error(bug) from bug

    @staticmethod
    def begin(setup: Setup, chance: Chance, promise: Promise | None = None) -> Match[S, V]:
        """A match at its first decision."""
        run = Run(chance, [], [])
        run.due = run.spacing  # the deal itself can be had again
        return Match(setup, dealt(setup, chance), run, promise)

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
    def history(self) -> list[Answer]:
        """All answers so far, secrets included."""
        return [answer_of(entry) for entry in self.run.history or ()]

    def __repr__(self) -> str:
        how = f"over, {self.outcome.reason}" if self.outcome else f"stage {self.state.stage!r}"
        count = len(self.run.history or ())
        return f"<match of {self.game.id}, {self.mode}, {self.seats} seats, {how}, {count} answers>"

    # -- deciding ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """The pending decision; with several, that of the first seat; None when the match is over."""
        if self.gathering is not None:
            return next(iter(self.gathering.decisions.values()))
        return self._asked

    @property
    def decisions(self) -> tuple[Decision[Any], ...]:
        """All pending decisions, in the order of the seats."""
        if self.gathering is not None:
            return tuple(self.gathering.decisions.values())
        return () if self._asked is None else (self._asked,)

    def asked(self, seat: int | None) -> Decision[Any] | None:
        """The question that a seat decides now; None: it decides nothing."""
        if self.gathering is not None:
            return None if seat is None else self.gathering.decisions.get(seat)
        return self._asked if self._asked is not None and self._asked.seat == seat else None

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Who is deciding, as everybody may know."""
        return tuple(Waiting(decision.seat, decision.label or decision.prompt) for decision in self.decisions)

    def choose(self, option: Any, seat: Seat | None = None) -> Decision[Any] | None:
        """Answer the pending decision (with several pending: that of `seat`); return the next one, None at the end."""
        decision = self._asked
        if decision is None or seat is not None:
            decision = self._addressed(seat)
        options = decision.options
        try:
            own = options[options.index(option)]
        except ValueError:
            own = _MISSING
        decision.answer = option if own is option else _offered(decision, option)
        history = self.run.history
        if history is not None:
            history.append(decision)
        try:
            if self.gathering is None:
                asked = next(self._steps, None)
                if asked.__class__ is Decision:
                    self._asked = asked
                    return asked
                self._arrive(asked)
            else:
                self.gathering.resume(decision.seat, self.run)
                self._join(self.gathering)
        except Exception as bug:
            self._recover(decision)
            raise rule_error(bug) from bug
        return self.decision

    def _arrive(self, asked: Any) -> None:
        """Wait at the next question, at the end, or at private rules side by side, which begin now."""
        if not isinstance(asked, Together):
            self._asked = asked
            return
        self._asked = None
        self.gathering = asked
        asked.start = len(self.run.history or ())
        for seat in asked.rules:
            asked.resume(seat, self.run)
        self._join(asked)

    def _addressed(self, seat: Seat | None) -> Decision[Any]:
        """The pending decision of a seat, or the error that says why there is none."""
        if seat is not None:
            seat = self._seat(seat)
        pending = self.decisions
        if not pending:
            raise MatchOver(f"the match is over ({self.run.outcome.reason if self.run.outcome else 'ended'})")
        for decision in pending:
            if decision.seat == seat or (seat is None and (self.gathering is None or self.seats == 1)):
                return decision
        deciding = " and ".join(str(decision.seat) for decision in pending)
        if seat is None:
            raise WrongSeat(f"several seats are deciding ({deciding}): say for which seat you choose")
        who = f"seats {deciding} are" if len(pending) > 1 else f"seat {deciding} is"
        raise WrongSeat(f"seat {seat} is not deciding; {who}")

    def _seat(self, seat: Seat) -> int:
        """The seat of that number, if there is one."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat

    # -- private rules side by side ----------------------------------------------------------------------------------

    def _join(self, together: Together[Any]) -> None:
        """When all are done: tell what they told, in the order of the seats, and go on."""
        if together.decisions:
            return
        run = self.run
        if run.log is not None:
            for told in together.told.values():
                run.log += told
        history = run.history or []
        arrived = history[together.start :]
        history[together.start :] = sorted(arrived, key=acts_first)
        self.gathering = None
        try:
            self._arrive(next(self._steps, None))
        except Exception:
            history[together.start :] = arrived
            raise

    # -- acting unasked ----------------------------------------------------------------------------------------------

    def act(self, seat: Seat, act: Any) -> None:
        """Do something unasked: the game checks it; the pending decisions are computed again."""
        who = self._seat(seat)
        if not self.decisions:
            raise MatchOver("the match is over: nothing can be done in it any more")
        try:
            data = msgspec.json.encode(act)
        except (TypeError, ValueError, RecursionError, OverflowError):
            raise IllegalAct(f"an act is plain data, not {type(act).__name__} that JSON cannot hold") from None
        if len(data) > LONGEST_ACT:
            raise IllegalAct(f"an act may take {LONGEST_ACT} bytes; this one takes {len(data)}")
        try:
            self._carry_out(who, msgspec.json.decode(data))
        except IllegalAct:
            raise
        except Exception as bug:
            self._recover(None)
            raise rule_error(bug) from bug

    def _carry_out(self, seat: int, act: Any) -> None:
        known: tuple[int, ...] | None = None
        cut: Exception | None = None
        try:
            known = self.game.act(self.state, seat, act)
        except (Over, Next) as end:
            cut = end
        if self.run.history is not None:
            self.run.history.append(("act", seat, act, known, None))
        if cut is None:
            for decision in self.decisions:
                decision.refresh()
            return
        if self.gathering is not None:
            self.gathering.close()
            self.gathering = None
        try:
            asked: Any = self._rules.throw(cut)
        except StopIteration:
            asked = None
        self._arrive(asked)

    # -- going back --------------------------------------------------------------------------------------------------

    def _undoable(self, seat: int) -> int | None:
        """Where in the history the choice stands that this seat may take back."""
        history, barrier = self.run.history, self.run.barrier
        if history is None or self.run.outcome is not None:
            return None
        if self.gathering is not None:
            barrier = max(barrier, self.gathering.start)
        point = self.run.earlier or self.run.checkpoint
        if point is not None and self.setup.rules != self.game.version:
            barrier = max(barrier, point[1])  # these rules did not deal it and cannot tell it again from the deal
        for i in range(len(history) - 1, barrier - 1, -1):
            kind, who = answer_of(history[i])[:2]
            if kind == "choice" and who == seat:
                return i
            if kind != "act" and self.gathering is None:
                return None
        return None

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo(seat)` would take a choice back."""
        return self._undoable(self._seat(seat)) is not None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, unless chance, a disclosure or another seat's choice came since."""
        at = self._undoable(self._seat(seat))
        if at is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back since chance, a secret or another seat moved")
        since = self.history[at + 1 :]
        self._become(self._at(at, [answer for answer in since if answer[0] == "act" or answer[1] != seat]))

    def _at(self, length: int, again: Sequence[Answer] = (), spacing: int | None = None) -> Match[S, V]:
        """A new match after the first `length` answers and then `again`, from a checkpoint or else from the deal."""
        run = self.run
        if run.history is None or run.log is None:
            raise BrushpassError("an imagined world that keeps no history cannot be forked, saved or undone")
        for point in (run.checkpoint, run.earlier):
            if point is not None and point[1] <= length:
                break
        else:
            point = (dealt(self.setup, run.chance), 0, 0, 0)
        state, start, lines, barrier = point
        answers = [answer_of(entry) for entry in run.history[start:length]]
        new = Run(Recorded(answers, run.chance), run.history[:start], run.log[:lines], barrier)
        new.checkpoint = run.earlier if point is run.checkpoint else None
        if spacing is not None:
            new.spacing = spacing
        match: Match[S, V] = Match(self.setup, state.copy(), new, self.promise)
        for answer in (*answers, *again):
            match.answer(answer)
        new.chance = run.chance
        return match

    def answer(self, answer: Answer) -> None:
        """Give a recorded answer again. Chance comes from the match's own generator."""
        kind, seat, value = answer[:3]
        if kind == "choice":
            self.choose(value, seat)
        elif kind == "act":
            self.act(seat, value)

    def _become(self, other: Match[S, V]) -> None:
        for slot in ("_asked", "_rules", "_stage", "_steps", "gathering", "run", "state"):
            setattr(self, slot, getattr(other, slot))

    def _recover(self, answered: Decision[Any] | None) -> None:
        """After a bug in a rule: back to the position before the answer, or before an act."""
        if self.gathering is not None:
            self.gathering.close()
        history = self.run.history
        if history is None:
            return
        length = len(history)
        if answered is not None:
            length = next(i for i in range(length - 1, -1, -1) if history[i] is answered)
            del history[length:]
        self._become(self._at(length))

    def fork(self) -> Match[S, V]:
        """An exact copy, future included. For the engine's own use: searchers imagine instead."""
        return self._at(len(self.run.history or ()))

    @property
    def checkpoint(self) -> Checkpoint:
        """The state at the start of the running stage, and how long history and log were then, and the barrier."""
        length = len(self.run.history or ())
        if self._stage is None or self._stage[0] != length:
            point = self._at(length, spacing=0).run.checkpoint
            assert point is not None
            self._stage = (length, point)
        return self._stage[1]

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> V:
        """What a seat may know; None: what a spectator may."""
        who = None if seat is None else self._seat(seat)
        try:
            return self.game.view(self.state, who, self.run.outcome is not None)
        except Exception as bug:
            raise rule_error(bug) from bug

    def spectate(self) -> V:
        """What somebody without a seat may know."""
        return self.view(None)

    @property
    def told(self) -> int:
        """How many events were told so far, to whomever."""
        return len(self.run.log or ())

    def log(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat (None: a spectator) may know; `since`: after so many events were told."""
        who = None if seat is None else self._seat(seat)
        return [self._event(told) for told in (self.run.log or [])[since:] if told[2] is None or who in told[2]]

    def whole_log(self, since: int = 0) -> list[Event]:
        """What happened, whoever may know it; `since`: after so many events were told."""
        return [self._event(told) for told in (self.run.log or [])[since:]]

    def _event(self, told: Told) -> Event:
        event, args, _ = told
        return event_of(self.game.events, event, args)

    def observe(self, seat: Seat) -> Observation:
        """All that a bot in this seat ever gets: no handle to the truth."""
        from .observation import observe

        who = self._seat(seat)
        try:
            return observe(self, who)
        except BrushpassError:
            raise
        except Exception as bug:
            raise rule_error(bug) from bug

    def imagine(self, seat: Seat, rng: Random) -> Match[S, V]:
        """Another world that looks the same to a seat."""
        from .observation import position_of

        who = self._seat(seat)
        try:
            position = position_of(self, who)
        except BrushpassError:
            raise
        except Exception as bug:
            raise rule_error(bug) from bug
        return position.imagine(rng)

    def save(self) -> bytes:
        """The whole match, secrets included, as JSON; `brushpass.load` reads it."""
        from .save import dump

        return dump(self)

    # -- simulating --------------------------------------------------------------------------------------------------

    def playout(self, rng: Random) -> int:
        """Play on at random to the end; the number of decisions taken."""
        try:
            return self._played_out(rng)
        except BrushpassError:
            raise
        except Exception as bug:
            raise rule_error(bug) from bug

    def _played_out(self, rng: Random) -> int:
        """Answer whatever is asked: what is drawn from the options is legal."""
        random, steps, history, count = rng.random, self._steps, self.run.history, 0
        while True:
            asked: Any = self._asked
            while isinstance(asked, Decision):
                options = asked.options
                asked.answer = options[int(random() * len(options))]
                if history is not None:
                    history.append(asked)
                asked = next(steps, None)
                count += 1
            self._arrive(asked)
            if self.gathering is None and self._asked is None:
                return count
            while self.gathering is not None:
                decision = self.decisions[0]
                self.choose(decision.options[int(random() * len(decision.options))], decision.seat)
                count += 1


def dealt(setup: Setup, chance: Chance) -> Any:
    """The state before the first stage."""
    state: State = setup.game.deal(setup)
    state.under(setup)
    state.rng = chance.first()
    return state


_MISSING: Final = object()


def _offered(decision: Decision[Any], option: object) -> Any:
    """The kernel's own option equal to this one by value and type, or the error that names what was allowed."""
    for mine in decision.options:
        if mine == option and same_type(mine, option):
            return mine
    allowed = ", ".join(repr(mine) for mine in decision.options)
    raise IllegalChoice(f"{option!r} is not offered to seat {decision.seat} ({decision.prompt}); allowed: {allowed}")
