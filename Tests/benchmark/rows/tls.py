# SPDX-License-Identifier: MIT
"""Upstreams over TLS, as users have them: 500 pages from nginx, on loopback and over a link with a round trip of 50
ms, and a cold start; with the system's libcurl and with a current one, compared with `curl` and httpx, which both
speak HTTP/2."""

import os
import subprocess
import sys
import tempfile
import time

from certificates import AUTHORITY, system_with
from libraries import CURRENT, SYSTEM, preload
from load.child import HERE, MARQUEE, Child, environment, peer
from load.messages import line, message
from long_list import GENRES, PAGES, page
from nginx import Nginx, pages_of
from report import Row
from rows.start import spawn
from turns import middle

LATENCY, WINDOW = 0.05, 8
STREAM = line(message(1, "movies/popular", {"partialResultToken": "t", "cache": "reload", "timeoutMilliseconds": 120_000}))
ONE_PAGE = line(message(1, "movies/popular", {"cache": "reload"}))


def rows(effort):
    with tempfile.TemporaryDirectory(prefix="pages-") as folder:
        for number in range(1, PAGES + 1):
            with open(os.path.join(folder, f"{number}.json"), "wb") as file:
                file.write(page(number))
        with open(os.path.join(folder, "genres.json"), "wb") as file:
            file.write(GENRES)
        genres = f"location = /genre/movie/list {{ root {folder}; rewrite ^ /genres.json break; }}"

        def nginx():
            return Nginx(pages_of(folder), directives=genres)

        for library in SYSTEM, CURRENT:
            with nginx() as server:
                yield from on_loopback(effort, server, library)
        with nginx() as server:
            yield from over_a_link(effort, server)
        with nginx() as server:
            yield from cold_start(effort, server)


def variables(base, library=SYSTEM):
    return {"MARQUEE_TMDB_URL": base, "MARQUEE_TMDB_KEY": "benchmark", "MARQUEE_TMDB_RATE": "0",
            "MARQUEE_CA_FILE": AUTHORITY.file} | library.variables


def curl(*arguments):
    return ["curl", "--silent", "--fail", "--compressed", "--cacert", AUTHORITY.file, "--output", "/dev/null", *arguments]


def on_loopback(effort, nginx, library):
    """Each side starts with a new process, and so without connections."""

    def ours():
        with Child(MARQUEE, variables=variables(nginx.base(), library)) as child:
            before = child.cpu_seconds()
            seconds = child.flood(STREAM, count=PAGES + 1)
            return seconds, child.cpu_seconds() - before

    def usual():
        begin = time.perf_counter()
        subprocess.run(
            curl("--parallel", "--parallel-max", str(WINDOW), f"{nginx.base()}/movie/popular?page=[1-{PAGES}]"), check=True)
        return time.perf_counter() - begin

    (wall, cpu), most = effort.medians(ours, usual)
    requests = nginx.requests()
    # `curl` speaks HTTP/2 with both libraries.
    spoken = "HTTP/1.1" if any(entry["protocol"] == "HTTP/1.1" for entry in requests) else "HTTP/2"
    size = sum(int(entry["bytesSent"]) for entry in requests) / len(requests)
    yield Row(f"500 pages over TLS from nginx, {library} ({spoken})", wall, "s", "`curl --parallel --parallel-max 8`", most,
              "at most 2x", wall <= 2 * most)
    yield Row("processor time of each page", cpu / PAGES * 1000, "ms")
    yield Row("bytes that the server sent for each, compressed", size / 1000, "kB")


def over_a_link(effort, nginx):
    ideal = PAGES / WINDOW * LATENCY
    link = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "link.py"), str(nginx.port), str(LATENCY)], stdout=subprocess.PIPE)
    try:
        base = f"https://localhost:{int(link.stdout.readline())}"

        def ours(library):
            with Child(MARQUEE, variables=variables(base, library)) as child:
                return child.flood(STREAM, count=PAGES + 1)

        def usual():
            with peer("pages_httpx", base, AUTHORITY.file) as child:
                child.flood(b"", count=1)
                return child.flood(b"\n", count=PAGES)

        rounds = [(ours(SYSTEM), ours(CURRENT), usual()) for _ in range(1 if effort.scale < 1 else 3)]
    finally:
        link.kill()
        link.wait()
        link.stdout.close()
    old, new, httpx = (middle(side) for side in zip(*rounds))
    for library, wall in (SYSTEM, old), (CURRENT, new):
        yield Row(f"the same over a 50 ms link, {library}", wall, "s", "the ideal", ideal, "within 1.15x", wall <= 1.15 * ideal)
    yield Row("the same", new, "s", "httpx and asyncio, HTTP/2", httpx)


def cold_start(effort, nginx):
    """The time from spawning to the first response from an upstream, compared with `curl` requesting the same page: with
    one authority that is trusted, for the first time and when an earlier process has kept the names of genres, and with
    the system's authorities, of which there are some 140."""
    repeated = max(5, effort.of(40))
    address = f"{nginx.base()}/movie/popular?page=1"

    def beside(ours, usual, more={}, home=None):
        def one():
            return middle([spawn(MARQUEE, text=ONE_PAGE, variables=ours, home=home) for _ in range(repeated)])

        def other():
            return middle([asking(usual, more) for _ in range(repeated)])

        return effort.medians(one, other)

    wall, most = beside(variables(nginx.base()), curl(address))
    yield Row("process start to the first answer over TLS", wall, "ms", "`curl` for the same page", most, "within 1.3x",
              wall <= 1.3 * most)
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        wall, most = beside(variables(nginx.base()), curl(address), home=home)
    yield Row("the same, another day", wall, "ms", "`curl` for the same page", most, "within 1.3x", wall <= 1.3 * most)
    with system_with(AUTHORITY) as folder:
        system = preload("authorities", AUTHORITIES=folder)
        wall, most = beside(variables(nginx.base()) | {"MARQUEE_CA_FILE": ""} | system, trusting_the_system(curl(address)), system)
    yield Row("the same, trusting the system's authorities", wall, "ms", "`curl` for the same page", most, "within 1.3x",
              wall <= 1.3 * most)


def trusting_the_system(command):
    return [each for each in command if each not in ("--cacert", AUTHORITY.file)]


def asking(command, variables):
    begin = time.perf_counter()
    subprocess.run(command, check=True, env=environment(os.devnull, **variables))
    return (time.perf_counter() - begin) * 1000
