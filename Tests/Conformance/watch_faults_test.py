# SPDX-License-Identifier: MIT
"""What happens to watches must be told once, whatever happens to the processes and to their file."""

import json
import os
import resource
import signal
import sqlite3
import tempfile
import time
import unittest

from backend import PATIENCE, Backend
from libraries import preload
from theatre import SHOWINGS, Theatre

YEAR = 365 * 86_400


def memory(backend):
    """The resident size in bytes."""
    with open(f"/proc/{backend.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class WatchFaultsTest(unittest.TestCase):
    def setUp(self):
        self.theatre = Theatre()
        self.enterContext(self.theatre)
        self.addCleanup(self.theatre.free.set)
        self.state = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        self.clocks = 0

    def backend(self, clock=None):
        """A process with a clock on the wall that is this many seconds off."""
        variables = self.theatre.variables
        if clock is not None:
            self.clocks += 1
            self.clock = os.path.join(self.state, f"clock-{self.clocks}")
            self.set_clock(clock)
            variables |= preload("moving_clock", CLOCK=self.clock)
        return self.enterContext(Backend("--state-dir", self.state, sandbox=False, variables=variables))

    def set_clock(self, seconds):
        with open(self.clock + ".new", "w") as file:
            file.write(str(seconds))
        os.rename(self.clock + ".new", self.clock)

    def watched(self, backend):
        self.theatre.show(1, 2)
        backend.result("watch/add", SHOWINGS)

    def numbers(self, backend):
        """The showings of all events."""
        return [event["after"]["showing"]["id"] for event in backend.result("watch/events")["items"]]

    def follow(self, backend):
        """The first event of the log, as soon as there is one."""
        return backend.answer(backend.start("watch/follow", {"after": 0}))[0]["result"]["items"][0]

    def test_a_suspended_process_that_wakes_up_tells_nothing_twice(self):
        first = self.backend()
        self.watched(first)
        self.theatre.show(1, 2, 3)
        self.theatre.hold()
        first.result("watch/update", {"id": "watch:1", "name": "once"})
        self.assertTrue(self.theatre.asked.wait(30), "nothing was asked")
        first.signal(signal.SIGSTOP)
        self.theatre.free.set()
        # To this one the other has been silent for too long.
        second = self.backend(clock=60)
        self.assertEqual(self.follow(second)["after"]["showing"]["id"], "amc:showtime:3")
        first.signal(signal.SIGCONT)
        # It still works, but what it found is known.
        first.result("watch/check", {"id": "watch:1"})
        self.assertEqual(self.numbers(first), ["amc:showtime:3"])
        self.theatre.show(1, 2, 3, 4)
        first.result("watch/check", {"id": "watch:1"})
        self.assertEqual(self.numbers(second), ["amc:showtime:3", "amc:showtime:4"])

    def test_a_clock_that_is_set_back_stops_nothing(self):
        """Regression: what was planned by the old clock was checked a year late."""
        backend = self.backend(clock=0)
        self.watched(backend)
        self.theatre.show(1, 2, 3)
        self.set_clock(-YEAR)
        self.assertEqual(self.follow(backend)["cursor"], 1)
        watch = backend.result("watch/get", {"id": "watch:1"})
        self.assertLess(watch["lastCheckedAt"], watch["createdAt"])
        self.assertEqual(self.numbers(backend), ["amc:showtime:3"])

    def test_a_clock_that_is_a_year_ahead_erases_no_event(self):
        """Regression: one check by it erased five events that nobody had read."""
        backend = self.backend()
        self.watched(backend)
        for count in range(3, 8):
            self.theatre.show(*range(1, count + 1))
            backend.result("watch/check", {"id": "watch:1"})
        numbers = [f"amc:showtime:{number}" for number in range(3, 8)]
        self.assertEqual(self.numbers(backend), numbers)
        ahead = self.backend(clock=YEAR)
        self.theatre.show(*range(1, 9))
        ahead.result("watch/check", {"id": "watch:1"})
        for each in (ahead, backend, self.backend()):
            self.assertEqual(self.numbers(each), [*numbers, "amc:showtime:8"])
            self.assertNotIn("gap", each.result("watch/events", {"after": 0}))
        # Nor does it when it is right again.
        self.theatre.show(*range(1, 10))
        backend.result("watch/check", {"id": "watch:1"})
        self.assertEqual(self.numbers(backend), [*numbers, "amc:showtime:8", "amc:showtime:9"])

    def test_more_than_is_allowed_is_refused_with_the_limit(self):
        backend = self.backend()
        self.watched(backend)
        other = SHOWINGS | {"after": "18:00"}
        for copies, padding, limit in ((999, 0, 1000), (499, 40_000, 16 << 20)):
            with self.subTest(limit=limit):
                self.copy_watch(copies, padding)
                for _ in range(2):
                    error = backend.error("watch/add", other)
                    self.assertEqual((error["code"], error["data"].get("limit")), (-32803, limit), error)
                # What is there already is no addition, and where something goes there is room.
                self.assertTrue(backend.result("watch/add", SHOWINGS)["existing"])
                self.copy_watch(300, padding)
                added = backend.result("watch/add", other)
                backend.result("watch/remove", {"id": added["id"]})

    def copy_watch(self, count, padding):
        """Replaces all watches but the first by copies of it that have ended, with definitions that are longer by some
        blanks."""
        with sqlite3.connect(os.path.join(self.state, "watches.sqlite")) as database:
            names = [row[1] for row in database.execute("PRAGMA table_info(watches)") if row[1] != "id"]
            changed = {"content": "content || printf('%*s', ?, '')", "standing": "2", "next_check_at": "NULL"}
            values = [changed.get(name, name) for name in names]
            database.execute("DELETE FROM watches WHERE id > 1")
            database.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO watches "
                f"(id, {', '.join(names)}) SELECT i, {', '.join(values)} FROM n, watches WHERE id = 1", (count + 1, padding))
        database.close()

    def test_a_gap_is_as_short_with_many_watches(self):
        """Regression: each follower got all of them with their items; 8 of 1,000 watches took 2 GB."""
        backend = self.backend()
        self.theatre.show(*range(1, 40))
        for hour in range(6, 22):
            backend.result("watch/add", SHOWINGS | {"after": f"{hour:02}:00"})
        backend.start("watch/follow", {"after": 1_000_000, "partialResultToken": "t"})
        self.assertLess(len(backend.receive_text()), 200)
        page = backend.result("watch/list", {"limit": 5})
        self.assertEqual((len(page["items"]), page["complete"]), (5, False))

    def test_what_a_full_disk_refuses_is_told_later(self):
        backend = self.backend()
        self.watched(backend)
        self.theatre.show(1, 2, 3)
        process, (soft, hard) = backend.process.pid, resource.prlimit(backend.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
        self.assertEqual(backend.error("watch/check", {"id": "watch:1"})["data"]["kind"], "requestFailed")
        self.assertEqual(backend.result("watch/events")["items"], [])
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))
        backend.result("watch/check", {"id": "watch:1"})
        self.assertEqual(self.numbers(backend), ["amc:showtime:3"])

    def test_a_client_that_reads_nothing_costs_nothing(self):
        """It is served from the log by its cursor: what it has not read is in no memory."""
        backend = self.backend()
        self.watched(backend)
        self.theatre.show(1, 2, 3)
        backend.result("watch/check", {"id": "watch:1"})
        count, before = 20_000, memory(backend)
        with sqlite3.connect(os.path.join(self.state, "watches.sqlite")) as database:
            database.execute("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                             "INSERT INTO events (watch, at, content) SELECT watch, at, content FROM n, events "
                             "WHERE cursor = 1", (count,))
        database.close()
        asked = backend.start("watch/follow", {"after": 0, "partialResultToken": "t", "limit": count})
        # It has begun once another process has the log's end and this one has sent what fits into the pipe.
        self.assertEqual(self.backend().result("watch/events", {"after": count - 1})["cursor"], count)
        self.assertLess(memory(backend) - before, 16 << 20)
        # Not checked against the contract, which would take minutes.
        parts = [json.loads(backend.receive_text()) for _ in range(count)]
        self.assertEqual([part["params"]["value"]["event"]["cursor"] for part in parts], [*range(1, count + 1)])
        self.assertEqual(backend.answer(asked)[0]["result"]["itemCount"], count)
        self.assertLess(memory(backend) - before, 24 << 20)

    def test_who_follows_hears_that_watches_changed_and_that_all_is_quiet(self):
        """The second takes a minute, which is how long a bookmark waits."""
        backend = self.backend()
        self.watched(backend)
        self.theatre.show(1, 2, 3)
        backend.result("watch/check", {"id": "watch:1"})
        backend.start("watch/follow", {"after": 0, "partialResultToken": "t"})
        self.assertEqual(self.part(backend)["event"]["cursor"], 1)
        backend.start("watch/add", SHOWINGS | {"before": "23:00"})
        self.assertEqual(self.part(backend), {"kind": "bookmark", "cursor": 1, "watchesChanged": True})
        self.assertEqual(self.part(backend, patience=90), {"kind": "bookmark", "cursor": 1})

    def part(self, backend, patience=PATIENCE):
        """What `watch/follow` sends next, whatever else is answered before."""
        while (message := backend.receive(patience)).get("method") != "$/progress":
            pass
        return message["params"]["value"]

    def test_what_a_lock_refuses_is_told_later(self):
        backend = self.backend()
        self.watched(backend)
        self.theatre.show(1, 2, 3)
        database = sqlite3.connect(os.path.join(self.state, "watches.sqlite"), isolation_level=None)
        database.execute("begin immediate")
        error = backend.error("watch/check", {"id": "watch:1"})
        self.assertEqual((error["data"]["kind"], error["data"]["retryable"]), ("requestFailed", True))
        database.close()
        backend.result("watch/check", {"id": "watch:1"})
        self.assertEqual(self.numbers(backend), ["amc:showtime:3"])

    def test_a_client_that_begins_during_a_lock_gets_the_events_after_it(self):
        with self.backend() as first:
            self.watched(first)
        database = sqlite3.connect(os.path.join(self.state, "watches.sqlite"), isolation_level=None)
        database.execute("pragma locking_mode = exclusive")
        database.execute("begin exclusive")
        database.execute("select count(*) from watches").fetchall()
        backend = self.backend()
        backend.result("initialize", {"initializationOptions": {"notifications": ["watch/didChange"]}})
        # By now the feed of events couldn't read the file either.
        self.assertTrue(backend.error("watch/list")["data"]["retryable"])
        database.close()
        events, showing = [], 2
        while not events and showing < 60:
            showing += 1
            self.theatre.show(*range(1, showing + 1))
            _, events = backend.answer(backend.start("watch/check", {"id": "watch:1"}))
            events += backend.answer(backend.start("server/ping"))[1]
            time.sleep(0.1)
        self.assertEqual({event["method"] for event in events}, {"watch/didChange"})

    def test_a_file_that_is_damaged_while_it_is_in_use_harms_nothing_else(self):
        backend = self.backend()
        self.watched(backend)
        path = os.path.join(self.state, "watches.sqlite")
        with open(path, "r+b") as file:
            file.write(b"\xff" * os.path.getsize(path))
        for name in (path + "-wal", path + "-shm"):
            with open(name, "r+b") as file:
                file.write(b"\xff" * os.path.getsize(name))
        backend.request("watch/list")
        self.assertTrue(backend.result("server/ping")["pong"])
        # Whoever comes next finds a new file, and says that the old one is set aside.
        other = self.backend()
        self.assertEqual(other.result("watch/list")["items"], [])
        self.assertEqual(other.result("watch/add", SHOWINGS)["id"], "watch:1")
        self.assertTrue([name for name in os.listdir(self.state) if name.startswith("watches.sqlite.")])
