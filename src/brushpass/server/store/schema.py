"""The tables of the database. Times are seconds since 1970; what has a shape of its own is JSON."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("mode", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("time_kind", String, nullable=False),
    Column("time_amount", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("phase", String, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("rematch", String, nullable=True),
    Column("series", String, nullable=True),
    Column("winners", Text, nullable=True),
    Column("guided", Boolean, nullable=False),
    Column("learner", Integer, nullable=False),
    Column("lot", String, nullable=False, server_default="none"),
    Column("campaign", String, nullable=True),
    Column("picked", Text, nullable=False, server_default="[]"),
    Column("tale", Text, nullable=True),
    Column("watched", Integer, nullable=False, server_default="0"),
    Column("absence", Integer, nullable=False, server_default="600"),
    Column("network", String, nullable=False, server_default=""),
    Index("tables_open", "public", "phase", "created"),
    Index("tables_series", "series"),
    Index("tables_campaign", "campaign"),
    Index("tables_moved", "moved"),
    Index("tables_network", "network", "phase"),
)
"""`phase` is open, playing, over, stopped or closed; `waiting` are the seats that decide, as everybody may know.

`series` is the first table of those that follow each other by rematches, `campaign` that of those whose matches mean
something for the next; `picked` is what its sides took into the match, `tale` what is remembered of it. `network` is a
mark of where the table was opened from, which the server's secret alone leads back to nothing.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("session", String, nullable=True, index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("nonce", String, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("invite", String, nullable=True, unique=True),
    Column("invite_until", Float, nullable=False),
    Column("gone", Float, nullable=True),
    Column("nudged", Float, nullable=False, server_default="0"),
    Column("nudged_by", String, nullable=False, server_default=""),
    Column("ticket", Integer, nullable=True),
)
"""`invite` is the hash of the token that lets somebody sit down here; `gone` is since when nobody looks from here."""

steps = Table(
    "steps",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Every answer in the order of arrival: deal, choice, act, undo, each with the outcomes of chance that came of it.

The key refuses a step that was written on top of another one's position.
"""

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("save", LargeBinary, nullable=False),
)
"""The latest save of a match, after so many steps."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

side_chat = Table(
    "side_chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("side", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What is said to one side alone; `side` are its seats, as JSON. Every side counts its lines by itself."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("session", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
)
"""What clients have asked for and what was done: asked for again, it is not done twice."""
