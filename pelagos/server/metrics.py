"""Figures about a server process, for Prometheus."""

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 7.5, 10.0, 11.0, 30.0)
WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The figures of one server; servers that share a process in tests have their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector("pelagos", registry=self._registry)
        self._requests = self._histogram("request_seconds", "Answers over HTTP", QUICK, ["method", "path", "status"])
        self._messages = _Messages()
        self._registry.register(self._messages)
        self._commits = self._histogram("commit_seconds", "Transactions that write", QUICK)
        self._writes = self._histogram("commit_writes", "Writes that share a transaction", WRITES)
        self._waits = self._histogram("bot_wait_seconds", "Questions to bots, until a process is free", LONG, ["what"])
        self._thoughts = self._histogram("bot_thought_seconds", "Thoughts of bots", LONG, ["what"])

    def _histogram(self, name: str, about: str, buckets: Iterable[float], labels: Iterable[str] = ()) -> Histogram:
        return Histogram(f"pelagos_{name}", about, tuple(labels), buckets=tuple(buckets), registry=self._registry)

    def show(self, gauges: dict[str, Callable[[], float]], counters: dict[str, Callable[[], float]]) -> None:
        """Further figures, asked for when somebody looks."""
        self._registry.register(_Asked(gauges, counters))

    def answered(self, method: str, path: str, status: int, begun: float) -> None:
        """A request was answered."""
        self._requests.labels(method, path, str(status)).observe(time.perf_counter() - begun)

    def heard(self, kind: str, begun: float) -> None:
        """A message was dealt with."""
        self._messages.observe(kind, time.perf_counter() - begun)

    def committed(self, writes: int, begun: float) -> None:
        """Writes were committed together."""
        self._commits.observe(time.perf_counter() - begun)
        self._writes.observe(writes)

    def thought(self, what: str, waited: float, thought: float) -> None:
        """A bot worker answered."""
        self._waits.labels(what).observe(waited)
        self._thoughts.labels(what).observe(thought)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


class _Messages(Collector):
    """How long messages took, by their type. Only the event loop counts here: no word pays for a lock."""

    def __init__(self) -> None:
        self._counts: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(QUICK) + 1))
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def observe(self, kind: str, seconds: float) -> None:
        """A message was dealt with."""
        self._counts[kind][bisect_left(QUICK, seconds)] += 1
        self._seconds[kind] += seconds

    def collect(self) -> Iterable[Metric]:
        about = "Messages on sockets, until they are dealt with"
        family = HistogramMetricFamily("pelagos_message_seconds", about, labels=["type"])
        bounds = [*map(floatToGoString, QUICK), "+Inf"]
        for kind, counts in self._counts.items():
            family.add_metric([kind], list(zip(bounds, accumulate(counts), strict=True)), self._seconds[kind])
        yield family


class _Asked(Collector):
    """Figures that others keep."""

    def __init__(self, gauges: dict[str, Callable[[], float]], counters: dict[str, Callable[[], float]]) -> None:
        self._gauges = gauges
        self._counters = counters

    def collect(self) -> Iterable[Metric]:
        for name, value in self._gauges.items():
            metric = Metric(f"pelagos_{name}", name.replace("_", " "), "gauge")
            metric.add_sample(f"pelagos_{name}", {}, value())
            yield metric
        for name, value in self._counters.items():
            yield CounterMetricFamily(f"pelagos_{name}", name.replace("_", " "), value())
