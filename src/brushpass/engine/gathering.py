"""Private rules side by side: how each is carried on by itself, and how they are joined."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .chance import Chance
from .decisions import Decision
from .running import Entry, Run, answer_of

if TYPE_CHECKING:
    from .hidden import Hidden

T = TypeVar("T")


class NoChance(Chance):
    """In private rules side by side nothing may depend on who answers first, so there is no chance in them."""

    __slots__ = ()

    def below(self, t: Hidden, n: int) -> int:
        raise RuntimeError("chance inside private rules side by side: its outcome would depend on who answers first")


NO_CHANCE = NoChance()


class Together(Generic[T]):
    """Private rules side by side: one coroutine per seat, joined when all are done."""

    __slots__ = ("decisions", "results", "rules", "start", "told")

    def __init__(self, rules: Mapping[int, Coroutine[Any, Any, T] | Decision[T]]) -> None:
        self.start = 0
        self.rules = {
            seat: _asked(rule) if isinstance(rule, Decision) else rule for seat, rule in sorted(rules.items())
        }
        self.decisions: dict[int, Decision[Any]] = {}
        self.results: dict[int, T] = {}
        self.told: dict[int, list[Any]] = {seat: [] for seat in self.rules}

    def resume(self, seat: int, run: Run) -> None:
        """Carry one seat's rule on to its next question; what it tells waits for the join, and it has no chance."""
        log, chance = run.log, run.chance
        if log is not None:
            run.log = self.told[seat]
        run.chance = NO_CHANCE
        run.private = True
        try:
            asked = self.rules[seat].send(None)
            if asked.seat != seat:
                raise RuntimeError(f"the private rule of seat {seat} asks seat {asked.seat}")
            self.decisions = dict(sorted({**self.decisions, seat: asked}.items()))
        except StopIteration as done:
            self.decisions.pop(seat, None)
            self.results[seat] = done.value
        except BaseException:
            self.close()
            raise
        finally:
            run.log, run.chance, run.private = log, chance, False

    def close(self) -> None:
        """Give all the rules up."""
        for rule in self.rules.values():
            rule.close()

    def __await__(self) -> Generator[Together[T], None, dict[int, T]]:
        yield self
        return {seat: self.results[seat] for seat in self.rules}


async def _asked(decision: Decision[T]) -> T:
    """A single question as a rule."""
    return await decision


def acts_first(entry: Entry) -> int:
    """The order of answers in a gathering that has been joined: acts, then choices by seat, whoever was first."""
    kind, seat = answer_of(entry)[:2]
    return -1 if kind == "act" else seat
