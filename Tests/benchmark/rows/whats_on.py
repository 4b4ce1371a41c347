# SPDX-License-Identifier: MIT
"""What's on at eight theatres, over upstreams that answer after 50 ms: cold and kept."""

import os
import subprocess
import sys
import time

from load.child import HERE, MARQUEE, PIPE_SIZE, Child
from load.messages import line, message, ping
from report import Row

LATENCY = 0.05
# The longest chain that one theatre needs: the place, the theatres, the theatre's day, AMC's movies, TMDB's search, and
# TMDB's movie.
CHAIN = 6
PARAMS = {"place": "Olathe, KS", "date": "2090-11-21", "pageSize": 4}


def times(child, count, **params):
    """The seconds until each of the messages with which a request is answered."""
    begin = time.perf_counter()
    os.write(child.input, line(message(1, "showtimes/whatsOn", PARAMS | params)))
    times = []
    while len(times) < count:
        received = os.read(child.output, PIPE_SIZE).count(b"\n")
        times += [time.perf_counter() - begin] * received
    return times


def rows(effort):
    server = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "programme_server.py"), str(LATENCY)], stdout=subprocess.PIPE)
    try:
        base = f"http://127.0.0.1:{int(server.stdout.readline())}"
        variables = {f"MARQUEE_{name}_{what}": value for name in ("AMC", "TMDB")
                     for what, value in (("URL", base), ("KEY", "benchmark"), ("RATE", "0"))}

        def cold():
            with Child(MARQUEE, variables=variables) as child:
                child.answer(line(ping(1)))
                first, *_, whole = times(child, 3, partialResultToken="t")
                (kept,) = times(child, 1, pageSize=8)
                return first, whole, kept

        ((first, whole, kept),) = effort.medians(cold)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    ideal = CHAIN * LATENCY
    yield Row("`showtimes/whatsOn` at eight theatres over 50 ms, cold", whole * 1000, "ms",
              "the longest chain of requests of one theatre", ideal * 1000, "within 1.3x", whole <= 1.3 * ideal)
    yield Row("its first page", first * 1000, "ms", "the whole", whole * 1000, "sooner", first < whole)
    yield Row("the same, kept", kept * 1000, "ms", "", None, "within 5 ms", kept <= 0.005)
