# SPDX-License-Identifier: MIT
"""Several processes of one user: to an upstream they are as one. `SHARING_REQUESTS` sets how many requests all of them
make together; 4000 is the number that a change of the sharing should be tried with."""

import collections
import json
import os
import random
import subprocess
import tempfile
import threading
import time
import unittest

from backend import MARQUEE, Backend, environment
from upstream import Upstream, tmdb_page

PROCESSES = 8
REQUESTS = int(os.environ.get("SHARING_REQUESTS", 640))
DISTINCT = min(REQUESTS // 4, 500)  # pages, of which TMDB gives 500
RATE = 50


class SharingTest(unittest.TestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        self.times = []
        self.upstream = self.enterContext(Upstream(self.answer))

    def answer(self, path, query, number):
        self.times.append(time.monotonic())  # before the answer, and so within what the rate allows
        time.sleep(0.02)
        content = {"genres": []} if path.startswith("/genre/") else tmdb_page(500, query)
        return 200, content, {"Cache-Control": "max-age=3600"}

    def variables(self):
        return {"MARQUEE_TMDB_URL": self.upstream.base, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_TMDB_RATE": str(RATE)}

    def start(self, seed):
        """A process that is given its share of the requests, and a thread that collects its answers."""
        random.seed(seed)
        pages = [1 + number % DISTINCT for number in range(REQUESTS)][seed::PROCESSES]
        # Each asks for others at first, and for the same in the end.
        pages = [1 + (page + random.randrange(3)) % DISTINCT for page in pages] + list(range(1, DISTINCT + 1, 4))
        random.shuffle(pages)
        requests = "".join(json.dumps({"jsonrpc": "2.0", "id": id, "method": "movies/popular",
                                       "params": {"page": page, "timeoutMilliseconds": 120_000}}) + "\n"
                           for id, page in enumerate(pages))
        process = subprocess.Popen([MARQUEE, "--drain", "120"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True, env=environment(self.home, **self.variables()))
        self.addCleanup(lambda: (process.kill(), process.wait()))
        answers = []
        thread = threading.Thread(target=lambda: answers.extend(process.communicate(requests)[0].splitlines()))
        thread.start()
        return process, thread, pages, answers

    def check_answers(self, pages, answers):
        pages_of_answers = {}
        for line in answers:
            answer = json.loads(line)
            self.assertIn("result", answer)
            pages_of_answers[answer["id"]] = answer["result"]["page"]
        self.assertEqual(pages_of_answers, dict(enumerate(pages)))

    def most_in_a_second(self, length=1):
        times = sorted(self.times)
        return max(sum(start <= moment < start + length for moment in times[index:index + 4 * RATE])
                   for index, start in enumerate(times))

    def asked(self):
        return collections.Counter((request["path"], tuple(sorted(request["query"].items())))
                                   for request in self.upstream.requests)

    def test_together_they_keep_to_the_rate_and_ask_for_each_page_once(self):
        running = [self.start(seed) for seed in range(PROCESSES)]
        for _, thread, pages, answers in running:
            thread.join()
            self.check_answers(pages, answers)
        self.assertEqual([asked for asked in self.asked().items() if asked[1] > 1], [])
        asked = {int(dict(query)["page"]) for path, query in self.asked() if path == "/movie/popular"}
        self.assertEqual(asked, {page for _, _, pages, _ in running for page in pages})
        self.assertLessEqual(self.most_in_a_second(), RATE)

    def test_killing_half_of_them_changes_nothing_for_the_others(self):
        running = [self.start(seed) for seed in range(PROCESSES)]
        while len(self.times) < DISTINCT // 3:
            time.sleep(0.01)
        doomed = random.sample(running, PROCESSES // 2)
        for process, *_ in doomed:
            process.kill()
        for one in running:
            one[1].join()
            if one not in doomed:
                self.check_answers(one[2], one[3])
        # What they had in flight, or not yet written down, is asked for again: eight requests at a time each.
        again = sum(count - 1 for count in self.asked().values())
        self.assertLessEqual(again, len(doomed) * 16)
        # A request may leave a killed process later than its permission.
        self.assertLessEqual(self.most_in_a_second(0.95), RATE)

    def test_which_sharing_is_in_force_is_told(self):
        options = dict(sandbox=False, variables={"HOME": self.home} | self.variables())
        with Backend(**options) as backend:
            self.assertEqual(backend.result("server/status")["sharing"], {"scope": "unused"})
            backend.result("movies/popular")
            self.assertEqual(backend.result("server/status")["sharing"], {"scope": "machine"})
        path = os.path.join(self.home, ".cache/marquee/sharing")
        with open(path, "r+b") as file:
            file.write(b"\xff")
        with Backend(**options) as backend:
            backend.result("movies/popular", {"page": 2})
            sharing = backend.result("server/status")["sharing"]
            self.assertEqual(sharing["scope"], "process")
            self.assertIn(path, sharing["reason"])
            self.assertEqual(backend.standard_error().count("newer version"), 1)
        done = subprocess.run([MARQUEE, "doctor"], capture_output=True, text=True,
                              env=environment(self.home, **self.variables()))
        self.assertRegex(done.stdout, r"note +sharing +each process keeps its own rates: .*newer version")


if __name__ == "__main__":
    unittest.main()
