"""Since when somebody is away from their seat, and who has nudged them."""

import sqlalchemy as sa
from alembic import op

revision = "a5"
down_revision = "a4"


def upgrade() -> None:
    op.add_column("seats", sa.Column("gone", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("nudged", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("nudged_by", sa.String, nullable=False, server_default=""))
