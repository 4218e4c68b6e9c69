"""The first shape of the database."""

import sqlalchemy as sa
from alembic import op

revision = "a1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("time_kind", sa.String, nullable=False),
        sa.Column("time_amount", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("rematch", sa.String, nullable=True),
    )
    op.create_index("tables_open", "tables", ["public", "phase", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("session", sa.String, nullable=True, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("invite", sa.String, nullable=True, unique=True),
        sa.Column("invite_until", sa.Float, nullable=False),
    )
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("session", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
