"""A match with one line per step, for tests that tell a story of the rules."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..engine import Decision, Match, Outcome, State

S = TypeVar("S", bound=State)
V = TypeVar("V")
Self = TypeVar("Self", bound="Scripted[Any, Any]")


class Scripted(Generic[S, V]):
    """A match, what is done in it, and what is there afterwards. A game's tests add words of their own."""

    def __init__(self, match: Match[S, V]) -> None:
        self.match = match

    def choose(self: Self, *options: Any) -> Self:
        """Answer the pending questions, whoever is asked, with these options."""
        for option in options:
            self.match.choose(option)
        return self

    @property
    def t(self) -> S:
        """The state of the match."""
        return self.match.state

    @property
    def decision(self) -> Decision[Any]:
        """The pending question; there must be one."""
        assert self.match.decision is not None, self.match.outcome
        return self.match.decision

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    @property
    def options(self) -> tuple[Any, ...]:
        return self.decision.options

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def over(self) -> tuple[tuple[int, ...], str]:
        """Who won and why; the match must have ended."""
        assert self.outcome is not None, self.decision
        return self.outcome.winners, self.outcome.reason

    def events(self, name: str) -> list[dict[str, Any]]:
        """The arguments of all public events of that name."""
        return [event.args for event in self.match.log(None) if event.event == name]
