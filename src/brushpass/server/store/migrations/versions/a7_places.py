"""Seats that are drawn by lot, and invitations that move with whom they are for."""

import sqlalchemy as sa
from alembic import op

revision = "a7"
down_revision = "a6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lot", sa.String, nullable=False, server_default="none"))
    op.add_column("seats", sa.Column("ticket", sa.Integer, nullable=True))
