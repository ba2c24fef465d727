"""A line of chat keeps the number that its speaker gave it, so that it is not there twice when it is said again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Older lines have none."""
    op.add_column("chat", sa.Column("said", sa.BigInteger()))
