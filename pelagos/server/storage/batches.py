"""Writing many rows with one statement.

A driver gives Python's lock up for each statement, and after each row of `executemany`: to get it back from a busy event loop takes
the writer half a millisecond every time. What every word writes goes by one statement for all words of a transaction.
"""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection

TEXT = "VARCHAR"
NUMBER = "INTEGER"
TIME = "DOUBLE PRECISION"


def execute(connection: Connection, statement: str, types: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    """Carry out a statement in which `{rows}` stands for rows with values of these types: column1, column2 and so on.

    PostgreSQL gets all rows as one value: its driver looks through the text of a statement for each of its marks, in Python.
    """
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        names = _names(types)
        value = msgspec.json.encode([dict(zip(names, row, strict=True)) for row in rows]).decode()
        connection.exec_driver_sql(_from_json(statement, types), (value,))
    else:
        connection.exec_driver_sql(_from_values(statement, types, len(rows)), tuple(value for row in rows for value in row))


@cache
def _names(types: tuple[str, ...]) -> list[str]:
    return [f"column{number}" for number in range(1, len(types) + 1)]


@cache
def _from_json(statement: str, types: tuple[str, ...]) -> str:
    columns = ", ".join(f"{name} {kind}" for name, kind in zip(_names(types), types, strict=True))
    return statement.format(rows=f"(SELECT * FROM json_to_recordset(CAST(%s AS json)) AS given({columns}))")  # noqa: S608  our own names


@cache
def _from_values(statement: str, types: tuple[str, ...], rows: int) -> str:
    row = ", ".join(f"CAST(? AS {kind})" for kind in types)
    return statement.format(rows=f"(VALUES {', '.join([f'({row})'] * rows)})")
