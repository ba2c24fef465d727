"""Small helpers for lists of numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest


def zeros(length: i64) -> vec[i64]:
    """A vec of zeros."""
    out = vec[i64](capacity=length)
    for i in range(length):
        out = append(out, 0)
    return out


def sorted_vec(items: vec[i64]) -> vec[i64]:
    """The items in ascending order, as a new vec. Insertion sort: the lists of these games are short."""
    order = vec[i64](capacity=len(items))
    for i in range(len(items)):
        item = items[i]
        order = append(order, item)
        j: i64 = len(order) - 1
        while j > 0 and order[j - 1] > item:
            order[j] = order[j - 1]
            j -= 1
        order[j] = item
    return order


def total(items: vec[i64]) -> i64:
    """The sum of the items."""
    found: i64 = 0
    for i in range(len(items)):
        found += items[i]
    return found


def least(items: vec[i64]) -> i64:
    """The smallest item; there must be one."""
    found = items[0]
    for i in range(len(items)):
        if items[i] < found:
            found = items[i]
    return found


def tally(counts: vec[i64], items: vec[i64]) -> None:
    """Add 1 to `counts` at each item."""
    for i in range(len(items)):
        assert items[i] >= 0  # a negative index would count another
        counts[items[i]] += 1


def tally_spaces(counts: vec[i64], spaces: vec[i64]) -> None:
    """Add 1 to `counts` at each space; -1 stands for nothing."""
    for i in range(len(spaces)):
        if spaces[i] != -1:
            assert spaces[i] >= 0
            counts[spaces[i]] += 1


def tally_set(counts: vec[i64], members: i64) -> None:
    """Add 1 to `counts` at each member of a set."""
    while members != 0:
        counts[lowest(members)] += 1
        members = without_lowest(members)


def all_are(counts: vec[i64], number: i64) -> bool:
    """Whether every item is this number."""
    return all(counts[i] == number for i in range(len(counts)))
