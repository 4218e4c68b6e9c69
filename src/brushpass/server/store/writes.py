"""What is written: a statement with its values for every kind of record."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Table, TextClause, text

from . import schema
from .records import ChatLine, SeatRecord, Step, TableRecord

Write = tuple[TextClause, dict[str, Any]]
"""A statement and its values."""


def _insert(table: Table, otherwise: str = "") -> TextClause:
    names = [column.name for column in table.columns]
    values = ", ".join(f":{name}" for name in names)
    return text(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values}){otherwise}")


def _put(table: Table) -> TextClause:
    """Insert, or replace what has the same key."""
    keys = ", ".join(column.name for column in table.primary_key)
    rest = [column.name for column in table.columns if not column.primary_key]
    changes = ", ".join(f"{name} = excluded.{name}" for name in rest)
    return _insert(table, f" ON CONFLICT ({keys}) DO UPDATE SET {changes}")


PUT_SESSION = _put(schema.sessions)
PUT_TABLE = _put(schema.tables)
ADD_TABLE = _insert(schema.tables)
PUT_SEAT = _put(schema.seats)
PUT_CHECKPOINT = _put(schema.checkpoints)
ADD_STEP = _insert(schema.steps)
ADD_CHAT = _insert(schema.chat)
ADD_SIDE_CHAT = _insert(schema.side_chat)
ADD_ACTION = _insert(schema.actions)
MOVED = text(
    "UPDATE tables SET moved = :moved, phase = :phase, waiting = :waiting, winners = :winners, tale = :tale "
    "WHERE id = :id"
)
UNSAID = "…"
UNSAY = tuple(
    text(f"UPDATE {kept} SET text = :text, name = :called WHERE table_id = :table_id AND seat = :seat AND name = :name")
    for kept in ("chat", "side_chat")
)
FORGET_SESSION = (
    text("DELETE FROM actions WHERE session = :session"),
    text("DELETE FROM sessions WHERE id = :session"),
)
SHAPED = ("options", "nonces", "waiting", "winners", "picked", "tale")
"""What is JSON in a table's row."""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _json_or_null(value: Any) -> str | None:
    return None if value is None else _json(value)


def _row(record: TableRecord) -> dict[str, Any]:
    plain = msgspec.structs.asdict(record)
    return plain | {name: _json_or_null(plain[name]) for name in SHAPED}


def put_table(record: TableRecord) -> Write:
    return PUT_TABLE, _row(record)


def add_table(record: TableRecord) -> Write:
    """A new table; it fails if there is one of that id."""
    return ADD_TABLE, _row(record)


def moved(record: TableRecord) -> Write:
    return MOVED, {
        "id": record.id,
        "moved": record.moved,
        "phase": record.phase,
        "waiting": _json(record.waiting),
        "winners": _json_or_null(record.winners),
        "tale": _json_or_null(record.tale),
    }


def put_seat(record: SeatRecord) -> Write:
    return PUT_SEAT, msgspec.structs.asdict(record)


def add_step(step: Step) -> Write:
    return ADD_STEP, msgspec.structs.asdict(step) | {"value": _json(step.value), "chance": _json(step.chance)}


def add_chat(line: ChatLine) -> Write:
    plain = msgspec.structs.asdict(line)
    side = plain.pop("side")
    return (ADD_SIDE_CHAT, plain | {"side": _json(side)}) if side else (ADD_CHAT, plain)


def add_action(table: str, session: str, action: str, at: float) -> Write:
    return ADD_ACTION, {"table_id": table, "session": session, "id": action, "at": at}


def put_checkpoint(table: str, steps: int, save: bytes) -> Write:
    return PUT_CHECKPOINT, {"table_id": table, "steps": steps, "save": save}


def put_session(session: str, name: str, language: str, seen: float) -> Write:
    return PUT_SESSION, {"id": session, "name": name, "language": language, "seen": seen}


def unsay(table: str, seat: int, name: str, called: str) -> list[Write]:
    """What somebody has said is not to be read any more; that they said something stays, under another name."""
    values = {"table_id": table, "seat": seat, "name": name, "called": called, "text": UNSAID}
    return [(statement, values) for statement in UNSAY]


def forget_session(session: str) -> list[Write]:
    return [(statement, {"session": session}) for statement in FORGET_SESSION]
