"""The score between people who play on with each other: wins over all the tables that rematches lead through."""

from __future__ import annotations

from collections import Counter

import msgspec
from sqlalchemy import Connection, RowMapping

from .. import store
from ..store.records import TableRecord
from ..wire.frames import ScoreInfo

SERIES = (
    "SELECT tables.id, tables.winners, seats.seat, seats.kind, seats.session, seats.name FROM tables "
    "JOIN seats ON seats.table_id = tables.id WHERE (tables.series = :series OR tables.id = :series) "
    "AND tables.phase = 'over' AND tables.winners IS NOT NULL AND tables.created <= :created"
)
"""Every seat of the tables up to this one that are still there."""


def score_of(connection: Connection, table: TableRecord) -> ScoreInfo:
    """How often everybody at a table that is over has won so far, and how long this match took."""
    seats = store.rows(connection, SERIES, series=table.series or table.id, created=table.created)
    winners = {seat["id"]: msgspec.json.decode(seat["winners"]) for seat in seats}
    won = Counter(_who(seat) for seat in seats if seat["seat"] in winners[seat["id"]])
    here = sorted((seat for seat in seats if seat["id"] == table.id), key=lambda seat: seat["seat"])
    dealt = store.rows(connection, "SELECT at FROM steps WHERE table_id = :id AND number = 0", id=table.id)
    return ScoreInfo(
        games=len(winners),
        wins=[won[_who(seat)] for seat in here],
        nobody=sum(not who for who in winners.values()),
        seconds=table.moved - dealt[0]["at"] if dealt else 0.0,
    )


def _who(seat: RowMapping) -> tuple[str, str]:
    """Somebody on whatever seat: a person by their session, whatever they call themselves; a bot by its name."""
    return seat["kind"], seat["session"] if seat["kind"] == "human" else seat["name"]
