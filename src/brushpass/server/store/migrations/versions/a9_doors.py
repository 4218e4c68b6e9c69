"""Links to watch that can be called back, how long somebody may be away, whose network opened a table, old sessions."""

import time

import sqlalchemy as sa
from alembic import op

revision = "a9"
down_revision = "a8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watched", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=False, server_default="600"))
    op.add_column("tables", sa.Column("network", sa.String, nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text(f"UPDATE sessions SET seen = {time.time()}"))
    op.create_index("tables_moved", "tables", ["moved"])
    op.create_index("tables_network", "tables", ["network", "phase"])
