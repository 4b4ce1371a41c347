# SPDX-License-Identifier: MIT
"""A system that was out of threads for a moment (`ulimit -u`): whichever thread it doesn't give, each request is
answered, and what can be done without that thread is done."""

import unittest

from backend import Backend, EndOfOutput
from libraries import preload

# Of each thing that may have a thread of its own, one.
REQUESTS = (("search/movies", {"query": "batman"}), ("suggestions/list", {}), ("suggestions/complete", {"query": "batm"}),
            ("images/fetch", {"id": "tmdb:movie:268", "type": "poster"}), ("watch/list", {}), ("movies/nowPlaying", {}))


class FewThreadsTest(unittest.TestCase):
    def test_one_that_is_not_given(self):
        for number in range(1, 40):
            variables = preload("few_threads", REFUSED=str(number))
            with self.subTest(number=number), Backend("--log-level", "debug", variables=variables) as backend:
                if not self.answers_all(backend):
                    continue
                backend.close_input()
                self.assertEqual(backend.wait(), 0)
                if "no thread" not in backend.standard_error():
                    return
        self.fail("it asks for very many threads")

    def answers_all(self, backend):
        try:
            ids = [backend.start(method, params | {"timeoutMilliseconds": 10_000}) for method, params in REQUESTS]
            answers = [backend.receive() for _ in ids]
        except (EndOfOutput, BrokenPipeError):
            # Without a thread for the signals or for the output it can't run, and says so.
            self.assertIn(backend.wait(), (1, 2))
            self.assertGreater(len(backend.standard_error().splitlines()), 1)
            return False
        self.assertEqual(sorted(answer["id"] for answer in answers), ids)
        for answer in answers:
            if "error" in answer:
                self.assertTrue(answer["error"]["data"]["retryable"], answer)
        # The log begins with the line that had no thread, or a later one.
        self.assertIn("debug", backend.standard_error())
        return True
