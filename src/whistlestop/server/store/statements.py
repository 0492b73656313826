"""Inserts that do not fail on a row that is already there, in the words of both engines.

A failed statement would spoil the whole transaction on PostgreSQL; these tell by their row count instead.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from whistlestop.server.store.errors import Gone

ByDialect = Mapping[str, Insert]  # statements are built once: `statement[conn.dialect.name]`


@contextmanager
def belonging_to(table_id: str) -> Iterator[None]:
    """Raise Gone where a row cannot be written since its table is no longer there."""
    try:
        yield
    except IntegrityError as error:  # of the constraints that such rows have, only the foreign key is not foreseen
        raise Gone(table_id) from error


def insert_if_new(table: Table) -> ByDialect:
    """An insert that leaves rows alone that clash with it; its `rowcount` tells how many did not."""
    return {
        name: insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        for name, insert in _INSERTS.items()
    }


def insert_or_replace(
    table: Table, columns: Sequence[str], when: Callable[[Any], ColumnElement[bool]] | None = None
) -> ByDialect:
    """An insert that brings these columns of an existing row up to date; `when` is asked with the new values."""
    statements: dict[str, Insert] = {}
    for name, make in _INSERTS.items():
        insert = make(table)
        statements[name] = insert.on_conflict_do_update(
            index_elements=list(table.primary_key),
            set_={column: insert.excluded[column] for column in columns},
            where=when(insert.excluded) if when else None,
        )
    return statements


_INSERTS: Mapping[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
