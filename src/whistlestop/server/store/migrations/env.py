"""Run by Alembic: the migrations on the connection that `migrate` hands over, inside its transaction."""

from alembic import context

from whistlestop.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
