"""Tables that teach a game."""

import sqlalchemy as sa
from alembic import op

revision = "a4"
down_revision = "a3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
