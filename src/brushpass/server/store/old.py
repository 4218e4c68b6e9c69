"""What nobody has touched for so long that it goes: tables, and the names of people who have none."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, text

from .reads import rows
from .writes import Write

PARTS = ("actions", "chat", "side_chat", "checkpoints", "steps", "seats")
DELETE = (
    *(text(f"DELETE FROM {part} WHERE table_id = :id") for part in PARTS),
    text("DELETE FROM tables WHERE id = :id"),
)
DELETE_NAMES = text(
    "DELETE FROM sessions WHERE seen < :before AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.session = sessions.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = sessions.id)"
)


class Since(msgspec.Struct, frozen=True):
    """Tables that were last touched before these times go, by what they are."""

    empty: float
    """Nobody sits there but bots."""
    open: float
    playing: float
    over: float
    people: float


def _untouched(since: str) -> str:
    return (
        f"tables.moved < :{since} AND NOT EXISTS "
        f"(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.gone >= :{since})"
    )


OLD = (
    "SELECT tables.id FROM tables WHERE tables.phase = 'closed' "
    f"OR tables.phase = 'open' AND {_untouched('open')} "
    f"OR tables.phase = 'playing' AND {_untouched('playing')} "
    f"OR tables.phase IN ('over', 'stopped') AND {_untouched('over')} AND NOT EXISTS "
    "(SELECT 1 FROM tables AS later WHERE later.moved >= :over AND "
    "(later.series = coalesce(tables.series, tables.id) OR later.campaign = coalesce(tables.campaign, tables.id))) "
    f"OR {_untouched('empty')} AND NOT EXISTS "
    "(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'human')"
)
"""A match that is over stays as long as one that followed it: it counts in their score, and in their campaign."""


def old_tables(connection: Connection, since: Since) -> list[str]:
    """The tables that go."""
    times = msgspec.structs.asdict(since)
    times.pop("people")
    return [row["id"] for row in rows(connection, OLD, **times)]


def delete_table(table: str) -> list[Write]:
    return [(statement, {"id": table}) for statement in DELETE]


def delete_names(since: Since) -> Write:
    """Of people who have no table and have not been seen for long."""
    return DELETE_NAMES, {"before": since.people}
