"""A game's result, and digests in its history: both can be read and checked without trusting a replay."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that ended before have no result in their row; it is found by a replay as before."""
    op.add_column("tables", sa.Column("result", sa.JSON(), nullable=True))
    op.add_column("entries", sa.Column("digest", sa.String(length=16), nullable=True))
