# SPDX-License-Identifier: MIT
"""Mixed requests with a low limit on open files: each gets its one right response, or an error that says so and is
retryable; when the load is over everything is answered."""

import random
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

# The limits that it takes to run at all, to make one request at a time, and to make several.
LIMITS = (24, 32, 64)
WINDOW = 30  # requests in flight
EXPECTED = {"result", "notFound", "requestCancelled"}
# The errors for a request that was not sent, or that was in the queue for too long.
REFUSED = {"requestFailed", "timedOut"}


def run(short, seed):
    seen, problems = [], []
    with UpstreamProcess(seed=seed, max_age=60, latency=0.02) as upstream:
        for limit in LIMITS:
            client = load(limit, upstream, 1.5 if short else 60, seed, seen)
            problems += [f"ulimit -n {limit}: {problem}" for problem in client.problems]
    return " ".join(seen), problems


def load(limit, upstream, seconds, seed, seen):
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=upstream.variables(0), under=["prlimit", f"--nofile={limit}:{limit}"]) as client:
        client.initialize()
        requests = Requests(random.Random(seed), timeouts=(2000,))
        most = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            requests.start(client)
            client.drain(WINDOW)
            most = max(most, client.open_files())
        client.drain()
        refused = sum(client.outcomes[kind] for kind in REFUSED)
        if limit > LIMITS[0]:
            # With one request at a time nothing has to be refused.
            calls = [client.ask("movies/get", {"id": f"tmdb:movie:{number}", "cache": "reload"}) for number in range(1, 6)]
            if any(call.outcome != "result" for call in calls):
                client.complain(f"one request at a time failed: {[call.answer for call in calls]}")
        if set(client.outcomes) - REFUSED - EXPECTED:
            client.complain(f"other errors than the one for too few files: {dict(client.outcomes)}")
        if most >= limit:
            client.complain(f"{most} files were open, which is all")
        if client.leave() != 0:
            client.complain(f"the exit code is {client.process.returncode}")
        seen.append(f"ulimit -n {limit}: {client.outcomes['result']} answered, {refused} refused, at most {most} open.")
        return client
