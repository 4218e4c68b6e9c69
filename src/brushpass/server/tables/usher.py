"""Who takes which seat: joining, leaving, coming back, bots called in; what has to be written for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from ...bots import USUAL_LEVEL
from ...engine import Pick, game
from .. import store
from ..errors import Refused
from ..store.records import Lot, SeatRecord
from ..wire import frames
from ..wire.frames import NUDGE_EVERY
from .campaign import next_pick, picks_for, take

if TYPE_CHECKING:
    from .kept import Kept

DAY = 86_400


class Usher:
    """Changes the seats of one table; whoever asked writes it down and tells the others."""

    def __init__(self, at: Kept) -> None:
        self._at = at

    # -- at the table ------------------------------------------------------------------------------------------------

    def change(self, own: SeatRecord, wish: frames.SeatAction, now: float) -> list[store.Write]:
        """What somebody who sits here asks for."""
        if wish.what == "leave":
            return self.leave(own, now)
        at = self._at
        if wish.what == "nudge":
            return self._nudge(own, at.seating.at(wish.seat), now)
        if at.stopped or at.table.phase != "playing":
            raise Refused("stopped" if at.stopped else "over" if at.table.phase == "over" else "not-started")
        if wish.what == "return":
            at.seating.give_back(own)
            return [store.put_seat(own)]
        return self._call_bot(own, at.seating.at(wish.seat), now)

    def _nudge(self, own: SeatRecord, seat: SeatRecord, now: float) -> list[store.Write]:
        """Let somebody know that the others wait: for an answer, or before the start for them to come."""
        at = self._at
        if seat is own or seat.kind != "human" or seat.away:
            raise Refused("no-such-seat")
        awaited = at.presence.asked(seat) is not None if at.table.phase == "playing" else not at.presence.here(seat)
        if at.stopped or at.table.phase not in ("open", "playing") or not awaited:
            raise Refused("not-awaited")
        if now < seat.nudged + NUDGE_EVERY:
            raise Refused("nudged")
        seat.nudged, seat.nudged_by = now, own.name
        return [store.put_seat(seat)]

    def answered(self, own: SeatRecord) -> list[store.Write]:
        """Whoever answers is not waited for any more."""
        if not own.nudged_by:
            return []
        own.nudged_by = ""
        return [store.put_seat(own)]

    def welcome(self, own: SeatRecord, nonce: str) -> list[store.Write]:
        """Somebody who sits here looks at the table."""
        before = msgspec.structs.replace(own)
        own.gone = None
        if self._at.table.phase == "open":
            own.nonce = own.nonce or nonce
            own.nudged_by = ""
        return [store.put_seat(own)] if own != before else []

    def _call_bot(self, own: SeatRecord, seat: SeatRecord, now: float) -> list[store.Write]:
        """A bot plays for somebody whose time has run out, or who has been away for too long."""
        if seat is own or seat.kind != "human" or own.away:
            raise Refused("no-such-seat")
        if seat.away or not self._at.presence.late(seat, now):
            raise Refused("not-late")
        self._at.seating.stand_in(seat)
        return [store.put_seat(seat)]

    def leave(self, own: SeatRecord, now: float) -> list[store.Write]:
        """Before the start the seat is free again; later a bot plays there until its owner comes back."""
        at = self._at
        if at.table.phase == "playing":
            if not own.away:
                at.seating.stand_in(own)
            return [store.put_seat(own)]
        if at.table.phase in ("over", "stopped"):
            return []
        session = own.session
        at.seating.invite(own, self._until(now))
        if at.table.host == session:
            heir = next((seat.session for seat in at.seating.seats if seat.kind == "human"), None)
            if heir is None:
                at.table.phase = "closed"
            else:
                at.table.host = heir
        return [store.put_seat(own), store.put_table(at.table)]

    # -- going for good ----------------------------------------------------------------------------------------------

    def close(self, session: str) -> list[store.Write]:
        """The host closes the table, unless others play at it."""
        at = self._at
        if at.table.host != session:
            raise Refused("not-host")
        if at.table.phase != "open" and any(seat.session != session for seat in self._people):
            raise Refused("others-play")
        at.table.phase = "closed"
        return [store.put_table(at.table)]

    def call_links_back(self, session: str) -> list[store.Write]:
        """Links to watch that the host has passed on, or anybody else here, open nothing from now on."""
        if self._at.table.host != session:
            raise Refused("not-host")
        self._at.table.watched += 1
        return [store.put_table(self._at.table)]

    def forget(self, session: str, nobody: str, called: str, now: float) -> list[store.Write]:
        """Somebody is forgotten: what they played stays under another name, and a bot plays on for good."""
        at, own, writes = self._at, self._at.seating.of(session), []
        if own is not None:
            writes += at.chat.unsay(own, called)
            if at.table.phase == "open":
                at.seating.invite(own, self._until(now))
            elif at.table.phase == "playing":
                at.seating.put_bot(own, USUAL_LEVEL)
            else:
                own.session, own.name = nobody, called
            writes.append(store.put_seat(own))
        if at.table.host == session:
            at.table.host = next((seat.session for seat in self._people if seat.session), nobody)
        if at.table.phase in ("open", "playing") and not self._people:
            at.table.phase = "closed"
        return [*writes, store.put_table(at.table)]

    @property
    def _people(self) -> list[SeatRecord]:
        return [seat for seat in self._at.seating.seats if seat.kind == "human"]

    # -- before the start --------------------------------------------------------------------------------------------

    def join(self, session: str, name: str, token: str | None, nonce: str, now: float) -> list[store.Write]:
        """Sit down with an invitation; without one, anywhere at a public table."""
        at = self._at
        if at.seating.of(session) is not None:
            return []
        if at.table.phase != "open":
            raise Refused("no-such-invite" if token is not None else "not-found")
        if token is not None:
            seat = at.seating.invited(token, now)
        elif at.table.public and not at.seating.full:
            seat = next(seat for seat in at.seating.seats if seat.kind == "open")
        else:
            raise Refused("not-found")
        if not name:
            raise Refused("name-needed")
        at.seating.sit(seat, session, name, now, nonce)
        return [store.put_seat(seat)]

    def invited(self, session: str, token: str, now: float) -> Literal["free", "yours", "taken"]:
        """How the seat that an invitation is to looks to somebody who has the link."""
        at = self._at
        if at.table.phase == "closed":
            raise Refused("no-such-invite")
        if at.seating.of(session) is not None:
            return "yours"
        if at.seating.used(token):
            return "taken"
        at.seating.invited(token, now)
        return "free"

    def arrange(
        self, session: str, number: int, kind: Literal["bot", "open"], level: str, now: float
    ) -> list[store.Write]:
        """The host puts a bot on a seat, or opens it with a new invitation, before the game begins."""
        self.hosted_by(session)
        seat = self._at.seating.at(number)
        if seat.session == session:
            raise Refused("no-such-seat")
        if kind == "bot":
            self._at.seating.put_bot(seat, level)
        else:
            self._at.seating.invite(seat, self._until(now))
        return [store.put_seat(seat)]

    def swap(self, session: str, one: int, other: int) -> list[store.Write]:
        """Two change places: any two if the host wishes it; anybody may take a free seat instead of their own."""
        seating = self._at.seating
        own, free = seating.at(one), seating.at(other)
        if self._at.table.host != session and not (own.session == session and free.kind == "open"):
            raise Refused("not-host")
        if self._at.table.phase != "open":
            raise Refused("started")
        return _rewritten(seating.swap(own, free))

    def let_lots_decide(self, session: str, lot: Lot) -> list[store.Write]:
        """The host says whether lots are drawn for the seats."""
        self.hosted_by(session)
        self._at.table.lot = lot
        return [store.put_table(self._at.table)]

    @property
    def pick(self) -> Pick | None:
        """What has to be picked before the match can begin."""
        at = self._at
        series = game(at.table.game).series if at.played is not None else None
        return None if series is None else next_pick(series, at.played or (), at.table.picked)[1]

    def take(self, session: str, options: Sequence[str]) -> list[store.Write]:
        """The side that picks now takes this into the match."""
        at, pick = self._at, self.pick
        if at.table.phase != "open":
            raise Refused("started")
        seats = at.seating.seats
        setup = game(at.table.game).agree(len(seats), at.table.mode, at.table.options)
        if pick is None or not picks_for(pick, setup, seats, session, session == at.table.host):
            raise Refused("wrong-seat")
        take(at.table, setup, at.played or (), options)
        return [store.put_table(at.table)]

    def draw_lots(self) -> list[store.Write]:
        """The match begins: whoever draws a lot sits where it says."""
        return _rewritten(self._at.seating.draw_lots(self._at.table.lot, self._at.table.secret))

    def hosted_by(self, session: str) -> None:
        """Refuse what only the host may do, and only before the start."""
        if self._at.table.host != session:
            raise Refused("not-host")
        if self._at.table.phase != "open":
            raise Refused("started")

    def _until(self, now: float) -> float:
        """How long a new invitation is good for."""
        return now + DAY * self._at.house.settings.invite_days


def _rewritten(seats: Sequence[SeatRecord]) -> list[store.Write]:
    """Seats whose people have moved. No two may have the same invitation, not even while they are written."""
    bare = [msgspec.structs.replace(seat, invite=None) for seat in seats]
    return [*map(store.put_seat, bare), *map(store.put_seat, seats)]
