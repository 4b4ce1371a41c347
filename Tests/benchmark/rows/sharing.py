# SPDX-License-Identifier: MIT
"""What processes and machines share: what it costs a request, and how often an upstream is asked for the same."""

import json
import os
import statistics
import subprocess
import tempfile
import threading
import time
from contextlib import ExitStack

from engine import Engine
from load.child import MARQUEE, Child, environment
from load.messages import line, message
from report import Row
from upstream import Upstream, tmdb_page

PAGES = 500  # TMDB gives so many of a list
LISTS = ("movies/popular", "movies/topRated", "movies/discover")
MACHINES = 3


class World(ExitStack):
    """An upstream, and folders that stand for machines."""

    def __init__(self, lifetime="max-age=3600"):
        super().__init__()
        self.lifetime = lifetime
        self.upstream = self.enter_context(Upstream(self.answer))
        self.machines = [self.enter_context(tempfile.TemporaryDirectory(prefix="marquee-")) for _ in range(MACHINES)]

    def answer(self, path, query, number):
        if path.removeprefix("/movie/").isdigit():
            body = {"id": 1, "title": "T", "videos": {"results": []}}
        else:
            body = {"genres": []} if path.startswith("/genre/") else tmdb_page(500, query)
        return 200, body, {"Cache-Control": self.lifetime}

    def variables(self, engine=None):
        return {"MARQUEE_TMDB_URL": self.upstream.base, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_TMDB_RATE": "100000"} | (
            {"MARQUEE_FLEET": engine.url} if engine else {})

    def process(self, machine=0, engine=None, shares=True):
        cache = self.machines[machine]
        if not shares:
            # What can't be the file that is shared: each process is on its own, as it says.
            cache = self.enter_context(tempfile.TemporaryDirectory(prefix="marquee-"))
            os.mkdir(os.path.join(cache, "sharing"))
        child = Child(MARQUEE, "--cache-dir", cache, variables=self.variables(engine))
        child.answer(line(message(1, "movies/nowPlaying", {"provider": "tmdb"})))
        return child

    def asked(self):
        return sum(request["path"] == "/movie/popular" for request in self.upstream.requests)


def page(number, **params):
    return line(message(1, "movies/popular", {"page": number} | params))


def p50(child, numbers, **params):
    times = []
    for number in numbers:
        request = page(number, **params)
        start = time.perf_counter()
        child.answer(request)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def processor(child, requests):
    before = child.cpu_seconds()
    for request in requests:
        child.answer(request)
    return (child.cpu_seconds() - before) / len(requests)


def rows(effort):
    with Engine() as engine:
        yield from kept(effort, engine)
        yield from permitted(effort, engine)
        yield from on_one_machine(effort)
        for processes in (1, 8, 32):
            yield from crowd(processes, None)
            yield from crowd(processes, engine)


def kept(effort, engine):
    """The answers are those that another process has asked for: of another machine, or of the same one, whose file has
    them. Each is asked for once, in turns, so that both read and map it, and then again from memory, where it is mapped
    already."""
    engine.command("FLUSHALL")
    numbers = range(1, effort.of(300) + 2)
    with World() as world, world.process(0, engine) as one, world.process(1, engine) as two, \
            world.process(0, engine) as beside:
        p50(one, numbers)
        count = world.asked()
        turns = [(p50(two, [number]), p50(beside, [number]), p50(two, [number])) for number in numbers]
        first, known, again = (statistics.median(times) * 1000 for times in zip(*turns))
        size = len(json.dumps(tmdb_page(500, {}))) / 1000
        if world.asked() != count:
            raise RuntimeError("the upstream was asked for what the fleet has")
    yield Row(f"a page ({size:.1f} kB) that the fleet has kept, the first time: p50", first, "ms",
              "the same kept by another process of the machine", known, "at most 0.3 ms more", first - known <= 0.3)
    yield Row("the same", first, "ms", "again, from memory", again)


def permitted(effort, engine):
    """Requests that the upstream is asked for in any case: what the permission adds; and with the flight and the value."""
    numbers = range(1, effort.of(300) + 2)

    def measured(engine, params):
        if engine:
            engine.command("FLUSHALL")
        with World() as world, world.process(0, engine) as child:
            return p50(child, numbers, **params) * 1000
    for what, params in (("permitted by the fleet", {"cache": "reload"}), ("that is new to the fleet", {})):
        alone, fleet = effort.medians(lambda: measured(None, params), lambda: measured(engine, params))
        yield Row(f"a request to the upstream {what}: p50", fleet, "ms", "the same on one machine", alone)


def on_one_machine(effort):
    numbers = range(1, max(effort.of(PAGES), 100) + 1)
    requests = [line(message(1, method, {"page": number})) for method in LISTS for number in numbers]

    def measured(shares):
        with World() as world, world.process(shares=shares) as child:
            return processor(child, requests) * 1e6

    # Nothing may be stored, and one title is learnt.
    videos = [line(message(1, "movies/videos", {"id": f"tmdb:{number}"})) for number in range(1, 3 * len(numbers) + 1)]

    def permission(shares):
        with World("no-store") as world, world.process(shares=shares) as child:
            return processor(child, videos) * 1e6
    shared, alone = effort.medians(lambda: permission(True), lambda: permission(False))
    yield Row("processor time of a request to the upstream, its rate, outages and flight shared on the machine", shared,
              "us", "the same without", alone)
    shared, alone = effort.medians(lambda: measured(True), lambda: measured(False))
    yield Row("the same of a list, its answer stored and its titles learnt", shared, "us", "the same, not shared", alone)


def crowd(processes, engine):
    """Each process asks for the same pages, in one go and in an order of its own."""
    pages = 60
    if engine:
        engine.command("FLUSHALL")
    with World() as world:
        children = []
        for number in range(processes):
            machine = world.machines[number % MACHINES if engine else 0]
            order = [1 + (page * 7 + number * 11) % pages for page in range(pages)]
            requests = b"".join(line(message(id, "movies/popular", {"page": page, "timeoutMilliseconds": 120_000}))
                                for id, page in enumerate(order))
            child = subprocess.Popen(
                [MARQUEE, "--cache-dir", machine, "--drain", "120"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, env=environment(machine, **world.variables(engine)))
            thread = threading.Thread(
                target=lambda child=child, requests=requests: check(child.communicate(requests)[0], pages))
            thread.start()
            children.append(thread)
        for thread in children:
            thread.join()
        distinct = world.asked() / pages
    where = f"on {min(processes, MACHINES)} machines of a fleet" if engine else "on one machine"
    yield Row(f"requests upstream per distinct page, {processes} processes {where}", distinct, "requests",
              target="1", met=distinct == 1)


def check(output, pages):
    answers = [json.loads(text) for text in output.splitlines()]
    if len(answers) != pages or not all("result" in answer for answer in answers):
        raise RuntimeError("not every request was answered")
