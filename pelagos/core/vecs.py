"""Small helpers for lists of numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(length: i64) -> vec[i64]:
    """So many zeros."""
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
