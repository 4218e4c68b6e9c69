"""An exact Bayesian filter: everything that may be so, for all that a seat has seen, and how likely it is.

All histories from the deal are told side by side: every outcome of chance with its probability, every choice that the
seat does not know with the same probability for each option (imagination knows nothing of anybody's skill), every
choice it knows as it was. Those that look different to the seat at any step are dropped. What is left is the posterior
of the hidden position, by nothing but the rules and what the seat sees: neither the kernel's facts nor its redaction
nor its retelling have a part in it. That takes a small game, or one that hides little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from brushpass.engine import Chance, Match, Setup, State
from brushpass.engine.hidden import Hidden
from brushpass.engine.match import dealt
from brushpass.engine.running import Answer, Run

from .looks import own_decision
from .play import canonical, plain

Key = tuple[tuple[tuple[str, ...], ...], bytes]
"""A world as it is now: the cards by place, and all other fields of the state."""

MOST_WORLDS = 20_000
"""Beyond so many worlds a game is too large to be told exactly."""


class TooMany(Exception):
    """There are more worlds than can be followed one by one."""


class Filter(Protocol):
    """Follows a match as one seat sees it and says what may be so."""

    def follow(self, truth: Match[Any, Any]) -> None:
        """Take in what the seat sees now; called at the deal and after every answer."""

    def key(self, t: State) -> Key:
        """A position as this filter tells worlds apart."""

    def possible(self, key: Key) -> bool:
        """Whether the seat may be in this world."""

    def posterior(self) -> Mapping[Key, float] | None:
        """Every possible world with its probability; None where that would take too long."""


class Branching(Chance):
    """Outcomes given in advance; after them the first possible one, while the others are kept to be told as well."""

    def __init__(self, given: Sequence[Any], counted: int, setup: Setup, seat: int, drawn: Sequence[str]) -> None:
        self.taken = list(given)
        self.at = 0
        self.counted = counted
        """The outcomes before this one belong to the past: their probability has been counted."""
        self.setup = setup
        self.seat = seat
        self.drawn = drawn
        """The cards that the seat saw drawn in this step, in order: no others need to be told."""
        self.seen = 0
        self.probability = 1.0
        self.others: list[list[Any]] = []

    def below(self, t: Hidden, n: int) -> int:
        value: int = self.outcome(dict.fromkeys(range(n), 1 / n))
        return value

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        chances = {card: count / len(bag) for card, count in Counter(bag).items()}
        if self.at >= self.counted and (target < 0 or self.seat in self.setup.viewers[target]):
            self.seen += 1
            known = self.drawn[self.seen - 1 : self.seen]
            chances = {card: chance for card, chance in chances.items() if card in known}
        return bag.index(self.outcome(chances))

    def outcome(self, chances: Mapping[Any, float]) -> Any:
        if not chances:
            raise Impossible
        if self.at == len(self.taken):
            first, *others = chances
            self.others += [[*self.taken, other] for other in others]
            self.taken.append(first)
        value = self.taken[self.at]
        if self.at >= self.counted:
            self.probability *= chances[value]
        self.at += 1
        return value


class Impossible(BaseException):
    """A telling in which the seat would have seen another card. Not an Exception: it is no bug of the rule it cuts."""


class World:
    """A position as a stage's start and the answers since, by which worlds that go on alike are known to be one."""

    __slots__ = ("answers", "key", "now", "state")

    def __init__(self, state: State, answers: tuple[Answer, ...], now: Key) -> None:
        self.state = state
        self.answers = answers
        self.now = now
        self.key = (key_of(state), canonical(answers))

    @property
    def past(self) -> list[Any]:
        """The outcomes of chance since the stage began."""
        return [value for kind, _, value, *_ in self.answers if kind == "chance"]


def key_of(t: State) -> Key:
    """A position without the generator's memory and what the kernel says is known of it."""
    rest = {
        name: value for name, value in plain(t).items() if name not in ("rng", "piles", "facts", "knowers", "traces")
    }
    return tuple(tuple(pile) for pile in t.piles), canonical(rest)


