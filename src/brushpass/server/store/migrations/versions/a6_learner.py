"""Which seat a table teaches."""

import sqlalchemy as sa
from alembic import op

revision = "a6"
down_revision = "a5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("learner", sa.Integer, nullable=False, server_default="0"))
