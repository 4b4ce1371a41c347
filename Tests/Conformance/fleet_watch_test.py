# SPDX-License-Identifier: MIT
"""Watches of machines, which here are separate folders, in a fleet with a real `redis-server`: each machine has its own
watches and its own log, and what several ask at once is one request."""

import os
import sqlite3
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

    def test_what_an_earlier_version_heard_of_another_machine_is_paused_with_the_reason(self):
        home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        machine = self.machine(home)
        for name, before in (("own", "22:00"), ("theirs", "23:00")):
            machine.result("watch/add", SHOWINGS | {"name": name, "before": before})
        machine.close_input()
        machine.wait()
        self.as_before(os.path.join(home, ".local/state/marquee/watches.sqlite"))
        machine = self.machine(home)
        own, theirs = machine.result("watch/list")["items"]
        self.assertEqual((own["status"], theirs["status"]), ("active", "paused"))
        self.assertIn("An earlier version shared it", own["note"])
        self.assertIn("Another machine of the fleet added it", theirs["note"])
        self.assertNotIn("nextCheckAt", theirs)
        resumed = machine.result("watch/update", {"id": theirs["id"], "paused": False})
        self.assertEqual(resumed["status"], "active")
        self.assertNotIn("note", resumed)
        # Another machine's cursor is no place in this log.
        self.assertTrue(machine.result("watch/events", {"after": (5 << 17) + 1})["gap"])

    def as_before(self, path):
        """Turns the file into one of the release before, in which the second watch came from another machine."""
        file = sqlite3.connect(path)
        file.executescript("""
            ALTER TABLE watches DROP COLUMN origin;
            ALTER TABLE watches ADD COLUMN identity TEXT NOT NULL DEFAULT '';
            ALTER TABLE watches ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
            ALTER TABLE watches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
            UPDATE watches SET identity = lower(hex(randomblob(8))), told = 1;
            UPDATE watches SET created_at = created_at - 3600 WHERE id = 2;
            CREATE UNIQUE INDEX watches_identity ON watches (identity);
            CREATE INDEX watches_untold ON watches (id) WHERE told < edition;
            CREATE TABLE removals (id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, edition INTEGER NOT NULL,
                told INTEGER NOT NULL);
            CREATE TABLE fleet (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, turn INTEGER NOT NULL,
                forgotten INTEGER NOT NULL DEFAULT 0);
            INSERT INTO fleet VALUES (1, 'a', 9, 0);
            CREATE INDEX events_at ON events (at);
            DROP TRIGGER event_added;
            DROP TRIGGER event_deleted;
            UPDATE watches SET state = (SELECT state FROM states WHERE states.id = watches.id);
            DROP TABLE states;
            DROP TABLE log;
            PRAGMA user_version = 4;
            """)
        file.close()


if __name__ == "__main__":
    unittest.main()
