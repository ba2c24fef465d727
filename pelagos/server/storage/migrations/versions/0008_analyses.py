"""Analyses of finished games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table's analysis goes with it."""
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", name="fk_analyses_table", ondelete="CASCADE"), nullable=False),
        sa.Column("words", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON()),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
    )
