# SPDX-License-Identifier: MIT
"""The wall clock jumps under a mixed load, years forwards and backwards: every response is right and none takes
longer, ages are never negative, and what is stored comes to no harm."""

import os
import random
import tempfile
import time

from client import Client
from libraries import preload
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

YEAR = 365 * 86_400
JUMPS = (3600, -3600, YEAR, -YEAR, -30 * YEAR, 200 * YEAR, 7000 * YEAR, 0, -56 * YEAR, 0)
WINDOW = 50  # requests in flight
LONGEST = 10  # seconds


def run(short, seed):
    with UpstreamProcess(seed=seed, max_age=5, latency=0.002) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home:
        clock = os.path.join(home, "clock")
        set_clock(clock, 0)
        variables = upstream.variables(0) | preload("moving_clock", CLOCK=clock)
        with Client(home, variables=variables) as client:
            client.initialize()
            requests = Requests(random.Random(seed))
            calls = []
            for jump in JUMPS * (1 if short else 10):
                set_clock(clock, jump)
                end = time.monotonic() + 0.25
                while time.monotonic() < end:
                    calls.append(requests.start(client))
                    client.drain(WINDOW)
            client.drain()
            results = [call.answer["result"] for call in calls if call.outcome == "result"]
            if bad := [age for result in results if (age := result.get("ageSeconds", 0)) < 0]:
                client.complain(f"{len(bad)} ages are negative: {bad[:3]}")
            if failures := {kind: count for kind, count in client.outcomes.items()
                            if kind not in ("result", "notFound", "requestCancelled")}:
                client.complain(f"requests failed: {failures}")
            slowest = max(call.seconds for call in calls)
            if slowest > LONGEST:
                client.complain(f"one took {slowest:.1f} s")
            # Whatever the time was then, the entries stored at that time do no harm.
            client.ask("search/movies", {"query": "at the right time"})
            if client.ask("suggestions/list").answer["result"]["items"][0]["query"] != "at the right time":
                client.complain("the latest search is not the first suggestion")
            if client.leave() != 0:
                client.complain(f"the exit code is {client.process.returncode}")
            return (f"{len(calls)} requests over {len(JUMPS)} jumps, {client.outcomes['result']} with a result, the slowest "
                    f"{slowest:.2f} s."), client.problems


def set_clock(path, seconds):
    """Sets the offset of the process's clock from the right one, in one step."""
    with open(path + ".new", "w") as file:
        file.write(str(seconds))
    os.rename(path + ".new", path)
