# SPDX-License-Identifier: MIT
"""The complete path to a real HTTP upstream and back: paging, keys, faults."""

import json
import os
import subprocess
import tempfile
import threading
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment
from upstream import Upstream, amc_page, tmdb_page

KEY = "a-key/that+no=one%guesses"


class ReplayTest(unittest.TestCase):
    def call(self, upstream, *words, **variables):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        log = os.path.join(home.name, "log")
        done = subprocess.run(
            [MARQUEE, "--log-file", log, "--log-level", "debug", "call", *words], capture_output=True, timeout=PATIENCE,
            env=environment(
                home.name, MARQUEE_AMC_URL=upstream.base, MARQUEE_AMC_KEY=KEY, MARQUEE_AMC_RATE="0", **variables))
        with open(log, "rb") as file:
            seen = done.stdout + done.stderr + file.read()
        for form in (KEY, "a-key%2Fthat%2Bno%3Done%25guesses"):
            self.assertNotIn(form.encode(), seen)
        return done

    def test_every_row_comes_and_the_key_is_seen_upstream_only(self):
        with Upstream(lambda path, query, number: (200, amc_page(45, query))) as upstream:
            done = self.call(upstream, "movies/nowPlaying", "--stream")
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            items = [json.loads(line) for line in done.stdout.splitlines()]
            self.assertEqual([item["id"] for item in items], [f"amc:movie:{number}" for number in range(1, 46)])
            self.assertEqual(items[6]["amc"]["unheardOf"], {"kept": [7]})
            self.assertTrue(upstream.requests)
            for request in upstream.requests:
                self.assertEqual(request["path"], "/v2/movies/views/now-playing")
                self.assertEqual(request["headers"]["X-AMC-Vendor-Key"], KEY)

    def test_a_page_alone(self):
        with Upstream(lambda path, query, number: (200, amc_page(45, query))) as upstream:
            page = json.loads(self.call(upstream, "movies/nowPlaying", '{"page":3,"pageSize":20}').stdout)
        self.assertEqual([item["id"] for item in page["items"]], [f"amc:movie:{number}" for number in range(41, 46)])
        self.assertEqual((page["totalResults"], page["totalPages"], page["previousPage"]), (45, 3, 2))
        self.assertNotIn("nextPage", page)

    def test_an_odd_row_is_skipped_and_counted(self):
        def movies(number):
            return {"id": None, "name": 7} if number == 3 else {"id": number, "name": f"Film {number}"}

        with Upstream(lambda path, query, number: (200, amc_page(5, query, movies))) as upstream:
            page = json.loads(self.call(upstream, "movies/nowPlaying").stdout)
        self.assertEqual([item["id"] for item in page["items"]], ["amc:movie:1", "amc:movie:2", "amc:movie:4", "amc:movie:5"])
        self.assertEqual(page["skipped"], 1)

    def test_an_upstream_that_repeats_the_key_is_not_repeated(self):
        body = {"errors": [{"code": 1, "message": f"The key {KEY} is not valid."}]}
        with Upstream(lambda path, query, number: (400, body)) as upstream:
            done = self.call(upstream, "movies/nowPlaying")
        error = json.loads(done.stderr)
        self.assertEqual((done.returncode, error["code"], error["data"]["kind"]), (1, -32011, "credentialsRejected"))
        self.assertEqual((error["data"]["httpStatus"], error["data"]["upstreamCode"]), (400, 1))

    def test_a_missing_key_says_what_to_do(self):
        with Upstream(lambda path, query, number: (200, amc_page(5, query))) as upstream:
            home = tempfile.TemporaryDirectory()
            self.addCleanup(home.cleanup)
            done = subprocess.run([MARQUEE, "call", "movies/nowPlaying"], capture_output=True, timeout=PATIENCE,
                                  env=environment(home.name, MARQUEE_AMC_URL=upstream.base))
        error = json.loads(done.stderr)
        self.assertEqual((error["code"], error["data"]["kind"]), (-32010, "credentialsMissing"))
        self.assertIn("MARQUEE_AMC_KEY", error["data"]["hint"])
        self.assertIn("--sandbox", error["data"]["hint"])
        self.assertEqual(upstream.requests, [])

    def test_a_fault_that_passes_is_told_and_survived(self):
        def answer(path, query, number):
            if query.get("page-number") == "2" and not failed:
                failed.append(number)
                return 503, {"errors": []}, {"Retry-After": "0"}
            return 200, amc_page(45, query)

        failed = []
        with Upstream(answer) as upstream, self.backend(upstream) as backend:
            message, before = backend.answer(backend.start("movies/nowPlaying", {"partialResultToken": "t"}))
        values = [notice["params"]["value"] for notice in before]
        faults = [value for value in values if value["kind"] == "error"]
        self.assertEqual([(fault["page"], fault["willRetry"]) for fault in faults], [(2, True)])
        self.assertEqual([value["page"] for value in values if value["kind"] == "page"], [1, 2, 3])
        self.assertEqual(message["result"]["itemCount"], 45)

    def test_a_stream_that_fails_says_where_to_go_on(self):
        broken = [True]

        def answer(path, query, number):
            if query.get("page") == "4" and broken[0]:
                return 422, {"status_code": 20, "status_message": "Invalid."}
            return 200, tmdb_page(6, query)

        with Upstream(answer) as upstream, self.backend(upstream) as backend:
            params = {"query": "film", "partialResultToken": "t"}
            message, before = backend.answer(backend.start("search/movies", params))
            values = [notice["params"]["value"] for notice in before]
            self.assertEqual([(value["kind"], value["page"]) for value in values],
                             [("page", 1), ("page", 2), ("page", 3), ("error", 4)])
            self.assertFalse(values[3]["willRetry"])
            data = message["error"]["data"]
            self.assertEqual((data["delivered"], data["resumeFromPage"]), ({"pageCount": 3, "itemCount": 60}, 4))
            broken[0] = False
            message, more = backend.answer(backend.start("search/movies", params | {"page": data["resumeFromPage"]}))
            values += [notice["params"]["value"] for notice in more]
            self.assertEqual([value["page"] for value in values if value["kind"] == "page"], [1, 2, 3, 4, 5, 6])
            ids = [item["id"] for value in values if value["kind"] == "page" for item in value["items"]]
            self.assertEqual(ids, [f"tmdb:movie:{number}" for number in range(1, 121)])
            self.assertTrue(message["result"]["complete"])

    def test_500_pages_give_each_row_once_in_memory_that_does_not_grow(self):
        with Upstream(lambda path, query, number: (200, tmdb_page(500, query))) as upstream:
            with self.backend(upstream) as backend:
                id = backend.start("movies/popular", {"partialResultToken": "t"})
                ids, marks = [], {}
                while "method" in (message := backend.receive()):
                    ids += [item["id"] for item in message["params"]["value"]["items"]]
                    marks[message["params"]["value"]["page"]] = backend.resident()
                self.assertEqual((message["id"], message["result"]["pageCount"]), (id, 500))
                self.assertEqual(ids, [f"tmdb:movie:{number}" for number in range(1, 10_001)])
                self.assertLess(marks[500] - marks[100], 16 << 20)

    def test_a_slow_upstream_is_given_up_in_time(self):
        release = threading.Event()

        def answer(path, query, number):
            release.wait(PATIENCE)
            return 200, amc_page(5, query)

        with Upstream(answer) as upstream, self.backend(upstream) as backend:
            error = backend.error("movies/nowPlaying", {"timeoutMilliseconds": 200})
            release.set()
        self.assertEqual((error["code"], error["data"]["kind"]), (-32017, "timedOut"))

    def test_an_upstream_that_is_not_there(self):
        with Upstream(lambda path, query, number: (200, {})) as upstream:
            pass
        with self.backend(upstream) as backend:
            error = backend.error("movies/nowPlaying", {"timeoutMilliseconds": 5000})
        self.assertEqual((error["code"], error["data"]["kind"]), (-32014, "upstreamUnreachable"))

    def backend(self, upstream):
        return Backend(sandbox=False, variables={
            "MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": KEY, "MARQUEE_AMC_RATE": "0",
            "MARQUEE_TMDB_URL": upstream.base, "MARQUEE_TMDB_KEY": KEY, "MARQUEE_TMDB_RATE": "0"})
