# SPDX-License-Identifier: MIT
"""Watches: how many requests they take, how soon an event is at the client, and what they cost while nothing happens."""

import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from libraries import preload
from load.child import HERE, MARQUEE, Child
from load.messages import line, message, ping
from report import Row

DAY = "2090-11-21"
SHOWINGS = 59
QUARTER = 2.5  # requests a second: a quarter of what AMC allows
WATCHES, THEATRES = 1000, 100
LATER = 600  # seconds after which everything is due


class World(contextlib.ExitStack):
    """An upstream, and a state folder that processes share."""

    def __init__(self, *arguments, rate="0"):
        super().__init__()
        self.server = self.enter_context(subprocess.Popen(
            [sys.executable, os.path.join(HERE, "watch_server.py"), *map(str, arguments)], stdout=subprocess.PIPE))
        self.callback(self.server.kill)
        self.base = f"http://127.0.0.1:{int(self.server.stdout.readline())}"
        self.state = self.enter_context(tempfile.TemporaryDirectory(prefix="marquee-"))
        self.rate = rate

    def process(self, later=0, rate=None):
        """A process whose clock is this many seconds ahead, once it answers."""
        clock = os.path.join(self.state, "clock")
        with open(clock, "w") as file:
            file.write(str(later))
        child = Child(MARQUEE, "--state-dir", self.state, variables={
            "MARQUEE_AMC_URL": self.base, "MARQUEE_AMC_KEY": "benchmark", "MARQUEE_AMC_RATE": rate or self.rate,
            **preload("moving_clock", CLOCK=clock)})
        child.answer(line(ping(1)))
        return child

    def log(self):
        with urllib.request.urlopen(f"{self.base}/log") as answer:
            return json.load(answer)


def ask(child, method, params, id=1):
    answer = child.answer(line(message(id, method, params)))
    if "result" not in answer:
        raise RuntimeError(f"{method}: {answer}")
    return answer["result"]


def wait_until(condition, seconds):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("what was waited for does not happen")
        time.sleep(0.05)


def rows(effort):
    yield from seats_of_a_day()
    yield from many_on_few()
    yield from latency(effort)


def seats_of_a_day():
    with World(SHOWINGS) as world:
        with world.process() as child:
            for number in range(1, SHOWINGS + 1):
                ask(child, "watch/add", {"kind": "seats", "showtimeId": f"amc:{77 * 100_000 + number}", "partySize": 2})
        before = len(world.log())
        seen = lambda: [entry for entry in world.log()[before:] if "seating-layouts" in entry[1]]
        # With the rate that AMC has.
        with world.process(later=LATER, rate="10"):
            wait_until(lambda: len(seen()) >= SHOWINGS, 120)
            times = [when for when, _ in world.log()[before:]]
            paths = [path for _, path in world.log()[before:]]
    once = len(paths) == len(set(paths))
    taken = times[-1] - times[0]
    yield Row(f"a pass over the seats of {SHOWINGS} showings of a day, at a quarter of AMC's rate", taken, "s",
              "its requests at that rate", len(times) / QUARTER, "within 60 s, each request once", taken <= 60 and once)


def many_on_few():
    with World(20) as world:
        with world.process() as child:
            for number in range(WATCHES):
                theatre = number % THEATRES + 1
                minutes = number // THEATRES
                ask(child, "watch/add", {"kind": "showings", "theatreId": f"amc:{theatre}", "date": DAY,
                                         "after": f"{minutes // 60:02}:{minutes % 60:02}"})
        before = len(world.log())
        with world.process(later=LATER) as child:
            due = lambda: sum(watch["lastCheckedAt"] == watch["createdAt"]
                              for watch in ask(child, "watch/list", {})["items"])
            wait_until(lambda: due() == 0, 120)
            count = len(world.log()) - before
            yield Row(f"a pass over {WATCHES:,} watches on {THEATRES} days", count, "requests", "", None,
                      "one for each day", count == THEATRES)
            time.sleep(5)
            start, used = time.monotonic(), child.cpu_seconds()
            time.sleep(20)
            share = (child.cpu_seconds() - used) / (time.monotonic() - start)
            yield Row(f"memory with {WATCHES:,} watches", child.status("VmRSS"), "MiB")
            yield Row("processor time with these, checks included", share * 100, "%", "", None, "below 0.1 %", share < 0.001)


def latency(effort):
    times = []
    with World(20, "moves") as world, world.process() as child:
        ask(child, "watch/add", {"kind": "showings", "theatreId": "amc:1", "date": DAY})
        os.write(child.input, line(message(9, "watch/follow", {"after": 0, "partialResultToken": "t"})))
        for number in range(effort.of(200)):
            os.write(child.input, line(message(2, "watch/update", {"id": "watch:1", "name": f"turn {number}"})))
            received = time_of_event(child)
            times.append(received - world.log()[-1][0])
    middle = statistics.median(times)
    yield Row("an upstream's answer to the event at the client, p50", middle * 1000, "ms", "", None, "within 5 ms",
              middle <= 0.005)


def time_of_event(child):
    received = b""
    while b'"kind":"showingAdded"' not in received:
        received += os.read(child.output, 1 << 20)
    return time.time()
