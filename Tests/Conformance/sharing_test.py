# SPDX-License-Identifier: MIT
"""Several processes of one user: to an upstream they are as one. `SHARING_REQUESTS` sets how many requests all of them
make together; 4000 is the number that a change of the sharing should be tried with."""

import os
import random
import signal
import subprocess
import threading
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment
from crowd import Crowd


class SharingTest(Crowd, unittest.TestCase):
    requests = int(os.environ.get("SHARING_REQUESTS", 640))

    def setUp(self):
        super().setUp()
        self.machine = self.home()
        self.gate, self.arrival = threading.Event(), threading.Event()
        self.gate.set()

    def answer(self, path, query, number):
        if path == "/movie/popular" and not self.arrival.is_set():
            self.arrival.set()
            self.gate.wait(60)
        return super().answer(path, query, number)

    def test_together_they_keep_to_the_rate_and_ask_for_each_page_once(self):
        running = [self.start(seed, self.machine) for seed in range(self.PROCESSES)]
        self.check_all(running)
        self.check_each_was_asked_once(running)
        self.assertLessEqual(self.most_in_a_second(), self.RATE)

    def test_killing_half_of_them_changes_nothing_for_the_others(self):
        running = [self.start(seed, self.machine) for seed in range(self.PROCESSES)]
        self.wait_until_asked(self.distinct // 3)
        doomed = random.sample(running, self.PROCESSES // 2)
        for process, *_ in doomed:
            process.kill()
        for one in running:
            one[1].join()
            if one not in doomed:
                self.check_answers(one[2], one[3])
        # What they had in flight, or not yet written down, is asked for again: eight requests at a time each.
        again = sum(count - 1 for count in self.asked().values())
        self.assertLessEqual(again, len(doomed) * 16)
        # A request may leave a killed process later than its permission, and be noted later than it arrives.
        self.assertLessEqual(self.most_in_a_second(max(0.95 - self.lateness, 0.1)), self.RATE)

    def test_a_process_that_is_stopped_while_it_holds_a_flight_holds_nobody_up(self):
        self.gate.clear()
        self.addCleanup(self.gate.set)
        options = dict(sandbox=False, variables={"HOME": self.machine} | self.variables())
        with Backend(**options) as stopped, Backend(**options) as other:
            held = stopped.start("movies/popular")
            self.arrival.wait(30)
            stopped.signal(signal.SIGSTOP)
            # It waits for two seconds without a sign of life, and not until its time is nearly over.
            asked = other.start("movies/popular", {"timeoutMilliseconds": 300_000})
            self.assertEqual(other.answer(asked, 2 * PATIENCE)[0]["result"]["page"], 1)
            self.gate.set()
            stopped.signal(signal.SIGCONT)
            self.assertEqual(stopped.answer(held)[0]["result"]["page"], 1)
            self.assertEqual(other.result("movies/popular", {"page": 2})["page"], 2)

    def test_which_sharing_is_in_force_is_told(self):
        options = dict(sandbox=False, variables={"HOME": self.machine} | self.variables())
        with Backend(**options) as backend:
            self.assertEqual(backend.result("server/status")["sharing"], {"scope": "unused"})
            backend.result("movies/popular")
            self.assertEqual(backend.result("server/status")["sharing"], {"scope": "machine"})
        path = os.path.join(self.machine, ".cache/marquee/sharing")
        with open(path, "r+b") as file:
            file.write(b"\xff")
        with Backend(**options) as backend:
            backend.result("movies/popular", {"page": 2})
            sharing = backend.result("server/status")["sharing"]
            self.assertEqual(sharing["scope"], "process")
            self.assertIn(path, sharing["reason"])
            self.assertEqual(backend.standard_error().count("newer version"), 1)
        done = subprocess.run([MARQUEE, "doctor"], capture_output=True, text=True,
                              env=environment(self.machine, **self.variables()))
        self.assertRegex(done.stdout, r"note +sharing +each process keeps its own rates: .*newer version")


if __name__ == "__main__":
    unittest.main()
