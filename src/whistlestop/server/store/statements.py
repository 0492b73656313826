"""Inserts that do not fail on a row that is already there, in the words of both engines.

A failed statement would spoil the whole transaction on PostgreSQL; these tell by their row count instead.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

ByDialect = Mapping[str, Insert]  # statements are built once: `statement[conn.dialect.name]`


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
