"""How Alembic reaches the database: over the connection it is given."""

from alembic import context

from brushpass.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
