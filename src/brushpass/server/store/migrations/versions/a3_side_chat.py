"""What is said to one side alone."""

import sqlalchemy as sa
from alembic import op

revision = "a3"
down_revision = "a2"


def upgrade() -> None:
    op.create_table(
        "side_chat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
