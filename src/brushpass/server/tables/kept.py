"""A table that is kept in the store: brought into memory when it is needed, written down, let go when all is quiet.

What is written is committed before anybody is told. If it cannot be committed, what is in memory is thrown away and
read again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine import BadSave, BadSetup, Match, Played, UnknownGame, game
from .. import store
from ..errors import Refused
from ..store.records import Stored
from ..wire import frames
from .campaign import played_before
from .chat import Chat
from .clock import Clock
from .history import CHECKPOINT_EVERY, rebuilt
from .mailbox import Mailbox
from .presence import Presence
from .score import score_of
from .seats import Seating

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger(__name__)
T = TypeVar("T")


class Kept:
    """A table's memory and its store; `Actor` adds what happens at it."""

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.id = stored.table.id
        self._mailbox = Mailbox(house.settings.idle, self._rest, f"table {self.id}")
        self._take_over(stored)

    def _take_over(self, stored: Stored) -> None:
        """Begin from what is stored; the match itself is brought back when it is needed."""
        self.table = stored.table
        self.seating = Seating(stored.table.game, stored.seats, self.house.invitations)
        self.chat = Chat(stored.chat)
        self.actions = dict.fromkeys(stored.actions)
        self.steps = stored.steps_saved + len(stored.steps)
        self.steps_saved = stored.steps_saved
        self.match: Match[Any, Any] | None = None
        self.sides: tuple[tuple[int, ...], ...] = ()
        """Who win and lose together, once the match has begun."""
        self.stopped = stored.table.phase == "stopped"
        self.score: frames.ScoreInfo | None = None
        self.played: list[Played] | None = None
        """The matches of the table's series that are over; None: it is in none, or they are not read yet."""
        self.clock = Clock(frames.TimeLimit(self.table.time_kind, self.table.time_amount).seconds)

    # -- what a table's actor says -----------------------------------------------------------------------------------

    def woken(self) -> None:
        """The match is in memory again."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """What is in memory does not count any more: stop what was begun with it."""
        raise NotImplementedError

    def let_go(self) -> bool:
        """Nothing has happened for a while: whether the whole table may leave the memory, too."""
        raise NotImplementedError

    def shut(self) -> None:
        """The table leaves the memory although somebody may be looking."""
        raise NotImplementedError

    @property
    def presence(self) -> Presence:
        """Who is here now."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        raise NotImplementedError

    # -- the mailbox -------------------------------------------------------------------------------------------------

    async def do(self, job: Callable[[], Awaitable[T]], wake: bool = True) -> T:
        """Do something at this table, after everything that came before; `wake`: with its match in memory."""

        async def guarded() -> T:
            try:
                if wake:
                    await self.wake()
                    await self._reckon()
                    await self._recall()
                return await job()
            except Refused:
                raise
            except Exception as bug:
                log.error("table %s is read again after %s", self.id, type(bug).__name__, exc_info=bug)
                await self._read_again()
                raise Refused("broken") from None

        return await self._mailbox.do(guarded)

    async def wake(self) -> None:
        """Bring the match back, if it is not in memory."""
        if self.match is not None or self.stopped or self.table.phase not in ("playing", "over"):
            return
        stored = await self.house.store.table(self.id)
        assert stored is not None
        self._take_over(stored)
        try:
            match = rebuilt(stored)
        except (BadSave, UnknownGame) as stale:
            log.error("table %s cannot go on: %s", self.id, stale)
            self.stopped = True
            return
        self.play(match)
        self.clock.follow(match.waiting, self.table.moved)
        await self._reckon()
        self.woken()

    async def _reckon(self) -> None:
        """Know the score as soon as the match is over."""
        if self.score is None and self.table.phase == "over":
            self.score = await self.house.store.read(lambda connection: score_of(connection, self.table))

    async def _recall(self) -> None:
        """Know the matches of the table's series, as long as there is a game that understands them."""
        if self.played is None and self.table.campaign is not None and not self.stopped:
            with suppress(UnknownGame, BadSetup):
                rules = game(self.table.game)
                self.played = await self.house.store.read(
                    lambda connection: played_before(connection, self.table, rules)
                )

    async def _read_again(self) -> None:
        """Forget what is in memory and read what is stored; if that fails too, leave the memory altogether."""
        self.interrupt()
        stored = None
        with suppress(Refused):  # the store has logged it
            stored = await self.house.store.table(self.id)
        if stored is None:
            self.shut()
            self.house.forget(self)
            return
        self._take_over(stored)
        await self.wake()

    def _rest(self) -> bool:
        """Let go of the match, and of the whole table if nobody looks."""
        if self.busy or not self._mailbox.empty:
            return False
        self.house.background(self._save(self._unsaved()))
        self.match = None
        if not self.let_go():
            return False
        self.house.forget(self)
        return True

    async def close(self) -> None:
        await self._mailbox.close()
        await self._save(self._unsaved())

    # -- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, *writes: store.Write) -> None:
        try:
            await self.house.store.commit(writes)
        except store.CommitFailed:
            await self._read_again()
            raise Refused("not-saved") from None
        with suppress(Refused):  # it is written, whatever cannot be read now
            await self._reckon()
            await self._recall()

    def moved(self, match: Match[Any, Any], now: float) -> list[store.Write]:
        """Count a step that was just taken; what has to be written beside it."""
        self.steps += 1
        self.table.phase = "playing" if match.outcome is None else "over"
        self.table.waiting = [waiting.seat for waiting in match.waiting]
        self.table.winners = None if match.outcome is None else list(match.outcome.winners)
        if match.outcome is not None and self.table.campaign is not None and match.game.series is not None:
            self.table.tale, self.played = match.game.series.tale(match.state, match.outcome), None
        if self.clock.follow(match.waiting, now):  # otherwise it was a step that others may not know of
            self.table.moved = now
        writes = [store.moved(self.table)]
        if match.outcome is not None or self.steps - self.steps_saved >= CHECKPOINT_EVERY:
            self.steps_saved = self.steps
            writes.append(store.put_checkpoint(self.id, self.steps, match.save()))
        return writes

    def _unsaved(self) -> list[store.Write]:
        """The match as a whole, if steps came since: newer rules need to understand no more than where it stands."""
        if self.match is None or self.steps == self.steps_saved:
            return []
        self.steps_saved = self.steps
        return [store.put_checkpoint(self.id, self.steps, self.match.save())]

    async def _save(self, writes: list[store.Write]) -> None:
        with suppress(store.CommitFailed):  # every step is in the store all the same
            await self.house.store.commit(writes)

    # -- the match ---------------------------------------------------------------------------------------------------

    def play(self, match: Match[Any, Any]) -> None:
        """This match is played here from now on."""
        self.match = match
        self.sides = match.game.sides(match.setup)

    def playing(self) -> Match[Any, Any]:
        """The running match."""
        if self.stopped:
            raise Refused("stopped")
        if self.match is None:
            raise Refused("not-started")
        return self.match
