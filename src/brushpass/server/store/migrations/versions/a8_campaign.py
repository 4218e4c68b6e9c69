"""Series in which a match means something for the next: which tables they are, what was picked, what is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "a8"
down_revision = "a7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String, nullable=True))
    op.add_column("tables", sa.Column("picked", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("tale", sa.Text, nullable=True))
    op.create_index("tables_campaign", "tables", ["campaign"])
