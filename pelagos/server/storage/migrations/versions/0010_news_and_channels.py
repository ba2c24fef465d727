"""What people are told when they are not there, and by which ways."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has a way yet, so nothing is to be told."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=120), nullable=False),
        sa.Column("token", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("token", name=op.f("uq_channels_token")),
    )
    op.create_index(op.f("ix_channels_person"), "channels", ["person"])
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_news_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_news_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
        sa.UniqueConstraint("table", "person", "kind", name=op.f("uq_news_table")),
    )
    op.create_index(op.f("ix_news_due"), "news", ["due"])
    op.create_index(op.f("ix_news_person"), "news", ["person"])
    op.create_table(
        "letters",
        sa.Column("news", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_until", sa.Float(), nullable=True),
        sa.Column("handed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["news"], ["news.id"], name=op.f("fk_letters_news"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name=op.f("fk_letters_channel"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("news", "channel", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_due"), "letters", ["due"])
    op.create_index(op.f("ix_letters_channel"), "letters", ["channel"])
