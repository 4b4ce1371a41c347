# SPDX-License-Identifier: MIT
"""Watches of machines, which here are separate folders, that share by a real `redis-server`: one machine asks, and each
has all watches and each event once in its log, whatever happens to the others and to the engine. It is one log: whoever
goes on at another machine with the cursor of the last event misses nothing."""

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
        cursors = [item["cursor"] for item in items]
        self.assertEqual(cursors, sorted(set(cursors)))
        return [(item["kind"], int((item.get("after") or item["before"])["showing"]["id"].split(":")[2])) for item in items]

    def wait_for_log(self, machine, log):
        self.wait_for(lambda: len(self.log(machine)) >= len(log), f"{log} did not happen")
        self.assertEqual(self.log(machine), log)

    def cursors(self, machine):
        return [item["cursor"] for item in machine.result("watch/events")["items"]]

    def wait_for_one_log(self, machines, count):
        """Until all have so many events, which have the same cursors."""
        for machine in machines:
            self.wait_for(lambda: len(self.cursors(machine)) >= count, f"{count} events did not happen")
            self.assertEqual(self.cursors(machine), self.cursors(machines[0]))

    def kill(self, machine):
        machine.signal(signal.SIGKILL)
        machine.wait()
        self.engine.command("PEXPIRE", "marquee:1:asker", "1")  # as if a minute had passed

    def follow(self, machine, cursor):
        """The showings that were added since a cursor, once there are any, and the cursor to go on from."""
        answer = machine.result("watch/follow", {"after": cursor})
        self.assertNotIn("gap", answer)
        self.assertEqual({item["kind"] for item in answer["items"]}, {"showingAdded"})
        return [int(item["after"]["showing"]["id"].split(":")[2]) for item in answer["items"]], answer["cursor"]

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

    # Whoever goes on at another machine

    def fleet(self):
        """Three machines that know a watch."""
        machines = [self.machine(self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))) for _ in range(3)]
        machines[0].result("watch/add", SHOWINGS | {"name": "one"})
        for machine in machines:
            self.assertEqual(self.names(machine), ["one"])
        return machines

    def test_a_follower_that_changes_machines_hears_each_event_once(self):
        machines, heard, cursor = self.fleet(), [], 0
        for number in range(3, 15):
            # The one that changes the watch, the one that is read and the one that is killed change, too.
            self.check_now(machines[number % 3], *range(1, number + 1))
            if number % 4 == 0:
                killed = number // 4 % 3
                self.kill(machines[killed])
                machines[killed] = self.machine(machines[killed].folder)
            elif number % 4 == 2:
                self.wait_for_one_log(machines, number - 2)
                self.engine.command("FLUSHALL")
            numbers, cursor = self.follow(machines[(number + 1) % 3], cursor)
            heard += numbers
            self.assertEqual(heard, list(range(3, number + 1)))
        self.wait_for_one_log(machines, len(heard))
        self.assertEqual(self.cursors(machines[0])[-1], cursor)

    def test_a_machine_that_is_killed_when_it_has_told_hears_that_itself(self):
        machines = self.fleet()
        for number in range(3, 9):
            told = self.engine.command("HVALS", "marquee:1:outcomes")
            killed = number % 3
            self.check_now(machines[killed], *range(1, number + 1))
            self.wait_for(lambda: self.engine.command("HVALS", "marquee:1:outcomes") != told, "nobody tells")
            self.kill(machines[killed])
            machines[killed] = self.machine(machines[killed].folder)
            self.wait_for_one_log(machines, number - 2)

    def test_without_the_engine_some_events_come_twice_and_none_is_lost(self):
        one, two, three = self.fleet()
        self.check_now(one, 1, 2, 3)
        self.wait_for_one_log((one, two, three), 1)
        self.engine.kill()
        self.check_now(one, 1, 2, 3, 4)
        self.wait_for(lambda: len(self.cursors(one)) == 2, "it doesn't ask by itself")
        numbers, cursor = self.follow(one, self.cursors(one)[0])
        self.assertEqual(numbers, [4])
        self.check_now(two, 1, 2, 3, 4, 5)
        self.wait_for(lambda: len(self.cursors(two)) == 3, "it doesn't ask by itself")
        # The other has found 4, too, and 5; what both were told last comes again.
        numbers, cursor = self.follow(two, cursor)
        self.assertEqual(numbers, [3, 4, 5])
        self.engine.start()
        self.check_now(three, 1, 2, 3, 4, 5, 6)
        heard = []
        for machine in (three, one, two):
            self.wait_for(lambda: len(self.cursors(machine)) == 4, "not all events are here")
            numbers, cursor = self.follow(machine, cursor) if 6 not in heard else ([], cursor)
            heard += numbers
        self.assertEqual(sorted(set(heard) | {3, 4, 5}), [3, 4, 5, 6])
        # From now on it is one log again.
        for machine in (one, two, three):
            self.wait_for(lambda: machine.result("server/status")["sharing"]["fleet"]["health"] == "healthy", "it is alone")
        self.check_now(one, 1, 2, 3, 4, 5, 6, 7)
        for machine in (one, two, three):
            self.wait_for(lambda: len(self.cursors(machine)) == 5, "nothing was found")
        self.assertEqual(len({self.cursors(machine)[-1] for machine in (one, two, three)}), 1)
        cursor = self.cursors(one)[-1]
        self.check_now(two, 1, 2, 3, 4, 5, 6, 7, 8)
        for machine in (one, two, three):
            self.assertEqual(self.follow(machine, cursor)[0], [8])

    def test_what_a_machine_can_not_hear_any_more_is_a_gap(self):
        one, two, three = self.fleet()
        self.check_now(one, 1, 2, 3)
        self.wait_for_one_log((one, two, three), 1)
        cursor = self.cursors(one)[0]
        self.kill(three)
        # It comes, is told, and is gone, as is what was told.
        self.check_now(one, 1, 2, 3, 4)
        self.wait_for_one_log((one, two), 2)
        self.check_now(one, 1, 2, 3)
        self.wait_for_one_log((one, two), 3)
        self.engine.command("FLUSHALL")
        for machine in (one, two):
            self.assertEqual(self.names(machine), ["one"])
        three = self.machine(three.folder)
        answer = three.result("watch/follow", {"after": cursor})
        self.assertTrue(answer["gap"])
        self.assertTrue(three.result("watch/events", {"after": cursor})["gap"])
        self.check_now(two, 1, 2, 3, 5)
        for machine in (one, two, three):
            self.assertEqual(self.follow(machine, answer["cursor"])[0], [5])

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
            if key.split(":")[2] in ("asker", "watches", "changed", "findings", "outcomes", "order", "turns"):
                self.engine.command("DEL", key)
                self.engine.command("RPUSH", key, "someone", "else")
        one.result("watch/add", SHOWINGS | {"name": "two"})
        self.wait_for(lambda: self.names(two) == ["one", "two"], "nothing is told any more")
        self.engine.command("HSET", "marquee:1:watches", "x", "no number")
        self.engine.command("ZADD", "marquee:1:changed", "1e9", "x")
        self.engine.command("ZADD", "marquee:1:order", "1e9", "x")
        one.result("watch/add", SHOWINGS | {"name": "some"})
        self.wait_for(lambda: self.names(two) == ["one", "two", "some"], "nothing is told any more")
        self.engine.command("HSET", "marquee:1:turns", "turn", "nan", "dropped", "inf")
        self.engine.command("ZADD", "marquee:1:order", "1e300", "x")
        one.result("watch/add", SHOWINGS | {"name": "three"})
        self.wait_for(lambda: self.names(two) == ["one", "two", "some", "three"], "nothing is told any more")


if __name__ == "__main__":
    unittest.main()
