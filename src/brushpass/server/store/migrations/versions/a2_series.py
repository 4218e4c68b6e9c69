"""Tables that follow each other by rematches, and who won at them."""

import sqlalchemy as sa
from alembic import op

revision = "a2"
down_revision = "a1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String, nullable=True))
    op.add_column("tables", sa.Column("winners", sa.Text, nullable=True))
    op.create_index("tables_series", "tables", ["series"])