class Exact:
    """The filter of one seat, by counting every history."""

    def __init__(self, setup: Setup, seat: int, most: int = MOST_WORLDS) -> None:
        self.setup = setup
        self.seat = seat
        self.most = most
        self.worlds: list[tuple[World, float]] = []
        self.answers = 0
        self.lines = 0
        self.together = -1

    def key(self, t: State) -> Key:
        return key_of(t)

    def possible(self, key: Key) -> bool:
        return any(world.now == key for world, _ in self.worlds)

    def posterior(self) -> Mapping[Key, float]:
        found: dict[Key, float] = {}
        for world, weight in self.worlds:
            found[world.now] = found.get(world.now, 0.0) + weight
        return found

    def follow(self, truth: Match[Any, Any]) -> None:
        """Take every world one step on, as the truth went, and keep those that look the same to the seat."""
        history = truth.history
        since = self.together if self.together >= 0 else self.answers
        seen = self._looks(truth, self.lines), self._told(truth, since)
        step = history[self.answers :]
        drawn = [value for kind, _, value, known, _ in step if kind == "chance" and self._knows(known)]
        cards = [value for value in drawn if isinstance(value, str)]
        answer = next((answer for answer in step if answer[0] != "chance"), None)
        merged: dict[Any, tuple[World, float]] = {}
        for world, weight, match, lines, start in self._steps(answer, cards):
            if (self._looks(match, lines), self._told(match, start)) == seen:
                before = merged.get(world.key, (world, 0.0))[1]
                merged[world.key] = (world, before + weight)
                if len(merged) > self.most:
                    raise TooMany(f"more than {self.most} worlds of {self.setup}")
        total = sum(weight for _, weight in merged.values())
        self.worlds = [(world, weight / total) for world, weight in merged.values()]
        self.answers = len(history)
        self.lines = len(truth.run.log or ())
        self.together = truth.gathering.start if truth.gathering is not None else -1

    def _knows(self, known: Sequence[int] | None) -> bool:
        return known is None or self.seat in known

    def _looks(self, match: Match[Any, Any], lines: int) -> bytes:
        """What the seat sees now, and what it has been told since the last step."""
        told = [line[:2] for line in (match.run.log or ())[lines:] if self._knows(line[2])]
        return canonical((match.view(self.seat), told, own_decision(match, self.seat), match.waiting))

    def _told(self, match: Match[Any, Any], start: int) -> list[Any]:
        """The answers since, as far as the seat knows them: not those that others have given side by side."""
        open_from = match.gathering.start if match.gathering is not None else len(match.history)
        told = []
        for i, (kind, who, value, known, shown) in enumerate(match.history):
            if i < start or (i >= open_from and who != self.seat):
                continue
            if self._knows(known):
                told.append((kind, who, value))
            elif kind == "choice":
                told.append((kind, who, shown))
        return told

    # -- telling -----------------------------------------------------------------------------------------------------

    def _steps(
        self, answer: Answer | None, cards: Sequence[str]
    ) -> Iterator[tuple[World, float, Match[Any, Any], int, int]]:
        """Every world a step on, with its weight, the match, and where its log and answers begin to be new."""
        if answer is None:
            deal = dealt(self.setup, Chance())
            yield from self._branches(World(deal, (), key_of(deal)), 1.0, None, cards)
            return
        for world, weight in self.worlds:
            options = self._options(world, answer)
            for option in options:
                given = (answer[0], answer[1], option, *answer[3:])
                yield from self._branches(world, weight / len(options), given, cards)

    def _options(self, world: World, answer: Answer) -> Sequence[Any]:
        """What may have been answered in a world: that alone which the seat knows, else anything that was offered."""
        kind, who, value, known, _ = answer
        if kind == "act":
            return [value] if self._knows(known) else []
        match = self._running(world, Branching(world.past, len(world.past), self.setup, self.seat, ()))
        asked = next((decision for decision in match.decisions if decision.seat == who), None)
        if asked is None:
            return []
        if who == self.seat or (self._knows(known) and match.gathering is None):
            return [option for option in asked.options if option == value]
        return asked.options

    def _branches(
        self, world: World, weight: float, answer: Answer | None, cards: Sequence[str]
    ) -> Iterator[tuple[World, float, Match[Any, Any], int, int]]:
        untold = [world.past]
        while untold:
            chance = Branching(untold.pop(), len(world.past), self.setup, self.seat, cards)
            try:
                match = self._running(world, chance)
                lines, start = len(match.run.log or ()), len(match.history)
                if self.together >= 0 and match.gathering is not None:
                    start = match.gathering.start
                if answer is None:
                    lines = start = 0
                else:
                    match.answer(answer)
            except Impossible:
                continue
            finally:
                untold += chance.others
            assert match.run.checkpoint is not None
            state, first, *_ = match.run.checkpoint
            after = World(state, tuple(match.history[first:]), key_of(match.state))
            yield after, weight * chance.probability, match, lines, start

    def _running(self, world: World, chance: Chance) -> Match[Any, Any]:
        """A world as a match, at the position where it stands."""
        run = Run(chance, [], [])
        run.spacing = 0  # a checkpoint at every stage
        match: Match[Any, Any] = Match(self.setup, world.state.copy(), run)
        for answer in world.answers:
            match.answer(answer)
        return match
