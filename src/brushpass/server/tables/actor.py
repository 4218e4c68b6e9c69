"""A table at work: who looks, what people and bots do, what everybody is told.

An answer is checked on the live match, written, committed, and only then announced.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from ...engine import Match
from ...table import LANGUAGES
from .. import store
from ..errors import Refused
from ..store.records import Lot, Step, Stored
from ..viewers.audience import Audience
from ..viewers.questions import Questions
from ..viewers.texts import texts_of
from ..viewers.viewer import Viewer
from ..wire import frames
from . import chat
from .deeds import DEEDS, step
from .history import dealt, outcomes
from .info import table_info
from .kept import Kept
from .presence import Presence
from .teaching import course_of
from .thinking import Thinkers, Whose
from .usher import Usher

if TYPE_CHECKING:
    from ..house import House


class Actor(Kept):
    """One table."""

    def __init__(self, house: House, stored: Stored) -> None:
        super().__init__(house, stored)
        self.questions = Questions()
        self.course = course_of(stored.table)
        self.audience = Audience(self.questions, self.course)
        self.usher = Usher(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._told_soon = False
        self.whose = Whose(stored.table.host)
        self._bots = Thinkers(
            *(house.bots, house.settings.bot_delay, stored.table.secret, self.questions),
            *(self._bot_answered, self.whose, self.course),
        )

    # -- memory ------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self._bots)

    def woken(self) -> None:
        self._stir()

    def interrupt(self) -> None:
        self._bots.stop()

    def let_go(self) -> bool:
        self.audience.rest()
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

    def lets_watch(self, key: str) -> bool:
        """Whether a link with that key still lets somebody watch."""
        return self.house.invitations.opens(key, self.id, "watch", self.table.watched)

    @property
    def _crowded(self) -> bool:
        """Whether as many look on as there is room for."""
        return self.audience.looking_on(self._known) >= self.house.settings.spectators_per_table

    def info(self, session: str | None, language: str, guest: bool = False) -> frames.TableInfo:
        return table_info(
            self.table,
            self.seating,
            self.presence,
            score=self.score,
            played=self.played,
            watching=self.audience.watching(self.seating.of) if self._known(session) else (),
            stopped=self.stopped,
            whole=self._shows_whole(session),
            may_end=self._may_end(session),
            sides=self.sides,
            invitations=self.house.invitations,
            session=session,
            guest=guest,
            language=language,
            now=time.time(),
        )

    @property
    def presence(self) -> Presence:
        return Presence(self.seating.seats, self.clock, self.audience.present, self.house.opened, self.table.absence)

    async def enter(self, viewer: Viewer, hello: frames.Hello) -> None:
        """A viewer comes: show them everything, and the others that they are here."""
        viewer.guest = self.lets_watch(hello.key)
        if not self.visible_to(viewer.session, viewer.guest):
            raise Refused("not-found")
        seat = self.seating.of(viewer.session)
        if seat is not None:
            writes = self.usher.welcome(seat, hello.nonce)
            if writes:
                await self.commit(*writes)
        elif not self._known(viewer.session) and self._crowded:
            raise Refused("too-fast")
        self.audience.viewers.append(viewer)
        if seat is not None:
            self.whose.network = viewer.network
        self._attended()
        self.announce(viewer)
        lines = self.chat.read_by(None if seat is None else seat.seat)
        if lines:
            viewer.send(frames.ChatFrame([chat.told(line) for line in lines]))

    async def exit(self, viewer: Viewer) -> None:
        if viewer not in self.audience.viewers:
            return
        self.audience.viewers.remove(viewer)
        self._attended()
        seat = self.seating.of(viewer.session)
        if seat is not None and not self.presence.here(seat):
            seat.gone = time.time()
            await self.commit(store.put_seat(seat))
        if self._known(viewer.session):
            self.announce(viewer)
        else:
            self._tell_soon()

    def _tell_soon(self) -> None:
        """Those who look on leave in crowds: the others are told once, after all who have left by then."""
        if not self._told_soon:
            self._told_soon = True
            self.house.background(self.do(self._tell_now, wake=False))

    async def _tell_now(self) -> None:
        self._told_soon = False
        self.announce()

    async def speak(self, viewer: Viewer, language: str) -> None:
        viewer.language = language
        self.announce(viewer)

    async def tell_earlier(self, viewer: Viewer, before: int) -> None:
        """A viewer reads on in their log, upwards."""
        self.announce(viewer)
        viewer.tell_earlier(before)

    # -- announcing --------------------------------------------------------------------------------------------------

    def announce(self, to: Viewer | None = None) -> None:
        """Send everybody what has changed for them; `to`: only that viewer may have a new scene."""
        self.audience.turn_out(self.visible_to)
        self.audience.show_table(self.info, self._known)
        if self.match is not None:
            self.audience.show_scenes(self.match, self.seating.names, self.seating.number, to)
        self._set_alarm()

    def _known(self, session: str | None) -> bool:
        """Whether somebody is more here than one of those who look on."""
        return session is not None and (session == self.table.host or self.seating.of(session) is not None)

    def _set_alarm(self) -> None:
        """Tell the viewers when somebody's time runs out."""
        self._cancel_alarm()
        now = time.time()
        at = self.presence.next_alarm(now)
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
        try:
            writes, tell = DEEDS[type(frame)](self, seat, frame, now)
        except Refused as refused:
            if refused.code == "stale":
                viewer.forget()
                self.announce(viewer)
            raise
        await self.commit(*writes, store.add_action(self.id, session, frame.id, now))
        self._remember(session, frame.id)
        tell()

    def _remember(self, session: str, action: str) -> None:
        self.actions[session, action] = None
        if len(self.actions) > store.LATEST_ACTIONS:
            del self.actions[next(iter(self.actions))]

    def go_on(self) -> None:
        """Something has changed: tell everybody, and let the bots think about it."""
        if self.table.phase == "closed":
            self.interrupt()
            self.match = None
        self.announce()
        self._stir()

    # -- seats, over HTTP --------------------------------------------------------------------------------------------

    async def _write(self, writes: Sequence[store.Write]) -> None:
        if writes:
            await self.commit(*writes)
            self.go_on()

    async def leave(self, session: str) -> None:
        """No action id is needed, since leaving twice is leaving once."""
        own = self.seating.of(session)
        if own is None:
            raise Refused("not-seated")
        await self._write(self.usher.leave(own, time.time()))

    async def join(self, session: str, name: str, token: str | None, nonce: str) -> None:
        await self._write(self.usher.join(session, name, token, nonce, time.time()))

    async def arrange(self, session: str, number: int, kind: Literal["bot", "open"], level: str) -> None:
        await self._write(self.usher.arrange(session, number, kind, level, time.time()))

    async def swap(self, session: str, one: int, other: int) -> None:
        await self._write(self.usher.swap(session, one, other))

    async def let_lots_decide(self, session: str, lot: Lot) -> None:
        await self._write(self.usher.let_lots_decide(session, lot))

    async def take(self, session: str, options: Sequence[str]) -> None:
        await self._write(self.usher.take(session, options))

    async def close_for_good(self, session: str) -> None:
        """Nobody finds the table any more."""
        await self._write(self.usher.close(session))

    async def call_links_back(self, session: str) -> None:
        """Whoever came by a link to watch has to go."""
        await self.commit(*self.usher.call_links_back(session))
        for viewer in self.audience.viewers:
            viewer.guest = False
        self.go_on()

    async def forget(self, session: str, nobody: str, called: str) -> None:
        """Somebody asks to be forgotten: from now on it was `nobody` who sat there, called so."""
        await self._write(self.usher.forget(session, nobody, called, time.time()))

    # -- the match ---------------------------------------------------------------------------------------------------

    async def start(self, session: str, nonce: str) -> None:
        """Deal. A seat that sent no nonce of its own gets one now, after the commitment, like every other."""
        self.usher.hosted_by(session)
        if not self.seating.full:
            raise Refused("seats-open")
        if self.usher.pick is not None:
            raise Refused("picks-open")
        own = self.seating.of(session)
        if own is not None and nonce:
            own.nonce = nonce
        for seat in self.seating.seats:
            seat.nonce = seat.nonce or secrets.token_hex(16)
        moved = self.usher.draw_lots()
        self.table.nonces = [seat.nonce for seat in self.seating.seats]
        now = time.time()
        match = dealt(self.table, len(self.seating.seats))
        deal = Step(table_id=self.id, number=0, kind="deal", seat=-1, value=None, chance=outcomes(match, 0), at=now)
        await self.commit(*moved, store.add_step(deal), *self.moved(match, now), store.put_table(self.table))
        self.play(match)
        self.go_on()

    async def cannot_go_on(self) -> bool:
        """Whether the present rules do not lead where the match stands."""
        return self.stopped

    async def finished(self) -> Match[Any, Any]:
        """The match, once it is over: whoever may look at the table may then know all of it."""
        if self.stopped and self.table.phase == "over":
            raise Refused("no-replay")
        match = self.playing()
        if match.outcome is None:
            raise Refused("not-over")
        return match

    async def whole(self, session: str) -> bytes:
        """The match with all its secrets: for everybody who may look at its end, for its players once it was ended."""
        if not self.stopped:
            return (await self.finished()).save()
        if not self._shows_whole(session):
            raise Refused("stopped")
        stored = await self.house.store.table(self.id)
        assert stored is not None and stored.save is not None
        return stored.save

    async def end(self, session: str) -> None:
        """A match that cannot go on never does from now on, since its players may have it, and then know everything."""
        if self.table.phase == "stopped" and self.seating.of(session) is not None:
            return
        if not self._may_end(session):
            raise Refused("illegal-act")
        self.table.phase = "stopped"
        await self._write([store.put_table(self.table)])

    def _shows_whole(self, session: str | None) -> bool:
        if self.table.phase == "over":
            return True
        return self.table.phase == "stopped" and self.seating.of(session) is not None

    def _may_end(self, session: str | None) -> bool:
        going = self.stopped and self.table.phase == "playing"
        return going and self.steps_saved > 0 and self.seating.of(session) is not None

    # -- bots --------------------------------------------------------------------------------------------------------

    def _attended(self) -> None:
        """Bots that somebody waits for come before others."""
        self.whose.look(self.seating, self.audience.present)
        self._bots.attended()

    def _stir(self) -> None:
        self._attended()
        if self.match is not None and not self._speaks_first(self.match):
            self._bots.stir(self.match, self.seating)

    def _speaks_first(self, match: Match[Any, Any]) -> bool:
        """Whether the bot of a match that teaches says something that has not been read yet."""
        names = self.seating.names
        return self.course is not None and self.course.waits(match, names, texts_of(match.game, LANGUAGES[0]))

    def _bot_answered(self, seat: int, option: Any, thought: object) -> None:
        self.house.background(self.do(lambda: self._take_from_bot(seat, option, thought)))

    async def _take_from_bot(self, seat: int, option: Any, thought: object) -> None:
        """Take a bot's answer, unless it was told meanwhile to stop or all the people have left."""
        if not self._bots.finish(seat, thought) or self.seating.deserted:
            return
        await self.commit(*step(self, "choice", seat, option, time.time()))
        self.go_on()
