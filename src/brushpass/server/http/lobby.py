"""Tables before and beside play: opening one, finding one, playing again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from ...engine import BadSetup, Setup, UnknownGame, game
from ...table.guide import Guide, guide_of
from .. import store
from ..errors import Refused
from ..house import House
from ..settings import Settings
from ..store.records import SeatRecord, TableRecord
from ..tables.actor import Actor
from ..tables.bots import level_named
from ..tables.seats import Seating
from ..tokens import fresh_id, hashed
from ..viewers.texts import automaton_name, player_name, titles
from ..wire.bodies import NewTable, TableRow
from ..wire.frames import TimeLimit

MOST_LISTED = 50
MOST_LOOKED_AT = 4 * MOST_LISTED
"""Some of them turn out to be without their host."""
HOST_LEFT = 120.0
"""So many seconds after its host has gone an open table is not offered any more."""


def agreed(wish: NewTable) -> Setup:
    """The set-up that was asked for, checked by the game."""
    return _agreed(wish.game, len(wish.seats), wish.mode, wish.options)


def _agreed(game_id: str, seats: int, mode: str | None, options: dict[str, Any]) -> Setup:
    try:
        return game(game_id).agree(seats, mode, options)
    except (UnknownGame, BadSetup):
        raise Refused("bad-set-up") from None


async def create(house: House, session: str, name: str, wish: NewTable, key: str, network: str) -> str:
    """Open a table; `key` is what the request calls itself: asked again, it is the same table.

    `network` is a mark of where the request comes from.
    """
    setup = agreed(wish)
    table_id = house.sessions.made_by(session, key) if key else fresh_id()
    if key and await house.store.table(table_id) is not None:
        return table_id
    mine = [seat for seat in wish.seats if seat.kind == "me"]
    if len(mine) > 1 or (wish.time.kind != "none" and wish.time.amount < 1):
        raise Refused("bad-set-up")
    if mine and not name:
        raise Refused("name-needed")
    await house.store.read(lambda connection: _room_for(connection, house.settings, session, network))
    # Nobody waits for whoever is alone.
    table = _record(setup, session, wish.public, wish.time if setup.seats > 1 else TimeLimit())
    table.id, table.network = table_id, network
    table.lot = wish.lot
    if wish.campaign:
        _open_campaign(table, setup)
    seats = [SeatRecord(table_id=table.id, seat=seat) for seat in range(setup.seats)]
    seating = Seating(table.game, seats, house.invitations)
    for seat, wanted in zip(seats, wish.seats, strict=True):
        level = level_named(wanted.level)
        if wanted.kind == "me":
            seating.sit(seat, session, name, table.created, wish.nonce)
        elif wanted.kind == "open":
            seating.invite(seat, table.created + 86_400 * house.settings.invite_days)
        elif level is None:
            raise Refused("bad-set-up")
        else:
            seating.put_bot(seat, level)
    try:
        await _store(house, store.add_table(table), *map(store.put_seat, seats))
    except Refused:
        if await house.store.table(table_id) is None:
            raise
    return table_id


def _record(
    setup: Setup, host: str, public: bool, limit: TimeLimit, series: str | None = None, guide: Guide[Any] | None = None
) -> TableRecord:
    now = time.time()
    return TableRecord(
        id=fresh_id(),
        game=setup.game.id,
        rules=setup.game.version,
        mode=setup.mode,
        options=setup.options,
        host=host,
        public=public,
        time_kind=limit.kind,
        time_amount=limit.amount,
        absence=limit.absence,
        secret=secrets.token_bytes(32),
        nonces=[],
        created=now,
        moved=now,
        series=series,
        guided=guide is not None,
        learner=0 if guide is None else guide.learner,
    )


def _open_campaign(table: TableRecord, setup: Setup) -> None:
    """The first match of a series: nothing is picked for it."""
    series = setup.game.series
    if series is None or setup.mode not in series.modes or _plain(setup) != setup.options:
        raise Refused("bad-set-up")
    table.campaign = table.id


def _plain(setup: Setup) -> dict[str, Any]:
    """What was agreed, without what sides may pick in a series."""
    series = setup.game.series
    picked = () if series is None else series.options
    return setup.options | {name: setup.game.options[name][0] for name in picked}


async def _store(house: House, *writes: store.Write) -> None:
    try:
        await house.store.commit(writes)
    except store.CommitFailed:
        raise Refused("not-saved") from None


def taught(game_id: str, learner: int) -> tuple[Setup, Guide[Any]]:
    """How a game is taught to whoever sits there, if it is."""
    try:
        rules = game(game_id)
    except UnknownGame:
        raise Refused("bad-set-up") from None
    guide = guide_of(rules, learner)
    if guide is None:
        raise Refused("bad-set-up")
    return rules.agree(guide.seats, guide.mode), guide


async def teach(house: House, session: str, name: str, setup: Setup, guide: Guide[Any], network: str) -> str:
    """A table that teaches a game: the one that somebody has not finished yet, else a new one, dealt at once."""
    for begun in await house.store.read(lambda connection: _being_taught(connection, session, setup.game.id, guide)):
        actor = await house.table(begun)
        if not await actor.do(actor.cannot_go_on):
            return begun
    await house.store.read(lambda connection: _room_for(connection, house.settings, session, network))
    table = _record(setup, session, False, TimeLimit(), guide=guide)
    table.network = network
    seats = [SeatRecord(table_id=table.id, seat=seat) for seat in range(setup.seats)]
    seating = Seating(setup.game.id, seats, house.invitations)
    for seat in seats:
        if seat.seat == guide.learner:
            seating.sit(seat, session, name, table.created)
        else:
            seating.put_bot(seat, guide.level)
    await _store(house, store.put_table(table), *map(store.put_seat, seats))
    await begin_alone(house, table.id, session, "")
    return table.id


def _being_taught(connection: Connection, session: str, game_id: str, guide: Guide[Any]) -> list[str]:
    query = (
        "SELECT id FROM tables WHERE guided AND learner = :learner AND host = :session AND game = :game "
        "AND phase = 'playing' ORDER BY moved DESC LIMIT 1"
    )
    found = store.rows(connection, query, session=session, game=game_id, learner=guide.learner)
    return [row["id"] for row in found]


async def rematch(house: House, actor: Actor, session: str, swap: bool = False) -> str:
    """The same table once more, for the same people; whoever asks second comes to the table of the first.

    `swap`: everybody moves on, so that the sides change places; a series in which a match means something for the next
    begins anew with that.
    """
    own = actor.seating.of(session)
    if own is None:
        raise Refused("not-seated")
    old = actor.table
    if old.phase != "over":
        raise Refused("not-over")
    if old.rematch is None:
        setup = _agreed(old.game, len(actor.seating.seats), old.mode, old.options)
        new = _record(
            setup,
            session,
            old.public,
            TimeLimit(old.time_kind, old.time_amount, old.absence),
            None if old.guided else old.series or old.id,
        )
        new.network = old.network
        if old.campaign is not None:
            new.campaign, new.options = new.id if swap else old.campaign, _plain(setup)
        seats = [SeatRecord(table_id=new.id, seat=seat.seat) for seat in actor.seating.seats]
        seating = Seating(new.game, seats, house.invitations)
        shift = places_to_move(setup.game.sides(setup), setup.seats) if swap else 0
        for before in actor.seating.seats:
            seat = seats[(before.seat + shift) % setup.seats]
            if before.kind == "human" and before.session is not None:
                seating.sit(seat, before.session, before.name, new.created)
            else:
                seating.put_bot(seat, before.level, before.name)
        again = msgspec.structs.replace(old, rematch=new.id)
        await _store(house, store.put_table(again), store.put_table(new), *map(store.put_seat, seats))
        actor.table = again
        actor.announce()
        return new.id
    return old.rematch


async def forget(house: House, session: str, language: str) -> None:
    """Forget somebody, table by table; asked again after a failure, it goes on where it was."""
    query = "SELECT id FROM tables WHERE host = :session UNION SELECT table_id FROM seats WHERE session = :session"
    nobody = fresh_id()
    for row in await house.store.read(lambda connection: store.rows(connection, query, session=session)):
        actor = await house.table(row["id"])
        called = player_name(actor.table.game, actor.seating.number(session) or 0, language)
        await actor.do(partial(actor.forget, session, nobody, called))
    await _store(house, *store.forget_session(session))


def places_to_move(sides: Sequence[Sequence[int]], seats: int) -> int:
    """By how many seats everybody moves on: the fewest that put every side in another one's place; else by one."""
    for shift in range(1, seats):
        moved = {frozenset(side): frozenset((seat + shift) % seats for seat in side) for side in sides}
        if set(moved) == set(moved.values()) and all(side != other for side, other in moved.items()):
            return shift
    return 1


