# SPDX-License-Identifier: MIT
"""Many processes that ask one upstream for many pages at once, and what the upstream has seen of it."""

import collections
import json
import random
import subprocess
import tempfile
import threading
import time

from backend import MARQUEE, environment
from upstream import Upstream, tmdb_page


class Crowd:
    """A part of a test case. `answer` may be replaced."""

    PROCESSES = 8
    RATE = 50
    requests = 640

    def setUp(self):
        self.times, self.lateness = [], 0
        ended = threading.Event()
        noting = threading.Thread(target=self.note_lateness, args=(ended,))
        noting.start()
        self.addCleanup(noting.join)
        self.addCleanup(ended.set)
        self.upstream = self.enterContext(Upstream(self.answer))
        self.distinct = min(self.requests // 4, 500)  # pages, of which TMDB gives 500

    def note_lateness(self, ended):
        """How late a thread of this process has come to its turn: so long after it was sent may a request be noted."""
        start = time.monotonic()
        while not ended.wait(0.01):
            self.lateness = max(self.lateness, time.monotonic() - start - 0.01)
            start = time.monotonic()

    def home(self):
        """A machine: what processes share on one is in a folder below."""
        return self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))

    def answer(self, path, query, number):
        self.times.append(time.monotonic())  # before the answer, and so within what the rate allows
        time.sleep(0.02)
        content = {"genres": []} if path.startswith("/genre/") else tmdb_page(500, query)
        return 200, content, {"Cache-Control": "max-age=3600"}

    def variables(self):
        return {"MARQUEE_TMDB_URL": self.upstream.base, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_TMDB_RATE": str(self.RATE)}

    def start(self, seed, home, **variables):
        """A process that is given its share of the requests, and a thread that collects its answers."""
        random.seed(seed)
        pages = [1 + number % self.distinct for number in range(self.requests)][seed::self.PROCESSES]
        # Each asks for others at first, and for the same in the end.
        pages = [1 + (page + random.randrange(3)) % self.distinct for page in pages]
        pages += range(1, self.distinct + 1, 4)
        random.shuffle(pages)
        requests = "".join(json.dumps({"jsonrpc": "2.0", "id": id, "method": "movies/popular",
                                       "params": {"page": page, "timeoutMilliseconds": 120_000}}) + "\n"
                           for id, page in enumerate(pages))
        process = subprocess.Popen(
            [MARQUEE, "--drain", "120"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, env=environment(home, **self.variables(), **variables))
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

    def check_all(self, running):
        for _, thread, pages, answers in running:
            thread.join()
            self.check_answers(pages, answers)

    def most_in_a_second(self, length=1):
        times = sorted(self.times)
        return max(sum(start <= moment < start + length for moment in times[index:index + 4 * self.RATE])
                   for index, start in enumerate(times))

    def asked(self):
        return collections.Counter((request["path"], tuple(sorted(request["query"].items())))
                                   for request in self.upstream.requests)

    def check_each_was_asked_once(self, running, but=0):
        # The names of genres are given up after two seconds, which a busy machine may take, and then requested again.
        again = [(request, count) for request, count in self.asked().items()
                 if count > 1 and not request[0].startswith("/genre/")]
        self.assertLessEqual(len(again), but, again)
        self.assertLessEqual({count for _, count in again}, {2})
        asked = {int(dict(query)["page"]) for path, query in self.asked() if path == "/movie/popular"}
        self.assertEqual(asked, {page for _, _, pages, _ in running for page in pages})

    def wait_until_asked(self, count):
        deadline = time.monotonic() + 120
        while len(self.times) < count:
            self.assertLess(time.monotonic(), deadline, f"{len(self.times)} requests of {count} came")
            time.sleep(0.01)
