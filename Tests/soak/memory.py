# SPDX-License-Identifier: MIT
"""Everything that an upstream and a client can make it hold, all at once, under a limit on its memory: it never
needs more, so the worst outcome is a documented error."""

import random
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

LIMIT = 512 << 20  # bytes of data: heap, and the stacks of threads
WINDOW = 100  # requests in flight
LONG = 4 << 20  # bytes of one message


def run(short, seed):
    with UpstreamProcess(faults=0.2, seed=seed, max_age=60) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=upstream.variables(0), under=["prlimit", f"--data={LIMIT}:"]) as client:
        client.initialize()
        requests = Requests(random.Random(seed), timeouts=(3000,))
        peak = 0
        end = time.monotonic() + (3 if short else 120)
        while time.monotonic() < end:
            for _ in range(50):
                requests.start(client)
            client.start("server/ping", {"_filler": "x" * LONG})
            client.drain(WINDOW)
            peak = max(peak, client.resident())
        client.drain()
        if client.ask("server/ping").outcome != "result":
            client.complain("it does not answer any more")
        if client.leave() != 0:
            client.complain(f"the exit code is {client.process.returncode}: {client.standard_error()}")
        return f"{sum(client.outcomes.values())} requests in {LIMIT >> 20} MiB, at most {peak >> 20} MiB resident.", client.problems
