# SPDX-License-Identifier: MIT
"""The upstream goes away for a minute during a mixed load and comes back: once killed, so that it refuses
connections, and once frozen, so that it accepts them and sends nothing. Reads of cached responses go on, marked
stale; the others fail, and quickly once the circuit has opened; both changes are notified; everything recovers by
itself."""

import tempfile
import time

from client import Client
from requests_of_all_kinds import ids, rows
from upstream_process import UpstreamProcess

CACHED = 10  # pages that are asked for again and again
PAUSE = 0.02  # seconds between requests
BEFORE = 4  # seconds of load while all is well, before and after
COOL_DOWN = 5  # seconds until a circuit that opened tries again
FAST = 1  # second


def run(short, seed):
    outages = [("killed", 8, 2.5)] if short else [("killed", 60, 4), ("frozen", 60, 12)]
    seen, problems = [], []
    for kind, seconds, settling in outages:
        with UpstreamProcess(seed=seed, max_age=1, latency=0.005) as upstream, \
                tempfile.TemporaryDirectory(prefix="marquee-") as home, \
                Client(home, variables=upstream.variables(0)) as client:
            load = Load(client)
            outage = Outage(load, upstream, frozen=kind == "frozen")
            seen.append(f"{kind} for {seconds} s: " + outage.run(seconds, settling))
            problems += [f"{kind}: {problem}" for problem in client.problems]
    return " ".join(seen), problems


class Load:
    """Half of the requests are for cached pages, half for movies that have not been requested yet."""

    def __init__(self, client):
        self.client = client
        self.movie = 0
        self.cached, self.new = [], []

    def run(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.cached.append(self.page(len(self.cached) % CACHED + 1))
            self.new.append(self.next_movie())
            pause = time.monotonic() + PAUSE
            while (left := pause - time.monotonic()) > 0:
                self.client.pump(left)
            self.client.is_stuck()

    def page(self, number):
        return self.client.start("movies/popular", {"page": number}, lambda page, _: rows(page) == ids("tmdb", number))

    def next_movie(self):
        self.movie += 1
        number = self.movie
        return self.client.start("movies/get", {"id": f"tmdb:movie:{number}"}, lambda movie, _: movie["title"] == f"Film {number}")


class Outage:
    def __init__(self, load, upstream, frozen):
        self.load, self.client, self.upstream = load, load.client, upstream
        self.begin, self.end = (upstream.freeze, upstream.thaw) if frozen else (upstream.kill, upstream.start)

    def run(self, seconds, settling):
        client, load = self.client, self.load
        client.initialize("server/didChangeHealth")
        load.run(BEFORE)
        client.drain()
        self.expect_all_well("before")
        files = client.open_files()

        load.cached, load.new = [], []
        down = time.monotonic()
        self.begin()
        load.run(seconds)
        up = time.monotonic()
        self.end()
        cached, new = load.cached, load.new
        load.cached, load.new = [], []
        load.run(COOL_DOWN + BEFORE)
        client.drain()
        # From here on it must work again; a probe may still have been on its way to the frozen upstream.
        load.cached, load.new = [], []
        load.run(BEFORE)
        client.drain()
        self.expect_all_well("after")

        late = [call for call in cached + new if down + settling < call.started < up - 0.5]
        lost = [call for call in cached if call.outcome != "result"]
        fresh = [call for call in cached if call in late and call.outcome == "result" and not call.answer["result"].get("stale")]
        found = [call for call in new if call in late and call.outcome == "result"]
        times = sorted(call.seconds for call in late if call.seconds is not None)
        slow = [call for call in late if call.seconds is None or call.seconds > FAST]
        if lost:
            client.complain(f"{len(lost)} cached reads failed: {lost[0].answer}")
        if fresh:
            client.complain(f"{len(fresh)} cached reads are not marked stale")
        if found:
            client.complain(f"{len(found)} movies came from nowhere")
        # One request per cool-down is the probe and waits, and so do all requests for the same resource: at most one
        # page.
        if len(slow) > 2 * (seconds / COOL_DOWN + 1) + len(late) / 2 / CACHED:
            client.complain(f"{len(slow)} of {len(late)} requests took over {FAST} s, the slowest {times[-1]:.1f} s")
        healths = [message["params"]["health"] for _, message in client.notifications]
        if healths[:1] != ["down"] or healths[-1:] in ([], ["down"]):
            client.complain(f"the health was told as {healths}")
        if client.open_files() > files + 4:
            client.complain(f"{client.open_files()} files are open, where there were {files}")
        told = client.notifications[0][0] - down if client.notifications else float("nan")
        recovered = client.notifications[-1][0] - up if client.notifications else float("nan")
        return (f"{len(cached)} cached reads went on, {len(new)} others failed; told as {' then '.join(healths)} after {told:.1f} s "
                f"and {recovered:.1f} s; once settled p50 {times[len(times) // 2] * 1000:.0f} ms, "
                f"slowest {times[-1]:.1f} s.")

    def expect_all_well(self, when):
        bad = [call for call in self.load.cached + self.load.new if call.outcome != "result"]
        stale = [call for call in self.load.cached if call.outcome == "result" and call.answer["result"].get("stale")]
        if bad or stale:
            self.client.complain(f"{when} the outage {len(bad)} failed and {len(stale)} were stale: {bad[:1] and bad[0].answer}")