async def begin_alone(house: House, table_id: str, session: str, nonce: str) -> None:
    """Deal at once at a table where nobody has to be waited for: all the others are bots."""
    actor = await house.table(table_id)

    async def begin() -> None:  # as one job of the table, lest two who ask at once both find it open
        people = [seat for seat in actor.seating.seats if seat.kind != "bot"]
        if actor.table.phase == "open" and [seat.session for seat in people] == [session] and not actor.usher.pick:
            await actor.start(session, nonce)

    await actor.do(begin)


# -- lists ------------------------------------------------------------------------------------------------------------


def _room_for(connection: Connection, settings: Settings, session: str, network: str) -> None:
    """Refuse another table to whoever has too many, by themselves, with their network or with everybody."""
    for limit, where in (
        (settings.tables_per_person, "host = :session AND"),
        (settings.tables_per_address, "network = :network AND"),
        (settings.tables, ""),
    ):
        query = f"SELECT count(*) AS n FROM tables WHERE {where} phase IN ('open', 'playing')"
        if store.rows(connection, query, session=session, network=network)[0]["n"] >= limit:
            raise Refused("too-many-tables")


def finished_by(connection: Connection, session: str) -> int:
    """How many games somebody has played to the end."""
    query = (
        "SELECT count(*) AS n FROM tables JOIN seats ON seats.table_id = tables.id "
        "WHERE tables.phase = 'over' AND seats.session = :session AND seats.kind = 'human'"
    )
    return int(store.rows(connection, query, session=session)[0]["n"])


