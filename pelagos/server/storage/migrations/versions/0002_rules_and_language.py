"""A table keeps the version of the rules that it is played by, and the language that it is announced in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward. Of older tables nobody noted the rules; they replay by those of today, as they did."""
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("rules", sa.String(length=80), nullable=True))
        batch_op.add_column(sa.Column("language", sa.String(length=8), nullable=False, server_default="en"))
