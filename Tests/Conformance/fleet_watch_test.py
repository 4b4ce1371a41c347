# SPDX-License-Identifier: MIT
"""Watches of machines, which here are separate folders, in a fleet with a real `redis-server`: each machine has its own
watches and its own log, and what several ask at once is one request."""

import os
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
        return self.enterContext(Backend(sandbox=False, variables=self.theatre.variables | LOADER | {
            "MARQUEE_FLEET": self.engine.url} | ({"HOME": home} if home else {})))

    def added(self, *names):
        """A machine for each name, which watches by that name."""
        machines = [self.machine() for _ in names]
        for machine, name in zip(machines, names):
            machine.result("watch/add", SHOWINGS | {"name": name})
        return machines

    def names(self, machine):
        return [item["name"] for item in machine.result("watch/list")["items"]]

    def showings(self, machine):
        items = machine.result("watch/events")["items"]
        return [(item["cursor"], item["after"]["showing"]["id"]) for item in items]

    def day_requests(self):
        return sum("showtimes" in request["path"] for request in self.theatre.requests)

    def check_all(self, machines):
        """Lets all machines check at once, and returns how many requests that took."""
        count = self.day_requests()
        self.theatre.hold()
        checks = [(machine, machine.start("watch/check", {"id": "watch:1"})) for machine in machines]
        self.assertTrue(self.theatre.asked.wait(PATIENCE))
        time.sleep(0.5)
        self.theatre.free.set()
        for machine, check in checks:
            self.assertIn("result", machine.answer(check)[0])
        return self.day_requests() - count

    def test_each_machine_has_its_own(self):
        one, two = self.added("one", "two")
        self.assertEqual((self.names(one), self.names(two)), (["one"], ["two"]))
        self.theatre.show(1, 2, 3)
        one.result("watch/check", {"id": "watch:1"})
        self.assertEqual((self.showings(one), self.showings(two)), ([(1, "amc:showtime:3")], []))
        two.result("watch/remove", {"id": "watch:1"})
        self.assertEqual((self.names(one), self.names(two)), (["one"], []))
        kinds = {key.split(":")[2] for key in self.engine.keys("marquee:1:*")}
        shared = {"members", "rejoined", "expected", "outages", "tokens", "rate", "flight", "answer"}
        self.assertLessEqual(kinds, shared)

    def test_what_several_ask_at_once_is_one_request(self):
        machines = self.added("one", "two", "three")
        self.theatre.show(1, 2, 3)
        time.sleep(1.1)  # times are whole seconds: within one an answer may be the one that is known
        self.assertEqual(self.check_all(machines), 1)
        for machine in machines:
            self.assertEqual(self.showings(machine), [(1, "amc:showtime:3")])

    def test_machines_plan_the_same_question_for_the_same_second(self):
        seconds = []
        for machine in self.added("one", "two"):
            machine.result("watch/update", {"id": "watch:1", "every": 3600})
            machine.result("watch/check", {"id": "watch:1"})
            seconds.append(machine.result("watch/get", {"id": "watch:1"})["nextCheckAt"][14:])
        self.assertEqual(seconds[0], seconds[1])

    def test_without_the_engine_a_machine_goes_on(self):
        one, two = self.added("one", "two")
        self.engine.kill()
        self.theatre.show(1, 2, 3)
        for machine in (one, two):
            machine.result("watch/check", {"id": "watch:1"})
            self.assertEqual(self.showings(machine), [(1, "amc:showtime:3")])


if __name__ == "__main__":
    unittest.main()