async def open_tables(house: House, language: str) -> list[TableRow]:
    """Public tables with a free seat first, then those that may be watched.

    The newest of every network come first, then the second of each: whoever opens many pushes nobody out.
    """
    now = time.time()
    query = (
        "SELECT *, row_number() OVER (PARTITION BY phase, network ORDER BY created DESC) AS turn "
        "FROM tables WHERE public AND (phase = 'playing' OR phase = 'open' AND NOT EXISTS "
        "(SELECT 1 FROM seats WHERE table_id = tables.id AND session = tables.host AND gone < :left)) "
        f"ORDER BY CASE phase WHEN 'open' THEN 0 ELSE 1 END, turn, created DESC LIMIT {MOST_LOOKED_AT}"
    )
    found = await house.store.read(lambda connection: _tables(connection, query, left=now - HOST_LEFT))
    offered = [one for one in found if one[0].phase == "playing" or _hosted(house, *one, now)]
    return [_row(table, seats, None, language) for table, seats in offered[:MOST_LISTED]]


def _hosted(house: House, table: TableRecord, seats: Sequence[SeatRecord], now: float) -> bool:
    """Whether an open table's host is there, or was a moment ago."""
    actor = house.actors.get(table.id)
    if actor is not None and table.host in actor.audience.present:
        return True
    gone = next((seat.gone for seat in seats if seat.session == table.host), None)
    return now - (max(table.created, house.opened) if gone is None else gone) < HOST_LEFT


async def my_tables(house: House, session: str, language: str) -> list[TableRow]:
    """The tables somebody sits at or has opened: those that go on first, of these the ones that moved last."""
    query = (
        "SELECT * FROM tables WHERE phase != 'closed' AND NOT guided AND (host = :session OR id IN "
        "(SELECT table_id FROM seats WHERE session = :session AND kind = 'human')) "
        f"ORDER BY phase IN ('over', 'stopped'), moved DESC LIMIT {MOST_LISTED}"
    )
    found = await house.store.read(lambda connection: _tables(connection, query, session=session))
    return [_row(table, seats, session, language) for table, seats in found]


def _tables(connection: Connection, query: str, **values: Any) -> list[tuple[TableRecord, list[SeatRecord]]]:
    """The tables of a query, each with its seats."""
    return [(table, store.seats_of(connection, table.id)) for table in store.table_records(connection, query, **values)]


def _row(table: TableRecord, seats: Sequence[SeatRecord], session: str | None, language: str) -> TableRow:
    """A table in a list, as somebody sees it."""
    own = next((seat for seat in seats if session is not None and seat.session == session), None)
    title, mode_name = titles(table.game, table.mode, language)
    automaton = automaton_name(table.game, table.mode, language)
    return TableRow(
        id=table.id,
        game=table.game,
        title=title,
        mode=table.mode,
        mode_name=mode_name,
        names=[seat.name for seat in seats],
        automaton=automaton,
        you=None if own is None else own.seat,
        yours=table.phase == "playing" and own is not None and own.seat in table.waiting and not own.away,
        started=table.phase != "open",
        over=table.phase in ("over", "stopped"),
        open=sum(seat.kind == "open" for seat in seats),
        time=TimeLimit(table.time_kind, table.time_amount, table.absence),
        moved=table.moved,
        winners=None if table.winners is None else _winners(table.winners, seats, automaton),
        won=own is not None and own.seat in (table.winners or ()),
        nudged_by="" if own is None else own.nudged_by,
    )


def _winners(winners: Sequence[int], seats: Sequence[SeatRecord], automaton: str) -> list[str]:
    """Who has won, by name: where no seat has, whoever plays without one."""
    return [seats[winner].name for winner in winners] or ([automaton] if automaton else [])


async def invited_to(house: House, token: str) -> Actor:
    """The table of an invitation."""
    query = "SELECT table_id FROM seats WHERE invite = :invite"
    found = await house.store.read(lambda connection: store.rows(connection, query, invite=hashed(token)))
    if not found:
        raise Refused("no-such-invite")
    return await house.table(found[0]["table_id"])
