"""Everything that matters, in a database: its records, its tables, and the one writer."""

from .old import Since, delete_names, delete_table, old_tables
from .reads import LATEST_ACTIONS, LATEST_CHAT, awaiting_bots, rows, seats_of, table_records
from .store import CommitFailed, Store
from .writes import (
    UNSAID,
    Write,
    add_action,
    add_chat,
    add_step,
    add_table,
    forget_session,
    moved,
    put_checkpoint,
    put_seat,
    put_session,
    put_table,
    unsay,
)

__all__ = [
    "LATEST_ACTIONS",
    "LATEST_CHAT",
    "UNSAID",
    "CommitFailed",
    "Since",
    "Store",
    "Write",
    "add_action",
    "add_chat",
    "add_step",
    "add_table",
    "awaiting_bots",
    "delete_names",
    "delete_table",
    "forget_session",
    "moved",
    "old_tables",
    "put_checkpoint",
    "put_seat",
    "put_session",
    "put_table",
    "rows",
    "seats_of",
    "table_records",
    "unsay",
]
