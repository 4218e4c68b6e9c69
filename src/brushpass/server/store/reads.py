"""What is read: records as they were written, whole tables, and which of them wait for a bot."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, text

from .records import ChatLine, SeatRecord, Step, Stored, TableRecord
from .writes import SHAPED

LATEST_ACTIONS = 200
"""So many action ids of a table are kept at hand; older ones are refused by their key."""
LATEST_CHAT = 100


def rows(connection: Connection, query: str, **values: Any) -> list[RowMapping]:
    return list(connection.execute(text(query), values).mappings())


def _table(row: RowMapping) -> TableRecord:
    plain = dict(row) | {name: msgspec.json.decode(row[name] or "null") for name in SHAPED}
    return msgspec.convert(plain, TableRecord, strict=False)


def _seat(row: RowMapping) -> SeatRecord:
    return msgspec.convert(dict(row), SeatRecord, strict=False)


def seats_of(connection: Connection, table_id: str) -> list[SeatRecord]:
    return [
        _seat(row) for row in rows(connection, "SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=table_id)
    ]


def table_records(connection: Connection, query: str, **values: Any) -> list[TableRecord]:
    return [_table(row) for row in rows(connection, query, **values)]


def awaiting_bots(connection: Connection) -> list[str]:
    """The tables where a bot is asked something."""
    query = (
        "SELECT tables.id AS id, tables.waiting AS waiting, seats.seat AS seat FROM tables "
        "JOIN seats ON seats.table_id = tables.id "
        "WHERE tables.phase = 'playing' AND (seats.kind = 'bot' OR seats.away) ORDER BY tables.moved DESC"
    )
    asked = [row["id"] for row in rows(connection, query) if row["seat"] in msgspec.json.decode(row["waiting"])]
    return list(dict.fromkeys(asked))


def stored_table(connection: Connection, table_id: str) -> Stored | None:
    found = table_records(connection, "SELECT * FROM tables WHERE id = :id", id=table_id)
    if not found:
        return None
    saved = rows(connection, "SELECT steps, save FROM checkpoints WHERE table_id = :id", id=table_id)
    first = saved[0]["steps"] if saved else 0
    steps = rows(
        connection,
        "SELECT * FROM steps WHERE table_id = :id AND number >= :first ORDER BY number",
        id=table_id,
        first=first,
    )
    actions = rows(
        connection,
        f"SELECT session, id FROM actions WHERE table_id = :id ORDER BY at DESC LIMIT {LATEST_ACTIONS}",
        id=table_id,
    )
    return Stored(
        table=found[0],
        seats=seats_of(connection, table_id),
        steps=[_step(row) for row in steps],
        save=bytes(saved[0]["save"]) if saved else None,
        steps_saved=first,
        chat=_chat(connection, table_id),
        actions=[(row["session"], row["id"]) for row in reversed(actions)],
    )


def _chat(connection: Connection, table_id: str) -> list[ChatLine]:
    """The latest lines to everybody, and those of every side."""
    query = f"SELECT * FROM chat WHERE table_id = :id ORDER BY number DESC LIMIT {LATEST_CHAT}"
    lines = [msgspec.convert(dict(row), ChatLine) for row in reversed(rows(connection, query, id=table_id))]
    query = f"SELECT * FROM side_chat WHERE table_id = :id AND side = :side ORDER BY number DESC LIMIT {LATEST_CHAT}"
    for told in rows(connection, "SELECT DISTINCT side FROM side_chat WHERE table_id = :id", id=table_id):
        side = msgspec.json.decode(told["side"])
        found = rows(connection, query, id=table_id, side=told["side"])
        lines += [msgspec.convert(dict(row) | {"side": side}, ChatLine) for row in reversed(found)]
    return lines


def _step(row: RowMapping) -> Step:
    plain = dict(row) | {name: msgspec.json.decode(row[name]) for name in ("value", "chance")}
    return msgspec.convert(plain, Step)
