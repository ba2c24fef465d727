"""The rating that somebody has surely is kept, so that the best are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """It follows from what is there."""
    op.add_column("ratings", sa.Column("sure", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET sure = mu - 3 * sigma")
    op.create_index("ix_ratings_sure", "ratings", ["game", "sure"])
