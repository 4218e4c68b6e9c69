"""Who sits where: joining, leaving, coming back, bots in between."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from ...bots import USUAL_LEVEL
from .. import tokens
from ..errors import Refused
from ..store.records import Lot, SeatRecord
from .naming import bot_name


class Seating:
    """The seats of one table. Whoever changes one has it stored."""

    def __init__(self, game: str, seats: list[SeatRecord], invitations: tokens.Invitations) -> None:
        self.game = game
        self.seats = seats
        self._invitations = invitations

    def of(self, session: str | None) -> SeatRecord | None:
        """The seat of a session. A seat belongs to nobody but its human, also while a bot plays there."""
        if session is None:
            return None
        return next((seat for seat in self.seats if seat.kind == "human" and seat.session == session), None)

    def number(self, session: str | None) -> int | None:
        """Where a session sits; None: nowhere."""
        own = self.of(session)
        return None if own is None else own.seat

    def at(self, seat: int | None) -> SeatRecord:
        if seat is None or not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat")
        return self.seats[seat]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def deserted(self) -> bool:
        """Whether all the people have left, so that the bots wait for them."""
        people = [seat for seat in self.seats if seat.kind == "human"]
        return bool(people) and all(seat.away for seat in people)

    # -- invitations -------------------------------------------------------------------------------------------------

    def token(self, seat: SeatRecord, now: float) -> str | None:
        """What lets somebody sit down here, as long as it is valid."""
        if seat.kind != "open" or seat.invite is None or now >= seat.invite_until:
            return None
        return self._token(seat)

    def _token(self, seat: SeatRecord) -> str:
        made_for = seat.seat if seat.ticket is None else seat.ticket
        return self._invitations.token(seat.table_id, made_for, seat.generation)

    def invite(self, seat: SeatRecord, until: float) -> None:
        """Open a seat to whoever brings a new token; older tokens are worthless from now on."""
        seat.kind, seat.session, seat.name, seat.level, seat.away, seat.nonce = "open", None, "", "", False, ""
        seat.generation += 1
        seat.invite = tokens.hashed(self._token(seat))
        seat.invite_until = until

    def invited(self, token: str, now: float) -> SeatRecord:
        """The open seat of a token. Used, expired and invented ones are all the same."""
        mark = tokens.hashed(token)
        for seat in self.seats:
            if seat.invite is not None and hmac.compare_digest(seat.invite, mark):
                if seat.kind == "open" and now < seat.invite_until:
                    return seat
        raise Refused("no-such-invite")

    def used(self, token: str) -> bool:
        """Whether somebody sits here by this token."""
        mark = tokens.hashed(token)
        return any(seat.kind == "human" and hmac.compare_digest(seat.invite or "", mark) for seat in self.seats)

    # -- changing places -----------------------------------------------------------------------------------------------

    def seat_anew(self, order: Sequence[int]) -> list[SeatRecord]:
        """Whoever sits in a seat of `order` moves to the seat of its place there; the seats that have changed."""
        before = [msgspec.structs.replace(self.seats[number]) for number in order]
        moved = [(seat, old) for seat, old in zip(self.seats, before, strict=True) if seat.seat != old.seat]
        for seat, old in moved:
            for name in SeatRecord.__struct_fields__:
                if name not in ("table_id", "seat"):
                    setattr(seat, name, getattr(old, name))
            seat.ticket = old.seat if old.ticket is None else old.ticket
        return [seat for seat, _ in moved]

    def swap(self, one: SeatRecord, other: SeatRecord) -> list[SeatRecord]:
        places = {one.seat: other.seat, other.seat: one.seat}
        return self.seat_anew([places.get(seat.seat, seat.seat) for seat in self.seats])

    def draw_lots(self, lot: Lot, secret: bytes) -> list[SeatRecord]:
        """Everybody's lot follows from their own nonce and the table's secret, so nobody can choose it."""
        drawing = [seat for seat in self.seats if lot == "all" or (lot == "people" and seat.kind == "human")]
        drawn = iter(sorted(drawing, key=lambda seat: blake2b(seat.nonce.encode(), key=secret).digest()))
        return self.seat_anew([(next(drawn) if seat in drawing else seat).seat for seat in self.seats])

    # -- people and bots ---------------------------------------------------------------------------------------------

    def sit(self, seat: SeatRecord, session: str, name: str, now: float, nonce: str = "") -> None:
        """A seat for somebody who is not at the table yet."""
        seat.kind, seat.session, seat.name, seat.level, seat.away = "human", session, name, "", False
        seat.nonce, seat.gone = nonce, now
        seat.nudged, seat.nudged_by = 0.0, ""

    def put_bot(self, seat: SeatRecord, level: str, name: str = "") -> None:
        """A bot under a name it had before, or under one that nobody else here has."""
        called = name or bot_name(
            self.game, level, seat.seat, [other.name for other in self.seats if other is not seat]
        )
        seat.kind, seat.session, seat.name, seat.level, seat.away = "bot", None, called, level, False
        seat.nonce, seat.invite = "", None

    def stand_in(self, seat: SeatRecord) -> None:
        """A bot plays for a human, who keeps the seat."""
        seat.away, seat.level = True, USUAL_LEVEL
        seat.nudged_by = ""

    def give_back(self, seat: SeatRecord) -> None:
        if not seat.away:
            raise Refused("not-away")
        seat.away, seat.level = False, ""
