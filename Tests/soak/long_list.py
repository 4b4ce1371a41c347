# SPDX-License-Identifier: MIT
"""A list of 500 pages, streamed to its end: each row once and in order, in memory that doesn't grow with the pages."""

import tempfile

from client import Client
from requests_of_all_kinds import LAST_PAGE, ids, rows
from upstream_process import UpstreamProcess

GROWTH = 8 << 20  # bytes: fragmentation, where the rows of all pages together are over 10 MB each time


def run(short, seed):
    times = 2 if short else 20
    with UpstreamProcess(seed=seed, max_age=0) as upstream, tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=upstream.variables(0)) as client:
        # The response cache, which is bounded, is full after the first time and has been replaced after the second.
        warm = max(stream(client) for _ in range(2))
        files, threads = client.open_files(), client.threads()
        peak = max(stream(client) for _ in range(times))
        if peak > warm + GROWTH:
            client.complain(f"{warm >> 20} MiB became {peak >> 20} MiB")
        if client.open_files() > files + 4 or client.threads() > threads + 2:
            client.complain(f"{files} files and {threads} threads became {client.open_files()} and {client.threads()}")
        return (f"{LAST_PAGE * 20} rows {times + 2} times, each once and in order; at most {warm / (1 << 20):.1f} MiB in the first "
                f"two, {peak / (1 << 20):.1f} MiB in the others."), client.problems


def stream(client):
    """Reads the list to its end, and returns the peak memory seen meanwhile."""
    expected = [id for page in range(1, LAST_PAGE + 1) for id in ids("tmdb", page)]

    def is_right(summary, call):
        return summary["complete"] and summary["itemCount"] == len(expected) \
            and [id for page in call.pages for id in rows(page)] == expected

    params = {"partialResultToken": True, "cache": "reload", "timeoutMilliseconds": 120_000}
    call = client.start("movies/popular", params, is_right, patience=150)
    peak = 0
    while call.outcome is None and not client.is_stuck():
        client.pump(0.05)
        peak = max(peak, client.resident())
    if call.outcome != "result":
        client.complain(f"the list ended early: {call.answer}")
    return peak
