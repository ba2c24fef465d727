"""Seats that are kept for somebody, tables that begin by themselves, and what became of ratings game by game."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Older ratings have no past."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("invited", sa.String(22)))
        seats.create_foreign_key("fk_seats_invited", "people", ["invited"], ["id"], ondelete="SET NULL")
        seats.create_index("ix_seats_invited", ["invited"])
    op.add_column("tables", sa.Column("auto", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "rating_changes",
        sa.Column(
            "who", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE", name="fk_rating_changes_who"), nullable=False
        ),
        sa.Column(
            "table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_rating_changes_table"), nullable=False
        ),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", "table", name="pk_rating_changes"),
    )
