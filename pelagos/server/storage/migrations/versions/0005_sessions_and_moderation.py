"""Sessions are rows, people can be muted and banned, and what the operators did is kept."""

import hashlib
import hmac
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

YEAR_SECONDS = 365 * 86400.0


def upgrade() -> None:
    """Cookies and tokens of before stay what they are: the secrets of sessions."""
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("label", sa.String(length=120), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    rows = _cookies() + _tokens()
    if rows:
        op.bulk_insert(sessions, rows)
    op.drop_table("tokens")
    op.execute("DELETE FROM keys WHERE name = 'cookie'")
    op.drop_column("people", "epoch")  # not in a batch: SQLite would drop the people, and with them who sits where
    op.add_column("people", sa.Column("muted_until", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("banned_until", sa.Float(), nullable=True))
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("operator", sa.String(length=80), nullable=False),
        sa.Column("deed", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )


def _row(secret_hash: str, person: str, kind: str) -> dict[str, object]:
    now = time.time()
    row = {"hash": secret_hash, "person": person, "kind": kind, "label": "", "created": now, "seen": now}
    return row | {"expires": now + YEAR_SECONDS}


def _cookies() -> list[dict[str, object]]:
    """The signed cookie of each person."""
    connection = op.get_bind()
    key = connection.execute(sa.text("SELECT value FROM keys WHERE name = 'cookie'")).scalar()
    if key is None:
        return []
    rows = []
    for person, epoch in connection.execute(sa.text("SELECT id, epoch FROM people")):
        text = f"{person}.{epoch}"
        cookie = f"{text}.{hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()}"
        rows.append(_row(hashlib.sha256(cookie.encode()).hexdigest(), person, "browser"))
    return rows


def _tokens() -> list[dict[str, object]]:
    return [_row(token, person, "program") for token, person in op.get_bind().execute(sa.text("SELECT hash, person FROM tokens"))]
