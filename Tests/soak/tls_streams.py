# SPDX-License-Identifier: MIT
"""Streams of 12 pages over TLS from nginx, with the system's libcurl and a current one, beside three busy loops: none
stalls, which would take five seconds."""

import contextlib
import statistics
import subprocess
import sys
import tempfile

from client import Client
from libraries import CURRENT, SYSTEM
from nginx import Nginx, pages_of
from requests_of_all_kinds import ids, rows
from tls_world import PAGES, variables, write_pages

BOUND = 4  # seconds
OF_A_PROCESS = 20  # streams


def run(short, seed):
    count = 40 if short else 400
    seen, problems = [], []
    with tempfile.TemporaryDirectory(prefix="pages-") as folder, contextlib.ExitStack() as loops:
        write_pages(folder)
        for _ in range(3):
            loop = loops.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            loops.callback(loop.kill)
        for library in SYSTEM, CURRENT:
            with Nginx(pages_of(folder)) as nginx:
                times = []
                while len(times) < count:
                    times += streams(nginx.base(), library, problems)
                protocols = {request["protocol"] for request in nginx.requests()}
            seen.append(f"{len(times)} streams with {library} over {' and '.join(sorted(protocols))}: slowest {max(times):.2f} s, "
                        f"median {statistics.median(times):.3f} s")
            if max(times) > BOUND:
                late = sum(time > BOUND for time in times)
                problems.append(f"{library}: {late} streams took over {BOUND} s, up to {max(times):.1f} s")
    return "; ".join(seen) + ".", problems


def streams(base, library, problems):
    """The duration of each of the streams of one process, in seconds."""
    expected = [id for page in range(1, PAGES + 1) for id in ids("tmdb", page)]
    times = []
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, \
            Client(home, variables=variables(base, library)) as client:
        for _ in range(OF_A_PROCESS):
            call = client.ask("movies/popular", {"partialResultToken": True, "cache": "reload"})
            if call.outcome != "result" or [id for page in call.pages for id in rows(page)] != expected:
                client.complain(f"not all rows, once and in order, with {library}: {str(call.answer)[:300]}")
            times.append(call.seconds)
        problems += client.problems
    return times
