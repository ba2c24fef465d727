"""C6: income."""

from mypy_extensions import i64

from pelagos.core.bits import count, lowest, without_lowest
from pelagos.games.cyclades.lookup import ISLAND_INCOME, TRADE_INCOME
from pelagos.games.cyclades.messages import INCOME
from pelagos.games.cyclades.state import Cyclades


def income_of(s: Cyclades, seat: i64) -> i64:
    """C6.1, C6.2: gold for prosperity on the seat's islands and for trade spaces with its fleets."""
    chart, islands = s.chart(), s.islands_of[seat]
    marks: i64 = 0
    while islands != 0:
        island = lowest(islands)
        marks += chart.prosperity[island] + s.prosperity[island]
        islands = without_lowest(islands)
    return marks * ISLAND_INCOME + count(s.seas_of[seat] & chart.trade) * TRADE_INCOME


def receive_income(s: Cyclades, seat: i64) -> None:
    """C6, C18.10: the seat gets its income for the board as it is now."""
    gold = income_of(s, seat)
    s.gold[seat] += gold
    s.note(INCOME, seat, gold)
