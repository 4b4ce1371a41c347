# SPDX-License-Identifier: MIT
"""Cancels under load: a thousand requests that wait for an upstream which never answers, most of them for a slot,
while pings are sent as fast as they are accepted."""

import socket
from statistics import median

from load.child import MARQUEE, Child
from load.messages import cancel, line, message, ping
from report import Row

WAITING = 1000


def rows(effort):
    yield from alone(effort)
    yield from among_pings(effort)


def silent_upstream():
    """Accepts connections and sends nothing."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    return listener, {"MARQUEE_TMDB_URL": base, "MARQUEE_TMDB_KEY": "benchmark", "MARQUEE_TMDB_RATE": "0"}


def waiting(first, count):
    return b"".join(
        line(message(id, "movies/get", {"id": f"tmdb:movie:{id}", "timeoutMilliseconds": 600_000}))
        for id in range(first, first + count))


def alone(effort):
    """The time from the cancel of one request to its response, while the others are in flight."""
    listener, variables = silent_upstream()
    times = []
    with listener, Child(MARQUEE, variables=variables) as child:
        child.flood(waiting(1, WAITING) + line(ping(0)), count=1)
        for id in range(1, effort.of(WAITING) + 1):
            times += child.ask(line(cancel(id)))
    yield Row(f"cancel to answer, {WAITING:,} requests in flight: p50", median(times) * 1e6, "us")
    yield Row("the same: p99", sorted(times)[len(times) * 99 // 100] * 1e6, "us")


def among_pings(effort):
    """How much longer the same pings take with as many requests and cancels between them."""
    count, between = effort.of(500_000), 500
    listener, variables = silent_upstream()
    pings = [b"".join(line(ping(id)) for id in range(first, first + between)) for first in range(0, count, between)]
    mixed = b"".join(
        block + waiting(1_000_000 + number, 1) + line(cancel(1_000_000 + number)) for number, block in enumerate(pings))
    plain = b"".join(pings)

    def answering(text, answers):
        with Child(MARQUEE, variables=variables) as child:
            return count / child.flood(text, count=answers)

    with listener:
        ours, without = effort.medians(
            lambda: answering(mixed, count + len(pings)), lambda: answering(plain, count))
    yield Row(f"pings among {len(pings):,} requests and their cancels", ours, "/s", "without these", without)
