# SPDX-License-Identifier: MIT
"""Mixed requests to an upstream that fails one time in five. Each gets its one right response or a documented error,
none hangs, the upstream gets no more requests than its rate allows, and nothing is left over."""

import random
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

RATE = 400  # a second, of each upstream
WINDOW = 200  # requests in flight
# A request may arrive this long after it was sent, so only a window shorter by as much counts against the rate.
JITTER = 0.5
# The connections that stay open: 16 to each of three upstreams and to the host of the redirects, and some for itself.
FILES = 100
# Those of the runtime and its own; what a load needs besides ends within seconds.
THREADS = 16


def run(short, seed):
    count = 1500 if short else 10_000
    with UpstreamProcess(faults=0.2, seed=seed, max_age=60) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=upstream.variables(RATE)) as client:
        client.initialize("server/error", "server/didChangeHealth", "suggestions/didChange")
        requests = Requests(random.Random(seed))
        peak = 0
        for number in range(count):
            requests.start(client)
            client.drain(WINDOW)
            if number % 100 == 0:
                peak = max(peak, client.resident())
        client.drain()
        # The next request works, and the connections and threads of the others go.
        client.ask("server/ping")
        status = client.ask("server/status").answer["result"]
        deadline = time.monotonic() + 10
        while (client.open_files() > FILES or client.threads() > THREADS) and time.monotonic() < deadline:
            client.pump(0.2)
        problems = client.problems
        if client.open_files() > FILES:
            problems.append(f"{client.open_files()} files are open")
        if client.threads() > THREADS:
            problems.append(f"{client.threads()} threads are running")
        if peak > 400 << 20:
            problems.append(f"{peak >> 20} MiB were held")
        if status["running"] > 1 or status["queued"]:
            problems.append(f"{status['running']} requests are running and {status['queued']} queued with none in flight")
        if client.outcomes["result"] < count / 2:
            problems.append("less than half of the requests have a result")
        report = upstream.report()
        if report["leakedKeys"]:
            problems.append(f"{report['leakedKeys']} keys went to another host")
        fastest = {}
        counted = {provider["provider"]: provider["requestCount"] for provider in status["providers"]}
        for provider, arrivals in report["arrivals"].items():
            if len(arrivals) > counted[provider]:
                problems.append(f"{provider} was asked {len(arrivals)} times, of which {counted[provider]} are counted")
            fastest[provider] = most_in(1 - JITTER, arrivals)
            if fastest[provider] > RATE:
                problems.append(f"{provider} was asked {fastest[provider]} times in {1 - JITTER} s at a rate of {RATE}/s")
        seen = (f"{count} requests: {dict(client.outcomes.most_common())}; {sum(report['served'].values())} faults of "
                f"{len(report['served'])} kinds; at most {max(fastest.values())} requests upstream in {1 - JITTER:.1f} s at a rate of "
                f"{RATE}/s; at most {peak >> 20} MiB, {client.open_files()} files and {client.threads()} threads at the end.")
        return seen, problems


def most_in(seconds, moments):
    """The largest number of the moments that lie within this many seconds of each other."""
    most = first = 0
    for last, moment in enumerate(moments):
        while moments[first] < moment - seconds:
            first += 1
        most = max(most, last - first + 1)
    return most
