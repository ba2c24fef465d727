"""The ratings of a person are found without looking through those of all."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """An index by person."""
    op.create_index("ix_ratings_who", "ratings", ["who"])
