"""Many rows by one statement.

A driver gives Python's lock up for each statement, and after each row of `executemany`: to get it back from a busy event loop takes
the writer half a millisecond every time. What every word writes goes by one statement for all words of a transaction.
"""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection

TEXT = "VARCHAR"
NUMBER = "INTEGER"
TIME = "DOUBLE PRECISION"


def execute(connection: Connection, statement: str, types: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    """Carry out a statement in which `{rows}` stands for rows with values of these types: column1, column2 and so on."""
    if rows:
        mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
        connection.exec_driver_sql(_written(statement, types, len(rows), mark), tuple(value for row in rows for value in row))


@cache
def _written(statement: str, types: tuple[str, ...], rows: int, mark: str) -> str:
    row = ", ".join(f"CAST({mark} AS {kind})" for kind in types)
    return statement.format(rows=f"(VALUES {', '.join([f'({row})'] * rows)})")
