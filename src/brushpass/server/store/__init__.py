"""Everything that matters, in a database: its records, its tables, and the one writer."""

from .reads import LATEST_ACTIONS, LATEST_CHAT, awaiting_bots, rows, seats_of, table_records
from .store import CommitFailed, Store
from .writes import (
    Write,
    add_action,
    add_chat,
    add_step,
    moved,
    put_checkpoint,
    put_seat,
    put_session,
    put_table,
)

__all__ = [
    "LATEST_ACTIONS",
    "LATEST_CHAT",
    "CommitFailed",
    "Store",
    "Write",
    "add_action",
    "add_chat",
    "add_step",
    "awaiting_bots",
    "moved",
    "put_checkpoint",
    "put_seat",
    "put_session",
    "put_table",
    "rows",
    "seats_of",
    "table_records",
]
