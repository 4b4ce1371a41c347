# SPDX-License-Identifier: MIT
"""Watches of machines, which here are separate folders, that share by a real `redis-server`: one machine asks, and each
has all watches and each event once in its log, whatever happens to the others and to the engine."""

import os
import signal
import tempfile
import time
import unittest

from backend import PATIENCE, Backend
from engine import Engine
from theatre import SHOWINGS, Theatre

LOADER = {"LD_LIBRARY_PATH": os.environ["HIREDIS"]} if "HIREDIS" in os.environ else {}


class FleetWatchTest(unittest.TestCase):
    def setUp(self):
        self.theatre = self.enterContext(Theatre())
        self.engine = self.enterContext(Engine())
        self.theatre.show(1, 2)

    def machine(self, home=None):
        backend = self.enterContext(Backend(sandbox=False, variables=self.theatre.variables | LOADER | {
            "MARQUEE_FLEET": self.engine.url} | ({"HOME": home} if home else {})))
        backend.folder = home or backend.home.name
        return backend

    def wait_for(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.05)

    def log(self, machine, **of):
        """What has happened, as (kind, showing)."""
        items = machine.result("watch/events", of)["items"]
        if not of:
            self.assertEqual([item["cursor"] for item in items], list(range(1, len(items) + 1)))
        return [(item["kind"], int((item.get("after") or item["before"])["showing"]["id"].split(":")[2])) for item in items]

    def wait_for_log(self, machine, log):
        self.wait_for(lambda: len(self.log(machine)) >= len(log), f"{log} did not happen")
        self.assertEqual(self.log(machine), log)

    def names(self, machine):
        return [item["name"] for item in machine.result("watch/list")["items"]]

    def check_now(self, machine, *numbers):
        """Lets the machine that asks find these showings."""
        self.theatre.show(*numbers)
        machine.result("watch/update", {"id": "watch:1", "once": False})

    def day_requests(self):
        return sum("showtimes" in request["path"] for request in self.theatre.requests)

    def added(self, name="one"):
        """Two machines that know a watch, and the time of its last check. The first one asks."""
        one, two = self.machine(), self.machine()
        one.result("watch/add", SHOWINGS | {"name": name})
        self.wait_for(lambda: self.engine.command("EXISTS", "marquee:1:asker") == "1", "nobody asks")
        self.asker = self.engine.command("GET", "marquee:1:asker")
        self.assertEqual(self.names(two), [name])
        return one, two

    def test_what_one_finds_is_told_once_by_each(self):
        one, two = self.added()
        following = two.start("watch/follow", {"after": 0})
        count = self.day_requests()
        self.check_now(two, 1, 2, 3)
        event = two.answer(following)[0]["result"]["items"][0]
        self.assertEqual((event["kind"], event["after"]["showing"]["id"]), ("showingAdded", "amc:showtime:3"))
        self.wait_for_log(one, [("showingAdded", 3)])
        self.assertEqual(self.day_requests(), count + 1)
        # It is known when the others have checked, and what they have found.
        known = [machine.result("watch/get", {"id": "watch:1"}) for machine in (one, two)]
        self.assertEqual(known[0]["now"], known[1]["now"])
        self.check_now(one, 1, 2)
        for machine in (one, two):
            self.wait_for_log(machine, [("showingAdded", 3), ("showingRemoved", 3)])
        self.assertEqual(self.day_requests(), count + 2)
        for key in self.engine.keys():
            self.assertNotEqual(self.engine.command("PTTL", key), "-1", f"{key} stays for ever")

    def test_a_machine_that_is_killed_is_succeeded_within_a_minute(self):
        one, two = self.added()
        one.signal(signal.SIGKILL)
        one.wait()
        self.assertLess(int(self.engine.command("PTTL", "marquee:1:asker")), 60_000)
        self.engine.command("PEXPIRE", "marquee:1:asker", "1")  # that time has passed
        self.check_now(two, 1, 2, 3)
        self.wait_for_log(two, [("showingAdded", 3)])
        # It comes back, and has missed nothing.
        self.wait_for_log(self.machine(one.folder), [("showingAdded", 3)])

    def test_one_that_ends_leaves_to_the_other_at_once(self):
        one, two = self.added()
        one.close_input()
        one.wait()
        self.assertNotEqual(self.engine.command("GET", "marquee:1:asker"), self.asker)
        self.check_now(two, 1, 2, 3)
        self.wait_for_log(two, [("showingAdded", 3)])

    def test_a_machine_that_was_away_hears_of_each_change(self):
        one, _ = self.added()
        home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        third = self.machine(home)
        self.assertEqual(self.names(third), ["one"])
        third.close_input()
        third.wait()
        self.check_now(one, 1, 2, 3)
        self.wait_for_log(one, [("showingAdded", 3)])
        self.check_now(one, 1, 2)
        self.wait_for_log(one, [("showingAdded", 3), ("showingRemoved", 3)])
        self.wait_for_log(self.machine(home), [("showingAdded", 3), ("showingRemoved", 3)])

    def test_an_engine_that_is_restarted_loses_and_doubles_nothing(self):
        one, two = self.added()
        self.check_now(one, 1, 2, 3)
        log = [("showingAdded", 3)]
        for machine in (one, two):
            self.wait_for_log(machine, log)
        self.engine.kill()
        # Each goes on by itself, and what is added meanwhile is told later.
        self.check_now(one, 1, 2, 3, 4)
        log.append(("showingAdded", 4))
        self.wait_for_log(one, log)
        two.result("watch/add", SHOWINGS | {"name": "later"})
        self.assertEqual(self.names(one), ["one"])
        self.engine.start()
        for machine in (one, two):
            self.wait_for(lambda: self.names(machine) == ["one", "later"], "a watch is lost")
        self.check_now(two, 1, 2, 3, 4, 5)
        log.append(("showingAdded", 5))
        for machine in (one, two):
            self.wait_for(lambda: log[-1] in self.log(machine, watchIds=["watch:1"]), "nobody asks any more")
            self.assertEqual(self.log(machine, watchIds=["watch:1"]), log)

    def test_what_is_changed_or_removed_here_is_so_there(self):
        one, two = self.added()
        two.result("watch/update", {"id": "watch:1", "name": "renamed", "paused": True})
        self.assertEqual(self.names(one), ["renamed"])
        self.assertEqual(one.result("watch/get", {"id": "watch:1"})["status"], "paused")
        two.result("watch/add", SHOWINGS | {"name": "another"})
        self.assertEqual(self.names(one), ["renamed", "another"])
        one.result("watch/remove", {"id": "watch:1"})
        self.assertEqual(self.names(two), ["another"])
        # Someone who was told of nothing does not bring it back.
        self.engine.command("FLUSHALL")
        self.assertEqual((self.names(two), self.names(one)), (["another"], ["another"]))

    def test_someone_elses_data_is_ignored(self):
        one, two = self.added()
        for key in self.engine.keys("marquee:1:*"):
            if key.split(":")[2] in ("asker", "watches", "outcomes", "changed", "turns"):
                self.engine.command("DEL", key)
                self.engine.command("RPUSH", key, "someone", "else")
        one.result("watch/add", SHOWINGS | {"name": "two"})
        self.wait_for(lambda: self.names(two) == ["one", "two"], "nothing is told any more")
        self.engine.command("HSET", "marquee:1:watches", "x", "no number")
        self.engine.command("ZADD", "marquee:1:changed", "1e9", "x")
        one.result("watch/add", SHOWINGS | {"name": "three"})
        self.wait_for(lambda: self.names(two) == ["one", "two", "three"], "nothing is told any more")


if __name__ == "__main__":
    unittest.main()
