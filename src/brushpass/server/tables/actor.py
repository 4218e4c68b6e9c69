"""A table at work: who looks, what people and bots do, what everybody is told.

An answer is checked on the live match, written, committed, and only then announced.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Literal

from ...engine import BrushpassError, IllegalAct, IllegalChoice, Match, MatchOver, NothingToUndo, WrongSeat
from .. import store
from ..errors import Code, Refused
from ..store.records import ChatLine, SeatRecord, Step, StepKind, Stored
from ..viewers.audience import Audience
from ..viewers.viewer import Viewer
from ..wire import frames
from .history import dealt, outcomes, take
from .info import table_info
from .kept import Kept
from .naming import LONGEST_LINE, cleaned
from .thinking import Thinkers

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger(__name__)

WHY: dict[type[BrushpassError], Code] = {
    WrongSeat: "wrong-seat",
    IllegalChoice: "illegal-choice",
    IllegalAct: "illegal-act",
    MatchOver: "over",
    NothingToUndo: "nothing-to-undo",
}
"""What the kernel's refusals are called on the wire. Their texts stay here: they are meant for programmers."""


class Actor(Kept):
    """One table."""

    def __init__(self, house: House, stored: Stored) -> None:
        super().__init__(house, stored)
        self.audience = Audience()
        self._alarm: asyncio.TimerHandle | None = None
        self._bots = Thinkers(house.bots, house.settings.bot_delay, stored.table.secret, self._bot_answered)

    # -- memory ------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self._bots)

    def woken(self) -> None:
        self._stir()

    def interrupt(self) -> None:
        self._bots.stop()

    def let_go(self) -> bool:
        if self.audience.viewers:
            return False
        self._cancel_alarm()
        return True

    def shut(self) -> None:
        self.audience.close()

    async def close(self) -> None:
        self._bots.stop()
        self._cancel_alarm()
        await super().close()

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- who may look ------------------------------------------------------------------------------------------------

    def visible_to(self, session: str | None, guest: bool = False) -> bool:
        """Public tables may be watched; others are there for those who sit at them, and for their guests."""
        if self.table.phase == "closed":
            return False
        return guest or self.table.public or self.seating.of(session) is not None or self.table.host == session

    def info(self, session: str | None, language: str, guest: bool = False) -> frames.TableInfo:
        return table_info(
            self.table,
            self.seating,
            self.clock,
            score=self.score,
            present=self.audience.present,
            stopped=self.stopped,
            whole=self._shows_whole(session),
            invitations=self.house.invitations,
            session=session,
            guest=guest,
            language=language,
            now=time.time(),
        )

    async def enter(self, viewer: Viewer, hello: frames.Hello) -> None:
        """A viewer comes: show them everything, and the others that they are here."""
        viewer.guest = self.house.invitations.opens(hello.key, self.id, "watch")
        if not self.visible_to(viewer.session, viewer.guest):
            raise Refused("not-found")
        seat = self.seating.of(viewer.session)
        if seat is not None:
            self.audience.eyes(seat.seat).go_on_from(hello.since)
            if hello.nonce and not seat.nonce and self.table.phase == "open":
                seat.nonce = hello.nonce
                await self.commit(store.put_seat(seat))
        self.audience.viewers.append(viewer)
        self.announce(viewer)
        if self.chat:
            viewer.send(frames.ChatFrame([_said(line) for line in self.chat]))

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
            self.audience.show_scenes(self.match, self.seating.names, self.seating.number, to)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Tell the viewers when somebody's time runs out."""
        self._cancel_alarm()
        now = time.time()
        at = self.clock.next_alarm(now)
        if at is not None and self.audience.viewers:
            self._alarm = asyncio.get_running_loop().call_later(at - now + 0.01, self._ring)

    def _ring(self) -> None:
        self.house.background(self.do(self._announce_late))

    async def _announce_late(self) -> None:
        self.announce()

    # -- what a person does ------------------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, frame: frames.Action) -> None:
        """Do what a frame asks for, once; return when it is on the disk."""
        session = viewer.session
        if session is not None and (session, frame.id) in self.actions:
            return
        seat = self.seating.of(session)
        if session is None or seat is None:
            raise Refused("not-seated")
        now = time.time()
        if isinstance(frame, frames.SeatAction):
            writes = self._change_seat(seat, frame, now)
        elif isinstance(frame, frames.Say):
            writes = self._say(seat, frame, now)
        else:
            if seat.away:  # also if the bot there has moved since this was sent
                raise Refused("wrong-seat")
            if not isinstance(frame, frames.Act) and frame.version != self.audience.eyes(seat.seat).version:
                viewer.seen = None
                self.announce(viewer)
                raise Refused("stale")
            writes = self._step(*_asked(frame), seat.seat, now)
        await self.commit(*writes, store.add_action(self.id, session, frame.id, now))
        self._remember(session, frame.id)
        if isinstance(frame, frames.Say):
            self.audience.send(frames.ChatFrame([_said(self.chat[-1])]))
            return
        self.announce()
        self._stir()

    def _remember(self, session: str, action: str) -> None:
        self.actions[session, action] = None
        if len(self.actions) > store.LATEST_ACTIONS:
            del self.actions[next(iter(self.actions))]

    def _step(self, kind: StepKind, value: Any, seat: int, now: float) -> list[store.Write]:
        """Answer, act or take back on the live match; what has to be written for it."""
        match = self.playing()
        try:
            chance = take(match, kind, seat, value)
        except BrushpassError as wrong:
            if type(wrong) not in WHY:
                log.error("table %s: %s", self.id, type(wrong).__name__, exc_info=wrong)
            raise Refused(WHY.get(type(wrong), "broken")) from None
        if kind != "choice":
            self._bots.stop()  # what they are asked may be another thing now
        step = Step(table_id=self.id, number=self.steps, kind=kind, seat=seat, value=value, chance=chance, at=now)
        return [store.add_step(step), *self.moved(match, now)]

    def _say(self, seat: SeatRecord, frame: frames.Say, now: float) -> list[store.Write]:
        text = cleaned(frame.text, LONGEST_LINE)
        if not text:
            raise Refused("empty")
        number = self.chat[-1].number + 1 if self.chat else 0
        line = ChatLine(table_id=self.id, number=number, seat=seat.seat, name=seat.name, text=text, at=now)
        self.chat = [*self.chat, line][-store.LATEST_CHAT :]
        return [store.add_chat(line)]

    # -- seats -------------------------------------------------------------------------------------------------------

    def _change_seat(self, own: SeatRecord, frame: frames.SeatAction, now: float) -> list[store.Write]:
        if frame.what == "leave":
            return self._leave(own, now)
        if self.stopped or self.table.phase != "playing":
            raise Refused("stopped" if self.stopped else "over" if self.table.phase == "over" else "not-started")
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
        if self.table.phase in ("over", "stopped"):
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
            await self.commit(*writes)
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
        await self.commit(store.put_seat(seat))
        self.announce()

    def invited(self, session: str, token: str) -> Literal["free", "yours", "taken"]:
        """How the seat that an invitation is to looks to somebody who has the link."""
        if self.table.phase == "closed":
            raise Refused("no-such-invite")
        if self.seating.of(session) is not None:
            return "yours"
        if self.seating.used(token):
            return "taken"
        self.seating.invited(token, time.time())
        return "free"

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
        await self.commit(store.put_seat(seat))
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
        await self.commit(store.add_step(step), *self.moved(match, now), store.put_table(self.table))
        self.match = match
        self.announce()
        self._stir()

    async def finished(self) -> Match[Any, Any]:
        """The match, once it is over: whoever may look at the table may then know all of it."""
        if self.stopped and self.table.phase == "over":
            raise Refused("no-replay")
        match = self.playing()
        if match.outcome is None:
            raise Refused("not-over")
        return match

    async def whole(self, session: str) -> bytes:
        """The match with all its secrets: for everybody who may look at its end, for its players if it cannot go on.

        Whoever has it knows everything, so a match that could not go on never does from then on.
        """
        if not self.stopped:
            return (await self.finished()).save()
        if not self._shows_whole(session):
            raise Refused("stopped")
        stored = await self.house.store.table(self.id)
        assert stored is not None and stored.save is not None
        if self.table.phase == "playing":
            self.table.phase = "stopped"
            await self.commit(store.put_table(self.table))
        return stored.save

    def _shows_whole(self, session: str | None) -> bool:
        if self.table.phase == "over":
            return True
        return self.stopped and self.steps_saved > 0 and self.seating.of(session) is not None

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
        await self.commit(*self._step("choice", option, seat, time.time()))
        self.announce()
        self._stir()


def _asked(frame: frames.Choose | frames.Act | frames.Undo) -> tuple[StepKind, Any]:
    """What a frame asks for, as a step."""
    if isinstance(frame, frames.Undo):
        return "undo", None
    return ("choice" if isinstance(frame, frames.Choose) else "act"), frame.value


def _said(line: ChatLine) -> frames.ChatInfo:
    return frames.ChatInfo(line.number, line.name, line.seat, line.text, line.at)
