"""Names that look the same are the same, however they are written (NFKC)."""

from unicodedata import normalize

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Each account is found by its name as it is folded now; where two have become the same, the later one keeps the old way."""
    people = sa.table("people", sa.column("id"), sa.column("key"), sa.column("created"))
    connection = op.get_bind()
    rows = connection.execute(
        sa.select(people.c.id, people.c.key).where(people.c.key.is_not(None)).order_by(people.c.created)
    ).all()
    taken = {row.key for row in rows}
    for row in rows:
        key = normalize("NFKC", normalize("NFKC", row.key).casefold())
        if key not in taken:
            taken.add(key)
            connection.execute(people.update().where(people.c.id == row.id).values(key=key))
