"""A table at work: everything that happens at it passes through one mailbox.

An answer is checked on the live match, written, committed, and only then announced. If it cannot be committed, what is
in memory is thrown away and read again before anybody is told anything.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from ..engine import (
    BadSave,
    BrushpassError,
    IllegalChoice,
    Match,
    MatchOver,
    NothingToUndo,
    UnknownGame,
    WrongSeat,
)
from . import store, wire
from .audience import Audience
from .clock import Clock
from .errors import Code, Refused
from .history import CHECKPOINT_EVERY, dealt, outcomes, rebuilt, take
from .mailbox import Mailbox
from .naming import LONGEST_LINE, cleaned
from .records import ChatLine, SeatRecord, Step, Stored
from .seats import Seating
from .showing import table_info
from .thinking import Thinkers
from .viewers import Viewer

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)
T = TypeVar("T")

WHY: dict[type[BrushpassError], Code] = {
    WrongSeat: "wrong-seat",
    IllegalChoice: "illegal-choice",
    MatchOver: "over",
    NothingToUndo: "nothing-to-undo",
}
"""What the kernel's refusals are called on the wire. Their texts stay here: they are meant for programmers."""


class Actor:
    """One table."""

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.id = stored.table.id
        self.audience = Audience()
        self._alarm: asyncio.TimerHandle | None = None
        self._bots = Thinkers(house.bots, house.settings.bot_delay, stored.table.secret, self._bot_answered)
        self._mailbox = Mailbox(house.settings.idle, self._rest, f"table {self.id}")
        self._take_over(stored)

    def _take_over(self, stored: Stored) -> None:
        """Begin from what is stored; the match itself is brought back when it is needed."""
        self.table = stored.table
        self.seating = Seating(stored.seats, self.house.invitations)
        self.chat = stored.chat
        self.actions = dict.fromkeys(stored.actions)
        self.steps = stored.steps_saved + len(stored.steps)
        self.match: Match[Any, Any] | None = None
        self.stopped = False
        self.clock = Clock(wire.TimeLimit(self.table.time_kind, self.table.time_amount).seconds)

    # -- the mailbox -------------------------------------------------------------------------------------------------

    async def do(self, job: Callable[[], Awaitable[T]], wake: bool = True) -> T:
        """Do something at this table, after everything that came before; `wake`: with its match in memory."""

        async def guarded() -> T:
            try:
                if wake:
                    await self._wake()
                return await job()
            except Refused:
                raise
            except Exception as bug:
                log.error("table %s is read again after %s", self.id, type(bug).__name__, exc_info=bug)
                await self._read_again()
                raise Refused("broken") from None

        return await self._mailbox.do(guarded)

    async def _wake(self) -> None:
        """Bring the match back, if it is not in memory."""
        if self.match is not None or self.stopped or self.table.phase not in ("playing", "over"):
            return
        stored = await self.house.store.table(self.id)
        assert stored is not None
        self._take_over(stored)
        try:
            self.match = rebuilt(stored)
        except (BadSave, UnknownGame) as stale:
            log.error("table %s cannot go on: %s", self.id, stale)
            self.stopped = True
            return
        self.clock.follow(self.match.waiting, self.table.moved)
        self._stir()

    async def _read_again(self) -> None:
        """Forget what is in memory and read what is stored; if that fails too, leave the memory altogether."""
        self._bots.stop()
        try:
            stored = await self.house.store.table(self.id)
        except Exception as wrong:
            log.error("table %s cannot be read: %s", self.id, type(wrong).__name__)
            stored = None
        if stored is None:
            self.audience.close()
            self.house.forget(self)
            return
        self._take_over(stored)
        await self._wake()

    def _rest(self) -> bool:
        """Nothing has happened for a while: let go of the match; without viewers, of the whole table."""
        if self._bots or not self._mailbox.empty:
            return False
        self.match = None
        if self.audience.viewers:
            return False
        self.house.forget(self)
        if self._alarm is not None:
            self._alarm.cancel()
        return True

    async def close(self) -> None:
        self._bots.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        await self._mailbox.close()

    async def _commit(self, *writes: store.Write) -> None:
        try:
            await self.house.store.commit(writes)
        except store.CommitFailed:
            await self._read_again()
            raise Refused("not-saved") from None

    # -- who may look ------------------------------------------------------------------------------------------------

    def visible_to(self, session: str | None) -> bool:
        """Public tables may be watched; others are there for those who sit at them."""
        if self.table.phase == "closed":
            return False
        return self.table.public or self.seating.of(session) is not None or self.table.host == session

    def info(self, session: str | None, language: str) -> wire.TableInfo:
        return table_info(
            self.table,
            self.seating,
            self.clock,
            self.audience.present,
            self.stopped,
            session,
            language,
            time.time(),
        )

    async def enter(self, viewer: Viewer, hello: wire.Hello) -> None:
        """A viewer comes: show them everything, and the others that they are here."""
        if not self.visible_to(viewer.session):
            raise Refused("not-found")
        seat = self.seating.of(viewer.session)
        if seat is not None:
            self.audience.eyes(seat.seat).go_on_from(hello.since)
            if hello.nonce and not seat.nonce and self.table.phase == "open":
                seat.nonce = hello.nonce
                await self._commit(store.put_seat(seat))
        self.audience.viewers.append(viewer)
        self.announce(viewer)
        if self.chat:
            viewer.send(wire.ChatFrame([_said(line) for line in self.chat]))

    async def exit(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)
            self.announce(viewer)

    async def speak(self, viewer: Viewer, language: str) -> None:
        viewer.language = language
        self.announce(viewer)

    # -- announcing --------------------------------------------------------------------------------------------------

    def announce(self, to: Viewer | None = None) -> None:
        """Send everybody what has changed for them; `to`: only that viewer may have a new scene."""
        self.audience.turn_out(self.visible_to)
        self.audience.show_table(self.info)
        if self.match is not None:
            self.audience.show_scenes(self.match, self.seating, to)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Tell the viewers when somebody's time runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = time.time()
        at = self.clock.next_alarm(now)
        if at is not None and self.audience.viewers:
            self._alarm = asyncio.get_running_loop().call_later(at - now + 0.01, self._ring)

    def _ring(self) -> None:
        self.house.background(self.do(self._announce_late))

    async def _announce_late(self) -> None:
        self.announce()

    # -- what a person does ------------------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, frame: wire.Action) -> None:
        """Do what a frame asks for, once; return when it is on the disk."""
        session = viewer.session
        if session is not None and (session, frame.id) in self.actions:
            return
        seat = self.seating.of(session)
        if session is None or seat is None:
            raise Refused("not-seated")
        now = time.time()
        if isinstance(frame, wire.SeatAction):
            writes = self._change_seat(seat, frame, now)
        elif isinstance(frame, wire.Say):
            writes = self._say(seat, frame, now)
        else:
            if frame.version != self.audience.eyes(seat.seat).version:
                viewer.seen = None
                self.announce(viewer)
                raise Refused("stale")
            if seat.away:
                raise Refused("wrong-seat")
            kind, value = ("choice", frame.value) if isinstance(frame, wire.Choose) else ("undo", None)
            writes = self._step(kind, seat.seat, value, now)  # type: ignore[arg-type]
        await self._commit(*writes, store.add_action(self.id, session, frame.id, now))
        self._remember(session, frame.id)
        if isinstance(frame, wire.Say):
            self.audience.send(wire.ChatFrame([_said(self.chat[-1])]))
            return
        self.announce()
        self._stir()

    def _remember(self, session: str, action: str) -> None:
        self.actions[session, action] = None
        if len(self.actions) > store.LATEST_ACTIONS:
            del self.actions[next(iter(self.actions))]

    def playing(self) -> Match[Any, Any]:
        """The running match."""
        if self.stopped:
            raise Refused("stopped")
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def _step(self, kind: Literal["choice", "undo"], seat: int, value: Any, now: float) -> list[store.Write]:
        """Answer, or take back, on the live match; what has to be written for it."""
        match = self.playing()
        try:
            chance = take(match, kind, seat, value)
        except BrushpassError as wrong:
            if type(wrong) not in WHY:
                log.error("table %s: %s", self.id, type(wrong).__name__, exc_info=wrong)
            raise Refused(WHY.get(type(wrong), "broken")) from None
        if kind == "undo":
            self._bots.stop()
        step = Step(table_id=self.id, number=self.steps, kind=kind, seat=seat, value=value, chance=chance, at=now)
        return [store.add_step(step), *self._moved(match, now)]

    def _moved(self, match: Match[Any, Any], now: float) -> list[store.Write]:
        """Count a step that was just taken; what has to be written beside it."""
        self.steps += 1
        self.table.moved = now
        self.table.phase = "playing" if match.outcome is None else "over"
        self.table.waiting = [waiting.seat for waiting in match.waiting]
        self.clock.follow(match.waiting, now)
        writes = [store.moved(self.table)]
        if match.outcome is not None or self.steps % CHECKPOINT_EVERY == 0:
            writes.append(store.put_checkpoint(self.id, self.steps, match.save()))
        return writes

    def _say(self, seat: SeatRecord, frame: wire.Say, now: float) -> list[store.Write]:
        text = cleaned(frame.text, LONGEST_LINE)
        if not text:
            raise Refused("empty")
        number = self.chat[-1].number + 1 if self.chat else 0
        line = ChatLine(table_id=self.id, number=number, seat=seat.seat, name=seat.name, text=text, at=now)
        self.chat = [*self.chat, line][-store.LATEST_CHAT :]
        return [store.add_chat(line)]

    # -- seats -------------------------------------------------------------------------------------------------------

    def _change_seat(self, own: SeatRecord, frame: wire.SeatAction, now: float) -> list[store.Write]:
        if frame.what == "leave":
            return self._leave(own, now)
        if self.table.phase != "playing":
            raise Refused("over" if self.table.phase == "over" else "not-started")
        if frame.what == "return":
            self.seating.give_back(own)
            self._bots.stop(own.seat)
            return [store.put_seat(own)]
        seat = self.seating.at(frame.seat)
        if seat is own or seat.kind != "human" or own.away:
            raise Refused("no-such-seat")
        if seat.away or not self.clock.late(seat.seat, now):
            raise Refused("not-late")
        self.seating.stand_in(seat)
        return [store.put_seat(seat)]

    def _leave(self, own: SeatRecord, now: float) -> list[store.Write]:
        """Before the start the seat is free again; later a bot plays there until its owner comes back."""
        if self.table.phase == "playing":
            if not own.away:
                self.seating.stand_in(own)
            return [store.put_seat(own)]
        if self.table.phase == "over":
            return []
        session = own.session
        self.seating.invite(own, now + 86_400 * self.house.settings.invite_days)
        if self.table.host == session:
            heir = next((seat.session for seat in self.seating.seats if seat.kind == "human"), None)
            if heir is None:
                self.table.phase = "closed"
            else:
                self.table.host = heir
        return [store.put_seat(own), store.put_table(self.table)]

    async def leave(self, session: str) -> None:
        """Leave over HTTP: no action id is needed, since leaving twice is leaving once."""
        own = self.seating.of(session)
        if own is None:
            raise Refused("not-seated")
        writes = self._leave(own, time.time())
        if writes:
            await self._commit(*writes)
            self.announce()
            self._stir()

    async def join(self, session: str, name: str, token: str | None, nonce: str) -> None:
        """Sit down with an invitation; without one, anywhere at a public table."""
        if self.seating.of(session) is not None:
            return
        now = time.time()
        if self.table.phase != "open":
            raise Refused("no-such-invite" if token is not None else "not-found")
        if token is not None:
            seat = self.seating.invited(token, now)
        elif self.table.public and not self.seating.full:
            seat = next(seat for seat in self.seating.seats if seat.kind == "open")
        else:
            raise Refused("not-found")
        if not name:
            raise Refused("name-needed")
        self.seating.sit(seat, session, name, nonce)
        await self._commit(store.put_seat(seat))
        self.announce()

    async def arrange(self, session: str, number: int, kind: Literal["bot", "open"], level: str) -> None:
        """The host puts a bot on a seat, or opens it with a new invitation, before the game begins."""
        self._hosted_by(session)
        seat = self.seating.at(number)
        if seat.session == session:
            raise Refused("no-such-seat")
        if kind == "bot":
            self.seating.put_bot(seat, level)
        else:
            self.seating.invite(seat, time.time() + 86_400 * self.house.settings.invite_days)
        await self._commit(store.put_seat(seat))
        self.announce()

    def _hosted_by(self, session: str) -> None:
        if self.table.host != session:
            raise Refused("not-host")
        if self.table.phase != "open":
            raise Refused("started")

    async def start(self, session: str, nonce: str) -> None:
        """Deal. A seat that sent no nonce of its own gets one now, after the commitment, like every other."""
        self._hosted_by(session)
        if not self.seating.full:
            raise Refused("seats-open")
        own = self.seating.of(session)
        if own is not None and nonce:
            own.nonce = nonce
        self.table.nonces = [seat.nonce or secrets.token_hex(16) for seat in self.seating.seats]
        now = time.time()
        match = dealt(self.table, len(self.seating.seats))
        step = Step(table_id=self.id, number=0, kind="deal", seat=-1, value=None, chance=outcomes(match, 0), at=now)
        await self._commit(store.add_step(step), *self._moved(match, now), store.put_table(self.table))
        self.match = match
        self.announce()
        self._stir()

    # -- bots --------------------------------------------------------------------------------------------------------

    def _stir(self) -> None:
        if self.match is not None:
            self._bots.stir(self.match, self.seating)

    def _bot_answered(self, seat: int, option: Any, thought: object) -> None:
        self.house.background(self.do(lambda: self._take_from_bot(seat, option, thought)))

    async def _take_from_bot(self, seat: int, option: Any, thought: object) -> None:
        """Take a bot's answer, unless it was told meanwhile to stop or all the people have left."""
        if not self._bots.finish(seat, thought) or self.seating.deserted:
            return
        await self._commit(*self._step("choice", seat, option, time.time()))
        self.announce()
        self._stir()


def _said(line: ChatLine) -> wire.ChatInfo:
    return wire.ChatInfo(line.number, line.name, line.seat, line.text, line.at)
