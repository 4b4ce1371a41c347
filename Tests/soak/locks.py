# SPDX-License-Identifier: MIT
"""Another process is in the middle of a write to the cache and to the suggestions, and then holds every other lock
there is: requests with little time are still answered within it."""

import contextlib
import fcntl
import os
import random
import sqlite3
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

PATIENCE = 4000  # milliseconds that each request has
LATE = 5  # seconds by when each is answered, however busy the machine is
WINDOW = 8  # requests in flight


def run(short, seed):
    # With the file of responses open, and before it was ever read.
    observed = [under(holds, short, seed) for holds in ((amid_a_write, folders_locked), (folders_locked,))]
    calls = [call for calls, _ in observed for call in calls]
    slowest = max(call.seconds for call in calls)
    return (f"{len(calls)} requests with {PATIENCE} ms each while others held the locks, the slowest "
            f"{slowest * 1000:.0f} ms."), [problem for _, problems in observed for problem in problems]


def under(holds, short, seed):
    with UpstreamProcess(seed=seed, max_age=600, latency=0.002) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=upstream.variables(0)) as client:
        client.initialize()
        requests = Requests(random.Random(seed), timeouts=(PATIENCE,))
        state, cache = os.path.join(home, ".local/state/marquee"), os.path.join(home, ".cache/marquee")
        client.ask("search/movies", {"query": "before all is locked"})
        wait_for_tables(cache + "/responses.sqlite")
        all_calls = []
        for hold in holds:
            held = hold(state, cache)
            calls = load(client, requests, 2 if short else 30)
            for each in held:
                each.close()
            all_calls += calls
            failed = [call for call in calls if call.outcome not in ("result", "notFound", "requestCancelled")]
            late = [call for call in calls if call.seconds > LATE]
            if failed:
                client.complain(f"{len(failed)} of {len(calls)} failed: {failed[0].answer}")
            if late:
                client.complain(f"{len(late)} of {len(calls)} took over {LATE} s, one {max(call.seconds for call in late):.1f} s")
        client.ask("search/movies", {"query": "when all is free again"})
        if client.ask("suggestions/list").answer["result"]["items"][0]["query"] != "when all is free again":
            client.complain("nothing is remembered after the locks were let go")
        if client.leave() != 0:
            client.complain(f"the exit code is {client.process.returncode}")
        return all_calls, client.problems


def wait_for_tables(path):
    """The file of responses is made with the first one, a moment after that was answered."""
    while True:
        if os.path.exists(path):
            with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
                if database.execute("select count(*) from sqlite_master").fetchone()[0]:
                    return
        time.sleep(0.01)


def load(client, requests, seconds):
    calls = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        calls.append(requests.start(client))
        client.drain(WINDOW)
    client.drain()
    return calls


def amid_a_write(state, cache):
    """The databases, with their write lock held."""
    held = [sqlite3.connect(path, isolation_level=None) for path in (f"{state}/marquee.sqlite", f"{cache}/responses.sqlite")]
    for database in held:
        database.execute("begin immediate")
    return held


def folders_locked(*folders):
    return [Locked(folder) for folder in folders]


class Locked:
    """A folder's lock, held as by a process that creates or sets aside a file in it."""

    def __init__(self, folder):
        self.descriptor = os.open(folder, os.O_RDONLY)
        fcntl.flock(self.descriptor, fcntl.LOCK_EX)

    def close(self):
        os.close(self.descriptor)
