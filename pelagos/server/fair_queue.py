"""A fair queue: nobody can fill it up for the others."""

import asyncio
from collections import OrderedDict, deque

Place = asyncio.Future[None]


class _Turns:
    """Those who wait: the addresses have turns, at each address its people, and each person's places are in order."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Place]]] = OrderedDict()

    def add(self, address: str, person: str, place: Place) -> None:
        """Queue up behind one's own earlier places."""
        self._addresses.setdefault(address, OrderedDict()).setdefault(person, deque()).append(place)

    def next(self) -> Place | None:
        """The next place; its address and person move behind the others."""
        while self._addresses:
            address, people = self._addresses.popitem(last=False)
            place = _next_of(people)
            if people:
                self._addresses[address] = people
            if place is not None:
                return place
        return None


def _next_of(people: OrderedDict[str, deque[Place]]) -> Place | None:
    while people:
        person, places = people.popitem(last=False)
        while places and places[0].done():  # they wait no more
            places.popleft()
        place = places.popleft() if places else None
        if places:
            people[person] = places
        if place is not None:
            return place
    return None


class FairQueue:
    """Lets a fixed number in at a time. What people wait for goes first, and within each class everybody has a turn.

    What can wait comes last, when nobody else is there.
    """

    def __init__(self, free: int) -> None:
        self.free = free
        """How many more could be let in now."""
        self._urgent = _Turns()
        self._other = _Turns()
        self._patient = _Turns()
        self.waiting = 0

    async def acquire(self, person: str, urgent: bool, address: str = "", patient: bool = False) -> None:
        """Wait for a place. All people behind one address together get as many turns as one person elsewhere."""
        if self.free > 0:
            self.free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._urgent if urgent else self._other).add(address or person, person, place)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release()  # it was given a moment ago, and nobody takes it
            raise
        finally:
            self.waiting -= 1

    def release(self) -> None:
        """Give the place to the next one."""
        place = self._urgent.next() or self._other.next() or self._patient.next()
        if place is None:
            self.free += 1
        else:
            place.set_result(None)
