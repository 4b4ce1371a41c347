# SPDX-License-Identifier: MIT
"""Work with upstreams: decoding one page, and streaming 500 of them over a link with a round trip of 50 ms."""

import json
import os
import subprocess
import sys

from load.child import HERE, MARQUEE, Child, peer
from load.messages import line, message, ping
from report import Row
from turns import middle

PAGES, LATENCY, WINDOW = 500, 0.05, 8


def rows(effort):
    yield from reading_a_page(effort)
    yield from streaming(effort)


def reading_a_page(effort):
    work = subprocess.run([os.environ["UPSTREAM_WORK"], str(effort.rounds), str(effort.of(2000))], check=True,
                          capture_output=True)
    figures = json.loads(work.stdout)
    ours, usual = figures["marqueeMicroseconds"], figures["codableMicroseconds"]
    yield Row(f"an upstream's page of 20 movies ({figures['payloadBytes'] / 1000:.1f} kB) read, mapped, written", ours,
              "us", "JSONDecoder into Codable, JSONEncoder", usual, "at most 0.33x", ours <= usual / 3)


def streaming(effort):
    """Streams 500 pages from a loopback server that answers each after 50 ms, 8 at a time."""
    ideal = PAGES / WINDOW * LATENCY
    server = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "latency_server.py"), str(LATENCY)], stdout=subprocess.PIPE)
    try:
        base = f"http://127.0.0.1:{int(server.stdout.readline())}"

        def ours(child):
            before = child.cpu_seconds()
            request = message(1, "movies/popular", {
                "partialResultToken": "t", "cache": "reload", "timeoutMilliseconds": 120_000})
            seconds = child.flood(line(request), count=PAGES + 1)
            return seconds, child.cpu_seconds() - before, child.status("VmHWM")

        def usual():
            with peer("pages_httpx", base) as child:
                child.flood(b"", count=1)
                before = child.cpu_seconds()
                seconds = child.flood(b"\n", count=PAGES)
                return seconds, child.cpu_seconds() - before, child.status("VmHWM")

        variables = {"MARQUEE_TMDB_URL": base, "MARQUEE_TMDB_KEY": "benchmark", "MARQUEE_TMDB_RATE": "0"}
        with Child(MARQUEE, variables=variables) as child:
            child.answer(line(ping(1)))
            rounds = [(ours(child), usual()) for _ in range(1 if effort.scale < 1 else 3)]
            last = child.status("VmHWM")
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    (wall, cpu, peak), (usual_wall, usual_cpu, usual_peak) = (middle(side) for side in zip(*rounds))
    first = rounds[0][0][2]
    yield Row("500 pages over a 50 ms link, 8 at a time", wall, "s", "the ideal", ideal, "within 1.15x",
              wall <= 1.15 * ideal)
    yield Row("the same", wall, "s", "httpx and asyncio", usual_wall)
    yield Row("its processor time", cpu, "s", "httpx and asyncio", usual_cpu)
    yield Row("its peak memory, the bounded cache of answers included", peak, "MiB", "httpx and asyncio", usual_peak)
    if len(rounds) > 1:
        yield Row("after 1,500 pages", last, "MiB", "after 500", first, "flat", last <= 1.1 * first)
